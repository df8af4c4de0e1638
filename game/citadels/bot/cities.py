"""Districts that stand: which to destroy, seize, swap, beautify, sacrifice or save."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.cards import build_value, hand_value, points_of_districts, points_without, rounds_left, total
from game.citadels.bot.legal import allowed
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import relative_threat
from game.citadels.rules import queries
from game.citadels.rules.characters import diplomat, marshal, warlord
from game.citadels.rules.districts import actions
from game.citadels.rules.state import View
from game.citadels.rules.words import DISTRICT
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.steps import Seat

HURT = 0.45  # points it is worth to me that a rival of average danger loses one of cost
LAST_STEP = 4.0  # what it is worth to push back somebody who is one district short
NOTHING = (0.0, PASS)
Target = tuple[float, str]


def gold_worth(v: View) -> float:
    """What a gold is worth in points: little in the last round."""
    return 0.15 if rounds_left(v) <= 0 else 0.9


def loss(v: View, card: int, style: Style = NEUTRAL) -> float:
    """What it is worth to the viewer that another player loses a district: more, the more dangerous the owner."""
    return _Losses(v, style).of(card)


class _Losses:
    """The same for many districts: what an owner has to do with it is counted once."""

    __slots__ = ("owners", "style", "view")

    def __init__(self, view: View, style: Style) -> None:
        self.view, self.style = view, style
        self.owners: dict[Seat, tuple[float, float, float]] = {}

    def of(self, card: int) -> float:
        """For one of them."""
        step, danger, spite = self.about(card)
        return (self.view.cost(card) * HURT + step) * danger + spite

    def about(self, card: int) -> tuple[float, float, float]:
        """A step back from the end, how dangerous its owner is, and what the style has against the owner."""
        owner = self.view.owner(card)
        if owner not in self.owners:
            self.owners[owner] = self._judged(owner)
        return self.owners[owner]

    def _judged(self, owner: Seat) -> tuple[float, float, float]:
        v = self.view
        step = LAST_STEP if queries.size(v, owner) >= v.box.complete - 1 else 0.2
        spite = self.style.against(v, v.viewer, owner) if rounds_left(v) > 0 else 0.0
        return step, relative_threat(v, v.viewer, owner), spite


def zeal(v: View, style: Style) -> float:
    """What an attack is worth to a style besides what it brings; nothing in the last round, when points are counted."""
    return style.attack if rounds_left(v) > 0 else 0.0


def _others_districts(v: View) -> list[str]:
    return [DISTRICT[card] for seat in v.others(v.viewer) for card in v.city[seat]]


def _best(v: View, words: list[str], gain: Callable[[int], float]) -> Target:
    """The best of these districts and what it is worth; districts of the viewer's own never count."""
    own = v.city[v.viewer]
    scored = [(gain(value(word)), word) for word in words if word != PASS and value(word) not in own]
    return max(scored, default=NOTHING)


# -- Warlord and Armory ----------------------------------------------------------------------------------------------
def best_destruction(v: View, style: Style = NEUTRAL) -> Target:
    """The district whose loss hurts a dangerous owner most for its price, and what that is worth."""
    losses, urge, gold = _Losses(v, style), zeal(v, style), gold_worth(v)
    words = allowed(v, warlord.destroy_problem, _others_districts(v))
    return _best(v, words, lambda card: losses.of(card) + urge - warlord.cost(v, card) * gold)


def best_razing(v: View, style: Style = NEUTRAL) -> Target:
    """What the Armory should destroy, and what that is worth, its own loss taken off."""
    own = points_without(v, v.viewer, v.box.cards_of("armory")[0])
    gain, word = _best(v, allowed(v, actions.armory_problem, _others_districts(v)), _Losses(v, style).of)
    return gain - own - (0.5 if rounds_left(v) > 0 else 0.0), word


# -- Marshal ---------------------------------------------------------------------------------------------------------
def best_seizure(v: View, style: Style = NEUTRAL) -> Target:
    """The district worth its price most, for me and against its owner. It is paid to the owner, who is no poorer: a
    district more for me, outside the build limit."""
    losses, urge, gold = _Losses(v, style), zeal(v, style), gold_worth(v)

    def gain(card: int) -> float:
        worth = build_value(v, v.viewer, card, 0, style=style) + 0.6 * losses.of(card) + urge
        return worth - marshal.price(v, card) * gold * 0.8

    return _best(v, allowed(v, marshal.seize_problem, _others_districts(v)), gain)


# -- Diplomat --------------------------------------------------------------------------------------------------------
def best_swap(v: View, style: Style = NEUTRAL) -> Target:
    """The district of another player that is worth most in exchange, and what the swap is worth."""
    words = allowed(v, diplomat.target_problem, _others_districts(v))
    if not words:
        return NOTHING
    swaps = _Swaps(v, style)
    return _best(
        v,
        words,
        lambda wanted: swaps.exchanges(wanted, diplomat.may_give(v, v.viewer, wanted))[0][0] + swaps.urge(wanted),
    )


def what_to_give(v: View, options: list[str], wanted: int) -> str:
    """The own district that is best given away for the wanted one."""
    own = [value(word) for word in options if word != PASS]
    return DISTRICT[_Swaps(v, NEUTRAL).exchanges(wanted, own)[0][1]]


class _Swaps:
    """What swaps are worth; what many of them have in common is counted once."""

    __slots__ = ("gold", "losses", "points", "view", "zeal")

    def __init__(self, view: View, style: Style) -> None:
        self.view, self.gold, self.zeal = view, gold_worth(view), zeal(view, style)
        self.losses, self.points = _Losses(view, style), points_of_districts(view, view.viewer)

    def urge(self, wanted: int) -> float:
        """What a style adds to taking a district in exchange."""
        return self.zeal + self.losses.about(wanted)[2]

    def exchanges(self, wanted: int, own: list[int]) -> list[tuple[float, int]]:
        """Swaps for each of these own districts, best first: points gained, and the owner's loss by the difference,
        against the gold paid for it. In the last round points are counted exactly."""
        v, gold, wall = self.view, self.gold, diplomat.wall(self.view, wanted)
        hurt = self.losses.about(wanted)[1] * HURT
        price = {mine: (diplomat.difference(v, wanted, mine) + wall) * gold for mine in own}
        if rounds_left(v) <= 0:
            exact = _points_swapped(v, wanted, own)
            gains = [(won - hurt * theirs - price[mine], mine) for mine, (won, theirs) in exact.items()]
            return sorted(gains, reverse=True)
        cost = v.cost(wanted)
        taken = cost + _extra_points(v, wanted)
        values = [(taken - self.points[mine] + hurt * (cost - v.cost(mine)) - price[mine] - 0.3, mine) for mine in own]
        return sorted(values, reverse=True)


def _points_swapped(v: View, wanted: int, own: list[int]) -> dict[int, tuple[int, int]]:
    """By how much a swap for each of these own districts raises the viewer's score and the other owner's. Changes
    nothing."""
    me, other = v.viewer, v.owner(wanted)
    before, cities = (total(v, me), total(v, other)), (v.city[me], v.city[other])
    raised = {}
    for mine in own:
        v.city[me] = [wanted if card == mine else card for card in cities[0]]
        v.city[other] = [mine if card == wanted else card for card in cities[1]]
        raised[mine] = total(v, me) - before[0], total(v, other) - before[1]
    v.city[me], v.city[other] = cities
    return raised


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
    points = points_of_districts(v, v.viewer)
    return min(options, key=lambda word: (points[value(word)], word))


def whether_to_save(v: View, options: list[str], card: int) -> str:
    """The Graveyard: a gold for a card worth having."""
    return next(word for word in options if (word != PASS) == (hand_value(v, v.viewer, card) > 1.2))


def own_for(v: View, wanted: int) -> list[str]:
    """The own districts that may go for the wanted one."""
    return [DISTRICT[own] for own in diplomat.may_give(v, v.viewer, wanted)]
