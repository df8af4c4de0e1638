"""What is drawn in the place of pictures of Rattus Cartus that are missing: the shape still tells what it is."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.rattus_cartus.cards.tones import ESTATES, SPECIALS
from game.ui.draw import theme
from game.ui.draw.shapes import Point, shield, steps, supersampled

RAT = theme.rgb("#7d7467")
Drawing = Callable[[pygame.Surface], None]


def drawn(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The drawing for a file of this name, or None if any will do."""
    if name.startswith("back_"):
        return supersampled(*size, lambda surface, _factor: _back(surface, name))
    made = _drawing(name)
    if made is None:
        return None
    side = max(4, min(size))
    return supersampled(side, side, lambda surface, _factor: made(surface))


def _drawing(name: str) -> Drawing | None:
    kind, _, which = name.partition("_")
    if kind == "estate" and which in ESTATES:
        return lambda surface: _estate(surface, which)
    if name in SPECIALS or name == "marker":
        tones = SPECIALS.get(name, theme.PLAIN_TONES)
        return lambda surface: _medal(surface, tones, name)
    if name == "follower":
        return _card
    return {"nun": _nun, "nun_none": _socket, "rat": _rat, "rat_token": _token, "normal": _dot}.get(name)


def outline_of(estate: str, size: float) -> list[Point]:
    """The outline that tells an estate without colour, in a square: rounded square, circle, arch, shield, star,
    lozenge."""
    c, r = size / 2, size * 0.44
    if estate == "peasantry":
        return [
            (c + r * 0.94 * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)),
             c + r * 0.94 * math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a)))
            for a in steps(0, 2 * math.pi, 48)
        ]  # fmt: skip
    if estate == "bourgeoisie":
        return [(c + r * math.cos(a), c + r * math.sin(a)) for a in steps(0, 2 * math.pi, 40)]
    if estate == "church":
        arch = [(c + r * 0.8 * math.cos(a), c - r * 0.1 - r * 0.9 * math.sin(a)) for a in steps(0, math.pi, 16)]
        return [(c + r * 0.8, c + r), *arch, (c - r * 0.8, c + r)]
    if estate == "chivalry":
        return shield(c, c, r)
    if estate == "royalty":
        return [(c, c - r), (c + r, c), (c, c + r), (c - r, c)]
    angles = steps(-math.pi / 2, 1.5 * math.pi, 16)[:-1]
    return [(c + q * math.cos(a), c + q * math.sin(a))
            for n, a in enumerate(angles) for q in ((r * 1.08) if n % 2 == 0 else r * 0.72,)]  # fmt: skip


def _estate(surface: pygame.Surface, estate: str) -> None:
    full = float(surface.get_width())
    outline, c = outline_of(estate, full), full / 2
    for share, colour in ((1.0, theme.INK), (0.9, theme.GOLD), (0.76, ESTATES[estate].main)):
        pygame.draw.polygon(surface, colour, [(c + (x - c) * share, c + (y - c) * share) for x, y in outline])
    pygame.draw.circle(surface, theme.ON_CARD, (c, c), full / 9)


def _medal(surface: pygame.Surface, tones: theme.Tones, name: str) -> None:
    """A disc in the colour of the kind, with as many rays as the kind's place: no two are alike."""
    full = float(surface.get_width())
    c = full / 2
    for share, colour in ((0.47, theme.INK), (0.44, theme.GOLD), (0.37, tones.dark)):
        pygame.draw.circle(surface, colour, (c, c), full * share)
    rays = ([*SPECIALS, "marker"].index(name)) + 3
    points = [
        (c + full * q * math.sin(a), c - full * q * math.cos(a))
        for n, a in enumerate(steps(0, 2 * math.pi, rays * 2)[:-1])
        for q in (0.32 if n % 2 == 0 else 0.14,)
    ]
    pygame.draw.polygon(surface, tones.light, points)


def _socket(surface: pygame.Surface) -> None:
    full = float(surface.get_width())
    c = full / 2
    for share, colour in ((0.47, theme.INK), (0.43, theme.GOLD_DEEP), (0.38, theme.NIGHT)):
        pygame.draw.circle(surface, colour, (c, c), full * share)


def _nun(surface: pygame.Surface) -> None:
    """A white face in a dark veil."""
    _socket(surface)
    full = float(surface.get_width())
    c = full / 2
    pygame.draw.circle(surface, theme.GOLD, (c, c), full * 0.43)
    pygame.draw.circle(surface, theme.INK, (c, c), full * 0.37)
    pygame.draw.ellipse(surface, theme.ON_CARD, pygame.Rect(c - full * 0.2, c - full * 0.22, full * 0.4, full * 0.46))
    pygame.draw.ellipse(
        surface, theme.rgb("#e8c2a0"), pygame.Rect(c - full * 0.13, c - full * 0.13, full * 0.26, full * 0.32)
    )


def _rat(surface: pygame.Surface, colour: theme.Colour = RAT) -> None:
    """A body, an ear, a nose and a long tail."""
    full = float(surface.get_width())
    body = pygame.Rect(full * 0.16, full * 0.36, full * 0.56, full * 0.36)
    pygame.draw.arc(surface, colour, pygame.Rect(-full * 0.1, full * 0.3, full * 0.5, full * 0.5), 3.3, 5.6,
                    max(2, round(full * 0.05)))  # fmt: skip
    pygame.draw.ellipse(surface, colour, body)
    pygame.draw.polygon(
        surface, colour, [(full * 0.6, full * 0.42), (full * 0.94, full * 0.62), (full * 0.6, full * 0.7)]
    )
    pygame.draw.circle(surface, colour, (full * 0.6, full * 0.38), full * 0.1)
    pygame.draw.circle(surface, theme.INK, (full * 0.72, full * 0.52), full * 0.028)


def _token(surface: pygame.Surface) -> None:
    """A rat on a disc of bone."""
    full = float(surface.get_width())
    c = full / 2
    for share, colour in ((0.47, theme.INK), (0.43, theme.PARCHMENT_MID), (0.37, theme.PARCHMENT_LIGHT)):
        pygame.draw.circle(surface, colour, (c, c), full * share)
    small = pygame.Surface((round(full * 0.62),) * 2, pygame.SRCALPHA)
    _rat(small)
    surface.blit(small, (c - full * 0.31, c - full * 0.33))


def _back(surface: pygame.Surface, name: str) -> None:
    """A golden rat in an octagon, on moss green for followers and on umber for buildings."""
    wide, high = surface.get_size()
    ground = theme.rgb("#27361f") if name == "back_follower" else theme.rgb("#3a2a1c")
    around = round(wide * 0.06)
    pygame.draw.rect(surface, theme.INK, surface.get_rect(), border_radius=around)
    pygame.draw.rect(surface, theme.GOLD, surface.get_rect().inflate(-wide // 40, -wide // 40), border_radius=around)
    pygame.draw.rect(surface, ground, surface.get_rect().inflate(-wide // 11, -wide // 11), border_radius=around)
    angles = [a + math.pi / 8 for a in steps(0, 2 * math.pi, 8)[:-1]]
    for share, colour in ((0.34, theme.GOLD), (0.31, theme.mix(ground, theme.INK, 0.4))):
        points = [(wide / 2 + wide * share * math.cos(a), high / 2 + wide * share * math.sin(a)) for a in angles]
        pygame.draw.polygon(surface, colour, points)
    small = pygame.Surface((round(wide * 0.5),) * 2, pygame.SRCALPHA)
    _rat(small, theme.GOLD)
    surface.blit(small, (wide / 2 - small.get_width() / 2, high / 2 - small.get_height() * 0.54))


def _card(surface: pygame.Surface) -> None:
    """The back of a follower, upright in a square."""
    full = surface.get_width()
    back = pygame.Surface((round(full * 0.66), round(full * 0.92)), pygame.SRCALPHA)
    _back(back, "back_follower")
    surface.blit(back, (full * 0.17, full * 0.04))


def _dot(surface: pygame.Surface) -> None:
    full = float(surface.get_width())
    for share, colour in ((0.36, theme.GOLD_DARK), (0.28, theme.GOLD_DEEP)):
        pygame.draw.circle(surface, colour, (full / 2, full / 2), full * share)
