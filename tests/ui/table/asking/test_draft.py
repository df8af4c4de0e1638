"""Choosing characters: every card tells what it does, whoever waits sees how far it is, and what is missing is told."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.content import own_cards
from game.citadels.rules.citadels import Citadels, to_plain
from game.citadels.rules.state import View
from game.citadels.table.board import board_of
from game.citadels.table.draft import SEEN
from game.citadels.table.draft_scene import DraftScene, scene_places
from game.citadels.table.layout import places
from game.citadels.table.models import DiscardsModel, DraftStep
from game.citadels.words.asking.choices import DRAFT_STEPS, not_in_draft
from game.kernel.rules import of
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup
from game.table.flow import SeatInfo
from game.table.screen import TableScreen
from game.ui.draw.canvas import Written
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.positions import NAMES
from tools.shots.citadels.shots import SHOTS

DRAFTS = ("draft", "draft_2", "draft_2_aside", "draft_3", "draft_5", "draft_6", "draft_7", "draft_8")
WAITS = ("draft_wait", "draft_wait_people")
# -- the cards ---------------------------------------------------------------------------------------------------------


def shown(driver: Driver, name: str) -> TableScreen:
    """The table of a fixed position; no time has passed, so that nobody has chosen meanwhile."""
    screen = SHOTS[name](driver.ui)
    assert isinstance(screen, TableScreen)
    driver.ui.stack.reset(screen)
    return screen


def written(driver: Driver) -> list[Written]:
    """All texts of the picture."""
    found: list[Written] = []
    driver.ui.canvas(driver.surface).pens.watch = found.append
    driver.ui.base.all()
    driver.shell.draw(driver.surface)
    driver.ui.canvas(driver.surface).pens.watch = None
    return found


def number(table: TableScreen) -> int:
    """The number of the question that waits."""
    ask = table.flow.match.pending
    return ask.number if ask is not None else -1


def point_at(driver: Driver, x: float, y: float) -> None:
    """The pointer comes to a place in units."""
    k = driver.ui.scale.k
    at = (round(x * k), round(y * k))
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


SIZES = [((1280, 720), "en", 100), ((1920, 1080), "de", 100), ((1280, 720), "de", 200)]


@pytest.mark.long
@pytest.mark.parametrize(("size", "code", "scale"), SIZES)
def test_a_card_that_is_pointed_at_rises_and_tells_what_it_does(
    tmp_path: Path, size: tuple[int, int], code: str, scale: int
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, code, scale)
    for name in DRAFTS:
        table = shown(driver, name)
        written(driver)
        fan = board_of(table).fan
        assert fan.cards, name
        assert fan.raised is None or fan.raised.mark.state == "focus", "none rises by itself"
        for card in fan.cards:
            point_at(driver, card.box.x + 18, card.box.cy)
            assert fan.raised is card, (name, card.card_id)
            assert fan.box.inset(-3).holds(card.shown), (name, card.card_id)
            assert card.shown.y < card.box.y + 1
            assert card.shown.h >= card.box.h * 0.95
            driver.frame()
            assert table.subject is not None
            assert table.subject.id == card.card_id
            if not table.places.tabbed:
                assert table.zoom.model is not None
                assert driver.ui.cards.face(card.card_id).name in table.zoom.model.title


def test_neighbours_of_the_raised_card_step_aside_within_the_fan(driver: Driver) -> None:
    table = shown(driver, "draft_8")
    fan = board_of(table).fan
    assert not any(fan.aside(card) for card in fan.cards)
    for at, card in enumerate(fan.cards):
        point_at(driver, card.box.x + 18, card.box.cy)
        for other, neighbour in enumerate(fan.cards):
            moved = fan.aside(neighbour)
            assert moved * (other - at) >= 0, "away from the raised card"
            assert bool(moved) <= (1 <= abs(other - at) <= 2)
            assert fan.box.inset(-3).holds(neighbour.box.moved(moved, 0))


@pytest.mark.parametrize("name", DRAFTS)
def test_no_character_is_told_before_one_is_pointed_at(driver: Driver, name: str) -> None:
    table = shown(driver, name)
    if table.selected is None:
        assert table.zoom.model is None


def test_no_words_of_a_character_stay_behind_when_the_draft_begins(driver: Driver) -> None:
    """What was read before lies in a panel with more words than it has room for."""
    table = shown(driver, "draft_7")
    written(driver)
    driver.hover(board_of(table).fan.cards[0].name)
    read = [table.zoom.model]
    table.subject = None
    table.show_zoom()
    read.append(table.zoom.model)
    assert [model is None for model in read] == [False, True]
    told = {one.text for one in written(driver) if isinstance(one.owner, Widget) and one.owner.within(table.zoom)}
    assert told == {table.zoom.idle}


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 100), ((1280, 720), 200), ((2560, 1080), 100),
                                             ((1600, 1200), 100), ((1280, 720), 80), ((1280, 720), 150)])  # fmt: skip
def test_every_card_of_the_fan_can_be_pointed_at(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    """For every number of players and of cards: whole cards within their place, and a strip of each is free."""
    driver = make_driver(tmp_path / "settings.json", size, "de", scale)
    table = shown(driver, "draft_8")
    fan = board_of(table).fan
    cast = [(rank, card) for rank, card in enumerate(own_cards().characters, 1) if rank < 10][:9]
    for players, count in itertools.product(range(2, 9), range(2, 10)):
        here = places(driver.ui.scale.bounds, players, draft=True)
        assert here.draft is not None
        fan.show(cast[:count], DraftScene())
        fan.arrange(here.draft)
        for card in fan.cards:
            assert here.draft.inset(-1).holds(card.box), (players, count)
            assert here.draft.inset(-1).holds(card.up), (players, count)
            assert card.box.h > card.box.w >= 80, (players, count)
        for left, right in itertools.pairwise(fan.cards):
            assert right.box.x - left.box.x >= 40, (players, count)
        angles = [card.angle for card in fan.cards]
        assert angles == sorted(angles, reverse=True)


@pytest.mark.parametrize("name", ["draft_8", "draft_3", "draft_7"])
def test_one_click_raises_a_card_and_its_button_takes_it(driver: Driver, name: str) -> None:
    table = shown(driver, name)
    written(driver)
    fan, asked = board_of(table).fan, number(table)
    card = fan.cards[-1]
    driver.click(card.name)
    assert number(table) == asked, "nobody takes by accident"
    assert table.selected == ("track", card.thing)
    assert fan.take.visible
    assert driver.ui.cards.face(card.card_id).name in fan.take.text
    assert fan.take.box.y >= card.up.bottom - 1
    driver.click("take_raised")
    assert number(table) != asked


def test_the_arrows_go_from_card_to_card_and_enter_takes(driver: Driver) -> None:
    table = shown(driver, "draft_8")
    written(driver)
    cards, asked = board_of(table).fan.cards, number(table)
    driver.press(pygame.K_RIGHT)
    driver.ui.focus = cards[0]
    for card in cards[1:4]:
        driver.press(pygame.K_RIGHT)
        assert driver.ui.focus is card
        assert board_of(table).fan.raised is card
    driver.press(pygame.K_LEFT)
    assert driver.ui.focus is cards[2]
    driver.press(pygame.K_RETURN)
    assert table.selected == ("track", cards[2].thing)
    assert number(table) == asked
    driver.press(pygame.K_RETURN)
    assert number(table) != asked


def test_a_number_raises_the_character_of_that_rank(driver: Driver) -> None:
    table = shown(driver, "draft_8")
    written(driver)
    driver.press(pygame.K_4)
    assert table.selected == ("track", 4)
    raised = board_of(table).fan.raised
    assert raised is not None
    assert raised.thing == 4


@pytest.mark.parametrize("name", DRAFTS)
def test_the_order_of_the_choice_is_seen_beside_the_cards(driver: Driver, name: str) -> None:
    table = shown(driver, name)
    written(driver)
    fan = board_of(table).fan
    assert fan.cord.w >= 200
    assert [step.now for step in fan.scene.steps].count(True) == 1


# -- while others choose -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", WAITS)
def test_whoever_waits_sees_who_has_chosen_and_what_is_out(driver: Driver, name: str) -> None:
    table = shown(driver, name)
    view, steps = of(View, table.flow.view), board_of(table).fan.scene.steps
    assert [step.done for step in steps] == [at < view.picked for at in range(len(steps))]
    assert [step.now for step in steps] == [at == view.picked for at in range(len(steps))]
    texts = [one.text for one in written(driver) if one.owner is board_of(table).fan]
    for step in steps:
        assert step.info.name in texts
        assert step.words in texts
    assert [step.crown for step in steps] == [view.order[at] == view.crown for at in range(len(steps))]
    assert board_of(table).fan.scene.discards.face_up == board_of(table).model.discards.face_up
    assert (scene_places(board_of(table).fan.scene, board_of(table).fan.box).aside is not None) == bool(view.face_up)


def test_the_pile_travels_along_the_chain(driver: Driver) -> None:
    table = shown(driver, "draft_wait")
    slots = board_of(table).fan.slots()
    assert slots is not None
    start, end = slots
    assert start is not None
    assert board_of(table).fan.box.holds(start)
    assert board_of(table).fan.box.holds(end)
    assert start.x < end.x


@pytest.mark.parametrize("room", [Box(16, 250, 1500, 312), Box(16, 250, 1500, 240), Box(8, 300, 944, 190)])
@pytest.mark.parametrize("count", range(2, 9))
def test_the_chain_of_players_finds_room(room: Box, count: int) -> None:
    steps = tuple(DraftStep(SeatInfo("W" * 16, at), at < 1, at == 1, aside=False) for at in range(count))
    for ups in ((), ((1, "assassin"), (2, "thief"))):
        found = scene_places(DraftScene(steps, DiscardsModel(ups, 1, 5)), room)
        assert len(found.cells) == count
        for at, cell in enumerate(found.cells):
            assert room.holds(cell)
            assert cell.holds(found.slot(at))
            assert cell.w >= 100
        for first, second in itertools.combinations(found.cells, 2):
            assert not first.inset(0.5).overlaps(second.inset(0.5))
        if found.aside is not None:
            assert all(found.aside.right <= cell.x for cell in found.cells)


# -- what cannot be chosen ---------------------------------------------------------------------------------------------
EDITIONS = [
    (players, "first_game", nine) for players in range(2, 9) for nine in (False, True) if players > 2 or not nine
]  # rank 9 takes part with 8 players in any case, never with 2
CLASSIC = [(players, "classic", False) for players in (2, 3, 4, 7)]


def drafts(players: int, cast: str, *, nine: bool) -> Match:
    """A match of bots at its first ask."""
    rules = of(Citadels, catalog.rules("citadels"))
    chosen = to_plain(rules.preset(players, cast, nine=nine))
    seats = tuple(SeatSetup(NAMES[seat], seat, "random") for seat in range(players))
    return Match.new(rules, MatchSetup("citadels", chosen, players, seats), InlineBots())


def is_true(said: str, rank: int, view: View, match: Match) -> bool:
    """Whether the sentence tells how it is."""
    state, me = match.whole, view.viewer
    aside = rank in state.face_up or rank in state.face_down
    chosen = any(rank in roles for seat, roles in enumerate(state.roles) if seat != me)
    if said.startswith("you have chosen"):
        return rank in state.roles[me]
    if said.startswith("you have discarded"):
        return rank in state.aside[me]
    if said.endswith("or it lies face down"):
        return aside or chosen
    return chosen if said.endswith("has chosen it") else aside


@pytest.mark.parametrize(("players", "cast", "nine"), [*EDITIONS, *CLASSIC])
def test_what_is_not_offered_is_told_truly(players: int, cast: str, nine: bool) -> None:
    match = drafts(players, cast, nine=nine)
    rounds = 0
    while rounds < 40 and not match.over:
        ask = match.pending
        if ask is not None and ask.step in DRAFT_STEPS:
            rounds += 1
            view = of(View, match.view(ask.seat))
            for rank in range(1, view.box.ranks + 1):
                if f"rank:{rank}" in ask.options:
                    continue
                said = not_in_draft(rank, view)
                assert is_true(said, rank, view, match), (said, rank)
        match.step()
    assert rounds


def test_the_first_to_choose_knows_what_lies_face_down(driver: Driver) -> None:
    table = shown(driver, "draft_6")
    assert table.offers is not None
    out = next(rank for rank in range(1, 9) if f"rank:{rank}" not in table.offers.ask.options)
    assert table.marks.refusal("track", out) == "it lies face down: nobody has this character this round"
    driver.hover(f"draft:{board_of(table).fan.cards[0].thing}")
    assert table.marks.tip("track", out) == "It lies face down: nobody has this character this round."


def test_what_a_character_would_collect_now_is_told_first(driver: Driver) -> None:
    table = shown(driver, "draft_7")
    written(driver)
    view, told = of(View, table.flow.view), {}
    for card in board_of(table).fan.cards:
        driver.hover(card.name)
        assert table.zoom.model is not None
        told[card.card_id] = table.zoom.model.text.split("\n")[0]
    types = [own_cards().districts[view.box.kind[card]].type for card in view.city[view.viewer]]
    assert types.count("religious") == types.count("noble") == 1
    assert told["bishop"] == told["king"] == "Income: 1 gold"
    assert told["merchant"] == "No income: no district of its type"
    assert "ncome" not in told["thief"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_cards_fill_the_table_above_them(tmp_path: Path, size: tuple[int, int]) -> None:
    """However many there are and whoever plays: at rest the fan leaves no more than a strip between itself and the
    prompt, unless its cards lie as close together as they may."""
    driver = make_driver(tmp_path / "settings.json", size)
    fan = board_of(shown(driver, "draft_8")).fan
    cast = [(rank, card) for rank, card in enumerate(own_cards().characters, 1) if rank < 10][:9]
    for players, count in itertools.product(range(2, 9), range(2, 9)):
        here = places(driver.ui.scale.bounds, players, draft=True)
        assert here.draft is not None
        fan.show(cast[:count], DraftScene())
        fan.arrange(here.draft)
        above = min(card.box.y for card in fan.cards) - here.draft.y
        assert above <= 65 or (above <= 125 and fan.cards[0].seen <= SEEN + 0.01), (players, count, above)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_stand_whole_on_cards_that_have_room(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language=language)
    for name in ("draft", "draft_2", "draft_2_aside", "draft_3", "table_hint_draft"):
        for card in board_of(shown(driver, name)).fan.cards:
            assert not card.rules_in_sight.cut, (name, card.card_id)
