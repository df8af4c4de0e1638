"""Setting text: always rendered at its final pixel size, cached, smaller before it would not fit.

What does not fit even at the smallest readable size is cut with an ellipsis and recorded in `overflows`; a test fails
on it in the languages that are written with the program. Alegreya's default figures are old-style; columns of figures
use the styles STAT ("xb") or NUMERALS ("black").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from game.ui.draw import theme, word_breaks
from game.ui.draw.fonts import Fonts, SetFont, edge_width, edged, sheen, with_shadow
from game.ui.draw.geometry import Box, Scale
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.markup import WORD, Run, parse
from game.ui.draw.sight import Sight
from game.ui.draw.theme import GOLD_LIGHT, SMALLEST, SMALLEST_PIXELS, Colour, Style

# Marked-up text broken into lines.

UPRIGHT = "|"  # a sign that hangs over nothing
LOOSE = 0.12  # of the em: words set together are no more wider or narrower for each of them than one by one
NOT_MEASURED = -1


@dataclass(frozen=True)
class Piece:
    """Part of a set line: text in a style, or an icon; `x` and `width` in pixels. `link` is where it leads."""

    x: int
    width: int
    text: str
    style: Style
    icon: str | None = None
    link: str = ""

    def joins(self, other: Piece) -> bool:
        """Whether the other one goes on in the same way."""
        return not self.icon and not other.icon and (self.style, self.link) == (other.style, other.link)


@dataclass(frozen=True)
class Paragraph:
    """Marked-up text broken into lines; sizes in pixels. `broken`: a word was wider than a line; `cut`: the end is
    missing."""

    lines: tuple[tuple[Piece, ...], ...]
    width: int
    line_height: int
    broken: bool = False
    cut: bool = False

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)

    def placed(self, left: int, top: int, width: int, align: str) -> Iterator[tuple[Piece, int, int]]:
        """Every piece with its left edge and the middle of its line, drawn at that place; all in pixels."""
        for row, line in enumerate(self.lines):
            if not line:
                continue
            used = line[-1].x + line[-1].width
            shift = {"left": 0, "center": (width - used) // 2, "right": width - used}[align]
            middle = top + row * self.line_height + self.line_height // 2
            for piece in line:
                yield piece, left + shift + piece.x, middle


class Sizes(Protocol):
    """What is asked of the text setter."""

    def wide(self, text: str, style: Style) -> int: ...

    def pixels(self, style: Style) -> int: ...


class Breaker:
    """Greedy line breaking at spaces; a word that is wider than a line is broken itself. `limit` in pixels.

    To measure half a line takes much longer than a word: where a line ends is added up from its words, and measured
    only where the next one might or might not find room. `loose`: how far off each word may be, in pixels.
    """

    def __init__(self, sizes: Sizes, style: Style, limit: int) -> None:
        self.sizes, self.style, self.limit = sizes, style, limit
        em = sizes.pixels(style)
        self.hanging = round(em * 0.35)  # a full stop behind the last word may stand beyond the edge
        self.loose = 2 + em * LOOSE
        self.broken = False
        self.lines: list[list[Piece]] = [[]]
        self.x = 0
        self._off = 0.0  # how far off `x` may be

    def run(self, runs: list[Run]) -> list[tuple[Piece, ...]]:
        for run in runs:
            if run.icon:
                self._put(Piece(0, round(self.sizes.pixels(self.style) * 1.05), "", self.style, run.icon, run.link))
                continue
            style = Style(
                run.face or self.style.face, self.style.size, run.colour or self.style.colour, self.style.shadow,
                self.style.leading, self.style.floor,
            )  # fmt: skip
            for word in word_breaks.words(run.text):
                self._put(Piece(0, self._wide(word.rstrip(" "), style), word, style, None, run.link))
        return [tuple(map(self._measured, line)) for line in self.lines]

    def _measured(self, piece: Piece) -> Piece:
        """The piece with its width."""
        return piece if piece.width != NOT_MEASURED else replace(
            piece, width=self._wide(piece.text.rstrip(" "), piece.style))  # fmt: skip

    def _measure(self) -> None:
        """From now on it is known where the line ends."""
        if self._off:
            last, self._off = self.lines[-1][-1], 0.0
            self.x = last.x + self._advance(last.text, last.style)

    def _too_wide(self, piece: Piece) -> bool:
        """Whether there is no room for it at the end of the line."""
        end = self.x + piece.width
        if not self._off or end + self._off <= self.limit or end - self._off > self.limit:
            return end > self.limit
        self._measure()
        return self.x + piece.width > self.limit

    def _wide(self, text: str, style: Style) -> int:
        return self.sizes.wide(text, style)

    def _advance(self, text: str, style: Style) -> int:
        """How far on the next piece begins: the arm of an f hangs over, and a comma stands below it."""
        if text.endswith(" "):
            return self._wide(text, style)
        return self._wide(text + UPRIGHT, style) - self._wide(UPRIGHT, style)

    def _put(self, piece: Piece) -> None:
        bare = piece.text.rstrip(" ")
        if self.x and self._too_wide(piece) and not (len(bare) == 1 and bare in word_breaks.NOT_FIRST):
            self._next_line(piece)
        if len(bare) > 1 and piece.width > self.limit + self.hanging:
            piece = self._broken(piece)
        self._set(piece)

    def _broken(self, piece: Piece) -> Piece:
        """Sets all lines of a word that is too wide but the last one, which is given back."""

        def fits(part: str) -> bool:
            return self._wide(part.rstrip(" "), piece.style) <= self.limit

        self.broken = self.broken or word_breaks.SOFT_HYPHEN not in piece.text
        *lines, rest = word_breaks.pieces(piece.text, fits)
        for part in lines:
            self._set(replace(piece, text=part, width=self._wide(part, piece.style)))
            self._begin_line()
        return replace(piece, text=rest, width=self._wide(rest.rstrip(" "), piece.style))

    def _set(self, piece: Piece) -> None:
        """At the end of the present line."""
        line = self.lines[-1]
        if line and line[-1].joins(piece):
            last = line.pop()
            line.append(Piece(last.x, NOT_MEASURED, last.text + piece.text, last.style, last.icon, last.link))
            spaces = len(piece.text) - len(piece.text.rstrip(" "))
            self.x += piece.width + (self._wide(" ", piece.style) * spaces if spaces else 0)
            self._off += self.loose
            return
        self._measure()
        line.append(replace(piece, x=self.x))
        self.x += piece.width if piece.icon else self._advance(piece.text, piece.style)

    def _next_line(self, coming: Piece) -> None:
        """What is joined to the coming piece without a space (a bracket before a link) goes along."""
        line = self.lines[-1]
        joined: list[Piece] = []
        while line and not coming.icon and not line[-1].icon and not line[-1].text.endswith(" "):
            last = self._measured(line.pop())
            cut = last.text.rfind(" ") + 1
            joined.insert(0, replace(last, text=last.text[cut:]))
            if cut:
                kept = last.text[:cut]
                line.append(replace(last, width=self._wide(kept.rstrip(" "), last.style), text=kept))
        if joined and not line:  # all of it is one word: it stays
            self.x, self._off = 0, 0.0
            for piece in joined:
                self._set(piece)
            joined = []
        self._begin_line()
        for piece in joined:
            self._set(piece)

    def _begin_line(self) -> None:
        self.lines.append([])
        self.x, self._off = 0, 0.0


def underline(width: int, thick: int, colour: Colour, *, dotted: bool) -> pygame.Surface:
    """Dots below a word with a pop-up, a line below what leads elsewhere."""
    made = pygame.Surface((width, thick), pygame.SRCALPHA)
    if not dotted:
        made.fill((*colour, 190))
        return made
    for x in range(0, width, thick * 3):
        made.fill((*colour, 180), pygame.Rect(x, 0, thick + (thick > 1), thick))
    return made


IconSource = Callable[[str, int], pygame.Surface]  # icon name, height in pixels
MOST_NOTED = 50  # overflows: a test looks at them, a long evening must not collect them
LINE_BYTES = 18_000_000  # rendered lines that are kept: the longest pages at 4K have half of that in sight
MOST_WIDTHS = 20_000  # measured words that are kept
MIDDLE = 0.335  # half of a capital's height as a share of the em, for vertical centring


class TextSetter:
    """Measures and renders text for one scale; `overflows` collects (text, width it had, width it needs)."""

    def __init__(self, fonts: Fonts, scale: Scale, icons: IconSource, sight: Sight | None = None) -> None:
        self.scale = scale
        self.sight = sight or Sight()
        self.overflows: list[tuple[str, int, int]] = []
        self._fonts = fonts
        self._icons = icons
        self._lines: Lru[pygame.Surface] = Lru(LINE_BYTES, surface_bytes)
        self._paragraphs: Lru[Paragraph] = Lru(400)
        self._widths: dict[tuple[str, str, int], int] = {}
        self._gold: Callable[[], pygame.Surface] | None = None

    def use(self, scale: Scale) -> None:
        """Switches to another scale and forgets everything rendered."""
        self.scale = scale
        self._lines.clear()
        self._paragraphs.clear()
        self._widths.clear()

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
        return self.wide(text, style) / self.scale.k

    def wide(self, text: str, style: Style) -> int:
        """In pixels. The same words are measured again and again: whenever a log or a panel is set anew."""
        key = (text, style.face, self.pixels(style))
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = int(self.font(style).size(text)[0])
        return found

    def line_height(self, style: Style) -> float:
        """In units."""
        return self.pixels(style) * style.leading / self.scale.k

    def line(self, text: str, style: Style) -> pygame.Surface:
        """One line, shadow included."""
        key = (text, style, self.pixels(style))
        return self._lines.get(key, lambda: self._render(text, style))

    def _render(self, text: str, style: Style) -> pygame.Surface:
        font = self.font(style)
        letters = font.render(text, True, self.sight.ink(style.colour))
        if style.shadow is None:
            return letters
        offset = max(1, round(self.pixels(style) * 0.05))
        surface = pygame.Surface((letters.get_width() + offset, letters.get_height() + offset), pygame.SRCALPHA)
        shade = font.render(text, True, style.shadow)
        shade.set_alpha(190)
        surface.blit(shade, (offset, offset))
        surface.blit(letters, (0, 0))
        return surface

    def figure(self, text: str, face: str, pixels: int, ink: Colour, edge: Colour) -> pygame.Surface:
        """Letters of an exact size with an edge all around, to be read on any ground. Draw it with `put_figure`."""
        return self._lines.get(("figure", text, face, pixels, ink, edge), lambda: edged(
            self._fonts.get(face, pixels), text, self.sight.ink(ink), edge, edge_width(pixels)))  # fmt: skip

    def put_figure(
        self, surface: pygame.Surface, text: str, face: str, pixels: int, at: tuple[float, float], ink: Colour,
        edge: Colour,
    ) -> None:  # fmt: skip
        """Edged letters; `at` is the middle of the line and its baseline, in pixels."""
        made, font = self.figure(text, face, pixels, ink, edge), self._fonts.get(face, pixels)
        top = round(at[1]) - font.get_ascent() - edge_width(pixels)
        self.put(surface, made, (round(at[0] - made.get_width() / 2), top), ink, edge)

    def gold_line(self, text: str, style: Style) -> pygame.Surface:
        """Letters cut out of gold leaf, with a soft shadow (logo, winner's name)."""
        return self._lines.get((text, style, self.pixels(style), "gold"), lambda: self._render_gold(text, style))

    def _render_gold(self, text: str, style: Style) -> pygame.Surface:
        font = self.font(style)
        if self.sight.high:
            return font.render(text, True, self.sight.ink(GOLD_LIGHT))
        letters = font.render(text, True, theme.WHITE)
        width, height = letters.get_size()
        leaf = pygame.Surface((width, height), pygame.SRCALPHA)
        leaf.fill((*GOLD_LIGHT, 255))
        if self._gold is not None:
            tile = self._gold()
            for x in range(0, width, tile.get_width()):
                for y in range(0, height, tile.get_height()):
                    leaf.blit(tile, (x, y))
        leaf.blit(sheen(width, height), (0, 0))
        letters.blit(leaf, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return with_shadow(letters, font.render(text, True, theme.TEXT_SHADOW), max(2, height // 28))

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

    def shortened(self, text: str, style: Style, width: float) -> str:
        """The text, cut with an ellipsis if it is wider than `width` units."""
        font, limit = self.font(style), round(width * self.scale.k) + 1
        return word_breaks.shortened(text, lambda part: font.size(part)[0] <= limit)

    def _overflow(self, text: str, limit: int, needed: int) -> None:
        if len(self.overflows) < MOST_NOTED:
            self.overflows.append((text, limit, needed))

    def paragraph(self, source: str, style: Style, width: float) -> Paragraph:
        """Breaks marked-up text into lines of at most `width` units; a line feed starts a new line."""
        key = (source, style, round(width * self.scale.k), self.pixels(style))
        return self._paragraphs.get(key, lambda: self._break(source, style, width))

    def paragraph_fit(self, source: str, style: Style, width: float, height: float) -> Paragraph:
        """Like `paragraph`, shrunk down to the smallest readable size until it is at most `height` units high and no
        word must be broken. What is too high even then ends with an ellipsis."""
        limit = round(height * self.scale.k)
        smallest = SMALLEST if style.floor else 9.0
        size = style.size
        while True:
            made = self.paragraph(source, style.at(size), width)
            if (made.height <= limit and not made.broken) or size <= smallest:
                break
            size = max(smallest, size - 0.5)
        if made.height <= limit + 2:
            return made
        if style.floor:
            self._overflow(source, limit, made.height)
        return self.cut(made, limit, round(width * self.scale.k))

    def cut(self, made: Paragraph, limit: int, width: int) -> Paragraph:
        """As many lines as there is room for, in pixels; the last one with an ellipsis if some are left out."""
        if made.height <= limit:
            return made
        count = max(1, limit // made.line_height)
        lines = list(made.lines[:count])
        if len(lines) < len(made.lines) and lines[-1] and not lines[-1][-1].icon:
            *before, last = lines[-1]
            font = self.font(last.style)
            text = word_breaks.ended(last.text, lambda part: last.x + font.size(part)[0] <= width)
            lines[-1] = (*before, replace(last, text=text, width=font.size(text)[0]))
        return replace(made, lines=tuple(lines), cut=True)

    def _break(self, source: str, style: Style, width: float) -> Paragraph:
        limit = round(width * self.scale.k)
        line_height = round(self.pixels(style) * style.leading)
        lines: list[tuple[Piece, ...]] = []
        broken = False
        for part in source.split("\n"):
            breaker = Breaker(self, style, limit)
            lines.extend(breaker.run(parse(part)))
            broken = broken or breaker.broken
        widest = max((line[-1].x + line[-1].width for line in lines if line), default=0)
        if style.floor and broken:
            self._overflow(source, limit, widest)
        return Paragraph(tuple(lines), widest, line_height, broken)

    def icon(self, name: str, height: int) -> pygame.Surface:
        return self._icons(name, height)

    def draw_paragraph(
        self, surface: pygame.Surface, made: Paragraph, left: int, top: int, width: int = 0, align: str = "left"
    ) -> None:
        """Draws at a pixel position; `align` "center" or "right" within `width` pixels."""
        for piece, x, middle in made.placed(left, top, width, align):
            self._draw_piece(surface, piece, x, middle)

    def links(self, made: Paragraph, left: int, top: int, width: int = 0, align: str = "left") -> list[tuple[str, Box]]:
        """Where the links of a paragraph drawn at that place are, in units: two boxes for one that is broken."""
        k, high = self.scale.k, made.line_height
        return [
            (piece.link, Box(x / k, (middle - high / 2) / k, piece.width / k, high / k))
            for piece, x, middle in made.placed(left, top, width, align) if piece.link and piece.width
        ]  # fmt: skip

    def _draw_piece(self, surface: pygame.Surface, piece: Piece, x: int, middle: int) -> None:
        pixels = self.pixels(piece.style)
        if piece.icon:
            picture = self.icon(piece.icon, piece.width)
            surface.blit(picture, (x, middle - picture.get_height() // 2))
            return
        baseline = middle + round(pixels * MIDDLE)
        top = baseline - self.font(piece.style).get_ascent()
        self.put(surface, self.line(piece.text, piece.style), (x, top), piece.style.colour)
        if piece.link and piece.width:
            thick, dotted = max(1, round(pixels * 0.055)), piece.link.startswith(WORD)
            key = ("under", piece.width, thick, piece.style.colour, dotted)
            made = self._lines.get(key, lambda: underline(piece.width, thick, piece.style.colour, dotted=dotted))
            surface.blit(made, (x, baseline + max(2, round(pixels * 0.13))))

    def put(
        self, surface: pygame.Surface, letters: pygame.Surface, at: tuple[int, int], ink: Colour,
        edge: Colour | None = None,
    ) -> None:  # fmt: skip
        """Every set line comes onto its ground here, on screens as on card faces; `ink` is the letters' colour and
        `edge` the colour all around them, if they bring their own ground."""
        surface.blit(letters, at)
