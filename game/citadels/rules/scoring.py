"""The end of the game (rulebook p. 5): every line of the score, and who wins."""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import Game, Table
from game.kernel.steps import Seat, step

ALL_COLOURS = 3
FIRST_COMPLETE = 4
LATER_COMPLETE = 2


@step
def score(g: Game, me: Seat) -> None:
    """Fill in the scores; the stack stays empty, so the game is over."""
    g.phase = "scoring"
    g.scores = [lines(g, Seat(seat)) for seat in range(g.box.players)]
    g.phase = "over"
    g.tell("game_over", scores=[dict(line) for line in g.scores], winners=list(winners(g)))


def lines(g: Table, me: Seat) -> dict[str, int]:
    """Every line of one seat's score as things stand, and their total. Works on a View as well."""
    types = [g.box.type[card] for card in g.city[me]]
    wild = queries.answering(g, "any_type_at_scoring")
    jokers = [card for card in g.city[me] if card in wild and card not in g.fresh] if wild else []
    best = _lines(g, me, types)
    if not jokers:
        return best
    for place, card in enumerate(g.city[me]):
        if card in jokers:  # the owner chooses its type: the best for the total (CIT-91)
            for kind in range(UNIQUE):
                chosen = _lines(g, me, [*types[:place], kind, *types[place + 1 :]])
                best = max(best, chosen, key=lambda line: line["total"])
    return best


def _lines(g: Table, me: Seat, types: list[int]) -> dict[str, int]:
    city, cost = g.city[me], g.box.cost
    result = {"districts": sum([cost[card] for card in city])}
    if g.beautified:
        result["districts"] += sum([card in g.beautified for card in city])
    result["colours"] = ALL_COLOURS if len(set(types)) == 5 else 0
    complete = me in g.completed
    first = complete and g.completed[0] == me
    result["first"] = FIRST_COMPLETE if first else 0
    result["complete"] = LATER_COMPLETE if complete and not first else 0
    points = queries.answering(g, "points")
    for card in city:
        if card in points:
            result[g.box.kind[card]] = points[card](g, me, types)
    in_hand = queries.answering(g, "only_in_hand")
    if in_hand:
        for card in g.hand[me]:
            if card in in_hand:
                result[g.box.kind[card]] = in_hand[card]
    result["total"] = sum(result.values())
    return result


def winners(g: Table) -> list[Seat]:
    """Most points; then the highest rank revealed in the last round; else they share the win (CIT-96).

    In the classic edition a tie is broken by the points for districts alone, then by gold.
    """
    best = max(line["total"] for line in g.scores)
    leaders = [Seat(seat) for seat, line in enumerate(g.scores) if line["total"] == best]
    strength = {seat: _in_a_tie(g, seat) for seat in leaders}
    strongest = max(strength.values())
    return [seat for seat in leaders if strength[seat] == strongest]


def _in_a_tie(g: Table, me: Seat) -> tuple[int, int]:
    if g.box.classic:
        return g.scores[me]["districts"], g.gold[me]
    return max((rank for rank, seat in enumerate(g.shown) if seat == me), default=0), 0
