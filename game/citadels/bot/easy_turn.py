"""How the `easy` player plays a turn: what is at hand, one step at a time."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.cards import never_built, points_of_building, points_without
from game.citadels.bot.cities import best_swap
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.rules import queries
from game.citadels.rules.characters import marshal, warlord
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.rules.words import ABILITY, CARDS, DISTRICT, END, GOLD, INCOME, SEAT
from game.kernel.options import kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat

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
