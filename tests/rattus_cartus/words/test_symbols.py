"""Every symbol that the table explains has its sentence, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import game.rattus_cartus.table
from game.rattus_cartus.content import ESTATES, KINDS
from game.rattus_cartus.table.figures import SIGNS
from game.rattus_cartus.words.names import SENTENCES, sentence
from game.ui.lang import languages, set_language

FOLDER = Path(game.rattus_cartus.table.__file__).parent


def explained() -> Iterator[str]:
    """The keys that stand in calls of `canvas.explain`."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "explain":
                key = node.args[0]
                both = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                yield from (str(one.value) for one in both if isinstance(one, ast.Constant))


def test_every_symbol_of_the_table_has_a_sentence() -> None:
    found = {*explained(), *(symbol for _picture, symbol in SIGNS.values()), *ESTATES, *KINDS}
    assert {"rat", "nun", "premium", "flag", "entry", "deck"} <= found
    assert found <= set(SENTENCES), sorted(found - set(SENTENCES))


def test_it_is_a_sentence_in_every_language() -> None:
    for language in languages():
        set_language(language)
        try:
            told = {players: {sentence(key, players) for key in SENTENCES} for players in range(2, 6)}
        finally:
            set_language("en")
        for players, said in told.items():
            assert len(said) == len(SENTENCES)
            assert ("" in said) == (players == 2)  # there is no third of two
            assert all(one.endswith(".") and "{" not in one for one in said if one)
    assert sentence("unheard of", 2) == ""
