"""Citadels as a game of the kernel: the contract `game.kernel.rules.Rules`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace

from game.citadels.content import Cards
from game.citadels.rules import check, event_shapes, scoring, setup
from game.citadels.rules.box import Box
from game.citadels.rules.casting import NEWEST, UNDERSTOOD, UNNAMED, Setup, rank9_is_needed
from game.citadels.rules.casting import check as check_setup
from game.citadels.rules.characters import CHARACTERS
from game.citadels.rules.determinize import determinize
from game.citadels.rules.observe import observe, opened
from game.citadels.rules.queries import UNIQUE
from game.citadels.rules.state import Game, Table, View
from game.citadels.rules.wishes import chosen as wishes_met
from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import Plain, SetupError
from game.kernel.saving import slots
from game.kernel.steps import Seat

ID = "citadels"
RANDOM = "random"  # a cast drawn from the seed
MOST_BOXES = 64  # of games with ever new set-ups nobody needs the boxes again


class Citadels:
    """The rules with one set of cards. Boxes are kept, so that many games of one set-up start fast."""

    id = ID
    # 1: the first game alone; 2: the crown came from the shuffle's first number, and a confiscation took all warrants
    # off the table; set-ups by chance shuffled the whole list of cards; 3: another generator (`kernel.pcg`)
    version = NEWEST
    seats = range(2, 9)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._boxes: dict[Setup, Box] = {}

    def box(self, setup: Setup) -> Box:
        """What is in the box for this set-up. Raises SetupError."""
        if setup not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[setup] = Box(setup, self.cards, CHARACTERS, UNIQUE)
        return self._boxes[setup]

    def preset(self, players: int, cast: str = "first_game", *, nine: bool = False, crown: int = -1) -> Setup:
        """The set-up of a named cast; rank 9 takes part if wanted or needed. Characters that need more players
        give way to those the rulebook names for them. Raises SetupError."""
        if cast not in self.cards.presets:
            known = ", ".join(self.cards.presets)
            raise SetupError(cast, f"There is no cast called '{cast}'; there are: {known}.")
        chosen = self.cards.presets[cast]
        characters = list(chosen.characters)
        if len(characters) == 9 and not (nine or rank9_is_needed(players)):
            characters.pop()
        fitting = tuple(self._or_instead(name, players) for name in characters)
        return Setup(players, fitting, tuple(chosen.uniques), crown, (chosen.edition,) if chosen.edition else ())

    def _or_instead(self, name: str, players: int) -> str:
        found = self.cards.characters[name]
        return found.instead if found.instead and players < found.min_players else name

    def random_setup(self, players: int, seed: int, *, nine: bool = False, crown: int = -1) -> Setup:
        """A cast and 14 unique districts by chance: the same for the same seed. Rank 9 as for `preset`."""
        return self.chosen_setup(players, {}, seed, nine=nine, crown=crown)

    def chosen_setup(
        self, players: int, wishes: Mapping[str, str], seed: int, *, nine: bool = False, crown: int = -1
    ) -> Setup:
        """A set-up by chance in which each card takes part "never", "sometimes" (also without a wish) or "always".

        The same for the same seed. Rank 9 as for `preset`. Raises SetupError with the reason if the wishes cannot all
        come true.
        """
        chosen = wishes_met(self.cards, players, wishes, seed, nine=nine, crown=crown)
        check_setup(chosen, self.cards)
        return chosen

    def version_of(self, setup_data: Plain) -> int:
        """By which version of the rules this set-up is played; 0 for one that is not understood."""
        version = setup_data.get("version", UNNAMED)
        return version if type(version) is int and version in UNDERSTOOD else 0

    def renewed(self, setup_data: Plain) -> Plain:
        """The same set-up for a new game, which is played by today's rules."""
        return {**setup_data, "version": NEWEST}

    def setup(self, players: int, choice: Plain, seed: int) -> Plain:
        """The set-up as plain data. `choice` may name a `cast` ("first_game" if none; "random" draws one), `nine` (rank
        9 takes part where the number of players leaves that open), the seat of the first `crown` and `options` of the
        rules; or everything card by card: `cast` is a list of characters then, and `uniques` is one, too."""
        if isinstance(choice.get("cast"), list):
            chosen = from_plain({"uniques": [], **choice, "players": players, "version": NEWEST})
            check_setup(chosen, self.cards)
            return to_plain(chosen)
        wanted = {"cast": "first_game", "nine": False, "crown": -1, "options": [], **choice}
        unknown = set(wanted) - {"cast", "nine", "crown", "options"}
        if unknown:
            raise SetupError(min(unknown), f"A set-up has no '{min(unknown)}'; there are: cast, nine, crown, options.")
        cast, nine, crown = str(wanted["cast"]), bool(wanted["nine"]), int(wanted["crown"])
        if cast == RANDOM:
            found = self.random_setup(players, seed, nine=nine, crown=crown)
        else:
            found = self.preset(players, cast, nine=nine, crown=crown)
        found = replace(found, options=(*found.options, *wanted["options"]))
        check_setup(found, self.cards)
        return to_plain(found)

    def new(self, setup_data: Plain, seed: int) -> Game:
        """A game at its first ask. The set-up is plain data: players, cast, uniques, crown, options, version."""
        return self.start(from_plain(setup_data), seed, watched=True)

    def start(self, chosen: Setup, seed: int, *, watched: bool = False) -> Game:
        """A game at its first ask; its log holds what happened up to there if somebody watches."""
        g = setup.new(self.box(chosen), seed)
        g.log = [] if watched else None
        g.run()
        return g

    def load(self, setup_data: Plain, saved: Plain) -> Game:
        """A saved game, checked whole. Raises SetupError or DamagedState."""
        return check.load(self.box(from_plain(setup_data)), saved)

    def unfit(self, state: Game, event: Event) -> str | None:
        """Why a saved event cannot have been told in this game."""
        return event_shapes.fault(state.box, event)

    def observe(self, state: Game, seat: Seat | None) -> View:
        """Everything this seat may know; None gives what everybody may know."""
        return observe(state, seat)

    def opened(self, state: Game, seat: Seat) -> View:
        """The same for a look back on a game that is over: nothing is hidden."""
        return opened(state, seat)

    def read_view(self, setup_data: Plain, saved: Plain) -> View:
        """A View back from plain data: how one reaches another process. The data must come from `to_json`."""
        view = View()
        view.box, view.log = self.box(from_plain(setup_data)), None
        for name in slots(View):
            if name in saved:
                setattr(view, name, saved[name])
        return view

    def determinize(self, view: View, rng: Rng) -> Game:
        """A complete game in which the seat would see exactly this View."""
        return determinize(view, rng)

    def learnt(self, before: Game, after: Game) -> bool:
        """Whether anybody has learnt anything between two moments: then there is no way back."""
        grew = any(new & ~old for old, new in zip(before.knows, after.knows, strict=True))
        moved = (before.rng, before.rank, before.phase, before.round, before.shown) != (
            after.rng, after.rank, after.phase, after.round, after.shown,
        )  # fmt: skip
        drew = any(not set(new) <= set(old) for old, new in zip(before.hand, after.hand, strict=True))
        return grew or moved or drew or before.seen != after.seen

    def progress(self, table: Table) -> tuple[str, int]:
        """The round."""
        return "round", table.round

    def scores(self, state: Game) -> list[int]:
        """Total points per seat: final ones if the game is over, else as things stand."""
        return [scoring.lines(state, Seat(seat))["total"] for seat in range(state.box.players)]

    def winners(self, state: Game) -> list[Seat]:
        """The winner, or those who share the win, of a finished game."""
        return scoring.winners(state)

    def facts_hash(self, setup_data: Plain) -> str:
        """A short name of the facts of this set-up's cards: cards added elsewhere never change it."""
        characters, districts = self.cards.characters, self.cards.districts
        lists = [ids for ids in (setup_data.get("cast"), setup_data.get("uniques")) if isinstance(ids, list)]
        named = {name for ids in lists for name in ids if isinstance(name, str)}
        facts = [[c.id, c.rank, c.type] for c in characters.values() if c.id in named]
        facts += [[d.id, d.cost, d.type, d.copies] for d in districts.values() if d.type != "unique" or d.id in named]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


def to_plain(setup: Setup) -> Plain:
    """A set-up as plain data, for saves and journals."""
    return {
        "players": setup.players, "cast": list(setup.cast), "uniques": list(setup.uniques), "crown": setup.crown,
        "options": list(setup.options), "version": setup.version,
    }  # fmt: skip


def from_plain(data: Plain) -> Setup:
    """A set-up from plain data. Raises SetupError if a part is missing or of another type, or the version unknown."""
    players, cast, uniques = data.get("players"), data.get("cast"), data.get("uniques")
    crown, options, version = data.get("crown", -1), data.get("options", []), data.get("version", UNNAMED)
    lists_of_words = all(isinstance(x, list) and all(isinstance(w, str) for w in x) for x in (cast, uniques, options))
    if type(players) is not int or type(crown) is not int or not lists_of_words or crown not in range(-1, players):
        raise SetupError("setup", "The set-up needs players, cast, uniques and crown.")
    if type(version) is not int or version not in UNDERSTOOD:
        raise SetupError("version", f"There are no rules of version {version!r:.20}.")
    return Setup(players, tuple(cast or ()), tuple(uniques or ()), crown, tuple(options), version)
