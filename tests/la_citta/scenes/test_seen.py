"""What is drawn while a decision is told: the View before it and its events lead to the View after it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.la_citta.rules.observe import observe
from game.la_citta.rules.state import View
from game.la_citta.table.scenes.seen import LISTS, Seen, for_all, own
from game.session.match import Shown
from tests.la_citta.rules.tables import begun

HIDDEN = {"deck", "voice_deck", "blind", "buried", "shuffled", "done", "scores", "voice_out", "discard"}
TOLD = sorted({*LISTS} - HIDDEN | {"year", "start", "citizens", "era"})


def facts(view: View) -> dict[str, object]:
    """All that is drawn, and how high the piles are."""
    found: dict[str, object] = {name: getattr(view, name) for name in TOLD}
    return found | {"pile": len(view.deck), "blind": [len(one) for one in view.blind]}


def shown(events: Sequence[Event], viewer: int, first: int) -> list[Shown]:
    return [Shown(first + at, event.word, event.seen_by(viewer)) for at, event in enumerate(events)]


@pytest.mark.parametrize(("players", "seed", "setup"), [(2, 5, "beginner"), (4, 7, "advanced"), (5, 11, "beginner")])
def test_the_events_of_each_answer_lead_to_the_view_after_it(players: int, seed: int, setup: str) -> None:
    g = begun(players, seed, setup=setup)
    rng, viewer = Rng(seed), Seat(1)
    assert g.log is not None
    while g.stack:
        before, told = observe(g, viewer), len(g.log)
        g.choose(rng.choice(g.stack[-1][2]))
        seen = Seen(before)
        for event in shown(g.log[told:], viewer, told):
            seen.follow([event])
        assert facts(seen.view) == facts(observe(g, viewer)), g.phase


def test_a_view_that_was_drawn_stays_as_it_was() -> None:
    g = begun(2, 3)
    view = observe(g, Seat(0))
    first = own(view)
    seen = Seen(view)
    city = view.cities[0][0][0]
    seen.follow([Shown(0, "grown", {"seat": 0, "city": city, "count": 1, "why": "growth"})])
    assert view.people == first.people
    assert seen.view.people[city] == view.people[city] + 1


def test_other_eyes_do_not_see_what_was_looked_at() -> None:
    g = begun(2, 3)
    g.looked[0] = [2]
    assert observe(g, Seat(0)).voice[2] >= 0
    assert for_all(observe(g, Seat(0))).voice[1:] == [-1, -1, -1]
