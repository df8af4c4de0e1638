"""Looking closely: which things are in sight, which card is read or enlarged, and what a line of the log lights up."""

from __future__ import annotations

from game.table.asking.mark import Subject
from game.table.asking.spots import HAND, SEAT, TRAY
from game.table.board import Table
from game.table.hand import LIFT_HOVER
from game.table.log.marked import About
from game.table.pieces import Spot
from game.table.reading.zoom_panel import open_zoomed
from game.ui.draw.geometry import Box
from game.ui.widgets import Button

ANSWERS = "do:"  # the buttons of a card begin with that
ZOOM_DELAY = 0.12


class Looking:
    """Pointing at a card shows it a moment later in the zoom; a second look makes it as large as there is room."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._wish: tuple[Subject, float] | None = None  # what is pointed at, and when it is shown

    # -- the zoom beside the table ---------------------------------------------------------------------------------
    def look(self, subject: Subject) -> None:
        """Something is pointed at."""
        self._wish = (subject, self.table.ui.now + ZOOM_DELAY)

    def look_at_nothing(self) -> None:
        """What was pointed at does not matter any more."""
        self._wish = None

    def read(self, subject: Subject) -> None:
        """This stays beside the table until something else is pointed at."""
        self._wish, self.table.subject = None, subject

    def follow(self) -> None:
        """Called each frame: what has been pointed at for long enough is shown."""
        table = self.table
        if self._wish is not None and table.ui.now >= self._wish[1]:
            subject, self._wish = self._wish[0], None
            if table.message.visible and table.message.aside:
                table.message.close()
            if subject != table.subject:
                table.subject = subject
                table.show_zoom()

    def went_aside(self, seconds: float) -> None:
        """So long nothing happened."""
        if self._wish is not None:
            self._wish = self._wish[0], self._wish[1] + seconds

    # -- as large as there is room ---------------------------------------------------------------------------------
    def enlarge(self, subject: Subject) -> None:
        """The card as large as there is room, with those that lie beside it."""
        table, self._wish = self.table, None
        beside = [spot.subject for spot in self.table.spots() if spot.subject is not None]
        same = [one for one in dict.fromkeys(beside) if _lies(one) == _lies(subject)]
        if subject not in same:
            same = [subject]
        open_zoomed(table.ui, same, same.index(subject), table.zoom_of, table.choose)

    def enlarge_pointed(self) -> None:
        """The card under the pointer or in focus; else the one that is zoomed already."""
        table = self.table
        if (seat := self._pointed_seat) >= 0:
            table.open_sheet(seat)
            return
        if self._wish is not None:
            table.subject = self._wish[0]
        model = table.zoom.model
        subject = table.subject or (model.subject if model is not None else None)
        if subject is not None:
            self.enlarge(subject)

    @property
    def _pointed_seat(self) -> int:
        """The player whose quarter is under the pointer or in focus; -1 for none."""
        ui = self.table.ui
        found = [
            one
            for one in self.table.spots()
            if one.place == SEAT and (one is ui.focus if ui.ring_visible else one.hovered)
        ]
        return found[0].thing if found else -1

    # -- the log ---------------------------------------------------------------------------------------------------
    def enlarge_named(self, about: About) -> None:
        """What stands in a line of the log."""
        subject = self.table.board.named(about)
        if subject is not None:
            self.enlarge(subject)

    def light_up(self, about: About | None) -> None:
        """What stands in the line of the log that is pointed at shows it."""
        for spot in self.table.spots():
            pointed = spot.pointed
            spot.light(about is not None and pointed is not None and about.has(*pointed))

    # -- pop-ups ---------------------------------------------------------------------------------------------------
    def kept_clear(self) -> list[Box]:
        """Where nothing may float: the prompt, the buttons that answer, and whatever can be chosen."""
        table = self.table
        found = [table.prompt.box] if table.prompt.visible and table.prompt.box.h > 0 else []
        for widget in table.root.walk() if table.root is not None else ():
            if isinstance(widget, Spot) and widget.mark.state:
                shown, box = widget.shown, widget.box
                top = min(shown.y, box.y - (LIFT_HOVER if widget.place in (HAND, TRAY) else 0.0))
                found.append(Box(box.x, top, box.w, max(shown.bottom, box.bottom) - top))
            elif isinstance(widget, Button) and widget.name.startswith(ANSWERS):
                found.append(widget.box)
        return found


def _lies(subject: Subject) -> tuple[str, str, int]:
    """What cards that lie together have in common."""
    return subject.kind, subject.place, subject.seat
