"""What the opponents say: a line now and then about what everybody has seen. No pygame here.

Which line, and whether one is said at all, follows from the game's seed, the chapter of the log and the number of the
occasion in it; nothing depends on a clock or on what one viewer alone knows. Two lines in a chapter at most, and never
two in a row.

Whoever is hit by the same player in a second round says so, and whoever hits back says for what: motives that everybody
at the table can check.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.content import Opponent
from game.session.match import Shown
from game.table.log.marked import MarkedNames
from game.ui.lang import _, language

MOST_IN_A_ROUND = 2
GREETERS = 2
MOTIVE_CHANCE = 80  # of a hundred
_MIX = 0x9E3779B97F4A7C15


@dataclass(frozen=True)
class Said:
    """A line somebody says."""

    seat: int
    text: str
    farewell: bool = False


class Speech:
    """Listens to the events as everybody sees them, in their order."""

    def __init__(self, names: MarkedNames, people: Mapping[str, Opponent], seed: int) -> None:
        self.words, self.names = names.words, names.plain
        hashed = hashlib.sha256(f"crown-and-coin speech {seed}".encode()).digest()
        self.seed = int.from_bytes(hashed[:8], "big")  # everybody hears the dice, and the seed also deals the cards
        found = {seat: people.get(info.player.partition(":")[2]) for seat, info in enumerate(names.infos)}
        self.people = {seat: person for seat, person in found.items() if person is not None}
        self._hit_in: dict[tuple[int, int], list[int]] = {}  # by who was hit and by whom: in which rounds
        self._owed: set[tuple[int, int]] = set()  # who was hit and by whom, and has not hit back
        self._begin_round(0)

    def _begin_round(self, number: int) -> None:
        self.round, self.occasions, self.said = number, 0, 0
        self._last = -MOST_IN_A_ROUND

    def after(self, event: Shown) -> list[Said]:
        """What is said about an event."""
        word, facts = event.word, event.facts
        told = self.words.told(word)
        if told.chapter is not None:
            self._begin_round(told.chapter(facts, self.names).number)
            return self._greetings() if self.round == 1 else []
        if told.winners:
            return self._farewells(facts[told.winners])
        remarks = [(seat, occasion, -1) for seat, occasion in self.words.occasions(word, facts)]
        if not remarks:
            return []
        self.occasions += 1
        motives = self._motives(self.words.actor(word, facts), self.words.loser(word, facts))
        return self._remark(motives) or self._remark(remarks)

    def _motives(self, doer: int, victim: int) -> list[tuple[int, str, int]]:
        """Who may speak of what was between these two before: (seat, occasion, the other)."""
        if doer < 0 or victim < 0 or doer == victim:
            return []
        found = []
        rounds = self._hit_in.setdefault((victim, doer), [])
        if self.round not in rounds:
            rounds.append(self.round)
            if len(rounds) > 1:
                found.append((victim, "again", doer))
        if (doer, victim) in self._owed:
            self._owed.discard((doer, victim))
            found.append((doer, "revenge", victim))
        self._owed.add((victim, doer))
        return found

    def _remark(self, found: list[tuple[int, str, int]]) -> list[Said]:
        """One of those concerned may say something."""
        able = [one for one in found if one[0] in self.people and one[1] in self.people[one[0]].lines]
        if not able or self.said >= MOST_IN_A_ROUND or self.occasions - self._last < 2:
            return []
        seat, occasion, other = able[self._dice(1) % len(able)]
        if self._dice(2) % 100 >= (MOTIVE_CHANCE if other >= 0 else self.words.chances[occasion]):
            return []
        self.said, self._last = self.said + 1, self.occasions
        return [self._say(seat, occasion, other)]

    def _greetings(self) -> list[Said]:
        speakers = sorted(self.people, key=lambda seat: (self._dice(10 + seat), seat))[:GREETERS]
        return [self._say(seat, "greeting") for seat in sorted(speakers)]

    def _farewells(self, won: Sequence[int]) -> list[Said]:
        """The winner, and one of the others."""
        winners = [seat for seat in won if seat in self.people]
        others = sorted((s for s in self.people if s not in won), key=lambda s: (self._dice(20 + s), s))
        said = [self._say(seat, "winning") for seat in winners] + [self._say(seat, "losing") for seat in others[:1]]
        return [replace(one, farewell=True) for one in said]

    def _say(self, seat: int, occasion: str, other: int = -1) -> Said:
        text = self.people[seat].line(occasion, self._dice(30 + seat)).get(language())
        if other >= 0:
            rounds = len(self._hit_in.get((seat, other), ()))
            often = _("twice") if rounds == 2 else _("{count} times").format(count=rounds)
            text = text.format(name=self.names.plain_seat(other), times=often)
        return Said(seat, text)

    def _dice(self, salt: int) -> int:
        """A number from the seed, the round, the occasion and a salt."""
        mixed = self.seed
        for part in (self.round, self.occasions, salt):
            mixed = ((mixed ^ part) * _MIX + 0x632BE59BD9B4E019) % (1 << 64)
            mixed ^= mixed >> 29
        return mixed >> 7


def quoted(text: str) -> str:
    """In the quotation marks of the language."""
    return _("“{line}”").format(line=text)
