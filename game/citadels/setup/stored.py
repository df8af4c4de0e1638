"""Casts that the players keep under a name: chosen, stored and thrown away on the new-game screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.citadels.lang import _
from game.citadels.setup import choice
from game.citadels.setup.options import to_keep
from game.ui.services import SaveRefused, StoredChoice
from game.ui.widgets import Button, Widget
from game.ui.widgets.modal import ask_text, confirm

if TYPE_CHECKING:
    from game.citadels.setup.page import CitadelsPage

LONGEST_NAME = 30


class CastKeeping:
    """The stored casts as the screen shows them; read once, and again after each change."""

    def __init__(self, page: CitadelsPage) -> None:
        self.page = page
        self._found: list[StoredChoice] | None = None

    def usable(self) -> list[StoredChoice]:
        """Those that can be played."""
        return [one for one in self._all() if not one.trouble]

    def report(self) -> None:
        """Says which of them cannot be used."""
        for one in self._all():
            if one.trouble:
                self.page.ui.toasts.show(one.trouble, "danger")

    def _all(self) -> list[StoredChoice]:
        if self._found is None:
            self._found = self.page.ui.host.choices.list(self.page.options.game)
        return self._found

    def find(self, key: str) -> StoredChoice | None:
        return next((one for one in self.usable() if one.key == key), None)

    def use(self, key: str) -> None:
        """Plays with a stored cast."""
        found = self.find(key)
        if found is not None:
            choice.use(self.page.options, found)

    def buttons(self, height: float) -> list[Widget]:
        """Store what is chosen, or throw away what is stored."""
        cast = self.page.options.cast
        if cast.saved:
            return [Button(_("Delete this cast"), self._ask_delete, name="delete_cast", height=height)]
        if cast.way not in ("own", "wishes"):
            return []
        save = Button(_("Keep this cast"), self._ask_name, name="save_cast", height=height)
        if cast.way == "own" and self.page.problem is not None:
            save.disable(self.page.problem.sentence)
        return [save]

    def _ask_name(self) -> None:
        ask_text(
            self.page.ui, _("Keep this cast"), _("Name of the cast"), "", _("Save"), _("Cancel"), self._name,
            LONGEST_NAME,
        )  # fmt: skip

    def _name(self, name: str) -> None:
        if not any(one.name == name for one in self.usable()):
            self._save(name)
            return
        question = _("There is already a cast called “{name}”. Replace it?").format(name=name)
        confirm(
            self.page.ui, _("Keep this cast"), question, _("Replace"), _("Cancel"), lambda: self._save(name), "gold"
        )

    def _save(self, name: str) -> None:
        page = self.page
        try:
            page.options.cast.saved = page.ui.host.choices.save(name, page.options.game, to_keep(page.options))
        except SaveRefused as refused:
            page.ui.toasts.show(str(refused), "danger")
            return
        page.ui.toasts.show(_("The cast is kept as “{name}”.").format(name=name))
        self._again()

    def _ask_delete(self) -> None:
        found = self.find(self.page.options.cast.saved)
        if found is None:
            return
        question = _("Delete the cast “{name}”?").format(name=found.name)
        confirm(self.page.ui, _("Delete this cast"), question, _("Delete"), _("Keep"), lambda: self._delete(found.key))

    def _delete(self, key: str) -> None:
        try:
            self.page.ui.host.choices.delete(key)
        except SaveRefused as refused:
            self.page.ui.toasts.show(str(refused), "danger")
            return
        self.page.options.cast.saved = ""
        self._again()

    def _again(self) -> None:
        self._found = None
        self.page.screen.rebuild()
