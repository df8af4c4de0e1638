"""Which way of drawing counts as a window: one that people can see, or one that was asked for."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import _open
from game.crash import NoWindowError
from game.ui.window.driver import UNSEEN, has_card, open_driver
from game.ui.window.settings import Settings


class Display:
    """Stands in for SDL: finds `driver`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, driver: str, wish: str) -> None:
        self.done: list[str] = []
        monkeypatch.setenv("SDL_VIDEODRIVER", wish)
        for name in ("init", "quit", "set_mode"):
            monkeypatch.setattr(pygame.display, name, lambda *_words, name=name: self.done.append(name))
        monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
        monkeypatch.setattr(pygame.display, "get_init", lambda: False)


@pytest.mark.parametrize("driver", sorted(UNSEEN))
@pytest.mark.parametrize("wish", ["", "x11", "wayland,x11"])
def test_a_driver_that_shows_nothing_opens_no_window(driver: str, wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    display = Display(monkeypatch, driver, wish)
    with pytest.raises(NoWindowError, match=driver):
        _open(Settings())
    assert display.done == ["init", "quit"]


@pytest.mark.parametrize(
    ("driver", "wish"),
    [("x11", ""), ("wayland", ""), ("windows", ""), ("cocoa", ""), ("KMSDRM", ""), ("dummy", "dummy"),
     ("offscreen", "offscreen"), ("offscreen", "x11,offscreen"), ("dummy", "DUMMY")],
)  # fmt: skip
def test_a_display_is_used_and_so_is_what_was_asked_for(
    driver: str, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = Display(monkeypatch, driver, wish)
    open_driver()
    assert display.done == ["init"]


@pytest.mark.parametrize(
    ("device", "system", "found"),
    [
        ("dri/renderD128", "linux", True),
        ("nvidiactl", "linux", True),
        ("dxg", "linux", True),
        ("null", "linux", False),
        ("null", "win32", True),  # there nothing is said about it
    ],
)
def test_software_is_known_before_the_window_where_there_is_no_card(
    device: str, system: str, found: bool, tmp_path: Path
) -> None:
    (tmp_path / device).parent.mkdir(exist_ok=True)
    (tmp_path / device).touch()
    assert has_card(tmp_path, system) is found
