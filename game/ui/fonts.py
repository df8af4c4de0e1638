"""The vendored typefaces, opened once per pixel size."""

from __future__ import annotations

import logging
from collections import OrderedDict

import pygame

from game.paths import assets_dir

FACES = {
    "title": "CinzelDecorative-Black.ttf",
    "title_light": "CinzelDecorative-Bold.ttf",
    "head": "Cinzel-Bold.ttf",
    "head_light": "Cinzel-Regular.ttf",
    "black": "Cinzel-Black.ttf",
    "text": "Alegreya-Regular.otf",
    "med": "Alegreya-Medium.otf",
    "bold": "Alegreya-Bold.otf",
    "xb": "Alegreya-ExtraBold.otf",
    "it": "Alegreya-Italic.otf",
    "bold_it": "Alegreya-BoldItalic.otf",
    "sc": "AlegreyaSC-Medium.otf",
    "sc_light": "AlegreyaSC-Regular.otf",
    "sc_bold": "AlegreyaSC-Bold.otf",
}
KEEP_OPEN = 96
_log = logging.getLogger(__name__)


THIN_SPACED = ("text", "med", "bold", "xb", "it", "bold_it", "sc", "sc_light", "sc_bold")


class SetFont:
    """A typeface at one pixel size. Alegreya's word space, rounded to whole pixels, closes up in small sizes: there the
    next wider space of the typographer's case stands in for it."""

    def __init__(self, font: pygame.Font, name: str, pixels: int) -> None:
        self._font = font
        small = name in THIN_SPACED and pixels <= 24
        self._space = ("\u2004" if pixels <= 15 else "\u2005") if small else " "

    def size(self, text: str) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._font.size(text.replace(" ", self._space))

    def render(self, text: str, antialias: bool, colour: tuple[int, int, int]) -> pygame.Surface:
        return self._font.render(text.replace(" ", self._space), antialias, colour)

    def get_ascent(self) -> int:
        return self._font.get_ascent()


class Fonts:
    """Opens faces on demand; a missing file gives a named warning once and the built-in face of the library."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], SetFont] = OrderedDict()
        self._missing: set[str] = set()

    def get(self, face: str, pixels: int) -> SetFont:
        """The face at that em size in pixels. Raises KeyError for a face that is not in FACES."""
        key = (face, pixels)
        font = self._open.get(key)
        if font is None:
            font = SetFont(self._load(FACES[face], pixels), face, pixels)
            self._open[key] = font
            if len(self._open) > KEEP_OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return font

    def _load(self, file: str, pixels: int) -> pygame.Font:
        if not pygame.font.get_init():
            pygame.font.init()
        path = assets_dir() / "fonts" / file
        try:
            return pygame.Font(path, pixels)
        except (OSError, pygame.error) as error:
            if file not in self._missing:
                self._missing.add(file)
                _log.warning("typeface %s cannot be used (%s): the built-in one stands in", path, error)
            return pygame.Font(None, round(pixels * 1.15))
