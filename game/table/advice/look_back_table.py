"""A table that is only looked at: nothing can be done on it."""

from __future__ import annotations

from dataclasses import replace

from game.session.match import Shown
from game.table import keys
from game.table.asking.mark import Subject, ZoomModel
from game.table.asking.things import Choice
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.table.words import Prompt
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets import Widget


class LookBackTable(TableScreen):
    """Read-only. `title` and `sentence` stand where otherwise the question stands."""

    name = "look_back"
    ends_elsewhere = False

    def __init__(self, ui: Ui, flow: Flow, title: str, sentence: str) -> None:
        self._prompt = Prompt(title, sentence)
        super().__init__(ui, flow)

    def show_choice(self, option: str) -> None:
        """What was chosen is shown large."""
        found = self.words.things.subject(option, self.flow.view)
        self.subject = Subject(*found) if found is not None else self.subject

    def build(self) -> Widget:
        root = super().build()
        self.prompt.instead = self.said
        return root

    def said(self) -> tuple[Prompt, int, list[Choice]]:
        """What stands where otherwise the question stands: words, crest (-1: none) and buttons."""
        return self._prompt, self.flow.seats[self.flow.viewer].crest, [Choice("leave", _("Back"), "gold", "back")]

    def announces(self, event: Shown) -> bool:
        """Nobody loses anything here any more."""
        return False

    def zoom_of(self, subject: Subject) -> ZoomModel:
        """The card alone, without what could have been done with it."""
        return replace(super().zoom_of(subject), actions=(), note="")

    def tip(self, place: str, thing: int) -> str:
        return ""

    def explain(self, option: str) -> str:
        return ""

    def asked_now(self) -> None:
        """Nobody is asked here."""

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
