"""What flies between the zones of a game when an event says so (`game.table.zones.Move`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.kernel.events import Facts
from game.session.match import Shown
from game.table.boards.zoned import ZonedBoard
from game.table.motion.flight import Flights, Maker
from game.table.zones import UNKNOWN, Move, Zones
from game.ui.cards import PLAIN_BACK
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Parallel
from game.ui.draw.sprites import Flight

FLIGHT_MS, COIN_MS, STAGGER = 380.0, 340.0, 80.0
MOST_SHOWN = 8  # that fly one by one; more land together with the last
Means = Flights[ZonedBoard]


def makers(zones: Zones) -> Mapping[str, Maker]:
    """What moves for each event of the game."""
    return {word: partial(_counted if move.count else _cards, move) for word, move in zones.moves.items()}


def _end(place: str, facts: Facts) -> tuple[str, int]:
    """The zone, and whose it is; -1 for nobody."""
    name, _colon, fact = place.partition(":")
    return name, int(facts.get(fact, UNKNOWN)) if fact else 0


def _cards(move: Move, m: Means, event: Shown) -> Animation | None:
    facts = event.facts
    told = facts.get(move.card, UNKNOWN)
    cards: Sequence[int] = [told] if isinstance(told, int) else list(told)
    source, target = _end(move.source, facts), _end(move.target, facts)
    flights = [_card(m, event, card, source, target, first=not at) for at, card in enumerate(cards[:MOST_SHOWN])]
    return Parallel(flights, stagger=STAGGER)


def _card(
    m: Means, event: Shown, card: int, source: tuple[str, int], target: tuple[str, int], *, first: bool
) -> Animation:
    """One card; open where both its ends are open to the eyes before the screen, else it turns over or stays a back."""
    board, lay = m.board, m.lay.get(card) if card >= 0 else None
    start = lay.box if lay is not None else board.place_of(*source)
    own = next((spot for spot in m.table.hand.cards if card >= 0 and spot.thing == card), None)
    spot = own if own is not None else board.card_spot(card) if card >= 0 else None
    end = spot.box if spot is not None else board.place_of(*target)
    then: Callable[[], None] = m.hide(spot) if spot is not None else lambda: None
    done = m.landing(event, then) if first else then
    if card < 0:
        return m.card(m.back(max(start.w, end.w), PLAIN_BACK), start, end, FLIGHT_MS, done=done)
    m.claimed.add(card)
    wide = max(start.w, end.w)
    face = m.face(board.zones.card(card), "small", Box(0, 0, wide, wide * 1.4))
    if spot is None and board.zones.of(target[0]).shut:
        return m.away(face, start, end, FLIGHT_MS, kind=PLAIN_BACK, done=done)
    hidden = lay is None or not lay.id
    lean = own.rests_at if own is not None else 0.0
    return m.card(face, start, end, FLIGHT_MS, lean=lean, back=PLAIN_BACK if hidden else "", done=done)


def _counted(move: Move, m: Means, event: Shown) -> Animation | None:
    """Coins; each counts where it lands."""
    facts = event.facts
    amount = int(facts.get(move.count, 0))
    if amount <= 0:
        return None
    (source, giver), (target, taker) = _end(move.source, facts), _end(move.target, facts)
    start, end, shown = _coin(m, source, giver), _coin(m, target, taker), min(amount, MOST_SHOWN)
    flights: list[Animation] = []
    for at in range(shown):
        part = amount * (at + 1) // shown - amount * at // shown
        land = m.owe(target, taker, part)
        flights.append(m.fly(Flight([m.coin()], start, end, COIN_MS, 46.0), m.landing(event, land) if not at else land))
    parts: list[Animation] = [Parallel(flights, stagger=STAGGER)]
    if giver >= 0:
        parts.append(m.figure(f"\u2212{amount}", start, theme.TARGET))
    if taker >= 0:
        parts.append(m.figure(f"+{amount}", end, theme.GOLD_LIGHT))
    return Parallel(parts)


def _coin(m: Means, zone: str, seat: int) -> Box:
    place = m.board.place_of(zone, seat)
    return Box(place.cx - 15, place.cy - 15, 30, 30)
