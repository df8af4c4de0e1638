"""Set-ups of Citadels in the codes of deals: one character of each rank, 14 unique districts."""

from __future__ import annotations

from game import catalog
from game.citadels.content import Cards, own_cards
from game.citadels.rules.casting import OPTIONS
from game.kernel.rules import Plain, SetupError
from game.session.deal_code import DayDeal, Packing
from game.session.digits import Digits

RANKS = (8, 9)
RANDOM = "random"
LISTED, OF_THE_BOX, WITH_HOUSE = range(3)  # a named cast, or one by chance from the seed; card by card


class CitadelsPacking(Packing):
    """Named casts are a digit; others are named card by card, those of the box alone where no other takes part."""

    def put(self, digits: Digits, setup: Plain, seed: int) -> None:
        digits.put(setup["crown"] + 1, setup["players"] + 1)
        digits.put_words(setup["options"], [*OPTIONS])
        for place, nine in enumerate((False, True)):
            for number, name in enumerate(_names()):
                if _same_cards(self._listed(name, nine, setup["players"], seed), setup):
                    digits.put(LISTED, 3)
                    digits.put(place, 2)
                    digits.put(number, len(_names()))
                    return
        cards = own_cards()
        known = {*cards.box.ids}
        way = OF_THE_BOX if known.issuperset([*setup["cast"], *setup["uniques"]]) else WITH_HOUSE
        digits.put(way, 3)
        _put_cards(digits, setup, cards.box if way == OF_THE_BOX else cards)

    def take(self, digits: Digits, players: int, seed: int) -> Plain:
        crown, options = digits.take(players + 1) - 1, digits.take_words([*OPTIONS])
        way = digits.take(3)
        if way == LISTED:
            nine = digits.take(2) == 1
            found = self._listed(digits.take_word(_names()), nine, players, seed)
            if found is None:
                raise ValueError("no such cast.")
            cast, uniques = found["cast"], found["uniques"]
        else:
            cast, uniques = _take_cards(digits, own_cards().box if way == OF_THE_BOX else own_cards())
        return {"cast": cast, "uniques": uniques, "crown": crown, "options": options}

    def of_day(self, number: int) -> DayDeal:
        """Four to six players; every cast is by chance, and every third has a character of rank 9."""
        return DayDeal(4 + number % 3, {"cast": RANDOM, "nine": number // 3 % 3 == 0})

    def _listed(self, name: str, nine: bool, players: int, seed: int) -> Plain | None:
        try:
            return catalog.rules(self.game).setup(players, {"cast": name, "nine": nine}, seed)
        except SetupError:
            return None


def _names() -> list[str]:
    return [RANDOM, *own_cards().presets]


def _same_cards(listed: Plain | None, setup: Plain) -> bool:
    return listed is not None and listed["cast"] == setup["cast"] and listed["uniques"] == setup["uniques"]


def _of_rank(cards: Cards, rank: int) -> list[str]:
    return [one.id for one in cards.characters.values() if one.rank == rank]


def _unique(cards: Cards) -> list[str]:
    return sorted(one.id for one in cards.districts.values() if one.type == "unique")


def _put_cards(digits: Digits, setup: Plain, cards: Cards) -> None:
    digits.put(RANKS.index(len(setup["cast"])), len(RANKS))
    for rank, name in enumerate(setup["cast"], start=1):
        digits.put_word(name, _of_rank(cards, rank))
    digits.put_words(setup["uniques"], _unique(cards))


def _take_cards(digits: Digits, cards: Cards) -> tuple[list[str], list[str]]:
    ranks = RANKS[digits.take(len(RANKS))]
    cast = [digits.take_word(_of_rank(cards, rank)) for rank in range(1, ranks + 1)]
    return cast, digits.take_words(_unique(cards))
