"""What is said over the table when a puzzle is answered: not this one, or all about the solution."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.kernel.options import PASS
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.puzzles.judging import Rated
from game.table.advice.hinting import percent
from game.table.names import Names
from game.table.words import SomeWords
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.glossary import with_words
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, RichText, Row, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.table.puzzles.table import PuzzleTable

SHOWN = 6  # answers of the solution
LABEL = theme.Style("bold", 19, theme.INK_HEAD)
PLAIN = theme.Style("text", 19, theme.INK_BODY)
WHY = theme.ON_PARCHMENT.at(20)


def label_of(option: str, ask: Ask, view: ViewData, names: Names, words: SomeWords) -> str:
    """What the button of an answer says."""
    return _("Do without") if option == PASS else words.label(option, ask, view, names).strip()


class AnswerLine(Widget):
    """An answer: its words, and how likely it wins."""

    role = "answer"
    bleed = 4.0

    def __init__(self, words: str, chance: float | None, *, right: bool, yours: bool) -> None:
        super().__init__("answer")
        self.words, self.chance, self.right, self.yours = words, chance, right, yours
        self.height = 46.0

    @property
    def value(self) -> str:
        yours = _("your answer") if self.yours else ""
        return ", ".join(filter(None, [self.words, percent(self.chance), yours]))

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if self.yours:
            canvas.rounded(box.inset(0, 1), theme.GOLD_DARK, 46, 6)
        room = box.inset(12, 4)
        figure, words = room.cut_right(70, 10)
        canvas.text_in(percent(self.chance), figure, theme.Style("xb", 21, theme.INK_HEAD), "right")
        upper, low = words.cut_top(26)
        said = _("{answer} (yours)").format(answer=self.words) if self.yours else self.words
        canvas.text_in(said, upper, LABEL if self.right else PLAIN)
        bar = Box(low.x, low.y + 3, low.w, 6)
        canvas.rounded(bar, theme.GOLD_DARK, 60, 3)
        if (filled := bar.w * (self.chance or 0.0)) >= 6:
            canvas.rounded(Box(bar.x, bar.y, filled, bar.h), theme.GOLD_DEEP, 255, 3)


def lines(table: PuzzleTable) -> list[Rated]:
    """The answers that are told of: what is right, the own one, then what else was compared; each label once."""
    found: dict[str, Rated] = {}
    figures = table.trial.figures or []
    chosen, judged = table.trial.chosen, table.trial.verdict
    known = {one.option for one in figures}
    extra = [Rated(word, -1.0, 0) for word in sorted(table.at.right) if word not in known] if not figures else []
    if figures and chosen not in known and judged is not None and judged.chosen is not None:
        behind = (judged.best or 0.0) - judged.chosen  # from other worlds: the distance is what counts
        extra.append(Rated(chosen, max(0.0, max(one.chance for one in figures) - behind), 0))
    ranked = sorted([*figures, *extra], key=lambda one: (one.option not in table.at.right, one.option != chosen))
    for one in ranked:
        found.setdefault(table.label(one.option), one)
    return sorted(list(found.values())[:SHOWN], key=lambda one: (one.option not in table.at.right, -one.chance))


class Opened:
    """A dialog that one of its buttons closes before it acts."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.layer: Layer | None = None

    def then(self, act: Callable[[], object]) -> Callable[[], None]:
        """A press that closes the dialog and acts."""

        def press() -> None:
            if self.layer is not None:
                self.ui.stack.close_layer(self.layer)
            act()

        return press


def open_wrong(table: PuzzleTable) -> None:
    """The answer was not the best one; nothing of the solution is told yet."""
    ui, opened = table.ui, Opened(table.ui)
    judged = table.trial.verdict
    if judged is not None and judged.best is not None and judged.chosen is not None:
        said = _("After your answer the chance to win is {mine}, after the best one {best}.").format(
            mine=percent(judged.chosen), best=percent(judged.best)
        )
    elif table.puzzle.told.forced:
        said = _("After this the win is not sure any more, however well you go on.")
    else:
        said = _("There is a better answer.")
    answer = _("Your answer: {answer}").format(answer=table.label(table.trial.chosen))
    text = [RichText(escape(answer), LABEL, "center"), RichText(escape(said), WHY, "center")]
    again = Button(_("Try again"), opened.then(table.again), "gold", "again")
    hint = Button(_("With a hint"), opened.then(lambda: table.again(hint=True)), "ghost", "again_hint")
    show = Button(_("The solution"), opened.then(table.solution), "ghost", "solution")
    see = Button(_("See what follows"), opened.then(lambda: table.play_out(table.trial.chosen)), "ghost", "see_yours")
    buttons = [see, show, *([] if table.hinted else [hint]), again, Spacer()]
    dialog = Dialog(_("Not this one"), Column(text, gap=12), buttons, 860)
    opened.layer = open_dialog(ui, dialog, opened.then(table.leave), again)


def open_solution(table: PuzzleTable) -> None:
    """Right, as good, or given up: why, what every answer is worth, and each of them played out."""
    ui, opened = table.ui, Opened(table.ui)
    rows: list[Widget] = [RichText(with_words(escape(table.said("why")), table.puzzle.game), WHY)]
    if table.trial.verdict is not None and table.trial.verdict.word == "equal" and not table.trial.given_up:
        rows.insert(0, RichText(_("Your answer comes to the same as what was looked for: it counts."), LABEL))
    for number, one in enumerate(lines(table)):
        right, yours = one.option in table.at.right, one.option == table.trial.chosen
        line = AnswerLine(table.label(one.option), one.chance if one.chance >= 0 else None, right=right, yours=yours)
        see = Button(
            _("Play it out") if right else _("Why not?"), opened.then(partial(table.play_out, one.option)),
            "gold" if right else "ghost", f"play:{number}", height=44,
        )  # fmt: skip
        rows.append(Row([line.sized(grow=1), see.sized(width=170)], gap=14, align="middle"))
    if table.trial.figures:
        note = _("The chance to win after each answer, as the search sees it from your place alone.")
        rows.append(RichText(note, theme.ON_PARCHMENT_DIM, "center"))
    leave = Button(_("All puzzles"), opened.then(table.leave), "ghost", "leave")
    again = Button(_("Again"), opened.then(table.again), "ghost", "again")
    following = Button(_("Next puzzle"), opened.then(table.next), "gold", "next")
    dialog = Dialog(_headline(table), Column(rows, gap=10), [leave, again, following, Spacer()], 860)
    opened.layer = open_dialog(ui, dialog, opened.then(table.leave), following)


def _headline(table: PuzzleTable) -> str:
    found = table.trial.verdict
    if table.trial.given_up or found is None:
        return _("The solution")
    return _("Right!") if found.word == "right" else _("Just as good!")
