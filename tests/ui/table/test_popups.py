"""Pop-ups at the table: never in the way, and never longer than what they belong to."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui import lang
from tests.helpers.popup_watch import Hand, Watch
from tests.ui.table.helpers import new_match, sit_down

GAMES = [
    ("pointer", 4, "en", 100, 11), ("pointer", 7, "de", 100, 12), ("pointer", 5, "de", 200, 13),
    ("keys", 4, "de", 100, 14), ("keys", 6, "en", 200, 15), ("both", 3, "en", 130, 16),
]  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(("ways", "players", "language", "scale", "seed"), GAMES)
def test_pop_ups_keep_their_rules_in_a_whole_game(
    tmp_path: Path, ways: str, players: int, language: str, scale: int, seed: int
) -> None:
    """One at a time, with their thing, their question and the rest of pointer or focus, and on nothing needed."""
    try:
        driver, table = sit_down(
            tmp_path, new_match(players, seed), size=(1280, 720), language=language, scale=scale
        )  # fmt: skip
        watch = Watch(driver, table)
        Hand(watch, seed).play(ways, 220)
        assert not watch.wrong, watch.wrong[:10]
        assert watch.seen["tip"] > 30, watch.seen
    finally:
        lang.set_language("en")
