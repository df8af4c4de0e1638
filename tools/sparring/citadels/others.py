"""Answers to the small questions of the game, and to what others do."""

from __future__ import annotations

from abc import abstractmethod

from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import BLANK, REAL, UNKNOWN, View
from game.kernel.options import DONE, PASS, kind, option, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from tools.sparring.citadels import facts

GOLD, CARDS, KEEP = option("gold"), option("cards"), option("keep")
BRIBE, REFUSE, REVEAL = option("bribe"), option("refuse"), option("reveal")


class Others:
    """Cards, gold, bribes, crowns."""

    @abstractmethod
    def best_card(self, v: View, words: list[str]) -> str:
        """The card most worth keeping."""

    @abstractmethod
    def worst_card(self, v: View, words: list[str]) -> str:
        """The card least worth keeping."""

    @abstractmethod
    def keep_worth(self, v: View, card: int) -> float:
        """How much a card in hand is worth keeping."""

    @abstractmethod
    def wants_cards(self, v: View) -> bool:
        """Cards rather than gold."""

    # -- cards --
    def gather_keep(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.best_card(v, ask.options)

    def scholar_keep(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.best_card(v, ask.options)

    def wizard_take(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.best_card(v, ask.options)

    def seer_give(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.worst_card(v, ask.options)

    def cardinal_give(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.worst_card(v, ask.options)

    def actions_discard_for_gold(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.worst_card(v, ask.options)

    def museum_tuck(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.worst_card(v, ask.options)

    def payment_pay_with_cards(self, v: View, ask: Ask, rng: Rng) -> str:
        return DONE if DONE in ask.options else self.worst_card(v, ask.options)

    def magician_swap_or_discard(self, v: View, ask: Ask, rng: Rng) -> str:
        """The fullest hand."""
        seats = [word for word in ask.options if kind(word) == "seat"]
        return max(seats, key=lambda word: (len(v.hand[value(word)]), word)) if seats else ask.options[0]

    def magician_discard_more(self, v: View, ask: Ask, rng: Rng) -> str:
        return DONE

    def spy_choose_type(self, v: View, ask: Ask, rng: Rng) -> str:
        """Many cards and some gold."""
        return max(ask.options, key=lambda word: (self._loot(v, word), word))

    def _loot(self, v: View, word: str) -> int:
        cards = len(v.hand[value(word)])
        return cards + min(cards, v.gold[value(word)])

    def spy_look(self, v: View, ask: Ask, rng: Rng) -> str:
        """The type most cards of the deck have that is seen nowhere."""
        visible = {card for zone in (*v.hand, *v.city) for card in zone if card != UNKNOWN}
        unseen = [kind_of for card, kind_of in enumerate(v.box.type) if card not in visible]
        return max(ask.options, key=lambda word: (unseen.count(value(word)), word))

    def wizard_look(self, v: View, ask: Ask, rng: Rng) -> str:
        return max(ask.options, key=lambda word: (len(v.hand[value(word)]), word))

    def wizard_keep_or_build(self, v: View, ask: Ask, rng: Rng) -> str:
        """At once, if it brings points for gold alone."""
        for word in ask.options:
            if kind(word) == "build" and way(word) is None and facts.gain(v, value(word), facts.price(v, value(word))):
                return word
        return KEEP

    # -- gold or cards --
    def navigator_choose(self, v: View, ask: Ask, rng: Rng) -> str:
        few = sum(facts.buildable(v, card) for card in v.hand[v.viewer]) < 2
        return CARDS if few and CARDS in ask.options and not facts.ending(v) else GOLD

    def abbot_mix(self, v: View, ask: Ask, rng: Rng) -> str:
        cards = 1 if self.wants_cards(v) else 0
        most = max(value(word) for word in ask.options)
        return next(word for word in ask.options if value(word) == max(0, most - cards))

    def emperor_take_tribute(self, v: View, ask: Ask, rng: Rng) -> str:
        return next(word for word in ask.options if (word == GOLD) != self.wants_cards(v))

    def abbot_take(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._most_points(v, ask.options)

    def cardinal_choose_cards(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._most_points(v, ask.options)

    def _most_points(self, v: View, words: list[str]) -> str:
        return max(words, key=lambda word: (facts.points(v, Seat(value(word))), word))

    def emperor_give_crown(self, v: View, ask: Ask, rng: Rng) -> str:
        """Whoever has fewest points, and something to give."""

        def poor(word: str) -> tuple[bool, int, str]:
            seat = Seat(value(word))
            return not (v.gold[seat] or v.hand[seat]), facts.points(v, seat), word

        return min(ask.options, key=poor)

    def emperor_give_crown_late(self, v: View, ask: Ask, rng: Rng) -> str:
        return self.emperor_give_crown(v, ask, rng)

    # -- answers to others --
    def blackmailer_bribe_or_refuse(self, v: View, ask: Ask, rng: Rng) -> str:
        """Half is half: the chance of the real threat."""
        return REFUSE if v.threats[v.rank] == BLANK and v.gold[v.viewer] > 1 else BRIBE

    def blackmailer_reveal(self, v: View, ask: Ask, rng: Rng) -> str:
        return REVEAL if v.threats[v.rank] == REAL else PASS

    def magistrate_confiscate(self, v: View, ask: Ask, rng: Rng) -> str:
        return REVEAL if REVEAL in ask.options and facts.gain(v, v.site, 0) > 0 else PASS

    def reactions_recover(self, v: View, ask: Ask, rng: Rng) -> str:
        return next((word for word in ask.options if word != PASS), PASS)

    def reactions_save(self, v: View, ask: Ask, rng: Rng) -> str:
        """A good district back into the hand for a gold."""
        worth = self.keep_worth(v, ask.memo["card"]) >= 3 and not facts.ending(v)
        return next(word for word in ask.options if (word != PASS) == worth)

    # -- own districts --
    def payment_destroy_own(self, v: View, ask: Ask, rng: Rng) -> str:
        return min(ask.options, key=lambda word: (facts.loses(v, v.viewer, value(word)), word))

    def artist_beautify(self, v: View, ask: Ask, rng: Rng) -> str:
        """Plain districts first, special ones last."""
        if DONE in ask.options and v.gold[v.viewer] < 3 and not facts.ending(v):
            return DONE
        districts = [word for word in ask.options if kind(word) == "district"]
        return min(districts, key=lambda word: (v.box.type[value(word)] == UNIQUE, value(word)))
