"""What every game must fulfil, whatever it is: all games of the catalog are held against the contract."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import pytest

from game import catalog
from game.bots import levels, make_bot
from game.bots.inline import InlineBots
from game.kernel.options import kind
from game.kernel.rng import Rng
from game.kernel.saving import digest, to_json
from game.kernel.steps import IllegalChoice, Seat
from game.session import replay as replays
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from game.table.words import words
from game.ui import lang
from tests.games.playing import GAMES, TABLES, answers, begun, match_of, people, play
from torturing.changes import signed

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game} {n}" for game, n in TABLES])
every_game = pytest.mark.parametrize("game", GAMES)
NOW = "2026-01-31 20:15"
STRANGE: list[Any] = [None, -1, 10**6, "x", [], [[]], {"a": 1}, True]


# -- rules -----------------------------------------------------------------------------------------------------------
@every_table
def test_every_game_ends_and_somebody_can_be_said_to_have_won(game: str, players: int) -> None:
    rules = catalog.rules(game)
    for seed in range(5):
        state = begun(game, players, seed)
        for _ in answers(state, seed):
            word, number = rules.progress(state)
            assert word
            assert number >= 0
        assert state.pending is None
        assert len(rules.scores(state)) == players
        assert set(rules.winners(state)) <= set(range(players))


@every_table
def test_the_same_seed_and_answers_give_the_same_game(game: str, players: int) -> None:
    ends = set()
    for _ in range(2):
        state = begun(game, players, 3)
        told = list(answers(state, 4))
        ends.add((digest(state), tuple(told), len(state.log)))
    assert len(ends) == 1


@every_table
def test_nothing_that_is_offered_has_a_reason_against_it_and_what_has_one_is_refused(game: str, players: int) -> None:
    """Every option that some question of this game offered is asked about at all later ones of its kind."""
    heard: defaultdict[str, set[str]] = defaultdict(set)
    state, refused = begun(game, players, 5), 0
    for _ in answers(state, 5):
        ask = state.pending
        assert [state.why_not(ask.seat, option) for option in ask.options] == [None] * len(ask.options), ask
        heard[ask.step].update(ask.options)
        for option in sorted(heard[ask.step] - set(ask.options)):
            refused += state.why_not(ask.seat, option) is not None
            with pytest.raises(IllegalChoice):
                state.clone().choose(option)
    assert refused


@every_table
def test_every_answer_that_is_offered_can_be_given(game: str, players: int) -> None:
    state = begun(game, players, 6)
    for number, _ in enumerate(answers(state, 6)):
        for option in state.pending.options if number % 7 == 0 else ():
            once = state.clone()
            once.choose(option)
            assert once.answered == state.answered + 1


@every_table
def test_a_copy_goes_its_own_way(game: str, players: int) -> None:
    state = begun(game, players, 7)
    for number, _ in enumerate(answers(state, 7)):
        if number % 5 == 0:
            before, copy = digest(state), state.clone()
            copy.choose(copy.pending.options[-1])
            assert digest(state) == before


@every_table
def test_a_state_survives_its_text(game: str, players: int) -> None:
    rules, state = catalog.rules(game), begun(game, players, 8)
    setup = rules.setup(players, {}, 8)
    for number, _ in enumerate(answers(state, 8)):
        if number % 4 == 0:
            again = rules.load(setup, json.loads(json.dumps(to_json(state))))
            assert digest(again) == digest(state)
            assert again.pending == state.pending


@every_table
def test_events_can_be_read_by_whoever_reads_them(game: str, players: int) -> None:
    rules, state = catalog.rules(game), begun(game, players, 9)
    list(answers(state, 9))
    assert state.log
    assert [rules.unfit(state, event) for event in state.log] == [None] * len(state.log)


# -- secrecy ---------------------------------------------------------------------------------------------------------
@every_table
def test_a_world_that_fits_a_view_looks_the_same_to_its_seat(game: str, players: int) -> None:
    rules, state, rng = catalog.rules(game), begun(game, players, 10), Rng(10)
    for number, _ in enumerate(answers(state, 10)):
        for seat in range(players):
            if (number + seat) % 3 == 0:
                view = rules.observe(state, Seat(seat))
                assert rules.observe(rules.determinize(view, rng), Seat(seat)).same(view)


@every_table
def test_what_everybody_may_know_is_the_same_in_every_world_that_fits_any_view(game: str, players: int) -> None:
    rules, state, rng = catalog.rules(game), begun(game, players, 16), Rng(16)
    for number, _ in enumerate(answers(state, 16)):
        known = rules.observe(state, None)
        for seat in range(players):
            if (number + seat) % 4 == 0:
                world = rules.determinize(rules.observe(state, Seat(seat)), rng)
                assert rules.observe(world, None).same(known)


@every_table
def test_whoever_is_asked_reads_the_same_question_in_every_world(game: str, players: int) -> None:
    rules, state, rng = catalog.rules(game), begun(game, players, 11), Rng(11)
    for number, _ in enumerate(answers(state, 11)):
        if number % 2 == 0:
            ask = state.pending
            assert rules.determinize(rules.observe(state, ask.seat), rng).pending == ask


@every_table
def test_nobody_else_reads_the_question(game: str, players: int) -> None:
    rules, state = catalog.rules(game), begun(game, players, 12)
    for number, _ in enumerate(answers(state, 12)):
        if number % 3 == 0:
            asked = state.pending.seat
            for seat in range(players):
                view = rules.observe(state, Seat(seat))
                assert view.asked == asked
                assert view.rng == 0
                assert (view.answered == state.answered) == (seat == asked)


@every_table
def test_what_a_bot_decides_depends_on_its_view_alone(game: str, players: int) -> None:
    """Everything hidden is changed, and every level that answers at once decides the same."""
    rules, state, rng = catalog.rules(game), begun(game, players, 13), Rng(13)
    bots = [name for name in ("random", "easy", "normal") if name in levels(game)]
    for number, _ in enumerate(answers(state, 13)):
        if number % 6 == 0:
            ask = state.pending
            view = rules.observe(state, ask.seat)
            world = rules.observe(rules.determinize(view, rng), ask.seat)
            for name in bots:
                assert make_bot(name, 5, game).decide(view, ask) == make_bot(name, 5, game).decide(world, ask)


# -- matches and saves -------------------------------------------------------------------------------------------------
def opened(content: bytes) -> Match:
    return save.resume(save.decode(content, "x.save"), catalog.rules, InlineBots())


@every_table
def test_a_match_is_saved_loaded_and_played_on_as_if_nothing_had_been(game: str, players: int) -> None:
    whole = play(match_of(game, *people(game, players)))
    parted = play(match_of(game, *people(game, players)), 20)
    again = opened(save.encode(save.snapshot(parted).save_file("x", NOW)))
    play(again)
    assert again.over
    assert whole.journal == again.journal


@every_game
def test_an_answer_is_taken_back_until_somebody_has_learnt_something(game: str) -> None:
    match = match_of(game, *people(game, 2))
    taken_back = 0
    for _ in range(200):
        if match.over:
            break
        ask, before = match.pending, match.journal[:]
        play(match, 1)
        assert ask is not None
        if match.can_undo(ask.seat):
            assert match.undo(ask.seat)
            assert match.journal == before
            taken_back += 1
            play(match, 1)
    assert taken_back


@every_game
def test_a_finished_match_is_replayed_from_its_journal(game: str) -> None:
    match = play(match_of(game, *people(game, catalog.rules(game).seats[0])))
    content = save.encode(save.snapshot(match).save_file("x", NOW))
    file = save.decode(content, "x.save")
    again = replays.begin(file, catalog.rules, "x.save")
    assert len(list(replays.replay(again, file))) == len(match.journal)


@every_game
def test_the_levels_of_the_game_play_a_match(game: str) -> None:
    quick = [name for name in ("random", "easy", "normal") if name in levels(game)]
    players = catalog.rules(game).seats[0]
    match = play(match_of(game, *(quick[seat % len(quick)] for seat in range(players))))
    assert match.over


@every_game
def test_changed_saves_are_refused_in_a_sentence_or_can_be_played_on(game: str) -> None:
    """Every field of the state is left out, or has a value of another type or a strange one of its own."""
    match = play(match_of(game, *people(game, catalog.rules(game).seats[0])), 30)
    content = save.encode(save.snapshot(match).save_file("x", NOW))
    refused = 0
    for field in json.loads(content)["state"]:
        for value in STRANGE:
            data = json.loads(content)
            data["state"][field] = value
            refused += not survives(data)
        data = json.loads(content)
        del data["state"][field]
        assert not survives(data)
    assert refused > 10


@every_game
def test_a_save_that_asks_somebody_who_does_not_play_is_refused(game: str) -> None:
    match = play(match_of(game, *people(game, catalog.rules(game).seats[0])), 3)
    data = json.loads(save.encode(save.snapshot(match).save_file("x", NOW)))
    data["state"]["stack"][-1][1] = 9
    assert not survives(data)


def survives(data: dict[str, Any]) -> bool:
    """Whether a save with a right checksum can be opened; then it must be possible to play it to its end."""
    try:
        match = opened(signed(data))
    except SaveFault as fault:
        told = fault.notice.text()
    else:
        told = ""
        play(match)
    assert "{" not in told
    return not told


# -- words -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", lang.languages())
@every_game
def test_every_question_answer_and_event_can_be_read(game: str, language: str) -> None:
    lang.set_language(language)
    rules, said = catalog.rules(game), words(game)
    players = catalog.rules(game).seats[0]
    state = begun(game, players, 14)
    view = rules.observe(state, Seat(0))
    names = said.names([f"Seat {seat}" for seat in range(players)], view)
    read = 0
    for _ in answers(state, 14):
        ask = state.pending
        view = rules.observe(state, ask.seat)
        texts = [said.prompt(ask, view, names).title, said.waiting(ask.seat, "", view, names).title]
        texts += [said.label(option, ask, view, names) for option in ask.options]
        told = [said.tell(event.word, event.seen_by(ask.seat), names) for event in state.log]
        state.log.clear()
        assert all(texts), (ask.step, texts)
        assert not [text for text in [*texts, *filter(None, told)] if "{" in text]
        read += len(texts)
    assert read > 20


@every_game
def test_every_reason_can_be_read(game: str) -> None:
    rules, said, found = catalog.rules(game), words(game), 0
    players = rules.seats[0]
    state = begun(game, players, 15)
    heard: set[str] = set()
    for _ in answers(state, 15):
        ask = state.pending
        view = rules.observe(state, ask.seat)
        names = said.names([f"Seat {seat}" for seat in range(players)], view)
        heard.update(option for option in ask.options if kind(option) != option)
        for option in sorted(heard)[::5]:
            problem = state.why_not(ask.seat, option)
            if problem is not None:
                assert said.reason(problem, option, view, names)
                found += 1
    assert found


@every_game
def test_once_everything_lies_open_no_hand_is_hidden(game: str) -> None:
    """A look back on a finished game changes nothing, and shows it from the place of each seat."""
    rules = catalog.rules(game)
    players = min(rules.seats) + 1
    state = begun(game, players, 3)
    for number, _told in enumerate(answers(state, 4)):
        if number % 25 != 20:
            continue
        before = digest(state)
        for seat in range(players):
            opened = rules.opened(state, Seat(seat))
            assert opened.viewer == seat
            assert getattr(opened, "hand", None) == getattr(state, "hand", None)
        assert digest(state) == before
