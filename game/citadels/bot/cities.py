"""Districts that stand: which to destroy, seize, swap, beautify, sacrifice or save."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.cards import build_value, hand_value, points_without, rounds_left, total
from game.citadels.bot.legal import allowed
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import relative_threat
from game.citadels.rules import queries
from game.citadels.rules.characters import diplomat, marshal, warlord
from game.citadels.rules.districts import actions
from game.citadels.rules.state import View
from game.citadels.rules.words import DISTRICT
from game.kernel.options import DONE, PASS, kind, value

HURT = 0.45  # points it is worth to me that a rival of average danger loses one of cost
LAST_STEP = 4.0  # what it is worth to push back somebody who is one district short
NOTHING = (0.0, PASS)
Target = tuple[float, str]


def gold_worth(v: View) -> float:
    """What a gold is worth in points: little in the last round."""
    return 0.15 if rounds_left(v) <= 0 else 0.9


def loss(v: View, card: int, style: Style = NEUTRAL) -> float:
    """What it is worth to the viewer that another player loses a district: more, the more dangerous the owner."""
    owner = v.owner(card)
    close = queries.size(v, owner) >= v.box.complete - 1
    harm = (v.cost(card) * HURT + (LAST_STEP if close else 0.2)) * relative_threat(v, v.viewer, owner)
    return harm + (style.against(v, v.viewer, owner) if rounds_left(v) > 0 else 0.0)


def zeal(v: View, style: Style) -> float:
    """What an attack is worth to a style besides what it brings; nothing in the last round, when points are counted."""
    return style.attack if rounds_left(v) > 0 else 0.0


def _others_districts(v: View) -> list[str]:
    return [DISTRICT[card] for seat in v.others(v.viewer) for card in v.city[seat]]


def _best(v: View, words: list[str], gain: Callable[[View, int], float]) -> Target:
    """The best of these districts and what it is worth; districts of the viewer's own never count."""
    me = v.viewer
    scored = [(gain(v, value(word)), word) for word in words if word != PASS and v.owner(value(word)) != me]
    return max(scored, default=NOTHING)


# -- Warlord and Armory ----------------------------------------------------------------------------------------------
def best_destruction(v: View, style: Style = NEUTRAL) -> Target:
    """The district whose loss hurts a dangerous owner most for its price, and what that is worth."""
    return _best(
        v, allowed(v, warlord.destroy_problem, _others_districts(v)), lambda view, card: _destruction(view, card, style)
    )


def _destruction(v: View, card: int, style: Style) -> float:
    return loss(v, card, style) + zeal(v, style) - warlord.cost(v, card) * gold_worth(v)


def best_razing(v: View, style: Style = NEUTRAL) -> Target:
    """What the Armory should destroy, and what that is worth, its own loss taken off."""
    own = points_without(v, v.viewer, v.box.cards_of("armory")[0])
    gain, word = _best(
        v, allowed(v, actions.armory_problem, _others_districts(v)), lambda view, card: loss(view, card, style)
    )
    return gain - own - (0.5 if rounds_left(v) > 0 else 0.0), word


# -- Marshal ---------------------------------------------------------------------------------------------------------
def best_seizure(v: View, style: Style = NEUTRAL) -> Target:
    """The district worth its price most, for me and against its owner."""
    return _best(
        v, allowed(v, marshal.seize_problem, _others_districts(v)), lambda view, card: _seizure(view, card, style)
    )


def _seizure(v: View, card: int, style: Style) -> float:
    """Paid to its owner, who is no poorer: a district more for me, outside the build limit."""
    price = marshal.price(v, card)
    worth = build_value(v, v.viewer, card, 0, style=style) + 0.6 * loss(v, card, style) + zeal(v, style)
    return worth - price * gold_worth(v) * 0.8


# -- Diplomat --------------------------------------------------------------------------------------------------------
def best_swap(v: View, style: Style = NEUTRAL) -> Target:
    """The district of another player that is worth most in exchange, and what the swap is worth."""
    words = allowed(v, diplomat.target_problem, _others_districts(v))
    if not words:
        return NOTHING
    prices = {own: points_without(v, v.viewer, own) for own in v.city[v.viewer]}
    return _best(v, words, lambda view, wanted: _swap_value(view, wanted, prices) + _urge(view, wanted, style))


def _urge(v: View, wanted: int, style: Style) -> float:
    """What a style adds to taking a district in exchange."""
    return zeal(v, style) + style.against(v, v.viewer, v.owner(wanted)) if rounds_left(v) > 0 else 0.0


def what_to_give(v: View, options: list[str], wanted: int) -> str:
    """The own district that is best given away for the wanted one."""
    own = {value(word): points_without(v, v.viewer, value(word)) for word in options if word != PASS}
    return DISTRICT[_exchanges(v, wanted, own)[0][1]]


def _swap_value(v: View, wanted: int, prices: dict[int, float]) -> float:
    possible = {own: points for own, points in prices.items() if not diplomat.swap_problem(v, v.viewer, wanted, own)}
    return _exchanges(v, wanted, possible)[0][0]


def _exchanges(v: View, wanted: int, own: dict[int, float]) -> list[tuple[float, int]]:
    """Swaps for each of these own districts, best first: points gained, and the owner's loss by the difference,
    against the gold paid for it. In the last round points are counted exactly."""
    hurt = relative_threat(v, v.viewer, v.owner(wanted)) * HURT
    if rounds_left(v) <= 0:
        exact = {mine: _points_swapped(v, wanted, mine) for mine in own}
        price = {mine: diplomat.cost(v, wanted, mine) * gold_worth(v) for mine in own}
        gains = ((won - hurt * theirs - price[mine], mine) for mine, (won, theirs) in exact.items())
        return sorted(gains, reverse=True)
    taken, gold = v.cost(wanted) + _extra_points(v, wanted), gold_worth(v)
    values = [
        (taken - points + hurt * (v.cost(wanted) - v.cost(mine)) - diplomat.cost(v, wanted, mine) * gold - 0.3, mine)
        for mine, points in own.items()
    ]
    return sorted(values, reverse=True)


def _points_swapped(v: View, wanted: int, mine: int) -> tuple[int, int]:
    """By how much a swap raises the viewer's score and the other owner's. Changes nothing."""
    me, other = v.viewer, v.owner(wanted)
    before, cities = (total(v, me), total(v, other)), (v.city[me], v.city[other])
    v.city[me] = [wanted if card == mine else card for card in cities[0]]
    v.city[other] = [mine if card == wanted else card for card in cities[1]]
    after = total(v, me), total(v, other)
    v.city[me], v.city[other] = cities
    return after[0] - before[0], after[1] - before[1]


def _extra_points(v: View, card: int) -> float:
    """What a district scores its present owner above its cost: the best guess of what it would score me."""
    return (
        (points_without(v, v.owner(card), card) - v.cost(card)) * 0.5
        if card in v.box.answers.get("points", {})
        else 0.0
    )


# -- own districts ---------------------------------------------------------------------------------------------------
def what_to_beautify(v: View, options: list[str]) -> str:
    """A point for a gold; a second one only if gold is left over."""
    if DONE in options and v.gold[v.viewer] < 3 and rounds_left(v) > 1:
        return DONE
    districts = [word for word in options if kind(word) == "district"]
    return min(districts, key=lambda word: (_beauty(v, value(word)), word)) if districts else options[0]


def _beauty(v: View, card: int) -> float:
    """Cheap districts first: dear ones are attacked anyway; for a Basilica rather one of even cost."""
    odd = bool(v.cost(card) % 2) and any(v.box.kind[own] == "basilica" for own in v.city[v.viewer])
    return v.cost(card) + (10 if odd else 0)


def least_loss(v: View, options: list[str]) -> str:
    """The own district that is missed least."""
    return min(options, key=lambda word: (points_without(v, v.viewer, value(word)), word))


def whether_to_save(v: View, options: list[str], card: int) -> str:
    """The Graveyard: a gold for a card worth having."""
    return next(word for word in options if (word != PASS) == (hand_value(v, v.viewer, card) > 1.2))


def own_for(v: View, wanted: int) -> list[str]:
    """The own districts that may go for the wanted one."""
    return [DISTRICT[own] for own in v.city[v.viewer] if diplomat.swap_problem(v, v.viewer, wanted, own) is None]
