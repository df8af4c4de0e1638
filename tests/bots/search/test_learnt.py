"""The learnt value (`bot/search/learnt.py`): what it sees, and how it shares out the win."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from game.bots.learnt import VERSION, LearntModel, ModelFault
from game.citadels.bot.search import learnt, models
from game.citadels.bot.search.learnt import AROUND, NUMBERS, OWN, Learnt, around, inputs, own
from game.citadels.rules.state import Game
from tests.bots.search.test_search import by_chance, citadels


def seen_as(g: Game, seat: int, name: str) -> int:
    return own(g, seat)[OWN.index(name)]


def small(out: tuple[int, int] = (1, 0), points: int = 0) -> Learnt:
    """A network of two hidden units: one that sees the gold, one the cards, and past them the points."""
    columns = [[0, 0] for _ in (*OWN, *AROUND)]
    columns[OWN.index("gold")], columns[OWN.index("cards")] = [2, 0], [0, 2]
    direct = [0] * len(columns)
    direct[OWN.index("points")] = points
    shared = {name: [0, 0] for name in NUMBERS.values()}
    return Learnt(LearntModel(VERSION, (*OWN, *AROUND), 2, columns, direct, shared, list(out)))


@pytest.mark.parametrize("players", range(2, 9))
def test_the_win_is_shared_among_the_seats(players: int) -> None:
    g = by_chance(players, players, 150)
    assert all(len(row) == len(OWN) + len(AROUND) for row in inputs(g))
    assert math.isclose(math.fsum(Learnt(learnt.learnt_model()).chances(g)), 1.0)


def test_a_finished_game_is_worth_its_result() -> None:
    g = by_chance(4, 3, 5000)
    winners = citadels().winners(g)
    assert small().chances(g) == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]


def test_whoever_has_more_of_what_counts_is_likelier_to_win() -> None:
    g = by_chance(4, 9, 60)
    g.gold = [0, 1, 2, 6]
    by_gold = small(out=(1, 0)).chances(g)
    assert by_gold == sorted(by_gold)
    assert by_gold[3] / by_gold[0] == pytest.approx(math.exp(6 * 2 / 4), rel=1e-2)
    assert small(out=(0, 0)).chances(g) == [0.25] * 4


def test_cards_of_a_sort_that_stands_or_that_is_held_twice_are_of_no_use() -> None:
    g = by_chance(4, 9, 0)
    first, second = g.box.cards_of("temple")[:2]
    tavern = g.box.cards_of("tavern")[0]
    g.hand[0], g.city[0], g.gold[0] = [first, second, tavern], [], 1
    assert (seen_as(g, 0, "cards"), seen_as(g, 0, "sorts of use")) == (3, 2)
    assert seen_as(g, 0, "builds soon") == 2, "with two gold more both are paid: 1 + 1"
    g.city[0] = [second]
    g.hand[0] = [first, tavern]
    assert (seen_as(g, 0, "cards"), seen_as(g, 0, "sorts of use")) == (2, 1)
    assert seen_as(g, 0, f"{g.box.complete - 1} short") == 1


def test_the_others_are_told_by_their_best_and_their_mean() -> None:
    rows = [[0] * len(OWN) for _ in range(3)]
    for seat, points in enumerate((5, 9, 2)):
        rows[seat][OWN.index("points")] = points
    seen = dict(zip(AROUND, around(rows, [7, 1, 3], 0), strict=True))
    assert (seen["most points"], seen["second most"]) == (9, 2)
    assert (seen["least short"], seen["second least"]) == (1, 3)
    assert seen["mean short"] == 2 * 12
    alone = dict(zip(AROUND, around(rows[:2], [7, 1], 0), strict=True))
    assert alone["most points"] == alone["second most"] == 9


def test_a_network_of_other_sizes_is_refused(tmp_path: Path) -> None:
    whole = msgspec.to_builtins(learnt.learnt_model())
    for change in (
        {"columns": whole["columns"][1:]},
        {"out": whole["out"][1:]},
        {"shared": {"4 players": whole["out"]}},
    ):
        (tmp_path / models.LEARNT_FILE).write_bytes(msgspec.json.encode({**whole, **change}))
        learnt.learnt_model.cache_clear()
        with pytest.raises(ModelFault, match="other features"):
            learnt.learnt_model(tmp_path)
