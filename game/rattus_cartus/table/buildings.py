"""The building row: pictures, supplies, what the two actions are, and who has entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.lang import _, joined, language
from game.rattus_cartus.table.discs import draw_disc
from game.rattus_cartus.table.entries import EntryField, Planned
from game.rattus_cartus.table.figures import gem
from game.rattus_cartus.table.models import BuildingModel
from game.table.pieces import PLAIN, Mark, Picks, Spot, Subject
from game.table.seats import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

BUILDING, SPACE = "building", "space"
NUMERALS = ("I", "II", "III")
NUMERAL = Style("head", 26, theme.TEXT, theme.INK)
TAG = Style("bold", 18, theme.ON_GOLD)
ENTRY, FACE_ROOM = 168.0, 360.0  # units: the entry field, and at least so much above it for the face of the card
LINE = Style("text", 17.5, theme.INK_BODY)
LOW_LINES = Style("text", 18, theme.INK_BODY, leading=1.12)
LINE_FIRST = Style("bold", 17.5, theme.INK_HEAD)
WIDEST = 560.0


@dataclass(frozen=True)
class BuildingState:
    """How a building stands to the viewer: what is planned there, and a word on its upper edge."""

    planned: Planned | None = None
    tag: str = ""


class Space(Spot):
    """The next free space of the building that was chosen: a press on it enters."""

    role = "space"

    def __init__(self, desk: Picks, slot: int) -> None:
        super().__init__(f"space:{slot}", desk, SPACE, slot)

    @property
    def interactive(self) -> bool:
        return super().interactive and self.mark is not PLAIN and bool(self.mark.state)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered and self.mark.state:
            canvas.skin("glow_legal", self.box)


class BuildingCard(Spot):
    """A building of the row."""

    role = "building"
    composed = True

    def __init__(self, desk: Picks, model: BuildingModel, seats: Sequence[SeatInfo]) -> None:
        subject = Subject("building", model.card, model.face, place=BUILDING)
        super().__init__(f"building:{model.slot}", desk, BUILDING, model.slot, subject)
        self.model, self.seats, self.state, self.viewer = model, list(seats), BuildingState(), -1
        self.hidden = False
        self.space = Space(desk, model.slot)
        self.add(self.space)

    @property
    def value(self) -> str:
        """Its name and place, who is inside, and what is planned."""
        inside = [f"{self.seats[one.seat].name} {max(0, one.announced)}" for one in self.model.entrants]
        return joined([f"{self.name_words} {NUMERALS[self.model.slot]}", *inside])

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
    def full(self) -> bool:
        """Whether there is room for the whole face of the card."""
        return self.box.h >= FACE_ROOM + 120

    @property
    def face_box(self) -> Box:
        """The card without its entry field."""
        return self.box.cut_bottom(self._entry)[1]

    @property
    def _entry(self) -> float:
        if self.full:
            return ENTRY + (self.box.h - 549) * 0.25 if self.box.h > 549 else ENTRY
        return max(52.0, self.box.h - 104.0)

    @property
    def field_box(self) -> Box:
        """The spaces."""
        return self.box.cut_bottom(self._entry)[0].inset(6, 3)

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
        box = self.box
        if self.hidden or box.w < 40:
            return
        tones = ESTATES[self.model.estate_id]
        canvas.skin("shadow", box)
        below = box.cut_bottom(self._entry + 26)[0] if self.full else box
        canvas.rounded(below, theme.mix(tones.dark, theme.INK, 0.45), 255, 12, theme.GOLD, 255, 2.4)
        if self.full:
            self.ui.cards.draw(canvas, self.model.face, "building", self.face_box)
            self._full(canvas)
        else:
            self._low(canvas, tones)
        hidden = self.desk.lag.things
        shown = tuple(one for one in self.model.entrants if ("space", one.seat) not in hidden)
        model = self.model if len(shown) == len(self.model.entrants) else replace(self.model, entrants=shown)
        EntryField(self.ui, self.seats, self.field_box, model).draw(canvas, self.state.planned, self.viewer)
        if self.mark.line or self.hovered:
            canvas.skin(f"glow_{self.mark.line or 'legal'}", box)
        self._tag(canvas)

    def _full(self, canvas: Canvas) -> None:
        """Over the face: the place in the row, and who took the supply."""
        picture, paper = self._parts
        canvas.text(NUMERALS[self.model.slot], picture.right - 12, picture.y + 22, NUMERAL, "right")
        for at, seat in enumerate(self.model.supplied):
            draw_disc(canvas, picture.x + 20 + at * 28, picture.bottom - 19, 27, self.seats[seat].crest)
        if self.model.last_round:
            self._last_lines(canvas, paper)
        self._explain(canvas)

    @property
    def _parts(self) -> tuple[Box, Box]:
        """The picture and the parchment of the face (`cards.building`)."""
        inside = parts.inner(self.face_box)
        paper, rest = inside.cut_bottom(self.face_box.h * 0.378)
        return rest.cut_bottom(max(self.face_box.w * 0.125, 26.0))[1], paper

    def _explain(self, canvas: Canvas) -> None:
        picture, paper = self._parts
        canvas.explain(self.model.estate_id, Box(picture.x + 4, picture.y + 4, 54, 54))
        left = Box(paper.x, paper.y, paper.w * 0.16, paper.h)
        upper, lower = left.cut_top(left.h * 0.58)
        canvas.explain("premium", upper)
        canvas.explain("normal", lower)
        signs = self._supply_parts
        for at, part in enumerate(reversed(signs)):
            canvas.explain(part, Box(picture.right - 62 * (at + 1), picture.bottom - 46, 60, 42))

    def _last_lines(self, canvas: Canvas, paper: Box) -> None:
        """In the last round the actions are something else than the card says."""
        parts.parchment(self.ui, canvas, paper)
        room = paper.inset(16, 10)
        upper, lower = room.cut_top(room.h * 0.5)
        crown, words = upper.cut_left(44, 10)
        canvas.picture("ui/crown", crown.centered(40, 40))
        first, second = self._lines
        canvas.paragraph(escape(first), words, LINE_FIRST.at(19), "left", "middle")
        canvas.paragraph(escape(second), lower.cut_left(44, 10)[1], LINE.at(19), "left", "middle")

    @property
    def _supply_parts(self) -> list[str]:
        draw, rats, look = self.model.supply
        return ["draw"] * (draw > 0) + ["rat_away"] * (rats > 0) + ["look"] * (look > 0)

    def _low(self, canvas: Canvas, tones: theme.Tones) -> None:
        """Without a picture: the name with the supply, and the two lines."""
        face = self.face_box.inset(4, 4)
        plate, paper = face.cut_top(34.0)
        parts.plated(self.ui, canvas, plate, tones)
        gem(self.ui, canvas, self.model.estate_id, Box(plate.x + 5, plate.y + 4, 26, 26))
        supply = own_cards().supply_of(self.model.id, self.model.face.partition("/")[2])
        ribbon = parts.ribbon(self.ui, canvas, supply, plate.right - 3, plate.bottom - 2, 28)
        room = Box(plate.x + 38, plate.y, ribbon.x - plate.x - 44, plate.h)
        name = f"{self.name_words} {NUMERALS[self.model.slot]}"
        canvas.text_in(name, room, Style("xb", 19, theme.ON_CARD))
        parts.parchment(self.ui, canvas, paper)
        first, second = self._lines
        canvas.paragraph(f"[b|{escape(first)}]\n{escape(second)}", paper.inset(8, 2), LOW_LINES, "left", "middle")
        for at, seat in enumerate(self.model.supplied):
            draw_disc(canvas, paper.right - 14 - at * 22, paper.bottom - 12, 20, self.seats[seat].crest)

    @property
    def _lines(self) -> tuple[str, str]:
        one, code = own_cards().buildings[self.model.id], language()
        if self.model.last_round:
            return _("Premium: 1 influence more"), _("Others: nothing")
        return one.premium_short.get(code), one.normal_short.get(code)

    def _tag(self, canvas: Canvas) -> None:
        """A word on the upper edge."""
        if not self.state.tag:
            return
        wide = canvas.pens.text.width(self.state.tag, TAG) + 32
        chip = Box(self.box.cx - wide / 2, self.box.y - 13, wide, 30)
        canvas.rounded(chip, theme.GOLD_LIGHT, 255, 8, theme.GOLD_DARK, 255, 1.6)
        canvas.text_in(self.state.tag, chip.inset(6, 0), TAG, "center")


class BuildingRow(Widget):
    """The buildings from left to right."""

    role = "row"
    bleed = 24.0

    def __init__(self, desk: Picks, models: Sequence[BuildingModel], seats: Sequence[SeatInfo]) -> None:
        self.cards = [BuildingCard(desk, model, seats) for model in models]
        super().__init__("row", list(self.cards))
        self.desk = desk

    def show(
        self, models: Sequence[BuildingModel], seats: Sequence[SeatInfo], states: Sequence[BuildingState], viewer: int
    ) -> None:
        """Takes over the row."""
        if len(models) != len(self.cards):
            self.cards = [BuildingCard(self.desk, model, seats) for model in models]
            self.replace(list(self.cards))
        for card, model, state in zip(self.cards, models, states, strict=True):
            card.show(model, seats, state, viewer)

    def card(self, slot: int) -> BuildingCard | None:
        """The building of a slot, if there is one."""
        return self.cards[slot] if 0 <= slot < len(self.cards) else None

    def arrange(self, box: Box) -> None:
        self.box = box
        count = len(self.cards)
        if not count or box.w < 1:
            return
        wide = min(WIDEST + max(0.0, box.h - 549) * 0.3, (box.w - 9 * (count - 1)) / count)
        gap = min(40.0, (box.w - wide * count) / max(1, count - 1)) if wide * count < box.w - 9 * (count - 1) else 9.0
        left = box.cx - (wide * count + gap * (count - 1)) / 2
        for at, card in enumerate(self.cards):
            card.arrange(Box(left + at * (wide + gap), box.y, wide, box.h))


def reason_mark(why: str) -> Mark:
    """A thing that cannot be chosen, and why not."""
    return Mark(reason=escape(why))
