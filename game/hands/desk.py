"""What lies before a seat whose hand is elsewhere: the question, what is selected of it, and how each thing stands to
that. What the table is to the window, this is to a page. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.asking.mark import Mark
from game.table.asking.marks import Marks
from game.table.asking.offers import offers
from game.table.asking.plan import NO_PLAN, Plan
from game.table.asking.spots import Offers, Spot
from game.table.asking.things import Choice
from game.table.names import Names
from game.table.words import Prompt, SomeWords, words
from game.ui.draw.markup import plain
from game.ui.lang import _, sentence

if TYPE_CHECKING:
    from game.table.asking.seat_hand import SeatHand
    from game.table.flow import Flow


class SeatDesk:
    """Of one seat. `take` comes first at every look; what is selected lasts as long as the question."""

    def __init__(self, flow: Flow, hand: SeatHand | None, seat: int) -> None:
        self.flow, self.hand, self.seat = flow, hand, seat
        self.game = flow.match.setup.game
        self.words: SomeWords = words(self.game)
        self.plan: Plan = NO_PLAN
        self.view: ViewData
        self.names: Names
        self.offers: Offers | None = None
        self.marks: Marks
        self.selected: Spot | None = None
        self.option = ""  # selected among answers that lie nowhere on the table
        self.whole = False  # the touch is meant for a whole pile
        self.refused = ""  # why the last touch did nothing
        self.asked: tuple[int, int, str] | None = None  # which question lies there, in which language
        self.revision = 0  # grows with every other question

    @property
    def question(self) -> tuple[int, int] | None:
        """Which question lies there, in whatever language."""
        return self.asked[:2] if self.asked is not None else None

    @property
    def ask(self) -> Ask | None:
        """The question of this seat, once everything that led to it was shown."""
        return self.hand.ask if self.hand is not None else None

    def take(self, view: ViewData, names: Names, lang: str) -> None:
        """Takes over what lies there now."""
        ask = self.ask
        self.view, self.names = view, names
        asked = (self.flow.match.revision, ask.number, lang) if ask is not None else None
        if asked is not None and asked == self.asked:
            self.marks.selected = self.selected
            return
        other = asked is None or self.asked is None or asked[:2] != self.asked[:2]
        self.asked = asked
        if other:
            self.selected, self.option = None, ""
            self.revision += 1
        self.offers = offers(ask, view, names, self.words) if ask is not None else None
        self.marks = Marks(
            self.words, self.offers, self.selected, view, names, self._why_not, self.flow.match.rules
        )  # fmt: skip
        if other:
            self.plan.asked_anew()

    def _why_not(self, option: str) -> str | None:
        return self.hand.why_not(option) if self.hand is not None else None

    # -- how things stand ------------------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        """How a thing stands to the question, or to what is planned."""
        planned = self.plan.mark(place, thing)
        return planned if planned is not None else self.marks.mark(place, thing)

    def leads(self, place: str, thing: int) -> str:
        """What choosing it leads to; told of what is selected alone, for it takes time to find out."""
        told = self.plan.tip(place, thing) if self.plan is not NO_PLAN else None
        if told is None:
            told = self.marks.tip(place, thing) if (place, thing) == self.selected else ""
        return plain(told)

    def label(self, place: str, thing: int) -> str:
        """What is chosen by it: the words of its button."""
        found = self.offers.at(place, thing) if self.offers is not None else []
        return " ".join(found[0].label.split()) if found else ""

    def said(self) -> tuple[Prompt, list[Choice]] | None:
        """The question and its buttons; None while nothing is asked."""
        if self.offers is None:
            return None
        planned = self.plan.said()
        if planned is not None:
            return planned
        return self.words.prompt(self.offers.ask, self.view, self.names), self.marks.choices()

    # -- what a touch does (what a plan may ask of it, too) ----------------------------------------------------------
    def refuse(self, place: str, thing: int, why: str) -> None:
        """Says why not, as the end of a sentence."""
        self.refused = plain(sentence(why)) if why else ""

    def select(self, spot: Spot | None) -> None:
        """This is what is meant."""
        self.selected, self.option = spot, ""
        self.marks.selected = spot

    def give(self, option: str) -> bool:
        """Gives an answer; False if it is refused."""
        return self.hand is not None and self.hand.answer(option)

    def act(self, act: Callable[[], bool]) -> None:
        """Gives several answers."""
        if not act():
            self.refused = self.unable()

    def unable(self) -> str:
        """Why nothing was done, where there is no better reason."""
        return paused() if self.flow.at_rest else _("That cannot be chosen now.")


def paused() -> str:
    """That nothing is done while the table cannot be seen."""
    return _("The game is paused: something else lies over the table at the big screen.")
