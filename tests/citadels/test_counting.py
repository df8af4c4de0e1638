"""How many ways to answer lead on from fixed positions. A change of any rule shows here as a number."""

from __future__ import annotations

import pytest

from game.citadels.rules import Game
from game.citadels.scenario.setting import set_up
from game.citadels.scenario.story import Built, Now, SeatSetting, Setting, TableSetting
from tests.citadels.tables import rules, start


def paths(g: Game, depth: int) -> int:
    """Sequences of `depth` answers; shorter where the game ends."""
    if depth == 0 or not g.stack:
        return 1
    total = 0
    for word in g.stack[-1][2]:
        after = g.clone()
        after.choose(word)
        total += paths(after, depth - 1)
    return total


def turn_of(role: str, hand: list[str], city: list[str], gold: int) -> Game:
    """The beginning of a turn of seat A; everybody else has an empty hand and a Manor."""
    seats = {0: SeatSetting(roles=[role], gold=gold, hand=hand, city=[Built(name) for name in city])}
    seats |= {n: SeatSetting(hand=[], gold=0, city=[Built("manor")]) for n in (1, 2, 3)}
    table = TableSetting(players=4, crown=0, nine=role == "artist")
    named = {*hand, *city}
    setting = Setting(table=table, seats=seats, now=Now(seat=0), named=named, characters={role})
    return set_up(rules(), setting)[0]


@pytest.mark.parametrize(
    ("players", "nine", "depth", "count"),
    # The draft: each picks one of what is left.
    [
        (4, False, 4, 5 * 4 * 3 * 2),
        (5, True, 5, 6 * 5 * 4 * 3 * 2),
        (6, False, 4, 7 * 6 * 5 * 4),
        (7, False, 3, 7 * 6 * 5),
    ],
)
def test_draft(players: int, nine: bool, depth: int, count: int) -> None:
    assert paths(start(players, nine, seed=1), depth) == count


def test_the_last_of_seven_chooses_between_two() -> None:
    g = start(7, seed=1)
    for _ in range(6):
        g.choose(g.stack[-1][2][0])
    assert paths(g, 1) == 2


# The first two numbers were counted by hand: for the Artist 3 = gold, cards, ability; 8 = 3 after gold (ability, build,
# end turn), 2 cards to keep, and pass or one of 2 districts.
@pytest.mark.parametrize(
    ("role", "hand", "city", "gold", "counts"),
    [
        ("assassin", ["tavern"], [], 1, [3, 13, 37]),
        ("thief", ["tavern", "market"], ["temple"], 2, [3, 13, 37]),
        ("magician", ["tavern", "temple"], ["smithy"], 2, [4, 16, 65]),
        ("king", ["manor", "docks"], ["castle"], 3, [4, 13, 46]),
        ("bishop", ["thieves_den", "docks", "church"], ["temple", "laboratory"], 3, [4, 15, 60]),
        ("merchant", ["tavern", "keep"], ["market", "factory"], 1, [4, 13, 43]),
        ("architect", ["tavern", "temple", "market"], [], 4, [3, 9, 42]),
        ("warlord", ["tavern"], ["prison", "keep"], 2, [4, 14, 51]),
        ("artist", ["tavern"], ["prison", "keep"], 2, [3, 8, 24]),
    ],
)
def test_turns(role: str, hand: list[str], city: list[str], gold: int, counts: list[int]) -> None:
    g = turn_of(role, hand, city, gold)
    assert [paths(g, depth) for depth in (1, 2, 3)] == counts


# Characters of the other casts; the first two numbers counted by hand again. Others have a Manor, no gold and no cards.
@pytest.mark.parametrize(
    ("role", "hand", "city", "gold", "counts"),
    [
        ("navigator", ["tavern"], [], 2, [3, 7, 19]),
        ("scholar", ["tavern"], [], 1, [3, 12, 35]),
        ("marshal", ["tavern"], [], 1, [4, 10, 34]),
        ("diplomat", ["tavern"], ["castle"], 0, [4, 13, 40]),
        ("trader", ["tavern", "market", "manor"], [], 3, [3, 9, 38]),
        ("abbot", [], ["temple", "church"], 0, [3, 7, 18]),
        ("cardinal", ["castle", "tavern", "market"], [], 1, [3, 8, 24]),
        ("wizard", ["tavern"], [], 1, [2, 4, 9]),
        ("alchemist", ["tavern"], [], 1, [2, 4, 11]),
        ("emperor", [], [], 0, [4, 11, 30]),
        ("architect", ["necropolis", "stables", "tavern"], ["framework", "museum"], 2, [4, 18, 103]),
    ],
)
def test_turns_with_other_cards(role: str, hand: list[str], city: list[str], gold: int, counts: list[int]) -> None:
    g = turn_of(role, hand, city, gold)
    assert [paths(g, depth) for depth in (1, 2, 3)] == counts
