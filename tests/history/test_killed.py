"""kill -9 at any moment: what was finished is in the history, at the latest after the next start, and once."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from game.history.database import NAME
from game.history.store import History
from game.session import save
from game.session.claims import claim
from tests.helpers.clock import NEVER
from tests.history.matches import finished, match

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")


def child(what: str, folder: Path) -> subprocess.Popen[str]:
    (folder / "saves").mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tests.history.killed", what, str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def after_the_next_start(folder: Path, *, keep: bool = True) -> History:
    history = History(folder)
    history.catch_up(folder / "saves", keep=keep)
    assert history.flush()
    return history


def test_killed_while_recording(tmp_path: Path) -> None:
    running = child("record", tmp_path)
    assert running.stdout is not None
    said = [int(running.stdout.readline()) for _ in range(5)]
    time.sleep(0.013)  # somewhere in the middle of the next one
    running.kill()
    said += [int(line) for line in running.stdout.read().split()]
    running.wait(NEVER)
    running.stdout.close()
    history = after_the_next_start(tmp_path)
    found = {int(game.played_at) for game in history.games(limit=10_000)}
    assert history.trouble is None
    assert set(said) <= found <= {*said, said[-1] + 1}, "what was said to be recorded is there"
    assert history.figures().games == len(found)
    history.close()
    with sqlite3.connect(tmp_path / NAME) as made:
        assert made.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    made.close()


@pytest.mark.parametrize(("what", "count"), [("finish", 1), ("queue", 3)])
def test_killed_before_recording(tmp_path: Path, what: str, count: int) -> None:
    running = child(what, tmp_path)
    assert running.wait(60) == -signal.SIGKILL
    assert running.stdout is not None
    running.stdout.close()
    history = after_the_next_start(tmp_path)
    assert history.count() == count
    assert [one.name for one in history.games()[0].seats] == ["Anna", "Bert"]
    history.close()
    again = after_the_next_start(tmp_path)
    assert again.count() == count, "once"
    again.delete_all()
    again.flush()
    again.close()
    deleted = after_the_next_start(tmp_path)
    assert deleted.count() == 0, "a deleted game does not come back from its save"
    deleted.close()


def test_games_that_were_not_to_be_kept_are_not_taken_from_saves_later(tmp_path: Path) -> None:
    kept(tmp_path, "game-20261123-00000001.json", match(1))
    after_the_next_start(tmp_path, keep=False).close()
    kept(tmp_path, "game-20261123-00000002.json", match(2))
    history = after_the_next_start(tmp_path)
    assert history.count() == 1
    assert history.save(history.games()[0].id).setup.salt == match(2).setup.salt
    history.close()


def test_of_saves_only_finished_games_are_taken_that_nobody_plays(tmp_path: Path) -> None:
    kept(tmp_path, "game-20261123-00000001.json", match(1))
    practice = finished()._replace(setup=msgspec.structs.replace(match(2).setup, origin="lesson:first"))
    kept(tmp_path, "game-20261123-00000002.json", practice)
    kept(tmp_path, "game-20261123-00000003.json", match(3))
    (tmp_path / "saves" / "game-20261123-00000004.json").write_bytes(b"{")
    held = claim(tmp_path / "saves" / "game-20261123-00000003.json")
    assert held is not None
    history = after_the_next_start(tmp_path)
    assert history.count() == 1
    history.close()
    held.release()
    history = after_the_next_start(tmp_path)
    assert history.count() == 2
    history.close()


def kept(folder: Path, name: str, taken: save.Snapshot) -> None:
    (folder / "saves").mkdir(exist_ok=True)
    (folder / "saves" / name).write_bytes(save.encode(taken.save_file("", "")))
