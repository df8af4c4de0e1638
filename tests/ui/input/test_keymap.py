"""Which key does what: the usual map, other maps, conflicts, and damaged ones in the settings file."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game.ui.input import keynames
from game.ui.input.actions import GROUPS, TABLE, WAITING, actions, by_id, meet
from game.ui.input.gamepad import press
from game.ui.input.keymap import Bindings, KeyMap
from game.ui.window.settings import SettingsFile
from tests.ui.driver import Driver


def key(code: int, mod: int = 0, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)


# -- the usual map -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["keys", "pad"])
def test_the_usual_map_is_sound(kind: str) -> None:
    usual = Bindings(kind)
    assert usual.conflicts() == []
    for action in actions():
        assert all(usual.is_known(name) for name in usual.of(action.id)), action
        assert action.group in dict(GROUPS)


def test_the_important_things_have_a_button_of_the_gamepad() -> None:
    wanted = {"a": "confirm", "b": "back", "x": "zoom", "y": "options", "leftshoulder": "area_before",
              "rightshoulder": "area_next", "lefttrigger": "page_up", "righttrigger": "page_down", "start": "pause",
              "back": "rules", "dpup": "up", "stickleft": "left"}  # fmt: skip
    pad = KeyMap()
    for button, action in wanted.items():
        assert pad.means(press(button), action) == action


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (key(pygame.K_g, text="g"), "gold"),
        (key(pygame.K_g, pygame.KMOD_SHIFT, "G"), "gold"),
        (key(pygame.K_z, pygame.KMOD_CTRL), "undo"),
        (key(pygame.K_z, pygame.KMOD_META), "undo"),
        (key(pygame.K_z, text="z"), "zoom"),
        (key(pygame.K_TAB), "next"),
        (key(pygame.K_TAB, pygame.KMOD_SHIFT), "previous"),
        (key(pygame.K_KP3, text="3"), "number_3"),
        (key(pygame.K_0, text="0"), "number_10"),
        (key(223, pygame.KMOD_SHIFT, "?"), "help"),  # where "?" lies on a German keyboard
        (key(pygame.K_SLASH, pygame.KMOD_SHIFT, "?"), "help"),
    ],
)
def test_what_a_key_means(event: pygame.event.Event, action: str) -> None:
    assert KeyMap().means(event, action) == action


def test_keys_with_ctrl_are_not_those_without() -> None:
    keys = KeyMap()
    assert keys.actions(key(pygame.K_g, pygame.KMOD_CTRL)) == ()
    assert keys.actions(key(pygame.K_LCTRL, pygame.KMOD_CTRL)) == ()
    assert keys.actions(pygame.event.Event(pygame.KEYUP, key=pygame.K_g)) == ()


def test_going_on_and_pressing_share_a_key_without_conflict() -> None:
    """While others play the first counts; it is looked at before what has the focus."""
    assert KeyMap().actions(key(pygame.K_SPACE, text=" ")) == ("confirm", "skip")
    known = by_id()
    assert not meet(known["skip"], known["confirm"])
    assert (known["skip"].group, known["undo"].group) == (WAITING, TABLE)
    assert meet(known["skip"], known["undo"])


# -- another map -------------------------------------------------------------------------------------------------------
def test_a_key_is_set_anew() -> None:
    keys = KeyMap()
    keys.keys.put("hint", "f3", instead="t")
    assert keys.means(key(pygame.K_F3), "hint")
    assert not keys.means(key(pygame.K_t, text="t"), "hint")
    keys.keys.reset("hint")
    assert keys.means(key(pygame.K_t, text="t"), "hint")


def test_of_two_actions_of_the_same_moment_the_upper_one_is_done() -> None:
    keys = KeyMap()
    keys.keys.put("hint", "g")
    (conflict,) = keys.keys.conflicts()
    assert (conflict.key, conflict.winner, conflict.loser) == ("g", "gold", "hint")
    assert keys.keys.rivals("gold", "g") == ["hint"]
    assert keys.actions(key(pygame.K_g, text="g")) == ("gold",)
    assert keys.keys.counting("hint") == ("t",)


def test_the_same_key_on_other_screens_is_no_conflict() -> None:
    keys = KeyMap()
    keys.keys.put("delete", "g")
    assert keys.keys.conflicts() == []
    assert set(keys.actions(key(pygame.K_g, text="g"))) == {"gold", "delete"}


def test_nobody_locks_themselves_out() -> None:
    keys, pad = Bindings("keys"), Bindings("pad")
    for action, name in (("back", "escape"), ("confirm", "return"), ("up", "up"), ("left", "left")):
        assert not keys.may_lose(action, name)
        assert keys.owner(name) == action
    assert keys.may_lose("confirm", "space")
    assert not pad.may_lose("confirm", "a")
    pad.put("confirm", "guide")
    assert pad.may_lose("confirm", "a")


def test_a_and_b_can_change_places() -> None:
    pad = Bindings("pad")
    pad.put("confirm", "b", instead="a")
    pad.put("back", "a", instead="b")
    pad.put("skip", "b", instead="a")
    assert pad.conflicts() == []
    assert "confirm" in pad.actions("b")
    assert pad.actions("a") == ("back",)


# -- words -------------------------------------------------------------------------------------------------------------
def test_texts_name_the_present_key() -> None:
    keys = KeyMap()
    assert keys.told("Take back ({key:undo})") == "Take back (Ctrl + Z)"
    keys.keys.put("undo", "f5", instead="ctrl+z")
    assert keys.told("Take back ({key:undo})") == "Take back (F5)"
    keys.pad_used = True
    assert keys.told("Take back ({key:undo})") == "Take back (RS)"
    assert keys.told("Ask for a hint ({key:hint})") == "Ask for a hint"


def test_every_name_of_a_key_can_be_read_again() -> None:
    for code in (*range(33, 127), 228, 246, 252, 223, pygame.K_F12, pygame.K_KP_PLUS, pygame.K_PAGEUP, pygame.K_DELETE):
        name = keynames.name_of(code)
        assert keynames.code_of(name) == code
        assert keynames.is_chord(name)
    assert keynames.split("ctrl++") == ["ctrl", "+"]
    for wrong in ("", " ", "ctrl+", "shift+ctrl+z", "lshift", "hyper+x", "qq"):
        assert not keynames.is_chord(wrong)


# -- the settings file -------------------------------------------------------------------------------------------------
def test_only_what_was_changed_is_kept(driver: Driver) -> None:
    driver.ui.keys.keys.put("hint", "f3")
    driver.ui.keys.pad.put("gold", "guide")
    driver.ui.use_keys()
    values = SettingsFile(driver.ui.settings.path).values
    assert values.keys == {"hint": ["t", "f3"]}
    assert values.pad == {"gold": ["guide"]}
    again = KeyMap(values.keys, values.pad)
    assert not again.trouble
    assert again.keys.of("hint") == ("t", "f3")


@pytest.mark.parametrize(
    ("kept", "action", "left"),
    [
        ({"hint": ["qq"]}, "hint", ("t",)),  # no such key
        ({"hint": "t"}, "hint", ("t",)),  # no list
        ({"hint": [5]}, "hint", ("t",)),
        ({"hint": ["escape", "y"]}, "hint", ("y",)),  # Esc stays what it is
        ({"hint": ["g"]}, "hint", ("t",)),  # another action has it
        ({"hint": ["g"], "gold": ["g", "f4"]}, "gold", ("g", "f4")),  # the file contradicts itself
        ({"hint": ["k"], "gold": ["k"]}, "hint", ("t",)),
        ({"confirm": []}, "confirm", ("return", "kp_enter")),
        ({"dance": ["x"]}, "cover", ("x",)),
        ([1, 2], "hint", ("t",)),
        ("nonsense", "gold", ("g",)),
    ],
)
def test_a_damaged_map_is_said_and_replaced(kept: object, action: str, left: tuple[str, ...]) -> None:
    keys = KeyMap(kept)
    assert keys.trouble or kept == {"confirm": []}
    assert keys.keys.of(action) == left
    assert keys.keys.conflicts() == []


def test_whatever_stands_in_the_file_the_way_back_is_open() -> None:
    names = ["escape", "return", "up", "t", "ctrl+z", "", 7, None]
    for first, second in itertools.product(by_id(), names):
        keys = KeyMap({first: [second], "back": [second], "confirm": [second]})
        assert keys.means(key(pygame.K_ESCAPE), "back")
        assert keys.means(key(pygame.K_RETURN), "confirm")
        assert keys.means(key(pygame.K_UP), "up")


def test_a_map_in_conflict_with_itself_is_a_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    from tests.ui.driver import make_driver

    path = tmp_path / "settings.json"
    path.write_text('{"keys": {"hint": ["g"], "zzz": 3}, "pad": [], "player_name": "Anna"}')
    assert SettingsFile(path).values.player_name == "Anna"
    driver = make_driver(path)
    assert any("Ask for a hint" in said and "zzz" in said for said in driver.toasts())
    driver.press(pygame.K_h, text="h")
    assert driver.screen.layers
