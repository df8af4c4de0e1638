"""Gamepads: opened when plugged in, and every press as one event of the kind the keyboard sends.

Such an event is a KEYDOWN without a key, with the name of the button as `pad`. Held directions repeat if that is set;
nothing needs it. Several gamepads move the same focus.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NamedTuple

import pygame

from game.ui.input.keynames import BUTTONS, LOOK, PLAIN, STICK, TRIGGERS
from game.ui.lang import _

PUSHED, LET_GO = 0.6, 0.4  # of the way of a stick or trigger; between them it stays what it was
WHOLE = 32767.0  # the end of the way in the numbers of a described gamepad
REPEATS = {"off": (0.0, 0.0), "slow": (0.7, 0.2), "normal": (0.45, 0.12), "fast": (0.3, 0.07)}  # first, then every
REPEATED = ("dpup", "dpdown", "dpleft", "dpright", *STICK, *TRIGGERS)
_log = logging.getLogger(__name__)


class _Held(NamedTuple):
    """A direction somebody holds, and when it counts again (seconds)."""

    device: int
    button: str
    again: float


class Gamepads:
    """One per window. `say` shows a sentence; `pace` is one of REPEATS."""

    def __init__(self, say: Callable[[str], None], pace: Callable[[], str]) -> None:
        self._say, self._pace = say, pace
        self._now = 0.0
        self._opened = False
        self._known: dict[int, Any] = {}  # open devices by the number the events carry
        self._described: set[int] = set()
        self._ways: dict[tuple[int, int], float] = {}
        self._sticks: dict[tuple[int, int], str] = {}  # device and stick -> where it is pushed to
        self._hats: dict[int, tuple[int, int]] = {}
        self._held: list[_Held] = []

    @property
    def count(self) -> int:
        return len(self._known)

    @property
    def held(self) -> bool:
        """Whether somebody holds a direction."""
        return bool(self._held)

    def open(self) -> None:
        """Looks what is plugged in; later ones are told by events. Where there is no such thing, nothing happens."""
        if self._opened:
            return
        self._opened = True
        try:
            pygame.joystick.init()
            if _controllers() is not None:
                _controllers().init()  # type: ignore[union-attr]
            for index in range(pygame.joystick.get_count()):
                self._plug(index)
        except pygame.error as error:
            _log.info("no gamepads: %s", error)

    # -- events ----------------------------------------------------------------------------------------------------
    def presses(self, event: pygame.event.Event) -> list[pygame.event.Event] | None:
        """What was pressed on a gamepad; None if the event is not about gamepads."""
        found = _HANDLERS.get(event.type)
        if found is None:
            return None
        kind, handle = found
        if kind == "plain" and event.instance_id in self._described:
            return []  # the same again from a device that is described
        return [press(button) for button in handle(self, event)]

    def step(self, seconds: float) -> list[pygame.event.Event]:
        """Time passes: what is held counts again."""
        self._now += seconds
        every = REPEATS[self._pace()][1]
        due = [held for held in self._held if self._now >= held.again] if every else []
        for held in due:
            self._held[self._held.index(held)] = held._replace(again=self._now + every)
        return [press(held.button) for held in due]

    def _down(self, device: int, button: str) -> Iterator[str]:
        if button in REPEATED:
            self._held.append(_Held(device, button, self._now + REPEATS[self._pace()][0]))
        yield button

    def _up(self, device: int, button: str) -> None:
        self._held = [held for held in self._held if (held.device, held.button) != (device, button)]

    # -- described gamepads and others -----------------------------------------------------------------------------
    def _button(self, event: pygame.event.Event) -> Iterator[str]:
        name = BUTTONS[event.button] if 0 <= event.button < len(BUTTONS) else f"button{event.button}"
        return self._down(event.instance_id, name)

    def _button_up(self, event: pygame.event.Event) -> Iterator[str]:
        if 0 <= event.button < len(BUTTONS):
            self._up(event.instance_id, BUTTONS[event.button])
        return iter(())

    def _axis(self, event: pygame.event.Event) -> Iterator[str]:
        if event.axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            yield from self._moved(event.instance_id, event.axis, event.value / WHOLE)
        elif event.axis in (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY):
            yield from self._moved(event.instance_id, event.axis, event.value / WHOLE, LOOK)
        elif event.axis in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
            yield from self._trigger(event.instance_id, event.axis, event.value / WHOLE)

    def _plain_button(self, event: pygame.event.Event) -> Iterator[str]:
        return self._down(event.instance_id, PLAIN[event.button] if event.button < len(PLAIN)
                          else f"button{event.button}")  # fmt: skip

    def _plain_axis(self, event: pygame.event.Event) -> Iterator[str]:
        return self._moved(event.instance_id, event.axis, event.value) if event.axis in (0, 1) else iter(())

    def _hat(self, event: pygame.event.Event) -> Iterator[str]:
        """The cross of a device nobody described."""
        old, new = self._hats.get(event.instance_id, (0, 0)), tuple(event.value)
        self._hats[event.instance_id] = (new[0], new[1])
        for axis, names in ((0, ("dpleft", "dpright")), (1, ("dpdown", "dpup"))):
            if new[axis] != old[axis]:
                for name in names:
                    self._up(event.instance_id, name)
                if new[axis]:
                    yield from self._down(event.instance_id, names[new[axis] > 0])

    def _moved(self, device: int, axis: int, way: float, names: tuple[str, ...] = STICK) -> Iterator[str]:
        """A stick as a cross: the direction it is pushed furthest, once per push."""
        self._ways[device, axis] = way
        first = axis - axis % 2
        x, y = self._ways.get((device, first), 0.0), self._ways.get((device, first + 1), 0.0)
        furthest, before = max(abs(x), abs(y)), self._sticks.get((device, first), "")
        now = before
        if furthest < LET_GO:
            now = ""
        elif furthest > PUSHED:
            now = names[x > 0] if abs(x) >= abs(y) else names[2 + (y > 0)]
        if now != before:
            self._sticks[device, first] = now
            self._up(device, before)
            if now:
                yield from self._down(device, now)

    def _trigger(self, device: int, axis: int, way: float) -> Iterator[str]:
        name = TRIGGERS[axis - pygame.CONTROLLER_AXIS_TRIGGERLEFT]
        before = self._ways.get((device, axis), 0.0) > 0
        now = way > (LET_GO if before else PUSHED)
        self._ways[device, axis] = 1.0 if now else 0.0
        if now and not before:
            yield from self._down(device, name)
        elif before and not now:
            self._up(device, name)

    # -- plugging --------------------------------------------------------------------------------------------------
    def _plugged(self, event: pygame.event.Event) -> Iterator[str]:
        before = set(self._known)
        try:
            self._plug(event.device_index)
        except pygame.error as error:
            _log.info("a gamepad that was plugged in cannot be used: %s", error)
        for number in set(self._known) - before:
            self._say(_("Gamepad ready: {name}").format(name=self._name(number)))
        return iter(())

    def _plug(self, index: int) -> None:
        """Opens a device: as a described gamepad, or else as it is."""
        module = _controllers()
        device = pygame.joystick.Joystick(index)
        number = device.get_instance_id()
        if number in self._known:
            return
        if module is not None and module.is_controller(index):
            self._known[number] = module.Controller(index)
            self._described.add(number)
        else:
            self._known[number] = device

    def _name(self, number: int) -> str:
        device = self._known[number]
        return str(device.get_name() if hasattr(device, "get_name") else device.name)[:60]

    def _pulled(self, event: pygame.event.Event) -> Iterator[str]:
        """Whatever was held on it is let go; nothing else changes."""
        number = event.instance_id
        self._held = [held for held in self._held if held.device != number]
        self._ways = {key: way for key, way in self._ways.items() if key[0] != number}
        self._sticks = {key: way for key, way in self._sticks.items() if key[0] != number}
        self._hats.pop(number, None)
        self._described.discard(number)
        if self._known.pop(number, None) is not None:
            self._say(_("The gamepad is gone. The game goes on: with mouse and keyboard, or when it is back."))
        return iter(())


def press(button: str) -> pygame.event.Event:
    """The event of a button."""
    return pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=0, pad=button)


def _controllers() -> ModuleType | None:
    """The part of the library that knows how the buttons of most gamepads are called."""
    try:
        from pygame._sdl2 import controller
    except ImportError:
        return None
    return controller


_HANDLERS: dict[int, tuple[str, Callable[[Gamepads, pygame.event.Event], Iterator[str]]]] = {
    pygame.CONTROLLERBUTTONDOWN: ("described", Gamepads._button),
    pygame.CONTROLLERBUTTONUP: ("described", Gamepads._button_up),
    pygame.CONTROLLERAXISMOTION: ("described", Gamepads._axis),
    pygame.JOYBUTTONDOWN: ("plain", Gamepads._plain_button),
    pygame.JOYHATMOTION: ("plain", Gamepads._hat),
    pygame.JOYAXISMOTION: ("plain", Gamepads._plain_axis),
    pygame.JOYDEVICEADDED: ("both", Gamepads._plugged),
    pygame.JOYDEVICEREMOVED: ("both", Gamepads._pulled),
}
