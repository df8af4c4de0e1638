"""Drawing in units on a surface: skins, pictures, text, lines. Widgets draw through this and never see pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

import pygame

from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.backdrops import PLAIN_GROUND, anchor, is_ground
from game.ui.draw.geometry import Box, Scale
from game.ui.draw.markup import escape
from game.ui.draw.scaling import smoothscale
from game.ui.draw.shapes import supersampled
from game.ui.draw.sight import THIN_RING
from game.ui.draw.skins import Skins
from game.ui.draw.text import MIDDLE, Paragraph, TextSetter
from game.ui.draw.theme import BLACK, SMALLEST_PIXELS, Colour, Style

CROWN = "ui/crown"
DIMMED = 200  # alpha of the veil over pictures behind text in high contrast


class Owner(Protocol):
    """Who draws; `cut` collects the texts that ended with an ellipsis, to be read in full in a tip, and `links` what
    leads elsewhere and `symbols` what a symbol stands for, each with its place."""

    cut: list[str]
    links: list[tuple[str, Box]]
    symbols: list[tuple[str, Box]]


class Written(NamedTuple):
    """A text that was drawn: by whom, where (in pixels), and the room it had, if it was given one."""

    owner: Owner | None
    text: str
    place: pygame.Rect
    room: pygame.Rect | None
    cut: bool


class Parts:
    """A drawing that is done in parts, in turn after turn: what was drawn is left out, what time does not reach waits.
    Something is drawn each time. What is drawn is told apart by identity, so that a tree may change meanwhile."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.paused = False
        self._clock, self._end, self._begun = clock, 0.0, False
        self._done: set[tuple[object, str]] = set()

    def go_on(self, end: float) -> None:
        """The next part, until that time."""
        self._end, self.paused, self._begun = end, False, False

    def begins(self, what: object, step: str) -> bool:
        """Whether a step of something is to be drawn now."""
        key = what, step
        if self.paused or key in self._done:
            return False
        if self._begun and self._clock() > self._end:
            self.paused = True
            return False
        self._begun = True
        self._done.add(key)
        return True


class Pens:
    """What a canvas draws with; one per window."""

    def __init__(self, assets: Assets, skins: Skins, text: TextSetter, scale: Callable[[], Scale]) -> None:
        self.assets, self.skins, self.text, self._scale = assets, skins, text, scale
        self.watch: Callable[[Written], None] | None = None  # is told of every text; tests look at them

    @property
    def scale(self) -> Scale:
        return self._scale()


class Canvas:
    """A surface with pens. All boxes and positions are in units unless a name says pixels."""

    def __init__(self, surface: pygame.Surface, pens: Pens) -> None:
        self.surface = surface
        self.pens = pens
        self.scale = pens.scale
        self.k = self.scale.k
        self.owner: Owner | None = None
        self.parts: Parts | None = None  # of a drawing that may be stopped, and goes on in another turn
        self.watched = True  # whoever watches is told of every text; not of those on a picture that is put together
        self._room: pygame.Rect | None = None  # of the text that is drawn next, for who watches
        self._shortened = False

    def begins(self, what: object, step: str = "") -> bool:
        """Whether this is to be drawn now: not if an earlier turn did so, or a later one shall. Whoever draws in
        several steps names them."""
        return self.parts is None or self.parts.begins(what, step)

    def skin(self, name: str, box: Box, alpha: int = 255) -> None:
        """A panel, parchment, button or glow around the box (its shadow reaches beyond)."""
        rect = self.scale.rect(box)
        if rect.w < 2 or rect.h < 2:
            return
        picture = self.pens.skins.get(name, rect.size, self.k)
        out = self.pens.skins.outset(name, self.k)
        self._blit(picture, (rect.x - out, rect.y - out), alpha)

    def rounded(
        self, box: Box, fill: Colour | None, alpha: int = 255, radius: float = 8,
        line: Colour | None = None, line_alpha: int = 255, width: float = 1.2,
    ) -> None:  # fmt: skip
        """A rounded rectangle with an optional line inside its edge."""
        rect = self.scale.rect(box)
        if rect.w < 1 or rect.h < 1:
            return
        sight = self.pens.text.sight
        if fill is not None:
            fill, alpha = sight.ground(fill, alpha)
        if line is not None:
            line, line_alpha, width = sight.line(line, line_alpha, width)
        thick = max(1.0, width * self.k) if line is not None else 0.0
        made = self.pens.skins.rounded(rect.size, radius * self.k, fill, alpha, line, line_alpha, thick)
        self.surface.blit(made, rect)

    def border(self, box: Box, line: Colour, alpha: int, radius: float, width: float) -> None:
        """The line of `rounded` alone, for large boxes: neither made nor drawn as large as those."""
        rect, edge = self.scale.rect(box), 2 * self.scale.px(radius + width) + 16
        if rect.w < edge or rect.h < edge:
            self.rounded(box, None, 0, radius, line, alpha, width)
            return
        line, alpha, width = self.pens.text.sight.line(line, alpha, width)
        k, half = self.k, edge // 2

        def made(size: tuple[int, int]) -> pygame.Surface:
            return self.pens.skins.rounded(size, radius * k, None, 0, line, alpha, max(1.0, width * k))

        across, down = made((rect.w, edge)), made((edge, rect.h))
        self.surface.blit(across, rect.topleft, (0, 0, rect.w, half))
        self.surface.blit(across, (rect.x, rect.bottom - half), (0, edge - half, rect.w, half))
        self.surface.blit(down, (rect.x, rect.y + half), (0, half, half, rect.h - 2 * half))
        self.surface.blit(down, (rect.right - half, rect.y + half), (edge - half, half, half, rect.h - 2 * half))

    def veil(self, box: Box, colour: Colour, alpha: int) -> None:
        """A transparent rectangle without rounding."""
        rect = self.scale.rect(box).clip(self.surface.get_clip())
        if not rect.w or not rect.h:
            return
        if self.surface.get_flags() & pygame.SRCALPHA:
            ground = pygame.Surface(rect.size, pygame.SRCALPHA)
            ground.fill((*colour, alpha))
            self.surface.blit(ground, rect)
        else:  # the same in a third of the time
            rest = 255 - alpha
            self.surface.fill((rest, rest, rest), rect, pygame.BLEND_RGB_MULT)
            self.surface.fill([part * alpha // 255 for part in colour], rect, pygame.BLEND_RGB_ADD)

    def line(
        self, x0: float, y0: float, x1: float, y1: float, colour: Colour, alpha: int = 255, width: float = 1.0
    ) -> None:
        """A horizontal or vertical line (any other slope is drawn without smoothing)."""
        colour, alpha, width = self.pens.text.sight.line(colour, alpha, width)
        k, thick = self.k, max(1, round(width * self.k))
        if x0 != x1 and y0 != y1:
            pygame.draw.aaline(self.surface, colour, (x0 * k, y0 * k), (x1 * k, y1 * k))
            return
        rect = pygame.Rect(round(min(x0, x1) * k), round(min(y0, y1) * k), 0, 0)
        rect.size = (max(thick, round(abs(x1 - x0) * k)), max(thick, round(abs(y1 - y0) * k)))
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        ground.fill((*colour, alpha))
        self.surface.blit(ground, rect)

    def ornament(self, cx: float, y: float, width: float, colour: Colour = theme.HAIRLINE) -> None:
        """A fine rule with a lozenge in the middle."""
        k = self.k
        size = (max(8, round(width * k)), max(7, round(11 * k)))
        made = self.pens.assets.keep(("ornament", size, colour), lambda: _ornament(size, colour))
        self.surface.blit(made, (round(cx * k) - size[0] // 2, round(y * k) - size[1] // 2))

    def picture(self, name: str, box: Box, alpha: int = 255) -> None:
        """A picture file (without extension, as "ui/coin") stretched to the box."""
        rect = self.scale.rect(box)
        self._blit(self.pens.assets.scaled(name, rect.size), rect.topleft, alpha)
        if name == CROWN:
            self.explain("crown", box)

    def explain(self, symbol: str, box: Box) -> None:
        """A symbol was drawn there: a pop-up tells what it stands for (`Screen.symbol`)."""
        if self.owner is not None:
            self.owner.symbols.append((symbol, box))

    def coin(self, number: str, box: Box) -> None:
        """A coin with a figure on it."""
        self.picture("ui/coin_blank" if number else "ui/coin", box)
        if number:
            self.text(number, box.cx, box.cy, Style("black", box.h * 0.5, theme.NUMERAL, floor=False), "center")

    def figure(self, text: str, cx: float, cy: float, size: float, ink: Colour, edge: Colour) -> None:
        """Large figures with an edge all around, to be read on any ground; `size` in units."""
        setter = self.pens.text
        pixels = max(SMALLEST_PIXELS - 2, round(size * self.k))
        at = cx * self.k, cy * self.k + pixels * 0.35
        setter.put_figure(self.surface, text, "black", pixels, at, ink, edge)

    def cover(self, name: str, box: Box, middle: float = 0.5) -> None:
        """A picture that fills the box. Where it is cut at the sides, `middle` (a share of its width) stays in view.
        In high contrast it is dimmed, for text lies on it; the ground of a table is flat. A quiet table has the plain
        one."""
        self._cover(PLAIN_GROUND if self.pens.text.sight.quiet and is_ground(name) else name, box, middle)
        if self.pens.text.sight.high:
            self.veil(box, BLACK, 255 if is_ground(name) else DIMMED)

    def _cover(self, name: str, box: Box, middle: float) -> None:
        rect = self.scale.rect(box)
        if anchor(name) is not None and rect.size == (self.scale.width, self.scale.height):
            self.surface.blit(self.pens.assets.backdrop(name, rect.size), rect)
            return
        made = self.pens.assets.keep(
            ("cover", name, rect.size, middle), lambda: covering(self.pens.assets, name, rect.size, middle)
        )
        self.surface.blit(made, rect)

    def surface_at(self, picture: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Any ready surface with its top left corner at a position in units."""
        self._blit(picture, (round(x * self.k), round(y * self.k)), alpha)

    def _blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(picture, at)
            return
        picture.set_alpha(alpha)
        self.surface.blit(picture, at)
        picture.set_alpha(255)

    def text(self, text: str, x: float, y: float, style: Style, align: str = "left", valign: str = "middle") -> None:
        """One line. `align`: what `x` is (left, center, right); `valign`: what `y` is (middle, baseline, top)."""
        setter, k = self.pens.text, self.k
        made = setter.line(text, style)
        font = setter.font(style)
        width = font.size(text)[0]
        left = round(x * k) - {"left": 0, "center": width // 2, "right": width}[align]
        if valign == "top":
            top = round(y * k)
        else:
            baseline = round(y * k) + (round(setter.pixels(style) * MIDDLE) if valign == "middle" else 0)
            top = baseline - font.get_ascent()
        setter.put(self.surface, made, (left, top), style.colour)
        pixels = setter.pixels(style)
        self._told(text, pygame.Rect(left, top + font.get_ascent() - round(pixels * 0.7), width, round(pixels * 0.9)))

    def text_in(self, text: str, box: Box, style: Style, align: str = "left") -> None:
        """One line in the vertical middle of the box, set smaller if it is too wide, and cut if it still is."""
        fitted = self.pens.text.fit(text, style, box.w)
        x = {"left": box.x, "center": box.cx, "right": box.right}[align]
        shown = self.shortened(text, fitted, box.w)
        self._room, self._shortened = self.scale.rect(box), shown != text
        self.text(shown, x, box.cy, fitted, align)

    def shortened(self, text: str, style: Style, width: float) -> str:
        """The text, with an ellipsis if it is wider than `width` units; a tip then has all of it."""
        shown = self.pens.text.shortened(text, style, width)
        if shown != text:
            self.cut(escape(text))
        return shown

    def cut(self, source: str) -> None:
        """A text (marked up) that could not be shown in full."""
        if self.owner is not None and source not in self.owner.cut:
            self.owner.cut.append(source)

    def _told(self, text: str, place: pygame.Rect, cut: bool = False) -> None:
        if self.pens.watch is not None and self.watched:
            self.pens.watch(Written(self.owner, text, place, self._room, cut or self._shortened))
        self._room, self._shortened = None, False

    def gold_text(self, text: str, x: float, y: float, style: Style, align: str = "left") -> None:
        """A line cut out of gold leaf; `y` is its vertical middle."""
        made = self.pens.text.gold_line(text, style)
        left = round(x * self.k) - {"left": 0, "center": made.get_width() // 2, "right": made.get_width()}[align]
        top = round(y * self.k) - made.get_height() // 2
        self.pens.text.put(self.surface, made, (left, top), theme.GOLD)
        wide = self.pens.text.font(style).size(text)[0]
        letters = pygame.Rect(0, 0, wide, round(self.pens.text.pixels(style) * 0.9))
        letters.center = made.get_rect(topleft=(left, top)).center
        self._told(text, letters)

    def paragraph(self, source: str, box: Box, style: Style, align: str = "left", valign: str = "top") -> float:
        """Marked-up text broken to the box, smaller if too high; gives the height used in units."""
        made = self.pens.text.paragraph_fit(source, style, box.w, box.h)
        rect = self.scale.rect(box)
        spare = rect.h - made.height
        top = rect.y + {"top": 0, "middle": spare // 2, "bottom": spare}[valign]
        self._room = rect
        self.lines(made, (rect.x, top), source, rect.w, align)
        return made.height / self.k

    def lines(
        self, made: Paragraph, at: tuple[int, int], source: str, width: int = 0, align: str = "left"
    ) -> None:  # fmt: skip
        """A paragraph that was broken before, at a position in pixels; `source` is what was broken."""
        if made.cut:
            self.cut(source)
        self.pens.text.draw_paragraph(self.surface, made, *at, width, align)
        if self.owner is not None:
            self.owner.links.extend(self.pens.text.links(made, *at, width, align))
        shift = {"left": 0, "center": (width - made.width) // 2, "right": width - made.width}[align]
        self._told(source, pygame.Rect(at[0] + shift, at[1], made.width, made.height), made.cut)

    def dashes(self, box: Box, colour: Colour = theme.FOCUS) -> None:
        """The keyboard focus: a dashed line around the box with a dark line under it."""
        sight = self.pens.text.sight
        rect = self.scale.rect(box.inset((THIN_RING - sight.ring) * 1.8))
        width = max(2, round(sight.ring * self.k))
        size = (rect.w, rect.h, width)
        made = self.pens.assets.keep(("dashes", size, colour), lambda: _dashes(rect.size, width, colour))
        self.surface.blit(made, rect)

    def closing_ring(self, box: Box, share: float) -> None:
        """A ring of which this share has been drawn, from the top clockwise, on a dark one."""
        rect, step = self.scale.rect(box), round(share * RING_STEPS)
        key = ("closing ring", rect.w, step)
        self.surface.blit(self.pens.assets.keep(key, lambda: _closing_ring(rect.w, step / RING_STEPS)), rect)


RING_STEPS = 36


def _closing_ring(size: int, share: float) -> pygame.Surface:
    def paint(surface: pygame.Surface, factor: int) -> None:
        middle, thick = size * factor / 2, size * factor * 0.11
        outer = middle - factor
        pygame.draw.circle(surface, (*theme.INK, 200), (middle, middle), outer, round(thick * 1.5))
        angles = [math.tau * share * at / RING_STEPS for at in range(RING_STEPS + 1)]
        far, near = outer - thick * 0.25, outer - thick * 1.25
        arc = [(middle + far * math.sin(one), middle - far * math.cos(one)) for one in angles]
        back = [(middle + near * math.sin(one), middle - near * math.cos(one)) for one in reversed(angles)]
        if share > 0:
            pygame.draw.polygon(surface, theme.FOCUS, [*arc, *back])

    return supersampled(size, size, paint)


def covering(assets: Assets, name: str, size: tuple[int, int], middle: float = 0.5) -> pygame.Surface:
    """The picture scaled until it covers the size, cut at the sides so that `middle` is in the middle if it can be."""
    source = assets.source(name)
    if source is None:
        return assets.scaled(name, size)
    factor = max(size[0] / source.get_width(), size[1] / source.get_height())
    cut_w, cut_h = min(source.get_width(), round(size[0] / factor)), min(source.get_height(), round(size[1] / factor))
    left, top = round(source.get_width() * middle - cut_w / 2), (source.get_height() - cut_h) // 2
    left = max(0, min(left, source.get_width() - cut_w))
    seen = source.subsurface(pygame.Rect(left, top, cut_w, cut_h))
    return seen if seen.get_size() == size else smoothscale(seen, size)


def _ornament(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    factor = 4
    width, height = size[0] * factor, size[1] * factor
    large = pygame.Surface((width, height), pygame.SRCALPHA)
    large.fill((*colour, 0))
    cx, cy, r = width / 2, height / 2, height / 2
    thin = max(1.0, height * 0.11)
    for side in (-1, 1):
        inner, outer = cx + side * r * 1.7, cx + side * width / 2
        middle = cx + side * width * 0.2
        pygame.draw.polygon(large, colour, [(inner, cy), (middle, cy - thin), (outer, cy), (middle, cy + thin)])
    pygame.draw.polygon(large, colour, [(cx - r * 1.1, cy), (cx, cy - r), (cx + r * 1.1, cy), (cx, cy + r)])
    return smoothscale(large, size)


def _dashes(size: tuple[int, int], width: int, colour: Colour) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    whole = made.get_rect()
    pygame.draw.rect(made, (*theme.INK, 230), whole, width + 2, border_radius=width * 4)
    dash, gap = width * 5, width * 3
    ring = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(ring, (*colour, 255), whole.inflate(-2, -2), width, border_radius=width * 4)
    holes = pygame.Surface(size, pygame.SRCALPHA)
    holes.fill((*theme.WHITE, 255))
    for x in range(width * 6, size[0] - width * 6, dash + gap):
        holes.fill((0, 0, 0, 0), pygame.Rect(x, 0, gap, size[1]))
    for y in range(width * 6, size[1] - width * 6, dash + gap):
        holes.fill((0, 0, 0, 0), pygame.Rect(0, y, size[0], gap))
    inside = whole.inflate(-4 * width - 4, -4 * width - 4)
    if inside.w > 0 and inside.h > 0:
        ring.fill((0, 0, 0, 0), inside)
    ring.blit(holes, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(ring, (0, 0))
    return made


# Which pixels must be drawn again.

MOST_RECTS = 12
MOST_SHARE = 0.8  # of the window: a map that moves below panels that stand still is less


class Damage:
    """A short list of rectangles in pixels; many or large ones become the whole window."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.whole = pygame.Rect(0, 0, *size)
        self.rects: list[pygame.Rect] = []

    def __bool__(self) -> bool:
        return bool(self.rects)

    def add(self, rect: pygame.Rect) -> None:
        """Takes in a rectangle; those that overlap become one."""
        clipped = rect.clip(self.whole)
        if clipped.w == 0 or clipped.h == 0:
            return
        while (hit := clipped.collidelist(self.rects)) >= 0:
            clipped = clipped.union(self.rects.pop(hit))
        self.rects.append(clipped)
        most = MOST_SHARE * self.whole.w * self.whole.h
        if len(self.rects) > MOST_RECTS or sum(r.w * r.h for r in self.rects) > most:
            self.all()

    def all(self) -> None:
        self.rects = [self.whole.copy()]

    def take(self) -> list[pygame.Rect]:
        """The rectangles; the list is empty afterwards."""
        taken, self.rects = self.rects, []
        return taken
