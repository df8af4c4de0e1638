"""The medals that were earned by this game: they drop beside the laurel when the end has been told."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.history.feats import Feat
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.motion import Animation, Call, Chain, Hold, back_out
from game.ui.draw.sprites import Flight
from game.ui.lang import language, listed
from game.ui.screens.challenges.medals import draw_medal, medal_picture
from game.ui.widgets import Widget
from game.ui.window.screen import Screen

MOST, SIDE, GAP = 3, 112.0, 10.0  # so many find room; units
DROP_MS, APART_MS, DROP = 900.0, 250.0, 190.0


class Medals(Widget):
    """Those that have landed, one below the other; the others are in the air, or wait."""

    role = "medals"
    bleed = 4.0

    def __init__(self) -> None:
        super().__init__("medals")
        self.feats: list[Feat] = []
        self.landed = 0

    @property
    def value(self) -> str:
        return listed([feat.name.get(language()) for feat in self.feats])

    def explanation(self) -> str:
        told = [f"[b|{escape(one.name.get(language()))}]\n{escape(one.text.get(language()))}" for one in self.feats]
        self.tip = "\n".join(told)
        return self.tip

    @property
    def takes_pointer(self) -> bool:
        return bool(self.feats)

    @property
    def side(self) -> float:
        """How large a medal is."""
        return min(SIDE, self.box.w, (self.box.h - GAP * (MOST - 1)) / MOST)

    def places(self) -> list[Box]:
        """Where they lie."""
        step = self.side + GAP
        left = self.box.right - self.side
        return [Box(left, self.box.y + at * step, self.side, self.side) for at in range(len(self.feats))]

    def draw(self, canvas: Canvas) -> None:
        for feat, place in list(zip(self.feats, self.places(), strict=True))[: self.landed]:
            draw_medal(canvas, feat, place, earned=True)

    def land(self) -> None:
        """One more lies there."""
        self.landed = min(len(self.feats), self.landed + 1)
        self.invalidate()

    def take(self, feats: list[Feat]) -> list[int]:
        """These are earned, too; gives the places of the new ones for which there is room."""
        before = len(self.feats)
        self.feats = [*self.feats, *feats][:MOST]
        return list(range(before, len(self.feats)))

    def drop(self, screen: Screen, at: int, order: int) -> Animation:
        """The way of one of them."""
        ui, place = screen.ui, self.places()[at]
        canvas = ui.canvas(pygame.Surface((1, 1)))
        picture = medal_picture(canvas, self.feats[at], ui.px(place.w), earned=True)
        flight = Flight([picture], place.moved(0, -DROP), place, DROP_MS, ease=back_out)
        fall: Callable[[], Animation] = lambda: screen.stage.fly(ui.motion, flight, ui.scale.k)  # noqa: E731
        return Chain([Hold(APART_MS * order), fall, Call(self.land)])
