"""The networks of whole numbers that all games judge positions with: what they reckon, what there is to learn, and what
happens to a level whose file cannot be used."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import catalog
from game.bots import make_bot
from game.bots.ai import ai
from game.bots.learnt import Lesson, ModelFault, learnt_model, usable
from game.bots.network import Network, with_the_others
from tools.arena.spread import Here, Workers
from tools.training.games import PIECE, Piece, Task, gathered, lesson_of, play, tasks

GAMES = [game for game in catalog.games() if ai(game).lesson() is not None]
MOST_BYTES = 1 << 20


# -- reckoning -----------------------------------------------------------------------------------------------------
def test_a_network_adds_what_its_units_show_and_what_goes_past_them() -> None:
    """Two units, a scale of 4: the first sees the first input, the second the second less what all seats share."""
    network = Network(4, [[4, 0], [0, 4]], [2, 0], {"late": [0, -12]}, [8, 4])
    assert network.scores((), [[1, 0], [0, 1], [1, 1]]) == [2.5, 1.0, 3.5]
    assert network.scores(("late",), [[0, 3], [0, 5]]) == [0.0, 2.0]
    assert network.scores(("unknown",), [[0, 0]]) == [0.0]


def test_what_all_seats_share_is_known_by_name() -> None:
    network = Network(1, [[1]], [0], {"3 players": [0]}, [1])
    assert network.knows("3 players")
    assert not network.knows("2 players")


def test_inputs_below_nothing_are_reckoned_with() -> None:
    network = Network(1, [[1]], [1], {}, [1])
    assert network.scores((), [[-5], [5]]) == [-5.0, 10.0]


def test_the_others_are_told_by_the_largest_and_the_mean() -> None:
    assert with_the_others([[1, 2], [5, 0], [3, 4]], 12) == [
        [1, 2, 5, 4, 48, 24], [5, 0, 3, 4, 24, 36], [3, 4, 5, 2, 36, 12],
    ]  # fmt: skip


# -- what there is to learn ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_each_moment_of_a_game_is_seen_once_and_whole(game: str) -> None:
    lesson, players = lesson_of(game), catalog.rules(game).seats[-1]
    piece = play(Task(game, "normal", players, 5, 1))
    (played,) = piece.played
    assert len(played.positions) >= 2
    for one in played.positions:
        assert all(len(row) == len(lesson.names) for row in one.rows)
        assert len(one.rows) == players
        assert {*one.shared} <= {*lesson.shared}
        assert len(one.before) in (0, players, players + 1)


def test_a_game_that_is_judged_by_rule_has_nothing_to_learn() -> None:
    for game in {*catalog.games()} - {*GAMES}:
        with pytest.raises(ValueError, match="nothing to learn"):
            lesson_of(game)


def test_pieces_of_all_numbers_of_players_make_whole_games() -> None:
    found = tasks("la_citta", "normal", 60, {4: 2})
    counts = {players: sum(one.games for one in found if one.players == players) for players in range(2, 6)}
    assert counts == {2: 60, 3: 60, 4: 120, 5: 60}
    assert max(one.games for one in found) == PIECE


def test_a_broken_off_gathering_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    """A journal with one piece and half of another."""
    wanted = [Task("rattus_cartus", "normal", 2, first, 1) for first in (1, 2, 3)]
    hands, journal = Workers(Here(), 1), tmp_path / "journal"
    whole = sorted(gathered(wanted, hands), key=lambda piece: piece.task)
    lines = [msgspec.json.encode(piece) + b"\n" for piece in whole]
    journal.write_bytes(lines[1] + lines[2][: len(lines[2]) // 2])
    again = sorted(gathered(wanted, hands, journal), key=lambda piece: piece.task)
    assert [msgspec.json.encode(piece) + b"\n" for piece in again] == lines


def pieces(times: int) -> list[Piece]:
    """Four games, so many times over: enough to make steps with."""
    return [play(Task("rattus_cartus", "normal", 2, first, 1)) for first in range(4)] * times


def test_learning_the_same_comes_to_the_same_and_fits_its_file(tmp_path: Path) -> None:
    lesson: Lesson[Any] = lesson_of("rattus_cartus")
    pytest.importorskip("numpy", reason="numpy trains networks: requirements/build.lock")
    from tools.training.network import Effort, examples, learnt

    effort = Effort(units=3, epochs=3)
    found = examples(lesson, pieces(20))
    (first, _), (second, told) = (learnt(lesson, found, effort) for _ in range(2))
    assert first == second
    (line,) = told
    assert line.startswith("2 players: ")
    assert ("left out" in line) == ("2 players" not in first["shared"])
    path = tmp_path / "learnt.json"
    path.write_bytes(msgspec.json.encode(first))
    network = learnt_model(path, lesson.names, ()).network()
    row = pieces(1)[0].played[0].positions[0]
    assert all(map(math.isfinite, network.scores(row.shared, row.rows)))


# -- files that cannot be used -------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_whole_and_small(game: str) -> None:
    assert ai(game).faults("hard") == ai(game).faults("expert") == []
    for path in ai(game).models():
        assert path.stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_what_belongs_to_something_else_is_refused_with_a_sentence(game: str, tmp_path: Path) -> None:
    lesson = lesson_of(game)
    whole = msgspec.json.decode(lesson.path.read_bytes())
    path = tmp_path / lesson.path.name
    wrong: list[tuple[bytes, str]] = [
        (b"", "cannot be used"),
        (b"\xff{", "cannot be used"),
        (msgspec.json.encode({**whole, "version": 1}), "version 1"),
        (msgspec.json.encode({**whole, "names": whole["names"][1:]}), "other features"),
        (msgspec.json.encode({**whole, "out": whole["out"][1:]}), "other features"),
        (msgspec.json.encode({**whole, "shared": {}}), "other features"),
        (msgspec.json.encode({**whole, "out": [1 << 40, *whole["out"][1:]]}), "cannot be used"),
    ]
    for content, why in wrong:
        path.write_bytes(content)
        with pytest.raises(ModelFault, match=why):
            learnt_model(path, lesson.names, whole["shared"])
    path.unlink()
    assert usable(lambda: learnt_model(path, lesson.names, ())) is None


@pytest.mark.parametrize("game", ["rattus_cartus", "la_citta"])
def test_a_level_plays_on_without_what_was_learnt(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from importlib import import_module

    models = import_module(f"game.{game}.bot.search.models")
    monkeypatch.setattr(models, "LEARNT_FILE", "missing.json")
    models.learnt_network.cache_clear()
    try:
        (fault,) = ai(game).faults("hard")
        assert "missing.json" in str(fault)
        assert ai(game).faults("normal") == []
        rules = catalog.rules(game)
        g = rules.new(rules.setup(3, {}, 1), 1)
        ask = g.pending
        assert ask is not None
        assert make_bot("hard", 1, game).decide(rules.observe(g, ask.seat), ask) in ask.options
    finally:
        monkeypatch.undo()
        models.learnt_network.cache_clear()
