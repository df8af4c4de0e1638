"""Challenges in the terminal: the deal of the day and deals by code, told and begun."""

from __future__ import annotations

from datetime import date

import pytest

from game.cli import daily as command
from game.cli import dispatch
from game.history import days, same_seat
from game.history.days import Made
from game.session import daily, deal_code
from game.ui import deals
from tests.cli.text.typist import Terminal

DAY = date(2026, 11, 23)
CHALLENGES, OF_THE_DAY, BY_CODE, PLAY = "5", "1", "2", "1"


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "today", lambda: DAY)


def test_a_deal_is_played_by_its_code_from_the_menu(terminal: Terminal) -> None:
    code = deal_code.write(daily.setup(DAY, "citadels")).lower()
    said = terminal.play([CHALLENGES, "Hanna", BY_CODE, "nonsense", code[:9], code, "quit", "yes", "leave"])
    assert "This is no code of a deal" in said
    assert "The code is cut off" in said
    assert "Citadels, 4 players." in said
    assert "Hanna: you." in said


def test_the_deal_of_the_day_is_played_from_the_menu(terminal: Terminal) -> None:
    said = terminal.play([CHALLENGES, "Hanna", OF_THE_DAY, "citadels", PLAY, "where", "quit", "yes", "leave"])
    assert "Citadels: not played yet." in said
    assert "The first game of it that you finish yourself counts" in said
    assert "You are Hanna." in said


def test_the_command_line_plays_a_code_and_refuses_a_wrong_one(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    code = deal_code.write(daily.setup(DAY, "citadels"))
    assert "Hadwig" in terminal.play(["quit", "yes"], f"--code={code}")
    assert dispatch(["text", "--code", code[:-1]]) == 2
    assert "cut off" in capsys.readouterr().err


class Held(dict[tuple[str, str], object]):
    """A history of notes alone."""

    trouble = None

    def note(self, kind: str, key: str, value: object) -> None:
        self[kind, key] = value

    def noted(self, kind: str, key: str) -> object:
        return self.get((kind, key))

    def noted_at(self, kind: str, key: str) -> float:
        return 0.0

    def notes(self, kind: str) -> dict[str, object]:
        return {key: value for (of, key), value in self.items() if of == kind}

    def close(self) -> None:
        pass


def test_the_day_is_told_with_all_that_was_made_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    held = Held()
    monkeypatch.setattr(command, "open_history", lambda: held)
    monkeypatch.setattr(same_seat, "played", lambda setup, seat, level: Made(17, 3, 4))
    assert command.main(["--game", "citadels"]) == 0
    said = capsys.readouterr().out
    assert "17 points" not in said
    assert deal_code.write(daily.setup(DAY, "citadels")) not in said, "whoever plays it now would see every hand"
    held.note(days.TRIES, "2026-11-23/citadels/Matilda", {"points": 31, "place": 1, "players": 4})
    assert command.main(["--game", "citadels", "--levels"]) == 0
    said = capsys.readouterr().out
    assert "Matilda: 31 points, won against 3" in said
    assert "expert: 17 points, place 3 of 4" in said
    assert deal_code.write(daily.setup(DAY, "citadels")) in said
    assert ".............W" in said


@pytest.mark.parametrize("wrong", ["tomorrow", "2026-11-24", "0001-01-01", "2026-02-30"])
def test_a_day_without_a_deal_is_a_sentence(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--date", wrong]) == 2
    assert capsys.readouterr().err.startswith("daily: ")
