"""What a computer player of one seat is, and where its chance comes from."""

from __future__ import annotations

from typing import Protocol, TypeAlias, TypeVar

from game.kernel.rng import Rng
from game.kernel.rules import ViewData
from game.kernel.steps import Ask

V_contra = TypeVar("V_contra", contravariant=True)

LEVELS = ("random", "easy", "normal", "hard", "expert", "master")  # weakest first
QUICK = LEVELS[:3]  # those that answer without searching


class Bot(Protocol[V_contra]):
    """A computer player of one seat."""

    @property
    def needs_view(self) -> bool:
        """Whether `decide` reads the View; if not, nobody makes one for it."""
        ...

    def decide(self, view: V_contra, ask: Ask) -> str:
        """One of the ask's options. `view` is None for a bot that needs none."""
        ...


SomeBot: TypeAlias = Bot[ViewData | None]  # of whatever game; whoever asks it gives a View where `needs_view` says so


def decision_rng(seed: int, ask: Ask) -> Rng:
    """The generator for one decision: the same for the same bot, seat and ask number, wherever it is made."""
    return Rng((seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number)
