"""The table made comfortable: zoom with actions and reasons, what a choice leads to, the log, reminders, the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.citadels.rules.state import View
from game.citadels.scenario.story import Marks, Now
from game.citadels.table.board import board_of
from game.citadels.words.names import Names
from game.citadels.words.telling.reminders import reminders
from game.kernel.rules import of
from game.session.match import Match
from game.table.advice.look_back_table import LookBackTable
from game.table.log.chronicle import Chronicle, Line
from game.table.log.log_panel import LogFilter, filtered
from game.table.log.marked import About, MarkedNames
from game.table.screen import TableScreen
from game.table.words import words
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.widgets import Button
from game.ui.window.settings import Plays
from tests.ui.driver import Driver
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.citadels import shots
from tools.shots.citadels.base import seat, staged
from tools.shots.citadels.positions import asked_at, play_until, setup


def merchant(*, gathered: bool = True, humans: tuple[int, ...] = (0,), **marks: object) -> Match:
    """Seat 0 may build a Castle (4) or a Tavern (1); a second Market and a Palace (5) it cannot."""
    seats = {
        0: seat("merchant", gold=4, hand=("castle", "tavern", "palace"), city=("market", "docks")),
        1: seat("bishop", gold=3, city=("temple",)), 2: seat("thief", gold=5, revealed=True),
        3: seat("warlord", gold=2),
    }  # fmt: skip
    now = Now(seat=0, gathered=gathered)
    return staged(4, seats, now, marks=Marks(**marks), humans=humans)  # type: ignore[arg-type]  # by name


def card(match: Match, name: str) -> int:
    every = [*match.whole.hand[0], *(one for city in match.whole.city for one in city)]
    return int(next(one for one in every if match.whole.box.kind[one] == name))


def buttons(driver: Driver) -> dict[str, Button]:
    found = driver.screen.layers[-1].walk()
    return {w.name: w for w in found if isinstance(w, Button) and w.name.startswith("do:")}


# -- zoom --------------------------------------------------------------------------------------------------------------
def test_a_card_is_built_from_its_zoom(tmp_path: Path) -> None:
    match = merchant()
    driver, _table = sit_down(tmp_path, match)
    castle = card(match, "castle")
    driver.click(f"hand:{castle}", button=3)
    assert driver.find("zoomed").value == "castle"
    assert driver.find(f"about:build:{castle}").value == "After building: 0 gold, 9 points."
    driver.click(f"do:build:{castle}")
    assert castle in match.whole.city[0]
    assert not driver.screen.layers


def test_what_cannot_be_done_says_why_in_the_zoom(tmp_path: Path) -> None:
    match = merchant()
    driver, table = sit_down(tmp_path, match)
    palace = card(match, "palace")
    driver.hover(f"hand:{palace}")
    driver.press(pygame.K_z)
    made = buttons(driver)[f"do:build:{palace}"]
    assert not made.enabled
    assert driver.find(f"about:build:{palace}").value == "1 gold short."
    answered = match.whole.answered
    made.activate()
    assert match.whole.answered == answered
    assert "1 gold short." in driver.toasts()
    assert isinstance(table, TableScreen)


def test_arrows_go_through_the_cards_of_the_hand(tmp_path: Path) -> None:
    match = merchant()
    driver, table = sit_down(tmp_path, match)
    first, second, third = board_of(table).model.own_hand
    kinds = match.whole.box.kind
    driver.click(f"hand:{first}", button=3)
    driver.press(pygame.K_RIGHT)
    assert driver.find("zoomed").value == kinds[second]
    driver.press(pygame.K_LEFT)
    driver.press(pygame.K_LEFT)
    assert driver.find("zoomed").value == kinds[third]
    driver.press(pygame.K_ESCAPE)
    assert not driver.screen.layers


def test_income_and_ability_are_used_from_the_own_character(tmp_path: Path) -> None:
    match = merchant()
    driver, _table = sit_down(tmp_path, match)
    driver.click("own_role", button=3)
    assert {"do:income", "do:ability"} <= set(buttons(driver))
    driver.click("do:income")
    assert match.whole.gold[0] == 6
    driver.click("own_role", button=3)
    assert buttons(driver)["do:income"].why_not == "Already used this turn."


def test_a_character_is_named_and_chosen_from_its_zoom(tmp_path: Path) -> None:
    match = play_until(setup(5, 3), asked_at("draft.keep", since=1, districts=0))
    driver, _table = sit_down(tmp_path, match)
    rank = int(match.pending.options[0].split(":")[1])  # type: ignore[union-attr]  # asked
    driver.click(f"draft:{rank}", button=3)
    driver.click(f"do:rank:{rank}")
    assert match.whole.roles[0] == [rank]


def test_out_of_turn_the_zoom_says_when(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return bool(match.pending and match.pending.seat != 0 and match.whole.phase == "action" and match.whole.hand[0])

    match = play_until(setup(4, 2), wanted)
    driver, table = sit_down(tmp_path, match)
    driver.ui.settings.values.bot_pace = "relaxed"
    table.flow.pace = lambda: "relaxed"
    mine = match.whole.hand[0][0]
    driver.click(f"hand:{mine}", button=3)
    assert buttons(driver)[f"do:build:{mine}"].why_not == "Only in your turn."
    answered = match.whole.answered
    driver.frame(30)
    assert match.whole.answered == answered, "the game waits while a card is read"


def test_the_cards_of_the_last_screen_are_seen_closely(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, merchant())
    driver.show(shots.SHOTS["scoring"](driver.ui))
    driver.frame()
    city = driver.find("winner")
    driver.click(city.children[1].name, button=3)
    assert driver.find("zoomed").value == city.children[1].value
    assert not buttons(driver)
    driver.press(pygame.K_RIGHT)
    assert driver.find("zoomed").value == city.children[2].value


@pytest.mark.long
def test_in_a_look_back_cards_are_seen_and_nothing_is_offered(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, merchant())
    driver.show(shots.SHOTS["review_table"](driver.ui))
    driver.frame()
    table = driver.screen
    assert isinstance(table, LookBackTable)
    spot = next(spot for spot in table.spots() if spot.place == "track")
    driver.hover(spot.name)
    assert spot.tip == ""
    driver.click(spot.name, button=3)
    assert spot.subject is not None
    assert driver.find("zoomed").value == spot.subject.id
    assert not buttons(driver)


# -- what a choice leads to --------------------------------------------------------------------------------------------
def test_pointing_says_what_follows_and_why_not(tmp_path: Path) -> None:
    match = merchant()
    driver, table = sit_down(tmp_path, match)
    castle, palace = card(match, "castle"), card(match, "palace")
    driver.hover(f"hand:{castle}")
    assert driver.find(f"hand:{castle}").tip == "After building: 0 gold, 9 points."
    driver.frame(1.0)
    assert plain(driver.ui.popups.tip.text) == driver.find(f"hand:{castle}").tip
    assert table.zoom.model is not None
    assert table.zoom.model.note == "After building: 0 gold, 9 points."
    driver.hover(f"hand:{palace}")
    assert driver.find(f"hand:{palace}").tip == "1 gold short."
    driver.hover("income")
    assert driver.find("income").tip == "Afterwards: 6 gold."


# -- the log -----------------------------------------------------------------------------------------------------------
def long_game(tmp_path: Path) -> tuple[Driver, TableScreen]:
    return sit_down(tmp_path, play_until(setup(4, 9), asked_at("turn.chosen", since=6, districts=2)))


def test_a_line_lights_up_its_cards_and_a_card_its_lines(tmp_path: Path) -> None:
    driver, table = long_game(tmp_path)
    line = next(line for line in reversed(table.log.lines.shown) if line.line.about.of("card"))
    line.attention(True)
    lit = {spot.subject.number for spot in table.spots() if spot.lit and spot.subject and spot.subject.kind == "card"}
    standing = {spot.subject.number for spot in table.spots() if spot.subject and spot.subject.kind == "card"}
    assert lit == set(line.line.about.of("card")) & standing
    line.attention(False)
    assert not any(spot.lit for spot in table.spots())
    told = {one for line in table.log.lines.shown for one in line.line.about.of("card")}
    spot = next(spot for spot in table.spots() if spot.place == "city" and spot.thing in told)
    driver.hover(spot.name)
    lines = [one for one in table.log.lines.shown if one.lit]
    assert lines
    assert all(spot.thing in one.line.about.of("card") for one in lines)


def test_the_log_is_filtered_by_player_and_kind(tmp_path: Path) -> None:
    driver, table = long_game(tmp_path)
    everything = table.log.lines.lines
    driver.click("filter")
    driver.click("filter_seat:2")
    assert table.log.lines.lines
    assert all(line.heading or line.about.has("seat", 2) for line in table.log.lines.lines)
    driver.press(pygame.K_l)
    driver.click("filter_kind:attacks")
    assert all(line.heading or "attacks" in line.about.kinds for line in table.log.lines.lines)
    driver.press(pygame.K_l)
    driver.click("filter_off")
    assert table.log.lines.lines == everything


def test_a_filter_leaves_no_empty_round() -> None:
    lines = [Line("1", heading=True), Line("a", about=About(frozenset({("seat", 1)}))), Line("2", heading=True),
             Line("b", about=About(frozenset({("seat", 0)}))), Line("3", heading=True)]  # fmt: skip
    assert [line.text for line in filtered(lines, LogFilter(1))] == ["1", "a"]
    assert [line.text for line in filtered(lines, LogFilter(0))] == ["2", "b"]


def test_the_newest_line_is_seen_in_the_lowest_chronicle(tmp_path: Path) -> None:
    """A line that is higher than the room for it, too."""
    _driver, table = long_game(tmp_path)
    table.log.show([Line("before"), Line(" ".join(["newest"] * 60))])
    table.log.arrange(Box(0, 0, 260, 100))
    newest, room = table.log.lines.shown[-1].box, table.log.scroll.box
    assert newest.h > room.h
    assert newest.y < room.bottom
    assert newest.bottom > room.y


def test_the_log_goes_line_by_line_with_the_keyboard(tmp_path: Path) -> None:
    driver, table = long_game(tmp_path)
    table.message.close()
    driver.ui.focus = table.log.scroll
    driver.press(pygame.K_UP)
    while not any(line.hovered and line.line.about.of("card") for line in table.log.lines.shown):
        driver.press(pygame.K_UP)
    assert any(spot.lit for spot in table.spots())
    driver.press(pygame.K_RETURN)
    assert driver.screen.layers
    assert driver.find("zoomed").value


def test_what_lights_up_is_what_the_eyes_before_the_screen_may_know(tmp_path: Path) -> None:
    """Covered, a line speaks of nothing but what its public words say."""
    match = play_until(setup(4, 4, humans=(0, 1)), asked_at("turn.chosen", since=4, districts=1))
    _driver, table = sit_down(tmp_path, match)
    table.flow.lift(0)
    table.refresh()
    mine = {one for line in table.chronicle.lines for one in line.about.of("card")}
    table.press("cover")
    seen = {one for line in table.chronicle.lines for one in line.about.of("card")}
    public = Chronicle(MarkedNames(words("citadels"), table.flow.seats, of(View, match.view(0))), None)
    public.add(match.events_since(0, None))
    assert seen == {one for line in public.lines for one in line.about.of("card")}
    assert seen < mine


# -- reminders ---------------------------------------------------------------------------------------------------------
def test_robbed_and_warrant_are_said_on_the_banner(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, merchant())
    driver.show(shots.SHOTS["table_reminders"](driver.ui))
    said = driver.find("prompt").value
    assert "You were robbed by Odo" in said
    assert "You carry a warrant" in said


def test_the_second_character_will_be_robbed(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, merchant())
    driver.show(shots.SHOTS["table_robbed_later"](driver.ui))
    assert "will be robbed" in driver.find("prompt").value


def test_bewitched_and_threatened_are_said() -> None:
    seats = {0: seat("merchant", gold=4), 1: seat("witch", revealed=True), 2: seat("blackmailer", revealed=True),
             3: seat("warlord")}  # fmt: skip
    cast = ("witch", "blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord")
    marks = Marks(bewitched="merchant", flower="bishop", blank_threat="warlord")
    match = staged(4, seats, Now(seat=0), cast=cast, marks=marks)
    names = Names([one.name for one in match.setup.seats], match.whole.box)
    assert [one.sign for one in reminders(of(View, match.view(0)), names)] == ["bewitched"]
    assert reminders(of(View, match.view(3)), names)[0].words == "Your Warlord is threatened"


# -- asking twice ------------------------------------------------------------------------------------------------------
def test_a_turn_with_income_left_is_ended_only_when_said_twice(tmp_path: Path) -> None:
    match = merchant()
    driver, _table = sit_down(tmp_path, match)
    driver.press(pygame.K_e)
    assert match.whole.seat == 0
    assert "Income: 2 gold" in driver.find("prompt").value
    driver.click("stay")
    assert match.pending is not None
    assert match.pending.step == "turn.chosen"
    driver.press(pygame.K_e)
    driver.press(pygame.K_e)
    assert match.whole.seat != 0


def test_a_turn_in_which_something_could_be_built_is_ended_only_when_said_twice(tmp_path: Path) -> None:
    match = merchant()
    driver, _table = sit_down(tmp_path, match)
    for option in ("income", "ability"):
        driver.find(option).activate()
        driver.frame()
    where = driver.find("end").box
    driver.press(pygame.K_e)
    assert match.whole.seat == 0
    assert "Build Castle (4 gold)" in driver.find("prompt").value
    assert not driver.find("end").box.overlaps(where), "the second word is said elsewhere"
    driver.click("end")
    assert match.whole.seat != 0


def test_who_does_not_want_to_be_asked_ends_the_turn_at_once(tmp_path: Path) -> None:
    match = merchant()
    driver, _table = sit_down(tmp_path, match)
    driver.ui.settings.values.ask_end = False
    driver.press(pygame.K_e)
    assert match.whole.seat != 0


def test_nothing_is_asked_twice_where_nothing_is_lost(tmp_path: Path) -> None:
    match = merchant()
    driver, _table = sit_down(tmp_path, match)
    for option in ("income", "ability", f"build:{card(match, 'castle')}"):
        if option.startswith("build"):
            driver.click(option.replace("build", "hand"))
        driver.find(option).activate()
        driver.frame()
    driver.press(pygame.K_e)
    assert match.whole.seat != 0


@pytest.mark.parametrize(("plays", "asked"), [("nothing", True), ("undoable", True), ("everything", False)])
def test_what_cannot_be_taken_back_is_selected_first(tmp_path: Path, plays: Plays, asked: bool) -> None:
    seats = {0: seat("assassin", gold=2), 1: seat("bishop"), 2: seat("thief"), 3: seat("warlord")}
    match = staged(4, seats, Now(seat=0, gathered=True))
    driver, table = sit_down(tmp_path, match)
    driver.ui.settings.values.one_press = plays
    driver.find("ability").activate()
    driver.frame()
    final = table.marks.outlook.is_final("rank:5")
    driver.click("rank:5")
    assert (table.selected == ("track", 5)) == (asked and (final or plays == "nothing"))


def test_a_second_click_of_a_double_click_builds_nothing_else(tmp_path: Path) -> None:
    match = merchant()
    driver, table = sit_down(tmp_path, match)
    driver.ui.settings.values.one_press = "undoable"
    table.pick("hand", card(match, "tavern"))
    table.pick("hand", card(match, "castle"))
    assert len(match.whole.city[0]) == 3


# -- seats -------------------------------------------------------------------------------------------------------------
def test_a_seat_given_away_does_not_show_its_cards_to_who_still_sits_there(tmp_path: Path) -> None:
    """Two people; one gives the seat to a bot: the other's cards wait for the curtain."""
    match = new_match(4, seed=6, humans=(0, 1))
    driver, _table = sit_down(tmp_path, match)
    driver.frame()
    driver.press(pygame.K_RETURN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    here = table.flow.viewer
    table.flow.hand_over(here, "normal")
    assert not table.flow.private
    other = 1 - here
    assert table.flow.owners == {other}
    table.flow.lift(other)
    assert table.flow.alone


def test_a_change_of_player_is_told_in_the_log(tmp_path: Path) -> None:
    match = merchant()
    driver, table = sit_down(tmp_path, match)
    table.flow.hand_over(2, "hard")
    table.refresh()
    assert "From now on: Computer: hard." in table.log.lines.value
    assert driver.screen is table


def test_what_was_said_at_the_table_does_not_outlast_the_game(tmp_path: Path) -> None:
    """Why something could not be done is of no use beside the points; what went wrong stays."""
    driver, table = sit_down(tmp_path, new_match(2, seed=3))
    rng = Random(5)
    for _answer in range(600):
        if table.flow.match.over or driver.screen is not table:
            break
        if table.offers is not None:
            table.choose(rng.choice(table.offers.ask.options))
        else:
            driver.frame(0.1)
    assert table.flow.match.over
    driver.ui.toasts.show("It is your turn.")
    driver.ui.toasts.show("The save could not be written.", "danger")
    driver.frame(0.5)
    assert driver.screen.name == "scoring"
    assert "The save could not be written." in driver.toasts()
    assert "It is your turn." not in driver.toasts()
