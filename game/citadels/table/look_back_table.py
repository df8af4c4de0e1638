"""The table as it stood at one decision of a finished game: to be looked at, nothing can be done."""

from __future__ import annotations

from dataclasses import replace

from game.citadels.table import keys
from game.citadels.table.desk import TableScreen
from game.citadels.table.flow import Flow
from game.citadels.table.lookback import Lookback
from game.citadels.table.offers import HAND
from game.citadels.table.pieces import Subject
from game.citadels.table.prompt_bar import Choice
from game.citadels.table.prompts import Prompt
from game.citadels.table.zoom_panel import ZoomModel
from game.kernel.options import kind, value
from game.session.match import Match
from game.session.setup import HUMAN
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
        self.summed = (flow.match.state.round, flow.match.state.rank)

    def show_choice(self, option: str) -> None:
        """The card or character of what was chosen is shown large."""
        what, number = kind(option), value(option)
        if what == "rank":
            self.subject = Subject("rank", number, self.names.character(number).id)
        elif what in ("build", "card"):
            self.subject = Subject("card", number, self.names.district(number).id, self.model.viewer, HAND)

    def _show_prompt(self) -> None:
        self.prompt.show(self._prompt, self.model.me.info.crest, [Choice("leave", _("Back"), "gold", "back")])

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
        self._follow_wish()

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
