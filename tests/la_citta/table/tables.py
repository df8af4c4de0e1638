"""Tables to test with: matches of people and computers in a window without a display."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.bots.inline import InlineBots
from game.la_citta.table.board import CittaBoard, board_of
from game.session.match import Match
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.ui.driver import Driver, make_driver
from tools.shots.la_citta.positions import asked_at, play_until, rules, search, setup
from tools.shots.moments import Wanted

FAST = "random"  # computers that cost no time


def new_match(players: int = 3, seed: int = 3, humans: Sequence[int] = (0,), **choices: Any) -> Match:
    """A match at its first question."""
    return Match.new(rules(), setup(players, seed, humans, FAST, **choices), InlineBots())


def turn_with(*kinds: str, players: int = 3, year: int = 1, **choices: Any) -> Match:
    """A match in which the first seat may choose plays of all these kinds."""

    def wanted(match: Match) -> bool:
        options = match.pending.options if match.pending is not None else ()
        return all(any(option.startswith(kind) for option in options) for kind in kinds)

    at: Wanted = asked_at("politics_round.chosen", since=year, more=wanted)
    return search(lambda seed: setup(players, seed, level="easy", **choices), at, 1)


def rich(match: Match, gold: int) -> Match:
    """The same with so much gold for the first seat."""
    match.whole.gold[0] = gold
    match._views.clear()
    match._public.clear()
    return match


def sit_down(
    tmp_path: Path, match: Match, size: tuple[int, int] = (1280, 720), **window: Any
) -> tuple[Driver, TableScreen, CittaBoard]:
    """A window with that match on it; computers act at once, nothing moves."""
    driver = make_driver(tmp_path / "settings.json", size, **window)
    screen = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    screen.summed = f"{match.whole.year}"
    driver.show(screen)
    screen.message.close()
    return driver, screen, board_of(screen)


def click(driver: Driver, name: str, button: int = 1) -> None:
    """Clicks a thing of the table; a site in the middle of its hex."""
    for toast in list(driver.ui.toasts.shown):  # a click on one would only put it away
        driver.ui.toasts.withdraw(toast.text)
    box, k = driver.find(name).box, driver.ui.scale.k
    driver.click_at(round(box.cx * k), round(box.cy * k), button)


__all__ = ["FAST", "click", "new_match", "play_until", "rich", "sit_down", "turn_with"]
