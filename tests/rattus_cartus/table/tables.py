"""Tables to test with: matches of people and computers in a window without a display."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.bots.inline import InlineBots
from game.rattus_cartus.table.board import RattusBoard, board_of
from game.session.match import Match
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.ui.driver import Driver, make_driver
from tools.shots.moments import Wanted
from tools.shots.rattus_cartus.positions import asked_at, play_until, rules, search, setup

Window = dict[str, object]


def new_match(players: int = 4, seed: int = 3, humans: Sequence[int] = (0,)) -> Match:
    """A match at its first question."""
    return Match.new(rules(), setup(players, seed, humans), InlineBots())


def asked(step: str, players: int = 4, *, since: int = 2, cards: int = 0, humans: Sequence[int] = (0,)) -> Match:
    """A match in which the first seat is asked this."""
    wanted: Wanted = asked_at(step, since=since, cards=cards)
    return search(lambda seed: setup(players, seed, humans), wanted, 1)


def sit_down(tmp_path: Path, match: Match, **window: object) -> tuple[Driver, TableScreen, RattusBoard]:
    """A window with that match on it; computers act at once, nothing moves."""
    driver = make_driver(tmp_path / "settings.json", **window)  # type: ignore[arg-type]  # size, language, scale
    screen = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    screen.summed = f"{match.whole.round}"
    driver.show(screen)
    return driver, screen, board_of(screen)


def click(driver: Driver, name: str, button: int = 1) -> None:
    """Clicks a thing of the table, at its left edge: there an overlapped card is seen."""
    for toast in list(driver.ui.toasts.shown):  # a click on one would only put it away
        driver.ui.toasts.withdraw(toast.text)
    box, k = driver.find(name).box, driver.ui.scale.k
    driver.click_at(round((box.x + min(10.0, box.w / 2)) * k), round((box.y + box.h * 0.6) * k), button)


__all__ = ["asked", "click", "new_match", "play_until", "sit_down"]
