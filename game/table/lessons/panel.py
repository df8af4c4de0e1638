"""The parchment on which a lesson speaks: its sentence, how far the tutorial has come, and the ways about it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.widgets import Button, Column, Label, Panel, RichText, Row, Spacer
from game.ui.widgets.floating import Size, Wish

WIDE, NARROW, LEAST = 600.0, 460.0, 310.0
LARGE, SMALL, TIGHT = theme.ON_PARCHMENT.at(25), theme.ON_PARCHMENT.at(22), theme.ON_PARCHMENT.at(18)
ROOMY = 1500.0  # units: how wide a window has the larger one


class LessonPanel(Panel):
    """Says one lesson. `press` is told the name of the button: "lesson_seen", "lesson_back", "lesson_again" or
    "lesson_leave"."""

    role = "lesson"
    covers = True
    weighty = True

    def __init__(self, press: Callable[[str], None]) -> None:
        self.lit: tuple[Box, ...] = ()  # what it speaks of
        self.rather_not: tuple[Box, ...] = ()
        self._styles: dict[Size, theme.Style] = {}
        self.words = RichText("", SMALL, name="lesson_says")
        self.count = Label("", theme.ON_PARCHMENT.at(19), name="lesson_count")
        self.seen = Button(_("Seen"), lambda: press("lesson_seen"), "gold", "lesson_seen", "skip", height=44)
        self.seen.bare = True
        self.first = Button(_("Back"), lambda: press("lesson_back"), "ghost", "lesson_back", height=42)
        again = Button(_("Again"), lambda: press("lesson_again"), "ghost", "lesson_again", height=42)
        leave = Button(_("Leave"), lambda: press("lesson_leave"), "ghost", "lesson_leave", height=40)
        rows = [
            Row([self.count.sized(grow=1), leave], gap=8, align="middle"),
            self.words,
            Row([self.first, again, Spacer(), self.seen], gap=8, align="middle"),
        ]
        super().__init__(Column(rows, gap=8), skin="parchment", padding=20, name="lesson")

    @property
    def value(self) -> str:
        return self.words.value

    @property
    def takes_pointer(self) -> bool:
        return True

    def say(self, text: str, number: int, of: int, *, look: bool) -> None:
        """`number` counts from 1; `look`: the lesson ends with the button."""
        self.words.source = text
        self.count.text = _("Lesson {number} of {count}").format(number=number, count=of)
        self.seen.visible = look
        self.first.disable("" if number > 1 else _("This is the first lesson."))
        self.invalidate()

    def size(self, wide: float, style: theme.Style) -> tuple[float, float]:
        """How large it is with its words in this style."""
        before, self.words.style = self.words.style, style
        found = wide, self.natural(wide)[1]
        self.words.style = before
        return found

    def wish(self) -> Wish | None:
        """Near to what is lit, and where it hides least of the others."""
        if not self.visible or self.layer is None:
            return None
        bounds = self.ui.scale.bounds
        roomy = bounds.w >= ROOMY
        widths = (WIDE, WIDE * 0.7) if roomy else (min(NARROW, bounds.w * 0.46), bounds.w * 0.66)  # higher, or broader
        styles = (LARGE, SMALL) if roomy else (SMALL, TIGHT)
        self._styles = {self.size(wide, style): style for style in reversed(styles) for wide in widths}
        last = [self.size(wide, TIGHT) for wide in (bounds.w * 0.9, bounds.w * 0.33) if wide >= LEAST]
        self._styles = dict.fromkeys(last, TIGHT) | self._styles
        sizes = tuple(self.size(wide, style) for style in styles for wide in widths)
        lit = self.lit or (bounds.centered(1, 1),)
        x, y = sum(box.cx for box in lit) / len(lit), sum(box.cy for box in lit) / len(lit)
        return Wish((*sizes, *last), Box(x, y, 1, 1), rather_not=self.rather_not, must=True)

    def put(self, box: Box) -> None:
        self.invalidate()
        self.words.style = self._styles.get((box.w, box.h), TIGHT)
        self.arrange(box)
        self.invalidate()
