"""Which district to build next, and what to pay for it with."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum

from game.citadels.bot.cards import build_value, hand_values, points_of_building, points_without, rounds_left, total
from game.citadels.bot.hands import which_to_give
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import threat
from game.citadels.rules import queries
from game.citadels.rules.characters.cardinal import LOAN
from game.citadels.rules.state import BLANK, NO_MARK, View
from game.kernel.options import DONE, kind, value, way
from game.kernel.steps import Seat

THRIFT = 0.1  # points a gold is worth when two builds are compared: it may be used next turn
CARD_GIVEN = 0.7  # of a card's value is lost with a card paid or lent against
FAR = 2.0  # so many rounds before the end nobody saves any more
LOOKED_AT = 7  # the best builds a set is put together from
AGAINST_A_DISTRICT = 0.8  # a district more or less in the city, besides its points


@dataclass(frozen=True)
class Build:
    """One build that is offered: what it is worth, its gold, and whether it uses the limit."""

    worth: float
    price: int
    counts: bool
    word: str


def best_build(v: View, options: list[str], style: Style = NEUTRAL) -> Build | None:
    """The build to make now, of equals one that rank 8 cannot touch; None if none is worth anything."""
    offered = [_judged(v, word, style) for word in options if kind(word) == "build" and not _loses(v, word)]
    safe = queries.answering(v, "rank8_problem")
    worthy = sorted((b for b in offered if b.worth > 0), key=lambda b: (-b.worth, value(b.word) not in safe, b.word))
    if not worthy:
        return None
    if v.builds < 2 and not v.box.open_limit:
        return worthy[0]
    ordinary = [b for b in worthy if way(b.word) is None]
    total, together = _best_set(ordinary[:LOOKED_AT], v.gold[v.viewer], v.builds)
    if not together or worthy[0].worth > total:
        return worthy[0]
    return _first_of(v, together)


def _loses(v: View, word: str) -> bool:
    """Whether this district would end the game although somebody has more points already."""
    me = v.viewer
    if v.completed or queries.size(v, me) + 1 < v.box.complete:
        return False
    card = value(word)
    price = 0 if way(word) or v.acting().id == "alchemist" else queries.price(v, me, card)
    best = max(total(v, seat) for seat in v.others(me))
    return total(v, me) + points_of_building(v, me, card, price) < best


def _best_set(builds: list[Build], gold: int, limit: int) -> tuple[float, list[Build]]:
    """The builds that are worth most together, within gold and limit."""
    best: tuple[float, list[Build]] = (0.0, [])
    for place, build in enumerate(builds):
        left = limit - build.counts
        if build.price > gold or left < 0:
            continue
        more, others = _best_set(builds[place + 1 :], gold - build.price, left)
        if build.worth + more > best[0]:
            best = (build.worth + more, [build, *others])
    return best


def _first_of(v: View, together: list[Build]) -> Build:
    """Under a warrant the least district first: only the first can be taken."""
    exposed = v.warrants[v.rank] not in (NO_MARK, BLANK) and not v.paid_builds
    return min(together, key=lambda b: (b.worth, b.word)) if exposed else together[0]


def _judged(v: View, word: str, style: Style) -> Build:
    card, me = value(word), v.viewer
    price = queries.price(v, me, card)
    by = way(word)
    counts = not (card in queries.answering(v, "free_of_limit") or v.box.type[card] == v.acting().unlimited)
    if by is None:
        returned = v.acting().id == "alchemist"  # at the end of the turn, for whoever plays as it
        thrift = THRIFT if rounds_left(v) > 0 and not returned else 0.0
        worth = build_value(v, me, card, 0 if returned else price, style=style) - thrift * price
        return Build(worth - _regret(v, price, style), price, counts, word)
    return Build(_PAID_OTHERWISE[by](v, card, price), 0, counts, word)


def _regret(v: View, price: int, style: Style) -> float:
    """What a thrifty style takes off for gold that is spent while the end is far."""
    if not (style.thrift or style.reserve) or rounds_left(v) < FAR:
        return 0.0
    below = max(0.0, min(price, style.reserve - (v.gold[v.viewer] - price)))
    return style.thrift * price + below


# -- other ways to pay -----------------------------------------------------------------------------------------------
def _with_cards(v: View, den: int, price: int) -> float:
    """The least useful cards are lost, and the gold that is missing then is paid."""
    needed = max(1, price - v.gold[v.viewer])
    return build_value(v, v.viewer, den, max(0, price - needed)) - _lost_cards(v, den, needed)


def _with_a_loan(v: View, card: int, price: int) -> float:
    """The lender gets the least useful cards; that his gold is gone is welcome."""
    gold = v.gold[v.viewer]
    return build_value(v, v.viewer, card, gold) - _lost_cards(v, card, price - gold)


def _lost_cards(v: View, built: int, count: int) -> float:
    others = sorted(hand_values(v, v.viewer, [c for c in v.hand[v.viewer] if c != built]))
    return CARD_GIVEN * fsum(others[:count]) + 0.05


def _for_the_framework(v: View, card: int, price: int) -> float:
    frame = next(own for own in v.city[v.viewer] if own in v.box.city_ways)
    return _instead_of(v, card, frame)


def _for_a_district(v: View, card: int, price: int) -> float:
    me = v.viewer
    return _instead_of(v, card, min(v.city[me], key=lambda own: (points_without(v, me, own), own)))


def _instead_of(v: View, card: int, gone: int) -> float:
    """One district more and one less."""
    tempo = AGAINST_A_DISTRICT if rounds_left(v) > 0 else 0.0
    return build_value(v, v.viewer, card, 0, (gone,)) - tempo


_PAID_OTHERWISE = {
    "cards": _with_cards, LOAN: _with_a_loan, "framework": _for_the_framework, "sacrifice": _for_a_district,
}  # fmt: skip


def pay_with(v: View, options: list[str]) -> str:
    """Give as few cards as possible, the least useful first."""
    return DONE if DONE in options else which_to_give(v, options)


def who_lends(v: View, options: list[str]) -> str:
    """The most dangerous player loses the gold."""
    return max(options, key=lambda word: (threat(v, Seat(value(word))), word))
