#!/usr/bin/env python3
"""How long an update of the tree for screen readers takes, at tables of all games, without a display.

python3 build_scripts/benches/reader.py             every table of the pictures, 400 updates each
python3 build_scripts/benches/reader.py NAME ...    some of them

The focus goes from thing to thing; measured is the processor time of walking the tree, of finding what differs and of
putting that into the library's words. An update of a table has 5 ms at the 99th percentile.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

if TYPE_CHECKING:
    from game.ui.window.shell import Shell

UPDATES, MOST = 400, 5.0  # ms
LEFT_OUT = 5  # the first updates, in which words are made that are kept


def main(names: list[str]) -> int:
    """0 when every table keeps to its time."""
    sys.path.insert(0, ROOT)
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    import pygame

    from game import catalog
    from tools.shots import command
    from tools.shots.names import shots_of

    pygame.display.init()
    target = pygame.display.set_mode((1280, 720))
    wanted = names or [name for game in catalog.games() for name in shots_of(game).names]
    made = command.factories(wanted)
    slow = 0
    for name in wanted:
        times, nodes = _updates(command.draw_one(made[name], target, "en"))
        worst = times[int(len(times) * 0.99)]
        slow += worst > MOST
        print(f"{name:32} {nodes:4} things  median {times[len(times) // 2]:5.2f} ms  p99 {worst:5.2f} ms")
    return int(slow > 0)


def _updates(shell: Shell) -> tuple[list[float], int]:
    """The times of all updates in ms, the shortest first, and how many things there were."""
    from game.ui.reader.adapters import made
    from game.ui.reader.tree import TreeBuilder

    shell.ui.ears.reader = True
    builder = TreeBuilder(shell.ui)
    sent = builder.build().nodes
    screen = shell.ui.stack.top
    stops = screen.scope.focusables() if screen is not None and screen.scope is not None else []
    times: list[float] = []
    for turn in range(UPDATES + LEFT_OUT):
        if stops:
            shell.router.focus(stops[turn % len(stops)])
        start = time.process_time()
        heard = builder.build()
        made({key: node for key, node in heard.nodes.items() if sent.get(key) != node}, heard.focus)
        times.append((time.process_time() - start) * 1000)
        sent = heard.nodes
    return sorted(times[LEFT_OUT:]), len(sent)


if __name__ == "__main__":
    enter(__file__, "test")
    raise SystemExit(main(sys.argv[1:]))
