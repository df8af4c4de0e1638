"""Whatever the rules can ask, forbid or report has a sentence of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import game.la_citta.rules
import game.la_citta.table
from game.kernel.steps import NAME_OF, public_title
from game.la_citta.rules.event_shapes import SHAPES
from game.la_citta.words.contents import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS
from game.la_citta.words.names import SENTENCES, sentence
from game.la_citta.words.words import LaCittaWords
from game.paths import assets_dir
from game.ui.lang import languages, set_language
from tests.helpers.rule_words import RuleWords

RULES = RuleWords(game.la_citta.rules)
SAID = LaCittaWords("la_citta")


def test_every_problem_has_a_sentence() -> None:
    found = RULES.problems()
    assert {"too_near", "no_citizen", "one_new_city", "harvested", "inner"} <= found
    assert found == set(PROBLEMS)


def test_every_event_is_told() -> None:
    assert set(SHAPES) == set(EVENTS)


def test_every_ask_has_a_prompt() -> None:
    assert RULES.titled() == set(QUESTIONS)
    assert all(question.prompt is not None and question.help for question in QUESTIONS.values())


def test_every_announcement_has_words() -> None:
    assert RULES.titles() == set(ANNOUNCED)


def test_a_question_is_announced_as_the_rules_announce_it() -> None:
    own = "la_citta/"
    titles = {name.removeprefix(own): public_title(name) for name in NAME_OF.values() if name.startswith(own)}
    assert {step: question.waiting for step, question in QUESTIONS.items()} == {
        step: titles[step] for step in QUESTIONS
    }


def test_every_kind_of_event_can_be_filtered() -> None:
    assert {SAID.kind_of(word) for word in EVENTS} == set(SAID.kinds)


def test_every_occasion_has_a_chance() -> None:
    facts = {"seat": 0, "other": 1, "source": 3, "site": 5, "city": 5}
    found = {occasion for record in EVENTS.values() if record.remarks for _seat, occasion in record.remarks(facts)}
    assert found == set(SAID.chances)


def test_every_sound_is_there() -> None:
    named = {record.sound for record in EVENTS.values() if isinstance(record.sound, str) and record.sound}
    named |= {SAID.cue("built", {"building": name}) for name in ("farm", "statue", "well", "cathedral", "marketplace")}
    named |= {SAID.cue("revealed", {"wishes": [wish]}) for wish in range(3)}
    for sound in sorted(named):
        pack, slash, name = sound.rpartition("/")
        folder = assets_dir() / pack / "sounds" if slash else assets_dir() / "sounds"
        assert list(folder.glob(f"{name}_1.ogg")), f"there is no sound {sound}"


def explained() -> Iterator[str]:
    """The signs that the table draws by their names: the first text in a call of `sign`, `figure` or `explain`."""
    for path in sorted(Path(game.la_citta.table.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            symbol = next((one.value for one in node.keywords if one.arg == "symbol"), None)
            texts = [
                one for one in (symbol, *node.args) if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]
            if name in ("sign", "figure", "draw_sign", "explain") and texts:
                yield str(texts[0].value)


def test_every_symbol_of_the_table_has_a_sentence() -> None:
    found = set(explained())
    assert {"citizen", "food", "gold", "penalty", "peeked", "deck", "round"} <= found
    assert found <= set(SENTENCES), sorted(found - set(SENTENCES))


def test_every_symbol_is_a_sentence_in_every_language() -> None:
    for language in languages():
        set_language(language)
        try:
            told = {sentence(key) for key in SENTENCES}
        finally:
            set_language("en")
        assert all(one.endswith(".") and "{" not in one for one in told)
    assert sentence("unheard of") == ""
