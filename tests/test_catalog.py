"""The catalog: which games there are, and what is said of one that cannot be used."""

from __future__ import annotations

import pytest

from game import catalog
from game.bots import levels, make_bot
from game.bots.simulation import Deals, play_games
from game.table.board_theme import board_theme
from game.table.keys import sheet
from game.ui.game_words import author_of, pitch_of, players_of
from game.ui.input.actions import by_id
from tools.arena.games import Fixture, play

TOY = "hidden_numbers"


@pytest.fixture(autouse=True)
def forget() -> None:
    catalog._made.cache_clear()
    catalog.part.cache_clear()


def with_games(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, ",".join(lines))


def test_every_game_is_one_line_and_says_its_own_name() -> None:
    assert catalog.games() == ("citadels", "rattus_cartus", "la_citta", TOY)
    assert [catalog.pack(game).id for game in catalog.games()] == list(catalog.games())
    assert [catalog.rules(game).id for game in catalog.games()] == list(catalog.games())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_what_a_pack_tells_on_a_poster_is_short_and_true(game: str) -> None:
    pack = catalog.pack(game)
    assert vars(type(pack))["seats"] == catalog.rules(game).seats
    assert 0 < len(pitch_of(game)) <= 42
    assert author_of(game)


def test_a_pack_that_tells_nothing_on_a_poster_is_asked_for_its_rules() -> None:
    assert (pitch_of(TOY), author_of(TOY), players_of(TOY)) == ("", "", "2 to 4 players")


def test_a_game_that_is_not_there_has_no_pack() -> None:
    with pytest.raises(KeyError):
        catalog.rules("chess")


@pytest.mark.parametrize(("line", "sentence"), [
    ("chess", "names no game"),
    ("chess=tests.nowhere", "names no game"),
    ("chess=tests.nowhere:Chess", "The game 'chess' cannot be used: tests.nowhere:Chess is not there"),
    ("chess=tests.test_catalog:Gone", "tests.test_catalog:Gone is not there"),
    ("chess=tests.test_catalog:Wordless", "no part called 'words'"),
    ("chess=tests.test_catalog:Wrong", "says that it is 'checkers'"),
    ("citadels=tests.test_catalog:Wordless", "There are two games called 'citadels'"),
])  # fmt: skip
def test_a_game_that_cannot_be_used_is_named(line: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_games(monkeypatch, line)
    with pytest.raises(catalog.PackFault, match=sentence):
        catalog.rules(line.partition("=")[0])


def test_other_games_stay_playable_beside_one_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with_games(monkeypatch, "chess=tests.test_catalog:Wordless")
    assert catalog.rules("citadels").id == "citadels"


def test_a_game_with_rules_alone_has_the_levels_that_every_game_has() -> None:
    assert levels(TOY) == ("random", "search")
    with pytest.raises(ValueError, match="no computer player 'normal' for the game 'hidden_numbers'"):
        make_bot("normal", 1, TOY)


def test_the_level_search_beats_chance_in_a_game_it_knows_nothing_of() -> None:
    won = sum(play(Fixture((("search", "random"), ("random", "search"))[n % 2], "", 3, n, n % 2, TOY)).shares[n % 2]
              for n in range(24))  # fmt: skip
    assert won / 24 > 0.6


def test_games_of_a_pack_can_be_simulated() -> None:
    tally = play_games(Deals(TOY, 3), ["search", "random", "random"], range(4))
    assert tally.games == 4
    assert sum(tally.wins) == pytest.approx(4)


class Wordless:
    id = "chess"
    name = "Chess"

    def rules(self) -> None: ...


class Wrong(Wordless):
    id = "checkers"


@pytest.mark.parametrize("game", ["citadels", "rattus_cartus", "la_citta"])
def test_no_key_stands_twice_on_the_sheet_of_a_game(game: str) -> None:
    """But for the key that confirms: it also goes on while others play."""
    named = [name for line in sheet(board_theme(game)) for name in ((line,) if isinstance(line, str) else line[0])]
    keys = [key for name in named if name not in ("confirm", "skip") for key in by_id()[name].keys]
    assert sorted(keys) == sorted(set(keys))
