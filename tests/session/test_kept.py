"""Every game keeps itself in a file of its own, belongs to one program, and old ones make room."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.bots.inline import InlineBots
from game.files import backup_of, write_whole
from game.session import claims, save
from game.session.folder import SaveFolder
from game.session.keeper import Keeper
from game.session.kept import MOST, KeptGames, is_kept
from game.session.notices import SaveFault
from tests.games.hidden_numbers.rules import find_rules
from tests.helpers.clock import NEVER
from tests.session.helpers import play_on, toy_match


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "saves", find_rules)


@pytest.fixture
def kept(folder: SaveFolder) -> KeptGames:
    return folder.kept


def a_game(kept: KeptGames, *answers: int, age: int = 0, path: Path | None = None) -> Path:
    """A game that was kept after so many answers, and that nobody plays; `age` makes it older than the others."""
    claim = kept.fresh()
    path = path or claim.path
    for count in answers or (3,):
        taken = save.snapshot(play_on(toy_match(), count)).save_file("", "")
        write_whole(path, save.encode(taken), keep_previous=True)
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    claim.release()
    return path


OVER = 10_000


def test_nothing_to_continue(kept: KeptGames) -> None:
    assert kept.newest() is None
    assert kept.open_newest() == (None, [], None)


def test_continue_comes_back_to_the_last_decision_of_the_newest_game(folder: SaveFolder, kept: KeptGames) -> None:
    a_game(kept, 2, age=5)
    newest = a_game(kept, 3, 5)
    assert kept.newest() == newest
    opened = kept.open_newest()
    assert opened.save is not None
    assert opened.claim is not None
    assert (opened.claim.path, len(opened.save.journal), opened.notices) == (newest, 5, [])
    assert folder.list() == []
    opened.let_go()


def test_a_finished_game_is_kept_and_not_continued(kept: KeptGames) -> None:
    older, finished = a_game(kept, 3, age=5), a_game(kept, OVER)
    assert kept.paths() == [finished, older]
    assert kept.newest() == older
    opened = kept.open(finished)
    assert opened.save is not None
    assert opened.save.over
    opened.let_go()


def test_the_game_of_the_versions_before_is_one_of_them(kept: KeptGames) -> None:
    old = a_game(kept, 3, 5, path=kept.folder / "continue.json")
    a_game(kept, 4, age=5)
    assert kept.newest() == old
    opened = kept.open_newest()
    assert opened.claim is not None
    assert opened.claim.path == old
    opened.let_go()
    old.unlink()
    assert len(kept.checked(old).journal) == 3, "its backup"


# --- damage ---


def test_a_damaged_game_is_put_aside_and_the_backup_taken(kept: KeptGames) -> None:
    path = a_game(kept, 3, 5)
    path.write_bytes(path.read_bytes()[:-30])
    assert kept.newest() == path
    assert path.exists(), "who only looks changes nothing"
    opened = kept.open_newest()
    opened.let_go()
    assert opened.save is not None
    assert len(opened.save.journal) == 3
    assert [notice.word for notice in opened.notices] == ["not_a_save", "put_aside", "from_backup"]
    assert all(notice.text() for notice in opened.notices)
    assert path.with_name(path.name + ".damaged").exists()


def test_with_both_damaged_the_game_before_is_there_still(kept: KeptGames) -> None:
    before = a_game(kept, 4, age=5)
    path = a_game(kept, 3, 5)
    path.write_bytes(b"{")
    backup_of(path).write_bytes(b"\x00" * 100)
    assert kept.newest() == before
    assert [notice.word for notice in kept.put_damaged_aside()] == ["not_a_save", "put_aside"] * 2
    assert kept.paths() == [before]
    assert kept.put_damaged_aside() == []


def test_what_another_version_can_open_stays_in_its_place(kept: KeptGames) -> None:
    path = a_game(kept, 3)
    path.write_bytes(path.read_bytes().replace(b'"format":%d' % save.FORMAT, b'"format":99'))
    assert kept.newest() is None
    assert kept.put_damaged_aside() == []
    assert [notice.word for notice in kept.open_newest().notices] == ["newer_program"]
    assert path.exists()


def test_a_backup_alone_is_enough(kept: KeptGames) -> None:
    path = a_game(kept, 3, 5)
    path.unlink()
    assert kept.newest() == path
    opened = kept.open_newest()
    opened.let_go()
    assert [notice.word for notice in opened.notices] == ["from_backup"]


# --- two programs ---

OTHER = """
import sys, pathlib
from game.session import claims
found = claims.claim(pathlib.Path(sys.argv[1]))
print("mine" if found else "taken", flush=True)
sys.stdin.read()
"""


def another_program(path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", OTHER, str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "mine\n"
    return process


def test_a_game_belongs_to_the_program_that_plays_it_until_that_is_gone(kept: KeptGames) -> None:
    path = a_game(kept)
    with another_program(path) as other:
        assert claims.is_claimed(path)
        assert claims.claim(path) is None
        other.kill()
        other.wait(NEVER)
        assert not claims.is_claimed(path)
    assert not claims.lock_of(path).exists(), "nothing is left of the one that was killed"


def test_a_second_program_plays_on_in_a_copy(kept: KeptGames) -> None:
    path = a_game(kept, 5)
    before = path.read_bytes()
    mine = claims.claim(path)
    assert mine is not None
    assert kept.newest() is None, "it is not offered twice"
    assert [notice.word for notice in kept.open_newest().notices] == ["open_elsewhere"]
    copy = kept.open(path)
    assert copy.save is not None
    assert copy.claim is not None
    assert copy.claim.path != path
    assert [notice.word for notice in copy.notices] == ["played_elsewhere"]
    keeper = Keeper(copy.claim, lambda: "")
    keeper.keep(play_on(save.resume(copy.save, find_rules, InlineBots()), 0), opened=True)
    keeper.stands()
    assert keeper.close()
    assert path.read_bytes() == before
    assert len(kept.paths()) == 2
    with pytest.raises(SaveFault):
        kept.delete(path)
    mine.release()
    kept.delete(path)
    assert kept.paths() == [copy.claim.path]


def test_two_programs_never_have_the_same_file(kept: KeptGames) -> None:
    claimed = [kept.fresh() for _ in range(20)]
    assert len({claim.path for claim in claimed}) == 20
    assert all(is_kept(claim.path.name) for claim in claimed)
    for claim in claimed:
        claim.release()
    assert list(kept.folder.iterdir()) == []


# --- order ---


def test_a_save_that_is_opened_changes_nothing_until_it_stands(kept: KeptGames) -> None:
    for number in range(MOST + 2):
        a_game(kept, OVER if number % 2 else 3, age=number)
    before = {path: path.read_bytes() for path in kept.folder.iterdir()}
    opened = kept.open_newest()
    assert opened.save is not None
    assert opened.claim is not None
    keeper = Keeper(opened.claim, lambda: "later", lambda: kept.tidy(opened.claim.path))  # type: ignore[union-attr]
    match = save.resume(opened.save, find_rules, InlineBots())
    keeper.keep(match, opened=True)
    keeper.flush_soon()
    found = {path: path.read_bytes() for path in kept.folder.iterdir() if path.suffix != claims.SUFFIX}
    assert found == before
    keeper.stands()
    assert keeper.close()
    assert kept.checked(opened.claim.path).date == "later"
    assert len(kept.paths()) == MOST


def test_the_oldest_make_room_finished_ones_first_and_none_that_is_played(kept: KeptGames) -> None:
    unfinished = [a_game(kept, 3, age=100 + number) for number in range(MOST)]
    finished = [a_game(kept, OVER, age=number) for number in range(3)]
    own = a_game(kept, 3)
    played = claims.claim(unfinished[-1])
    assert played is not None
    kept.tidy(own)
    left = kept.paths()
    assert len(left) == MOST
    assert not set(finished) & set(left)
    assert {own, unfinished[-1]} <= set(left)
    assert unfinished[-2] not in left
    assert not backup_of(unfinished[-2]).exists()
    played.release()


def kept_from(kept: KeptGames, claim: claims.Claim | None, count: int) -> None:
    """A game of that file is written, as at the table, and let go."""
    assert claim is not None
    keeper = Keeper(claim, lambda: "now")
    keeper.keep(play_on(toy_match(), count))
    assert keeper.close()


def test_a_clock_that_was_set_back_changes_nothing_of_what_continue_goes_on_with(kept: KeptGames) -> None:
    """The games before seem to be of next year: what was played last is still the newest, and goes last."""
    before = [a_game(kept, 3, age=-100_000_000 - number) for number in range(MOST)]
    assert before[0].stat().st_mtime > time.time() + 1_000_000
    claim = kept.fresh()
    kept_from(kept, claim, 3)
    assert kept.newest() == claim.path
    opened = kept.open(before[3])
    kept_from(kept, opened.claim, 5)
    assert kept.newest() == before[3]
    kept_from(kept, kept.open(claim.path).claim, 5)
    assert kept.paths()[:2] == [claim.path, before[3]]
    kept.tidy(before[0])
    assert {claim.path, before[3]} <= set(kept.paths())


@pytest.mark.skipif(os.name == "nt", reason="no pipes lie in folders there")
@pytest.mark.parametrize("what", ["a folder", "a pipe", "a link"])
def test_what_lies_where_the_lock_should_be_is_named_and_the_game_goes_on(kept: KeptGames, what: str) -> None:
    path = a_game(kept, 3)
    lock = claims.lock_of(path)
    if what == "a folder":
        lock.mkdir()
    elif what == "a pipe":
        os.mkfifo(lock)
    else:
        lock.symlink_to(path.parent / "nowhere")
    assert not claims.is_claimed(path)
    assert kept.newest() == path
    opened = kept.open_newest()
    assert opened.claim is not None
    assert opened.claim.path == path
    assert [(one.word, one.facts["file"]) for one in opened.notices] == [("no_file", lock.name)]
    kept_from(kept, opened.claim, 5)
    assert len(kept.checked(path).journal) == 5
    assert os.path.lexists(lock), "it is not ours"
    kept.delete(path)
    assert not path.exists()


def test_what_killed_programs_left_is_swept(kept: KeptGames) -> None:
    own = a_game(kept, 3)
    other = kept.folder / "game-20260101-00000000.json"
    names = [f"{own.name}.01234567.tmp", f"{other.name}.01234567.tmp", f"{other.name}.89abcdef.old", "Notes.tmp"]
    for name in names:
        (kept.folder / name).write_bytes(b"half")
    for name in names[1:]:
        os.utime(kept.folder / name, (1_700_000_000, 1_700_000_000))
    fresh = kept.folder / f"{other.name}.aaaaaaaa.tmp"
    fresh.write_bytes(b"is being written")
    claims.lock_of(other).write_bytes(b"")
    kept.tidy(own)
    assert sorted(path.name for path in kept.folder.iterdir()) == sorted([own.name, fresh.name, "Notes.tmp"])
