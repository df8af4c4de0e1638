"""The keys that games bring: which meet, what games share, and a game that is not there."""

from __future__ import annotations

import pygame
import pytest

from game import catalog
from game.ui.input.actions import actions, by_id, meet
from game.ui.input.keymap import Bindings, KeyMap


def test_an_action_that_two_games_bring_is_one() -> None:
    known = by_id()
    assert known["gold"].games == {"citadels", "la_citta"}
    assert known["rest"].games == {"hidden_numbers"}
    assert not known["undo"].games


def test_keys_of_different_games_never_meet() -> None:
    known = by_id()
    assert not meet(known["ability"], known["map_whole"])
    assert not meet(known["cards"], known["city_next"])
    assert meet(known["gold"], known["found"])
    keys = KeyMap()
    keys.keys.put("play_pass", "g")
    assert keys.keys.conflicts() == []
    keys.keys.put("found", "g")
    assert [(one.winner, one.loser) for one in keys.keys.conflicts()] == [("gold", "found")]


@pytest.mark.parametrize("game", catalog.games())
def test_what_games_share_they_bring_with_the_same_keys(game: str) -> None:
    known = by_id()
    for action in catalog.part(game, "keys") or ():
        assert known[action.id].games, f"{action.id} is an action of every game"
        assert (known[action.id].keys, known[action.id].pad, known[action.id].group) == (
            action.keys, action.pad, action.group,
        )  # fmt: skip


def test_without_its_game_a_key_is_free_and_no_key_of_others_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = {action.id: action.keys for action in actions() if "rest" not in action.id}
    monkeypatch.delenv(catalog.ELSEWHERE)
    assert {action.id: action.keys for action in actions()} == with_it


def test_a_game_that_cannot_be_used_brings_no_keys_and_hinders_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, "lost=nowhere.at.all:Pack")
    assert KeyMap().means(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g", scancode=0), "gold")


def test_an_action_that_is_newer_than_the_file_gives_way() -> None:
    """Somebody set "-" for "do without" before maps could be made smaller with it."""
    bindings = Bindings("keys")
    assert bindings.load({"without": ["-"]}) == []
    assert bindings.of("without") == ("-",)
    assert bindings.of("map_smaller") == ("kp_minus",)
