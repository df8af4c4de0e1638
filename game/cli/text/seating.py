"""Who sits before the screen while several people share it, and whether something private is still to be read."""

from __future__ import annotations

from game.session.match import Match, Shown
from game.table.words import words


class Seating:
    """With one person there are no secrets to hide; with none, only what everybody knows is told."""

    def __init__(self, match: Match) -> None:
        self._words = words(match.setup.game)
        self.people = [seat for seat in range(len(match.setup.seats)) if match.is_human(seat)]
        self.eyes: int | None = self.people[0] if len(self.people) == 1 else None
        self.secrets = False  # something private was told since the last question, and may not have been heard yet

    @property
    def shared(self) -> bool:
        """Whether several people play."""
        return len(self.people) > 1

    def stranger(self, seat: int) -> bool:
        """Whether somebody else than the one asked sits before the screen."""
        return self.shared and self.eyes != seat

    def noticed(self, event: Shown, match: Match) -> None:
        """An event was told: did it show the one before the screen a secret that this person has not chosen?"""
        if self.shared and self.eyes is not None:
            self.secrets |= self._words.shows(match.events[event.number], self.eyes)

    def cover(self) -> None:
        """Nobody sits before the screen."""
        self.eyes, self.secrets = None, False

    def sit(self, seat: int) -> None:
        """This person does."""
        self.eyes, self.secrets = seat, False
