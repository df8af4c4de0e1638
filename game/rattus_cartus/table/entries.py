"""The spaces of a building: who has entered in which order, and the cards that lie there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rattus_cartus.cards.names import told
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.lang import ngettext
from game.rattus_cartus.table.figures import UI, back, gem_at
from game.rattus_cartus.table.influence import draw_disc
from game.rattus_cartus.table.models import BuildingModel, EntrantModel
from game.table.flow import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.ui import Ui

NOWHERE = Box(0, 0, 0, 0)
MOST_BACKS = 5  # drawn of a fan
NUMERAL = Style("xb", 20, theme.TEXT)
NAME = Style("bold", 17, theme.TEXT)
PLANNED = Style("bold", 18, theme.GILT)
NAMED_FROM = 74.0  # units: a narrower space has no room for a name


@dataclass(frozen=True)
class Planned:
    """What the viewer would lay there: the faces chosen so far."""

    faces: tuple[str, ...]


@dataclass(frozen=True)
class EntryPlaces:
    """One space: the disc, the cards below it, and the line for a name."""

    disc: Box
    cards: Box
    name: Box


def entry_places(box: Box, spaces: int) -> list[EntryPlaces]:
    """The spaces of a building in its field."""
    found = []
    for cell in box.columns(spaces, 2):
        side = min(51.0, cell.w - 6, box.h * 0.42)
        disc = Box(cell.cx - side / 2, cell.y + 4, side, side)
        rest = Box(cell.x, disc.bottom + 3, cell.w, box.bottom - disc.bottom - 3)
        named = rest.h > 50 and cell.w >= NAMED_FROM
        cards, below = rest.cut_top(min(86.0, rest.h - (24.0 if named else 0.0)))
        name = below.cut_top(24.0)[0] if named else NOWHERE
        found.append(EntryPlaces(disc, cards, name))
    return found


def estate_of(face: str) -> str:
    """The estate of a follower's face; "" for any other card."""
    from game.rattus_cartus.content import own_cards

    person = own_cards().followers.get(told(face).card)
    return person.estate if person is not None else ""


class EntryField:
    """Draws the spaces of one building."""

    def __init__(self, ui: Ui, seats: Sequence[SeatInfo], box: Box, model: BuildingModel) -> None:
        self.ui, self.seats, self.model = ui, seats, model
        self.box, self.places = box, entry_places(box, model.spaces)

    def draw(self, canvas: Canvas, planned: Planned | None, viewer: int) -> None:
        """All spaces; the next free one is lit while the viewer plans to enter."""
        for at, place in enumerate(self.places):
            if at < len(self.model.entrants):
                self._entrant(canvas, place, self.model.entrants[at])
            else:
                self._free(canvas, place.disc, at + 1)
        free = len(self.model.entrants)
        if planned is not None and free < len(self.places):
            self._plan(canvas, self.places[free], planned, viewer)

    def _free(self, canvas: Canvas, disc: Box, number: int) -> None:
        tones = ESTATES[self.model.estate_id]
        canvas.rounded(disc, theme.INK, 110, disc.w / 2, tones.main, 200, 1.6)
        style = NUMERAL.at(max(17.0, disc.w * 0.42)).of(theme.mix(tones.light, theme.TEXT, 0.5))
        canvas.text(str(number), disc.cx, disc.cy, style, "center")
        canvas.explain("entry", disc)

    def _entrant(self, canvas: Canvas, place: EntryPlaces, one: EntrantModel) -> None:
        info = self.seats[one.seat]
        draw_disc(canvas, place.disc.cx, place.disc.cy, place.disc.w, info.crest)
        if one.announced >= 0 and place.cards.h >= 16:
            self._cards(canvas, place.cards, one)
        if place.name.h:
            canvas.text_in(in_sentences(info.name), place.name, NAME, "center")

    def _cards(self, canvas: Canvas, box: Box, one: EntrantModel) -> None:
        if not one.announced:
            self._coin(canvas, Box(box.cx - 13, box.y + 2, 26, 26), 0)
            canvas.explain("laid", box)
            return
        known = [face for face in one.faces if face]
        if known and len(known) == one.announced:
            self.gems(canvas, box, known)
        else:
            self._fan(canvas, box, one.announced)
        canvas.explain("laid", box)

    def _fan(self, canvas: Canvas, box: Box, count: int) -> None:
        """Backs, and the announced number on a coin."""
        high = min(80.0, box.h - 4, (box.w - 16) * 0.95)
        wide, shown = high / 1.4, min(count, MOST_BACKS)
        step = min(14.0, max(3.0, (box.w - wide - 18) / max(1, shown - 1)))
        left = box.cx - (wide + step * (shown - 1)) / 2 - 4
        for at in range(shown):
            back(canvas, "follower", Box(left + at * step, box.y + 2, wide, high))
        side = min(30.0, high * 0.66)
        coin = Box(left + wide + step * (shown - 1) - side * 0.55, box.y + 4 + high - side, side, side)
        self._coin(canvas, coin, count)

    def _coin(self, canvas: Canvas, box: Box, count: int) -> None:
        """The announced number."""
        canvas.picture("ui/coin_blank", box)
        style = Style("black", max(16.0, box.h * 0.58), theme.NUMERAL, floor=False)
        canvas.text(str(count), box.cx, box.cy, style, "center")

    def gems(self, canvas: Canvas, box: Box, faces: Sequence[str]) -> None:
        """What lies there by its signs, for those who may know it: two rows at most."""
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

    def _plan(self, canvas: Canvas, place: EntryPlaces, planned: Planned, viewer: int) -> None:
        draw_disc(canvas, place.disc.cx, place.disc.cy, place.disc.w, self.seats[viewer].crest, 140)
        canvas.rounded(place.disc.inset(-3), None, 0, place.disc.w / 2 + 3, theme.FOCUS, 255, 3)
        if planned.faces and place.cards.h >= 16:
            self.gems(canvas, place.cards, planned.faces)
        if place.name.h:
            count = len(planned.faces)
            text = ngettext("{count} card", "{count} cards", count).format(count=count)
            canvas.text_in(text, place.name, PLANNED, "center")
