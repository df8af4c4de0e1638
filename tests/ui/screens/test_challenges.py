"""Challenges: a deal of the day is played and compared, a code is shown, copied and entered."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest

from game import catalog
from game.history import days, same_seat
from game.history.days import Made
from game.session import daily, deal_code
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.ui import clipboard, deals
from game.ui.deals import match_setup
from game.ui.doors import open_door, there
from game.ui.quick import quick_options
from game.ui.screens.challenges.code import CodeScreen
from game.ui.screens.challenges.day import DayScreen
from game.ui.screens.challenges.sharing import open_code
from game.ui.screens.new_game import NewGameScreen
from game.ui.services import SaveRefused, ToldCode
from game.ui.window.settings import Settings
from tests.ui.driver import Driver
from tools.shots.demo_host import DemoGames

DAY = date(2026, 11, 23)


@pytest.fixture
def day(driver: Driver) -> DayScreen:
    """The deal of a fixed day, for Matilda."""
    driver.ui.settings.values.player_name = "Matilda"
    screen = DayScreen(driver.ui, "citadels", today=DAY)
    driver.show(screen)
    return screen


def played(driver: Driver, points: int = 30, place: int = 1, day: date = DAY) -> None:
    """Matilda has played that day's deal."""
    value = {"points": points, "place": place, "players": 4}
    driver.ui.host.history.note(days.TRIES, f"{day.isoformat()}/citadels/Matilda", value)


def said(driver: Driver) -> str:
    """Everything that can be read."""
    assert driver.screen.root is not None
    return "\n".join(widget.value for widget in driver.screen.root.walk() if widget.value)


def said_above(driver: Driver) -> str:
    """Everything that can be read in the dialog."""
    return "\n".join(widget.value for widget in driver.screen.layers[-1].walk() if widget.value)


def demo_calls(driver: Driver) -> list[tuple[str, object]]:
    games = driver.ui.host.games
    assert isinstance(games, DemoGames)
    return games.calls


def test_posters_lead_to_a_day_and_to_a_code(driver: Driver) -> None:
    assert there("challenges")
    for poster, name in (("daily", "daily"), ("code", "deal_code")):
        open_door("challenges", driver.ui)
        driver.click(poster)
        assert driver.screen.name == name
        driver.press(pygame.K_ESCAPE)
        assert driver.screen.name == "challenges"
        driver.press(pygame.K_ESCAPE)


def test_the_deal_of_the_day_begins_exactly_that_deal(driver: Driver, day: DayScreen) -> None:
    driver.click("play")
    word, setup = demo_calls(driver)[-1]
    deal = daily.setup(DAY, "citadels")
    assert word == "deal"
    assert isinstance(setup, MatchSetup)
    assert (setup.seed, setup.rules, setup.origin) == (deal.seed, deal.rules, "daily:2026-11-23")
    assert [one.name for one in setup.seats if one.player == HUMAN] == ["Matilda"]


def test_what_levels_made_is_told_to_whoever_has_played(driver: Driver, day: DayScreen) -> None:
    days.note_level(driver.ui.host.history, DAY, "citadels", "hard", Made(41, 1, 4))
    day.rebuild()
    assert "41 points" not in said(driver)
    played(driver, 30, 2)
    day.rebuild()
    assert "Matilda, 30 points, place 2 of 4" in said(driver)
    assert "Hard, 41 points, won against 3" in said(driver)


def test_the_calendar_leads_to_the_last_days(driver: Driver, day: DayScreen) -> None:
    yesterday = DAY - timedelta(1)
    played(driver, day=yesterday)
    day.rebuild()
    assert "22 Nov 2026 won" in said(driver)
    driver.click("day:2026-11-22")
    driver.click("play")
    setup = demo_calls(driver)[-1][1]
    assert isinstance(setup, MatchSetup)
    assert setup.origin == "daily:2026-11-22"


def test_a_clock_that_was_set_back_loses_nothing_and_says_so(driver: Driver) -> None:
    played(driver, day=DAY + timedelta(30))
    driver.show(DayScreen(driver.ui, "citadels", today=DAY))
    assert "All results stay" in said(driver)


def test_a_clock_before_all_days_is_a_sentence(driver: Driver) -> None:
    screen = DayScreen(driver.ui, "citadels", today=date(1970, 1, 1))
    driver.show(screen)
    assert "1970-01-01" in said(driver)
    screen.play()
    assert not demo_calls(driver)


def test_levels_are_asked_once_somebody_has_played_and_can_be_stopped(
    driver: Driver, day: DayScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[date, str]] = []
    monkeypatch.setattr(driver.ui.host.comparing, "begin", lambda notes, when, game: begun.append((when, game)))
    day.resume()
    assert not begun
    played(driver)
    day.resume()
    assert begun == [(DAY, "citadels")]


def test_a_code_is_typed_looked_at_and_played(driver: Driver) -> None:
    setup = daily.setup(DAY, "citadels")
    code = deal_code.write(setup)
    driver.ui.settings.values.player_name = "Odo"
    driver.show(CodeScreen(driver.ui))
    driver.click("code")
    driver.type(code[:-4].lower())
    assert "cut off" in said(driver)
    driver.click("play")
    assert not demo_calls(driver)
    driver.click("code")
    driver.press(pygame.K_END)
    driver.type(code[-4:])
    assert "Citadels, 4 players" in said(driver)
    driver.press(pygame.K_RETURN)
    begun = demo_calls(driver)[-1][1]
    assert isinstance(begun, MatchSetup)
    assert (begun.seed, begun.rules, begun.origin) == (setup.seed, setup.rules, "code")
    assert "Odo" in [one.name for one in begun.seats]


def test_a_code_in_the_clipboard_is_there_at_once_and_anything_else_is_not(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "pasted", lambda: "a shopping list")
    assert CodeScreen(driver.ui).code == ""
    monkeypatch.setattr(clipboard, "pasted", lambda: deal_code.write(daily.setup(DAY, "citadels")))
    assert CodeScreen(driver.ui).setup is not None


def test_the_code_of_a_deal_is_shown_and_copied(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    open_code(driver.ui, lambda: ToldCode("C170-AAAA"))
    driver.click("copy")
    assert copied == ["C170-AAAA"]
    driver.press(pygame.K_ESCAPE)

    def refuse() -> ToldCode:
        raise SaveRefused("There is no code for this deal.")

    open_code(driver.ui, refuse)
    driver.press(pygame.K_ESCAPE)
    assert copied == ["C170-AAAA"]


def test_asking_for_a_code_fixes_the_deal_of_a_new_game(driver: Driver) -> None:
    screen = NewGameScreen(driver.ui)
    driver.show(screen)
    driver.click("deal_code")
    assert screen.options.seed is not None
    assert "This code gives everything away" in said_above(driver)
    assert "C170" not in said_above(driver)
    driver.click("show")
    assert deals.code_of(screen.options) in said_above(driver)
    driver.click("enter_code")
    assert driver.screen.name == "deal_code"


def test_several_people_are_not_told_the_code_of_what_they_begin_but_may_enter_one(driver: Driver) -> None:
    screen = NewGameScreen(driver.ui)
    screen.options.seats[1].human = True
    driver.show(screen)
    driver.click("deal_code")
    assert "when the game is over" in said_above(driver)
    assert screen.options.seed is None
    driver.click("enter_code")
    assert driver.screen.name == "deal_code"


def test_everybody_in_a_deal_has_a_name_of_their_own() -> None:
    seats = (SeatSetup("Odo", 0, "easy"), SeatSetup("", 1), SeatSetup("", 2), SeatSetup("", 3, "easy"),
             SeatSetup("", 4, "easy"))  # fmt: skip
    found = deals.named(MatchSetup("citadels", {}, 1, seats), "Odo")
    assert [one.name for one in found.seats] == ["Odo 2", "Odo", "Matilda", "easy", "easy 2"]


def test_the_code_of_a_game_leads_back_to_it() -> None:
    """What the new-game screen would begin, and what its code begins, are the same deal."""
    options = quick_options(Settings(), "citadels", 5, 77)
    setup = match_setup(options)
    again = deal_code.read(deal_code.write(setup))
    assert (again.seed, again.rules) == (setup.seed, setup.rules)
    assert [one.player for one in again.seats] == [one.player for one in setup.seats]


def test_only_levels_that_play_for_people_are_compared() -> None:
    for game in catalog.games():
        assert same_seat.compared(game) == ["easy", "normal", "hard", "expert", "master"]
