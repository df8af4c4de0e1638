"""Which key and which button of a gamepad does what: the usual map, what somebody has set instead, and conflicts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pygame

from game.kernel.events import Json
from game.ui.input import keynames
from game.ui.input.actions import FILM, Action, by_id, meet, title
from game.ui.input.keynames import is_button, said_button
from game.ui.lang import _

MOST = 4  # inputs of one action
TOKEN = re.compile(r"\{key:(\w+)\}")


class Conflict(NamedTuple):
    """The same key for two actions: only `winner` is done."""

    key: str
    winner: str
    loser: str


class Bindings:
    """The inputs of every action for one kind of device: "keys" or "pad"."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._known: Mapping[str, Action] = by_id()
        self._rank = {action: rank for rank, action in enumerate(self._known)}
        self._usual = {action.id: action.keys if kind == "keys" else action.pad for action in self._known.values()}
        self._inputs = dict(self._usual)
        self._done: dict[str, tuple[str, ...]] | None = None

    # -- asking ----------------------------------------------------------------------------------------------------
    def of(self, action: str) -> tuple[str, ...]:
        """What is set for an action, whether it counts or not."""
        return self._inputs[action]

    def counting(self, action: str) -> tuple[str, ...]:
        """What does it: without what a conflict takes away."""
        return tuple(one for one in self._inputs[action] if action in self.actions(one))

    def actions(self, name: str) -> tuple[str, ...]:
        """What this input does, depending on where one is."""
        if self._done is None:
            self._done = self._sorted_out()
        return self._done.get(name, ())

    def _sorted_out(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for action, inputs in self._inputs.items():  # in the order of `actions`: the upper one is done
            for one in inputs:
                if not any(self._meet(action, other) for other in found.get(one, ())):
                    found[one] = (*found.get(one, ()), action)
        return found

    def rivals(self, action: str, name: str) -> list[str]:
        """The other actions that have this input and can count at the same moment."""
        return [other for other, inputs in self._inputs.items()
                if other != action and name in inputs and self._meet(action, other)]  # fmt: skip

    def conflicts(self) -> list[Conflict]:
        """Every key that is set for two actions of the same moment."""
        found = []
        for loser, inputs in self._inputs.items():
            for one in inputs:
                above = [other for other in self.rivals(loser, one) if self._rank[other] < self._rank[loser]]
                found += [Conflict(one, above[0], loser)] if above else []
        return found

    def is_usual(self, action: str) -> bool:
        return self._inputs[action] == self._usual[action]

    def is_known(self, name: str) -> bool:
        """Whether this is the name of an input of this kind of device."""
        return keynames.is_chord(name) if self.kind == "keys" else is_button(name)

    def owner(self, name: str) -> str:
        """The action this input always belongs to; empty if it is free to be set."""
        return next((action.id for action in self._known.values() if name in action.fixed), "")

    def may_lose(self, action: str, name: str) -> bool:
        """Whether the input can be taken from the action without locking somebody out."""
        known = self._known[action]
        return name not in known.fixed and not (known.needed and len(self._inputs[action]) == 1)

    def _gives_way(self, action: str, name: str) -> bool:
        """Whether an action that nobody has set leaves an input to one that somebody has: it keeps another, or it is of
        films, where everything has a button as well."""
        return self.may_lose(action, name) and (len(self._inputs[action]) > 1 or self._known[action].group == FILM)

    def _meet(self, one: str, other: str) -> bool:
        return meet(self._known[one], self._known[other])

    # -- setting ---------------------------------------------------------------------------------------------------
    def put(self, action: str, name: str, instead: str = "") -> None:
        """One input more, or another in the place of one."""
        inputs = [name if one == instead else one for one in self._inputs[action]]
        self._set(action, inputs if instead in self._inputs[action] else [*inputs, name])

    def take(self, action: str, name: str) -> None:
        """Takes an input away."""
        self._set(action, [one for one in self._inputs[action] if one != name])

    def reset(self, action: str) -> None:
        """The usual inputs again."""
        self._set(action, self._usual[action])

    def reset_all(self) -> None:
        self._inputs = dict(self._usual)
        self._done = None

    def _set(self, action: str, inputs: Iterable[str]) -> None:
        self._inputs[action] = tuple(dict.fromkeys(inputs))[:MOST]
        self._done = None

    # -- the settings file -----------------------------------------------------------------------------------------
    def kept(self) -> dict[str, list[str]]:
        """What differs from the usual map."""
        return {action: list(inputs) for action, inputs in self._inputs.items() if not self.is_usual(action)}

    def load(self, kept: Json) -> list[str]:
        """Takes over what a file says. What makes no sense stays as usual; gives back what that was."""
        self.reset_all()
        if not isinstance(kept, dict):
            return [str(kept)[:20]]
        wrong = [str(action)[:20] for action, inputs in kept.items() if not self._load_one(action, inputs)]
        return wrong + self._settle(set(kept) & set(self._known))

    def _load_one(self, action: str, inputs: Json) -> bool:
        if action not in self._known or not isinstance(inputs, list):
            return False
        good = [one for one in inputs if isinstance(one, str) and self.is_known(one)
                and self.owner(one) in ("", action)]  # fmt: skip
        fixed = [one for one in self._usual[action] if one in self._known[action].fixed]
        lost = not {*good, *fixed} and (bool(inputs) or self._known[action].needed)
        self._set(action, self._usual[action] if lost else [*fixed, *good])
        return good == inputs and not lost

    def _settle(self, loaded: set[str]) -> list[str]:
        """A file in conflict with itself: who loses a key goes back to the usual ones that are free. An action that the
        file leaves alone and that has another key gives way to what somebody has set: it may be newer than the file."""
        told = []
        for conflict in self.conflicts():
            usual = [one for one in (conflict.loser, conflict.winner) if one not in loaded]
            if len(usual) == 1 and self._gives_way(usual[0], conflict.key):
                self.take(usual[0], conflict.key)
                continue
            loser = conflict.loser if conflict.loser in loaded else conflict.winner
            if conflict.key not in self._inputs[loser] or not self.may_lose(loser, conflict.key):
                loser = conflict.loser
            if conflict.key in self._inputs[loser]:
                told.append(loser)
                free = [one for one in self._usual[loser] if not self.rivals(loser, one)]
                self._set(loser, [one for one in self._inputs[loser] if one != conflict.key] or free)
        return told


class KeyMap:
    """One per window. `pad_used` is whether a gamepad was used last: then labels name its buttons."""

    def __init__(self, keys: Json = None, pad: Json = None) -> None:
        self.keys, self.pad = Bindings("keys"), Bindings("pad")
        self.pad_used = False
        self.trouble = ""
        wrong = [*self.keys.load(keys or {}), *self.pad.load(pad or {})]
        if wrong:
            names = "; ".join(title(one) if one in by_id() else one for one in dict.fromkeys(wrong))
            self.trouble = _("Some of the keys in the settings cannot be used, or are set twice: {names}. "
                             "There the usual ones are taken.").format(names=names)  # fmt: skip

    def of(self, kind: str) -> Bindings:
        return self.pad if kind == "pad" else self.keys

    # -- what was pressed ------------------------------------------------------------------------------------------
    def actions(self, event: pygame.event.Event) -> tuple[str, ...]:
        """What a press may mean; none for anything but a press of a key or button."""
        if event.type != pygame.KEYDOWN:
            return ()
        button = getattr(event, "pad", "")
        if button:
            return self.pad.actions(button)
        return next(filter(None, (self.keys.actions(chord) for chord in keynames.chords_of(event))), ())

    def means(self, event: pygame.event.Event, *wanted: str) -> str:
        """Which of these actions the press asks for; "" if none."""
        done = self.actions(event)
        return next((action for action in wanted if action in done), "")

    # -- words -----------------------------------------------------------------------------------------------------
    def shown(self, action: str) -> str:
        """The input to name on a button: that of the gamepad if one was used last, else the first key; "" if none."""
        found = self._device.counting(action)
        return found[0] if found else ""

    def label(self, action: str) -> str:
        """The name of that input as a person says it."""
        return self.say(self.shown(action))

    def labels(self, *actions: str) -> str:
        """All inputs of these actions."""
        return ", ".join(self.say(one) for action in actions for one in self._device.counting(action))

    def say(self, name: str) -> str:
        return self.say_as("pad" if self.pad_used else "keys", name)

    @staticmethod
    def say_as(kind: str, name: str) -> str:
        """The name of an input of that kind of device."""
        if not name:
            return _("not set")
        return said_button(name) if kind == "pad" else keynames.said(name)

    def told(self, text: str) -> str:
        """A text in which "{key:undo}" stands for the key of an action, with that key; without key the brackets
        around it go as well."""

        def replaced(found: re.Match[str]) -> str:
            return self.label(found[1])

        bare = re.sub(r" \(\{key:(\w+)\}\)", lambda found: found[0] if self.shown(found[1]) else "", text)
        return TOKEN.sub(replaced, bare)

    @property
    def _device(self) -> Bindings:
        return self.pad if self.pad_used else self.keys
