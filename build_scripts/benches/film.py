#!/usr/bin/env python3
"""Measure how fast a film is: `python3 build_scripts/benches/film.py [--json]`.

Of each game with as many players as it allows, drawn at 1920 x 1080 without a display: film_open_ms from the save to
the first picture, film_first_jump_ms to the end of a film of which nothing was read yet, and of jumps to and fro
through all of it film_jump_p95_ms and film_jump_ms, the longest; everything with what is drawn, in time of the
processor. The target is 100 ms for each jump on a machine whose bare loop runs 48 million steps a second (`bench.py`);
loop_msteps_per_second tells how fast this one is.
"""

import argparse
import json
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter
from bench import REFERENCE_LOOP, loop_speed

JUMPS = 60
LEVELS = {"citadels": "normal"}
TARGET = 100.0  # ms


def played(game: str) -> Any:
    """The save of a finished game of bots, with as many players as there can be."""
    from game import catalog
    from game.bots.inline import InlineBots
    from game.session.match import Match
    from game.session.save import snapshot
    from game.session.setup import MatchSetup, SeatSetup

    rules = catalog.rules(game)
    players = max(rules.seats)
    seats = tuple(SeatSetup(f"Player {i}", i, LEVELS.get(game, "easy")) for i in range(players))
    match = Match.new(rules, MatchSetup(game, rules.setup(players, {}, 3), 3, seats), InlineBots())
    while not match.over:
        match.step()
    return snapshot(match).save_file("", "")


def figures_of(game: str) -> dict[str, float]:
    """The figures of one game, in milliseconds."""
    import pygame

    from game.table.film.screen import FilmTable, open_film
    from game.ui.window.settings import Settings, SettingsFile
    from game.ui.window.shell import Shell
    from tools.shots.around import SHOTS
    from tools.shots.demo_host import DemoHost

    save = played(game)
    pygame.display.init()
    surface = pygame.display.set_mode((1920, 1080))
    settings = SettingsFile(Path(os.devnull, "settings.json"))
    settings.values, settings.trouble = Settings(animation=0), ""
    shell = Shell(surface.get_size(), settings, DemoHost())
    shell.ui.stack.reset(SHOTS["title"](shell.ui))

    def timed(act: Any) -> float:
        start = time.thread_time()
        act()
        shell.draw(surface)
        return (time.thread_time() - start) * 1000

    opened = timed(lambda: open_film(shell.ui, save))
    table = shell.ui.stack.top
    assert isinstance(table, FilmTable)
    while shell.ui.jobs:
        shell.ui.jobs.do_one(shell.ui.stack.screens)
    first = timed(lambda: table.go(table.film.length))
    while not table.still:
        shell.step(0.1)
    took = [timed(lambda at=at: table.go(at)) for at in (i * 37 % table.film.length for i in range(JUMPS))]
    return {
        "film_open_ms": opened, "film_first_jump_ms": first, "film_jump_p95_ms": statistics.quantiles(took, n=20)[-1],
        "film_jump_ms": max(took),
    }  # fmt: skip


def figures() -> dict[str, float]:
    """Of all games, each under its name."""
    from game import catalog

    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    found = {}
    for game in catalog.games():
        found.update({f"{game}_{key}": round(value, 1) for key, value in figures_of(game).items()})
    found["loop_msteps_per_second"] = round(loop_speed(), 1)
    return found


def main() -> int:
    """Measure and print; 1 if a jump takes too long."""
    parser = argparse.ArgumentParser(description="Measure how fast films are.")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    options = parser.parse_args()
    found = figures()
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:<36}{value:>8}   {'<= 100 x 48 / loop' if 'jump' in name else ''}")
    most = TARGET * max(1.0, REFERENCE_LOOP / found["loop_msteps_per_second"])
    return int(any(value > most for name, value in found.items() if "jump" in name))


if __name__ == "__main__":
    enter(__file__, "test")
    sys.path.insert(0, ROOT)
    sys.exit(main())
