"""How likely each seat is to win from here: a fitted linear value of what it has, shared out among the seats.

The weights are in `assets/citadels/models/citadels_value.json`, fitted from self-play by `build_scripts/train.py`. They
differ by number of players, and move from an early to a late set as the largest city grows.
"""

from __future__ import annotations

from game.bots.search.numbers import dot, softmax
from game.citadels.bot.search.models import ValueModel
from game.citadels.rules import scoring
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import Game
from game.kernel.steps import Seat

NAMES = (
    "points", "gold", "gold up to 8", "cards", "useful cards up to 4", "cost of the three dearest", "dearest in reach",
    "districts", "districts squared", "one short", "two short", "types", "all types", "uniques", "crown", "complete",
    "first complete", "map room cards", "worth of wells and towers",
)  # fmt: skip


def features(g: Game, seat: int) -> list[float]:
    """What one seat has, in the order of NAMES. Reads the true hands of a sampled world."""
    box = g.box
    cost, types, sort = box.cost, box.type, box.sort
    city, gold = g.city[seat], g.gold[seat]
    points = mask = uniques = 0
    built = set()
    for card in city:
        points += cost[card]
        mask |= 1 << types[card]
        built.add(sort[card])
        if types[card] == UNIQUE:
            uniques += 1
    for card in g.beautified:
        if card in city:
            points += 1
    useful = sorted([cost[card] for card in g.hand[seat] if sort[card] not in built], reverse=True)
    reach = 0
    for price in useful:
        if price <= gold + 2:
            reach = price
            break
    size, kinds = len(city), mask.bit_count()
    short = box.complete - size
    done = seat in g.completed
    return [
        points, gold, min(gold, 8), len(g.hand[seat]), min(len(useful), 4), sum(useful[:3]), reach,
        size, size * size / 8.0, short == 1, short == 2, kinds, kinds == 5, uniques, g.crown == seat, done,
        done and g.completed[0] == seat, *extra_points(g, seat),
    ]  # fmt: skip


def extra_points(g: Game, seat: int) -> tuple[float, float]:
    """Points of unique districts beyond their cost: those that count the hand, and all others."""
    table = g.box.answers.get("points")
    if not table:
        return 0.0, 0.0
    hand = other = 0.0
    for card in g.city[seat]:
        if card in table:
            points = table[card](g, seat, [g.box.type[own] for own in g.city[seat]])
            if g.box.kind[card] == "map_room":
                hand += points
            else:
                other += points
    return hand, other


def progress(g: Game) -> float:
    """How far the game has come: 0 at the start, 1 when a city is complete."""
    return min(1.0, max([len(city) for city in g.city]) / g.box.complete)


def chances(g: Game, model: ValueModel) -> list[float]:
    """Each seat's chance to win; of a finished game its share of the win."""
    players = g.box.players
    if not g.stack:
        winners = scoring.winners(g)
        return [1.0 / len(winners) if Seat(seat) in winners else 0.0 for seat in range(players)]
    late = progress(g)
    weights = model.of(players)
    mixed = [a + (b - a) * late for a, b in zip(weights.early, weights.late, strict=True)]
    return softmax([dot(mixed, features(g, seat)) for seat in range(players)])
