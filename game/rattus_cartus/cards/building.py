"""Faces of buildings: picture with the sign of the estate and the supply, name, and the two actions on parchment."""

from __future__ import annotations

from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.people import RattusMaker
from game.rattus_cartus.content import own_cards
from game.ui import card_parts
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style

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
        low, top = rest.cut_bottom(max(wide * 0.125, 26.0) if self.layout != "card" else wide * 0.14)
        self._view(top)
        self.name(low, wide * (0.092 if self.layout == "small" else 0.085))
        card_parts.parchment(self.ui, self.canvas, said)
        self._actions(said)

    def _view(self, top: Box) -> None:
        """The picture with the gem, and the ribbon if it is one card of the five."""
        self.picture(top, 0.5)
        side = min(self.whole.w * 0.2, top.h * 0.42)
        parts.gem(self.ui, self.canvas, self.face.type or "", Box(top.x + side * 0.08, top.y + side * 0.06, side, side))
        if self.told.copy:
            supply = own_cards().supply_of(self.told.card, self.told.copy)
            high = max(25.0, min(top.h * 0.24, self.whole.w * 0.13))
            parts.ribbon(self.ui, self.canvas, supply, top.right - 3, top.bottom - 4, high)

    def _actions(self, said: Box) -> None:
        """Crown and premium action above, dot and normal action below a fine line."""
        room = said.inset(said.w * 0.025, said.h * 0.03)
        upper, lower = room.cut_top(room.h * PREMIUM_SHARE)
        mark = min(upper.h * 0.62, said.w * 0.13)
        least = max(theme.SMALLEST, theme.SMALLEST_PIXELS / self.ui.scale.k)
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
