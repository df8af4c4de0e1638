"""The whole program in a real window with a game of Rattus Cartus, played by real presses: `mouse`, `keys`, or
`people` (three of them at one screen, by mouse). The first rounds are played by chance, the last ones by hand, then the
plague and the inheritance. Ends with 0 when the game is over and its scores are seen.

`rattus_child.py WAY FOLDER OPTIONS...`: pictures of what was seen on the way are kept in FOLDER unless it is "-"."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    import pygame

    from game.app import App, parse
    from game.kernel.options import kind, value
    from game.rattus_cartus.table.board import RattusBoard, board_of
    from game.rattus_cartus.table.planning import PLAN
    from game.table.desk import TableScreen
    from game.ui.draw.geometry import Box
    from game.ui.input.presses import TOO_SOON
    from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions

    WAY, FOLDER = sys.argv[1], sys.argv[2]
    BY_HAND = 2  # rounds at the end
    GROUPS = "qweruijk"
    rng = Random(7)
    options = parse(sys.argv[3:])
    app = App(options)
    app.open(options)
    seen: set[str] = set()
    acted = 0

    def turn() -> None:
        for event in pygame.event.get():
            app.window.process(event)
        app.window.turn(0.02)
        match = app.games.match
        time.sleep(0.002 if match is not None and match.thinking else 0)

    def turns(seconds: float) -> None:
        """Time passes in the window."""
        since = app.shell.ui.now
        while app.shell.ui.now - since <= seconds:
            turn()

    def settle() -> None:
        """Nobody presses on purpose what has been there for less than this."""
        turns(TOO_SOON + 0.05)
        while app.shell.ui.stack.changing or (app.shell.ui.motion.busy and not telling()):
            turn()

    def telling() -> bool:
        top = app.shell.ui.stack.top
        return isinstance(top, TableScreen) and top.offers is not None

    def xdotool(*words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, capture_output=True, timeout=20)
        turns(0.12)

    def click(box: Box, *, low: bool = False) -> None:
        k = app.shell.ui.scale.k
        x = box.x + min(12.0, box.w / 2) if low else box.cx
        xdotool("mousemove", "--window", window, str(round(x * k)), str(round((box.y + box.h * 0.6) * k)), "click", "1")

    def key(*names: str) -> None:
        for name in names:
            settle()
            xdotool("key", name)

    def press(name: str) -> None:
        """A widget by the mouse."""
        settle()
        click(app.shell.ui.stack.top.find(name).box, low=name.startswith("hand:"))  # type: ignore[union-attr]

    def keep(name: str) -> None:
        """A picture of what is seen, once of each kind."""
        if FOLDER != "-" and name not in seen:
            seen.add(name)
            pygame.image.save(app.window.surface, str(Path(FOLDER) / f"{WAY}_{name}.png"))

    def top_name() -> str:
        top = app.shell.ui.stack.top
        return "" if top is None else top.name

    def table() -> TableScreen:
        top = app.shell.ui.stack.top
        assert isinstance(top, TableScreen)
        return top

    # -- one question --------------------------------------------------------------------------------------------------
    def by_mouse(here: TableScreen, board: RattusBoard) -> None:
        assert here.offers is not None
        ask, plan = here.offers.ask, board.plan
        if ask.step == "enter.chosen" or plan.ask is not None:
            if ask.step == "enter.chosen":
                press(f"building:{rng.randrange(len(board.view.row))}")
            for card in rng.sample(list(board.view.hand[ask.seat]), len(board.view.hand[ask.seat])):
                wanted = ask.step != "enter.chosen" or len(plan.cards) < 2
                if (
                    wanted
                    and plan.may(card)
                    and card not in plan.cards
                    and (plan.why_not or ask.step == "enter.chosen")
                ):
                    press(f"hand:{card}")
            press(PLAN)
            return
        option = rng.choice(ask.options)
        names = {"supply": f"building:{value(option)}", "look": f"large_nun:{value(option)}",
                 "seat": f"seat:{value(option)}"}  # fmt: skip
        press(names.get(kind(option), option))
        now = table()
        if now.selected is not None and now.offers is not None and now.offers.ask.number == ask.number:
            press(option)

    def by_keys(here: TableScreen, board: RattusBoard) -> None:
        assert here.offers is not None
        ask, plan = here.offers.ask, board.plan
        if ask.step == "enter.chosen":
            key(str(1 + rng.randrange(len(board.view.row))), "m", "Return")
        elif plan.ask is not None:
            for _try in range(40):
                if not plan.why_not:
                    break
                key(rng.choice(GROUPS))
            key("Return")
        elif ask.step in ("supply.chosen", "look.chosen"):
            key(str(rng.choice([value(option) + 1 for option in ask.options])), "Return")
        else:
            for _step in range(14):
                key("Tab")
                focus = app.shell.ui.focus
                if focus is not None and (focus.name in ask.options or focus.name == PLAN):
                    break
            key("Return")

    ACT: Callable[[TableScreen, RattusBoard], None] = by_keys if WAY == "keys" else by_mouse

    # -- the course ----------------------------------------------------------------------------------------------------
    turns(1.0)
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())], check=True,
                           capture_output=True, text=True, timeout=20)  # fmt: skip
    window = found.stdout.split()[0]
    xdotool("windowfocus", "--sync", window)
    people = 3 if WAY == "people" else 1
    seats = [SeatOptions(SEAT_NAMES[at], human=at < people, crest=at, level="random") for at in range(3)]
    app.games.start(GameOptions(seats, seed=5, game="rattus_cartus"))
    while top_name() not in ("table", "curtain"):
        turn()
    match = app.games.match
    assert match is not None
    while match.whole.round <= match.whole.box.rounds - BY_HAND and not match.over:
        ask = match.pending
        assert ask is not None
        if match.is_human(ask.seat):
            match.answer(ask.number, rng.choice(ask.options))
        match.step()
    if top_name() == "curtain":
        app.shell.ui.stack.pop()
    table().flow.cover()
    table().flow.news(None)
    table().refresh()
    end = time.monotonic() + 220
    while top_name() != "scoring":
        assert time.monotonic() < end, f"nothing happens any more on {top_name()}"
        name = top_name()
        if name == "curtain":
            settle()
            keep("curtain")
            press("lift") if WAY != "keys" else key("Return")
        elif name == "plague":
            settle()
            keep(f"plague_{app.shell.ui.stack.top.turned}")  # type: ignore[union-attr]
            press("turn") if WAY != "keys" else key("space")
        elif isinstance(app.shell.ui.stack.top, TableScreen):
            here = table()
            if here.message.visible or here.layers:
                key("Escape")
            elif here.offers is not None:
                settle()
                while here.motions.telling and app.shell.ui.motion.busy:
                    turn()  # the building that is still resolved lies over the row
                if table().offers is here.offers and here.offers is not None:
                    keep(here.offers.ask.step.replace(".", "_"))
                    ACT(here, board_of(here))
                    acted += 1
            else:
                if board_of(here).following.live:
                    keep(f"resolving_{board_of(here).following.course.step}")
                turn()
        else:
            key("Escape")
    turns(1.0)
    keep("scoring")
    print(f"over: {match.over}, {acted} questions by hand, {people} people")
    sys.exit(0 if match.over else 1)
