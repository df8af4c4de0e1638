"""Animations end exactly, in order, and never keep anybody waiting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.draw.motion import (
    Call,
    Chain,
    Hold,
    Motion,
    Parallel,
    Steps,
    Tween,
    back_out,
    ease_in_out,
    ease_out,
    linear,
)


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, back_out])
def test_eases_begin_at_nothing_and_end_at_all(ease: Callable[[float], float]) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_tween_ends_exactly_and_says_so_once() -> None:
    seen: list[float] = []
    ends: list[str] = []
    motion = Motion()
    motion.start(Tween(100, seen.append, linear, lambda: ends.append("end")))
    for _ in range(4):
        motion.update(0.03)
    motion.update(1)
    assert seen == [pytest.approx(0.3), pytest.approx(0.6), pytest.approx(0.9), 1.0]
    assert ends == ["end"]
    assert not motion.busy


def test_a_chain_hands_on_what_is_left_of_the_time() -> None:
    first: list[float] = []
    second: list[float] = []
    motion = Motion()
    motion.start(Chain([Tween(100, first.append, linear), Hold(50), Tween(100, second.append, linear)]))
    motion.update(0.2)
    assert first == [1.0]
    assert second == [pytest.approx(0.5)]


def test_parts_of_a_chain_are_made_in_their_turn() -> None:
    made: list[str] = []

    def later() -> Tween:
        made.append("now")
        return Tween(10, lambda t: None)

    motion = Motion()
    motion.start(Chain([Hold(100), later, Call(lambda: made.append("called"))]))
    motion.update(0.05)
    assert made == []
    motion.update(0.1)
    assert made == ["now", "called"]


def test_finishing_jumps_to_every_end_also_of_what_starts_meanwhile() -> None:
    seen: list[str] = []
    motion = Motion()
    again = Tween(500, lambda t: seen.append(f"b{t:g}"))

    def then() -> None:
        motion.start(again)

    motion.start(Parallel([Tween(500, lambda t: seen.append(f"a{t:g}"), done=then), Hold(900)], 70))
    assert motion.finish_all()
    assert seen == ["a1", "b1"]
    assert not motion.busy
    assert not motion.finish_all()


def test_speed_divides_times_and_off_jumps() -> None:
    seen: list[float] = []
    motion = Motion(speed=2)
    motion.start(Tween(100, seen.append, linear))
    motion.update(0.025)
    assert seen == [pytest.approx(0.5)]
    motion.speed = 0
    motion.start(Tween(100, seen.append, linear))
    assert seen[-1] == 1.0
    motion.update(0.001)
    assert not motion.busy


def test_steps_are_completed_one_by_one() -> None:
    seen: list[str] = []

    def step(name: str) -> Chain:
        return Chain(
            [Call(lambda: seen.append(f"{name} begins")), Hold(500), Call(lambda: seen.append(f"{name} ends"))]
        )

    motion = Motion()
    motion.start(Steps([step("a"), step("b")]))
    motion.update(0.001)
    assert seen == ["a begins"]
    assert motion.complete()
    assert seen == ["a begins", "a ends"]
    motion.update(0.001)
    assert seen[-1] == "b begins"
    assert motion.complete()
    assert not motion.busy
    assert seen[-1] == "b ends"


def test_what_tells_nothing_is_completed_at_once() -> None:
    """A screen that fades in keeps nobody from pressing a button."""
    motion = Motion()
    motion.start(Tween(500, lambda t: None))
    assert not motion.complete()
    assert not motion.busy
