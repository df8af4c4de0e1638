"""Marked-up text broken into lines: pieces in one style each, links among them, and the line below a link."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from game.ui.draw import word_breaks
from game.ui.draw.markup import Run
from game.ui.draw.theme import Colour, Style

UPRIGHT = "|"  # a sign that hangs over nothing
WORD = "word:"  # a link of this kind is a word with a pop-up


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
    """Greedy line breaking at spaces; a word that is wider than a line is broken itself. `limit` in pixels."""

    def __init__(self, sizes: Sizes, style: Style, limit: int) -> None:
        self.sizes, self.style, self.limit = sizes, style, limit
        self.hanging = round(sizes.pixels(style) * 0.35)  # a full stop behind the last word may stand beyond the edge
        self.broken = False
        self.lines: list[list[Piece]] = [[]]
        self.x = 0

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
        return [tuple(line) for line in self.lines]

    def _wide(self, text: str, style: Style) -> int:
        return self.sizes.wide(text, style)

    def _advance(self, text: str, style: Style) -> int:
        """How far on the next piece begins: the arm of an f hangs over, and a comma stands below it."""
        if text.endswith(" "):
            return self._wide(text, style)
        return self._wide(text + UPRIGHT, style) - self._wide(UPRIGHT, style)

    def _put(self, piece: Piece) -> None:
        bare = piece.text.rstrip(" ")
        if self.x and self.x + piece.width > self.limit and not (len(bare) == 1 and bare in word_breaks.NOT_FIRST):
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
            self.lines.append([])
            self.x = 0
        return replace(piece, text=rest, width=self._wide(rest.rstrip(" "), piece.style))

    def _set(self, piece: Piece) -> None:
        """At the end of the present line."""
        line = self.lines[-1]
        if line and line[-1].joins(piece):
            last = line.pop()
            text = last.text + piece.text
            line.append(replace(last, width=self._wide(text.rstrip(" "), last.style), text=text))
            self.x = last.x + self._advance(text, last.style)
            return
        line.append(replace(piece, x=self.x))
        self.x += piece.width if piece.icon else self._advance(piece.text, piece.style)

    def _next_line(self, coming: Piece) -> None:
        """What is joined to the coming piece without a space (a bracket before a link) goes along."""
        line = self.lines[-1]
        joined: list[Piece] = []
        while line and not coming.icon and not line[-1].icon and not line[-1].text.endswith(" "):
            last = line.pop()
            cut = last.text.rfind(" ") + 1
            joined.insert(0, replace(last, text=last.text[cut:]))
            if cut:
                kept = last.text[:cut]
                line.append(replace(last, width=self._wide(kept.rstrip(" "), last.style), text=kept))
        if joined and not line:  # all of it is one word: it stays
            self.x = 0
            for piece in joined:
                self._set(piece)
            joined = []
        self.lines.append([])
        self.x = 0
        for piece in joined:
            self._set(piece)


def underline(width: int, thick: int, colour: Colour, *, dotted: bool) -> pygame.Surface:
    """Dots below a word with a pop-up, a line below what leads elsewhere."""
    made = pygame.Surface((width, thick), pygame.SRCALPHA)
    if not dotted:
        made.fill((*colour, 190))
        return made
    for x in range(0, width, thick * 3):
        made.fill((*colour, 180), pygame.Rect(x, 0, thick + (thick > 1), thick))
    return made
