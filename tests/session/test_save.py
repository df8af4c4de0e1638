"""One file per match: what is written comes back, and whatever is wrong with a file becomes a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots.inline import InlineBots
from game.kernel.rules import of
from game.kernel.saving import digest
from game.session import save
from game.session.folder import SaveFolder
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.setup import HUMAN
from tests.games.hidden_numbers.rules import View, find_rules
from tests.session.helpers import answer, play_on, toy_match


def written(match: Match) -> bytes:
    return save.encode(save.snapshot(match).save_file("Tuesday", "2025-01-31"))


def read(content: bytes) -> Match:
    file = save.decode(content, "x.json")
    save.check(file, find_rules, "x.json")
    return save.resume(file, find_rules, InlineBots())


@pytest.mark.parametrize("answers", [0, 1, 5, 9, 10_000])
def test_a_loaded_match_goes_on_as_if_nothing_had_happened(answers: int) -> None:
    match = play_on(toy_match(seed=3), answers)
    loaded = read(written(match))
    assert digest(loaded.whole) == digest(match.whole)
    assert loaded.journal == match.journal
    assert loaded.setup == match.setup
    assert loaded.events == match.events
    assert play_on(loaded).journal == play_on(match).journal


def test_the_header_tells_what_the_list_shows() -> None:
    found = save.header(written(play_on(toy_match())), "x.json")
    assert (found.name, found.date, found.over, found.players) == ("Tuesday", "2025-01-31", True, ("Ann", "Bo", "Cleo"))


def test_undo_survives_a_reload() -> None:
    match = toy_match(HUMAN, HUMAN)
    before = digest(match.whole)
    answer(match, f"card:{max(of(View, match.view(0)).hand[0])}")
    answer(match, "left")
    loaded = read(written(match))
    assert loaded.can_undo(0)
    assert loaded.undo(0)
    assert loaded.undo(0)
    assert digest(loaded.whole) == before
    assert loaded.events == []
    assert loaded.journal == []


def test_undo_that_does_not_lead_to_the_saved_state_is_dropped() -> None:
    match = toy_match(HUMAN, HUMAN)
    answer(match, "rest")
    file = save.snapshot(match).save_file("", "")
    late = {**file.undo[0].state, "answered": 5}
    wrongs: list[dict[str, Any]] = [{"seat": 1}, {"state": {}}, {"state": late}]
    for wrong in wrongs:
        points = (msgspec.structs.replace(file.undo[0], **wrong),)
        loaded = save.resume(msgspec.structs.replace(file, undo=points), find_rules)
        assert not loaded.can_undo(0)
        assert not loaded.can_undo(1)


def test_only_the_last_events_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "KEPT_EVENTS", 1)
    match = toy_match(HUMAN, HUMAN)
    answer(match, "rest")
    answer(match, "rest")
    loaded = read(written(match))
    assert [event.public["target"] for event in loaded.events] == [1]
    assert loaded.undo(1)
    assert loaded.events == []


def test_a_snapshot_does_not_change_afterwards() -> None:
    match = toy_match()
    taken = save.snapshot(match)
    before = save.encode(taken.save_file("", ""))
    play_on(match)
    assert save.encode(taken.save_file("", "")) == before


def changed(**changes: Any) -> bytes:
    """A save with other content and a checksum that fits it."""
    file = save.snapshot(play_on(toy_match(), 5)).save_file("", "")
    return save.encode(msgspec.structs.replace(file, **changes))


def bare(change: Callable[[dict[str, Any]], None], *, signed: bool = True) -> bytes:
    data = json.loads(changed())
    change(data)
    if signed:
        data["checksum"] = save.checksum(data)
    return json.dumps(data).encode()


BAD = {
    "empty": (b"", "not_a_save"),
    "not JSON": (b"Dear diary", "not_a_save"),
    "a list": (b"[]", "not_a_save"),
    "another program's": (b'{"format": 1, "program": "Chess", "program_version": "1", "game": "chess"}', "not_a_save"),
    "not UTF-8": (changed(name="x").replace(b'"x"', b'"\xff"'), "not_a_save"),
    "truncated": (changed()[:-100], "not_a_save"),
    "deep lists": (b"[" * 200_000, "not_a_save"),
    "deep objects": (b'{"a":' * 200_000 + b"1" + b"}" * 200_000, "not_a_save"),
    "deep in its place": (changed(undo=[]).replace(b'"undo":[]', b'"undo":' + b"[" * 900 + b"]" * 900), "not_a_save"),
    "endless number": (changed().replace(b'"rules_version":1', b'"rules_version":' + b"9" * 100_000), "not_a_save"),
    "newer": (changed(format=save.FORMAT + 1, program_version="9.0"), "newer_program"),
    "no migration": (bare(lambda d: d.update(format=0)), "damaged"),
    "one letter changed": (bare(lambda d: d.update(name="other"), signed=False), "damaged"),
    "no checksum": (bare(lambda d: d.pop("checksum"), signed=False), "damaged"),
    "field missing": (bare(lambda d: d.pop("state")), "damaged"),
    "field too many": (bare(lambda d: d.update(more=1)), "damaged"),
    "other types": (bare(lambda d: d.update(journal=7)), "damaged"),
    "unknown game": (changed(game="chess"), "unknown_game"),
    "other rules": (changed(rules_version=99), "other_rules"),
    "other cards": (changed(facts="0" * 16), "other_cards"),
    "games mixed up": (bare(lambda d: d["setup"].update(game="chess")), "damaged"),
    "card missing": (bare(lambda d: d["state"]["deck"].clear()), "damaged"),
    "impossible set-up": (bare(lambda d: d["setup"]["seats"].clear()), "damaged"),
    "one seat only": (bare(lambda d: d["setup"].update(seats=d["setup"]["seats"][:1])), "damaged"),
    "journal too short": (bare(lambda d: d["journal"].pop()), "damaged"),
    "gold invented": (bare(lambda d: d["state"].update(coins=[9, 9, 9])), "damaged"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_with_a_sentence(what: str, tmp_path: Path) -> None:
    content, word = BAD[what]
    path = tmp_path / "my game.json"
    path.write_bytes(content)
    with pytest.raises(SaveFault) as caught:
        SaveFolder(tmp_path, find_rules).open(path)
    assert caught.value.notice.word == word
    assert "my game.json" in caught.value.notice.text()
    assert "\n" not in caught.value.notice.text()


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(5_000_000_000)
    with pytest.raises(SaveFault, match=r"The file huge\.json is larger than a save can be"):
        save.read_bytes(path)


def test_folders_and_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveFault, match="not there any more"):
        save.read_bytes(tmp_path / "gone.json")
    with pytest.raises(SaveFault, match="is no file"):
        save.read_bytes(tmp_path)


def test_a_name_full_of_brackets_is_no_depth() -> None:
    match = toy_match()
    name = '[[{{"\\' * 8
    assert read(save.encode(save.snapshot(match).save_file(name, ""))).journal == []


def test_white_space_and_order_of_keys_do_not_matter() -> None:
    data = json.loads(changed())
    read(json.dumps(data, indent=2, sort_keys=True).encode())


def test_older_formats_are_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(changed())
    data["title"] = data.pop("name")
    data["format"] = 0
    data["checksum"] = save.checksum(data)
    monkeypatch.setitem(save.MIGRATIONS, 0, lambda old: {**old, "name": old["title"]} | {})
    with pytest.raises(SaveFault, match="damaged"):
        save.decode(json.dumps(data).encode(), "old.json")  # `title` is one field too many

    def renamed(old: dict[str, Any]) -> dict[str, Any]:
        return {"name" if key == "title" else key: thing for key, thing in old.items()}

    monkeypatch.setitem(save.MIGRATIONS, 0, renamed)
    assert save.decode(json.dumps(data).encode(), "old.json").format == save.FORMAT


def test_a_computer_player_of_another_version_is_named() -> None:
    file = save.snapshot(toy_match()).save_file("mine", "")
    other = msgspec.structs.replace(file, setup=file.setup.seated(1, "grandmaster"))
    with pytest.raises(SaveFault, match="computer player that this program does not know"):
        save.resume(other, find_rules, InlineBots())
