"""Whole games of casts left to chance at the real table, for 2 to 8 players: nothing fails, and no text is cut."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.table.badges import signs_of
from game.citadels.table.board import board_of
from game.citadels.table.models import table_model
from game.citadels.table.motions.moves import MAKERS
from game.citadels.table.plots import PlotSpot
from game.kernel.rules import of
from game.session.match import Match
from game.table.flow import Flow
from game.table.hand import HandCard
from game.table.screen import TableScreen
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.positions import asked_at, random_setup, search, setup
from tools.shots.citadels.questions import QUESTIONS, ask_of

MOST_STEPS = 220
WINDOWS = (((1280, 720), "de", 100), ((1920, 1080), "en", 200), ((1280, 720), "en", 150))


def random_match(players: int, seed: int, humans: tuple[int, ...] = (0,)) -> Match:
    return Match.new(catalog.rules("citadels"), random_setup(players, seed, humans), InlineBots())


def sit(tmp_path: Path, match: Match, seed: int) -> Driver:
    size, language, scale = WINDOWS[seed % len(WINDOWS)]
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()
    driver.show(TableScreen(driver.ui, Flow(match, lambda: "instant")))
    return driver


def answer_by_chance(table: TableScreen, rng: Random) -> None:
    """Picks a thing (which selects it) or gives an answer; now and then looks at a card."""
    assert table.offers is not None
    offer = rng.choice(table.offers.offers)
    if offer.place != "button":
        table.pick(offer.place, offer.thing)
    ask = table.flow.my_ask
    if ask is not None and offer.option in ask.options:
        table.choose(offer.option)


def play(driver: Driver, match: Match, seed: int, each: int = 7) -> set[str]:
    """Plays on until the end or the limit, drawing every few steps; the questions that were met."""
    rng, met = Random(seed), set()
    for step in range(MOST_STEPS):
        screen = driver.screen
        if screen.name == "scoring":
            break
        if screen.name == "curtain":
            driver.find("lift").activate()
            continue
        assert isinstance(screen, TableScreen)
        if screen.flow.unseen:
            driver.find("seen").activate()
            continue
        if screen.offers is not None:
            met.add(screen.offers.ask.step)
            answer_by_chance(screen, rng)
        driver.shell.step(0.05)
        if step % each == 0:
            driver.shell.draw(driver.surface)
            assert driver.ui.text.overflows == [], (seed, step, match.pending)
    return met


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
def test_games_of_any_cast_are_played_at_the_table(tmp_path: Path, players: int) -> None:
    seed = 40 + players
    match = random_match(players, seed)
    driver = sit(tmp_path, match, seed)
    met = play(driver, match, seed)
    assert met >= {"draft.keep", "turn.chosen"}
    assert match.whole.round > 1


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
def test_people_with_two_characters_share_a_screen(tmp_path: Path, players: int) -> None:
    match = random_match(players, 7, tuple(range(players)))
    driver = sit(tmp_path, match, 0)
    assert "draft.keep" in play(driver, match, 7, each=9)


@pytest.mark.long
def test_every_kind_of_question_has_its_things_and_words(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de")
    driver.ui.text.overflows.clear()
    for name, question in QUESTIONS.items():
        match = ask_of(question)
        table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
        driver.show(table)
        assert table.offers is not None, name
        assert table.offers.ask.step == question.step
        assert table.prompt.prompt.title, name
        assert all(offer.label for offer in table.offers.offers), name
        number = table.offers.ask.number
        table.choose(table.offers.offers[0].option)
        assert match.pending is None or match.pending.number != number, name
        driver.shell.draw(driver.surface)
        assert driver.ui.text.overflows == [], name


@pytest.mark.long
def test_both_characters_are_shown_and_the_one_played_comes_first(tmp_path: Path) -> None:
    match = Match.new(catalog.rules("citadels"), setup(2, 5), InlineBots())
    driver = sit(tmp_path, match, 0)
    seen = set()
    rng = Random(1)
    for _step in range(400):
        table = driver.screen
        if not isinstance(table, TableScreen):
            break
        mine = board_of(table).model.me
        if mine.playing and len(mine.roles) == 2:
            assert mine.roles[0][0] == mine.playing
            assert board_of(table).own.cards[0].playing
            assert not board_of(table).own.cards[1].playing
            seen.add(mine.roles[0][0] < mine.roles[1][0])
        if table.offers is not None:
            answer_by_chance(table, rng)
        driver.shell.step(0.05)
    assert seen == {True, False}


def test_a_witch_who_plays_on_as_her_own_other_character_is_the_one_played(tmp_path: Path) -> None:
    bewitches = asked_at("witch.bewitch", since=1, districts=0)
    match = search(lambda seed: setup(2, seed, cast=("witch",)), bewitches, 1)
    _witch, other = sorted(match.whole.roles[0])
    flow = Flow(match, lambda: "instant")
    assert flow.answer(f"rank:{other}")
    for _step in range(60):
        if match.whole.resumed:
            break
        ask = flow.my_ask
        assert flow.answer(ask.options[0]) if ask is not None else match.step()
    driver = sit(tmp_path, match, 0)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert (match.whole.seat, match.whole.rank) == (0, other)
    assert [rank for rank, _card in board_of(table).model.me.roles] == [1, other]
    assert [card.playing for card in board_of(table).own.cards] == [True, False]


def test_the_face_of_a_mark_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    match = ask_of(QUESTIONS["react_confiscate"])
    state = match.whole
    seats = Flow(match, lambda: "instant").seats
    signed = state.warrants.index(2)

    def signs(viewer: int, *, private: bool = True) -> list[str]:
        view = of(View, match.view(viewer)) if private else of(View, match.public_view(viewer))
        model = table_model(view, seats, private=private)
        return signs_of(model.tiles[signed - 1])

    assert "warrant_real" in signs(0)
    assert "warrant_hidden" in signs(1)
    assert "warrant_hidden" in signs(0, private=False)


def test_what_somebody_put_aside_is_known_to_that_player_alone(tmp_path: Path) -> None:
    match = random_match(2, 3, (0, 1))
    while not all(match.whole.aside):
        assert match.pending is not None
        match.answer(match.pending.number, match.pending.options[0])
        match.step()
    seats = Flow(match, lambda: "instant").seats
    for seat in (0, 1):
        model = table_model(of(View, match.view(seat)), seats, private=True)
        assert [rank for rank, _card in model.discards.mine] == match.whole.aside[seat]
        hidden = table_model(of(View, match.public_view(seat)), seats, private=False)
        assert hidden.discards.mine == ()
        assert all(role[0] in (0, UNKNOWN) for role in hidden.me.roles)


CASTS = (  # each of these moves cards, districts or marks in a way of its own
    (("witch", "spy", "seer", "emperor", "alchemist", "diplomat"), ("museum", "theater", "armory", "necropolis")),
    (("magistrate", "blackmailer", "wizard", "navigator", "marshal", "artist"), ("museum", "theater", "keep")),
)


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 1])
def test_everything_that_moves_ends_and_leaves_nothing_hidden(tmp_path: Path, number: int) -> None:
    cast, uniques = CASTS[number]
    chosen = setup(5, 3 + number, (), nine=True, cast=cast, uniques=uniques, level="random")
    match = Match.new(catalog.rules("citadels"), chosen, InlineBots())
    driver = sit(tmp_path, match, 0)
    table = driver.screen
    assert isinstance(table, TableScreen)
    table.flow.pace = lambda: "fast"
    driver.ui.motion.speed = 20.0
    for step in range(500):
        driver.shell.step(1 / 20)
        if driver.screen is not table:
            break
        if step % 10 == 0:
            driver.shell.draw(driver.surface)
    driver.ui.motion.finish_all()
    assert not table.stage.sprites
    assert table.root is not None
    assert not [w for w in table.root.walk() if isinstance(w, HandCard | PlotSpot) and w.hidden]
    assert {event.word for event in match.events} & set(MAKERS)
