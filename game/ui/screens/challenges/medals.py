"""Medals: a rim of clay, silver or gold leaf in the shape of the game, a picture inside; unearned ones are a pressed
outline."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame

from game.history.feats import Feat
from game.ui.cards import faces
from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour

WINDOW = 0.76  # of the medal: how large the picture inside the rim is
HEART = 0.4  # which part of the height of a picture is seen
Outline = Sequence[tuple[float, float]]


def draw_medal(canvas: Canvas, feat: Feat, box: Box, *, earned: bool) -> None:
    """The medal of an achievement."""
    canvas.surface_at(medal_picture(canvas, feat, canvas.scale.px(box.w), earned=earned), box.x, box.y)


def medal_picture(canvas: Canvas, feat: Feat, side: int, *, earned: bool) -> pygame.Surface:
    """The same as a picture of so many pixels."""
    assets, high = canvas.pens.assets, canvas.pens.text.sight.high
    key = ("medal", feat.game, feat.id, feat.medal, side, earned, high)
    return assets.keep(key, partial(_medal if earned else _pressed, assets, feat, side))


def outline(game: str) -> Outline:
    """The shape of the rim in a square of 1."""
    rim = faces(game).rim if game else ()
    return rim or [(0.5 + math.cos(a) * 0.48, 0.5 + math.sin(a) * 0.48) for a in shapes.steps(0, math.tau, 48)]


def _points(rim: Outline, side: float, share: float = 1.0) -> list[tuple[float, float]]:
    """The outline in pixels, smaller about its middle."""
    cx = (min(x for x, _y in rim) + max(x for x, _y in rim)) / 2
    cy = (min(y for _x, y in rim) + max(y for _x, y in rim)) / 2
    return [((cx + (x - cx) * share) * side, (cy + (y - cy) * share) * side) for x, y in rim]


def _mask(side: int, rim: Outline, share: float) -> pygame.Surface:
    def paint(surface: pygame.Surface, factor: int) -> None:
        pygame.draw.polygon(surface, theme.WHITE, _points(rim, side * factor, share))

    return shapes.supersampled(side, side, paint)


def _metal(assets: Assets, metal: str, side: int) -> pygame.Surface:
    """The material of the rim: gold leaf, or the same beaten of something else."""
    leaf = assets.scaled("ui/gold_leaf", (side, side)).copy()
    if metal != "gold":
        leaf = pygame.transform.grayscale(leaf)
        leaf.fill(theme.METALS[metal], special_flags=pygame.BLEND_RGB_MULT)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.blit(leaf, (0, 0))
    return made


def _picture(assets: Assets, feat: Feat, side: int) -> pygame.Surface:
    """What is on it, filling the window; a sign on a ground of its own colour."""
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill(theme.MEDAL_GROUNDS[feat.medal.of])
    own = f"{feat.game}/ui/emblem"
    name = feat.medal.picture or (own if feat.game and assets.has(own) else "ui/crown")
    source = assets.picture(name, side) or assets.source(name)
    if source is None:
        return made
    wide, high = source.get_size()
    window = round(side * WINDOW)
    if wide == high:  # a sign
        size = round(window * 0.94)
        made.blit(smoothscale(source, (size, size)), ((side - size) // 2, (side - size) // 2))
        return made
    cut = min(wide, high)
    top = max(0, min(high - cut, round(high * HEART - cut / 2)))
    part = source.subsurface(pygame.Rect((wide - cut) // 2, top, cut, cut))
    size = round(window * 1.08)
    made.blit(smoothscale(part, (size, size)), ((side - size) // 2, (side - size) // 2))
    return made


def _medal(assets: Assets, feat: Feat, side: int) -> pygame.Surface:
    rim = outline(feat.game)
    made = _metal(assets, feat.medal.of, side)
    made.blit(_mask(side, rim, 1.0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inside = _picture(assets, feat, side)
    inside.blit(_mask(side, rim, WINDOW), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(inside, (0, 0))
    made.blit(shapes.supersampled(side, side, partial(_lines, rim=rim, side=side, light=theme.WHITE)), (0, 0))
    return made


def _pressed(assets: Assets, feat: Feat, side: int) -> pygame.Surface:
    """As if the medal had been pressed into the ground: its shape, darker, and a breath of its picture."""
    rim = outline(feat.game)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*theme.INK, 190))
    made.blit(_mask(side, rim, 1.0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inside = pygame.transform.grayscale(_picture(assets, feat, side))
    inside.fill(theme.PRESSED, special_flags=pygame.BLEND_RGB_MULT)
    inside.blit(_mask(side, rim, WINDOW), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(inside, (0, 0))
    made.blit(shapes.supersampled(side, side, partial(_lines, rim=rim, side=side, light=theme.HAIRLINE)), (0, 0))
    return made


def _lines(surface: pygame.Surface, factor: int, *, rim: Outline, side: int, light: Colour) -> None:
    """Ink along both edges of the rim, and the light on its upper left."""
    whole = side * factor
    thick = max(2, round(whole * 0.018))
    shine = [(x - thick * 0.6, y - thick * 0.6) for x, y in _points(rim, whole, 0.93)]
    pygame.draw.polygon(surface, (*light, 90), shine, max(1, thick // 2))
    for share in (1.0, WINDOW):
        pygame.draw.polygon(surface, theme.INK, _points(rim, whole, share), thick)
