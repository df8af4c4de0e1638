"""What happens to characters: they are revealed, killed, bewitched, robbed and threatened; the crown; the spotlight."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.citadels.table import badges
from game.citadels.table.motions.cities import sheet
from game.citadels.table.motions.means import Means
from game.citadels.table.track import VEILS
from game.session.match import Shown
from game.table.motion import effects
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Chain, Hold, Parallel, back_out, bump, ease_in_out
from game.ui.draw.sprites import Flight

REVEAL_MS, CROWN_MS, MARK_MS, DRAIN_MS, SWAP_MS = 520.0, 700.0, 600.0, 320.0, 600.0
MOST_MARKS = 3
FLASH = 170  # of 255: how strong the gold is at the turn of a card


def revealed(m: Means, event: Shown) -> Animation | None:
    """The card turns over in a flash of gold, while its rank lights up in the call order; whoever holds it sees
    its face all the while."""
    seat, rank = event.facts["seat"], event.facts["rank"]
    light = _light(m, rank)
    spot = m.board.role_spot(seat, rank)
    if spot is None:
        return Parallel([m.sound(event), light])
    box = spot.box
    front = m.face(spot.card, "small" if box.w >= 78 else "mini", box)
    flow = m.table.flow
    back = front if flow.alone and seat == flow.viewer else m.back(box.w, "character")
    turns = m.flip(back, front, box, REVEAL_MS, m.hide(spot))
    flash = Chain([Hold(REVEAL_MS * 0.3), m.fade(_gold(m, box), box, REVEAL_MS * 0.5, lambda t: bump(t) * FLASH / 255)])
    return Parallel([m.sound(event), turns, flash, light])


def _gold(m: Means, box: Box) -> pygame.Surface:
    size = (m.ui.px(box.w), m.ui.px(box.h))

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(made, theme.GOLD_LIGHT, made.get_rect(), border_radius=max(3, round(size[0] * 0.07)))
        return made

    return m.ui.assets.keep(("flash", size), make)


def _light(m: Means, rank: int) -> Animation:
    tile = m.board.track.tile(rank).box
    return m.glow("glow_focus", tile, bump)


def resumed(m: Means, event: Shown) -> Animation | None:
    """The spell goes from the bewitched rank to whoever plays on in its place."""
    side = m.ui.px(56)
    token = badges.token(m.ui.assets, "bewitched", side)
    start = m.board.track.tile(event.facts["rank"]).box
    goes = m.fly(Flight([token], start, m.board.role_place(event.facts["seat"]), MARK_MS, 60))
    return Parallel([m.sound(event), goes])


def silent(m: Means, event: Shown) -> Animation | None:
    """The rank grows dark: nobody answers."""
    tile = m.board.track.tile(event.facts["rank"])
    if tile.tile.killed:
        return None
    return m.fade(_tile(m, event.facts["rank"]), tile.box, DRAIN_MS, lambda t: 1 - t)


def _tile(m: Means, rank: int, sign: str = "") -> pygame.Surface:
    """A rank as it looks before it is called, with a sign on it."""
    tile = m.board.track.tile(rank)
    face = m.ui.cards.surface(tile.tile.id, "call", tile.box.w, tile.box.h)

    def make() -> pygame.Surface:
        made = face.copy()
        part = 255 - VEILS["future"]
        made.fill((part, part, part, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if sign:
            place = tile.sign_box(sign).moved(-tile.box.x, -tile.box.y)
            badges.draw_sign(m.ui.canvas(made), sign, place)
        return made

    return m.ui.assets.keep(("uncalled", face, sign), make)


def crown(m: Means, event: Shown) -> Animation | None:
    """The crown rocks from one name to the other."""
    seat = event.facts["seat"]
    start, end = m.board.crown_place(event.facts["before"]), m.board.crown_place(seat)
    picture = m.ui.assets.source("ui/crown")
    widths = (34.0, 46.0, 56.0, 62.0, 62.0, 56.0, 46.0, end.w)
    pictures = [m.ui.assets.scaled("ui/crown", (m.ui.px(w), m.ui.px(w))) for w in widths] if picture else []
    m.lag.things.add(("crown", seat))

    def lands() -> None:
        m.lag.things.discard(("crown", seat))
        m.tick(seat)
        m.redraw(end)

    if not pictures:
        lands()
        return m.sound(event)
    flight = m.fly(Flight(pictures, start, end, CROWN_MS, 90, ease=_crown_ease, turn=12.0, rocks=4), lands)
    return Chain([flight, m.sound(event), *m.optional(effects.sparkle(m, end))])


def _crown_ease(t: float) -> float:
    """Travels, and overshoots a little at the end."""
    return back_out(ease_in_out(t)) if t < 1 else 1.0


# -- marks on ranks ----------------------------------------------------------------------------------------------------
def _mark(m: Means, actor: int, rank: int, sign: str, done: Callable[[], None] | None = None) -> Animation:
    """A token goes from its player to a rank; it lies there when it has landed."""
    tile = m.board.track.tile(rank)
    place = tile.sign_box(sign)
    widths = [64.0 + (place.w - 64.0) * step / 5 for step in range(6)]
    pictures = [badges.token(m.ui.assets, sign, m.ui.px(wide)) for wide in widths]
    m.lag.things.add(("sign", (rank, sign)))
    tile.invalidate()

    def lands() -> None:
        m.lag.things.discard(("sign", (rank, sign)))
        tile.invalidate()
        if done is not None:
            done()

    return m.fly(Flight(pictures, m.board.role_place(actor), place, MARK_MS, 40, ease=back_out), lands)


def killed(m: Means, event: Shown) -> Animation | None:
    """The dagger drops on the rank, which drains of its light."""
    rank = event.facts["rank"]
    tile = m.board.track.tile(rank)
    m.lag.things.add(("lit", rank))

    def drain() -> None:
        m.lag.things.discard(("lit", rank))
        tile.invalidate()

    falls = _mark(m, event.facts["seat"], rank, "killed", drain)
    return Chain([falls, m.sound(event), m.fade(_tile(m, rank, "killed"), tile.box, DRAIN_MS, lambda t: 1 - t)])


def marked(sign: str) -> Callable[[Means, Shown], Animation | None]:
    """A spell or a theft is laid on a rank."""

    def make(m: Means, event: Shown) -> Animation | None:
        return Chain([_mark(m, event.facts["seat"], event.facts["rank"], sign), m.sound(event)])

    return make


def dealt(name: str) -> Callable[[Means, Shown], Animation | None]:
    """Warrants or threats are dealt to ranks; their faces are shown only to those who know them."""

    def make(m: Means, event: Shown) -> Animation | None:
        faces = {tile.rank: getattr(tile, name) for tile in m.board.model.tiles}
        ranks = [rank for rank in event.facts["ranks"][:MOST_MARKS] if faces[rank]]
        flights = [_mark(m, event.facts["seat"], rank, f"{name}_{faces[rank]}") for rank in ranks]
        return Chain([Parallel(flights, stagger=110), m.sound(event)])

    return make


def threat_revealed(m: Means, event: Shown) -> Animation | None:
    """The threat is turned over before its victim: the flower, or nothing."""
    face = "real" if event.facts["flower"] else "blank"
    return Parallel([m.sound(event), sheet(m, "threat", face, event.facts["other"])])


def bribed(m: Means, event: Shown) -> Animation | None:
    """The threat is taken off the rank, unread."""
    tile = next((tile for tile in m.board.model.tiles if tile.state == "current"), None)
    if tile is None:
        return None
    place = m.board.track.tile(tile.rank).sign_box("threat_hidden")
    token = badges.token(m.ui.assets, "threat_hidden", m.ui.px(place.w))
    home = m.board.role_place(event.facts["other"])
    return Parallel([m.sound(event), m.fly(Flight([token], place, home, MARK_MS, 40, waits=True))])


def characters_swapped(m: Means, event: Shown) -> Animation | None:
    """The Theater: two characters change places face down."""
    a, b = event.facts["seat"], event.facts["other"]
    return Chain([Parallel([_goes_to(m, a, b, 70.0), _goes_to(m, b, a, -70.0)]), m.sound(event)])


def _goes_to(m: Means, giver: int, taker: int, arc: float) -> Animation:
    """A character goes to another player; the one who gets it turns it over, the one who gives it turned it down."""
    start, end, spot = m.board.role_place(giver), m.board.role_place(taker), m.board.last_role(taker)
    done = m.hide(spot) if spot is not None else None
    before = m.board.before.roles.get(giver, [])
    if spot is not None and m.sees(taker) and spot.card:
        face = m.face(spot.card, "small" if end.w >= 78 else "mini", end)
        return m.card(face, start, end, SWAP_MS, arc=arc, back="character", done=done)
    if m.sees(giver) and before and before[-1][1]:
        face = m.face(before[-1][1], "small" if start.w >= 78 else "mini", start)
        return m.away(face, start, end, SWAP_MS, kind="character", arc=arc, done=done)
    return m.card(m.back(max(start.w, end.w), "character"), start, end, SWAP_MS, arc=arc, done=done)


MAKERS = {
    "revealed": revealed,
    "heir_revealed": revealed,
    "killed_revealed": revealed,
    "resumed": resumed,
    "silent": silent,
    "crown_moved": crown,
    "killed": killed,
    "bewitched": marked("bewitched"),
    "theft_announced": marked("robbed"),
    "warrants_placed": dealt("warrant"),
    "threats_placed": dealt("threat"),
    "threat_revealed": threat_revealed,
    "bribed": bribed,
    "characters_swapped": characters_swapped,
}
