"""Nothing on the table lies on anything else or outside the window, whatever the window and the scale."""

from __future__ import annotations

import itertools

import pytest

from game.citadels.table.layout import Places, places
from game.ui.draw.geometry import Box, Scale

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (1600, 1200), (2560, 1080), (3840, 2160),
           (1280, 800), (1920, 1200), (2560, 1440), (1280, 960), (3440, 1440))  # fmt: skip
SCALES = (80, 100, 125, 150, 200)


def parts(here: Places) -> dict[str, Box]:
    found = {
        "track": here.track, "prompt": here.prompt, "hand": here.hand, "log": here.log,
        **{f"player {i}": box for i, box in enumerate(here.opponents)},
    }  # fmt: skip
    if here.role.w:
        found["role"] = here.role
    if here.tabbed:
        return {**found, "tabs": here.tabs, "corner": here.corner}
    found |= {"corner": here.corner, "zoom": here.zoom, "discards": here.discards, "city": here.city}
    if here.score.w:
        found["score"] = here.score
    if here.draft is not None:
        found["draft"] = here.draft
    return found


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("percent", SCALES)
def test_parts_keep_apart(window: tuple[int, int], percent: int) -> None:
    bounds = Scale(*window, percent / 100).bounds
    for players, draft in itertools.product(range(2, 9), (False, True)):
        here = places(bounds, players, draft=draft)
        found = parts(here)
        assert len(here.opponents) == players - 1
        for name, box in found.items():
            assert bounds.holds(box), (players, draft, name, box)
            assert box.w >= 40, (players, draft, name, box)
            assert box.h >= 36, (players, draft, name, box)
        for (a, first), (b, second) in itertools.combinations(found.items(), 2):
            assert not first.inset(0.5).overlaps(second.inset(0.5)), (players, draft, a, b)


def test_at_one_hundred_percent_nothing_hides_behind_tabs() -> None:
    for window in WINDOWS:
        for players in range(2, 9):
            assert not places(Scale(*window).bounds, players).tabbed
