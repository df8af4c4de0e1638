"""A process that is killed while it records: started by `test_killed.py`, as `python -m tests.history.killed`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from game.history.store import History
from game.session import save
from game.session.kept import KeptGames
from tests.history.matches import match


def record_for_ever(folder: Path) -> None:
    """Says each number when its match is recorded."""
    history, number = History(folder), 0
    while True:
        number += 1
        history.record(match(number), played_at=float(number))
        history.flush()
        print(number, flush=True)


def finish_and_die(folder: Path) -> None:
    """The last state of a match is kept as always, and before it is recorded the power goes."""
    from game import catalog

    claim = KeptGames(folder / "saves", catalog.rules).fresh()
    claim.path.write_bytes(save.encode(match(1).save_file("", "2026-11-23 12:00")))
    os.kill(os.getpid(), signal.SIGKILL)


def die_with_games_in_the_queue(folder: Path) -> None:
    """Sent to the thread and killed at once."""
    from game import catalog

    history = History(folder)
    history.count()
    kept = KeptGames(folder / "saves", catalog.rules)
    for number in (1, 2, 3):
        kept.fresh().path.write_bytes(save.encode(match(number).save_file("", "")))
        history.record(match(number))
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    {"record": record_for_ever, "finish": finish_and_die, "queue": die_with_games_in_the_queue}[sys.argv[1]](
        Path(sys.argv[2])
    )
