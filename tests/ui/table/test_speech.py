"""What opponents say: only about what everybody saw, seldom, the same for the same game, and only if wanted."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.table.board import board_of
from game.session.match import Match, Shown
from game.session.setup import MatchSetup
from game.table.flow import SeatInfo
from game.table.log.chronicle import Chronicle
from game.table.log.marked import MarkedNames
from game.table.log.speech import MOST_IN_A_ROUND, Said, Speech
from game.table.screen import TableScreen
from game.table.words import words
from game.ui import opponents
from tests.ui.driver import Driver
from tests.ui.table.helpers import sit_down
from tools.shots.citadels.positions import setup


def peopled(players: int = 5, seed: int = 3) -> MatchSetup:
    """One person against people of the city."""
    chosen = setup(players, seed)
    ids = list(opponents.people())
    seats = [msgspec.structs.replace(chosen.seats[i], player=f"normal:{ids[i]}") for i in range(1, players)]
    return msgspec.structs.replace(chosen, seats=(chosen.seats[0], *seats))


@cache
def played(seed: int = 3, players: int = 5) -> Match:
    """A whole game; a bot answers for the person."""
    match = Match.new(catalog.rules("citadels"), peopled(players, seed).seated(0, "normal"), InlineBots())
    while not match.over:
        match.step()
    return match


def infos(match: Match) -> list[SeatInfo]:
    return [SeatInfo(seat.name, seat.shield, seat.player) for seat in match.setup.seats]


def heard(match: Match, viewer: int | None, seed: int = 3) -> list[list[Said]]:
    """What is said after each event, as one viewer hears it."""
    names = MarkedNames(words("citadels"), infos(match), match.view(0))
    speech = Speech(names, opponents.speakers("citadels"), seed)
    return [speech.after(event) for event in match.events_since(0, viewer)]


def test_everybody_hears_the_same_and_a_game_sounds_the_same_again() -> None:
    match = played()
    first = heard(match, None)
    assert first == heard(match, 0) == heard(match, 2)
    assert sum(map(len, first)) > 4
    assert first != heard(match, None, seed=4)


@pytest.mark.long
def test_lines_are_few_and_never_two_in_a_row() -> None:
    for seed in (1, 3):
        match = played(seed)
        in_round, number = 0, 0
        for event, said in zip(match.events_since(0, None), heard(match, None, seed), strict=True):
            if event.word == "round_started":
                in_round, number = 0, event.facts["round"]
                assert len(said) == (2 if number == 1 else 0)
            elif event.word == "game_over":
                assert all(one.farewell for one in said)
            else:
                in_round += len(said)
                assert len(said) <= 1
        assert in_round <= MOST_IN_A_ROUND


def test_nobody_tells_who_was_murdered_before_it_is_known() -> None:
    occasions = words("citadels").occasions
    assert occasions("killed", {"seat": 2, "rank": 6}) == [(2, "murdering")]
    assert occasions("theft_announced", {"seat": 2, "rank": 6}) == []
    assert occasions("heir_revealed", {"seat": 1, "rank": 4}) == [(1, "murdered")]
    assert occasions("robbed", {"seat": 1, "thief": 3, "amount": 0, "rank": 6}) == []
    assert occasions("robbed", {"seat": 1, "thief": 3, "amount": 2, "rank": 6}) == [
        (1, "robbed"),
        (3, "robbing"),
    ]
    assert occasions("destroyed", {"seat": 1, "owner": 1, "card": 3, "price": 0}) == []
    for seed in (1, 3):
        match = played(seed)
        for event, said in zip(match.events_since(0, None), heard(match, None, seed), strict=True):
            named = {value for value in event.facts.values() if isinstance(value, int)}
            assert all(one.seat in named or event.word in ("round_started", "game_over") for one in said)


def test_the_chronicle_quotes_in_italics() -> None:
    match = played()
    names = MarkedNames(words("citadels"), infos(match), match.view(0))
    quiet = Chronicle(names, None)
    loud = Chronicle(names, None, Speech(names, opponents.speakers("citadels"), 3))
    events = match.events_since(0, None)
    quiet.add(events)
    loud.add(events)
    quotes = [line for line in loud.lines if "[i|“" in line.text]
    assert len(quotes) == len(loud.said) > 4
    assert not any("“" in line.text for line in quiet.lines)
    assert quotes[0].crest == infos(match)[loud.said[0].seat].crest


def test_a_plain_computer_player_says_nothing() -> None:
    seats = [SeatInfo("Odo", 1, "normal"), SeatInfo("Ann", 0)]
    speech = Speech(MarkedNames(words("citadels"), seats, played().view(0)), opponents.speakers("citadels"), 1)
    assert speech.after(Shown(0, "round_started", {"round": 1, "crown": 0})) == []


def new_table(tmp_path: Path, speak: bool = True) -> tuple[Driver, TableScreen]:
    match = Match.new(catalog.rules("citadels"), peopled(), InlineBots())
    driver, table = sit_down(tmp_path, match)
    driver.ui.settings.values.opponents_speak = speak
    return driver, table


def test_greetings_are_seen_beside_the_panels_and_go_away(tmp_path: Path) -> None:
    driver, table = new_table(tmp_path)
    shown = [bubble for bubble in table.bubbles if bubble.visible]
    assert len(shown) == 2
    for bubble in shown:
        panel = board_of(table).opponents.panel(bubble.seat)
        assert panel is not None
        assert panel.box.contains(bubble.box.x + 1, bubble.box.y + 1)
        assert all(bubble.box.bottom <= dot.cy < panel.sign.y for dot in bubble.dots), "they lead to the name below it"
        assert bubble.hit(bubble.box.cx, bubble.box.cy) is None
    assert any("“" in line.text for line in table.chronicle.lines)
    driver.frame(6.0)
    assert not any(bubble.visible for bubble in table.bubbles)


def test_nothing_is_said_when_it_is_switched_off_and_nothing_is_made_up_for(tmp_path: Path) -> None:
    driver, table = new_table(tmp_path, speak=False)
    table.refresh()
    assert table.chronicle.said == []
    assert not any("“" in line.text for line in table.chronicle.lines)
    driver.frame(8.0)
    driver.ui.settings.values.opponents_speak = True
    table.refresh()
    assert table.chronicle.said
    driver.frame(0.1)


def test_the_portrait_says_who_that_is(tmp_path: Path) -> None:
    driver, table = new_table(tmp_path)
    face = driver.find("face:1")
    assert face.tip.startswith("[b|Melchior], Money-changer")
    assert "Level: normal" in face.tip
    assert face.takes_pointer
    panel = board_of(table).opponents.panel(1)
    assert panel is not None
    assert panel.value.startswith(board_of(table).model.players[1].info.name)


# -- motives -----------------------------------------------------------------------------------------------------------
def robbed(thief: int, victim: int) -> Shown:
    return Shown(0, "robbed", {"seat": victim, "thief": thief, "amount": 2, "rank": 6})


def razed(owner: int, by: int) -> Shown:
    return Shown(0, "destroyed", {"seat": by, "owner": owner, "card": 3, "price": 0})


def said_of(rounds: list[list[Shown]], seed: int) -> list[tuple[int, int, str]]:
    """Whatever is said in these rounds: number of the round, who, what."""
    match = played()
    speech = Speech(MarkedNames(words("citadels"), infos(match), match.view(0)), opponents.speakers("citadels"), seed)
    said = []
    for number, events in enumerate(rounds, 2):
        speech.after(Shown(0, "round_started", {"round": number, "crown": 0}))
        said += [(number, one.seat, one.text) for event in events for one in speech.after(event)]
    return said


def lines_of(match: Match, seat: int, occasion: str, **said: str) -> set[str]:
    person = opponents.speakers("citadels")[match.setup.seats[seat].player.partition(":")[2]]
    return {line.get("en").format(**said) for line in person.lines[occasion]}


def test_who_is_hit_by_the_same_player_in_another_round_says_so_with_the_true_count() -> None:
    match = played()
    rounds = [[robbed(0, 1)], [robbed(0, 2)], [robbed(0, 1)], [razed(1, 0)]]
    heard_by_seed = [said_of(rounds, seed) for seed in range(40)]
    name = match.setup.seats[0].name
    for said in heard_by_seed:
        for number, seat, text in said:
            if name in text:
                times = {4: "twice", 5: "3 times"}[number]
                assert text in lines_of(match, seat, "again", name=name, times=times)
    assert any(name in text for said in heard_by_seed for _number, _seat, text in said)


def test_who_hits_back_says_for_what_and_only_once() -> None:
    match = played()
    rounds = [[robbed(1, 2)], [razed(1, 2)], [robbed(2, 1)]]
    name = match.setup.seats[1].name
    revenge = [
        (number, seat) for seed in range(60) for number, seat, text in said_of(rounds, seed)
        if text in lines_of(match, 2, "revenge", name=name)
    ]  # fmt: skip
    assert revenge
    assert set(revenge) == {(3, 2)}
