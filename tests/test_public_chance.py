"""What everybody sees at the first asks tells nothing about a hidden card: over many seeds, each public fact and each
hidden card are independent of each other.

Every pair is counted in a table of its own and measured by chi-square. The seeds are fixed: it never fails by chance.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt

import pytest

from game import catalog
from game.citadels.rules import Game
from game.citadels.setup.options import CastChoice, CitadelsOptions
from game.kernel.pcg import Pcg
from game.kernel.rng import Rng, drawn
from game.session.match import Shown
from game.session.setup import MatchSetup
from game.table.flow import SeatInfo
from game.table.log.marked import MarkedNames
from game.table.log.speech import Speech
from game.table.words import words
from game.ui.deals import match_setup
from game.ui.opponents import ANY, people, speakers
from game.ui.services import SeatOptions
from tests.citadels.tables import rules

SEEDS = [n if n % 2 else n * 45_035_996_273_705 for n in range(200)]  # typed ones, and such as the program draws
BINS = 6  # for numbers with many values: so every cell of a table can be expected to be filled
LOOKS = 3  # cards looked at on top of the deck, and as many at its bottom
BOUND = 5.5  # standard deviations; the 30,000 pairs of independent facts here stay below 4

CASTS = {
    "preset": CastChoice("preset", "first_game"),
    "classic": CastChoice("preset", "classic"),
    "chance": CastChoice("random"),
    "wishes": CastChoice("wishes", wishes={"museum": "always", "witch": "always", "keep": "never"}),
}
TABLES = [(players, cast) for cast in CASTS for players in range(2, 9) if cast != "classic" or players < 8]
Facts = dict[str, int]


@pytest.mark.long
@pytest.mark.parametrize(("players", "cast"), TABLES)
def test_nothing_public_tells_a_hidden_card(players: int, cast: str) -> None:
    seen, hidden = columns(players, cast)
    assert {"crown", "opponent 1", "greets"} <= seen.keys()
    assert {"hand 0.0 by size", "deck 0 by rest", "chance to come"} <= hidden.keys()
    for public, values in seen.items():
        for secret, others in hidden.items():
            by_the_rules = public.startswith("first") and secret.startswith("face down")  # who is absent, is silent
            assert by_the_rules or surprise(values, others) < BOUND, f"{public} tells {secret}"


def test_a_crown_that_comes_from_the_number_of_the_first_swap_would_be_found() -> None:
    """The measure itself: the rules of version 2 drew the crown so, and then the first card is told by it."""
    crowns = [Pcg(seed).below(5) for seed in SEEDS]
    cards = [Pcg(seed).below(68) * BINS // 68 for seed in SEEDS]
    assert surprise(crowns, cards) > 3 * BOUND
    assert surprise(crowns, cards[1:] + cards[:1]) < BOUND


@cache
def columns(players: int, cast: str) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Each public and each hidden fact with its value in every game."""
    seen: dict[str, list[int]] = {}
    hidden: dict[str, list[int]] = {}
    for seed in SEEDS:
        setup = match_setup(options(players, cast, seed))
        g = rules().new(setup.rules_setup, setup.seed)
        public, secret = public_facts(g, setup), hidden_facts(g)
        public |= after_the_draft(g, seed)
        for found, kept in ((public, seen), (secret, hidden)):
            for name, value in found.items():
                kept.setdefault(name, []).append(value)
    return seen, hidden


def after_the_draft(g: Game, seed: int) -> Facts:
    """Who is called first when all have chosen a character without looking at their cards."""
    rng = Rng(10_000_019 + 7 * seed)
    while g.phase == "draft":
        g.choose(rng.choice(g.stack[-1][2]))
    return {"first called": g.rank, "first in turn": g.stack[-1][1]}


def options(players: int, cast: str, seed: int) -> CitadelsOptions:
    """A game as the screens ask for it: cards and opponents by chance, from one seed."""
    seats = [SeatOptions("", human=False, crest=seat, personality=ANY) for seat in range(players)]
    nine = players > 3 and players % 2 == 1 and cast != "classic"
    return CitadelsOptions(seats, nine=nine, seed=seed, cast=CASTS[cast])


def public_facts(g: Game, setup: MatchSetup) -> Facts:
    """What everybody knows at the first ask, as small numbers."""
    names = list(people())
    seats = [names.index(seat.player.partition(":")[2]) for seat in setup.seats]
    infos = [SeatInfo(seat.name, seat.shield, seat.player) for seat in setup.seats]
    names_here = MarkedNames(words("citadels"), infos, catalog.rules("citadels").observe(g, None))
    said = Speech(names_here, speakers("citadels"), setup.seed).after(
        Shown(0, "round_started", {"round": 1, "crown": g.crown})
    )
    characters = list(rules().cards.characters)
    return {
        "crown": g.crown,
        "asked": g.stack[-1][1],
        **{f"face up {place}": rank for place, rank in enumerate(g.face_up)},
        **{f"rank {rank}": characters.index(name) for rank, name in enumerate(g.box.setup.cast, start=1)},
        **{f"unique {place}": len(name) % BINS for place, name in enumerate(g.box.setup.uniques[:4])},
        **{f"opponent {seat}": number * BINS // len(names) for seat, number in enumerate(seats)},
        "greets": said[0].seat,
        "greeting": len(said[0].text) % BINS,
    }


def hidden_facts(g: Game) -> Facts:
    """Where the hidden cards lie: each by its place in the box, in slices and in turn."""
    places = {f"hand {seat}.{number}": card for seat, hand in enumerate(g.hand) for number, card in enumerate(hand)}
    places |= {f"deck {place}": g.deck[-1 - place] for place in range(LOOKS)}
    places |= {f"bottom {place}": g.deck[place] for place in range(LOOKS)}
    facts = {f"{name} by size": card * BINS // len(g.box.kind) for name, card in places.items()}
    facts |= {f"{name} by rest": card % BINS for name, card in places.items()}
    left = [rank for rank in range(1, g.box.ranks + 1) if rank not in g.face_up]
    facts |= {f"face down {place}": left.index(rank) for place, rank in enumerate(g.face_down)}
    return facts | {"chance to come": drawn(g.rng, BINS)[0]}


def surprise(one: list[int], other: list[int]) -> float:
    """By how many standard deviations the two depend on each other more than by chance (Wilson and Hilferty)."""
    rows, counts, cells = Counter(one), Counter(other), Counter(zip(one, other, strict=True))
    degrees = (len(rows) - 1) * (len(counts) - 1)
    if not degrees:
        return 0.0
    total = len(one)
    found = sum(count * count / (rows[x] * counts[y]) for (x, y), count in cells.items())
    spread = 2 / (9 * degrees)
    return float(((total * (found - 1) / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread))
