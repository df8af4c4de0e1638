"""The free placing of castellos at the start: counter-clockwise, the last seat twice, then back (set-up 3).

The seat to the right of the start player begins, so that the game begins with the left neighbour of who placed last.
"""

from __future__ import annotations

from game.kernel.options import kind, value
from game.kernel.steps import Problem, Seat, named, step, titled
from game.la_citta.rules import asked, course
from game.la_citta.rules import ground as grounds
from game.la_citta.rules.box import FIRST_CASTELLOS
from game.la_citta.rules.state import Game, Table
from game.la_citta.rules.words import at, words


def order(g: Table) -> list[Seat]:
    """Who places, from the first castello to the last."""
    players = g.box.players
    there = [Seat((g.start - 1 - i) % players) for i in range(players)]
    return there + there[::-1]


@step
def turn(g: Game, me: Seat) -> None:
    """The next castello, or the first year when all stand."""
    placed = sum(len(cities) for cities in g.cities)
    if placed == FIRST_CASTELLOS * g.box.players:
        g.do(g.start, course.new_year)
        return
    ask(g, order(g)[placed])


def ask(g: Game, me: Seat) -> None:
    """Where? There is always a place: a castello blocks few enough sites (CITTA-52)."""
    g.put(chosen, me, at(words("castello"), grounds.open_country(g)), problem)


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    return grounds.castello_problem(g, value(wanted)) if kind(wanted) == "castello" else "not_now"


@titled("placement")
def chosen(g: Game, me: Seat, choice: str) -> None:
    g.do(me, turn)
    site = value(choice)
    g.found(me, site)
    g.tell("founded", seat=me, site=site, source=-1, town=g.town(site))


def _again(g: Game, me: Seat) -> None:
    placed = sum(len(cities) for cities in g.cities)
    asked.need(g.phase == "placement", placed < FIRST_CASTELLOS * g.box.players, not g.stack)
    asked.need(order(g)[placed] == me)
    ask(g, me)


asked.question(chosen, _again)
