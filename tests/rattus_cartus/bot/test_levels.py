"""The levels: they play every table to its end, see only their View, and the same question gets the same answer."""

from __future__ import annotations

import pytest

from game.bots import QUICK, levels, make_bot, personalities
from game.bots.search import Effort
from game.bots.simulation import chooser
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import play
from game.rattus_cartus.bot.search.player import SearchBot
from game.rattus_cartus.deals import deals_of, rattus_cartus
from tools.arena.duel import Row, Standing
from tools.arena.games import play as play_fixture
from tools.audit.watching import watch

GAME = "rattus_cartus"
THRIFTY = Effort(12, rounds=1)


def hidden_changes_nothing(name: str, players: int, seed: int) -> None:
    """At every question everything hidden is changed, and the decision stays."""
    rules = rattus_cartus()
    bot, rng = make_bot(name, 5, GAME), Rng(seed)
    if name.split(":", maxsplit=1)[0] not in QUICK:
        of(SearchBot, bot).effort = THRIFTY
    g = rules.new(deals_of(players, "random", seed).setup(seed), seed)
    while g.stack:
        ask = g.pending
        assert ask is not None
        view = rules.observe(g, ask.seat)
        chosen = bot.decide(view, ask)
        assert chosen in ask.options
        assert view.same(rules.observe(g, ask.seat)), "the View was changed by thinking"
        other = rules.determinize(view, rng)
        asked = other.pending
        assert asked is not None
        assert bot.decide(rules.observe(other, ask.seat), asked) == chosen
        g.choose(chosen)


def test_the_game_has_all_levels_and_eight_styles() -> None:
    assert levels(GAME) == ("random", "easy", "normal", "hard", "expert")
    assert len(personalities(GAME)) == 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_a_decision_depends_on_the_view_alone(name: str, players: int) -> None:
    hidden_changes_nothing(name, players, players)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 5])
def test_a_search_depends_on_the_view_alone(players: int) -> None:
    hidden_changes_nothing("hard", players, 7)


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
