"""The levels: they play every table to its end, see only their View, and the same question gets the same answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots import QUICK, levels, make_bot, personalities
from game.bots.simulation import chooser
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import play
from game.rattus_cartus.bot.search.player import Quick, SearchBot, after
from game.rattus_cartus.bot.standing import ROUNDS, stakes
from game.rattus_cartus.deals import deals_of, rattus_cartus
from tools.arena.duel import Row, Standing
from tools.arena.games import play as play_fixture
from tools.audit.watching import watch

GAME = "rattus_cartus"
THRIFTY = 12  # samples


def hidden_changes_nothing(name: str, players: int, seed: int, each: int = 1) -> None:
    """At every question (or each so many) everything hidden is changed, and the decision stays."""
    rules = rattus_cartus()
    bot, usual, rng = make_bot(name, 5, GAME), make_bot("normal", 5, GAME), Rng(seed)
    if name.split(":", maxsplit=1)[0] not in QUICK:
        searching = of(SearchBot, bot)
        searching.effort = replace(searching.effort, samples=THRIFTY)
    g = rules.new(deals_of(players, "random", seed).setup(seed), seed)
    while g.stack:
        ask = g.pending
        assert ask is not None
        view = rules.observe(g, ask.seat)
        chosen = (usual if g.answered % each else bot).decide(view, ask)
        assert chosen in ask.options
        if not g.answered % each:
            assert view.same(rules.observe(g, ask.seat)), "the View was changed by thinking"
            other = rules.determinize(view, rng)
            asked = other.pending
            assert asked is not None
            assert bot.decide(rules.observe(other, ask.seat), asked) == chosen
        g.choose(chosen)


def test_the_game_has_all_levels_and_eight_styles() -> None:
    assert levels(GAME) == ("random", "easy", "normal", "hard", "expert", "master")
    assert len(personalities(GAME)) == 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_a_decision_depends_on_the_view_alone(name: str, players: int) -> None:
    hidden_changes_nothing(name, players, players)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), [("hard", 2), ("hard", 5), ("master", 4)])
def test_a_search_depends_on_the_view_alone(name: str, players: int) -> None:
    hidden_changes_nothing(name, players, 7, each=5)


@pytest.mark.parametrize("left", [3, 1])
def test_a_master_looks_a_round_further_than_the_others_as_long_as_there_is_one(left: int) -> None:
    rules = rattus_cartus()
    g = rules.new(deals_of(4).setup(2), 2)
    choose, bot = chooser(rules, ["normal"] * 4, 2), of(SearchBot, make_bot("master", 2, GAME))
    while g.round < ROUNDS[4] + 1 - left or g.phase != "enter":
        g.choose(choose(g))
    ask = g.pending
    assert ask is not None
    view = rules.observe(g, ask.seat)
    world, nuns = rules.determinize(view, Rng(1)), bot.nuns(view, ask.seat)
    quick, line = Quick(nuns, stakes(view, nuns[ask.seat]), 1), bot.lines(view, ask)[0]
    chance = after(world, ask.seat, line, quick, view.round + bot.effort.rounds, bot.judge(view))
    assert 0 <= chance <= 1
    assert (world.round - view.round, bool(world.stack)) == ((2, True) if left > 1 else (0, False))


@pytest.mark.parametrize("style", ["builder", "schemer", "avenger"])
def test_a_style_depends_on_the_view_alone(style: str) -> None:
    hidden_changes_nothing(f"normal:{style}", 4, 3)


@pytest.mark.parametrize("buildings", ["first_game", "random", "mixed"])
def test_tables_of_all_styles_come_to_an_end(buildings: str) -> None:
    rules = rattus_cartus()
    names = [f"normal:{style}" for style in personalities(GAME)]
    for players in rules.seats:
        seats = [names[(players + seat) % len(names)] for seat in range(players)]
        g = rules.new(deals_of(players, buildings).setup(players), players)
        assert play(g, chooser(rules, seats, players)).phase == "over"


def test_the_same_question_gets_the_same_answer() -> None:
    def answers(seed: int) -> list[str]:
        rules = rattus_cartus()
        g = rules.new(deals_of(4).setup(seed), seed)
        choose, found = chooser(rules, ["normal"] * 4, seed), []
        while g.stack:
            found.append(choose(g))
            g.choose(found[-1])
        return found

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


def test_near_equals_are_mixed_by_the_seed_of_the_bot() -> None:
    """Otherwise everybody would foresee where it goes."""
    rules = rattus_cartus()
    g = rules.new(deals_of(4).setup(11), 11)
    choose = chooser(rules, ["normal"] * 4, 11)
    found: set[str] = set()
    while g.stack:
        ask = g.pending
        assert ask is not None
        if ask.step == "enter.chosen":
            view = rules.observe(g, ask.seat)
            answers = {make_bot("normal", seed, GAME).decide(view, ask) for seed in range(12)}
            found |= answers if len(answers) > 1 else set()
        g.choose(choose(g))
    assert len(found) > 1


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "random"), ("normal", "easy")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    row = Row(better, worse, 4, 24, "random", 5, GAME)
    standing = Standing(row)
    for fixture in row.fixtures():
        standing.done[fixture] = play_fixture(fixture)
    assert float(standing.summary()["win_rate"]) > 0.3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_normal_players_make_no_visible_blunder(players: int) -> None:
    for seed in range(4):
        plain = deals_of(players, "random", seed).setup(seed)
        assert watch(GAME, plain, ["normal"] * players, seed) == []


@pytest.mark.long
def test_a_searching_player_makes_no_visible_blunder() -> None:
    rules = rattus_cartus()
    assert rules.id == GAME
    assert watch(GAME, deals_of(3).setup(2), ["hard", "normal", "normal"], 2) == []
