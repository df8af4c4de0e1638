"""Casts that the players keep under a name: chosen, stored and thrown away on the new-game screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.ui.lang import _
from game.ui.screens.setup import choice
from game.ui.services import SaveRefused, StoredCast
from game.ui.widgets import Button, Widget
from game.ui.widgets.modal import ask_text, confirm

if TYPE_CHECKING:
    from game.ui.screens.new_game import NewGameScreen

LONGEST_NAME = 30


class CastKeeping:
    """The stored casts as the screen shows them; read once, and again after each change."""

    def __init__(self, screen: NewGameScreen) -> None:
        self.screen = screen
        self._found: list[StoredCast] | None = None

    def usable(self) -> list[StoredCast]:
        """Those that can be played."""
        return [one for one in self._all() if not one.trouble]

    def report(self) -> None:
        """Says which of them cannot be used."""
        for one in self._all():
            if one.trouble:
                self.screen.ui.toasts.show(one.trouble, "danger")

    def _all(self) -> list[StoredCast]:
        if self._found is None:
            self._found = self.screen.ui.host.casts.list()
        return self._found

    def find(self, key: str) -> StoredCast | None:
        return next((one for one in self.usable() if one.key == key), None)

    def use(self, key: str) -> None:
        """Plays with a stored cast."""
        found, options = self.find(key), self.screen.options
        if found is None:
            return
        drawn = options.cast.drawn
        options.cast = msgspec.structs.replace(choice.mended(found.cast), saved=key, drawn=drawn)
        options.nine = found.nine
        options.rules = [word for word in choice.SWITCHES if word in found.rules]

    def buttons(self, height: float) -> list[Widget]:
        """Store what is chosen, or throw away what is stored."""
        cast = self.screen.options.cast
        if cast.saved:
            return [Button(_("Delete this cast"), self._ask_delete, name="delete_cast", height=height)]
        if cast.way not in ("own", "wishes"):
            return []
        save = Button(_("Keep this cast"), self._ask_name, name="save_cast", height=height)
        if cast.way == "own" and self.screen.problem is not None:
            save.disable(self.screen.problem.sentence)
        return [save]

    def _ask_name(self) -> None:
        ask_text(
            self.screen.ui, _("Keep this cast"), _("Name of the cast"), "", _("Save"), _("Cancel"), self._name,
            LONGEST_NAME,
        )  # fmt: skip

    def _name(self, name: str) -> None:
        if not any(one.name == name for one in self.usable()):
            self._save(name)
            return
        question = _("There is already a cast called “{name}”. Replace it?").format(name=name)
        confirm(
            self.screen.ui, _("Keep this cast"), question, _("Replace"), _("Cancel"), lambda: self._save(name), "gold"
        )

    def _save(self, name: str) -> None:
        screen = self.screen
        try:
            screen.options.cast.saved = screen.ui.host.casts.save(name, screen.options)
        except SaveRefused as refused:
            screen.ui.toasts.show(str(refused), "danger")
            return
        screen.ui.toasts.show(_("The cast is kept as “{name}”.").format(name=name))
        self._again()

    def _ask_delete(self) -> None:
        found = self.find(self.screen.options.cast.saved)
        if found is None:
            return
        question = _("Delete the cast “{name}”?").format(name=found.name)
        confirm(
            self.screen.ui, _("Delete this cast"), question, _("Delete"), _("Keep"), lambda: self._delete(found.key)
        )

    def _delete(self, key: str) -> None:
        try:
            self.screen.ui.host.casts.delete(key)
        except SaveRefused as refused:
            self.screen.ui.toasts.show(str(refused), "danger")
            return
        self.screen.options.cast.saved = ""
        self._again()

    def _again(self) -> None:
        self._found = None
        self.screen.rebuild()
