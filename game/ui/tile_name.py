"""The name on a small city tile: never smaller than can be read, in one line or two, else left to the large card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui import theme
from game.ui.fonts import SetFont
from game.ui.theme import Colour

if TYPE_CHECKING:
    from game.ui.ui import Ui

UNITS, LEAST_PIXELS = 16.0, 11
ENDINGS = ("brunnen", "kammer", "turm", "schule", "hort", "raum", "torium", "haus", "stadt")  # parts of compounds
Measure = Callable[[str], float]


def tile_lines(name: str, limit: float, wide: Measure) -> list[str]:
    """One line, or two; nothing when even the halves are wider than the limit."""
    if wide(name) <= limit:
        return [name]
    words = name.split(" ")
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    splits += [(name[: -len(end)] + "-", end) for end in ENDINGS if name.endswith(end) and " " not in name]
    fitting = [split for split in splits if max(map(wide, split)) <= limit]
    return list(min(fitting, key=lambda split: max(map(wide, split)))) if fitting else []


def _set(ui: Ui, name: str, limit: float, pixels: int) -> tuple[SetFont, list[str]]:
    """The lines and their font; hinting makes small letters a little wider, so one pixel less is tried too."""
    for size in (pixels, pixels - 1):
        font = ui.text.raw_font("bold", size)
        lines = tile_lines(name, limit, lambda text, font=font: font.size(text)[0])  # type: ignore[misc]
        if lines:
            break
    return font, lines


def write_tile_name(ui: Ui, tile: pygame.Surface, name: str, band: tuple[float, float], shade: Colour) -> None:
    """Writes into the tile's band (top and bottom in pixels), which grows upwards for a second line."""
    pixels = max(LEAST_PIXELS, round(UNITS * ui.scale.k))
    width, edge = tile.get_width(), max(2, round(2 * ui.scale.k))
    font, lines = _set(ui, name, width - 2 * edge, pixels)
    top, bottom = band
    leading = round(pixels * 0.92)
    if len(lines) > 1:
        ground = tile.get_at((width // 2, round((top + bottom) / 2)))
        higher = round(bottom - 2 * leading - pixels * 0.2)
        line = max(1, round(1.4 * ui.scale.k))
        tile.fill(ground, pygame.Rect(edge, higher, width - 2 * edge, round(bottom - pixels * 0.3) - higher))
        tile.fill(theme.GOLD_DEEP, pygame.Rect(edge, higher - line, width - 2 * edge, line))
        top = higher
    middle = (top + bottom) / 2
    for row, text in enumerate(lines):
        baseline = round(middle + (row - (len(lines) - 1) / 2) * leading + pixels * 0.33)
        for colour, drop in ((shade, max(1, round(pixels * 0.06))), ((255, 250, 240), 0)):
            made = font.render(text, True, colour)
            tile.blit(made, ((width - made.get_width()) // 2, baseline + drop - font.get_ascent()))
