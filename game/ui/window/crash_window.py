"""Telling of an unexpected error in a window, with whatever still works: the screens, a bare drawing, a box of the
system, at last a line for whoever reads it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.ui.draw import theme
from game.ui.window import trouble
from game.ui.window.driver import open_driver
from game.ui.window.opener import open_folder
from game.ui.window.trouble import Choice, Trouble

SIZE = (1280, 720)
_log = logging.getLogger(__name__)
Way = Callable[[Trouble, Any], Choice]


def ask(told: Trouble, settings: Any = None) -> Choice:
    """What the player wants now; "quit" if nobody could be asked. `settings` are those in use
    (`game.ui.window.settings.Settings`), None if they are not known. Never raises."""
    for way in (ask_on_screen, ask_bare, ask_in_box):
        try:
            return way(told, settings)
        except Exception as error:  # noqa: BLE001  whatever is broken, the next way needs less of it
            _log.error("%s: %r", way.__name__, error)
    return "quit"


# --- with the screens of the game ---


class _Host:
    """The crash screen stands alone: no games, no saves, nothing kept."""

    saves: Any = None
    games: Any = None
    choices: Any = None
    history: Any = None
    comparing: Any = None
    quit: Callable[[], None]


def ask_on_screen(told: Trouble, settings: Any) -> Choice:
    """The crash screen in a shell of its own, in the window that is there. Raises whatever is broken."""
    from game.ui.screens.crash import CrashScreen
    from game.ui.window.settings import Settings, SettingsFile
    from game.ui.window.shell import Shell
    from game.ui.window.window import Window, open_display

    kept = SettingsFile(Path(os.devnull, "settings.json"))  # can neither be read nor written
    if settings is not None:
        kept.values = msgspec.structs.replace(
            settings, animation=0.0, effects_volume=0, music_volume=0, ambience_volume=0
        )
    else:
        kept.values = Settings(animation=0.0, window=list(SIZE), renderer="cpu")
    kept.trouble = ""
    surface = _surface() or open_display(kept.values, again=True)
    host = _Host()
    shell = Shell(surface.get_size(), kept, host)
    window = Window(shell, surface)
    chosen: list[Choice] = []

    def choose(choice: Choice) -> None:
        chosen.append(choice)
        window.stop()

    host.quit = window.on_close = lambda: choose("quit")
    pygame.event.clear()  # what was clicked before was not meant for these buttons
    shell.ui.stack.reset(CrashScreen(shell.ui, told, choose))
    window.run()
    return chosen[-1]


def _surface() -> pygame.Surface | None:
    return pygame.display.get_surface() if pygame.display.get_init() else None


# --- with nothing but a font ---


def ask_bare(told: Trouble, _settings: Any) -> Choice:
    """Plain lines and boxes. Raises pygame.error where there is no display."""
    if not pygame.display.get_init():
        open_driver()
    surface = _surface() or pygame.display.set_mode(SIZE)
    pygame.font.init()
    page = BarePage(told, surface)
    clock = pygame.time.Clock()
    pygame.event.clear()
    while True:
        for event in pygame.event.get():
            chosen = page.process(event)
            if chosen is not None:
                return chosen
        page.surface = _surface() or surface
        page.draw()
        pygame.display.flip()
        clock.tick(20)


class BarePage:
    """Text from the top, one box for each choice below it; the keys 1, 2 ... choose as well."""

    def __init__(self, told: Trouble, surface: pygame.Surface) -> None:
        self.told, self.surface = told, surface
        self.font = pygame.font.Font(None, 28)
        self.boxes: dict[str, pygame.Rect] = {}
        *ways, leave = told.choices
        self.labels: dict[str, str] = {choice: trouble.label(choice) for choice in ways}
        if told.report is not None:
            self.labels["folder"] = trouble.folder_label()
        self.labels[leave] = trouble.label(leave)

    def process(self, event: pygame.event.Event) -> Choice | None:
        """The choice that was made, if this was one."""
        if event.type == pygame.QUIT:
            return "quit"
        name = ""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            name = next((name for name, box in self.boxes.items() if box.collidepoint(event.pos)), "")
        elif event.type == pygame.KEYDOWN and event.unicode.isdigit():
            name = dict(enumerate(self.labels, start=1)).get(int(event.unicode), "")
        if name == "folder" and self.told.report is not None:
            open_folder(self.told.report.parent)
        return next((choice for choice in self.told.choices if choice == name), None)

    def draw(self) -> None:
        self.surface.fill(theme.CRASH_GROUND)
        y = 40
        for text in (trouble.title(), "", *self._paragraphs(), ""):
            y = self._text(text, 40, y, theme.CRASH_TEXT)
        for number, (name, text) in enumerate(self.labels.items(), start=1):
            self.boxes[name] = pygame.Rect(40, y, min(620, self.surface.get_width() - 80), 44)
            pygame.draw.rect(self.surface, theme.CRASH_BUTTON, self.boxes[name], border_radius=6)
            self._text(f"{number}   {text}", 56, y + 12, theme.WHITE)
            y += 54

    def _paragraphs(self) -> list[str]:
        where = [str(self.told.report)] if self.told.report else []
        return [trouble.explanation(self.told), "", self.told.what, trouble.about_report(self.told), *where]

    def _text(self, text: str, x: int, y: int, colour: tuple[int, int, int]) -> int:
        """Draws a paragraph; where the next one begins."""
        wide = max(100, self.surface.get_width() - x - 40)
        drawn = self.font.render(text or " ", True, colour, None, wide)
        self.surface.blit(drawn, (x, y))
        return y + drawn.get_height() + 6


# --- with nothing of ours ---


def ask_in_box(told: Trouble, _settings: Any) -> Choice:
    """A message box of the system. Raises pygame.error where there is none."""
    where = [str(told.report)] if told.report else []
    text = "\n\n".join([trouble.explanation(told), told.what, "\n".join([trouble.about_report(told), *where])])
    labels = tuple(trouble.label(choice) for choice in told.choices)
    pressed = pygame.display.message_box(
        trouble.title(), text, "error", None, labels, return_button=0, escape_button=len(labels) - 1
    )
    return told.choices[pressed]


def say(title: str, text: str) -> None:
    """One message box without a choice, for faults that a window cannot be opened with. Never raises."""
    try:
        pygame.display.message_box(title, text, "error")
    except Exception as error:  # noqa: BLE001  it was said to whoever reads the log, too
        _log.error("no message box: %r", error)
