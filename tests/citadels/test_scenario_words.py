"""The scenario runner itself: every word that checks something fails when it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenario import Broken, Outcome, Scenario, play, read_file

STORY = """\
- name: A Warlord's turn
  table: {{players: 4, nine: true, crown: B, round: 3, face_up: [thief, bishop, artist], face_down: [king]}}
  seats:
    A: {{role: warlord, gold: 4, hand: [tavern, temple], city: [manor]}}
    B: {{role: merchant, gold: 2, hand: [], city: [{{docks: {{gold: 1}}}}, keep, market]}}
    C: {{role: architect, hand: [palace]}}
    D: {{role: assassin}}
  deck: {{top: [market, temple], bottom: [church]}}
  marks: {{killed: magician, robbed: nobody}}
  now: {{seat: A, gathered: true, used: [income]}}
  play:
    - A: ability
    - A: market of B
  then: {{{then}}}
"""


def entries(tmp_path: Path, text: str) -> list[Scenario | Broken]:
    file = tmp_path / "story.yaml"
    file.write_text(text, encoding="utf-8")
    return read_file(file)


def played(tmp_path: Path, text: str) -> Outcome:
    (entry,) = entries(tmp_path, text)
    assert isinstance(entry, Scenario), [str(fault) for fault in entry.faults]
    return play(entry)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("A: {gold: 3}", "A: {gold: 4}"),
        ("A: {hand: [temple, tavern]}", "A: {hand: [temple]}"),
        ("A: {hand: [temple, tavern]}", "A: {hand: [temple, tavern, tavern]}"),
        ("B: {hand: []}", "C: {hand: []}"),
        ("A: {hand_size: 2}", "A: {hand_size: 3}"),
        ("B: {city: [keep, {docks: {gold: 1}}]}", "B: {city: [keep, docks]}"),
        ("B: {city: [keep, {docks: {gold: 1}}]}", "B: {city: [keep, {docks: {gold: 1}}, market]}"),
        ("A: {city: [manor]}", "A: {city: [{manor: {gold: 1}}]}"),
        ("A: {role: warlord}", "A: {role: merchant}"),
        ("A: {roles: [warlord]}", "A: {roles: [warlord, thief]}"),
        ("B: {revealed: true}", "B: {revealed: false}"),
        ("B: {revealed: merchant}", "B: {revealed: [thief]}"),
        ("B: {score: {districts: 7}}", "B: {score: {districts: 9}}"),
        ("B: {score: {total: 7, keep: 0}}", "B: {score: {total: 6}}"),
        ("A: {score: {colours: 0}}", "A: {score: {colours: 3}}"),
        ("A: {score: {first: 0}}", "A: {score: {first: 4}}"),
        ("A: {score: {complete: 0}}", "A: {score: {complete: 2}}"),
        ("A: {score: {statue: 0}}", "A: {score: {statue: 5}}"),
        ("crown: B", "crown: A"),
        ("marks: {killed: magician}", "marks: {killed: merchant}"),
        ("marks: {robbed: nobody}", "marks: {robbed: magician}"),
        ("marks: {first: nobody}", "marks: {first: A}"),
        ("deck: {top: [market, temple]}", "deck: {top: [temple, market]}"),
        ("deck: {bottom: [market, church]}", "deck: {bottom: [church]}"),
        ("deck: {size: 58}", "deck: {size: 57}"),
        ("deck: {bottom: [market]}", "deck: {only: [market]}"),
        ("face_up: [bishop, thief, artist]", "face_up: [bishop, thief]"),
        ("face_down: [king, magician]", "face_down: [king]"),
        ("face_up_count: 3", "face_up_count: 2"),
        ("face_down_count: 2", "face_down_count: 1"),
        ("asked: A", "asked: B"),
        ("asked: A", "asked: nobody"),
        ("phase: action", "phase: over"),
        ("round: 3", "round: 4"),
        ("winner: []", "winner: A"),
        ("log: [destroyed]", "log: [destroyed, destroyed]"),
        ("log: [gold, destroyed]", "log: [robbed]"),
        ("round: 3", "refused: king"),
    ],
)
def test_every_result_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    assert played(tmp_path, STORY.format(then=right)).ok
    outcome = played(tmp_path, STORY.format(then=wrong))
    assert outcome.failure is not None
    assert outcome.failure.line == 14
    assert outcome.failure.expected
    assert outcome.failure.found


NEW = """\
- name: A position with everything in it
  table: {{players: 3, crown: B, face_down: [diplomat]}}
  seats:
    A: {{roles: [magistrate, king], revealed: [magistrate], gold: 4, city: [{{museum: {{cards: [tavern, temple]}}}}]}}
    B: {{roles: [blackmailer, bishop], gold: 5, hand: [manor]}}
    C: {{roles: [wizard, architect]}}
  marks:
    warrants: {{signed: king, blank: [bishop, architect]}}
    threats: {{flower: architect, blank: wizard}}
    tax: 2
  now: {{seat: B, role: bishop, gathered: true}}
  play:
    - B: build manor
    - A: pass
  then: {{{then}}}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("A: {roles: [king, magistrate]}", "A: {roles: [king]}"),
        ("A: {revealed: [king, magistrate]}", "A: {revealed: [king]}"),
        ("A: {city: [{museum: {cards: 2}}]}", "A: {city: [{museum: {cards: 1}}]}"),
        ("A: {city: [{museum: {cards: 2}}]}", "A: {city: [museum]}"),
        ("A: {city: [{museum: {cards: [temple, tavern]}}]}", "A: {city: [{museum: {cards: [temple, palace]}}]}"),
        ("marks: {tax: 3}", "marks: {tax: 2}"),
        ("marks: {bewitched: nobody}", "marks: {bewitched: king}"),
        ("marks: {warrants: {signed: king}}", "marks: {warrants: {signed: bishop}}"),
        ("marks: {warrants: {blank: [bishop, architect]}}", "marks: {warrants: {blank: [bishop]}}"),
        ("marks: {threats: {flower: architect}}", "marks: {threats: {flower: wizard}}"),
        ("marks: {threats: {blank: wizard}}", "marks: {threats: none}"),
    ],
)
def test_every_result_about_the_other_cards_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    outcome = played(tmp_path, NEW.format(then=right))
    assert outcome.ok, (outcome.failure, outcome.fault)
    assert played(tmp_path, NEW.format(then=wrong)).failure is not None


def test_all_results_that_differ_are_named_together(tmp_path: Path) -> None:
    failure = played(tmp_path, STORY.format(then="A: {gold: 9}, crown: C, round: 3")).failure
    assert failure is not None
    assert failure.expected == "A gold 9; crown C"
    assert failure.found == "A gold 3; crown B"


LOOKS = """\
- name: What the Warlord may destroy
  table: {{players: 4, crown: A}}
  seats:
    A: {{role: warlord, gold: 1, hand: [], city: [manor]}}
    B: {{role: thief, gold: 0, hand: [], city: [keep, market, dragon_gate]}}
    C: {{role: king, gold: 0, hand: []}}
    D: {{role: magician, gold: 0, hand: []}}
  now: {{seat: A, gathered: true}}
  play:
    - A: ability
      {look}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("offered: [market of B, pass]", "offered: [dragon_gate of B]"),
        ("offered: market of B", "offered: [market of A]"),
        ("offered: [pass]", "offered: [end turn]"),
        ("only_offered: [market of B, pass]", "only_offered: [market of B]"),
        ("only_offered: [market of B, pass]", "only_offered: [market of B, manor of A, pass]"),
        ("only_offered: [market of B, pass]", "only_offered: []"),
        ("not_offered: [keep of B, manor of A]", "not_offered: [market of B]"),
        ("not_offered: {keep of B: keep}", "not_offered: {keep of B: gold_short}"),
        ("not_offered: {dragon_gate of B: gold_short}", "not_offered: {dragon_gate of B: keep}"),
        ("not_offered: [C]", "not_offered: {C: own_rank}"),
        ("not_offered: [tavern of B]", "not_offered: {tavern of B: gold_short}"),
        ("asked: A", "asked: B"),
        ("check: {A: {gold: 1}}", "check: {A: {gold: 0}}"),
        ("optional: false", "check: {asked: D}"),
    ],
)
def test_every_look_at_a_question_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    assert played(tmp_path, LOOKS.format(look=right)).ok
    outcome = played(tmp_path, LOOKS.format(look=wrong))
    assert outcome.failure is not None
    assert outcome.failure.line in (10, 11)


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("[{A: keep of B}]", "it is not offered (keep)"),
        ("[{A: gold}]", "it is not offered"),
        ("[{B: pass}]", "A is asked"),
        ("[{A: market of B}, {A: end turn}, {A: gold}]", "it is not offered; offered: "),
        ("[{asked: C}]", "A is asked"),
    ],
)
def test_a_choice_nobody_has_fails(tmp_path: Path, steps: str, found: str) -> None:
    text = LOOKS.format(look="asked: A").replace("      asked: A\n", "")
    text = text.replace("play:\n    - A: ability\n", f"play: {steps.replace('[', '[{A: ability}, ', 1)}\n")
    failure = played(tmp_path, text).failure
    assert failure is not None
    assert found in failure.found


def test_an_optional_choice_is_skipped_where_nobody_is_asked_it(tmp_path: Path) -> None:
    look = "optional: true\n    - A: temple\n      optional: true\n    - B: pass\n      optional: true"
    assert played(tmp_path, LOOKS.format(look=look)).ok


def test_nothing_can_be_said_about_a_question_when_the_game_is_over(tmp_path: Path) -> None:
    text = "- name: x\n  now: {phase: scoring}\n  play: [{check: {phase: over}, not_offered: [pass]}]\n"
    failure = played(tmp_path, text).failure
    assert failure is not None
    assert "nobody is asked" in failure.found


ABSENT = "{table: {face_down: [king]}, seats: {A: {role: witch}}, marks: {bewitched: king}, now: {seat: A, role: king}}"


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ("table: {players: 4, face_up: [king]}", "king"),
        ("table: {players: 4, face_up: [thief, thief]}", "thief"),
        ("table: {players: 7, face_up: [thief]}", "face_up"),
        ("table: {players: 4, face_down: [thief, king]}", "face_down"),
        ("table: {players: 8, nine: false}", "nine"),
        ("table: {players: 8, nine: false}", "rank_9"),
        ("table: {players: 4, face_up: [artist]}", "artist"),
        ("table: {players: 4, cast: [assassin, thief]}", "cast"),
        ("table: {players: 2, nine: true}", "rank_9"),
        ("table: {players: 2, cast: illustrious_emissaries}, seats: {A: {role: emperor}}", "emperor"),
        ("table: {cast: devious_dignitaries, players: 5}, seats: {A: {hand: [graveyard]}}", "graveyard"),
        ("table: {cast: devious_dignitaries, players: 5}, seats: {A: {hand: [hospital]}}", "hospital"),
        ("table: {players: 2}, seats: {A: {roles: [king, thief, bishop]}}", "king"),
        ("table: {players: 2}, seats: {A: {roles: [king, thief]}, B: {roles: [king]}}", "king"),
        ("table: {players: 8, options: [classic]}", "players"),
        ("seats: {A: {hand: [quarry]}, B: {city: [quarry]}}", "quarry"),
        ("seats: {A: {role: king}, B: {role: king}}", "king"),
        ("{seats: {A: {role: king}}, marks: {killed: king}, now: {seat: A}}", "king"),
        ("{marks: {killed: assassin}, now: {phase: action}}", "assassin"),
        ("{marks: {robbed: thief}, now: {phase: action}}", "thief"),
        ("{marks: {robbed: king, killed: king}, now: {phase: action}}", "king"),
        ("{marks: {robbed: king}, table: {face_down: [thief]}, now: {phase: action}}", "thief"),
        ("{seats: {A: {role: king}, B: {role: thief, revealed: false}}, now: {seat: A}}", "thief"),
        ("{seats: {A: {role: king}}, now: {seat: A, role: thief}}", "king"),
        ("{marks: {killed: king}, now: {phase: draft}}", "marks"),
        ("{marks: {warrants: {signed: king}}, now: {phase: draft}}", "marks"),
        ("{marks: {bewitched: witch}, now: {phase: action}}", "witch"),
        ("{marks: {bewitched: king}, table: {cast: first_game}, now: {phase: action}}", "witch"),
        ("{marks: {killed: king}, table: {cast: devious_dignitaries}, now: {phase: action}}", "assassin"),
        ("{marks: {warrants: {signed: magistrate}}, now: {phase: action}}", "magistrate"),
        ("{marks: {warrants: {signed: king, blank: [king]}}, now: {phase: action}}", "warrants"),
        ("{marks: {warrants: {signed: king}}, table: {face_down: [magistrate]}, now: {phase: action}}", "magistrate"),
        ("{marks: {threats: {flower: king, blank: king}}, now: {phase: action}}", "threats"),
        ("{marks: {threats: {flower: blackmailer}}, now: {phase: action}}", "blackmailer"),
        ("{marks: {threats: {flower: king}, killed: king}, now: {phase: action}}", "king"),
        ("{marks: {robbed: king, bewitched: king}, now: {phase: action}}", "king"),
        ("{marks: {tax: 2}, table: {cast: first_game}, now: {phase: action}}", "tax_collector"),
        ("{seats: {A: {role: king}}, marks: {bewitched: king}, now: {seat: A, gathered: true}}", "king"),
        ("{seats: {A: {role: king}}, marks: {threats: {flower: king}}, now: {seat: A, gathered: true}}", "king"),
        (ABSENT, "king"),
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path: Path, position: str, word: str) -> None:
    inner = position.strip("{}") if position.startswith("{") else position
    if position.startswith("{"):
        parts = f"{{name: x, {position[1:-1]}, then: {{refused: {word}}}}}"
    else:
        parts = f"{{name: x, {inner}, then: {{refused: {word}}}}}"
    assert played(tmp_path, f"- {parts}\n").ok
    wrong = played(tmp_path, f"- {parts}\n".replace(f"refused: {word}", "refused: nonsense"))
    assert wrong.failure is not None
    assert word in wrong.failure.found or word == "nine"
    unexpected = played(tmp_path, f"- {parts}\n".replace(f"refused: {word}", "phase: over"))
    assert unexpected.failure is not None or unexpected.fault is not None


def test_a_step_may_hold_choices_made_one_after_another(tmp_path: Path) -> None:
    text = STORY.format(then="A: {gold: 3}, log: [destroyed]").replace(
        "    - A: ability\n    - A: market of B\n",
        "    - A: [ability, market of B]\n      offered: [end turn]\n      not_offered: {ability: used}\n",
    )
    assert played(tmp_path, text).ok


def test_choices_that_follow_a_wrong_one_are_not_made(tmp_path: Path) -> None:
    text = STORY.format(then="A: {gold: 3}").replace(
        "    - A: ability\n    - A: market of B\n", "    - A: [ability, keep of B, end turn]\n"
    )
    failure = played(tmp_path, text).failure
    assert failure is not None
    assert failure.expected == "A can choose 'keep of B'"


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("chess", "there is no game called 'chess'; there are: citadels"),
        ("hidden_numbers", "no scenarios can be written for the game 'hidden_numbers'"),
    ],
)
def test_a_scenario_of_a_game_that_has_none(tmp_path: Path, game: str, said: str) -> None:
    (entry,) = entries(tmp_path, STORY.format(then="A: {gold: 3}").replace("table: {", f"table: {{game: {game}, "))
    assert isinstance(entry, Broken)
    (fault,) = entry.faults
    assert entry.name == "A Warlord's turn"
    assert fault.line == 2
    assert said in fault.message
