"""`python -m game history`: lists, figures, tables and single games in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.history import main
from game.history.database import NAME
from game.history.store import open_history
from game.session import save
from tests.history.matches import match_of


@pytest.fixture
def filled(home: Path) -> Path:
    """Two games of Citadels and one of Rattus Cartus."""
    history = open_history()
    for number, (game, players) in enumerate((("citadels", 3), ("rattus_cartus", 2), ("citadels", 3))):
        history.record(match_of(number, game, players), 600.0, played_at=1_795_000_000.0 + 9000 * number)
    history.close()
    return home


def said(capsys: pytest.CaptureFixture[str], *typed: str) -> tuple[int, str]:
    code = main([*typed])
    told = capsys.readouterr()
    return code, told.out + told.err


def test_nothing_was_played_yet(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys) == (0, "0 games.\n")
    assert said(capsys, "figures") == (0, "There are no such games.\n")
    assert said(capsys, "ratings") == (0, "Nobody is rated yet.\n")


@pytest.mark.usefixtures("filled")
def test_a_list_has_the_newest_first(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = said(capsys)
    assert code == 0
    assert [line.partition(":")[0] for line in told.splitlines()] == ["3", "2", "1", "3 games."]
    assert "Rattus Cartus" in told
    assert said(capsys, "list", "--game", "rattus_cartus")[1].endswith("\n1 game.\n")
    assert said(capsys, "list", "--text", "nobody")[1] == "0 games.\n"
    assert said(capsys, "list", "--limit", "1", "--skip", "1")[1].startswith("2:")


@pytest.mark.parametrize(("lang", "words"), [("en", "Characters"), ("de", "Charaktere")])
@pytest.mark.usefixtures("filled")
def test_figures_are_told_in_both_languages(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    code, told = said(capsys, "figures", "--game", "citadels", "--lang", lang)
    assert code == 0
    assert words in told
    assert "(" in told.splitlines()[-1]


@pytest.mark.usefixtures("filled")
def test_ratings_name_people_and_levels(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "ratings")[1]
    assert "Anna: " in told
    assert "hard: " in told


def test_a_table_and_a_game_are_written_and_nothing_is_written_over(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, game = filled / "games.csv", filled / "game.json"
    assert said(capsys, "export", str(table), "--game", "citadels")[0] == 0
    assert len(table.read_text().splitlines()) == 1 + 6
    assert said(capsys, "save", "2", str(game))[0] == 0
    assert save.decode(game.read_bytes(), "game.json").game == "rattus_cartus"
    code, told = said(capsys, "save", "1", str(game))
    assert code == 2
    assert "is there already" in told
    assert said(capsys, "save", "1", str(game), "--force")[0] == 0
    assert said(capsys, "export", str(filled / "games.csv" / "below"))[0] == 2


@pytest.mark.usefixtures("filled")
def test_games_are_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "delete", "2") == (0, "Game 2 is forgotten.\n")
    assert said(capsys, "delete", "2") == (2, "history: There is no game 2.\n")
    assert said(capsys, "delete", "all") == (0, "All games are forgotten.\n")
    assert said(capsys)[1] == "0 games.\n"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["lst"], "Did you mean list?"),
        (["save", "1"], "wants 2 more, not 1"),
        (["save", "one", "x"], "is no number of a game"),
        (["save", "9", "x"], "There is no game 9."),
        (["list", "--game", "chess"], "there is no game 'chess'"),
        (["list", "--limit", "0"], "a list shows 1 game or more"),
    ],
)
@pytest.mark.usefixtures("home")
def test_what_cannot_be_done_is_said(capsys: pytest.CaptureFixture[str], typed: list[str], told: str) -> None:
    code, found = said(capsys, *typed)
    assert code == 2
    assert told in found


def test_a_history_that_cannot_be_read_is_said(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "history" / NAME).mkdir(parents=True)
    code, told = said(capsys)
    assert code == 1
    assert "is no file but something else" in told
