"""The levels: they play every table to its end, see only their View, and the same question gets the same answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots import QUICK, levels, make_bot, personalities
from game.bots.simulation import chooser
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import play
from game.la_citta.bot.habits import TURN
from game.la_citta.bot.search.player import SearchBot, after, answer
from game.la_citta.deals import deals_of, la_citta
from game.la_citta.rules.box import YEARS
from tests.helpers.quick import first_at_once
from tools.arena.duel import Row, Standing
from tools.arena.games import play as play_fixture
from tools.audit.watching import watch

GAME = "la_citta"
THRIFTY = 8  # samples


def hidden_changes_nothing(name: str, players: int, seed: int, each: int = 1) -> None:
    """At every question (or each so many) everything hidden is changed, and the decision stays."""
    rules = la_citta()
    bot, usual, rng = make_bot(name, 5, GAME), make_bot("normal", 5, GAME), Rng(seed)
    if name.split(":", maxsplit=1)[0] not in QUICK:
        searching = of(SearchBot, bot)
        effort = replace(searching.budget.effort, samples=THRIFTY)
        searching.budget = replace(searching.budget, effort=effort, plays=3)
    g = rules.new(deals_of(players, "random", seed).setup(seed), seed)
    g.log = None
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
            assert answer(g, ask.step, ask.seat, ask.options, 3) == answer(other, ask.step, ask.seat, ask.options, 3)
        g.choose(chosen)


def test_the_game_has_all_levels_and_eight_styles() -> None:
    assert levels(GAME) == ("random", "easy", "normal", "hard", "expert", "master")
    assert len(personalities(GAME)) == 8


@pytest.mark.parametrize("players", first_at_once([4, 2, 3, 5]))
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_a_decision_depends_on_the_view_alone(name: str, players: int) -> None:
    """The fast player, who is given whole games, sees no more in them."""
    hidden_changes_nothing(name, players, players)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), [("hard", 2), ("hard", 4), ("master", 3)])
def test_a_search_depends_on_the_view_alone(name: str, players: int) -> None:
    hidden_changes_nothing(name, players, 7, each=9)


@pytest.mark.parametrize("left", [3, 1])
def test_a_master_looks_a_year_further_than_the_others_as_long_as_there_is_one(left: int) -> None:
    rules = la_citta()
    g = rules.new(deals_of(4).setup(2), 2)
    choose, bot = chooser(rules, ["normal"] * 4, 2), of(SearchBot, make_bot("master", 2, GAME))
    while g.year < YEARS + 1 - left or (g.pending and g.pending.step != TURN):
        g.choose(choose(g))
    ask = g.pending
    assert ask is not None
    view = rules.observe(g, ask.seat)
    world, word = rules.determinize(view, Rng(1)), bot.candidates(view, ask)[0]
    chance = after(world, ask.seat, word, 1, bot.judge(view), bot.budget.effort.rounds)
    assert 0 <= chance <= 1
    assert (world.year - view.year, bool(world.stack)) == ((2, True) if left > 1 else (0, False))


@pytest.mark.parametrize("style", ["schemer", "avenger"])
def test_a_style_depends_on_the_view_alone(style: str) -> None:
    hidden_changes_nothing(f"normal:{style}", 4, 3, each=3)


def test_tables_of_all_styles_come_to_an_end() -> None:
    rules = la_citta()
    names = [f"normal:{style}" for style in personalities(GAME)]
    for players in rules.seats:
        for name in ("beginner", "advanced"):
            seats = [names[(players + seat) % len(names)] for seat in range(players)]
            g = rules.new(deals_of(players, name).setup(players), players)
            assert play(g, chooser(rules, seats, players)).phase == "over"


def test_all_switches_of_the_rules_are_played_with() -> None:
    rules = la_citta()
    for options in (["allow_voluntary_pass"], ["iterate_starvation", "penalty_on_migration"]):
        g = rules.new(rules.setup(3, {"options": options, "castellos": "placed"}, 4), 4)
        assert play(g, chooser(rules, ["normal", "easy", "normal"], 4)).phase == "over"


def test_the_same_question_gets_the_same_answer() -> None:
    def answers(seed: int) -> list[str]:
        rules = la_citta()
        g = rules.new(deals_of(4).setup(seed), seed)
        choose, found = chooser(rules, ["normal"] * 4, seed), []
        while g.stack:
            found.append(choose(g))
            g.choose(found[-1])
        return found

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "random")])
def test_rules_of_thumb_beat_chance(better: str, worse: str) -> None:
    row = Row(better, worse, 4, 8, "random", 5, GAME)
    standing = Standing(row)
    for fixture in row.fixtures():
        standing.done[fixture] = play_fixture(fixture)
    assert float(standing.summary()["win_rate"]) > 0.9


def test_hunger_that_was_not_needed_is_rare() -> None:
    found = [
        one for seed in range(3) for one in watch(GAME, deals_of(4, "random", seed).setup(seed), ["normal"] * 4, seed)
    ]
    assert len(found) <= 9, "of 72 years"
