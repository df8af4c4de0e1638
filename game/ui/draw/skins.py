"""Grounds of panels and buttons: 9-slices from the pictures, or smooth rounded rectangles when there are none.

What a table is made of: `wood` (trays), `post` (a wall of boards, lit at the left), `shelf` (the table's edge, lit
above), `beam` (lit below), `slate` (reckoning), `scroll` (the prompt alone), `notice` (a pinned sheet), `sheet` (one
without nails), `masonry`, `cloth` and `cloth_0` to `cloth_7` (who lives here, by the crest of the seat). Their tiles
repeat below the 9-slice, so that planks and stones keep their size.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets, Ground, Slice
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sight import DARKEST_LIGHT, Sight
from game.ui.draw.theme import BLACK, WHITE, Colour


@dataclass(frozen=True)
class Plain:
    """A drawn skin: the stand-in of a missing picture, and what high contrast has instead. `outset` in units."""

    fill: tuple[int, int, int, int]
    line: tuple[int, int, int, int]
    radius: float
    width: float
    outset: float = 0.0


def cloth(colour: Colour) -> Colour:
    """The middle tone of a cloth in the colour of a seat."""
    return theme.mix(colour, theme.DUSK, 0.66)


PLAIN: dict[str, Plain] = {
    "wood": Plain((*theme.WOOD, 255), (*theme.GOLD_DEEP, 255), 9, 1.9),
    "post": Plain((*theme.WOOD_DARK, 255), (0, 0, 0, 0), 0, 0),
    "shelf": Plain((*theme.WOOD, 255), (0, 0, 0, 0), 0, 0),
    "beam": Plain((*theme.WOOD_DARK, 255), (0, 0, 0, 0), 0, 0),
    "slate": Plain((*theme.SLATE, 255), (*theme.SLATE_LINE, 255), 13, 1.6),
    "notice": Plain((*theme.PARCHMENT_MID, 255), (*theme.INK_DIM, 255), 4, 1.8),
    "sheet": Plain((*theme.PARCHMENT_MID, 255), (*theme.INK_DIM, 255), 4, 1.8),
    "scroll": Plain((*theme.PARCHMENT_MID, 255), (*theme.GOLD_DEEP, 255), 4, 2.6),
    "masonry": Plain((*theme.STONE, 255), (*theme.INK, 255), 3, 2.2),
    "cloth": Plain((*cloth(theme.PARCHMENT_DARK), 255), (*theme.GOLD, 255), 3, 2.2),
    **{f"cloth_{i}": Plain((*cloth(seat), 255), (*theme.GOLD, 255), 3, 2.2) for i, seat in enumerate(theme.SEATS)},
    "panel": Plain((*theme.PANEL, 190), (*theme.HAIRLINE, 97), 12, 1.2),
    "parchment": Plain((*theme.PARCHMENT_MID, 255), (*theme.GOLD_DEEP, 255), 10, 2.6),
    "button_gold": Plain((*theme.GOLD, 255), (*theme.INK, 255), 8, 1.6),
    "button_ghost": Plain((*theme.WELL, 235), (*theme.HAIRLINE, 204), 8, 1.6),
    "button_danger": Plain((*theme.DANGER, 255), theme.DANGER_EDGE, 8, 1.4),
    "button_off": Plain(theme.OFF, theme.OFF_EDGE, 8, 1.3),
    "glow_legal": Plain((0, 0, 0, 0), (*theme.SELECTABLE, 255), 11, 2.4),
    "glow_focus": Plain((0, 0, 0, 0), (*theme.FOCUS, 255), 11, 3.2),
    "glow_target": Plain((0, 0, 0, 0), (*theme.TARGET, 255), 11, 3.2),
    "shadow": Plain((0, 0, 0, 0), (0, 0, 0, 0), 11, 0),
}
STRONG: dict[str, Plain] = {
    "wood": Plain((*BLACK, 255), (*theme.GOLD_PALE, 255), 9, 2.4),
    "post": Plain((*BLACK, 255), (*theme.GOLD_PALE, 255), 0, 2.4),
    "shelf": Plain((*BLACK, 255), (*theme.GOLD_PALE, 255), 0, 2.4),
    "beam": Plain((*BLACK, 255), (*theme.GOLD_PALE, 255), 0, 2.4),
    "slate": Plain((*BLACK, 255), (*WHITE, 255), 13, 2.4),
    "notice": Plain((*theme.PARCHMENT_LIGHT, 255), (*BLACK, 255), 4, 4),
    "sheet": Plain((*theme.PARCHMENT_LIGHT, 255), (*BLACK, 255), 4, 4),
    "scroll": Plain((*theme.PARCHMENT_LIGHT, 255), (*BLACK, 255), 4, 4),
    "masonry": Plain((*theme.STRONG_STONE, 255), (*theme.GOLD_PALE, 255), 3, 2.4),
    "cloth": Plain((*BLACK, 255), (*theme.GOLD_PALE, 255), 3, 2.4),
    **{f"cloth_{i}": Plain((*BLACK, 255), (*seat, 255), 3, 3) for i, seat in enumerate(theme.SEATS)},
    "panel": Plain((*BLACK, 255), (*theme.GOLD_PALE, 255), 12, 2.4),
    "parchment": Plain((*theme.PARCHMENT_LIGHT, 255), (*BLACK, 255), 10, 4),
    "button_gold": Plain((*DARKEST_LIGHT, 255), (*BLACK, 255), 8, 3),
    "button_ghost": Plain((*BLACK, 255), (*WHITE, 255), 8, 2.6),
    "button_danger": Plain((*theme.DANGER_DARK, 255), theme.STRONG_DANGER_EDGE, 8, 2.6),
    "button_off": Plain((*BLACK, 255), theme.STRONG_OFF_EDGE, 8, 1.6),
    "glow_legal": Plain((0, 0, 0, 0), (*WHITE, 255), 12, 3.4, 4),
    "glow_focus": Plain((0, 0, 0, 0), (*theme.FOCUS, 255), 12, 6, 6),
    "glow_target": Plain((0, 0, 0, 0), (*theme.TARGET, 255), 12, 6, 6),
    "shadow": PLAIN["shadow"],
}


LEAST_TILE = 64  # pixels: no tile is smaller


class Skins:
    """Composes a skin once per size."""

    def __init__(self, assets: Assets, sight: Sight) -> None:
        self._assets, self._sight = assets, sight

    def outset(self, name: str, k: float) -> int:
        """How many pixels the skin reaches beyond its box."""
        plain = STRONG.get(name) if self._sight.high else None
        if plain is not None:
            return round(plain.outset * k)
        found = self._assets.slice(name)
        return 0 if found is None else round(found.outset * k / 2)

    def get(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:
        """The skin around a box of `size` pixels; it is larger by `outset` on every side."""
        return self._assets.keep(("skin", name, size, round(k, 4)), lambda: self._compose(name, size, k))

    def _compose(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:
        plain = STRONG.get(name) if self._sight.high else None
        if plain is not None:
            whole = (size[0] + 2 * round(plain.outset * k), size[1] + 2 * round(plain.outset * k))
            return _flat(whole, plain, k)
        found = self._assets.slice(name)
        source = self._assets.source(f"ui/{found.picture}") if found else None
        ground = found.ground if found else None
        tile = self._tile(ground, k) if ground else None
        out = self.outset(name, k)
        if found is None or source is None or not _fits(source, found) or (ground and tile is None):
            return _padded(_flat(size, PLAIN.get(name, PLAIN["panel"]), k), out)
        made = nine_slice(source, found, (size[0] + 2 * out, size[1] + 2 * out), k / 2)
        return _on_ground(made, ground, tile, size, k) if ground and tile else made

    def _tile(self, ground: Ground, k: float) -> pygame.Surface | None:
        """The tile as large as it is shown; None where it cannot be used."""
        return self._assets.tile((ground, round(k, 4)), lambda: self._coloured(ground, k))

    def _coloured(self, ground: Ground, k: float) -> pygame.Surface | None:
        source = self._assets.source(f"ui/{ground.tile}")
        if source is None or min(source.get_size()) < LEAST_TILE:
            return None
        size = (max(1, round(source.get_width() * k / 2)), max(1, round(source.get_height() * k / 2)))
        made = smoothscale(source, size)
        if ground.tint is not None:
            made.fill(ground.tint, special_flags=pygame.BLEND_RGB_MULT)
        return pygame.transform.rotate(made, 90) if ground.turned else made

    def rounded(
        self, size: tuple[int, int], radius: float, fill: Colour | None, alpha: int, line: Colour | None,
        line_alpha: int, width: float,
    ) -> pygame.Surface:  # fmt: skip
        """A plain rounded ground; radius and width in pixels. Large ones are stretched from a small one."""
        key = ("rounded", size, round(radius, 1), fill, alpha, line, line_alpha, round(width, 1))
        return self._assets.keep(key, lambda: _stretched(size, radius, fill, alpha, line, line_alpha, width))


def _on_ground(
    over: pygame.Surface, ground: Ground, tile: pygame.Surface, size: tuple[int, int], k: float
) -> pygame.Surface:
    """A 9-slice with the tile below it, again and again."""
    across, down = (round(part * k / 2) for part in ground.inset)
    inner = (max(1, size[0] - 2 * across), max(1, size[1] - 2 * down))
    tiled = pygame.Surface(inner)
    for x in range(0, inner[0], tile.get_width()):
        for y in range(0, inner[1], tile.get_height()):
            tiled.blit(tile, (x, y))
    base = tiled
    if ground.radius:
        base = _stretched(inner, min(ground.radius * k / 2, min(inner) / 2), WHITE, 255, None, 0, 0).copy()
        base.blit(tiled, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    whole = pygame.Surface(over.get_size(), pygame.SRCALPHA)
    out_x, out_y = (over.get_width() - size[0]) // 2, (over.get_height() - size[1]) // 2
    whole.blit(base, (out_x + across, out_y + down))
    whole.blit(over, (0, 0))
    return whole


def _padded(made: pygame.Surface, out: int) -> pygame.Surface:
    """The same with an empty margin, where a picture would have its shadow."""
    if not out:
        return made
    whole = pygame.Surface((made.get_width() + 2 * out, made.get_height() + 2 * out), pygame.SRCALPHA)
    whole.blit(made, (out, out))
    return whole


def _flat(size: tuple[int, int], plain: Plain, k: float) -> pygame.Surface:
    return _stretched(
        size, plain.radius * k, plain.fill[:3], plain.fill[3], plain.line[:3], plain.line[3], max(1.0, plain.width * k)
    )


def _stretched(
    size: tuple[int, int], radius: float, fill: Colour | None, alpha: int, line: Colour | None, line_alpha: int,
    width: float,
) -> pygame.Surface:  # fmt: skip
    margin = int(max(radius, width)) + 3
    small = (min(size[0], 2 * margin + 2), min(size[1], 2 * margin + 2))
    made = shapes.rounded(
        small, min(radius, small[0] / 2, small[1] / 2),
        None if fill is None else (*fill, alpha), None if line is None else (*line, line_alpha), width,
    )  # fmt: skip
    if small == size:
        return made
    half_w, half_h = min(margin, (small[0] - 1) // 2), min(margin, (small[1] - 1) // 2)
    return nine_slice(made, Slice(half_w, half_h, half_w, half_h, 0), size, 1.0)


def _fits(source: pygame.Surface, cut: Slice) -> bool:
    """Whether something is left between the margins."""
    return cut.left + cut.right < source.get_width() and cut.top + cut.bottom < source.get_height()


def nine_slice(source: pygame.Surface, cut: Slice, size: tuple[int, int], factor: float) -> pygame.Surface:
    """Corners keep their shape (times `factor`), edges and middle stretch."""
    width, height = size
    across = _spans(source.get_width(), cut.left, cut.right, width, factor)
    down = _spans(source.get_height(), cut.top, cut.bottom, height, factor)
    result = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    for source_x, source_w, x, w in across:
        for source_y, source_h, y, h in down:
            if min(source_w, source_h, w, h) <= 0:
                continue
            piece = source.subsurface(pygame.Rect(source_x, source_y, source_w, source_h))
            if not piece.get_bounding_rect().w:  # nothing to be seen, as in the middle of a frame
                continue
            if (w, h) != (source_w, source_h):
                piece = smoothscale(piece, (w, h))
            result.blit(piece, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return result


def _spans(full: int, first: int, last: int, wanted: int, factor: float) -> list[tuple[int, int, int, int]]:
    """(source start, source length, target start, target length) of the three parts of one direction."""
    a, b = round(first * factor), round(last * factor)
    if a + b > wanted:
        a = round(wanted * first / max(1, first + last))
        b = wanted - a
    return [
        (0, first, 0, a),
        (first, full - first - last, a, wanted - a - b),
        (full - last, last, wanted - b, b),
    ]
