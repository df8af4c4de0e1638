"""Who answers for a seat. People and bots are alike to the match: asked once, looked at until there is an answer."""

from __future__ import annotations

from typing import Protocol

from game.kernel.rules import ViewData
from game.kernel.steps import Ask, Seat
from game.session.notices import Notice
from game.session.setup import MatchSetup


class Agent(Protocol):
    """One seat's mind. Never blocks: `poll` returns None until there is an answer."""

    needs_view: bool  # whether `consider` gets a View; making one costs time

    def consider(self, ask: Ask, view: ViewData | None) -> None:
        """Start to think about this ask; called once for each."""
        ...

    def poll(self) -> str | None:
        """The option chosen, once there is one."""
        ...

    def forget(self) -> None:
        """The ask is withdrawn (undo, another player takes the seat): no answer to it may come any more."""
        ...


class Bots(Protocol):
    """Makes the agents of computer players and owns what they share, such as a worker process."""

    def agent(self, seat: Seat, setup: MatchSetup) -> Agent:
        """The agent of the bot that the set-up names for this seat. Raises ValueError for an unknown level."""
        ...

    def take_notices(self) -> list[Notice]:
        """What has to be told since the last call."""
        ...

    def close(self) -> None:
        """End what was started."""
        ...


class NoBots:
    """For matches of people alone, and for replays."""

    def agent(self, seat: Seat, setup: MatchSetup) -> Agent:
        raise ValueError(f"There is no computer player called '{setup.seats[seat].player}'.")

    def take_notices(self) -> list[Notice]:
        return []

    def close(self) -> None:
        pass


class Person:
    """Waits until the table hands in what its person chose."""

    needs_view = False

    def __init__(self) -> None:
        self.chosen: str | None = None

    def consider(self, ask: Ask, view: ViewData | None) -> None:
        self.chosen = None

    def poll(self) -> str | None:
        return self.chosen

    def forget(self) -> None:
        self.chosen = None
