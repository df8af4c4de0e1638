"""The terminal and the settings that hold there, for whatever is asked and kept besides a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cli.text.console import Console, Dialogs

if TYPE_CHECKING:
    from game.ui.window.settings import SettingsFile


class Settled:
    """Where people type, what they are asked there, and what they have settled."""

    def __init__(self, console: Console, settings: SettingsFile, dialogs: Dialogs) -> None:
        self.console, self.settings, self.dialogs = console, settings, dialogs

    def keep_settings(self) -> None:
        """Write the settings; say so if that is not possible."""
        if not self.settings.save():
            self.console.say(self.settings.trouble)
