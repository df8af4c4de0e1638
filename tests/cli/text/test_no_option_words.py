"""Nobody who plays by typing meets the words by which the program itself calls a choice."""

from __future__ import annotations

import re

import pytest

from game import catalog
from tests.cli.text.typist import Terminal, steadily

OPTION = re.compile(r"\b[a-z]\w*:\d|\b[a-z]+_[a-z]\w*|:\d+/\w|^(?:pass|end|none|done|finish): ", re.MULTILINE)
ASIDE = ("why", "why 1", "why pass", "why end", "if", "if 1", "if 2", "log", "hint", "help", "nonsense", "card",
         "rules", "99", "pass", "bots", "where", "city", "undo", "1, 2", "1, x")  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [*catalog.GAMES])
def test_whole_games_and_every_aside_are_told_in_words(terminal: Terminal, game: str, language: str) -> None:
    terminal.games = (game,)
    said = terminal.play(
        steadily(*ASIDE), "--game", game, "--bots", "random", "--seed", "3", "--verbosity", "3", language=language
    )
    asked = [line for line in said.splitlines() if not any(line.endswith(word) for word in ASIDE)]
    found = OPTION.findall("\n".join(asked))
    assert not found, [line for line in asked if OPTION.search(line)][:20]
