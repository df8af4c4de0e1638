"""The row of somebody in a building: disc and name, the cards, what they brought, the crown, and what happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rattus_cartus.lang import _, joined
from game.rattus_cartus.table.art import BACK, RAT_TOKEN, gem
from game.rattus_cartus.table.influence import draw_disc
from game.rattus_cartus.table.resolving.lines import BAD, GOOD
from game.table.asking.spots import SEAT
from game.table.pieces import Picks, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.people import in_sentences

HIGH = 182.0  # units, where there is room; with five entrants 112
CARD, CARD_HIGH = 90.0, 166.0
NAME_ROOM = 112.0
LOW = 72.0  # units: a lower row has one line, and signs in place of cards
TONES = {GOOD: theme.FOCUS, BAD: theme.REASON_TEXT}


@dataclass(frozen=True)
class RowModel:
    """What a row shows. `rats_on` says of each card whether it brings a rat; `share` of the premium."""

    seat: int
    name: str
    crest: int
    place: str  # how they came in
    estate: int
    cards: tuple[str, ...] | None  # faces; None face down
    announced: int
    signs: tuple[str, ...]  # of the cards, as pictures: where there is no room for faces
    rats_on: tuple[bool, ...]
    influence: int | None
    rats: int | None
    premium: bool
    lines: tuple[tuple[str, str], ...]
    aside: str = ""  # in which building, while two players reveal together


class Row(Spot):
    """A press on it names its player, where somebody is to be named."""

    role = "row"
    bleed = 24.0

    def __init__(self, table: Picks, model: RowModel) -> None:
        super().__init__(f"row:{model.seat}", table, SEAT, model.seat)
        self.model = model
        self.hidden = False  # its cards are still turning

    @property
    def value(self) -> str:
        model = self.model
        said = [in_sentences(model.name), model.place, *(words for _tone, words in model.lines)]
        return joined([*said, *([_("premium")] if model.premium else [])])

    def show(self, model: RowModel) -> None:
        if model != self.model:
            self.model = model
            self.invalidate()

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _names(self) -> float:
        return min(NAME_ROOM, self.box.w * 0.16)

    @property
    def _low(self) -> bool:
        return self.box.h < LOW

    @property
    def _high(self) -> float:
        return min(32.0, self.box.h - 6) if self._low else min(CARD_HIGH, self.box.h - 12)

    @property
    def _card_room(self) -> Box:
        left = self.box.x + (self._who_wide if self._low else self._names) + 8
        return Box(left, self.box.y + 6, self.box.w * (0.22 if self._low else 0.42), self.box.h - 12)

    @property
    def _who_wide(self) -> float:
        """How wide disc and name are in one line."""
        return min(230.0, self.box.w * 0.22)

    def card_boxes(self, count: int = -1) -> list[Box]:
        """Where the cards lie, overlapping where there are many."""
        count = (len(self.model.cards) if self.model.cards is not None else max(0, self.model.announced)) if (
            count < 0) else count  # fmt: skip
        room, high = self._card_room, self._high
        wide = high if self._low else high / 1.4
        step = min(wide + 8, (room.w - wide) / max(1, count - 1))
        return [Box(room.x + at * step, room.cy - high / 2, wide, high) for at in range(count)]

    @property
    def crown(self) -> Box:
        """Where the crown of the premium lies."""
        right = self._told_room
        if self._low:
            side = min(30.0, self.box.h - 8)
            return Box(right.x + 132, self.box.cy - side / 2, side * 1.2, side)
        side = min(48.0, self.box.h * 0.4)
        return Box(right.x + min(236.0, right.w * 0.56), self.box.y + 6, side * 1.2, side)

    @property
    def _told_room(self) -> Box:
        left = self._card_room.right + 16
        return Box(left, self.box.y + 4, self.box.right - left - 12, self.box.h - 8)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box, model = self.box, self.model
        if box.h < 12:
            return
        line = {"legal": theme.SELECTABLE, "target": theme.TARGET, "focus": theme.FOCUS}.get(self.mark.line)
        told = model.lines[0][0] if model.lines else ""
        edge = line or (theme.TARGET if told == BAD else theme.FOCUS if model.premium else theme.HAIRLINE)
        canvas.skin(f"cloth_{model.crest % len(theme.SEATS)}", box)
        if bool(line) or told == BAD or model.premium:
            canvas.rounded(box, None, 0, 5, edge, 235, 2.6)
        self._who(canvas)
        self._cards(canvas)
        self._figures(canvas)

    def _who(self, canvas: Canvas) -> None:
        box, model = self.box, self.model
        if self._low:
            side = min(30.0, box.h - 8)
            draw_disc(canvas, box.x + 8 + side / 2, box.cy, side, model.crest)
            name = Box(box.x + side + 16, box.y, self._who_wide - side - 16, box.h)
            canvas.text_in(in_sentences(model.name), name, Style("head", 20, theme.TEXT))
            return
        room = Box(box.x + 6, box.y + 6, self._names - 6, box.h - 12)
        low = room.h < 92
        side = min(56.0, room.h * (0.44 if low else 0.46))
        draw_disc(canvas, room.cx, room.y + side / 2 + 2, side, model.crest)
        rest = Box(room.x, room.y + side + 4, room.w, room.bottom - room.y - side - 4)
        name, place = rest.cut_top(rest.h * (1.0 if low else 0.55))
        canvas.text_in(in_sentences(model.name), name, Style("head", 19, theme.TEXT), "center")
        if not low:
            canvas.text_in(model.aside or model.place, place, Style("it", 17, theme.TEXT), "center")

    def _cards(self, canvas: Canvas) -> None:
        model, cards = self.model, self.ui.cards
        boxes = self.card_boxes()
        if self.hidden:
            return
        if not boxes:
            canvas.text_in(_("no cards"), self._card_room, Style("it", 20, theme.TEXT_DIM))
            return
        for at, place in enumerate(boxes):
            if model.cards is None:
                cards.draw_back(canvas, BACK, place if not self._low else place.centered(place.h / 1.4, place.h))
            elif self._low:
                canvas.picture(model.signs[at], place)
            else:
                cards.draw(canvas, model.cards[at], "small", place)
        if model.cards is not None and model.rats is not None:
            for place, on in zip(boxes, model.rats_on, strict=False):
                if on:
                    side = min(36.0, place.w * (0.6 if self._low else 0.44))
                    token = Box(place.right - side * 0.82, place.bottom - side * 0.82, side, side)
                    canvas.picture(RAT_TOKEN, token)
                    canvas.explain("rat", token)

    def _figures(self, canvas: Canvas) -> None:
        """Influence and rats in one line with the crown, the words below."""
        model, room = self.model, self._told_room
        side = min(38.0, room.h * 0.36)
        head, rest = room.cut_top(side + 6, 2)
        if self._low:
            side = min(26.0, room.h - 4)
            head, rest = room, Box(self.crown.right + 8, room.y, room.right - self.crown.right - 8, room.h)
        x = head.x
        if model.influence is not None or model.rats is not None:
            x = self._figure(canvas, gem(model.estate), f"+{model.influence or 0}", x, head.cy, side)
            self._figure(canvas, RAT_TOKEN, f"+{model.rats or 0}", x + (8 if self._low else 18), head.cy, side)
        if model.premium:
            crown = self.crown
            canvas.picture("ui/crown", crown)
            words = Box(crown.right + 6, head.y, max(0.0, room.right - crown.right - 6), head.h)
            if words.w > 40 and not self._low:
                canvas.text_in(_("premium"), words, Style("bold", 18, theme.TEXT_HEAD))
        self._lines(canvas, rest, model.lines)

    def _figure(self, canvas: Canvas, picture: str, text: str, x: float, cy: float, side: float) -> float:
        canvas.picture(picture, Box(x, cy - side / 2, side, side))
        none = text == "+0"
        style = Style("xb", min(26.0, side * 0.74), theme.TEXT_DIM if none else theme.TEXT)
        canvas.text(text, x + side + 6, cy, style)
        return x + side + 6 + canvas.pens.text.width(text, style)

    def _lines(self, canvas: Canvas, room: Box, lines: Sequence[tuple[str, str]]) -> None:
        fit = max(1, min(len(lines), int(room.h // 25)))
        high = room.h / fit if self._low else min(30.0, room.h / fit)
        for at, (tone, words) in enumerate(lines[:fit]):
            place = Box(room.x, room.y + at * high, room.w, high)
            style = Style("bold" if tone in TONES else "text", 19, TONES.get(tone, theme.TEXT_LOG))
            canvas.paragraph(escape(words), place, style, "left", "middle")
