"""How cities change: districts rise, fall, change their owner, and get gold or cards laid on and under them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.citadels.rules.state import View
from game.citadels.table import badges
from game.citadels.table.motions.means import Means
from game.citadels.table.plots import PlotSpot
from game.kernel.rules import of
from game.session.match import Shown
from game.table.motion import effects
from game.table.motion.flight import SMALL_BACK
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, back_out
from game.ui.draw.sprites import Flight

BUILD_MS, MOVE_MS, SETTLE = 380.0, 520.0, 4.0
FALLS = ("destroyed", "razed", "sacrificed")
MOVES = ("seized", "swapped", "confiscated")
SHEET_MS, SHEET_READ = 420.0, 500.0


def _spot(m: Means, seat: int, card: int) -> PlotSpot | None:
    city = m.board.city_at(seat)
    return city.plots.get(card) if city is not None else None


def _comes(m: Means, card: int, seat: int, otherwise: Box, ms: float) -> Animation | None:
    """A district comes to its place: from where it lay in sight, or from another place."""
    spot = _spot(m, seat, card)
    if spot is None:
        return None
    m.claimed.add(card)
    lay = m.lay.get(card)
    picture = m.face(spot.plot.id, spot.layout, spot.box)
    return m.card(picture, lay.box if lay else otherwise, spot.box, ms, arc=40, settle=SETTLE, waits=lay is not None,
                  done=m.hide(spot))  # fmt: skip


def built(m: Means, event: Shown) -> Animation | None:
    """From the hand to its plot, where dust rises. A district that may still be taken away comes later."""
    seat, card = event.facts["seat"], event.facts["card"]
    return _rises(m, seat, card, event)


def _rises(m: Means, seat: int, card: int, event: Shown | None = None) -> Animation | None:
    spot = _spot(m, seat, card)
    place = m.board.hand_of(seat)
    start = place if m.board.panel(seat) is None else place.centered(SMALL_BACK / 2, SMALL_BACK * 0.7)
    comes = _comes(m, card, seat, start, BUILD_MS)
    if spot is None or comes is None:
        return None
    return Chain([comes, *([m.sound(event)] if event else []), *m.optional(effects.dust(m, spot.box))])


def risen(m: Means, built: Collection[int]) -> list[Animation]:
    """Districts that now stand, though no event of this decision tells it: nobody took them away."""
    found: list[Animation] = []
    for city in m.board.cities():
        for card in city.plots:
            if card not in m.board.before.standing and card not in m.claimed and card not in built:
                found += m.optional(_rises(m, city.model.seat, card))
    return found


def moved(news: Sequence[Shown]) -> set[int]:
    """The districts that change their owners by these events, which show their way."""
    facts = [event.facts for event in news if event.word in MOVES]
    return {one[name] for one in facts for name in ("card", "own") if name in one}


def destroyed(m: Means, event: Shown) -> Animation | None:
    """The card shakes, then falls apart into pieces."""
    return _fall(m, event, event.facts["card"])


def razed(m: Means, event: Shown) -> Animation | None:
    """The Armory falls together with its target."""
    falls = [_fall(m, event, event.facts[name]) for name in ("armory", "card")]
    return Parallel([part for part in falls if part is not None], stagger=180)


def _fall(m: Means, event: Shown, card: int) -> Animation | None:
    lay = m.lay.get(card)
    if lay is None or lay.place != "city" or lay.box.w < 10:
        return None
    return Chain([m.sound(event), effects.shatter(m, m.face(lay.id, lay.layout, lay.box), lay.box)])


def saved(m: Means, event: Shown) -> Animation | None:
    """The Graveyard's owner takes up what was destroyed; everybody saw which card it was."""
    seat, card = event.facts["seat"], event.facts["card"]
    grave = next((plot.box for plot in _plots(m, seat) if plot.plot.id == "graveyard"), m.board.deck())
    spot = next((spot for spot in m.table.hand.cards if spot.thing == card), None) if m.sees(seat) else None
    if spot is not None:
        m.claimed.add(card)
        comes = m.card(spot.picture, grave, spot.box, MOVE_MS, arc=60, lean=spot.rests_at, done=m.hide(spot))
        return Parallel([m.sound(event), comes])
    box_id = of(View, m.table.flow.view).box.kind[card]
    end = m.board.hand_of(seat).centered(30, 42)
    comes = m.card(m.face(box_id, "mini", Box(0, 0, SMALL_BACK, 76)), grave.centered(SMALL_BACK, 76), end, MOVE_MS,
                   done=m.owe("hand", seat, 1))  # fmt: skip
    return Parallel([m.sound(event), comes])


def _plots(m: Means, seat: int) -> list[PlotSpot]:
    city = m.board.city_at(seat)
    return list(city.plots.values()) if city is not None else []


def seized(m: Means, event: Shown) -> Animation | None:
    """A district leaves one city for another."""
    facts = event.facts
    change = _comes(m, facts["card"], facts["seat"], m.board.hand_of(facts["owner"]), MOVE_MS)
    return Chain([change, m.sound(event)]) if change is not None else None


def swapped(m: Means, event: Shown) -> Animation | None:
    """Two districts change places."""
    facts = event.facts
    both = [_comes(m, facts["card"], facts["seat"], m.board.seat_box(facts["owner"]), MOVE_MS),
            _comes(m, facts["own"], facts["owner"], m.board.seat_box(facts["seat"]), MOVE_MS)]  # fmt: skip
    moves = [part for part in both if part is not None]
    return Chain([Parallel(moves, stagger=60), m.sound(event)]) if moves else None


def confiscated(m: Means, event: Shown) -> Animation | None:
    """The warrant is turned over and shows its seal; the gavel falls, and the district changes its owner."""
    facts = event.facts
    change = _comes(m, facts["card"], facts["seat"], m.board.hand_of(facts["other"]), MOVE_MS)
    place = m.board.seat_box(facts["other"])
    hand = place.centered(70, 70)
    gavel = badges.token(m.ui.assets, "confiscated", m.ui.px(74))
    falls = m.fly(Flight([gavel], hand.moved(46, -100), hand, 380, ease=back_out, turn=-36.0))
    return Chain([sheet(m, "warrant", "real", facts["other"]), falls, m.sound(event), *m.optional(change)])


def sheet(m: Means, name: str, face: str, seat: int) -> Animation:
    """A warrant or threat leaves the call order, turns over before the player it was for, and is read."""
    tile = next((tile for tile in m.board.track.children if tile.tile.state == "current"), None)  # type: ignore[attr-defined]
    place = m.board.seat_box(seat).centered(96, 96)
    start = tile.box if tile is not None else place
    pictures = [badges.token(m.ui.assets, f"{name}_{side}", m.ui.px(96)) for side in ("hidden", face)]
    return Chain([
        m.fly(Flight([pictures[0]], start, place, SHEET_MS)),
        lambda: m.flip(pictures[0], pictures[1], place, SHEET_MS),
        m.fade(pictures[1], place, SHEET_READ, lambda t: min(1.0, (1 - t) * 3)),
    ])  # fmt: skip


def beautified(m: Means, event: Shown) -> Animation | None:
    """A coin lands on the district."""
    seat = event.facts["seat"]
    spot = _spot(m, seat, event.facts["card"])
    if spot is None:
        return None
    coin = m.fly(Flight([m.coin()], m.board.purse(seat), spot.box, 420, 60, spins=1.5))
    return Chain([coin, m.sound(event), *m.optional(effects.sparkle(m, spot.box))])


def tucked(m: Means, event: Shown) -> Animation | None:
    """A card slides face down below the Museum; which one, only its owner knows."""
    seat = event.facts["seat"]
    museum = next((spot for spot in _plots(m, seat) if spot.plot.id == "museum"), None)
    if museum is None:
        return None
    lay = m.lay.get(event.facts.get("card", -1)) if m.sees(seat) else None
    end = museum.box.centered(museum.box.w * 0.6, museum.box.w * 0.84)
    if lay is not None:
        flight = m.away(m.face(lay.id, lay.layout, lay.box), lay.box, end, 420)
        return Chain([flight, m.sound(event)])
    leaves = Call(m.owe("hand", seat, -1))
    flight = m.card(m.back(max(SMALL_BACK, end.w)), m.board.hand_of(seat).centered(30, 42), end, 420)
    return Chain([leaves, flight, m.sound(event)])


def completed(m: Means, event: Shown) -> Animation | None:
    """Sparks rise over the whole city."""
    plots = _plots(m, event.facts["seat"])
    sparks = [part for plot in plots if (part := effects.sparkle(m, plot.box)) is not None]
    return Chain([Hold(200), m.sound(event), Parallel(sparks, stagger=60)])


MAKERS = {
    "built": built,
    "destroyed": destroyed,
    "razed": razed,
    "sacrificed": destroyed,
    "saved": saved,
    "seized": seized,
    "swapped": swapped,
    "confiscated": confiscated,
    "beautified": beautified,
    "tucked": tucked,
    "completed": completed,
}
