"""What a game brings along so that people can set it up, in the window and in the text game. No pygame here.

The new-game screen knows seats and seed. Whatever else can be chosen belongs to the game: it extends `GameOptions` by
its own fields and says what they mean; a game that brings nothing has nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from game import catalog
from game.kernel.rules import Plain
from game.ui import opponents
from game.ui.lang import _, listed
from game.ui.people import LONGEST_NAME, suggested_name
from game.ui.services import GameOptions, SeatOptions, StoredChoice

if TYPE_CHECKING:
    from game.ui.screens.new_game import SetupPage


USUAL_SEATS = 4


class Fix(NamedTuple):
    """A way out: what the button says, and what it does to the options."""

    text: str
    act: Callable[[Any], None]


class Problem(NamedTuple):
    """The first thing that is not allowed, and at most two ways out of it."""

    sentence: str
    fixes: tuple[Fix, ...] = ()


class Spoken(NamedTuple):
    """One thing that can be chosen in the text game: how it stands, and what asks for another."""

    text: str
    change: Callable[[], None]


class SetUp:
    """How a game is set up in which there is nothing to choose; to be overridden."""

    options: type[GameOptions] = GameOptions  # what can be chosen, as a Struct
    switches: Mapping[str, str] = {}  # word of the choice that a command line can switch on -> its help there

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def seats(self) -> range:
        """How many can play."""
        return catalog.rules(self.game).seats

    @property
    def pitch(self) -> str:
        """What it is about, in the player's language, at most 42 letters; "" for nothing."""
        return ""

    @property
    def author(self) -> str:
        """Who designed the game; "" for nobody to name."""
        return ""

    # -- options ---------------------------------------------------------------------------------------------------
    def usual(self, seats: list[SeatOptions]) -> Any:
        """The options of a game that nobody set up."""
        return self.options(seats, game=self.game)

    def remembered(self, kept: Plain) -> Any:
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

    def mend(self, options: Any) -> None:
        """Leaves out of remembered options what there is not any more, and draws anew what chance decides."""

    def choice(self, options: Any) -> Plain:
        """What `Rules.setup` is told. Raises SetupError for the first thing that is not allowed."""
        return {}

    def problem(self, options: Any, seed: int = 1) -> Problem | None:
        """What is wrong with the choice, in the player's language; `seed` decides what a way out by chance draws."""
        return None

    def explain(self, options: Any, word: str) -> str:
        """The sentence for the word of a SetupError."""
        problem = self.problem(options)
        return problem.sentence if problem is not None else word

    # -- what is kept under a name -----------------------------------------------------------------------------------
    def to_keep(self, options: Any) -> Plain:
        """What of the options is kept under a name, as plain data."""
        return {}

    def fault(self, choice: Plain) -> str:
        """Why kept data cannot be used, for a report; "" if it can be."""
        return "this game keeps nothing under a name"

    def use(self, options: Any, found: StoredChoice) -> None:
        """Plays with what was kept under a name."""

    # -- asking ----------------------------------------------------------------------------------------------------
    def page(self, screen: Any) -> SetupPage:
        """The game's part of the new-game screen."""
        from game.ui.screens.new_game import SetupPage

        return SetupPage(screen)

    def spoken(self, options: Any, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]) -> list[Spoken]:
        """What can be chosen in the text game beside the seats and the seed."""
        return []

    def told(self, options: Any, stored: list[StoredChoice]) -> list[str]:
        """All that was chosen, in sentences."""
        return []


def _mend_player(seat: SeatOptions, game: str) -> None:
    """A level or a person that is not there any more."""
    if seat.level not in opponents.levels(game):
        seat.level = opponents.nearest_level(seat.level, game)
    if seat.personality not in ("", opponents.ANY, *opponents.people()):
        seat.personality = ""


def set_up(game: str) -> SetUp:
    """How a game is set up. Raises KeyError for one that is not in the catalog, PackFault for one that is of no use."""
    found: SetUp | None = catalog.part(game, "set_up")
    return SetUp(game) if found is None else found


# Who begins and which switches are on.

BY_LOT = -1  # who begins
Switches = Mapping[str, tuple[str, str]]  # word -> title and one line of explanation, in the order of the rules


class Begun(Protocol):
    """Options of a game in which somebody begins: a seat, or BY_LOT."""

    seats: list[SeatOptions]
    start: int


def starter(options: Begun) -> int:
    """The seat that begins; a seat that is not there any more lets the lot decide."""
    return options.start if options.start in range(len(options.seats)) else BY_LOT


def start_names(options: Begun) -> list[tuple[int, str]]:
    """Who can begin: (seat, text), the lot first."""
    seats = [
        (number, seat.name.strip() or _("Seat {number}").format(number=number + 1))
        for number, seat in enumerate(options.seats)
    ]
    return [(BY_LOT, _("by lot")), *seats]


# -- in the text game --------------------------------------------------------------------------------------------------
def start_told(options: Begun) -> str:
    """Who begins, without a full stop."""
    return _("Start: {name}").format(name=dict(start_names(options))[starter(options)])


def ask_start(options: Begun, dialogs: Any, say: Callable[..., None]) -> None:
    """Lets somebody be named who begins."""
    names = start_names(options)
    place = dialogs.pick(_("Who begins?"), [text for _seat, text in names])
    if place is not None:
        options.start = names[place][0]
        say(start_told(options) + ".")


def switches_told(texts: Switches, on: Sequence[str]) -> str:
    """The switches that are on, without a full stop."""
    return _("Switches: {switches}").format(switches=listed([texts[word][0] for word in on]) or _("none"))


def ask_switches(texts: Switches, on: Sequence[str], dialogs: Any, say: Callable[..., None]) -> list[str]:
    """One switch after the other, until somebody goes back; those that are on then."""
    turned = [word for word in texts if word in on]
    while True:
        states = [_("on") if word in turned else _("off") for word in texts]
        lines = [f"{texts[word][0]}: {state}" for word, state in zip(texts, states, strict=True)]
        place = dialogs.pick(_("Which switch do you want to turn?"), lines)
        if place is None:
            return turned
        word = list(texts)[place]
        turned = [one for one in texts if (one in turned) != (one == word)]
        say(texts[word][1], _("It is on now.") if word in turned else _("It is off now."))
