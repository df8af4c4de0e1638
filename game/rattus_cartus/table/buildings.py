"""The building row: pictures, supplies, what the two actions are, and who has entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.rattus_cartus.content import own_cards
from game.rattus_cartus.hands.plan import SPACE
from game.rattus_cartus.lang import _, joined, language
from game.rattus_cartus.table.art import LANTERN, RUNS
from game.rattus_cartus.table.building_painter import NUMERALS, BuildingPainter
from game.rattus_cartus.table.entries import EntryField, Planned
from game.rattus_cartus.table.house import field_of_cell, house, is_full
from game.rattus_cartus.table.models import BuildingModel
from game.rattus_cartus.words.things import BUILDING
from game.table.asking.mark import PLAIN, Subject
from game.table.flow import SeatInfo
from game.table.kept import Kept
from game.table.pieces import Picks, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

TAG = Style("bold", 18, theme.ON_GOLD)
WIDEST, NARROW_GAP, WIDE_GAP = 440.0, 14.0, 96.0  # units: of a house, and between two


@dataclass(frozen=True)
class BuildingState:
    """How a building stands to the viewer: what is planned there, and a word on its upper edge."""

    planned: Planned | None = None
    tag: str = ""
    shut: bool = False  # its doors have still to open


class Space(Spot):
    """The next free space of the building that was chosen: a press on it enters."""

    role = "space"

    def __init__(self, table: Picks, slot: int) -> None:
        super().__init__(f"space:{slot}", table, SPACE, slot)

    @property
    def interactive(self) -> bool:
        return super().interactive and self.mark is not PLAIN and bool(self.mark.state)

    @property
    def described(self) -> str:
        """What it leads to stands in the plan."""
        return ""

    def draw(self, canvas: Canvas) -> None:
        if self.hovered and self.mark.state:
            canvas.skin("glow_legal", self.box)


class BuildingCard(Spot):
    """A building of the row."""

    role = "building"
    heard_as = "part"
    composed = True

    def __init__(self, table: Picks, model: BuildingModel, seats: Sequence[SeatInfo]) -> None:
        subject = Subject("building", model.card, model.face, place=BUILDING)
        super().__init__(f"building:{model.slot}", table, BUILDING, model.slot, subject)
        self.model, self.seats, self.state, self.viewer = model, list(seats), BuildingState(), -1
        self.hidden = False
        self._kept = Kept(f"building {model.slot}")
        self.space = Space(table, model.slot)
        self.add(self.space)

    @property
    def value(self) -> str:
        """Its name and place, who is inside, and what is planned; nothing while it is shut."""
        if self.state.shut:
            return NUMERALS[self.model.slot]
        inside = [f"{self.seats[one.seat].name} {max(0, one.announced)}" for one in self.model.entrants]
        return joined([f"{self.name_words} {NUMERALS[self.model.slot]}", *inside])

    @property
    def heard_name(self) -> str:
        """Nothing of it is told while it is shut."""
        if self.state.shut:
            return _("Building {number}, its doors are shut").format(number=self.model.slot + 1)
        return super().heard_name

    @property
    def name_words(self) -> str:
        return own_cards().buildings[self.model.id].name.get(language())

    def show(self, model: BuildingModel, seats: Sequence[SeatInfo], state: BuildingState, viewer: int) -> None:
        if (model, list(seats), state, viewer) != (self.model, self.seats, self.state, self.viewer):
            self.model, self.seats, self.state, self.viewer = model, list(seats), state, viewer
            self.subject = Subject("building", model.card, model.face, place=BUILDING)
            self.arrange(self.box)
            self.invalidate()
        self.update()
        self.space.update()

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def field_box(self) -> Box:
        """The spaces."""
        return field_of_cell(self.box)

    def fan_box(self, seat: int) -> Box:
        """Where the cards of a seat lie, or would."""
        field = EntryField(self.ui, self.seats, self.field_box, self.model)
        seats = [one.seat for one in self.model.entrants]
        at = seats.index(seat) if seat in seats else min(len(seats), len(field.places) - 1)
        return field.places[at].cards

    def space_box(self, seat: int) -> Box:
        """Where the disc of a seat lies, or would."""
        field = EntryField(self.ui, self.seats, self.field_box, self.model)
        seats = [one.seat for one in self.model.entrants]
        at = seats.index(seat) if seat in seats else min(len(seats), len(field.places) - 1)
        return field.places[at].disc

    def arrange(self, box: Box) -> None:
        self.box = box
        free = len(self.model.entrants)
        self.space.visible = self.state.planned is not None and free < self.model.spaces and box.h > 60
        if self.space.visible:
            cell = self.field_box.columns(self.model.spaces, 2)[free]
            self.space.arrange(cell)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self.hidden or self.box.w < 40:
            return
        landing = frozenset(thing for thing in self.table.lag.things if thing[0] in ("space", "supply"))
        state = (self.model, tuple(self.seats), self.state, self.viewer, landing)
        self._kept.draw(self.ui, canvas, self.box, state, self._paint)
        if self.mark.line or self.hovered:
            canvas.skin(f"glow_{self.mark.line or 'legal'}", house(self.box).lit if is_full(self.box) else self.box)
        self._tag(canvas)

    def _paint(self, canvas: Canvas, box: Box) -> None:
        """All but what lies around it."""
        hidden = self.table.lag.things
        entrants = tuple(one for one in self.model.entrants if ("space", one.seat) not in hidden)
        supplied = tuple(seat for seat in self.model.supplied if ("supply", seat) not in hidden)
        model = replace(self.model, entrants=entrants, supplied=supplied)
        BuildingPainter(self.ui, model, self.seats, box).paint(
            canvas, self.state.planned, self.viewer, shut=self.state.shut
        )

    def _tag(self, canvas: Canvas) -> None:
        """A word on the upper edge."""
        if not self.state.tag or self.state.shut:
            return
        wide = canvas.pens.text.width(self.state.tag, TAG) + 32
        top = house(self.box).body.y + 4 if is_full(self.box) else self.box.y - 13
        chip = Box(self.box.cx - wide / 2, top, wide, 30)
        canvas.rounded(chip, theme.GOLD_LIGHT, 255, 8, theme.GOLD_DARK, 255, 1.6)
        canvas.text_in(self.state.tag, chip.inset(6, 0), TAG, "center")


def row_cells(box: Box, count: int) -> list[Box]:
    """Places for so many buildings."""
    if not count:
        return []
    wide = min(WIDEST + max(0.0, box.h - 620) * 0.3, (box.w - NARROW_GAP * (count - 1)) / count)
    gap = min(WIDE_GAP, max(NARROW_GAP, (box.w - wide * count) / count))
    left = box.cx - (wide * count + gap * (count - 1)) / 2
    return [Box(left + at * (wide + gap), box.y, wide, box.h) for at in range(count)]


LANTERN_WIDE, LANTERN_SHAPE = 50.0, 560 / 160


def lantern_places(houses: Sequence[Box], street: Box) -> list[Box]:
    """Beside the first house, between two, and beside the last, with their feet on the street."""
    foot = house(houses[0]).wall.bottom + 8
    gaps = [(left.right + right.x) / 2 for left, right in pairwise(houses)]
    side = 2.0 if len(houses) > 2 else WIDE_GAP / 2
    middles = [houses[0].x - side, *gaps, houses[-1].right + side]
    high = LANTERN_WIDE * LANTERN_SHAPE
    found = [Box(x - LANTERN_WIDE / 2, foot - high, LANTERN_WIDE, high) for x in middles]
    return [one for one in found if street.x - 24 <= one.x and one.right <= street.right + 24]


GUTTER = ((0.46, 0.94, 58), (0.98, 0.9, 50), (0.04, 0.97, 62), (0.72, 0.985, 66), (0.3, 0.99, 60), (0.87, 0.965, 54),
          (0.6, 0.955, 48), (0.14, 0.955, 46), (0.52, 0.995, 64), (0.94, 0.99, 62), (0.38, 0.965, 50),
          (0.8, 0.93, 44))  # fmt: skip
# where each rat runs: shares of the street's width and height, and its size in units


def rat_place(at: int, street: Box) -> tuple[float, float, float]:
    """How wide a rat of the gutter is, and its left upper corner."""
    across, down, wide = GUTTER[at % len(GUTTER)]
    return wide, street.x + across * (street.w - wide), street.y + down * street.h - wide / 2


class BuildingRow(Widget):
    """The buildings from left to right."""

    role = "row"
    bleed = 24.0

    def __init__(self, table: Picks, models: Sequence[BuildingModel], seats: Sequence[SeatInfo]) -> None:
        self.cards = [BuildingCard(table, model, seats) for model in models]
        super().__init__("row", list(self.cards))
        self.table = table
        self.rats = 0  # in the gutter

    def show(
        self, models: Sequence[BuildingModel], seats: Sequence[SeatInfo], states: Sequence[BuildingState], viewer: int
    ) -> None:
        """Takes over the row."""
        if len(models) != len(self.cards):
            self.cards = [BuildingCard(self.table, model, seats) for model in models]
            self.replace(list(self.cards))
        for card, model, state in zip(self.cards, models, states, strict=True):
            card.show(model, seats, state, viewer)

    def fill(self, rats: int) -> None:
        """So many rats run in the gutter."""
        if rats != self.rats:
            self.rats = rats
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        """The rats in the street, where there is a street; in high contrast there is none."""
        if canvas.pens.text.sight.bare or not self.cards or not is_full(self.cards[0].box):
            return
        for at in range(self.rats):
            wide, x, y = rat_place(at, self.box)
            canvas.picture(RUNS[at * 3 % len(RUNS)], Box(x, y, wide, wide / 2))

    def draw_over(self, canvas: Canvas) -> None:
        """The lanterns between the houses."""
        if canvas.pens.text.sight.bare or not self.cards or not is_full(self.cards[0].box):
            return
        for place in lantern_places([card.box for card in self.cards], self.box):
            canvas.picture(LANTERN, place)

    def card(self, slot: int) -> BuildingCard | None:
        """The building of a slot, if there is one."""
        return self.cards[slot] if 0 <= slot < len(self.cards) else None

    def arrange(self, box: Box) -> None:
        self.box = box
        if box.w < 1:
            return
        for card, cell in zip(self.cards, row_cells(box, len(self.cards)), strict=True):
            card.arrange(cell)
