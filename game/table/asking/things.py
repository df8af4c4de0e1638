"""What presses on the things of the table mean in a game: what else a thing stands for, why it cannot be chosen, what
can be done with it, and which buttons the prompt has. No pygame here. Everything has a default."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from game.kernel.options import DONE, PASS
from game.kernel.steps import Ask, Problem
from game.table.asking.outlook import Outlook
from game.table.asking.spots import BUTTON, HAND, Offer, Offers, Spot
from game.table.names import N, V
from game.ui.input.actions import of_game
from game.ui.lang import _

MOST_BUTTONS = 8
END = "end"  # the answer that ends the own turn: asked about twice while something is left to do
CONFIRM_KEYS = ("build", "build_other")  # the keys that confirm what is selected, and in another way


@dataclass(frozen=True)
class Choice:
    """A button of the prompt: what it does, what it says, the action that presses it; `why_not` greys it out."""

    name: str
    text: str
    kind: str = "ghost"
    action: str = ""
    why_not: str = ""
    icon: str = ""
    own_place: str = ""  # "high" or "low" on the right, where nothing else ever is
    passing: bool = False  # its place is free for the next as soon as it goes


@dataclass(frozen=True)
class Action:
    """An answer that a thing stands for. `why_not` is empty if it can be given; `leads_to` tells what follows."""

    option: str
    words: str
    danger: bool = False
    why_not: str = ""
    leads_to: str = ""
    heard: str = ""  # how `words` are read, if that is another way


class Subject(Protocol):
    """What the zoom shows (`game.table.asking.mark.Subject`)."""

    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def place(self) -> str: ...


class Asked(Protocol[V, N]):
    """One ask as it stands before the person who is asked (`game.table.asking.marks.Marks`)."""

    offers: Offers | None
    selected: Spot | None
    view: V
    names: N
    outlook: Outlook[V]

    @property
    def harmful(self) -> bool:
        """Whether the answer takes or destroys."""
        ...

    @property
    def own_turn(self) -> bool:
        """Whether it is the menu of the own turn."""
        ...

    def why_not(self, option: str) -> Problem | None:
        """The rules' reason why this cannot be chosen now."""
        ...

    def reason(self, problem: Problem | None, option: str) -> str:
        """The same in words, as the end of a sentence."""
        ...

    def refusal(self, place: str, thing: int) -> str:
        """Why a press on a thing does nothing."""
        ...

    def wanted(self, place: str, thing: int) -> list[str]:
        """The options somebody may mean by a press on a thing that is not offered."""
        ...

    def label(self, option: str, ask: Ask | None = None) -> str:
        """The words on the button of an answer, offered or not."""
        ...

    def about(self) -> str:
        """The kind of things the question is about, for when every candidate is refused."""
        ...


class Things(Generic[V, N]):
    """Of a game whose things mean what is offered at them, and nothing else. `game`: the keys that it brings by the
    names of its answers give them."""

    def __init__(self, game: str = "") -> None:
        self.game = game

    def laid(self, ask: Ask) -> Sequence[Spot]:
        """Things outside a group of cards that earlier parts of the question have chosen."""
        return ()

    def meant(self, place: str, thing: int, view: V) -> list[Spot]:
        """What else a press on a thing may mean, such as the player behind it."""
        return []

    def mark_reason(self, place: str, thing: int, asked: Asked[V, N]) -> str:
        """The reason that stands on a thing which cannot be chosen; "" for none."""
        return ""

    def price_shown(self, offer: Offer, view: V) -> int | None:
        """The price that stands on a thing; None where it says so itself."""
        return offer.price

    def refusal(self, place: str, thing: int, asked: Asked[V, N]) -> str:
        """Why a press on a thing does nothing, as the end of a sentence; "" where nobody would expect anything."""
        for option in asked.wanted(place, thing):
            problem = asked.why_not(option)
            if problem and problem != "not_now":
                return asked.reason(problem, option)
        return ""

    def has_tip(self, place: str, thing: int) -> bool:
        """Whether there is anything to say about it at all."""
        return thing >= 0

    def not_dropped(self, thing: int, asked: Asked[V, N]) -> str:
        """Why a card of the hand cannot be played by dragging it to the table; "" if that is a press on it."""
        return "" if asked.offers is not None and asked.offers.at(HAND, thing) else _("now something else is asked")

    # -- the zoom --------------------------------------------------------------------------------------------------
    def subject(self, option: str, view: V) -> tuple[str, int, str, int, str] | None:
        """The kind, number, id, seat and place of what an option is about, to be shown large; None for nothing."""
        return None

    def spot_of(self, subject: Subject) -> Spot | None:
        """Where on the table it is picked; None for what is only read: nothing that it shows is an answer."""
        return subject.place or HAND, subject.number

    def described(self, subject: Subject, view: V, names: N) -> tuple[str, str]:
        """Its title and its rules."""
        return subject.id.replace("_", " ").capitalize(), ""

    def actions(self, subject: Subject, asked: Asked[V, N]) -> list[Action]:
        """What can be done with it now, and what cannot, with the reason."""
        spot = self.spot_of(subject)
        if asked.offers is None or spot is None:
            return []
        found = asked.offers.at(*spot)
        return [Action(o.option, o.label, asked.harmful, "", asked.outlook.words(o.option)) for o in found]

    def refused(self, subject: Subject, asked: Asked[V, N]) -> str:
        """Why nothing can be done with it although somebody may expect that; "" where nobody does."""
        spot = self.spot_of(subject)
        return self.refusal(*spot, asked) if spot is not None else ""

    def selects_first(self, offer: Offer, asked: Asked[V, N]) -> bool:
        """Whether it has its button in the panel beside the table only when it is selected."""
        return asked.harmful and offer.place != BUTTON

    # -- the prompt ------------------------------------------------------------------------------------------------
    def choices(self, asked: Asked[V, N]) -> list[Choice]:
        """The buttons of the one who is asked, the most important first."""
        offers = asked.offers
        if offers is None:
            return []
        shown = confirming(asked)
        bare = offers.buttons
        if len(bare) > MOST_BUTTONS:
            shown.append(Choice("options", _("Choose …"), "gold", "options"))
            bare = [offer for offer in bare if offer.option in (PASS, DONE)]
        for offer in bare:
            look = "gold" if not shown and offer.option != PASS else "ghost"
            shown.append(Choice(offer.option, offer.label, look, self.key_of(offer.option)))
        if asked.selected is not None and asked.harmful:
            shown.append(Choice("unselect", _("Other target")))
        return shown

    def key_of(self, option: str) -> str:
        """The action that gives an answer: that of every game, or one of this game by the name of the answer."""
        return KEYS.get(option, option if any(action.id == option for action in of_game(self.game)) else "")

    def left(self, asked: Asked[V, N], idle: Collection[str]) -> list[str]:
        """What could still be done in a turn that is about to be ended, some of it at least; not what changes nothing
        (`idle`)."""
        return []


KEYS = {END: "end", PASS: "without", DONE: "done"}  # the keys of answers that many games have


def confirming(asked: Asked[V, N]) -> list[Choice]:
    """The ways to confirm what is selected."""
    if asked.selected is None or asked.offers is None:
        return []
    first = "danger" if asked.harmful else "gold"
    found = asked.offers.at(*asked.selected)
    return [
        Choice(offer.option, offer.label, first if index == 0 else "ghost", CONFIRM_KEYS[index] if index < 2 else "")
        for index, offer in enumerate(found)
    ]
