"""What all rules of thumb have in common: how to answer every question of the game sensibly.

A partner overrides what its advice is about: `draft`, `victim`, `purse`, `taste`, `wants_cards`. The rest is what any
player of some experience would do without thinking.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules import queries
from game.citadels.rules.state import UNKNOWN, View
from game.kernel.options import DONE, PASS, kind, option, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask
from tools.sparring.citadels import facts
from tools.sparring.citadels.others import Others
from tools.sparring.citadels.strikes import Strikes

GOLD, CARDS, INCOME, ABILITY, END = (option(word) for word in ("gold", "cards", "income", "ability", "end"))
OWN_WISH = frozenset({
    "assassin.kill", "magistrate.place", "thief.rob", "blackmailer.place", "spy.choose_type", "spy.look",
    "magician.swap_or_discard", "wizard.look", "navigator.choose", "warlord.destroy", "marshal.seize",
    "diplomat.choose_own", "diplomat.swap", "artist.beautify", "actions.discard_for_gold", "actions.raze",
    "museum.tuck",
})  # fmt: skip
"""Asked only after it chose so itself: declining would lead in a circle."""

AT_ONCE = frozenset({
    "assassin", "magistrate", "thief", "blackmailer", "king", "emperor", "patrician", "abbot", "merchant", "architect",
    "navigator", "scholar", "queen", "tax_collector", "seer",
})  # fmt: skip


class Thumb(Strikes, Others):
    """A player that goes by rules of thumb. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        words = [word for word in ask.options if word != PASS] if ask.step in OWN_WISH else ask.options
        words = words or ask.options
        if len(words) == 1:
            return words[0]
        rng = Rng((self.seed * 8 + ask.seat) * 1_000_211 + ask.number)
        answer: Callable[[View, Ask, Rng], str] | None = getattr(self, ask.step.replace(".", "_"), None)
        if answer is None:
            return next((word for word in (PASS, DONE) if word in words), words[0])
        return answer(view, ask._replace(options=words), rng)

    # -- the draft --
    def draft(self, v: View, character: str, rank: int) -> float:
        """How much this character is wanted."""
        return self.takings(v, rank)

    def takings(self, v: View, rank: int) -> float:
        """The gold the own city pays a character."""
        wanted = v.box.characters[rank].income
        return 0.0 if wanted is None else float(queries.income(v, v.viewer, wanted))

    def draft_keep(self, v: View, ask: Ask, rng: Rng) -> str:
        cast = v.box.setup.cast
        return max(
            ask.options, key=lambda word: (self.draft(v, cast[value(word) - 1], value(word)) + 0.5 * rng.random(), word)
        )

    def draft_put_aside(self, v: View, ask: Ask, rng: Rng) -> str:
        """What the others would like best."""
        cast = v.box.setup.cast
        return max(ask.options, key=lambda word: (cast[value(word) - 1] in STRONG, rng.random()))

    def theater_choose_own(self, v: View, ask: Ask, rng: Rng) -> str:
        return ask.options[rng.below(len(ask.options))]

    # -- the turn --
    def turn_chosen(self, v: View, ask: Ask, rng: Rng) -> str:
        words = ask.options
        character = v.acting().id
        if ABILITY in words and (character in AT_ONCE or (character in ("spy", "magician") and self.opens_with(v))):
            return ABILITY
        if INCOME in words and (v.gathered or not self._will_add(v)):
            return self._first_build(v, words) or INCOME
        if not v.gathered:
            return self.turn_gather_chosen(v, ask, rng)
        if ABILITY in words and character == "wizard" and any(v.hand[seat] for seat in v.others(v.viewer)):
            return ABILITY
        return self.build(v, words) or self.afterwards(v, words) or (END if END in words else words[0])

    def _will_add(self, v: View) -> bool:
        """Whether a card it can pay after gathering gold adds to the income: then that is collected later."""
        wanted, purse = v.box.characters[v.rank].income, v.gold[v.viewer] + 2
        cards = [card for card in v.hand[v.viewer] if facts.buildable(v, card) and facts.price(v, card) <= purse]
        return bool(cards) and v.box.type[max(cards, key=lambda card: self.taste(v, card))] == wanted

    def _first_build(self, v: View, words: list[str]) -> str | None:
        """A build that adds to the income which is collected afterwards."""
        best = self.build(v, words)
        return best if best and v.box.type[value(best)] == v.box.characters[v.rank].income else None

    def turn_gather_chosen(self, v: View, ask: Ask, rng: Rng) -> str:
        if CARDS not in ask.options:
            return GOLD
        return CARDS if self.wants_cards(v) else GOLD

    def wants_cards(self, v: View) -> bool:
        """Cards rather than gold."""
        return not facts.ending(v) and not any(facts.buildable(v, card) for card in v.hand[v.viewer])

    def opens_with(self, v: View) -> bool:
        """Whether Spy and Magician find something to do."""
        most = max(len(v.hand[seat]) for seat in v.others(v.viewer))
        return most > 0 if v.acting().id == "spy" else most > len(v.hand[v.viewer]) + 1

    # -- building --
    def taste(self, v: View, card: int) -> float:
        """How much a district is liked in the own city: by default the dearest most, and a type it has not got."""
        new = v.box.type[card] not in {v.box.type[own] for own in v.city[v.viewer]}
        return facts.price(v, card) + 1.2 * new

    def build(self, v: View, words: list[str]) -> str | None:
        """What it likes best of what brings points; in the last round what brings most."""
        found: list[tuple[float, str]] = []
        for word in words:
            if kind(word) == "build" and way(word) is None:
                card = value(word)
                points = facts.gain(v, card, facts.price(v, card))
                if points > 0 or (points == 0 and not facts.ending(v)):
                    found.append((float(points) if self.counts_points(v) else self.taste(v, card), word))
        return max(found)[1] if found else None

    def counts_points(self, v: View) -> bool:
        """Only points count in the last round and for the last district."""
        return facts.ending(v) or facts.missing(v, v.viewer) <= 1

    def keep_worth(self, v: View, card: int) -> float:
        """How much a card in hand is worth keeping."""
        if card == UNKNOWN:
            return 2.0
        if facts.scores_in_hand(v, card):
            return 9.0
        if not facts.buildable(v, card):
            return -1.0
        return self.taste(v, card) - max(0, facts.price(v, card) - v.gold[v.viewer] - 2)

    def best_card(self, v: View, words: list[str]) -> str:
        """The card most worth keeping."""
        return max(words, key=lambda word: (self.keep_worth(v, value(word)), word))

    def worst_card(self, v: View, words: list[str]) -> str:
        """The card least worth keeping."""
        cards = [word for word in words if kind(word) == "card"] or words
        return min(cards, key=lambda word: (self.keep_worth(v, value(word)), word))


STRONG = frozenset({
    "assassin", "witch", "thief", "architect", "merchant", "navigator", "scholar", "warlord", "wizard", "alchemist",
})  # fmt: skip
