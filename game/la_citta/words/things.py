"""What presses on the things of the table mean in La Città. No pygame here."""

from __future__ import annotations

from game.kernel.options import kind, value
from game.la_citta.cards.names import building_face, card_face
from game.la_citta.rules.state import View
from game.la_citta.words import refusals
from game.la_citta.words.about import cards, cities, sites
from game.la_citta.words.names import Names
from game.la_citta.words.places import ACTION, CITY, POLITICS, SITE, VOICE, place
from game.table.asking.spots import BUTTON, Offer, Spot
from game.table.asking.things import Asked, Subject, Things

TURN = "politics_round.chosen"
CARD, BUILDING, AREA = "card", "building", "area"  # kinds of subjects, beside CITY, SITE, VOICE and ACTION


class LaCittaThings(Things[View, Names]):
    """Sites, cities, cards of the display."""

    def refusal(self, place: str, thing: int, asked: Asked[View, Names]) -> str:
        """The reason of the rules; of a card of the display the one that says most."""
        if asked.offers is None or thing < 0:
            return ""
        if place == POLITICS:
            here = asked.offers.ask.step == TURN and thing in asked.view.display
            return refusals.of_card(asked.view, thing, asked.names) if here else ""
        return super().refusal(place, thing, asked)

    def mark_reason(self, place: str, thing: int, asked: Asked[View, Names]) -> str:
        """Why a card of the display cannot be used stands on it."""
        return self.refusal(place, thing, asked) if place == POLITICS else ""

    # -- the zoom --------------------------------------------------------------------------------------------------
    def subject(self, option: str, view: View) -> tuple[str, int, str, int, str] | None:
        """A politics card, the building of an action card, or a city."""
        spot, number = place(option, view)
        if spot == CITY:
            return CITY, number, building_face(view.box, 0), view.owner[number], CITY
        if spot == BUTTON:
            return None
        if kind(option) in view.box.kinds:
            card = next((card for card in view.display if view.box.kind_of[card] == kind(option)), -1)
            return (CARD, card, card_face(view.box, card), -1, POLITICS) if card >= 0 else None
        building = view.building[number] if kind(option) == "demolish" else _built(option, view)
        return (BUILDING, building, building_face(view.box, building), -1, SITE) if building >= 0 else None

    def spot_of(self, subject: Subject) -> Spot | None:
        """A card and a city lie where they are; a building by itself, a landscape or a voice is only read."""
        if subject.kind == CITY:
            return CITY, subject.number
        return (POLITICS, subject.number) if subject.kind == CARD else None

    def described(self, subject: Subject, view: View, names: Names) -> tuple[str, str]:
        if subject.kind == CITY:
            found = cities.city(view, subject.number, names)
            return (found.title, found.text) if found is not None else (names.plain_city(subject.number), "")
        told = {BUILDING: lambda: cards.building(subject.number, names), ACTION: lambda: cards.action(view, names),
                VOICE: lambda: cards.voice(view, subject.number, names),
                SITE: lambda: sites.site(view, subject.number, names),
                AREA: lambda: sites.area(view, subject.number, names)}  # fmt: skip
        return told.get(subject.kind, lambda: cards.card(view, subject.number, names))()

    def selects_first(self, offer: Offer, asked: Asked[View, Names]) -> bool:
        """What does harm to oneself."""
        return asked.harmful and offer.place in (SITE, CITY)


def _built(option: str, view: View) -> int:
    """The building that an option puts on the map."""
    what = "castello" if kind(option) in ("castello", "new_city") else kind(option)
    return view.box.building_ids.index(what) if what in view.box.building_ids and value(option) >= 0 else -1
