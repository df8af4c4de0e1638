"""What the faces of all games have in common that put theirs together of a ground, a picture, a plate and a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from game.ui import card_parts
from game.ui.cards import Face
from game.ui.draw import theme
from game.ui.draw.geometry import Box

if TYPE_CHECKING:
    from game.ui.ui import Ui

LARGE = "card"
STRIP = 0.36  # of the height of a tile: its name
FaceT = TypeVar("FaceT", bound=Face)


class CardMaker(Generic[FaceT]):
    """One face of `size` pixels; to be overridden. Boxes are in units; `whole` is the card, `inside` what its frame
    leaves. `source` is its picture, or `emblem` if there is none."""

    def __init__(
        self, ui: Ui, face: FaceT, layout: str, size: tuple[int, int], picture: str, emblem: str
    ) -> None:  # fmt: skip
        self.ui, self.face, self.layout, self.source, self.emblem = ui, face, layout, picture, emblem
        self.made = pygame.Surface(size, pygame.SRCALPHA)
        self.made.fill((*theme.INK, 255))
        self.canvas = ui.canvas(self.made)
        self.canvas.watched = False
        self.whole = Box(0, 0, size[0] / ui.scale.k, size[1] / ui.scale.k)
        self.inside = card_parts.inner(self.whole)

    @property
    def large(self) -> bool:
        return self.layout == LARGE

    def compose(self) -> pygame.Surface:
        if self.layout == "tile":
            self.tile()
        else:
            self.parts()
        card_parts.framed(self.ui, self.made, self.face.tones)
        return self.made

    def parts(self) -> None:
        """Everything inside the frame; to be overridden."""

    def tile(self) -> None:
        """A strip of the picture above the name."""
        low, top = self.inside.cut_bottom(max(self.inside.h * STRIP, 19.0))
        self.picture(top)
        self.name(low)
        self.marks(top)

    def marks(self, top: Box) -> None:
        """The signs on the picture of a tile; to be overridden."""

    def picture(self, box: Box, heart: float = 0.42) -> None:
        """The picture, or what stands in for it."""
        drawn = self.source != self.emblem and card_parts.picture(self.ui, self.canvas, self.source, box, heart)
        if not drawn:
            self.stand_in(box)

    def stand_in(self, box: Box) -> None:
        """What is drawn where the picture is missing: the colours of the card, and its sign."""
        card_parts.stand_in(self.ui, self.canvas, self.emblem, box, self.face.tones)

    def name(self, box: Box, most: float = 20.0) -> None:
        card_parts.plated(self.ui, self.canvas, box, self.face.tones)
        card_parts.written(self.ui, self.canvas, self.face.name, box, most)
