"""What was left out at the end of a turn although it was free, or paid for, and useful."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.citadels.bot.beliefs import may_be_held
from game.citadels.bot.last_turn import acts_last, won_by
from game.citadels.rules import queries
from game.citadels.rules.characters import diplomat, warlord
from game.citadels.rules.state import View
from game.citadels.rules.words import ABILITY, DISTRICT, END, INCOME
from game.kernel.options import kind, value, way
from game.kernel.steps import Seat
from tools.audit.citadels.moments import Finding, Moment, gain, points, would_end


def at_the_end_of_a_turn(moment: Moment) -> Iterator[Finding]:
    """Everything useful that was still offered when the turn was ended. Nothing is useful any more once the game is
    surely won."""
    if moment.ask.step != "turn.chosen" or moment.chosen != END:
        return
    if acts_last(moment.view) and won_by(moment.state, moment.me, END) == 1.0:
        return
    v, options = moment.view, moment.ask.options
    for word in options:
        if kind(word) == "build" and way(word) is None and _worth_building(v, value(word)):
            yield Finding("idle_build", f"could build the {v.box.kind[value(word)]} with {v.gold[v.viewer]} gold")
    if INCOME in options and not v.completed and queries.income(v, v.viewer, v.acting().income):
        yield Finding("idle_income", f"the {v.acting().id}'s income is left")
    if ABILITY in options:
        yield from _ability(moment)
    if v.completed and _is_last_turn(v) and _museum(v, options):
        yield Finding("idle_museum", "a card that scores nothing could lie under the Museum")


def _is_last_turn(v: View) -> bool:
    """Whether the viewer has no second character to come."""
    return not any(rank > v.rank for rank in v.roles[v.viewer])


def _worth_building(v: View, card: int) -> bool:
    return gain(v, card, queries.price(v, v.viewer, card)) >= 1 and not would_end(v, card)


def _museum(v: View, options: list[str]) -> bool:
    """A card goes under the Museum for a point unless it scores in hand."""
    me = v.viewer
    offered = any(kind(word) == "use" and v.box.kind[value(word)] == "museum" for word in options)
    scoring = queries.answering(v, "only_in_hand")
    counted = any(v.box.kind[card] == "map_room" for card in v.city[me])
    return offered and not counted and any(card not in scoring for card in v.hand[me])


# -- abilities -------------------------------------------------------------------------------------------------------
def _ability(moment: Moment) -> Iterator[Finding]:
    v, name = moment.view, moment.view.acting().id
    useful = FREE.get(name)
    if useful is not None and useful(v):
        yield Finding("idle_ability", f"the {name}'s ability is free and unused")
    strike = {"warlord": _free_destruction, "diplomat": _free_swap}.get(name)
    found = strike(moment) if strike else None
    if found:
        yield Finding("idle_strike", found)


def _goes_on(v: View) -> bool:
    """Gold and cards are of use: this is not the last round."""
    return not v.completed


def _others_hold_cards(v: View) -> bool:
    return _goes_on(v) and any(v.hand[seat] for seat in v.others(v.viewer))


def _empty_hand_to_fill(v: View) -> bool:
    return not v.hand[v.viewer] and _others_hold_cards(v)


def _no_park_waits(v: View) -> bool:
    """Two cards are two cards: with an empty hand the Park would give them too."""
    park = any(v.box.kind[card] == "park" for card in v.city[v.viewer])
    return _goes_on(v) and not (park and not v.hand[v.viewer])


def _no_poor_house_waits(v: View) -> bool:
    poor = any(v.box.kind[card] == "poor_house" for card in v.city[v.viewer])
    return _goes_on(v) and not (poor and not v.gold[v.viewer])


def _somebody_to_name(v: View) -> bool:
    return bool(may_be_held(v))


def _gold_to_take(v: View) -> bool:
    return bool(may_be_held(v) - {1}) and any(v.gold[seat] for seat in v.others(v.viewer))


FREE: dict[str, Callable[[View], bool]] = {
    "assassin": _somebody_to_name, "magistrate": _somebody_to_name, "thief": _gold_to_take,
    "blackmailer": _gold_to_take, "spy": _others_hold_cards, "magician": _empty_hand_to_fill,
    "wizard": _others_hold_cards, "seer": _others_hold_cards, "abbot": _goes_on, "merchant": _no_poor_house_waits,
    "architect": _no_park_waits, "navigator": _goes_on, "scholar": _no_park_waits, "queen": _goes_on,
    "tax_collector": _goes_on,
}  # fmt: skip
"""When an ability that costs nothing is useful. King, Patrician and Emperor need no line: what they leave out is done
at the end of the turn. The attacks of rank 8 are `idle_strike`; the Artist pays."""


def _leaders(v: View) -> list[Seat]:
    """The other players with most points."""
    most = max(points(v, seat) for seat in v.others(v.viewer))
    return [seat for seat in v.others(v.viewer) if points(v, seat) == most]


def _costs_points(v: View, owner: Seat, card: int) -> bool:
    before, city = points(v, owner), v.city[owner]
    v.city[owner] = [own for own in city if own != card]
    after = points(v, owner)
    v.city[owner] = city
    return after < before


def _free_destruction(moment: Moment) -> str | None:
    v, me = moment.view, moment.me
    for seat in _leaders(v):
        for card in v.city[seat]:
            allowed = warlord.destroy_problem(v, me, DISTRICT[card]) is None
            if allowed and warlord.cost(v, card) == 0 and _costs_points(v, seat, card):
                return f"the leader's {v.box.kind[card]} could be destroyed for nothing"
    return None


def _free_swap(moment: Moment) -> str | None:
    v, me = moment.view, moment.me
    if not v.completed:  # later than now it may bring less
        return None
    for seat in v.others(me):
        for wanted in v.city[seat]:
            if diplomat.target_problem(v, me, DISTRICT[wanted]) is not None:
                continue
            for own in diplomat.may_give(v, me, wanted):
                if _gains_for_nothing(v, seat, wanted, own):
                    return f"the {v.box.kind[own]} could go for the {v.box.kind[wanted]}, for nothing"
    return None


def _gains_for_nothing(v: View, seat: Seat, wanted: int, own: int) -> bool:
    """More for the viewer, and not more still for the other one."""
    me = v.viewer
    if diplomat.cost(v, wanted, own):
        return False
    before, mine, theirs = (points(v, me), points(v, seat)), v.city[me], v.city[seat]
    v.city[me] = [wanted if card == own else card for card in mine]
    v.city[seat] = [own if card == wanted else card for card in theirs]
    after = points(v, me), points(v, seat)
    v.city[me], v.city[seat] = mine, theirs
    return after[0] > before[0] and after[1] - before[1] < after[0] - before[0]
