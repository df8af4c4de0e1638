"""The hand of one seat: what it is asked, what it may answer and take back. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kernel.rules import ViewData
from game.kernel.steps import Ask, Problem
from game.session.match import Match
from game.table.asking.offers import Offers, offers
from game.table.names import Names
from game.table.words import SomeWords


class Course(NamedTuple):
    """What a hand needs of the table at which it is played: whether it may be asked nothing yet, whether what it did is
    final, the View of the moment that is shown, how an answer that was given takes effect, or is taken back, and
    whether the game rests."""

    silent: Callable[[], bool]
    final: Callable[[], bool]
    view: Callable[[], ViewData]
    take_effect: Callable[[], None]
    take_back: Callable[[], bool]
    rests: Callable[[], bool] = lambda: False


class SeatHand:
    """One seat's own way into the match, at the screen or anywhere else. It knows no pace, no curtain and no eyes.

    While something is told at the table it is asked nothing.
    """

    def __init__(self, match: Match, seat: int, words: SomeWords, course: Course) -> None:
        self.match, self.seat = match, seat
        self._words, self._course = words, course

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked; None while something is told, others are asked, or no person plays it."""
        ask = self.match.pending
        if ask is None or ask.seat != self.seat or not self.match.is_human(self.seat) or self._course.silent():
            return None
        return ask

    @property
    def view(self) -> ViewData:
        """What this seat may know of the moment that the table shows."""
        return self._course.view()

    def offers(self, names: Names) -> Offers | None:
        """What can be answered now, and where."""
        ask = self.ask
        return offers(ask, self.match.view(self.seat), names, self._words) if ask else None

    def only_answer(self, *, unnoticed: bool) -> str:
        """The only answer there is to what is asked, where a game may give it by itself; "" if there is none. Others
        notice unless they do not look: then it must be asked in the own turn."""
        ask = self.ask
        if ask is None or len(ask.options) != 1:
            return ""
        view = self.match.view(self.seat)
        if not self._words.may_skip(ask, view) or not (unnoticed or self._words.own_turn(view)):
            return ""
        return ask.options[0]

    def answer(self, option: str) -> bool:
        """Give an answer and let it take effect; False if it is refused."""
        ask = self.ask
        if ask is None or self._course.rests() or not self.match.answer(ask.number, option):
            return False
        self._course.take_effect()
        return True

    @property
    def can_undo(self) -> bool:
        """Whether its last answer can be taken back."""
        return self.match.can_undo(self.seat) and not self._course.final() and not self._course.rests()

    def undo(self) -> bool:
        """Take back its last answer; False if that is not possible."""
        return self.can_undo and self._course.take_back()

    def retract(self, card: int, chosen: tuple[int, ...]) -> bool:
        """Take one card out of a group that is being picked: back to it, then the later ones again."""
        return retract(self.undo, self.answer, card, chosen)

    def why_not(self, option: str) -> Problem | None:
        """The rules' reason why this cannot be chosen now."""
        return self.match.why_not(self.seat, option)


def retract(undo: Callable[[], bool], answer: Callable[[str], bool], card: int, chosen: tuple[int, ...]) -> bool:
    """Takes one card out of a group that is being picked, the others stay; False if that is not possible."""
    if card not in chosen:
        return False
    place = chosen.index(card)
    if not all(undo() for _count in range(len(chosen) - place)):
        return False
    return all(answer(f"card:{later}") for later in chosen[place + 1 :])
