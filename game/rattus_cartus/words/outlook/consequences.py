"""What an answer leads to, in a sentence: influence, rats and the premium of a plan, or what one has then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.kernel.options import kind, value
from game.kernel.rng import Rng
from game.kernel.rules import Rules, of
from game.kernel.steps import Ask
from game.rattus_cartus.lang import _, joined, ngettext
from game.rattus_cartus.rules.state import Game, View
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.outlook.plans import Plan, fitting_first, plan
from game.rattus_cartus.words.pieces import hand_counted, markers_counted, rats_counted, rats_shown
from game.table.asking.outlook import Outlook, Tried

GIVING = ("sword.given", "guard_tower.given")
WORDS: dict[str, Callable[[int], str]] = {"hand": hand_counted, "rats": rats_counted, "markers": markers_counted}


def figures(table: Game | View) -> tuple[Mapping[str, int], ...]:
    """What each seat has, of a state or a View."""
    return tuple(
        {"hand": len(hand), "rats": rats, "markers": markers}
        for hand, rats, markers in zip(table.hand, table.rats, table.markers, strict=True)
    )


class Consequences(Outlook[View]):
    """Tells what the options of one ask lead to, and what a plan does that is not chosen yet; each is worked out when
    somebody first wants to know."""

    def __init__(self, ask: Ask | None, view: View, names: Names, rules: Rules[Game, View]) -> None:
        super().__init__(ask, view, rules, figures)
        self.names, self.own_rules = names, rules
        self._plans: dict[tuple[int, tuple[int, ...]], Plan | None] = {}

    # -- plans -----------------------------------------------------------------------------------------------------
    def plan(self, slot: int, cards: Sequence[int]) -> Plan | None:
        """What these cards bring in this building, as it stands so far; None where nobody can tell."""
        key = slot, tuple(sorted(cards))
        if key not in self._plans:
            self._plans[key] = plan(slot, key[1], self.view, self.own_rules)
        return self._plans[key]

    def plan_words(self, slot: int, cards: Sequence[int]) -> str:
        """The same in words: "+3 Church, 1 rat, premium so far"; "" where nobody can tell."""
        found = self.plan(slot, cards)
        if found is None:
            return ""
        influence = _("no influence")
        if found.influence:
            estate = self.names.plain_estate(found.estate)
            influence = _("+{count} {estate}").format(count=found.influence, estate=estate)
        return joined([influence, rats_counted(found.rats), *self._premium(found.premium)])

    def _premium(self, mine: bool | None) -> list[str]:
        """How the premium stands: nothing while that depends on cards that nobody else has seen."""
        if mine is None:
            return []
        if self.view.last_round():
            return [_("bonus so far") if mine else _("no bonus")]
        return [_("premium so far") if mine else _("no premium")]

    def best_words(self, slot: int, count: int) -> str:
        """What the fitting cards of the hand bring there, as many as these."""
        best = fitting_first(self.view.hand[self.view.viewer], slot, self.view)[:count]
        return self.plan_words(slot, best)

    # -- options ---------------------------------------------------------------------------------------------------
    def words(self, option: str) -> str:
        """The sentences; empty where there is nothing to tell before it is done."""
        if self.ask is None or option not in self.ask.options:
            return ""
        word = kind(option)
        if word == "enter":
            return self._of_entering(value(option))
        if word == "number":
            told = self.best_words(int(self.ask.memo["slot"]), value(option))
            return _("At best: {facts}.").format(facts=told) if told and value(option) else _sentence(told)
        if word == "card" and self.ask.step == "enter.laid":
            return self._of_laying(value(option))
        return self._afterwards(option)

    def _of_entering(self, slot: int) -> str:
        """What all cards that fit would bring."""
        hand, box = self.view.hand[self.view.viewer], self.view.box
        estate = box.building_estate[self.view.building(slot)]
        fits = [card for card in hand if box.kind[card] == "joker" or box.estate[card] == estate]
        told = self.plan_words(slot, fits)
        if not told:
            return ""
        text = ngettext(
            "With the {count} card that fits: {facts}.", "With the {count} cards that fit: {facts}.", len(fits)
        )
        return text.format(count=len(fits), facts=told) if fits else _("No card of your hand fits.")

    def _of_laying(self, card: int) -> str:
        """With the best that can follow."""
        assert self.ask is not None
        slot, left = self.view.slot_of(self.view.viewer), int(self.ask.memo["left"]) - 1
        if slot < 0:
            return ""
        hand = [other for other in self.view.hand[self.view.viewer] if other != card]
        told = self.plan_words(slot, [card, *fitting_first(hand, slot, self.view)[:left]])
        return _("At best: {facts}.").format(facts=told) if told and left else _sentence(told)

    def _world(self, seed: int, option: str) -> Tried:
        """With cards that must be given counted as given: how many they are is open, which ones is not."""
        before = self.rules.determinize(self.view, Rng(seed))
        before.log = None
        after = before.clone()
        after.choose(option)
        ask, me = after.pending, int(self.view.viewer)
        final = ask is None or ask.seat != me or after.rng != before.rng or self.rules.learnt(before, after)
        while ask is not None and ask.step in GIVING:
            after.choose(ask.options[0])
            ask = after.pending
        return Tried(figures(of(Game, before)), figures(of(Game, after)), final)

    def _afterwards(self, option: str) -> str:
        """What everybody has then, as far as it changes and all worlds agree."""
        worlds = self._tried(option)
        if not worlds:
            return ""
        parts = []
        for seat, before in enumerate(worlds[0].before):
            told = joined([
                WORDS[word](number) for word, number in worlds[0].after[seat].items()
                if number != before[word] and (word != "rats" or rats_shown(self.view, seat))
                and all(world.after[seat][word] == number for world in worlds)
            ])  # fmt: skip
            if told:
                mine = seat == self.view.viewer
                parts.append(told if mine else f"{self.names.plain_seat(seat)}: {told}")
        return _("Afterwards: {facts}.").format(facts="; ".join(parts)) if parts else ""


def _sentence(told: str) -> str:
    return f"{told[:1].upper()}{told[1:]}." if told else ""
