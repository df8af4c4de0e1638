"""How cards, rats and victory points come and go."""

from __future__ import annotations

from collections.abc import Callable

from game.rattus_cartus.table.motions.means import (
    CARD,
    Maker,
    Means,
    back,
    own_card,
    row_box,
    seen,
    small,
    token,
)
from game.session.match import Shown
from game.table.hand import HandCard
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Parallel, ease_out
from game.ui.draw.sprites import Flight, Sprite

DRAW_MS, DRAW_STAGGER, DRAW_ARC, DRAW_TURN = 280.0, 70.0, 50.0, 8.0
GIVE_MS, RAT_MS, FADE_MS, MARKER_MS = 420.0, 320.0, 320.0, 380.0
MOST_SHOWN = 8  # cards or rats that fly one by one; more land together with the last
GAIN, LOSS = theme.GOLD_LIGHT, theme.TARGET


def drew(m: Means, event: Shown) -> Animation | None:
    """Cards fly from the pile: own ones turn over into their groups, others' stay backs."""
    facts = event.facts
    return Parallel(
        [seen(m, event), comes(m, event, facts["seat"], facts.get("cards", ()), facts["count"], m.board.deck())]
    )


def took(m: Means, event: Shown) -> Animation | None:
    """Jokers and special cards come from their stack, open for all to see."""
    facts = event.facts
    start, seat = m.board.stock(facts["kind"]), facts["seat"]
    if m.sees(seat):
        return Parallel([seen(m, event), comes(m, event, seat, facts["cards"], len(facts["cards"]), start, open_=True)])
    face = m.face(m.board.card_id(facts["cards"][0]), "small", Box(0, 0, CARD, CARD * 1.4))
    end = small(m.board.hand_of(seat), CARD * 0.6)
    cards = facts["cards"]
    flights = [m.card(face, small(start), end, DRAW_MS * 1.5, arc=DRAW_ARC, done=_lands(m, event, seat, 1, at))
               for at, _card in enumerate(cards)]  # fmt: skip
    return Parallel([seen(m, event), Parallel(flights, stagger=DRAW_STAGGER)])


def comes(
    m: Means, event: Shown, seat: int, cards: tuple[int, ...] | list[int], count: int, start: Box, open_: bool = False,
) -> Animation:  # fmt: skip
    """Cards come into a hand."""
    own = [spot for card in cards if m.sees(seat) and (spot := own_card(m, card)) is not None]
    flights = [_into_hand(m, spot, start, open_=open_) for spot in own[:MOST_SHOWN]]
    if not flights:
        shown = min(count, MOST_SHOWN)
        end = small(m.board.hand_of(seat), CARD * 0.6)
        flights = [
            m.card(back(m), small(start), end, DRAW_MS, arc=DRAW_ARC, turn=DRAW_TURN, done=m.owe("hand", seat, one))
            for one in shares(count, shown)
        ]
    return Parallel([m.sound(event), Parallel(flights, stagger=DRAW_STAGGER)])


def shares(count: int, parts: int) -> list[int]:
    """A number in as many parts, as equal as can be."""
    return [count * (at + 1) // parts - count * at // parts for at in range(parts)]


def _into_hand(m: Means, spot: HandCard, start: Box, *, open_: bool = False) -> Animation:
    m.claimed.add(spot.thing)
    return m.card(spot.picture, small(start), spot.box, DRAW_MS * 1.3, arc=DRAW_ARC, turn=DRAW_TURN,
                  lean=spot.rests_at, back="" if open_ else m.board.back, done=m.hide(spot))  # fmt: skip


def _lands(m: Means, event: Shown, seat: int, count: int, at: int) -> Callable[[], None]:
    then = m.owe("hand", seat, count)
    return then if at else m.landing(event, then)


def given(m: Means, event: Shown) -> Animation | None:
    """A card changes hands, face down for all but these two."""
    facts = event.facts
    giver, taker, card = facts["seat"], facts["other"], facts.get("card", -1)
    if m.sees(taker) and (spot := own_card(m, card)) is not None:
        m.claimed.add(card)
        lands = m.hide(spot)
        flight = m.card(spot.picture, small(m.board.hand_of(giver)), spot.box, GIVE_MS, arc=70, back=m.board.back,
                        lean=spot.rests_at, done=m.landing(event, lands))  # fmt: skip
    elif m.sees(giver) and (lay := m.lay.get(card)) is not None:
        face = m.face(lay.id or m.board.card_id(card), "small", lay.box)
        end = small(m.board.hand_of(taker), CARD * 0.6)
        flight = m.away(face, lay.box, end, GIVE_MS, arc=70, done=m.landing(event, m.owe("hand", taker, 1)))
    else:
        start, end = small(m.board.hand_of(giver), CARD * 0.6), small(m.board.hand_of(taker), CARD * 0.6)
        flight = m.card(back(m), start, end, GIVE_MS, arc=70, done=m.landing(event, m.owe("hand", taker, 1)))
    return Parallel([seen(m, event), flight])


def exchanged(m: Means, event: Shown) -> Animation | None:
    """A hand card is discarded, open."""
    facts = event.facts
    card, seat = facts["card"], facts["seat"]
    lay = m.lay.get(card)
    start = lay.box if lay is not None else small(m.board.hand_of(seat))
    face = m.face(m.board.card_id(card), "small", start if start.w > 20 else Box(0, 0, CARD, CARD * 1.4))
    kind = m.board.view.box.kind[card]
    end = small(m.board.deck() if kind == "follower" else m.board.stock(kind), CARD * 0.6)
    return Parallel([seen(m, event), m.card(face, start, end, GIVE_MS, arc=40, done=lambda: m.heard(event))])


# -- rats ------------------------------------------------------------------------------------------------------------
def rats(m: Means, event: Shown) -> Animation | None:
    """A rat hops to its player, or one turns over and fades; the number follows."""
    facts = event.facts
    seat, change = facts["seat"], facts["change"]
    place = m.board.rats_of(seat)
    if change > 0:
        start, many = row_box(m, seat), min(change, MOST_SHOWN)
        begin = Box(start.x + start.w * 0.3, start.cy, 1, 1)
        hops = [
            m.fly(Flight([token(m)], begin.moved(26 * at, 0), place, RAT_MS, 46), _squeaks(m, event, seat, one, at))
            for at, one in enumerate(shares(change, many))
        ]
        return Chain([seen(m, event), Parallel([Parallel(hops, stagger=90), m.figure(f"+{change}", place, LOSS)])])
    gone = m.owe("rats", seat, change)
    fades = Parallel([_fades(m, place.moved(6 * at, 0)) for at in range(min(-change, 3))], stagger=110)
    return Chain([seen(m, event), Call(gone), m.sound(event), Parallel([fades, m.figure(f"−{-change}", place, GAIN)])])


def _squeaks(m: Means, event: Shown, seat: int, count: int, at: int) -> Callable[[], None]:
    lands = m.owe("rats", seat, count)
    return m.landing(event, lands) if at < 3 else lands


def _fades(m: Means, place: Box) -> Animation:
    """A rat token rises a little and is gone."""
    sprite = Sprite(token(m), place.cx, place.cy, m.k)
    away = 0.0 if m.ui.motion.reduced else 26.0

    def apply(t: float) -> None:
        sprite.y, sprite.alpha = place.cy - away * t, round(255 * (1 - t))
        sprite.squash = 1.0 if m.ui.motion.reduced else max(0.08, abs(1 - 2 * t))

    return m.table.stage.show_for(sprite, FADE_MS, apply, ease_out)


def flute(m: Means, event: Shown) -> Animation | None:
    """Notes rise, and one rat runs from row to row."""
    facts = event.facts
    start, end = row_box(m, facts["seat"]), row_box(m, facts["other"])
    leaves, lands = m.owe("rats", facts["seat"], -1), m.owe("rats", facts["other"], 1)
    begin, finish = Box(start.x + start.w * 0.36, start.cy, 1, 1), Box(end.x + end.w * 0.36, end.cy, 1, 1)
    runs = m.fly(Flight([token(m)], begin, finish, 700, 10, rocks=4, turn=10), lands)
    return Chain([seen(m, event), m.sound(event), Call(leaves), runs])


# -- victory points --------------------------------------------------------------------------------------------------
def markers(m: Means, event: Shown) -> Animation | None:
    """Stars come to the player."""
    from game.rattus_cartus.table.strokes import DRAWN

    facts = event.facts
    seat, side = facts["seat"], m.ui.px(40)
    star = m.ui.assets.keep(("flying", "marker", side), lambda: DRAWN["marker"](side))
    start, end = row_box(m, seat), m.board.markers_of(seat)
    flights = [
        m.fly(Flight([star], Box(start.cx + 30 * at, start.cy, 1, 1), end, MARKER_MS, 50),
              m.landing(event, m.owe("markers", seat, 1)))
        for at in range(facts["count"])
    ]  # fmt: skip
    return Chain([seen(m, event), Parallel(flights, stagger=120)])


MAKERS: dict[str, Maker] = {
    "drew": drew, "took": took, "given": given, "exchanged": exchanged, "rats": rats, "flute": flute,
    "markers": markers,
}  # fmt: skip
