"""Fixed positions of puzzles: the list, a question at the table, what is said of an answer, a line played out."""

from __future__ import annotations

from functools import partial

from game.bots.inline import InlineBots
from game.puzzles.puzzle import Puzzle
from game.table.puzzles import run
from game.table.puzzles.screen import PuzzlesScreen
from game.table.puzzles.table import PuzzleTable
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Shot
from tools.shots.then import then

GAME = "citadels"
ASKED = "break_the_set"


class _Run(run.Run):
    """Its bots think in this process: a picture can wait."""

    @property
    def bots(self) -> InlineBots:
        return InlineBots()


def _puzzle(ui: Ui, name: str) -> tuple[_Run, Puzzle]:
    ui.settings.values.player_name = "Matilda"
    found = _Run(ui, GAME)
    puzzle = found.puzzles.find(name)
    assert puzzle is not None
    return found, puzzle


def _list(ui: Ui) -> Screen:
    """Some are solved, one with a hint, one was tried."""
    found, _first = _puzzle(ui, ASKED)
    for number, puzzle in enumerate(found.puzzles.in_order()[:17]):
        if number % 5 != 3:
            found.note(puzzle, solved=number % 7 != 6, hint=number % 4 == 2)
    return PuzzlesScreen(ui, GAME)


class _Answered(PuzzleTable):
    """Answered as soon as it stands, or given up where nothing is answered."""

    option = ""

    def resume(self) -> None:
        super().resume()
        if not self.shown and not self.answering.given:
            if self.option:
                self.choose(self.option)
            else:
                self.give_up()

    def update(self, seconds: float) -> None:
        for _count in range(4):  # the answer, the comparison, the judgement
            super().update(seconds)


def asked(ui: Ui, name: str = ASKED) -> PuzzleTable:
    """The question of a puzzle."""
    return PuzzleTable(ui, *_puzzle(ui, name))


def answered(ui: Ui, name: str, option: str = "") -> PuzzleTable:
    """After this answer, or given up."""
    made = _Answered(ui, *_puzzle(ui, name))
    made.option = option
    return made


def _hint(ui: Ui) -> Screen:
    made = asked(ui)
    return then(made, made.hint)


def _right(ui: Ui, name: str) -> Screen:
    made = answered(ui, name)
    assert isinstance(made, _Answered)
    made.option = min(made.at.right)
    return made


def _wrong(ui: Ui, name: str) -> Screen:
    made = answered(ui, name)
    assert isinstance(made, _Answered)
    made.option = next(option for option in made.at.ask.options if option not in made.at.right)
    return made


def _played(ui: Ui) -> Screen:
    made = asked(ui)
    made.play_out(min(made.at.right))
    top = ui.stack.top
    assert isinstance(top, Screen)
    ui.stack.pop()
    return top


PUZZLE_SHOTS: dict[str, Shot] = {
    "puzzles": _list,
    "puzzle": asked,
    "puzzle_hint": _hint,
    "puzzle_draft": partial(asked, name="city_of_trade"),
    "puzzle_right": partial(_right, name="lead_of_four"),
    "puzzle_wrong": partial(_wrong, name="dear_cards"),
    "puzzle_solution": partial(answered, name="five_gold"),
    "puzzle_played": _played,
}
