"""Who holds which character in a scenario: what is said holds, the rest is dealt from the seed."""

from __future__ import annotations

from dataclasses import dataclass

from game.citadels.rules.box import Box
from game.citadels.rules.draft import ROYAL_RANK, face_up_count
from game.citadels.rules.plans import KEEP
from game.citadels.scenario.story import Setting
from game.kernel.pcg import Pcg
from game.scenario.story import SEATS, Refused


@dataclass(slots=True)
class Casting:
    """The places of all ranks of a round. `down` begins with the card drawn face down at the start, if one is."""

    roles: dict[int, list[int]]  # seat -> ranks, in the order in which they were kept
    up: list[int]
    down: list[int]

    def held(self) -> list[int]:
        """All ranks that seats hold."""
        return [rank for ranks in self.roles.values() for rank in ranks]


class Dealer:
    """Deals the characters nobody spoke of.

    They must not matter, so `quiet` deals them out of the way: to the seats rather ranks that were called
    before this turn or come after everything else, and the Bishop, whose shield could matter, last.
    """

    def __init__(self, setting: Setting, box: Box, dice: Pcg, *, first_down: int, quiet: bool) -> None:
        self.s = setting
        self.box = box
        self.dice = dice
        self.quiet = quiet
        self.up_count = face_up_count(box.players, box.ranks)
        self.each = sum(act == KEEP for _, act in box.plan) // box.players  # characters a player has
        self.first_down = first_down  # how many characters are laid face down before anybody chooses
        self.free = list(range(1, box.ranks + 1))
        dice.shuffle(self.free)

    def said(self) -> Casting:
        """The ranks the scenario names, checked against each other."""
        table = self.s.table
        up = [self._take(name, table.line) for name in table.face_up]
        down = [self._take(name, table.line) for name in table.face_down]
        if ROYAL_RANK in up:
            name = self.box.setup.cast[ROYAL_RANK - 1]
            raise Refused(name, "the character of rank 4 never lies face up", table.line)
        if len(up) > self.up_count:
            why = f"only {self.up_count} characters lie face up with {self.box.players} players, {self.box.ranks} ranks"
            raise Refused("face_up", why, table.line)
        return Casting(self._said_roles(), up, down)

    def _said_roles(self) -> dict[int, list[int]]:
        s = self.s
        roles: dict[int, list[int]] = {}
        for number, seat in s.seats.items():
            if seat.roles:
                roles[number] = [self._take(name, seat.line) for name in seat.roles]
                self._check_count(seat.roles, number, seat.line)
        if s.now and s.now.role and s.now.seat is not None and not resumes(s):
            said = s.seats[s.now.seat].roles if s.now.seat in s.seats else []
            if s.now.role not in said:
                self._check_count([s.now.role, *said][::-1], s.now.seat, s.now.line)
                roles.setdefault(s.now.seat, []).append(self._take(s.now.role, s.now.line))
        return roles

    def _check_count(self, names: list[str], seat: int, line: int) -> None:
        if len(names) > self.each:
            most = "two characters" if self.each == 1 else "more than two characters"
            raise Refused(names[0], f"seat {SEATS[seat]} cannot hold {most}", line)

    def for_draft(self) -> Casting:
        """All face-up cards and the first face-down one; all others are passed on."""
        cast = self.said()
        self._check_down(cast, self._down_count() - 1 if self.each > 1 else 1)
        self._fill_up(cast, [])
        if not cast.down and self.first_down:
            cast.down.append(self.free.pop())
        return cast

    def for_action(self) -> Casting:
        """A place for every rank, as it is when everybody has chosen."""
        cast = self.said()
        down_count = self._down_count()
        self._check_down(cast, down_count)
        if self.s.now and self.s.now.seat is not None and self.s.now.seat not in cast.roles:
            cast.roles[self.s.now.seat] = [self.free.pop(self._first_unmarked())]
        needed = self._needed(cast)
        if self.quiet:
            self._hush(cast)
        self._fill_up(cast, needed)
        while len(cast.down) < down_count:
            cast.down.append(self.free.pop(self._last_but(needed)))
        empty = [seat for seat in range(self.box.players) for _ in range(self.each - len(cast.roles.get(seat, [])))]
        self.dice.shuffle(empty)
        for seat in empty:
            cast.roles.setdefault(seat, []).append(self.free.pop())
        return cast

    def _down_count(self) -> int:
        return self.box.ranks - self.up_count - self.box.players * self.each

    def _take(self, name: str, line: int) -> int:
        """The rank of a character that the scenario puts somewhere; each lies in one place only."""
        if name not in self.box.setup.cast:
            raise Refused(name, f"the {name} does not take part; `nine: true` adds the character of rank 9", line)
        rank = self.box.rank_of(name)
        if rank not in self.free:
            raise Refused(name, f"the {name} would be in two places", line)
        self.free.remove(rank)
        return rank

    def _check_down(self, cast: Casting, most: int) -> None:
        if len(cast.down) > most:
            raise Refused("face_down", f"at most {most} characters can lie face down here", self.s.table.line)

    def _first_unmarked(self) -> int:
        marks = self.s.marks
        marked = (marks.killed, marks.robbed, marks.bewitched, *marks.warrants, *marks.threats)
        return next(i for i, rank in enumerate(self.free) if self.box.setup.cast[rank - 1] not in marked)

    def _needed(self, cast: Casting) -> list[int]:
        """Whoever set the marks is in the game."""
        marks = self.s.marks
        first = marks.killed or marks.bewitched or marks.warrants
        second = marks.robbed or marks.threats
        wanted = [rank for rank, mark in ((1, first), (2, second)) if mark]
        return [rank for rank in wanted if rank in self.free][: self.box.players * self.each - len(cast.held())]

    def _fill_up(self, cast: Casting, needed: list[int]) -> None:
        while len(cast.up) < self.up_count:
            fit = [rank for rank in self.free if rank != ROYAL_RANK]
            if not fit:
                raise Refused(self.box.setup.cast[ROYAL_RANK - 1], "rank 4 would lie face up", self.s.table.line)
            rank = next((rank for rank in reversed(fit) if rank not in needed), fit[-1])
            self.free.remove(rank)
            cast.up.append(rank)

    def _last_but(self, needed: list[int]) -> int:
        places = [i for i, rank in enumerate(self.free) if rank not in needed]
        return places[-1] if places else -1

    def _hush(self, cast: Casting) -> None:
        """Sort the free ranks: those that can stir least come first, and are dealt to seats."""
        seat = self.s.now.seat if self.s.now else None
        now = cast.roles[seat][0] if seat is not None else 0
        highest = max(cast.held(), default=0)

        def stir(rank: int) -> int:
            if rank == 5:
                return 3
            return 0 if rank < now else 1 if rank > highest else 2

        self.free.sort(key=stir)


def resumes(s: Setting) -> bool:
    """Whether the turn is the Witch's, who plays on as the bewitched character."""
    now = s.now
    if now is None or now.seat is None or now.role is None or now.role != s.marks.bewitched:
        return False
    return now.seat in s.seats and "witch" in s.seats[now.seat].roles
