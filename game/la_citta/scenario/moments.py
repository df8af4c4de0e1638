"""The moment at which a scenario starts, and where it stops: a phase of the year, and whose turn it is in it."""

from __future__ import annotations

from game.kernel.steps import NAME_OF, Seat, find
from game.la_citta.rules import course, demolition, feeding, migration, placement, politics_round, scoring
from game.la_citta.rules.box import FIRST_CASTELLOS, FOUNDERS, ROUNDS
from game.la_citta.rules.state import Game
from game.la_citta.scenario.setting import PHASES, WITH_SEATS
from game.la_citta.scenario.story import Setting
from game.scenario.story import Refused

END = ("scoring", "over")
STEPS = {**course.PHASES, "scoring": scoring.begin}  # what stands for a phase on the stack
GO_ON = {"migration": migration.go_on, "demolition": demolition.go_on, "feeding": feeding.go_on}


def phase_of(s: Setting) -> str:
    """Where it begins; without seats from the set-up."""
    if s.now is not None:
        return s.now.phase
    if s.seats is not None:
        return "politics"
    return "placement" if s.table.setup == "advanced" else "new_year"


def _is_between(s: Setting, first: str, last: str) -> bool:
    return PHASES.index(first) <= PHASES.index(phase_of(s)) <= PHASES.index(last)


def voices_lie(s: Setting) -> bool:
    """Whether the four voices of the year are laid."""
    return _is_between(s, "income", "year_end")


def wishes_hold(s: Setting) -> bool:
    """Whether they are revealed."""
    return _is_between(s, "migration", "year_end")


def may_be_empty(s: Setting) -> bool:
    """Whether buildings may stand without a citizen."""
    return _is_between(s, "migration", "over")


def turns_had(g: Game, s: Setting, seat: int) -> int:
    """How many cards this seat has used in this year."""
    phase = phase_of(s)
    if phase != "politics":
        return ROUNDS if _is_between(s, "reveal", "year_end") else 0
    number = 1 if s.now is None else s.now.round
    return number - (seat not in _before(g, s))


def _before(g: Game, s: Setting) -> list[Seat]:
    """The seats that have had their turn."""
    if s.now is None or s.now.seat is None or phase_of(s) not in WITH_SEATS:
        return []
    order = g.order()
    return order[: order.index(Seat(s.now.seat))]


def start(g: Game, s: Setting) -> None:
    """Lays what is to be done on the stack."""
    phase = g.phase = phase_of(s)
    if phase in END:
        g.figures = []  # as after the end of a year
        g.clear_year()
        g.do(g.start, scoring.begin)
    elif phase == "placement":
        _check_placement(g, s)
        g.do(g.start, placement.turn)
    elif phase == "new_year":
        g.do(g.start, course.new_year)
    else:
        _in_the_year(g, s, phase)


def _check_placement(g: Game, s: Setting) -> None:
    """Before the first year there is nothing but castellos with three citizens each."""
    if g.year > 1:
        raise Refused("year", "castellos are placed before the first year", s.table.line)
    for cities in g.cities:
        if len(cities) > FIRST_CASTELLOS or any(city[1:] or g.people[city[0]] != FOUNDERS for city in cities):
            why = f"each seat places {FIRST_CASTELLOS} castellos with {FOUNDERS} citizens and nothing else"
            raise Refused("placement", why, s.line)
    placed = sum(len(cities) for cities in g.cities)
    if g.citizens < FOUNDERS * (FIRST_CASTELLOS * g.box.players - placed):
        raise Refused("supply_empty", "the supply has too few citizens for the castellos to come", s.stock_line)


def _in_the_year(g: Game, s: Setting, phase: str) -> None:
    first = course.AHEAD.index(course.PHASES[phase])
    for later in reversed(course.AHEAD[first + 1 :]):
        g.do(g.start, later)
    before = _before(g, s)
    me = g.order()[len(before)]
    if phase == "politics" and s.until != phase:
        g.round = 1 if s.now is None else s.now.round
        g.do(me, politics_round.turn)
    elif before:
        g.done = [*before] if phase == "feeding" else []
        g.do(me, GO_ON[phase])
    else:
        g.do(g.start, course.AHEAD[first])


def go_on(g: Game, until: str) -> None:
    """To the next question, or to before this phase."""
    end = NAME_OF[STEPS[until]] if until in STEPS else ""
    while g.stack and len(g.stack[-1]) == 2 and g.stack[-1][0] != end:
        step, seat = g.stack.pop()
        find(step)(g, seat)


def answered(g: Game, word: str, until: str) -> None:
    """Gives an answer that is offered, and goes on to the next question, or to before this phase."""
    if not until:
        g.choose(word)
        return
    step, seat, *_ = g.stack.pop()
    g.answered += 1
    find(step)(g, seat, word)
    go_on(g, until)
