"""The log says in words what the sound says: every event that is heard has its line, for everybody, in every language.

Gold that moves along with something else is heard as a coin; there the line of that other event names it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.bots.inline import InlineBots
from game.citadels.deals import citadels
from game.citadels.rules import Setup
from game.citadels.rules.citadels import to_plain
from game.citadels.words.contents import EVENTS
from game.citadels.words.goods import SOUNDS, TOLD_BY_OTHERS
from game.citadels.words.telling.narrate import cue
from game.kernel.events import Event
from game.session.match import Match, Shown
from game.session.setup import MatchSetup, SeatSetup
from game.table.flow import SeatInfo
from game.table.log.chronicle import lines
from game.table.log.marked import MarkedNames
from game.table.words import words
from game.ui.lang import languages, set_language
from tests.citadels.tables import box_rules, house_setups

RARE = {word: {"seat": 1, "rank": 4} for word in ("heir_revealed", "killed_revealed", "tucked")}  # seldom by chance
SEEDS = range(40)
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Fee", "Gero", "Hal")


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def setup_of(seed: int) -> Setup:
    """Any cards of the box; after those seeds one with each card of the house."""
    if seed >= len(SEEDS):
        return list(house_setups(5, seed))[seed - len(SEEDS)]
    wishes = {"graveyard": "always"} if seed % 2 else {}  # seldom asked by chance
    return box_rules().chosen_setup(2 + seed % 7, wishes, seed)


@cache
def game(seed: int) -> tuple[Match, list[list[Event]]]:
    """A game of players who choose by chance, and its events, decision by decision."""
    chosen = setup_of(seed)
    players = chosen.players
    seats = tuple(SeatSetup(NAMES[seat], seat, "random") for seat in range(players))
    match = Match.new(citadels(), MatchSetup("citadels", to_plain(chosen), seed, seats), InlineBots())
    acts = [match.events[:]]
    while not match.over:
        before = match.event_count
        match.step()
        acts.append(match.events[before:])
    return match, acts


def line_of(match: Match, act: list[Event], viewer: int | None, names: MarkedNames) -> str:
    """What the log says about these events."""
    shown = [Shown(i, event.word, event.seen_by(viewer)) for i, event in enumerate(act)]
    return " ".join(line.text for line in lines(shown, names, viewer))


@pytest.mark.long
def test_every_sound_of_an_event_is_followed_by_a_line(language: str) -> None:
    heard: set[str] = set()
    for seed in range(len(SEEDS) + len(list(house_setups(5, 1)))):
        match, acts = game(seed)
        seats = [SeatInfo(seat.name, seat.shield, seat.player) for seat in match.setup.seats]
        names = MarkedNames(words("citadels"), seats, match.view(0))
        for act in acts:
            for event in act:
                if not cue(event.word, event.public):
                    continue
                heard.add(event.word)
                along = event.word == "gold" and event.public["why"] in TOLD_BY_OTHERS
                told = [one for one in act if one.word != "gold"] if along else [event]
                for viewer in (None, event.public.get("seat", 0)):
                    assert line_of(match, told, viewer, names), (language, event)
    assert {word for word, told in EVENTS.items() if told.sound} - set(RARE) <= heard


def test_so_is_what_seldom_happens(language: str) -> None:
    match, _acts = game(5)
    names = MarkedNames(words("citadels"), [SeatInfo(s.name, s.shield) for s in match.setup.seats], match.view(0))
    for word, facts in RARE.items():
        assert cue(word, facts)
        assert line_of(match, [Event(word, facts, {})], None, names)


def test_everybody_reads_of_what_everybody_hears() -> None:
    """A sound that all hear is no secret of the one who acts."""
    match, acts = game(5)
    seats = [SeatInfo(seat.name, seat.shield, seat.player) for seat in match.setup.seats]
    names = MarkedNames(words("citadels"), seats, match.view(0))
    for act in acts:
        if any(cue(event.word, event.public) for event in act):
            assert all(line_of(match, act, viewer, names) for viewer in (None, *range(len(seats))))


def test_special_sounds_of_gold_have_words_of_their_own() -> None:
    assert set(SOUNDS) == {"robbed", "tax", "tax_collector"}
    assert not set(SOUNDS) - {"robbed"} & TOLD_BY_OTHERS
