"""One building, resolved before everybody's eyes: it takes the place of the row of buildings while that lasts."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.rules import of
from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.cards.tones import ESTATES as TONES
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.art import gem, sign
from game.rattus_cartus.table.resolving.course import INFLUENCE, NOBODY, Course, Entrant, Following, asked_step
from game.rattus_cartus.table.resolving.lines import lines, mismatched, ordinal, position, step_names
from game.rattus_cartus.table.resolving.rows import HIGH, Row, RowModel
from game.rattus_cartus.words.names import Names
from game.table.board import Table
from game.table.kept import Kept
from game.ui import cards as card_parts
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

HEAD, CHIPS, GAP = 123.0, 50.0, 8.0
THUMB = 156.0  # units: how wide the other buildings are seen
LOW_HEAD = 70.0  # units: a lower header is one line


class ResolveScene(Widget):
    """Header, the steps as chips, and a row for each entrant in the order of entry."""

    role = "resolving"
    bleed = 24.0

    def __init__(self, table: Table, following: Following, view: Callable[[], View]) -> None:
        super().__init__("resolving")
        self.table, self.following, self._view = table, following, view
        self.visible = False
        self.on_sight: Callable[[], None] = lambda: None  # it came or went
        self._course, self._live, self._step = Course(), False, INFLUENCE
        self._shown: object = None  # how header and steps were drawn last
        self._kept = Kept("header")

    # -- the moment ------------------------------------------------------------------------------------------------
    @property
    def names(self) -> Names:
        return of(Names, self.table.names)

    @property
    def estate(self) -> int:
        """The estate of the building that lies open; -1 for none."""
        course = self._course
        if not self._live or course.slot < 0:
            return NOBODY
        return self._estate_of(course.slot)

    def _estate_of(self, slot: int) -> int:
        box = self._view().box
        return int(box.building_estate[box.building_of[self._course.row[slot]]])

    @property
    def value(self) -> str:
        course = self._course
        if course.slot < 0:
            return _("Everybody reveals")
        said = self.names.plain_place(course.row[course.slot], course.slot)
        step = step_names()[self._step] if course.here else _("Nobody came")
        return f"{said}. {step}"

    def show(self) -> None:
        """Takes over what is to be seen now."""
        course = self._course = self.following.course
        course.row = course.row or list(self._view().row)  # a prepared game may begin in mid-round
        if course.live != self._live:
            self._live = course.live
            self.invalidate()
            self.on_sight()
        if not course.live:
            return
        asked = self.table.flow.asked
        waits = self.following.until is None and asked is not None and not self.table.flow.behind
        self._step = asked_step(course, asked[1], self._view().box.kind) if waits and asked else course.step
        found = [self._row(one) for one in course.shown]
        rows = self.rows
        if [row.model.seat for row in rows] == [model.seat for model in found]:
            for row, model in zip(rows, found, strict=True):
                row.show(model)
        else:
            self.replace([Row(self.table, model) for model in found])
        for row in self.rows:
            row.update()
        all_seen = self.following.until is None
        state = (course.slot, self._step, frozenset(course.steps), course.joint, len(found), all_seen)
        if state != self._shown:  # else only rows have changed
            self._shown = state
            self.invalidate()

    @property
    def rows(self) -> list[Row]:
        return [child for child in self.children if isinstance(child, Row)]

    def row(self, seat: int) -> Row | None:
        """The row of a seat, if it is to be seen."""
        return next((row for row in self.rows if row.model.seat == seat), None) if self._live else None

    def _row(self, one: Entrant) -> RowModel:
        course, box, info = self._course, self._view().box, self.table.flow.seats[one.seat]
        slot = course.slot_of(one.seat)
        place = course.seats.index(one.seat) + 1
        estate = self._estate_of(slot)
        cards = one.cards
        faces = tuple(face_of(box, card) for card in cards) if cards is not None else None
        rats_on = tuple(mismatched(cards, estate, box)) if cards is not None else ()
        aside = self.names.plain_place(course.row[slot], slot) if course.joint else ""
        premium = one.premium or course.premium == one.seat
        counted = cards is not None and not course.joint and (not cards or course.step > INFLUENCE)
        influence = 0 if counted and one.influence is None else one.influence
        rats = 0 if one.rats is None and influence is not None and not any(rats_on) else one.rats
        signs = tuple(sign(box, card) for card in cards or ())
        return RowModel(one.seat, info.name, info.crest, ordinal(place), estate, faces, one.announced, signs, rats_on,
                        influence, rats, premium, tuple(lines(one, course, self.names, box)), aside)  # fmt: skip

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        room = self._rows_room
        count = max(1, len(self.rows))
        gap = GAP if room.h > 160 else 3.0
        high = min(HIGH, (room.h - gap * (count - 1)) / count)
        for at, row in enumerate(self.rows):
            row.arrange(Box(room.x, room.y + at * (high + gap), room.w, high))

    @property
    def _head(self) -> Box:
        return Box(self.box.x, self.box.y, self.box.w, min(HEAD, max(self.box.h * 0.2, 38.0)))

    @property
    def _chips(self) -> Box:
        head = self._head
        high = min(CHIPS, self.box.h * 0.1)
        return Box(self.box.x + 16, head.bottom + GAP, self.box.w - 32, high if high >= 30 else 0.0)

    @property
    def _rows_room(self) -> Box:
        top = self._chips.bottom + GAP if self._chips.h else self._head.bottom + 4
        return Box(self.box.x + 14, top, self.box.w - 28, self.box.bottom - top - (12 if self._chips.h else 5))

    @property
    def slate(self) -> Box:
        """What lies below the rows: the street is seen again where these are few."""
        if not self.rows:
            return self.box
        return self.box.cut_top(min(self.box.h, self.rows[-1].box.bottom + 14 - self.box.y))[0]

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 20:
            return
        canvas.skin("slate", self.slate)
        course = self._course
        if course.slot < 0:
            self._joint_head(canvas)
        else:
            state = (course.slot, self._step, bool(course.here), tuple(course.row), frozenset(course.done))
            self._kept.draw(self.ui, canvas, self._head, state, lambda pen, head: self._header(pen, course, head))
            self._draw_chips(canvas, course)
        if course.slot >= 0 and not course.here:
            self._empty(canvas, course.row[course.slot])

    def _empty(self, canvas: Canvas, building: int) -> None:
        """The building stands there, and nobody came."""
        words, style, below = _("Nobody came"), Style("head", 30, theme.TEXT_HEAD), self._rows_room
        room = Box(below.x, self._head.bottom + GAP, below.w, below.bottom - self._head.bottom - GAP)
        if not canvas.pens.text.sight.bare:
            card_parts.picture(self.ui, canvas, self._picture(building), room, 0.5)
        plate = room.centered(canvas.pens.text.width(words, style) + 80, min(64.0, room.h))
        canvas.skin("slate", plate)
        canvas.text_in(words, plate, style, "center")

    def _joint_head(self, canvas: Canvas) -> None:
        head = self._head.inset(24, 10)
        upper, lower = head.cut_top(head.h * 0.58)
        canvas.text_in(_("Both reveal their cards"), upper, Style("head", 34, theme.TEXT))
        words = _("Who has more followers and Jokers has the premium action of the round.")
        canvas.text_in(words, lower, Style("it", 20, theme.TEXT_LOG))

    def _low_header(self, canvas: Canvas, course: Course, head: Box) -> None:
        """One line: the building, and the step."""
        slot = course.slot
        side = head.h - 8
        canvas.picture(gem(self._estate_of(slot)), Box(head.x + 12, head.cy - side / 2, side, side))
        left, right = Box(head.x + side + 24, head.y, head.w - side - 40, head.h).cut_left(head.w * 0.5, 12)
        canvas.text_in(self.names.plain_place(course.row[slot], slot), left, Style("head", 24, theme.TEXT))
        step = step_names()[self._step] if course.here else position(slot, len(course.row))
        canvas.text_in(step, right, Style("bold", 18, theme.GOLD_LIGHT), "right")

    def _header(self, canvas: Canvas, course: Course, head: Box) -> None:
        slot = course.slot
        estate = self._estate_of(slot)
        tones = TONES[ESTATES[estate]]
        canvas.rounded(head.inset(2), theme.mix(tones.dark, theme.INK, 0.25), 255, 10, tones.main, 160, 1.4)
        if head.h < LOW_HEAD:
            self._low_header(canvas, course, head)
            return
        thumbs = self._thumbs(course, head)
        left = thumbs[0][1].x if thumbs else head.right - 12
        side = min(78.0, head.h * 0.68)
        canvas.picture(gem(estate), Box(head.x + 18, head.cy - side / 2, side, side))
        canvas.explain(ESTATES[estate], Box(head.x + 18, head.cy - side / 2, side, side))
        words = Box(head.x + side + 36, head.y + 8, max(120.0, (left - head.x) * 0.52 - side), head.h - 16)
        picture = Box(words.right + 8, head.y + 4, left - words.right - 22, head.h - 8)
        if picture.w > 60:
            card_parts.picture(self.ui, canvas, self._picture(course.row[slot]), picture, 0.5)
        upper, lower = words.cut_top(words.h * 0.58)
        canvas.text_in(self.names.plain_place(course.row[slot], slot), upper, Style("head", 34, theme.TEXT))
        canvas.text_in(position(slot, len(course.row)), lower, Style("it", 20, theme.TEXT_LOG))
        for other, place in thumbs:
            self._thumb(canvas, other, place, course)

    def _thumbs(self, course: Course, head: Box) -> list[tuple[int, Box]]:
        """The other buildings of the row, and where they are seen small."""
        others = [slot for slot in range(len(course.row)) if slot != course.slot]
        wide, high = min(THUMB, head.w * 0.16), head.h - 20
        left = head.right - 14 - len(others) * (wide + 10) + 10
        return [(slot, Box(left + at * (wide + 10), head.cy - high / 2, wide, high)) for at, slot in enumerate(others)]

    def _thumb(self, canvas: Canvas, slot: int, place: Box, course: Course) -> None:
        done = slot < course.slot
        card_parts.picture(self.ui, canvas, self._picture(course.row[slot]), place, 0.5)
        if done:
            canvas.veil(place, theme.INK, 165)
        canvas.rounded(place, None, 255, 6, theme.HAIRLINE, 90 if done else 230, 2.0)
        low = place.cut_bottom(min(64.0, place.h * 0.76))[0]
        canvas.veil(low, theme.INK, 205)
        name, state = low.cut_top(low.h * 0.66)
        ink = theme.TEXT_DIM if done else theme.TEXT
        words = escape(self.names.plain_place(course.row[slot], slot))
        canvas.paragraph(words, name.inset(3, 0), Style("bold", 16, ink, leading=1.05), "center", "middle")
        now = _("done") if done else _("next") if slot == course.slot + 1 else _("later")
        canvas.text_in(now, state.inset(3, 0), Style("it", 16, ink), "center")

    def _picture(self, card: int) -> str:
        return self.ui.cards.picture(self.names.building_id(card))

    def _draw_chips(self, canvas: Canvas, course: Course) -> None:
        room = self._chips
        if room.h < 24 or not course.here:
            return
        x = room.x
        for at, words in enumerate(step_names()):
            skipped = at < self._step and at not in course.steps
            style = Style("bold", 18, theme.GOLD_LIGHT if at == self._step else theme.TEXT_DIM)
            wide = canvas.pens.text.width(words, style) + 30
            chip = Box(x, room.y + 4, wide, room.h - 8)
            if chip.right > room.right:
                return
            now = at == self._step
            edge = theme.FOCUS if now else theme.HAIRLINE
            canvas.rounded(chip, theme.GOLD_DARK if now else theme.PANEL, 160 if now else 200, chip.h / 2, edge,
                           235 if now else 40 if skipped else 110, 1.8 if now else 1.1)  # fmt: skip
            canvas.text_in(words, chip, style, "center")
            x = chip.right + 10
        self._hint(canvas, Box(x + 6, room.y, room.right - x - 6, room.h))

    def _hint(self, canvas: Canvas, room: Box) -> None:
        if self.following.until is None or room.w < 120:
            return
        words = self.ui.keys.told(_("{key:skip} goes on, {key:whole} shows all"))
        style = Style("it", 17, theme.TEXT_DIM)
        if canvas.pens.text.width(words, style) <= room.w:
            canvas.text_in(words, room, style, "right")
