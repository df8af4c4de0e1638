"""Playing a turn: what to do next, looked at anew after each act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import fsum

from game.citadels.bot import cities
from game.citadels.bot.attraction import attraction
from game.citadels.bot.beliefs import beliefs
from game.citadels.bot.building import best_build
from game.citadels.bot.cards import SPARE, build_value, hand_value, never_built, rounds_left, wanted_builds
from game.citadels.bot.hands import magician_gains, useless_card, which_to_give
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import about_to_finish, leader, threat
from game.citadels.rules import queries
from game.citadels.rules.characters import diplomat, marshal, warlord
from game.citadels.rules.characters.blackmailer import BRIBE, REFUSE, REVEAL
from game.citadels.rules.gather import GOLD_GATHERED
from game.citadels.rules.state import BLANK, REAL, Table, View
from game.citadels.rules.words import ABILITY, CARD, CARDS, END, GOLD, INCOME, SEAT, USE
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
from game.kernel.steps import Seat

# When to use the acting character's ability.

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


SAVE_FOR_ATTACK = {"warlord": 1.5, "marshal": 0.5, "diplomat": 1.0}  # by how much an attack must beat a build


def next_action(v: View, options: list[str], style: Style = NEUTRAL) -> str:
    """Ability and income where they help most, gather what is missing, build the best, end."""
    for plan in (_early_ability, _sell, _income, gather, _gathered_ability, _build, _late_ability, _use):
        word = plan(v, options, style)
        if word is not None:
            return word
    return END if END in options else GOLD if GOLD in options else options[0]


def _early_ability(v: View, options: list[str], style: Style) -> str | None:
    return ABILITY if wanted_now(v, options, EARLY, style) else None


def _gathered_ability(v: View, options: list[str], style: Style) -> str | None:
    return ABILITY if v.gathered and wanted_now(v, options, GATHERED, style) else None


def _late_ability(v: View, options: list[str], style: Style) -> str | None:
    return ABILITY if wanted_now(v, options, LATE, style) else None


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
        gain, price = attack(v, style)
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


# Choosing characters, putting them aside, and swapping them by the Theater.

NOISE = 1.0  # near-equal characters are mixed: a predictable player is murdered
FEAR = {"thief": 0.12, "blackmailer": 0.06}  # of each gold carried by later ranks
STOPS = {"assassin": 1.5, "witch": 1.0, "warlord": 0.5}  # characters that can stop somebody about to finish
SWAP_GAIN = 1.0  # a blind swap must promise so much more


def choose_character(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The character worth most to me now, with a little chance among near equals."""
    noise = NOISE * style.draft_chance
    scored = [(character_value(v, value(word), style) + noise * rng.random(), word) for word in options]
    return max(scored)[1]


def character_value(v: View, rank: int, style: Style = NEUTRAL) -> float:
    """What a character is worth to the viewer, in gold, with the danger of holding it."""
    return worth_to(v, v.viewer, rank) + style.for_character(v.box.setup.cast[rank - 1])


def worth_to(t: Table, seat: Seat, rank: int) -> float:
    """What a character seems to be worth to a seat, in gold, with the danger of holding it."""
    cast = t.box.setup.cast
    worth = attraction(t, seat, rank)
    if rank > 2 and 2 not in t.face_up and 2 not in t.roles[seat]:
        worth -= FEAR.get(cast[1], 0.0) * max(0, t.gold[seat] - 2)
    if rank > 1 and queries.size(t, seat) >= t.box.complete - 1:
        worth -= 0.4
    if cast[rank - 1] in STOPS:
        worth += _stop_the_leader(t, seat) * STOPS[cast[rank - 1]]
    if rounds_left(t) <= 1.5 and rank == 4:
        worth -= 0.5
    return worth


def _stop_the_leader(t: Table, seat: Seat) -> float:
    """Somebody about to finish with cards and gold in hand must be stopped."""
    first = leader(t, seat)
    return 1.0 if about_to_finish(t, first) and threat(t, first) > threat(t, seat) else 0.0


def put_aside(v: View, options: list[str], rng: Rng) -> str:
    """Away with what helps the most dangerous opponent most, and me least."""
    rival = leader(v, v.viewer)

    def harm(word: str) -> float:
        rank = value(word)
        return attraction(v, rival, rank) - 0.3 * attraction(v, v.viewer, rank) + 0.3 * rng.random()

    return max(options, key=harm)


# -- the Theater -----------------------------------------------------------------------------------------------------
def with_whom_to_swap(v: View, options: list[str]) -> str:
    """Whoever is likely to have something clearly better than the worst of mine."""
    believed = beliefs(v)
    mine = min(character_value(v, rank) for rank in v.roles[v.viewer])

    def hoped(seat: Seat) -> float:
        ranks = believed[seat]
        whole = fsum(ranks.values()) or 1.0
        return fsum(chance * character_value(v, rank) for rank, chance in ranks.items()) / whole

    best = max(v.others(v.viewer), key=lambda seat: (hoped(seat), -seat))
    return SEAT[best] if SEAT[best] in options and hoped(best) > mine + SWAP_GAIN else PASS


def which_to_swap(v: View, options: list[str]) -> str:
    """The one worth least to me."""
    return min(options, key=lambda word: (character_value(v, value(word)), word))


# Answers to what others do.

HALF = 0.5  # one of the two threats has the flower


def bribe_or_refuse(v: View, options: list[str]) -> str:
    """Pay unless the loss to be expected is smaller."""
    gold, mark = v.gold[v.viewer], v.threats[v.rank]
    chance = 1.0 if mark == REAL else 0.0 if mark == BLANK else HALF
    return BRIBE if gold // 2 <= chance * gold else REFUSE


def reveal_threat(v: View, options: list[str]) -> str:
    """Only the flower is worth turning up; a blank one would tell where the flower is."""
    return REVEAL if v.threats[v.rank] == REAL else PASS


def confiscate(v: View, options: list[str]) -> str:
    """Take what is worth having, for me or because of who is building it."""
    if REVEAL not in options:
        return PASS
    gain = build_value(v, v.viewer, v.site, 0)
    return REVEAL if gain > 0.5 else PASS


def show_myself(v: View, options: list[str]) -> str:
    """The Hospital: gathering is always worth it."""
    return next((word for word in options if word != PASS), PASS)


def who_gets_the_crown(v: View, options: list[str]) -> str:
    """A harmless player with something to pay; best of all my right neighbour, so that I choose next."""
    return max(options, key=lambda word: (_crown_gift(v, Seat(value(word))), word))


def _crown_gift(v: View, seat: Seat) -> float:
    pays = 0.8 if v.gold[seat] or v.hand[seat] else 0.0
    turn = (v.viewer - seat) % v.box.players  # how soon after that seat I choose
    statue = any(v.box.kind[card] == "statue" for card in v.city[seat])
    danger = 5.0 if statue and rounds_left(v) <= 1 else 1.0 if statue else 0.0
    return pays - 0.12 * threat(v, seat) - 0.15 * turn - danger
