"""The whole program in a real window, played by a gamepad that the window library makes up: from the title to the
scores, by its buttons alone. Ends with 0 when the game is over; the gamepad is pulled out and put in again once."""

from __future__ import annotations

import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    import pygame

    from game.app import App, parse
    from game.table.screen import TableScreen
    from game.ui.input.presses import TOO_SOON
    from tests.helpers.pad import PadPlayer, Virtual

    options = parse(sys.argv[1:])
    app = App(options)
    app.open(options)
    device = Virtual()

    def turn() -> None:
        for event in pygame.event.get():
            app.window.process(event)
        app.window.turn(0.02)
        match = app.games.match
        time.sleep(0.002 if match is not None and match.thinking else 0)

    def settle() -> None:
        """Nobody presses on purpose what has been there for less than this."""
        since = app.shell.ui.now
        while app.shell.ui.now - since <= TOO_SOON:
            turn()
        while app.shell.ui.stack.changing or app.shell.ui.motion.busy:
            turn()

    def table() -> TableScreen | None:
        top = app.shell.ui.stack.top
        return top if isinstance(top, TableScreen) else None

    def waits() -> bool:
        now = table()
        return now is None or now.offers is not None

    def plug() -> None:
        device.plug()
        while not app.shell.gamepads.count:
            turn()

    settle()
    plug()
    player = PadPlayer(app.shell, device.take, settle)
    player.choose("quick_game")
    while table() is None:
        turn()
    answered = 0
    while table() is not None:
        while not waits():
            turn()
        here = table()
        if here is not None:
            player.play_one(here)
            answered += 1
        if answered == 3:  # pulled out in mid-game, and put in again
            device.pull()
            while app.shell.gamepads.count:
                turn()
            plug()
    assert app.games.match is not None
    print(f"over: {app.games.match.over}, {answered} answers")
    sys.exit(0 if app.games.match.over else 1)
