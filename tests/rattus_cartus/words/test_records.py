"""Whatever the rules can ask, forbid or report has a sentence of its own."""

from __future__ import annotations

import game.rattus_cartus.rules
from game.kernel.steps import NAME_OF, public_title
from game.paths import assets_dir
from game.rattus_cartus.words.contents import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS
from game.rattus_cartus.words.words import RattusWords
from tests.helpers.rule_words import RuleWords

RULES = RuleWords(game.rattus_cartus.rules)


def test_every_problem_has_a_sentence() -> None:
    found = RULES.problems()
    assert {"not_in_row", "no_pass", "nobody_left", "too_many", "cannot_be_laid", "just_looked"} <= found
    assert found == set(PROBLEMS)


def test_every_event_is_told() -> None:
    assert RULES.events() == set(EVENTS)


def test_every_ask_has_a_prompt() -> None:
    found = RULES.titled()
    assert {"supply.chosen", "enter.laid", "hospital.exchanged"} <= found
    assert found == set(QUESTIONS)
    assert all(question.prompt is not None for question in QUESTIONS.values())


def test_every_announcement_has_words() -> None:
    assert RULES.titles() == set(ANNOUNCED)


def test_a_question_is_announced_as_the_rules_announce_it() -> None:
    own = "rattus_cartus/"
    titles = {name.removeprefix(own): public_title(name) for name in NAME_OF.values() if name.startswith(own)}
    assert {step: question.waiting for step, question in QUESTIONS.items()} == {
        step: titles[step] for step in QUESTIONS
    }


def test_every_sound_is_there() -> None:
    said = RattusWords("rattus_cartus")
    named = {record.sound for record in EVENTS.values() if isinstance(record.sound, str) and record.sound}
    named |= {said.cue("rats", {"change": change}) for change in (-1, 1)}
    for sound in sorted(named):
        game, slash, name = sound.rpartition("/")
        folder = assets_dir() / game / "sounds" if slash else assets_dir() / "sounds"
        assert list(folder.glob(f"{name}_1.ogg")), f"there is no sound {sound}"
