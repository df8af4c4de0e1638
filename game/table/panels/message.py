"""The parchment over the table, on which losses and summaries are said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.table.log.chronicle import Line
from game.table.log.log_panel import HEADING_HEIGHT, draw_heading
from game.table.log.recap import fitted
from game.table.motion.album import HIGH, WIDE
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.assets import Assets, stand_in
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.places import Wish
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Style
from game.ui.widgets import Widget
from game.ui.widgets.floating import Floating

HEAD, FOOT = 70.0, 22.0  # units above and below the lines
WIDTHS = (900.0, 640.0, 460.0, 1400.0)  # units: the usual one first
NARROW, BESIDE = (360.0, 280.0), 86.0  # the last widths that are tried; what lies beside the words
BRIEF = 2  # lines: rather no summary than a shorter one
SMALLER = 0.7  # the share of a picture that it has where the whole does not fit
LEAST_PICTURED = 2  # lines that keep their picture where not all of them have room
LEAST_LEFT = 60.0  # units of its place that it does not fill; rather all of it than a strip left
MOST_PICTURES, SKY = 5, 0.22  # how many; how much of what is cut off is cut off above
BODY = Style("text", 19, theme.INK_BODY, leading=1.2)
LOSS = Style("bold", 20, theme.DANGER_DARK, leading=1.2)


class Pictures(NamedTuple):
    """How many pictures a summary shows, and which share of their size."""

    many: int = 0
    share: float = 1.0

    @property
    def wide(self) -> float:
        return WIDE * self.share

    @property
    def high(self) -> float:
        return HIGH * self.share

    @property
    def gap(self) -> float:
        return 10.0 * self.share


NO_PICTURES = Pictures()
Pictured = str | pygame.Surface  # a file ("" for none), or what was seen


class Message(Widget):
    """A parchment over the table: losses in red, then what else happened. A click or the next act puts it away."""

    role = "message"
    covers = True
    bleed = 40.0
    focusable = False

    def __init__(self, floating: Floating) -> None:
        super().__init__("message")
        self._floating = floating
        self.visible = False
        self.title = ""
        self.told: list[Line] = []
        self.lines: list[Line] = []  # those of them for which there is room
        self.until = self.stays = 0.0  # when it goes, and how long it is read
        self.middle = self.side = Box(0, 0, 0, 0)  # where losses and where summaries are shown
        self.aside = False
        self.pictures: dict[int, Pictured] = {}  # of lines, by identity: those that a summary shows where there is room
        self.pictured = NO_PICTURES

    @property
    def takes_pointer(self) -> bool:
        return True

    @property
    def value(self) -> str:
        from game.ui.draw.markup import plain

        return "\n".join([self.title, *(plain(line.text) for line in self.lines)])

    def open(
        self, title: str, lines: list[Line], until: float = 0.0, *, aside: bool = False,
        pictures: Callable[[Line], Pictured] = lambda line: "",
    ) -> None:  # fmt: skip
        """Shows a message: in the middle of the table until a moment, or aside until it is put away. `pictures` shows
        what a line speaks of; losses come first, then what was seen happening."""
        self.close()
        found = [(line, shown) for line in lines if not line.heading and (shown := pictures(line))]
        found.sort(key=lambda one: (not one[0].loss, isinstance(one[1], str)))
        self.pictures = {id(line): shown for line, shown in found[:MOST_PICTURES]}
        self.title, self.told, self.lines, self.until, self.aside = title, lines, lines, until, aside
        self.visible = True
        self.stays = until - self.ui.now if until else 0.0
        self.box = NOWHERE
        if self.layer is not None:
            self._floating.anew(self)

    def wait(self) -> None:
        """While there is no room for it, its time does not pass."""
        if self.visible and self.until and not self.box.w:
            self.until = self.ui.now + self.stays

    def close(self) -> None:
        if self.visible:
            self.invalidate()
            self.visible = False

    def activate(self) -> None:
        self.ui.presses.uncovered(self.ui.now)
        self.close()

    weighty = True

    def arrange(self, box: Box) -> None:
        """The owner of all that floats gives it its place (`put`)."""
        if not self.visible or self.layer is None:
            self.box = NOWHERE
            return
        self.put(self.box)

    def wish(self) -> Wish | None:
        if not self.visible or self.layer is None:
            return None
        bounds = self.ui.scale.bounds
        if self.aside:  # it fills that place: above it stand the newest lines of the log
            high = min(self.side.h, self._high(self.told, self.side.w, Pictures(len(self.pictures))))
            brief = fitted(self.told, lambda lines: sum(not line.heading for line in lines) <= BRIEF)
            least = [(wide, self._high(brief, wide)) for wide in (self.side.w, *NARROW)]
            return Wish(((self.side.w, high), *least), self.side.centered(1, 1), within=self.side)
        widths = dict.fromkeys(min(wide, bounds.w - 40, self.middle.w - 60) for wide in WIDTHS)
        whole = [(wide, self._high(self.told, wide)) for wide in widths]
        folded = [(wide, self._folded(wide)) for wide in (*widths, *NARROW)]
        middle = self.middle.centered(*whole[0])
        return Wish((*whole, *folded), middle.centered(1, 1), (middle,))

    def _folded(self, wide: float) -> float:
        """How high it is without its title."""
        return sum(self._heights(self.told, wide, NO_PICTURES)) + FOOT

    def put(self, box: Box) -> None:
        self.invalidate()
        self.box = box
        self.lines, self.pictured = self.told, NO_PICTURES
        if self.aside and box.w > 0:
            self.pictured = self._fitting(box)
            self.lines = fitted(self.told, lambda lines: self._high(lines, box.w, self.pictured) <= box.h)
            high = self._high(self.lines, box.w, self.pictured)
            self.box = box.cut_top(high if high < box.h - LEAST_LEFT else box.h)[0]
        self.invalidate()

    def _fitting(self, box: Box) -> Pictures:
        """As many pictures, and as large, as leave all lines their room. Where these have none anyway, a few."""
        for many in range(len(self.pictures), 0, -1):
            for share in (1.0, SMALLER):
                if self._high(self.told, box.w, Pictures(many, share)) <= box.h:
                    return Pictures(many, share)
        whole = self._high(self.told, box.w) <= box.h
        few = min(LEAST_PICTURED, len(self.pictures))
        return NO_PICTURES if whole or box.w in NARROW else Pictures(few, SMALLER)

    def _high(self, lines: Sequence[Line], wide: float, pictured: Pictures = NO_PICTURES) -> float:
        return HEAD + sum(self._heights(lines, wide, pictured)) + FOOT

    def _heights(self, lines: Sequence[Line], wide: float, pictured: Pictures) -> list[float]:
        """How high each line is in a message so wide, with such pictures."""
        found, shown = list[float](), list(self.pictures)[: pictured.many]
        for line in lines:
            if line.heading:
                found.append(HEADING_HEIGHT)
                continue
            words = self.ui.text.paragraph(line.text, self._style(line), wide - self._beside(pictured))
            high = words.height / self.ui.scale.k + 5
            found.append(max(high, pictured.high) + pictured.gap if id(line) in shown else high)
        return found

    @staticmethod
    def _beside(pictured: Pictures) -> float:
        """What lies beside the words of a line."""
        return BESIDE + (pictured.wide - 22 if pictured.many else 0.0)

    def _style(self, line: Line) -> Style:
        return LOSS if line.loss else BODY

    def draw(self, canvas: Canvas) -> None:
        if self.box.w <= 0:
            return
        canvas.skin("notice", self.box)
        y = self.box.y + FOOT / 2
        if self.aside or self.box.h >= self._high(self.lines, self.box.w) - 1:
            head = Box(self.box.x + 24, self.box.y + 16, self.box.w - 48, 34)
            canvas.text_in(self.title, head, Style("head", 25, theme.INK_HEAD), "center")
            canvas.ornament(self.box.cx, self.box.y + 56, min(320, self.box.w - 60), theme.GOLD_DEEP)
            y = self.box.y + HEAD
        heights = self._heights(self.lines, self.box.w, self.pictured)
        for line, high in zip(self.lines, heights, strict=True):
            self._draw_line(canvas, line, Box(self.box.x, y, self.box.w, high))
            y += high

    def _draw_line(self, canvas: Canvas, line: Line, row: Box) -> None:
        """A line in its row, which is as wide as the message."""
        if line.heading:
            draw_heading(canvas, line.text, Box(row.x + 24, row.y, row.w - 48, row.h), theme.INK_HEAD)
            return
        pictured = self.pictured
        name = dict([*self.pictures.items()][: pictured.many]).get(id(line), "")
        left = row.x + self._beside(pictured) - 26
        words = Box(left, row.y, row.right - 26 - left, row.h + 4)
        if name:
            shown = Box(row.x + 24, row.y + 1, pictured.wide, pictured.high)
            canvas.surface_at(self._picture(name), shown.x, shown.y)
            canvas.rounded(shown.inset(-1), None, 0, 3, theme.INK, 255, 3.0)
            canvas.rounded(shown.inset(-0.5), None, 0, 3, theme.DANGER if line.loss else theme.GOLD, 255, 1.6)
            words = Box(left, row.y, words.w, pictured.high + 2) if words.h < pictured.high + 20 else words
        if line.crest >= 0:
            at = (row.x + 24, row.y + 8) if name else (left - 22, row.y + 12)
            draw_crest(canvas, *at, 10 if name else 9, line.crest)
        alone = len(self.lines) == 1 and not name and line.crest < 0
        if alone:  # it stands below the title
            words = Box(row.x + 26, row.y, row.w - 52, row.h + 4)
        canvas.paragraph(
            line.text, words, self._style(line), "center" if alone else "left", "middle" if name else "top"
        )

    def _picture(self, shown: Pictured) -> pygame.Surface:
        """The part of a picture that is shown beside a line."""
        ui = self.ui
        size = (ui.px(self.pictured.wide), ui.px(self.pictured.high))
        if not isinstance(shown, str):
            return shown if shown.get_size() == size else smoothscale(shown, size)
        return ui.assets.keep(("of a line", shown, size), lambda: _cut_out(ui.assets, shown, size))


def _cut_out(assets: Assets, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The upper middle of a picture at this size."""
    found = assets.picture(name, size[0])
    if found is None:
        return stand_in(name, size)
    wide = found.get_width()
    high = min(found.get_height(), round(wide * size[1] / size[0]))
    seen = found.subsurface(pygame.Rect(0, round((found.get_height() - high) * SKY), wide, high))
    return smoothscale(seen, size)
