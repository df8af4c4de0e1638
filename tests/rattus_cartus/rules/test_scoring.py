"""The end: points for estates, hands and markers, then the plague."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.kernel.steps import Seat
from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.specials import gold
from game.rattus_cartus.rules.state import Game
from tests.rattus_cartus.rules.tables import LETTERS, A, B, C, begun, deal, table, told

CHURCH, MAGIC = 2, 4
CALM = [0, 0, 0, 0]


def finished(
    points: Mapping[int, Sequence[int]] | None = None,
    hands: Mapping[str, str] | None = None,
    *,
    rats: Sequence[int] = CALM,
    row: Sequence[str] = ("castle", "farm", "palace"),
    options: Sequence[str] = (),
) -> Game:
    """A game that is over, with these influence points (of equals the lower seat came first), hands and rats."""
    g = table(row[: 3 if len(rats) > 3 else 2], players=len(rats), options=options, last=True)
    for estate, numbers in (points or {}).items():
        g.points[estate] = list(numbers)
    for letter, words in (hands or {}).items():
        deal(g, Seat(LETTERS.index(letter)), words)
    g.rats, g.stack = list(rats), []
    g.clear_round()
    scoring.score(g, A)
    return g


def lines(g: Game, name: str) -> list[int]:
    return [line[name] for line in g.scores]


# -- estates -------------------------------------------------------------------------------------------------------
def test_ten_five_and_two_points_for_the_most_influence() -> None:
    assert lines(finished({CHURCH: [1, 4, 3, 2]}), "church") == [0, 10, 5, 2]


def test_the_lower_disc_ranks_higher() -> None:
    """RAT-11"""
    g = finished({CHURCH: [3, 3, 3, 3]})
    assert lines(g, "church") == [10, 5, 2, 0]
    g.arrived[CHURCH] = [3, 2, 1, 0]
    assert scoring.of_estate(g, CHURCH) == [0, 2, 5, 10]


def test_without_influence_there_are_no_points_and_ranks_without_a_player_are_not_paid() -> None:
    assert lines(finished({CHURCH: [0, 2, 0, 0]}), "church") == [0, 10, 0, 0]


def test_with_two_players_there_is_no_third_rank() -> None:
    assert lines(finished({CHURCH: [1, 2]}, rats=[0, 0]), "church") == [5, 10]


# -- hands ---------------------------------------------------------------------------------------------------------
def test_most_followers_and_jokers_in_hand() -> None:
    """RAT-27, RAT-59: special cards do not count here; ties of any number give one each."""
    assert lines(finished(hands={"A": "magic, joker", "B": "magic, sword x3"}), "hand") == [2, 0, 0, 0]
    assert lines(finished(hands={"A": "magic", "B": "joker", "C": "church"}), "hand") == [1, 1, 1, 0]


def test_a_majority_needs_at_least_one_card() -> None:
    """RAT-27"""
    assert lines(finished(), "hand") == [0, 0, 0, 0]


def test_most_of_each_special_card_that_is_in_the_game() -> None:
    """RAT-28: gold has its own rule, and there are no flutes here."""
    g = finished(hands={"A": "sword x2, pass", "B": "sword, pass"}, row=("castle", "office", "treasury"))
    assert (lines(g, "sword"), lines(g, "pass")) == ([2, 0, 0, 0], [1, 1, 0, 0])
    assert "flute" not in g.scores[A]
    assert lines(g, "gold") == [0, 0, 0, 0]


@pytest.mark.parametrize(("counts", "points"), [
    ([3, 2, 1, 0], [6, 3, 0, 0]),
    ([2, 2, 1, 0], [4, 4, 0, 0]),  # 9 shared, and no second
    ([2, 2, 2, 0], [3, 3, 3, 0]),
    ([1, 1, 1, 1], [2, 2, 2, 2]),
    ([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
    ([3, 1, 1, 0], [6, 1, 1, 0]),  # 3 shared
    ([3, 1, 1, 1], [6, 1, 1, 1]),
    ([3, 1, 1, 1, 1], [6, 0, 0, 0, 0]),
    ([3, 0, 0, 0], [6, 0, 0, 0]),
    ([0, 0, 0, 0], [0, 0, 0, 0]),
    ([3, 1], [6, 0]),  # two players: no second place
    ([2, 2], [3, 3]),
])  # fmt: skip
def test_gold(counts: list[int], points: list[int]) -> None:
    """RAT-30, RAT-38, RAT-39"""
    assert gold.points(counts) == points


def test_two_players_who_tie_for_gold_may_share_all_nine() -> None:
    """RAT-38, by the option."""
    row, hands = ("treasury", "farm"), {"A": "gold x2", "B": "gold x2"}
    assert lines(finished(hands=hands, row=row, rats=[0, 0]), "gold") == [3, 3]
    options = ["gold_tie_2p_9"]
    assert lines(finished(hands=hands, row=row, rats=[0, 0], options=options), "gold") == [4, 4]


def test_markers_count_their_value() -> None:
    g = finished()
    g.markers = [3, 0, 1, 0]
    assert [line["markers"] for line in scoring.lines(g)] == [3, 0, 1, 0]


# -- the plague ----------------------------------------------------------------------------------------------------
def with_nuns(g: Game, nuns: int) -> Game:
    """The same end with so many nuns in the row."""
    for cards in _fives(g):
        if sum(g.box.nuns[card] for card in cards) == nuns:
            g.nun_row = cards
            break
    g.scores = []
    g.log = []
    scoring.score(g, A)
    return g


def _fives(g: Game) -> list[list[int]]:
    by_nuns = sorted(g.deck, key=lambda card: g.box.nuns[card])
    return [by_nuns[i : i + 5] for i in range(len(by_nuns) - 4)]


def test_as_many_rats_as_nuns_are_survived_and_more_are_not() -> None:
    g = finished({CHURCH: [5, 4, 3, 0]}, rats=[6, 5, 4, 4])
    nuns = 5
    with_nuns(g, nuns)
    assert scoring.nuns(g) == nuns
    assert lines(g, "dead") == [1, 0, 0, 0]
    assert told(g, "died") == [{"seat": A, "rats": 6}]
    assert scoring.winners(g) == [B]


def test_the_dead_keep_their_ranks() -> None:
    """RAT-29"""
    g = with_nuns(finished({CHURCH: [5, 4, 3, 0]}, rats=[20, 0, 0, 0]), 5)
    assert lines(g, "church") == [10, 5, 2, 0]
    assert scoring.winners(g) == [B]


def test_equal_points_are_won_by_fewer_rats_then_shared() -> None:
    g = with_nuns(finished({CHURCH: [1, 0, 0, 0], MAGIC: [0, 1, 0, 0]}, rats=[2, 1, 0, 0]), 5)
    assert scoring.winners(g) == [B]
    g = with_nuns(finished({CHURCH: [1, 0, 0, 0], MAGIC: [0, 1, 0, 0]}, rats=[1, 1, 0, 0]), 5)
    assert scoring.winners(g) == [A, B]


def test_if_all_are_dead_all_have_lost() -> None:
    g = with_nuns(finished(rats=[30, 31, 32, 33]), 5)
    assert scoring.winners(g) == []
    assert told(g, "game_over")[-1]["dead"] == [0, 1, 2, 3]


def test_if_all_are_dead_those_with_the_fewest_rats_may_live() -> None:
    """RAT-47: then most points count among them."""
    options = ["lowest_rats_survive"]
    g = with_nuns(finished({CHURCH: [9, 0, 1, 0]}, rats=[31, 30, 30, 33], options=options), 5)
    assert scoring.winners(g) == [C]
    assert [line["dead"] for line in g.scores] == [1, 0, 0, 1]


def test_nobody_dies_before_the_end() -> None:
    """RAT-45"""
    g = begun(4)
    g.rats[A] = 99
    assert scoring.lines(g)[A]["dead"] == 1
    assert g.stack
    assert g.scores == []
