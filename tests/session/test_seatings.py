"""Other players in the middle of a game: kept with the journal, saved, and the same game every time."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game import catalog
from game.bots import personalities
from game.bots.inline import InlineBots
from game.cli import replay as replay_command
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.replay import begin, replay
from game.session.setup import HUMAN
from tests.session.helpers import play_on
from tools.shots.citadels.positions import setup

CHANGES = {40: (1, "easy"), 90: (2, f"normal:{personalities()[0]}"), 130: (0, "easy"), 170: (1, "normal")}


def play(changes: dict[int, tuple[int, str]], start: Match) -> Match:
    """To the end, with other players at a seat after so many answers."""
    while not start.over:
        at = len(start.journal)
        if at in changes and not any(one.answered == at for one in start.seatings):
            start.hand_over(*changes[at])
        start.step()
    return start


def of_bots() -> Match:
    chosen = setup(4, 22).seated(0, "normal")
    return Match.new(catalog.rules("citadels"), chosen, InlineBots())


@pytest.fixture(scope="module")
def played() -> Match:
    return play(CHANGES, of_bots())


def test_the_same_players_at_the_same_moments_play_the_same_game(played: Match) -> None:
    """From the first set-up and the changes everything follows again, bots included."""
    changes = {one.answered: (one.seat, one.player) for one in played.seatings}
    assert len(changes) == len(CHANGES)
    again = play(changes, Match.new(played.rules, played.first_setup, InlineBots()))
    assert again.journal == played.journal
    assert played.journal != play({}, of_bots()).journal


def test_changes_are_saved_and_the_replay_agrees(played: Match) -> None:
    content = save.encode(save.snapshot(played).save_file("changed", ""))
    file = save.decode(content, "changed.json")
    cut = played.event_count - len(file.events)  # old events are not saved
    moved = [msgspec.structs.replace(one, told=max(0, one.told - cut)) for one in played.seatings]
    assert list(file.seatings) == moved
    assert sum(1 for _ in replay(begin(file, catalog.rules, "changed"), file)) == len(played.journal)
    assert save.resume(file, catalog.rules, InlineBots()).seatings == list(file.seatings)


@pytest.mark.parametrize("changes", [{"seat": 9}, {"answered": 99_999}])
def test_a_seat_that_there_is_not_is_damage(played: Match, changes: dict[str, int]) -> None:
    file = save.snapshot(played).save_file("changed", "")
    wrong = msgspec.structs.replace(file, seatings=(msgspec.structs.replace(file.seatings[0], **changes),))
    with pytest.raises(SaveFault):
        save.resume(save.decode(save.encode(wrong), "x.json"), catalog.rules, InlineBots())


def test_the_replay_tells_who_sat_down(played: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "changed.json"
    path.write_bytes(save.encode(save.snapshot(played).save_file("changed", "")))
    assert replay_command.main([str(path)]) == 0
    said = capsys.readouterr().out
    assert f"{played.setup.seats[1].name}, from now on: Computer: easy." in said
    assert "Verified" in said


def test_a_report_names_nobody(played: Match) -> None:
    report = save.for_report(save.snapshot(played)).decode()
    assert all(one.name not in report for one in played.setup.seats)


def test_taking_an_answer_back_leaves_who_sat_down() -> None:
    match = Match.new(catalog.rules("citadels"), setup(4, 21), InlineBots())
    while not match.can_undo(0):
        ask = match.pending
        assert ask is not None
        if match.is_human(ask.seat):
            match.answer(ask.number, ask.options[0])
        match.step()
    match.hand_over(2, "easy")
    assert match.undo(0)
    assert match.setup.seats[2].player == "easy"
    assert match.seatings[-1].answered == len(match.journal)


def test_a_seat_that_stays_as_it_is_is_no_change() -> None:
    match = of_bots()
    match.hand_over(1, "normal")
    assert match.seatings == []
    match.hand_over(1, HUMAN, "Ada")
    assert (match.setup.seats[1].name, match.seatings[0].before) == ("Ada", "normal")
    match.hand_over(1, "easy")
    assert play_on(match).over
