"""What the screens ask of the rest of the program. The application implements these; tests use small fakes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import msgspec

from game.catalog import USUAL
from game.kernel.rules import Plain

if TYPE_CHECKING:
    from game.history.same_seat import Comparing
    from game.history.store import History
    from game.session.save import SaveFile
    from game.session.setup import MatchSetup

SEAT_NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Raoul", "Clothilde", "Anselm", "Berengar")
USUAL_SEATS = 4


class SeatOptions(msgspec.Struct):
    """One seat of a new game; `crest` 0 to 7 is its shield, different for every seat. A computer player has a level and
    may have a `personality`: the id of a named opponent, or `opponents.ANY` for one by chance. A person's hand is at
    this screen or on a `phone`."""

    name: str
    human: bool
    crest: int
    level: str = "normal"
    personality: str = ""
    phone: bool = False


class GameOptions(msgspec.Struct):
    """A new game: who sits where; `seed` None picks one. A game adds what else can be chosen
    (`game.ui.set_up.SetUp`)."""

    seats: list[SeatOptions]
    seed: int | None = None
    game: str = USUAL

    @property
    def humans(self) -> int:
        return sum(seat.human for seat in self.seats)

    @property
    def phones(self) -> list[int]:
        """The seats whose hands are on phones."""
        return [at for at, seat in enumerate(self.seats) if seat.human and seat.phone]


class ToldCode(NamedTuple):
    """The code of a deal; `beware` has to be read before it is shown, empty where nothing is given away."""

    code: str
    beware: str = ""


class StoredChoice(msgspec.Struct):
    """What the players keep under a name of all that a game lets them choose (for Citadels the cast and the switches),
    as plain data in the game's own form. `key` identifies it; `trouble` says why it cannot be used."""

    key: str
    name: str
    choice: Plain = {}
    trouble: str = ""


class SavedSeat(msgspec.Struct):
    """A seat as shown in a list of saves."""

    name: str
    human: bool
    crest: int


class SaveInfo(msgspec.Struct):
    """One save. `key` identifies it for the other calls; `saved_at` is seconds since 1970; `trouble` says in one
    sentence why it cannot be loaded (then the other facts may be empty). `automatic` is a game that keeps itself,
    `elsewhere` one that another program plays. `known` is how closely the file was looked at: not yet, as far as the
    list shows it, or whole. `round` is counted in `progress`: rounds, years."""

    key: str
    name: str
    saved_at: float = 0.0
    round: int = 0
    seats: list[SavedSeat] = []
    waiting_for: str = ""
    finished: bool = False
    automatic: bool = False
    elsewhere: bool = False
    trouble: str = ""
    known: Literal["", "brief", "whole"] = "whole"
    progress: str = "round"
    game: str = ""


class SaveRefused(Exception):
    """The file could not be written, renamed, copied or deleted; the text is a sentence for the player."""


class Choices(Protocol):
    """What the players keep under names for new games. Calls that change something raise SaveRefused with a
    sentence."""

    def list(self, game: str) -> list[StoredChoice]:
        """Those of a game by name, damaged ones included with their trouble."""

    def save(self, name: str, game: str, choice: Plain) -> str:
        """Keeps a choice under a name; the key. An old one of that game and name is replaced."""

    def delete(self, key: str) -> None: ...


class Saves(Protocol):
    """The save folder. All calls that change something raise SaveRefused with a sentence."""

    def list(self) -> list[SaveInfo]:
        """The games that keep themselves, then the named saves; damaged ones are included with their trouble. Of long
        lists not all were looked at."""

    def look(self, save: SaveInfo, *, closely: bool = False) -> SaveInfo:
        """The same save with what its file says; `closely` as far as opening it would find out. Takes no time for one
        that was looked at before."""

    def rename(self, key: str, name: str) -> None: ...

    def copy(self, key: str, name: str) -> None: ...

    def delete(self, key: str) -> None: ...

    def folder(self) -> Path: ...

    def read(self, key: str) -> SaveFile:
        """A save as it is, to be looked at as a film: whether it can be played on is not asked."""

    def export(self, name: str, suffix: str, content: bytes) -> Path:
        """Writes a file that is given away, such as a game as text, beside the saves; where it lies."""

    def bring(self, path: Path) -> str:
        """Puts a copy of a save, or of the game in a report of an error, into the folder; its key."""


class Games(Protocol):
    """Starting and leaving games. Each call that begins one shows the table; it raises SaveRefused with a sentence."""

    def last(self) -> SaveInfo | None:
        """What "Continue" would go on with, or None: the newest unfinished game that keeps itself."""

    def continue_last(self) -> None: ...

    def quick_game(self) -> None:
        """Play at once: the player against sensible bots, in the game that was played last."""

    def start(self, options: GameOptions) -> None: ...

    def load(self, key: str) -> None: ...

    def running(self) -> bool:
        """Whether a game is open (so that the pause screen can offer to save it)."""

    def game(self) -> str:
        """Which game the open one is; empty if none is open."""

    def in_play(self) -> Sequence[str]:
        """The cards of the open game by id, if that has some of all there are; nothing if none is open."""

    def suggested_name(self) -> str:
        """A name for "Save as", for example "Round 6, Matilda and 3 others"."""

    def seal(self) -> str:
        """The SHA-256 of the open game's sealed seed, in groups of digits; empty if it has none."""

    def code(self, options: GameOptions | None = None) -> ToldCode:
        """The code of the open game's deal, or of a game that begins so. Raises SaveRefused where there is none, and
        where it would tell several people more than they may know."""

    def save_as(self, name: str) -> None:
        """Raises SaveRefused."""

    def seats(self) -> list[SeatOptions]:
        """Who plays the seats of the open game now; nothing if none is open."""

    def change_seat(self, index: int, seat: SeatOptions) -> None:
        """Somebody else plays this seat of the open game from now on. Raises SaveRefused."""

    def rematch(self, rotate: bool, same_deal: bool = False) -> None:
        """The next game of the same people with the same cards, in the same seats or each one further; with
        `same_deal` everything is shuffled as it was."""

    def deal(self, setup: MatchSetup) -> None:
        """A new match of exactly this set-up and seed."""

    def finished(self) -> None:
        """The open game is over, and nobody takes anything back any more: it goes into the history."""

    def play_on(self, save: SaveFile, at: int, seat: int = -1) -> None:
        """A new game from a moment of one that was played, marked as such. Where nobody but computer players sat,
        `seat` becomes a person's. Raises SaveRefused."""

    def leave(self) -> None:
        """Saves and closes the running game; the title screen comes back."""


class Host(Protocol):
    """Everything together, handed to every screen as `ui.host`."""

    @property
    def saves(self) -> Saves: ...

    @property
    def games(self) -> Games: ...

    @property
    def choices(self) -> Choices: ...

    @property
    def history(self) -> History:
        """The games that were played, and small facts with a date. Opened when first needed."""

    @property
    def comparing(self) -> Comparing:
        """Levels that play a deal of the day in the background."""

    def quit(self) -> None:
        """Ends the program after the current frame."""
