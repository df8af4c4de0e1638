"""The seed is a secret of the table for as long as the game goes on: whoever deals it again sees every hand."""

from __future__ import annotations

import secrets

import pytest

from tests.cli.text.typist import Terminal, steadily

SEED = 7310458291


@pytest.mark.long
@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize("drawn", [False, True])
def test_the_seed_is_told_when_the_game_is_over_and_not_before(
    terminal: Terminal, drawn: bool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _below: SEED)
    given = [] if drawn else ["--seed", str(SEED)]
    said = terminal.play(steadily(), *given, "--players", "4", "--bots", "random", "--verbosity", level)
    before, told, _after = said.partition("The seed of this game was")
    assert told
    assert str(SEED) not in before
    assert "Code of this deal" not in before
    assert "wins with" in before or "share the victory" in before


def test_a_seed_by_chance_has_all_bits_in_the_text_game_too(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def drawn(below: int) -> int:
        asked.append(below)
        return 5

    monkeypatch.setattr(secrets, "randbelow", drawn)
    terminal.play(["leave"], "--players", "4", "--bots", "random")
    assert asked[0] == 1 << 53
