"""Faces of followers, Jokers and special cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.cards.names import told
from game.ui import card_parts
from game.ui.card_maker import CardMaker
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.rattus_cartus.cards.faces import CardFace
    from game.ui.ui import Ui

SAID = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)
ESTATE = Style("sc", 20, theme.ON_CARD, floor=False)
NAME_SHARE, SAID_SHARE = 0.175, 0.2  # of the height: the plate of a small card, the parchment of a large special card
LEAST_GEM = 16  # pixels: smaller ones are too much alike without their colours
EDGE_SHARE = 0.3  # of the width: gem and nuns stand in it, so that an overlapped card says everything


class RattusMaker(CardMaker["CardFace"]):
    """Adds the sign of the estate, and what the name of the face says besides its card."""

    def __init__(
        self, ui: Ui, face: CardFace, layout: str, size: tuple[int, int], picture: str, emblem: str
    ) -> None:  # fmt: skip
        super().__init__(ui, face, layout, size, picture, emblem)
        self.told = told(face.id)

    def marks(self, top: Box) -> None:
        if self.face.type:
            side = min(top.h * 0.62, self.whole.w * 0.24)
            parts.gem(self.ui, self.canvas, self.face.type, Box(top.x + side * 0.1, top.y + side * 0.1, side, side))


class FollowerFace(RattusMaker):
    """The picture with the sign of the estate and the nuns on its left edge, and the name below."""

    def parts(self) -> None:
        share = NAME_SHARE * (0.92 if self.large else 1.0)
        low, top = self.inside.cut_bottom(self.whole.h * share)
        self.picture(top, 0.46)
        self._edge(top)
        if not self.large:
            self.name(low, self.whole.w * 0.155)
            return
        card_parts.plated(self.ui, self.canvas, low, self.face.tones)
        upper, lower = low.inset(0, low.h * 0.06).cut_top(low.h * 0.56)
        card_parts.written(self.ui, self.canvas, self.face.name, upper, self.whole.w * 0.1)
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


class SpecialFace(RattusMaker):
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
        card_parts.parchment(self.ui, self.canvas, said)
        room = said.inset(said.w * 0.05, said.h * 0.06)
        style = SAID.at(SAID.size * self.whole.w / 400)
        self.canvas.paragraph(escape(self.face.short), room, style, "center", "middle")
