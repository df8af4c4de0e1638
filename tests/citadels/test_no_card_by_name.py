"""What is true of every card is said beside the card: whoever checks, samples or shows a game knows none by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.citadels import rules as package
from game.citadels.rules import asked
from game.citadels.rules.characters import CHARACTERS
from game.citadels.rules.queries import UNIQUE
from game.citadels.rules.state import Game
from game.kernel.saving import slots
from game.kernel.steps import SHORT, public_title
from tests.citadels.table import rule_words

RULES = Path(package.__file__).parent
KNOW_NO_CARD = ("asked", "box", "check", "determinize", "goods", "observe", "state", "build")
OTHERWISE = {
    *slots(Game),
    "keep",
}  # fields of the state are called after who brings them; a draft has a `keep`


def words_of(path: Path) -> set[str]:
    """The parts of all short words in a file: texts without a space, names, and what is imported."""
    tree, found = ast.parse(path.read_text(encoding="utf-8")), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            found |= {node.value, *node.value.split(".")}
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom):
            found |= {*(node.module or "").split("."), *(one.name for one in node.names)}
    return found


@pytest.mark.parametrize("name", KNOW_NO_CARD)
def test_rules_for_all_cards_name_none(name: str) -> None:
    named = words_of(RULES / f"{name}.py") & ({*CHARACTERS, *UNIQUE} | {f"{card}s" for card in CHARACTERS})
    assert named - OTHERWISE == set()


def test_every_question_says_beside_its_step_how_it_comes_about() -> None:
    assert {SHORT[name] for name in asked.QUESTIONS} == rule_words.asked_steps()


def test_every_announced_question_can_be_put_anew_in_a_sampled_world() -> None:
    assert {*asked.ANEW} == {public_title(name) for name in asked.QUESTIONS}
