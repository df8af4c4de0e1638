"""Who sits where, and what is played: everything that decides how a match begins, bots included."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated

import msgspec

from game.kernel.rules import Plain

HUMAN = "human"
SHIELDS = 8  # crests 0..7

# Nothing that types, widgets or terminals stumble over: control characters, line separators, turned directions, halves.
ODD = "\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufffe\\uffff"
PLAIN = rf"\A[^{ODD}]*\Z"
NAME_LETTERS = 80
_ODD = re.compile(f"[{ODD}]+")

Name = Annotated[str, msgspec.Meta(max_length=NAME_LETTERS, pattern=PLAIN)]
Seed = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]


def plain(name: str) -> str:
    """The name as a save may hold it: without what PLAIN refuses, and not longer than a name can be."""
    return _ODD.sub(" ", name)[:NAME_LETTERS]


# Where a match comes from: "" is any other, "film" was played on from a replay; the rest names what it is of:
# "daily:2026-11-23", "code:...", "lesson:...", "puzzle:...".
Origin = Annotated[str, msgspec.Meta(max_length=60, pattern=r"\A([a-z]+(:[A-Za-z0-9_/-]+)?)?\Z")]
PRACTICE = ("lesson", "puzzle")  # nothing is kept of such a match


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: the name shown, the shield 0..7, and who plays: HUMAN or a bot's level."""

    name: Name
    shield: Annotated[int, msgspec.Meta(ge=0, lt=SHIELDS)] = 0
    player: Word = HUMAN
    bot_seed: Seed | None = None  # None: derived from the match's seed and the seat


class MatchSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match before its first card is dealt. `rules` is the game's own set-up (cast, uniques ...) as plain data."""

    game: Word
    rules: Plain
    seed: Seed
    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=1, max_length=16)]
    salt: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] = ""  # of the sealed seed (`fairness`); no chance
    origin: Origin = ""

    @property
    def rules_setup(self) -> Plain:
        """What the rules get: there are always as many players as seats."""
        return {**self.rules, "players": len(self.seats)}

    @property
    def practice(self) -> bool:
        """Whether the match only teaches: it is neither kept nor counted."""
        return self.origin.partition(":")[0] in PRACTICE

    def bot_seed(self, seat: int) -> int:
        """The seed from which a bot at this seat decides, whichever level plays there."""
        own = self.seats[seat].bot_seed
        if own is None and self.salt:  # no bot can find the seed of the shuffles from its own
            hashed = hashlib.sha256(f"bot {seat} {self.seed}".encode()).digest()
            return int.from_bytes(hashed[:8], "big") >> 1
        return (self.seed * 31 + seat + 1) % (1 << 63) if own is None else own

    def seated(self, seat: int, player: str, name: str = "") -> MatchSetup:
        """The same match with another player (HUMAN or a bot's level) at one seat, called as before unless named."""
        seats = list(self.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], player=player, name=name or seats[seat].name)
        return msgspec.structs.replace(self, seats=tuple(seats))

    def rematch(self, *, rotate: bool, seed: int | None = None) -> MatchSetup:
        """The next match of the same people: everybody in the same seat, or one seat further to the left.

        Without a seed the next one follows from this one's, so that a series can be repeated.
        """
        seats = self.seats[-1:] + self.seats[:-1] if rotate else self.seats
        follows = (self.seed * 6364136223846793005 + 1442695040888963407) % (1 << 53)
        return msgspec.structs.replace(self, seats=seats, seed=follows if seed is None else seed, salt="", origin="")
