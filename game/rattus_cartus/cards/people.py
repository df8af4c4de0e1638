"""Faces of followers, Jokers and special cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.cards.names import told
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.rattus_cartus.cards.faces import CardFace
    from game.ui.ui import Ui

SAID = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)
ESTATE = Style("sc", 20, theme.ON_CARD, floor=False)
LARGE = "card"
NAME_SHARE, SAID_SHARE = 0.175, 0.2  # of the height: the plate of a small card, the parchment of a large special card
STRIP = 0.36  # of the height of a tile: its name
LEAST_GEM = 16  # pixels: smaller ones are too much alike without their colours
EDGE_SHARE = 0.3  # of the width: gem and nuns stand in it, so that an overlapped card says everything


class CardMaker:
    """What all faces have in common: a ground, a picture, a frame. Boxes are in units; `w` and `h` are the card's."""

    def __init__(
        self, ui: Ui, face: CardFace, layout: str, size: tuple[int, int], picture: str, emblem: str
    ) -> None:  # fmt: skip
        self.ui, self.face, self.layout, self.source, self.emblem = ui, face, layout, picture, emblem
        self.told = told(face.id)
        self.made = pygame.Surface(size, pygame.SRCALPHA)
        self.made.fill((*theme.INK, 255))
        self.canvas = ui.canvas(self.made)
        self.canvas.watched = False
        self.whole = Box(0, 0, size[0] / ui.scale.k, size[1] / ui.scale.k)
        self.inside = parts.inner(self.whole)

    @property
    def large(self) -> bool:
        return self.layout == LARGE

    def compose(self) -> pygame.Surface:
        if self.layout == "tile":
            self.tile()
        else:
            self.parts()
        parts.framed(self.ui, self.made, self.face.tones)
        return self.made

    def parts(self) -> None:
        """Everything inside the frame; to be overridden."""

    def tile(self) -> None:
        """A strip of the picture above the name."""
        low, top = self.inside.cut_bottom(max(self.inside.h * STRIP, 19.0))
        self.picture(top)
        self.name(low)
        if self.face.type:
            side = min(top.h * 0.62, self.whole.w * 0.24)
            parts.gem(self.ui, self.canvas, self.face.type, Box(top.x + side * 0.1, top.y + side * 0.1, side, side))

    def picture(self, box: Box, heart: float = 0.42) -> None:
        """The picture, or what stands in for it."""
        drawn = self.source != self.emblem and parts.picture(self.ui, self.canvas, self.source, box, heart)
        if not drawn:
            parts.stand_in(self.ui, self.canvas, self.emblem, box, self.face.tones)

    def name(self, box: Box, most: float = 20.0) -> None:
        parts.plated(self.ui, self.canvas, box, self.face.tones)
        parts.written(self.ui, self.canvas, self.face.name, box, most)


class FollowerFace(CardMaker):
    """The picture with the sign of the estate and the nuns on its left edge, and the name below."""

    def parts(self) -> None:
        share = NAME_SHARE * (0.92 if self.large else 1.0)
        low, top = self.inside.cut_bottom(self.whole.h * share)
        self.picture(top, 0.46)
        self._edge(top)
        if not self.large:
            self.name(low, self.whole.w * 0.155)
            return
        parts.plated(self.ui, self.canvas, low, self.face.tones)
        upper, lower = low.inset(0, low.h * 0.06).cut_top(low.h * 0.56)
        parts.written(self.ui, self.canvas, self.face.name, upper, self.whole.w * 0.1)
        self.canvas.text_in(estate_name(self.face.type or ""), lower, ESTATE.at(self.whole.w * 0.052), "center")

    def _edge(self, top: Box) -> None:
        """Gem and nuns; a follower in general has no nuns."""
        wide = self.whole.w * EDGE_SHARE
        estate = self.face.type or ""
        shade = pygame.Surface((max(1, self.ui.px(wide * 1.15)), max(1, self.ui.px(top.h))), pygame.SRCALPHA)
        dark = self.face.tones.dark
        for x in range(shade.get_width()):
            strength = 1 - x / shade.get_width()
            shade.fill((*theme.mix(dark, theme.INK, 0.5), round(175 * strength**1.3)), pygame.Rect(x, 0, 1, 9999))
        self.made.blit(shade, (self.ui.px(top.x), self.ui.px(top.y)))
        side = max(wide * 0.84, min(LEAST_GEM / self.ui.scale.k, self.whole.w * 0.36))
        gem = Box(top.x + wide * 0.06, top.y + wide * 0.06, side, side)
        if self.told.nuns >= 0:
            room = Box(gem.x, gem.bottom + wide * 0.04, gem.w, top.bottom - gem.bottom - wide * 0.1)
            side = min(wide * 0.66, room.h / parts.SOCKETS)
            column = Box(gem.cx - side / 2, room.y, side, min(room.h, side * parts.SOCKETS * 1.04))
            parts.sockets(self.canvas, self.told.nuns, column)
        parts.gem(self.ui, self.canvas, estate, gem)


class SpecialFace(CardMaker):
    """The picture and the name; on a large card also what it does."""

    def parts(self) -> None:
        if not self.large:
            low, top = self.inside.cut_bottom(self.whole.h * NAME_SHARE)
            self.picture(top, 0.5)
            self.name(low, self.whole.w * 0.165)
            return
        said, rest = self.inside.cut_bottom(self.whole.h * SAID_SHARE)
        low, top = rest.cut_bottom(self.whole.h * 0.11)
        self.picture(top, 0.5)
        self.name(low, self.whole.w * 0.095)
        parts.parchment(self.ui, self.canvas, said)
        room = said.inset(said.w * 0.05, said.h * 0.06)
        style = SAID.at(SAID.size * self.whole.w / 400)
        self.canvas.paragraph(escape(self.face.short), room, style, "center", "middle")
