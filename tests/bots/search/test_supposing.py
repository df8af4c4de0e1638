"""What the others probably chose, by their own search asked in their place; nothing but the View is known."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from game.bots import Bot
from game.bots.search import Effort, Judged
from game.citadels.bot import advice
from game.citadels.bot.search import models, player, prior, supposing
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.player import SearchBot
from game.citadels.bot.search.posterior import Roles, before_swap
from game.citadels.bot.search.supposing import WHERE, Drafts, Supposed, worth_supposing
from game.citadels.bot.search.world import dealt_world
from game.citadels.deals import citadels, setup_of
from game.citadels.rules.state import Game, View
from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from tools.sparring import make_bot

PLAYERS = (4, 8)
FEW = 6  # samples of those who are asked
NAMED = frozenset({"thief.rob", "assassin.kill", "blackmailer.place"})


def a_naming() -> tuple[View, Ask]:
    """Four players, and somebody names a rank."""
    g, ask = next(asked(4, NAMED, cast="first_game"))
    return citadels().observe(g, ask.seat), ask


@pytest.fixture(autouse=True)
def _think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    think_little(monkeypatch)


def think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples and few questions."""
    monkeypatch.setattr(player, "MASTER", Effort(20))
    monkeypatch.setattr(player, "THOUGHT", Effort(FEW, rounds=1))
    monkeypatch.setattr(supposing, "HANDS", 1)
    monkeypatch.setattr(supposing, "QUESTIONS", dict.fromkeys(supposing.QUESTIONS, 5))


def asked(players: int, steps: frozenset[str], most: int = 2, cast: str = "random") -> Iterator[tuple[Game, Ask]]:
    """Moments of a game by rules of thumb at which somebody is asked one of these, with somebody before it in the
    draft."""
    game = citadels()
    bots = [make_bot("rule:richard", seat) for seat in range(players)]
    g, found = game.start(setup_of(players, cast, 70 + players, 3), 3), 0
    while (ask := g.pending) is not None and found < most:
        if ask.step in steps and len(ask.options) > 2 and g.picked:
            found += 1
            yield g, ask
        g.choose(bots[ask.seat].decide(game.observe(g, ask.seat), ask))


def outlook(view: View) -> Outlook:
    return Outlook(view, models.pick_model(), prior.prior_model())


def likes(rank: int) -> supposing.Others:
    """Players who would rather have this rank than any other."""
    return lambda view, ask: [
        Judged(option, 0.5, 10, 1.0 if value(option) == rank else 0.0, 0.0) for option in ask.options
    ]


def decides_by_its_view(make: Callable[[int], Bot[View]], players: int) -> None:
    """This bot, wherever characters count, with everything changed that it cannot see."""
    game, bot = citadels(), make(5)
    for g, ask in asked(players, WHERE):
        view = game.observe(g, ask.seat)
        chosen = bot.decide(view, ask)
        assert chosen in ask.options
        assert view.same(game.observe(g, ask.seat)), "the View was changed by thinking"
        other = game.determinize(view, Rng(players))
        again = other.pending
        assert again is not None
        assert make(5).decide(game.observe(other, ask.seat), again) == chosen


@pytest.mark.parametrize("players", PLAYERS)
def test_the_master_decides_by_its_view_alone_and_the_same_every_time(players: int) -> None:
    decides_by_its_view(partial(make_bot, "master"), players)


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_is_asked_sees_what_it_saw_when_it_chose(players: int) -> None:
    game = citadels()
    for g, ask in asked(players, NAMED | {"draft.keep"}):
        view, rng = game.observe(g, ask.seat), Rng(7)
        for deal in Supposed(view, outlook(view), likes(4), rng, 3).drawn(3, rng):
            world, drafted = dealt_world(view, rng, deal), before_swap(deal)
            first, pools = supposing.passed_on(view, deal)
            assert pools[view.order.index(ask.seat) :][:1] in ([], [tuple(view.seen[ask.seat][0])])
            for number, pool in enumerate(pools):
                seat = Seat(view.order[number])
                assert set(drafted[seat]) <= set(pool)
                assert seat == ask.seat or ask.seat == view.order[-1] or world.seen[seat] == [list(pool)]
                at = supposing.at_the_pick(world, drafted, number, pool, first)
                assert at.pending is not None
                assert (at.pending.step, at.pending.seat) == ("draft.keep", seat)
                seen = game.observe(at, seat)
                assert seen.seen[seat] == [[int(word.partition(":")[2]) for word in at.pending.options]]
                assert sorted([*at.face_up, *at.face_down, *at.pool, *(r for row in at.roles for r in row)]) == list(
                    range(1, at.box.ranks + 1)
                ), "every character lies somewhere, none twice"


def test_what_somebody_would_surely_not_choose_is_not_taken_for_impossible() -> None:
    view, _ = a_naming()
    found = Supposed(view, outlook(view), likes(4), Rng(2), 5)
    drafts = Drafts(view, outlook(view), likes(4), Rng(1))
    assert all(drafts.chance(deal) > 0 for deal in found.deals)
    assert all(weight > 0 for weight in found.weights)


def test_what_they_like_is_believed_to_be_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than without asking, and more than if they liked something else."""
    monkeypatch.setattr(supposing, "QUESTIONS", {4: 1000})
    view, _ = a_naming()

    def held(roles: Roles, rank: int) -> float:
        others = [row for seat, row in enumerate(roles.beliefs()) if seat != view.viewer]
        return sum(row.get(rank, 0.0) for row in others)

    def supposed(rank: int) -> Roles:
        return Supposed(view, outlook(view), likes(rank), Rng(3), 60)

    usual = Roles(view, outlook(view).kinds, Rng(3), 60)
    possible = [rank for rank in range(1, 9) if 0.02 < held(usual, rank) < 0.98]
    assert len(possible) > 2
    for rank, other in zip(possible, [*possible[1:], possible[0]], strict=True):
        assert held(supposed(rank), rank) > held(usual, rank)
        assert held(supposed(rank), rank) > held(supposed(other), rank)


def test_chances_of_a_pool_add_up_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked or not: after the last question the prior speaks alone."""
    view, _ = a_naming()
    for most in (0, 3, 30):
        monkeypatch.setattr(supposing, "QUESTIONS", {4: most})
        drafts = Drafts(view, outlook(view), likes(6), Rng(1))
        for deal in Roles(view, outlook(view).kinds, Rng(1), 20).deals:
            drafts.chance(deal)
        assert drafts._found
        assert all(math.isclose(math.fsum(row.values()), 1.0) for row in drafts._found.values())


def test_only_the_master_asks_and_only_where_characters_count(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = 0

    def count(self: Any, view: View, ask: Ask) -> list[Judged]:
        nonlocal counted
        counted += self.effort.samples == FEW
        return plain(self, view, ask)

    plain = SearchBot.judged
    monkeypatch.setattr(SearchBot, "judged", count)
    view, ask = a_naming()
    make_bot("expert", 1).decide(view, ask)
    assert counted == 0
    make_bot("master", 1).decide(view, ask)
    assert counted > 0
    assert worth_supposing(view, ask)
    assert not worth_supposing(view, ask._replace(step="turn.chosen"))
    view.picked = 0
    assert not worth_supposing(view, ask), "nobody has chosen yet"


def test_what_the_master_reckons_with_is_told_after_the_game() -> None:
    view, ask = a_naming()
    told = {level: advice.beliefs(view, ask, 1, level)["rows"] for level in ("hard", "expert", "master")}
    assert told["hard"] != told["expert"] != told["master"]
