#!/usr/bin/env python3
"""Draw the pictures of the game: `python3 build_scripts/art/draw.py [NAME...]`.

Without names it draws everything into `assets/`; NAME is a file name without its ending (tavern, card_noble, title).
Sets up `.venv` with what drawing needs on the first start.
"""

from __future__ import annotations

import sys
from pathlib import Path

BUILD_SCRIPTS = Path(__file__).resolve().parent.parent
sys.path[0] = str(BUILD_SCRIPTS)

PROCESSES = 2


def main() -> int:
    """Draw what the command line names; 2 when a name is unknown."""
    from _venv import enter

    enter(__file__, "build")
    import argparse

    from art.jobs import all_jobs

    parser = argparse.ArgumentParser(description="Draw the pictures of the game into assets/.")
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="file names without ending; all pictures if none is given"
    )
    parser.add_argument("--list", action="store_true", help="print all names and stop")
    parser.add_argument("--out", type=Path, default=BUILD_SCRIPTS.parent / "assets", help="folder to draw into")
    arguments = parser.parse_args()
    known = {job.name for job in all_jobs()}
    if arguments.list:
        print("\n".join(sorted(known)))
        return 0
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        print(f"No picture is called {', '.join(unknown)}; --list prints all names.", file=sys.stderr)
        return 2
    draw(arguments.names or sorted(known), arguments.out)
    return 0


def draw(names: list[str], assets: Path) -> None:
    """Draw these pictures in parallel and say how far it is."""
    import multiprocessing
    from functools import partial

    from art.jobs import write_data

    write_data(assets)
    # Skia's threads do not survive a fork.
    pool = multiprocessing.get_context("spawn").Pool(min(PROCESSES, len(names)))
    with pool:
        for count, name in enumerate(pool.imap_unordered(partial(draw_one, assets=assets), names), 1):
            print(f"[{count}/{len(names)}] {name}", flush=True)


def draw_one(name: str, assets: Path) -> str:
    """Draw one picture; its name, for the report."""
    from art.jobs import all_jobs

    next(job for job in all_jobs() if job.name == name).run(assets)
    return name


if __name__ == "__main__":
    sys.exit(main())
