"""What the screens ask of the rest of the program. The application implements these; tests use small fakes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec

SEAT_NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Raoul", "Clothilde", "Anselm", "Berengar")
FEWEST_SEATS, USUAL_SEATS, MOST_SEATS = 2, 4, 8

Way = Literal["preset", "random", "own", "wishes"]
Wish = Literal["never", "sometimes", "always"]
WISHES: tuple[Wish, ...] = ("never", "sometimes", "always")


class SeatOptions(msgspec.Struct):
    """One seat of a new game; `crest` 0 to 7 is its shield, different for every seat. A computer player has a level and
    may have a `personality`: the id of a named opponent, or `opponents.ANY` for one by chance."""

    name: str
    human: bool
    crest: int
    level: str = "normal"
    personality: str = ""


class CastChoice(msgspec.Struct):
    """Which cards take part, and who decides it: a named set-up (`preset`), chance (`random`), the players card by card
    (`own`: one character id per rank 1 to 9 and 14 ids of unique districts), or chance that keeps to `wishes`.

    `drawn` is the number from which chance draws unless the game has a seed; `saved` is the key of the stored cast that
    this one is, unchanged.
    """

    way: Way = "preset"
    preset: str = "first_game"
    characters: list[str] = []
    uniques: list[str] = []
    wishes: dict[str, Wish] = {}
    drawn: int = 1
    saved: str = ""


class GameOptions(msgspec.Struct):
    """A new game: 2 to 8 seats. `nine` wants rank 9 where the number of players leaves the choice; `seed` None picks
    one; `rules` are the switches of the rules that are on (`game.citadels.rules.casting.OPTIONS`)."""

    seats: list[SeatOptions]
    nine: bool = False
    seed: int | None = None
    cast: CastChoice = msgspec.field(default_factory=CastChoice)
    rules: list[str] = []

    @property
    def humans(self) -> int:
        return sum(seat.human for seat in self.seats)


class StoredCast(msgspec.Struct):
    """A cast the players keep under a name. `key` identifies it; `trouble` says why it cannot be used."""

    key: str
    name: str
    cast: CastChoice
    nine: bool = False
    rules: list[str] = []
    trouble: str = ""


class SavedSeat(msgspec.Struct):
    """A seat as shown in a list of saves."""

    name: str
    human: bool
    crest: int


class SaveInfo(msgspec.Struct):
    """One save. `key` identifies it for the other calls; `saved_at` is seconds since 1970; `trouble` says in one
    sentence why it cannot be loaded (then the other facts may be empty)."""

    key: str
    name: str
    saved_at: float = 0.0
    round: int = 0
    seats: list[SavedSeat] = []
    waiting_for: str = ""
    finished: bool = False
    automatic: bool = False
    trouble: str = ""


class SaveRefused(Exception):
    """The file could not be written, renamed, copied or deleted; the text is a sentence for the player."""


class Casts(Protocol):
    """The players' own casts. Calls that change something raise SaveRefused with a sentence."""

    def list(self) -> list[StoredCast]:
        """By name, damaged ones included with their trouble."""

    def save(self, name: str, options: GameOptions) -> str:
        """Keeps the cast, rank 9 and the switches under a name; the key. An old one of that name is replaced."""

    def delete(self, key: str) -> None: ...


class Saves(Protocol):
    """The save folder. All calls that change something raise SaveRefused with a sentence."""

    def list(self) -> list[SaveInfo]:
        """Newest first, damaged ones included with their trouble."""

    def rename(self, key: str, name: str) -> None: ...

    def copy(self, key: str, name: str) -> None: ...

    def delete(self, key: str) -> None: ...

    def folder(self) -> Path: ...


class Games(Protocol):
    """Starting and leaving games. Each call that begins one shows the table; it raises SaveRefused with a sentence."""

    def last(self) -> SaveInfo | None:
        """What "Continue" would go on with, or None."""

    def continue_last(self) -> None: ...

    def quick_game(self) -> None:
        """Play at once: the player against sensible bots."""

    def start(self, options: GameOptions) -> None: ...

    def load(self, key: str) -> None: ...

    def running(self) -> bool:
        """Whether a game is open (so that the pause screen can offer to save it)."""

    def in_play(self) -> tuple[Sequence[str], Sequence[str]]:
        """The characters and the districts of the open game by id; nothing if none is open."""

    def suggested_name(self) -> str:
        """A name for "Save as", for example "Round 6, Matilda and 3 others"."""

    def seal(self) -> str:
        """The SHA-256 of the open game's sealed seed, in groups of digits; empty if it has none."""

    def save_as(self, name: str) -> None:
        """Raises SaveRefused."""

    def seats(self) -> list[SeatOptions]:
        """Who plays the seats of the open game now; nothing if none is open."""

    def change_seat(self, index: int, seat: SeatOptions) -> None:
        """Somebody else plays this seat of the open game from now on. Raises SaveRefused."""

    def rematch(self, rotate: bool, same_deal: bool = False) -> None:
        """The next game of the same people with the same cards, in the same seats or each one further; with
        `same_deal` everything is shuffled as it was."""

    def leave(self) -> None:
        """Saves and closes the running game; the title screen comes back."""


class Host(Protocol):
    """Everything together, handed to every screen as `ui.host`."""

    @property
    def saves(self) -> Saves: ...

    @property
    def games(self) -> Games: ...

    @property
    def casts(self) -> Casts: ...

    def quit(self) -> None:
        """Ends the program after the current frame."""
