#!/usr/bin/env python3
"""Kill the game and spoil its files: `python3 build_scripts/torture.py --kills 50 --files 500`.

    --kills N   play with bots and people in a process of its own, kill it N times at random moments, go on from what is
                on disk, and compare the end with the same game undisturbed (default 20)
    --files N   spoil N saves, card files and scenarios; the commands that read them must end with code 2, one sentence
                and no traceback (default 200). Code 0 counts as harmless; 1 is for a replay or a scenario that can be
                read but does not come out as it says.
    --saves N   change N saves, sign them again, and open each as a person would: no traceback, nothing longer than a
                second (default 100)
    --histories N  spoil N databases of games that were played, and use each: nothing may raise, and a game that ends
                meanwhile is not lost (default 50)
    --game NAME what is played (default citadels)
    --seed S    of everything that is random here (default 1)
    --json      print the result as one line of JSON

The exit code is 1 if anything went wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from _venv import ROOT, enter


def main(arguments: list[str]) -> int:
    """Torture; 0 if nothing went wrong."""
    options = _options(arguments)
    start = time.monotonic()
    home = Path(tempfile.mkdtemp(prefix="torture-"))
    counts = (options.kills, options.files, options.saves, options.histories)
    result = torture(counts, options.seed, home, options.game)
    result["seconds"] = round(time.monotonic() - start, 1)
    print(json.dumps(result) if options.json else _as_text(result))
    return int(bool(result["failures"]))


def torture(counts: tuple[int, int, int, int], seed: int, home: Path, game: str = "citadels") -> dict[str, Any]:
    """The figures of all tortures: so many kills, files, saves and histories. What failed is kept in `home`; without
    failures nothing is left there."""
    import shutil

    from torturing.files import torture_files
    from torturing.histories import torture_histories
    from torturing.kills import torture_kills
    from torturing.saves import torture_saves

    kills, files, saves, histories = counts
    killed = torture_kills(kills, seed, home / "kills", game)
    spoiled = torture_files(files, seed, home / "files", game)
    changed = torture_saves(saves, seed, home / "saves", game)
    looked_back = torture_histories(histories, seed, home / "histories", game)
    failures = killed.failures + spoiled.failures + changed.failures + looked_back.failures
    if not failures:
        shutil.rmtree(home, ignore_errors=True)
    kept = {"kept_in": str(home)} if failures else {}
    return {"kills": killed.as_json(), "files": spoiled.as_json(), "saves": changed.as_json(),
            "histories": looked_back.as_json(), "failures": failures, **kept}  # fmt: skip


def _as_text(result: dict[str, Any]) -> str:
    kills, files, saves, histories = (result[name] for name in ("kills", "files", "saves", "histories"))
    of_kinds = ", ".join(f"{count} {kind}" for kind, count in files["kinds"].items())
    lines = [
        f"{kills['kills']} kills in {kills['games']} games.",
        f"{kills['lost_decisions']} decisions had to be made again, the oldest {kills['worst_loss_ms']} ms old.",
        f"{files['files']} spoiled files ({of_kinds}).",
        f"{files['refused']} refused, {files['harmless']} harmless, {files['differs']} read and found to differ.",
        f"{saves['saves']} changed saves: {saves['refused']} refused, {saves['opened']} opened and played on.",
        f"{saves['drawn']} of them were drawn; the slowest step took {saves['slowest_seconds']} s.",
        f"{histories['histories']} spoiled histories, used twice; the slowest took {histories['slowest_seconds']} s.",
        f"Of {histories['games_before']} games in them {histories['games_kept']} were still there.",
        *result["failures"],
        f"{len(result['failures'])} failures in {result['seconds']} s.",
    ]
    return "\n".join(lines)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="torture.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20, metavar="N")
    parser.add_argument("--files", type=int, default=200, metavar="N")
    parser.add_argument("--saves", type=int, default=100, metavar="N")
    parser.add_argument("--histories", type=int, default=50, metavar="N")
    parser.add_argument("--game", default="citadels", metavar="NAME")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    enter(__file__, "run")
    sys.path.insert(0, ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
