"""Playing a turn: what to do next, looked at anew after each act."""

from __future__ import annotations

from game.citadels.bot import abilities, cities
from game.citadels.bot.building import best_build
from game.citadels.bot.cards import SPARE, hand_value, never_built, rounds_left, wanted_builds
from game.citadels.bot.hands import useless_card, which_to_give
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.rules import queries
from game.citadels.rules.gather import GOLD_GATHERED
from game.citadels.rules.state import View
from game.citadels.rules.words import ABILITY, CARD, CARDS, END, GOLD, INCOME, USE
from game.kernel.options import value

SAVE_FOR_ATTACK = {"warlord": 1.5, "marshal": 0.5, "diplomat": 1.0}  # by how much an attack must beat a build


def next_action(v: View, options: list[str], style: Style = NEUTRAL) -> str:
    """Ability and income where they help most, gather what is missing, build the best, end."""
    for plan in (_early_ability, _sell, _income, gather, _gathered_ability, _build, _late_ability, _use):
        word = plan(v, options, style)
        if word is not None:
            return word
    return END if END in options else GOLD if GOLD in options else options[0]


def _early_ability(v: View, options: list[str], style: Style) -> str | None:
    return ABILITY if abilities.wanted_now(v, options, abilities.EARLY, style) else None


def _gathered_ability(v: View, options: list[str], style: Style) -> str | None:
    return ABILITY if v.gathered and abilities.wanted_now(v, options, abilities.GATHERED, style) else None


def _late_ability(v: View, options: list[str], style: Style) -> str | None:
    return ABILITY if abilities.wanted_now(v, options, abilities.LATE, style) else None


# -- gold and cards --------------------------------------------------------------------------------------------------
def _income(v: View, options: list[str], style: Style) -> str | None:
    """At once, unless a district of the same type can be built first."""
    if INCOME not in options:
        return None
    wanted = v.acting().income
    best = best_build(v, options, style)
    if best is not None and v.box.type[value(best.word)] == wanted:
        return best.word
    if not v.gathered and _will_build_matching(v, wanted):
        return None
    return INCOME


def _will_build_matching(v: View, wanted: int) -> bool:
    """The best card I can pay after gathering gold, without the income, would itself add to the income."""
    me = v.viewer
    purse = v.gold[me] + GOLD_GATHERED
    wishes = wanted_builds(v, me)
    payable = [card for card in wishes if queries.price(v, me, card) <= purse]
    return bool(payable) and v.box.type[payable[0]] == wanted and wishes[payable[0]] > 1


def gather(v: View, options: list[str], style: Style = NEUTRAL) -> str | None:
    """Cards if there is nothing to build, or gold enough for all there is; else gold."""
    if CARDS not in options:
        return GOLD if GOLD in options else None
    me = v.viewer
    purse = v.gold[me]
    useful = [card for card, worth in wanted_builds(v, me, style).items() if worth > 0.5 + style.cards]
    if not useful:
        return CARDS if rounds_left(v) > 0 or purse > 0 else GOLD
    limit = max(1, v.acting().builds)
    cost = sum(queries.price(v, me, card) for card in useful[:limit])
    enough = purse >= cost + (2 if len(useful) > limit else 0)
    return CARDS if enough and len(useful) <= limit + 1 and rounds_left(v) > 0.5 else GOLD


# -- building --------------------------------------------------------------------------------------------------------
def _build(v: View, options: list[str], style: Style) -> str | None:
    """The best build, unless an attack is better and both cannot be paid."""
    best = best_build(v, options, style)
    if best is None:
        return None
    margin = SAVE_FOR_ATTACK.get(v.acting().id)
    if margin is not None and ABILITY in options and not v.completed:
        gain, price = abilities.attack(v, style)
        if gain > best.worth + margin and v.gold[v.viewer] - best.price < price:
            return ABILITY
    return best.word


# -- districts that are used -----------------------------------------------------------------------------------------
def _usable(v: View, options: list[str], name: str) -> str | None:
    """The word for using this district, if it is offered."""
    for card in v.box.cards_of(name):
        if USE[card] in options:
            return USE[card]
    return None


def _sell(v: View, options: list[str], style: Style) -> str | None:
    """The Laboratory buys useless cards."""
    word = _usable(v, options, "laboratory")
    return word if word and useless_card(v, _hand(v)) else None


def _use(v: View, options: list[str], style: Style) -> str | None:
    """Buy cards when the hand is empty, put cards away for points, strike."""
    smithy, museum, armory = (_usable(v, options, name) for name in ("smithy", "museum", "armory"))
    if smithy and len(v.hand[v.viewer]) < 2 and (v.gold[v.viewer] >= 3 or _counts_cards(v)):
        return smithy
    if museum and _card_for_the_museum(v) is not None:
        return museum
    if armory and cities.best_razing(v, style)[0] > 2:
        return armory
    return None


def _hand(v: View) -> list[str]:
    return [CARD[card] for card in v.hand[v.viewer]]


def _counts_cards(v: View) -> bool:
    """Whether cards in hand are points at the end (Map Room) and the end is near."""
    return rounds_left(v) <= 1 and any(v.box.kind[card] == "map_room" for card in v.city[v.viewer])


def which_to_tuck(v: View, options: list[str]) -> str:
    """The card worth least; never one that scores in hand, unless there is no other."""
    scoring = queries.answering(v, "only_in_hand")
    return which_to_give(v, [word for word in options if value(word) not in scoring] or options)


def _card_for_the_museum(v: View) -> str | None:
    """A card worth less in hand than the point it scores there, and a little more for the cards of a full hand."""
    me = v.viewer
    cards = _hand(v)
    if not cards or _counts_cards(v):
        return None
    worst = which_to_give(v, cards)
    last_turn = rounds_left(v) <= 0
    if last_turn and not any(rank > v.rank for rank in v.roles[me]):
        scoring = queries.answering(v, "only_in_hand")
        return next((word for word in cards if value(word) not in scoring), None)
    limit = 1.0 if last_turn else SPARE + 0.25 * max(0, len(cards) - 2)
    spare = hand_value(v, me, value(worst)) <= limit or (last_turn and never_built(v, me, value(worst)))
    return worst if spare else None
