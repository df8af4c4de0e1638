"""What the program knows of the person in front of it: the name and the language. Asked on the first start and in the
settings."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.lang import _, languages, native_name
from game.ui.ui import Ui
from game.ui.widgets import Choice, TextField

LONGEST_NAME = 16


def unnamed() -> str:
    """What the table calls somebody who has not said a name."""
    return _("You")


def own_name(ui: Ui) -> str:
    """The player's name, at most as long as a name field takes."""
    return ui.settings.values.player_name[:LONGEST_NAME] or unnamed()


def name_field(ui: Ui, keep: Callable[[], None]) -> TextField:
    """The player's name; `keep` is called after each change."""

    def change(text: str) -> None:
        ui.settings.values.player_name = text.strip()
        keep()

    return TextField(_("Your name"), ui.settings.values.player_name, change, "player_name", LONGEST_NAME, unnamed())


def language_choice(ui: Ui) -> Choice:
    """The language of the window."""
    offered = [("", _("As the system")), *((code, native_name(code)) for code in languages())]
    return Choice(_("Language"), offered, ui.settings.values.language, ui.use_language, "language")
