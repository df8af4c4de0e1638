"""Parts of the table that are put together once and then drawn as one picture, until something of theirs changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.easel import Easel
from game.ui.draw.geometry import Box
from game.ui.lang import language

MOST = 6  # states of one part of which it is known what they explain


class _Notes:
    """What a picture says besides: texts that were cut, links, and symbols with their places."""

    def __init__(self) -> None:
        self.cut: list[str] = []
        self.links: list[tuple[str, Box]] = []
        self.symbols: list[tuple[str, Box]] = []

    def clear(self) -> None:
        """The picture is drawn anew."""
        self.cut.clear()
        self.links.clear()
        self.symbols.clear()


class Kept:
    """The picture of one part. The picture itself lies with all others, under their bound."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._notes: dict[tuple[object, ...], _Notes] = {}

    def draw(self, ui: Easel, canvas: Canvas, box: Box, state: Hashable, paint: Callable[[Canvas, Box], None]) -> None:
        """Draws the part in its box. `paint` draws all of it in a box of that size at the origin, and is asked only
        when `state` (everything it depends on) is another than before."""
        rect = canvas.scale.rect(box)
        if rect.w < 2 or rect.h < 2:
            return
        sight = canvas.pens.text.sight
        key = ("kept", self.name, rect.size, canvas.k, sight.high, sight.letters, language(), state)
        if key not in self._notes:
            while len(self._notes) >= MOST:
                oldest = next(iter(self._notes))
                del self._notes[oldest]
                ui.assets.forget(oldest)
            self._notes[key] = _Notes()
            ui.assets.forget(key)  # with the picture come the notes
        made = ui.assets.keep(key, lambda: self._made(ui, box, self._notes[key], paint))
        canvas.surface.blit(made, rect)
        self._tell(canvas, box, self._notes[key])

    @staticmethod
    def _made(ui: Easel, box: Box, notes: _Notes, paint: Callable[[Canvas, Box], None]) -> pygame.Surface:
        notes.clear()
        made = pygame.Surface((ui.px(box.w), ui.px(box.h)), pygame.SRCALPHA)
        canvas = ui.canvas(made)
        canvas.watched = False
        canvas.owner = notes
        paint(canvas, Box(0, 0, box.w, box.h))
        return made

    @staticmethod
    def _tell(canvas: Canvas, box: Box, notes: _Notes) -> None:
        owner = canvas.owner
        if owner is None:
            return
        owner.cut.extend(text for text in notes.cut if text not in owner.cut)
        owner.links.extend((link, place.moved(box.x, box.y)) for link, place in notes.links)
        owner.symbols.extend((symbol, place.moved(box.x, box.y)) for symbol, place in notes.symbols)
