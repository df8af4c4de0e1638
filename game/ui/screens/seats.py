"""The players' side of the new-game screen: who sits where, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui import opponents, people
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.lang import _, ngettext
from game.ui.reader.hearing import State
from game.ui.screens.faces import FaceButton
from game.ui.screens.player import LONGEST_NAME
from game.ui.services import SEAT_NAMES, USUAL_SEATS, SeatOptions
from game.ui.widgets import Button, Choice, IconButton, Label, TextField, Widget
from game.ui.widgets.values import draw_arrow

ROW_HEIGHT = 76.0
HERE, PHONE = PEOPLE = ("human", "phone")  # who plays a seat, where it is no bot


class Table(NamedTuple):
    """The seats of a new game, how many there may be, the levels that can play there, and which game it is."""

    seats: list[SeatOptions]
    limits: range
    levels: Sequence[str]
    game: str


def first_seats(count: int = USUAL_SEATS, player: str = "", level: str = opponents.USUAL_LEVEL) -> list[SeatOptions]:
    """The usual table: one person against people of the city."""
    seats = [SeatOptions(player or SEAT_NAMES[0], True, 0)]
    while len(seats) < count:
        seats.append(new_seat(seats, level))
    return seats


def new_seat(seats: list[SeatOptions], level: str = opponents.USUAL_LEVEL) -> SeatOptions:
    """Another bot: the first free opponent, with the first free shield."""
    taken = {seat.name for seat in seats}
    busy = [seat.personality for seat in seats]
    busy += [one.id for one in opponents.people().values() if one.name in taken]
    personality = opponents.free_person(busy)
    name = opponents.people()[personality].name if personality else ""
    name = name or next((n for n in SEAT_NAMES if n not in taken), f"{len(seats) + 1}")
    return SeatOptions(name, False, free_crest(seats, 0), level, personality)


def named_by_us(name: str) -> bool:
    """Whether a seat's name was proposed, not typed: then it changes with who plays there."""
    return not name.strip() or name.strip() in opponents.names() or name.strip() in SEAT_NAMES


def choose_person(seat: SeatOptions, seats: list[SeatOptions], personality: str) -> None:
    """Somebody else plays a bot's seat, and gives it their name unless one was typed."""
    seat.personality = personality
    if not named_by_us(seat.name):
        return
    found = opponents.people().get(personality)
    if found is not None:
        seat.name = found.name
    elif personality == opponents.ANY:
        seat.name = ""
    else:
        taken = {one.name for one in seats if one is not seat}
        seat.name = next((name for name in SEAT_NAMES if name not in taken), "")


def free_crest(seats: list[SeatOptions], start: int) -> int:
    """The first shield from `start` on that nobody has."""
    taken = {seat.crest for seat in seats}
    return next((c % 8 for c in range(start, start + 8) if c % 8 not in taken), start % 8)


def problem_with(seats: list[SeatOptions]) -> str:
    """Why these seats cannot play, in one sentence; empty if they can."""
    named = [seat for seat in seats if seat.human or seat.personality != opponents.ANY or seat.name.strip()]
    names = [seat.name.strip() for seat in named]
    if any(not name for name in names):
        return _("Every player needs a name.")
    for name in names:
        if names.count(name) > 1:
            return _("Two players are called {name}: change one of the names.").format(name=name)
    if not any(seat.human for seat in seats):
        return _("At least one seat must be played by a person.")
    return ""


class CrestButton(Widget):
    """The shield of a seat; a click takes the next free one."""

    role = "button"
    focusable = True
    bleed = 4.0

    def __init__(self, seat: SeatOptions, seats: list[SeatOptions], on_change: Callable[[], None], name: str) -> None:
        super().__init__(name)
        self.seat, self.seats, self.on_change = seat, seats, on_change
        self.tip = _("Another shield")

    @property
    def value(self) -> str:
        return _("Shield {number}").format(number=self.seat.crest + 1)

    def activate(self) -> None:
        self.seat.crest = free_crest(self.seats, self.seat.crest + 1)
        if self.parent is not None:
            self.parent.invalidate()
        self.on_change()

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.rounded(self.box, theme.GOLD_PALE, 36, 8)
        canvas.picture(f"ui/crest_{self.seat.crest % 8}", self.box.centered(50, 50).moved(0, 3))


class KnownPeople(Choice):
    """Everybody who has played here, in a list below a small arrow."""

    def __init__(self, row: SeatRow, name: str) -> None:
        super().__init__("", [], "", row.choose_known, name)
        self.row = row
        self.tip = _("Who has played here before")

    @property
    def value(self) -> str:
        return self.tip

    @property
    def spoken(self) -> str:
        return self.tip

    @property
    def described(self) -> str:
        return ""

    @property
    def heard_state(self) -> State:
        return State(expanded=False)

    def activate(self) -> None:
        names = people.known(self.ui.settings.values)
        self.options = [*((name, name) for name in names), ("", _("Another name"))]
        self.chosen = self.row.seat.name
        self.blocked = {name: _("{name} has a seat already.").format(name=name) for name in names
                        if name in self.row.taken}  # fmt: skip
        super().activate()

    def choose(self, value: str) -> None:
        self.chosen = "\n"  # the same name again is chosen, too
        super().choose(value)

    def key(self, event: pygame.event.Event) -> bool:
        return False

    def draw(self, canvas: Canvas) -> None:
        line = theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        canvas.rounded(self.box, theme.WELL, 255, 7, line, 160, 1.3)
        draw_arrow(canvas, self.box)


class SeatRow(Widget):
    """Shield, portrait, name, who plays, and a button that removes the seat."""

    role = "row"
    heard_as = "together"
    bleed = 2.0

    def __init__(
        self, index: int, table: Table, on_change: Callable[[], None], on_remove: Callable[[int], None]
    ) -> None:
        seats = table.seats
        self.seat, self.levels = seats[index], table.levels
        self.on_change = on_change
        self.crest = CrestButton(self.seat, seats, on_change, f"crest_{index}")
        self.seats = seats
        self.face = FaceButton(self.seat, self._set_person, f"face_{index}", table.game)
        self.field = TextField(_("Name"), self.seat.name, self._rename, f"name_{index}", LONGEST_NAME, _("by chance"))
        self.known = KnownPeople(self, f"known_{index}")
        self.player = Choice(
            _("Played by"),
            player_choices(table.levels),
            self._kind(),
            self._set_kind,
            f"player_{index}",
            notes=level_notes(table.levels),
        )
        self.remove = IconButton("×", _("Remove this seat"), lambda: on_remove(index), f"remove_{index}", 44)
        if len(seats) <= table.limits[0]:
            self.remove.disable(too_few(table.limits))
        super().__init__(f"seat_{index}", [self.crest, self.face, self.field, self.known, self.player, self.remove])
        self.height = ROW_HEIGHT
        self.caption = _("Seat {number}").format(number=index + 1)

    def _kind(self) -> str:
        return kind_of(self.seat)

    def _rename(self, name: str) -> None:
        self.seat.name = name
        self.on_change()

    def _set_kind(self, kind: str) -> None:
        was_human = self.seat.human
        self.seat.human, self.seat.phone = kind in PEOPLE, kind == PHONE
        if kind in self.levels:
            self.seat.level = kind
        if self.seat.human and not was_human and self.seat.name.strip() in {*opponents.names(), ""}:
            free = [name for name in people.known(self.ui.settings.values) if name not in self.taken]
            self._show_name(free[0] if free else people.suggested_name(self.taken))
        elif was_human and not self.seat.human:
            self._set_person(opponents.free_person(seat.personality for seat in self.seats if not seat.human))
        self.face.show()
        self.arrange(self.box)
        self.on_change()

    def _set_person(self, personality: str) -> None:
        choose_person(self.seat, self.seats, personality)
        self._show_name(self.seat.name)
        self.face.show()
        self.on_change()

    def _show_name(self, name: str) -> None:
        self.seat.name = name
        self.field.set(name)

    @property
    def taken(self) -> set[str]:
        """What the others at the table are called."""
        return {seat.name for seat in self.seats if seat is not self.seat}

    def choose_known(self, name: str) -> None:
        """Somebody who has played here before sits down, or a name is to be typed."""
        if name:
            self._show_name(name)
            self.on_change()
        else:
            self._show_name("")
            self.ui.focus = self.field
            self.on_change()

    def arrange(self, box: Box) -> None:
        self.box = box
        crest, rest = box.inset(8, 0).cut_left(52, 6)
        self.crest.arrange(crest.centered(52, 62))
        if not self.seat.human:
            face, rest = rest.cut_left(62, 10)
            self.face.arrange(face.centered(62, 62))
        cross, rest = rest.cut_right(44, 8)
        self.remove.arrange(cross.centered(44, 44))
        right, left = rest.cut_right(rest.w * 0.56, 10)
        self.player.arrange(right.centered(right.w, 60))
        self.known.visible = self.seat.human
        if self.seat.human:
            button, left = left.cut_right(44, 6)
            self.known.arrange(button.centered(44, 60))
        self.field.arrange(left.centered(left.w, 60))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.SEATS[self.seat.crest % 8], 30, 9, theme.HAIRLINE, 100, 1.0)


def player_choices(levels: Sequence[str]) -> list[tuple[str, str]]:
    """A person at this screen or on a phone, or a bot of any level."""
    bots = [(level, _("Bot: {level}").format(level=opponents.level_words(level))) for level in levels]
    return [(HERE, _("Person here")), (PHONE, _("Person on a phone")), *bots]


def kind_of(seat: SeatOptions) -> str:
    """Which of these plays there."""
    return (PHONE if seat.phone else HERE) if seat.human else seat.level


def level_notes(levels: Sequence[str]) -> dict[str, str]:
    """For whom each level is."""
    return {level: opponents.level_told(level) for level in levels}


def too_few(limits: range) -> str:
    """Why nobody may leave the table."""
    return ngettext("At least {count} player is needed.", "At least {count} players are needed.", limits[0]).format(
        count=limits[0]
    )


class EmptySeat(Widget):
    """A place nobody has taken."""

    def __init__(self) -> None:
        super().__init__("", [Label(_("Empty seat"), theme.ASIDE.at(20).of(theme.ON_OFF), "center")])
        self.height = ROW_HEIGHT

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, None, 0, 9, theme.HAIRLINE, 50, 1.2)


class AddSeat(Button):
    """Takes the next free place."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__(
            "+  " + _("Add a player"), on_click, "ghost", "add_seat", height=ROW_HEIGHT, style=theme.BUTTON.at(22)
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.GOLD_PALE, 34 if self.hovered else 10, 9, theme.HAIRLINE, 120, 1.4)
        canvas.text_in(self.text, self.box.inset(14, 0), self.style.of(theme.TEXT_HEAD), "center")


def seat_rows(
    table: Table, on_change: Callable[[], None], on_add: Callable[[], None], on_remove: Callable[[int], None]
) -> list[Widget]:
    """As many rows as can play: the seats, a button that adds one, and empty places."""
    rows: list[Widget] = [SeatRow(i, table, on_change, on_remove) for i in range(len(table.seats))]
    if len(table.seats) < table.limits[-1]:
        rows.append(AddSeat(on_add))
    return [*rows, *(EmptySeat() for _i in range(table.limits[-1] - len(rows)))]
