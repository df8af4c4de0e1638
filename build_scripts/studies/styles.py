#!/usr/bin/env python3
"""How strong and how different the personalities are: `python3 build_scripts/studies/styles.py --deals 1000`.

    --deals D       games dealt; each is played once by neutral players and once by every personality in every seat
    --players N     at the table (default 4)
    --cast ID       cast of the games, or random (default random: another one in every game)
    --only LIST     personalities, by id (default all)
    --seed S        of the first deal; each next has one more (default 1)
    --workers W     processes (default 1); the result is the same for any number
    --json          print the result as one line of JSON

Strength is the share of wins less that of the neutral twin who plays the same seat of the same deal, with the 95 %
interval of the mean over the deals. The style shows in what a player does beside its twin.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

PIECE = 10  # deals a worker plays before it reports
Z = 1.96


def main(arguments: list[str]) -> int:
    """Play, and print the table."""
    from studies.style_games import Compared, Watched

    options = _options(arguments)
    twin = Watched()
    found = {name: Compared() for name in options.only}
    done = 0
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
    rows = {"neutral": facts(twin)}
    for name, one in found.items():
        low, mean, high = interval(one.differences)
        rows[name] = {**facts(one.watched), "difference": mean, "low": low, "high": high}
    print(json.dumps(rows) if options.json else as_text(rows))
    return 0


def interval(values: list[float]) -> tuple[float, float, float]:
    """Lower end, mean and upper end of the 95 % interval of the mean."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.sqrt(math.fsum((one - mean) ** 2 for one in values) / max(1, count - 1) / count)
    return mean - Z * spread, mean, mean + Z * spread


def facts(w: Any) -> dict[str, Any]:
    """Averages of what was counted: per game, per district, and shares."""
    return {
        "games": w.games,
        "win_rate": w.wins / w.games,
        "gold_at_end": w.gold / w.games,
        "rounds": w.rounds / w.games,
        "districts": w.districts / w.games,
        "average_cost": w.cost / max(1, w.districts),
        "uniques": w.uniques / w.games,
        "cards_gathered": w.cards / max(1, w.gathered),
        "murders": sum(w.murdered.values()) / w.games,
        "thefts": sum(w.robbed.values()) / w.games,
        "attacks": w.attacks / w.games,
        "at_leader": w.at_leader / max(1, w.aimed),
        "at_crown": w.at_crown / max(1, w.aimed),
        "at_wrongdoer": w.at_wrongdoer / max(1, w.aimed),
        "surprises": w.surprises / max(1, sum(w.drafted.values())),
        "drafted": _shares(w.drafted),
        "murdered": _shares(w.murdered),
        "robbed": _shares(w.robbed),
    }


def _shares(counts: dict[str, int]) -> dict[str, float]:
    whole = sum(counts.values()) or 1
    return {name: counts[name] / whole for name in sorted(counts, key=lambda name: (-counts[name], name))}


COLUMNS = (
    ("games", "games", "{:.0f}"), ("win_rate", "wins", "{:.1%}"), ("gold_at_end", "gold", "{:.2f}"),
    ("rounds", "rounds", "{:.2f}"), ("districts", "built", "{:.2f}"), ("average_cost", "cost", "{:.2f}"),
    ("uniques", "uniques", "{:.2f}"), ("cards_gathered", "cards", "{:.0%}"), ("murders", "murders", "{:.2f}"),
    ("thefts", "thefts", "{:.2f}"), ("attacks", "attacks", "{:.2f}"), ("at_leader", "leader", "{:.0%}"),
    ("at_crown", "crown", "{:.0%}"), ("at_wrongdoer", "wronged", "{:.1%}"), ("surprises", "surprises", "{:.0%}"),
)  # fmt: skip


def as_text(rows: dict[str, dict[str, Any]]) -> str:
    """A table in Markdown, and below it what differs most from the neutral player in the draft and in the targets."""
    titles = ["personality", "difference", *(title for _key, title, _form in COLUMNS), "drafts", "murders whom"]
    lines = ["| " + " | ".join(titles) + " |", "|---" * len(titles) + "|"]
    neutral = rows["neutral"]
    for name, row in rows.items():
        gap = "" if name == "neutral" else f"{row['difference']:+.1%} ({row['low']:+.1%} to {row['high']:+.1%})"
        cells = [form.format(row[key]) for key, _title, form in COLUMNS]
        changes = [_changes(row[key], neutral[key]) for key in ("drafted", "murdered")] if gap else ["", ""]
        lines.append("| " + " | ".join([name, gap, *cells, *changes]) + " |")
    return "\n".join(lines)


def _changes(mine: dict[str, float], usual: dict[str, float]) -> str:
    """The three characters whose share changed most."""
    change = {name: mine.get(name, 0.0) - usual.get(name, 0.0) for name in {*mine, *usual}}
    most = sorted(change, key=lambda name: (-abs(change[name]), name))[:3]
    return ", ".join(f"{name} {change[name] * 100:+.1f}" for name in most)


def _pieces(options: argparse.Namespace) -> Iterator[tuple[Any, dict[str, Any]]]:
    from studies.style_games import deals

    end = options.seed + options.deals
    pieces = [range(start, min(start + PIECE, end)) for start in range(options.seed, end, PIECE)]
    if options.workers <= 1:
        for piece in pieces:
            yield deals(options.players, piece, options.only, options.cast)
        return
    count = len(pieces)
    with ProcessPoolExecutor(options.workers) as pool:
        yield from pool.map(deals, [options.players] * count, pieces, [options.only] * count, [options.cast] * count)


def _options(arguments: list[str]) -> argparse.Namespace:
    from game.citadels.bot.style import STYLES

    parser = argparse.ArgumentParser(description="How strong and how different the personalities are.")
    parser.add_argument("--deals", type=int, default=200, help="games dealt (default 200)")
    parser.add_argument("--players", type=int, choices=range(2, 9), default=4, help="seats (default 4)")
    parser.add_argument("--cast", default="random", help="a cast, or random (default)")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(STYLES), help="personalities, a,b")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.only if name not in STYLES]
    if unknown:
        parser.error(f"nobody is called {', '.join(unknown)}; there are: {', '.join(STYLES)}")
    return options


if __name__ == "__main__":
    enter(__file__, "run")
    sys.path.insert(0, ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
