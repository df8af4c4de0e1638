"""La Città as a game of the kernel: the contract `game.kernel.rules.Rules`."""

from __future__ import annotations

import hashlib

from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.saving import slots
from game.kernel.steps import Seat
from game.la_citta.content import Cards
from game.la_citta.rules import check, event_shapes, scoring, setups
from game.la_citta.rules.board import Board
from game.la_citta.rules.box import NEWEST, UNDERSTOOD, Box, Setup
from game.la_citta.rules.buildings import CODED
from game.la_citta.rules.determinize import determinize
from game.la_citta.rules.observe import observe, opened
from game.la_citta.rules.setups import Maps
from game.la_citta.rules.state import Game, View

ID = "la_citta"
MOST_BOXES = 64  # of games with ever new set-ups nobody needs the boxes again


class LaCitta:
    """The rules with one set of cards and maps. Boxes are kept, so that many games of one set-up start fast."""

    id = ID
    version = NEWEST  # 1: another generator (`kernel.pcg`); 2: a stricter CITTA-28 (`Box.must_use`)
    seats = range(2, 6)

    def __init__(self, cards: Cards, maps: Maps) -> None:
        self.cards, self.maps = cards, maps
        self._boards: dict[str, Board] = {}
        self._boxes: dict[Setup, Box] = {}

    def board(self, name: str) -> Board:
        """A map as tables, made once."""
        if name not in self._boards:
            self._boards[name] = Board(self.maps[name])
        return self._boards[name]

    def box(self, setup: Setup) -> Box:
        """What is in the box for a sound set-up."""
        if setup not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[setup] = Box(setup, self.cards, self.board(setup.map), CODED)
        return self._boxes[setup]

    def version_of(self, setup: Plain) -> int:
        """By which version of the rules this set-up is played; 0 for one that is not understood."""
        version = setup.get("version")
        return version if type(version) is int and version in UNDERSTOOD else 0

    def renewed(self, setup: Plain) -> Plain:
        """The same set-up for a new game, which is played by today's rules."""
        return {**setup, "version": NEWEST}

    def setup(self, players: int, choice: Plain, seed: int) -> Plain:
        """The set-up as plain data; what may be chosen, and what a set-up is, stands in `setups`."""
        return setups.to_plain(setups.chosen(self.cards, self.maps, players, choice, seed))

    def new(self, setup: Plain, seed: int) -> Game:
        """A game at its first ask; its log holds what happened up to there."""
        return self.start(setups.from_plain(setup, self.maps), seed, watched=True)

    def start(self, chosen: Setup, seed: int, *, watched: bool = False) -> Game:
        """A game of a sound set-up at its first ask, with a log if somebody watches."""
        g = setups.new(self.box(chosen), seed)
        g.log = [] if watched else None
        g.run()
        return g

    def load(self, setup: Plain, saved: Plain) -> Game:
        """A saved game, checked whole. Raises SetupError or DamagedState."""
        return check.load(self.box(setups.from_plain(setup, self.maps)), saved)

    def unfit(self, state: Game, event: Event) -> str | None:
        """Why a saved event cannot have been told in this game."""
        return event_shapes.fault(state.box, event)

    def observe(self, state: Game, seat: Seat | None) -> View:
        """Everything this seat may know; None gives what everybody may know."""
        return observe(state, seat)

    def opened(self, state: Game, seat: Seat) -> View:
        """The same for a look back on a game that is over: nothing is hidden."""
        return opened(state, seat)

    def read_view(self, setup: Plain, saved: Plain) -> View:
        """A View back from plain data: how one reaches another process. The data must come from `to_json`."""
        view = View()
        view.box, view.log = self.box(setups.from_plain(setup, self.maps)), None
        for name in slots(View):
            if name in saved:
                setattr(view, name, saved[name])
        return view

    def determinize(self, view: View, rng: Rng) -> Game:
        """A complete game in which the seat would see exactly this View. Raises Impossible if there is none."""
        return determinize(view, rng)

    def learnt(self, before: Game, after: Game) -> bool:
        """Whether anybody has learnt anything between two moments: then there is no way back."""
        return _known(before) != _known(after)

    def progress(self, table: Game | View) -> tuple[str, int]:
        """The year."""
        return "year", table.year

    def scores(self, state: Game) -> list[int]:
        """Total points per seat: final ones if the game is over, else as things stand."""
        return [line["total"] for line in state.scores or scoring.lines(state)]

    def winners(self, state: Game) -> list[Seat]:
        """The winner, or those who share the win, of a finished game."""
        return scoring.winners(state)

    def facts_hash(self, setup: Plain) -> str:
        """A short name of the facts of the cards, and of the map on which this set-up is played."""
        found = self.maps.get(str(setup.get("map")))
        return hashlib.sha256(setups.facts(self.cards, found).encode()).hexdigest()[:16]


def _known(g: Game) -> tuple[object, ...]:
    """What changes whenever a card is turned up, looked at or drawn."""
    return g.rng, g.display, len(g.deck), g.looked, g.voice[:1], len(g.voice_deck), g.wishes, g.year
