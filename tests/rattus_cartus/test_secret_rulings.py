"""Rulings about what players may know, and what chance may do: what a scenario of the open table cannot show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.kernel.rng import Rng, seeded
from game.kernel.rules import of
from game.kernel.steps import Seat
from game.rattus_cartus.deals import rattus_cartus
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.observe import observe
from game.rattus_cartus.rules.state import UNKNOWN, Game
from game.scenario import Scenario, read_file
from game.scenario.language import scenario_language
from tests.helpers.rulings import RATTUS_CARTUS

A, B, C = (Seat(n) for n in range(3))
ruling = RATTUS_CARTUS.ruling


def game(tmp_path: Path, text: str) -> Game:
    """The position of a scenario, with a log."""
    file = tmp_path / "story.yaml"
    file.write_text(f"- name: x\n  {text}\n  then: {{round: 1}}\n", encoding="utf-8")
    (entry,) = read_file(file)
    assert isinstance(entry, Scenario), [str(fault) for fault in entry.faults]
    return of(Game, scenario_language("rattus_cartus").set_up(entry.setting)[0])


def choose(g: Game, *words: str) -> None:
    for word in words:
        g.choose(word)


LOOK = "table: {{game: rattus_cartus, players: 3}}\n  row: [farm c, palace]\n  nun_row: {row}\n  now: {{phase: supply}}"


@ruling(2, 34, 58)
def test_all_see_where_somebody_looks_and_only_that_seat_sees_the_card(tmp_path: Path) -> None:
    four = game(tmp_path, LOOK.format(row="[magic 4, church 0, church 0, royalty 1, royalty 1]"))
    none = game(tmp_path, LOOK.format(row="[magic 0, church 0, church 0, royalty 1, royalty 1]"))
    for g in (four, none):
        choose(g, "supply:0", "look:0")
        assert g.box.nuns[observe(g, A).nun_row[0]] == (4 if g is four else 0)
        for other in (B, C):
            assert observe(g, other).looked == [[0], [], []]
            assert observe(g, other).nun_row == [UNKNOWN] * 5
    assert [event.public for event in four.log or () if event.word == "looked"] == [{"seat": 0, "position": 0}]


LAY = (
    "table: {game: rattus_cartus, players: 3}\n  row: [farm, palace]\n"
    "  seats: {A: {hand: [sword, magic 4, magic 0]}}\n  now: {phase: enter}"
)


@ruling(5, 31)
def test_who_lays_cards_shows_their_number_alone(tmp_path: Path) -> None:
    """Not even of a Sword that everybody saw taken can they say whether it was laid."""
    sights = []
    for name in ("sword", "magic"):
        g = game(tmp_path, LAY)
        choose(g, "enter:0", "number:1")
        wanted = next(card for card in g.hand[A] if (g.box.kind[card] == "sword") == (name == "sword"))
        choose(g, f"card:{wanted}")
        sights.append([observe(g, B), observe(g, C)])
    assert all(one.same(other) for one, other in zip(*sights, strict=True))
    assert sights[0][0].numbers == [1, -1, -1]


@ruling(31, 34)
def test_what_nobody_has_seen_may_lie_anywhere(tmp_path: Path) -> None:
    """Every card that B has not seen turns up in every position of the nun row, and in the hand of A."""
    g = game(tmp_path, LAY)
    view = observe(g, B)
    worlds = [determinize(view, Rng(seed)) for seed in range(1500)]
    unseen = {card for card in range(84) if card not in g.hand[B]}
    for position in range(5):
        assert {world.nun_row[position] for world in worlds} == unseen
    assert {card for world in worlds for card in world.hand[A] if card < 84} == unseen


REVEAL = (
    "table: {game: rattus_cartus, players: 2, round: 3}\n  building_deck: {top: [farm a, farm c]}\n"
    "  replacement: {top: [palace b]}\n  now: {phase: reveal}"
)


@ruling(63)
def test_a_replaced_card_is_known_to_lie_under_its_pile_and_all_others_may_be_anywhere(tmp_path: Path) -> None:
    g = game(tmp_path, REVEAL)
    view = observe(g, B)
    replaced = g.box.building_ids.index("farm") * 5 + 2
    assert view.replacement == [replaced] + [UNKNOWN] * 9
    assert view.building_deck == [UNKNOWN] * len(g.building_deck)
    known = {replaced, *view.row, *view.spent}
    worlds = [determinize(view, Rng(seed)) for seed in range(400)]
    assert {world.replacement[0] for world in worlds} == {replaced}
    assert {world.building_deck[-1] for world in worlds} == set(g.box.building_cards) - known


DRY = (
    "table: {game: rattus_cartus, players: 2, round: 4}\n  row: [farm b, palace]\n"
    "  seats: {A: {hand: []}, B: {hand: []}}\n  deck: {only: [], rest: discard}\n  now: {phase: supply}"
)


@ruling(4, 54)
def test_discards_are_shuffled_by_chance_before_they_are_drawn_again(tmp_path: Path) -> None:
    """Each of the 79 can come first; who drew one knows it, and nobody knows any more what the others are."""
    g, drawn = game(tmp_path, DRY), set()
    discarded = set(g.discard)
    for seed in range(1200):
        again = g.clone()
        again.rng = seeded(seed)
        choose(again, "supply:0")
        drawn.add(again.hand[A][0])
    assert drawn == discarded
    assert observe(again, B).deck == [UNKNOWN] * (len(discarded) - 2)
    assert not any(observe(again, B).seen)


@ruling(53)
def test_rats_are_counted_by_everybody_also_who_is_not_at_the_table(tmp_path: Path) -> None:
    g = game(tmp_path, "table: {game: rattus_cartus, players: 3}\n  seats: {A: {rats: 4}, C: {rats: 12}}")
    assert [observe(g, seat).rats for seat in (A, B, C, None)] == [[4, 10, 12]] * 4


@pytest.mark.parametrize("way", ["random", "mixed"])
@ruling(33, 66)
def test_chance_leaves_the_guard_tower_out_with_two_players(way: str) -> None:
    rules = rattus_cartus()

    def taking_part(players: int) -> set[str]:
        setups = [rules.setup(players, {"buildings": way}, seed) for seed in range(60)]
        assert all(sum(len(copies) for _, copies in setup["buildings"]) == 30 for setup in setups)
        return {name for setup in setups for name, _ in setup["buildings"]}

    assert len(taking_part(3)) == 12
    assert taking_part(3) - taking_part(2) == {"guard_tower"}
    wish: list[Any] = ["farm", "office", "hospital", "guard_tower", "fortune_tellers_tent", "palace"]
    assert rules.new(rules.setup(2, {"buildings": wish}, 1), 1).pending is not None


@ruling(32)
def test_everybody_begins_with_five_people_ten_rats_and_no_points() -> None:
    rules = rattus_cartus()
    for players in rules.seats:
        g: Any = rules.new(rules.setup(players, {}, 3), 3)
        assert [len(hand) for hand in g.hand] == [5] * players
        assert all(card < 84 for hand in g.hand for card in hand)
        assert (g.rats, g.markers) == ([10] * players, [0] * players)
        assert len(g.nun_row) == 5
        assert len(g.deck) == 84 - 5 - 5 * players
