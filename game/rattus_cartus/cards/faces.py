"""The faces of the cards of Rattus Cartus (`game.ui.cards.Faces`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards import parts, tones
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.cards.names import told
from game.rattus_cartus.cards.tones import ESTATES, SPECIALS
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.lang import _, language
from game.ui import cards as card_parts
from game.ui.cards import CardMaker, Face, Faces
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.shapes import Point, shield, steps, supersampled
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.ui.draw.easel import Easel


# Faces of followers, Jokers and special cards.

SAID = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)
ESTATE = Style("sc", 20, theme.ON_CARD, floor=False)
NAME_SHARE, SAID_SHARE = 0.175, 0.2  # of the height: the plate of a small card, the parchment of a large special card
LEAST_GEM = 16  # pixels: smaller ones are too much alike without their colours
EDGE_SHARE = 0.3  # of the width: gem and nuns stand in it, so that an overlapped card says everything


class RattusMaker(CardMaker["CardFace"]):
    """Adds the sign of the estate, and what the name of the face says besides its card."""

    def __init__(
        self, easel: Easel, face: CardFace, layout: str, size: tuple[int, int], picture: str, emblem: str
    ) -> None:  # fmt: skip
        super().__init__(easel, face, layout, size, picture, emblem)
        self.told = told(face.id)

    def marks(self, top: Box) -> None:
        if self.face.type:
            side = min(top.h * 0.62, self.whole.w * 0.24)
            parts.gem(self.easel, self.canvas, self.face.type, Box(top.x + side * 0.1, top.y + side * 0.1, side, side))


class FollowerFace(RattusMaker):
    """The picture with the sign of the estate and the nuns on its left edge, and the name below."""

    def parts(self) -> None:
        high = self.whole.h * NAME_SHARE
        low, top = self.inside.cut_bottom(high * 0.92 if self.large else card_parts.low_plate(self.easel, high))
        self.picture(top, 0.46)
        self._edge(top)
        if not self.large:
            self.name(low, self.whole.w * 0.155)
            return
        card_parts.plated(self.easel, self.canvas, low, self.face.tones)
        upper, lower = low.inset(0, low.h * 0.06).cut_top(low.h * 0.56)
        card_parts.written(self.easel, self.canvas, self.face.name, upper, self.whole.w * 0.1)
        self.canvas.text_in(estate_name(self.face.type or ""), lower, ESTATE.at(self.whole.w * 0.052), "center")

    def _edge(self, top: Box) -> None:
        """Gem and nuns; a follower in general has no nuns."""
        wide = self.whole.w * EDGE_SHARE
        estate = self.face.type or ""
        shade = pygame.Surface((max(1, self.easel.px(wide * 1.15)), max(1, self.easel.px(top.h))), pygame.SRCALPHA)
        dark = self.face.tones.dark
        for x in range(shade.get_width()):
            strength = 1 - x / shade.get_width()
            shade.fill((*theme.mix(dark, theme.INK, 0.5), round(175 * strength**1.3)), pygame.Rect(x, 0, 1, 9999))
        self.made.blit(shade, (self.easel.px(top.x), self.easel.px(top.y)))
        side = max(wide * 0.84, min(LEAST_GEM / self.easel.scale.k, self.whole.w * 0.36))
        gem = Box(top.x + wide * 0.06, top.y + wide * 0.06, side, side)
        if self.told.nuns >= 0:
            room = Box(gem.x, gem.bottom + wide * 0.04, gem.w, top.bottom - gem.bottom - wide * 0.1)
            side = min(wide * 0.66, room.h / parts.SOCKETS)
            column = Box(gem.cx - side / 2, room.y, side, min(room.h, side * parts.SOCKETS * 1.04))
            parts.sockets(self.canvas, self.told.nuns, column)
        parts.gem(self.easel, self.canvas, estate, gem)


class SpecialFace(RattusMaker):
    """The picture and the name; on a large card also what it does."""

    def parts(self) -> None:
        if not self.large:
            low, top = self.inside.cut_bottom(card_parts.low_plate(self.easel, self.whole.h * NAME_SHARE))
            self.picture(top, 0.5)
            self.name(low, self.whole.w * 0.165)
            return
        said, rest = self.inside.cut_bottom(self.whole.h * SAID_SHARE)
        low, top = rest.cut_bottom(self.whole.h * 0.11)
        self.picture(top, 0.5)
        self.name(low, self.whole.w * 0.095)
        card_parts.parchment(self.easel, self.canvas, said)
        room = said.inset(said.w * 0.05, said.h * 0.06)
        style = SAID.at(SAID.size * self.whole.w / 400)
        self.canvas.paragraph(escape(self.face.short), room, style, "center", "middle")


# Faces of buildings.

PREMIUM = Style("bold", 20, theme.INK_HEAD, None, 1.06, floor=False)
NORMAL = Style("text", 20, theme.INK_BODY, None, 1.06, floor=False)
READABLE, READABLE_PIXELS = 140.0, 118  # of width: from there on a small card also says what its actions are
PREMIUM_SHARE = 0.59  # of the parchment: the premium action, which is the longer one


class BuildingFace(RattusMaker):
    """With a copy in its name ("farm/c") it shows the supply of that copy."""

    def parts(self) -> None:
        wide = self.whole.w
        legible = wide >= READABLE and self.made.get_width() >= READABLE_PIXELS
        if self.layout == "small" and not legible:
            low, top = self.inside.cut_bottom(self.whole.h * 0.2)
            self._view(top)
            self.name(low, wide * 0.15)
            return
        share = 0.375 if self.layout == "small" else 0.378
        said, rest = self.inside.cut_bottom(self.whole.h * share)
        plate = max(wide * 0.125, 26.0) if self.layout != "card" else wide * 0.14
        low, top = rest.cut_bottom(card_parts.plate_high(self.easel, self.face.name, self.inside.w, plate))
        self._view(top)
        self.name(low, wide * (0.092 if self.layout == "small" else 0.085))
        card_parts.parchment(self.easel, self.canvas, said)
        self._actions(said)

    def _view(self, top: Box) -> None:
        """The picture with the gem, and the ribbon if it is one card of the five."""
        self.picture(top, 0.5)
        side = min(self.whole.w * 0.2, top.h * 0.42)
        parts.gem(
            self.easel, self.canvas, self.face.type or "", Box(top.x + side * 0.08, top.y + side * 0.06, side, side)
        )
        if self.told.copy:
            supply = own_cards().supply_of(self.told.card, self.told.copy)
            high = max(25.0, min(top.h * 0.24, self.whole.w * 0.13))
            parts.ribbon(self.easel, self.canvas, supply, top.right - 3, top.bottom - 4, high)

    def _actions(self, said: Box) -> None:
        """Crown and premium action above, dot and normal action below a fine line."""
        room = said.inset(said.w * 0.025, said.h * 0.03)
        upper, lower = room.cut_top(room.h * PREMIUM_SHARE)
        mark = min(upper.h * 0.62, said.w * 0.13)
        least = max(theme.SMALLEST, theme.SMALLEST_PIXELS / self.easel.scale.k)
        size = max(least, min(self.whole.w * 0.056, said.h * 0.15))
        for box, sign, text, style, share in (
            (upper, "ui/crown", self.face.premium, PREMIUM, 1.0),
            (lower, "rattus_cartus/ui/normal", self.face.normal, NORMAL, 0.5),
        ):
            left, words = box.cut_left(mark, said.w * 0.022)
            side = mark * share
            self.canvas.picture(sign, Box(left.cx - side / 2, box.cy - side / 2, side, side))
            self.canvas.paragraph(escape(text), words, style.at(size), "left", "middle")
        line = Box(room.x + room.w * 0.03, upper.bottom, room.w * 0.94, 0)
        self.canvas.line(line.x, line.y, line.right, line.y, theme.GOLD_DEEP, 120, 1.2)


# What is drawn in the place of pictures of Rattus Cartus that are missing.

RAT = tones.RAT
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
    pygame.draw.ellipse(surface, tones.FACE, pygame.Rect(c - full * 0.13, c - full * 0.13, full * 0.26, full * 0.32))


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
    ground = tones.FOLLOWER_BACK if name == "back_follower" else tones.BUILDING_BACK
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


FOLLOWER, SPECIAL, BUILDING = "follower", "special", "building"  # kinds of cards
TALL = 1.4  # height of a card in its width
ROW = 381 / 318  # height of a building in the row, without the spaces to enter, in its width


@dataclass(frozen=True)
class CardFace(Face):
    """`kind` is follower, special (Jokers included) or building; `type` the estate. A building says what its two
    actions are."""

    premium: str = ""
    normal: str = ""

    @property
    def tones(self) -> theme.Tones:
        return ESTATES[self.type] if self.type else SPECIALS[told(self.id).card]


class RattusCartusFaces(Faces):
    """The layouts are card, small, building and tile; the height of the last two is as one likes."""

    rim = ((0.5, 0.02), (0.64, 0.11), (0.75, 0.23), (0.82, 0.37), (0.84, 0.5), (0.84, 0.97), (0.16, 0.97), (0.16, 0.5),
           (0.18, 0.37), (0.25, 0.23), (0.36, 0.11))  # fmt: skip
    free = ("building", "tile")

    def face(self, card: str) -> CardFace:
        cards, code, (name, _nuns, _copy, two) = own_cards(), language(), told(card)
        if name in cards.buildings:
            one = cards.buildings[name]
            premium, normal = one.premium_short.get(code), one.normal_short.get(code)
            return CardFace(
                card, BUILDING, one.name.get(code), f"{premium} / {normal}", "", one.estate, premium, normal
            )
        if name in cards.specials:
            special = cards.specials[name]
            short = special.short_at(2) if two else special.short
            return CardFace(card, SPECIAL, special.name.get(code), short.get(code))
        person = cards.followers[name]
        return CardFace(card, FOLLOWER, person.name.get(code), person.short.get(code), "", person.estate)

    def picture(self, card: str) -> str:
        name = told(card).card
        person = own_cards().followers.get(name)
        if person is None:
            return f"{self.game}/cards/{name}"
        faces = [one.id for one in own_cards().followers.values() if one.estate == person.estate]
        return f"{self.game}/cards/{person.estate}_{faces.index(name) + 1}"

    def emblem(self, card: str) -> str:
        estate = self.face(card).type
        return f"{self.game}/ui/estate_{estate}" if estate else f"{self.game}/ui/{told(card).card}"

    def files(self) -> list[str]:
        signs = [*(f"estate_{estate}" for estate in ESTATES), "nun", "nun_none", "rat_token", "back_follower"]
        return [f"{self.game}/ui/{sign}" for sign in signs]

    def height(self, layout: str, width: float) -> float:
        return width * (ROW if layout == "building" else 0.72 if layout == "tile" else TALL)

    def veiled(self, card: str, layout: str) -> float:
        return 1.0 if self.face(card).kind == BUILDING else super().veiled(card, layout)

    def name_top(self, easel: Easel, card: str, layout: str, size: tuple[int, int]) -> int:
        whole = Box(0, 0, size[0] / easel.scale.k, size[1] / easel.scale.k)
        plate = card_parts.low_plate(easel, whole.h * NAME_SHARE)
        return round((card_parts.inner(whole).bottom - plate) * easel.scale.k)

    def samples(self) -> Sequence[str]:
        return (
            "witch", "monk", "knight", "burgher", "henwife", "prince",
            "farmhand", "abbess", "squire", "baker", "star_gazer", "dowager",
        )  # fmt: skip

    def sample_words(self) -> tuple[str, str]:
        said = _("A nun {nun} keeps the sick company, a rat {rat} waits below the stairs, and the bells fall silent.")
        return _("Night falls"), said

    def stand_in(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        return drawn(name.rsplit("/", 1)[-1], size)

    def compose(self, easel: Easel, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        face = self.face(card)
        makers = {FOLLOWER: FollowerFace, SPECIAL: SpecialFace, BUILDING: BuildingFace}
        return makers[face.kind](easel, face, layout, size, picture, self.emblem(card)).compose()
