"""Reports of unexpected errors: what they tell, what they keep to themselves, and that they can be played again."""

from __future__ import annotations

import sys
import tempfile
import threading
from pathlib import Path

import pytest

from game import catalog, cli, crash
from game.bots.inline import InlineBots
from game.bots.remote import WorkerBots
from game.citadels.content import own_cards
from game.cli import replay
from game.crash_context import gather
from game.session import save
from game.session.claims import Claim
from game.session.film import earlier
from game.session.keeper import Keeper
from game.session.match import Match
from game.session.notices import Notice
from game.session.setup import MatchSetup, SeatSetup
from game.ui.window.settings import Settings
from tests.helpers.clock import NEVER

SEATS = ("Annemarie", "Björn-Ole", "O'Neill", "Dagny")


def played(answers: int, people: int = 4) -> Match:
    """A match in which everybody takes the first option."""
    seats = tuple(SeatSetup(name, i, "human" if i < people else "random") for i, name in enumerate(SEATS))
    first = own_cards().presets["first_game"]
    cards = {"cast": [*first.characters][:8], "uniques": [*first.uniques]}
    match = Match.new(catalog.rules("citadels"), MatchSetup("citadels", cards, 5, seats), InlineBots())
    while match.whole.answered < answers:
        ask = match.pending
        assert ask is not None
        match.answer(ask.number, ask.options[0])
        match.step()
    return match


def reports(home: Path) -> list[Path]:
    return sorted((home / "logs").glob(crash.PATTERN))


def test_only_the_newest_reports_are_kept(home: Path) -> None:
    (home / "logs").mkdir(parents=True)
    (home / "logs" / "other.txt").write_text("stays")
    for number in range(crash.KEPT + 5):
        crash.write_report(ValueError(f"number {number}"))
    kept = reports(home)
    assert len(kept) == crash.KEPT
    assert "number 24" in kept[-1].read_text(encoding="utf-8")
    assert (home / "logs" / "other.txt").exists()


def test_in_the_temporary_folder_nobody_elses_files_are_touched(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where our own folder refuses it, a report goes where everybody writes: other programs' reports stay."""
    home.mkdir(exist_ok=True)
    (home / "logs").write_text("in the way")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    others = [tmp_path / f"crash-2020{number:04}.txt" for number in range(crash.KEPT + 5)]
    for path in others:
        path.write_text("another program's")
    written = [crash.write_report(ValueError(f"number {number}")).path for number in range(crash.KEPT + 2)]
    assert all(path is not None and path.parent == tmp_path for path in written)
    assert all(path.read_text() == "another program's" for path in others)


def test_nothing_private_is_in_a_report(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setattr("getpass.getuser", lambda: "annalena")
    told = f"{tmp_path}/things of annalena and Björn-Ole, not of Björn-Olea: {tmp_path}-other"
    report = crash.write_report(OSError(told), crash.Context(names=SEATS))
    assert report.path is not None
    text = report.path.read_text(encoding="utf-8")
    for shown in (text, report.what):
        assert f"~/things of <user> and <player>, not of Björn-Olea: {tmp_path}-other" in shown
    assert str(Path(crash.__file__).parent) not in text


@pytest.mark.parametrize(
    ("user", "told", "shown"),
    [
        ("root", "/srv/root/x: screen.root is None, root", "/srv/root/x: screen.root is None, root"),
        ("anna", "screen.anna, hanna, anna.", "screen.anna, hanna, <user>."),
        ("anna", "/media/anna/x and C:\\Users\\anna", "/media/<user>/x and C:\\Users\\<user>"),
        ("max", "max(2, max) in /media/max/max.txt", "max(2, max) in /media/<user>/max.txt"),
        ("game", "<program>/game/ui/shell.py of /srv/game/x", "<program>/game/ui/shell.py of /srv/<user>/x"),
        ("x", "x = 1 in '/srv/x'", "x = 1 in '/srv/<user>'"),
        ("", "nobody is known", "nobody is known"),
    ],
)
def test_a_user_is_named_by_whole_words_and_folders_and_no_piece_of_code_is_a_user(
    user: str, told: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: user)
    assert crash.anonymous(told) == shown


@pytest.mark.parametrize(
    ("name", "told", "shown"),
    [
        ("You", "KeyError: 'You', if you are You", "KeyError: '<player>', if you are You"),
        ("A", "A report of 'A'", "A report of '<player>'"),
        ("self", "self.seat of self", "self.seat of self"),
        ("Bo", 'Bo, Bob and "Bo" in Bo.json', '<player>, Bob and "<player>" in <player>.json'),
        ("Ann (2)", "seat of Ann (2).", "seat of <player>."),
        ("  ", "two  spaces", "two  spaces"),
    ],
)
def test_a_player_s_name_that_is_a_common_word_leaves_the_report_its_sense(name: str, told: str, shown: str) -> None:
    assert crash.anonymous(told, [name]) == shown


def test_a_home_folder_is_not_the_end_of_another_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/root"))
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert crash.anonymous("'/root/x', /root: /mnt/root/x, tests/root") == "'~/x', ~: /mnt/root/x, tests/root"


def test_a_report_tells_the_system_the_settings_and_the_seeds(home: Path) -> None:
    import pygame

    class Games:
        kept, attempt, keeper = save.snapshot(played(3)), "2 gold", None

    context = gather(Settings(player_name="Annemarie", ui_scale=125), Games())  # type: ignore[arg-type]
    report = crash.write_report(ValueError("Annemarie fell"), context)
    assert report.path is not None
    text = report.path.read_text(encoding="utf-8")
    for fact in (f"pygame-ce {pygame.version.ver}", "ui_scale=125", "seed 5", "answers: 3", "(seat, option): 2 gold"):
        assert fact in text
    assert "player_name" not in text
    assert not [name for name in SEATS if name in text]
    assert report.what == "ValueError: <player> fell"


def test_the_game_of_a_report_can_be_played_again(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(30)
    report = crash.write_report(ValueError("x"), crash.Context(game=save.for_report(save.snapshot(match))))
    assert replay.main([str(report.path)]) == 0
    said = capsys.readouterr().out
    assert "Verified: 30 answers." in said
    assert not [name for name in SEATS if name in said]


def test_a_report_without_a_game_is_no_save(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = crash.write_report(ValueError("x"))
    assert replay.main([str(report.path)]) == 2
    assert "is not a save" in capsys.readouterr().err


def test_a_report_is_made_from_the_last_whole_state(tmp_path: Path) -> None:
    """A rule that breaks in mid-answer leaves a state that no save may hold."""
    match = played(10)
    keeper = Keeper(Claim(tmp_path / "game.json"), lambda: "")
    keeper.keep(match)
    match.whole.stack.clear()
    assert keeper.latest is not None
    assert keeper.latest.state.stack
    assert len(keeper.latest.journal) == 10
    assert keeper.close()


@pytest.mark.parametrize("people", [4, 1, 0])
def test_one_step_earlier_is_before_the_last_answer_of_a_person(people: int) -> None:
    match = played(25, people)
    found = save.snapshot(match).save_file("", "")
    before = earlier(found, catalog.rules, None if people == 4 else match.bots, 1)
    mine = [n for n, line in enumerate(match.journal) if int(line[0]) < people or people == 0]
    assert before.journal == match.journal[: mine[-1]]
    assert before.pending is not None
    assert before.pending.seat == int(match.journal[mine[-1]][0])
    assert before.setup == match.setup
    again = earlier(found, catalog.rules, None if people == 4 else match.bots, 2)
    assert len(again.journal) == mine[-2]
    assert earlier(found, catalog.rules, None if people == 4 else match.bots, 99).journal == []


def test_a_thread_that_breaks_is_reported_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    background = crash.Background()
    told: list[crash.Report] = []
    background.told = told.append
    monkeypatch.setattr(threading, "excepthook", background.in_thread)

    def work() -> None:
        raise LookupError("no picture of the crown")

    for _time in range(3):
        thread = threading.Thread(target=work, name="pictures")
        thread.start()
        thread.join(NEVER)
        assert not thread.is_alive()
    assert [report.what for report in told] == ["LookupError: no picture of the crown"]
    (written,) = reports(home)
    text = written.read_text(encoding="utf-8")
    assert "thread pictures:" in text
    assert "in work" in text


def test_troubles_of_the_bots_process_are_reported() -> None:
    told: list[tuple[str, str]] = []
    bots = WorkerBots(catalog.rules, lambda where, details: told.append((where, details)))
    bots.tell(Notice("bot_failed", {"name": "Odo"}, "Traceback ...\nKeyError: 1"))
    assert told == [("bots: bot_failed", "Traceback ...\nKeyError: 1")]
    assert [notice.word for notice in bots.take_notices()] == ["bot_failed"]


def test_without_streams_the_output_goes_to_the_log_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A packaged program on Windows has neither standard output nor error."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.run(["--version"]) == 0
    assert cli.run(["nonsense"]) == 2
    assert sys.stdout is not None
    sys.stdout.close()
    text = (home / "logs" / "output.txt").read_text(encoding="utf-8")
    assert "Crown & Coin" in text
    assert "no command 'nonsense'" in text


def test_without_streams_and_without_a_folder_the_program_still_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.run(["--version"]) == 0
    assert sys.stdout is not None
    sys.stdout.close()
