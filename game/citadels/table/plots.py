"""A built district, wherever a city is drawn."""

from __future__ import annotations

import pygame

from game.citadels.table.badges import draw_beautified, draw_under
from game.citadels.table.models import PlotModel
from game.citadels.table.plot_place import draw_plot_place
from game.table.pieces import Picks, Spot, Subject, draw_price
from game.ui.cards import Look
from game.ui.draw.canvas import Canvas


class PlotSpot(Spot):
    """A built district, as a tile, a mini or a small card."""

    def __init__(self, desk: Picks, plot: PlotModel, seat: int, layout: str) -> None:
        subject = Subject("card", plot.card, plot.id, seat, "city")
        super().__init__(f"city:{plot.card}", desk, "city", plot.card, subject)
        self.plot, self.layout = plot, layout
        self.hidden = False  # while its card is still in flight

    def show(self, plot: PlotModel, layout: str) -> None:
        if (plot, layout) != (self.plot, self.layout):
            self.plot, self.layout = plot, layout
            self.invalidate()
        self.update()

    @property
    def picture(self) -> pygame.Surface:
        """The card as it lies there, without its shadow."""
        return self.ui.cards.in_box(self.plot.id, self.layout, self.box)

    def draw(self, canvas: Canvas) -> None:
        if self.hidden:
            draw_plot_place(canvas, self.box)
            return
        look = Look(self.mark.line or ("legal" if self.hovered else ""))
        self.ui.cards.draw(canvas, self.plot.id, self.layout, self.box, look)
        if self.plot.beautified:
            tile = self.layout == "tile"  # there it must not lie on the name
            draw_beautified(canvas, self.box.moved(-self.box.w * 0.3, -self.box.h * 0.34) if tile else self.box)
        if self.plot.under:
            draw_under(canvas, self.box, self.plot.under)
        if self.mark.price is not None and self.mark.state in ("legal", "target", "focus"):
            draw_price(canvas, self.box, self.mark.price)
