"""What the nun row does to everybody, card by card: nuns so far, who is safe, who is lost, who still hopes. No pygame
here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

MOST_NUNS = 4  # on a card
SAFE, OPEN, LOST, SPARED = "safe", "open", "lost", "spared"
TOKENS = (5, 3, 1)  # what a heap of rats is laid of


@dataclass(frozen=True)
class Fate:
    """How it stands with a seat: its rats, the word for it, and how many more nuns it needs."""

    seat: int
    rats: int
    state: str
    needs: int = 0


@dataclass(frozen=True)
class Plague:
    """The nuns of each card of the row, the rats of each seat, who is lost in the end, and how many cards lie open."""

    nuns: tuple[int, ...]
    rats: tuple[int, ...]
    dead: frozenset[int]
    turned: int = 0

    @property
    def so_far(self) -> int:
        """Nuns on the open cards."""
        return sum(self.nuns[: self.turned])

    @property
    def to_come(self) -> int:
        """Cards that are still face down."""
        return len(self.nuns) - self.turned

    @property
    def most(self) -> int:
        """As many nuns as there may be in the end."""
        return self.so_far + MOST_NUNS * self.to_come

    @property
    def over(self) -> bool:
        return not self.to_come

    @property
    def order(self) -> list[int]:
        """The seats, fewest rats first."""
        return sorted(range(len(self.rats)), key=lambda seat: (self.rats[seat], seat))

    def fate(self, seat: int) -> Fate:
        """How it stands with a seat now. Whoever the option saves though the nuns do not is spared at the very end."""
        rats = self.rats[seat]
        if rats <= self.so_far:
            return Fate(seat, rats, SAFE)
        if self.over and seat not in self.dead:
            return Fate(seat, rats, SPARED)
        return Fate(seat, rats, LOST if rats > self.most else OPEN, rats - self.so_far)

    def changed(self, other: Plague) -> list[int]:
        """The seats whose fate is another one there, in the order in which they stand."""
        return [seat for seat in self.order if self.fate(seat).state != other.fate(seat).state]


def heap(rats: int) -> list[int]:
    """The tokens that so many rats are laid of, large ones first."""
    found, left = [], rats
    for token in TOKENS:
        found += [token] * (left // token)
        left %= token
    return found


def lost(scores: Sequence[Mapping[str, int]], *, spares: bool) -> frozenset[int]:
    """The seats that the plague carries off. With the option (`spares`) those with the fewest rats live if nobody else
    does (RAT-47)."""
    dead = frozenset(seat for seat, lines in enumerate(scores) if lines["dead"])
    if spares and len(dead) == len(scores):
        fewest = min(lines["rats"] for lines in scores)
        return frozenset(seat for seat in dead if scores[seat]["rats"] > fewest)
    return dead


def lost_all(dead: frozenset[int], players: int) -> bool:
    """Whether nobody is left to inherit."""
    return len(dead) == players
