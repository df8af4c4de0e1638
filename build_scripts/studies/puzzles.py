#!/usr/bin/env python3
"""Score a computer player on tactical puzzles: `python build_scripts/studies/puzzles.py --level hard`.

Each puzzle of data/<game>/puzzles.yaml and tests/puzzles/ is a position with the answers that are right there and why.
Those that are `forced` end a game: what is best there is proved (tests/bots/test_puzzles.py). The others are a matter
of `judgement` and follow published advice, or what a long search says. The exit code is 0 whatever the score;
`--strict` makes it 1 if a forced one is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import ROOT, enter

DATA, TESTS = Path(ROOT) / "data", Path(ROOT) / "tests" / "puzzles"
CLASSES = ("forced", "judgement")


def main(arguments: list[str]) -> int:
    """Ask the level every puzzle and print solved/total by class."""
    options = _options(arguments)
    from game.cli.advise import NoAdvice
    from game.content import ContentError

    try:
        paths = [options.path] if options.path else [DATA / options.game / "puzzles.yaml", *_of_tests(options.game)]
        found = [file for path in paths for file in files(path)]
        solved = [one for file in found for one in answers(file, options.level, options.seed, options.game)]
    except (NoAdvice, ValueError, ContentError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({"level": options.level, "seed": options.seed, **score(solved), "puzzles": solved}))
    else:
        _print(options.level, solved, score(solved))
    missed = [one for one in solved if one["class"] == CLASSES[0] and not one["solved"]]
    return int(options.strict and bool(missed))


def files(path: Path) -> list[Path]:
    """The puzzle files below a folder, or the one named."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def _of_tests(game: str) -> list[Path]:
    from game.catalog import USUAL

    return [TESTS] if game == USUAL else []


def answers(file: Path, level: str, seed: int, game: str = "citadels") -> list[dict[str, Any]]:
    """What this computer player answers to each puzzle of a file. Raises NoAdvice, ContentError, and ValueError for the
    level."""
    from game.cli.advise import NoAdvice, advise, position, positions
    from game.puzzles.puzzle import holds_puzzles, read_puzzles
    from game.scenario.language import scenario_language

    if holds_puzzles(file):
        puzzles = [(one.scenario, one.told.forced, one.told.why.en) for one in read_puzzles(file, game).puzzles]
    else:
        puzzles = [(one, False, one.why) for one in positions(file)]
    found = []
    for puzzle, forced, why in puzzles:
        if not puzzle.best:
            raise NoAdvice(f"{puzzle.file}:{puzzle.line}: {puzzle.name}: a puzzle needs `best: [...]`")
        g, ask = position(puzzle)
        record = advise(puzzle, level, seed)
        best = {word for choice in puzzle.best for word in scenario_language(puzzle.game).offered_for(choice, g, ask)}
        found.append({
            "name": puzzle.name, "file": file.name, "line": puzzle.line, "class": CLASSES[not forced],
            "answer": record["answer"], "best": record["best"], "solved": record["option"] in best, "why": why,
        })  # fmt: skip
    return found


def score(solved: list[dict[str, Any]]) -> dict[str, Any]:
    """Solved and total for each class and for all."""
    classes = list(dict.fromkeys([*CLASSES, *(one["class"] for one in solved)]))
    by_class = {}
    for name in classes:
        mine = [one for one in solved if one["class"] == name]
        if mine:
            by_class[name] = {"solved": sum(one["solved"] for one in mine), "total": len(mine)}
    return {"solved": sum(one["solved"] for one in solved), "total": len(solved), "classes": by_class}


def _print(level: str, solved: list[dict[str, Any]], found: dict[str, Any]) -> None:
    for one in solved:
        if not one["solved"]:
            print(f"{one['file']}:{one['line']}: {one['name']}")
            print(f"    {level} answers '{one['answer']}', best is {' or '.join(one['best'])}: {one['why']}")
    parts = [f"{name} {c['solved']}/{c['total']}" for name, c in found["classes"].items()]
    print(f"{level}: {found['solved']}/{found['total']} solved ({', '.join(parts)})")


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="puzzles.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", required=True, metavar="BOT", help="LEVEL or LEVEL:PERSONALITY")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the bot's seed (default 1)")
    parser.add_argument("--path", type=Path, metavar="PATH", help="other puzzles: a file or folder")
    parser.add_argument("--game", default="citadels", help="whose puzzles (default citadels)")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a forced puzzle is missed")
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
