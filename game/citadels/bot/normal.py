"""The `normal` computer player: a full heuristic that sees only its View."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot import targets, turn
from game.citadels.bot.cards import hand_value
from game.citadels.bot.draft import choose_character
from game.citadels.rules.state import View
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask

Habit = Callable[[View, list[str], Rng], str]


class NormalBot:
    """Answers every ask of Citadels. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        if len(ask.options) == 1:
            return ask.options[0]
        habit = _HABITS.get(ask.step)
        if habit is None:
            return careful(ask.options)
        return habit(view, ask.options, Rng(self.seed * 1_000_003 + ask.number * 8 + ask.seat))


def which_to_keep(v: View, options: list[str]) -> str:
    """The drawn card worth most."""
    return max(options, key=lambda word: (hand_value(v, v.viewer, value(word)), word))


def what_to_discard(v: View, options: list[str]) -> str:
    return targets.worst_card(v, options) or PASS


def careful(options: list[str]) -> str:
    """An answer to a question this player does not know: change nothing if that is possible."""
    for word in (PASS, DONE):
        if word in options:
            return word
    return min(options, key=lambda word: (kind(word), value(word)))


def _sure(habit: Callable[[View, list[str]], str]) -> Habit:
    """A habit that leaves nothing to chance."""
    return lambda v, options, _: habit(v, options)


_HABITS: dict[str, Habit] = {
    "draft.keep": choose_character,
    "turn.chosen": _sure(turn.next_action),
    "gather.keep": _sure(which_to_keep),
    "assassin.kill": targets.whom_to_murder,
    "thief.rob": targets.whom_to_rob,
    "magician.swap_or_discard": _sure(targets.swap_or_discard),
    "magician.discard_more": _sure(targets.discard_more),
    "warlord.destroy": _sure(targets.what_to_destroy),
    "artist.beautify": _sure(turn.what_to_beautify),
    "building.pay_with_cards": _sure(turn.pay_with),
    "actions.discard_for_gold": _sure(what_to_discard),
}
