"""The characters set aside this round: face up, face down, and those the viewer put there."""

from __future__ import annotations

from game.citadels.lang import _
from game.citadels.table.models import TableModel
from game.citadels.table.players import RoleSpot
from game.table.pieces import Picks
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget


def _low(box: Box) -> bool:
    """Whether the title stands beside the cards."""
    return box.h < 90 or (box.h < 110 and box.w > 5 * box.h)


class Discards(Widget):
    """The characters set aside this round."""

    role = "discards"
    bleed = 26.0

    def __init__(self, desk: Picks, model: TableModel) -> None:
        super().__init__("discards")
        self.desk = desk
        self.model = model.discards
        self.deck = -1  # told here where no deck is drawn
        self._fill()

    @property
    def value(self) -> str:
        ups = " ".join(card for _rank, card in self.model.face_up)
        mine = "".join(f" {card}" for _rank, card in self.model.mine)
        return f"up {ups} down {self.model.face_down}{mine}"

    def _fill(self) -> None:
        self.children = []
        for rank, card in self.model.face_up:
            spot = RoleSpot(f"aside:{rank}", self.desk)
            spot.show(rank, card, -1)
            self.add(spot)
        for rank, card in self.model.mine:
            spot = RoleSpot(f"aside:{rank}", self.desk)
            spot.known_to_me = True
            spot.show(rank, card, -1)
            self.add(spot)
        for index in range(self.model.face_down - len(self.model.mine)):
            spot = RoleSpot(f"aside_down:{index}", self.desk)
            spot.back, spot.focusable = "aside_down", False
            self.add(spot)

    def show(self, model: TableModel) -> None:
        if model.discards != self.model:
            self.model = model.discards
            self._fill()
            self.arrange(self.box)
            self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        low = _low(box)
        top = 8.0 if low else 36.0
        high = box.h - top - (8 if low else 12)
        wide = high / 1.4
        x = box.x + (14 if not low else 130)
        for spot in self.children:
            spot.arrange(Box(x, box.y + top, wide, high))
            x += wide + 7

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        low = _low(self.box)
        title = Box(
            self.box.x + 16, self.box.y + (0 if low else 8), 110 if low else self.box.w - 32, self.box.h if low else 26
        )
        canvas.text_in(_("Set aside"), title, theme.LABEL.of(theme.rgb("#d9c9e8")))
        right = max((c.box.right for c in self.children), default=self.box.x + 16) + 12
        top = self.box.y + 8 if low else title.bottom
        room = Box(right, top, self.box.right - right - 12, self.box.bottom - 8 - top)
        if room.w > 84:
            canvas.paragraph(self._words(), room, theme.ASIDE.at(17), "left", "middle")

    def _words(self) -> str:
        up, down = len(self.model.face_up), self.model.face_down
        text = _("{down} face down").format(down=down)
        if up:
            text = _("{up} face up").format(up=up) + "\n" + text
        if self.model.mine:
            text += "\n" + _("{count} by you").format(count=len(self.model.mine))
        if self.deck >= 0:
            text += "\n" + _("Deck: {count}").format(count=self.deck)
        return text
