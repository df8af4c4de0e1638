"""A saved game is loaded whole or refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import DamagedState, SetupError
from game.kernel.saving import digest, to_json
from game.rattus_cartus.rules import setups
from game.rattus_cartus.rules.state import Game
from tests.rattus_cartus.rules.tables import WAYS, begun, enters, random_answers, rules, say, table

Saved = dict[str, Any]


def saved(g: Game) -> Saved:
    found: Saved = json.loads(json.dumps(to_json(g)))
    return found


def load(g: Game, data: Saved) -> Game:
    return rules().load(setups.to_plain(g.box.setup), data)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("buildings", WAYS)
def test_every_position_can_be_saved_and_loaded(players: int, buildings: str) -> None:
    """And nothing that was told is unfit."""
    g = begun(players, buildings, seed=7 + players)
    for _ in random_answers(g, Rng(7)):
        again = load(g, saved(g))
        assert digest(again) == digest(g)
        assert again.pending == g.pending
    assert load(g, saved(g)).scores == g.scores
    assert [rules().unfit(g, event) for event in g.log or []] == [None] * len(g.log or [])


def test_every_card_is_in_one_place_at_any_time_and_so_is_every_marker() -> None:
    for seed in range(6):
        g = begun(2 + seed % 4, WAYS[seed % 3], seed=seed)
        for _ in random_answers(g, Rng(seed)):
            zones = (g.deck, g.discard, g.nun_row, *g.stock.values(), *g.hand, *g.laid)
            assert sorted(card for zone in zones for card in zone) == g.box.in_play
            assert sum(g.markers) + g.markers_left == 20


def entering() -> Game:
    """B is asked how many cards it lays; A has laid one."""
    hands = {"A": "church, magic", "B": "joker x2", "C": "royalty", "D": "gold"}
    g = table(["guard_tower", "castle", "treasury"], hands)
    enters(g, 1, "church")
    say(g, "enter:1")
    return g


def giving() -> Game:
    """B has to give three cards to the Guard Tower of A, then D."""
    hands = {"A": "", "B": "church x4", "C": "", "D": "magic x3"}
    g = table(["guard_tower", "castle", "treasury"], hands)
    enters(g, 1)
    for _ in range(3):
        enters(g, 2)
    say(g, "use", "church")
    return g


def swap(data: Saved, one: str, other: str) -> None:
    data[one][-1], data[other][-1] = data[other][-1], data[one][-1]


Spoil = Callable[[Saved], Any]
FAULTS: dict[str, tuple[Callable[[], Game], Spoil]] = {
    "a card twice": (entering, lambda s: s["hand"][0].append(s["deck"][0])),
    "a card missing": (entering, lambda s: s["deck"].pop()),
    "a stack of another kind": (entering, lambda s: s["stock"].update(flute=[])),
    "a card in another stack": (entering, lambda s: s["stock"]["joker"].append(s["stock"]["sword"].pop())),
    "gold laid": (entering, lambda s: s["laid"][0].append(s["hand"][3].pop())),
    "markers": (entering, lambda s: s.update(markers_left=21)),
    "a building card twice": (entering, lambda s: s["building_deck"].append(s["building_deck"][0])),
    "another round": (entering, lambda s: s.update(round=2)),
    "too long a row": (entering, lambda s: s["row"].append(s["building_deck"].pop())),
    "a sixth seat": (entering, lambda s: s["waiting"].append(4)),
    "waiting twice": (entering, lambda s: s["waiting"].append(2)),
    "a disc that was not placed": (entering, lambda s: s["entered"][2].append(3)),
    "a number without a disc": (entering, lambda s: s["numbers"].__setitem__(3, 1)),
    "fewer cards than announced": (entering, lambda s: s["numbers"].__setitem__(0, 2)),
    "the phase": (entering, lambda s: s.update(phase="supply")),
    "an unknown phase": (entering, lambda s: s.update(phase="draft")),
    "an estate without a seat": (entering, lambda s: s["arrived"][2].pop()),
    "somebody else's question": (entering, lambda s: s["stack"][-1].__setitem__(1, 2)),
    "another option": (entering, lambda s: s["stack"][-1][2].append("number:9")),
    "another memo": (entering, lambda s: s["stack"][-1][4].update(slot=0)),
    "another step": (entering, lambda s: s["stack"][-1].__setitem__(0, "rattus_cartus/enter.chosen")),
    "an unknown step": (entering, lambda s: s["stack"][-1].__setitem__(0, "citadels/round.start")),
    "a step that waits": (entering, lambda s: s["stack"].insert(0, ["rattus_cartus/resolving.close", 0])),
    "a counter": (entering, lambda s: s.update(left=2)),
    "a seen pile": (entering, lambda s: s["seen"].__setitem__(s["deck"][0], 1)),
    "a known pile": (entering, lambda s: s["knows"].__setitem__(s["deck"][0], 1)),
    "an unseen hand": (entering, lambda s: s["seen"].__setitem__(s["hand"][0][0], 0)),
    "a look nobody had": (entering, lambda s: s["looked"][0].append(3)),
    "a card lost by its owner": (entering, lambda s: s["lost"].append([s["hand"][1][0], 1, 1])),
    "a card lost to the wrong seats": (entering, lambda s: s["lost"].append([s["hand"][1][0], 0, 8])),
    "a shuffle that was not": (entering, lambda s: s["cycle"].__setitem__(s["hand"][0][0], 1)),
    "scores before the end": (entering, lambda s: s.update(scores=[{}] * 4)),
    "nothing to do": (entering, lambda s: s.update(stack=[])),
    "more to give": (giving, lambda s: (s.update(left=3), s["stack"][-1][4].update(left=4))),
    "no tower": (giving, lambda s: s.update(premium=1)),
    "another victim": (giving, lambda s: s["stack"].__setitem__(-2, ["rattus_cartus/guard_tower.give", 2])),
    "an action forgotten": (giving, lambda s: s["stack"].pop(0)),
    "an open building too many": (giving, lambda s: s["revealed"].append(1)),
    "influence from nowhere": (giving, lambda s: s["gained"].__setitem__(0, 3)),
    "a laid card kept": (giving, lambda s: s["laid"][1].append(s["hand"][1].pop())),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_save_that_no_game_leads_to_is_refused(name: str) -> None:
    make, spoil = FAULTS[name]
    g = make()
    assert load(g, saved(g)).pending == g.pending
    data = saved(g)
    spoil(data)
    with pytest.raises(DamagedState) as fault:
        load(g, data)
    assert str(fault.value)


def test_scores_are_those_of_the_table() -> None:
    g = begun(3)
    for _ in random_answers(g, Rng(2)):
        pass
    data = saved(g)
    data["scores"][0]["total"] += 1
    with pytest.raises(DamagedState, match="scores"):
        load(g, data)


@pytest.mark.parametrize(("change", "word"), [
    ({"players": 6}, "players"),
    ({"players": "4"}, "players"),
    ({"start": 4}, "start"),
    ({"version": 99}, "version"),
    ({"options": ["no_rats"]}, "options"),
    ({"buildings": "farm"}, "buildings"),
    ({"buildings": [["farm", "abcde"]]}, "buildings"),
    ({"buildings": [["castle_in_the_air", "abcde"]]}, "castle_in_the_air"),
    ({"buildings": [["farm", "edcba"]]}, "farm"),
    ({"buildings": [["farm", "abc"], ["farm", "de"]]}, "farm"),
])  # fmt: skip
def test_a_set_up_that_is_not_allowed_is_refused_in_a_sentence(change: Saved, word: str) -> None:
    plain = rules().setup(4, {}, 1) | change
    with pytest.raises(SetupError) as fault:
        rules().new(plain, 1)
    assert fault.value.word == word
    assert str(fault.value).endswith(".")


@pytest.mark.parametrize(("choice", "word"), [
    ({"buildings": "all"}, "buildings"),
    ({"buildings": ["farm"]}, "buildings"),
    ({"buildings": ["farm", "brewery", "office", "hospital", "castle", "palace"]}, "buildings"),
    ({"buildings": ["barn"]}, "barn"),
    ({"crown": 1}, "crown"),
    ({"options": ["open_nuns"]}, "options"),
])  # fmt: skip
def test_a_wish_that_cannot_come_true_is_refused_in_a_sentence(choice: Saved, word: str) -> None:
    with pytest.raises(SetupError) as fault:
        rules().setup(4, choice, 1)
    assert fault.value.word == word


def test_chance_leaves_the_guard_tower_out_for_two() -> None:
    """RAT-66: who wants it may have it."""
    for seed in range(40):
        for how in ("random", "mixed"):
            assert "guard_tower" not in dict(rules().setup(2, {"buildings": how}, seed)["buildings"])
    wished = ["farm", "office", "monastery", "guard_tower", "fortune_tellers_tent", "palace"]
    assert ["guard_tower", "abcde"] in rules().setup(2, {"buildings": wished}, 1)["buildings"]
    towers = [dict(rules().setup(3, {"buildings": "random"}, seed)["buildings"]) for seed in range(40)]
    assert any("guard_tower" in buildings for buildings in towers)


@pytest.mark.parametrize("event", [
    Event("flew", {}, {}),
    Event("rats", {"seat": 9, "change": 1, "why": "cards"}, {}),
    Event("rats", {"seat": 0, "change": 1, "why": "magic"}, {}),
    Event("drew", {"seat": 0, "count": 1, "why": "farm"}, {1: {"cards": [3]}}),
    Event("drew", {"seat": 0, "count": 1, "why": "farm"}, {0: {"cards": [200]}}),
    Event("took", {"seat": 0, "kind": "flute", "cards": [111]}, {}),
])  # fmt: skip
def test_events_that_cannot_have_been_told_are_known(event: Event) -> None:
    assert rules().unfit(begun(), event)
