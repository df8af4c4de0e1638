"""Moments just before something moves: matches of computer players up to the decision that brings an event.

For film strips and tests; the same moments every time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from game.bots.inline import InlineBots
from game.citadels.content import own_cards
from game.citadels.rules import Citadels
from game.session import journal
from game.session.match import Match
from game.session.setup import HUMAN
from game.table.flow import Flow
from tools.shots.citadels.positions import setup

MOST_SEEDS, MOST_DECISIONS = 60, 1500
CAST_A = ("witch", "spy", "seer", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist")
CAST_B = ("magistrate", "blackmailer", "wizard", "patrician", "cardinal", "trader", "scholar", "marshal",
          "tax_collector")  # fmt: skip
UNIQUES = ("museum", "theater", "armory", "necropolis", "framework", "thieves_den")
GRAVE = ("graveyard", "keep")


@dataclass(frozen=True)
class Scene:
    """An event to be seen, and the table at which it happens; the first seat looks on, or acts itself."""

    word: str
    why: str = ""
    mine: bool | None = None  # whether the first seat does it; None: whoever
    cast: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    players: int = 5
    first: int = 1  # seed
    since: int = 1  # round
    at: str = "seat"  # the fact that says who does it

    def fits(self, facts: dict[str, Any]) -> bool:
        """Whether this event is the one."""
        mine = facts.get(self.at) == 0
        return (not self.why or facts.get("why") == self.why) and (self.mine is None or mine == self.mine)


@cache
def _rules() -> Citadels:
    return Citadels(own_cards())


def _started(scene: Scene, seed: int) -> Match:
    chosen = setup(scene.players, seed, (), nine=scene.players > 3, cast=scene.cast, uniques=scene.uniques,
                   level="random")  # fmt: skip
    return Match.new(_rules(), chosen, InlineBots())


def _found(scene: Scene, seed: int) -> tuple[int, str] | None:
    """How many decisions come before the event, and the one that brings it; None if it does not happen."""
    match = _started(scene, seed)
    for count in range(MOST_DECISIONS):
        told = match.event_count
        if match.over or not match.step():
            return None
        fresh = [event for event in match.events[told:] if event.word == scene.word]
        if match.whole.round >= scene.since and any(scene.fits(event.seen_by(0)) for event in fresh):
            return count, journal.parse(match.journal[-1]).option
    return None


def before(scene: Scene) -> tuple[Match, str]:
    """The match just before the decision that brings the event, and that decision. A person sits on the first seat,
    computer players on all others. Raises LookupError if no match comes to it."""
    for seed in range(scene.first, scene.first + MOST_SEEDS):
        found = _found(scene, seed)
        if found is not None:
            match = _started(scene, seed)
            for _decision in range(found[0]):
                match.step()
            match.hand_over(0, HUMAN)
            return match, found[1]
    raise LookupError(f"no match comes to {scene}")


def first_deal() -> Match:
    """A match that has just begun."""
    match = _started(Scene("round_started"), 3)
    match.hand_over(0, HUMAN)
    return match


def act(flow: Flow, option: str) -> None:
    """Lets the decision of a scene happen: the person's answer at once, a computer player's with the next frame."""
    if flow.my_ask is not None:
        flow.answer(option)
    else:
        flow.skip()


SCENES: dict[str, Scene] = {
    "gold": Scene("gold", "gather", mine=False, at="target", since=2),
    "gold_mine": Scene("gold", "gather", mine=True, at="target", since=2),
    "income": Scene("income", mine=False, since=4),
    "draw": Scene("drew", "gather", mine=False, since=2),
    "draw_mine": Scene("drew", "gather", mine=True, since=2),
    "draw_many": Scene("drew", "architect", mine=False),
    "build": Scene("built", mine=False, since=3),
    "build_mine": Scene("built", mine=True, since=3),
    "reveal": Scene("revealed", mine=False, since=2),
    "reveal_mine": Scene("revealed", mine=True, since=2),
    "silent": Scene("silent", since=2),
    "crown": Scene("crown_moved", mine=False),
    "crown_mine": Scene("crown_moved", mine=True),
    "murder": Scene("killed", mine=False),
    "theft": Scene("theft_announced", mine=False),
    "robbed": Scene("robbed", mine=None, since=2),
    "destroy": Scene("destroyed", mine=False, since=2),
    "discards": Scene("put_under", "magician", mine=False),
    "hands": Scene("hands_swapped", mine=False, since=2),
    "hands_mine": Scene("hands_swapped", mine=True, since=2),
    "round": Scene("round_started", since=3),
    "keep": Scene("character_kept", mine=False, since=2),
    "keep_mine": Scene("character_kept", mine=True, since=2),
    "complete": Scene("completed"),
    "heir": Scene("heir_revealed"),
    "bewitch": Scene("bewitched", mine=False, cast=CAST_A),
    "resume": Scene("resumed", mine=False, cast=CAST_A),
    "spy": Scene("spied", mine=False, cast=CAST_A),
    "seer": Scene("card_moved", "seer", cast=CAST_A, since=2),
    "emperor": Scene("card_moved", "emperor", cast=CAST_A, since=2),
    "swap": Scene("swapped", mine=False, cast=CAST_A),
    "beautify": Scene("beautified", mine=False, cast=CAST_A),
    "museum": Scene("tucked", mine=False, cast=CAST_A, uniques=UNIQUES),
    "museum_mine": Scene("tucked", mine=True, cast=CAST_A, uniques=UNIQUES),
    "theater": Scene("characters_swapped", cast=CAST_A, uniques=UNIQUES),
    "armory": Scene("razed", cast=CAST_A, uniques=UNIQUES),
    "sacrifice": Scene("sacrificed", cast=CAST_A, uniques=UNIQUES),
    "graveyard": Scene("saved", uniques=GRAVE),
    "warrants": Scene("warrants_placed", mine=False, cast=CAST_B),
    "confiscate": Scene("confiscated", mine=False, cast=CAST_B),
    "threats": Scene("threats_placed", mine=False, cast=CAST_B),
    "bribe": Scene("bribed", mine=False, cast=CAST_B, since=2),
    "refuse": Scene("refused", mine=False, cast=CAST_B),
    "threat": Scene("threat_revealed", mine=False, cast=CAST_B),
    "wizard": Scene("looked_at_hand", mine=False, cast=CAST_B),
    "seize": Scene("seized", mine=False, cast=CAST_B),
    "tax": Scene("gold", "tax", mine=False, at="source", cast=CAST_B),
    "taxes": Scene("gold", "tax_collector", mine=False, at="target", cast=CAST_B),
}
