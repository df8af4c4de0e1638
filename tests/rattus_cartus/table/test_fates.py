"""The plague card by card: who is safe, who is lost, who still hopes."""

from __future__ import annotations

from game.rattus_cartus.table.afterwards.fates import LOST, OPEN, SAFE, SPARED, Plague, heap, lost, lost_all

NUNS = (1, 4, 0, 3, 2)


def plague(turned: int, *rats: int, dead: tuple[int, ...] = ()) -> Plague:
    return Plague(NUNS, rats, frozenset(dead), turned)


def test_nobody_is_safe_or_lost_before_the_first_card() -> None:
    assert [plague(0, 1, 20).fate(seat).state for seat in (0, 1)] == [OPEN, OPEN]


def test_without_rats_one_is_safe_from_the_beginning() -> None:
    assert plague(0, 0).fate(0).state == SAFE


def test_as_many_nuns_as_rats_are_enough() -> None:
    assert plague(2, 5).fate(0).state == SAFE


def test_one_is_lost_as_soon_as_no_number_of_nuns_can_help() -> None:
    """Five nuns lie open, three cards are to come: at most 17."""
    assert plague(2, 17).fate(0).state == OPEN
    assert plague(2, 18).fate(0).state == LOST


def test_it_says_how_many_nuns_are_needed() -> None:
    assert plague(3, 9).fate(0).needs == 4


def test_the_last_card_decides() -> None:
    last = plague(5, 10, 11, dead=(1,))
    assert last.over
    assert [last.fate(seat).state for seat in (0, 1)] == [SAFE, LOST]


def test_the_order_is_by_rats() -> None:
    assert plague(0, 14, 3, 8, 8).order == [1, 2, 3, 0]


def test_only_those_whose_fate_changes_change() -> None:
    assert plague(3, 3, 17, 9).changed(plague(1, 3, 17, 9)) == [0, 1]


def test_the_fewest_rats_live_by_the_option_if_all_are_dead() -> None:
    scores = [{"rats": 12, "dead": 1}, {"rats": 15, "dead": 1}, {"rats": 12, "dead": 1}]
    assert lost(scores, spares=False) == {0, 1, 2}
    assert lost(scores, spares=True) == {1}
    spared = Plague(NUNS, (12, 15, 12), lost(scores, spares=True), 5)
    assert [spared.fate(seat).state for seat in range(3)] == [SPARED, LOST, SPARED]
    assert not lost_all(spared.dead, 3)


def test_the_option_saves_nobody_while_somebody_lives() -> None:
    scores = [{"rats": 12, "dead": 1}, {"rats": 9, "dead": 0}]
    assert lost(scores, spares=True) == {0}


def test_a_heap_is_laid_of_large_tokens_first() -> None:
    assert heap(14) == [5, 5, 3, 1]
    assert heap(9) == [5, 3, 1]
    assert heap(0) == []
