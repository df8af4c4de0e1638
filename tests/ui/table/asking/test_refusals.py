"""Whatever looks like a candidate and cannot be chosen says why when it is pressed: once, and beside itself."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.citadels.scenario.story import Now
from game.kernel.options import kind
from game.session.match import Match
from game.table.flow import Flow
from game.table.pieces import Spot
from game.table.screen import TableScreen
from game.ui.lang import _
from tests.ui.driver import make_driver
from tests.ui.table.helpers import sit_down
from tools.shots.citadels.base import seat, staged
from tools.shots.citadels.positions import asked_at, search, setup
from tools.shots.citadels.questions import QUESTIONS, ask_of

CANDIDATES = {  # what a question about this may be answered with, by a person who does not know the rules
    "card": ("hand", "tray"), "district": ("city",), "seat": ("seat", "city", "role"), "rank": ("track", "role"),
}  # fmt: skip


def candidates(table: TableScreen) -> list[Spot]:
    assert table.offers is not None
    asked = {kind(word) for word in table.offers.ask.options if ":" in word}
    if "seat" in asked:
        asked.discard("card")
    places = {place for word in asked for place in CANDIDATES.get(word, ())}
    dealt = [spot for spot in table.spots() if spot.place in places and spot.visible and spot.focusable]
    return [spot for spot in dealt if not spot.name.startswith("own_role") and not spot.name.startswith("aside")]


@pytest.mark.long
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_candidate_of_every_question_answers_or_says_why(tmp_path: Path, name: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    table = TableScreen(driver.ui, Flow(ask_of(QUESTIONS[name]), lambda: "instant"))
    driver.show(table)
    for spot in candidates(table):
        if table.marks.found(spot.place, spot.thing)[1] or table.mark(spot.place, spot.thing).state:
            continue
        driver.ui.toasts.shown.clear()
        assert spot.interactive, f"{spot.name} does not take a press"
        spot.hovered = True
        spot.activate()
        where, spot.hovered = spot.shown, False
        assert len(driver.toasts()) == 1, f"{spot.name} says nothing"
        assert driver.toasts() != [_("Not possible now.")], spot.name
        assert driver.ui.toasts.shown[0].at == where


def warlord(gold: int) -> Match:
    seats = {0: seat("warlord", gold=gold, city=("market",)), 1: seat("merchant", city=("castle", "tavern")),
             2: seat("thief"), 3: seat("magician")}  # fmt: skip
    return staged(4, seats, Now(seat=0, gathered=True))


def test_an_ability_without_anything_to_choose_is_no_action(tmp_path: Path) -> None:
    match = staged(4, {0: seat("warlord", gold=0, city=("castle",)), 1: seat("merchant", city=("manor",)),
                       2: seat("thief"), 3: seat("magician")}, Now(seat=0, gathered=True))  # fmt: skip
    driver, _table = sit_down(tmp_path, match)
    button = driver.find("ability")
    assert not button.enabled
    answered = match.whole.answered
    for _press in range(2):
        driver.press(pygame.K_a)
    driver.click("ability")
    assert match.whole.answered == answered
    assert driver.toasts() == ["There is nothing to choose: not enough gold."]
    driver.press(pygame.K_o)
    assert not any(widget.name == "option:ability" for widget in driver.screen.layers[-1].walk())


def test_with_something_to_choose_it_is_one(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, warlord(2))
    assert driver.find("ability").enabled


def test_a_refusal_hides_no_card_of_the_hand(tmp_path: Path) -> None:
    match = staged(4, {0: seat("king", gold=0, hand=("castle", "manor"), city=("market",)), 1: seat("merchant"),
                       2: seat("thief"), 3: seat("magician")}, Now(seat=0, gathered=True))  # fmt: skip
    driver, table = sit_down(tmp_path, match)
    driver.click(table.hand.cards[0].name)
    toast = driver.ui.toasts.shown[0]
    assert toast.box.bottom <= table.hand.cards[0].box.y
    driver.click(table.hand.cards[1].name)
    assert len(driver.toasts()) == 1


def test_a_hint_that_is_switched_off_can_be_switched_on_there_and_then(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, warlord(2))
    driver.press(pygame.K_t)
    assert driver.find("dialog").value == "Hints are off"
    assert driver.find("yes").value == "Switch hints on"
    driver.press(pygame.K_RETURN)
    assert driver.ui.settings.values.hints
    assert table.hinting.number >= 0
    driver.find("hint")
    driver.frame()
    assert table.hint_panel.visible


def test_hints_stay_off_for_whoever_wants_none(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, warlord(2))
    driver.press(pygame.K_t)
    driver.click("no")
    assert not driver.ui.settings.values.hints
    assert table.hinting.number < 0


# -- prices and offers -------------------------------------------------------------------------------------------------
def test_what_cannot_be_had_carries_no_price(tmp_path: Path) -> None:
    """No gold buys the Keep, nor a district in a complete city; what is only too dear says what it would cost."""
    match = staged(4, {0: seat("warlord", gold=1, city=("market",)), 1: seat("merchant", city=("keep", "manor")),
                       2: seat("thief"), 3: seat("magician")}, Now(seat=0, gathered=True))  # fmt: skip
    driver, table = sit_down(tmp_path, match)
    driver.find("ability").activate()
    driver.frame()
    told = {}
    for card in match.whole.city[1]:
        subject = next(one.subject for one in table.spots() if one.name == f"city:{card}")
        assert subject is not None
        (told[match.whole.box.kind[card]],) = table.zoom_of(subject).actions
    assert told["keep"].why_not
    assert "−" not in told["keep"].words
    assert told["manor"].why_not == "1 gold short"
    assert told["manor"].words.endswith("−2")


def test_the_draft_reads_out_the_character_that_is_pointed_at_and_none_before(tmp_path: Path) -> None:
    match = search(lambda seed: setup(4, seed), lambda m: asked_at("draft.keep")(m)
                   and m.pending is not None and "rank:1" not in m.pending.options, 9)  # fmt: skip
    driver, table = sit_down(tmp_path, match)
    assert table.offers is not None
    assert not table.zoom.model, "neither the first card nor one that is not on offer"
    thing = max(offer.thing for offer in table.offers.offers)
    spot = next(one for one in table.spots() if one.thing == thing and one.mark.state)
    driver.hover(spot.name)
    driver.frame(0.3)
    assert table.zoom.model is not None
    assert table.zoom.model.subject.number == thing
