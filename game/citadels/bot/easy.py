"""The `easy` computer player: short sight, few ideas, but nothing that harms itself.

It looks at its own cards, gold and city and at what a card says, not at who is ahead, what was passed on in the draft
or how many rounds are left. Among what it likes it often takes the next-best. What would be a blunder never comes into
question: naming a character nobody can hold, building what costs points, leaving out what is free.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot import easy_turn as turn
from game.citadels.bot.cards import points_without
from game.citadels.bot.cities import best_swap, what_to_give
from game.citadels.bot.easy_turn import Liking, points_of
from game.citadels.bot.last_turn import unless_it_loses
from game.citadels.bot.personality import STYLES
from game.citadels.bot.possible import worth_naming
from game.citadels.bot.style import NEUTRAL
from game.citadels.rules import queries
from game.citadels.rules.characters.blackmailer import BRIBE, REVEAL
from game.citadels.rules.state import REAL, View
from game.citadels.rules.words import CARDS, GOLD
from game.kernel.options import DONE, PASS, kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask

TEMPERATURE = 1.6  # gold or points by which two choices may differ and still be mixed up

Habit = Callable[[View, Ask, Liking], str]

# What a character promises at first sight, in gold, besides its income.
PROMISES = {
    "assassin": 1.6, "witch": 1.8, "magistrate": 1.8, "thief": 2.2, "spy": 1.8, "blackmailer": 1.8, "magician": 1.4,
    "wizard": 2.2, "seer": 1.8, "king": 1.2, "emperor": 1.4, "patrician": 1.0, "bishop": 1.0, "abbot": 1.2,
    "cardinal": 1.0, "merchant": 1.8, "alchemist": 1.8, "trader": 1.2, "architect": 3.0, "navigator": 2.2,
    "scholar": 2.4, "warlord": 1.0, "diplomat": 1.0, "marshal": 1.2, "artist": 1.2, "queen": 1.6, "tax_collector": 1.6,
}  # fmt: skip


class EasyBot:
    """Answers every ask of Citadels. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, personality: str = "") -> None:
        self.seed = seed
        self.style = STYLES[personality] if personality else NEUTRAL

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        options = ask.options
        if ask.step in turn.BEGUN:
            options = [word for word in options if word != PASS] or options
        if len(options) == 1:
            return options[0]
        rng = Rng(self.seed * 1_000_033 + ask.number * 8 + ask.seat)
        liking = Liking(rng, TEMPERATURE, self.style)
        ask = ask._replace(options=options)
        return unless_it_loses(view, ask, _HABITS.get(ask.step, _decline)(view, ask, liking))


def _decline(v: View, ask: Ask, liking: Liking) -> str:
    return next((word for word in (PASS, DONE) if word in ask.options), ask.options[0])


# -- characters ------------------------------------------------------------------------------------------------------
def _take_character(v: View, ask: Ask, liking: Liking) -> str:
    """What it promises, and what the own city pays it."""
    style, cast = liking.style, v.box.setup.cast
    return liking.best(ask.options, lambda word: _promise(v, value(word)) + style.for_character(cast[value(word) - 1]))


def _put_aside(v: View, ask: Ask, liking: Liking) -> str:
    return liking.best(ask.options, lambda word: 0.0)


def _promise(v: View, rank: int) -> float:
    character = v.box.characters[rank]
    paid = 0 if character.income is None else queries.income(v, v.viewer, character.income)
    return PROMISES.get(character.id, 1.5) + float(paid)


def _name(v: View, ask: Ask, liking: Liking) -> str:
    """Anybody who may be there."""
    ranks = [value(word) for word in ask.options]
    return liking.best(worth_naming(v, ask.options, ranks), lambda word: 0.0)


def _swap_own(v: View, ask: Ask, liking: Liking) -> str:
    return min(ask.options, key=lambda word: (_promise(v, value(word)), word))


# -- cards and gold --------------------------------------------------------------------------------------------------
def _keep(v: View, ask: Ask, liking: Liking) -> str:
    """A card it can build soon, and of those the dearer one."""
    return liking.best(ask.options, lambda word: turn.wish(v, value(word)))


def _give(v: View, ask: Ask, liking: Liking) -> str:
    """The card it likes least; no more than it must."""
    if DONE in ask.options:
        return DONE
    cards = [word for word in ask.options if kind(word) == "card"] or ask.options
    return min(cards, key=lambda word: (turn.wish(v, value(word)), word))


def _fullest_hand(v: View, ask: Ask, liking: Liking) -> str:
    seats = [word for word in ask.options if kind(word) == "seat"] or ask.options
    return liking.best(seats, lambda word: float(len(v.hand[value(word)])) if value(word) >= 0 else 0.0)


def _any_seat(v: View, ask: Ask, liking: Liking) -> str:
    return liking.best(ask.options, lambda word: 0.0)


def _richest(v: View, ask: Ask, liking: Liking) -> str:
    return liking.best(ask.options, lambda word: float(v.gold[value(word)]))


def _gold_or_cards(v: View, ask: Ask, liking: Liking) -> str:
    """Cards with an empty hand, else gold."""
    wanted = CARDS if not v.hand[v.viewer] else GOLD
    return wanted if wanted in ask.options else GOLD if GOLD in ask.options else ask.options[0]


def _mix(v: View, ask: Ask, liking: Liking) -> str:
    """All in gold, but one card for an empty hand."""
    most = max(value(word) for word in ask.options)
    wanted = most - (0 if v.hand[v.viewer] else 1)
    return next(word for word in ask.options if value(word) == wanted)


def _tribute(v: View, ask: Ask, liking: Liking) -> str:
    return next(word for word in ask.options if (word == GOLD) == bool(v.hand[v.viewer]))


def _magician(v: View, ask: Ask, liking: Liking) -> str:
    """The fullest hand, if it is fuller."""
    return turn.hand_to_swap_for(v) or PASS


# -- answers to others -----------------------------------------------------------------------------------------------
def _bribe(v: View, ask: Ask, liking: Liking) -> str:
    """Always pays, but never for a threat that is known to be empty."""
    return BRIBE if v.threats[v.rank] in (-1, REAL) else next(word for word in ask.options if word != BRIBE)


def _reveal_threat(v: View, ask: Ask, liking: Liking) -> str:
    return REVEAL if v.threats[v.rank] == REAL else PASS


def _confiscate(v: View, ask: Ask, liking: Liking) -> str:
    return REVEAL if REVEAL in ask.options and points_of(v, v.site, 0) > 0 else PASS


def _recover(v: View, ask: Ask, liking: Liking) -> str:
    return next((word for word in ask.options if word != PASS), PASS)


# -- districts -------------------------------------------------------------------------------------------------------
def _wizards_card(v: View, ask: Ask, liking: Liking) -> str:
    """Built at once if it can be paid in gold and brings points."""
    builds = [word for word in ask.options if kind(word) == "build" and way(word) is None]
    if builds and points_of(v, value(builds[0]), queries.price(v, v.viewer, value(builds[0]))) > 0:
        return builds[0]
    return next(word for word in ask.options if kind(word) != "build")


def _least_missed(v: View, ask: Ask, liking: Liking) -> str:
    return min(ask.options, key=lambda word: (points_without(v, v.viewer, value(word)), word))


def _beautify(v: View, ask: Ask, liking: Liking) -> str:
    """One is enough."""
    if DONE in ask.options and v.gold[v.viewer] < turn.PLENTY:
        return DONE
    return liking.best([word for word in ask.options if kind(word) == "district"], lambda word: 0.0)


def _strike(v: View, ask: Ask, liking: Liking) -> str:
    return _among(turn.target(v), ask)


def _among(word: str, ask: Ask) -> str:
    return word if word in ask.options else ask.options[0]


_HABITS: dict[str, Habit] = {
    "draft.keep": _take_character, "draft.put_aside": _put_aside, "theater.choose_own": _swap_own,
    "turn.chosen": turn.next_action, "turn.gather_chosen": turn.gather, "gather.keep": _keep, "scholar.keep": _keep,
    "assassin.kill": _name, "witch.bewitch": _name, "magistrate.place": _name, "thief.rob": _name,
    "blackmailer.place": _name, "magistrate.confiscate": _confiscate, "blackmailer.bribe_or_refuse": _bribe,
    "blackmailer.reveal": _reveal_threat, "spy.choose_type": _fullest_hand, "spy.look": _any_seat,
    "magician.swap_or_discard": _magician, "magician.discard_more": lambda v, ask, liking: DONE,
    "wizard.look": _fullest_hand, "wizard.take": _keep, "wizard.keep_or_build": _wizards_card, "seer.give": _give,
    "emperor.give_crown": _any_seat, "emperor.give_crown_late": _any_seat, "emperor.take_tribute": _tribute,
    "abbot.mix": _mix, "abbot.take": _richest, "cardinal.choose_cards": _richest, "cardinal.give": _give,
    "navigator.choose": _gold_or_cards, "warlord.destroy": _strike, "marshal.seize": _strike,
    "diplomat.choose_own": lambda v, ask, liking: _among(best_swap(v)[1], ask),
    "diplomat.swap": lambda v, ask, liking: what_to_give(v, ask.options, ask.memo["wanted"]),
    "artist.beautify": _beautify, "payment.pay_with_cards": _give, "payment.destroy_own": _least_missed,
    "actions.discard_for_gold": _give, "museum.tuck": _give, "reactions.recover": _recover,
}  # fmt: skip
