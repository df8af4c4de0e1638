"""How likely each seat is to win between two rounds: what a network (`game.bots.network`) has learnt from self-play,
added to the fitted value. Its weights are made by `python -m tools train_value --game rattus_cartus`.
"""

from __future__ import annotations

from game.bots.network import with_the_others
from game.bots.search import ln
from game.rattus_cartus.bot.nuns import Chances, survival
from game.rattus_cartus.bot.standing import ROUNDS, coming
from game.rattus_cartus.rules.state import Game

SORTS = ("joker", "sword", "flute", "pass", "gold")
STAGES = ("over", "once more", "often")  # how often an estate is still to come
STANDINGS = ("first", "second", "third", "barely ahead", "barely behind", "cards")
OWN = (
    "chance", "estates", "markers", "people", *SORTS, "looked", "rats", "rats above the nuns", "survival",
    "survival with more", "most gold", "most cards", *(f"{one}, {stage}" for stage in STAGES for one in STANDINGS),
    "place",
)  # fmt: skip
"""What the network sees of a seat."""
NAMES = (*OWN, *(f"most: {name}" for name in OWN), *(f"mean: {name}" for name in OWN))
PARTS = 12  # means are told in twelfths, chances in hundredths of a step of e, points in tenths
LEAST = 1e-4  # chance below which all is as good as lost
NARROW = 2  # points by which a lead is small
MORE = 3.0  # rats that may come
NUMBERS = {players: f"{players} players" for players in range(2, 6)}
REST = tuple(f"{rounds} rounds left" for rounds in range(max(ROUNDS.values()) + 1))


def shared(g: Game) -> tuple[str, ...]:
    """What all seats share, by name."""
    return NUMBERS[g.box.players], REST[max(0, ROUNDS[g.box.players] - g.round + 1)]


def logarithms(chances: list[float]) -> list[float]:
    """Of these chances, and of that that nobody wins."""
    nobody = 1.0
    for chance in chances:
        nobody -= chance
    return [ln(min(1.0, max(LEAST, chance))) for chance in (*chances, nobody)]


def inputs(g: Game, nuns: Chances, before: list[float], expected: list[float]) -> list[list[int]]:
    """For each seat what the network sees, in the order of NAMES; `before` are the logarithms of the chances of the
    fitted value, `expected` the points that the estates are to bring (`standing.estates`)."""
    players, kind = g.box.players, g.box.kind
    standings = _standings(g)
    mean = 0.0
    for total, chance in enumerate(nuns):
        mean += total * chance
    rows = []
    for seat in range(players):
        counts = dict.fromkeys(SORTS, 0)
        people = 0
        for card in g.hand[seat]:
            if kind[card] in counts:
                counts[kind[card]] += 1
            else:
                people += 1
        rats = g.rats[seat]
        row = [int(100.0 * before[seat]), int(10.0 * expected[seat]), g.markers[seat], people]
        row += counts.values()
        row += [len(g.looked[seat]), rats, int(2.0 * max(0.0, rats - mean))]
        row += [int(100.0 * survival(nuns, rats)), int(100.0 * survival(nuns, rats + MORE)), 0, 0]
        row += [*standings[seat], (seat - g.start) % players]
        rows.append(row)
    _mark_most(rows, OWN.index("gold"), OWN.index("most gold"))
    _mark_most(rows, OWN.index("people"), OWN.index("most cards"))
    return with_the_others(rows, PARTS)


def _mark_most(rows: list[list[int]], of: int, to: int) -> None:
    """1 at that place for whoever has most, 2 for who has it alone."""
    most = max([row[of] for row in rows])
    alone = len([row for row in rows if row[of] == most]) == 1
    for row in rows:
        row[to] = (2 if alone else 1) if most and row[of] == most else 0


def _standings(g: Game) -> list[list[int]]:
    """Per seat and stage of an estate how often it has which standing there, and its people for it in hand."""
    players, size = g.box.players, len(STANDINGS)
    found = [[0] * (size * len(STAGES)) for _ in range(players)]
    to_come, estate_of = coming(g), g.box.estate
    if g.slot < 0:
        for card in g.row:
            to_come[g.box.building_estate[g.box.building_of[card]]] += 1.0
    for estate, points in enumerate(g.points):
        stage = size * (0 if to_come[estate] < 0.4 else 1 if to_come[estate] < 1.4 else 2)
        ranked = sorted([(-points[seat], at, seat) for at, seat in enumerate(g.arrived[estate]) if points[seat]])
        ranking = [seat for _, _, seat in ranked]
        for place, seat in enumerate(ranking):
            if place < 3:
                found[seat][stage + place] += 1
            if place + 1 < len(ranking) and points[seat] - points[ranking[place + 1]] < NARROW and place < 2:
                found[seat][stage + 3] += 1
            if place and points[ranking[place - 1]] - points[seat] < NARROW and place < 3:
                found[seat][stage + 4] += 1
        for seat in range(players):
            found[seat][stage + 5] += len([card for card in g.hand[seat] if estate_of[card] == estate])
    return found
