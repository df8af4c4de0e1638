"""Advice is the searching player's own judgement, made from the View alone."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from game import catalog
from game.bots import advice, worker
from game.bots.advice import with_effect
from game.bots.worker import Reply, Request
from game.citadels.bot.search.player import EXPERT, HARD, PARTS_OF, SearchBot
from game.citadels.rules.state import View
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.saving import facts, to_json
from game.kernel.steps import Seat
from game.session.match import Match
from tools.shots.citadels.positions import asked_at, play_until, setup

SEED = 77


@cache
def position(step: str = "turn.chosen", players: int = 4) -> Match:
    match = play_until(setup(players, 9), asked_at(step, 0, since=4, districts=1))
    assert match.pending is not None
    assert match.pending.seat == 0
    return match


def through_the_worker(match: Match, kind: advice.Kind, level: str, chosen: str = "") -> Reply:
    assert match.pending is not None
    request = Request(3, "citadels", match.setup.rules_setup, level, SEED, match.pending, to_json(match.view(0)), kind,
                      chosen)  # fmt: skip
    return msgspec.json.decode(worker.respond(msgspec.json.encode(request), catalog.rules), type=Reply)


@pytest.mark.parametrize("step", ["turn.chosen", "draft.keep"])
def test_a_hint_is_what_the_searching_player_thinks(step: str) -> None:
    match = position(step)
    ask = match.pending
    assert ask is not None
    reply = through_the_worker(match, "judge", "hard")
    assert reply.error == ""
    view = of(View, match.view(0))
    expected = SearchBot(SEED, HARD, parts=PARTS_OF["hard"]).judged(view, with_effect("citadels", view, ask))
    assert reply.found["judged"] == [list(one) for one in expected]
    assert [end["option"] for end in reply.found["ends"]] == [one.option for one in expected[:3]]
    assert EXPERT.samples > HARD.samples


@pytest.mark.parametrize("step", ["turn.chosen", "draft.keep"])
def test_what_is_hidden_does_not_change_a_hint(step: str) -> None:
    match = position(step)
    ask, view = match.pending, of(View, match.view(0))
    assert ask is not None
    other = match.rules.determinize(view, Rng(4))
    assert facts(other)["hand"] != match.whole.hand
    seen = match.rules.observe(other, Seat(0))
    first = advice.judged("citadels", view, ask, SEED, "hard")
    assert advice.judged("citadels", seen, ask, SEED, "hard") == first


def test_a_choice_is_compared_with_the_best() -> None:
    match = position()
    judged = through_the_worker(match, "judge", "hard").found["judged"]
    assert through_the_worker(match, "judge", "hard", judged[0][0]).found["duel"] == []
    best, chosen = through_the_worker(match, "judge", "hard", judged[-1][0]).found["duel"]
    assert 0 <= best <= 1.01
    assert chosen < best + 0.1


@pytest.mark.parametrize(("level", "how"), [("easy", "open"), ("normal", "heuristic"), ("hard", "posterior"),
                                            ("expert:scholar", "posterior"), ("master", "posterior")])  # fmt: skip
@pytest.mark.parametrize("players", [2, 4])
def test_beliefs_are_chances(level: str, how: str, players: int) -> None:
    match = position(players=players)
    found = through_the_worker(match, "beliefs", level).found
    assert found["how"] == how
    each = 2 if players < 4 else 1
    for seat, row in enumerate(found["rows"]):
        assert sum(chance for _rank, chance in row) == pytest.approx(each, abs=0.02), seat
        true = set(match.whole.roles[seat])
        assert true <= {rank for rank, _chance in row}, "the truth is never impossible"
    assert {rank for rank, _chance in found["rows"][0]} == set(match.whole.roles[0])


def test_an_older_request_asks_for_a_decision() -> None:
    match = position()
    ask = match.pending
    assert ask is not None
    plain = {"id": 1, "game": "citadels", "rules_setup": match.setup.rules_setup, "level": "normal", "seed": SEED,
             "ask": list(ask), "view": to_json(match.view(0))}  # fmt: skip
    reply = msgspec.json.decode(worker.respond(msgspec.json.encode(plain), catalog.rules), type=Reply)
    assert reply.option in ask.options
    assert reply.found == {}


def test_a_game_without_advice_says_so() -> None:
    match = position()
    with pytest.raises(ValueError, match="no game called 'chess'"):
        advice.judged("chess", None, match.pending, SEED, "hard")  # type: ignore[arg-type]
