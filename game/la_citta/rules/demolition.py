"""Empty buildings are torn down from the outside, after migration and after hunger (5.4).

Citizens move freely within a city first, so it is known by their number alone: it keeps as many buildings as it has
citizens, and its owner says which of the outer ones go (CITTA-16, CITTA-19).
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.options import kind, option, value
from game.kernel.steps import Problem, Seat, named, step, titled
from game.la_citta.rules import asked
from game.la_citta.rules.board import listed
from game.la_citta.rules.state import Game, Table


@step
def begin(g: Game, me: Seat) -> None:
    """The start player first."""
    g.phase = "demolition"
    g.do(me, go_on)


@step
def go_on(g: Game, me: Seat) -> None:
    """One seat after the other, until no building stands empty."""
    while not settle(g, me, go_on):
        me = Seat((me + 1) % g.box.players)
        if me == g.start:
            return


def settle(g: Game, me: Seat, then: Callable[[Game, Seat], None]) -> bool:
    """Tears down what need not be asked; asks for the rest, after which `then` is done again, and says so."""
    for city in g.cities[me]:  # replaced, not changed, when something is torn down
        if g.people[city[0]] < len(city):
            _settle_city(g, city[0])
    options = choices(g, me)
    if not options:
        return False
    g.do(me, then)
    g.put(chosen, me, options, problem)
    return True


def _settle_city(g: Game, castello: int) -> None:
    """What goes by itself: all of a city without citizens (CITTA-18), all but the castello of one with a single
    citizen, the only building that can go."""
    while True:
        city, people = g.sites_of(castello), g.people[castello]
        if people >= len(city):
            return
        outer = outermost(g, city)
        if people > 1 and len(outer) > 1:
            return
        tear_down(g, outer[-1] if outer else castello)
        if not outer:
            return


def outermost(g: Table, city: list[int]) -> list[int]:
    """Buildings without which the rest still hangs together with the castello (CITTA-19), the oldest first."""
    beside, castello = g.box.board.beside, city[0]
    whole = sum(1 << site for site in city)
    found = []
    for site in city[1:]:
        rest = whole & ~(1 << site)
        reached = edge = 1 << castello
        while edge:
            around = 0
            for one in listed(edge):
                around |= beside[one]
            edge = around & rest & ~reached
            reached |= edge
        if reached == rest:
            found.append(site)
    return found


def choices(g: Table, me: Seat) -> list[str]:
    """The buildings of which one must go, over all cities of this seat that are too big."""
    return [
        option("demolish", site)
        for city in g.cities[me]
        if g.people[city[0]] < len(city)
        for site in outermost(g, city)
    ]  # fmt: skip


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    site = value(wanted)
    if kind(wanted) != "demolish" or not 0 <= site < len(g.owner):
        return "not_now"
    if g.owner[site] != me:
        return "not_yours"
    city = g.sites_of(g.city[site])
    if g.people[city[0]] >= len(city):
        return "not_now"
    return None if site in outermost(g, city) else "inner"


@titled("demolition")
def chosen(g: Game, me: Seat, choice: str) -> None:
    tear_down(g, value(choice))


def tear_down(g: Game, site: int) -> None:
    """The building goes back to its stack, a castello to its owner. Its food is lost at once (CITTA-68)."""
    seat, city, name = g.owner[site], g.city[site], g.box.building_ids[g.building[site]]
    g.remove(site)
    if g.log is not None:
        g.tell("demolished", seat=seat, city=city, site=site, building=name, town=g.town(city))


def _again(g: Game, me: Seat) -> None:
    step_name = {"demolition": "demolition.go_on", "feeding": "feeding.go_on"}.get(g.phase, "")
    asked.need(asked.waits(g, step_name) == [me], g.phase == "demolition" or me in g.done)
    options = choices(g, me)
    asked.need(options, all(_asks(g, city) for city in g.cities[me]))
    g.put(chosen, me, options, problem)


def _asks(g: Game, city: list[int]) -> bool:
    """Whether nothing of this city would go by itself."""
    people = g.people[city[0]]
    return people >= len(city) or (people > 1 and len(outermost(g, city)) > 1)


asked.question(chosen, _again)
