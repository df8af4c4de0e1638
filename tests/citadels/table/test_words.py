"""Whatever the rules can ask, forbid or report has a sentence of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.citadels.content import own_cards
from game.citadels.rules.build import WAYS as WAYS_OF_THE_RULES
from game.citadels.rules.characters import CHARACTERS, Character
from game.citadels.rules.queries import UNIQUE
from game.citadels.words import contents
from game.citadels.words.contents import ABILITIES, ANNOUNCED, COSTS, EVENTS, INCOMES, PROBLEMS, QUESTIONS, WAYS
from game.citadels.words.goods import TOLD_BY_OTHERS
from game.kernel.steps import NAME_OF, public_title
from tests.citadels.table import rule_words

OWN_WORDS = {"build", "gather", "income", "loan", "payment", "refund", "tax"}


def test_every_problem_has_a_sentence() -> None:
    found = rule_words.problems()
    assert {"gold_short", "duplicate", "bishop", "keep", "no_lender", "nothing_to_give", "too_dear"} <= found
    assert found <= set(PROBLEMS), f"nobody gave a sentence to {sorted(found - set(PROBLEMS))}"
    assert set(PROBLEMS) <= found, f"no rule says {sorted(set(PROBLEMS) - found)}"
    assert {problem for question in QUESTIONS.values() for problem in question.reasons} <= found


def test_every_event_is_told() -> None:
    found = rule_words.events()
    assert {"confiscated", "threat_revealed", "gold", "revealed", "game_over"} <= found
    assert found == set(EVENTS)


def test_every_ask_has_a_prompt() -> None:
    found = rule_words.asked_steps()
    assert {"magistrate.place", "turn.chosen", "draft.put_aside", "emperor.give_crown_late"} <= found
    assert found == set(QUESTIONS)


def test_every_announcement_has_words() -> None:
    assert rule_words.titles() == set(ANNOUNCED)


def test_a_question_is_announced_as_the_rules_announce_it() -> None:
    titles = {name.rpartition("/")[2]: public_title(name) for name in NAME_OF.values()}
    assert {step: question.waiting or "turn" for step, question in QUESTIONS.items()} == {
        step: titles[step] for step in QUESTIONS
    }


def test_buttons_and_prices_speak_of_cards_and_ways_that_exist() -> None:
    assert {*ABILITIES, *INCOMES} <= set(CHARACTERS)
    assert set(COSTS) <= set(UNIQUE)
    assert set(WAYS) <= set(WAYS_OF_THE_RULES)


def test_every_ability_that_is_used_has_a_button_of_its_own() -> None:
    used = {name for name, one in CHARACTERS.items() if type(one).ability is not Character.ability}
    assert used <= set(ABILITIES)


@pytest.mark.parametrize("folder", ["characters", "districts"])
def test_the_table_of_contents_names_every_file(folder: str) -> None:
    file = Path(contents.__file__)
    lines = (node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom))
    named = [one.name for line in lines if line.module == f"game.citadels.words.{folder}" for one in line.names]
    assert sorted(named) == sorted(path.stem for path in (file.parent / folder).glob("[a-z]*.py"))


def test_every_reason_of_a_payment_is_a_card_or_has_its_own_words() -> None:
    cards = own_cards()
    known = {*cards.characters, *cards.districts, *OWN_WORDS, *TOLD_BY_OTHERS}
    assert rule_words.reasons_of_payments() <= known
