"""The parchment beside the table that puts the question of a puzzle."""

from __future__ import annotations

from collections.abc import Callable

from game.table.puzzles.signs import PIPS, draw_pips
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import with_words
from game.ui.lang import _
from game.ui.puzzle_words import difficulty_words
from game.ui.widgets import Button, RichText, Row, ScrollArea, Widget

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
        self.scroll = ScrollArea(self.words, "question_scroll")
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
        canvas.skin("parchment", self.box)
        head = self._head
        draw_pips(canvas, head.right, head.cy, self.difficulty, theme.INK_HEAD)
        canvas.text_in(self.title, Box(head.x, head.y, head.w - PIPS - 12, head.h), TITLE)
        canvas.line(head.x, head.bottom + 1, head.right, head.bottom + 1, theme.GOLD_DARK, 150, 1.2)
