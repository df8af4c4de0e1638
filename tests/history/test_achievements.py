"""Achievements: what the data says, who earns what, and what is wrong with a file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.content import ContentError
from game.history import achievements, feats
from game.history.feats import Feat, When
from game.history.played import Chosen, PlayedGame, PlayedSeat
from game.history.store import History
from game.session.ledger import Used


def seat(number: int, points: int, *, place: int = 2, player: str = "normal", **facts: Any) -> PlayedSeat:
    name = "Odo" if player == "human" else f"Bot {number}"
    return PlayedSeat(number, name, player, points, place, place == 1, **facts)


def game(own: PlayedSeat, *others: PlayedSeat, **facts: Any) -> PlayedGame:
    seats = (own, *(others or (seat(1, 20), seat(2, 18))))
    return PlayedGame(0, 0.0, facts.pop("game", "citadels"), len(seats), seats, **facts)


def won(points: int = 25, **facts: Any) -> PlayedSeat:
    return seat(0, points, place=1, player="human", **facts)


def lost(points: int = 10) -> PlayedSeat:
    return seat(0, points, player="human")


def told(found: list[tuple[str, Feat]]) -> list[str]:
    return [f"{person} {feat.id}" for person, feat in found]


def by_id(name: str) -> Feat:
    return next(feat for feat in feats.feats() if feat.id == name)


@pytest.fixture
def history() -> History:
    return History()


def test_there_are_thirty_one_and_the_files_are_sound() -> None:
    for name in ("", *catalog.GAMES):
        assert feats.check(name).counts["achievements"] >= 5
    assert len([feat for feat in feats.feats() if feat.game in ("", *catalog.GAMES)]) == 31


def test_each_has_a_medal_of_its_own_and_the_hardest_are_of_gold() -> None:
    every = [feat for feat in feats.feats() if feat.game in ("", *catalog.GAMES)]
    assert len({feat.medal.picture for feat in every}) == len(every) == 31
    assert {feat.medal.of for feat in every} == set(feats.METALS)
    assert by_id("master_table").medal.of == by_id("expert_table").medal.of == "gold"
    assert by_id("first_game").medal.of == "clay"


@pytest.mark.parametrize(("medal", "said"), [
    ("{of: tin}", "there is no medal of 'tin'"),
    ("{of: gold, picture: ui/nowhere}", "there is no picture 'ui/nowhere'"),
])  # fmt: skip
def test_a_medal_of_nothing_is_named_with_its_line(tmp_path: Path, medal: str, said: str) -> None:
    file = tmp_path / "achievements.yaml"
    file.write_text(
        f"""achievements:
  - id: mine
    name: {{en: "Mine", de: "Meins"}}
    text: {{en: "Win.", de: "Gewinne."}}
    medal: {medal}
""",
        encoding="utf-8",
    )
    found, faults = feats.examine("", file)
    assert found == []
    assert [(fault.line, fault.message) for fault in faults] == [(5, said)]


def test_the_first_win_earns_what_it_should_once(history: History) -> None:
    assert told(achievements.judge(history, game(won()), ())) == [
        "Odo first_game", "Odo first_win", "Odo no_hurry", "Odo honest_work",
    ]  # fmt: skip
    assert achievements.judge(history, game(won()), ()) == []
    assert achievements.earned(history, by_id("first_win"), "Odo")
    assert not achievements.earned(history, by_id("first_win"), "Ysolde")


def test_ten_games_are_counted_and_shown(history: History) -> None:
    for _ in range(9):
        achievements.judge(history, game(lost()), ())
    assert achievements.progress(history, by_id("ten_games"), "Odo") == 9
    assert told(achievements.judge(history, game(lost()), ())) == ["Odo ten_games"]
    assert achievements.progress(history, by_id("ten_games"), "Odo") == 10


def test_a_row_of_wins_ends_with_a_lost_game(history: History) -> None:
    for own in (won(), won(), lost(), won()):
        achievements.judge(history, game(own), ())
    assert achievements.progress(history, by_id("three_in_a_row"), "Odo") == 1


def test_different_games_and_different_cards_count_once(history: History) -> None:
    for name in ("citadels", "citadels", "la_citta"):
        achievements.judge(history, game(won(), game=name), ((Used("character", "thief", 3),),))
    assert achievements.progress(history, by_id("everywhere"), "Odo") == 2
    assert achievements.progress(history, by_id("twenty_faces"), "Odo") == 1


@pytest.mark.parametrize(("when", "own", "others", "facts", "yes"), [
    (When(lead_at_most=1), won(21), (seat(1, 20),), {}, True),
    (When(lead_at_most=1), won(23), (seat(1, 20),), {}, False),
    (When(lead=10), won(30), (seat(1, 20),), {}, True),
    (When(lead=10), won(29), (seat(1, 20),), {}, False),
    (When(shared=True), won(20), (seat(1, 20, place=1),), {}, True),
    (When(shared=True), won(21), (seat(1, 20),), {}, False),
    (When(level="hard"), won(), (seat(1, 3, player="expert:miser"), seat(2, 1, player="hard")), {}, True),
    (When(level="hard"), won(), (seat(1, 3, player="expert"), seat(2, 1)), {}, False),
    (When(level="master"), won(), (seat(1, 3, player="master"), seat(2, 1, player="master:miser")), {}, True),
    (When(level="master"), won(), (seat(1, 3, player="master"), seat(2, 1, player="expert")), {}, False),
    (When(level="easy"), won(), (seat(1, 3, player="human"),), {}, False),
    (When(people=2), won(), (seat(1, 3, player="human"),), {}, True),
    (When(rounds_at_most=8), won(), (), {"rounds": 9}, False),
    (When(origin="daily"), won(), (), {"origin": "daily:2026-11-23"}, True),
    (When(sources={"first": 4}), won(sources={"first": 4}), (), {}, True),
    (When(without=("first",)), won(sources={"first": 4}), (), {}, False),
])  # fmt: skip
def test_a_game_counts_if_all_that_is_said_is_so(
    when: When, own: PlayedSeat, others: tuple[PlayedSeat, ...], facts: dict[str, Any], yes: bool
) -> None:
    played = game(own, *others, **facts)
    assert achievements.fits(when, played, own, ()) is yes


def test_cards_are_asked_for_by_kind() -> None:
    used = (Used("character", "thief", 2),)
    own = won()
    assert achievements.fits(When(chose={"character/thief": 2}), game(own), own, used)
    assert not achievements.fits(When(chose={"character/thief": 3}), game(own), own, used)
    assert not achievements.fits(When(never=("character/thief",)), game(own), own, used)


@pytest.mark.parametrize("played", [game(won(), origin="film"), game(won(changed=True)), game(seat(0, 9, place=1))])
def test_games_that_somebody_did_not_play_alone_earn_nothing(history: History, played: PlayedGame) -> None:
    chosen: Chosen = ()
    assert achievements.judge(history, played, chosen) == []


def test_puzzles_and_days_are_counted_from_what_is_noted(history: History) -> None:
    for number in range(20):
        history.note("puzzle", f"p{number}", {"solved": number > 0, "tries": 1})
    for day in range(2, 9):
        evening = datetime(2026, 11, day, 21).timestamp()  # noqa: DTZ001  the clock on the wall
        history.note("daily", f"2026-11-0{day}/citadels/Odo", {"points": 1, "place": 2, "players": 4}, at=evening)
    assert [feat.id for feat in achievements.refresh(history, "Odo")] == ["seven_days"]
    assert achievements.progress(history, by_id("puzzler"), "Odo") == 19
    history.note("puzzle", "p0", {"solved": True, "tries": 2})
    assert [feat.id for feat in achievements.refresh(history, "Odo")] == ["puzzler"]


def test_days_of_a_week_played_in_one_evening_are_no_days_in_a_row(history: History) -> None:
    for day in range(2, 9):
        history.note("daily", f"2026-11-0{day}/citadels/Odo", {"points": 1, "place": 2, "players": 4}, at=1_794_000_000)
    assert achievements.refresh(history, "Odo") == []


def test_damaged_notes_count_as_nothing(history: History) -> None:
    history.note(achievements.COUNT, "ten_games/Odo", ["many"])
    achievements.judge(history, game(lost()), ())
    assert achievements.progress(history, by_id("ten_games"), "Odo") == 1


@pytest.mark.parametrize(("line", "said"), [
    ("counts: rows", "did you mean 'row'?"),
    ("when: {level: hrad}", "did you mean 'hard'?"),
    ("when: {wun: true}", "did you mean 'won'?"),
    ("times: 0", "times"),
    ("times: many", "whole number"),
    ("when: {chose: {thief: 1}}", "kind/card"),
    ("when: {chose: {character/theif: 1}}", "did you mean 'thief'?"),
    ("when: {sources: {frist: 1}}", "did you mean 'first'?"),
    ("when: {origin: daly}", "did you mean 'daily'?"),
    ("counts: puzzles\n    when: {won: true}", "without `when`"),
    ("game: citadels", "given by the folder"),
])  # fmt: skip
def test_every_mistake_in_a_file_is_a_sentence_with_its_line(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "achievements.yaml"
    path.write_text(
        "achievements:\n"
        "  - id: fine\n    name: {en: Fine, de: Gut}\n    text: {en: Win., de: Gewinne.}\n"
        f"  - id: wrong\n    name: {{en: Wrong, de: Falsch}}\n    text: {{en: Lose., de: Verliere.}}\n    {line}\n",
        encoding="utf-8",
    )
    with pytest.raises(ContentError, match="wrong") as fault:
        feats.check("citadels", path)
    assert said in str(fault.value)
    made, _faults = feats.examine("citadels", path)
    assert [feat.id for feat in made] == ["fine"]


def test_cards_and_sources_belong_to_a_game(tmp_path: Path) -> None:
    path = tmp_path / "achievements.yaml"
    path.write_text("achievements:\n  - id: a\n    name: {en: A, de: B}\n    text: {en: C., de: D.}\n"
                    "    when: {sources: {first: 1}}\n", encoding="utf-8")  # fmt: skip
    with pytest.raises(ContentError, match="belong to a game"):
        feats.check("", path)
