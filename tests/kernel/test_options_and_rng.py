"""Words and numbers: the same on every system."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel import rng
from game.kernel.options import kind, option, value, way
from game.kernel.rng import Rng


@given(
    st.from_regex(r"[a-z_]{1,12}", fullmatch=True),
    st.integers(0, 10_000),
    st.none() | st.from_regex(r"[a-z_]{1,12}", fullmatch=True),
)
def test_words_print_and_parse_back(word: str, number: int, how: str | None) -> None:
    made = option(word, number, how)
    assert (kind(made), value(made), way(made)) == (word, number, how)
    assert option(word, number, how) is made


def test_a_bare_word_has_no_number_and_no_way() -> None:
    assert (kind("pass"), value("pass"), way("pass")) == ("pass", -1, None)
    assert option("build", 37, "cards") == "build:37/cards"


def test_the_generator_never_changes() -> None:
    """Saved games and journals depend on these very numbers."""
    mine = Rng(42)
    assert [mine.below(1000) for _ in range(8)] == EXPECTED
    assert mine.state == EXPECTED_STATE
    things = list(range(10))
    assert rng.shuffled(rng.seeded(42), things) > 0
    assert things == EXPECTED_ORDER


EXPECTED = [550, 673, 741, 232, 642, 140, 97, 699]
EXPECTED_STATE = 8459513441553841954
EXPECTED_ORDER = [7, 8, 2, 4, 0, 3, 1, 9, 6, 5]


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**32 - 1))
def test_numbers_stay_below_the_bound(seed: int, bound: int) -> None:
    mine = Rng(seed)
    assert all(0 <= mine.below(bound) < bound for _ in range(5))
    assert 0 <= mine.state < 1 << 64


@pytest.mark.parametrize("seeds", [range(1000), range(-500, 500), range(10**12, 10**12 + 1000)])
def test_neighbouring_seeds_are_unrelated(seeds: range) -> None:
    counts = Counter(Rng(seed).below(10) for seed in seeds)
    assert all(60 < counts[digit] < 145 for digit in range(10))


def test_every_order_is_about_equally_likely() -> None:
    mine, counts = Rng(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        things = [0, 1, 2]
        mine.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
