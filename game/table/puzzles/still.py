"""What the tables of puzzles share: nobody plays on, no curtain falls, nothing is kept, nobody takes another seat, Esc
leads back."""

from __future__ import annotations

from game.table import keys
from game.table.screen import TableScreen
from game.ui.lang import _


class StillTable(TableScreen):
    """A real table that goes on only as the puzzle wants."""

    ends_elsewhere = False

    def update(self, seconds: float) -> None:
        self.go_on_showing()
        self.every_frame(seconds)

    def my_turn(self) -> None:
        """Nobody is told that it is their turn."""

    def every_frame(self, seconds: float) -> None:
        """Called while this table is before the screen; to be overridden."""

    @property
    def waiting(self) -> bool:
        """Whether something is still to come by itself; to be overridden."""
        return False

    @property
    def still(self) -> bool:
        return not self.waiting

    def resume(self) -> None:
        self.refresh()

    def press(self, name: str) -> None:
        if name == "takeover":
            self.ui.toasts.show(_("Nobody changes seats in a puzzle."))
        elif name == "hint":
            self.hint()
        elif name == "pause":
            self.back()
        elif name == "help":
            keys.open_sheet(self)
        else:
            super().press(name)

    def hint(self) -> None:
        """Whoever wants help gets what the puzzle says; to be overridden."""

    def take_back(self) -> None:
        self.ui.toasts.show(_("Nothing can be taken back in a puzzle. It can be tried again."))

    def rest(self) -> None:
        self.leave()

    def leave(self) -> None:
        """To the screen below."""
        self.ui.stack.pop()
