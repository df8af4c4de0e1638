"""The words of a game that has none: every question, option and event can be read all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.asking.marks import Marks
from game.table.asking.offers import offers
from game.table.asking.spots import BUTTON
from game.table.flow import SeatInfo
from game.table.log import chronicle
from game.table.log.chronicle import lines, losses
from game.table.log.marked import MarkedNames
from game.table.log.recap import last_turn_end, recap
from game.table.words import Words, _of_titles, words
from game.ui.draw.markup import plain

BARE = "hidden_numbers=tests.games.bare_numbers:BareNumbersPack"
NAMES = ("Ada", "Bo", "Cleo")


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Iterator[Match]:
    """Of the game that does not even tell its zones."""
    monkeypatch.setenv(catalog.ELSEWHERE, BARE)
    forget_games()
    rules = catalog.rules("hidden_numbers")
    seats = tuple(SeatSetup(name, seat, HUMAN if seat == 0 else "random") for seat, name in enumerate(NAMES))
    yield Match.new(rules, MatchSetup("hidden_numbers", rules.setup(3, {}, 5), 5, seats), InlineBots())
    monkeypatch.undo()
    forget_games()


def forget_games() -> None:
    """Another pack may stand for the same game now."""
    catalog.part.cache_clear()
    _of_titles.cache_clear()


def played(match: Match) -> Match:
    """To its end: seat 0 always gives the last answer there is."""
    while not match.over:
        ask = match.pending
        assert ask is not None
        if match.is_human(ask.seat):
            match.answer(ask.number, ask.options[-1])
        match.step()
    return match


def names_of(match: Match) -> MarkedNames:
    seats = [SeatInfo(seat.name, seat.shield, seat.player) for seat in match.setup.seats]
    return MarkedNames(words(match.setup.game), seats, match.view(0))


def test_a_title_is_enough_for_a_question(match: Match) -> None:
    told, ask = words("hidden_numbers"), match.pending
    assert isinstance(told, Words)
    assert ask is not None
    assert told.prompt(ask, match.view(0), names_of(match).plain).title == "Take, look, play, shuffle or rest"
    assert told.waiting(ask.seat, "", match.view(1), names_of(match).plain).title == "Ada is choosing"


def test_every_option_is_a_button_with_words_of_its_own(match: Match) -> None:
    told, ask, view = words("hidden_numbers"), match.pending, match.view(0)
    assert ask is not None
    names = names_of(match).plain
    found = offers(ask, view, names, told)
    assert {offer.place for offer in found.offers} == {BUTTON}
    marks = Marks(told, found, None, view, names, lambda option: match.why_not(0, option), match.rules)
    assert len({choice.text for choice in marks.choices()}) == len(ask.options)


def test_whether_an_answer_is_final_is_tried_in_worlds_that_fit(match: Match) -> None:
    told, ask, view = words("hidden_numbers"), match.pending, match.view(0)
    outlook = told.outlook(ask, view, names_of(match).plain, match.rules)
    assert outlook.is_final("take"), "a card is drawn"
    assert outlook.is_final("rest"), "the next player goes on"
    card = next(option for option in (ask.options if ask else ()) if option.startswith("card"))
    assert not outlook.is_final(card), "another question to the same player"


def test_every_event_is_told_beside_whoever_acts(match: Match) -> None:
    events = played(match).events_since(0, 0)
    names = names_of(match)
    assert {event.word for event in events} > {"took", "played", "gold"}
    for event in events:
        sentence = names.words.tell(event.word, event.facts, names.plain)
        assert sentence is not None
        assert sentence.startswith(NAMES)
        assert sentence.endswith(".")
    log = lines(events, names, 0)
    assert len(log) > 5
    assert all(line.crest >= 0 and not line.loss for line in log)
    assert all(plain(line.text).startswith(NAMES) for line in log)


def test_what_only_one_player_knows_is_told_to_that_one_alone(match: Match) -> None:
    match.answer(match.pending.number if match.pending else 0, "take")
    match.step()
    told = names_of(match)
    (mine,), (theirs,) = (lines(match.events_since(0, viewer), told, viewer) for viewer in (0, 1))
    assert "card" in mine.text
    assert plain(theirs.text) == "Ada: took."


def test_steps_summaries_and_losses_need_no_words(match: Match) -> None:
    events, names = played(match).events_since(0, 1), names_of(match)
    assert all(step.text for step in chronicle.steps(events, names, None))
    assert last_turn_end(names.words, events, 1) == 0
    assert recap(events, names, 1) == []
    assert losses(events, names, 1, match.view(1)) == []
