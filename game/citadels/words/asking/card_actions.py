"""What can be done with one card now, and why the rest cannot: for the zoomed card. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.citadels.lang import _
from game.citadels.rules import build
from game.citadels.rules.characters import Character
from game.citadels.rules.state import View
from game.citadels.words.asking.labels import label
from game.citadels.words.asking.places import CITY, TRACK
from game.citadels.words.asking.reasons import reason
from game.citadels.words.contents import question
from game.citadels.words.names import Names
from game.citadels.words.outlook.consequences import Consequences
from game.citadels.words.records import MENU
from game.kernel.options import kind, option
from game.kernel.steps import Ask, Problem
from game.table.asking.spots import HAND, SEAT, Offers, Spot
from game.table.asking.things import Action, Subject

NO_ASK = Ask(-1, -1, MENU, [], {})  # type: ignore[arg-type]  # nobody: words for what cannot be done now
UNSPOKEN = (
    None,
    "not_now",
    "no_such_way",
    "nothing_to_use",
    "no_ability",
    "no_income",
    "not_in_hand",
    "no_loan_needed",
)
OF_THE_TURN = ("build", "income", "ability", "use")
OF_CHARACTER = ("income", "ability")


def spot_of(subject: Subject) -> Spot:
    """Where on the table the subject is picked."""
    if subject.kind == "rank":
        return TRACK, subject.number
    return subject.place or HAND, subject.number


GENERAL = {"income": lambda: _("Collect the income"), "ability": lambda: _("Use ability")}  # of whichever character


class CardActions:
    """The actions of cards under one ask (or none)."""

    def __init__(
        self, offers: Offers | None, view: View, names: Names, why_not: Callable[[str], Problem | None],
        consequences: Consequences, *, danger: bool,
    ) -> None:  # fmt: skip
        self.offers, self.view, self.names, self.why_not = offers, view, names, why_not
        self.consequences, self.danger = consequences, danger

    def of(self, subject: Subject) -> list[Action]:
        """What is offered first, then what is not, each with its reason."""
        words = list(dict.fromkeys(self._candidates(subject)))
        offered = set(self.offers.ask.options) if self.offers is not None else set()
        if subject.kind == "rank" and self._my_turn and subject.number != self.view.rank:
            offered -= set(OF_CHARACTER)  # those of the character whose turn it is
        found = [self._offered(word) for word in words if word in offered]
        refused = [
            action for word in words if word not in offered and (action := self._refused(word, subject)) is not None
        ]
        return [*found, *refused]

    def _candidates(self, subject: Subject) -> Iterator[str]:
        if self.offers is not None:
            place, thing = spot_of(subject)
            yield from (offer.option for offer in self.offers.at(place, thing))
            owner = self.view.owner_or_nobody(thing) if place == CITY else -1
            yield from (offer.option for offer in self.offers.at(SEAT, owner))
        if subject.kind == "rank":
            yield from self._of_character(subject)
        elif subject.number in self.view.hand[self.view.viewer]:
            yield from self._of_hand_card(subject.number)
        elif subject.place == CITY:
            yield option("district", subject.number)
            if subject.number in self.view.city[self.view.viewer] and subject.number in self.view.box.usable:
                yield option("use", subject.number)

    def _of_character(self, subject: Subject) -> Iterator[str]:
        yield option("rank", subject.number)
        acting = self._my_turn and self.view.rank == subject.number
        waiting = subject.number in self.view.roles[self.view.viewer] and self.view.shown[subject.number] < 0
        if acting or waiting:
            character = self.view.box.characters[subject.number]
            yield from ("income",) if character.income is not None else ()
            yield from ("ability",) if type(character).ability is not Character.ability else ()

    def _of_hand_card(self, card: int) -> Iterator[str]:
        yield option("card", card)
        yield option("build", card)
        if self._my_turn:
            yield from (option("build", card, by) for by in build.ways(self.view, self.view.viewer, card))

    def _offered(self, word: str) -> Action:
        assert self.offers is not None
        found = self.offers.of(word)
        words = found.label if found is not None else word
        nothing = self.consequences.dead_end(word)
        return Action(word, words, self.danger, nothing, "" if nothing else self.consequences.words(word))

    def _refused(self, word: str, subject: Subject) -> Action | None:
        """Greyed out with its reason; nothing where nobody would expect it."""
        if word in OF_CHARACTER and self._my_turn and subject.number != self.view.rank:
            return Action(word, GENERAL[word](), why_not=_("only in the turn of this character"))
        if kind(word) in OF_THE_TURN and not self._my_turn:
            return Action(word, self._label(word), why_not=_("only in your turn"))
        problem = self.why_not(word) if self._is_asked_for(word) else None
        if problem in UNSPOKEN:
            return None
        return Action(word, self._label(word), why_not=reason(problem, word, self.view, self.names))

    def _is_asked_for(self, word: str) -> bool:
        """Whether the rules can say anything about this word now: under another question its number means nothing."""
        if self.offers is None:
            return False
        ask = self.offers.ask
        if kind(word) in OF_THE_TURN:
            return ask.step == MENU
        return kind(word) in {kind(offered) for offered in ask.options} or (
            kind(word) == "district" and question(ask.step).any_city
        )

    @property
    def _my_turn(self) -> bool:
        return self.view.rank > 0 and self.view.seat == self.view.viewer

    def _label(self, word: str) -> str:
        if word in OF_CHARACTER and not self._my_turn:
            return GENERAL[word]()
        return label(word, self.offers.ask if self.offers is not None else NO_ASK, self.view, self.names)
