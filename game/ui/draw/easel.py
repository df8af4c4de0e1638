"""What everything is drawn with: the files of pictures, typefaces and letters, and how many pixels a unit has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game import catalog
from game.content.book import book
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas, Pens
from game.ui.draw.fonts import Fonts
from game.ui.draw.geometry import Scale
from game.ui.draw.sight import Sight
from game.ui.draw.skins import Skins
from game.ui.draw.text import TextSetter


class Easel:
    """Draws for a window of `size` pixels, or for a picture that is in none; `larger` is the user's own scale."""

    def __init__(self, size: tuple[int, int], larger: float, sight: Sight) -> None:
        self.scale = Scale(*size, larger)
        self.assets = Assets()
        self.assets.use_window(*size)
        self.sight = sight
        self.skins = Skins(self.assets, self.sight)
        self.fonts = Fonts()
        self.text = TextSetter(self.fonts, self.scale, self._icon, self.sight)
        self.text.use_gold(lambda: self.assets.scaled("ui/gold_leaf", (self.px(512), self.px(512))))
        self.pens = Pens(self.assets, self.skins, self.text, lambda: self.scale)
        self._about = ""  # the game that is in question whatever is shown

    @property
    def game(self) -> str:
        """The game in question: the one whose symbols are meant."""
        return self._about or catalog.USUAL

    @contextmanager
    def about(self, game: str) -> Iterator[None]:
        """Meanwhile this game is in question: for what is made while something else is shown. "" changes nothing."""
        before, self._about = self._about, game or self._about
        try:
            yield
        finally:
            self._about = before

    @property
    def damaged(self) -> list[str]:
        """Files of the game that could not be used so far."""
        return sorted(self.assets.missing | self.fonts.missing)

    def px(self, units: float) -> int:
        return self.scale.px(units)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        return Canvas(surface, self.pens)

    def _icon(self, name: str, height: int) -> pygame.Surface:
        file = book(self.game).symbols.get(name, f"ui/crest_{name[-1]}" if name[-1].isdigit() else f"ui/{name}")
        return self.assets.scaled(file, (height, height))

    def draw_for(self, size: tuple[int, int], larger: float) -> None:
        """Another window size or user scale."""
        self.scale = Scale(*size, larger)
        self.text.use(self.scale)
        self.assets.use_window(*size)
