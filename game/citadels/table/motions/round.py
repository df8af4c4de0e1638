"""The course of a round: the first cards of a match, the characters that are dealt, passed on and swept up again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.citadels.table.draft import DraftCard
from game.citadels.table.motions.goods import GAIN
from game.citadels.table.motions.means import Means
from game.session.match import Shown
from game.table.hand import HandCard
from game.table.motion.flight import in_flight
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel
from game.ui.draw.sprites import Flight

DEAL_MS, DEAL_STAGGER, DEAL_ARC, DEAL_TURN = 280.0, 70.0, 60.0, 8.0
SWEEP_MS, KEEP_MS, PASS_MS = 460.0, 320.0, 380.0
FIRST_GOLD, COMES_MS = 2, 300.0
MOST_PASSED = 3


def first_cards(m: Means) -> Animation:
    """Everybody gets cards in turn, then gold: own cards are turned over as they come, others' stay backs."""
    players = m.board.model.players
    flights: list[Animation] = []
    own = [_dealt_to_me(m, spot) for spot in m.table.hand.cards]
    for place in range(max((player.hand for player in players), default=0)):
        for player in players:
            if m.board.panel(player.seat) is None:
                flights += own[place : place + 1]
            elif place < player.hand:
                flights.append(_dealt_to(m, player.seat))
    coins = [_first_gold(m, player.seat, player.gold) for player in players]
    return Chain([
        Call(lambda: m.ui.sound.play("" if m.muted else "shuffle")), Hold(COMES_MS),
        Parallel(flights, stagger=DEAL_STAGGER / 2), Parallel(coins, stagger=DEAL_STAGGER),
    ])  # fmt: skip


def _dealt_to_me(m: Means, spot: HandCard) -> Animation:
    """Face down for everybody while nobody has confirmed to be alone before the screen."""
    face = spot.picture if spot.card_id else m.back(spot.box.w)
    return m.card(face, m.board.deck(), spot.box, DEAL_MS * 1.3, arc=DEAL_ARC, turn=DEAL_TURN, lean=spot.rests_at,
                  back="district" if spot.card_id else "", done=m.hide(spot))  # fmt: skip


def _dealt_to(m: Means, seat: int) -> Animation:
    end = m.board.hand_of(seat).centered(34, 48)
    return m.card(m.back(), m.board.deck(), end, DEAL_MS, arc=DEAL_ARC, turn=DEAL_TURN, done=m.owe("hand", seat, 1))


def _first_gold(m: Means, seat: int, gold: int) -> Animation:
    bank, purse = m.board.purse(-1), m.board.purse(seat)
    flights = [
        m.fly(Flight([m.coin()], bank, purse, 420, 60, spins=1.5), m.owe("gold", seat, 1))
        for _coin in range(min(FIRST_GOLD, gold))
    ]
    return Parallel([Parallel(flights, stagger=55), Chain([Hold(420), m.figure(f"+{gold}", purse, GAIN)])])


def swept(m: Means, event: Shown) -> Animation | None:
    """The characters of the last round are swept up, face down, to be dealt anew."""
    middle = _pile(m)
    flights: list[Animation] = []
    for cards in m.board.before.roles.values():
        for box, card in cards:
            if box.w < 20:
                continue
            face = m.face(card, "small" if box.w >= 78 else "mini", box) if card else m.back(box.w, "character")
            if card:
                flights.append(m.away(face, box, middle, SWEEP_MS, kind="character", waits=False))
            else:
                flights.append(m.card(face, box, middle, SWEEP_MS))
    return Chain([m.sound(event), Parallel(flights, stagger=35)])


def _pile(m: Means) -> Box:
    """Where the characters lie that are dealt."""
    place = m.board.fan.box if m.board.fan.visible and m.board.fan.box.w > 60 else m.table.prompt.box
    return place.centered(60, 84)


def characters_dealt(m: Means, event: Shown) -> Animation | None:
    """Some are set aside, face up and face down; the rest goes to whoever wears the crown."""
    flights: list[Animation] = []
    for spot in m.board.discards.children if m.board.discards.visible else ():
        if spot.box.w < 8:
            continue
        show = m.hide(spot)  # type: ignore[arg-type]  # they are RoleSpots
        card = getattr(spot, "card", "")
        layout = "small" if spot.box.w >= 78 else "mini"
        picture = m.face(card, layout, spot.box) if card else m.back(spot.box.w, "character")
        flights.append(m.card(picture, _pile(m), spot.box, DEAL_MS, arc=DEAL_ARC, turn=DEAL_TURN,
                              back="character" if card else "", done=show))  # fmt: skip
    return Chain([m.sound(event), Parallel(flights, stagger=DEAL_STAGGER * 2), *_passed(m, _pile(m))])


def _passed(m: Means, start: Box) -> list[Animation]:
    """The characters go to whoever chooses next, as backs."""
    asked = m.table.flow.match.asked
    if asked is None or asked[1] != "draft":
        return []
    if m.table.offers is not None and m.board.fan.visible and m.board.fan.cards:
        return [_choices(m, start)]
    slots = m.board.fan.slots() if m.board.fan.visible else None
    if slots is not None:
        start, end = slots[0] or start, slots[1]
    else:
        end = m.board.role_place(int(asked[0])).centered(44, 62)
    back = m.back(60, "character")
    cards = [m.card(back, start.centered(60, 84).moved(index * 6, 0), end, PASS_MS) for index in range(MOST_PASSED)]
    return [Parallel(cards, stagger=45)]


def _choices(m: Means, start: Box) -> Animation:
    """The characters to choose from are dealt to the person before the screen, who alone sees their faces. Each face is
    put together when its turn comes."""

    def dealt(choice: DraftCard, lands: Callable[[], None]) -> Animation:
        wide = m.ui.px(choice.box.w)
        sides = [[in_flight(m.ui, side, wide)] for side in (choice.picture, m.back(choice.box.w, "character"))]
        return m.fly(Flight(sides[0], start, choice.box, PASS_MS, DEAL_ARC, back=sides[1], lean=choice.angle), lands)

    cards = [Chain([partial(dealt, choice, m.hide(choice))]) for choice in m.board.fan.cards]
    return Parallel(cards, stagger=DEAL_STAGGER)


def kept(m: Means, event: Shown) -> Animation | None:
    """A character is chosen in secret, or laid aside; the others are passed on."""
    seat = event.facts["seat"]
    here = m.board.role_place(seat)
    rank = event.facts.get("rank", 0)
    aside = event.word == "character_put_aside"
    end = m.board.discards.box.centered(44, 62) if aside else here.centered(min(60.0, here.w), min(84.0, here.h))
    if m.sees(seat) and rank in m.board.before.choices:
        box, picture = m.board.before.choices[rank]
        keeps = m.away(picture, box, end, KEEP_MS * 1.4, kind="character")
    else:
        keeps = m.card(m.back(60, "character"), here.centered(44, 62).moved(0, 30), end, KEEP_MS)
    return Chain([keeps, m.sound(event), *_passed(m, here)])


MAKERS = {
    "round_started": swept,
    "characters_dealt": characters_dealt,
    "character_kept": kept,
    "character_put_aside": kept,
}
