"""Tables that many tests sit down at, random players, and everything one could think of answering."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.citadels.content import own_cards
from game.citadels.rules import Citadels, Game, Setup
from game.citadels.rules.build import WAYS
from game.citadels.rules.words import BUILD, CARD, DISTRICT, RANK, SEAT, USE
from game.kernel.options import option
from game.kernel.rng import Rng
from game.kernel.steps import SHORT, Ask

TABLES = [(players, nine) for players in range(4, 9) for nine in (False, True) if nine or players < 8]
NAMES = [f"{players} players{' with rank 9' if nine else ''}" for players, nine in TABLES]
NAMING = (
    "assassin.kill_problem", "witch.bewitch_problem", "magistrate.place_problem", "thief.rob_problem",
    "blackmailer.threat_problem",
)  # fmt: skip
AIMING = (
    "warlord.destroy_problem", "diplomat.target_problem", "diplomat.own_problem", "marshal.seize_problem",
    "artist.beautify_problem", "actions.armory_problem",
)  # fmt: skip
MENU = ("gold", "cards", "income", "ability", "end")


@cache
def rules() -> Citadels:
    """The rules with the game's own cards."""
    return Citadels(own_cards())


@cache
def box_rules() -> Citadels:
    """The rules with the cards of the box alone: a set-up by chance stays what it is when a card of the house comes."""
    return Citadels(own_cards().box)


def house_setups(players: int, seed: int) -> Iterator[Setup]:
    """For each card of the house a set-up in which it takes part, with more players if it needs them; the others by
    chance."""
    cards = own_cards()
    for card in sorted({*cards.ids} - {*cards.box.ids}):
        character = cards.characters.get(card)
        at_least, nine = (character.min_players, character.rank == 9) if character else (2, False)
        yield rules().chosen_setup(max(players, at_least), {card: "always"}, seed, nine=nine)


def setup(players: int, nine: bool = False) -> Setup:
    return rules().preset(players, nine=nine)


def start(players: int, nine: bool = False, seed: int = 0) -> Game:
    """A new game at its first ask."""
    return rules().start(setup(players, nine), seed)


def random_answers(g: Game, rng: Rng) -> Iterator[str]:
    """Play to the end at random; yields each answer just before it is given."""
    while g.stack:
        answer = rng.choice(g.stack[-1][2])
        yield answer
        g.choose(answer)


def conceivable(g: Game, ask: Ask) -> list[str]:
    """Every answer somebody could think of for this kind of question, offered or not; empty where no rule says why."""
    cards = range(len(g.box.kind))
    ranks, seats = [RANK[rank] for rank in range(1, g.box.ranks + 1)], SEAT[: g.box.players]
    districts = [DISTRICT[card] for card in cards]
    by_problem = {
        "turn.problem": [
            *MENU, *(BUILD[card] for card in cards), *(USE[card] for card in cards),
            *(option("build", card, way) for way in WAYS for card in cards),
        ],
        "magician.swap_problem": [*seats, *(CARD[card] for card in cards)],
        "wizard.look_problem": seats,
        "emperor.crown_problem": seats,
        "wizard.build_problem": [BUILD[card] for card in cards],
    }  # fmt: skip
    by_problem |= dict.fromkeys(NAMING, ranks) | dict.fromkeys(AIMING, districts)
    problem = g.stack[-1][3]
    return by_problem[SHORT[problem]] if problem else []
