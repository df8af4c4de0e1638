"""A game whose files cannot be used is named in a sentence with the file, and the others stay playable."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import app, catalog, paths
from game.citadels.content import loading as own
from game.content import ContentError, usable
from game.la_citta.content import files as citta
from game.rattus_cartus.content import loading as rattus
from game.session.notices import SaveFault
from game.session.save import SaveFile, rules_of

TOY = "hidden_numbers"


def forget() -> None:
    catalog.part.cache_clear()
    for one in (own, rattus, citta):
        one.examine_own_cards.cache_clear()
        one.own_cards.cache_clear()
    citta.own_maps.cache_clear()
    citta.own_towns.cache_clear()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of data without any file."""
    monkeypatch.setattr(paths, "data_dir", lambda: tmp_path)
    forget()
    yield tmp_path
    forget()


def test_games_with_sound_files_have_no_trouble() -> None:
    assert [usable.trouble(game) for game in catalog.games()] == [""] * len(catalog.games())
    usable.check_any()


def test_a_missing_folder_is_named_and_the_other_game_is_playable(data: Path) -> None:
    said = usable.trouble("citadels")
    assert said.startswith("The game 'Citadels' cannot be opened: ")
    assert "cards.yaml: the file cannot be read" in said
    assert "\n" not in said
    assert usable.trouble(TOY) == ""
    usable.check_any()


def test_if_no_game_is_left_the_program_says_why(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(catalog.ELSEWHERE)
    with pytest.raises(ContentError, match=r"cards\.yaml: the file cannot be read"):
        usable.check_any()


def test_the_window_says_so_once_its_title_is_seen(data: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(catalog.ELSEWHERE)
    with pytest.raises(ContentError, match=r"cards\.yaml: the file cannot be read"):
        app.main(["--size", "1280x720", "--lang", "en", "--animation", "0"])


def test_cards_of_another_game_are_named(data: Path) -> None:
    genuine = (Path(paths.__file__).parents[1] / "data" / "cards.yaml").read_text(encoding="utf-8")
    (data / "cards.yaml").write_text(genuine.replace("- id: assassin", "- id: gladiator", 1), encoding="utf-8")
    said = usable.trouble("citadels")
    assert said.startswith("The game 'Citadels' cannot be opened: ")
    assert "cards.yaml" in said
    assert said.endswith("more faults)")


def test_a_pack_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, "chess=tests.nowhere:Chess")
    assert usable.trouble("chess").startswith("The game 'chess' cannot be used: tests.nowhere:Chess is not there")
    usable.check_any()


def test_a_save_of_a_game_that_cannot_be_opened_is_refused_in_a_sentence(data: Path) -> None:
    class Save:
        game = "citadels"

    save: SaveFile = Save()  # type: ignore[assignment]  # all of a save that is looked at
    with pytest.raises(SaveFault) as raised:
        rules_of(save, catalog.rules, "evening.save")
    assert raised.value.notice.word == "unreadable"
    assert "The game 'Citadels' cannot be opened" in str(raised.value.notice)
