"""The `normal` computer player: a full heuristic that sees only its View."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot import building, cities, draft, hands, ranks, reactions, turn
from game.citadels.rules.state import View
from game.citadels.rules.words import GOLD
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat

Habit = Callable[[View, Ask, Rng], str]

BEGUN = frozenset({
    "assassin.kill", "magistrate.place", "thief.rob", "spy.choose_type", "spy.look", "blackmailer.place",
    "magician.swap_or_discard", "wizard.look", "navigator.choose", "warlord.destroy", "diplomat.choose_own",
    "diplomat.swap", "marshal.seize", "artist.beautify", "actions.discard_for_gold", "actions.raze", "museum.tuck",
})  # fmt: skip
"""Asked only because this player wanted to: never answered with `pass`, so no turn goes in circles."""


class NormalBot:
    """Answers every ask of Citadels. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        if ask.step in BEGUN:
            ask = ask._replace(options=[word for word in ask.options if word != PASS] or ask.options)
        if len(ask.options) == 1:
            return ask.options[0]
        habit = _HABITS.get(ask.step)
        if habit is None:
            return careful(ask.options)
        return habit(view, ask, Rng(self.seed * 1_000_003 + ask.number * 8 + ask.seat))


def careful(options: list[str]) -> str:
    """An answer to a question this player does not know: change nothing if that is possible."""
    for word in (PASS, DONE):
        if word in options:
            return word
    return min(options, key=lambda word: (kind(word), value(word)))


def _sure(habit: Callable[[View, list[str]], str]) -> Habit:
    """A habit that leaves nothing to chance."""
    return lambda v, ask, _: habit(v, ask.options)


def _mixed(habit: Callable[[View, list[str], Rng], str]) -> Habit:
    """A habit that mixes near equals, so that nobody can foresee it."""
    return lambda v, ask, rng: habit(v, ask.options, rng)


def _best_of(find: Callable[[View], cities.Target]) -> Habit:
    """The best target there is."""

    def habit(v: View, ask: Ask, _: Rng) -> str:
        word = find(v)[1]
        return word if word in ask.options else ask.options[0]

    return habit


_HABITS: dict[str, Habit] = {
    # the selection phase
    "draft.keep": _mixed(draft.choose_character),
    "draft.put_aside": _mixed(draft.put_aside),
    "theater.choose_partner": _sure(draft.with_whom_to_swap),
    "theater.choose_own": _sure(draft.which_to_swap),
    # the turn
    "turn.chosen": _sure(turn.next_action),
    "turn.gather_chosen": _sure(lambda v, options: turn.gather(v, options) or GOLD),
    "gather.keep": _sure(hands.which_to_keep),
    # characters
    "assassin.kill": _mixed(ranks.whom_to_murder),
    "witch.bewitch": _mixed(ranks.whom_to_bewitch),
    "magistrate.place": _mixed(ranks.whom_to_serve),
    "magistrate.confiscate": _sure(reactions.confiscate),
    "thief.rob": _mixed(ranks.whom_to_rob),
    "spy.choose_type": _sure(hands.whom_to_spy_on),
    "spy.look": lambda v, ask, _: hands.which_type(v, ask.options, Seat(ask.memo["victim"])),
    "blackmailer.place": _mixed(ranks.whom_to_threaten),
    "blackmailer.bribe_or_refuse": _sure(reactions.bribe_or_refuse),
    "blackmailer.reveal": _sure(reactions.reveal_threat),
    "magician.swap_or_discard": _sure(hands.swap_or_discard),
    "magician.discard_more": _sure(hands.discard_more),
    "wizard.look": _sure(hands.whose_hand_to_look_at),
    "wizard.take": _sure(hands.which_to_take),
    "wizard.keep_or_build": _sure(hands.keep_or_build),
    "seer.give": _sure(hands.which_to_give),
    "emperor.give_crown": _sure(reactions.who_gets_the_crown),
    "emperor.give_crown_late": _sure(reactions.who_gets_the_crown),
    "emperor.take_tribute": _sure(hands.gold_or_card),
    "abbot.mix": _sure(hands.how_much_gold),
    "abbot.take": _sure(building.who_lends),
    "cardinal.choose_cards": _sure(building.who_lends),
    "cardinal.give": _sure(hands.which_to_give),
    "navigator.choose": _sure(hands.four_of_which),
    "scholar.keep": _sure(hands.which_to_keep),
    "warlord.destroy": _best_of(cities.best_destruction),
    "marshal.seize": _best_of(cities.best_seizure),
    "diplomat.choose_own": _best_of(cities.best_swap),
    "diplomat.swap": lambda v, ask, _: cities.what_to_give(v, ask.options, ask.memo["wanted"]),
    "artist.beautify": _sure(cities.what_to_beautify),
    # districts
    "payment.pay_with_cards": _sure(building.pay_with),
    "payment.destroy_own": _sure(cities.least_loss),
    "actions.discard_for_gold": _sure(hands.which_to_give),
    "actions.raze": _best_of(cities.best_razing),
    "museum.tuck": _sure(hands.which_to_give),
    "reactions.save": lambda v, ask, _: cities.whether_to_save(v, ask.options, ask.memo["card"]),
    "reactions.recover": _sure(reactions.show_myself),
}
