"""What presses on the things of the table mean in Rattus Cartus. No pygame here."""

from __future__ import annotations

from dataclasses import replace

from game.kernel.options import kind, option, value
from game.rattus_cartus.cards.names import building_face, face_of
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.buildings import actions
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.places import BUILDING, KINDS
from game.rattus_cartus.words.supply import of_card
from game.table.asking.spots import HAND, SEAT, Offer, Spot
from game.table.asking.things import Action, Asked, Choice, Subject, Things

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
