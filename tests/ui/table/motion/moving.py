"""Tables on which something is about to move, or moves."""

from __future__ import annotations

from game.session.match import Match
from game.session.setup import HUMAN
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.ui.driver import Driver
from tools.shots.citadels.scenes import Scene, act, before

STEP = 1 / 30
LONGEST = 600  # frames


def sit(driver: Driver, match: Match, pace: str = "normal") -> TableScreen:
    table = TableScreen(driver.ui, Flow(match, lambda: pace))
    driver.ui.stack.reset(table)
    driver.ui.motion.finish_all()
    driver.shell.draw(driver.surface)
    return table


def begin(driver: Driver, scene: Scene, *others: int) -> TableScreen:
    """The table, and the decision of the scene has just been made. People sit on the first seat and on `others`."""
    match, option = before(scene)
    asked = match.pending
    for seat in others:
        if asked is None or asked.seat != seat:
            match.hand_over(seat, HUMAN)
    table = sit(driver, match)
    if table.flow.my_ask is not None:
        table.choose(option)
    else:
        act(table.flow, option)
        driver.shell.step(STEP)
    return table


def is_moving(driver: Driver) -> bool:
    """Whether anything moves or is told."""
    return driver.ui.motion.busy


def is_asked(table: TableScreen) -> bool:
    """Whether the person before the screen is asked."""
    return table.offers is not None


def at_rest(table: TableScreen) -> bool:
    """Nothing flies, waits or is owed."""
    assert table.root is not None
    hidden = [widget.name for widget in table.root.walk() if getattr(widget, "hidden", False)]
    assert not hidden
    assert not table.stage.sprites
    assert table.lag.empty
    return True


def let_it_end(driver: Driver) -> int:
    """Time passes until nothing moves; how many frames that took. Nobody decides anything meanwhile."""
    for frame in range(LONGEST):
        if not driver.ui.motion.busy:
            return frame
        driver.ui.now += STEP
        driver.ui.motion.update(STEP)
    raise AssertionError("it never ends")
