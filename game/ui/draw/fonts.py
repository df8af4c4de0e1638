"""The vendored typefaces, opened once per pixel size.

What a typeface cannot draw is drawn by another of ours, or by one that a language brings along in its folder.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, partial
from itertools import groupby
from pathlib import Path

import pygame

from game.paths import assets_dir
from game.ui.draw import pictures, theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour
from game.ui.draw.word_breaks import SOFT_HYPHEN

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
SOFT = 4  # pixels of blur from which half the size shows the same
TRIAL = "Crown & Coin ÄÖÜß 0123"  # a damaged file may open and fail here
KEEP_OPEN = 96
MOST_SIZES = 2_000  # of words, for each face and size
_log = logging.getLogger(__name__)
THIN_SPACED = ("text", "med", "bold", "xb", "it", "bold_it", "sc", "sc_light", "sc_bold")


# The faces that help out, most alike first: Cinzel has Latin letters alone, Alegreya Greek and Cyrillic ones as well.
HELPERS = ("AlegreyaSC-Bold.otf", "Alegreya-Bold.otf")
Helper = tuple[frozenset[str], Callable[[], pygame.Font]]  # the characters it has, and how it is opened


class SetFont:
    """A typeface at one pixel size. Alegreya's word space, rounded to whole pixels, closes up in small sizes: there the
    next wider space of the typographer's case stands in for it. A text with characters that the face lacks is set in
    the first helper that has all of its characters, or else in pieces."""

    def __init__(self, font: pygame.Font, name: str, pixels: int, has: frozenset[str],
                 helpers: Callable[[], list[Helper]]) -> None:  # fmt: skip
        """`helpers` looks for those that help out, once they are needed: that takes longer than to open a face."""
        self._font, self._pixels, self._has, self._find_helpers = font, pixels, has, helpers
        small = name in THIN_SPACED and pixels <= 24
        self._space = ("\u2004" if pixels <= 15 else "\u2005") if small else " "
        self._helpers: list[Helper] = []
        self._sizes: dict[str, tuple[int, int]] = {}  # the same words are measured whenever something is laid out

    def size(self, text: str) -> tuple[int, int]:
        """Width and height in pixels."""
        found = self._sizes.get(text)
        if found is None:
            if len(self._sizes) >= MOST_SIZES:
                self._sizes.clear()
            found = self._sizes[text] = self._measured(text)
        return found

    def _measured(self, text: str) -> tuple[int, int]:
        spaced = self._spaced(text)
        try:
            if self._can(spaced):
                return self._font.size(spaced)
            return sum(font.size(part)[0] for font, part in self._parts(spaced)), self._font.get_height()
        except pygame.error:
            return self._last_resort().size(spaced)

    def render(self, text: str, antialias: bool, colour: tuple[int, int, int]) -> pygame.Surface:
        spaced = self._spaced(text)
        try:
            if self._can(spaced):
                return self._font.render(spaced, antialias, colour)
            return self._in_parts(spaced, antialias, colour)
        except pygame.error:
            return self._last_resort().render(spaced, antialias, colour)

    def _spaced(self, text: str) -> str:
        return text.replace(SOFT_HYPHEN, "").replace(" ", self._space)

    def _can(self, text: str) -> bool:
        return text.isascii() or not self._has or self._has.issuperset(text)

    def _parts(self, text: str) -> list[tuple[pygame.Font, str]]:
        """Who draws what."""
        helpers = self._helpers = self._helpers or self._find_helpers()
        for has, opened in helpers:
            if has.issuperset(text):
                return [(opened(), text)]
        able: list[Helper] = [(self._has, lambda: self._font), *helpers]

        def who(sign: str) -> int:
            return next((place for place, (has, _) in enumerate(able) if sign in has), 0)

        return [(able[place][1](), "".join(part)) for place, part in groupby(text, who)]

    def _in_parts(self, text: str, antialias: bool, colour: tuple[int, int, int]) -> pygame.Surface:
        """All on the baseline of this face."""
        parts = self._parts(text)
        width = sum(font.size(part)[0] for font, part in parts)
        made = pygame.Surface((width, self._font.get_height()), pygame.SRCALPHA)
        left = 0
        for font, part in parts:
            made.blit(font.render(part, antialias, colour), (left, self.get_ascent() - font.get_ascent()))
            left += font.size(part)[0]
        return made

    def _last_resort(self) -> pygame.Font:
        """The file opened, but some of its letters cannot be drawn: from now on the built-in face."""
        _log.warning("a typeface of %d pixels is damaged: the built-in one stands in", self._pixels)
        self._sizes.clear()
        self._font, self._has = pygame.Font(None, round(self._pixels * 1.15)), frozenset()
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
        self._opened_helpers: dict[tuple[Path, int], pygame.Font] = {}

    def get(self, face: str, pixels: int) -> SetFont:
        """The face at that em size in pixels. Raises KeyError for a face that is not in FACES."""
        key = (face, pixels)
        font = self._open.get(key)
        if font is None:
            opened, has = self._load(FACES[face], pixels)
            font = SetFont(opened, face, pixels, has, partial(self._helpers, pixels))
            self._open[key] = font
            if len(self._open) > KEEP_OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return font

    def _load(self, file: str, pixels: int) -> tuple[pygame.Font, frozenset[str]]:
        """The face, and the characters it has (none: not known)."""
        if not pygame.font.get_init():
            pygame.font.init()
        for candidate in (file, *(other for other in STAND_INS if other != file)):
            path = _own(candidate)
            found = self._usable(path, pixels)
            if found is not None:
                return found, _has(path)
        return pygame.Font(None, round(pixels * 1.15)), frozenset()

    def _helpers(self, pixels: int) -> list[Helper]:
        """Who can draw what a face lacks; opened when it is needed."""
        paths = [*map(_own, HELPERS), *pictures.brought_by_languages()]
        return [(_has(path), partial(self._helper, path, pixels)) for path in paths if path.name not in self.missing]

    def _helper(self, path: Path, pixels: int) -> pygame.Font:
        """Raises pygame.error for a face that cannot be used."""
        key = (path, pixels)
        if key not in self._opened_helpers:
            found = self._usable(path, pixels)
            if found is None:
                raise pygame.error(f"{path.name} cannot be used")
            self._opened_helpers[key] = found
        return self._opened_helpers[key]

    def _usable(self, path: Path, pixels: int) -> pygame.Font | None:
        file = path.name
        if file in self.missing:
            return None
        try:
            sound = file in self._sound
            if not sound:  # once for each file, not for each size
                _check_length(path)
            opened = pygame.Font(path, pixels)
            if not sound:
                opened.render(TRIAL, True, theme.WHITE)
                self._sound.add(file)
            return opened
        except (OSError, pygame.error, ValueError, RuntimeError) as error:
            self.missing.add(file)
            _log.warning("typeface %s cannot be used (%s): another one stands in; installing again helps", path, error)
            return None


def _own(file: str) -> Path:
    return assets_dir() / "fonts" / file


@cache
def _has(path: Path) -> frozenset[str]:
    return pictures.characters(path) | pictures.BLANK if pictures.characters(path) else frozenset()


# What is done to rendered letters.


def edge_width(pixels: int) -> int:
    """How far the edge of a figure of that size reaches, in pixels."""
    return max(1, round(pixels * 0.09))


def edged(font: SetFont, text: str, ink: Colour, edge: Colour, width: int) -> pygame.Surface:
    """The text with `width` pixels of another colour all around."""
    letters, around = font.render(text, True, ink), font.render(text, True, edge)
    made = pygame.Surface((letters.get_width() + 2 * width, letters.get_height() + 2 * width), pygame.SRCALPHA)
    for dx in (0, width, 2 * width):
        for dy in (0, width, 2 * width):
            made.blit(around, (dx, dy))
    made.blit(letters, (width, width))
    return made


def sheen(width: int, height: int) -> pygame.Surface:
    """Light from above, shade below, as a tall gradient of three stops."""
    stops = pygame.Surface((1, 9), pygame.SRCALPHA)
    for row in range(9):
        share = row / 8
        light = (
            (255, 248, 216, round(150 * (1 - share * 2))) if share < 0.5 else (90, 44, 6, round(150 * (share * 2 - 1)))
        )
        stops.set_at((0, row), light)
    return smoothscale(stops, (width, height))


def with_shadow(letters: pygame.Surface, shade: pygame.Surface, offset: int) -> pygame.Surface:
    """The letters above a soft copy of their shade; three offsets larger on every side."""
    margin = offset * 3
    size = (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(shade, (margin, margin + offset))
    if offset < SOFT:
        surface = pygame.transform.gaussian_blur(surface, offset)
    else:  # as soft in a sixth of the time
        small = smoothscale(surface, ((size[0] + 1) // 2, (size[1] + 1) // 2))
        surface = smoothscale(pygame.transform.gaussian_blur(small, offset // 2), size)
    surface.blit(shade, (margin, margin + max(1, offset // 2)))
    surface.blit(letters, (margin, margin))
    return surface
