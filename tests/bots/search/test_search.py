"""The searching players: what they know, what they compare, and that they come to an end."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from game.bots.learnt import ModelFault
from game.bots.search import Effort, Judged, exp, softmax
from game.catalog import rules
from game.citadels.bot.search import learnt, models
from game.citadels.bot.search.flat import Mind, different, fruitful, judge
from game.citadels.bot.search.learnt import NAMES, chances, features
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.player import SearchBot
from game.citadels.bot.search.posterior import Roles
from game.citadels.rules import Citadels, Game
from game.citadels.rules.state import View
from game.citadels.rules.words import ABILITY
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import Seat
from tests.citadels.tables import box_rules

SMALL = Effort(16)
MOST_ANSWERS = 1500


def citadels() -> Citadels:
    return of(Citadels, rules("citadels"))


def by_chance(players: int, seed: int, answers: int) -> Game:
    """A game of a random cast after some random answers."""
    g = citadels().start(box_rules().random_setup(players, seed), seed)
    below = Rng(seed).below
    for _ in range(answers):
        if g.pending is None:
            break
        g.choose(g.pending.options[below(len(g.pending.options))])
    return g


def seen_by_the_asked(g: Game) -> View:
    assert g.pending is not None
    return citadels().observe(g, Seat(g.pending.seat))


# -- numbers ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("x", [-12.0, -3.3, -0.5, 0.0, 0.01, 1.0, 4.2])
def test_exp_is_near_the_true_one(x: float) -> None:
    assert math.isclose(exp(x), math.exp(x), rel_tol=0.08)


def test_shares_add_up_and_grow_with_the_score() -> None:
    shares = softmax([0.0, 1.0, -400.0])
    assert math.isclose(math.fsum(shares), 1.0)
    assert shares[1] > shares[0] > shares[2]


# -- value -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", range(2, 9))
def test_the_value_shares_the_win_among_the_seats(players: int) -> None:
    g = by_chance(players, players, 150)
    model = learnt.value_model()
    assert all(len(features(g, seat)) == len(NAMES) for seat in range(players))
    assert math.isclose(math.fsum(chances(g, model)), 1.0)


def test_a_finished_game_is_worth_its_result() -> None:
    g = by_chance(4, 3, 5000)
    assert g.pending is None
    winners = citadels().winners(g)
    assert chances(g, learnt.value_model()) == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]


# -- roles -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "seed"), [(4, 1), (5, 2), (7, 3), (8, 4), (2, 5), (3, 6)])
def test_beliefs_fit_what_the_seat_knows(players: int, seed: int) -> None:
    for answers in range(5, 120, 23):
        g = by_chance(players, seed, answers)
        if g.pending is None or not g.order:
            continue
        view = seen_by_the_asked(g)
        outlook = Outlook(view, models.pick_model())
        rows = Roles(view, outlook.kinds, Rng(7), 40).beliefs()
        for seat, row in enumerate(rows):
            assert not set(row) & set(view.face_up)
            assert all(chance <= 1.0 + 1e-9 for chance in row.values())
            for rank, holder in enumerate(view.shown):
                if holder == seat and rank in view.roles[view.viewer] + [rank]:
                    assert row.get(rank, 0.0) > 1 - 1e-9


# -- decisions -------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4, 8])
def test_what_is_hidden_changes_no_decision(players: int) -> None:
    """Another game that looks the same from this seat: other hands, roles, deck and luck."""
    bot, compared = SearchBot(5, SMALL), 0
    for answers in range(3, 160, 19):
        g = by_chance(players, 40 + answers, answers)
        if g.pending is None or len(g.pending.options) < 2:
            continue
        view = seen_by_the_asked(g)
        other = citadels().determinize(view, Rng(answers + 1))
        assert other.pending == g.pending
        assert bot.decide(view, g.pending) == bot.decide(seen_by_the_asked(other), g.pending)
        compared += 1
    assert compared > 2


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (8, 6)])
def test_games_of_searching_players_come_to_an_end(players: int, seed: int) -> None:
    game = citadels()
    g = game.start(game.random_setup(players, seed, nine=players > 3), seed)
    bots = [SearchBot(seat, Effort(2)) for seat in range(players)]
    while (ask := g.pending) is not None:
        g.choose(bots[ask.seat].decide(game.observe(g, Seat(ask.seat)), ask))
        assert g.answered < MOST_ANSWERS, ask


def test_an_ability_that_leads_nowhere_is_not_begun() -> None:
    """A Marshal who can seize nothing would begin and leave off for ever."""
    game = citadels()
    for seed in range(400):
        setup = box_rules().random_setup(4, seed)
        if setup.cast[7] != "marshal":
            continue
        g = game.start(setup, seed)
        below = Rng(seed).below
        while (ask := g.pending) is not None:
            if ask.step == "turn.chosen" and g.rank == 8 and ABILITY in ask.options and g.gold[ask.seat] == 0:
                view = game.observe(g, Seat(ask.seat))
                trial = g.clone()
                trial.choose(ABILITY)
                offered = ABILITY in fruitful(view, ask.options, Rng(1))
                assert offered == (trial.stack[-1][2] != ["pass"])
                return
            g.choose(ask.options[below(len(ask.options))])
    pytest.fail("no Marshal without gold was found")


# -- models ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"version": 99, "names": [], "weights": {}}'])
def test_a_model_that_cannot_be_used_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / models.VALUE_FILE).write_bytes(content)
    with pytest.raises(ModelFault, match=models.VALUE_FILE):
        learnt.value_model(tmp_path)


def test_a_missing_model_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelFault, match=r"installing the game again"):
        models.pick_model(tmp_path)


def test_a_step_of_the_turn_must_be_clearly_better_than_the_usual_one() -> None:
    """One standard error is enough for a character, not for one of the many small choices of a turn; two are, where
    the learnt value judges."""
    g = by_chance(4, 2, 0)
    view, learnt, fitted = seen_by_the_asked(g), SearchBot(5, SMALL), SearchBot(5, SMALL, parts=())
    likely, sure = (Judged("gold", 0.5, 40, gain=gain, doubt=0.02) for gain in (0.02, 0.04))
    assert g.pending is not None
    turn, card = (g.pending._replace(step=step) for step in ("turn.chosen", "gather.keep"))
    for bot in (learnt, fitted):
        assert bot._merit(view, turn, likely) < 0 < bot._merit(view, card, likely)
    assert fitted._merit(view, turn, sure) < 0 < learnt._merit(view, turn, sure)


def test_what_seems_hopeless_is_tried_no_further() -> None:
    """All options are tried alike at first; those that seem worse than the usual answer save their samples."""
    tried = []
    for seed in range(6):
        g = by_chance(4, 60 + seed, 40)
        view = seen_by_the_asked(g)
        assert g.pending is not None
        options = different(view, g.pending.options)
        if len(options) < 3:
            continue
        mind = Mind(learnt.value_model(), models.pick_model())
        found = judge(view, g.pending, options, options[0], Effort(400), mind, Rng(seed))
        assert max(one.samples for one in found) == next(one.samples for one in found if one.option == options[0])
        assert min(one.samples for one in found) >= 2
        tried.append(sum(one.samples for one in found))
    assert tried
    assert min(tried) < 400
    assert max(tried) <= 400 + 6 * 8
