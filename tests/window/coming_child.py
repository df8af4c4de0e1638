"""A window of which readers come and go, while much is told to them, until they have come often enough.

Run by `test_bus.py`. Whoever waits here for ever is found by `faulthandler`, which ends the program.
"""

from __future__ import annotations

import faulthandler
import time

import pygame

from game.ui.reader.adapters import APPLICATION, Answering, open_adapter
from game.ui.reader.bridge import FIRST_CALL
from game.ui.reader.hearing import PLAIN
from game.ui.reader.tree import WINDOW, Node
from tests.helpers.clock import NEVER

READERS = 60
BUSY = 300_000  # steps for which Python is held

pygame.display.init()
pygame.display.set_mode((320, 200))
came: list[bool] = []


def asked(on: bool) -> None:
    """Called by a thread of the library."""
    if on:
        came.append(on)
    faulthandler.dump_traceback_later(NEVER, exit=True)


answering = Answering(asked, lambda _request: None)
adapter = open_adapter(answering)
assert adapter is not None
greeted = False
asked(False)
while len(came) < READERS:
    sum(range(BUSY))
    if answering.asked != greeted:
        time.sleep(FIRST_CALL)
        greeted = answering.asked
        adapter.greet(greeted)
    adapter.attend(True)
    adapter.follow()
    if greeted:
        adapter.send({WINDOW: Node("WINDOW", APPLICATION, "", PLAIN, (0, 0, 1, 1), ())}, WINDOW)
