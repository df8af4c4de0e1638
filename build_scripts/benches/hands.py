#!/usr/bin/env python3
"""Measure the pages of phones: `python3 build_scripts/benches/hands.py [--games N] [--json]`.

Whole games of each game are played by touches alone, four people in two languages. Of each game: page_ms, the median
time of the processor in which a page is made and written, page_p95_ms below which 95 of a hundred stay, and page_bytes,
the largest. The targets are 5 ms and 20,000 bytes on a machine whose bare loop runs 48 million steps a second
(`bench.py`); loop_msteps_per_second tells how fast this one is. Exit code 1 where one is missed.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter
from bench import REFERENCE_LOOP, loop_speed

PEOPLE = 4
MOST_MS, MOST_BYTES = 5.0, 20_000


def figures_of(game: str, games: int) -> dict[str, float]:
    """The figures of one game."""
    from game.hands.messages import encoded
    from game.hands.pages import SeatPages
    from tests.hands.playing import Phones

    times: list[float] = []
    sizes: list[int] = []

    def measure(pages: SeatPages) -> None:
        start = time.thread_time()
        data = encoded(pages.page(1))
        times.append((time.thread_time() - start) * 1000)
        sizes.append(len(data))

    for seed in range(1, games + 1):
        phones = Phones(game, PEOPLE, seed=seed)
        for _page in phones.play(measure):
            for pages in [*phones.pages, phones.nobody]:
                if pages is not phones.asked:
                    measure(pages)
    times.sort()
    return {
        f"{game}_page_ms": statistics.median(times),
        f"{game}_page_p95_ms": times[int(len(times) * 0.95)],
        f"{game}_page_bytes": max(sizes),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=3, metavar="N", help="of each game (default 3)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    given = parser.parse_args()
    from game import catalog

    loop = loop_speed()
    found: dict[str, float] = {"loop_msteps_per_second": loop}
    for game in catalog.GAMES:
        found |= figures_of(game, given.games)
    if given.json:
        print(json.dumps({name: round(number, 2) for name, number in found.items()}))
    else:
        for name, number in found.items():
            print(f"{name:>28} {number:10.2f}")
    slower = REFERENCE_LOOP / loop  # what this machine takes longer
    late = [name for name, ms in found.items() if name.endswith("_p95_ms") and ms > MOST_MS * max(1.0, slower)]
    large = [name for name, size in found.items() if name.endswith("_bytes") and size > MOST_BYTES]
    for name in (*late, *large):
        print(f"{name} is beyond its target")
    return int(bool(late or large))


if __name__ == "__main__":
    enter(__file__, "test")
    sys.path.insert(0, ROOT)
    sys.exit(main())
