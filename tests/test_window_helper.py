"""The display for window tests works: a window opens there, gets keys and clicks, and is not the person's own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.helpers import window
from tests.helpers.clock import NEVER

ECHO = """
import pygame
pygame.init()
pygame.display.set_mode((1280, 720))
while True:
    event = pygame.event.wait(10_000)
    if event.type == pygame.KEYDOWN:
        print(pygame.key.name(event.key), flush=True)
    if event.type == pygame.MOUSEBUTTONDOWN:
        print(*event.pos, flush=True)
        break
    if event.type == pygame.NOEVENT:
        break
"""


@pytest.mark.window
def test_a_window_gets_keys_and_clicks(xvfb: window.Display) -> None:
    command = [sys.executable, "-c", ECHO]
    with subprocess.Popen(command, env=xvfb.environment(), stdout=subprocess.PIPE, text=True) as echo:
        xvfb.wait_for_window(echo.pid)
        xvfb.press("Return", "h", "3")
        xvfb.click(960, 540)  # the window lies in the middle of the screen
        out, _ = echo.communicate(timeout=NEVER)
    assert out.splitlines()[-4:] == ["return", "h", "3", "640 360"]


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert window.missing_tools() == ["Xvfb", "xdotool"]
    assert window.missing_manager() == ["openbox"]
