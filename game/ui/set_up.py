"""What a game brings along so that people can set it up, in the window and in the text game. No pygame here.

The new-game screen knows seats and seed. Whatever else can be chosen belongs to the game: it extends `GameOptions` by
its own fields and says what they mean; a game that brings nothing has nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from game import catalog
from game.kernel.rules import Plain
from game.ui import opponents
from game.ui.forms import Entry, Field, OneOf
from game.ui.lang import _
from game.ui.people import LONGEST_NAME, suggested_name
from game.ui.services import GameOptions, SeatOptions, StoredChoice

Options = TypeVar("Options", bound=GameOptions)  # what can be chosen in a game, as a Struct

USUAL_SEATS = 4


class Fix(NamedTuple):
    """A way out: what the button says, and what it does to the options."""

    text: str
    act: Callable[[Any], None]


class Problem(NamedTuple):
    """The first thing that is not allowed, and at most two ways out of it."""

    sentence: str
    fixes: tuple[Fix, ...] = ()


class SetUp(Generic[Options]):
    """How a game is set up in which there is nothing to choose; to be overridden."""

    options: type[Options]
    switches: Mapping[str, str] = {}  # word of the choice that a command line can switch on -> its help there
    kept: type[msgspec.Struct] | None = None  # the shape of what is kept under a name; None where nothing is

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def seats(self) -> range:
        """How many can play."""
        return catalog.rules(self.game).seats

    # -- options ---------------------------------------------------------------------------------------------------
    def own(self, options: GameOptions) -> Options:
        """The options of this game, also where only seats and seed were chosen."""
        return options if isinstance(options, self.options) else self.options(options.seats, options.seed)

    def usual(self, seats: list[SeatOptions]) -> Options:
        """The options of a game that nobody set up."""
        return self.options(seats, game=self.game)

    def remembered(self, kept: Plain) -> Options | None:
        """The options of the last game, made fit for today: another draw, no seed, nobody who is not there any more;
        None if they cannot be used."""
        try:
            options = msgspec.convert(kept, self.options)
        except msgspec.ValidationError:
            return None
        if len(options.seats) not in self.seats:
            return None
        if sorted({seat.crest % 8 for seat in options.seats}) != sorted(seat.crest for seat in options.seats):
            return None
        for seat in options.seats:
            _mend_player(seat, self.game)
            seat.name = seat.name[:LONGEST_NAME]
            if not seat.name and (seat.human or seat.personality != opponents.ANY):
                seat.name = suggested_name(one.name for one in options.seats)
        options.seed, options.game = None, self.game
        self.mend(options)
        return options

    def mend(self, options: Options) -> None:
        """Leaves out of remembered options what there is not any more, and draws anew what chance decides."""

    def choice(self, options: Options) -> Plain:
        """What `Rules.setup` is told. Raises SetupError for the first thing that is not allowed."""
        return {}

    def problem(self, options: Options, seed: int = 1) -> Problem | None:
        """What is wrong with the choice, in the player's language; `seed` decides what a way out by chance draws."""
        return None

    def explain(self, options: Options, word: str) -> str:
        """The sentence for the word of a SetupError."""
        problem = self.problem(options)
        return problem.sentence if problem is not None else word

    # -- what is kept under a name -----------------------------------------------------------------------------------
    def to_keep(self, options: Options) -> Plain:
        """What of the options is kept under a name, as plain data."""
        return {}

    def fault(self, choice: Plain) -> str:
        """Why kept data cannot be used, for a report; "" if it can be."""
        if self.kept is None:
            return "this game keeps nothing under a name"
        try:
            msgspec.convert(choice, self.kept)
        except msgspec.ValidationError as error:
            return str(error)
        return ""

    def use(self, options: Options, found: StoredChoice) -> None:
        """Plays with what was kept under a name."""

    # -- asking ----------------------------------------------------------------------------------------------------
    def fields(self, options: Options, stored: list[StoredChoice]) -> list[Field]:
        """What can be chosen beside the seats and the seed, and how it stands, for the window and for the text game."""
        return []

    def told(self, options: Options, stored: list[StoredChoice]) -> list[str]:
        """All that was chosen, in sentences."""
        return []


def _mend_player(seat: SeatOptions, game: str) -> None:
    """A level or a person that is not there any more."""
    if seat.level not in opponents.levels(game):
        seat.level = opponents.nearest_level(seat.level, game)
    if seat.personality not in ("", opponents.ANY, *opponents.people()):
        seat.personality = ""


class PlainSetUp(SetUp[GameOptions]):
    """That of a game which brings nothing."""

    options = GameOptions


SomeSetUp: TypeAlias = SetUp[GameOptions]


def set_up(game: str) -> SomeSetUp:
    """How a game is set up. Raises KeyError for one that is not in the catalog, PackFault for one that is of no use."""
    found: SomeSetUp | None = catalog.part(game, "set_up")
    return PlainSetUp(game) if found is None else found


# Who begins.

BY_LOT = -1


class Begun(Protocol):
    """Options of a game in which somebody begins: a seat, or BY_LOT."""

    seats: list[SeatOptions]
    start: int


def starter(options: Begun) -> int:
    """The seat that begins; a seat that is not there any more lets the lot decide."""
    return options.start if options.start in range(len(options.seats)) else BY_LOT


def start_field(options: Begun) -> OneOf:
    """Who begins: the lot, or one of the seats."""
    seats = [
        Entry(str(number), seat.name.strip() or _("Seat {number}").format(number=number + 1))
        for number, seat in enumerate(options.seats)
    ]
    entries, chosen = [Entry(str(BY_LOT), _("by lot")), *seats], str(starter(options))

    def choose(seat: str) -> None:
        options.start = int(seat)

    name = next(one.text for one in entries if one.word == chosen)
    line = _("Start: {name}").format(name=name)
    return OneOf("start_player", _("Who begins"), _("Who begins?"), entries, chosen, choose, line)
