"""A table at which a game is played by chance, while its staged moments are looked at."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rng import Rng
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.flow import Flow
from game.table.motion.staging import Played
from game.table.screen import TableScreen
from game.ui.window.settings import Settings, SettingsFile
from game.ui.window.shell import Shell
from tools.shots.demo import NAMES
from tools.shots.demo_host import DemoHost

FRAME = 1 / 60
MOST_FRAMES = 2_000_000


def shell_of(size: tuple[int, int], **values: Any) -> Shell:
    """A window without a display, with these settings."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode(size)
    settings = SettingsFile(Path(os.devnull, "settings.json"))
    settings.values, settings.trouble = Settings(opponents_speak=False, tell_first_times=False, **values), ""
    return Shell(size, settings, DemoHost())


def match_of(game: str, players: int, seed: int, *, people: int = 1, level: str = "random") -> Match:
    """So many people, who are asked first, among computer players of that level."""
    rules = catalog.rules(game)
    seats = tuple(SeatSetup(NAMES[at], at, HUMAN if at < people else level) for at in range(players))
    return Match.new(rules, MatchSetup(game, rules.setup(players, {}, seed), seed, seats), InlineBots())


def table_of(shell: Shell, match: Match) -> TableScreen:
    """The table of the match, on the screen."""
    table = TableScreen(shell.ui, Flow(match, lambda: "fast"))
    shell.ui.stack.reset(table)
    return table


def frames(shell: Shell, table: TableScreen, seed: int, look: Callable[[Played], None]) -> Iterator[None]:
    """Plays to the end, one step of the clock each; people answer by chance. `look` is told of each moment."""
    table.motions.staging.watch = look
    rng = Rng(seed)
    for _frame in range(MOST_FRAMES):
        top = shell.ui.stack.top
        if top is not table:
            if getattr(top, "name", "") != "curtain":
                return
            shell.ui.stack.pop()
            table.flow.lift(table.flow.curtain_for or 0)
        if table.offers is not None and not shell.ui.motion.busy:
            table.message.close()
            table.choose(rng.choice(table.offers.ask.options))
        shell.step(FRAME)
        yield
