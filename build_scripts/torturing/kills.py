"""Kill a playing process again and again; what is on disk must go on to the very game nobody disturbed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from game import catalog
from game.kernel.rng import Rng
from game.session.folder import SaveFolder
from torturing.child import undisturbed

CHILD = Path(__file__).resolve().with_name("child.py")
ROOT = CHILD.parents[2]
START_SECONDS = 60.0
LONGEST_GAME = 300.0


@dataclass
class Life:
    """What one process told before it was killed or had finished."""

    made: list[tuple[int, float]] = field(default_factory=list)  # decision, when
    kept: int = 0
    worker: int | None = None
    over: str | None = None
    notices: list[str] = field(default_factory=list)
    complaint: str = ""


@dataclass
class Kills:
    """The result of many kills."""

    kills: int = 0
    games: int = 0
    worst_loss_ms: float = 0.0  # age of the oldest lost decision
    lost_decisions: int = 0
    failures: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return {
            "kills": self.kills,
            "games": self.games,
            "lost_decisions": self.lost_decisions,
            "worst_loss_ms": round(self.worst_loss_ms, 1),
        }


def torture_kills(kills: int, seed: int, home: Path, game: str = catalog.USUAL) -> Kills:
    """Play match after match until so many kills were made, each game to its end."""
    result, rng = Kills(), Rng(seed)
    while result.kills < kills:
        _one_game(seed + result.games, home / f"game-{result.games}", kills, result, rng, game)
        result.games += 1
    return result


def _one_game(seed: int, folder: Path, kills: int, result: Kills, rng: Rng, game: str) -> None:
    for number in range(100):
        alive = 0.02 + rng.random() * 0.5 if result.kills < kills and number < 30 else None
        life = live(folder, seed, alive, with_worker=rng.below(3) == 0, game=game)
        _judge_notices(life, seed, result)
        if life.over is not None:
            if life.over != undisturbed(seed, game):
                result.failures.append(f"seed {seed}: after kills the game ended otherwise than undisturbed")
            return
        if alive is None:
            result.failures.append(f"seed {seed}: the process ended by itself: {life.complaint.strip()[-300:]}")
            return
        result.kills += 1
        _judge_loss(life, folder, seed, result)


def live(folder: Path, seed: int, alive: float | None, *, with_worker: bool, game: str = catalog.USUAL) -> Life:
    """Start the process and kill it so many seconds after it was ready; None lets it play to the end."""
    way = "worker" if with_worker else "inline"
    command = [sys.executable, str(CHILD), str(folder), str(seed), "0.004", way, game]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    )
    life, ready = Life(), threading.Event()
    assert child.stdout is not None
    assert child.stderr is not None
    listeners = [
        threading.Thread(target=_listen, args=(child.stdout, life, ready)),
        threading.Thread(target=_listen_to_errors, args=(child.stderr, life)),
    ]
    for listener in listeners:
        listener.start()
    ready.wait(START_SECONDS)
    try:
        child.wait(LONGEST_GAME if alive is None else alive)
    except subprocess.TimeoutExpired:
        child.kill()
    child.wait()
    for listener in listeners:
        listener.join()
    child.stdout.close()
    child.stderr.close()
    _await_end(life)
    return life


def _listen(lines: IO[str], life: Life, ready: threading.Event) -> None:
    for line in lines:
        word, _, rest = line.rstrip("\n").partition(" ")
        if not line.endswith("\n"):
            continue  # killed in the middle of a line
        if word == "made":
            number, _, when = rest.partition(" ")
            life.made.append((int(number), float(when)))
        elif word == "kept":
            life.kept = int(rest)
        elif word == "worker":
            life.worker = int(rest)
        elif word == "over":
            life.over = rest
        elif word == "notice":
            life.notices.append(rest)
        elif word == "ready":
            ready.set()
    ready.set()


def _listen_to_errors(lines: IO[str], life: Life) -> None:
    life.complaint = lines.read()


def _await_end(life: Life) -> None:
    """A worker must end with its game; note it if it does not."""
    deadline = time.monotonic() + 10.0
    while life.worker is not None and _runs(life.worker):
        if time.monotonic() > deadline:
            life.notices.append(f"the worker process {life.worker} lives on")
            return
        time.sleep(0.02)


def _runs(process: int) -> bool:
    """Whether that process still runs, as far as this system lets us see (Linux)."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")


def _judge_notices(life: Life, seed: int, result: Kills) -> None:
    result.failures += [f"seed {seed}: {notice}" for notice in life.notices]


def _judge_loss(life: Life, folder: Path, seed: int, result: Kills) -> None:
    """What is on disk must be whole and hold all but the newest decisions."""
    kept = SaveFolder(folder, catalog.rules).kept
    opened = kept.open_newest()
    opened.let_go()
    if len(kept.paths()) > 1:
        result.failures.append(f"seed {seed}: the game was begun anew")
    if opened.notices:
        result.failures.append(f"seed {seed}: {' '.join(notice.text() for notice in opened.notices)}")
    on_disk = len(opened.save.journal) if opened.save else 0
    if on_disk < life.kept:
        result.failures.append(f"seed {seed}: answer {life.kept} was on disk, but only {on_disk} came back")
    lost = [when for number, when in life.made if number > on_disk]
    if lost:
        result.lost_decisions += len(lost)
        result.worst_loss_ms = max(result.worst_loss_ms, (life.made[-1][1] - lost[0]) * 1000)
