"""The whole program, and somebody who sees its window and answers by real clicks: looks where the thing or the button
of an answer lies, and clicks there. Ends as the program ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from game.__main__ import main
    from game.citadels.words.asking.places import TRACK
    from game.table.asking.spots import BUTTON, Offer
    from game.table.screen import TableScreen
    from game.ui.input.presses import TOO_SOON
    from game.ui.widgets import Widget
    from game.ui.window.window import Window

    class Person:
        """Goes on by one step with each turn of the window's loop."""

        def __init__(self, window: Window) -> None:
            self.window = window
            self.rng = Random(5)
            command = ["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())]
            found = subprocess.run(command, check=True, capture_output=True, text=True, timeout=20)
            self.number = found.stdout.split()[0]
            self.acts = self._acts()

        def _table(self) -> TableScreen | None:
            """The table, if its person is asked and nothing changes before his eyes."""
            stack = self.window.shell.ui.stack
            return stack.top if isinstance(stack.top, TableScreen) and stack.top.offers and not stack.changing else None

        def _asked(self) -> int:
            table = self._table()
            return table.offers.ask.number if table is not None and table.offers is not None else -1

        def _acts(self) -> Iterator[None]:
            while True:
                yield
                table = self._table()
                if table is not None and table.offers is not None:
                    yield from self._answer(table, self.rng.choice(table.offers.offers))

        def _answer(self, table: TableScreen, offer: Offer) -> Iterator[None]:
            """First its thing or its button; once that is chosen, the button that confirms it, or the thing again."""
            asked = self._asked()
            for _click in range(2):
                yield from self._looked(asked)
                if asked != self._asked():
                    return
                seen = self._seen(table, offer)
                if seen is None:  # something lies over it, as what happened meanwhile: a right click puts it away
                    self._click(table.prompt, 3)
                    return
                self._click(seen)

        def _seen(self, table: TableScreen, offer: Offer) -> Widget | None:
            names = [offer.option]
            if offer.place == TRACK:
                names += [f"draft:{offer.thing}", f"rank:{offer.thing}"]
            elif offer.place != BUTTON:
                names.append(f"{offer.place}:{offer.thing}")
            assert table.scope is not None
            there = {widget.name: widget for widget in table.scope.walk() if widget.enabled and widget.box.w}
            return next((there[name] for name in names if name in there), None)

        def _looked(self, asked: int) -> Iterator[None]:
            """Nobody presses on purpose what has been there for less than this."""
            ui = self.window.shell.ui
            since = ui.now
            while ui.now - since <= TOO_SOON + 0.05 and asked == self._asked():
                yield

        def _click(self, widget: Widget, button: int = 1) -> None:
            k = self.window.shell.ui.scale.k
            at = (str(round(widget.box.cx * k)), str(round(widget.box.cy * k)))
            command = ["xdotool", "mousemove", "--window", self.number, *at, "click", str(button)]
            subprocess.run(command, check=True, capture_output=True, timeout=20)

    persons: list[Person] = []
    turn = Window.turn

    def then_look(window: Window, seconds: float) -> None:
        turn(window, seconds)
        if not persons:
            persons.append(Person(window))
        next(persons[0].acts)

    Window.turn = then_look  # type: ignore[assignment,method-assign]
    sys.exit(main(sys.argv[1:]))
