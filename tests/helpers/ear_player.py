"""Somebody who plays by ear: reads what is asked, presses what can be chosen, and knows nothing of any game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.helpers.by_ear import Heard, Listener, named
from tests.helpers.clock import NEVER

CHOOSABLE = "can be chosen"
ASIDE = ("Skip ahead", "Take back", "Back", "What did", "Why", "Leave")  # what is no answer
BY_CHANCE = 0.15
PATIENCE = 90.0  # seconds without anything new


def region(tree: Sequence[Heard], name: str) -> list[Heard]:
    """What is in the landmark of this name."""
    found: list[Heard] = []
    depth = -1
    for one in tree:
        if depth >= 0 and one.depth <= depth:
            break
        if depth >= 0:
            found.append(one)
        elif one.role == "landmark" and one.name == name:
            depth = one.depth
    return found


def asked(tree: Sequence[Heard]) -> str:
    """What the question says, with what is chosen so far."""
    return " ".join(one.name for one in region(tree, "Question") if one.role in ("heading", "label") and one.name)


class Patience:
    """Waits as long as something new comes now and then."""

    def __init__(self) -> None:
        self._before: Sequence[Heard] = ()
        self._since = time.monotonic()

    def lasts(self, tree: Sequence[Heard]) -> bool:
        """Whether this is new, or the last new thing not long ago."""
        if tree != self._before:
            self._before, self._since = tree, time.monotonic()
        return time.monotonic() - self._since < PATIENCE


class Player:
    """One game at one table. `log` is what was heard and pressed."""

    def __init__(self, listener: Listener, seed: int = 1) -> None:
        self.listener = listener
        self.log: list[str] = []
        self.presses = 0
        self.random = Random(seed)
        self._tried: Counter[tuple[str, str]] = Counter()

    def play(self, over: str, seconds: float) -> list[Heard]:
        """Until something of this name is there; the tree then. Raises TimeoutError with what was heard at last."""
        end, patience = time.monotonic() + seconds, Patience()
        while time.monotonic() < end:
            tree = self.listener.tree()
            self.log += self.listener.announced
            self.listener.announced.clear()
            if named(tree, over) is not None:
                return tree
            if not patience.lasts(tree):
                break
            wanted = self.wanted(tree)
            if wanted is None:
                time.sleep(0.15)
                continue
            self.log.append(f"> {wanted.name}")
            self.presses += 1
            self.listener.press(wanted)
            time.sleep(0.25)
        raise TimeoutError("\n".join([*self.log[-40:], *map(str, tree)]))

    def wanted(self, tree: Sequence[Heard]) -> Heard | None:
        """What is to be pressed next; None where nothing can be."""
        dialog = next((one for one in tree if one.role == "dialog"), None)
        if dialog is not None:
            buttons = [one for one in tree if one.role == "button" and one.pressable]
            return self._least(dialog.name, buttons)
        question = asked(tree)
        if not any(one.role == "landmark" for one in tree):  # a scene of its own, as at the end
            buttons = [one for one in tree if one.role == "button" and one.pressable]
            return self._least("", buttons)
        buttons = [
            one for one in region(tree, "Question")
            if one.role == "button" and one.pressable and not one.name.startswith(ASIDE)
        ]  # fmt: skip
        things = [one for one in tree if CHOOSABLE in one.name.lower() and "Action" in one.can]
        chosen = [one for one in things if "selected" in one.states]
        if chosen and self._tried[question, chosen[0].name] < 3:
            return self._try(question, chosen[0])  # the second press confirms
        return self._least(question, [*things, *buttons])

    def _least(self, question: str, choices: Sequence[Heard]) -> Heard | None:
        """One of what was tried least often for this question."""
        if not choices:
            return None
        if self.random.random() < BY_CHANCE:
            return self._try(question, self.random.choice(choices))
        least = min(self._tried[question, one.name] for one in choices)
        fresh = [one for one in choices if self._tried[question, one.name] == least]
        return self._try(question, self.random.choice(fresh))

    def _try(self, question: str, one: Heard) -> Heard:
        self._tried[question, one.name] += 1
        return one


def begin(listener: Listener, game: str, seconds: float = NEVER) -> None:
    """From the title to the table of this game. Raises TimeoutError."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tree = listener.tree()
        if region(tree, "Question"):
            return
        refused = named(tree, "No", role="button") if any(one.role == "dialog" for one in tree) else None
        poster = named(tree, f"{game}:", role="button")
        start = named(tree, "Play at once", role="button")
        if refused is not None:
            listener.press(refused)
        elif poster is not None and "selected" not in poster.states:
            listener.press(poster)
        elif start is not None:
            listener.press(start)
        time.sleep(0.6)
    raise TimeoutError("\n".join(map(str, tree)))
