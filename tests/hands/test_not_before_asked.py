"""Nothing of phones is loaded before somebody asks for them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.helpers.clock import NEVER

LOOK = "import sys; print([one for one in ('game.hands', 'websockets', 'segno', 'asyncio') if one in sys.modules])"


@pytest.mark.parametrize(
    "module", ["game.app", "game.open_games", "game.table.screen", "game.ui.window.window", "game.cli.text.program"]
)
def test_neither_a_window_nor_its_table_loads_phones(module: str) -> None:
    script = f"import {module}; {LOOK}"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=NEVER)
    assert said.stdout.splitlines()[-1] == "[]"
