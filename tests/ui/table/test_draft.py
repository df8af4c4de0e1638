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
from game.citadels.table.draft import (
    READ_FROM,
    TEXT,
    DraftScene,
    broad_cells,
    broad_parts,
    picture_share,
    scene_places,
    upright_width,
)
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
from game.ui.draw.markup import escape
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


@pytest.mark.long
@pytest.mark.parametrize(("size", "code", "scale"), [((1280, 720), "en", 100), ((1920, 1080), "de", 100)])
def test_every_card_says_what_its_character_does(tmp_path: Path, size: tuple[int, int], code: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, code, scale)
    for name in DRAFTS:
        table = shown(driver, name)
        texts = written(driver)
        assert board_of(table).fan.cards, name
        for card in board_of(table).fan.cards:
            if card.broad:
                told = [one for one in texts if one.owner is card]
                assert driver.ui.cards.face(card.card_id).name in [one.text for one in told], name
                assert {one.cut for one in told if one.text == card.text} == {False}, (name, card.card_id)
            else:
                assert card.box.w >= READ_FROM, name  # there the text is printed on the card


def test_a_text_without_enough_room_is_told_in_full_by_a_tip(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de", 200)
    table = shown(driver, "draft_8")
    for one in written(driver):
        if one.cut and one.owner in board_of(table).fan.cards:
            assert one.text in one.owner.cut


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 100), ((1280, 720), 200), ((2560, 1080), 100)])
def test_cards_stay_apart_and_within_their_place(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    """For every number of players and of cards, with the longest texts of all characters."""
    driver = make_driver(tmp_path / "settings.json", size, "de", scale)
    texts = sorted((escape(one.short.get("de")) for one in own_cards().characters.values()), key=len)
    for players, count in itertools.product(range(2, 9), range(2, 10)):
        here = places(driver.ui.scale.bounds, players, draft=True).draft
        assert here is not None
        if upright_width(here, count) >= READ_FROM:
            continue
        cells = broad_cells(here, texts[-count:], driver.ui.text)
        assert len(cells) == count
        for cell in cells:
            assert here.inset(-0.5).holds(cell), (players, count)
            assert cell.w > cell.h >= 40, (players, count)
        for first, second in itertools.combinations(cells, 2):
            assert not first.inset(0.5).overlaps(second.inset(0.5)), (players, count)


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_longest_texts_of_any_cast_can_be_read(tmp_path: Path, code: str) -> None:
    """In the smallest window at the usual scale; pictures make room for them, and trials are no overflows."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), code)
    texts = sorted((escape(one.short.get(code)) for one in own_cards().characters.values()), key=len)
    setter, shares = driver.ui.text, set()
    setter.overflows.clear()
    for players, count in itertools.product(range(2, 9), range(2, 9)):  # nobody is passed more than eight
        here = places(driver.ui.scale.bounds, players, draft=True).draft
        assert here is not None
        if upright_width(here, count) >= READ_FROM:
            continue
        cell, longest = broad_cells(here, texts[-count:], setter)[0], texts[-count:]
        shares.add(picture_share(cell, longest, setter))
        words = broad_parts(cell, picture_share(cell, longest, setter)).words
        for text in longest:
            assert not setter.paragraph_fit(text, TEXT, words.w, words.h).cut, (players, count, text)
    assert 1.0 in shares
    assert setter.overflows == []


def test_the_arrows_go_from_row_to_row(driver: Driver) -> None:
    table = shown(driver, "draft_8")
    first, below = board_of(table).fan.cards[0], board_of(table).fan.cards[4]
    assert below.box.y > first.box.bottom - 1
    driver.ui.focus = first
    driver.press(pygame.K_DOWN)
    assert driver.ui.focus is below
    driver.press(pygame.K_UP)
    assert driver.ui.focus is first


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
