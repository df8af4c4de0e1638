"""Set-ups of Rattus Cartus in the codes of deals: five building cards of each estate."""

from __future__ import annotations

from game.kernel.rules import Plain
from game.rattus_cartus.content import COPIES, ESTATES, Cards, own_cards
from game.rattus_cartus.rules.box import OPTIONS
from game.session.deal_code import DayDeal, Packing
from game.session.digits import Digits

WHOLE, CARD_BY_CARD = range(2)  # one building of each estate with all its copies, or any cards


class RattusCartusPacking(Packing):
    """Of each estate its building, or which of its cards; those of the box alone where no other takes part."""

    def put(self, digits: Digits, setup: Plain, seed: int) -> None:
        digits.put(setup["start"] + 1, setup["players"] + 1)
        digits.put_words(setup["options"], OPTIONS)
        cards, copies = own_cards(), dict[str, str](setup["buildings"])
        house = not {*cards.box.buildings}.issuperset(copies)
        whole = len(copies) == len(ESTATES) and all(letters == COPIES for letters in copies.values())
        digits.put(int(house), 2)
        digits.put(WHOLE if whole else CARD_BY_CARD, 2)
        for estate in ESTATES:
            known = _of_estate(cards if house else cards.box, estate)
            if whole:
                digits.put_word(next(name for name in copies if name in known), known)
            else:
                picked = [name + copy for name in known for copy in copies.get(name, "")]
                digits.put_words(picked, _cards_of(known))

    def take(self, digits: Digits, players: int, seed: int) -> Plain:
        start, options = digits.take(players + 1) - 1, digits.take_words(OPTIONS)
        cards = own_cards() if digits.take(2) else own_cards().box
        whole = digits.take(2) == WHOLE
        buildings: list[list[str]] = []
        for estate in ESTATES:
            known = _of_estate(cards, estate)
            if whole:
                buildings.append([digits.take_word(known), COPIES])
            else:
                picked = digits.take_words(_cards_of(known))
                copies = {name: "".join(one[-1] for one in picked if one[:-1] == name) for name in known}
                buildings += [[name, letters] for name, letters in copies.items() if letters]
        return {"buildings": buildings, "start": start, "options": options}

    def of_day(self, number: int) -> DayDeal:
        """Three to five players; the buildings are by chance, of each estate one or, every third time, several."""
        return DayDeal(3 + number % 3, {"buildings": "mixed" if number // 3 % 3 == 0 else "random"})


def _of_estate(cards: Cards, estate: str) -> list[str]:
    return [one.id for one in cards.buildings.values() if one.estate == estate]


def _cards_of(buildings: list[str]) -> list[str]:
    return [name + copy for name in buildings for copy in COPIES]
