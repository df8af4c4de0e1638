"""The words of scenarios of La Città: what checks something fails when it should, what is wrong gets a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenario import Broken, Outcome, Scenario, play, read_file

STORY = """\
- name: A round with everything in it
  table:
    game: la_citta
    players: 2
    start: A
    year: 2
    landscape: {{R10: F3, R11: F1, R03: W}}
  seats:
    A:
      gold: 3
      used: [unseen]
      peeked: [2]
      cities:
        - castello: H082
          citizens: 5
          buildings: {{H091: hospital, H073: farm}}
          figures: {{H091: {{health: 1}}, H073: 1}}
        - {{castello: H009, citizens: 3}}
    B: {{gold: 2, founded: true, cities: [{{castello: H114, citizens: 4}}]}}
  politics: {{display: [closeness, palazzo], top: [university, hospital], discard: [cathedral]}}
  voice: {{cards: [health, culture, education, culture], out: {{culture: 3}}}}
  stock: {{citizens: 40, farm: 7}}
  now: {{phase: politics, round: 2}}
  play:
    - A: palazzo at H083
      optional: true
    - A: palazzo at H074
    - B: closeness all
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
        ("A: {gold: 2}", "A: {gold: 3}"),
        ("A: {actions: 3}", "A: {actions: 2}"),
        ("A: {used: [unseen, palazzo]}", "A: {used: [palazzo]}"),
        ("B: {used_count: 2}", "B: {used_count: 1}"),
        ("A: {figures: 2}", "A: {figures: 3}"),
        ("A: {castellos: 2}", "A: {castellos: 3}"),
        ("A: {citizens: 8}", "A: {citizens: 7}"),
        ("A: {food: 14}", "A: {food: 8}"),
        ("A: {penalty: false}", "A: {penalty: true}"),
        ("A: {peeked: [2]}", "A: {peeked: []}"),
        ("B: {peeked: [4, 2, 3]}", "B: {peeked: [2, 3]}"),
        ("A: {sees: [health, culture, hidden, hidden]}", "A: {sees: [health, culture, education, hidden]}"),
        ("B: {sees: [health, culture, education, culture]}", "B: {sees: [health, culture, education, hidden]}"),
        ("A: {cities: [{castello: H009}, {castello: H082}]}", "A: {cities: [{castello: H082}]}"),
        ("A: {cities: [{citizens: 5}, {citizens: 3}]}", "A: {cities: [{citizens: 4}, {citizens: 3}]}"),
        ("A: {cities: [{spare: 1}, {spare: 2}]}", "A: {cities: [{castello: H082, spare: 2}, {castello: H009}]}"),
        ("B: {cities: [{limit: 5}]}", "B: {cities: [{limit: none}]}"),
        (
            "A: {cities: [{castello: H009}, {buildings: {H091: hospital, H074: palazzo, H073: farm}}]}",
            "A: {cities: [{castello: H009}, {buildings: {H091: hospital, H073: farm}}]}",
        ),
        (
            "A: {cities: [{castello: H082, figures: {H091: 1, H073: {harvest: 1}}}, {castello: H009, figures: {}}]}",
            "A: {cities: [{castello: H082, figures: {H091: {education: 1}, H073: 1}}, {castello: H009}]}",
        ),
        (
            "A: {cities: [{castello: H082, points: {health: 2, culture: 2}}, {castello: H009}]}",
            "A: {cities: [{castello: H082, points: {education: 2}}, {castello: H009}]}",
        ),
        ("A: {score: {citizens: 8, bonus: 3, penalty: 0, total: 11}}", "A: {score: {bonus: 0}}"),
        ("year: 2", "year: 3"),
        ("round: 3", "round: 2"),
        ("start: A", "start: B"),
        ("phase: politics", "phase: reveal"),
        ("asked: A", "asked: B"),
        ("voice: {wishes: []}", "voice: {wishes: [culture]}"),
        (
            "voice: {cards: [health, culture, education, culture]}",
            "voice: {cards: [health, culture, culture, education]}",
        ),
        ("voice: {size: 19}", "voice: {size: 23}"),
        ("voice: {out: {culture: 3}}", "voice: {out: {culture: 4}}"),
        ("politics: {display: [hospital, university]}", "politics: {display: [palazzo]}"),
        ("politics: {display_count: 7, size: 21}", "politics: {size: 20}"),
        ("politics: {discard: [cathedral], discard_count: 1}", "politics: {discard: []}"),
        ("stock: {citizens: 40, farm: 7, quarry: 7}", "stock: {farm: 8}"),
        ("landscape: {R10: F3, R12: F3}", "landscape: {R10: W}"),
        ("log: [built]", "log: [built, built]"),
        ("log: []", "log: [moved]"),
        ("winner: []", "winner: A"),
        ("round: 3", "refused: outside"),
    ],
)
def test_every_result_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    outcome = played(tmp_path, STORY.format(then=right))
    assert outcome.ok, (outcome.failure, outcome.fault)
    failure = played(tmp_path, STORY.format(then=wrong)).failure
    assert failure is not None
    assert failure.line == 29
    assert failure.expected
    assert failure.found


LOOKS = """\
- name: A turn
  table: {{game: la_citta, players: 2, start: A, landscape: {{R10: F1, R11: F1}}}}
  seats: {{A: {{gold: 1, cities: [{{castello: H082, citizens: 3}}]}}, B: {{cities: [{{castello: H114, citizens: 3}}]}}}}
  politics: {{display: [palazzo]}}
  play:
    - {look}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("asked: A, offered: [palazzo at H091, farm at H073]", "asked: A, offered: [farm at H074]"),
        ("asked: A, offered: [new city H056 from H082]", "asked: A, offered: [new city H057 from H082]"),
        ("asked: A, not_offered: [farm at H074]", "asked: A, not_offered: [farm at H073]"),
        ("asked: A, not_offered: {farm at H074: not_adjacent}", "asked: A, not_offered: {farm at H074: too_near}"),
        ("asked: A, not_offered: {well at H073: no_water}", "asked: A, not_offered: {well at H073: stack_empty}"),
        ("asked: A, not_offered: {draw: can_play}", "asked: A, not_offered: {draw: not_now}"),
        ("asked: A, not_offered: {demolish H082: not_now}", "asked: A, not_offered: {demolish H082: inner}"),
        ("check: {A: {gold: 1}}", "asked: A, only_offered: [gold, farm at H073]"),
        ("asked: A", "asked: B"),
    ],
)
def test_every_look_at_a_question_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    outcome = played(tmp_path, LOOKS.format(look=f"{{{right}}}"))
    assert outcome.ok, (outcome.failure, outcome.fault)
    assert played(tmp_path, LOOKS.format(look=f"{{{wrong}}}")).failure is not None


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("- A: farm at H074", "it is not offered (not_adjacent)"),
        ("- B: gold", "A is asked: gold, new city"),
        ("- A: [gold, gold]", "B is asked"),
    ],
)
def test_a_choice_nobody_has_fails(tmp_path: Path, steps: str, found: str) -> None:
    failure = played(tmp_path, LOOKS.format(look="asked: A") + f"    {steps}\n").failure
    assert failure is not None
    assert found in failure.found


# -- words nobody knows ------------------------------------------------------------------------------------------------
CITY = "seats: {A: {cities: [{castello: H082, %s}]}}"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("seats: {A: {cities: [{castello: X9}]}}", "the map lattice has H001 to H174"),
        ("seats: {A: {cities: [{citizens: 3}]}}", "a city has no castello"),
        ("seats: {A: {cities: [{castelo: H082}]}}", "did you mean 'castello'"),
        (CITY % "buildings: {H091: fram}", "did you mean 'farm'"),
        (CITY % "buildings: {H091: castello}", "a building beside the castello cannot be"),
        (CITY % "buildings: {H91: farm}", "is no word of `buildings`"),
        (CITY % "citizens: many", "`citizens` must be a whole number"),
        (CITY % "figures: {H091: {helth: 1}}", "did you mean 'health'"),
        ("seats: {A: {glod: 3}}", "did you mean 'gold'"),
        ("seats: {A: {used: [palaco]}}", "did you mean 'palazzo'"),
        ("seats: {A: {peeked: [5]}}", "must be a whole number from 1 to 4"),
        ("seats: {A: {penalty: 3}}", "`penalty` must be true or false"),
        ("seats: {E: {gold: 3}}", "must be a seat from A to D"),
        ("politics: {display: [farm]}", "a card of the display cannot be"),
        ("politics: {only: [palazzo], top: [palazzo]}", "`only` says the whole draw pile"),
        ("voice: {cards: [wealth]}", "did you mean 'health'"),
        ("voice: {out: {wealth: 1}}", "did you mean 'health'"),
        ("stock: {castello: 1}", "'castello' is no word of `stock`"),
        ("now: {phase: polytics}", "did you mean 'politics'"),
        ("now: {phase: income, round: 2}", "only politics has rounds"),
        ("now: {round: 6}", "must be a whole number from 1 to 5"),
        ("until: votes", "`until` cannot be"),
        ("play: [{A: fram at H091}]", "did you mean 'farm'"),
        ("play: [{A: farm at H900}]", "there is no hex 'H900'"),
        ("play: [{A: farm H091}]", "is no choice"),
        ("play: [{A: new city H056}]", "new city H056 from H082"),
        ("play: [{A: bread_and_games 1 at H091 for wealth}]", "the wish 'wealth' does not exist"),
        ("play: [{A: closeness 5}]", "is no choice"),
        ("play: [{check: {politics: {displays: []}}}]", "did you mean 'display'"),
        ("play: [{check: {log: [buildt]}}]", "did you mean 'built'"),
        ("play: [{check: {A: {cities: [{limit: 7}]}}}]", "`limit` is 5, 8 or none"),
        ("play: [{check: {A: {sees: [helth]}}}]", "did you mean 'health'"),
        ("rulings: [RAT-3]", "CITTA-13"),
    ],
)
def test_wrong_words_get_a_reason(tmp_path: Path, line: str, message: str) -> None:
    text = f"- name: x\n  table: {{game: la_citta}}\n  {line}\n  then: {{round: 1}}\n"
    (broken,) = entries(tmp_path, text)
    assert isinstance(broken, Broken)
    assert message in str(broken.faults[0])
    assert broken.faults[0].line == 3


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("map: grid", "`map` cannot be"),
        ("setup: begginer", "did you mean 'beginner'"),
        ("landscape: {R10: F4}", "the landscape of R10 cannot be"),
        ("landscape: {R23: F3}", "'R23' is no word of `landscape`"),
        ("options: [allow_pass]", "`options` cannot be"),
        ("year: 7", "must be a whole number from 1 to 6"),
        ("cast: first_game", "'cast' is no word of `table`"),
    ],
)
def test_wrong_words_of_the_table_get_a_reason(tmp_path: Path, table: str, message: str) -> None:
    (broken,) = entries(tmp_path, f"- name: x\n  table: {{game: la_citta, {table}}}\n  then: {{round: 1}}\n")
    assert isinstance(broken, Broken)
    assert message in str(broken.faults[0])


IMPOSSIBLE = [
    ("stock: {citizens: 5}, now: {phase: placement}", "supply_empty", "too few citizens for the castellos to come"),
    (CITY % "citizens: 4" + ", now: {phase: placement}", "placement", "2 castellos with 3 citizens and nothing else"),
    (CITY % "buildings: {H074: farm}", "not_adjacent", "H074 does not hang together with the castello"),
    (CITY % "citizens: 200", "supply_empty", "there are 130 citizens"),
    (CITY % "buildings: {H091: hospital}, figures: {H091: 1}", "figures", "say for which wish"),
    (CITY % "figures: {H091: 1}", "not_yours", "the city has no building"),
    (CITY % "buildings: {H091: statue}, figures: {H091: {harvest: 1}}", "no_farm", "at H091 is no farm"),
    (f"politics: {{display: [{', '.join(['palazzo'] * 8)}]}}", "display", "7 politics cards lie open, not 8"),
    ("voice: {cards: [culture, culture, culture, culture, culture]}", "deck", "4 voice cards are laid each year"),
    ("stock: {marketplace: 17}", "stack_empty", "17 cannot be left: there are 16"),
]


@pytest.mark.parametrize(("position", "word", "why"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, position: str, word: str, why: str
) -> None:
    text = f"- {{name: x, table: {{game: la_citta}}, {position}, then: {{refused: WORD}}}}\n"
    assert played(tmp_path, text.replace("WORD", word)).ok
    wrong = played(tmp_path, text.replace("WORD", "nonsense"))
    assert wrong.failure is not None
    assert why in wrong.failure.found
    unexpected = played(tmp_path, text.replace("refused: WORD", "phase: over"))
    assert unexpected.fault is not None
    assert why in str(unexpected.fault)


def test_a_failure_shows_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli.scenario import main

    file = tmp_path / "story.yaml"
    file.write_text(STORY.format(then="A: {gold: 9}"), encoding="utf-8")
    assert main([str(file)]) == 1
    shown = capsys.readouterr().out
    assert "expected A gold 9, found A gold 2" in shown
    assert "H082, 5 citizens: H091 hospital, H073 farm, H074 palazzo" in shown
    assert "A is asked: gold, new city H0" in shown
    assert "more like it)" in shown
