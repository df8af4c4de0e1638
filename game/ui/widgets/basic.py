"""Things that are only looked at: labels, paragraphs, pictures, ornaments."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.draw.theme import Style
from game.ui.reader.hearing import PLAIN, State
from game.ui.widgets.base import Widget

FIRST_HEADING = State(level=1)


class Label(Widget):
    """One line; becomes smaller before it would not fit. `gold` fills the letters with gold leaf."""

    role = "label"
    bleed = 4.0

    def __init__(self, text: str, style: Style = theme.BODY, align: str = "left", name: str = "", gold: bool = False):
        super().__init__(name)
        self.text, self.style, self.align, self.gold = text, style, align, gold

    @property
    def value(self) -> str:
        return self.text

    @property
    def heard_state(self) -> State:
        return FIRST_HEADING if self.heard_kind.role == "HEADING" else PLAIN

    def set(self, text: str) -> None:
        """Shows another text in the same place."""
        if text != self.text:
            self.text = text
            self.invalidate()

    def natural(self, width: float) -> tuple[float, float]:
        setter = self.ui.text
        return setter.width(self.text, self.style) + 1, setter.line_height(self.style)

    def draw(self, canvas: Canvas) -> None:
        if not self.text:
            return
        if self.gold:
            fitted = canvas.pens.text.fit(self.text, self.style, self.box.w)
            x = {"left": self.box.x, "center": self.box.cx, "right": self.box.right}[self.align]
            canvas.gold_text(canvas.shortened(self.text, fitted, self.box.w), x, self.box.cy, fitted, self.align)
            return
        canvas.text_in(self.text, self.box, self.style, self.align)


class RichText(Widget):
    """A paragraph with mark-up (see markup.py), broken to its width."""

    role = "text"
    bleed = 4.0

    def __init__(
        self, source: str, style: Style = theme.BODY, align: str = "left", valign: str = "top", name: str = ""
    ) -> None:
        super().__init__(name)
        self.source, self.style, self.align, self.valign = source, style, align, valign

    @property
    def value(self) -> str:
        return plain(self.source)

    def set(self, source: str) -> None:
        """Shows another text in the same place."""
        if source != self.source:
            self.source = source
            self.invalidate()

    def natural(self, width: float) -> tuple[float, float]:
        made = self.ui.text.paragraph(self.source, self.style, width)
        k = self.ui.scale.k
        return min(width, made.width / k + 1), made.height / k + 1

    @property
    def line_high(self) -> float:
        return self.ui.text.paragraph(self.source, self.style, 4000).line_height / self.ui.scale.k

    def draw(self, canvas: Canvas) -> None:
        if self.source:
            canvas.paragraph(self.source, self.box, self.style, self.align, self.valign)


class Image(Widget):
    """A picture file, kept in proportion within its box."""

    role = "picture"

    def __init__(self, picture: str, size: tuple[float, float], name: str = "") -> None:
        super().__init__(name)
        self.picture, self.width, self.height = picture, size[0], size[1]

    def draw(self, canvas: Canvas) -> None:
        assert self.width
        assert self.height
        share = min(self.box.w / self.width, self.box.h / self.height)
        canvas.picture(self.picture, self.box.centered(self.width * share, self.height * share))


class Numeral(Widget):
    """A number on a coin or seal: picture with a figure set over it."""

    role = "label"

    def __init__(self, picture: str, number: str, size: float) -> None:
        super().__init__()
        self.picture, self.number, self.width, self.height = picture, number, size, size

    @property
    def value(self) -> str:
        return self.number

    def draw(self, canvas: Canvas) -> None:
        canvas.picture(self.picture, self.box)
        canvas.text(
            self.number,
            self.box.cx,
            self.box.cy,
            Style("black", self.box.h * 0.62, theme.NUMERAL, floor=False),
            "center",
        )


class Ornament(Widget):
    """A fine golden rule with a lozenge."""

    def __init__(self, width: float = 400, align: str = "left") -> None:
        super().__init__()
        self._wanted, self.align = width, align

    def natural(self, width: float) -> tuple[float, float]:
        return min(self._wanted, width), 14.0

    def draw(self, canvas: Canvas) -> None:
        width = min(self._wanted, self.box.w)
        cx = self.box.x + width / 2 if self.align == "left" else self.box.cx
        canvas.ornament(cx, self.box.cy, width)


class Divider(Widget):
    """A hairline with room above and below."""

    def natural(self, width: float) -> tuple[float, float]:
        return 0.0, 9.0

    def draw(self, canvas: Canvas) -> None:
        canvas.line(self.box.x, self.box.cy, self.box.right, self.box.cy, theme.HAIRLINE, 60, 1.2)


class Crest(Image):
    """The shield of a seat."""

    def __init__(self, crest: int, size: float) -> None:
        super().__init__(f"ui/crest_{crest % 8}", (size, size))


def title_row(text: str, box: Box, canvas: Canvas) -> None:
    """A screen's title with the ornament to its right, as long as there is room on both of its sides."""
    canvas.text(text, box.x, box.cy, theme.SCREEN_TITLE)
    width = canvas.pens.text.width(text, theme.SCREEN_TITLE)
    if box.w > width + 300:
        long = min(420.0, box.w - width - 100)
        canvas.ornament(box.x + width + 60 + long / 2, box.cy, long)


class ScreenTitle(Widget):
    """The heading of a full screen."""

    role = "title"
    bleed = 6.0

    def __init__(self, text: str) -> None:
        super().__init__("title")
        self.text = text
        self.height = 64.0

    @property
    def value(self) -> str:
        return self.text

    @property
    def heard_state(self) -> State:
        return FIRST_HEADING

    def draw(self, canvas: Canvas) -> None:
        title_row(self.text, self.box, canvas)
