"""A puzzle at the real table: its question is answered as any other, and then judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.kernel.options import PASS
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.puzzles.judging import Rated
from game.puzzles.puzzle import HARDEST, Puzzle, match_of, position
from game.table.log.chronicle import Line
from game.table.names import Names
from game.table.panels.hint_panel import percent
from game.table.puzzles.played import PlayedTable
from game.table.puzzles.run import AnswerFlow, Run, Trial
from game.table.puzzles.still import StillTable
from game.table.words import SomeWords
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Colour, Style
from game.ui.glossary import with_words
from game.ui.lang import _
from game.ui.puzzle_words import difficulty_words
from game.ui.speech import priced
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

# Small drawn signs of puzzles.

PIP, STEP = 13.0, 19.0
PIPS = PIP + (HARDEST - 1) * STEP


def draw_pips(canvas: Canvas, right: float, cy: float, difficulty: int, ink: Colour) -> None:
    """As many full lozenges as it is hard, of three, ending at `right`."""
    side = canvas.scale.px(PIP)
    for place in range(HARDEST):
        full = place < difficulty
        made = canvas.pens.assets.keep(("pip", side, ink, full), partial(_lozenge, side, ink, full))
        canvas.surface_at(made, right - PIPS + place * STEP, cy - PIP / 2)


def draw_solved(canvas: Canvas, box: Box) -> None:
    """A coin with a tick on it."""
    canvas.picture("ui/coin_blank", box)
    side = canvas.scale.px(box.w * 0.5)
    made = canvas.pens.assets.keep(("tick", side), lambda: _tick(side))
    canvas.surface_at(made, box.cx - box.w * 0.25, box.cy - box.h * 0.25)


def _lozenge(side: int, ink: Colour, full: bool) -> pygame.Surface:
    def draw(surface: pygame.Surface, factor: int) -> None:
        s = surface.get_width()
        middle, edge = s / 2, s * 0.04
        corners = [(middle, edge), (s - edge, middle), (middle, s - edge), (edge, middle)]
        pygame.draw.polygon(surface, ink, corners, 0 if full else max(1, round(s * 0.1)))

    return shapes.supersampled(side, side, draw)


def _tick(side: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, factor: int) -> None:
        s = surface.get_width()
        points = [(0.06, 0.54), (0.2, 0.4), (0.4, 0.6), (0.8, 0.12), (0.95, 0.25), (0.41, 0.9)]
        pygame.draw.polygon(surface, theme.NUMERAL, [(x * s, y * s) for x, y in points])

    return shapes.supersampled(side, side, draw)


# The parchment beside the table that puts the question of a puzzle.

TITLE = Style("head", 24, theme.INK_HEAD, leading=1.08)
QUESTION = Style("text", 19, theme.INK_BODY, leading=1.16)
BUTTON_HIGH, LOW = 44.0, 240.0


class QuestionPanel(Widget):
    """Title, difficulty, question; hint and giving up below."""

    role = "puzzle"
    covers = True
    bleed = 40.0

    def __init__(self, title: str, question: str, difficulty: int, game: str, press: Callable[[str], None]) -> None:
        self.title, self.question, self.difficulty, self.game = title, question, difficulty, game
        self.hinting = False
        self.words = RichText(with_words(escape(question), game), QUESTION, name="question")
        self.scroll = ScrollArea(self.words, "question_scroll", on_paper=True)
        self.hint = Button(_("Hint"), lambda: press("hint"), "ghost", "puzzle_hint", "hint", height=BUTTON_HIGH)
        give_up = Button(_("Give up"), lambda: press("give_up"), "ghost", "give_up", height=BUTTON_HIGH)
        self.bar = Row([self.hint.sized(grow=1), give_up.sized(grow=1)], gap=10)
        super().__init__("puzzle", [self.scroll, self.bar])

    def turn(self, hint: str) -> None:
        """The hint in place of the question, or the question again: where there is no room beside the table."""
        self.hinting = not self.hinting
        self.words.set(with_words(escape(hint if self.hinting else self.question), self.game))
        self.hint.text = _("Question") if self.hinting else _("Hint")
        self.scroll.offset = 0.0
        self.arrange(self.box)
        self.invalidate()

    @property
    def value(self) -> str:
        return f"{self.title} ({difficulty_words(self.difficulty)}): {self.question}"

    @property
    def takes_pointer(self) -> bool:
        return True

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.inset(20, 14)
        foot, room = room.cut_bottom(BUTTON_HIGH, 8)
        if box.h < LOW:  # large user scales: the buttons stand beside the words
            room = box.inset(20, 12)
            foot, room = room.cut_right(min(330.0, room.w * 0.4), 16)
            foot = foot.centered(foot.w, BUTTON_HIGH)
        self.bar.arrange(foot)
        self._head, rest = room.cut_top(32, 6)
        self.scroll.arrange(rest)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("sheet", self.box)
        head = self._head
        draw_pips(canvas, head.right, head.cy, self.difficulty, theme.INK_HEAD)
        canvas.text_in(self.title, Box(head.x, head.y, head.w - PIPS - 12, head.h), TITLE)
        canvas.line(head.x, head.bottom + 1, head.right, head.bottom + 1, theme.GOLD_DARK, 150, 1.2)


# What is said over the table when a puzzle is answered.

SHOWN = 6  # answers of the solution
LABEL = theme.Style("bold", 19, theme.INK_HEAD)
PLAIN = theme.Style("text", 19, theme.INK_BODY)
WHY = theme.ON_PARCHMENT.at(20)


def label_of(option: str, ask: Ask, view: ViewData, names: Names, words: SomeWords) -> str:
    """What the button of an answer says."""
    return _("Do without") if option == PASS else words.label(option, ask, view, names).strip()


class AnswerLine(Widget):
    """An answer: its words, as they are read and as they are heard, and how likely it wins."""

    role = "answer"
    bleed = 4.0

    def __init__(self, words: str, aloud: str, chance: float | None, *, right: bool, yours: bool) -> None:
        super().__init__("answer")
        self.words, self.aloud, self.chance, self.right, self.yours = words, aloud, chance, right, yours
        self.height = 46.0

    @property
    def value(self) -> str:
        yours = _("your answer") if self.yours else ""
        return ", ".join(filter(None, [self.aloud, percent(self.chance), yours]))

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
        words = table.label(one.option)
        aloud = priced(words, table.words.hearing.price)
        line = AnswerLine(words, aloud, one.chance if one.chance >= 0 else None, right=right, yours=yours)
        see = Button(
            _("Play it out") if right else _("Why not?"), opened.then(partial(table.play_out, one.option)),
            "gold" if right else "ghost", f"play:{number}", height=44,
        )  # fmt: skip
        see.called(f"{see.value} {line.aloud}")
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
        self.ui.sound.play("solved" if solved else "error")
        self.shown = "solution" if solved or self.trial.given_up else "wrong"
        self._open()

    def resume(self) -> None:
        super().resume()
        self._open()

    def _open(self) -> None:
        if self.shown == "wrong":
            open_wrong(self)
        elif self.shown == "solution":
            open_solution(self)

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
        return label_of(option, self.at.ask, self.trial.view, self.names, self.words)

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
