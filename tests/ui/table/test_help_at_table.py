"""F1 at the table: the card that is looked at, the question that waits, the character whose turn it is; nothing private
in front of the curtain, and nothing lost on the way back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.citadels.rules import CHARACTERS
from game.citadels.table.board import board_of
from game.citadels.words.contents import ANNOUNCED
from game.citadels.words.contents import QUESTIONS as RECORDS
from game.kernel import steps
from game.table.asking.mark import Subject
from game.ui.draw.markup import WORD
from game.ui.screens.gallery import places
from game.ui.screens.reference import ReferenceScreen
from tests.ui.driver import Driver
from tests.ui.table.helpers import new_match, pixels, sit_down
from tools.shots.citadels.shots import SHOTS

QUESTIONS = {  # shot -> the place of its question when no card is looked at
    "draft": "topic:draft", "pick_assassin": "card:assassin", "pick_warlord": "card:warlord", "pick_spy": "card:spy",
    "pick_emperor": "card:emperor", "react_bribe": "section:threats", "react_confiscate": "section:warrants",
    "react_graveyard": "card:graveyard", "react_hospital": "card:hospital", "pick_theater": "card:theater",
    "pick_laboratory": "card:laboratory", "pick_thieves_den": "card:thieves_den", "pick_scholar": "card:scholar",
}  # fmt: skip


def here(driver: Driver) -> str:
    screen = driver.screen
    assert isinstance(screen, ReferenceScreen)
    return screen.trail.here


@pytest.mark.long
@pytest.mark.parametrize("name", QUESTIONS)
def test_the_question_that_waits(driver: Driver, name: str) -> None:
    screen = driver.show(SHOTS[name](driver.ui))
    screen.subject = None  # type: ignore[attr-defined]
    before = pixels(driver)
    driver.press(pygame.K_F1)
    assert here(driver) == QUESTIONS[name]
    driver.press(pygame.K_ESCAPE)
    assert driver.screen is screen
    driver.ui.ring_visible = False
    assert pixels(driver) == before


def test_every_question_and_every_public_title_has_a_place() -> None:
    told = [*(record.help for record in RECORDS.values()), *(record.help for record in ANNOUNCED.values())]
    for place in filter(None, told):
        assert places.page_of(place, "citadels")[0] != places.START, place
    without = {step for step, record in RECORDS.items() if not record.help}
    assert {step.partition(".")[0] for step in without} - set(CHARACTERS) <= {"turn"}
    assert all(record.help for record in ANNOUNCED.values())
    of_the_game = {name for name, asks in steps._NAMED.items() if asks.__module__.startswith("game.citadels.")}
    assert {title for name, title in steps._TITLE.items() if name in of_the_game} <= set(ANNOUNCED)


def test_the_card_that_was_looked_at_comes_before_the_question(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match())
    driver.frame()
    card = table.hand.cards[0]
    box = card.box
    k = driver.ui.scale.k
    at = round(box.cx * k), round((box.y + 30) * k)
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    driver.frame()
    assert table.subject is not None
    driver.press(pygame.K_F1)
    assert here(driver) == f"card:{table.subject.id}"


@pytest.mark.long
def test_parts_of_the_table_have_places_of_their_own(driver: Driver) -> None:
    driver.show(SHOTS["pick_warlord"](driver.ui))
    for name, place in (("score", "topic:scoring"), ("corner", "topic:deck")):
        box, k = driver.find(name).box, driver.ui.scale.k
        at = round((box.x + 8) * k), round((box.y + 8) * k)
        driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        driver.frame()
        driver.press(pygame.K_F1)
        assert here(driver) == place
        driver.press(pygame.K_ESCAPE)


def test_the_pause_above_the_table_knows_what_goes_on(driver: Driver) -> None:
    driver.show(SHOTS["pick_assassin"](driver.ui)).subject = None  # type: ignore[attr-defined]
    driver.press(pygame.K_ESCAPE)  # lets go of what is chosen
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "pause"
    driver.press(pygame.K_F1)
    assert here(driver) == "card:assassin"
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "pause"


@pytest.mark.parametrize("name", ["curtain", "curtain_draft"])
def test_in_front_of_the_curtain_nothing_private_is_opened(driver: Driver, name: str) -> None:
    driver.show(SHOTS[name](driver.ui))
    driver.frame()
    before = pixels(driver)
    driver.press(pygame.K_F1)
    assert here(driver) == "section:one_computer"
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "curtain"
    driver.ui.ring_visible = False
    assert pixels(driver) == before
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_F1)
    assert here(driver) == "section:one_computer", "nor from the pause in front of it"


def test_the_bots_wait_while_somebody_reads(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(humans=(3,)))
    table.flow.pace = lambda: "relaxed"
    driver.press(pygame.K_F1)
    revision, events = table.flow.match.revision, table.flow.match.event_count
    for _second in range(5):
        driver.frame(2.0)
    assert (table.flow.match.revision, table.flow.match.event_count) == (revision, events)


def test_words_are_marked_in_prompt_and_zoom_and_not_on_tiles(driver: Driver) -> None:
    table = SHOTS["pick_warlord"](driver.ui)
    table.subject = Subject("rank", 8, "warlord")  # type: ignore[attr-defined]  # whose rules have words
    driver.show(table)
    driver.frame()
    assert driver.screen.root is not None
    zoom = driver.find("zoom")
    with_words = {
        "zoom" if widget.within(zoom) else widget.role  # long rules scroll inside the zoom
        for widget in driver.screen.root.walk()
        for link, _box in widget.links
        if link.startswith(WORD)
    }
    assert {"prompt", "zoom"} <= with_words
    assert not with_words & {"district", "plot", "card", "tile", "city", "player"}


def test_what_flies_across_the_table_stands_still_and_lands_afterwards(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(seed=5))
    driver.ui.motion.speed = 1.0

    def pass_time(steps: int) -> None:
        for _step in range(steps):
            driver.shell.step(0.05)
            driver.shell.draw(driver.surface)

    for _answer in range(400):
        pass_time(1)
        if table.offers is not None and not driver.ui.motion.busy:
            table.choose(table.offers.offers[0].option)
        if board_of(table).model.phase != "draft" and table.stage.sprites:
            break
    places = [(sprite.x, sprite.y) for sprite in table.stage.sprites]
    assert places
    before = frozen(driver)
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="", scancode=0))
    pass_time(60)
    assert driver.screen is not table
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    assert driver.screen is table
    assert [(sprite.x, sprite.y) for sprite in table.stage.sprites] == places
    assert frozen(driver) == before
    pass_time(20)
    assert [(sprite.x, sprite.y) for sprite in table.stage.sprites] != places


def frozen(driver: Driver) -> bytes:
    """What is on the screen now; no time passes."""
    driver.ui.ring_visible = False
    driver.ui.base.all()
    driver.shell.draw(driver.surface)
    return pygame.image.tobytes(driver.surface, "RGB")
