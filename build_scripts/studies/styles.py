#!/usr/bin/env python3
"""How strong and how different the personalities are: `python3 build_scripts/studies/styles.py --deals 1000`.

    --game GAME     which game (default citadels); what is counted besides the wins says `tools.styles`
    --level LEVEL   at which all play (default normal)
    --deals D       games dealt; each is played once by neutral players and once by every personality in every seat
    --players N     at the table (default 4)
    --cast ID       cast of the games, or random (default random: another one in every game)
    --only LIST     personalities, by id (default all)
    --seed S        of the first deal; each next has one more (default 1)
    --workers W     processes (default 1); the result is the same for any number
    --compiled      from the compiled copy of `accelerate.py` instead of this checkout
    --json          print the result as one line of JSON

Strength is the share of wins less that of the neutral twin who plays the same seat of the same deal, with the 95 %
interval of the mean over the deals. The style shows in what a player does beside its twin. Ctrl-C ends it and prints
what was played.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import ROOT, enter

PIECE = 10  # deals a worker plays before it reports
Z = 1.96


def main(arguments: list[str]) -> int:
    """Play, and print the table; 2 for what cannot be played."""
    if "--compiled" in arguments:
        use_copy()
    from studies.style_games import Compared
    from tools.styles import Watched

    options = _options(arguments)
    twin = Watched()
    found = {name: Compared() for name in options.only}
    done = 0
    with suppress(KeyboardInterrupt):
        for part, compared in _pieces(options):
            twin.add(part)
            for name, one in compared.items():
                found[name].watched.add(one.watched)
                found[name].differences += one.differences
            done += PIECE
            if sys.stderr.isatty():
                print(f"\r{min(done, options.deals)} of {options.deals} deals", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if not twin.games:
        return 130
    rows: dict[str, dict[str, Any]] = {"neutral": facts(options.game, twin)}
    for name, one in found.items():
        low, mean, high = interval(one.differences)
        rows[name] = {**facts(options.game, one.watched), "difference": mean, "low": low, "high": high}
    print(json.dumps(rows) if options.json else as_text(options.game, rows))
    return 0


def interval(values: list[float]) -> tuple[float, float, float]:
    """Lower end, mean and upper end of the 95 % interval of the mean."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.sqrt(math.fsum((one - mean) ** 2 for one in values) / max(1, count - 1) / count)
    return mean - Z * spread, mean, mean + Z * spread


def facts(game: str, w: Any) -> dict[str, Any]:
    """Averages of what was counted of this game, by the titles of the columns, and shares by group."""
    from tools.styles import watcher

    look = watcher(game)
    found = {"games": w.games, "win_rate": w.wins / w.games}
    return {
        **found,
        "figures": {column.title: column.figure(w) for column in look.columns},
        "chosen": {group: _shares(w.chosen.get(group, {})) for group in look.groups},
    }


def _shares(counts: dict[str, int]) -> dict[str, float]:
    whole = sum(counts.values()) or 1
    return {name: counts[name] / whole for name in sorted(counts, key=lambda name: (-counts[name], name))}


def as_text(game: str, rows: dict[str, dict[str, Any]]) -> str:
    """A table in Markdown, and in its last columns what differs most from the neutral player in what is chosen."""
    from tools.styles import watcher

    look = watcher(game)
    titles = ["personality", "difference", "games", "wins", *(column.title for column in look.columns)]
    lines = [_line([*titles, *look.groups.values()]), "|---" * (len(titles) + len(look.groups)) + "|"]
    neutral = rows["neutral"]
    for name, row in rows.items():
        gap = "" if name == "neutral" else f"{row['difference']:+.1%} ({row['low']:+.1%} to {row['high']:+.1%})"
        cells = [name, gap, str(row["games"]), f"{row['win_rate']:.1%}"]
        cells += [column.form.format(row["figures"][column.title]) for column in look.columns]
        cells += [_changes(row["chosen"][one], neutral["chosen"][one]) if gap else "" for one in look.groups]
        lines.append(_line(cells))
    return "\n".join(lines)


def _line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _changes(mine: dict[str, float], usual: dict[str, float]) -> str:
    """The three of a group whose share changed most, in points."""
    change = {name: mine.get(name, 0.0) - usual.get(name, 0.0) for name in {*mine, *usual}}
    most = sorted(change, key=lambda name: (-abs(change[name]), name))[:3]
    return ", ".join(f"{name} {change[name] * 100:+.1f}" for name in most)


def _pieces(options: argparse.Namespace) -> Iterator[tuple[Any, dict[str, Any]]]:
    from studies.style_games import Table, deals

    table = Table(options.game, options.level, options.players, options.cast)
    end = options.seed + options.deals
    pieces = [range(start, min(start + PIECE, end)) for start in range(options.seed, end, PIECE)]
    if options.workers <= 1:
        for piece in pieces:
            yield deals(table, piece, options.only)
        return
    count = len(pieces)
    with ProcessPoolExecutor(options.workers) as pool:
        yield from pool.map(deals, [table] * count, pieces, [options.only] * count)


def _options(arguments: list[str]) -> argparse.Namespace:
    from game import catalog
    from game.bots import personalities

    parser = argparse.ArgumentParser(
        prog="styles.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default=catalog.USUAL, choices=catalog.games(), help="which game (default citadels)")
    parser.add_argument("--level", default="normal", help="at which all play (default normal)")
    parser.add_argument("--deals", type=int, default=200, help="games dealt (default 200)")
    parser.add_argument("--players", type=int, default=4, help="seats (default 4)")
    parser.add_argument("--cast", default="random", help="a cast, or random (default)")
    parser.add_argument("--only", type=lambda text: text.split(","), help="personalities, a,b (default all)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--compiled", action="store_true", help="from build/accelerated instead of this checkout")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    options = parser.parse_args(arguments)
    known = personalities(options.game)
    if not known:
        parser.error(f"nobody has a style of its own in the game {options.game}.")
    options.only = options.only or list(known)
    unknown = [name for name in options.only if name not in known]
    if unknown:
        parser.error(f"nobody is called {', '.join(unknown)}; there are: {', '.join(known)}")
    if options.players not in catalog.rules(options.game).seats:
        parser.error(f"{options.players} cannot play the game {options.game}.")
    return options


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.path.append(ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
