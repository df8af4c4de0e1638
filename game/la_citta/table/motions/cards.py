"""How cards and gold move: the display slides, action cards turn, coins fly, voices are looked at."""

from __future__ import annotations

from functools import partial

from game.la_citta.cards.names import card_face
from game.la_citta.rules.box import WISHES
from game.la_citta.table.motions.means import CARD, Maker, Means, in_sight, lands, seen, small, told
from game.la_citta.table.spots import POLITICS
from game.session.match import Shown
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Chain, Hold, Parallel
from game.ui.draw.sprites import Flight

COIN_MS, COIN_STAGGER, COIN_ARC, MOST_COINS = 420.0, 55.0, 60.0, 6
TAKE_MS, SLIDE_MS, LOOK_MS, LOOK_READ = 360.0, 320.0, 350.0, 900.0


# -- gold ------------------------------------------------------------------------------------------------------------
def gold(m: Means, event: Shown) -> Animation | None:
    """Coins fly to the player, or from them to the card that is paid."""
    return Chain([told(m, event), partial(_coins, m, event)])


def _coins(m: Means, event: Shown) -> Animation:
    facts = event.facts
    seat, change = facts["seat"], facts["change"]
    own, count = m.board.gold_of(seat), min(MOST_COINS, abs(change))
    starts = _sources(m, event)
    flights: list[Animation] = []
    for at in range(count):
        other = starts[at % len(starts)]
        start, end = (other, own) if change > 0 else (own, other)
        if start.w > 0 and end.w > 0:
            flights.append(
                m.fly(Flight([m.coin()], start.centered(1, 1), end.centered(1, 1), COIN_MS, COIN_ARC, spins=1))
            )
    return Chain([m.sound(event), Parallel(flights, stagger=COIN_STAGGER), seen(m, event)])


def _sources(m: Means, event: Shown) -> list[Box]:
    """Where gold comes from, or where it goes: quarries, the action cards, the card that is paid."""
    facts, view = event.facts, m.board.view
    seat = facts["seat"]
    if facts["why"] == "income":
        box, pane = view.box, m.board.pane
        found = [pane.place(site) for city in view.cities[seat] for site in city
                 if box.mines[view.building[site]] and box.gold[site]]  # fmt: skip
        return [place for place in found if in_sight(m, place)] or [m.board.panel_of(seat)]
    if facts["why"] == "action":
        return [m.board.actions_of(seat)]
    return [m.board.played(seat)]


def gap(m: Means, place: Box, kind: str, thing: int, *, open_: bool) -> None:
    """A card of the table is on its way: its place is empty as long as that lasts."""
    (m.lag.things.add if open_ else m.lag.things.discard)((kind, thing))
    m.redraw(place)


# -- politics --------------------------------------------------------------------------------------------------------
def taken(m: Means, event: Shown) -> Animation | None:
    """The card leaves the display."""
    return Chain([told(m, event), partial(_leaves, m, event)])


def _leaves(m: Means, event: Shown) -> Animation:
    facts, view = event.facts, m.board.view
    card, seat = facts["card"], facts["seat"]
    place = m.board.politics(view.display.index(card)) if card in view.display else m.board.politics_deck()
    if place.w <= 1:
        return Chain([m.sound(event), seen(m, event)])
    face = m.face(card_face(view.box, card), "small", place)
    end = m.board.played(seat)
    gap(m, place, POLITICS, card, open_=True)
    flight = m.card(face, place, small(end, max(30.0, min(CARD, end.w or CARD))), TAKE_MS, arc=50,
                    done=lands(m, event))  # fmt: skip
    return Chain([m.sound(event), flight])


def displayed(m: Means, event: Shown) -> Animation | None:
    """The next card comes from the pile and turns over."""
    return Chain([told(m, event), partial(_slides, m, event)])


def _slides(m: Means, event: Shown) -> Animation:
    view, card = m.board.view, event.facts["card"]
    following = m.board.following
    old = following.gap
    place = m.board.politics(view.display.index(old)) if old in view.display else Box(0, 0, 0, 0)
    start = m.board.politics_deck()
    if place.w <= 1 or start.w <= 0:
        return Chain([m.sound(event), seen(m, event)])
    face = m.face(card_face(view.box, card), "small", place)

    def landed() -> None:
        gap(m, place, POLITICS, old, open_=False)
        following.see(event)

    return Chain([m.sound(event), m.card(face, small(start, CARD * 0.6, CARD * 0.5), place, SLIDE_MS, arc=20,
                                         back=m.board.back, done=landed)])  # fmt: skip


def drew(m: Means, event: Shown) -> Animation | None:
    """A card comes face down."""
    return Chain([told(m, event), partial(_blind, m, event)])


def _blind(m: Means, event: Shown) -> Animation:
    start, end = m.board.politics_deck(), m.board.played(event.facts["seat"])
    if start.w <= 0 or end.w <= 0:
        return Chain([m.sound(event), seen(m, event)])
    back = m.ui.cards.back(m.board.back, CARD * 0.6)
    return Chain([m.sound(event), m.card(back, small(start, CARD * 0.6, CARD * 0.5), small(end, CARD * 0.6, CARD * 0.5),
                                         TAKE_MS, arc=40, done=lands(m, event))])  # fmt: skip


def reshuffled(m: Means, event: Shown) -> Animation | None:
    """The discards become the pile."""
    return Chain([told(m, event), m.sound(event), partial(_riffle, m), seen(m, event)])


def _riffle(m: Means) -> Animation:
    pile = m.board.politics_deck()
    if pile.w <= 0:
        return Hold(0)
    back = m.ui.cards.back(m.board.back, CARD * 0.6)
    end = small(pile, CARD * 0.6, CARD * 0.5)
    flights = [m.card(back, end.moved(-60, 0), end, SLIDE_MS, arc=14, turn=12) for _card in range(4)]
    return Parallel(flights, stagger=60)


# -- action cards ----------------------------------------------------------------------------------------------------
def action(m: Means, event: Shown) -> Animation | None:
    """An action card is used: it glows, and is turned."""
    return Chain([told(m, event), m.sound(event), partial(_turns, m, event.facts["seat"], "glow_focus"),
                  seen(m, event)])  # fmt: skip


def flipped(m: Means, event: Shown) -> Animation | None:
    """Last year's hunger takes an action card."""
    return Chain([told(m, event), m.sound(event), partial(_turns, m, event.facts["seat"], "glow_target"),
                  seen(m, event)])  # fmt: skip


def _turns(m: Means, seat: int, skin: str) -> Animation:
    place = m.board.actions_of(seat)
    if place.w <= 1:
        return Hold(0)
    glow = m.glow(skin, place, lambda t: min(1.0, 5 * t, 2 * (1 - t)))
    return Parallel([glow, Hold(220)])


# -- voices ----------------------------------------------------------------------------------------------------------
def looked(m: Means, event: Shown) -> Animation | None:
    """Voices are lifted; whoever looks sees what they call."""
    return Chain([told(m, event), m.sound(event), partial(_lifts, m, event)])


def _lifts(m: Means, event: Shown) -> Animation:
    facts = event.facts
    known = facts.get("voices", ()) if m.sees(facts["seat"]) else ()
    lifts: list[Animation] = []
    for at, number in enumerate(facts["places"]):
        place = m.board.voice(number)
        if place.w <= 1:
            continue
        raised = place.moved(0, -place.h * 0.15)
        back = m.ui.cards.back("voice", place.w)
        if at < len(known):
            face = m.face(voice_face(known[at]), "small", place)
            up = m.card(face, place, raised, LOOK_MS, arc=0, back="voice")
            lifts.append(Chain([up, m.fade(face, raised, LOOK_READ, lambda _t: 1.0)]))
        else:
            up = m.card(back, place, raised, LOOK_MS, arc=0)
            lifts.append(Chain([up, partial(m.card, back, raised, place, LOOK_MS, arc=0)]))
    return Chain([Parallel(lifts, stagger=120), seen(m, event)])


def voice_face(wish: int) -> str:
    """The id of the card that calls for a wish."""
    return WISHES[wish]


MAKERS: dict[str, Maker] = {
    "gold": gold, "taken": taken, "displayed": displayed, "drew": drew, "reshuffled": reshuffled, "action": action,
    "flipped": flipped, "looked": looked,
}  # fmt: skip
