"""The contract that every game fulfils, so that matches, saves, bots and screens need to know only it."""

from __future__ import annotations

from typing import Protocol, TypeAlias, TypeVar, cast

from game.kernel.events import Event, Json
from game.kernel.rng import Rng
from game.kernel.steps import Seat, StackState

S = TypeVar("S", bound=StackState)
W = TypeVar("W")

Plain = dict[str, Json]  # set-ups, saved states


class ViewData(Protocol):
    """What every View tells, of whatever game: all that those may read who know no game."""

    answered: int  # as the viewer may know it: -1 where somebody else is asked
    viewer: Seat  # -1: nobody in particular
    asked: Seat  # -1: nobody
    title: str  # the public title of the question
    rng: int  # 0: what is left to chance nobody knows

    def same(self, other: object) -> bool:
        """Whether the other is a View of the same game that shows exactly the same."""
        ...


V = TypeVar("V", bound=ViewData)


def of(kind: type[W], view: object) -> W:
    """What is of some game (a View, names) as what its own game knows it for. Raises TypeError for another game's."""
    if not isinstance(view, kind):
        raise TypeError(f"a {kind.__name__} of {type(view).__module__} where one of {kind.__module__} belongs")
    return view


class Rules(Protocol[S, V]):
    """One game: how it begins, what each seat may know, and how it ends."""

    id: str
    version: int  # of a game that begins now; raised when the same answers would lead to another game
    seats: range  # how many can play, range(2, 6) for 2 to 5

    def setup(self, players: int, choice: Plain, seed: int) -> Plain:
        """The set-up of a game for so many, as `new` takes it; what is left to chance is drawn from the seed. `choice`
        is what the players wanted, in the game's own words; {} is the usual game. Raises SetupError."""
        ...

    def version_of(self, setup: Plain) -> int:
        """The version by which a game of this set-up is played, which may be an older one: a game keeps the rules it
        began with. 0 if these rules do not understand it.
        """
        ...

    def renewed(self, setup: Plain) -> Plain:
        """The same set-up for a new game, by today's version."""
        ...

    def new(self, setup: Plain, seed: int) -> S:
        """A game at its first ask. Raises SetupError with a sentence for a set-up that is not allowed."""
        ...

    def load(self, setup: Plain, saved: Plain) -> S:
        """A saved state, checked whole. Raises DamagedState with the first fault found."""
        ...

    def unfit(self, state: S, event: Event) -> str | None:
        """Why a saved event cannot have been told in this game; None if whoever reads events can read it."""
        ...

    def observe(self, state: S, seat: Seat | None) -> V:
        """Everything this seat may know, and nothing else, in the state's own shape. None gives what everybody may
        know: nothing in it is hidden from any seat, and its `viewer` is -1."""
        ...

    def opened(self, state: S, seat: Seat) -> V:
        """What this seat sees once everything lies open, in the same shape: hands, characters, votes of all. Only for
        looking back on a game that is over; what is shuffled may stay hidden."""
        ...

    def determinize(self, view: V, rng: Rng) -> S:
        """A complete state in which this seat would see exactly this View. Raises Impossible if there is none."""
        ...

    def read_view(self, setup: Plain, saved: Plain) -> V:
        """A View that was written by to_json, as a bot's worker process receives it. Trusted: not checked."""
        ...

    def learnt(self, before: S, after: S) -> bool:
        """Whether anybody knows more after this answer than before: a card drawn or looked at, a role revealed or
        passed on. Such an answer cannot be taken back (the generator is compared by the session).
        """
        ...

    def progress(self, table: S | V) -> tuple[str, int]:
        """How far the game has come: ("round", 6), ("year", 3)."""
        ...

    def scores(self, state: S) -> list[int]:
        """Total points per seat of a finished game."""
        ...

    def winners(self, state: S) -> list[Seat]:
        """The winner, or those who share the win."""
        ...

    def facts_hash(self, setup: Plain) -> str:
        """A short name of the rule facts (ids, ranks, costs, types, copies): a mended text never changes it."""
        ...


SomeRules: TypeAlias = Rules[StackState, ViewData]  # of whatever game: what the house holds


def some(rules: Rules[S, V]) -> SomeRules:
    """The rules of a game, for those who know no game: they give back to them only what came out of them."""
    return cast("SomeRules", rules)


class SetupError(ValueError):
    """A set-up the rules do not allow; the text is a sentence for the player, `word` the rule or card at fault."""

    def __init__(self, word: str, sentence: str) -> None:
        super().__init__(sentence)
        self.word = word


class DamagedState(ValueError):
    """Saved data that cannot be a state of this game; the text says what is wrong with it."""


class Impossible(ValueError):
    """No state fits a View: it was set up by hand, and no game leads to it."""
