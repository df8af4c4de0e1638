"""What Rattus Cartus tells in the text game alone: what stands behind a choice, what can be looked at, what one has."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import DONE, kind, option, value
from game.kernel.steps import Ask
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.lang import _, joined
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words import asking, looking
from game.rattus_cartus.words.buildings import actions
from game.rattus_cartus.words.ending import score_line
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.pieces import cards_counted, rats_counted, rats_shown
from game.table.hearing import Hearing, LookAt

ACTS = ("play_pass", "use", "decline", DONE)
UNSCORED = ("total", "rats", "dead")


class RattusHearing(Hearing[View, Names]):
    """Buildings with their estates and who is inside, cards with what they bring there, players with their hands."""

    unspoken = (None, "not_now", "not_in_hand", "not_in_building", "not_in_row")

    @property
    def looks(self) -> tuple[LookAt[View, Names], ...]:
        return looking.LOOKS

    def number(self, option: str) -> int | None:
        """Announced numbers, places of the row and of the nun row are called as they are."""
        word, number = kind(option), value(option)
        if word == "number":
            return number
        return number + 1 if word in ("look", "supply", "enter") else None

    def order(self, options: Sequence[str], view: View) -> Sequence[str]:
        """Cards by estates and kinds, the most nuns first; everything else as it is."""
        return sorted(options, key=lambda word: value(word) if kind(word) == "card" else -1 if word != DONE else 999)

    def alike(self, option: str, view: View) -> str:
        """Followers of an estate are the same to whoever names no nuns."""
        number = value(option)
        if kind(option) != "card" or not 0 <= number < len(view.box.kind):
            return ""
        return f"{view.box.kind[number]} {view.box.estate[number]}"

    def thing(self, option: str, view: View, names: Names) -> str:
        """Cards and buildings as the book has them, so that they can be looked up by it."""
        word, number = kind(option), value(option)
        if word == "card" and 0 <= number < len(view.box.kind):
            return names.book_name(number)
        if word in ("supply", "enter") and 0 <= number < len(view.row):
            return names.plain_building(view.row[number])
        return asking.thing(option, view, names)

    def beside(self, option: str, view: View, names: Names) -> str:
        word, number = kind(option), value(option)
        if number < 0:
            return ""
        if word == "enter":
            return _building(number, view, names)
        if word == "card" and view.slot_of(view.viewer) >= 0 and view.phase == "enter":
            return _laid(number, view)
        if word == "seat" and rats_shown(view, number):
            return f", {rats_counted(view.rats[number])}"
        return ""

    def about(self, option: str, view: View, names: Names) -> str:
        word, number = kind(option), value(option)
        if word in ("supply", "enter") and 0 <= number < len(view.row):
            return " ".join(actions(names.building_id(view.row[number]), view, names))
        if word == "card" and 0 <= number < len(view.box.kind):
            return ended(names.short_of(number))
        return ""

    def wishes(self, ask: Ask, view: View, names: Names) -> tuple[list[str], list[str]]:
        """Acts; the own cards, the buildings, the nun row, the players."""
        things = [option("card", card) for card in view.hand[view.viewer]]
        things += [option(word, slot) for slot in range(len(view.row)) for word in ("supply", "enter")]
        things += [option("look", place) for place in range(len(view.nun_row))]
        things += [option("seat", seat) for seat in range(view.box.players)]
        return list(ACTS), things

    def expected(self, option: str, ask: Ask) -> bool:
        return super().expected(option, ask) or (option == "play_pass" and ask.step == "enter.chosen")

    def own(self, view: View) -> str:
        return looking.own(view)

    def chosen(self, ask: Ask, names: Names) -> str:
        return ""

    def score(self, view: View, seat: int, names: Names) -> list[tuple[str, int]]:
        lines = view.scores[seat]
        found = [(score_line(word, names), points) for word, points in lines.items() if points and word not in UNSCORED]
        return [*found, (_("Rats, dead of the plague") if lines["dead"] else _("Rats"), lines["rats"])]

    def playing(self, view: View) -> Sequence[str]:
        used = dict.fromkeys(view.box.building_ids[view.box.building_of[card]] for card in view.box.building_cards)
        return [*own_cards().followers, *view.box.kinds, *used]


def _building(slot: int, view: View, names: Names) -> str:
    """Its estate, and who is inside."""
    facts = [names.plain_estate(view.box.building_estate[view.building(slot)])]
    for seat in view.entered[slot]:
        name, count = names.plain_seat(seat), view.numbers[seat]
        facts.append(_("{name} with {cards}").format(name=name, cards=cards_counted(count)) if count >= 0 else name)
    return ", " + joined(facts)


def ended(text: str) -> str:
    """With a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _laid(card: int, view: View) -> str:
    """What a card brings in the building that the viewer has entered."""
    box = view.box
    if box.kind[card] != "follower":
        return ""
    fits = box.estate[card] == box.building_estate[view.building(view.slot_of(view.viewer))]
    return ", " + (_("fits") if fits else _("brings a rat"))
