"""A display whose server begins anew when its last window is closed, as a bare one does: the window comes back."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers import window
from tests.helpers.clock import NEVER

REOPENS = """
import pygame
from game.ui.window.driver import RETURNS_WITHIN, open_driver
for _time in range(5):
    open_driver(RETURNS_WITHIN)
    pygame.display.set_mode((320, 200))
    pygame.display.flip()
    pygame.display.quit()
print("opened")
"""


@pytest.mark.long
def test_a_window_is_opened_again_on_a_display_that_begins_anew(xvfb: window.Display) -> None:
    del xvfb  # skips where there is no Xvfb
    with window.open_display(resets=True) as display:
        environment = {**os.environ, "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"}
        ran = subprocess.run(
            [sys.executable, "-c", REOPENS], env=environment, capture_output=True, text=True, timeout=NEVER, check=False
        )
    assert ran.stdout.splitlines()[-1:] == ["opened"], ran.stderr
