"""The whole program in a real window with a game of Rattus Cartus, played by real presses: `mouse`, `keys`, or
`people` (three of them at one screen, by mouse). The first rounds are played by chance, the last ones by hand, then the
plague and the inheritance. Ends with 0 when the game is over and its scores are seen.

`rattus_child.py WAY FOLDER OPTIONS...`: pictures of what was seen on the way are kept in FOLDER unless it is "-"."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from game.app import App, parse
    from game.kernel.options import kind, value
    from game.rattus_cartus.hands.plan import PLAN
    from game.rattus_cartus.table.afterwards.plague import PlagueScreen
    from game.rattus_cartus.table.board import RattusBoard, board_of
    from game.table.screen import TableScreen
    from game.ui.draw.geometry import Box
    from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions
    from tests.window.hands import Hands

    WAY, FOLDER = sys.argv[1], sys.argv[2]
    BY_HAND = int(os.environ.get("CROWN_AND_COIN_BY_HAND", "2"))  # rounds at the end
    GROUPS = "qweruijk"
    rng = Random(7)
    options = parse(sys.argv[3:])
    app = App(options)
    app.open(options)
    hands = Hands(app, WAY, FOLDER)
    acted = 0

    def click(box: Box, *, low: bool = False) -> None:
        k = hands.ui.scale.k
        x = box.x + min(12.0, box.w / 2) if low else box.cx
        hands.click_at(round(x * k), round((box.y + box.h * 0.6) * k))

    def key(*names: str) -> None:
        for name in names:
            hands.settle()
            hands.xdotool("key", name)

    def press(name: str) -> None:
        """A widget by the mouse."""
        hands.settle()
        click(hands.find(name).box, low=name.startswith("hand:"))

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
        now = hands.table
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
                focus = hands.ui.focus
                if focus is not None and (focus.name in ask.options or focus.name == PLAN):
                    break
            key("Return")

    ACT: Callable[[TableScreen, RattusBoard], None] = by_keys if WAY == "keys" else by_mouse

    # -- the course ----------------------------------------------------------------------------------------------------
    people = 3 if WAY == "people" else 1
    seats = [SeatOptions(SEAT_NAMES[at], human=at < people, crest=at, level="random") for at in range(3)]
    app.games.start(GameOptions(seats, seed=5, game="rattus_cartus"))
    hands.until("table", "curtain")
    match = hands.match
    while match.whole.round <= match.whole.box.rounds - BY_HAND and not match.over:
        ask = match.pending
        assert ask is not None
        if match.is_human(ask.seat):
            match.answer(ask.number, rng.choice(ask.options))
        match.step()
    if hands.screen.name == "curtain":
        hands.ui.stack.pop()
    hands.table.flow.cover()
    hands.table.flow.news(None)
    hands.table.refresh()
    end = time.monotonic() + 110 * BY_HAND
    while hands.screen.name != "scoring":
        assert time.monotonic() < end, f"nothing happens any more on {hands.screen.name}"
        name = hands.screen.name
        if name == "curtain":
            hands.settle()
            hands.keep("curtain")
            press("lift") if WAY != "keys" else key("Return")
        elif isinstance(hands.screen, PlagueScreen):
            hands.settle()
            hands.keep(f"plague_{hands.screen.turned}")
            press("turn") if WAY != "keys" else key("space")
        elif isinstance(hands.screen, TableScreen):
            here = hands.table
            if here.message.visible or here.layers:
                key("Escape")
            elif here.flow.unseen:
                hands.settle()
                hands.keep("seen")
                press("seen")
            elif here.offers is not None:
                hands.settle()
                while here.motions.telling and hands.ui.motion.busy:
                    hands.turn()  # the building that is still resolved lies over the row
                if hands.table.offers is here.offers and here.offers is not None:
                    hands.keep(here.offers.ask.step.replace(".", "_"))
                    ACT(here, board_of(here))
                    acted += 1
            else:
                if board_of(here).following.live:
                    hands.keep(f"resolving_{board_of(here).following.course.step}")
                hands.turn()
        else:
            key("Escape")
    hands.turns(1.0)
    hands.keep("scoring")
    print(f"over: {match.over}, {acted} questions by hand, {people} people")
    sys.exit(0 if match.over else 1)
