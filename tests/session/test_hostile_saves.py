"""Saves whose checksum is right and whose content is not: refused in a sentence, or sound enough to play on."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.rules import asked
from game.citadels.rules.event_shapes import SHAPES
from game.citadels.rules.saved import FIELDS, SavedGame
from game.kernel.rng import Rng
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from torturing.bases import bases
from torturing.changes import CHANGES, LONG, changed, signed
from torturing.saves import torture_saves

Data = dict[str, Any]


@cache
def sound() -> list[bytes]:
    """Saves of all kinds, made when the first test wants them."""
    return bases(40, 7)


def opened(content: bytes) -> Match:
    file = save.decode(content, "x.json")
    return save.resume(file, catalog.rules, InlineBots())


def test_the_bases_are_sound_and_of_all_kinds() -> None:
    for content in sound():
        match = opened(content)
        assert match.events
    data = [json.loads(content) for content in sound()]
    assert len({len(one["players"]) for one in data}) > 4
    assert any(one["over"] for one in data)
    assert any(one["undo"] for one in data)
    assert any(one["seatings"] for one in data)


def test_every_field_of_the_state_has_a_shape() -> None:
    assert SavedGame.__struct_fields__ == tuple(sorted(FIELDS, key=SavedGame.__struct_fields__.index))
    assert set(SavedGame.__struct_fields__) == set(FIELDS)


def test_every_question_and_every_event_of_a_game_is_known_to_the_checks() -> None:
    for content in sound():
        data = json.loads(content)
        assert all(frame[0] in asked.QUESTIONS for frame in data["state"]["stack"][-1:])
        assert {event[0] for event in data["events"]} <= set(SHAPES)


@pytest.mark.long
def test_hundreds_of_changed_saves_break_nothing(tmp_path: Path) -> None:
    result = torture_saves(200, 3, tmp_path, drawn_every=100)
    # how long a step took is for build_scripts/torture.py to judge, on a machine that does nothing else
    assert [failure for failure in result.failures if " took " not in failure] == []
    assert result.refused > 50
    assert result.opened > 20


@pytest.mark.parametrize("way", dict.fromkeys(CHANGES), ids=lambda way: way.__name__)
def test_every_way_to_change_a_save_is_deterministic(way: Callable[..., None]) -> None:
    assert changed(sound()[1], sound()[2], Rng(5)) == changed(sound()[1], sound()[2], Rng(5))


def edited(change: Callable[[Data], object], number: int = 0) -> bytes:
    data = json.loads(sound()[number])
    change(data)
    return signed(data)


REFUSED: dict[str, Callable[[Data], object]] = {
    "a NUL in the name of a save": lambda d: d.update(name="a\0b"),
    "a NUL in the name of a seat": lambda d: d["setup"]["seats"][0].update(name="a\0b"),
    "a line break in the header's names": lambda d: d.update(players=["a\nb"]),
    "turned text": lambda d: d["setup"]["seats"][0].update(name="\u202eann"),
    "a name of 1.9 MB": lambda d: d.update(name="N" * 1_900_000),
    "an unknown level": lambda d: d["setup"]["seats"][0].update(player="grandmaster"),
    "a round of 4,001 digits": lambda d: d.update(round=987654321987654321),
    "a number of 70 bits in the state": lambda d: d["state"].update(rng=2**70),
    "a seat below zero": lambda d: d["state"]["stack"][-1].__setitem__(1, -1),
    "marks without their owner": lambda d: d["state"].update(threats=[0, 1, *d["state"]["threats"][2:]]),
    "a journal of something else": lambda d: d.update(journal=["x"] * len(d["journal"])),
    "a swap with nobody": lambda d: d["state"].update(exchanged=[0, 0, 1, 2]),
    "options that are not offered": lambda d: d["state"]["stack"][-1].__setitem__(2, ["end"]),
    "options that are no words": lambda d: d["state"]["stack"][-1].__setitem__(2, [["end"]]),
    "a floating number": lambda d: d["state"].update(round=1.5),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_is_refused_in_a_sentence(what: str) -> None:
    with pytest.raises(SaveFault) as caught:
        opened(edited(REFUSED[what]))
    assert "\n" not in caught.value.notice.text()


def test_long_numbers_are_refused_before_they_are_read() -> None:
    content = edited(lambda d: d.update(round=987654321987654321))
    assert LONG.encode() in content
    with pytest.raises(SaveFault, match="not a save"):
        save.header(content, "x.json")


def test_events_that_cannot_be_read_cost_the_log_and_not_the_game() -> None:
    for wrong in (["gold", {}, []], ["nonsense", {}, []], ["revealed", {"seat": 99, "rank": 1}, []]):
        match = opened(edited(lambda d, wrong=wrong: d["events"].append(wrong)))  # type: ignore[misc]
        assert match.events == []
        assert match.pending


def test_names_are_written_as_they_can_be_read() -> None:
    match = opened(sound()[0])
    match.hand_over(0, "human", "An\x1bn\0\u2028" + "y" * 100)
    again = opened(save.encode(save.snapshot(match).save_file("eve\0ning", "today")))
    assert again.setup.seats[0].name.startswith("An n yyy")
    assert len(again.setup.seats[0].name) == 80
