"""The events of Citadels: which facts each has, of which kind, and who knows more. One line for each word that is told.

Log, narration, movements and chronicle read events by these facts, so those of a saved game are held against this table
before anybody reads them.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules.box import TYPES, Box
from game.citadels.rules.goods import BANK, TOKEN
from game.kernel import shapes
from game.kernel.events import Event, Json
from game.kernel.shapes import Shape

Kind = Callable[[Box, Json], bool]

REASONS = frozenset({
    "gather", "build", "income", "tax", "loan", "destroy", "robbed", "beautify", "bribe", "refund", "blackmail",
    "payment",
})  # fmt: skip
WAYS = frozenset({"gold", "cards", "framework", "sacrifice", "loan"})
SCORE_LINES = frozenset({"districts", "colours", "first", "complete", "total"})
MOST_GOLD, MOST_POINTS, MOST_ROUNDS = 1000, 10_000, 10_000


# -- kinds of facts --------------------------------------------------------------------------------------------------
def _below(most: int, least: int = 0) -> Kind:
    return lambda _box, fact: type(fact) is int and least <= fact < most


def _seat(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < box.players


def _nobody_or_seat(box: Box, fact: Json) -> bool:
    return type(fact) is int and BANK <= fact < box.players


def _purse(box: Box, fact: Json) -> bool:
    return type(fact) is int and TOKEN <= fact < box.players


def _rank(box: Box, fact: Json) -> bool:
    return type(fact) is int and 1 <= fact <= box.ranks


def _card(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < len(box.kind)


def _all(kind: Kind, least: int = 0) -> Kind:
    """A list without anything twice."""

    def fits(box: Box, fact: Json) -> bool:
        whole = isinstance(fact, list) and least <= len(fact) <= len(box.kind) and all(kind(box, one) for one in fact)
        return whole and len(set(fact)) == len(fact)

    return fits


def _flag(_box: Box, fact: Json) -> bool:
    return type(fact) is bool


def _reason(box: Box, fact: Json) -> bool:
    return isinstance(fact, str) and (fact in REASONS or fact in box.setup.cast or fact in box.kind)


def _district(box: Box, fact: Json) -> bool:
    return isinstance(fact, str) and fact in box.kind


def _way(_box: Box, fact: Json) -> bool:
    return isinstance(fact, str) and fact in WAYS


def _scores(box: Box, fact: Json) -> bool:
    return isinstance(fact, list) and len(fact) == box.players and all(_score(box, line) for line in fact)


def _score(box: Box, line: Json) -> bool:
    points = _below(MOST_POINTS)
    named = isinstance(line, dict) and line.keys() >= SCORE_LINES and line.keys() <= SCORE_LINES | {*box.kind}
    return named and all(points(box, fact) for fact in line.values())


_gold, _count, _round, _mark, _type = _below(MOST_GOLD), _below(100), _below(MOST_ROUNDS), _below(2), _below(len(TYPES))
_cards, _ranks = _all(_card), _all(_rank)

# -- what is told ----------------------------------------------------------------------------------------------------
_SEAT = {"seat": _seat}
_PAIR = {"seat": _seat, "other": _seat}
_SHOWN = Shape({"seat": _seat, "rank": _rank})
SHAPES: dict[str, Shape] = {
    # the course of a round
    "round_started": Shape({"round": _round, "crown": _seat}),
    "characters_dealt": Shape({"face_up": _ranks, "face_down": _count}),
    "character_kept": Shape(_SEAT, {"rank": _rank}, ("seat",)),
    "character_put_aside": Shape(_SEAT, {"rank": _rank}, ("seat",)),
    "theater_declined": Shape(_SEAT),
    "characters_swapped": Shape(_PAIR, {"gave": _rank, "got": _rank}, ("seat", "other")),
    "silent": Shape({"rank": _rank}),
    "revealed": _SHOWN,
    "resumed": _SHOWN,
    "turn_ended": _SHOWN,
    "heir_revealed": _SHOWN,
    "killed_revealed": _SHOWN,
    "crown_moved": Shape({"seat": _seat, "before": _seat}),
    "crown_kept": Shape(_SEAT),
    "completed": Shape({"seat": _seat, "first": _flag}),
    "round_ended": Shape({"round": _round}),
    "game_over": Shape({"scores": _scores, "winners": _all(_seat, 1)}),
    # gold and cards
    "gold": Shape({"source": _purse, "target": _purse, "amount": _gold, "why": _reason}),
    "income": Shape({"seat": _seat, "amount": _gold}),
    "drew": Shape(
        {"seat": _seat, "count": _count, "why": _reason},
        {"cards": _cards, "put_under": _cards}, ("seat",), ("put_under",),
    ),
    "put_under": Shape({"seat": _seat, "count": _count, "why": _reason}, {"cards": _cards}, ("seat",)),
    "tucked": Shape(_SEAT, {"card": _card}, ("seat",)),
    "card_moved": Shape({**_PAIR, "why": _reason}, {"card": _card}, ("seat", "other")),
    "hands_swapped": Shape(_PAIR, {"got": _cards, "gave": _cards}, ("seat", "other")),
    "used": Shape({"seat": _seat, "district": _district}),
    # what characters do to each other
    "killed": _SHOWN,
    "bewitched": _SHOWN,
    "theft_announced": _SHOWN,
    "robbed": Shape({"seat": _seat, "thief": _nobody_or_seat, "amount": _gold, "rank": _rank}),
    "warrants_placed": Shape({"seat": _seat, "ranks": _ranks}, {"signed": _rank}, ("seat",)),
    "threats_placed": Shape({"seat": _seat, "ranks": _ranks}, {"flower": _rank}, ("seat",)),
    "bribed": Shape({**_PAIR, "amount": _gold}),
    "refused": _SHOWN,
    "threat_revealed": Shape({**_PAIR, "flower": _mark, "amount": _gold}),
    "spied": Shape({**_PAIR, "type": _type, "count": _count}, {"cards": _cards}, ("seat",)),
    "looked_at_hand": Shape(_PAIR, {"cards": _cards}, ("seat",)),
    # districts
    "built": Shape({"seat": _seat, "card": _card, "price": _gold, "way": _way}),
    "beautified": Shape({"seat": _seat, "card": _card}),
    "destroyed": Shape({"seat": _seat, "owner": _seat, "card": _card, "price": _gold}),
    "razed": Shape({"seat": _seat, "owner": _seat, "card": _card, "armory": _card}),
    "sacrificed": Shape({"seat": _seat, "card": _card}),
    "saved": Shape({"seat": _seat, "card": _card}),
    "seized": Shape({"seat": _seat, "owner": _seat, "card": _card, "price": _gold}),
    "swapped": Shape({"seat": _seat, "owner": _seat, "card": _card, "own": _card, "price": _gold}),
    "confiscated": Shape({**_PAIR, "card": _card}),
}  # fmt: skip


def fault(box: Box, event: Event) -> str | None:
    """Why this cannot have been told in a game with this box."""
    return shapes.fault(SHAPES, box, event)
