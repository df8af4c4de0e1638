"""F1 from every screen: the rules at the thing in question, and back to exactly where one was."""

from __future__ import annotations

import pygame
import pytest

from game.ui.draw.motion import Tween, linear
from game.ui.screens.reference import ReferenceScreen
from game.ui.widgets import Button, Spacer
from game.ui.widgets.modal import Dialog, open_dialog
from tests.ui.driver import Driver
from tools.shots import around as shots
from tools.shots import gallery as shots_gallery
from tools.shots.citadels.new_game import NEW_GAME_SHOTS

SHOTS = shots.SHOTS | shots_gallery.SHOTS | NEW_GAME_SHOTS
ABOUT = {  # screen -> the place that is opened when nothing is pointed at
    "title": "topic:game", "new_game": "topic:setup", "new_game_cast": "section:cast",
    "new_game_rules": "topic:options",
    "load": "topic:game", "settings": "topic:game", "pause": "topic:game", "about": "topic:game",
    "about_licence": "topic:game", "dialog_confirm": "topic:game", "dialog_text": "topic:game",
    "toasts": "topic:game", "gallery": "topic:game", "gallery_nothing": "topic:game", "card_character": "card:merchant",
    "card_basic": "card:cathedral", "crash": "topic:game",
}  # fmt: skip


def here(driver: Driver) -> str:
    screen = driver.screen
    assert isinstance(screen, ReferenceScreen)
    assert screen.tab == "rules"
    return screen.trail.here


def picture(driver: Driver) -> bytes:
    driver.ui.base.all()
    driver.frame(0.01)
    return pygame.image.tobytes(driver.surface, "RGB")


@pytest.mark.long
@pytest.mark.parametrize("name", ABOUT)
def test_f1_opens_the_rules_from_every_screen_and_esc_leads_back(driver: Driver, name: str) -> None:
    screen = driver.show(SHOTS[name](driver.ui))
    layers, focus, before = list(screen.layers), driver.ui.focus, picture(driver)
    driver.press(pygame.K_F1)
    assert here(driver) == ABOUT[name]
    driver.press(pygame.K_ESCAPE)
    assert driver.screen is screen
    assert (screen.layers, driver.ui.focus) == (layers, focus)
    driver.ui.ring_visible = False
    driver.ui.toasts.shown.clear()
    assert picture(driver) == before or name == "toasts"


def test_f1_again_leads_back(driver: Driver) -> None:
    driver.press(pygame.K_F1)
    assert here(driver) == "topic:game"
    driver.press(pygame.K_F1)
    assert driver.screen.name == "title"


def test_what_is_pointed_at_comes_first(driver: Driver) -> None:
    driver.click("new_game")
    driver.hover("card:king")
    driver.press(pygame.K_F1)
    assert here(driver) == "card:king"
    assert driver.find("topic").value == "King"


def test_what_is_in_focus_counts_while_keys_are_used(driver: Driver) -> None:
    driver.show(SHOTS["gallery"](driver.ui))
    driver.hover("card:king")
    driver.ui.focus = driver.find("card:witch")
    driver.press(pygame.K_DOWN)
    driver.ui.focus = driver.find("card:witch")
    driver.press(pygame.K_F1)
    assert here(driver) == "card:witch"


def test_in_the_rules_a_link_that_is_pointed_at_is_opened(driver: Driver) -> None:
    driver.show(ReferenceScreen(driver.ui, place="section:what_is_safe"))
    driver.hover("to:card:bishop")
    driver.press(pygame.K_F1)
    assert here(driver) == "card:bishop"


def test_a_key_of_ones_own_does_the_same(driver: Driver) -> None:
    driver.ui.keys.keys.put("rules", "f9", "f1")
    driver.press(pygame.K_F1)
    assert driver.screen.name == "title"
    driver.press(pygame.K_F9)
    assert here(driver) == "topic:game"


# -- nothing is lost ---------------------------------------------------------------------------------------------------
def test_a_dialog_stays_open_with_what_was_typed(driver: Driver) -> None:
    screen = driver.show(SHOTS["dialog_text"](driver.ui))
    driver.type("abc")
    field = driver.ui.focus
    assert field is not None
    text = field.value
    assert text.endswith("abc")
    driver.press(pygame.K_F1)
    driver.type("xyz")
    driver.press(pygame.K_ESCAPE)
    assert driver.screen is screen
    assert driver.ui.focus is field
    assert field.value == text


def test_what_moves_stands_still_meanwhile_and_goes_on(driver: Driver) -> None:
    at: list[float] = []
    ended: list[bool] = []
    driver.ui.motion.speed = 1.0
    driver.ui.motion.start(Tween(1000, at.append, linear, lambda: ended.append(True)))
    driver.frame(0.3)
    moved = at[-1]
    assert 0.2 < moved < 0.4
    driver.press(pygame.K_F1)
    for _second in range(5):
        driver.frame(1.0)
    driver.press(pygame.K_SPACE)
    assert at[-1] == moved
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    assert not ended
    driver.frame(0.4)
    assert moved < at[-1] < 1.0
    driver.frame(1.0)
    assert (at[-1], ended) == (1.0, [True])


def test_a_window_that_changed_meanwhile_is_built_anew(driver: Driver) -> None:
    screen = driver.show(SHOTS["new_game"](driver.ui))
    ended: list[bool] = []
    driver.ui.motion.speed = 1.0
    driver.ui.motion.start(Tween(60_000, lambda _share: None, linear, lambda: ended.append(True)))
    close = Button("Close", lambda: None, name="no")
    open_dialog(driver.ui, Dialog("Question", Spacer(), [close]))
    driver.press(pygame.K_F1)
    driver.surface = pygame.display.set_mode((1280, 720))
    driver.ui.use_size((1280, 720))
    driver.frame()
    driver.press(pygame.K_ESCAPE)
    assert driver.screen is screen
    assert ended == [True]
    assert screen.root is not None
    assert screen.root.box.w == driver.ui.scale.bounds.w


def test_cards_and_their_links_from_the_rules_lead_back_one_by_one(driver: Driver) -> None:
    screen = driver.show(SHOTS["load"](driver.ui))
    driver.press(pygame.K_F1)
    driver.click("tab:cards")
    driver.click("card:thief")
    assert driver.screen.name == "card"
    driver.press(pygame.K_F1)
    assert here(driver) == "card:thief"
    for _step in range(3):
        driver.press(pygame.K_ESCAPE)
    assert driver.screen is screen
