"""What an answer of Rattus Cartus leads to, as far as its seat can know: plans, figures, hints beside each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.kernel.events import Event
from game.kernel.options import kind, option, value
from game.kernel.rng import Rng
from game.kernel.rules import Impossible, Rules, of
from game.kernel.steps import Ask
from game.rattus_cartus.lang import _, joined, ngettext
from game.rattus_cartus.rules.state import Game, View
from game.rattus_cartus.words.names import Names, hand_counted, markers_counted, rats_counted, rats_shown
from game.table.advice.gains import Tellers
from game.table.asking.outlook import WORLDS, Outlook, Tried

# What entering a building with certain cards would bring, played by the rules in possible worlds.

MOST_QUESTIONS = 60  # that are answered on the way to the own building
ENDS = ("discarded", "round_ended", "game_over")


@dataclass(frozen=True)
class Plan:
    """Influence in the building's estate, rats by cards of others, and whether the premium is one's own: None where the
    worlds differ."""

    estate: int
    influence: int
    rats: int
    premium: bool | None


def plan(slot: int, cards: Sequence[int], view: View, rules: Rules[Game, View]) -> Plan | None:
    """What these cards (all that are still to be laid) bring in this building; None where that cannot be tried: the
    viewer is not asked to enter, or does not have the cards."""
    try:
        worlds = [_played(rules.determinize(view, Rng(number + 1)), slot, cards, view) for number in range(WORLDS)]
    except (Impossible, LookupError, ValueError):
        return None
    first = worlds[0]
    if any((one.influence, one.rats) != (first.influence, first.rats) for one in worlds):
        return None
    premium = first.premium if all(one.premium == first.premium for one in worlds) else None
    return Plan(first.estate, first.influence, first.rats, premium)


def _played(g: Game, slot: int, cards: Sequence[int], view: View) -> Plan:
    """One world, up to where the building is done."""
    g.log, me, waiting = [], view.viewer, list(cards)
    estate = view.box.building_estate[view.building(slot)]
    entering = True
    for _question in range(MOST_QUESTIONS):
        ask = g.pending
        if ask is None or _is_done(g.log, slot):
            break
        if ask.seat == me and entering and ask.step.startswith("enter."):
            g.choose(_own_answer(ask, slot, waiting))
            entering = bool(waiting) or ask.step == "enter.chosen"
        else:
            g.choose(_other_answer(ask))
    return _read(g.log, me, slot, estate)


def _own_answer(ask: Ask, slot: int, waiting: list[int]) -> str:
    """The next answer of the plan. Raises ValueError through the gate for one that is not offered."""
    if ask.step == "enter.chosen":
        return option("enter", slot)
    if ask.step == "enter.announced":
        return option("number", len(waiting))
    return option("card", waiting.pop(0)) if waiting else ask.options[0]


def _other_answer(ask: Ask) -> str:
    """Of everybody else: to lay nothing, and to do nothing."""
    for wanted in ("number:0", "decline", "done"):
        if wanted in ask.options:
            return wanted
    return ask.options[0]


def _is_done(log: Sequence[Event], slot: int) -> bool:
    return any(event.word in ENDS and event.public.get("slot", slot) == slot for event in log)


def _read(log: Sequence[Event], me: int, slot: int, estate: int) -> Plan:
    """Only what comes of the cards: nothing of actions, Swords and Flutes, nor of the bonus of the last round."""
    influence = rats = 0
    premium = False
    for event in log:
        facts = event.public
        if event.word == "discarded" and facts["slot"] == slot:
            break
        if facts.get("seat") != me:
            continue
        if event.word == "bonus":
            premium = True
            break
        influence += facts["amount"] if event.word == "influence" and facts["estate"] == estate else 0
        rats += facts["change"] if event.word == "rats" and facts["why"] == "cards" else 0
        premium = premium or event.word == "premium"
    return Plan(estate, influence, rats, premium)


def fitting_first(cards: Sequence[int], slot: int, view: View) -> list[int]:
    """Cards that can be laid in a building, those that cost least first: its own followers, Jokers, other followers,
    then what brings no influence."""
    box = view.box
    estate = box.building_estate[view.building(slot)]

    def burden(card: int) -> int:
        if box.kind[card] == "follower":
            return 0 if box.estate[card] == estate else 2
        return 1 if box.kind[card] == "joker" else 3

    return sorted((card for card in cards if box.kind[card] not in ("pass", "gold")), key=lambda c: (burden(c), c))


# What an answer leads to, in a sentence.

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


# Why a hint prefers one option to another.


def _points(more: int) -> str:
    text = ngettext("brings {count} point more", "brings {count} points more", more)
    return text.format(count=more) if more > 0 else _("brings better ranks in the estates")


def _influence(more: int) -> str:
    text = ngettext("brings {count} influence more", "brings {count} influence more", more)
    return text.format(count=more) if more > 0 else _("brings influence where it counts")


def _cards(more: int) -> str:
    text = ngettext("leaves you {count} card more", "leaves you {count} cards more", more)
    return text.format(count=more) if more > 0 else _("leaves you better cards")


def _specials(more: int) -> str:
    return _("gives you better special cards")


def _rats(more: int) -> str:
    """Fewer are better."""
    text = ngettext("saves you {count} rat", "saves you {count} rats", -more)
    return text.format(count=-more) if more < 0 else _("keeps your rats few")


def _markers(more: int) -> str:
    text = ngettext("brings {count} victory-point marker more", "brings {count} victory-point markers more", more)
    return text.format(count=more) if more > 0 else _("brings victory-point markers")


def _nuns(more: int) -> str:
    return _("tells you more about the nun row")


def _danger(more: int) -> str:
    return _("makes it likelier that you survive the plague")


TELLERS: Tellers = {
    "points": _points, "influence": _influence, "cards": _cards, "specials": _specials, "rats": _rats,
    "markers": _markers, "nuns": _nuns, "danger": _danger,
}  # fmt: skip
