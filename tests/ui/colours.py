"""Colour vision in numbers: simulated colour-blindness, distances of colours, and what is left without colour."""

from __future__ import annotations

import pygame

from game.ui.draw.assets import Assets
from game.ui.draw.theme import Colour, rgb

Matrix = tuple[tuple[float, float, float], ...]
# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
BLINDNESSES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE_POINT = (0.95047, 1.0, 1.08883)
GROUND = rgb("#12101c")
Vector = tuple[float, ...]


def _times(matrix: Matrix, vector: Vector) -> Vector:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def seen(colour: Colour, blindness: str) -> Vector:
    """The colour in linear light as somebody with that blindness sees it."""
    return tuple(min(1.0, max(0.0, v)) for v in _times(BLINDNESSES[blindness], tuple(map(_linear, colour))))


def _lab(light: Vector) -> Vector:
    scaled = [v / w for v, w in zip(_times(TO_XYZ, light), WHITE_POINT, strict=True)]
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: Colour, b: Colour, blindness: str) -> float:
    """How far two colours are apart in CIE Lab for these eyes; about 2 can just be told apart side by side."""
    first, second = _lab(seen(a, blindness)), _lab(seen(b, blindness))
    return float(sum((p - q) ** 2 for p, q in zip(first, second, strict=True)) ** 0.5)


def greys(assets: Assets, picture: str, side: int) -> list[int]:
    """A picture of that many pixels on the dark ground, without its colours and with its full range of light."""
    ground = pygame.Surface((side, side))
    ground.fill(GROUND)
    ground.blit(assets.scaled(picture, (side, side)), (0, 0))
    grey = pygame.transform.grayscale(ground)
    return [grey.get_at((x, y))[0] for x in range(side) for y in range(side)]


def unlikeness(assets: Assets, first: str, second: str, side: int) -> float:
    """The mean difference of two pictures in grey levels, 0 to 255."""
    pairs = zip(greys(assets, first, side), greys(assets, second, side), strict=True)
    return sum(abs(a - b) for a, b in pairs) / side**2
