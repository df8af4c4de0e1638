"""The faces of the cards of Citadels (`game.ui.cards.Faces`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.banner import banner
from game.citadels.cards.house import house
from game.citadels.cards.layouts import COIN_WIDTH, GEM_WIDTH, layouts
from game.citadels.cards.maker import CardFace, FaceMaker
from game.citadels.cards.tile_name import write_tile_name
from game.citadels.cards.tones import RANKS, TYPES
from game.citadels.cards.type_mark import draw_letter
from game.citadels.content import own_cards
from game.citadels.lang import _, language
from game.ui.cards import Faces
from game.ui.draw import shapes, theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.shapes import Point, shield, steps, supersampled

if TYPE_CHECKING:
    from game.citadels.cards.maker import CardFace
    from game.ui.draw.easel import Easel


# Tiles without a baked frame.

PLAQUE_BAND, PLAQUE_RADIUS = 18.5, 5.0
ROOMY = 39.0  # units: a plaque so high has larger signs
FIGURE = theme.SMALLEST


def plaque(easel: Easel, face: CardFace, size: tuple[int, int], picture: str) -> pygame.Surface:
    """A district of `size` pixels: cost, letter and type above its name."""
    k = easel.scale.k
    tile = _ground(size)
    band = max(theme.SMALLEST_PIXELS + 2, round(PLAQUE_BAND * k))
    tall = layouts()["tile"]
    whole, window = tall.picture(face.kind, face.id), tall.window(face.kind)
    _picture(easel, tile, face, picture, ((window.cy - whole.y) / whole.h, 0.5), band)
    ground = _band(easel, tile, face, band)
    write_tile_name(easel, tile, face.name, (ground.top, ground.bottom), face.tones.dark, 1)
    _close(easel, tile, PLAQUE_RADIUS, 1.6)
    _plaque_signs(easel, tile, face, (size[1] - band) / k)
    return tile


def _plaque_signs(easel: Easel, tile: pygame.Surface, face: CardFace, room: float) -> None:
    """Cost on the left, letter and type on the right, in a strip of so many units; the name may not be touched."""
    k, across = easel.scale.k, tile.get_width() / easel.scale.k
    radius = 11.0 if tile.get_height() >= ROOMY * k else 9.0
    middle = max(radius, room / 2 + 1)
    _sprite(easel, tile, "ui/coin_blank", (radius + 2, middle), radius * COIN_WIDTH)
    pixels = max(10, round(FIGURE * k * (1.0 if radius > 10 else 0.9)))
    font = easel.text.raw_font("black", pixels)
    made = font.render(face.number, True, theme.NUMERAL)
    at = round((radius + 2) * k - made.get_width() / 2), round(middle * k + pixels * 0.35) - font.get_ascent()
    easel.text.put(tile, made, at, theme.NUMERAL)
    gem = radius * 0.98
    _sprite(easel, tile, f"citadels/ui/gem_{face.type}", (across - gem - 4, middle), gem * GEM_WIDTH)
    if easel.sight.letters and face.type:
        beside = (across - 2.0 * gem - radius - 4) * k, middle * k
        draw_letter(easel.pens, tile, face.type, beside, round(pixels * 0.95))


def _ground(size: tuple[int, int]) -> pygame.Surface:
    tile = pygame.Surface(size, pygame.SRCALPHA)
    tile.fill((*theme.INK, 255))
    return tile


def _picture(
    easel: Easel, tile: pygame.Surface, face: CardFace, name: str, heart: tuple[float, float], below: int = 0
) -> None:
    """A strip of the picture, `below` pixels less high than the tile: a share of its height at one of the strip's."""
    size = tile.get_width(), max(4, tile.get_height() - below)
    source = easel.assets.picture(name, size[0]) or easel.assets.picture(f"citadels/cards/emblem_{face.frame}", size[0])
    if source is None:
        return
    width, height = source.get_size()
    crop_h = min(height, round(width * size[1] / size[0]))
    top = max(0, min(height - crop_h, round(heart[0] * height - heart[1] * crop_h)))
    part = source.subsurface(pygame.Rect(0, top, width, crop_h))
    tile.blit(smoothscale(part, size), (0, 0))


def _band(easel: Easel, tile: pygame.Surface, face: CardFace, height: int) -> pygame.Rect:
    """The ground of the name with a line of gold above it."""
    ground = pygame.Rect(0, tile.get_height() - height, tile.get_width(), height)
    flat = theme.mix(face.tones.main, face.tones.dark, 0.75)
    tile.fill(theme.strong_plate(face.tones.dark) if easel.sight.high else flat, ground)
    tile.fill(theme.GOLD_DEEP, pygame.Rect(0, ground.y, tile.get_width(), max(1, round(easel.scale.k))))
    return ground


def _close(easel: Easel, tile: pygame.Surface, radius: float, width: float) -> None:
    """Round corners and a line of gold."""
    k = easel.scale.k
    rounding = shapes.rounded(tile.get_size(), radius * k, (*theme.WHITE, 255))
    tile.blit(rounding, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = easel.skins.rounded(tile.get_size(), radius * k, None, 0, theme.GOLD, 255, max(1.0, width * k))
    tile.blit(line, (0, 0))


def _sprite(easel: Easel, tile: pygame.Surface, name: str, at: tuple[float, float], width: float) -> None:
    """A picture around a middle in units."""
    k, side = easel.scale.k, max(5, round(width * easel.scale.k))
    tile.blit(easel.assets.scaled(name, (side, side)), (round(at[0] * k) - side // 2, round(at[1] * k) - side // 2))


# What is drawn in the place of pictures of Citadels that are missing.


def outline_of(kind: str, size: float) -> list[Point]:
    """The outline that tells a district type without colour (lozenge, arch, circle, shield, star), in a square."""
    c, r = size / 2, size * 0.44
    if kind == "noble":
        return [(c, c - r), (c + r, c), (c, c + r), (c - r, c)]
    if kind == "religious":
        arch = [(c + r * 0.8 * math.cos(a), c - r * 0.1 - r * 0.9 * math.sin(a)) for a in steps(0, math.pi, 16)]
        return [(c + r * 0.8, c + r), *arch, (c - r * 0.8, c + r)]
    if kind == "trade":
        return [(c + r * math.cos(a), c + r * math.sin(a)) for a in steps(0, 2 * math.pi, 40)]
    if kind == "military":
        return shield(c, c, r)
    points = 16
    return [
        (c + q * math.cos(a), c + q * math.sin(a))
        for i, a in enumerate(steps(-math.pi / 2, 1.5 * math.pi, points)[:-1])
        for q in ((r * 1.08) if i % 2 == 0 else r * 0.76,)
    ]


def gem(kind: str, size: int) -> pygame.Surface:
    """Stand-in for a type gem: outline shape, letter-free glyph dot, colour."""
    tones = TYPES.get(kind, TYPES["unique"])

    def paint(surface: pygame.Surface, factor: int) -> None:
        full = size * factor
        for share, colour in ((1.0, theme.INK), (0.9, theme.GOLD), (0.76, tones.main)):
            pygame.draw.polygon(surface, colour, _shrunk(outline_of(kind, full), full, share))
        pygame.draw.circle(surface, theme.ON_CARD, (full // 2, full // 2), full // 9)

    return supersampled(size, size, paint)


def _shrunk(points: Sequence[Point], full: float, share: float) -> list[Point]:
    c = full / 2
    return [(c + (x - c) * share, c + (y - c) * share) for x, y in points]


def seal(rank: int, size: int) -> pygame.Surface:
    """Stand-in for a rank seal (no numeral)."""
    tones = RANKS[min(9, max(1, rank))]

    def paint(surface: pygame.Surface, factor: int) -> None:
        full = size * factor
        for share, colour in ((0.47, theme.INK), (0.44, theme.GOLD), (0.38, tones.main)):
            pygame.draw.polygon(surface, colour, shield(full / 2, full / 2, full * share))

    return supersampled(size, size, paint)


UNIQUE, FAN = "unique", "fan"
PLANS = {FAN: "card"}  # layouts that are laid out like another


class CitadelsFaces(Faces):
    """Picture, baked frame, numerals, name and text; the layouts are card, fan (a card that leaves its
    text to whoever draws it), small, mini, tile, call, plaque and house."""

    rim = (
        (0.32, 0.04),
        (0.68, 0.04),
        (0.96, 0.32),
        (0.96, 0.68),
        (0.68, 0.96),
        (0.32, 0.96),
        (0.04, 0.68),
        (0.04, 0.32),
    )

    free = ("tile", "call", "plaque", "house")

    def face(self, card: str) -> CardFace:
        cards, code = own_cards(), language()
        if card in cards.characters:
            one = cards.characters[card]
            number, frame, texts = str(one.rank), f"rank{one.rank}", (one.name.get(code), one.short.get(code))
            return CardFace(card, "rank", *texts, number, one.type, frame)
        district = cards.districts[card]
        kind = UNIQUE if district.type == UNIQUE else "basic"
        number = "" if district.cost is None else str(district.cost)
        texts = district.name.get(code), district.short.get(code) if district.short else ""
        return CardFace(card, kind, *texts, number, district.type, district.type)

    def emblem(self, card: str) -> str:
        return f"citadels/cards/emblem_{self.face(card).frame}"

    def picture(self, card: str) -> str:
        return f"citadels/cards/{card}"

    def files(self) -> list[str]:
        faces = [self.face(card) for card in own_cards().ids]
        return [
            f"citadels/frames/{layout}_{face.frame}"
            for face in faces
            for layout in layouts()
            if face.kind != "rank" or layout != "tile"
        ]

    def height(self, layout: str, width: float) -> float:
        plan = layouts().get(PLANS.get(layout, layout))
        return 92.0 if plan is None else width * plan.height / plan.width

    def name_top(self, easel: Easel, card: str, layout: str, size: tuple[int, int]) -> int:
        return FaceMaker(easel, self.face(card), layouts()[layout], size, "").name_top()

    def samples(self) -> Sequence[str]:
        return (
            "king", "castle", "cathedral", "market", "fortress", "library",
            "queen", "manor", "monastery", "harbor", "watchtower", "observatory",
        )  # fmt: skip

    def sample_words(self) -> tuple[str, str]:
        said = _(
            "The crown {crown} goes round, gold {gold} changes hands, and somewhere in the dark a knife is waiting."
        )
        return _("Night falls"), said

    def stand_in(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        sign, _, which = name.rsplit("/", 1)[-1].partition("_")
        side = max(4, min(size))
        return gem(which, side) if sign == "gem" else seal(int(which), side) if sign == "seal" else None

    def compose(self, easel: Easel, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        made = {"call": banner, "plaque": plaque, "house": house}.get(layout)
        face = self.face(card)
        if made is not None:
            return made(easel, face, size, picture)
        plan = layouts()[PLANS.get(layout, layout)]
        return FaceMaker(easel, face, plan, size, picture, told=layout != FAN).compose()
