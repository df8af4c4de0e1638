"""What a game brings along so that computers can play it. The levels `random` and `search` need nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from pathlib import Path
from typing import Generic, NamedTuple, TypeAlias

from game import catalog
from game.bots.bot import QUICK, Bot
from game.bots.learnt import Lesson, ModelFault
from game.bots.search import PlainSearch
from game.kernel.events import Event
from game.kernel.rules import Plain, S, V, ViewData
from game.kernel.steps import Ask, StackState
from game.paths import assets_dir

SEARCHING = ("bots/search.py", "bots/network.py", "bots/learnt.py")  # what searching levels of any game stand on


class Hidden(NamedTuple):
    """Something that a seat does not see: of which sort it is, and which of these."""

    sort: str
    which: str = ""


Guesses = Mapping[Hidden, Mapping[str, float]]  # of each thing the chances of all that it may be


class AI(Generic[S, V]):
    """What is known about playing a game well; everything here is for a game that knows nothing, to be overridden.

    A game with levels of its own has them in its package `bot`, those that search in `bot.search`, and the styles of
    the named opponents in `bot.style`; what was fitted lies in assets/GAME/models.
    """

    players: Mapping[str, str] = {}  # level -> "MODULE.CLASS" in `bot`; `random` and `search` come for free
    tallies: Collection[str] = ()  # fields of a state that only say what was done already: by itself no effect

    def __init__(self, game: str) -> None:
        self.game = game

    def player(self, level: str, seed: int, style: str) -> Bot[V]:
        """A player of one of its own levels; its module is read only now: a game of weak ones needs no models."""
        module, _dot, name = self.players[level].rpartition(".")
        made: Callable[..., Bot[V]] = getattr(import_module(f"{self._package}.bot.{module}"), name)
        return made(seed, personality=style) if style else made(seed)

    @property
    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    @property
    def styles(self) -> Collection[str]:
        """The styles in which its own levels may play."""
        return tuple(import_module(f"{self._package}.bot.style").STYLES) if self.players else ()

    def sources(self, level: str) -> tuple[str, ...]:
        """What decides for a level of its own besides the rules, as patterns under game/."""
        own = f"{self.game}/bot/*.py"
        return (own,) if level in QUICK else (own, f"{self.game}/bot/search/**/*.py", *SEARCHING)

    def search(self) -> PlainSearch:
        """How the level `search` looks ahead (see `game.bots.search`)."""
        return PlainSearch(catalog.rules(self.game))

    def deal(self, players: int, name: str, number: int) -> Plain:
        """What `Rules.setup` is told for the measured game of this number; `name` is a set-up's, or "random"."""
        return {} if name == "random" else {"cast": name}

    def variety(self, players: int, number: int) -> Plain:
        """What `Rules.setup` is told for another set-up with each number, so that all there is gets played: for tests
        that play by chance."""
        return {}

    def accounts(self, state: S) -> list[int]:
        """What of a state is money or the like, per seat: every change of it must be told by an event (`booked`)."""
        return []

    def booked(self, event: Event) -> list[tuple[int, int]]:
        """By how much an event changes the account of which seats; seats below 0 have none."""
        if event.word != "gold":
            return []
        gold = event.public
        return [(gold["source"], -gold["amount"]), (gold["target"], gold["amount"])]

    def models(self) -> list[Path]:
        """The files of fitted numbers that its searching levels use."""
        return [path for path in self.fitted.glob("**/*") if path.is_file()]

    @property
    def fitted(self) -> Path:
        """The folder of its fitted numbers."""
        return assets_dir() / self.game / "models"

    def faults(self, level: str) -> list[ModelFault]:
        """What is wrong with files that players of this level think with and do without: they play on, less well. A
        file they cannot do without is named by whoever makes such a player."""
        return []

    def lesson(self) -> Lesson[S] | None:
        """What its searching levels learn from games with `python -m tools train_value`; None for nothing."""
        return None

    def facts(self) -> str:
        """A short name of the facts of all cards: measured results of others never mix."""
        rules = catalog.rules(self.game)
        return rules.facts_hash(rules.setup(rules.seats[0], {}, 1))

    def judged(self, view: V, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
        """What the options are worth, best first; see `game.bots.advice`."""
        return self.search().judged(view, ask, seed, chosen)

    def beliefs(self, view: V, ask: Ask, seed: int, level: str) -> Plain:
        """What a computer player of this level believed. Raises ValueError for a game that knows no such thing."""
        raise ValueError(f"Nothing is told about beliefs in the game '{self.game}'.")

    # -- how well its players guess, for whoever measures it ---------------------------------------------------------
    def guesses(self, view: V, ask: Ask, seed: int, level: str) -> Guesses:
        """What a player of this level reckons of what its seat does not see. `easy` keeps no account: there all that is
        possible is equally likely. Empty for a game that tells nothing of it. Raises ModelFault, and Impossible."""
        return {}

    def hidden(self, state: S) -> Mapping[Hidden, str]:
        """What all the things really are that somebody may guess. No player asks it: they have no state."""
        return {}

    def aims(self, state: S, view: V, ask: Ask) -> Mapping[str, bool]:
        """Of a question that asks whom something hidden is to hit: whether each option does. Without those of which the
        seat knows that they hit nobody; empty for all other questions. No player asks it, either."""
        return {}


SomeAI: TypeAlias = AI[StackState, ViewData]


def check_parts(name: str, game: str) -> None:
    """Raise ModelFault if this computer player misses a file that it does without: what is measured must be whole."""
    for fault in ai(game).faults(name.partition(":")[0]):
        raise fault


def ai(game: str) -> SomeAI:
    """What a game knows about playing itself. Raises ValueError with a sentence for one that is not in the catalog."""
    try:
        found: SomeAI | None = catalog.part(game, "ai")
    except KeyError as error:
        raise ValueError(f"There is no game called '{game}'; there are: {', '.join(catalog.games())}.") from error
    return AI(game) if found is None else found
