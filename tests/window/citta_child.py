"""The whole program in a real window with a game of La Città, played by real presses: `mouse`, `keys`, or `people`
(three of them at one screen, by mouse). The first years are played by chance, the last ones by hand, then the cities
are judged. Ends with 0 when the game is over and its points are seen.

`citta_child.py WAY FOLDER YEARS OPTIONS...`: pictures of what was seen on the way are kept in FOLDER unless it is "-";
so many YEARS at the end are played by hand."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    import pygame

    from game.app import App, parse
    from game.la_citta.table.board import board_of
    from game.table.screen import TableScreen
    from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions
    from tests.la_citta.table.test_whole_games import ByKeys, ByMouse
    from tests.window.hands import Hands

    WAY, FOLDER, YEARS = sys.argv[1], sys.argv[2], int(sys.argv[3])
    LAST = 6
    rng = Random(7)
    options = parse(sys.argv[4:])
    app = App(options)
    app.open(options)
    hands = Hands(app, WAY, FOLDER)
    people = 3 if WAY == "people" else 1
    seats = [SeatOptions(SEAT_NAMES[at], human=at < people, crest=at, level="random") for at in range(3)]
    app.games.start(GameOptions(seats, seed=5, game="la_citta"))
    hands.until("table", "curtain")
    match = hands.match
    while match.whole.year <= LAST - YEARS and not match.over:
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

    BY = ByKeys if WAY == "keys" else ByMouse
    player = BY.__new__(BY)
    player.driver, player.rng, acted = hands, rng, 0  # type: ignore[assignment]
    end = time.monotonic() + 220 * YEARS
    while hands.screen.name != "scoring":
        assert time.monotonic() < end, f"nothing happens any more on {hands.screen.name}"
        here = hands.screen
        if here.name == "curtain":
            hands.settle()
            hands.keep("curtain")
            hands.press(pygame.K_RETURN) if WAY == "keys" else hands.click("lift")
        elif not isinstance(here, TableScreen) or here.message.visible or here.layers:
            hands.press(pygame.K_ESCAPE)
        elif here.flow.unseen and "seen" in here.prompt.names:
            hands.settle()
            hands.keep("seen")
            hands.click("seen")
        elif here.offers is not None and not board_of(here).scene.telling:
            hands.settle()
            if here is not hands.screen or here.offers is None:
                continue
            hands.keep(here.offers.ask.step.replace(".", "_"))
            player.screen, player.board = here, board_of(here)
            number = here.offers.ask.number
            player.act()
            acted += 1
            hands.settle()
        else:
            scene = board_of(here).scene
            if scene.telling:
                hands.keep(f"scene_{scene.chapter}")
            hands.turn()
    hands.turns(1.0)
    hands.keep("scoring")
    print(f"over: {match.over}, {acted} questions by hand, {people} people")
    sys.exit(0 if match.over else 1)
