"""The words of scenarios of Rattus Cartus: what checks something fails when it should, what is wrong gets a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenario import Broken, Outcome, Scenario, play, read_file

STORY = """\
- name: A round with everything in it
  table:
    game: rattus_cartus
    players: 3
    start: A
    round: 2
    buildings: [farm, office, hospital, castle, rat_catchers_hut, palace]
  row: [hospital a, palace c]
  seats:
    A: {{hand: [church 4, magic, sword, church], rats: 6, markers: 2, looked: [1, 5]}}
    B: {{hand: [royalty x2, joker], rats: 3}}
    C: {{hand: [flute, peasantry 0], rats: 0}}
  influence: {{church: {{B: 2, A: 1}}, magic: {{C: 3}}}}
  nun_row: [4, magic 3, 2, 1, 0]
  deck: {{top: [chivalry 4, chivalry, royalty 2]}}
  discard: [bourgeoisie 3, bourgeoisie]
  building_deck: {{top: [castle a, farm]}}
  replacement: {{top: [castle b]}}
  now: {{phase: enter}}
  play:
    - A: [enter 1, 2, church 4, sword]
    - B: [enter 1, 0]
    - C: [enter 2, 1, flute]
    - B: royalty
    - A: [use, magic, done]
    - B: decline
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
        ("A: {hand: [royalty, church]}", "A: {hand: [church]}"),
        ("A: {hand: [church, royalty]}", "A: {hand: [church, royalty, magic]}"),
        ("A: {hand: [church, royalty]}", "A: {hand: [church 4, royalty]}"),
        ("A: {hand_size: 2}", "A: {hand_size: 3}"),
        ("A: {rats: 4}", "A: {rats: 5}"),
        ("A: {markers: 2}", "A: {markers: 0}"),
        ("A: {looked: [5, 1]}", "A: {looked: [1]}"),
        ("A: {score: {church: 5}}", "A: {score: {church: 10}}"),
        ("B: {score: {church: 10, hand: 1}}", "B: {score: {hand: 2}}"),
        ("A: {score: {markers: 2}}", "A: {score: {markers: 4}}"),
        ("A: {sees: {B: {hand: [joker]}}}", "A: {sees: {B: {hand: [royalty]}}}"),
        ("A: {sees: {B: {rats: 3}}}", "A: {sees: {B: {rats: 2}}}"),
        ("A: {sees: {nun_row: {1: 4, 5: 0}}}", "A: {sees: {nun_row: {1: 4}}}"),
        ("A: {sees: {nun_row: {1: 4, 5: 0}}}", "A: {sees: {nun_row: {1: 4, 5: 1}}}"),
        ("B: {sees: {A: {hand: [royalty]}}}", "C: {sees: {A: {hand: [royalty]}}}"),
        ("C: {sees: {A: {hand: []}}}", "B: {sees: {A: {hand: []}}}"),
        ("B: {sees: {nun_row: {}}}", "B: {sees: {nun_row: {1: 4}}}"),
        ("influence: {church: {B: 2, A: 2, C: 0}}", "influence: {church: {A: 2, B: 2}}"),
        ("influence: {magic: {A: 0, C: 3, B: 0}}", "influence: {magic: {C: 2}}"),
        ("row: [hospital a, palace c]", "row: [hospital a, palace d]"),
        ("row: [hospital, palace]", "row: [palace, hospital]"),
        ("entered: {1: [A, B], 2: [C]}", "entered: {1: [B, A]}"),
        ("entered: {2: C}", "entered: {2: []}"),
        ("announced: {A: 2, B: 0, C: 1}", "announced: {A: 1}"),
        ("announced: {C: 1}", "announced: {C: ~}"),
        ("deck: {top: [chivalry 4, chivalry, royalty]}", "deck: {top: [chivalry, royalty]}"),
        ("deck: {top: [chivalry 4]}", "deck: {top: [chivalry 3]}"),
        ("deck: {size: 71}", "deck: {size: 70}"),
        ("discard: [church 4, bourgeoisie x2, magic]", "discard: [church 4, bourgeoisie, magic]"),
        ("discard: [church, bourgeoisie 3, bourgeoisie, magic]", "discard: [church 3, bourgeoisie x2, magic]"),
        ("discard_size: 4", "discard_size: 3"),
        ("building_deck: {size: 14}", "building_deck: {size: 15}"),
        ("replacement: {top: [castle b], size: 12}", "replacement: {top: [castle a]}"),
        ("replacement: {size: 12}", "replacement: {size: 11}"),
        ("stacks: {joker: 14, sword: 12, flute: 11, pass: 12, marker: 18}", "stacks: {joker: 15}"),
        ("stacks: {gold: 0}", "stacks: {gold: 1}"),
        ("stacks: {marker: 18}", "stacks: {marker: 20}"),
        ("start: A", "start: B"),
        ("round: 2", "round: 3"),
        ("phase: buildings", "phase: enter"),
        ("asked: C", "asked: A"),
        ("winner: []", "winner: A"),
        ("winner: []", "winner: nobody"),
        ("nuns: 10", "nuns: 9"),
        ("log: [sword, exchanged, premium]", "log: [normal]"),
        ("log: [exchanged]", "log: [exchanged, exchanged]"),
        ("round: 2", "refused: row"),
    ],
)
def test_every_result_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    outcome = played(tmp_path, STORY.format(then=right))
    assert outcome.ok, (outcome.failure, outcome.fault)
    failure = played(tmp_path, STORY.format(then=wrong)).failure
    assert failure is not None
    assert failure.line == 27
    assert failure.expected
    assert failure.found


ENDED = """\
- name: The end
  table: {{game: rattus_cartus, players: 3{more}}}
  influence: {{church: {{A: 3, B: 2, C: 1}}}}
  seats:
    A: {{hand: [sword, gold x2], rats: 6}}
    B: {{hand: [magic, gold], rats: 5}}
    C: {{hand: [joker], rats: 4, markers: 3}}
  nun_row: [{nuns}, 0, 0, 0, 0]
  now: {{phase: scoring}}
  then: {{{then}}}
"""


@pytest.mark.parametrize(
    ("nuns", "right", "wrong"),
    [
        (4, "winner: C, C: {plague: false}", "C: {plague: true}"),
        (4, "winner: C", "winner: [B, C]"),
        (4, "winner: C", "winner: nobody"),
        (4, "winner: C", "winner: []"),
        (3, "winner: nobody, C: {plague: true}", "winner: C"),
        (3, "winner: []", "winner: [A]"),
        (4, "A: {score: {church: 10, sword: 2, gold: 6, hand: 0, total: 18}}", "A: {score: {gold: 3}}"),
        (4, "B: {score: {gold: 3, hand: 1, church: 5}}", "B: {score: {total: 8}}"),
        (4, "C: {score: {markers: 3, church: 2, hand: 1, pass: 0, total: 6}}", "C: {score: {markers: 2}}"),
        (4, "phase: over, asked: nobody", "asked: A"),
        (4, "log: [died, died]", "log: [died, died, died]"),
    ],
)
def test_every_result_of_the_end_can_fail(tmp_path: Path, nuns: int, right: str, wrong: str) -> None:
    outcome = played(tmp_path, ENDED.format(more="", nuns=nuns, then=right))
    assert outcome.ok, (outcome.failure, outcome.fault)
    assert played(tmp_path, ENDED.format(more="", nuns=nuns, then=wrong)).failure is not None


LOOKS = """\
- name: A turn
  table: {{game: rattus_cartus, players: 2}}
  row: [treasury, farm]
  seats:
    A: {{hand: [magic 4, magic, gold, joker]}}
    B: {{hand: [pass]}}
  now: {{phase: enter}}
  play:
    - A: [enter 1, 2]
      {look}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("offered: [magic 4, magic, joker]", "offered: [gold]"),
        ("offered: [magic]", "offered: [magic 4, church]"),
        ("only_offered: [magic, joker]", "only_offered: [magic 4, joker]"),
        ("only_offered: [magic, joker]", "only_offered: [magic, joker, gold]"),
        ("not_offered: [gold]", "not_offered: [magic]"),
        ("not_offered: {gold: cannot_be_laid}", "not_offered: {gold: not_in_hand}"),
        ("not_offered: {pass: not_in_hand}", "not_offered: {pass: cannot_be_laid}"),
        ("not_offered: {decline: ~}", "not_offered: {joker: ~}"),
        ("not_offered: {use: not_now}", "not_offered: {use: not_in_hand}"),
        ("not_offered: {enter 2: not_now}", "not_offered: {enter 2: not_in_row}"),
        ("asked: A", "asked: B"),
        ("check: {announced: {A: 2}}", "check: {announced: {A: 1}}"),
    ],
)
def test_every_look_at_a_question_can_fail(tmp_path: Path, right: str, wrong: str) -> None:
    outcome = played(tmp_path, LOOKS.format(look=right))
    assert outcome.ok, (outcome.failure, outcome.fault)
    assert played(tmp_path, LOOKS.format(look=wrong)).failure is not None


def test_a_card_without_nuns_is_another_one_than_the_card_named_with_them(tmp_path: Path) -> None:
    for seed in range(8):
        text = LOOKS.format(look="asked: A").replace("{game:", f"{{seed: {seed}, game:")
        assert played(tmp_path, text + "    - A: [magic, magic 4]\n  then: {A: {hand: [gold, joker]}}\n").ok
        assert played(tmp_path, text + "    - A: [magic]\n  then: {A: {hand: [gold, joker, magic 4]}}\n").ok


def test_a_hand_may_want_all_cards_of_an_estate(tmp_path: Path) -> None:
    text = "- name: x\n  table: {game: rattus_cartus}\n  seats: {A: {hand: [magic x13]}, B: {hand: [magic 0]}}\n"
    text += "  nun_row: [4, 4, 3, 3, 0]\n  then: {A: {hand: [magic x13]}, B: {hand: [magic 0]}, nuns: 14}\n"
    assert played(tmp_path, text).ok


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("- A: gold", "it is not offered (cannot_be_laid); offered: magic 4, magic"),
        ("- A: church", "it is not offered (not_in_hand)"),
        ("- B: magic", "A is asked: magic 4"),
        ("- A: [joker, joker]", "it is not offered (not_in_hand)"),
    ],
)
def test_a_choice_nobody_has_fails(tmp_path: Path, steps: str, found: str) -> None:
    failure = played(tmp_path, LOOKS.format(look="asked: A") + f"    {steps}\n").failure
    assert failure is not None
    assert found in failure.found


# -- positions that cannot be ------------------------------------------------------------------------------------------
SIX = "farm, office, hospital, {}, palace, fortune_tellers_tent"
IMPOSSIBLE = [
    ("table: {players: 6}", "players", "the game is for 2 to 5"),
    ("table: {players: 0}", "players", "0 cannot play"),
    ("table: {round: 9}", "round", "there are 8 rounds"),
    ("table: {players: 2, round: 11}", "round", "there are 10 rounds"),
    ("table: {round: 4}, now: {phase: scoring}", "round", "points are counted after round 8"),
    ("table: {buildings: [farm]}", "buildings", "0 building cards of bourgeoisie"),
    ("table: {buildings: [farm, farm]}", "buildings", "listed twice"),
    ("table: {buildings: [farm 3, brewery 3, office, hospital, castle]}", "buildings", "6 building cards of peasantry"),
    ("table: {}, row: [farm, palace]", "row", "3 buildings lie in a row"),
    ("table: {players: 2}, row: [farm, palace, castle]", "row", "2 buildings lie in a row"),
    ("table: {players: 3}, row: [farm, farm]", "row", "never shows the farm alone"),
    ("table: {players: 3}, row: [farm, palace], now: {phase: reveal}", "row", "still to be revealed"),
    ("table: {}, row: [farm b, farm b, palace]", "farm b", "there is only one"),
    ("table: {}, row: [farm b, farm b, palace]", "farm", "there is only one"),
    (
        f"table: {{buildings: [{SIX.format('castle 4, guard_tower 1')}]}}, row: [guard_tower, farm, guard_tower]",
        "guard_tower",
        "no guard_tower left",
    ),
    (
        "table: {}, row: [palace a, palace b, treasury], building_deck: {top: [palace, palace, treasury]}",
        "buildings",
        "more than 5",
    ),
    (f"table: {{buildings: [{SIX.format('castle')}]}}, row: [farm, brewery, palace]", "brewery", "takes no part"),
    ("table: {round: 8}, row: [farm, palace, castle], building_deck: {top: [farm]}", "building_deck", "only 0 cards"),
    ("table: {}, replacement: {top: [farm, farm, farm, farm, farm, palace, palace]}", "replacement", "only 6 cards"),
    ("table: {}, nun_row: [4, 4, 4, 4]", "nun_row", "has 5 cards, not 4"),
    ("table: {}, nun_row: [4, 4, 4, 4, 7]", "nun_row", "no card has 7 nuns"),
    ("table: {}, nun_row: [magic 4 x5]", "magic 4", "the game has 4"),
    ("table: {}, nun_row: [magic 4 x5]", "nun_row", "the game has 4"),
    ("table: {}, seats: {A: {hand: [church 3, church 3]}}, discard: [church 3]", "church 3", "the game has 2"),
    ("table: {}, seats: {A: {hand: [church x8]}}, deck: {top: [church x7]}", "church", "the game has 14"),
    ("table: {}, seats: {A: {hand: [joker x9]}, B: {hand: [joker x7]}}", "joker", "the game has 15"),
    ("table: {}, seats: {A: {hand: [gold x16]}}", "gold", "the game has 15"),
    ("table: {}, seats: {A: {hand: [sword x6]}, B: {hand: [sword x7]}}", "sword", "the game has 12"),
    (
        f"table: {{buildings: [{SIX.format('guard_tower')}]}}, seats: {{A: {{hand: [sword]}}}}",
        "sword",
        "no building that takes part makes a sword",
    ),
    ("table: {}, seats: {A: {markers: 15}, B: {markers: 6}}", "markers", "only 20 markers"),
    (
        "table: {}, deck: {only: [magic x14, church x14, royalty x14, chivalry x14], rest: A}, discard: [peasantry x9]",
        "deck",
        "too few people are left",
    ),
    ("table: {}, deck: {top: [sword]}", "sword", "only people lie there"),
    ("table: {}, discard: [joker]", "joker", "only people lie there"),
    ("table: {}, nun_row: [gold, 4, 4, 0, 0]", "gold", "only people lie there"),
]


@pytest.mark.parametrize(("position", "word", "why"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, position: str, word: str, why: str
) -> None:
    text = f"- {{name: x, {position}, then: {{refused: WORD}}}}\n".replace("table: {", "table: {game: rattus_cartus, ")
    assert played(tmp_path, text.replace("WORD", word)).ok
    wrong = played(tmp_path, text.replace("WORD", "nonsense"))
    assert wrong.failure is not None
    assert why in wrong.failure.found
    unexpected = played(tmp_path, text.replace("refused: WORD", "phase: over"))
    assert unexpected.fault is not None
    assert why in str(unexpected.fault)


# -- words nobody knows ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("seats: {A: {hand: [magik]}}", "did you mean 'magic'"),
        ("seats: {A: {hand: [magic 5]}}", "a person has 0 to 4 nuns"),
        ("seats: {A: {hand: [joker 2]}}", "write 'joker'"),
        ("seats: {A: {hand: [magic x0]}}", "write 'magic x3'"),
        ("seats: {A: {hand: [farm]}}", "'farm' is a building"),
        ("seats: {A: {hand: [3]}}", "must be a name"),
        ("seats: {A: {hnad: []}}", "did you mean 'hand'"),
        ("seats: {A: {rats: many}}", "`rats` must be a whole number"),
        ("seats: {A: {looked: [6]}}", "must be a whole number from 1 to 5"),
        ("seats: {E: {rats: 3}}", "must be a seat from A to D"),
        ("row: [frm, palace, castle]", "did you mean 'farm'"),
        ("row: [farm f, palace, castle]", "copies are a to e"),
        ("influence: {churhc: {A: 1}}", "did you mean 'church'"),
        ("influence: {church: {A: -1}}", "must be a whole number"),
        ("deck: {only: [magic]}", "`only` needs `rest`"),
        ("deck: {rest: A}", "`rest` needs `only`"),
        ("deck: {bottom: [magic]}", "'bottom' is no word of `deck`"),
        ("building_deck: {top: [palce]}", "did you mean 'palace'"),
        ("replacement: {bottom: [palace]}", "no word of `replacement`"),
        ("discrad: [magic]", "did you mean 'discard'"),
        ("now: {phase: suply}", "did you mean 'supply'"),
        ("now: {phase: enter, seat: B}", "write {phase: supply, seat: SEAT}"),
        ("play: [{A: entre 2}]", "did you mean 'enter'"),
        ("play: [{A: enter 0}]", "a number from 1"),
        ("play: [{A: enter two}]", "a number from 1"),
        ("play: [{A: play}]", "did you mean 'play pass'"),
        ("play: [{A: magic 9}]", "a person has 0 to 4 nuns"),
        ("play: [{A: E}]", "no seat 'E'"),
        ("play: [{check: {stacks: {swrod: 1}}}]", "did you mean 'sword'"),
        ("play: [{check: {log: [premum]}}]", "did you mean 'premium'"),
        ("play: [{check: {entered: {4: [A]}}}]", "'4' is no word of `entered`"),
        ("play: [{check: {A: {sees: {nun_row: {6: 1}}}}}]", "'6' is no word of `nun_row`"),
        ("play: [{check: {A: {sees: {B: {gold: 1}}}}}]", "no word of what is seen of B"),
        ("play: [{check: {A: {score: {churc: 1}}}}]", "did you mean 'church'"),
        ("play: [{check: {A: {plague: 3}}}]", "must be true or false"),
        ("play: [{check: {phase: reveal}}]", "`phase` cannot be"),
        ("play: [{check: {building_deck: {top: [farm]}}}]", "no word of `building_deck`"),
        ("rulings: [CIT-3]", "RAT-13"),
    ],
)
def test_wrong_words_get_a_reason(tmp_path: Path, line: str, message: str) -> None:
    text = f"- name: x\n  table: {{game: rattus_cartus}}\n  {line}\n  then: {{round: 1}}\n"
    (broken,) = entries(tmp_path, text)
    assert isinstance(broken, Broken)
    assert message in str(broken.faults[0])
    assert broken.faults[0].line == 3


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("buildings: [frm]", "did you mean 'farm'"),
        ("buildings: [farm many]", "how many of its cards"),
        ("options: [lowest_rats]", "did you mean 'lowest_rats_survive'"),
        ("round: first", "`round` (or `last`) must be a whole number"),
        ("start: E", "must be a seat from A to D"),
        ("cast: first_game", "'cast' is no word of `table`"),
    ],
)
def test_wrong_words_of_the_table_get_a_reason(tmp_path: Path, table: str, message: str) -> None:
    text = f"- name: x\n  table: {{game: rattus_cartus, {table}}}\n  then: {{round: 1}}\n"
    (broken,) = entries(tmp_path, text)
    assert isinstance(broken, Broken)
    assert message in str(broken.faults[0])


def test_a_failure_shows_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli.scenario import main

    file = tmp_path / "story.yaml"
    file.write_text(STORY.format(then="A: {rats: 9}"), encoding="utf-8")
    assert main([str(file)]) == 1
    shown = capsys.readouterr().out
    assert "expected A rats 9, found A rats 4" in shown
    assert "1: hospital a, entered by A, B" in shown
    assert "church B 2, A 2; magic C 3" in shown
    assert "C is asked: use, decline" in shown


BOTTOM = """\
- name: What was replaced
  table: {{game: rattus_cartus, players: 2}}
  building_deck: {{top: [castle a, castle b]}}
  replacement: {{top: [castle c, farm d]}}
  now: {{phase: reveal}}
  then: {{replacement: {{bottom: {bottom}}}}}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("[castle b, castle c]", "[castle b, castle d]"),
        ("[castle c, castle b]", "[castle b, castle b]"),
        ("[castle, castle]", "[castle, farm]"),
        ("[castle, castle c]", "[castle c, castle a]"),
        ("[castle c]", "[castle b]"),
    ],
)
def test_the_bottom_of_a_pile_is_compared_in_any_order(tmp_path: Path, right: str, wrong: str) -> None:
    assert played(tmp_path, BOTTOM.format(bottom=right)).ok
    assert played(tmp_path, BOTTOM.format(bottom=wrong)).failure is not None
