"""What inference is worth: the same search with the characters dealt evenly, inferred, and told."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.scripts import build_script


@pytest.fixture(scope="module")
def gap() -> ModuleType:
    return build_script("studies/gap")


def test_the_share_lies_between_evenly_dealt_and_told(gap: ModuleType) -> None:
    won = [[float(seat < wins) for wins in (2, 3, 4)] for seat in range(4)]
    found = gap.recovered({("games", 1, deal, seat, 8): won[seat] for deal in range(6) for seat in range(4)})
    assert (found["uniform"], found["inferred"], found["told"]) == (0.5, 0.75, 1.0)
    assert (found["recovered"], found["low"], found["high"], found["games"]) == (0.5, 0.5, 0.5, 24)
    assert "50% of the gap" in gap.as_text(found)


@pytest.mark.long
def test_the_three_players_play_the_same_deals_whole(gap: ModuleType) -> None:
    job = ("games", 1, 0, 2, 2)
    assert gap.play_one(job) == gap.play_one(job)


@pytest.mark.long
def test_decisions_are_measured_against_those_for_evenly_dealt_characters(gap: ModuleType) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gap, "JUDGED", 2)  # how well the fourth search knows is not asked here
        uniform, inferred, told = gap.play_one(("decisions", 1, 0, 0, 16))
    assert uniform == 0.0
    assert inferred != 0.0
    assert told != inferred


@pytest.mark.long
def test_finished_games_are_kept(gap: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "gap.jsonl"
    words = ["--by", "games", "--games", "4", "--samples", "2", "--workers", "1", "--out", str(file)]
    assert gap.main(words) == 0
    first, lines = capsys.readouterr().out, file.read_text(encoding="utf-8").count("\n")
    with file.open("a", encoding="utf-8") as cut_off:
        cut_off.write('["decisions", 1, 7')
    assert gap.main(words) == 0
    assert capsys.readouterr().out == first
    assert lines == 4
