"""How likely each seat is to win as a round begins, learnt from self-play: a small network of whole numbers.

One hidden layer sees what a seat has, what the best of the others have, who is in the cast and how many play; the
outputs of all seats are shared out as chances. The numbers are in `assets/citadels/models/citadels_learnt.json`, made
by `python -m tools train_value`. As they are whole, every system comes to the same chances, compiled or not.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.bots import learnt as files
from game.bots.learnt import LearntModel, Sight
from game.bots.search import dot, softmax
from game.citadels.bot.search.models import LEARNT_FILE, VALUE_FILE, ValueModel, fault, path_of, read
from game.citadels.rules import scoring
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import Game
from game.kernel.steps import SHORT, Seat

# How likely each seat is to win from here.

NAMES = (
    "points", "gold", "gold up to 8", "cards", "useful cards up to 4", "cost of the three dearest", "dearest in reach",
    "districts", "districts squared", "one short", "two short", "types", "all types", "uniques", "crown", "complete",
    "first complete", "map room cards", "worth of wells and towers",
)  # fmt: skip


@cache
def value_model(folder: Path | None = None) -> ValueModel:
    """The value of positions. Raises ModelFault."""
    found = read(VALUE_FILE, ValueModel, folder)
    whole = all(str(players) in found.weights for players in range(2, 9))
    sized = all(len(w.early) == len(w.late) == len(NAMES) for w in found.weights.values())
    if found.names != NAMES or not whole or not sized:
        raise fault(VALUE_FILE, "it belongs to other features than this version uses", folder)
    return found


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


KINDS = UNIQUE + 1
MOST_SHORT = 8
OWN = (
    *(f"{short} short" for short in range(MOST_SHORT + 1)),
    "points", "gold", "gold up to 3", "gold above 6", "cards", "no card", "one card",
    "sorts of use", "sorts of use up to 2", "cheapest", "dearest", "three dearest", "dearest in reach",
    "dearest payable",
    "builds soon", "builds soon up to 2", "builds later",
    *(f"of type {kind}" for kind in range(KINDS)),
    "types", "all types", "types nowhere", "types in hand", "crown", "place in the draft", "last in the draft",
    "complete", "first complete", "points by cards", "points by districts", "sorts too few", "gold too little",
    "worth of the rest",
)  # fmt: skip
"""What the network sees of a seat."""
AROUND = (
    "most points", "second most", "mean points", "least short", "second least", "mean short", "most gold", "mean gold",
    "most cards", "mean cards", "most builds soon",
)  # fmt: skip
"""What it sees of the others."""
PARTS = 12  # means are told in twelfths
POINTS, GOLD, CARDS, SOON = (OWN.index(name) for name in ("points", "gold", "cards", "builds soon up to 2"))
AFTER = {"soon": 2, "later": 6}  # gold that a seat may have more by then


def own(g: Game, seat: int) -> list[int]:
    """What one seat has, in the order of OWN. Reads the true hands of a sampled world."""
    box = g.box
    cost, types, sort = box.cost, box.type, box.sort
    gold, cards, order = g.gold[seat], len(g.hand[seat]), g.order
    points = built_types = held_types = 0
    built: set[int] = set()
    counts = [0] * KINDS
    for card in g.city[seat]:
        points += cost[card] + (1 if card in g.beautified else 0)
        counts[types[card]] += 1
        built_types |= 1 << types[card]
        built.add(sort[card])
    useful: list[int] = []
    for card in g.hand[seat]:
        if sort[card] not in built:
            built.add(sort[card])
            useful.append(cost[card])
            held_types |= 1 << types[card]
    useful.sort()
    short = max(0, box.complete - len(g.city[seat]))
    kinds, new, sorts = built_types.bit_count(), (held_types & ~built_types).bit_count(), len(useful)
    rest = min(short, sorts)
    soon = _payable(useful, gold + AFTER["soon"])
    by_cards, by_districts = extra_points(g, seat)
    complete = 1 if seat in g.completed else 0
    row = [0] * (MOST_SHORT + 1)
    row[min(short, MOST_SHORT)] = 1
    row += [points, gold, min(gold, 3), max(0, gold - 6), cards, 1 if cards == 0 else 0, 1 if cards == 1 else 0]
    row += [sorts, min(2, sorts), useful[0] if useful else 0, useful[-1] if useful else 0, sum(useful[-3:])]
    row += [_dearest(useful, gold + AFTER["soon"]), _dearest(useful, gold), soon, min(2, soon)]
    row += [
        _payable(useful, gold + AFTER["later"]),
        *counts,
        kinds,
        1 if kinds == KINDS else 0,
        KINDS - kinds - new,
        new,
    ]
    row += [1 if g.crown == seat else 0, order.index(seat), 1 if order[-1] == seat else 0]
    row += [complete, 1 if complete and g.completed[0] == seat else 0, int(by_cards), int(by_districts)]
    row += [max(0, short - sorts), max(0, sum(useful[:rest]) - gold), sum(useful[sorts - rest :])]
    return row


def _payable(prices: list[int], gold: int) -> int:
    """How many of these, cheapest first, so much gold pays for."""
    count = 0
    for price in prices:
        if price > gold:
            break
        gold -= price
        count += 1
    return count


def _dearest(prices: list[int], gold: int) -> int:
    """The dearest of these, cheapest first, that so much gold pays for; 0 if none."""
    found = 0
    for price in prices:
        if price > gold:
            break
        found = price
    return found


def around(rows: list[list[int]], short: list[int], me: int) -> list[int]:
    """What the others have, in the order of AROUND. `rows` are of `own`, `short` the districts each seat is short."""
    others = [row for seat, row in enumerate(rows) if seat != me]
    left = sorted([many for seat, many in enumerate(short) if seat != me])
    points = sorted([row[POINTS] for row in others], reverse=True)
    count, second = len(others), min(1, len(others) - 1)
    most_gold = max([row[GOLD] for row in others])
    most_cards = max([row[CARDS] for row in others])
    return [
        points[0], points[second], sum(points) * PARTS // count, left[0], left[second], sum(left) * PARTS // count,
        most_gold, sum([row[GOLD] for row in others]) * PARTS // count,
        most_cards, sum([row[CARDS] for row in others]) * PARTS // count, max([row[SOON] for row in others]),
    ]  # fmt: skip


def inputs(g: Game) -> list[list[int]]:
    """For each seat what the network sees of it and of the others."""
    rows = [own(g, seat) for seat in range(g.box.players)]
    short = [max(0, g.box.complete - len(city)) for city in g.city]
    return [row + around(rows, short, seat) for seat, row in enumerate(rows)]


NUMBERS = {players: f"{players} players" for players in range(2, 9)}


@cache
def learnt_model(folder: Path | None = None) -> LearntModel:
    """The learnt value of positions. Raises ModelFault."""
    return files.learnt_model(path_of(LEARNT_FILE, folder), (*OWN, *AROUND), NUMBERS.values())


class Learnt:
    """The network of one file, asked about positions of Citadels."""

    def __init__(self, model: LearntModel) -> None:
        self.network = model.network()

    def chances(self, g: Game) -> list[float]:
        """Each seat's chance to win at the start of a round; of a finished game its share of the win."""
        players = g.box.players
        if not g.stack:
            winners = scoring.winners(g)
            return [1.0 / len(winners) if Seat(seat) in winners else 0.0 for seat in range(players)]
        return softmax(self.network.scores(shared(g), inputs(g)))


def shared(g: Game) -> tuple[str, ...]:
    """What all seats share, by name: how many they are, and the cast."""
    return (NUMBERS[g.box.players], *g.box.setup.cast)


def moment(g: Game) -> int:
    """The round that begins here with its draft, or 0: there the network is asked."""
    if not g.stack or g.phase != "draft" or g.picked or g.round < 2 or SHORT[g.stack[-1][0]] != "draft.keep":
        return 0
    return g.round


def see(g: Game) -> Sight:
    """A position to learn from."""
    return Sight(shared(g), inputs(g), [])
