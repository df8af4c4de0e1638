"""The table is heard: every event has its sound, or none on purpose, and none tells what is not everybody's to know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.words.contents import EVENTS
from game.citadels.words.goods import SOUNDS
from game.citadels.words.telling.narrate import OWN, cue
from game.paths import assets_dir
from game.session.match import Match
from game.table.board_theme import music_at
from game.table.words import words
from game.ui.window.sound import EFFECTS, SILENCE
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.citadels.positions import setup

RULES = assets_dir().parent / "game" / "citadels" / "rules"


# The gold that moves along with these is heard, or the bell at the end: a sound of their own would be one too many.
HEARD_OTHERWISE = {"income", "robbed", "bribed", "game_over"}
SILENT = {"used", "crown_kept", "turn_ended", "round_ended", "theater_declined", "silent", "refused"}


def words_of_the_rules() -> set[str]:
    """Every event the rules can tell of."""
    found: set[str] = set()
    for path in RULES.glob("**/*.py"):
        found.update(re.findall(r'\.tell\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    return found


def test_every_event_has_its_sound_or_none_on_purpose() -> None:
    assert words_of_the_rules() <= set(EVENTS)
    assert {word for word, told in EVENTS.items() if not told.sound} == HEARD_OTHERWISE | SILENT


def test_every_sound_of_the_table_is_there() -> None:
    named = {told.sound for told in EVENTS.values() if isinstance(told.sound, str) and told.sound}
    assert {*named, *SOUNDS.values(), "coin", "card_draw"} <= {*EFFECTS, *OWN}


def test_the_table_plays_the_effects_of_its_game() -> None:
    assert words("citadels").cue("killed", {}) == "citadels/kill"
    assert words("citadels").cue("drew", {"count": 1}) == "card_draw"


def test_what_is_heard_is_told_in_words() -> None:
    assert all(told.sentence is not None for told in EVENTS.values() if told.sound)


@pytest.mark.parametrize("seed", [3, 4])
def test_all_seats_hear_the_same(seed: int) -> None:
    match = Match.new(catalog.rules("citadels"), setup(6, seed, nine=True).seated(0, "normal"), InlineBots())
    while not match.over:
        match.step()
    told = [cue(event.word, event.facts) for event in match.events_since(0, None)]
    assert len(set(told)) > 8
    for seat in range(6):
        assert [cue(event.word, event.facts) for event in match.events_since(0, seat)] == told


def test_a_table_is_heard_and_a_draft_has_its_own_music(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, screen = sit_down(tmp_path, new_match(seed=5))
    heard: list[str] = []
    monkeypatch.setattr(driver.ui.sound, "play", heard.append)
    pieces = set()
    for _step in range(400):
        pieces.add(screen.music)
        ask = screen.flow.match.pending
        if ask is not None and screen.offers is not None:
            screen.choose(next(iter(ask.options)))
        driver.frame(0.1)
        if len(pieces) == 2 and "coin" in heard and "reveal" in heard:
            break
    assert pieces == {"draft", "citadels/square_dawn"}
    assert {"your_turn", "card_place", "reveal", "coin"} <= set(heard)


def test_several_people_at_one_screen_have_no_music_unless_they_say_so(tmp_path: Path) -> None:
    driver, screen = sit_down(tmp_path, new_match(humans=(0, 1)))
    values = driver.ui.settings.values
    assert music_at(screen.flow, values, "play") == SILENCE
    values.music_shared = True
    assert music_at(screen.flow, values, "play") == "play"
