"""Puzzles as they are read, set up and judged: what is wrong with a file is named, an answer as good counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.bots import make_bot
from game.bots.advice import chances
from game.bots.inline import InlineBots
from game.content import ContentError
from game.content.languages import INLINE
from game.kernel.saving import to_json
from game.puzzles.judging import EQUAL, needs_search, rated, verdict
from game.puzzles.puzzle import (
    WORDS,
    Puzzle,
    check,
    examine_puzzles,
    file_of,
    in_words,
    match_of,
    own_puzzles,
    position,
)

GAMES = ("citadels", "rattus_cartus", "la_citta")
HEAD = """\
themes:
  - {id: end, name: {en: The end, de: Das Ende}, about: {en: Win., de: Gewinne.}}
puzzles:
"""
ONE = """\
  - id: one
    theme: end
    difficulty: 1
    title: {en: One, de: Eins}
    question: {en: "{B} leads.", de: "{B} führt."}
    hint: {en: Look., de: Schau.}
    why: {en: So it is., de: So ist es.}
    table: {players: 4, cast: first_game, seed: 1, crown: B, round: 4}
    seats:
      A: {role: bishop, gold: 7, hand: [], city: [tavern, manor]}
    now: {seat: A, used: [income]}
    best: [cards]
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "puzzles.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    return file


def found_in(file: Path) -> list[str]:
    with pytest.raises(ContentError) as error:
        check("citadels", file)
    return [f"{fault.line}: {fault.message}" for fault in error.value.faults]


@pytest.mark.parametrize("game", GAMES)
def test_all_puzzles_of_a_game_are_sound_and_their_names_are_those_who_sit_there(game: str) -> None:
    check(game)
    puzzles = own_puzzles(game)
    assert {one.told.theme for one in puzzles.puzzles} == set(puzzles.themes)
    assert len(puzzles.in_order()) == len(puzzles.puzzles) == len({one.key for one in puzzles.puzzles})
    for puzzle in puzzles.puzzles:
        match = match_of(puzzle, position(puzzle), "Matilda", InlineBots())
        called = [seat.name for seat in match.setup.seats]
        assert len(set(called)) == len(called)
        for word, code in [(word, code) for word in WORDS for code in INLINE]:
            said = in_words(getattr(puzzle.told, word), code, called)
            assert "{" not in said, (puzzle.id, said)


def test_a_sound_file_is_counted(tmp_path: Path) -> None:
    assert check("citadels", written(tmp_path, ONE))[0].counts == {"puzzles": 1, "proved": 0}


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("theme: end", "theme: ende", "'ende' is an unknown theme"),
        ("difficulty: 1", "difficulty: 4", "`difficulty` cannot be 4"),
        ("{B} leads.", "{b} leads.", "{b} in `question.en` is no seat"),
        ("{B} leads.", "{B leads.", "{?} in `question.en` is no seat"),
        ("    hint: {en: Look., de: Schau.}\n", "", "`hint` is missing"),
        ("best: [cards]", "best: [gold, cards]", "every answer is right"),
        ("best: [cards]", "best: [end turn]", "expected 'end turn' is offered"),
        ("    best: [cards]\n", "", "no answer is right"),
        ("gold: 7", "silver: 7", "'silver' is no word of"),
        ("city: [tavern, manor]", "city: [tavernn, manor]", "the card 'tavernn' does not exist"),
        ("players: 4,", "game: la_citta, players: 4,", "'cast' is no word of `table`"),
        ("So it is.", "so " * 200, "`why.en` has"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, before: str, after: str, said: str) -> None:
    file = written(tmp_path, ONE.replace(before, after))
    found = found_in(file)
    assert any(said in one for one in found), found


def test_a_second_puzzle_of_a_name_and_what_is_no_puzzle(tmp_path: Path) -> None:
    found = found_in(written(tmp_path, ONE + ONE + "  - just words\n"))
    assert found[0] == "16: duplicate id; the first is in line 4"
    assert "a puzzle begins with 'id:'" in found[1]
    _puzzles, faults = examine_puzzles(written(tmp_path, ONE + ONE), "citadels")
    assert len(faults) == 1


def puzzle_of(name: str) -> Puzzle:
    found = own_puzzles("citadels").find(name)
    assert found is not None
    return found


def test_an_answer_that_is_as_good_counts_and_one_that_is_proved_to_lose_does_not() -> None:
    judged = puzzle_of("five_gold")
    at = position(judged)
    right, other = next(iter(at.right)), next(one for one in at.ask.options if one not in at.right)
    assert verdict(judged, at, right).word == "right"
    assert needs_search(judged, at, other)
    assert verdict(judged, at, other, {"judged": [], "duel": [0.5, 0.5 - EQUAL / 2]}).word == "equal"
    assert verdict(judged, at, other, {"judged": [], "duel": []}).solved
    assert verdict(judged, at, other, {"judged": [], "duel": [0.5, 0.3]}) == ("wrong", 0.5, 0.3)
    assert not verdict(judged, at, other, {}).solved
    forced = puzzle_of("prison_or_castle")
    at = position(forced)
    other = next(one for one in at.ask.options if one not in at.right)
    assert not needs_search(forced, at, other)
    assert verdict(forced, at, other, {"judged": [], "duel": [1.0, 1.0]}).word == "wrong"
    figures = rated(forced, at, {"judged": [[other, 0.4, 9, 0.0, 0.0], [*at.right, 0.9, 9, 0.5, 0.0]]})
    assert [(one.option, one.chance) for one in figures] == [(*at.right, 1.0), (other, 0.4)]


def test_chances_of_what_was_solved_are_their_own_and_others_are_measured_from_the_best() -> None:
    """An option with a gain was tried beside the usual one; solved lines have none and no doubt."""
    compared = [["best", 0.5, 90, 0.1, 0.02], ["usual", 0.4, 90, 0.0, 0.0], ["early", 0.7, 10, -0.2, 0.05]]
    assert chances(compared) == pytest.approx([0.5, 0.4, 0.2])
    assert chances([["wins", 1.0, 6, 0.0, 0.0], ["loses", 0.0, 6, 0.0, 0.0]]) == [1.0, 0.0]
    assert chances([]) == []


def test_a_puzzle_is_a_match_of_its_own_that_is_neither_kept_nor_recorded() -> None:
    puzzle = puzzle_of("prison_or_castle")
    at = position(puzzle)
    before = to_json(at.state)
    match = match_of(puzzle, at, "Isabeau", InlineBots())
    assert match.setup.origin == "puzzle:prison_or_castle"
    assert match.setup.practice
    assert [seat.name for seat in match.setup.seats] == ["Isabeau", "Odo", "Ysolde", "Raoul"]
    assert match.pending is not None
    assert match.answer(match.pending.number, next(iter(at.right)))
    assert match.step()
    assert to_json(at.state) == before


def test_a_game_without_puzzles_has_none() -> None:
    assert own_puzzles("hidden_numbers").puzzles == ()
    assert check("hidden_numbers") == []
    assert not file_of("hidden_numbers").exists()


@pytest.mark.parametrize("game", GAMES[1:])
def test_what_is_called_best_is_what_a_searching_player_answers(game: str) -> None:
    """Those of Citadels are proved, or asked in tests/bots/test_puzzles.py."""
    rules, player = catalog.rules(game), make_bot("hard", 2, game)
    for puzzle in own_puzzles(game).puzzles:
        at = position(puzzle)
        assert player.decide(rules.observe(at.state, at.ask.seat), at.ask) in at.right, puzzle.id
