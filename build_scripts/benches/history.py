#!/usr/bin/env python3
"""Measure the history with many games: `python3 build_scripts/benches/history.py [--games 100000] [--folder DIR]`.

Games that nobody played are written into a database (into the folder, where it stays and is used again, or into one
that goes afterwards); then everything that a screen asks is asked, three times each, and the slowest is told. The exit
code is 1 if something takes longer than 0.3 s. Afterwards real matches are recorded: how long the game waits for that,
and the thread that writes.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

MOST_SECONDS = 0.3
AT_ONCE = 2000


def fill(folder: Path, count: int, content: bytes) -> None:
    """Write what is missing of so many games."""
    from game.history import rows
    from game.history.database import Database
    from tests.history.made_up import games

    database = Database(folder)
    with database.read() as made:
        there = made.execute("SELECT COUNT(*) FROM game").fetchone()[0]
    found = games(count)
    for number in range(0, count, AT_ONCE):
        part = list(islice(found, min(AT_ONCE, count - number)))
        if number + len(part) > there:
            with database.write() as made:
                for at, (game, chosen) in enumerate(part):
                    rows.insert(made, f"bench {number + at}", game, content, chosen)
            print(f"\r{number + len(part)} games", end="", flush=True)
    print()
    database.close()


def questions(history: Any, count: int) -> dict[str, Callable[[], object]]:
    """Everything that a screen asks for at once."""
    from game.history.played import ALL, Wanted

    wanted = {
        "all": ALL, "a game": Wanted(game="citadels"), "a person": Wanted(person="Anna"),
        "a person, a game, players": Wanted(person="Anna", game="citadels", players=4),
        "a level": Wanted(level="hard"), "deals of the day": Wanted(origin="daily"),
        "nobody": Wanted(person="Nobody", game="citadels"), "a rare mix": Wanted("la_citta", "Zoë", 6, "easy", "daily"),
    }  # fmt: skip
    listed = {**wanted, "won by a person": Wanted(person="Bert", won=True), "lost": Wanted(won=False),
              "a text": Wanted(text="müller"), "a text that is nowhere": Wanted(text="xyz")}  # fmt: skip
    found: dict[str, Callable[[], object]] = {"people": history.people, "ratings": lambda: history.ratings("citadels")}
    for name, one in listed.items():
        found[f"list: {name}"] = lambda one=one: (history.games(one), history.count(one))  # type: ignore[misc]
    for name, one in wanted.items():
        found[f"figures: {name}"] = lambda one=one: history.figures(one)  # type: ignore[misc]
    found["list: the last page"] = lambda: history.games(ALL, offset=max(0, count - 50))
    found["one game"] = lambda: history.game(count // 2)
    return found


def slowest(ask: Callable[[], object]) -> float:
    """Of three times, in seconds."""
    taken = []
    for _turn in range(3):
        before = time.perf_counter()
        ask()
        taken.append(time.perf_counter() - before)
    return max(taken)


def ask_all(folder: Path, count: int) -> bool:
    """Tell every question's time; False if one is too slow."""
    from game.history.store import History

    history, good = History(folder), True
    for name, ask in questions(history, count).items():
        seconds = slowest(ask)
        good = good and seconds <= MOST_SECONDS
        print(f"{seconds * 1000:8.1f} ms  {name}{'' if seconds <= MOST_SECONDS else '  TOO SLOW'}")
    before = time.perf_counter()
    history.export_csv(folder / "games.csv")
    print(f"{time.perf_counter() - before:8.2f} s   export of all as CSV (in no frame)")
    history.close()
    return good


def record(folder: Path) -> None:
    """Real matches of most players: how long the caller waits, and the thread."""
    from game.history.store import History
    from tests.history.matches import match_of

    history = History(folder)
    for game, players in (("citadels", 8), ("rattus_cartus", 5), ("la_citta", 5)):
        waited, written = [], []
        for number in range(5):
            taken = match_of(time.time_ns() + number, game, players)  # none that is there from the last time
            before = time.perf_counter()
            history.record(taken)
            sent = time.perf_counter()
            history.flush(60)
            waited.append(sent - before)
            written.append(time.perf_counter() - sent)
        middle = sorted(written)[2] * 1000
        print(
            f"{game}, {players} players: the game waits {max(waited) * 1000:.2f} ms, the thread takes {middle:.1f} ms"
        )
    history.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100_000, help="how many are in the database (default 100000)")
    parser.add_argument("--folder", type=Path, help="where the database stays")
    options = parser.parse_args()
    from game.history import reckoning
    from tests.history.matches import match_of

    with tempfile.TemporaryDirectory() as spare:
        folder = options.folder or Path(spare)
        before = time.perf_counter()
        fill(folder, options.games, reckoning.as_kept(match_of(0).save_file("", "")))
        size = sum(path.stat().st_size for path in folder.glob("history.db*"))
        print(f"{time.perf_counter() - before:.0f} s to write, {size / 1e6:.0f} MB")
        good = ask_all(folder, options.games)
        record(folder)
    return 0 if good else 1


if __name__ == "__main__":
    enter(__file__, "test")
    sys.path.insert(0, ROOT)
    sys.exit(main())
