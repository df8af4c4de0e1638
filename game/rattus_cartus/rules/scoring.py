"""The end of the game: every line of the score, the plague, and who wins."""

from __future__ import annotations

from game.kernel.steps import Seat, step
from game.rattus_cartus.rules.box import ESTATES, POINTS_END
from game.rattus_cartus.rules.specials import gold
from game.rattus_cartus.rules.state import Game, Table

RANKS = (10, 5, 2)  # points for the most, second and third influence in an estate
MOST_ALONE, MOST_SHARED = 2, 1  # for the most cards of a sort in hand


@step
def score(g: Game, me: Seat) -> None:
    """Fill in the scores; the stack stays empty, so the game is over. The points are counted before the plague, which
    changes nobody else's (RAT-29)."""
    g.phase = "over"
    g.scores = lines(g)
    if g.log is not None:
        g.tell("nuns_revealed", cards=g.nun_row[:])
        for seat in dead(g):
            g.tell("died", seat=seat, rats=g.rats[seat])
        scores = [dict(line) for line in g.scores]
        g.tell("game_over", scores=scores, winners=[int(seat) for seat in winners(g)], dead=dead(g))


def lines(g: Game) -> list[dict[str, int]]:
    """Every line of the score per seat as things stand, their total, and whether the seat would die."""
    found: list[dict[str, int]] = [{} for _ in range(g.box.players)]
    for estate, name in enumerate(ESTATES):
        for seat, points in enumerate(of_estate(g, estate)):
            found[seat][name] = points
    hand_lines = {"hand": of_majority([len([c for c in hand if c < POINTS_END]) for hand in g.hand])}
    for kind in g.box.kinds:
        if kind in ("sword", "flute", "pass"):
            hand_lines[kind] = of_majority(in_hand(g, kind))
    if "gold" in g.box.kinds:
        hand_lines["gold"] = gold.points(in_hand(g, "gold"), tie_of_two=g.box.gold_tie)
    for name, points_of_all in hand_lines.items():
        for seat, points in enumerate(points_of_all):
            found[seat][name] = points
    carried_off = plague(g)
    for seat, line in enumerate(found):
        line["markers"] = g.markers[seat] * g.box.marker_value
        line["total"] = sum(line.values())
        line["rats"] = g.rats[seat]
        line["dead"] = int(seat in carried_off)
    return found


def nuns(g: Table) -> int:
    """The nuns of the whole row; as many rats are survived."""
    return sum([g.box.nuns[card] for card in g.nun_row])


def plague(g: Table) -> list[int]:
    """Whom the plague carries off as things stand: all with more rats than the row has nuns (RAT-29). If that is
    everybody, the option lets those with the fewest rats live (RAT-47)."""
    dead = [seat for seat, rats in enumerate(g.rats) if rats > nuns(g)]
    if g.box.lowest_survive and len(dead) == g.box.players:
        return [seat for seat in dead if g.rats[seat] > min(g.rats)]
    return dead


def ranking(g: Table, estate: int) -> list[int]:
    """The seats that have points in an estate, the highest rank first: of equals the lower disc (RAT-11, RAT-12)."""
    points = g.points[estate]
    return sorted([seat for seat in g.arrived[estate] if points[seat]], key=lambda seat: -points[seat])


def of_estate(g: Table, estate: int) -> list[int]:
    """Per seat 10, 5 or 2 points; with two players there is no third, and ranks that nobody has are not paid."""
    found = [0] * g.box.players
    for seat, points in zip(ranking(g, estate), RANKS, strict=False):
        found[seat] = points
    return found


def of_majority(counts: list[int]) -> list[int]:
    """Per seat 2 points for the most cards, 1 for each who ties for it; at least one card is needed (RAT-27)."""
    best = max(counts)
    alone = counts.count(best) == 1
    return [0 if not best or count < best else MOST_ALONE if alone else MOST_SHARED for count in counts]


def in_hand(g: Table, kind: str) -> list[int]:
    """Per seat how many cards of a kind are in hand; cards laid in the last round are gone (RAT-62)."""
    kinds = g.box.kind
    return [len([card for card in hand if kinds[card] == kind]) for hand in g.hand]


def dead(g: Table) -> list[int]:
    """Who died of the plague, when it is over."""
    return [seat for seat, line in enumerate(g.scores) if line["dead"]]


def winners(g: Table) -> list[Seat]:
    """Of those who live the one with most points; then with fewer rats; else they share the win. If all are dead nobody
    wins."""
    alive = [seat for seat, line in enumerate(g.scores) if not line["dead"]]
    strength = {seat: (g.scores[seat]["total"], -g.scores[seat]["rats"]) for seat in alive}
    return [Seat(seat) for seat in alive if strength[seat] == max(strength.values())]
