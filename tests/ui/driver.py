"""Drives the shell as a person would: by posted events and passing time."""

from __future__ import annotations

import queue
from contextlib import suppress
from pathlib import Path

import pygame

from game.ui.input.presses import TOO_SOON
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window.screen import Screen
from game.ui.window.settings import SettingsFile
from game.ui.window.shell import Shell
from tools.shots.around import SHOTS
from tools.shots.demo_host import DemoHost

_MADE: list[Driver] = []


def let_go() -> None:
    """Empties the picture caches of all drivers: they are garbage in circles, which nobody collects in time. Ends what
    was begun for them in processes: a comparison of a day's deal would go on computing for half a minute."""
    while _MADE:
        driver = _MADE.pop()
        driver.host.comparing.stop()
        empty(driver.shell)


def empty(shell: Shell) -> None:
    """Gives the memory of all pictures of a window back."""
    shell.renderer.base = shell.renderer._next = pygame.Surface((1, 1))
    assets = shell.ui.assets
    assets._scaled.clear()
    assets._skins.clear()
    assets._sources.clear()
    assets._tiles.clear()
    assets._wide.clear()
    with suppress(queue.Empty):
        while True:  # what is still to be decoded is for nobody
            assets.pictures._wanted.get_nowait()
    assets.pictures.close()
    assets.pictures._decoded.clear()
    assets.pictures._ready.clear()
    assets.pictures._whole.clear()
    assets.backdrops._ready.clear()


class Driver:
    """One window; `show` puts a screen on it, the rest acts on what is shown."""

    def __init__(self, size: tuple[int, int], settings: SettingsFile) -> None:
        self.host = DemoHost()
        self.surface = pygame.display.set_mode(size)
        self.shell = Shell(size, settings, self.host)
        _MADE.append(self)

    @property
    def ui(self) -> Ui:
        return self.shell.ui

    @property
    def screen(self) -> Screen:
        top = self.ui.stack.top
        assert isinstance(top, Screen)
        return top

    def show(self, screen: Screen) -> Screen:
        self.ui.stack.reset(screen)
        self.frame()
        return screen

    def frame(self, seconds: float = 0.5) -> list[pygame.Rect]:
        """Lets time pass in steps, then draws."""
        self.wait(seconds)
        return self.shell.draw(self.surface)

    def wait(self, seconds: float = 0.5) -> None:
        """Lets time pass in steps while nobody looks."""
        for _step in range(5):
            self.shell.step(seconds / 5)

    def find(self, name: str) -> Widget:
        return self.screen.find(name)

    def click(self, name: str, button: int = 1) -> None:
        """Moves the pointer there and clicks."""
        box = self.find(name).box
        k = self.ui.scale.k
        self.click_at(round(box.cx * k), round(box.cy * k), button)

    def see(self) -> None:
        """The time somebody needs to see what is there now: no press comes sooner."""
        self.ui.now += TOO_SOON + 0.01

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        events = pygame.event
        self.see()
        self.shell.process(events.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        self.shell.process(events.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button))
        self.shell.process(events.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button))
        self.frame()

    def hover(self, name: str) -> None:
        box = self.find(name).box
        k = self.ui.scale.k
        at = (round(box.cx * k), round(box.cy * k))
        self.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame()

    def press(self, key: int, mod: int = 0, text: str = "") -> None:
        self.see()
        self.shell.process(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        self.shell.process(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))
        self.frame()

    def type(self, text: str) -> None:
        for letter in text:
            code = pygame.key.key_code(letter) if letter.isascii() and letter.isalnum() else 0
            self.shell.process(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0))
            self.shell.process(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.frame()

    def toasts(self) -> list[str]:
        """The short messages; those that something wished just now, too."""
        self.ui.toasts.update()
        return [toast.text for toast in self.ui.toasts.shown]


def make_driver(path: Path, size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100) -> Driver:
    """A driver on the title screen, which is not drawn yet; animations are off."""
    settings = SettingsFile(path)
    settings.values.language = "de" if language == "de" else "en"
    settings.values.ui_scale = scale
    settings.values.animation = 0
    settings.values.tell_first_times = False  # those who test them switch them on
    driver = Driver(size, settings)
    driver.ui.stack.reset(SHOTS["title"](driver.ui))
    driver.wait()
    return driver
