"""Everything that a lesson does not speak of lies in shade: it can be seen and pressed, and is not meant."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

SHADE, MARGIN, RADIUS = 150, 8.0, 14.0
EDGE = ((7.0, 100), (3.5, 50), (0.0, 0))  # units around what is lit, and how dark it is there


class Veil(Widget):
    """The shade over the table, with holes. The pointer goes through it."""

    role = "veil"

    def __init__(self) -> None:
        super().__init__("lesson_light")
        self.lit: tuple[Box, ...] = ()
        self.visible = False
        self._made: pygame.Surface | None = None

    @property
    def value(self) -> str:
        return f"{len(self.lit)}" if self.visible else ""

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def show(self, lit: Sequence[Box], *, on: bool) -> None:
        """Lights these places, or takes the shade away."""
        found = tuple(box.inset(-MARGIN) for box in lit) if on else ()
        if found != self.lit or on != self.visible:
            self.visible = True
            self.lit, self._made = found, None
            self.invalidate()
            self.visible = on

    def arrange(self, box: Box) -> None:
        self.box, self._made = box, None

    def draw(self, canvas: Canvas) -> None:
        if self._made is None:
            self._made = self._shade(canvas)
        canvas.surface_at(self._made, self.box.x, self.box.y)
        for box in self.lit:
            canvas.rounded(box, None, 0, RADIUS, theme.FOCUS, 235, 2.4)

    def _shade(self, canvas: Canvas) -> pygame.Surface:
        rect = canvas.scale.rect(self.box)
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        made.fill((*theme.INK, SHADE))
        for wider, alpha in EDGE:
            for box in self.lit:
                hole = canvas.scale.rect(box.inset(-wider)).move(-rect.x, -rect.y)
                pygame.draw.rect(made, (*theme.INK, alpha), hole, border_radius=round((RADIUS + wider) * canvas.k))
        return made
