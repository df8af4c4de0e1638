"""Containers: rows, columns, grids, framed panels, free placement."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets.base import Widget


class Spacer(Widget):
    """Empty room; grows by default."""

    def __init__(self, size: float = 0.0, grow: float | None = None) -> None:
        super().__init__()
        self._size = size
        self.grow = (0.0 if size else 1.0) if grow is None else grow

    def natural(self, width: float) -> tuple[float, float]:
        return self._size, self._size


class Column(Widget):
    """Children from top to bottom. `align` is where narrower children sit: stretch, left, center, right."""

    def __init__(
        self, children: Sequence[Widget] = (), gap: float = 12, align: str = "stretch", name: str = ""
    ) -> None:
        super().__init__(name, children)
        self.gap, self.align = gap, align

    def natural(self, width: float) -> tuple[float, float]:
        sizes = [child.wanted(width) for child in self.children if child.visible]
        return max((w for w, _ in sizes), default=0.0), sum(h for _, h in sizes) + self.gap * max(0, len(sizes) - 1)

    def arrange(self, box: Box) -> None:
        self.box = box
        shown = [child for child in self.children if child.visible]
        sizes = [child.wanted(box.w) for child in shown]
        heights = _share([h for _, h in sizes], [c.grow for c in shown], box.h - self.gap * max(0, len(shown) - 1))
        y = box.y
        for child, (w, _), h in zip(shown, sizes, heights, strict=True):
            wide = box.w if self.align == "stretch" and child.width is None else min(w, box.w)
            shift = {"center": (box.w - wide) / 2, "right": box.w - wide}.get(self.align, 0.0)
            child.arrange(Box(box.x + shift, y, wide, h))
            y += h + self.gap


class Row(Widget):
    """Children from left to right. `align` is where lower children sit: stretch, top, middle, bottom."""

    def __init__(
        self, children: Sequence[Widget] = (), gap: float = 12, align: str = "stretch", name: str = ""
    ) -> None:
        super().__init__(name, children)
        self.gap, self.align = gap, align

    def natural(self, width: float) -> tuple[float, float]:
        sizes = [child.wanted(width) for child in self.children if child.visible]
        return sum(w for w, _ in sizes) + self.gap * max(0, len(sizes) - 1), max((h for _, h in sizes), default=0.0)

    def arrange(self, box: Box) -> None:
        self.box = box
        shown = [child for child in self.children if child.visible]
        sizes = [child.wanted(box.w) for child in shown]
        widths = _share([w for w, _ in sizes], [c.grow for c in shown], box.w - self.gap * max(0, len(shown) - 1))
        x = box.x
        for child, w in zip(shown, widths, strict=True):
            # asked again with the width it really gets: a text may need more lines
            high = box.h if self.align == "stretch" and child.height is None else min(child.wanted(w)[1], box.h)
            shift = {"middle": (box.h - high) / 2, "bottom": box.h - high}.get(self.align, 0.0)
            child.arrange(Box(x, box.y + shift, w, high))
            x += w + self.gap


def _share(wanted: list[float], grow: list[float], room: float) -> list[float]:
    """Spare room goes to those that grow, by weight; what is missing is taken from them first, by their widths, then
    from all."""
    spare = room - sum(wanted)
    weight: float = sum(grow)
    if weight and spare > 0:
        return [w + spare * g / weight for w, g in zip(wanted, grow, strict=True)]
    growing = sum(w for w, g in zip(wanted, grow, strict=True) if g)
    if spare < 0 and growing > -spare:
        return [w * (1 + spare / growing) if g else w for w, g in zip(wanted, grow, strict=True)]
    total: float = sum(wanted)
    if spare < 0 and total > 0:
        return [w * room / total for w in wanted]
    return wanted


class Grid(Widget):
    """Equal columns, rows as high as their highest child (or evenly shared when `fill`)."""

    def __init__(
        self, children: Sequence[Widget], columns: int, gap: float = 12, fill: bool = False, name: str = ""
    ) -> None:
        super().__init__(name, children)
        self.columns, self.gap, self.fill = columns, gap, fill

    def _row_heights(self, width: float) -> list[float]:
        cell = (width - self.gap * (self.columns - 1)) / self.columns
        heights = [child.wanted(cell)[1] for child in self.children]
        return [max(heights[i : i + self.columns]) for i in range(0, len(heights), self.columns)]

    def natural(self, width: float) -> tuple[float, float]:
        heights = self._row_heights(width)
        return width, sum(heights) + self.gap * max(0, len(heights) - 1)

    def arrange(self, box: Box) -> None:
        self.box = box
        heights = self._row_heights(box.w)
        if self.fill and heights:
            heights = [(box.h - self.gap * (len(heights) - 1)) / len(heights)] * len(heights)
        cell = (box.w - self.gap * (self.columns - 1)) / self.columns
        y = box.y
        for row, h in enumerate(heights):
            for column, child in enumerate(self.children[row * self.columns : (row + 1) * self.columns]):
                child.arrange(Box(box.x + column * (cell + self.gap), y, cell, h))
            y += h + self.gap


class Padding(Widget):
    """Room around one child."""

    def __init__(self, child: Widget, x: float, y: float | None = None) -> None:
        super().__init__("", [child])
        self.x, self.y = x, x if y is None else y
        self.grow, self.width, self.height = child.grow, None, None

    def natural(self, width: float) -> tuple[float, float]:
        w, h = self.children[0].wanted(width - 2 * self.x)
        return w + 2 * self.x, h + 2 * self.y

    def arrange(self, box: Box) -> None:
        self.box = box
        self.children[0].arrange(box.inset(self.x, self.y))


class Panel(Padding):
    """A framed ground ("wood" or "parchment") around one child, with an optional heading in its upper left corner."""

    bleed = 26.0

    def __init__(self, child: Widget, title: str = "", skin: str = "wood", padding: float = 20, name: str = "") -> None:
        super().__init__(child, padding)
        self.name, self.title, self.skin = name, title, skin

    @property
    def value(self) -> str:
        return self.title

    @property
    def spoken(self) -> str:
        return self.caption or self.title

    @property
    def _head(self) -> float:
        return 46.0 if self.title else 0.0

    def natural(self, width: float) -> tuple[float, float]:
        w, h = super().natural(width)
        return w, h + self._head

    def arrange(self, box: Box) -> None:
        self.box = box
        self.children[0].arrange(box.inset(self.x, self.y).cut_top(self._head)[1])

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.skin, self.box)
        if self.title:
            dark = self.skin == "parchment"
            style = theme.PANEL_TITLE.of(theme.INK_HEAD if dark else theme.TEXT_HEAD)
            canvas.text_in(self.title, Box(self.box.x + self.x, self.box.y + 14, self.box.w - 2 * self.x, 42), style)


class Free(Widget):
    """Children are placed by a function of the box (for screens with a layout of their own).

    `place(box)` calls `child.arrange(...)` for every child."""

    def __init__(self, children: Sequence[Widget], place: Callable[[Box], None], name: str = "") -> None:
        super().__init__(name, children)
        self._place = place

    def arrange(self, box: Box) -> None:
        self.box = box
        self._place(box)


class Backdrop(Widget):
    """A picture that covers the whole box, with an optional ink veil over it (0 to 255)."""

    role = "picture"

    def __init__(self, picture: str, veil: int = 0) -> None:
        super().__init__()
        self.picture, self.veil = picture, veil

    def draw(self, canvas: Canvas) -> None:
        canvas.cover(self.picture, self.box)
        if self.veil:
            canvas.veil(self.box, theme.INK, self.veil)
