"""The table as it stood at one decision of a finished game: to be looked at, nothing can be done."""

from __future__ import annotations

from dataclasses import replace

from game.session.match import Match
from game.session.setup import HUMAN
from game.table import keys
from game.table.advice.lookback import Lookback
from game.table.asking.things import Choice
from game.table.desk import TableScreen
from game.table.flow import Flow
from game.table.pieces import Subject
from game.table.reading.zoom_panel import ZoomModel
from game.table.words import Prompt
from game.ui.lang import _
from game.ui.ui import Ui


def position(back: Lookback, place: int) -> Flow:
    """A flow of its own that stands still before this decision, seen from its seat."""
    one, match = back.decisions[place], back.match
    people = match.setup
    for seat in range(len(people.seats)):
        people = people.seated(seat, HUMAN)
    still = Match(match.rules, people, one.state.clone())
    still.events = back.again.events[: one.told]
    still.setup = match.setup.seated(back.seat, HUMAN)  # who played is shown as it was
    flow = Flow(still, lambda: "normal")
    flow.owners = {back.seat}
    return flow


class LookBackTable(TableScreen):
    """Read-only. `title` and `sentence` stand where otherwise the question stands."""

    name = "look_back"

    def __init__(self, ui: Ui, flow: Flow, title: str, sentence: str) -> None:
        self._prompt = Prompt(title, sentence)
        super().__init__(ui, flow)

    def show_choice(self, option: str) -> None:
        """What was chosen is shown large."""
        found = self.words.things.subject(option, self.flow.view)
        self.subject = Subject(*found) if found is not None else self.subject

    def show(self) -> None:
        super().show()
        self.prompt.show(
            self._prompt, self.flow.seats[self.flow.viewer].crest, [Choice("leave", _("Back"), "gold", "back")]
        )

    def zoom_of(self, subject: Subject) -> ZoomModel:
        """The card alone, without what could have been done with it."""
        return replace(super().zoom_of(subject), actions=(), note="")

    def tip(self, place: str, thing: int) -> str:
        return ""

    def explain(self, option: str) -> str:
        return ""

    def _let_speak(self) -> None:
        self.telling.fresh(seen=True)

    def update(self, seconds: float) -> None:
        self.looking.follow()

    def resume(self) -> None:
        self.refresh()

    def choose(self, option: str) -> None:
        self.ui.toasts.show(_("This is a look back: nothing can be changed."))

    def press(self, name: str) -> None:
        if name == "help":
            keys.open_sheet(self)
        elif name in ("leave", "pause"):
            self.back()

    def take_back(self) -> None:
        self.choose("")

    def back(self) -> None:
        if self.selected is not None:
            self.unselect()
        else:
            self.ui.stack.pop()


def look_back(ui: Ui, back: Lookback, place: int, title: str, sentence: str) -> None:
    """Opens the table as it stood at a decision (`game.table.routes`)."""
    table = LookBackTable(ui, position(back, place), title, sentence)
    table.show_choice(back.decisions[place].option)
    ui.stack.push(table)
