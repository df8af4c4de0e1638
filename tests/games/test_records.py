"""The records of a game's words: one for each thing, and none for what no rule knows."""

from __future__ import annotations

import pytest

from game.kernel.rules import ViewData
from game.table.names import Names
from game.table.records import Records
from game.table.words import QuestionText


def records(*steps: str) -> Records[QuestionText[ViewData, Names]]:
    made = Records[QuestionText[ViewData, Names]]("question")
    for step in steps:
        made.add(step, QuestionText())
    return made


def test_a_second_record_of_one_question_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"There are two records of the question 'thief\.rob'"):
        records("thief.rob", "thief.rob")


def test_so_is_a_record_of_a_question_that_no_rule_asks() -> None:
    with pytest.raises(ValueError, match=r"words for the question 'thief\.hug', but no rule knows it"):
        records("thief.hug").check({"thief.rob"})


def test_what_the_rules_know_is_fine() -> None:
    records("thief.rob").check({"thief.rob", "thief.hide"})
