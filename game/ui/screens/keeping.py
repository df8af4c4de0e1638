"""What the players keep under names for new games: used, stored and thrown away on the new-game screen."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.forms import OneOf
from game.ui.lang import _
from game.ui.screens import form
from game.ui.screens.new_game import NewGameScreen, SetupPage
from game.ui.screens.reading import roomy
from game.ui.services import SaveRefused, StoredChoice
from game.ui.set_up import Problem
from game.ui.widgets import Button, Widget
from game.ui.widgets.field import ask_text
from game.ui.widgets.modal import confirm

LONGEST_NAME = 30


class Said(NamedTuple):
    """What is said about that which is kept; {name} stands in the last three."""

    keep: str
    delete: str
    name: str
    replace: str
    kept: str
    ask: str


class Keeping:
    """The stored choices as the screen shows them; read once, and again after each change."""

    what = "choice"  # in the names of its buttons

    def __init__(self, page: KeepingPage) -> None:
        self.page = page
        self._found: list[StoredChoice] | None = None

    def said(self) -> Said:
        """What is said about them; for a game that calls them something else."""
        return Said(
            _("Keep this choice"), _("Delete this choice"), _("Name of the choice"),
            _("There is already a choice called “{name}”. Replace it?"), _("The choice is kept as “{name}”."),
            _("Delete the choice “{name}”?"),
        )  # fmt: skip

    def usable(self) -> list[StoredChoice]:
        """Those that can be played."""
        return [one for one in self._all() if not one.trouble]

    def report(self) -> None:
        """Says which of them cannot be used."""
        for one in self._all():
            if one.trouble:
                self.page.ui.toasts.show(one.trouble, "danger")

    def use(self, key: str) -> None:
        """Plays with a stored choice."""
        found = self._find(key)
        if found is not None:
            self.page.screen.set_up.use(self.page.options, found)

    def buttons(self, height: float) -> list[Widget]:
        """Store what is chosen, or throw away what is stored."""
        said = self.said()
        if self.page.saved:
            return [Button(said.delete, self._ask_delete, name=f"delete_{self.what}", height=height)]
        if not self.page.worth_keeping:
            return []
        save = Button(said.keep, self._ask_name, name=f"save_{self.what}", height=height)
        if self.page.problem is not None and self.page.must_be_sound:
            save.disable(self.page.problem.sentence)
        return [save]

    def _all(self) -> list[StoredChoice]:
        if self._found is None:
            self._found = self.page.ui.host.choices.list(self.page.options.game)
        return self._found

    def _find(self, key: str) -> StoredChoice | None:
        return next((one for one in self.usable() if one.key == key), None)

    def _ask_name(self) -> None:
        said = self.said()
        ask_text(self.page.ui, said.keep, said.name, "", _("Save"), _("Cancel"), self._name, LONGEST_NAME)

    def _name(self, name: str) -> None:
        if not any(one.name == name for one in self.usable()):
            self._save(name)
            return
        said = self.said()
        question = said.replace.format(name=name)
        confirm(self.page.ui, said.keep, question, _("Replace"), _("Cancel"), lambda: self._save(name), "gold")

    def _save(self, name: str) -> None:
        page = self.page
        kept = page.screen.set_up.to_keep(page.options)
        try:
            page.saved = page.ui.host.choices.save(name, page.options.game, kept)
        except SaveRefused as refused:
            page.ui.toasts.show(str(refused), "danger")
            return
        page.ui.toasts.show(self.said().kept.format(name=name))
        self._again()

    def _ask_delete(self) -> None:
        found = self._find(self.page.saved)
        if found is None:
            return
        said = self.said()
        question = said.ask.format(name=found.name)
        confirm(self.page.ui, said.delete, question, _("Delete"), _("Keep"), lambda: self._delete(found.key))

    def _delete(self, key: str) -> None:
        try:
            self.page.ui.host.choices.delete(key)
        except SaveRefused as refused:
            self.page.ui.toasts.show(str(refused), "danger")
            return
        self.page.saved = ""
        self._again()

    def _again(self) -> None:
        self._found = None
        self.page.screen.rebuild()


class KeepingPage(SetupPage):
    """A game's part of the new-game screen whose choices can be kept under names."""

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.keeping = Keeping(self)
        self.found: Problem | None = None  # what is wrong; `examine` looks for it

    @property
    def problem(self) -> Problem | None:
        return self.found

    @property
    def saved(self) -> str:
        """The key of the stored choice that is in force, unchanged; "" for none."""
        raise NotImplementedError

    @saved.setter
    def saved(self, key: str) -> None:
        raise NotImplementedError

    @property
    def worth_keeping(self) -> bool:
        """Whether it is a choice of one's own."""
        raise NotImplementedError

    @property
    def must_be_sound(self) -> bool:
        """Whether what cannot be played cannot be kept."""
        return True

    def ways(self) -> OneOf:
        """By which of the usual ways is played, kept choices among them."""
        raise NotImplementedError

    def again(self) -> None:
        """Something was chosen."""
        self.screen.rebuild()

    def resume(self) -> None:
        """A kept choice that cannot be used is named."""
        self.keeping.report()

    def chooser(self) -> Widget:
        return form.choice(self.ways(), self.again)

    def actions(self) -> list[Widget]:
        """What can be done with the choice as a whole."""
        high = 54.0 if roomy(self.ui.scale.bounds) else 44.0
        drawn = form.draw_again(self.ways(), self.options.seed is not None, self.again, high)
        return [*drawn, *self.keeping.buttons(high)]
