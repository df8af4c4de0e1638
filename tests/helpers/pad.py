"""Somebody with nothing but a gamepad in the hands: looks at the screen, moves the focus there, presses A.
And a gamepad of the window library's own making."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
from pygame._sdl2 import controller

from game.citadels.words.asking.places import TRACK
from game.kernel.options import kind
from game.table.asking.spots import BUTTON, Offer
from game.table.screen import TableScreen
from game.ui.input.actions import DIRECTIONS
from game.ui.input.focus import next_in_direction
from game.ui.input.keynames import BUTTONS
from game.ui.widgets import Layer, Widget
from game.ui.window.shell import Shell

LIKED = {"build": 6, "gold": 4, "income": 5, "ability": 2, "done": 2, "end": 1, "pass": 1}  # how often of the offered
DEVICE = 7


class PadPlayer:
    """`send` takes the events of the gamepad; `settle` lets time pass until nothing moves."""

    def __init__(self, shell: Shell, send: Callable[[pygame.event.Event], object], settle: Callable[[], None]) -> None:
        self.shell, self.send, self.settle = shell, send, settle
        self.rng = Random(11)
        self.pressed: dict[str, int] = {}
        self.led_astray: set[tuple[str, str]] = set()  # what was in focus, and the direction

    def press(self, button: str) -> None:
        """Down and up at once: nothing is held."""
        number = BUTTONS.index(button)
        for event in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.send(pygame.event.Event(event, instance_id=DEVICE, button=number))
        self.pressed[button] = self.pressed.get(button, 0) + 1
        self.settle()

    # -- looking ---------------------------------------------------------------------------------------------------
    @property
    def scope(self) -> Layer:
        top = self.shell.ui.stack.top
        assert top is not None
        assert top.scope is not None
        return top.scope

    @property
    def stops(self) -> list[Widget]:
        """Where the cross can lead: also to what only explains itself."""
        top = self.shell.ui.stack.top
        explains = top is not None and top.explains and self.scope is top.root
        return self.scope.reachables() if explains else self.scope.focusables()

    def sees(self, name: str) -> Widget | None:
        """What has this name and can take the focus."""
        return next((widget for widget in self.stops if widget.name == name), None)

    def go(self, name: str) -> None:
        """Moves the focus there by the cross alone."""
        for _step in range(60):
            target, focus = self.sees(name), self.shell.ui.focus
            assert target is not None, f"{name} is not to be seen"
            if focus is target:
                return
            way = self._way(focus, target) if focus is not None and focus in self.stops else None
            if way is None:  # from where the cross does not lead there (or no focus): the next area
                self.press("rightshoulder")
            self._follow(way or [])
        raise AssertionError(f"{name} cannot be reached")

    def _follow(self, way: list[tuple[str, Widget]]) -> None:
        """As long as each step leads where it was seen to lead: a button may be there for one thing in focus only."""
        for name, there in way:
            focus = self.shell.ui.focus
            assert focus is not None
            self.press(f"dp{name}")
            if self.shell.ui.focus is not there:
                self.led_astray.add((focus.name, name))
                return

    def _way(self, start: Widget, target: Widget) -> list[tuple[str, Widget]] | None:
        widgets = self.stops
        ways: dict[Widget, list[tuple[str, Widget]]] = {start: []}
        waiting = deque(ways)
        while waiting:
            here = waiting.popleft()
            if here is target:
                return ways[here]
            for name, direction in DIRECTIONS.items():
                there = next_in_direction(widgets, here, direction)
                if there is not None and there not in ways and (here.name, name) not in self.led_astray:
                    ways[there] = [*ways[here], (name, there)]
                    waiting.append(there)
        return None

    def choose(self, name: str) -> None:
        """Goes there and presses A."""
        self.go(name)
        self.press("a")

    def write(self, text: str) -> None:
        """On the keyboard on the screen, from the empty field to "Done"."""
        while self._written():
            self.press("x")
        for sign in text:
            self.choose(f"letter:{sign.lower()}")
        self.choose("done_typing")

    def _written(self) -> str:
        return next(widget.value for widget in self.scope.walk() if widget.name == "written")

    # -- playing ---------------------------------------------------------------------------------------------------
    def play_one(self, table: TableScreen) -> None:
        """Answers one question of the table."""
        assert table.offers is not None
        number = table.offers.ask.number
        offer = self._liked([offer for offer in table.offers.offers if not self._greyed(offer)])
        for _try in range(6):
            now = self.shell.ui.stack.top
            if now is not table or _number(table) != number:
                return
            self._answer(table, offer)
        assert _number(table) != number, f"{offer.option} could not be given as an answer"

    def _greyed(self, offer: Offer) -> bool:
        """Whether its button says why it leads nowhere, as an ability without a target does."""
        button = self.sees(offer.option) if offer.place == BUTTON else None
        return button is not None and not button.enabled

    def _liked(self, offers: list[Offer]) -> Offer:
        return self.rng.choices(offers, [LIKED.get(kind(offer.option), 3) for offer in offers])[0]

    def _answer(self, table: TableScreen, offer: Offer) -> None:
        if table.message.visible:
            self.press("b")
        shown = self._place(table, offer)
        if shown is None:  # not in sight: the list of all that can be done
            if not table.layers:
                self.press("y")
            shown = f"option:{offer.option}"
        if self.sees(shown) is None:  # something else lies over it, as what happened meanwhile
            self.press("b")
        else:
            self.choose(shown)

    def _place(self, table: TableScreen, offer: Offer) -> str | None:
        """The thing on the table, or the button that stands for it."""
        if offer.place == BUTTON:
            return offer.option if self.sees(offer.option) is not None else None
        names = [f"draft:{offer.thing}", f"rank:{offer.thing}"] if offer.place == TRACK else []
        names.append(f"{offer.place}:{offer.thing}")
        return next((name for name in names if self.sees(name) is not None), None)


class Virtual:
    """A gamepad that exists for the window library alone; everything else is as with a real one. Raises OSError where
    the library cannot make up devices."""

    def __init__(self) -> None:
        folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
        file = next(folder.glob("libSDL2-2*"), None)
        if file is None:
            raise OSError("the window library has no file of its own here")
        self.sdl = ctypes.CDLL(str(file))
        if not hasattr(self.sdl, "SDL_JoystickAttachVirtual"):
            raise OSError("this window library cannot make up devices")
        self.sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self.index = self.number = -1

    def plug(self) -> None:
        """Puts it in."""
        self.index = self.sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        self.number = self.sdl.SDL_JoystickGetDeviceInstanceID(self.index)

    def pull(self) -> None:
        """Pulls it out."""
        self.sdl.SDL_JoystickDetachVirtual(self.index)

    def press(self, button: str) -> None:
        """Down and up."""
        for down in (1, 0):
            self._set(BUTTONS.index(button), down)

    def take(self, event: pygame.event.Event) -> None:
        """Does what an event says."""
        self._set(event.button, int(event.type == pygame.CONTROLLERBUTTONDOWN))

    def _set(self, button: int, down: int) -> None:
        device = self.sdl.SDL_JoystickFromInstanceID(self.number)
        self.sdl.SDL_JoystickSetVirtualButton(device, button, down)
        self.sdl.SDL_JoystickUpdate()


def put_gamepads_away() -> None:
    """The window library knows of none any more, as before somebody looked for them. Both parts of it end: joysticks
    alone would take the events along that described gamepads live on, once the display ends as well."""
    controller.quit()
    pygame.joystick.quit()


def _number(table: TableScreen) -> int:
    """Of the question somebody has to answer now; -1 if there is none."""
    return table.offers.ask.number if table.offers is not None else -1
