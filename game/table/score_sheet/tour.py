"""What the winner has is looked at once more, place by place, when it is known who has won. A press ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.ui.draw.motion import Animation, Call, Chain, Tween, linear


@dataclass(frozen=True)
class Station:
    """A place and how long it is looked at, in milliseconds at 1x. `show` takes the share of that time (0 to 1) that is
    over; at 1 nothing of it is left to be seen. `sound` is heard when it begins."""

    ms: float
    show: Callable[[float], None]
    sound: str = ""


class Tour(Chain):
    """One station after the other. Whoever presses is spared the rest, and its sounds."""

    def __init__(self, stations: Sequence[Station], play: Callable[[str], object]) -> None:
        self._heard = play
        parts: list[Animation] = []
        for one in stations:
            parts += [Call(partial(self._play, one.sound)), Tween(one.ms, one.show, linear)]
        super().__init__(parts)
        self._cut = False

    def _play(self, sound: str) -> None:
        if sound and not self._cut:
            self._heard(sound)

    def finish(self) -> None:
        self._cut = True
        super().finish()
