"""Everything the rules can say has words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.citadels.rules as rules
from game.citadels.rules.state import View
from game.citadels.words.asking import choices
from game.citadels.words.contents import EVENTS, PROBLEMS, QUESTIONS
from game.citadels.words.telling.narrate import narrate
from game.kernel import steps
from game.kernel.rules import of
from game.session.match import Match
from game.ui import lang
from tests.ui.table.helpers import new_match

RULES = Path(rules.__file__).parent
SOURCES = sorted(RULES.rglob("*.py"))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    lang.set_language("en")


def constants(tree: ast.AST) -> Iterator[str]:
    """Words returned by functions that name problems, and given as problems by districts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and "problem" in node.name:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from _words(inner.value)
        if isinstance(node, ast.Assign) and any(getattr(t, "id", "").endswith("_problem") for t in node.targets):
            yield from _words(node.value)


def _words(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _words(value.body)
        yield from _words(value.orelse)
    elif isinstance(value, ast.BoolOp):
        for part in value.values:
            yield from _words(part)


def test_every_problem_of_the_rules_has_a_sentence() -> None:
    found = {word for path in SOURCES for word in constants(ast.parse(path.read_text(encoding="utf-8")))}
    assert {"gold_short", "duplicate", "bishop", "keep", "city_complete"} <= found
    missing = found - set(PROBLEMS)
    assert not missing, f"the words of Citadels need sentences for {sorted(missing)}"


def test_every_event_of_the_rules_is_known_to_the_log() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    words = set(re.findall(r'\.tell\(\s*"(\w+)"', text))
    assert len(words) > 15
    missing = words - set(EVENTS)
    assert not missing, f"the words of Citadels need sentences for the events {sorted(missing)}"


def test_prompts_speak_of_steps_that_exist() -> None:
    assert all(steps.is_known(f"citadels/{name}") for name in QUESTIONS)


def told(match: Match, viewer: int | None) -> list[str]:
    names, box = [seat.name for seat in match.setup.seats], match.whole.box
    shown = match.events_since(0, viewer)
    return [text for event in shown if (text := narrate(event.word, event.facts, names, box))]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_told_in_sentences(language: str) -> None:
    lang.set_language(language)
    match = new_match(5, seed=11, humans=())
    while not match.over:
        match.step()
    for viewer in (None, 0, 3):
        sentences = told(match, viewer)
        assert len(sentences) > 100
        assert all(text[0].isupper() and text.endswith(".") and "{" not in text for text in sentences)


def test_the_public_half_names_no_secret() -> None:
    """Characters chosen in secret and cards drawn are named to their owner alone."""
    match = new_match(4, seed=2, humans=())
    for _step in range(60):
        match.step()
    public, mine = told(match, None), told(match, 1)
    assert not any("secretly" in text for text in public)
    assert sum("secretly" in text for text in mine) >= 1
    assert all(text.startswith(match.setup.seats[1].name) for text in mine if "secretly" in text)


def test_missing_gold_is_counted() -> None:
    match = new_match(4, seed=3)
    while match.pending is None or match.pending.seat != 0 or match.pending.step != "turn.chosen":
        ask = match.pending
        assert ask is not None
        if ask.seat == 0:
            match.answer(ask.number, ask.options[0])
        match.step()
    assert match.pending is not None
    match.answer(match.pending.number, "gold")
    match.step()
    view = of(View, match.view(0))
    from game.citadels.words.names import Names

    names = Names([seat.name for seat in match.setup.seats], match.whole.box)
    dear = max(view.hand[0], key=lambda card: view.box.cost[card])
    view.gold[0] = view.box.cost[dear] - 2
    assert choices.reason("gold_short", f"build:{dear}", view, names) == "2 gold short"
