"""The danger of death: exact, from what one may know, before and after a plan."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.rattus_cartus.rules.box import FOLLOWERS_END
from game.rattus_cartus.rules.state import UNKNOWN, Game, View
from game.rattus_cartus.words.danger import danger, death, percent, rats_after
from tests.rattus_cartus.rules.tables import A, begun, random_answers, rules, table


def view_of(g: Game, seat: Seat = A) -> View:
    return rules().observe(g, seat)


def hidden_and_known(g: Game, view: View) -> tuple[list[int], int, int]:
    """Straight from the rules: the nuns of each follower the viewer has not seen outside the row, the nuns it has seen
    in the row, and how many cards of the row it has not."""
    seen = {card for cards in (view.discard, *view.hand, *view.laid, *view.held) for card in cards}
    known = [card for card in view.nun_row if card != UNKNOWN]
    out = [
        view.box.nuns[card]
        for card in range(FOLLOWERS_END)
        if card not in seen and card not in known and not view.seen[card] & 1 << view.viewer and not view.cycle[card]
    ]
    return out, sum(view.box.nuns[card] for card in known), len(view.nun_row) - len(known)


def by_counting(g: Game, view: View, rats: int) -> float:
    """Every row there may be, one after the other."""
    hidden, known, places = hidden_and_known(g, view)
    rows = list(combinations(hidden, places))
    return sum(known + sum(row) < rats for row in rows) / len(rows)


def with_looks(seed: int, places: list[int]) -> Game:
    """A game in which the first seat has looked at these cards of the row."""
    g = begun(4, seed=seed)
    g.looked = [places, [], [], []]
    for place in places:
        g.knows[g.nun_row[place]] |= 1
    return g


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("places", [[0, 1, 2], [1, 2, 3, 4], [0, 1, 2, 3, 4], [2, 3, 4]])
def test_it_is_what_counting_every_row_gives(seed: int, places: list[int]) -> None:
    g = with_looks(seed, places)
    view = view_of(g)
    for rats in range(22):
        assert death(view, rats) == pytest.approx(by_counting(g, view, rats))


def test_it_is_what_many_worlds_of_the_rules_show() -> None:
    """Played on for a while, so that much has been seen: as many worlds as agree with the View."""
    g, dice = begun(4, seed=5), Rng(11)
    for _word in islice(random_answers(g, dice), 120):
        pass
    view, many = view_of(g), 1500
    rows = [sum(g.box.nuns[card] for card in rules().determinize(view, Rng(n)).nun_row) for n in range(many)]
    for rats in (6, 9, 10, 12):
        assert death(view, rats) == pytest.approx(sum(row < rats for row in rows) / many, abs=0.04)


def test_equal_is_safe_and_nobody_without_rats_dies() -> None:
    g = with_looks(2, [0, 1, 2, 3, 4])
    nuns, view = sum(g.box.nuns[card] for card in g.nun_row), view_of(with_looks(2, [0, 1, 2, 3, 4]))
    assert death(view, nuns) == 0
    assert death(view, nuns + 1) == 1
    assert death(view_of(begun()), 0) == 0


def test_what_nobody_showed_makes_no_difference() -> None:
    """Another row, other hands: as long as the seat sees the same, it reckons the same."""
    g = begun(4, seed=9)
    view = view_of(g)
    for number in range(6):
        other = rules().determinize(view, Rng(number))
        assert other.nun_row != g.nun_row
        assert view_of(other).same(view)
        assert danger(view_of(other)) == danger(view)


def test_nobody_in_particular_is_in_no_danger() -> None:
    g = begun()
    assert danger(rules().observe(g, None)) is None


def test_a_plan_counts_the_rats_that_it_brings() -> None:
    g = table(["castle a", "monastery b", "farm a"], {"A": "church 2, church 3, magic 1, joker, sword"}, rats={"A": 5})
    view = view_of(g)
    hand = view.hand[A]
    assert rats_after(view, 0, hand, premium=True) == 8, "three followers of other estates, neither Joker nor Sword"
    assert rats_after(view, 1, hand, premium=True) == 4, "one witch, and two rats go"
    assert rats_after(view, 1, hand, premium=None) == 5, "one rat goes for certain"
    told = danger(view, 0, hand)
    assert told is not None
    assert (told.rats, told.planned_rats) == (5, 8)
    assert told.now < told.planned
    assert told.changes


def test_no_rat_is_owed() -> None:
    g = table(["monastery a", "farm a"], {"A": "church 2"}, rats={"A": 1}, players=3)
    assert rats_after(view_of(g), 0, view_of(g).hand[A], premium=True) == 0


def test_a_hospital_takes_a_rat_for_its_premium_alone() -> None:
    g = table(["hospital a", "farm a"], {"A": "church 2"}, rats={"A": 6}, players=3)
    view = view_of(g)
    assert rats_after(view, 0, (), premium=True) == 5
    assert rats_after(view, 0, (), premium=False) == 6


def test_in_the_last_round_no_building_discards() -> None:
    g = table(["monastery a", "farm a"], {"A": "church 2"}, rats={"A": 6}, players=3, last=True)
    assert rats_after(view_of(g), 0, (), premium=True) == 6


def test_what_was_laid_is_reckoned_until_it_lies_open() -> None:
    g = table(["castle a", "farm a"], {"A": "church 2, magic 1", "B": "magic 2", "C": ""}, rats={"A": 5}, players=3)
    for word in ("enter:0", "number:2", *[f"card:{card}" for card in g.hand[A]]):
        g.choose(word)
    told = danger(view_of(g))
    assert told is not None
    assert (told.rats, told.planned_rats) == (5, 7)
    g.revealed = [0]
    told = danger(view_of(g))
    assert told is not None
    assert not told.changes


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.997, 99), (1.0, 100)])
def test_only_what_is_certain_is_told_as_certain(chance: float, told: int) -> None:
    assert percent(chance) == told
