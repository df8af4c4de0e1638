"""Cards in hand: which to keep, give and throw away, and whose hand to look into."""

from __future__ import annotations

from math import fsum

from game.citadels.bot.cards import SPARE, UNSEEN, build_value, hand_value, hand_values, rounds_left
from game.citadels.bot.legal import allowed
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import relative_threat
from game.citadels.rules import queries
from game.citadels.rules.box import TYPES
from game.citadels.rules.characters import magician
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.rules.words import CARD, CARDS, GOLD, SEAT
from game.kernel.options import DONE, PASS, kind, value, way
from game.kernel.steps import Seat

WELL_FILLED = 2  # useful cards: with so many, gold is wanted more than cards


def which_to_keep(v: View, options: list[str], style: Style = NEUTRAL) -> str:
    """The card worth most."""
    values = hand_values(v, v.viewer, [value(word) for word in options], style)
    return max(zip(values, options, strict=True))[1]


def which_to_give(v: View, options: list[str], style: Style = NEUTRAL) -> str:
    """The card worth least."""
    words = [word for word in options if kind(word) == "card"] or options
    values = hand_values(v, v.viewer, [value(word) for word in words], style)
    return min(zip(values, words, strict=True))[1]


def useless_card(v: View, options: list[str]) -> str | None:
    """A card of mine that is not worth holding; None if all are."""
    cards = [word for word in options if kind(word) == "card"]
    if not cards:
        return None
    worst = which_to_give(v, cards)
    return worst if hand_value(v, v.viewer, value(worst)) <= SPARE else None


def useful_cards(v: View) -> int:
    """How many cards in hand are worth building some time."""
    return sum([worth > SPARE for worth in hand_values(v, v.viewer, v.hand[v.viewer])])


# -- Magician --------------------------------------------------------------------------------------------------------
def swap_or_discard(v: View, options: list[str]) -> str:
    """Swap with the best hand if it is clearly better than mine; else throw away what is useless."""
    me = v.viewer
    mine = _worth_of_hand(v, me)
    seats = [(_worth_of_hand(v, Seat(value(word))), word) for word in options if kind(word) == "seat"]
    most, best = max(seats, default=(0.0, PASS))
    if best != PASS and most > mine + 1.5:
        return best
    return useless_card(v, options) or PASS


def magician_gains(v: View) -> bool:
    """Whether the Magician will find something to do."""
    words = [*(SEAT[seat] for seat in v.others(v.viewer)), *(CARD[card] for card in v.hand[v.viewer])]
    return swap_or_discard(v, allowed(v, magician.swap_problem, words)) != PASS


def discard_more(v: View, options: list[str]) -> str:
    """All that is useless goes."""
    return useless_card(v, options) or DONE


def _worth_of_hand(v: View, seat: Seat) -> float:
    return fsum(hand_values(v, v.viewer, v.hand[seat]))


# -- Spy -------------------------------------------------------------------------------------------------------------
def whom_to_spy_on(v: View, options: list[str]) -> str:
    """The player whose likeliest type brings most gold and cards."""
    unseen = _unseen_types(v)

    def gain(word: str) -> float:
        seat = Seat(value(word))
        return max(_spoils(v, unseen, seat, wanted) for wanted in range(len(TYPES)))

    return max((word for word in options if word != PASS), key=lambda word: (gain(word), word))


def which_type(v: View, options: list[str], victim: Seat) -> str:
    """The type of which most cards are to be expected in that hand."""
    unseen = _unseen_types(v)
    types = [word for word in options if word != PASS]
    return max(types, key=lambda word: (_spoils(v, unseen, victim, value(word)), word))


def _unseen_types(v: View) -> list[float]:
    """The share of each type among the cards the viewer sees nowhere."""
    seen = {card for zone in (v.deck, v.museum, *v.hand, *v.city) for card in zone}
    counts = [0] * len(TYPES)
    for card, sort in enumerate(v.box.type):
        counts[sort] += card not in seen
    return [count / max(1, sum(counts)) for count in counts]


def _spoils(v: View, unseen: list[float], seat: Seat, wanted: int) -> float:
    hand = v.hand[seat]
    known = sum(card != UNKNOWN and v.box.type[card] == wanted for card in hand)
    expected = known + hand.count(UNKNOWN) * unseen[wanted]
    return min(expected, v.gold[seat]) + 0.8 * expected + 0.05 * relative_threat(v, v.viewer, seat)


# -- Wizard ----------------------------------------------------------------------------------------------------------
def whose_hand_to_look_at(v: View, options: list[str]) -> str:
    """The hand with the best card, known or to be expected: the more cards, the better the best."""

    def best(word: str) -> tuple[float, float, str]:
        seat = Seat(value(word))
        hand = v.hand[seat]
        known = max(hand_values(v, v.viewer, [card for card in hand if card != UNKNOWN]), default=0.0)
        hidden = hand.count(UNKNOWN)
        return max(known, UNSEEN + 0.5 * min(hidden, 4) if hidden else 0.0), relative_threat(v, v.viewer, seat), word

    return max((word for word in options if word != PASS), key=best)


def which_to_take(v: View, options: list[str]) -> str:
    """The card worth most; one that can be paid at once counts more."""
    me = v.viewer

    def worth(word: str) -> tuple[float, str]:
        card = value(word)
        payable = v.gathered and queries.price(v, me, card) <= v.gold[me]
        return hand_value(v, me, card) + (1.0 if payable else 0.0), word

    return max(options, key=worth)


def keep_or_build(v: View, options: list[str]) -> str:
    """Build it at once, outside the limit, unless the gold is needed for something better."""
    me = v.viewer
    builds = [word for word in options if kind(word) == "build" and way(word) is None]
    if not builds:
        return options[0]
    card = value(builds[0])
    price = queries.price(v, me, card)
    left = v.gold[me] - price
    both = build_value(v, me, card, price) + _best_for(v, left, card)
    return builds[0] if both >= _best_for(v, v.gold[me], -1) else options[0]


def _best_for(v: View, gold: int, without: int) -> float:
    """The best of my other cards for so much gold."""
    me = v.viewer
    payable = [c for c in v.hand[me] if c != without and queries.price(v, me, c) <= gold]
    return max(hand_values(v, me, payable), default=0.0)


# -- gold or cards ---------------------------------------------------------------------------------------------------
def four_of_which(v: View, options: list[str]) -> str:
    """The Navigator takes cards with nothing in hand to build, else gold."""
    poor = useful_cards(v) < WELL_FILLED and rounds_left(v) > 0
    return CARDS if poor and CARDS in options else GOLD


def how_much_gold(v: View, options: list[str]) -> str:
    """The Abbot's mix: as many cards as are wanted, the rest in gold."""
    most = max(value(word) for word in options)
    wanted = max(0, WELL_FILLED - useful_cards(v)) if rounds_left(v) > 0 else 0
    return next(word for word in options if value(word) == max(0, most - wanted))


def gold_or_card(v: View, options: list[str]) -> str:
    """The Emperor's tribute: a card only if his hand is empty."""
    card_wanted = len(v.hand[v.viewer]) < WELL_FILLED and rounds_left(v) > 0
    return next(word for word in options if (word != GOLD) == card_wanted)
