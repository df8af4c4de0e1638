"""Long work is cut into frames: the table in strips, pictures by a thread, the next screen while the old one fades."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.paths import assets_dir
from game.table.motion.scene import Veil
from game.ui.draw.motion import Breath, Call, Chain
from game.ui.draw.pictures import HALF_WIDTH, Pictures
from game.ui.draw.sprites import Sprite
from game.ui.screens.about import AboutScreen
from game.ui.widgets import Button
from game.ui.window.renderer import MOST_WAITS, STRIPS
from tests.ui.driver import Driver, make_driver

LONGEST = 60.0  # seconds a test waits for the thread


class Ticking:
    """A clock on which every look takes a second."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


def impatient(driver: Driver) -> None:
    """One widget and one job a frame."""
    driver.shell.renderer.clock = driver.ui.stack._clock = Ticking()
    driver.shell.renderer.patience = driver.ui.stack.patience = 0.5


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


# -- the base in strips --------------------------------------------------------------------------------------------
def test_a_window_drawn_in_strips_looks_like_one_drawn_at_once(driver: Driver) -> None:
    driver.frame()
    at_once = pixels(driver.surface)
    impatient(driver)
    driver.ui.base.all()
    driver.surface.fill((0, 0, 0))
    frames = 1
    while driver.shell.draw(driver.surface) == []:
        assert driver.shell.renderer.unfinished
        assert driver.shell.active  # the loop goes on at full pace until it is drawn
        frames += 1
    assert frames > STRIPS  # a strip takes more than one, too
    assert not driver.shell.renderer.unfinished
    assert pixels(driver.surface) == at_once


def test_the_first_frame_of_all_is_drawn_at_once(tmp_path: Path) -> None:
    """Until then there is nothing that could stutter, and whoever starts the program waits for it."""
    patient = make_driver(tmp_path / "patient.json")
    patient.frame()
    at_once = pixels(patient.surface)
    hurried = make_driver(tmp_path / "hurried.json")
    hurried.surface.fill((0, 0, 0))
    impatient(hurried)
    hurried.shell.step(0.05)
    assert hurried.shell.draw(hurried.surface) == [hurried.surface.get_rect()]
    assert not hurried.shell.renderer.unfinished
    assert pixels(hurried.surface) == at_once


def test_what_is_on_the_screen_stays_until_all_strips_are_there(driver: Driver) -> None:
    driver.frame()
    before = pixels(driver.surface)
    impatient(driver)
    driver.ui.motion.speed = 0
    driver.ui.stack.push(AboutScreen(driver.ui))
    frames = 1
    while (changed := driver.shell.draw(driver.surface)) == []:
        assert pixels(driver.surface) == before
        frames += 1
    assert changed
    assert frames > STRIPS
    assert pixels(driver.surface) != before


def test_what_begins_to_move_is_seen_with_the_table_that_it_belongs_to(driver: Driver) -> None:
    """New words slide in where the old ones are drawn no more."""
    driver.frame()
    before = pixels(driver.surface)
    impatient(driver)
    driver.ui.base.all()
    sign = pygame.Surface((40, 40))
    sign.fill((250, 10, 200))
    stage = driver.screen.stage
    sprite = stage.add(Sprite(sign, 100.0, 100.0, driver.ui.scale.k))
    driver.shell.draw(driver.surface)
    for _part in range(STRIPS):
        driver.shell.draw(driver.surface)
        assert driver.shell.renderer.unfinished
        assert pixels(driver.surface) == before
        sprite.x += 3
    while driver.shell.renderer.unfinished:
        assert pixels(driver.surface) == before
        assert driver.shell.draw(driver.surface) is not None
    middle = sprite.rect().center
    assert driver.surface.get_at(middle)[:3] == (250, 10, 200)
    stage.remove(sprite)
    driver.shell.draw(driver.surface)
    assert pixels(driver.surface) == before


def test_what_changes_below_a_half_drawn_strip_is_seen_as_it_is_at_the_end(driver: Driver) -> None:
    """What changes in every turn does not keep the others from ever being seen, nor is it seen as it was."""
    driver.frame()
    impatient(driver)
    driver.ui.base.all()
    assert driver.screen.root is not None
    button = next(one for one in driver.screen.root.walk() if isinstance(one, Button))
    turns = 0
    while driver.shell.renderer.unfinished or not turns:
        button.text = f"Turn {turns}"
        button.invalidate()
        driver.shell.draw(driver.surface)
        turns += 1
        assert turns < 400
    drawn = pixels(driver.surface)
    driver.shell.renderer.patience = math.inf
    driver.ui.base.all()
    driver.shell.draw(driver.surface)
    assert pixels(driver.surface) == drawn


def test_a_small_change_does_not_wait_for_the_strips(driver: Driver) -> None:
    driver.frame()
    impatient(driver)
    driver.ui.base.all()
    assert driver.shell.draw(driver.surface) == []
    small = pygame.Rect(20, 20, 60, 40)
    driver.ui.base.add(small)
    assert driver.shell.draw(driver.surface) == [small]
    assert driver.shell.renderer.unfinished


def test_a_turn_in_which_much_happened_leaves_drawing_to_the_next_one_but_not_for_ever(driver: Driver) -> None:
    driver.frame()
    driver.frame()
    impatient(driver)
    driver.ui.base.add(pygame.Rect(20, 20, 60, 40))
    for _turn in range(MOST_WAITS):
        driver.shell.renderer.begin()
        assert driver.shell.draw(driver.surface) == []
        assert driver.shell.renderer.unfinished
    driver.shell.renderer.begin()
    assert driver.shell.draw(driver.surface) == [pygame.Rect(20, 20, 60, 40)]
    assert not driver.shell.renderer.unfinished


def test_what_goes_on_in_the_next_turn_is_not_drawn_half_begun(driver: Driver) -> None:
    driver.frame()
    motion, done = driver.ui.motion, list[str]()
    motion.speed, motion.late = 1.0, lambda: True
    motion.start(Chain([Call(lambda: done.append("begun")), Breath(motion), Call(lambda: done.append("whole"))]))
    motion.update(0.01)
    driver.ui.base.all()
    assert done == ["begun"]
    assert driver.shell.draw(driver.surface) == []
    motion.update(0.01)  # as long as the one before: nothing waits twice
    assert done == ["begun", "whole"]
    assert driver.shell.draw(driver.surface)


def test_the_darkened_table_is_seen_once_all_parts_of_it_are_made(driver: Driver) -> None:
    driver.frame()
    size = driver.surface.get_size()
    shade = pygame.Surface(size)
    shade.fill((128, 128, 128))
    bright = driver.surface.copy()
    impatient(driver)
    veil = Veil(pygame.Surface(size), lambda: shade, driver.ui.scale.k)
    lit = pygame.Rect(100, size[1] // 4 - 30, 90, 60)  # in two parts
    veil.lit = [lit]
    stage = driver.screen.stage
    stage.add(veil)
    turns = 1
    while not driver.shell.draw(driver.surface):
        assert driver.shell.renderer.unfinished
        assert pixels(driver.surface) == pixels(bright)
        turns += 1
    assert turns > 2
    wanted = bright.copy()
    wanted.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    wanted.blit(bright, lit, lit)
    assert pixels(driver.surface) == pixels(wanted)
    stage.remove(veil)


# -- pictures from a thread ----------------------------------------------------------------------------------------
def pictures(opened: list[str]) -> Pictures:
    def load(name: str) -> pygame.Surface:
        opened.append(name)
        return pygame.image.load(assets_dir() / f"{name}.webp")

    return Pictures(load, lambda name: assets_dir() / f"{name}.webp")


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not done():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_a_picture_decoded_ahead_is_not_opened_again() -> None:
    opened: list[str] = []
    store = pictures(opened)
    store.ahead(["citadels/cards/tavern", "citadels/cards/no_such_card"])
    wait_for(lambda: not store.busy and bool(store._decoded))
    found = store.get("citadels/cards/tavern", 110)
    assert found is not None
    assert found.get_width() == HALF_WIDTH
    assert opened == []


def test_pictures_of_another_game_go_when_its_table_is_left_and_come_back_with_it() -> None:
    opened: list[str] = []
    store = pictures(opened)
    for name in ("citadels/cards/tavern", "la_citta/cards/closeness"):
        store.get(name, 110)
    store.keep_only(["la_citta/cards/closeness"])
    assert store.has("la_citta/cards/closeness")
    assert not store.has("citadels/cards/tavern")
    opened.clear()
    store.keep_only(["citadels/cards/tavern", "citadels/cards/temple"])
    wait_for(lambda: store.has("citadels/cards/tavern"))
    assert not store.has("citadels/cards/temple"), "it was not there before"
    assert opened == []


def test_what_is_on_its_way_for_another_game_is_not_decoded_any_more() -> None:
    store = pictures([])
    store.ahead(["citadels/cards/tavern"] * 40 + ["citadels/cards/temple"])
    store.keep_only([])
    wait_for(lambda: not store.busy)
    assert not store.has("citadels/cards/temple")


def test_whoever_cannot_wait_gets_half_the_size_and_the_whole_later() -> None:
    opened: list[str] = []
    store = pictures(opened)
    store.patient = False
    rough = store.get("citadels/cards/tavern", 700)
    assert rough is not None
    assert rough.get_width() == HALF_WIDTH
    assert store.rough
    wait_for(store.collect)
    whole = store.get("citadels/cards/tavern", 700)
    assert whole is not None
    assert whole.get_width() == 2 * HALF_WIDTH
    assert opened == ["citadels/cards/tavern"]


def test_a_large_card_is_drawn_again_when_its_picture_is_sharp(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (3840, 2160))
    driver.ui.assets.pictures.patient = False
    rough = driver.ui.cards.surface("tavern", "card", 352)
    assert driver.ui.cards.surface("tavern", "card", 352) is rough
    end = time.monotonic() + LONGEST
    while driver.ui.cards.surface("tavern", "card", 352) is rough and time.monotonic() < end:
        driver.shell.step(0.01)
        time.sleep(0.005)
    driver.ui.assets.pictures.patient = True
    driver.ui.assets.use_window(3840, 2160)
    patient = driver.ui.cards.surface("tavern", "card", 352)
    assert patient.get_size() == rough.get_size()
    assert pixels(patient) != pixels(rough)


# -- the screen that comes -----------------------------------------------------------------------------------------
def test_a_screen_is_prepared_in_slices_while_the_old_one_fades(driver: Driver) -> None:
    driver.frame()
    impatient(driver)
    driver.ui.motion.speed = 1
    done: list[int] = []
    coming = AboutScreen(driver.ui)
    driver.ui.stack.reset_after([partial(done.append, n) for n in range(20)], coming)
    assert driver.shell.active
    for step in range(1, 20):
        driver.shell.step(1 / 60)
        assert done == list(range(len(done)))
        assert len(done) <= step
        assert driver.screen is not coming
        assert driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert driver.ui.stack.fade == 1.0
    for _ in range(3):
        driver.shell.step(1 / 60)
    assert driver.screen is coming
    assert len(done) == 20


def test_who_waits_in_the_dark_sees_how_far_it_is(driver: Driver) -> None:
    driver.frame()
    impatient(driver)
    driver.ui.motion.speed = 1
    stack = driver.ui.stack
    stack.reset_after([lambda: None for _ in range(100)], AboutScreen(driver.ui))
    seen: list[float | None] = []
    dark = b""
    while stack.changing:
        driver.shell.step(1 / 60)
        driver.shell.draw(driver.surface)
        seen.append(stack.prepared)
        if stack.fade == 1.0 and not dark:
            dark = pixels(driver.surface)
        elif stack.prepared and stack.prepared < 0.9:
            assert pixels(driver.surface) != dark
    told = [one for one in seen if one is not None]
    assert seen[:20] == [None] * 20  # a short wait is not worth a word
    assert told == sorted(told)
    assert told[-1] > 0.9


def test_without_movements_the_screen_comes_at_once(driver: Driver) -> None:
    done: list[int] = []
    coming = AboutScreen(driver.ui)
    driver.ui.motion.speed = 0
    driver.ui.stack.reset_after([lambda: done.append(1)], coming)
    assert driver.screen is coming
    assert done == [1]
