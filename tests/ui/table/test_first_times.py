"""The first time that something happens: one sentence at its place, once for each person, seen by nobody else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.content.first_times import FirstTime
from game.kernel.steps import Ask, Seat
from game.lessons.first_times import Met, first_times, key, met, untold
from game.session.match import Match, Shown
from game.table.first_times import READ, place_of
from game.table.screen import TableScreen
from game.ui import people
from game.ui.widgets import Widget
from game.ui.window.settings import Settings
from tests.ui.driver import Driver, make_driver
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.citadels.positions import asked_at, play_until, setup
from tools.shots.command import factories

ALL_GAMES = dict(catalog.GAMES)


class View:
    """What a seat sees: three cards are left, and none are in the hand of seat 1."""

    def __init__(self, viewer: int) -> None:
        self.viewer, self.asked, self.title, self.answered = Seat(viewer), Seat(-1), "", -1
        self.rng = 0
        self.deck, self.hand = [1, 2, 3], [[1], []]

    def same(self, other: object) -> bool:
        return self is other


ROBBED = Shown(7, "robbed", {"seat": 1, "thief": 0, "amount": 3, "rank": 4, "first": True})


def entry(**more: object) -> FirstTime:
    text = first_times("citadels").entries[0].says
    return FirstTime("some", text, **more)  # type: ignore[arg-type]


def told(one: FirstTime, viewer: int = 1, ask: Ask | None = None, *, aimed: bool = False) -> bool:
    return bool(met([one], [ROBBED], ask, View(viewer), lambda _event: aimed))


# -- when --------------------------------------------------------------------------------------------------------------
def test_an_event_tells_those_whom_its_facts_name() -> None:
    mine, others = entry(event="robbed", facts={"seat": "me"}), entry(event="robbed", facts={"seat": "another"})
    assert told(mine, viewer=1)
    assert not told(mine, viewer=0)
    assert told(others, viewer=0)
    assert not told(others, viewer=1)
    assert not told(entry(event="killed"))
    assert told(entry(event="robbed", facts={"rank": 4}))
    assert not told(entry(event="robbed", facts={"rank": 5}))
    assert not told(entry(event="robbed", facts={"first": 1}))  # a yes is no number


def test_an_event_may_mean_somebody_without_naming_them() -> None:
    one = entry(event="robbed", aimed=True)
    assert told(one, aimed=True)
    assert not told(one, aimed=False)


def test_an_event_brings_one_sentence() -> None:
    several = [entry(event="robbed", facts={"seat": "me"}), entry(event="robbed")]
    assert len(met(several, [ROBBED], None, View(1), lambda _event: False)) == 1


def test_a_question_tells_the_one_who_is_asked() -> None:
    ask = Ask(3, Seat(1), "turn.chosen", ["gold", "build:4"], {})
    assert told(entry(asked="turn.chosen"), ask=ask)
    assert told(entry(asked="turn.chosen", offers="build"), ask=ask)
    assert not told(entry(asked="turn.chosen", offers="use"), ask=ask)
    assert not told(entry(asked="turn.chosen"), viewer=0, ask=ask)


def test_it_may_be_for_so_many_things_of_the_view_alone() -> None:
    assert told(entry(event="robbed", counts={"deck": 3}))
    assert not told(entry(event="robbed", counts={"deck": 2}))


def test_it_may_be_for_so_many_players_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of Rattus Cartus are others for two."""
    monkeypatch.setattr(catalog, "GAMES", ALL_GAMES)
    first_times.cache_clear()  # asked for while there was but one game, there are none
    of_two = {one.id for one in untold("rattus_cartus", [], 2)}
    of_more = {one.id for one in untold("rattus_cartus", [], 4)}
    assert of_two - of_more == {"influence_of_two", "premium_mine_of_two", "premium_other_of_two", "gold_of_two"}
    assert of_more - of_two == {"influence", "premium_mine", "premium_other", "gold"}


def test_the_view_tells_when_little_is_left() -> None:
    assert not told(entry(seen="deck"))
    assert told(entry(seen="deck", count=3))
    assert told(entry(seen="hand", mine=True), viewer=1)
    assert not told(entry(seen="hand", mine=True), viewer=0)


def test_each_person_is_told_once_and_may_want_no_more() -> None:
    values = Settings()
    people.tell_first(values, "Anna", "citadels/robbed")
    assert people.first_times_told(values, "Anna") == ["citadels/robbed"]
    assert people.first_times_told(values, "Bert") == []
    people.tell_no_more(values, "Anna", alone=False)
    assert people.first_times_told(values, "Anna") is None
    assert people.first_times_told(values, "Bert") == []
    people.tell_no_more(values, "Bert", alone=True)
    assert people.first_times_told(values, "Carl") is None
    people.tell_again(values, on=True)
    assert people.first_times_told(values, "Anna") == []
    for number in range(40):
        people.tell_first(values, f"Guest {number}", "x")
    assert len(values.first_times) == people.MOST_PEOPLE


def wanted(driver: Driver, table: TableScreen) -> None:
    """Switched on; the table has not looked at anything yet."""
    driver.ui.settings.values.tell_first_times = True
    table.first_times._looked = ()


def slip_is_there(table: TableScreen) -> bool:
    return table.first_time.visible


# -- at the table ------------------------------------------------------------------------------------------------------
@pytest.fixture
def first(tmp_path: Path) -> tuple[Driver, TableScreen]:
    """Somebody who has never played is asked for the first character."""
    driver, table = sit_down(tmp_path, new_match(), size=(1280, 720))
    wanted(driver, table)
    driver.frame()
    return driver, table


def name_of(table: TableScreen) -> str:
    return table.flow.seats[table.flow.viewer].name


def test_the_first_question_is_explained_and_answered_as_ever(first: tuple[Driver, TableScreen]) -> None:
    driver, table = first
    slip = table.first_time
    assert slip.visible
    assert "secret" in slip.value
    assert key("citadels", first_times("citadels").entries[0]) in driver.ui.settings.values.first_times[name_of(table)]
    assert not any(slip.box.x < box.right and box.x < slip.box.right and slip.box.y < box.bottom
                   and box.y < slip.box.bottom for box in table.looking.kept_clear())  # fmt: skip
    before, offers = table.flow.match.answered, table.offers
    assert offers is not None
    table.choose(offers.ask.options[0])
    assert table.flow.match.answered > before


def test_whoever_listens_hears_it_once(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(), size=(1280, 720))
    said: list[str] = []
    driver.ui.ears.listeners.append(lambda sentence, urgent: said.append(sentence))
    wanted(driver, table)
    for _moment in range(3):
        driver.frame()
    assert slip_is_there(table)
    driver.surface = pygame.display.set_mode((1920, 1080))
    driver.ui.use_size((1920, 1080))
    driver.frame()
    assert said.count(table.first_time.value) == 1


def test_it_goes_with_a_click_with_esc_and_by_itself(first: tuple[Driver, TableScreen]) -> None:
    driver, table = first
    driver.click("understood")
    assert "secret" not in table.first_time.value
    table.first_times._waiting.clear()
    table.first_times.show("draft")
    driver.press(pygame.K_ESCAPE)
    assert not slip_is_there(table)
    assert driver.screen is table  # that did not lead to the pause
    table.first_times.show("draft")
    table.first_times._told_at = -1  # something has been done since
    driver.frame(30)
    assert not slip_is_there(table)


def test_it_goes_with_the_part_of_the_round_that_it_speaks_of(first: tuple[Driver, TableScreen]) -> None:
    """Read for half of its time, and then the draft is over."""
    driver, table = first
    driver.click("understood")
    table.first_times._waiting.clear()
    table.first_times.show("draft")
    half = table.first_time.seconds * READ
    driver.ui.now += half + 0.1
    table.first_times.update()
    assert slip_is_there(table)  # nobody has chosen yet
    table.first_times.show("draft")
    table.first_times._phase = "action"
    table.first_times.update()
    assert slip_is_there(table)  # it has just come
    driver.ui.now += half + 0.1
    table.first_times.update()
    assert not slip_is_there(table)


def test_the_keys_reach_its_buttons(first: tuple[Driver, TableScreen]) -> None:
    driver, table = first
    assert table.root is not None
    names = [widget.name for widget in table.root.focusables()]
    assert {"understood", "tell_no_more"} <= {*names}
    driver.ui.focus = driver.find("tell_no_more")
    driver.press(pygame.K_RETURN)
    assert not slip_is_there(table)
    assert not driver.ui.settings.values.tell_first_times
    table.first_times._looked = ()
    driver.frame()
    assert not slip_is_there(table)
    focus: Widget | None = driver.ui.focus
    assert focus is None or focus.hangs


def test_a_larger_window_keeps_it(first: tuple[Driver, TableScreen]) -> None:
    driver, table = first
    said = table.first_time.value
    driver.surface = pygame.display.set_mode((1920, 1080))
    driver.ui.use_size((1920, 1080))
    driver.frame()
    assert table.first_time.value == said


def test_others_before_the_screen_see_nothing_of_it(tmp_path: Path) -> None:
    match = play_until(setup(4, 9, (0, 1)), asked_at("turn.chosen", 0, since=4, districts=1))
    driver, table = sit_down(tmp_path, match, size=(1280, 720))
    wanted(driver, table)
    assert driver.screen.name == "curtain"
    driver.find("lift").activate()
    table.message.close()
    driver.frame(0.01)
    assert slip_is_there(table)
    table.cover()
    assert not slip_is_there(table)
    wanted(driver, table)
    driver.frame(0.01)
    assert not slip_is_there(table)  # nobody sits there


def test_lessons_need_none(tmp_path: Path) -> None:
    dealt = msgspec.structs.replace(setup(4, 3, (0,)), origin="lesson:first")
    match = Match.new(catalog.rules("citadels"), dealt, InlineBots())
    driver, table = sit_down(tmp_path, match, size=(1280, 720))
    wanted(driver, table)
    driver.frame()
    assert not slip_is_there(table)


FACTS = {  # of events, as they may be at the table of a picture
    "table_4": {"seat": 1, "other": 2, "owner": 1, "thief": 2, "rank": 5},
    "rattus_enter": {"seat": 1, "other": 2},
    "citta_turn": {"seat": 1, "other": 0, "site": 20, "city": 20, "source": 20},
}


@pytest.mark.long
@pytest.mark.parametrize("picture", FACTS)
def test_each_sentence_has_its_place_on_the_table(
    picture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # all games
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    table = factories([picture])[picture](driver.ui)
    driver.show(table)
    game, nowhere = table.flow.match.setup.game, table.prompt.box
    assert table.board.phase() == table.flow.view.phase
    if game == "la_citta":
        city = table.flow.view.towns[0]
        FACTS[picture].update(site=city, city=city, source=city)
    for one in first_times(game).entries:
        if one.at != "question":
            assert place_of(table, Met(one, FACTS[picture])) != nowhere, one.id
