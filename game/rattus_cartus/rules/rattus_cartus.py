"""Rattus Cartus as a game of the kernel: the contract `game.kernel.rules.Rules`."""

from __future__ import annotations

import hashlib

from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.saving import slots
from game.kernel.steps import Seat
from game.rattus_cartus.content import Cards
from game.rattus_cartus.rules import check, event_shapes, scoring, setups
from game.rattus_cartus.rules.box import NEWEST, UNDERSTOOD, Box, Setup
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.observe import observe, opened
from game.rattus_cartus.rules.state import Game, View

ID = "rattus_cartus"
MOST_BOXES = 64  # of games with ever new set-ups nobody needs the boxes again


class RattusCartus:
    """The rules with one set of cards. Boxes are kept, so that many games of one set-up start fast."""

    id = ID
    version = NEWEST  # 1: another generator (`kernel.pcg`); 2: another one of equal Pass cards (`passing.used`)
    seats = range(2, 6)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._boxes: dict[Setup, Box] = {}

    def box(self, setup: Setup) -> Box:
        """What is in the box for a sound set-up."""
        if setup not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[setup] = Box(setup, self.cards)
        return self._boxes[setup]

    def version_of(self, setup: Plain) -> int:
        """By which version of the rules this set-up is played; 0 for one that is not understood."""
        version = setup.get("version")
        return version if type(version) is int and version in UNDERSTOOD else 0

    def renewed(self, setup: Plain) -> Plain:
        """The same set-up for a new game, which is played by today's rules."""
        return {**setup, "version": NEWEST}

    def setup(self, players: int, choice: Plain, seed: int) -> Plain:
        """The set-up as plain data. `choice` may name `buildings`: "first_game" (also if nothing is said), "random"
        (one building of each estate), "mixed" (5 of the 10 cards of each estate) or a list of buildings, each with a
        number of copies or their letters, or just named; the `start` player's seat; and `options` of the rules."""
        return setups.to_plain(setups.chosen(self.cards, players, choice, seed))

    def new(self, setup: Plain, seed: int) -> Game:
        """A game at its first ask; its log holds what happened up to there."""
        return self.start(setups.from_plain(setup, self.cards), seed, watched=True)

    def start(self, chosen: Setup, seed: int, *, watched: bool = False) -> Game:
        """A game of a sound set-up at its first ask, with a log if somebody watches."""
        g = setups.new(self.box(chosen), seed)
        g.log = [] if watched else None
        g.run()
        return g

    def load(self, setup: Plain, saved: Plain) -> Game:
        """A saved game, checked whole. Raises SetupError or DamagedState."""
        return check.load(self.box(setups.from_plain(setup, self.cards)), saved)

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
        view.box, view.log = self.box(setups.from_plain(setup, self.cards)), None
        for name in slots(View):
            if name in saved:
                setattr(view, name, saved[name])
        return view

    def determinize(self, view: View, rng: Rng) -> Game:
        """A complete game in which the seat would see exactly this View. Raises Impossible if there is none."""
        return determinize(view, rng)

    def learnt(self, before: Game, after: Game) -> bool:
        """Whether anybody has learnt anything between two moments: then there is no way back."""
        moved = (before.rng, before.phase, before.round, before.row, before.revealed, before.looked) != (
            after.rng, after.phase, after.round, after.row, after.revealed, after.looked,
        )  # fmt: skip
        grew = any(new & ~old for old, new in zip(before.knows, after.knows, strict=True))
        saw = any(new & ~old for old, new in zip(before.seen, after.seen, strict=True))
        return moved or grew or saw

    def progress(self, table: Game | View) -> tuple[str, int]:
        """The round."""
        return "round", table.round

    def scores(self, state: Game) -> list[int]:
        """Total points per seat: final ones if the game is over, else as things stand."""
        return [line["total"] for line in state.scores or scoring.lines(state)]

    def winners(self, state: Game) -> list[Seat]:
        """The winner, or those who share the win, of a finished game; nobody if all died."""
        return scoring.winners(state)

    def facts_hash(self, setup: Plain) -> str:
        """A short name of the facts of the cards that take part in this set-up."""
        found = setup.get("buildings")
        named = (
            {str(one[0]) for one in found if isinstance(one, list | tuple) and one} if isinstance(found, list) else ()
        )
        return hashlib.sha256(setups.facts(self.cards, named).encode()).hexdigest()[:16]
