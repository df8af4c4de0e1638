"""A journal played again gives the same game, or says where it does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.kernel.saving import digest
from game.session import journal, save
from game.session.notices import SaveFault
from game.session.replay import Differs, begin, replay
from tests.games.hidden_numbers.rules import find_rules
from tests.session.helpers import play_on, toy_match


def saved(answers: int = 10_000, **changes: Any) -> save.SaveFile:
    match = play_on(toy_match(rounds=8), answers)
    return msgspec.structs.replace(save.snapshot(match).save_file("", ""), **changes)


def test_a_replay_ends_where_the_match_ended() -> None:
    file = saved()
    match = begin(file, find_rules, "a")
    made = list(replay(match, file))
    assert digest(match.whole) == file.digest
    assert [f"{r.seat} {r.option}" for r in made] == [" ".join(line.split()[:2]) for line in file.journal]
    assert any(line.count(" ") == 3 for line in file.journal), "some lines carry a digest"
    assert any(r.events for r in made)


def test_a_replay_can_stop_on_the_way() -> None:
    file = saved()
    match = begin(file, find_rules, "a")
    assert len(list(replay(match, file, 5))) == 5
    assert digest(match.whole) == saved(5).digest


@pytest.mark.parametrize(
    ("word", "changed", "says"),
    [
        (1, "fly", "cannot choose what was recorded"),
        (0, "1", "is asked, but an answer of"),
        (0, "9", "of somebody who does not play"),
        (2, "0" * 8, "chance went another way"),
    ],
)
def test_a_changed_answer_is_found(word: int, changed: str, says: str) -> None:
    number, lines = 4, list(saved().journal)
    words = lines[number].split()
    words[word] = changed
    lines[number] = " ".join(words)
    file = saved(journal=tuple(lines))
    with pytest.raises(Differs, match=f"Answer {number + 1}: .*{says}"):
        list(replay(begin(file, find_rules, "a"), file))


def test_another_ending_and_too_many_answers_are_found() -> None:
    file = saved(digest="0" * 16)
    with pytest.raises(Differs, match="After all"):
        list(replay(begin(file, find_rules, "a"), file))
    longer = saved(journal=(*saved().journal, "0 rest 00000000"))
    with pytest.raises(Differs, match="the game is over"):
        list(replay(begin(longer, find_rules, "a"), longer))


@pytest.mark.parametrize("line", ["", "rest", "0 rest", "0 rest 123", "-1 rest 00000000", "0 a\nb 00000000", "x" * 500])
def test_what_is_no_line_is_said_to_be_none(line: str) -> None:
    with pytest.raises(ValueError, match="no line of a journal"):
        journal.parse(line)
    file = saved(journal=(line,))
    with pytest.raises(SaveFault):
        list(replay(begin(file, find_rules, "a"), file))
