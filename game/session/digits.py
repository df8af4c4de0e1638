"""Facts as one large number: each one is a digit of its own base, and the number is a short text.

Signs are those of Crockford's base 32: digits and letters without I, L, O and U, so that what is read out or copied by
hand can be told apart. Whoever types may write small letters, O for 0, I or L for 1, and any spaces and dashes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from math import comb, factorial

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
FORGIVEN = {"O": "0", "I": "1", "L": "1"}
BASE = len(SIGNS)
CHECKED_BY = 1021  # the largest prime below 32 * 32: any one wrong sign and any two swapped ones change the remainder
CHECKS = 2
_IDLE = frozenset("-_.,:;*'\"`´<>[](){}|/\\")


class Digits:
    """A number that is put together digit by digit, or taken apart in the same order."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self._worth = 1

    # -- putting ---------------------------------------------------------------------------------------------------
    def put(self, value: int, base: int) -> None:
        """One digit. Raises ValueError for one that is not 0 to base - 1."""
        if not 0 <= value < base:
            raise ValueError(f"{value} is no digit of base {base}.")
        self.number += value * self._worth
        self._worth *= base

    def put_whole(self, value: int) -> None:
        """A number of any sign and size up to 64 bits; small ones are short. Raises ValueError for a larger one."""
        size = abs(value).bit_length()
        self.put(size, 65)
        self.put(int(value < 0), 2)
        self.put(abs(value), 1 << size)

    def put_word(self, word: str, known: Sequence[str]) -> None:
        """One of these words. Raises ValueError for another one."""
        self.put(known.index(word), len(known))

    def put_words(self, words: Sequence[str], known: Sequence[str]) -> None:
        """Some of these words, none twice: which ones, and if it is not that of `known`, their order. Raises
        ValueError for others."""
        places = [known.index(word) for word in words]
        if len({*places}) < len(places):
            raise ValueError("a word is there twice.")
        in_order = sorted(places)
        self.put(len(places), len(known) + 1)
        self.put(sum(comb(place, i + 1) for i, place in enumerate(in_order)), comb(len(known), len(places)))
        self.put(int(places != in_order), 2)
        if places != in_order:
            left = in_order[:]
            for place in places:
                self.put(left.index(place), len(left))
                left.remove(place)

    def put_arrangement(self, words: Sequence[str], counts: dict[str, int]) -> None:
        """Words of which each is there so often, in this order. Raises ValueError if they are others."""
        left, rank = dict(counts), 0
        if len(words) != sum(left.values()):
            raise ValueError("there are more or fewer words than expected.")
        for word in words:
            if not left.get(word):
                raise ValueError(f"'{word}' is not there so often.")
            before = [other for other in list(left)[: list(left).index(word)] if left[other]]
            rank += sum(_arrangements(_without(left, other)) for other in before)
            left[word] -= 1
        self.put(rank, _arrangements(counts))

    # -- taking ----------------------------------------------------------------------------------------------------
    def take(self, base: int) -> int:
        """The next digit."""
        self.number, value = divmod(self.number, base)
        return value

    def take_whole(self) -> int:
        """What `put_whole` put."""
        size, negative = self.take(65), self.take(2)
        value = self.take(1 << size)
        return -value if negative else value

    def take_word(self, known: Sequence[str]) -> str:
        """What `put_word` put."""
        return known[self.take(len(known))]

    def take_words(self, known: Sequence[str]) -> list[str]:
        """What `put_words` put."""
        count = self.take(len(known) + 1)
        rank, places = self.take(comb(len(known), count)), list[int]()
        place = len(known)
        for size in range(count, 0, -1):
            place = next(one for one in range(place - 1, -1, -1) if comb(one, size) <= rank)
            rank -= comb(place, size)
            places.insert(0, place)
        if self.take(2):
            places = [places.pop(self.take(len(places))) for _ in range(count)]
        return [known[place] for place in places]

    def take_arrangement(self, counts: dict[str, int]) -> list[str]:
        """What `put_arrangement` put."""
        left, rank, words = dict(counts), self.take(_arrangements(counts)), list[str]()
        for _ in range(sum(counts.values())):
            for word in [one for one, count in left.items() if count]:
                ways = _arrangements(_without(left, word))
                if rank < ways:
                    left[word] -= 1
                    words.append(word)
                    break
                rank -= ways
        return words


def _without(counts: dict[str, int], word: str) -> dict[str, int]:
    return {**counts, word: counts[word] - 1}


def _arrangements(counts: dict[str, int]) -> int:
    ways = factorial(sum(counts.values()))
    for count in counts.values():
        ways //= factorial(count)
    return ways


# -- as text -----------------------------------------------------------------------------------------------------------
def spelt(number: int, fewest: int = 0) -> str:
    """A number in signs, at least so many of them."""
    signs = ""
    while number or len(signs) < fewest:
        number, sign = divmod(number, BASE)
        signs = SIGNS[sign] + signs
    return signs


def value(signs: str) -> int:
    """The number that these signs are. Raises ValueError for one that is no sign."""
    number = 0
    for sign in signs:
        number = number * BASE + SIGNS.index(sign)
    return number


def check_of(signs: str) -> str:
    """The signs that show whether one of these was mistaken."""
    return spelt(value(signs) * BASE**CHECKS % CHECKED_BY, CHECKS)


def cleaned(text: str) -> str:
    """What was typed or pasted, as plain signs: without spaces and dashes, in capitals, letters that are mistaken for
    digits as these. What is no sign stays in it."""
    plain = unicodedata.normalize("NFKC", text).upper()
    kept = (FORGIVEN.get(one, one) for one in plain if not (one.isspace() or one in _IDLE or _unseen(one)))
    return "".join(kept)


def _unseen(letter: str) -> bool:
    """Dashes of all lengths, quotation marks of all kinds, and what is not drawn at all."""
    return unicodedata.category(letter) in ("Pd", "Cf", "Cc", "Pi", "Pf", "Ps", "Pe")
