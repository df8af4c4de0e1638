"""Migration: each city draws a citizen from every weaker neighbour (S, 7; 5.3)."""

from __future__ import annotations

from game.kernel.options import kind, option, value, way
from game.kernel.steps import Problem, Seat, named, step, titled
from game.la_citta.rules import asked, neighbours
from game.la_citta.rules.box import WISHES, YEARS
from game.la_citta.rules.neighbours import Neighbours
from game.la_citta.rules.state import Game, Table


@step
def begin(g: Game, me: Seat) -> None:
    """The start player first."""
    g.phase, g.done = "migration", []
    g.do(me, go_on)


@step
def go_on(g: Game, me: Seat) -> None:
    """The cities of this seat that have not had their turn, then those of its left neighbour. One that can take nobody
    by any wish in force is passed over; a choice is asked where there is one (CITTA-58)."""
    near = neighbours.of_all(g)
    while True:
        takers = taking(g, me, near)
        if takers and (len(g.wishes) > 1 or order_matters(g, takers)):
            g.do(me, go_on)
            ask(g, me, takers)
            return
        if takers:
            draw(g, me, next(iter(takers)), g.wishes[0], near)
            continue
        me = Seat((me + 1) % g.box.players)
        if me == g.start:
            g.done = []
            return


def taking(g: Table, me: Seat, near: Neighbours) -> Neighbours:
    """The cities of this seat that could take a citizen by a wish in force, in the order of founding, and from where.
    An emptied city has none left (CITTA-46)."""
    found = {}
    for city in g.cities[me]:
        if city[0] in g.done or not near[city[0]]:
            continue
        others = {other for wish in g.wishes for other in weaker(g, city, wish, near)}
        if others:
            found[city[0]] = sorted(others)
    return found


def weaker(g: Table, city: list[int], wish: int, near: Neighbours) -> list[int]:
    """Neighbours with fewer points and a citizen left; equal points move nobody."""
    mine = g.points(city, wish)
    if not mine:
        return []
    return [other for other in near[city[0]] if g.people[other] and g.points(g.sites_of(other), wish) < mine]


def order_matters(g: Table, takers: Neighbours) -> bool:
    """Whether a neighbour has fewer citizens than the own cities that could take from it."""
    sources = [other for others in takers.values() for other in others]
    return any(g.people[other] < sources.count(other) for other in sources)


def ask(g: Game, me: Seat, takers: Neighbours) -> None:
    """By which wish, one city after the other; where the order matters, which city is next as well."""
    g.put(chosen, me, options(g, takers), problem)


def options(g: Table, takers: Neighbours) -> list[str]:
    """The answers: cities, each with both wishes if two are in force."""
    cities = [*takers] if order_matters(g, takers) else [*takers][:1]
    if len(g.wishes) == 1:
        return [option("migrate", city) for city in cities]
    return [option("migrate", city, WISHES[wish]) for city in cities for wish in g.wishes]


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    takers = taking(g, me, neighbours.of_all(g))
    return None if kind(wanted) == "migrate" and wanted in options(g, takers) else "not_now"


@titled("migration")
def chosen(g: Game, me: Seat, choice: str) -> None:
    wish = WISHES.index(way(choice) or "") if way(choice) else g.wishes[0]
    draw(g, me, value(choice), wish, neighbours.of_all(g))


def draw(g: Game, me: Seat, castello: int, wish: int, near: Neighbours) -> None:
    """From each weaker neighbour one citizen, who goes to the supply if the city is full by then (CITTA-8, CITTA-9)."""
    city = g.sites_of(castello)
    limit = g.limit(city)
    g.done = [*g.done, castello]
    for other in weaker(g, city, wish, near):
        g.people[other] -= 1
        kept = g.people[castello] < limit
        if kept:
            g.people[castello] += 1
        else:
            g.citizens += 1
        if g.box.migration_penalty and g.year < YEARS:
            g.penalty[g.owner[other]] = 1
        if g.log is not None:
            arches = [g.points(city, wish), g.points(g.sites_of(other), wish)]
            g.tell(
                "moved", seat=me, city=castello, other=g.owner[other], source=other, wish=WISHES[wish], kept=kept,
                arches=arches,
            )  # fmt: skip


def _again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "migration", g.wishes, asked.waits(g, "migration.go_on") == [me])
    takers = taking(g, me, neighbours.of_all(g))
    asked.need(takers, len(g.wishes) > 1 or order_matters(g, takers))
    ask(g, me, takers)


asked.question(chosen, _again)
