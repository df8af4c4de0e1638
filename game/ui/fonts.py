"""The vendored typefaces, opened once per pixel size."""

from __future__ import annotations

import logging
from collections import OrderedDict
from pathlib import Path

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
STAND_INS = ("Alegreya-Bold.otf", "Alegreya-Regular.otf", "Cinzel-Bold.ttf")
TRIAL = "Crown & Coin ÄÖÜß 0123"  # a damaged file may open and fail here
KEEP_OPEN = 96
_log = logging.getLogger(__name__)


THIN_SPACED = ("text", "med", "bold", "xb", "it", "bold_it", "sc", "sc_light", "sc_bold")


class SetFont:
    """A typeface at one pixel size. Alegreya's word space, rounded to whole pixels, closes up in small sizes: there the
    next wider space of the typographer's case stands in for it."""

    def __init__(self, font: pygame.Font, name: str, pixels: int) -> None:
        self._font, self._pixels = font, pixels
        small = name in THIN_SPACED and pixels <= 24
        self._space = ("\u2004" if pixels <= 15 else "\u2005") if small else " "

    def size(self, text: str) -> tuple[int, int]:
        """Width and height in pixels."""
        spaced = text.replace(" ", self._space)
        try:
            return self._font.size(spaced)
        except pygame.error:
            return self._last_resort().size(spaced)

    def render(self, text: str, antialias: bool, colour: tuple[int, int, int]) -> pygame.Surface:
        spaced = text.replace(" ", self._space)
        try:
            return self._font.render(spaced, antialias, colour)
        except pygame.error:
            return self._last_resort().render(spaced, antialias, colour)

    def _last_resort(self) -> pygame.Font:
        """The file opened, but some of its letters cannot be drawn: from now on the built-in face."""
        _log.warning("a typeface of %d pixels is damaged: the built-in one stands in", self._pixels)
        self._font = pygame.Font(None, round(self._pixels * 1.15))
        return self._font

    def get_ascent(self) -> int:
        return self._font.get_ascent()


def _check_length(path: Path) -> None:
    """A file that was cut off opens, and shows nothing. Raises ValueError and OSError."""
    with path.open("rb") as file:
        head = file.read(12)
        count = int.from_bytes(head[4:6], "big")
        tables = file.read(16 * count)
        size = file.seek(0, 2)
    ends = [int.from_bytes(tables[at + 8 : at + 12], "big") + int.from_bytes(tables[at + 12 : at + 16], "big")
            for at in range(0, len(tables) - 15, 16)]  # fmt: skip
    if not ends or len(ends) < count or max(ends) > size:
        raise ValueError("it ends too early")


class Fonts:
    """Opens faces on demand. For a file that cannot be used there is a named warning once, and another face of ours
    stands in, or the built-in one of the library if none is left. `missing` names those files."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], SetFont] = OrderedDict()
        self.missing: set[str] = set()
        self._sound: set[str] = set()

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
        for candidate in (file, *(other for other in STAND_INS if other != file)):
            found = self._usable(candidate, pixels)
            if found is not None:
                return found
        return pygame.Font(None, round(pixels * 1.15))

    def _usable(self, file: str, pixels: int) -> pygame.Font | None:
        if file in self.missing:
            return None
        path = assets_dir() / "fonts" / file
        try:
            if file not in self._sound:  # once for each file, not for each size
                _check_length(path)
                pygame.Font(path, pixels).render(TRIAL, True, (255, 255, 255))
                self._sound.add(file)
            font = pygame.Font(path, pixels)
        except (OSError, pygame.error, ValueError, RuntimeError) as error:
            self.missing.add(file)
            _log.warning("typeface %s cannot be used (%s): another one stands in; installing again helps", path, error)
            return None
        return font
