"""The crash screen in fixed positions, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.ui.screen import Screen
from game.ui.screens.crash import CrashScreen
from game.ui.trouble import Choice, Trouble
from game.ui.ui import Ui

REPORT = Path("/home/matilda/.local/state/crown-and-coin/log/crash-20261121-201500-123456.txt")
WHAT = "KeyError: 'the crown lies under the table'"


def _crash(ui: Ui, choices: tuple[Choice, ...], report: Path | None = REPORT) -> Screen:
    return CrashScreen(ui, Trouble(WHAT, report, choices), lambda _choice: None)


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "crash": partial(_crash, choices=("continue", "title", "quit")),
    "crash_again": partial(_crash, choices=("earlier", "title", "quit")),
    "crash_at_start": partial(_crash, choices=("title", "quit"), report=None),
}
