"""What a list shows about a save, read without building the whole: a hundred saves in the time of a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeVar

import msgspec

from game.kernel.events import Json
from game.session import save
from game.session.notices import SaveFault
from game.session.setup import SeatSetup

S = TypeVar("S", bound=save.Header)
Stack = Annotated[list[Json], msgspec.Meta(max_length=2000)]


class Seats(msgspec.Struct):
    """The players of a set-up."""

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=1, max_length=16)]


class Waiting(msgspec.Struct):
    """What waits in a state."""

    stack: Stack = []


class Brief(save.Header, kw_only=True):
    """Of a save of any format so far. That the rest is sound shows only when it is opened."""

    setup: Seats
    state: Waiting = msgspec.field(default_factory=Waiting)

    @property
    def waiting_for(self) -> str:
        """The name of whoever is asked, or nothing."""
        return asked(self.state.stack, self.setup.seats)


def asked(stack: Json, seats: Sequence[SeatSetup]) -> str:
    """The name of whoever is asked by this stack, which may be anything; or nothing."""
    frame = stack[-1] if isinstance(stack, list) and stack else None
    if not isinstance(frame, list) or len(frame) != 5 or type(frame[1]) is not int:
        return ""
    return seats[frame[1]].name if 0 <= frame[1] < len(seats) else ""


def brief(content: bytes, file: str) -> Brief:
    """Raises SaveFault: not a save, damaged, or of a newer program."""
    header = _decoded(content, save.Header, "not_a_save", file)
    if header.program != save.PROGRAM:
        raise SaveFault("not_a_save", file)
    if header.format > save.FORMAT:
        raise SaveFault("newer_program", file, version=header.program_version[:40])
    return _decoded(content, Brief, "damaged", file)


def _decoded(content: bytes, kind: type[S], word: str, file: str) -> S:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise SaveFault(word, file, str(error)) from error
