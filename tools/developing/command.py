"""`python -m tools window`: the window as whoever develops wants it. Takes the options of `python -m game`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import pygame

from game import app
from game.content import usable
from game.rescue import Guard
from game.ui.services import Host
from game.ui.window.settings import SettingsFile
from game.ui.window.shell import Shell
from tools.developing.panel import Panel
from tools.developing.reading_anew import read_anew
from tools.developing.watching import Watch

HELP = """usage: python -m tools window [--no-watch] [OPTIONS of python -m game]

The window, which takes over changed files of the checkout, with the developer's panel on F12."""


class OpenShell(Shell):
    """The heart of the window, which looks for changed files and has a panel."""

    def __init__(self, size: tuple[int, int], settings: SettingsFile, host: Host, watch: Watch | None) -> None:
        super().__init__(size, settings, host)
        self.watch = watch
        self.panel = Panel(self)

    def process(self, event: pygame.event.Event) -> bool:
        return self.panel.process(event) or super().process(event)

    def step(self, seconds: float) -> None:
        super().step(seconds)
        if self.watch is not None and (changed := self.watch.taken()):
            read_anew(self, changed)

    def draw(self, target: pygame.Surface) -> list[pygame.Rect]:
        if not self.panel.shown:
            return self._measured(target)
        damage = [*self.ui.base.rects, *self.ui.top.rects]
        self.ui.top.all()  # what lay under the panel comes back
        changed = self._measured(target)
        if damage:
            self.panel.damage = damage
        self.panel.draw(target)
        return changed or [target.get_rect()]

    def _measured(self, target: pygame.Surface) -> list[pygame.Rect]:
        began = time.perf_counter()
        changed = super().draw(target)
        if changed:
            self.panel.times.append((time.perf_counter() - began) * 1000)
        return changed


class OpenApp(app.App):
    """The program with such a shell."""

    watch: Watch | None = None

    def make_shell(self, size: tuple[int, int], settings: SettingsFile) -> Shell:
        return OpenShell(size, settings, self, self.watch)


def main(argv: Sequence[str]) -> int:
    """Until the window is closed; the exit code. Raises ContentError, before anything opens, if no game is sound."""
    if "-h" in argv or "--help" in argv:
        print(HELP)
        return 0
    watch = None if "--no-watch" in argv else Watch()
    return run(app.parse([word for word in argv if word != "--no-watch"]), watch)


def run(options: argparse.Namespace, watch: Watch | None) -> int:
    """The same, with options that were read."""

    def make() -> OpenApp:
        usable.check_any()
        made = OpenApp(options, guard.background)
        made.watch = watch
        return made

    guard = Guard(make)
    if watch is not None:
        watch.start()
    try:
        return guard.run()
    finally:
        if watch is not None:
            watch.close()
