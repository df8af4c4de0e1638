"""The stack of asks and dos. Everything stored is plain JSON data.

The top of the stack is either an *ask* (one seat must pick one of the listed options) or a *do*
(run a named step). A step is a short function that ends by asking, by doing, or by finishing.

Frames name steps and problems in full, as '<game>/<file>.<function>', so that two games may both have a `turn.begin`.
Within its game, for whoever words or answers a question, a step is called '<file>.<function>' (`Ask.step`, `SHORT`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Concatenate, Final, NamedTuple, NewType, ParamSpec, TypeVar

from game.kernel.events import Event, Facts, Json

Seat = NewType("Seat", int)
Problem = str  # why something is not offered: "gold_short", "duplicate", ...
Frame = list[Json]  # a do: [step, seat]; an ask: [step, seat, options, problem, memo]; step and problem in full

P = ParamSpec("P")
G = TypeVar("G", bound="StackState")
F = TypeVar("F", bound=Callable[..., Problem | None])

_NAMED: Final[dict[str, Callable[..., Problem | None]]] = {}
NAME_OF: Final[dict[Callable[..., object], str]] = {}  # looked up, not built, by all who put frames on the stack
SHORT: Final[dict[str, str]] = {}  # what is named in full, as it is called within its game
_TITLE: dict[str, str] = {}
NO_MEMO: Final[Facts] = {}  # of an ask that waits with nothing to remember; never changed, as frames are not


class IllegalChoice(ValueError):
    """The answer is not among the options, or it answers an older ask."""


class UnknownStep(LookupError):
    """There is no step or problem of this name; the text is a sentence that tells which, and of which game."""


class Ask(NamedTuple):
    """One pending question, as its seat may see it. `number` counts the answers given so far; `step` is the name of
    what waits for the answer, as it is called within its game."""

    number: int
    seat: Seat
    step: str
    options: list[str]
    memo: Facts

    @property
    def group(self) -> str | None:
        """Asks of one group are one dialog: cards picked one by one, ending in 'done'."""
        return self.memo.get("group")


def game_of(module: str) -> str:
    """The game to which a module of rules belongs: the folder in which `rules` lies, a folder itself or a single file.
    Where there are no `rules`, the folder of the module."""
    folders = module.split(".")
    place = folders.index("rules") if "rules" in folders else len(folders) - 1
    return folders[max(place - 1, 0)]


def full_name(game: str, short: str) -> str:
    """The name in full of a step of this game; it may be one that there is not."""
    return f"{game}/{short}"


def named(fn: F) -> F:
    """Make a function findable from saved data as '<game>/<file>.<function>'. For steps and for problems."""
    short = sys.intern(f"{fn.__module__.rpartition('.')[2]}.{fn.__name__}")
    name = sys.intern(full_name(game_of(fn.__module__), short))
    if _NAMED.setdefault(name, fn) is not fn:
        raise ValueError(f"two functions are called {name}")
    NAME_OF[fn], SHORT[name] = name, short
    return fn


step = named


def titled(title: str) -> Callable[[F], F]:
    """A step whose ask is announced to the other seats under this public title."""

    def register(fn: F) -> F:
        named(fn)
        _TITLE[NAME_OF[fn]] = title
        return fn

    return register


def public_title(name: str) -> str:
    """What the other seats may know about an ask that waits for this step (named in full): 'turn' unless it is
    titled."""
    return _TITLE.get(name, "turn")


def is_known(name: object) -> bool:
    """Whether a step or problem of this name, in full, exists."""
    return name in _NAMED if isinstance(name, str) else False


def find(name: str) -> Callable[..., Problem | None]:
    """The step or problem of this name, in full. Raises UnknownStep."""
    if not is_known(name):
        raise UnknownStep(_unknown(name))
    return _NAMED[name]


def _unknown(name: object) -> str:
    if not isinstance(name, str):
        return "What waits has no name."
    game, slash, short = name.partition("/")
    if not slash:
        return f"'{name[:60]}' names no step: the game is missing before it, as in 'game/file.function'."
    if any(known.startswith(f"{game}/") for known in _NAMED):
        return f"The game '{game[:40]}' has no step called '{short[:60]}'."
    return f"There is no step '{short[:60]}' of the game '{game[:40]}': no game of this name is known here."


class StackData:
    """What every state and every View stores: the stack, and how far the game has come."""

    __slots__ = ("answered", "log", "rng", "stack")

    stack: list[Frame]
    answered: int  # how many answers were given so far
    rng: int  # the generator; 0 in a View
    log: list[Event] | None  # filled only while somebody reads it; never saved


class StackState(StackData):
    """A state that can be asked and answered. Frames are never edited, so clones share them."""

    __slots__ = ()

    def clone(self: G) -> G:
        """A second game that plays on by itself, without a log. Every game writes its own: it must be fast."""
        raise NotImplementedError

    def ask(
        self: G,
        then: Callable[Concatenate[G, Seat, str, P], None],
        seat: Seat,
        options: list[str],
        *_: P.args,
        **memo: P.kwargs,
    ) -> None:
        """Ask in private: nobody but `seat` ever sees the options, how many there are, or the memo."""
        self.stack.append([NAME_OF[then], seat, options, None, memo])

    def offer(
        self: G,
        then: Callable[Concatenate[G, Seat, str, P], None],
        seat: Seat,
        candidates: Iterable[str],
        problem: Callable[Concatenate[G, Seat, str, P], Problem | None],
        *_: P.args,
        **memo: P.kwargs,
    ) -> None:
        """Ask for one of the candidates that have no problem; the same function later says why not.

        Step and problem both get the memo.
        """
        options = [word for word in candidates if problem(self, seat, word, *_, **memo) is None]
        self.stack.append([NAME_OF[then], seat, options, NAME_OF[problem], memo])

    def put(
        self: G,
        then: Callable[Concatenate[G, Seat, str, P], None],
        seat: Seat,
        options: list[str],
        problem: Callable[Concatenate[G, Seat, str, P], Problem | None],
        *_: P.args,
        **memo: P.kwargs,
    ) -> None:
        """Ask for one of these options, of which the caller knows that none has a problem; the function says of others
        why not, as in `offer`. Quicker, for questions that are put often. The list is never changed and may be shared.
        """
        self.stack.append([NAME_OF[then], seat, options, NAME_OF[problem], memo])

    def why_not(self: G, seat: Seat, wanted: str) -> Problem | None:
        """Why the pending ask does not offer this; None if it does, or if no rule speaks about it."""
        if not self.stack or len(self.stack[-1]) != 5 or self.stack[-1][1] != seat or not self.stack[-1][3]:
            return None
        _, _, _, problem, memo = self.stack[-1]
        try:
            reason: Problem | None = _NAMED[problem](self, seat, wanted, **memo)
        except (LookupError, ValueError, StopIteration):
            return None  # a word about a thing that this rule knows nothing of: a card where a seat is asked for
        return reason

    def do(self: G, seat: Seat, first: Callable[[G, Seat], None], *then: Callable[[G, Seat], None]) -> None:
        """Do the first, then the next."""
        if then:
            for fn in reversed(then):
                self.stack.append([NAME_OF[fn], seat])
        self.stack.append([NAME_OF[first], seat])

    @property
    def pending(self) -> Ask | None:
        """The question that waits for an answer; None when the game is over."""
        top = self.stack[-1] if self.stack else ()
        return Ask(self.answered, top[1], SHORT[top[0]], top[2], top[4]) if len(top) == 5 else None

    @property
    def announced(self) -> tuple[Seat, str] | None:
        """Who is asked, and the public title of what: what everybody may know. None when the game is over."""
        top = self.stack[-1] if self.stack else ()
        return (top[1], public_title(top[0])) if len(top) == 5 else None

    def answer(self, number: int, chosen: str) -> None:
        """Answer the pending ask and run until the next one.

        Raises IllegalChoice, and changes nothing, for a late answer or one that was not offered.
        """
        if number != self.answered:
            raise IllegalChoice(f"{chosen!r} answers ask {number}, but ask {self.answered} is pending")
        self.choose(chosen)

    def choose(self, chosen: str) -> None:
        """Answer whatever is asked now; the gate every answer passes. Raises IllegalChoice."""
        stack = self.stack
        if not stack or len(stack[-1]) != 5 or chosen not in stack[-1][2]:
            raise IllegalChoice(f"{chosen!r} does not answer {self.pending}")
        name, seat, _, _, memo = stack.pop()
        self.answered += 1
        if memo:
            _NAMED[name](self, seat, chosen, **memo)
        else:
            _NAMED[name](self, seat, chosen)
        self.run()

    def run(self) -> None:
        """Do what is to be done until somebody is asked or the game is over."""
        stack = self.stack
        while stack and len(stack[-1]) == 2:
            name, seat = stack.pop()
            _NAMED[name](self, seat)

    def tell(self, word: str, for_seat: Mapping[Seat, Facts] | None = None, **public: Json) -> None:
        """Report an event to those who watch; costs nothing when nobody does."""
        if self.log is not None:
            self.log.append(Event(word, public, {int(seat): facts for seat, facts in (for_seat or {}).items()}))


def play(state: G, choose: Callable[[G], str]) -> G:
    """Play to the end: `choose` looks at the state and names one of the pending options.

    For simulations and tests; the same gate as everywhere. Bots that may not see the state get a
    View from their caller.
    """
    state.run()
    while state.stack:
        state.choose(choose(state))
    return state
