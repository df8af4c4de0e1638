"""When to use the acting character's ability.

An ability is begun only if there is something to do with it: whatever is asked then is never answered with `pass`
(`normal.BEGUN`), so no player goes round in circles.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.citadels.bot import cities
from game.citadels.bot.cards import rounds_left
from game.citadels.bot.hands import magician_gains
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.rules.characters import diplomat, marshal, warlord
from game.citadels.rules.state import View
from game.citadels.rules.words import ABILITY
from game.kernel.options import value

EARLY, GATHERED, LATE = "at once", "after gathering", "with the gold that is left"


@dataclass(frozen=True)
class Ability:
    """When an ability is used, and whether it is worth using now."""

    when: str
    wanted: Callable[[View, Style], bool]


def wanted_now(v: View, options: list[str], when: str, style: Style = NEUTRAL) -> bool:
    """Whether the ability is offered, is one for this part of the turn, and brings something."""
    ability = _ABILITIES.get(v.acting().id)
    return ABILITY in options and ability is not None and ability.when == when and ability.wanted(v, style)


def attack(v: View, style: Style = NEUTRAL) -> tuple[float, int]:
    """What the acting rank 8 would win with its best attack, and the gold for it; nothing for other characters."""
    plan = _ATTACKS.get(v.acting().id)
    if plan is None:
        return 0.0, 0
    best, price = plan
    gain, word = best(v, style)
    return (gain, price(v, value(word))) if gain > 0 else (0.0, 0)


def _swap_price(v: View, wanted: int) -> int:
    return diplomat.cost(v, wanted, value(cities.what_to_give(v, cities.own_for(v, wanted), wanted)))


_ATTACKS: dict[str, tuple[Callable[[View, Style], cities.Target], Callable[[View, int], int]]] = {
    "warlord": (cities.best_destruction, warlord.cost),
    "marshal": (cities.best_seizure, marshal.price),
    "diplomat": (cities.best_swap, _swap_price),
}


def _always(v: View, style: Style) -> bool:
    return True


def _somebody_has_cards(v: View, style: Style) -> bool:
    return any(v.hand[seat] for seat in v.others(v.viewer))


def _a_hand_is_better(v: View, style: Style) -> bool:
    return magician_gains(v)


def _an_attack_is_worth_it(v: View, style: Style) -> bool:
    return attack(v, style)[0] > 0


def _beauty_is_worth_it(v: View, style: Style) -> bool:
    return v.gold[v.viewer] > 2 or rounds_left(v) <= 1


_AT_ONCE = Ability(EARLY, _always)
_ATTACK = Ability(LATE, _an_attack_is_worth_it)
_ABILITIES: dict[str, Ability] = {
    "assassin": _AT_ONCE, "magistrate": _AT_ONCE, "thief": _AT_ONCE, "blackmailer": _AT_ONCE,
    "spy": Ability(EARLY, _somebody_has_cards),
    "magician": Ability(EARLY, _a_hand_is_better), "seer": _AT_ONCE, "wizard": Ability(GATHERED, _somebody_has_cards),
    "king": _AT_ONCE, "patrician": _AT_ONCE, "emperor": _AT_ONCE, "abbot": _AT_ONCE,
    "merchant": _AT_ONCE, "architect": _AT_ONCE, "navigator": _AT_ONCE, "scholar": _AT_ONCE,
    "warlord": _ATTACK, "marshal": _ATTACK, "diplomat": _ATTACK,
    "artist": Ability(LATE, _beauty_is_worth_it), "queen": _AT_ONCE, "tax_collector": _AT_ONCE,
}  # fmt: skip
