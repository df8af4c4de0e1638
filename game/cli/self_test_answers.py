"""The same games by machine code and in pure Python: all answers of the computer players and every end must be equal.

What is not compiled in this process is asked of another one, which is started from here with `--pure`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from game import catalog
from game.bots import make_bot
from game.cli.self_test_files import Fault
from game.kernel.saving import digest
from game.kernel.steps import Seat
from game.machine_code import CODE, PURE

PLAYERS = 4
USUAL, THINKING = "normal", "hard"
FIRST, EVERY = 9, 60  # the answer at which the searching level is asked for the first time, and how often after that
SECONDS = 120.0
KIND = "kind"  # beside the games: how they were played


def answers() -> dict[str, str]:
    """What is to be compared, by game: all answers, and the digest of the end."""
    return {game: _played(game) for game in catalog.GAMES}


def _played(game: str) -> str:
    rules = catalog.rules(game)
    g = rules.new(rules.setup(PLAYERS, {}, 1), 1)
    bots = {(level, seat): make_bot(level, seat, game) for level in (USUAL, THINKING) for seat in range(PLAYERS)}
    found: list[str] = []
    while (ask := g.pending) is not None:
        level = THINKING if len(found) % EVERY == FIRST else USUAL
        found.append(bots[level, ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask))
        g.choose(found[-1])
    return " ".join([*found, digest(g)])


def write(path: Path) -> None:
    """The answers of this process, for the one that started it. Raises OSError."""
    path.write_text(json.dumps({KIND: CODE.kind(), **answers()}), encoding="utf-8")


def check(home: Path) -> str:
    """Whether this process answers as one of pure Python does. `home` is a folder to write to."""
    if CODE.trouble:
        raise Fault(CODE.trouble)
    if not CODE.is_used():
        return f"none: {CODE.kind()}"
    here, there = answers(), _asked_of_another(home / "answers.json")
    if there.pop(KIND) == CODE.kind():
        raise Fault(f"{PURE} did not keep the other process from using it")
    different = [game for game, said in here.items() if there.get(game) != said]
    if different:
        raise Fault(f"other answers than pure Python's in {', '.join(different)}")
    return f"the same {sum(said.count(' ') for said in here.values())} answers as pure Python's"


def _asked_of_another(path: Path) -> dict[str, str]:
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    done = subprocess.run(
        [*program, PURE, "--self-test", "--answers", str(path)], capture_output=True, check=False, timeout=SECONDS
    )
    if done.returncode:
        raise Fault(f"the process of pure Python ended with code {done.returncode}: {done.stderr.decode()[-300:]}")
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found
