"""Setting text: always rendered at its final pixel size, cached, never cut off with dots.

What does not fit even at the smallest readable size is recorded in `overflows`, and a test fails on it. Alegreya's
default figures are old-style; columns of figures use the styles STAT ("xb") or NUMERALS ("black").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.fonts import Fonts, SetFont
from game.ui.geometry import Scale
from game.ui.lru import Lru, surface_bytes
from game.ui.markup import Run, parse
from game.ui.theme import GOLD_LIGHT, SMALLEST, SMALLEST_PIXELS, Style

IconSource = Callable[[str, int], pygame.Surface]  # icon name, height in pixels
MOST_NOTED = 50  # overflows: a test looks at them, a long evening must not collect them
LINE_BYTES = 18_000_000  # rendered lines that are kept: the longest pages at 4K have half of that in sight
MIDDLE = 0.335  # half of a capital's height as a share of the em, for vertical centring


@dataclass(frozen=True)
class Piece:
    """Part of a set line: text in a style, or an icon; `x` and `width` in pixels."""

    x: int
    width: int
    text: str
    style: Style
    icon: str | None = None


@dataclass(frozen=True)
class Paragraph:
    """Marked-up text broken into lines; sizes in pixels."""

    lines: tuple[tuple[Piece, ...], ...]
    width: int
    line_height: int

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)


class TextSetter:
    """Measures and renders text for one scale; `overflows` collects (text, width it had, width it needs)."""

    def __init__(self, fonts: Fonts, scale: Scale, icons: IconSource) -> None:
        self.scale = scale
        self.overflows: list[tuple[str, int, int]] = []
        self._fonts = fonts
        self._icons = icons
        self._lines: Lru[pygame.Surface] = Lru(LINE_BYTES, surface_bytes)
        self._paragraphs: Lru[Paragraph] = Lru(400)
        self._gold: Callable[[], pygame.Surface] | None = None

    def use(self, scale: Scale) -> None:
        """Switches to another scale and forgets everything rendered."""
        self.scale = scale
        self._lines.clear()
        self._paragraphs.clear()

    def use_gold(self, texture: Callable[[], pygame.Surface]) -> None:
        """The gold-leaf picture that `gold_line` fills letters with."""
        self._gold = texture

    def pixels(self, style: Style) -> int:
        """The em size in pixels: at least 16 units and 13 pixels unless the style is exempt."""
        if not style.floor:
            return max(6, round(style.size * self.scale.k))
        return max(SMALLEST_PIXELS, round(max(style.size, SMALLEST) * self.scale.k))

    def font(self, style: Style) -> SetFont:
        return self._fonts.get(style.face, self.pixels(style))

    def raw_font(self, face: str, pixels: int) -> SetFont:
        """A face at an exact size, for card faces that are composed in pixels."""
        return self._fonts.get(face, pixels)

    def width(self, text: str, style: Style) -> float:
        """In units."""
        return self.font(style).size(text)[0] / self.scale.k

    def line_height(self, style: Style) -> float:
        """In units."""
        return self.pixels(style) * style.leading / self.scale.k

    def line(self, text: str, style: Style) -> pygame.Surface:
        """One line, shadow included."""
        key = (text, style, self.pixels(style))
        return self._lines.get(key, lambda: self._render(text, style))

    def _render(self, text: str, style: Style) -> pygame.Surface:
        font = self.font(style)
        letters = font.render(text, True, style.colour)
        if style.shadow is None:
            return letters
        offset = max(1, round(self.pixels(style) * 0.05))
        surface = pygame.Surface((letters.get_width() + offset, letters.get_height() + offset), pygame.SRCALPHA)
        shade = font.render(text, True, style.shadow)
        shade.set_alpha(190)
        surface.blit(shade, (offset, offset))
        surface.blit(letters, (0, 0))
        return surface

    def gold_line(self, text: str, style: Style) -> pygame.Surface:
        """Letters cut out of gold leaf, with a soft shadow (logo, winner's name)."""
        return self._lines.get((text, style, self.pixels(style), "gold"), lambda: self._render_gold(text, style))

    def _render_gold(self, text: str, style: Style) -> pygame.Surface:
        font = self.font(style)
        letters = font.render(text, True, (255, 255, 255))
        width, height = letters.get_size()
        leaf = pygame.Surface((width, height), pygame.SRCALPHA)
        leaf.fill((*GOLD_LIGHT, 255))
        if self._gold is not None:
            tile = self._gold()
            for x in range(0, width, tile.get_width()):
                for y in range(0, height, tile.get_height()):
                    leaf.blit(tile, (x, y))
        leaf.blit(_sheen(width, height), (0, 0))
        letters.blit(leaf, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return _with_shadow(letters, font.render(text, True, (8, 4, 12)), max(2, height // 28))

    def fit(self, text: str, style: Style, width: float) -> Style:
        """The style, smaller if need be, in which the text is at most `width` units wide; notes an overflow."""
        limit = round(width * self.scale.k)
        if self.font(style).size(text)[0] <= limit:
            return style
        smallest = SMALLEST if style.floor else 9.0
        size = style.size
        while size > smallest:
            size = max(smallest, size - 0.5)
            smaller = style.at(size)
            if self.font(smaller).size(text)[0] <= limit:
                return smaller
        needed = self.font(style.at(smallest)).size(text)[0]
        if style.floor and needed > limit + 1:
            self._overflow(text, limit, needed)
        return style.at(smallest)

    def _overflow(self, text: str, limit: int, needed: int) -> None:
        if len(self.overflows) < MOST_NOTED:
            self.overflows.append((text, limit, needed))

    def paragraph(self, source: str, style: Style, width: float) -> Paragraph:
        """Breaks marked-up text into lines of at most `width` units; a line feed starts a new line."""
        key = (source, style, round(width * self.scale.k), self.pixels(style))
        return self._paragraphs.get(key, lambda: self._break(source, style, width))

    def paragraph_fit(self, source: str, style: Style, width: float, height: float) -> Paragraph:
        """Like `paragraph`, shrunk down to the smallest readable size until it is at most `height` units high."""
        limit = round(height * self.scale.k)
        smallest = SMALLEST if style.floor else 9.0
        size = style.size
        while True:
            made = self.paragraph(source, style.at(size), width)
            if made.height <= limit or size <= smallest:
                break
            size = max(smallest, size - 0.5)
        if style.floor and made.height > limit + 2:
            self._overflow(source, limit, made.height)
        return made

    def _break(self, source: str, style: Style, width: float) -> Paragraph:
        limit = round(width * self.scale.k)
        line_height = round(self.pixels(style) * style.leading)
        lines: list[tuple[Piece, ...]] = []
        for part in source.split("\n"):
            lines.extend(_Breaker(self, style, limit).run(parse(part)))
        widest = max((line[-1].x + line[-1].width for line in lines if line), default=0)
        hanging = round(self.pixels(style) * 0.35)  # a full stop behind the last word may stand beyond the edge
        if style.floor and widest > limit + hanging:
            self._overflow(source, limit, widest)
        return Paragraph(tuple(lines), widest, line_height)

    def icon(self, name: str, height: int) -> pygame.Surface:
        return self._icons(name, height)

    def draw_paragraph(
        self, surface: pygame.Surface, made: Paragraph, left: int, top: int, width: int = 0, align: str = "left"
    ) -> None:
        """Draws at a pixel position; `align` "center" or "right" within `width` pixels."""
        for row, line in enumerate(made.lines):
            if not line:
                continue
            used = line[-1].x + line[-1].width
            shift = {"left": 0, "center": (width - used) // 2, "right": width - used}[align]
            middle = top + row * made.line_height + made.line_height // 2
            for piece in line:
                self._draw_piece(surface, piece, left + shift + piece.x, middle)

    def _draw_piece(self, surface: pygame.Surface, piece: Piece, x: int, middle: int) -> None:
        pixels = self.pixels(piece.style)
        if piece.icon:
            picture = self.icon(piece.icon, piece.width)
            surface.blit(picture, (x, middle - picture.get_height() // 2))
            return
        baseline = middle + round(pixels * MIDDLE)
        surface.blit(self.line(piece.text, piece.style), (x, baseline - self.font(piece.style).get_ascent()))


class _Breaker:
    """Greedy line breaking at spaces."""

    def __init__(self, setter: TextSetter, style: Style, limit: int) -> None:
        self.setter, self.style, self.limit = setter, style, limit
        self.lines: list[list[Piece]] = [[]]
        self.x = 0

    def run(self, runs: list[Run]) -> list[tuple[Piece, ...]]:
        for run in runs:
            if run.icon:
                self._put("", self.style, run.icon)
                continue
            style = Style(
                run.face or self.style.face, self.style.size, run.colour or self.style.colour, self.style.shadow,
                self.style.leading, self.style.floor,
            )  # fmt: skip
            for word in run.text.replace(" ", " \0").split("\0"):
                if word:
                    self._put(word, style, None)
        return [tuple(line) for line in self.lines]

    def _put(self, word: str, style: Style, icon: str | None) -> None:
        font = self.setter.font(style)
        bare = word.rstrip(" ")
        width = round(self.setter.pixels(style) * 1.05) if icon else font.size(bare)[0]
        if self.x and self.x + width > self.limit and not (len(bare) == 1 and bare in ".,:;!?)"):
            self.lines.append([])
            self.x = 0
        line = self.lines[-1]
        advance = width if icon else font.size(word)[0]
        if line and not line[-1].icon and not icon and line[-1].style == style:
            last = line.pop()
            text = last.text + word
            line.append(Piece(last.x, font.size(text.rstrip(" "))[0], text, style))
            self.x = last.x + font.size(text)[0]
            return
        line.append(Piece(self.x, width, word, style, icon))
        self.x += advance


def _sheen(width: int, height: int) -> pygame.Surface:
    """Light from above, shade below, as a tall gradient of three stops."""
    stops = pygame.Surface((1, 9), pygame.SRCALPHA)
    for row in range(9):
        share = row / 8
        light = (
            (255, 248, 216, round(150 * (1 - share * 2))) if share < 0.5 else (90, 44, 6, round(150 * (share * 2 - 1)))
        )
        stops.set_at((0, row), light)
    return pygame.transform.smoothscale(stops, (width, height))


def _with_shadow(letters: pygame.Surface, shade: pygame.Surface, offset: int) -> pygame.Surface:
    margin = offset * 3
    size = (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(shade, (margin, margin + offset))
    surface = pygame.transform.gaussian_blur(surface, offset)
    surface.blit(shade, (margin, margin + max(1, offset // 2)))
    surface.blit(letters, (margin, margin))
    return surface
