"""The parchment with the points: a heading, pages to turn to, and below them what is said of the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.table.score_sheet.sheet import SMALL_TYPE_FROM, Sheet
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.widgets import Widget
from game.ui.widgets.tabs import TabBar

LOW = 560.0  # units: a lower parchment has no heading, for the tabs say enough


@dataclass(frozen=True)
class Page:
    """Something to turn to: a key, the words of its tab, and what is there. `foot`: the sentences stand below it."""

    key: str
    words: str
    content: Widget
    foot: bool = True


class Verdict(Widget):
    """Who has won, by what, and what was close; told when the points are counted."""

    role = "verdict"

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("verdict")
        self.sheet = sheet
        self.told = True

    @property
    def value(self) -> str:
        return " ".join([self.sheet.title, self.words]).strip() if self.told else ""

    @property
    def words(self) -> str:
        """What stands there."""
        return " ".join(one for one in (self.sheet.told, self.sheet.close) if one)

    def show(self, *, told: bool) -> None:
        """Whether the end is told yet."""
        self.told = told
        self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self.told and self.words:
            style = Style("it", 20, theme.INK_DIM, leading=1.02, floor=canvas.k < SMALL_TYPE_FROM)
            canvas.paragraph(escape(self.words), self.box, style, "center", "middle")


class Paper(Widget):
    """One of the pages is seen."""

    bleed = 40.0

    def __init__(self, sheet: Sheet, pages: Sequence[Page], chosen: str, turn: Callable[[str], None]) -> None:
        self.sheet, self.pages = sheet, list(pages)
        self.verdict = Verdict(sheet)
        self.tabs = TabBar([(page.key, page.words) for page in pages], chosen, turn, "pages")
        self.tabs.inks = theme.INK_HEAD, theme.INK_DIM
        super().__init__("paper", [self.tabs, *(page.content for page in pages), self.verdict])
        self.show(chosen)

    @property
    def value(self) -> str:
        return self.sheet.heading

    @property
    def page(self) -> Page:
        """What is seen."""
        return next(page for page in self.pages if page.key == self.tabs.chosen)

    def show(self, key: str) -> None:
        """Turns to a page."""
        self.tabs.chosen = key
        for page in self.pages:
            page.content.visible = page.key == key
        self.verdict.visible = self.page.foot

    def turn(self, key: str) -> None:
        """Turns to a page that is on the screen."""
        self.show(key)
        self.arrange(self.box)
        self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        inner = box.inset(min(32.0, box.w * 0.04), min(24.0, box.h * 0.03))
        self.head: Box | None
        self.head, rest = inner.cut_top(min(46.0, box.h * 0.055), 6) if box.h >= LOW else (None, inner)
        bar, rest = rest.cut_top(44.0, min(12.0, box.h * 0.014))
        wide = min(bar.w, self.tabs.natural(bar.w)[0])
        self.tabs.arrange(Box(bar.cx - wide / 2, bar.y, wide, bar.h))
        if self.verdict.visible:
            foot, rest = rest.cut_bottom(min(84.0, max(44.0, box.h * 0.092)), 4)
            self.verdict.arrange(foot)
        self.page.content.arrange(rest)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        if self.head is not None:
            canvas.text_in(self.sheet.heading, self.head, Style("head", 34, theme.INK_HEAD), "center")
