"""The generator: its very numbers, its period, and that nothing shows in them. All seeds are fixed: no test fails by
chance. Each measure is a chi-square or a mean, given in standard deviations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import comb, exp, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel import pcg, rng
from game.kernel.pcg import Pcg
from game.kernel.rng import FACTOR, Rng

BOUND = 4.5  # standard deviations; a good generator stays below in every one of these 60 looks
MODULUS = FACTOR * 2**32 - 1


# -- its numbers -------------------------------------------------------------------------------------------------------
def test_the_generator_never_changes() -> None:
    """Saved games and journals depend on these very numbers."""
    mine = Rng(42)
    assert [mine.below(1000) for _ in range(8)] == [191, 678, 435, 389, 715, 887, 546, 455]
    assert mine.state == 1914154693882407728
    things = list(range(10))
    assert rng.shuffled(rng.seeded(42), things) == -1289661822983995645
    assert things == [7, 0, 9, 8, 5, 4, 2, 3, 6, 1]
    assert Rng(42).branch() == -441174802241249260


def test_the_generator_of_before_never_changes() -> None:
    """Games of older versions go on by these."""
    mine = Pcg(42)
    assert [mine.below(1000) for _ in range(8)] == [550, 673, 741, 232, 642, 140, 97, 699]
    assert mine.state == 8459513441553841954
    things = list(range(10))
    assert rng.shuffled(pcg.seeded(42), things) == 467053513393485897
    assert things == [7, 8, 2, 4, 0, 3, 1, 9, 6, 5]


def test_a_state_says_by_its_sign_which_generator_goes_on() -> None:
    old, new = Pcg(7), Rng(7)
    assert rng.drawn(pcg.seeded(7), 68) == (old.below(68), old.state)
    assert rng.drawn(rng.seeded(7), 68) == (new.below(68), -new.state)


def test_a_shuffle_takes_the_numbers_that_follow_one_another() -> None:
    mine, again, things = Rng(9), Rng(9), list(range(30))
    mine.shuffle(things)
    placed = list(range(30))
    for i in range(29, 0, -1):
        j = again.below(i + 1)
        placed[i], placed[j] = placed[j], placed[i]
    assert (things, mine.state) == (placed, again.state)


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**30))
def test_numbers_stay_below_the_bound(seed: int, bound: int) -> None:
    mine = Rng(seed)
    assert all(0 <= mine.below(bound) < bound for _ in range(5))
    assert rng.is_state(-mine.state)
    assert 0 <= Pcg(seed).below(bound) < bound
    assert rng.is_state(mine.branch())


def test_what_is_no_state_is_told() -> None:
    good = (0, 2**64 - 1, -1, -(MODULUS - 1))
    assert [rng.is_state(number) for number in (*good, 2**64, -MODULUS)] == [True] * 4 + [False] * 2


# -- its period --------------------------------------------------------------------------------------------------------
def test_every_state_comes_back_only_after_a_quarter_of_the_numbers_of_62_bits() -> None:
    """The step multiplies by the inverse of 2**32 modulo a safe prime: the order of 2**32 is half of what there is."""
    half = (MODULUS - 1) // 2
    assert is_prime(MODULUS)
    assert is_prime(half)
    assert pow(2**32, half, MODULUS) == 1
    assert 2**60 < half < 2**61
    mine = Rng(3)
    before = mine.state
    mine.below(1)
    assert mine.state << 32 == before + MODULUS * ((mine.state << 32) // MODULUS)


def is_prime(number: int) -> bool:
    """Miller and Rabin; with these bases it is sure below 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        powers = [pow(base, odd << n, number) for n in range(twos)]
        if powers[0] != 1 and number - 1 not in powers:
            return False
    return True


# -- that nothing shows ------------------------------------------------------------------------------------------------
def surprise(counts: Iterable[int], expected: Iterable[float]) -> float:
    """By how many standard deviations counts differ more than by chance (chi-square, Wilson and Hilferty)."""
    pairs = list(zip(counts, expected, strict=True))
    found = sum((count - wanted) ** 2 / wanted for count, wanted in pairs)
    spread = 2 / (9 * (len(pairs) - 1))
    return float(((found / (len(pairs) - 1)) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def evenly(values: Iterable[int], kinds: int) -> float:
    """How far values 0..kinds-1 are from being equally frequent."""
    counts = Counter(values)
    return surprise([counts[kind] for kind in range(kinds)], [counts.total() / kinds] * kinds)


Below = Callable[[int], int]


def single_numbers(below: Below, bound: int) -> float:
    return evenly((below(bound) for _ in range(40 * bound)), bound)


def pairs(below: Below, bound: int) -> float:
    return evenly((below(bound) * bound + below(bound) for _ in range(10 * bound * bound)), bound * bound)


def distant_pairs(below: Below, bound: int) -> float:
    drawn = [below(bound) for _ in range(500 + 10 * bound * bound)]
    return max(
        evenly((a * bound + b for a, b in zip(drawn, drawn[lag:], strict=False)), bound * bound)
        for lag in (2, 3, 5, 68)
    )


def gaps(below: Below, bound: int) -> float:
    """How long it takes until 0 comes again."""
    waits, wait = Counter[int](), 0
    longest = 4 * bound
    while waits.total() < 2000:
        if below(bound):
            wait += 1
            continue
        waits[min(wait, longest)] += 1
        wait = 0
    miss = 1 - 1 / bound
    chances = [miss**n / bound for n in range(longest)]
    grouped = [(sum(waits[n + k] for k in range(bound)), sum(chances[n : n + bound])) for n in range(0, longest, bound)]
    grouped.append((waits[longest], miss**longest))
    return surprise([count for count, _ in grouped], [2000 * chance for _, chance in grouped])


def birthday_spacings(below: Below, bound: int) -> float:
    """Equal spacings between sorted birthdays (Marsaglia): 512 of them in a year of 2**24 days leave 2 on average."""
    found = Counter[int]()
    for _ in range(200):
        days = sorted(below(1 << 24) for _ in range(512))
        spacings = Counter(b - a for a, b in zip(days, days[1:], strict=False))
        found[min(5, 511 - len(spacings))] += 1
    poisson, chances = exp(-2.0), [0.0] * 6
    for k in range(5):
        chances[k] = poisson
        poisson *= 2 / (k + 1)
    chances[5] = 1 - sum(chances)
    return surprise([found[k] for k in range(6)], [200 * chance for chance in chances])


def bits(below: Below, bound: int) -> float:
    """Each of 30 bits is set half the time, and changes half the time."""
    drawn = [below(1 << 30) for _ in range(6000)]
    changed = [a ^ b for a, b in zip(drawn, drawn[1:], strict=False)]
    shares = [sum(n >> bit & 1 for n in each) / len(each) for each in (drawn, changed) for bit in range(30)]
    return max(abs(share - 0.5) * 2 * sqrt(6000) for share in shares)


def bits_together(below: Below, bound: int) -> float:
    """How many of 30 bits are set, and differ from those of the number before."""
    drawn = [below(1 << 30) for _ in range(8000)]
    changed = [a ^ b for a, b in zip(drawn, drawn[1:], strict=False)]
    ends = (10, 20)
    expected = [comb(30, n) / 2**30 for n in range(31)]
    middle = range(ends[0] + 1, ends[1])
    chances = [sum(expected[: ends[0] + 1]), *(expected[n] for n in middle), sum(expected[ends[1] :])]
    found = []
    for each in (drawn, changed):
        counts = Counter(min(max(number.bit_count(), ends[0]), ends[1]) for number in each)
        found.append(surprise([counts[n] for n in (ends[0], *middle, ends[1])], [len(each) * c for c in chances]))
    return max(found)


def serial_correlation(below: Below, bound: int) -> float:
    drawn = [below(1 << 30) / 2**30 - 0.5 for _ in range(20_000)]
    return max(
        abs(sum(a * b for a, b in zip(drawn, drawn[lag:], strict=False))) * 12 / sqrt(len(drawn))
        for lag in (1, 2, 3, 67)
    )


LOOKS = [
    *((look, bound) for look in (single_numbers, gaps) for bound in (2, 3, 7, 8, 52, 68)),
    *((look, bound) for look in (pairs, distant_pairs) for bound in (2, 5, 8, 13)),
    *((look, 0) for look in (birthday_spacings, bits, bits_together, serial_correlation)),
]


@pytest.mark.parametrize(("look", "bound"), LOOKS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_nothing_shows_in_the_numbers_of_a_seed(look: Callable[[Below, int], float], bound: int) -> None:
    assert look(Rng(2026).below, bound) < BOUND


@pytest.mark.parametrize("look", [single_numbers, pairs, gaps])
def test_nothing_shows_in_the_first_numbers_of_neighbouring_seeds(look: Callable[[Below, int], float]) -> None:
    seeds = iter(range(10**9))

    def first(bound: int) -> int:
        return Rng(next(seeds)).below(bound)

    assert look(first, 8) < BOUND


def test_a_bad_generator_would_be_found() -> None:
    """The battery itself: the same step with a small factor, and numbers that count."""
    state = 1

    def small(bound: int) -> int:
        nonlocal state
        state = 69 * (state & 0xFFFF) + (state >> 16)
        return (state & 0xFFFF) * bound >> 16

    count = 0

    def counting(bound: int) -> int:
        nonlocal count
        count += 1
        return count % bound

    assert max(look(small, bound or 8) for look, bound in LOOKS) > 3 * BOUND
    assert pairs(counting, 8) > 3 * BOUND


@pytest.mark.parametrize("seeds", [range(1000), range(-500, 500), range(10**12, 10**12 + 1000)])
def test_neighbouring_seeds_are_unrelated(seeds: range) -> None:
    counts = Counter(Rng(seed).below(10) for seed in seeds)
    assert all(60 < counts[digit] < 145 for digit in range(10))


@pytest.mark.parametrize("things", [3, 4, 5])
def test_every_order_is_equally_likely(things: int) -> None:
    mine, counts = Rng(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        order = list(range(things))
        mine.shuffle(order)
        counts[tuple(order)] += 1
    orders = 1
    for n in range(2, things + 1):
        orders *= n
    assert len(counts) == orders
    assert surprise(counts.values(), [6000 / orders] * orders) < BOUND
