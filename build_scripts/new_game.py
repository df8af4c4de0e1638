#!/usr/bin/env python3
"""Begin a new game: `python build_scripts/new_game.py NAME`.

Makes the folder `game/NAME` (or `--into FOLDER`) with a whole game in it that plays at once, and says what comes next:
docs/adding_a_game.md. The template is the small game by which the tests try what knows no game, so it is always right.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "tests" / "games" / "hidden_numbers"
FILES = ("rules.py", "game.py")
ONLY_TESTS = "\n\ndef find_rules("  # what stands behind that in the template is for its tests
OF_TESTS = {  # and what stands before it
    ", to test what knows no game, and as a template for new ones.": ".",
    "DamagedState, SetupError, SomeRules, some\n": "DamagedState, SetupError\n",
}


class NameFault(Exception):
    """A game that cannot be called so; the text is a sentence."""


def checked(name: str) -> str:
    """The name, if a game can be called so. Raises NameFault."""
    if not name.isidentifier() or not name.isascii() or name != name.lower() or keyword.iskeyword(name):
        raise NameFault(
            f"'{name}' is no name for a game: write small letters, digits and underscores, like 'tall_tales'."
        )
    if (ROOT / "game" / name).exists():
        raise NameFault(f"There is a folder game/{name} already: choose another name.")
    return name


def renamed(source: str, name: str, package: str) -> str:
    """A file of the template, as one of the game of that name."""
    words = name.split("_")
    source = source.partition(ONLY_TESTS)[0].rstrip() + "\n"
    for theirs, ours in OF_TESTS.items():
        source = source.replace(theirs, ours)
    source = source.replace("tests.games.hidden_numbers", package)
    source = source.replace("hidden_numbers", name).replace("HiddenNumbers", "".join(map(str.capitalize, words)))
    return with_sorted_imports(source.replace("Hidden Numbers", " ".join(map(str.capitalize, words))))


def with_sorted_imports(source: str) -> str:
    """The same with the imports of the house in their order."""
    lines = source.splitlines(keepends=True)
    places = [number for number, line in enumerate(lines) if re.match(r"from (?!__future__)\S+\.\S+ import ", line)]
    for number, line in zip(places, sorted(lines[number] for number in places), strict=True):
        lines[number] = line
    return "".join(lines)


def begin(name: str, into: Path | None = None) -> tuple[Path, str]:
    """Writes the game; its folder, and the line that names its pack. Raises NameFault."""
    name = checked(name)
    folder = (into or ROOT / "game") / name
    package = name if into is not None else f"game.{name}"
    if folder.exists():
        raise NameFault(f"There is a folder {folder} already: choose another name.")
    folder.mkdir(parents=True)
    title = " ".join(map(str.capitalize, name.split("_")))
    (folder / "__init__.py").write_text(f'"""The game {title}."""\n', encoding="utf-8")
    for file in FILES:
        made = renamed((TEMPLATE / file).read_text(encoding="utf-8"), name, package)
        (folder / file).write_text(made, encoding="utf-8")
    return folder, f"{name}={package}.game:{title.replace(' ', '')}Pack"


def main() -> int:
    """Do what the command line says; 2 for a name that will not do."""
    parser = argparse.ArgumentParser(description="Begin a new game.")
    parser.add_argument("name", help="small letters, such as letters or tall_tales")
    parser.add_argument("--into", type=Path, help="the folder in which the game's own folder is made (default: game)")
    given = parser.parse_args()
    try:
        folder, line = begin(given.name, given.into)
    except NameFault as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    if given.into is not None:
        line = f"{line} PYTHONPATH={given.into}"
    sys.stdout.write(
        f"{folder} has a game that plays. Play it:\n"
        f"    CROWN_AND_COIN_GAMES={line} python -m game\n"
        f"What is missing:\n"
        f"    CROWN_AND_COIN_GAMES={line} python build_scripts/check_game.py {given.name}\n"
        f"Then change its rules: docs/adding_a_game.md leads through it.\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
