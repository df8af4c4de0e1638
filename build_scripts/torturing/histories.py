"""Spoil the database of games that were played; whatever is wrong with it, it is asked and written to like any other.

Nothing may raise, nothing may take longer than some seconds, and a game that ends meanwhile is there afterwards: in the
database, or waiting beside it.
"""

from __future__ import annotations

import logging
import shutil
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from game import catalog
from game.history.database import NAME
from game.history.played import Wanted
from game.history.store import History
from game.history.waiting import FOLDER
from game.kernel.rng import Rng
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.save import Snapshot
from game.session.setup import SeatSetup
from torturing.child import go_on, setup_for
from torturing.spoil import SPOILERS

GAMES = 8
LONGEST = 10.0  # seconds for one, on a busy machine


@dataclass
class Histories:
    """The result of many spoiled databases."""

    histories: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)  # the word of what was said; "" for nothing
    games_kept: int = 0  # of those that had been recorded before
    games_before: int = 0
    slowest_seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return {
            "histories": self.histories, "kinds": dict(self.kinds), "told": dict(self.told),
            "games_kept": self.games_kept, "games_before": self.games_before,
            "slowest_seconds": round(self.slowest_seconds, 2),
        }  # fmt: skip


def torture_histories(histories: int, seed: int, home: Path, game: str = catalog.USUAL) -> Histories:
    """Spoil so many databases, and use each."""
    result, rng = Histories(), Rng(seed)
    if not histories:
        return result
    logging.disable()  # what is told is counted
    taken = _finished(game)
    sound = home / "sound"
    _fill(sound, taken)
    content = (sound / NAME).read_bytes()
    spoilers = {**SPOILERS, "a page": _page, "the header": _header}
    for number in range(histories):
        kind = [*spoilers][rng.below(len(spoilers))]
        folder = home / f"history-{number}"
        folder.mkdir(parents=True)
        (folder / NAME).write_bytes(spoilers[kind](content, rng))
        result.histories += 1
        result.kinds[kind] += 1
        before = len(result.failures)
        _use(folder, _another(taken, GAMES + 1), f"history {number} ({kind})", result)
        if len(result.failures) == before:
            shutil.rmtree(folder)
    return result


def _use(folder: Path, taken: Snapshot, name: str, result: Histories) -> None:
    """Everything a program does with it, twice: the second start finds what the first one left."""
    start = time.perf_counter()
    result.games_before += GAMES
    told: list[str] = []
    for _start in range(2):
        history = History(folder, lambda notice: told.append(notice.word))
        try:
            history.catch_up(folder / "no saves")
            _ask_all(history)
            history.record(taken)
            history.note("torture", name, 1)
            done = history.flush(LONGEST)
            _ask_all(history)
            count = history.count()
        except Exception as error:  # noqa: BLE001  that is what is looked for
            result.failures.append(f"{name}: {type(error).__name__}: {error}")
            return
        finally:
            history.close()
        if not done:
            result.failures.append(f"{name}: it was not done within {LONGEST} s")
    waiting = [*(folder / FOLDER).glob("game-*.json")]
    if not waiting and not _is_there(folder, taken):
        result.failures.append(f"{name}: the game that ended is neither in the database nor beside it ({told})")
    result.games_kept += min(GAMES, max(0, count - (not waiting)))
    result.told.update(told[:1] or [""])
    result.slowest_seconds = max(result.slowest_seconds, time.perf_counter() - start)


def _ask_all(history: History) -> None:
    for wanted in (Wanted(), Wanted(game="citadels", person="Anna"), Wanted(won=True, text="a")):
        games = history.games(wanted)
        history.count(wanted)
        history.figures(wanted)
    for game in games:
        history.chosen(game.id)
    history.ratings()
    history.people()
    history.notes("torture")


def _is_there(folder: Path, taken: Snapshot) -> bool:
    history = History(folder)
    try:
        return any(history.save(game.id).setup.salt == taken.setup.salt for game in history.games(limit=1000))
    except SaveFault:
        return False
    finally:
        history.close()


def _finished(game: str) -> Snapshot:
    """A game of people who answer by chance; Anna sits at the first seat."""
    setup = setup_for(1, game)
    seats = [SeatSetup("Anna" if seat == 0 else one.name, one.shield) for seat, one in enumerate(setup.seats)]
    match = Match.new(catalog.rules(game), msgspec.structs.replace(setup, seats=tuple(seats)))
    while go_on(match):
        pass
    return save.snapshot(match)


def _another(taken: Snapshot, number: int) -> Snapshot:
    return taken._replace(setup=msgspec.structs.replace(taken.setup, salt=f"{number:032x}"))


def _fill(folder: Path, taken: Snapshot) -> None:
    history = History(folder)
    for number in range(GAMES):
        history.record(_another(taken, number), 100.0, played_at=1000.0 + number)
        history.note("torture", str(number), {"number": number})
    history.close()


def _page(content: bytes, rng: Rng) -> bytes:
    """One page of chance."""
    size = 4096
    start = size * rng.below(max(1, len(content) // size))
    return content[:start] + bytes(rng.below(256) for _ in range(size)) + content[start + size :]


def _header(content: bytes, rng: Rng) -> bytes:
    """One byte of the first hundred."""
    at = rng.below(100)
    return content[:at] + bytes([rng.below(256)]) + content[at + 1 :]
