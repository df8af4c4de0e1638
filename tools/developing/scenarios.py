"""The tables of rule scenarios, found by a part of their name and set in the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game import catalog
from game.bots import levels
from game.scenario import Broken, play, read_file
from game.scenario.language import scenario_language
from game.scenario.playing import seated
from game.session.match import Match
from game.session.setup import HUMAN, SeatSetup
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui.services import SEAT_NAMES
from game.ui.window.shell import Shell
from tools.developing.watching import ROOT

SCENARIOS = ROOT / "tests" / "scenarios"
NAME = re.compile(r"^- name: (.+)$", re.MULTILINE)
MOST = 9  # that are offered: one for each number key


class Entry(NamedTuple):
    """One scenario: its name, and the file it stands in."""

    name: str
    file: Path

    @property
    def words(self) -> str:
        """As it is offered."""
        return f"{self.file.stem}: {self.name}"


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """All scenarios of a game, by file; none where the game has none."""
    return tuple(_entries(SCENARIOS / game))


def _entries(folder: Path) -> Iterator[Entry]:
    for file in sorted(folder.rglob("*.yaml")):
        for found in NAME.findall(file.read_text(encoding="utf-8")):
            yield Entry(found.strip().strip("\"'"), file)


def matching(game: str, typed: str) -> list[Entry]:
    """Those in whose file or name all typed words stand, at most as many as there are number keys."""
    wanted = typed.lower().split()
    found = (one for one in entries(game) if all(word in one.words.lower() for word in wanted))
    return [one for one, _ in zip(found, range(MOST), strict=False)]


def go_to(shell: Shell, entry: Entry) -> str:
    """The scenario after its last step, whoever is asked then in the person's hands. What prevents it, else ""."""
    read = next((one for one in read_file(entry.file) if getattr(one, "name", "") == entry.name), None)
    if read is None or isinstance(read, Broken):
        return f"{entry.file.name}: '{entry.name}' cannot be read: {read.faults[0] if read else 'it is not there'}"
    outcome = play(read)
    if outcome.game is None:
        return f"{entry.file.name}: '{entry.name}' has no table: {outcome.fault}"
    show(shell, _match(read.game, outcome.game))
    return ""


def _match(game: str, state: object) -> Match:
    from game.bots.remote import WorkerBots
    from game.kernel.rules import of
    from game.kernel.steps import StackState

    g = of(StackState, state)
    players = int(scenario_language(game).plain_setup(g)["players"])
    asked = g.pending.seat if g.pending is not None else 0
    level = "normal" if "normal" in levels(game) else levels(game)[-1]
    seats = [SeatSetup(SEAT_NAMES[at], at % 8, HUMAN if at == asked else level) for at in range(players)]
    return seated(game, g, seats, WorkerBots(catalog.rules), origin="puzzle:scenario")


def show(shell: Shell, match: Match) -> None:
    """The match on a table of its own; nothing of it is kept."""
    ui = shell.ui
    with ui.about(match.setup.game):
        table = TableScreen(ui, Flow(match, lambda: ui.settings.values.bot_pace))
    ui.stack.push(table)
