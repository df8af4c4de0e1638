"""Proves what surely wins in a last round: every own line against every choice of the others, in every distribution of
the characters that the seat cannot rule out.

What is proved does not depend on hidden cards: a line that draws is never called sure, and what the others hold is
dealt in several ways besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial
from typing import Any, TypeVar, cast

from game.citadels.bot.search.last_round import sensible, what_is_seen
from game.citadels.bot.search.world import World
from game.citadels.rules import guess_roles
from game.citadels.rules.determinize import fill
from game.citadels.rules.scoring import winners
from game.citadels.rules.state import View
from game.kernel.rng import Rng
from game.kernel.steps import SHORT, Ask, Seat

T = TypeVar("T")
SURE = 1.0
ONLY_LUCK = 0.99  # at most, of a line that draws
DEALS = 3  # of the hidden cards
MOST_ANSWERS = 400_000

Member = tuple[int, World]


class TooWide(Exception):
    """More lines than anybody wants to wait for: this is no puzzle to be proved."""


class _Script:
    """In the place of a generator: takes every turn of chance one after the other."""

    def __init__(self) -> None:
        self.digits: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def below(self, size: int) -> int:
        if self.at == len(self.digits):
            self.digits.append(0)
            self.sizes.append(size)
        self.at += 1
        return self.digits[self.at - 1]

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        number, left = self.below(factorial(len(items))), items[:]
        for place in range(len(items)):
            size = factorial(len(left) - 1)
            items[place] = left.pop(number // size)
            number %= size

    def advance(self) -> bool:
        """To the next turn of chance; False after the last."""
        while self.digits and self.digits[-1] == self.sizes[-1] - 1:
            self.digits.pop()
            self.sizes.pop()
        if not self.digits:
            return False
        self.digits[-1] += 1
        self.at = 0
        return True


def distributions(view: View) -> Iterator[guess_roles.Deal]:
    """Every distribution of the characters that fits what the seat knows, each once."""
    script, found = _Script(), set()
    while True:
        deal = guess_roles.dealt(view, cast(Rng, script))
        key = repr((deal.roles, sorted(deal.face_down)))
        if key not in found:
            found.add(key)
            yield deal
        if not script.advance():
            return


def guaranteed(view: View, ask: Ask) -> dict[str, float]:
    """For each option the share of the win that is sure after it with the best own play. Raises TooWide."""
    worlds = []
    for number, deal in enumerate(distributions(view)):
        worlds += [fill(World(view.box), view, Rng(number * DEALS + k), deal) for k in range(DEALS)]
    search = _Search(ask.seat, view.round)
    options = sensible(worlds[0], ask.step, ask.options)
    return {option: search.after(option, list(enumerate(worlds))) for option in options}


class _Search:
    def __init__(self, me: Seat, number: int) -> None:
        self.me, self.round, self.left = me, number, MOST_ANSWERS
        self.known: dict[tuple[Any, ...], float] = {}

    def after(self, option: str, members: list[Member]) -> float:
        copies = [(number, self._answered(g, option)) for number, g in members]
        drew = any(len(new.deck) < len(old.deck) for (_, old), (_, new) in zip(members, copies, strict=True))
        found = self.least(copies)
        return min(found, ONLY_LUCK) if drew else found

    def least(self, members: list[Member]) -> float:
        """What is sure in all of these, whatever the others do."""
        groups: dict[tuple[Any, ...], list[Member]] = {}
        least, waiting = SURE, members[:]
        while waiting:
            number, g = waiting.pop()
            if not g.stack:
                found = winners(g)
                least = min(least, 1 / len(found) if self.me in found else 0.0)
            elif g.round != self.round:
                return 0.0
            elif g.stack[-1][1] == self.me and len(g.stack[-1][2]) > 1:
                groups.setdefault(what_is_seen(g, self.me), []).append((number, g))
            else:
                waiting += [(number, self._answered(g, word)) for word in self._theirs(g)]
            if not least:
                return 0.0
        for seen, group in groups.items():
            least = min(least, self.best(seen, group))
        return least

    def best(self, seen: tuple[Any, ...], members: list[Member]) -> float:
        key = (*seen, tuple(sorted(number for number, _ in members)))
        if key not in self.known:
            self.known[key] = 0.0
            step, _, options, _, _ = members[0][1].stack[-1]
            most = 0.0
            for option in sensible(members[0][1], SHORT[step], options):
                most = max(most, self.after(option, members))
                if most == SURE:
                    break
            self.known[key] = most
        return self.known[key]

    def _theirs(self, g: World) -> list[str]:
        step, _, options, _, _ = g.stack[-1]
        return sensible(g, SHORT[step], options)

    def _answered(self, g: World, option: str) -> World:
        self.left -= 1
        if self.left < 0:
            raise TooWide
        copy = g.clone()
        copy.choose(option)
        return copy
