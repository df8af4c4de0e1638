"""Ways through the title of the packaged program, found by laying the same title out here: places and keys."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from tests.helpers.kept import kept_files
from tests.packaging.proof import PROGRAM, Person

SIZE = (1280, 720)
MOST_TABS = 30


class Title:
    """The title as that person finds it now: with or without "Continue" and "Learn the game"."""

    def __init__(self, person: Person) -> None:
        os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        from game.ui.screens.title import TitleScreen
        from game.ui.window.settings import SettingsFile
        from tests.ui.driver import Driver

        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "settings.json"
            with suppress(FileNotFoundError):
                copy.write_bytes((person.home / ".config" / PROGRAM / "settings.json").read_bytes())
            self.driver = Driver(SIZE, SettingsFile(copy))
        if not is_going_on(person):
            self.driver.host.saves.entries.clear()
        self.driver.ui.settings.values.animation = 0
        screen = TitleScreen(self.driver.ui)
        self.driver.show(screen)
        self.game = screen.game

    def place(self, name: str) -> tuple[str, str]:
        """The middle of that button, in pixels of the window."""
        box, k = self.driver.find(name).box, self.driver.ui.scale.k
        return str(round(box.cx * k)), str(round(box.cy * k))

    def keys(self, name: str) -> tuple[str, ...]:
        """What is pressed to get to that button and to press it."""
        import pygame

        for tabs in range(1, MOST_TABS):
            self.driver.press(pygame.K_TAB)
            focus = self.driver.ui.focus
            if focus is not None and focus.name == name:
                return (*["Tab"] * tabs, "Return")
        raise AssertionError(f"the keyboard does not come to the button {name!r} of the title")


def is_going_on(person: Person) -> bool:
    """Whether that person has a game to continue."""
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in kept_files(person.games)]
    return any(not one["over"] for one in kept)
