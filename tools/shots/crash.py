"""The crash screen in fixed positions, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.ui.screens.crash import CrashScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from game.ui.window.trouble import Choice, Trouble

REPORT = Path("/home/matilda/.local/state/crown-and-coin/log/crash-20261121-201500-123456.txt")
WHAT = "KeyError: 'the crown lies under the table'"


LONG = REPORT.parents[5] / "matilda/Documents and Settings/a_folder_with_a_very_long_name" / Path(*REPORT.parts[3:])


def _crash(ui: Ui, choices: tuple[Choice, ...], report: Path | None = REPORT) -> Screen:
    return CrashScreen(ui, Trouble(WHAT, report, choices), lambda _choice: None)


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "crash": partial(_crash, choices=("continue", "title", "quit")),
    "crash_again": partial(_crash, choices=("earlier", "title", "quit"), report=LONG),
    "crash_at_start": partial(_crash, choices=("title", "quit"), report=None),
}
