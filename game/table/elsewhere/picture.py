"""The picture that a phone's camera reads, on parchment."""

from __future__ import annotations

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.widgets import Widget

FRAME = 0.04  # of the parchment's side: its edge, which is no light ground
Rows = tuple[tuple[bool, ...], ...]


class QrPicture(Widget):
    """Squares on parchment, whole pixels wide; without squares it says that nobody can come in."""

    role = "picture"
    bleed = 40.0

    def __init__(self, rows: Rows, name: str = "qr") -> None:
        super().__init__(name)
        self.rows = rows

    @property
    def value(self) -> str:
        return _("Picture for a phone's camera") if self.rows else _("The door is closed")

    @property
    def module(self) -> int:
        """How many pixels wide a square is."""
        side = self.ui.px(self.box.w * (1 - 2 * FRAME))
        return max(1, side // max(1, len(self.rows)))

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel at which the picture begins, with its quiet zone."""
        whole = self.module * len(self.rows)
        rect = self.ui.scale.rect(self.box)
        return rect.x + (rect.w - whole) // 2, rect.y + (rect.h - whole) // 2

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        if not self.rows:
            style = theme.Style("it", 22, theme.INK_BODY, leading=1.2)
            canvas.paragraph(self.value, self.box.inset(self.box.w * 0.14), style, "center", "middle")
            return
        made = self.ui.assets.keep(("qr", self.rows, self.module), self._squares)
        x, y = self.origin
        canvas.surface_at(made, x / canvas.k, y / canvas.k)

    def _squares(self) -> pygame.Surface:
        side = self.module
        made = pygame.Surface((side * len(self.rows), side * len(self.rows)), pygame.SRCALPHA)
        for y, row in enumerate(self.rows):
            for x, dark in enumerate(row):
                if dark:
                    made.fill((*theme.QR_INK, 255), pygame.Rect(x * side, y * side, side, side))
        return made

    def natural(self, width: float) -> tuple[float, float]:
        return width, width

    def arrange(self, box: Box) -> None:
        self.box = box
