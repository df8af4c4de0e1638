"""Questions with one answer: given by themselves where nobody can learn anything from it, asked everywhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.citadels.scenario.story import Marks, Now
from game.session.match import Match
from game.table.flow import Flow
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.citadels.base import seat, staged
from tools.shots.citadels.positions import asked_at, search, setup

CAST = ("magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def blank_warrant(humans: tuple[int, ...]) -> Match:
    """Seat 1 builds with a blank warrant; the Magistrate at seat 0 is asked and can only let it be built."""
    seats = {
        0: seat("magistrate", revealed=True), 1: seat("merchant", gold=6, hand=("castle",)), 2: seat("thief"),
        3: seat("warlord"),
    }  # fmt: skip
    marks = Marks(signed="bishop", blank_warrants=["merchant", "warlord"])
    match = staged(4, seats, Now(seat=1, gathered=True), cast=CAST, marks=marks, humans=(0, 1))
    ask = match.pending
    assert ask is not None
    match.answer(ask.number, next(option for option in ask.options if option.startswith("build")))
    match.step()
    for at in {0, 1} - set(humans):
        match.hand_over(at, "normal")
    assert match.pending is not None
    assert (match.pending.seat, match.pending.options) == (0, ["pass"])
    return match


def flow_of(match: Match, *, skips: bool = True) -> Flow:
    flow = Flow(match, lambda: "instant")
    flow.skips_forced = lambda: skips
    return flow


def test_a_blank_warrant_is_no_question_for_one_person_among_bots() -> None:
    assert flow_of(blank_warrant((0,))).forced == "pass"


def test_the_setting_brings_every_question_back() -> None:
    assert flow_of(blank_warrant((0,)), skips=False).forced == ""


def test_a_blank_warrant_is_asked_where_another_person_would_notice() -> None:
    """Two people at one screen: if no curtain fell for it, the builder would know that the warrant is blank."""
    flow = flow_of(blank_warrant((0, 1)))
    flow.lift(0)
    assert flow.my_ask is not None
    assert flow.forced == ""


def test_in_the_own_turn_nobody_else_looks() -> None:
    """Two people at one screen: what is asked of whoever is before it already makes no curtain fall or stay away."""
    seats = {0: seat("warlord", gold=0), 1: seat("bishop"), 2: seat("thief"), 3: seat("king")}
    match = staged(4, seats, Now(seat=0), humans=(0, 1))
    flow = flow_of(match)
    flow.lift(0)
    assert flow.answer("ability")
    assert flow.forced == "pass"
    flow.cover()
    assert flow.forced == ""


@pytest.mark.parametrize("humans", [(0,), (0, 1)])
def test_the_draft_is_never_skipped(humans: tuple[int, ...]) -> None:
    match = new_match(2, seed=5, humans=humans)
    flow = flow_of(match)
    while match.whole.phase == "draft":
        ask = match.pending
        assert ask is not None
        flow.lift(int(ask.seat))
        assert flow.forced == ""
        match.whole.stack[-1] = [*match.whole.stack[-1][:2], ask.options[:1], *match.whole.stack[-1][3:]]
        match._views.clear()
        assert flow.forced == ""
        if not match.is_human(ask.seat):
            match.step()
        else:
            assert flow.answer(ask.options[0])


def test_ending_a_turn_is_always_an_act() -> None:
    def wanted(match: Match) -> bool:
        ask = match.pending
        return asked_at("turn.chosen", since=2, districts=0)(match) and ask is not None and ask.options == ["end"]

    flow = flow_of(search(lambda seed: setup(4, seed), wanted, 1))
    assert flow.forced == ""


def test_the_log_says_so_and_undo_goes_past_it(tmp_path: Path) -> None:
    match = blank_warrant((0,))
    driver, table = sit_down(tmp_path, match)
    driver.frame(0.1)
    assert table.flow.forced_answers
    assert "There was only one choice: Let it be built." in table.log.lines.value
    assert match.pending is None or match.pending.options != ["pass"]


def test_undo_never_stops_at_what_answers_itself() -> None:
    """The Warlord finds nothing to destroy: his ability and the answer to its question are taken back together."""
    seats = {0: seat("warlord", gold=0), 1: seat("bishop"), 2: seat("thief"), 3: seat("king")}
    match = staged(4, seats, Now(seat=0))
    flow, before = flow_of(match), match.whole.answered
    assert flow.answer("ability")
    assert flow.forced == "pass"
    assert flow.answer_forced("Keep the peace")
    assert [one.words for one in flow.forced_answers] == ["Keep the peace"]
    assert flow.undo()
    assert match.whole.answered == before
    assert flow.forced_answers == []
