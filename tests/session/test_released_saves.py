"""Files of every format ever released still load, go on and replay, or say in a sentence why they cannot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.rules.casting import UNDERSTOOD
from game.kernel.saving import digest
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.replay import begin, replay
from tests.games.hidden_numbers.rules import find_rules
from tests.saves.make import HERE
from tests.session.helpers import play_on

FILES = sorted(HERE.glob("*.json"))


def test_every_format_has_a_file() -> None:
    formats = {int(path.stem.split("_")[1]) for path in FILES}
    assert formats >= set(range(1, save.FORMAT + 1))
    newest = f"format_{save.FORMAT}_rules_{catalog.rules('citadels').version}.json"
    assert newest in {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_an_old_save_goes_on(path: Path) -> None:
    file = save.decode(save.read_bytes(path), path.name)
    if file.rules_version not in UNDERSTOOD:
        with pytest.raises(SaveFault, match="was played by other rules"):
            save.resume(file, catalog.rules, InlineBots())
        return
    # Rules that changed say so by their version, and tests/saves/make.py writes a file for it.
    match = save.resume(file, catalog.rules, InlineBots())
    assert match.whole.round >= 3
    assert match.can_undo(int(file.journal[-1].split()[0]))
    assert sum(1 for _ in replay(begin(file, catalog.rules, path.name), file)) == len(file.journal)
    assert save.snapshot(match).save_file("", "").rules_version == file.rules_version
    assert play_on(match).over


OLD_NAMES = [path for path in FILES if "format_3" in path.name]


@pytest.mark.parametrize("path", OLD_NAMES, ids=lambda path: path.name)
def test_a_save_of_before_steps_were_named_with_their_game_is_the_same_game(path: Path) -> None:
    written = json.loads(path.read_bytes())
    file = save.decode(save.read_bytes(path), path.name)
    match = save.resume(file, catalog.rules, InlineBots())
    assert [frame[0] for frame in match.whole.stack] == [f"citadels/{frame[0]}" for frame in written["state"]["stack"]]
    assert digest(match.whole) == written["digest"]
    assert len(match.undoing.points) == len(written["undo"]) > 0
    before = match.undoing.points[-1].state
    assert [frame[0].partition("/")[2] for frame in before.stack] == [
        frame[0] for frame in written["undo"][-1]["state"]["stack"]]  # fmt: skip
    assert match.undo(match.undoing.points[-1].seat)
    assert match.whole is before
    assert play_on(match).over


def test_saves_in_the_midst_of_an_effect_are_among_them() -> None:
    written = json.loads((HERE / "format_3_rules_3_in_an_effect.json").read_bytes())
    assert [frame[0] for frame in written["state"]["stack"]] == ["round.call", "turn.menu", "emperor.take_tribute"]
    assert written["undo"][-1]["state"]["stack"][-1][3] == "emperor.crown_problem"


def test_a_save_of_another_game_gets_the_names_of_that_game() -> None:
    path = HERE / "others" / "hidden_numbers_format_3.json"
    match = save.resume(save.decode(save.read_bytes(path), path.name), find_rules, InlineBots())
    assert [frame[0] for frame in match.whole.stack] == ["hidden_numbers/rules.turn", "hidden_numbers/rules.place"]
    assert match.undo(0)
    assert match.whole.stack[-1][3] == "hidden_numbers/rules.problem"
    assert play_on(match).over


def test_the_game_of_an_old_report_is_played_again() -> None:
    path = HERE / "others" / "report_format_3.json"
    file = save.decode(save.read_bytes(path), path.name)
    assert sum(1 for _ in replay(begin(file, catalog.rules, path.name), file)) == len(file.journal) == 157
    assert play_on(save.resume(file, catalog.rules, InlineBots())).over


@pytest.mark.parametrize("stack", [None, 7, "x", [[]], [None], [["turn.menu"]], [[7, 0]], [[["x"], 0]], {"a": []}])
def test_an_old_save_whose_stack_is_none_is_a_damaged_one(stack: Any) -> None:
    data = json.loads(OLD_NAMES[0].read_bytes())
    data["state"]["stack"] = stack
    data["undo"][-1]["state"]["stack"] = stack
    content = json.dumps(data | {"checksum": save.checksum(data)}).encode()
    with pytest.raises(SaveFault, match="damaged"):
        save.resume(save.decode(content, "x"), catalog.rules, InlineBots())


@pytest.mark.parametrize(
    "change", [{"state": 7}, {"undo": [7]}, {"undo": 7}, {"undo": [{"state": "x"}]}, {"game": "x"}]
)
def test_an_old_save_of_a_wrong_shape_is_refused_in_a_sentence(change: dict[str, Any]) -> None:
    data = json.loads(OLD_NAMES[0].read_bytes()) | change
    content = json.dumps(data | {"checksum": save.checksum(data)}).encode()
    with pytest.raises(SaveFault, match=r"damaged|game"):
        save.resume(save.decode(content, "x"), catalog.rules, InlineBots())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_same_deal_of_an_old_game_is_dealt_by_its_rules_and_a_new_deal_by_todays(path: Path) -> None:
    file = save.decode(save.read_bytes(path), path.name)
    if file.rules_version not in UNDERSTOOD:
        return
    match, rules = save.resume(file, catalog.rules, InlineBots()), catalog.rules(file.game)
    first = begin(file, catalog.rules, path.name).whole
    same = Match.new(rules, match.rematch(rotate=False, seed=match.setup.seed), InlineBots())
    assert digest(same.whole) == digest(first)
    other = Match.new(rules, match.rematch(rotate=False, seed=1), InlineBots())
    assert rules.version_of(other.setup.rules_setup) == rules.version


def test_a_save_whose_set_up_names_another_version_is_refused() -> None:
    file = save.decode(save.read_bytes(FILES[-1]), FILES[-1].name)
    for version in (UNDERSTOOD[0], 99, "3", None, True, [3]):
        setup = msgspec.structs.replace(file.setup, rules={**file.setup.rules, "version": version})
        with pytest.raises(SaveFault, match="was played by other rules"):
            save.check(msgspec.structs.replace(file, setup=setup), catalog.rules, "x")
