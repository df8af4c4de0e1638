"""The `normal` computer player: a full heuristic that sees only its View."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot import beliefs, building, cities, hands, turn
from game.citadels.bot import turn as draft
from game.citadels.bot import turn as reactions
from game.citadels.bot.last_turn import unless_it_loses
from game.citadels.bot.style import NEUTRAL, Style, style_of
from game.citadels.rules import asked
from game.citadels.rules.state import View
from game.citadels.rules.words import GOLD
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.steps import SHORT, Ask, Seat

Habit = Callable[[View, Ask, Rng, Style], str]

_BY_ABILITY = {SHORT[name] for name, one in asked.QUESTIONS.items() if one.again is asked.by_ability}
BEGUN = frozenset({
    "assassin.kill", "magistrate.place", "thief.rob", "spy.choose_type", "spy.look", "blackmailer.place",
    "magician.swap_or_discard", "wizard.look", "navigator.choose", "warlord.destroy", "diplomat.choose_own",
    "diplomat.swap", "marshal.seize", "artist.beautify", "actions.discard_for_gold", "actions.raze", "museum.tuck",
} | _BY_ABILITY)  # fmt: skip
"""Asked only because this player wanted to: never answered with `pass`, so no turn goes in circles."""


class NormalBot:
    """Answers every ask of Citadels. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, style: Style = NEUTRAL, *, personality: str = "") -> None:
        """In this style, or in that of a named opponent. Raises KeyError for a name nobody has."""
        self.seed = seed
        self.style = style_of(personality) if personality else style

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        if ask.step in BEGUN:
            ask = ask._replace(options=[word for word in ask.options if word != PASS] or ask.options)
        if len(ask.options) == 1:
            return ask.options[0]
        habit = HABITS.get(ask.step)
        if habit is None:
            return unless_it_loses(view, ask, careful(ask.options))
        rng = Rng(self.seed * 1_000_003 + ask.number * 8 + ask.seat)
        return unless_it_loses(view, ask, habit(view, ask, rng, self.style))


def careful(options: list[str]) -> str:
    """An answer to a question this player does not know: change nothing if that is possible."""
    for word in (PASS, DONE):
        if word in options:
            return word
    return min(options, key=lambda word: (kind(word), value(word)))


def _sure(habit: Callable[[View, list[str]], str]) -> Habit:
    """A habit that leaves nothing to chance."""
    return lambda v, ask, rng, style: habit(v, ask.options)


def _own(habit: Callable[[View, list[str], Style], str]) -> Habit:
    """A habit that differs from style to style."""
    return lambda v, ask, rng, style: habit(v, ask.options, style)


def _mixed(habit: Callable[[View, list[str], Rng, Style], str]) -> Habit:
    """A habit of each style that mixes near equals, so that nobody can foresee it."""
    return lambda v, ask, rng, style: habit(v, ask.options, rng, style)


def _best_of(find: Callable[[View, Style], cities.Target]) -> Habit:
    """The best target there is."""

    def habit(v: View, ask: Ask, rng: Rng, style: Style) -> str:
        word = find(v, style)[1]
        return word if word in ask.options else ask.options[0]

    return habit


HABITS: dict[str, Habit] = {
    # the selection phase
    "draft.keep": _mixed(draft.choose_character),
    "draft.put_aside": lambda v, ask, rng, style: draft.put_aside(v, ask.options, rng),
    "theater.choose_partner": _sure(draft.with_whom_to_swap),
    "theater.choose_own": _sure(draft.which_to_swap),
    # the turn
    "turn.chosen": _own(turn.next_action),
    "turn.gather_chosen": _own(lambda v, options, style: turn.gather(v, options, style) or GOLD),
    "gather.keep": _own(hands.which_to_keep),
    # characters
    "assassin.kill": _mixed(beliefs.whom_to_murder),
    "witch.bewitch": _mixed(beliefs.whom_to_bewitch),
    "magistrate.place": _mixed(beliefs.whom_to_serve),
    "magistrate.confiscate": _sure(reactions.confiscate),
    "thief.rob": _mixed(beliefs.whom_to_rob),
    "spy.choose_type": _sure(hands.whom_to_spy_on),
    "spy.look": lambda v, ask, *_: hands.which_type(v, ask.options, Seat(ask.memo["victim"])),
    "blackmailer.place": _mixed(beliefs.whom_to_threaten),
    "blackmailer.bribe_or_refuse": _sure(reactions.bribe_or_refuse),
    "blackmailer.reveal": _sure(reactions.reveal_threat),
    "magician.swap_or_discard": _sure(hands.swap_or_discard),
    "magician.discard_more": _sure(hands.discard_more),
    "wizard.look": _sure(hands.whose_hand_to_look_at),
    "wizard.take": _sure(hands.which_to_take),
    "wizard.keep_or_build": _sure(hands.keep_or_build),
    "seer.give": _own(hands.which_to_give),
    "emperor.give_crown": _sure(reactions.who_gets_the_crown),
    "emperor.give_crown_late": _sure(reactions.who_gets_the_crown),
    "emperor.take_tribute": _sure(hands.gold_or_card),
    "abbot.mix": _sure(hands.how_much_gold),
    "abbot.take": _sure(building.who_lends),
    "cardinal.choose_cards": _sure(building.who_lends),
    "cardinal.give": _own(hands.which_to_give),
    "navigator.choose": _sure(hands.four_of_which),
    "scholar.keep": _own(hands.which_to_keep),
    "warlord.destroy": _best_of(cities.best_destruction),
    "marshal.seize": _best_of(cities.best_seizure),
    "diplomat.choose_own": _best_of(cities.best_swap),
    "diplomat.swap": lambda v, ask, *_: cities.what_to_give(v, ask.options, ask.memo["wanted"]),
    "artist.beautify": _sure(cities.what_to_beautify),
    # districts
    "payment.pay_with_cards": _sure(building.pay_with),
    "payment.destroy_own": _sure(cities.least_loss),
    "actions.discard_for_gold": _own(hands.which_to_give),
    "actions.raze": _best_of(cities.best_razing),
    "museum.tuck": _sure(turn.which_to_tuck),
    "reactions.save": lambda v, ask, *_: cities.whether_to_save(v, ask.options, ask.memo["card"]),
    "reactions.recover": _sure(reactions.show_myself),
}
