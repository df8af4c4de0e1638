"""A press meant for what lay there a moment ago answers nothing, and what ends or destroys has a place of its own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.citadels.scenario.story import Now
from game.citadels.table.board import board_of
from game.citadels.words.names import Names
from game.kernel.rules import of
from game.session.match import Match
from game.table.asking.focus import numbered
from game.table.asking.prompt_bar import has_own_place
from game.ui.input.gamepad import press
from game.ui.widgets import Button
from game.ui.window.settings import Plays
from tests.ui.driver import Driver
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.citadels.base import seat, staged
from tools.shots.citadels.positions import asked_at, search, setup

SOON, LATER = 0.2, 0.4


def thief(*, gathered: bool = False, used: tuple[str, ...] = ()) -> Match:
    """Seat 0 may take gold, and then build a Tavern."""
    seats = {0: seat("thief", gold=2, hand=("tavern", "palace"), city=("market",)), 1: seat("bishop", gold=3),
             2: seat("merchant", gold=5), 3: seat("warlord", gold=2)}  # fmt: skip
    return staged(4, seats, Now(seat=0, gathered=gathered))


def twice(driver: Driver, name: str, seconds: float) -> None:
    """Two clicks at the same place, so many seconds apart."""
    box, k = driver.find(name).box, driver.ui.scale.k
    at = (round(box.cx * k), round(box.cy * k))
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for _click in range(2):
        driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        driver.shell.step(seconds)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["gold", "ability", "end"])
def test_a_double_click_does_one_thing(tmp_path: Path, size: tuple[int, int], name: str) -> None:
    match = thief(gathered=name == "end")
    driver, table = sit_down(tmp_path, match, size=size)
    answered = match.whole.answered
    twice(driver, name, SOON)
    assert match.whole.answered - answered == (0 if name == "end" else 1)
    assert table.picking.ending >= 0 or name != "end"


@pytest.mark.parametrize("key", [pygame.K_RETURN, "a"])
def test_a_double_press_does_one_thing(tmp_path: Path, key: int | str) -> None:
    """By the keyboard and by a gamepad: the focus goes on to another button by itself."""
    match = thief()
    driver, _table = sit_down(tmp_path, match)
    driver.ui.ring_visible, driver.ui.focus = True, driver.find("gold")
    for _press in range(2):
        pressed = press(key) if isinstance(key, str) else pygame.event.Event(
            pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)  # fmt: skip
        driver.shell._process(pressed)
        driver.shell.step(SOON)
    assert match.whole.answered == 1 or match.pending is not None
    assert match.whole.gathered
    assert match.pending is not None
    assert match.pending.step == "turn.chosen"
    assert "ability" not in match.whole.used


@pytest.mark.long
def test_what_is_there_already_is_pressed_as_fast_as_one_likes(tmp_path: Path) -> None:
    def magician(m: Match) -> bool:
        asked = asked_at("turn.chosen", since=2, districts=0)(m) and "ability" in m.pending.options  # type: ignore[union-attr]  # asked
        return asked and m.whole.rank == 3 and len(m.whole.hand[0]) >= 3

    match = search(lambda seed: setup(4, seed), magician, 9)
    driver, table = sit_down(tmp_path, match)
    driver.press(pygame.K_a)
    driver.click(f"hand:{match.whole.hand[0][0]}")
    k = driver.ui.scale.k
    for card in match.whole.hand[0][1:3]:
        box = driver.find(f"hand:{card}").box
        at = (round(box.cx * k), round((box.y + 20) * k))
        driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        driver.shell.step(0.1)
    assert table.offers is not None
    assert len(table.offers.chosen) == 3


def test_buttons_of_a_turn_keep_their_places(tmp_path: Path) -> None:
    """And those that end, destroy or reveal never lie where another button was a moment ago."""
    driver, table = sit_down(tmp_path, thief(), size=(1280, 720))
    seen: dict[str, tuple[float, float]] = {}
    for name in ("gold", "ability"):
        for button in table.prompt.children:
            at = (button.box.right, button.box.y)
            assert seen.setdefault(button.name, at) == at
        before = {button.name: button.box for button in table.prompt.children}
        driver.click(name)
        for button in table.prompt.children:
            assert isinstance(button, Button)
            if has_own_place(button):
                assert not any(old.overlaps(button.box) for other, old in before.items() if other != button.name)


# -- the choice of a character -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("plays", ["nothing", "undoable", "everything"])
def test_a_character_takes_two_acts_and_nothing_is_preset(tmp_path: Path, plays: Plays) -> None:
    match = new_match(4, seed=3)
    driver, table = sit_down(tmp_path, match)
    driver.ui.settings.values.one_press = plays
    while table.offers is None:
        driver.frame()
    assert table.offers.ask.step == "draft.keep"
    driver.frame()
    ranks = [offer.thing for offer in table.offers.offers]
    assert not table.picking.table.selected
    assert not [one for one in table.prompt.children if one.name.startswith("rank")]
    assert not [one for one in table.zoom.children if isinstance(one, Button)]
    answered = match.whole.answered
    driver.click(f"draft:{ranks[0]}")
    driver.press(pygame.K_0 + ranks[1])
    assert match.whole.answered == answered
    chosen = table.selected
    assert chosen == ("track", ranks[1])
    named = of(Names, table.names).plain_rank(ranks[1])
    assert driver.find(f"rank:{ranks[1]}") is not None
    assert [one.value for one in table.prompt.children] == [f"Take the {named}"]
    assert board_of(table).fan.take.value == f"Take the {named}"
    assert table.zoom.value == match.whole.box.setup.cast[ranks[1] - 1]
    driver.press(pygame.K_0 + ranks[1])
    assert match.whole.roles[0] == [ranks[1]]


# -- dragging ----------------------------------------------------------------------------------------------------------
def drag(driver: Driver, name: str, to: tuple[float, float]) -> None:
    box, k = driver.find(name).box, driver.ui.scale.k
    way = [(box.cx, box.cy), (box.cx + 30, box.cy - 30), to]
    spots = [(round(x * k), round(y * k)) for x, y in way]
    driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=1))
    for at in spots:
        driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
        driver.frame(0.1)
    driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spots[-1], button=1))
    driver.frame()


def test_a_card_dragged_to_the_city_is_built(tmp_path: Path) -> None:
    match = thief(gathered=True)
    driver, table = sit_down(tmp_path, match)
    tavern, palace = sorted(match.whole.hand[0], key=lambda card: match.whole.box.cost[card])
    drag(driver, f"hand:{tavern}", (table.prompt.box.cx, table.prompt.box.y + 5))
    assert tavern in match.whole.hand[0], "dropped elsewhere it goes back"
    assert not table.stage.sprites
    assert not table.hand.cards[0].hidden
    drag(driver, f"hand:{palace}", board_of(table).city.box.center)
    assert palace in match.whole.hand[0]
    assert any("short" in text for text in driver.toasts())
    drag(driver, f"hand:{tavern}", board_of(table).city.box.center)
    assert tavern in match.whole.city[0]


def test_a_press_selects_a_card_and_a_second_one_builds_it(tmp_path: Path) -> None:
    """By mouse, by keyboard and by gamepad; dragging takes the card up and lays it down, which are two acts as well."""
    for act in ("mouse", "keyboard", "gamepad"):
        match = thief(gathered=True)
        driver, table = sit_down(tmp_path / act, match)
        assert driver.ui.settings.values.one_press == "nothing"
        tavern = min(match.whole.hand[0], key=lambda card: match.whole.box.cost[card])

        def once(act: str = act, driver: Driver = driver, tavern: int = tavern) -> None:
            if act == "mouse":
                driver.click(f"hand:{tavern}")
                return
            driver.ui.ring_visible, driver.ui.focus = True, driver.find(f"hand:{tavern}")
            driver.shell.process(press("a")) if act == "gamepad" else driver.press(pygame.K_RETURN)
            driver.frame()

        once()
        assert table.selected == ("hand", tavern)
        assert tavern in match.whole.hand[0]
        assert driver.find(f"build:{tavern}").value.startswith("Build Tavern")
        driver.frame(LATER)
        once()
        assert tavern in match.whole.city[0]


def test_what_is_selected_by_its_number_is_confirmed_by_enter(tmp_path: Path) -> None:
    """Wherever the focus was: whoever has chosen by number thinks of nothing else."""
    match = thief(gathered=True)
    driver, table = sit_down(tmp_path, match)
    tavern, palace = sorted(match.whole.hand[0], key=lambda card: match.whole.box.cost[card])
    driver.ui.ring_visible, driver.ui.focus = True, driver.find(f"hand:{palace}")
    number = numbered(table).index(("hand", tavern))
    driver.press(pygame.K_1 + number)
    assert table.selected == ("hand", tavern)
    assert tavern in match.whole.hand[0]
    driver.frame(LATER)
    driver.press(pygame.K_RETURN)
    assert tavern in match.whole.city[0]


def test_the_button_beside_a_selected_card_confirms_it(tmp_path: Path) -> None:
    match = thief(gathered=True)
    driver, _table = sit_down(tmp_path, match)
    tavern = min(match.whole.hand[0], key=lambda card: match.whole.box.cost[card])
    driver.click(f"hand:{tavern}")
    driver.frame(LATER)
    driver.click(f"build:{tavern}")
    assert tavern in match.whole.city[0]


@pytest.mark.parametrize("plays", ["undoable", "everything"])
def test_one_press_plays_for_those_who_know(tmp_path: Path, plays: Plays) -> None:
    match = thief(gathered=True)
    driver, _table = sit_down(tmp_path, match)
    driver.ui.settings.values.one_press = plays
    tavern = min(match.whole.hand[0], key=lambda card: match.whole.box.cost[card])
    driver.click(f"hand:{tavern}")
    assert tavern in match.whole.city[0]


# -- speed, and whose city it is ---------------------------------------------------------------------------------------
def test_the_speed_goes_round(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, thief())
    driver.ui.settings.values.animation = 1.0
    seen = []
    for _press in range(3):
        driver.click("speed")
        seen.append((driver.find("speed").value, driver.ui.motion.speed))
    assert seen == [("2×", 2.0), ("4×", 4.0), ("1×", 1.0)]
    driver.press(pygame.K_v)
    assert driver.find("speed").value == "2×"


def test_another_city_behind_the_tab_is_named(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, thief(), size=(1280, 720), scale=150)
    table.board.show_seat(2)
    assert driver.find("tab:city").value == f"City of {table.names.plain_seat(2)}"
    table.use_tab("log")
    assert driver.find("tab:city").value == "City"
