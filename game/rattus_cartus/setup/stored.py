"""Choices of buildings that the players keep under a name: used, stored and thrown away on the new-game screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rattus_cartus.lang import _
from game.rattus_cartus.setup import choice
from game.rattus_cartus.setup.options import to_keep
from game.ui.services import SaveRefused, StoredChoice
from game.ui.widgets import Button, Widget
from game.ui.widgets.modal import ask_text, confirm

if TYPE_CHECKING:
    from game.rattus_cartus.setup.page import RattusPage

LONGEST_NAME = 30


class Keeping:
    """The stored choices as the screen shows them; read once, and again after each change."""

    def __init__(self, page: RattusPage) -> None:
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

    def use(self, key: str) -> None:
        """Plays with a stored choice."""
        found = self._find(key)
        if found is not None:
            choice.use(self.page.options, found)

    def _find(self, key: str) -> StoredChoice | None:
        return next((one for one in self.usable() if one.key == key), None)

    def buttons(self, height: float) -> list[Widget]:
        """Store what is chosen, or throw away what is stored."""
        buildings = self.page.options.buildings
        if buildings.saved:
            return [Button(_("Delete this choice"), self._ask_delete, name="delete_choice", height=height)]
        if buildings.way != "own":
            return []
        save = Button(_("Keep this choice"), self._ask_name, name="save_choice", height=height)
        if self.page.problem is not None:
            save.disable(self.page.problem.sentence)
        return [save]

    def _ask_name(self) -> None:
        ask_text(
            self.page.ui, _("Keep this choice"), _("Name of the choice"), "", _("Save"), _("Cancel"), self._name,
            LONGEST_NAME,
        )  # fmt: skip

    def _name(self, name: str) -> None:
        if not any(one.name == name for one in self.usable()):
            self._save(name)
            return
        question = _("There is already a choice called “{name}”. Replace it?").format(name=name)
        confirm(
            self.page.ui, _("Keep this choice"), question, _("Replace"), _("Cancel"), lambda: self._save(name), "gold"
        )

    def _save(self, name: str) -> None:
        page = self.page
        try:
            page.options.buildings.saved = page.ui.host.choices.save(name, page.options.game, to_keep(page.options))
        except SaveRefused as refused:
            page.ui.toasts.show(str(refused), "danger")
            return
        page.ui.toasts.show(_("The choice is kept as “{name}”.").format(name=name))
        self._again()

    def _ask_delete(self) -> None:
        found = self._find(self.page.options.buildings.saved)
        if found is None:
            return
        question = _("Delete the choice “{name}”?").format(name=found.name)
        confirm(
            self.page.ui, _("Delete this choice"), question, _("Delete"), _("Keep"), lambda: self._delete(found.key)
        )

    def _delete(self, key: str) -> None:
        try:
            self.page.ui.host.choices.delete(key)
        except SaveRefused as refused:
            self.page.ui.toasts.show(str(refused), "danger")
            return
        self.page.options.buildings.saved = ""
        self._again()

    def _again(self) -> None:
        self._found = None
        self.page.screen.rebuild()
