"""The name on a small city tile: never smaller than can be read, in one line or two, else abbreviated."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.layouts import NAME_INK
from game.citadels.lang import folded
from game.ui.draw import theme
from game.ui.draw.fonts import SetFont
from game.ui.draw.theme import Colour
from game.ui.draw.word_breaks import SOFT_HYPHEN, shortened

if TYPE_CHECKING:
    from game.ui.draw.easel import Easel

UNITS = theme.SMALLEST
# The second parts of compounds and long words; in other languages a soft hyphen says where a name may be broken.
ENDINGS = ("brunnen", "kammer", "turm", "schule", "hort", "raum", "torium", "haus", "stadt", "warte", "drale", "thek",
           "meisterin", "prediger", "treiberin", "mistin", "serin",
           "tower", "dral", "tery", "tory", "polis", "yard", "work", "sity", "mailer")  # fmt: skip
FEWEST = 3  # letters left of an abbreviated word
VOWELS = "aeiou"
Measure = Callable[[str], float]


def tile_lines(name: str, limit: float, wide: Measure, most: int = 2) -> list[str]:
    """One line, or two if so many may be; an abbreviation when that is still too wide."""
    if wide(name) <= limit:
        return [name]
    words = name.split(" ")
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    splits += [(name[:at] + "-", name[at + 1 :]) for at, letter in enumerate(name) if letter == SOFT_HYPHEN]
    splits += [(name[: -len(end)] + "-", end) for end in ENDINGS if name.endswith(end) and " " not in name]
    fitting = [split for split in splits if most > 1 and max(map(wide, split)) <= limit]
    if fitting:
        return list(min(fitting, key=lambda split: max(map(wide, split))))
    return [abbreviated(name, limit, wide)]


def abbreviated(name: str, limit: float, wide: Measure) -> str:
    """The name with its words cut short one after the other, the last one last ("Imp. Treasury"); one that is too long
    even so ends with an ellipsis."""
    words = name.split(" ")
    for place, word in enumerate(words):
        for left in range(len(word) - 2, FEWEST - 1, -1):
            if folded(word[left - 1]) in VOWELS:
                continue
            words[place] = word[:left] + "."
            if wide(" ".join(words)) <= limit:
                return " ".join(words)
    return shortened(" ".join(words), lambda part: wide(part) <= limit)


def _set(easel: Easel, name: str, limit: float, pixels: int, most: int) -> tuple[SetFont, list[str]]:
    """The lines and their font; one pixel less is tried before the name takes two lines, and before it is cut short."""
    tried = []
    for rows, size in product(range(1, most + 1), (pixels, pixels - 1)):
        font = easel.text.raw_font("bold", size)
        lines = tile_lines(name, limit, lambda text, font=font: font.size(text)[0], rows)  # type: ignore[misc]
        tried.append((font, lines))
    return next((found for found in tried if len(found[1]) > 1 or found[1][0] == name), tried[0])


def name_rows(easel: Easel, name: str, width: int, most: int = 2) -> int:
    """In how many lines a name is written on a tile of so many pixels."""
    return len(_set(easel, name, width - 2 * _edge(easel), _pixels(easel), most)[1])


def band_top(easel: Easel, bottom: float) -> int:
    """Where the band of a name in two lines begins that ends there, in pixels: at the line above it."""
    return _ground_top(easel, bottom) - _line(easel)


def _pixels(easel: Easel) -> int:
    return max(theme.SMALLEST_PIXELS, round(UNITS * easel.scale.k))


def _leading(easel: Easel) -> int:
    return round(_pixels(easel) * 0.92)


def _edge(easel: Easel) -> int:
    return max(2, round(2 * easel.scale.k))


def _line(easel: Easel) -> int:
    return max(1, round(1.4 * easel.scale.k))


def _ground_top(easel: Easel, bottom: float) -> int:
    return round(bottom - 2 * _leading(easel) - _pixels(easel) * 0.2)


def write_tile_name(
    easel: Easel, tile: pygame.Surface, name: str, band: tuple[float, float], shade: Colour, most: int = 2
) -> None:
    """Writes into the tile's band (top and bottom in pixels), which grows upwards for a second line."""
    pixels, width, edge = _pixels(easel), tile.get_width(), _edge(easel)
    font, lines = _set(easel, name, width - 2 * edge, pixels, most)
    top, bottom = band
    leading = _leading(easel)
    ground = _ground(easel, tile, round((top + bottom) / 2), shade)
    shade = ground if easel.sight.high else shade
    if len(lines) > 1:
        top, line = _ground_top(easel, bottom), _line(easel)
        tile.fill(theme.GOLD_DEEP, pygame.Rect(edge, top - line, width - 2 * edge, line))
    if len(lines) > 1 or easel.sight.high:
        foot = bottom - (edge / 2 if easel.sight.high else pixels * 0.3)
        tile.fill(ground, pygame.Rect(edge, round(top), width - 2 * edge, round(foot - top)))
    middle = (top + bottom) / 2
    for row, text in enumerate(lines):
        baseline = round(middle + (row - (len(lines) - 1) / 2) * leading + pixels * 0.33)
        top_left = (width - font.size(text)[0]) // 2, baseline - font.get_ascent()
        tile.blit(font.render(text, True, shade), (top_left[0], top_left[1] + max(1, round(pixels * 0.06))))
        easel.text.put(tile, font.render(text, True, easel.sight.ink(NAME_INK)), top_left, NAME_INK)


def _ground(easel: Easel, tile: pygame.Surface, row: int, shade: Colour) -> Colour:
    """The colour of the band, which in high contrast is flat and dark."""
    if easel.sight.high:
        return theme.strong_plate(shade)
    found = tile.get_at((tile.get_width() // 2, row))
    return found[0], found[1], found[2]
