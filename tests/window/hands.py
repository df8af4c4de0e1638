"""Hands on the real window: presses by xdotool, under the names by which tests without a display press (`Driver`)."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pygame

from game.app import App
from game.session.match import Match
from game.table.screen import TableScreen
from game.ui.input.presses import TOO_SOON
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window.screen import Screen

KEYS = {
    pygame.K_RETURN: "Return", pygame.K_TAB: "Tab", pygame.K_ESCAPE: "Escape", pygame.K_SPACE: "space",
    pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right", pygame.K_UP: "Up", pygame.K_DOWN: "Down",
}  # fmt: skip


class Hands:
    """Somebody at the window of an application that is open; `folder` keeps a picture of each kind of thing seen, "-"
    none."""

    def __init__(self, app: App, way: str, folder: str) -> None:
        self.app, self.way, self.folder = app, way, folder
        self.seen: set[str] = set()
        self.turns(1.0)
        command = ["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())]
        found = subprocess.run(command, check=True, capture_output=True, text=True, timeout=20)
        self.window = found.stdout.split()[0]
        self.xdotool("windowfocus", "--sync", self.window)

    @property
    def ui(self) -> Ui:
        return self.app.shell.ui

    @property
    def screen(self) -> Screen:
        top = self.ui.stack.top
        assert isinstance(top, Screen)
        return top

    @property
    def table(self) -> TableScreen:
        top = self.screen
        assert isinstance(top, TableScreen)
        return top

    @property
    def match(self) -> Match:
        match = self.app.games.match
        assert match is not None
        return match

    # -- time ----------------------------------------------------------------------------------------------------------
    def turn(self) -> None:
        for event in pygame.event.get():
            self.app.window.process(event)
        self.app.window.turn(0.02)
        match = self.app.games.match
        time.sleep(0.002 if match is not None and match.thinking else 0)

    def turns(self, seconds: float) -> None:
        """Time passes in the window."""
        since = self.ui.now
        while self.ui.now - since <= seconds:
            self.turn()

    def settle(self) -> None:
        """Nobody presses on purpose what has been there for less than this."""
        self.turns(TOO_SOON + 0.05)
        while self.ui.stack.changing or (self.ui.motion.busy and not self._asked()):
            self.turn()

    def _asked(self) -> bool:
        return isinstance(self.screen, TableScreen) and self.screen.offers is not None

    def frame(self) -> None:
        self.turn()

    # -- presses -------------------------------------------------------------------------------------------------------
    def xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, capture_output=True, timeout=20)
        self.turns(0.12)

    def find(self, name: str) -> Widget:
        return self.screen.find(name)

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        self.settle()
        self.xdotool("mousemove", "--window", self.window, str(x), str(y), "click", str(button))

    def click(self, name: str, button: int = 1) -> None:
        self.settle()
        box, k = self.find(name).box, self.ui.scale.k
        self.click_at(round(box.cx * k), round(box.cy * k), button)

    def press(self, key: int, mod: int = 0, text: str = "") -> None:
        assert not mod
        self.settle()
        self.xdotool("key", KEYS.get(key) or pygame.key.name(key))

    # -- what is seen --------------------------------------------------------------------------------------------------
    def keep(self, name: str) -> None:
        """A picture of what is seen, once of each kind."""
        if self.folder != "-" and name not in self.seen:
            self.seen.add(name)
            pygame.image.save(self.app.window.surface, str(Path(self.folder) / f"{self.way}_{name}.png"))

    def until(self, *names: str) -> None:
        """Time passes until one of these screens is there."""
        while self.screen.name not in names:
            self.turn()
