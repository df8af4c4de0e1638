"""Styles: the neutral one changes nothing, the others decide differently, fairly, and only as far as the View tells."""

from __future__ import annotations

import pytest

from game.bots import make_bot, personalities
from game.citadels.bot import beliefs as ranks
from game.citadels.bot import cities
from game.citadels.bot.beliefs import beliefs
from game.citadels.bot.normal import NormalBot
from game.citadels.bot.style import NEUTRAL, STYLES, Style, style_of, wrongs
from game.citadels.content import own_cards
from game.citadels.rules import Citadels, Game, Setup
from game.citadels.rules.state import View
from game.citadels.validated_cards import checked_opponents
from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import Seat, play
from tests.citadels.tables import box_rules

RULES = Citadels(own_cards())


def played(setup: Setup, seed: int, style: Style, seat: int = 0) -> list[str]:
    """The answers of a game with this style in one seat."""
    bots = [NormalBot(seed * 8 + s, style) if s == seat else NormalBot(seed * 8 + s) for s in range(setup.players)]
    answers: list[str] = []

    def choose(g: Game) -> str:
        ask = g.pending
        assert ask is not None
        answers.append(bots[ask.seat].decide(RULES.observe(g, ask.seat), ask))
        return answers[-1]

    play(RULES.start(setup, seed), choose)
    return answers


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_the_neutral_style_decides_as_no_style(players: int) -> None:
    setup = RULES.random_setup(players, players)
    assert Style() is not NEUTRAL
    assert played(setup, players, Style()) == played(setup, players, NEUTRAL)


@pytest.mark.long
@pytest.mark.parametrize("name", STYLES)
def test_every_personality_plays_whole_games_in_its_own_way(name: str) -> None:
    style, different = style_of(name), 0
    for players in (2, 3, 4, 6, 8):
        setup = RULES.random_setup(players, 40 + players)
        different += played(setup, players, style) != played(setup, players, NEUTRAL)
    assert different


def test_a_personality_is_a_player_by_name() -> None:
    assert personalities() == tuple(STYLES) == tuple(checked_opponents().opponents)
    bot = make_bot("normal:miser", 3)
    assert of(NormalBot, bot).style is STYLES["miser"]
    assert style_of("") is NEUTRAL
    with pytest.raises(ValueError, match="nobody"):
        make_bot("normal:nobody", 3)


def test_the_same_view_and_seed_give_the_same_decision() -> None:
    setup = RULES.random_setup(5, 3)
    assert played(setup, 9, style_of("gambler")) == played(setup, 9, style_of("gambler"))


@pytest.mark.parametrize("name", ["schemer", "avenger", "gambler"])
def test_decisions_depend_on_the_view_alone(name: str) -> None:
    bot, rng = NormalBot(5, style_of(name)), Rng(7)
    g = RULES.start(RULES.random_setup(4, 6), 6)
    while g.stack:
        ask = g.pending
        assert ask is not None
        view = RULES.observe(g, ask.seat)
        chosen = bot.decide(view, ask)
        assert view.same(RULES.observe(g, ask.seat)), "the View was changed by thinking"
        other = RULES.determinize(view, rng)
        asked = other.pending
        assert asked is not None
        assert bot.decide(RULES.observe(other, ask.seat), asked) == chosen
        g.choose(chosen)


def views_at(step: str, games: int) -> list[tuple[View, list[str]]]:
    """The Views and options at every ask of this step."""
    found: list[tuple[View, list[str]]] = []

    def choose(g: Game) -> str:
        ask = g.pending
        assert ask is not None
        view = RULES.observe(g, ask.seat)
        if ask.step == step:
            found.append((view, ask.options))
        return NormalBot(ask.seat).decide(view, ask)

    for seed in range(games):
        play(RULES.start(RULES.preset(5), seed), choose)
    return found


def test_no_style_makes_an_impossible_rank_more_likely_to_be_named() -> None:
    wild = Style(named=dict.fromkeys(own_cards().characters, 9.0), target_chance=9.0, leader=5.0, purse=3.0)
    for view, options in views_at("assassin.kill", 4):
        possible = {rank for held in beliefs(view).values() for rank in held}
        for dice in range(4):
            assert value(ranks.whom_to_murder(view, options, Rng(dice), wild)) in possible


def test_a_grudge_needs_a_wrong_that_can_be_seen() -> None:
    g = RULES.start(RULES.preset(4), 1)
    g.roles = [[6], [2], [1], [4]]
    g.robbed, g.thief = 6, Seat(1)
    view = RULES.observe(g, Seat(0))
    assert wrongs(view, Seat(0), Seat(1)) == 0, "nobody has seen who the Thief is"
    g.shown[2] = 1
    view = RULES.observe(g, Seat(0))
    assert wrongs(view, Seat(0), Seat(1)) == 1
    assert wrongs(view, Seat(0), Seat(2)) == 0
    assert STYLES["avenger"].against(view, Seat(0), Seat(1)) > STYLES["avenger"].against(view, Seat(0), Seat(2))
    assert NEUTRAL.against(view, Seat(0), Seat(1)) == 0.0


def share_drafted(name: str, wanted: set[str], games: int = 40) -> float:
    """How often a personality takes one of these characters, of all its picks."""
    picks = taken = 0
    style = style_of(name) if name else NEUTRAL

    for seed in range(games):
        setup = box_rules().random_setup(4, seed)
        bots = [NormalBot(seed * 8 + s, style if s == 0 else NEUTRAL) for s in range(4)]

        def choose(g: Game, bots: list[NormalBot] = bots) -> str:
            nonlocal picks, taken
            ask = g.pending
            assert ask is not None
            word = bots[ask.seat].decide(RULES.observe(g, ask.seat), ask)
            if ask.seat == 0 and ask.step == "draft.keep":
                picks += 1
                taken += g.box.setup.cast[value(word) - 1] in wanted
            return word

        play(RULES.start(setup, seed), choose)
    return taken / picks


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "wanted"),
    [("courtier", {"king", "emperor", "patrician"}), ("aggressor", {"warlord", "marshal", "diplomat"})],
)
def test_a_style_shows_in_the_draft(name: str, wanted: set[str]) -> None:
    assert share_drafted(name, wanted) > 1.4 * share_drafted("", wanted)


def test_no_style_attacks_for_its_own_sake_when_points_are_counted() -> None:
    fierce = Style(attack=9.0, leader=5.0, grudge=5.0)
    g = RULES.start(RULES.preset(4), 1)
    g.city = [[0], [1], [2], [3]]
    view = RULES.observe(g, Seat(0))
    assert cities.zeal(view, fierce) == 9.0
    g.completed = [Seat(1)]
    view = RULES.observe(g, Seat(0))
    assert cities.zeal(view, fierce) == 0.0
    assert cities.loss(view, 2, fierce) == cities.loss(view, 2)
