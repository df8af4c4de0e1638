"""The fast player of sampled worlds: what everybody is assumed to do after the decision in question.

It knows of a seat only what that seat may know, so nobody in a sampled world acts on what it could not see.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.normal import HABITS
from game.citadels.bot.search import strikes
from game.citadels.bot.search.naming import NAMING, Outlook, Whims, choose_character, name_a_rank
from game.citadels.bot.search.world import World
from game.citadels.bot.style import NEUTRAL
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.words import ABILITY, CARDS, END, GOLD, INCOME
from game.kernel.options import DONE, PASS, kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import SHORT, Ask, Seat

Below = Callable[[int], int]
MOST_PLAYERS = 8
AT_ONCE = frozenset({
    "assassin", "magistrate", "thief", "blackmailer", "seer", "king", "patrician", "emperor", "abbot", "merchant",
    "architect", "navigator", "scholar", "queen", "tax_collector", "spy",
})  # fmt: skip
AFTER_GATHERING = frozenset({"wizard", "artist", "warlord", "marshal", "diplomat"})


class Quick:
    """Plays every seat of one world. `outlook` is what they seem to want; the same seed gives the same play. Players
    of one seed may share their `whims`."""

    __slots__ = ("below", "outlook", "seed", "tried", "whims")

    def __init__(self, outlook: Outlook, seed: int, whims: dict[Seat, Whims] | None = None) -> None:
        self.outlook, self.seed, self.below = outlook, seed, Rng(seed).below
        self.whims: dict[Seat, Whims] = {} if whims is None else whims
        self.tried: set[tuple[int, int, int, str]] = set()

    def play(self, g: World, rounds: int) -> None:
        """Plays on until that round begins or the game is over."""
        stack, choose = g.stack, g.choose
        while stack and g.round < rounds:
            choose(self.choose(g))

    def choose(self, g: World) -> str:
        """One of the pending options."""
        step, seat, options, _, memo = g.stack[-1]
        if len(options) == 1:
            only: str = options[0]
            return only
        step = SHORT[step]
        if step == "turn.chosen":
            return self._turn(g, seat, options)
        if step == "draft.keep":
            return choose_character(self.outlook, seat, options, self._whims(g, seat))
        if step in NAMING:
            return name_a_rank(g, seat, step, self.outlook, options, self._whims(g, seat))
        habit = _QUICK.get(step)
        if habit is not None:
            return habit(g, seat, options, self.below)
        g.viewer = seat
        usual = HABITS.get(step)
        if usual is None:
            return PASS if PASS in options else DONE if DONE in options else options[0]
        ask = Ask(g.answered, seat, step, options, memo)
        word = usual(g, ask, Rng(self.below(1 << 30)), NEUTRAL)
        return word if word in options else options[self.below(len(options))]

    def _whims(self, g: World, seat: Seat) -> Whims:
        """What a seat fancies: the same after every option tried in a world, so that the option alone differs."""
        row = self.whims.get(seat)
        if row is None:
            below = Rng(self.seed * MOST_PLAYERS + seat).below
            row = self.whims[seat] = [below(1024) / 1024 for _ in range(g.box.ranks + 1)]
        return row

    def _turn(self, g: World, me: Seat, options: list[str]) -> str:
        """Income, what the character can do at once, gather, the dearest district, strike, end."""
        if INCOME in options:
            return INCOME
        acting = g.box.characters[g.rank].id
        can_act = ABILITY in options and self._not_tried(g, me, ABILITY)
        if can_act and acting in AT_ONCE:
            return self._try(g, me, ABILITY)
        if not g.gathered:
            return gather(g, me, options)
        if can_act and (acting == "wizard" or (acting == "magician" and _poor_hand(g, me))):
            return self._try(g, me, ABILITY)
        best = best_build(g, options)
        if best is not None:
            return best
        if can_act and acting in AFTER_GATHERING:
            return self._try(g, me, ABILITY)
        for word in options:
            if kind(word) == "use" and self._not_tried(g, me, word) and _worth_using(g, me, word):
                return self._try(g, me, word)
        return END if END in options else options[0]

    def _not_tried(self, g: World, me: Seat, word: str) -> bool:
        return (g.round, g.rank, me, word) not in self.tried

    def _try(self, g: World, me: Seat, word: str) -> str:
        """Once a turn: what was begun and then declined is not begun again."""
        self.tried.add((g.round, g.rank, me, word))
        return word


def best_build(g: World, options: list[str]) -> str | None:
    """The dearest district on offer, a new type and a unique one a little before others."""
    best, most = None, -1
    types, cost = g.box.type, g.box.cost
    have = 0
    for card in g.city[g.seat]:
        have |= 1 << types[card]
    for word in options:
        if kind(word) != "build" or way(word) is not None:
            continue
        card = value(word)
        worth = cost[card] * 10 + (0 if have >> types[card] & 1 else 6) + (2 if types[card] == UNIQUE else 0)
        if worth > most:
            best, most = word, worth
    return best


def gather(g: World, me: Seat, options: list[str]) -> str:
    """Cards if nothing in hand can be used or all of it can be paid, else gold."""
    if CARDS not in options:
        return GOLD
    sort, cost = g.box.sort, g.box.cost
    built = {sort[card] for card in g.city[me]}
    prices = sorted([cost[card] for card in g.hand[me] if sort[card] not in built], reverse=True)
    if not prices:
        return GOLD if g.completed and not g.gold[me] else CARDS
    limit = max(1, g.box.characters[g.rank].builds)
    needed = sum(prices[:limit]) + (2 if len(prices) > limit else 0)
    return CARDS if g.gold[me] >= needed and len(prices) <= limit + 1 and not g.completed else GOLD


def _poor_hand(g: World, me: Seat) -> bool:
    return max([len(hand) for hand in g.hand]) >= len(g.hand[me]) + 2


def _worth_using(g: World, me: Seat, word: str) -> bool:
    district, cards = g.box.kind[value(word)], len(g.hand[me])
    return (district == "smithy" and cards < 2) or (district == "museum" and cards > 3)


# -- cards -----------------------------------------------------------------------------------------------------------
def _worth(g: World, me: Seat, card: int, built: set[int]) -> int:
    box = g.box
    if box.sort[card] in built:
        return 0
    cost = box.cost[card]
    return 2 + cost + (box.type[card] == UNIQUE) - (2 if cost > g.gold[me] + 4 else 0)


def keep_best(g: World, me: Seat, options: list[str], below: Below) -> str:
    """The card worth most in hand."""
    sort = g.box.sort
    built, held = {sort[card] for card in g.city[me]}, {sort[card] for card in g.hand[me]}
    return max(options, key=lambda word: _worth(g, me, value(word), built) - 2 * (sort[value(word)] in held))


def give_worst(g: World, me: Seat, options: list[str], below: Below) -> str:
    """The card worth least in hand."""
    built = {g.box.sort[card] for card in g.city[me]}
    return min(options, key=lambda word: _worth(g, me, value(word), built) if kind(word) == "card" else 99)


# -- seats and chances -----------------------------------------------------------------------------------------------
def _means(g: World, seat: int) -> int:
    return 3 * len(g.city[seat]) + g.gold[seat] + len(g.hand[seat])


def _the_poorest(g: World, me: Seat, options: list[str], below: Below) -> str:
    return min(options, key=lambda word: (_means(g, value(word)) if kind(word) == "seat" else 99, word))


def _the_richest(g: World, me: Seat, options: list[str], below: Below) -> str:
    return max(options, key=lambda word: (_means(g, value(word)) if kind(word) == "seat" else -1, word))


def _fullest_hand(g: World, me: Seat, options: list[str], below: Below) -> str:
    return max(options, key=lambda word: (len(g.hand[value(word)]) if kind(word) == "seat" else -1, word))


def _last(g: World, me: Seat, options: list[str], below: Below) -> str:
    return options[-1]


def _by_chance(g: World, me: Seat, options: list[str], below: Below) -> str:
    return options[below(len(options))]


def _a_type(g: World, me: Seat, options: list[str], below: Below) -> str:
    return options[1 + below(len(options) - 1)]


def _gold_or_cards(g: World, me: Seat, options: list[str], below: Below) -> str:
    return CARDS if CARDS in options and len(g.hand[me]) < 2 else GOLD


_QUICK: dict[str, Callable[[World, Seat, list[str], Below], str]] = {
    "draft.put_aside": _by_chance,
    "turn.gather_chosen": lambda g, me, options, below: gather(g, me, options),
    "gather.keep": keep_best, "scholar.keep": keep_best, "wizard.take": keep_best,
    "magistrate.confiscate": _last, "blackmailer.bribe_or_refuse": _by_chance, "blackmailer.reveal": _last,
    "seer.give": give_worst, "cardinal.give": give_worst, "payment.pay_with_cards": give_worst,
    "museum.tuck": give_worst, "actions.discard_for_gold": give_worst,
    "emperor.give_crown": _the_poorest, "emperor.give_crown_late": _the_poorest,
    "abbot.take": _the_richest, "cardinal.choose_cards": _the_richest,
    "spy.choose_type": _fullest_hand, "spy.look": _a_type, "wizard.look": _fullest_hand,
    "navigator.choose": _gold_or_cards, "theater.choose_own": _by_chance,
    "magician.swap_or_discard": strikes.swap_or_discard, "magician.discard_more": strikes.discard_more,
    "warlord.destroy": strikes.strike,
    "diplomat.choose_own": strikes.want_in_exchange, "diplomat.swap": strikes.give_in_exchange,
    "theater.choose_partner": lambda g, me, options, below: PASS,
}  # fmt: skip
