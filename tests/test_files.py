"""Whatever lies where a file of the player should be: it is never waited for, never followed, never destroyed."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import files
from game.session.folder import SaveFolder
from game.session.notices import SaveFault, SetupFault
from game.session.setups import NamedSetup, SetupFolder
from game.ui.window.settings import SettingsFile
from tests.games.hidden_numbers.rules import find_rules
from tests.session.helpers import toy_match

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes, devices and links of this kind are not there")
ROOT = Path(__file__).parents[1]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def link_to_nowhere(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def folder(path: Path) -> None:
    path.mkdir()


THINGS = (pipe, device, link_to_nowhere, folder)
anything = pytest.mark.parametrize("thing", THINGS)
Thing = Callable[[Path], None]


def is_untouched(path: Path, before: os.stat_result) -> bool:
    now = path.lstat()
    return (now.st_ino, now.st_mode) == (before.st_ino, before.st_mode)


@anything
def test_what_is_no_file_is_neither_read_nor_replaced(tmp_path: Path, thing: Thing) -> None:
    path = tmp_path / "thing.json"
    thing(path)
    before = path.lstat()
    with pytest.raises(files.NoFile):
        files.read(path, 100)
    with pytest.raises(files.NoFile):
        files.write_whole(path, b"mine", keep_previous=True)
    with pytest.raises(files.NoFile):
        files.open_own(path)
    assert not files.write_new(path, b"mine")
    assert is_untouched(path, before)
    assert [one.name for one in tmp_path.iterdir()] == ["thing.json"]


def test_a_link_that_turns_round_is_an_error_of_the_system(tmp_path: Path) -> None:
    link_to_itself(tmp_path / "a")
    with pytest.raises(OSError, match="links"):
        files.read(tmp_path / "a", 100)


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    target, path = tmp_path / "target", tmp_path / "a.json"
    target.write_bytes(b"somebody's")
    path.symlink_to(target)
    assert files.read(path, 100) == b"somebody's"
    files.write_whole(path, b"mine", keep_previous=True)
    assert target.read_bytes() == b"somebody's"
    assert files.read(path, 100) == b"mine"


def test_what_lies_where_the_backup_should_be_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    files.write_whole(path, b"1", keep_previous=True)
    pipe(files.backup_of(path))
    files.write_whole(path, b"2", keep_previous=True)
    assert path.read_bytes() == b"2"
    assert not files.backup_of(path).is_file()


def test_a_file_has_a_limit(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"12345")
    assert files.read(tmp_path / "a", 5) == b"12345"
    with pytest.raises(files.TooLarge):
        files.read(tmp_path / "a", 4)


@anything
def test_settings_that_are_no_file_are_one_sentence_and_the_defaults(tmp_path: Path, thing: Thing) -> None:
    path = tmp_path / "settings.json"
    thing(path)
    before = path.lstat()
    settings = SettingsFile(path)
    assert "is no file" in settings.trouble
    assert settings.values.language == ""
    assert not settings.save()
    assert is_untouched(path, before)


@anything
@pytest.mark.parametrize("name", ["continue.json", "game-20260101-0123abcd.json", "named.json"])
def test_saves_that_are_no_file_are_one_sentence(tmp_path: Path, thing: Thing, name: str) -> None:
    saves = SaveFolder(tmp_path, find_rules)
    path = tmp_path / name
    thing(path)
    before = path.lstat()
    with pytest.raises(SaveFault, match="is no file"):
        saves.open(path)
    with pytest.raises(SaveFault, match="is no file"):
        saves.kept.look(path)
    assert saves.kept.newest() is None
    expected = ["no_file"] if name != "named.json" else []
    assert [notice.word for notice in saves.kept.put_damaged_aside()] == expected
    assert [notice.word for notice in saves.kept.open_newest().notices] == expected
    assert saves.save_as("named", toy_match(), "").is_file()
    assert is_untouched(path, before)


@anything
def test_casts_that_are_no_file_are_one_sentence(tmp_path: Path, thing: Thing) -> None:
    casts = SetupFolder(tmp_path)
    thing(tmp_path / "Ours.json")
    with pytest.raises(SetupFault, match="is no file"):
        casts.open(tmp_path / "Ours.json")
    assert casts.save(NamedSetup("Ours")).name == "Ours (2).json"


def test_files_that_may_not_be_read_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(files, "_opened", refuse)
    for name in ("settings.json", "game-20260101-0123abcd.json"):
        (tmp_path / name).write_text("{}")
    assert "cannot be read (Permission denied)" in SettingsFile(tmp_path / "settings.json").trouble
    kept = SaveFolder(tmp_path, find_rules).kept
    assert kept.newest() is None
    assert {notice.word for notice in kept.put_damaged_aside()} == {"unreadable"}
    assert len(kept.paths()) == 1
    with pytest.raises(SetupFault, match="cannot be read"):
        SetupFolder(tmp_path).open(tmp_path / "settings.json")


@pytest.mark.long
@anything
def test_a_recorded_game_that_is_no_file_is_one_sentence(tmp_path: Path, thing: Thing) -> None:
    thing(tmp_path / "game.json")
    command = [sys.executable, "-m", "game", "replay", str(tmp_path / "game.json")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "is no file" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.long
@pytest.mark.parametrize("arguments", [("text", "--interactive", "--bots", "easy"), ("text", "--interactive")])
def test_a_program_that_is_asked_to_end_keeps_its_game(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    environment = {**os.environ, "CROWN_AND_COIN_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "game", *arguments]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        said = b""
        while b"choice?" not in said:
            read = os.read(process.stdout.fileno(), 4096)
            assert read, said
            said += read
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 128 + signal.SIGTERM
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
    games = list((tmp_path / "saves").glob("game-*.json"))
    assert len(games) == ("--bots" in arguments)
    assert not list((tmp_path / "saves").glob("*.lock"))


def test_a_program_can_be_ended_before_its_first_frame(tmp_path: Path) -> None:
    """Before the first frame, at whatever moment."""
    code = (
        "import sys, time\nfrom game import cli\n"
        "cli.dispatch = lambda _words: (print('here', flush=True), time.sleep(60))\n"
        "sys.exit(cli.run([]))"
    )
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"here\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 128 + signal.SIGTERM
