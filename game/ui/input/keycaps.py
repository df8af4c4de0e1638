"""Keys and buttons of a gamepad as small drawings: caps with a name, discs, pills, the stick and the cross."""

from __future__ import annotations

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Colour, Style
from game.ui.input.keynames import said
from game.ui.input.padnames import LOOK, SHORT, STICK, is_button

CAP, HIGH = 30.0, 28.0  # units: the narrowest cap, and how high caps are in a line
GAP = 8.0
LETTERS = {"a": theme.rgb("#9fe0a8"), "b": theme.rgb("#ff9a80"), "x": theme.rgb("#9fcbff"), "y": theme.rgb("#ffd877")}
GROUND, LINE = theme.rgb("#15111c"), theme.rgb("#f2d585")
DIM_LINE = theme.rgb("#b37a26")
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def width_of(text: TextSetter, name: str, *, pad: bool) -> float:
    """How wide the drawing of an input is, in units."""
    if pad and is_button(name):
        return HIGH if _is_round(name) else HIGH * 1.7
    if name in WAYS:
        return CAP
    return max(CAP, text.width(said(name) if name else "–", _style(theme.TEXT)) + 14)


def draw_input(canvas: Canvas, box: Box, name: str, ink: Colour, *, pad: bool) -> None:
    """A key or a button in the middle of the box; nothing set is a dash."""
    place = box.centered(width_of(canvas.pens.text, name, pad=pad), min(box.h, HIGH))
    if pad and is_button(name):
        _draw_button(canvas, place, name)
        return
    canvas.rounded(place, (0, 0, 0), 72, 4, ink, 140, 1.0)
    if name in WAYS:
        side = canvas.scale.px(18)
        made = canvas.pens.assets.keep(("arrow key", name, side, ink), lambda: _arrow_key(name, side, ink))
        canvas.surface_at(made, place.cx - 9, place.cy - 9)
    else:
        canvas.text(said(name) if name else "–", place.cx, place.cy, _style(ink), "center")


def _arrow_key(name: str, side: int, ink: Colour) -> pygame.Surface:
    def paint(surface: pygame.Surface, factor: int) -> None:
        whole, ahead = surface.get_rect(), pygame.Vector2(WAYS[name])
        _arrow(surface, whole, WAYS[name], 0.8, 0.0, ink)
        middle = pygame.Vector2(whole.center)
        pygame.draw.line(surface, ink, middle, middle - ahead * whole.h * 0.36, max(factor, whole.h // 8))

    return shapes.supersampled(side, side, paint)


def _style(ink: Colour) -> Style:
    return Style("head", 16, ink)


def _is_round(name: str) -> bool:
    return name in LETTERS or name.startswith("dp") or name in (*STICK, *LOOK) or name == "guide"


def _draw_button(canvas: Canvas, box: Box, name: str) -> None:
    size = (canvas.scale.px(box.w), canvas.scale.px(box.h))
    made = canvas.pens.assets.keep(("pad", name, size), lambda: _shape(name, size))
    canvas.surface_at(made, box.x, box.y)
    words = name.upper() if name in LETTERS else SHORT.get(name, name[6:] if name.startswith("button") else "")
    if words:
        canvas.text(words, box.cx, box.cy, Style("head", 16 if len(words) < 2 else 13, LETTERS.get(name, LINE)),
                    "center")  # fmt: skip


def _shape(name: str, size: tuple[int, int]) -> pygame.Surface:
    def paint(surface: pygame.Surface, factor: int) -> None:
        whole = surface.get_rect()
        line = max(factor, whole.h // 16)
        if name.startswith("dp"):
            _cross(surface, whole, line, WAYS[name[2:]])
        elif _is_round(name):
            _disc(surface, whole, line, name)
        else:
            _pill(surface, whole, line, name)

    return shapes.supersampled(*size, paint)


def _disc(surface: pygame.Surface, whole: pygame.Rect, line: int, name: str) -> None:
    middle, radius = whole.center, whole.h // 2
    pygame.draw.circle(surface, GROUND, middle, radius)
    pygame.draw.circle(surface, LETTERS.get(name, LINE), middle, radius, line + line // 3)
    if name in (*STICK, *LOOK):
        pygame.draw.circle(surface, DIM_LINE, middle, radius * 0.36, 0 if name in STICK else line)
        _arrow(surface, whole, WAYS[name.removeprefix("stick").removeprefix("look")], 0.84, 0.46)
    elif name == "guide":
        pygame.draw.circle(surface, LINE, middle, radius * 0.42, line)


def _arrow(surface: pygame.Surface, whole: pygame.Rect, way: tuple[int, int], tip: float, foot: float,
           colour: Colour = LINE) -> None:  # fmt: skip
    """A triangle from the middle outwards; `tip` and `foot` are shares of the radius."""
    middle, radius, aside = pygame.Vector2(whole.center), whole.h / 2, pygame.Vector2(way[1], way[0])
    ahead = pygame.Vector2(way)
    broad = (tip - foot) * 0.75
    points = [middle + ahead * radius * tip, middle + (ahead * foot + aside * broad) * radius,
              middle + (ahead * foot - aside * broad) * radius]  # fmt: skip
    pygame.draw.polygon(surface, colour, points)


def _cross(surface: pygame.Surface, whole: pygame.Rect, line: int, way: tuple[int, int]) -> None:
    third = whole.h * 0.42
    bars = [pygame.Rect(0, 0, round(third), whole.h), pygame.Rect(0, 0, whole.w, round(third))]
    for colour, less in ((GROUND, 0), (LINE, 2 * line), (GROUND, 4 * line)):  # seen on light and on dark
        for bar in bars:
            bar.center = whole.center
            pygame.draw.rect(surface, colour, bar.inflate(-less, -less), border_radius=line)
    arm = pygame.Rect(0, 0, round(third), round(third)).move(whole.centerx - round(third) // 2,
                                                               whole.centery - round(third) // 2)  # fmt: skip
    aside = (whole.h - third) / 2
    arm.move_ip(way[0] * aside, way[1] * aside)
    pygame.draw.rect(surface, LINE, arm.inflate(-2 * line, -2 * line), border_radius=line)


def _pill(surface: pygame.Surface, whole: pygame.Rect, line: int, name: str) -> None:
    """Shoulders are flat below, triggers high above, the others round."""
    high, low = whole.h // 2, whole.h // 6
    top = {"leftshoulder": (high, low), "rightshoulder": (low, high)}.get(name, (high, high))
    foot = low if "shoulder" in name or "trigger" in name else high
    area = whole.inflate(0, -whole.h // 5)
    for colour, inner in ((LINE, area), (GROUND, area.inflate(-2 * line, -2 * line))):
        pygame.draw.rect(surface, colour, inner, border_top_left_radius=top[0], border_top_right_radius=top[1],
                         border_bottom_left_radius=foot, border_bottom_right_radius=foot)  # fmt: skip
    x, y, unit = *whole.center, whole.h // 10
    if name == "start":
        for step in (-2, 0, 2):
            pygame.draw.line(surface, LINE, (x - 3 * unit, y + step * unit), (x + 3 * unit, y + step * unit), line)
    elif name == "back":
        for step in (-1, 1):
            pygame.draw.rect(surface, LINE, pygame.Rect(0, 0, 4 * unit, 3 * unit).move(x - 2 * unit + step * unit,
                             y - 3 * unit // 2 + step * unit), line)  # fmt: skip
