"""The steps before a building: who has entered in which order, and the cards that lie there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rattus_cartus.cards.names import told
from game.rattus_cartus.table.art import STEP
from game.rattus_cartus.table.figures import UI, back, gem_at
from game.rattus_cartus.table.influence import TILT, disc_height, draw_tilted
from game.rattus_cartus.table.models import BuildingModel, EntrantModel
from game.table.flow import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets.base import Toolkit

MOST_BACKS = 5  # drawn of a fan
NUMERAL = Style("xb", 20, theme.TEXT)
STONE, STEP_SHAPE = 84.0, 84 / 160  # units: a step at its widest, and its height by its width
DISC_SHARE = 0.7  # of the width of a step
CARD, LEAST_CARD, COIN = 66.0, 30.0, 31.0  # units: a card that lies there, and the smallest that is one


@dataclass(frozen=True)
class Planned:
    """What the viewer would lay there: the faces chosen so far."""

    faces: tuple[str, ...]


@dataclass(frozen=True)
class EntryPlaces:
    """One step: the stone, and where the cards lie before it."""

    stone: Box
    cards: Box

    @property
    def disc(self) -> Box:
        """The disc that stands on the stone."""
        wide = self.stone.w * DISC_SHARE
        return Box(self.stone.cx - wide / 2, self.stone.y + self.stone.h * 0.42 - disc_height(wide) * 0.5, wide,
                   disc_height(wide))  # fmt: skip


def entry_places(box: Box, spaces: int) -> list[EntryPlaces]:
    """The steps of a building in its field, and what lies before them."""
    found = []
    for cell in box.columns(spaces, 2):
        wide = min(STONE, cell.w - 2, box.h * 0.8)
        stone = Box(cell.cx - wide / 2, cell.y, wide, wide * STEP_SHAPE)
        found.append(EntryPlaces(stone, Box(cell.x, stone.bottom + 6, cell.w, box.bottom - stone.bottom - 6)))
    return found


def estate_of(face: str) -> str:
    """The estate of a follower's face; "" for any other card."""
    from game.rattus_cartus.content import own_cards

    person = own_cards().followers.get(told(face).card)
    return person.estate if person is not None else ""


class EntryField:
    """Draws the steps of one building."""

    def __init__(self, ui: Toolkit, seats: Sequence[SeatInfo], box: Box, model: BuildingModel) -> None:
        self.ui, self.seats, self.model = ui, seats, model
        self.box, self.places = box, entry_places(box, model.spaces)

    def room(self, at: int) -> Box:
        """Where the cards of a step may lie: of the last one that is taken on to the edge, for nothing lies there."""
        cards = self.places[at].cards
        last = at >= len(self.model.entrants) - 1
        return Box(cards.x, cards.y, self.box.right - cards.x, cards.h) if last else cards

    def draw(self, canvas: Canvas, planned: Planned | None, viewer: int) -> None:
        """All steps; the next free one is lit while the viewer plans to enter."""
        free = len(self.model.entrants)
        for at, place in enumerate(self.places):
            canvas.picture(STEP, place.stone)
            if at >= free:
                self._free(canvas, place, at + 1)
        if planned is not None and free < len(self.places):
            self._plan(canvas, free, planned, viewer)
        for at, one in enumerate(self.model.entrants):
            self._entrant(canvas, at, one)

    def _free(self, canvas: Canvas, place: EntryPlaces, number: int) -> None:
        style = NUMERAL.at(max(17.0, place.stone.w * 0.3))
        canvas.text(str(number), place.stone.cx, place.stone.y + place.stone.h * 0.42, style, "center")
        canvas.explain("entry", place.stone)

    def _entrant(self, canvas: Canvas, at: int, one: EntrantModel) -> None:
        place, info = self.places[at], self.seats[one.seat]
        self._stand(canvas, place.disc, info.crest)
        if one.announced >= 0 and place.cards.h >= 16:
            self._cards(canvas, self.room(at), one)

    def _stand(self, canvas: Canvas, disc: Box, crest: int) -> None:
        draw_tilted(canvas, disc.cx, disc.y + disc.w * TILT / 2, disc.w, crest)

    def _cards(self, canvas: Canvas, box: Box, one: EntrantModel) -> None:
        canvas.explain("laid", Box(box.x, box.y, self.places[0].cards.w, box.h))
        if not one.announced:
            side = min(COIN, box.h)
            self._coin(canvas, Box(box.x + (self.places[0].cards.w - side) / 2, box.y + 2, side, side), 0)
            return
        known = [face for face in one.faces if face]
        if known and len(known) == one.announced:
            self.faces(canvas, box, known)
        else:
            self._fan(canvas, box, one.announced)

    def _size(self, box: Box) -> float:
        """How wide a card is that lies there."""
        own = self.places[0].cards.w
        return min(CARD, box.h / 1.4 - 2, own * 0.9)

    def _fan(self, canvas: Canvas, box: Box, count: int) -> None:
        """Backs, and the announced number on a coin."""
        own = self.places[0].cards.w
        side = min(COIN, own * 0.44)
        room = own - side * 0.36  # so far the coin stands out
        wide, shown = min(self._size(box), room * 0.76), min(count, MOST_BACKS)
        step = min(10.0, max(2.0, (room - wide) / (MOST_BACKS - 1)))
        left = box.x + max(0.0, (room - wide - step * (shown - 1)) / 2)
        for at in range(shown):
            back(canvas, "follower", Box(left + at * step, box.y, wide, wide * 1.4))
        right = left + wide + step * (shown - 1)
        self._coin(canvas, Box(right - side * 0.64, box.y + wide * 1.4 - side * 0.8, side, side), count)

    def _coin(self, canvas: Canvas, box: Box, count: int) -> None:
        """The announced number."""
        canvas.picture("ui/coin_blank", box)
        style = Style("black", max(16.0, box.h * 0.58), theme.NUMERAL, floor=False)
        canvas.text(str(count), box.cx, box.cy, style, "center")

    def faces(self, canvas: Canvas, box: Box, faces: Sequence[str]) -> None:
        """What lies there, for those who may know it: cards that overlap, or their signs where there is little room."""
        wide = self._size(box)
        if wide < LEAST_CARD:
            self.gems(
                canvas, Box(box.x, box.y, max(self.places[0].cards.w, min(box.w, 30.0 * len(faces))), box.h), faces
            )
            return
        step = min(wide * 0.5, (box.w - wide) / max(1, len(faces) - 1))
        for at, face in enumerate(faces):
            place = Box(box.x + at * step, box.y, wide, wide * 1.4)
            self.ui.cards.draw(canvas, face, "small", place)
        side = min(COIN, wide * 0.72)
        right = box.x + wide + step * (len(faces) - 1)
        self._coin(canvas, Box(right - side * 0.62, box.y + wide * 1.4 - side * 0.8, side, side), len(faces))

    def gems(self, canvas: Canvas, box: Box, faces: Sequence[str]) -> None:
        """What lies there by its signs: two rows at most."""
        rows = 1 if len(faces) <= 2 or box.w > 110 and len(faces) <= 4 else 2
        most = -(-len(faces) // rows)
        side = min(32.0, (box.h - 4) / rows, max(20.0, box.w / max(1, most)))
        step = min(side + 2, (box.w - side) / max(1, most - 1))
        for at, face in enumerate(faces):
            row, column = divmod(at, most)
            in_row = min(most, len(faces) - row * most)
            cx = box.cx + (column - (in_row - 1) / 2) * step
            self._sign(canvas, face, cx, box.y + 3 + side * (row + 0.5), side)

    def _sign(self, canvas: Canvas, face: str, cx: float, cy: float, side: float) -> None:
        estate = estate_of(face)
        if estate:
            gem_at(self.ui, canvas, estate, cx, cy, side)
            return
        kind, box = told(face).card, Box(cx - side / 2, cy - side / 2, side, side)
        canvas.picture(f"{UI}{kind}", box)
        canvas.explain(kind, box)

    def _plan(self, canvas: Canvas, at: int, planned: Planned, viewer: int) -> None:
        place = self.places[at]
        ring = Box(place.stone.x - 2, place.stone.y - 2, place.stone.w + 4, place.stone.h * 0.86)
        canvas.rounded(ring, None, 0, ring.h / 2, theme.FOCUS, 255, 3)
        self._stand(canvas, place.disc, self.seats[viewer].crest)
        if planned.faces and place.cards.h >= 16:
            box = place.cards
            self.faces(canvas, Box(box.x, box.y, self.box.right - box.x, box.h), planned.faces)
