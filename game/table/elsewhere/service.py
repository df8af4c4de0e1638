"""What the table needs of the phones. `game.hands.phones` makes them; it lies above the table and is handed in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

Where: TypeAlias = Literal["screen", "phone", "lost", "computer"]  # lost: meant to be on a phone, and none has it


class Invitation(NamedTuple):
    """How phones come in. `qr`: rows of the square picture, True where it is dark, with its quiet zone."""

    url: str  # with the secret, as the picture has it
    shown: str  # to be typed, without it
    code: str
    qr: tuple[tuple[bool, ...], ...]
    address: str
    addresses: tuple[str, ...]  # to choose from
    door_open: bool


class Place(NamedTuple):
    """A seat, and where its hand is. `gone_for`: seconds since nobody holds it, of a seat that is meant to be on a
    phone; `free`: a phone that comes may take it; `lang`: of its phone, "" if there is none."""

    seat: int
    name: str
    where: Where
    gone_for: float = 0.0
    free: bool = False
    lang: str = ""


class Knock(NamedTuple):
    """A phone from which the code was typed, and which waits to be let in."""

    phone: int
    address: str


class Service(Protocol):
    """The phones of one table. Nothing listens before `open`, nor after `close`."""

    def open(self, address: str = "") -> str:
        """Listen at this address, or at the likeliest one; "" or a sentence why that cannot be."""

    def close(self) -> None: ...
    def hear(self) -> None:
        """Take in what phones have said."""

    def tell(self) -> bool:
        """Make and send one page that has changed, or one picture; whether there was any."""

    @property
    def is_open(self) -> bool: ...
    @property
    def busy(self) -> bool:
        """Whether the next turn has something to do."""

    @property
    def invitation(self) -> Invitation:
        """How phones come in now. Raises RuntimeError while nothing listens."""

    @property
    def places(self) -> Sequence[Place]:
        """All seats."""

    @property
    def knocking(self) -> Sequence[Knock]:
        """The phones that wait to be let in, in the order in which they came."""

    def let_in(self, knock: Knock) -> None: ...
    def turn_away(self, knock: Knock) -> None: ...
    def offer(self, seat: int) -> None:
        """The hand of this seat goes to a phone: one that comes may take it."""

    def let_go(self, seat: int) -> None:
        """The phone that has this seat has it no more; another one may take it."""

    def to_screen(self, seat: int) -> None:
        """The hand of this seat comes to the screen."""

    def sit_in(self, seat: int, player: str) -> None:
        """A computer player of this kind plays for a phone that is gone, until it comes back."""

    def close_door(self) -> None:
        """Nobody else comes in; who is in stays, and may come back."""

    def open_door(self) -> None: ...
