"""The commands that tell a game in lines: replay of a recorded game, advice on a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import advise, replay
from game.session import save
from game.ui.lang import set_language
from tests.games.playing import match_of, people, play

NOW = "2026-01-31 20:15"
POSITION = """
- name: Two Monasteries
  table: {game: rattus_cartus, players: 4, start: B, round: 2}
  row: [monastery a, palace, monastery b]
  seats: {B: {hand: [church x2, sword]}}
  now: {phase: enter}
"""


@pytest.mark.parametrize(
    ("language", "begins", "dies"),
    [("en", " enters ", "The nun row is revealed: "), ("de", " betritt ", "Nonnenreihe")],
)
def test_a_recorded_game_is_told_and_verified(
    language: str, begins: str, dies: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = play(match_of("rattus_cartus", *people("rattus_cartus", 3)))
    file = tmp_path / "game.json"
    file.write_bytes(save.encode(save.snapshot(match).save_file("x", NOW)))
    try:
        assert replay.main([str(file), "--lang", language]) == 0
    finally:
        set_language("en")
    told = capsys.readouterr().out
    assert begins in told
    assert dies in told
    assert "{" not in told


def test_a_position_is_answered_in_the_words_of_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    assert advise.main([str(file), "--level", "random"]) == 0
    told = capsys.readouterr().out
    assert "random in seat B answers: enter " in told
