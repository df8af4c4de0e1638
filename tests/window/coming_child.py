"""A window of which readers come and go, while much is told to them, until they have come often enough.

Run by `test_bus.py`. Whoever waits here for ever is found by `faulthandler`, which ends the program.
"""

from __future__ import annotations

import faulthandler
import sys
import time
from pathlib import Path

from game.ui.reader.bridge import Bridge
from tests.helpers.clock import NEVER
from tests.ui.driver import make_driver

READERS = 30
BUSY = 300_000  # steps for which Python is held

driver = make_driver(Path(sys.argv[1]) / "settings.json")
bridge = Bridge(driver.shell)
bridge.open()
came, here = 0, False
faulthandler.dump_traceback_later(NEVER, exit=True)
while came < READERS:
    sum(range(BUSY))
    bridge.attend(True)
    bridge.follow()
    bridge.turn(time.perf_counter())
    if driver.ui.ears.reader and not here:
        came += 1
        faulthandler.dump_traceback_later(NEVER, exit=True)
    here = driver.ui.ears.reader
