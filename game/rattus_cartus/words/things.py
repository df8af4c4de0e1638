"""What presses on the things of the table mean in Rattus Cartus. No pygame here."""

from __future__ import annotations

from dataclasses import replace

from game.kernel.options import kind, option, value
from game.kernel.steps import Ask
from game.rattus_cartus.cards.names import building_face, face_of
from game.rattus_cartus.lang import N_, _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.contents import question
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.resolve import actions
from game.rattus_cartus.words.round import of_card
from game.table.asking.spots import BUTTON, HAND, SEAT, Offer, Spot
from game.table.asking.things import Action, Asked, Choice, Subject, Things
from game.table.words import Prompt

# Where on the table an option is picked, and what a press on a thing may mean.

BUILDING, NUN = "building", "nun"  # a building of the row by its slot, a card of the nun row by its position
KINDS = {BUILDING: ("supply", "enter"), NUN: ("look",), HAND: ("card",), SEAT: ("seat",)}
PLACES = {word: place for place, words in KINDS.items() for word in words}


def place(option: str, view: View) -> str:
    """Where an option is picked. What does not lie on the table becomes a button."""
    return PLACES.get(kind(option), BUTTON) if value(option) >= 0 else BUTTON


def wanted(place_: str, thing: int, ask: Ask) -> list[str]:
    """The options somebody may mean by a press on a thing that is not offered: asked of the rules for the reason."""
    offered = {kind(word) for word in ask.options}
    words = KINDS.get(place_, ())
    return [f"{word}:{thing}" for word in sorted(words, key=lambda word: word not in offered)]


KEYS = {"use": "build", "decline": "without"}  # the keys of answers besides those of every game


class RattusThings(Things[View, Names]):
    """Cards in hand, buildings of the row, cards of the nun row, players."""

    def refusal(self, place: str, thing: int, asked: Asked[View, Names]) -> str:
        """The reason of the rules; nothing for a look at what is not asked about."""
        offers = asked.offers
        if offers is None or not set(KINDS.get(place, ())) & {kind(word) for word in offers.ask.options}:
            return ""
        if place == HAND and thing not in asked.view.hand[asked.view.viewer]:
            return ""  # it was laid or given away a moment ago, and is still read
        for word in asked.wanted(place, thing):
            problem = asked.why_not(word)
            if problem and problem != "not_now":
                return asked.reason(problem, word)
        return ""

    def mark_reason(self, place: str, thing: int, asked: Asked[View, Names]) -> str:
        """Why a card of the hand cannot be laid stands on it."""
        if place != HAND or asked.offers is None or asked.offers.ask.step != "enter.laid":
            return ""
        problem = asked.why_not(option("card", thing))
        return asked.reason(problem, option("card", thing)) if problem == "cannot_be_laid" else ""

    # -- the zoom --------------------------------------------------------------------------------------------------
    def subject(self, option: str, view: View) -> tuple[str, int, str, int, str] | None:
        """A card, or the building card that lies in a place of the row."""
        word, number = kind(option), value(option)
        if word == "card":
            return "card", number, face_of(view.box, number), view.viewer, HAND
        if word in KINDS[BUILDING] and 0 <= number < len(view.row):
            card = view.row[number]
            return BUILDING, card, building_face(view.box, card), -1, BUILDING
        return None

    def spot_of(self, subject: Subject) -> Spot:
        """A building is shown by its card and picked by its place, which the subject of the row has as its seat."""
        return subject.place or HAND, subject.number

    def described(self, subject: Subject, view: View, names: Names) -> tuple[str, str]:
        if subject.kind == BUILDING:
            return described_building(subject.number, view, names)
        return described_card(subject.number, names), names.text_of(subject.number)

    def actions(self, subject: Subject, asked: Asked[View, Names]) -> list[Action]:
        """What can be done with it now, and what cannot."""
        offers = asked.offers
        if offers is None:
            return []
        spot = self._picked_at(subject, asked.view)
        found = [Action(o.option, o.label, asked.harmful, "", asked.outlook.words(o.option)) for o in offers.at(*spot)]
        why = "" if found else self.refusal(*spot, asked)
        if why:
            word = asked.wanted(*spot)[0]
            found.append(Action(word, asked.label(word), why_not=why))
        return found

    def refused(self, subject: Subject, asked: Asked[View, Names]) -> str:
        return self.refusal(*self._picked_at(subject, asked.view), asked)

    def _picked_at(self, subject: Subject, view: View) -> Spot:
        """The spot of a subject; of a building card its place in the row."""
        if subject.kind == BUILDING:
            return BUILDING, view.row.index(subject.number) if subject.number in view.row else -1
        return self.spot_of(subject)

    def selects_first(self, offer: Offer, asked: Asked[View, Names]) -> bool:
        """What does harm to somebody."""
        return asked.harmful and offer.place == SEAT

    # -- the prompt ------------------------------------------------------------------------------------------------
    def choices(self, asked: Asked[View, Names]) -> list[Choice]:
        """With the keys of this game."""
        return [
            replace(
                one, action=one.action or KEYS.get(one.name, ""), kind="ghost" if one.name == "decline" else one.kind
            )
            for one in super().choices(asked)
        ]


def described_card(card: int, names: Names) -> str:
    """Who or what it is; of a follower estate and nuns."""
    estate = names.box.estate[card]
    if estate < 0:
        return names.plain_card(card)
    text = _("{follower} ({estate}, {nuns})")
    return text.format(follower=names.book_name(card), estate=names.plain_estate(estate), nuns=names.nuns(card))


def described_building(card: int, view: View, names: Names) -> tuple[str, str]:
    """Its name with its estate, its supply and its two actions."""
    box = view.box
    title = _("{building} ({estate})").format(
        building=names.plain_building(card), estate=names.plain_estate(box.building_estate[box.building_of[card]])
    )
    lines = [
        _("Supply: {supply}.").format(supply=of_card(card, names)),
        *actions(names.building_id(card), view, names),
    ]
    return title, "\n".join(lines)


# How questions are put, out of the records.

WORDS = {
    "use": N_("Use the action"), "decline": N_("Do without"), "play_pass": N_("Play a Pass"), "done": N_("Done"),
}  # fmt: skip


def prompt(ask: Ask, view: View, names: Names) -> Prompt:
    """For the player who is asked."""
    writer = question(ask.step).prompt
    return (
        writer(ask, view, names)
        if writer is not None
        else Prompt(_("Make a choice"), _("Choose something that is offered."))
    )


def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words on the button that gives this answer: those of the question, or those of every question."""
    special = question(ask.step).labels.get(kind(option))
    if callable(special):
        words: str = special(option, ask, view, names)
        return words
    if special is not None:
        return _(special).format(card=names.plain_card(value(option))) if value(option) >= 0 else _(special)
    if value(option) < 0:
        return _(WORDS[option]) if option in WORDS else option.replace("_", " ").capitalize()
    return thing(option, view, names) or str(value(option))


def thing(option: str, view: View, names: Names) -> str:
    """The name of what an option is about; "" for a bare word or a number."""
    word, number = kind(option), value(option)
    if word == "card" and 0 <= number < len(names.box.kind):
        return names.plain_card(number)
    if word == "seat" and 0 <= number < len(names.seats):
        return names.plain_seat(number)
    if word in ("supply", "enter") and 0 <= number < len(view.row):
        return names.plain_place(view.row[number], number)
    if word == "look" and 0 <= number < len(view.nun_row):
        return names.nun_place(number)
    return ""
