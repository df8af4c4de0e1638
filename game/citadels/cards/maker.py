"""Composes one card face: picture, baked frame, then numerals, name, type letter and text in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.layouts import (
    CARD_NAME_BAND,
    COIN_WIDTH,
    GEM_WIDTH,
    PIP_PITCH,
    PIP_RADIUS,
    PIPS_Y,
    RULES_BOX,
    RULES_STYLE,
    Layout,
)
from game.citadels.cards.tile_name import band_top, name_rows, write_tile_name
from game.citadels.cards.tones import RANKS, TYPES
from game.citadels.cards.type_mark import RADIUS, draw_letter, letter_pixels
from game.ui.cards import Face
from game.ui.draw import theme
from game.ui.draw.fonts import SetFont
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.ui.draw.easel import Easel

INNER_EDGE = 19.0  # of the frame of the large card
LEGIBLE = theme.SMALLEST_PIXELS


@dataclass(frozen=True)
class CardFace(Face):
    """`kind` is basic, unique or rank; `frame` the key of the baked frame."""

    frame: str = ""

    @property
    def tones(self) -> theme.Tones:
        return RANKS[int(self.frame[4:])] if self.kind == "rank" else TYPES[self.frame]


class FaceMaker:
    """Composes one face; `s` is pixels per unit of the layout."""

    def __init__(
        self, easel: Easel, face: CardFace, plan: Layout, size: tuple[int, int], picture: str, *, told: bool = True
    ) -> None:
        self.easel, self.face, self.plan, self.size, self.source = easel, face, plan, size, picture
        self.told = told  # whether the large card says what it does
        self.s = size[0] / plan.width
        self.cut = max(0.0, plan.height - size[1] / self.s)  # rows a lower tile leaves out
        self.made = pygame.Surface(size, pygame.SRCALPHA)

    def compose(self) -> pygame.Surface:
        self._picture()
        self._frame()
        self._number()
        self._name()
        self._letter()
        if self.plan.name == "card":
            self._rules() if self.face.kind != "basic" else self._pips()
        return self.made

    def _rect(self, box: Box) -> pygame.Rect:
        s = self.s
        left, top = int(box.x * s), int(box.y * s)
        return pygame.Rect(left, top, int(box.right * s + 0.99) - left, int(box.bottom * s + 0.99) - top)

    def _picture(self) -> None:
        window = self.plan.window(self.face.kind)
        window = Box(window.x, window.y, window.w, max(8.0, window.h - self.cut))
        whole = self.plan.picture(self.face.kind, self.face.id)
        source = self.easel.assets.picture(self.source, whole.w * self.s)
        if source is None:  # its file is there, but damaged
            self.source = f"citadels/cards/emblem_{self.face.frame}"
            source = self.easel.assets.picture(self.source, whole.w * self.s)
        rect = self._rect(window)
        if source is None:
            self.made.blit(self.easel.assets.scaled(self.source, rect.size), rect)
            return
        f = source.get_width() / whole.w
        crop = pygame.Rect(
            round((window.x - whole.x) * f), round((window.y - whole.y) * f), round(window.w * f), round(window.h * f)
        ).clamp(source.get_rect())
        part = source.subsurface(crop.clip(source.get_rect())) if source.get_rect().colliderect(crop) else source
        self.made.blit(smoothscale(part, rect.size), rect)

    def _frame(self) -> None:
        name = f"citadels/frames/{self.plan.name}_{self.face.frame}"
        if not self.cut:
            self.made.blit(self.easel.assets.scaled(name, self.size), (0, 0))
            return
        whole = self.easel.assets.scaled(name, (self.size[0], round(self.plan.height * self.s)))
        upper, rows = round(30 * self.s), whole.get_height() - self.size[1]
        self.made.blit(whole, (0, 0), pygame.Rect(0, 0, self.size[0], upper))
        self.made.blit(whole, (0, upper), pygame.Rect(0, upper + rows, *self.size))

    def _number(self) -> None:
        rank = self.face.kind == "rank"
        x, y = self.plan.seal if rank else self.plan.coin
        size = self.plan.rank_numeral if rank else self.plan.numeral
        if self.face.number:
            self._rank(x, y, size) if rank else self._cost(x, y, size)
        if rank and self.face.type and self.plan.name != "tile":
            gx, gy, r = self.plan.gem
            self._sprite(f"citadels/ui/gem_{self.face.type}", gx, gy, r * GEM_WIDTH)

    def _rank(self, x: float, y: float, size: float) -> None:
        pixels = self._figure_pixels(size)
        at, edge = (x * self.s, (y + size * 0.33) * self.s), theme.seal_edge(self.face.tones)
        self.easel.text.put_figure(self.made, self.face.number, "black", pixels, at, theme.TEXT, edge)

    def _figure_pixels(self, size: float) -> int:
        """A figure on a small coin or seal is set as large as has room there, up to what can be read."""
        least = round(theme.SMALLEST * self.easel.scale.k)
        return max(8, round(size * self.s), min(least, round(size * 1.25 * self.s)))

    def _cost(self, x: float, y: float, size: float) -> None:
        size = self._figure_pixels(size) / self.s
        style = Style("black", size, theme.NUMERAL)
        if self.s * size > 16:
            gleam = style.of(theme.GOLD_PALE)
            self._shade(self.face.number, x + 0.5, y + size * 0.382, gleam)
        self._text(self.face.number, x, y + size * 0.352, style)

    def _letter(self) -> None:
        """The letter of the type: below its gem, on a tile beside it."""
        kind, plan = self.face.type, self.plan
        if not kind or not self.easel.sight.letters or plan.name == "mini":
            return
        x, y, r = plan.gem
        pixels = max(letter_pixels(self.easel.pens), round(r * 1.1 * self.s))
        away = r * 1.15 * self.s + pixels * RADIUS * 0.86
        at = (x * self.s - away, y * self.s) if plan.name == "tile" else (x * self.s, y * self.s + away)
        draw_letter(self.easel.pens, self.made, kind, at, pixels)

    def _sprite(self, name: str, x: float, y: float, width: float) -> None:
        side = max(5, round(width * self.s))
        made = self.easel.assets.scaled(name, (side, side))
        self.made.blit(made, (round(x * self.s) - side // 2, round(y * self.s) - side // 2))

    def _font(self, style: Style, pixels: int) -> SetFont:
        return self.easel.text.raw_font(style.face, pixels)

    def _text(self, text: str, x: float, baseline: float, style: Style, pixels: int = 0) -> None:
        made, at = self._rendered(text, x, baseline, style.of(self.easel.sight.ink(style.colour)), pixels)
        self.easel.text.put(self.made, made, at, style.colour)

    def _shade(self, text: str, x: float, baseline: float, style: Style, pixels: int = 0) -> None:
        """What lies below the letters, a little to the side."""
        made, at = self._rendered(text, x, baseline, style, pixels)
        self.made.blit(made, at)

    def _rendered(
        self, text: str, x: float, baseline: float, style: Style, pixels: int
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        font = self._font(style, pixels or max(6, round(style.size * self.s)))
        made = font.render(text, True, style.colour)
        return made, (round(x * self.s - made.get_width() / 2), round(baseline * self.s) - font.get_ascent())

    def _name(self) -> None:
        if self.plan.name == "mini":
            return
        style = self.plan.name_style
        top, bottom = self._band
        rows = (top * self.s, bottom * self.s)
        lines, pixels = self._fitting()
        if self._small(pixels):
            write_tile_name(
                self.easel, self.made, self.face.name, rows, self.face.tones.dark, self._most_lines(rows[1])
            )
            return
        plate = theme.strong_plate(self.face.tones.dark)
        if self.easel.sight.high:
            edge = INNER_EDGE if self.plan.name == "card" else 3.8
            ground = Box(edge, top, self.plan.width - 2 * edge, bottom - top)
            self._flat(ground, plate)
        leading = pixels * 0.95
        middle = (top + bottom) / 2 * self.s
        for row, line in enumerate(lines):
            y = middle + (row - (len(lines) - 1) / 2) * leading + pixels * 0.33
            shade = Style(style.face, style.size, plate if self.easel.sight.high else self.face.tones.dark)
            self._shade(line, self.plan.width / 2, (y + max(1, pixels * 0.06)) / self.s, shade, pixels)
            self._text(line, self.plan.width / 2, y / self.s, style, pixels)

    @property
    def _band(self) -> tuple[float, float]:
        """Top and bottom of the name's plate, in units of the layout."""
        band = CARD_NAME_BAND[self.face.kind] if self.plan.name == "card" else self.plan.name_band
        return band[0] - self.cut, band[1] - self.cut

    def _fitting(self) -> tuple[list[str], int]:
        """The lines of the name and how large they are, in pixels."""
        style, (top, bottom) = self.plan.name_style, self._band
        start, limit = max(LEGIBLE, round(style.size * self.s)), self.plan.name_width * self.s
        return fit_name(self.face.name, lambda px: self._font(style, px), start, limit, (bottom - top) * self.s)

    def _small(self, pixels: int) -> bool:
        """Whether the name is written as on a tile, where it may take the room above its plate."""
        return self.plan.name == "tile" or pixels < max(LEGIBLE, round(theme.SMALLEST * self.easel.scale.k))

    def name_top(self) -> int:
        """Where the plate of the name begins, in pixels."""
        top, bottom = (edge * self.s for edge in self._band)
        if self._small(self._fitting()[1]) and name_rows(self.easel, self.face.name, self.size[0]) > 1:
            return band_top(self.easel, bottom)
        return round(top)

    def _most_lines(self, bottom: float) -> int:
        """On a low tile a second line would cover the figure on the coin."""
        pixels = max(theme.SMALLEST_PIXELS, theme.SMALLEST * self.easel.scale.k)
        figure = (self.plan.coin[1] + self.plan.numeral * 0.35) * self.s
        return 1 if self.plan.name == "tile" and bottom - 2.05 * pixels < figure else 2

    def _flat(self, box: Box, colour: theme.Colour) -> None:
        """Covers texture behind text, in high contrast."""
        self.made.fill(colour, self._rect(box))

    def _rules(self) -> None:
        box = RULES_BOX[self.face.kind]
        if self.easel.sight.high:
            field = Box(
                INNER_EDGE, box.y - 5, self.plan.width - 2 * INNER_EDGE, self.plan.height - INNER_EDGE - box.y + 5
            )
            self._flat(field, theme.PARCHMENT_LIGHT)
        if not self.told:
            return
        setter = self.easel.text
        k = setter.scale.k
        factor = self.s / k  # the setter works in window units
        rect = self._rect(box)
        style = RULES_STYLE.at(RULES_STYLE.size * factor)
        made = setter.paragraph_fit(self.face.short, style, rect.w / k, rect.h / k)
        setter.draw_paragraph(self.made, made, rect.x, rect.y + (rect.h - made.height) // 2, rect.w, "center")

    def _pips(self) -> None:
        count = int(self.face.number or 0)
        half = count * PIP_PITCH / 2
        for i in range(count):
            self._sprite("ui/coin", 200 - half + PIP_PITCH * (i + 0.5), PIPS_Y, PIP_RADIUS * COIN_WIDTH)
        y, thick = round(PIPS_Y * self.s), max(1, round(1.6 * self.s))
        for side in (-1, 1):
            ends = sorted((200 + side * (half + 8), 200 + side * 150))
            rect = pygame.Rect(round(ends[0] * self.s), y - thick // 2, round((ends[1] - ends[0]) * self.s), thick)
            self.made.fill(theme.GOLD_DEEP, rect)


def fit_name(
    text: str, font: Callable[[int], SetFont], start: int, limit: float, height: float
) -> tuple[list[str], int]:
    """One line if it fits without shrinking much, else two lines when the plate has room, else one smaller line."""

    def largest(lines: list[str], most: int) -> int:
        for pixels in range(most, 6, -1):
            if max(font(pixels).size(line)[0] for line in lines) <= limit:
                return pixels
        return 7

    one = largest([text], start)
    if one >= start * 0.82 or " " not in text:
        return [text], one
    words = text.split(" ")
    splits = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    best = max(splits, key=lambda lines: largest(lines, start))
    two = min(largest(best, start), int(height / 2.1))
    return (best, two) if two > one else ([text], one)
