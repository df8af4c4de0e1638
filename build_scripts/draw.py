#!/usr/bin/env python3
"""Draw the pictures of the game: `python3 build_scripts/draw.py [NAME...]`.

Without names it draws everything into `assets/`; NAME is a file name without its ending (tavern, card_noble, title).
`--check` writes nothing: it draws and names the files of `assets/` that are not what the sources draw.
Sets up `.venv` with what drawing needs on the first start.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from _venv import enter

ROOT = Path(__file__).resolve().parent.parent
PROCESSES = 2


def main() -> int:
    """Do what the command line says; 1 when the check found something, 2 when a name is unknown."""
    enter(__file__, "build")
    import argparse

    from art import files

    parser = argparse.ArgumentParser(description="Draw the pictures of the game into assets/.")
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="file names without ending; all pictures if none is given"
    )
    parser.add_argument("--list", action="store_true", help="print all names and stop")
    parser.add_argument("--check", action="store_true", help="write nothing, compare with the files that are there")
    parser.add_argument("--sheets", action="store_true", help="lay out the finished pictures of the cards in docs/art/")
    parser.add_argument("--out", type=Path, default=ROOT / "assets", help="folder of the pictures")
    arguments = parser.parse_args()
    known = sorted(files.jobs())
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        print(f"No picture is called {', '.join(unknown)}; --list prints all names.", file=sys.stderr)
        return 2
    if arguments.list:
        print("\n".join(known))
    elif arguments.sheets:
        files.write_sheets(arguments.out, ROOT / "docs" / "art")
    elif arguments.check:
        return check(arguments.names, arguments.out)
    else:
        draw(arguments.names or known, arguments.out)
    return 0


def draw(names: list[str], assets: Path) -> None:
    """Draw these pictures, and the tables that go with all of them."""
    from art import files

    files.write_tables(assets)
    for _ in _each(draw_one, names, assets):
        pass


def check(names: list[str], assets: Path) -> int:
    """Name each of these files that is not what its source draws; 1 if there is one.

    Without names: all of them, the tables, and files that no source draws.
    """
    from art import check, files

    found = [text for text in _each(check.complaint, names or sorted(files.jobs()), assets) if text]
    if not names:
        found += [*check.about_tables(assets), *check.about_strangers(assets)]
    print("\n".join(found) if found else "All of it is what the sources draw.")
    return int(bool(found))


def draw_one(name: str, assets: Path) -> str:
    """Draw one picture; nothing to say about it."""
    from art import files

    files.jobs()[name].run(assets)
    return ""


def _each(work: Callable[..., str], names: list[str], assets: Path) -> Iterator[str]:
    """What `work` says about each name, in parallel; says how far it is."""
    import multiprocessing

    # Skia's threads do not survive a fork.
    with multiprocessing.get_context("spawn").Pool(min(PROCESSES, len(names))) as pool:
        told = pool.imap(partial(work, assets=assets), names)
        for count, (name, text) in enumerate(zip(names, told, strict=True), 1):
            print(f"[{count}/{len(names)}] {name}", flush=True)
            yield text


if __name__ == "__main__":
    sys.exit(main())
