"""What each character is worth to a seat, and which characters the others probably hold."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from game.citadels.bot.cards import rounds_left
from game.citadels.rules import queries
from game.citadels.rules.box import MILITARY, NOBLE, RELIGIOUS, TRADE
from game.citadels.rules.state import Table, View
from game.kernel.steps import Seat

SHARPNESS = 0.75  # how surely a player takes what attracts it most
Attraction = Callable[[Table, Seat], float]


def attraction(t: Table, seat: Seat, rank: int) -> float:
    """What a character seems to bring its holder this round, in gold, from what everybody sees."""
    worth = _WORTH.get(t.box.setup.cast[rank - 1])
    return worth(t, seat) if worth else 2.0


def threat(t: Table, seat: Seat) -> float:
    """How dangerous a seat is: its city, its means, and how close it is to the end."""
    built = len(t.city[seat])
    value = sum([t.cost(card) for card in t.city[seat]]) / 3 + t.gold[seat] * 0.35 + len(t.hand[seat]) * 0.3
    return value + (6.0 if built >= t.box.complete - 1 else 2.5 if built >= t.box.complete - 2 else 0.0)


def leader(t: Table, me: Seat) -> Seat:
    """The most dangerous other seat."""
    return max(t.others(me), key=lambda seat: (threat(t, seat), -seat))


def _assassin(t: Table, seat: Seat) -> float:
    danger = max(threat(t, other) for other in t.others(seat))
    return 1.2 + danger * 0.16 + t.gold[seat] * 0.08


def _thief(t: Table, seat: Seat) -> float:
    purses = sorted((t.gold[other] for other in t.others(seat)), reverse=True)
    return 0.6 + 0.32 * purses[0] + 0.2 * purses[1] + t.gold[seat] * 0.08


def _magician(t: Table, seat: Seat) -> float:
    mine, most = len(t.hand[seat]), max(len(t.hand[other]) for other in t.others(seat))
    return 0.4 + max(0.0, (most - mine) * 0.9) + (0.8 if mine == 0 else 0.0)


def _king(t: Table, seat: Seat) -> float:
    return 1.3 + queries.income(t, seat, NOBLE)


def _bishop(t: Table, seat: Seat) -> float:
    city = t.city[seat]
    return 0.7 + queries.income(t, seat, RELIGIOUS) + (0.25 * len(city) if len(city) < t.box.complete else 0.0)


def _merchant(t: Table, seat: Seat) -> float:
    return 1.1 + queries.income(t, seat, TRADE)


def _architect(t: Table, seat: Seat) -> float:
    cards, gold = len(t.hand[seat]), t.gold[seat]
    extra = min(2, cards, max(0, gold + 2 - 3) // 3)
    closing = 4.0 if gold >= 4 and cards and len(t.city[seat]) >= t.box.complete - 2 else 0.0
    return 2.2 + (0.6 if cards < 2 else 0.0) + 1.2 * extra + closing


def _warlord(t: Table, seat: Seat) -> float:
    prey = max((len(t.city[o]) for o in t.others(seat) if o not in t.completed), default=0)
    return 0.5 + queries.income(t, seat, MILITARY) + (2.0 if prey >= t.box.complete - 1 else 0.12 * prey)


def _artist(t: Table, seat: Seat) -> float:
    plain = sum(card not in t.beautified for card in t.city[seat])
    return 0.4 + 0.9 * min(2, plain, t.gold[seat] + 1) * (1.0 if rounds_left(t) < 4 else 0.5)


_WORTH: dict[str, Attraction] = {
    "assassin": _assassin, "thief": _thief, "magician": _magician, "king": _king, "bishop": _bishop,
    "merchant": _merchant, "architect": _architect, "warlord": _warlord, "artist": _artist,
}  # fmt: skip


def beliefs(v: View) -> dict[Seat, dict[int, float]]:
    """For every other seat the probability of each rank, from the View alone: what lies open, what I saw
    when I chose and so passed on, who showed what, and what attracts whom."""
    return {seat: _belief(v, seat) for seat in v.others(v.viewer)}


def _belief(v: View, seat: Seat) -> dict[int, float]:
    shown = [rank for rank, holder in enumerate(v.shown) if holder == seat]
    if shown:
        return {shown[0]: 1.0}
    possible = [rank for rank in range(1, v.box.ranks + 1) if _can_hold(v, seat, rank)]
    weights = {rank: _pull(attraction(v, seat, rank)) for rank in possible}
    total = fsum(weights.values()) or 1.0
    return {rank: weight / total for rank, weight in weights.items()}


def _pull(worth: float) -> float:
    """Grows like exp(SHARPNESS * worth), but of plain arithmetic: the same on every system."""
    root = 1.0 + SHARPNESS * worth / 8
    square = root * root
    return square * square * square * square


def _can_hold(v: View, seat: Seat, rank: int) -> bool:
    """Whether a seat that showed nothing may hold this rank."""
    me = v.viewer
    if rank in v.face_up or rank in v.roles[me] or v.shown[rank] >= 0:
        return False
    if 0 < rank <= v.rank and rank != v.killed:
        return False  # it was called, and nobody answered
    seen = v.seen[me]
    if not seen or seat not in v.order:
        return True
    after_me = v.order.index(seat) > v.order.index(me)
    last_picks_two = v.box.ranks == v.box.players + 1 and seat == v.order[-1]
    return last_picks_two or (rank in seen) == after_me
