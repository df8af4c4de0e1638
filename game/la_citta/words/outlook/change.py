"""What an answer changes, figure by figure: the rules do it in a possible world, and both are counted. No pygame here.

Nothing of the real game is touched or looked at, so nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kernel.options import kind, value
from game.kernel.rng import Rng
from game.kernel.rules import Impossible, Rules
from game.kernel.steps import NAME_OF, Problem, Seat
from game.la_citta.content import WISHES
from game.la_citta.rules import demolition, feeding, migration, neighbours, placement, politics_round, scoring
from game.la_citta.rules.box import YEARS
from game.la_citta.rules.state import Game, Table, View
from game.la_citta.words.places import city_of

Pair = tuple[int, int]  # before and after
Cities = tuple[int, ...]
Do = Callable[[Game, Seat, str], object]
Why = Callable[[Game, Seat, str], Problem | None]
DOING: dict[str, tuple[Do, Why]] = {
    "castello": (placement.chosen, placement.problem), "migrate": (migration.chosen, migration.problem),
    "demolish": (demolition.chosen, demolition.problem), "starve": (feeding.chosen, feeding.problem),
}  # fmt: skip
TURN: tuple[Do, Why] = (politics_round.chosen, politics_round.problem)
FORCED = {NAME_OF[one.go_on]: one.go_on for one in (feeding, demolition)}
NONE: Pair = (0, 0)


class Change(NamedTuple):
    """Figures before and after. Of the city: `people`, `limit`, `spare`, `points` per wish; of its seat: `citizens`,
    `food`, `growth` (cities that grow at the next chance), `gold`, `complete` (cities with all three kinds of arches).
    Per wish the neighbours from which the city draws and did not before (`wins`), and those that draw from it and did
    not (`loses`); `new` are its new neighbours."""

    option: str
    city: int
    people: Pair
    limit: Pair
    spare: Pair
    points: tuple[Pair, ...]
    citizens: Pair
    food: Pair
    growth: Pair
    gold: Pair
    complete: Pair
    wins: tuple[Cities, ...]
    loses: tuple[Cities, ...]
    new: Cities

    @property
    def hungry(self) -> Pair:
        """Citizens without food."""
        return max(0, self.citizens[0] - self.food[0]), max(0, self.citizens[1] - self.food[1])

    @property
    def hungry_next(self) -> Pair:
        """Citizens without food after the next growth."""
        before, after = self.citizens[0] + self.growth[0], self.citizens[1] + self.growth[1]
        return max(0, before - self.food[0]), max(0, after - self.food[1])


def change(option: str, view: View, rules: Rules[Game, View]) -> Change | None:
    """What an answer of the viewer changes; None for one that is not legal now. Politics cards may be asked about as
    well while another seat is asked, as they would be in one's own turn."""
    if view.viewer < 0 or (value(option) < 0 and kind(option) != "gold"):
        return None
    done, why_not = DOING.get(kind(option), TURN)
    try:
        after = rules.determinize(view, Rng(1))
        if why_not(after, view.viewer, option) is not None:
            return None
        after.log = None
        _done(after, view.viewer, option, done)
    except (Impossible, LookupError, ValueError, StopIteration):
        return None
    return compared(option, view, after)


def _done(g: Game, me: Seat, option: str, do: Do) -> None:
    """The answer, and what it forces at once: buildings that nobody is left for go by themselves."""
    ask = g.pending
    asked = ask is not None and ask.seat == me and option in ask.options
    if asked:
        g.stack.pop()
    do(g, me, option)
    if asked and g.stack and g.stack[-1][0] in FORCED:
        name, seat = g.stack.pop()
        FORCED[name](g, seat)


def compared(option: str, before: View, after: Table) -> Change:
    """The figures of both."""
    me = before.viewer
    city = city_about(option, before, after)
    near = tuple(neighbours.of_all(table).get(city, []) for table in (before, after))
    wins, loses = zip(*(_sides(city, wish, before, after, near) for wish in range(len(WISHES))), strict=True)
    return Change(
        option, city, people=_pair(before, after, lambda t: t.people[city] if city >= 0 else 0),
        limit=_pair(before, after, lambda t: t.limit(t.sites_of(city)) if t.sites_of(city) else 0),
        spare=_pair(before, after, lambda t: t.spare(t.sites_of(city)) if t.sites_of(city) else 0),
        points=tuple(_pair(before, after, lambda t, wish=wish: t.points(t.sites_of(city), wish))  # type: ignore[misc]
                     for wish in range(len(WISHES))),
        citizens=_pair(before, after, lambda t: t.people_of(me)), food=_pair(before, after, lambda t: t.food(me)),
        growth=_pair(before, after, lambda t: growing(t, me)), gold=(before.gold[me], after.gold[me]),
        complete=_pair(before, after, lambda t: sum(scoring.complete(t, one) for one in t.cities[me])),
        wins=wins, loses=loses, new=tuple(other for other in near[1] if other not in near[0]),
    )  # fmt: skip


def city_about(option: str, before: View, after: Table) -> int:
    """The city whose figures matter: of a new one itself."""
    if kind(option) in ("new_city", "castello"):
        return value(option)
    found = city_of(option, before)
    return found if found >= 0 and after.sites_of(found) else -1


def growing(table: Table, seat: int) -> int:
    """How many cities of a seat grow at the next chance: none in the last year, after which nothing grows any more."""
    if table.year == YEARS:
        return 0
    return len([city for city in table.cities[seat] if table.people[city[0]] < table.limit(city)])


def _pair(before: Table, after: Table, count: Callable[[Table], int]) -> Pair:
    return count(before), count(after)


def _sides(city: int, wish: int, before: Table, after: Table, near: tuple[list[int], ...]) -> tuple[Cities, Cities]:
    """Neighbours from which the city draws by a wish after it and not before, and those that draw from it."""
    signs = [{other: sign(city, other, wish, table) for other in known}
             for table, known in zip((before, after), near, strict=True)]  # fmt: skip
    wins = tuple(other for other, mine in signs[1].items() if mine > 0 and signs[0].get(other, 0) <= 0)
    loses = tuple(other for other, mine in signs[1].items() if mine < 0 and signs[0].get(other, 0) >= 0)
    return wins, loses


def sign(city: int, other: int, wish: int, table: Table) -> int:
    """Who has more arches of a wish: 1 the first of two cities, -1 the other, 0 neither."""
    mine, theirs = table.points(table.sites_of(city), wish), table.points(table.sites_of(other), wish)
    return (mine > theirs) - (mine < theirs)
