"""A puzzle at the real table: its question is answered as any other, and then judged."""

from __future__ import annotations

from game.puzzles.puzzle import Puzzle
from game.puzzles.table import match_of, position
from game.table.log.chronicle import Line
from game.table.puzzles import verdict
from game.table.puzzles.flows import AnswerFlow
from game.table.puzzles.panel import QuestionPanel
from game.table.puzzles.played import PlayedTable
from game.table.puzzles.run import Run
from game.table.puzzles.still import StillTable
from game.table.puzzles.trial import Trial
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets import Widget

PATIENCE = 0.4  # seconds until somebody is told that the answer is being judged


class PuzzleTable(StillTable):
    """One try. `shown` is what lies over it: nothing, the judgement on a wrong answer, or the solution."""

    name = "puzzle"

    def __init__(self, ui: Ui, run: Run, puzzle: Puzzle, *, hinted: bool = False) -> None:
        """Raises PuzzleFault for one that cannot be set up."""
        self.run, self.puzzle, self.hinted = run, puzzle, hinted
        self.at = position(puzzle)
        self.answering = AnswerFlow(match_of(puzzle, self.at, run.person, run.bots))
        super().__init__(ui, self.answering)
        self.tab = "log"
        self.people = [seat.name for seat in self.answering.seats]
        self.trial = Trial(puzzle, self.at, self.answering.match)
        self.shown = ""
        self._waited = 0.0
        self._told_waiting = self._noted = False

    # -- the question ----------------------------------------------------------------------------------------------
    def said(self, word: str) -> str:
        """One of the texts of the puzzle."""
        return self.run.said(self.puzzle, word, self.people)

    def build(self) -> Widget:
        made = super().build()
        told = self.puzzle.told
        self.panel = QuestionPanel(self.said("title"), self.said("question"), told.difficulty, self.game, self.press)
        made.add(self.panel)
        self._show_panel()
        return made

    def _place(self, box: Box) -> None:
        self.panel.arrange(self.places.log)
        super()._place(box)

    def _show_tab(self) -> None:
        super()._show_tab()
        if hasattr(self, "panel"):
            self._show_panel()

    def _show_panel(self) -> None:
        """It has the place of the chronicle, which has nothing to tell yet."""
        self.panel.visible = self.log.visible
        self.log.visible = False

    def show(self) -> None:
        super().show()
        self.tabs.rename("log", _("Puzzle"))

    def hint(self) -> None:
        self.hinted = True
        if self.small:
            self.panel.turn(self.said("hint"))
            return
        self.message.open(_("Hint"), [Line(escape(self.said("hint")))], aside=True)

    def press(self, name: str) -> None:
        if name == "give_up":
            self.give_up()
        else:
            super().press(name)

    # -- the answer ------------------------------------------------------------------------------------------------
    def give_up(self) -> None:
        """The solution is shown, and the puzzle stays unsolved."""
        self.trial.give_up()
        self._told_waiting = False

    def every_frame(self, seconds: float) -> None:
        given = self.answering.given
        if given and not self.trial.chosen:
            self.trial.answer(given)
        self.trial.update()
        if self.shown or self.layers or not (given or self.trial.given_up):
            return
        self._waited += seconds
        judged = self.trial.verdict is not None and (not self.trial.verdict.solved or self.trial.ready)
        if self.ui.motion.busy or not (self.trial.ready if self.trial.given_up else judged):
            self._tell_waiting()
            return
        self._judged()

    @property
    def waiting(self) -> bool:
        return self.trial.adviser.busy or (not self.shown and bool(self.answering.given or self.trial.given_up))

    def _tell_waiting(self) -> None:
        if self._waited >= PATIENCE and not self._told_waiting and not self.ui.motion.busy:
            self._told_waiting = True
            self.ui.toasts.show(_("The answers are being compared …"))

    def _judged(self) -> None:
        found = self.trial.verdict
        solved = found is not None and found.solved and not self.trial.given_up
        if not self._noted:
            self._noted = True
            self.run.note(self.puzzle, solved=solved, hint=self.hinted)
        self.ui.sound.play("your_turn" if solved else "error")
        self.shown = "solution" if solved or self.trial.given_up else "wrong"
        self._open()

    def resume(self) -> None:
        super().resume()
        self._open()

    def _open(self) -> None:
        if self.shown == "wrong":
            verdict.open_wrong(self)
        elif self.shown == "solution":
            verdict.open_solution(self)

    # -- what follows ----------------------------------------------------------------------------------------------
    def again(self, *, hint: bool = False) -> None:
        """The same puzzle from the beginning."""
        self.trial.close()
        fresh = PuzzleTable(self.ui, self.run, self.puzzle, hinted=self.hinted or hint)
        self.ui.stack.replace(fresh)
        if hint:
            fresh.hint()

    def solution(self) -> None:
        """Somebody wants to know after a wrong answer."""
        self.trial.give_up()
        self.shown = ""
        self._waited = 0.0

    def play_out(self, option: str) -> None:
        """What follows after this answer, at the table."""
        right = option in self.at.right
        label = self.label(option)
        title = _("The solution: {answer}") if right else _("After: {answer}")
        self.ui.stack.push(PlayedTable(self.ui, self.run, self.puzzle, self.at, option, title.format(answer=label)))

    def label(self, option: str) -> str:
        """What the button of an answer says."""
        return verdict.label_of(option, self.at.ask, self.trial.view, self.names, self.words)

    def next(self) -> None:
        """The next puzzle of the list."""
        following = self.run.following(self.puzzle)
        self.trial.close()
        if following is None:
            self.leave()
        else:
            self.ui.stack.replace(PuzzleTable(self.ui, self.run, following))

    def leave(self) -> None:
        self.trial.close()
        super().leave()
