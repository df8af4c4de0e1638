"""Feeding: every citizen needs one food of its seat, wherever it grows; those for whom there is none leave (S, 8)."""

from __future__ import annotations

from game.kernel.options import kind, option, value
from game.kernel.steps import Problem, Seat, named, step, titled
from game.la_citta.rules import asked, demolition
from game.la_citta.rules.box import VOICES, YEARS
from game.la_citta.rules.state import Game, Table

BEFORE_PAYING = ("new_year", "voice", "income", "growth", "politics")  # phases in which last year's hunger is paid for


@step
def begin(g: Game, me: Seat) -> None:
    """The start player first."""
    g.phase, g.done = "feeding", []
    g.do(me, go_on)


@step
def go_on(g: Game, me: Seat) -> None:
    """Who goes hungry, then what stands empty, seat by seat. Hunger is looked at once, before the demolition, unless an
    option says again and again (CITTA-21)."""
    while True:
        if me not in g.done and _starve(g, me):
            return
        if demolition.settle(g, me, go_on):
            return
        if g.box.iterate and hungry(g, me) > 0:
            g.done = [seat for seat in g.done if seat != me]
            continue
        me = Seat((me + 1) % g.box.players)
        if me == g.start:
            return


def hungry(g: Table, me: int) -> int:
    """Citizens for whom there is no food; 0 or less if all are fed."""
    return g.people_of(me) - g.food(me)


def costs(g: Table) -> str:
    """What hunger costs that is not yet paid at this moment: an action card of the year that goes on ("now") or of the
    next one ("next"), or in the last year points ("points"; CITTA-30)."""
    over = g.phase == "year_end" and not g.voice  # the year that was is counted already
    if (over and len(g.voice_out) < VOICES * YEARS) or g.phase in BEFORE_PAYING:
        return "now"
    return "points" if g.year == YEARS else "next"


def _starve(g: Game, me: Seat) -> bool:
    """Takes away who need not be asked about; whether it has to be asked from which city the next one goes. It is the
    owner's choice, one by one (CITTA-47, CITTA-69)."""
    for _ in range(hungry(g, me)):
        living = [city[0] for city in g.cities[me] if g.people[city[0]]]
        if len(living) > 1 and g.food(me):
            g.do(me, go_on)
            g.put(chosen, me, [option("starve", city) for city in living], problem)
            return True
        lose(g, me, living[0])
    g.done = [*g.done, me]
    return False


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    city = value(wanted)
    if kind(wanted) != "starve" or not 0 <= city < len(g.owner):
        return "not_now"
    if g.owner[city] != me or g.building[city]:
        return "not_yours"
    return None if g.people[city] else "no_citizen"


@titled("feeding")
def chosen(g: Game, me: Seat, choice: str) -> None:
    lose(g, me, value(choice))


def lose(g: Game, me: Seat, city: int) -> None:
    """A citizen leaves for want of food. That costs a card next year, or points at the end (CITTA-30)."""
    g.people[city] -= 1
    g.citizens += 1
    if g.log is not None and g.penalty[me]:
        g.tell("starved", seat=me, city=city)
    elif g.log is not None:
        g.tell("starved", seat=me, city=city, costs="points" if g.year == YEARS else "card")
    g.penalty[me] = 1


def _again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "feeding", asked.waits(g, "feeding.go_on") == [me], me not in g.done, hungry(g, me) > 0)
    living = [city[0] for city in g.cities[me] if g.people[city[0]]]
    asked.need(len(living) > 1, g.food(me))
    g.put(chosen, me, [option("starve", city) for city in living], problem)


asked.question(chosen, _again)
