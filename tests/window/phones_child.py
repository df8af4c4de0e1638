"""The whole program in a real window with one person at it and another one on a page in a real browser: the window is
pressed by xdotool, the page tapped. The first answers are given by chance. Ends with 0 when the game is over, its
points are seen, and nothing listens any more.

`phones_child.py GAME FOLDER LEFT OPTIONS...`: the game is played by hand from LEFT of its rounds or years before its
end; pictures of what was seen are kept in FOLDER unless it is "-"."""

from __future__ import annotations

import socket
import sys
import time
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    import pygame

    from game.app import App, parse
    from game.hands.phones import Phones
    from game.kernel.rng import Rng
    from game.table.flow import Flow
    from game.table.screen import TableScreen
    from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions
    from game.ui.widgets import Widget
    from tests.hands.tapping import Tapped
    from tests.helpers.browser import Browser, running_browser
    from tests.window.hands import Hands

    GAME, FOLDER, LEFT = sys.argv[1], sys.argv[2], int(sys.argv[3])
    LAST = {"rattus_cartus": 8, "la_citta": 6}  # rounds and years; Citadels ends with a city
    PHONE = 1

    class AtWindow(Hands):
        """Somebody at the window, and the table for those who tap (`tests.hands.table.Table`)."""

        people = 2

        @property
        def flow(self) -> Flow:
            assert self.app.games.flow is not None
            return self.app.games.flow

        @property
        def phones(self) -> Phones:
            assert self.app.games.elsewhere is not None
            service = self.app.games.elsewhere.service
            assert isinstance(service, Phones)
            return service

    def by_mouse() -> tuple[Any, Any]:
        """Whoever plans on the table what is answered in several steps, and what finds its board."""
        place = import_module(f"tests.{GAME}.table.test_whole_games")
        player = place.ByMouse.__new__(place.ByMouse)
        player.driver, player.rng = hands, Random(7)
        return player, import_module(f"game.{GAME}.table.board").board_of

    class OnePhone(Tapped):
        """The person who has a phone."""

        def __init__(self, table: AtWindow, browser: Browser) -> None:
            self.table, self.browser = table, browser  # type: ignore[assignment]  # the same for its purpose
            self.rng, self.kinds, self.kills = Rng(7), Counter(), False
            phone = browser.phone(390, 844, "de")
            self.phones = [phone, phone]
            self.sit(phone, PHONE)

    rng = Rng(7)
    app = App(parse(sys.argv[4:]))
    app.open(app.options)
    hands = AtWindow(app, GAME, FOLDER)
    seats = [SeatOptions(SEAT_NAMES[at], at < 2, at, "random", phone=at == PHONE) for at in range(3)]
    app.games.start(GameOptions(seats, seed=5, game=GAME))
    hands.until("table")
    while not hands.screen.layers:
        hands.turn()
    hands.settle()
    hands.keep("invitation")
    match = hands.match
    limit = LAST.get(GAME, 0) - LEFT
    with running_browser() as browser:
        tapped = OnePhone(hands, browser)
        hands.settle()
        hands.keep("invitation_in")
        hands.click("to_table")

        def still_early() -> bool:
            if GAME in LAST:
                return match.progress[1] <= limit
            return max(len(city) for city in match.whole.city) < 7 - LEFT

        while not match.over and still_early():
            ask = match.pending
            assert ask is not None
            if match.is_human(ask.seat):
                match.answer(ask.number, rng.choice(ask.options))
            match.step()
        flow = app.games.flow
        assert flow is not None
        if hands.screen.name == "curtain":
            hands.ui.stack.pop()
        flow.cover()
        flow.news(None)
        hands.table.shown_anew()

        def reachable(widget: Widget) -> bool:
            return widget.name.startswith("option:") and widget.box.bottom < hands.ui.scale.bounds.bottom - 150

        planner: Any
        board_of: Any
        planner, board_of = by_mouse() if GAME in LAST else (None, None)
        end, acted, taps = time.monotonic() + 400, 0, 0
        while hands.screen.name != "scoring":
            assert time.monotonic() < end, f"nothing happens any more on {hands.screen.name}: {match.pending}"
            here = hands.screen
            if here.name == "curtain":
                hands.keep("curtain")
                hands.click("lift")
            elif not isinstance(here, TableScreen) or here.message.visible:
                hands.press(pygame.K_ESCAPE)
            elif here.layers:
                offered = [one for one in here.layers[-1].walk() if reachable(one)]
                if offered:
                    hands.click(rng.choice(offered).name)
                    acted += 1
                else:
                    hands.press(pygame.K_ESCAPE)
            elif here.flow.unseen and "seen" in here.prompt.names:
                hands.click("seen")
            elif here.flow.asked_elsewhere is not None:
                hands.keep("chooses_on_the_phone")
                tapped.step()
                taps += 1
            elif here.offers is not None and planner is not None:
                hands.settle()
                if here is not hands.screen or here.motions.telling:
                    continue
                planner.screen, planner.board = here, board_of(here)
                if hands.flow.my_ask is not None:
                    planner.act()
                    acted += 1
                    hands.settle()
            elif here.offers is not None:
                hands.press(pygame.K_o)
            else:
                hands.turn()
        hands.settle()
        hands.keep("scoring")
        if FOLDER != "-":
            tapped.phones[0].picture(Path(FOLDER) / f"{GAME}_phone_end.png")
        assert tapped.phones[0].value('document.querySelector("#app") !== null')
        assert browser.errors == [], browser.errors
        address, _colon, port = hands.phones.invitation.shown.removeprefix("http://").strip("/").partition(":")
        over = match.over
        app.games.leave()
        try:
            socket.create_connection((address, int(port)), timeout=2)
        except ConnectionRefusedError:
            print("port gone: True")
    print(f"over: {over} taps: {taps} acted: {acted}")
    app.quit()
    sys.exit(0 if over and taps and acted else 1)
