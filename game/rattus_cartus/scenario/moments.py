"""The moment at which a scenario starts: before a row is revealed, in the supply, when buildings are entered, or when
the points are counted."""

from __future__ import annotations

from game.kernel.events import Event
from game.kernel.pcg import Pcg
from game.kernel.steps import Seat
from game.rattus_cartus.rules import enter, scoring, supply
from game.rattus_cartus.rules import round as rounds
from game.rattus_cartus.rules.box import Box
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.scenario.setting import ENTER, REVEAL, SCORING, SUPPLY
from game.rattus_cartus.scenario.story import Setting
from game.scenario.story import Refused


def phase_of(s: Setting) -> str:
    """Where nobody says it: the supply of a row that is said, else the row is still to be revealed."""
    if s.now is not None and s.now.phase:
        return s.now.phase
    return SUPPLY if s.row is not None or s.now is not None else REVEAL


def round_of(s: Setting, box: Box) -> int:
    """The number of the round. Raises Refused for one that there is not, or in which points are not counted."""
    table = s.table
    ends = phase_of(s) == SCORING
    number = box.rounds if table.last or (ends and table.round is None) else 1 if table.round is None else table.round
    if not 1 <= number <= box.rounds:
        raise Refused("round", f"with {box.players} players there are {box.rounds} rounds", table.line)
    if ends and number < box.rounds:
        raise Refused("round", f"points are counted after round {box.rounds}", table.line)
    return number


def start(g: Game, s: Setting, dice: Pcg, log: list[Event]) -> None:
    """Bring the game to the scenario's first question; what happens from there on goes to the log."""
    phase = phase_of(s)
    g.log = log
    if phase == REVEAL:
        g.round -= 1
        g.do(g.start, rounds.start)
        return
    order = [Seat((g.start + i) % g.box.players) for i in range(g.box.players)]
    first = g.start if s.now is None or s.now.seat is None else Seat(s.now.seat)
    supplied = order[: order.index(first)] if phase == SUPPLY else order
    for seat in supplied:
        g.supplied[seat] = dice.below(g.box.row)
    if phase not in (SUPPLY, ENTER):
        _end(g, order)
        return
    g.tell("round_started", round=g.round, start=g.start)  # whoever watches builds on it
    g.tell("row_revealed", row=g.row[:])
    if phase == SUPPLY:
        supply.ask(g, first)
    else:
        enter.begin(g)


def _end(g: Game, order: list[Seat]) -> None:
    """The last building is over: everybody stood in the first one, without a card."""
    g.phase = "buildings"
    g.entered = [[int(seat) for seat in order], *g.entered[1:]]
    g.first_in = [int(seat) for seat in order]
    g.numbers = [0] * g.box.players
    g.do(g.start, scoring.score)
