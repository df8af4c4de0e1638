"""Everything that moves: small animations that always end in their end state and never block input. No pygame here.

Times are written in milliseconds at normal speed; the player's speed factor divides them, "off" jumps to the end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol

Ease = Callable[[float], float]
CROSS_FADE_MS = 120.0


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    """Cubic: for things that arrive."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Cubic: for things that travel."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def back_out(t: float) -> float:
    """Overshoots a little: only for crown and seal."""
    s = 1.4
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


def bump(t: float) -> float:
    """Up and down again: 0, 1, 0."""
    return math.sin(math.pi * t)


class Animation(Protocol):
    """`advance` takes milliseconds and gives back what it did not need, None while it goes on; `finish` jumps."""

    def advance(self, ms: float) -> float | None: ...

    def finish(self) -> None: ...


class Tween:
    """Calls `apply` with the eased share 0..1, at last with exactly the end value; then `done` once."""

    def __init__(
        self, ms: float, apply: Callable[[float], None], ease: Ease = ease_out, done: Callable[[], None] | None = None
    ) -> None:
        self.ms, self.apply, self.ease, self.done = ms, apply, ease, done
        self.at = 0.0
        self.ended = False

    def advance(self, ms: float) -> float | None:
        self.at += ms
        if self.at >= self.ms:
            over = self.at - self.ms
            self.finish()
            return over
        self.apply(self.ease(self.at / self.ms))
        return None

    def finish(self) -> None:
        if not self.ended:
            self.ended = True
            self.apply(self.ease(1.0))
            if self.done is not None:
                self.done()


class Hold:
    """Waits."""

    def __init__(self, ms: float) -> None:
        self.left = ms

    def advance(self, ms: float) -> float | None:
        self.left -= ms
        return -self.left if self.left <= 0 else None

    def finish(self) -> None:
        self.left = 0.0


class Call:
    """Does something once, in its turn."""

    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def advance(self, ms: float) -> float | None:
        self.finish()
        return ms

    def finish(self) -> None:
        action, self.action = self.action, None
        if action is not None:
            action()


class Breath:
    """Leaves what comes after it to the next turn, if this one has been long already; nothing is drawn in between."""

    def __init__(self, motion: Motion) -> None:
        self._motion, self._waited = motion, False

    def advance(self, ms: float) -> float | None:
        if self._waited or not self._motion.late():
            return ms
        self._waited = self._motion.breathes = True
        return None

    def finish(self) -> None:
        self._waited = True


class Chain:
    """One after the other. A part may be a function that makes the animation when its turn comes."""

    def __init__(self, parts: Sequence[Animation | Callable[[], Animation]]) -> None:
        self.parts = list(parts)
        self.now: Animation | None = None

    def _next(self) -> Animation | None:
        if self.now is None and self.parts:
            part = self.parts.pop(0)
            self.now = part() if callable(part) else part
        return self.now

    def advance(self, ms: float) -> float | None:
        left: float | None = ms
        while left is not None:
            part = self._next()
            if part is None:
                return left
            left = part.advance(left)
            if left is not None:
                self.now = None
        return None

    def finish(self) -> None:
        while (part := self._next()) is not None:
            part.finish()
            self.now = None


class Steps(Chain):
    """A chain whose parts are completed one by one: whoever is impatient misses only what goes on now."""

    def complete(self) -> bool:
        """Jumps to the end of the part that goes on; whether there is another."""
        part = self._next()
        if part is not None:
            part.finish()
            self.now = None
        return bool(self.parts)


class Parallel:
    """All together; ends with the longest. `stagger` delays each part by that much more than the one before."""

    def __init__(self, parts: Sequence[Animation], stagger: float = 0.0) -> None:
        self.parts: list[Animation] = [
            Chain([Hold(i * stagger), part]) if stagger and i else part for i, part in enumerate(parts)
        ]

    def advance(self, ms: float) -> float | None:
        over = ms
        going: list[Animation] = []
        for part in self.parts:
            left = part.advance(ms)
            if left is None:
                going.append(part)
            else:
                over = min(over, left)
        self.parts = going
        return None if going else over

    def finish(self) -> None:
        for part in self.parts:
            part.finish()
        self.parts = []


class Motion:
    """The one place that runs animations. `speed` 0.5 to 4, 0 is off; `reduced` asks for fades instead of flights.

    `late` says whether the turn has been long; `breathes` whether something that has begun goes on in the next one.
    """

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.late: Callable[[], bool] = lambda: False
        self.breathes = False
        self._running: list[Animation] = []

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def start(self, animation: Animation) -> Animation:
        """Runs it from now; with speed 0 it is at its end when this returns."""
        if self.speed <= 0:
            animation.finish()
        else:
            self._running.append(animation)
        return animation

    def update(self, seconds: float) -> None:
        """Advances everything by real seconds. An animation that raises is dropped before the error goes on."""
        ms = seconds * 1000 * self.speed
        self.breathes = False
        running, self._running = self._running, []
        while running:
            animation = running.pop(0)
            if self.speed <= 0:
                animation.finish()
            elif animation.advance(ms) is None:
                self._running.append(animation)

    def finish(self, animation: Animation) -> None:
        """Jumps one animation to its end."""
        if animation in self._running:
            self._running.remove(animation)
            animation.finish()

    def complete(self) -> bool:
        """Jumps to the end of what goes on now: of steps only to the end of the present one. Whether there were steps:
        something is told, and whoever wants it over means that alone."""
        running, self._running = self._running, []
        told = False
        for animation in running:
            if not isinstance(animation, Steps):
                animation.finish()
                continue
            told = True
            if animation.complete():
                self._running.append(animation)
        return told

    def suspend(self) -> list[Animation]:
        """Stops everything where it is and hands it out; `go_on` takes it back."""
        running, self._running = self._running, []
        return running

    def go_on(self, running: Sequence[Animation]) -> None:
        """What was suspended moves again."""
        self._running.extend(running)

    def finish_all(self) -> bool:
        """Jumps everything to its end, also what starts meanwhile; whether there was anything."""
        any_left = bool(self._running)
        for _ in range(10_000):
            if not self._running:
                break
            self._running.pop(0).finish()
        return any_left
