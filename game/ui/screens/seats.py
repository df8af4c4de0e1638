"""The players' side of the new-game screen: who sits where, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.screens.player import LONGEST_NAME
from game.ui.services import FEWEST_SEATS, MOST_SEATS, SEAT_NAMES, USUAL_SEATS, SeatOptions
from game.ui.widgets import Button, Choice, IconButton, Label, TextField, Widget

ROW_HEIGHT = 76.0


def first_seats(count: int = USUAL_SEATS, player: str = "") -> list[SeatOptions]:
    """The usual table: one person against bots."""
    names = [name for name in SEAT_NAMES if name != player]
    you = SeatOptions(player or names.pop(0), True, 0)
    return [you, *(SeatOptions(names[i], False, i + 1) for i in range(count - 1))]


def new_seat(seats: list[SeatOptions]) -> SeatOptions:
    """Another bot, with the first free name and shield."""
    name = next((n for n in SEAT_NAMES if n not in {seat.name for seat in seats}), f"{len(seats) + 1}")
    return SeatOptions(name, False, free_crest(seats, 0))


def free_crest(seats: list[SeatOptions], start: int) -> int:
    """The first shield from `start` on that nobody has."""
    taken = {seat.crest for seat in seats}
    return next((c % 8 for c in range(start, start + 8) if c % 8 not in taken), start % 8)


def problem_with(seats: list[SeatOptions]) -> str:
    """Why these seats cannot play, in one sentence; empty if they can."""
    names = [seat.name.strip() for seat in seats]
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
        canvas.picture(f"ui/crest_{self.seat.crest % 8}", self.box.centered(56, 56).moved(0, 3))


class SeatRow(Widget):
    """Shield, name, who plays, and a button that removes the seat."""

    role = "row"
    bleed = 2.0

    def __init__(
        self, index: int, seats: list[SeatOptions], on_change: Callable[[], None], on_remove: Callable[[int], None]
    ) -> None:
        self.seat = seats[index]
        self.on_change = on_change
        self.crest = CrestButton(self.seat, seats, on_change, f"crest_{index}")
        self.field = TextField(_("Name"), self.seat.name, self._rename, f"name_{index}", LONGEST_NAME)
        options = [("human", _("Person here")), ("normal", _("Bot: normal")), ("random", _("Bot: random"))]
        self.player = Choice(_("Played by"), options, self._kind(), self._set_kind, f"player_{index}")
        self.remove = IconButton("×", _("Remove this seat"), lambda: on_remove(index), f"remove_{index}", 44)
        if len(seats) <= FEWEST_SEATS:
            self.remove.disable(_("Citadels needs at least two players."))
        super().__init__(f"seat_{index}", [self.crest, self.field, self.player, self.remove])
        self.height = ROW_HEIGHT

    def _kind(self) -> str:
        return "human" if self.seat.human else self.seat.level

    def _rename(self, name: str) -> None:
        self.seat.name = name
        self.on_change()

    def _set_kind(self, kind: str) -> None:
        self.seat.human = kind == "human"
        if kind == "normal" or kind == "random":
            self.seat.level = "random" if kind == "random" else "normal"
        self.on_change()

    def arrange(self, box: Box) -> None:
        self.box = box
        crest, rest = box.inset(12, 0).cut_left(60, 10)
        self.crest.arrange(crest.centered(60, 62))
        cross, rest = rest.cut_right(44, 8)
        self.remove.arrange(cross.centered(44, 44))
        right, left = rest.cut_right(rest.w * 0.55, 10)
        self.player.arrange(right.centered(right.w, 60))
        self.field.arrange(left.centered(left.w, 60))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.SEATS[self.seat.crest % 8], 30, 9, theme.HAIRLINE, 100, 1.0)


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
    seats: list[SeatOptions],
    on_change: Callable[[], None],
    on_add: Callable[[], None],
    on_remove: Callable[[int], None],
) -> list[Widget]:
    """Eight rows: the seats, a button that adds one, and empty places."""
    rows: list[Widget] = [SeatRow(i, seats, on_change, on_remove) for i in range(len(seats))]
    if len(seats) < MOST_SEATS:
        rows.append(AddSeat(on_add))
    return [*rows, *(EmptySeat() for _i in range(MOST_SEATS - len(rows)))]
