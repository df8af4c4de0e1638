"""The `easy` computer player: short sight, few ideas, but nothing that harms itself.

It looks at its own cards, gold and city and at what a card says, not at who is ahead, what was passed on in the draft
or how many rounds are left. Among what it likes it often takes the next-best. What would be a blunder never comes into
question: naming a character nobody can hold, building what costs points, leaving out what is free.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.beliefs import worth_naming
from game.citadels.bot.cards import never_built, points_of_building, points_without
from game.citadels.bot.cities import best_swap, what_to_give
from game.citadels.bot.last_turn import unless_it_loses
from game.citadels.bot.style import NEUTRAL, STYLES, Style
from game.citadels.rules import queries
from game.citadels.rules.characters import marshal, warlord
from game.citadels.rules.characters.blackmailer import BRIBE, REVEAL
from game.citadels.rules.state import REAL, UNKNOWN, View
from game.citadels.rules.words import ABILITY, CARDS, DISTRICT, END, GOLD, INCOME, SEAT
from game.kernel.options import DONE, PASS, kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat

# How the `easy` player plays a turn.

BEGUN = frozenset({
    "assassin.kill", "magistrate.place", "thief.rob", "spy.choose_type", "spy.look", "blackmailer.place",
    "magician.swap_or_discard", "wizard.look", "navigator.choose", "warlord.destroy", "marshal.seize",
    "diplomat.choose_own", "diplomat.swap", "artist.beautify", "actions.discard_for_gold", "actions.raze",
    "museum.tuck",
})  # fmt: skip
"""Asked only because this player wanted to: never answered with `pass`."""

PLENTY = 4  # gold that is not missed
CHEAP = 1  # gold it pays to destroy something
WELL_FILLED = 5  # cards in hand: more are not missed
# Abilities that are used whenever they are offered: they cost nothing.
FREE = frozenset({
    "assassin", "magistrate", "thief", "blackmailer", "king", "emperor", "patrician", "abbot", "merchant", "architect",
    "navigator", "scholar", "queen", "tax_collector", "seer",
})  # fmt: skip


class Liking:
    """Chooses what is liked best, or something nearly as good."""

    def __init__(self, rng: Rng, temperature: float, style: Style = NEUTRAL) -> None:
        self.rng = rng
        self.temperature = temperature
        self.style = style

    def best(self, options: list[str], worth: Callable[[str], float], temperature: float | None = None) -> str:
        """One of the options; the order among equals is by chance."""
        heat = self.temperature if temperature is None else temperature
        scored = [(worth(word) + heat * (self.rng.random() + self.rng.random()), word) for word in options]
        return max(scored)[1]


def next_action(v: View, ask: Ask, liking: Liking) -> str:
    """Income, what is free, gather, build, the rest."""
    options = ask.options
    if INCOME in options:
        return INCOME
    if ABILITY in options and v.acting().id in FREE:
        return ABILITY
    if not v.gathered and (GOLD in options or CARDS in options):
        return gather(v, ask, liking)
    if ABILITY in options and _wanted(v):
        return ABILITY
    build = _build(v, options, liking)
    if build is not None:
        return build
    use = _use(v, options)
    if use is not None:
        return use
    return END if END in options else options[0]


def gather(v: View, ask: Ask, liking: Liking) -> str:
    """Cards if nothing in hand can be built, else gold."""
    if CARDS not in ask.options:
        return GOLD
    return GOLD if any(not _dead(v, card) for card in v.hand[v.viewer]) or v.completed else CARDS


# -- building --------------------------------------------------------------------------------------------------------
def points_of(v: View, card: int, price: int) -> float:
    """The points a build brings at once."""
    return points_of_building(v, v.viewer, card, price)


def _build(v: View, options: list[str], liking: Liking) -> str | None:
    """A build that brings points; in the last round and for the last district the one that brings most."""
    me = v.viewer
    builds = [word for word in options if kind(word) == "build" and way(word) is None]
    gains = {word: points_of(v, value(word), queries.price(v, me, value(word))) for word in builds}
    useful = [word for word in builds if gains[word] > 0 or (gains[word] >= 0 and not v.completed)]
    if not useful:
        return None
    last = bool(v.completed) or queries.size(v, me) >= v.box.complete - 1
    if last:
        return liking.best(useful, lambda word: gains[word], 0.0)
    return liking.best(useful, lambda word: gains[word] + liking.style.for_district(v, value(word)))


def _dead(v: View, card: int) -> bool:
    return card == UNKNOWN or never_built(v, v.viewer, card)


def wish(v: View, card: int) -> float:
    """How much a card is liked: cost is points, but far away is far away."""
    if card in queries.answering(v, "only_in_hand"):
        return 6.0
    if _dead(v, card):
        return 0.0
    price = queries.price(v, v.viewer, card)
    return 1.0 + price - 1.2 * max(0, price - v.gold[v.viewer] - 2)


# -- abilities -------------------------------------------------------------------------------------------------------
def _wanted(v: View) -> bool:
    """Whether an ability that is not simply free brings something."""
    me, name = v.viewer, v.acting().id
    if name in ("spy", "wizard"):
        return any(v.hand[seat] for seat in v.others(me))
    if name == "magician":
        return hand_to_swap_for(v) is not None
    if name in ("warlord", "marshal"):
        return bool(target(v))
    if name == "diplomat":
        return best_swap(v)[0] > 0
    if name == "artist":
        return v.gold[me] > PLENTY or bool(v.completed)
    return False


def hand_to_swap_for(v: View) -> str | None:
    """The fullest hand if it has two cards more than the own one, or any for none."""
    others = v.others(v.viewer)
    most = max(others, key=lambda seat: (len(v.hand[seat]), -seat))
    mine = len(v.hand[v.viewer])
    return SEAT[most] if len(v.hand[most]) >= (mine + 2 if mine else 1) else None


def target(v: View) -> str:
    """A district to destroy for next to nothing, in the biggest city; to seize: the dearest it can pay. Or nothing."""
    me = v.viewer
    seize = v.acting().id == "marshal"
    check = marshal.seize_problem if seize else warlord.destroy_problem
    found: list[tuple[float, str]] = []
    for seat in v.others(me):
        for card in v.city[seat]:
            word = DISTRICT[card]
            if check(v, me, word) is None and (seize or warlord.cost(v, card) <= CHEAP):
                gain = _gain_of_seizing(v, card) if seize else _gain_of_destroying(v, seat, card)
                found.append((gain, word))
    most, word = max(found, default=(0.0, ""))
    return word if most > 0 else ""


def _gain_of_seizing(v: View, card: int) -> float:
    return points_of(v, card, 0) - (0 if v.completed else 0.5 * marshal.price(v, card))


def _gain_of_destroying(v: View, owner: Seat, card: int) -> float:
    if points_without(v, owner, card) <= 0:
        return 0.0
    return queries.size(v, owner) + 0.1 * v.cost(card)


# -- districts that are used -----------------------------------------------------------------------------------------
def _use(v: View, options: list[str]) -> str | None:
    """Useless cards become gold, or points; gold nobody misses becomes cards."""
    hand = v.hand[v.viewer]
    useless = any(wish(v, card) <= 0 for card in hand)
    counts = any(v.box.kind[card] == "map_room" for card in v.city[v.viewer])
    for word in options:
        if kind(word) != "use":
            continue
        name = v.box.kind[value(word)]
        if name == "laboratory" and useless and not counts:
            return word
        if name == "museum" and not counts and (useless or v.completed or len(hand) > WELL_FILLED) and _to_spare(v):
            return word
        if name == "smithy" and not hand and v.gold[v.viewer] >= PLENTY and not v.completed:
            return word
    return None


def _to_spare(v: View) -> bool:
    """Whether there is a card that does not score in hand."""
    scoring = queries.answering(v, "only_in_hand")
    return any(card not in scoring for card in v.hand[v.viewer])


__all__ = ["BEGUN", "FREE", "Liking", "gather", "hand_to_swap_for", "next_action", "points_of", "points_without"]


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
        if ask.step in BEGUN:
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
    return liking.best(ask.options, lambda word: wish(v, value(word)))


def _give(v: View, ask: Ask, liking: Liking) -> str:
    """The card it likes least; no more than it must."""
    if DONE in ask.options:
        return DONE
    cards = [word for word in ask.options if kind(word) == "card"] or ask.options
    return min(cards, key=lambda word: (wish(v, value(word)), word))


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
    return hand_to_swap_for(v) or PASS


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
    if DONE in ask.options and v.gold[v.viewer] < PLENTY:
        return DONE
    return liking.best([word for word in ask.options if kind(word) == "district"], lambda word: 0.0)


def _strike(v: View, ask: Ask, liking: Liking) -> str:
    return _among(target(v), ask)


def _among(word: str, ask: Ask) -> str:
    return word if word in ask.options else ask.options[0]


_HABITS: dict[str, Habit] = {
    "draft.keep": _take_character, "draft.put_aside": _put_aside, "theater.choose_own": _swap_own,
    "turn.chosen": next_action, "turn.gather_chosen": gather, "gather.keep": _keep, "scholar.keep": _keep,
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
