"""`python -m game`: who is called, what is said without a display, and how mistakes and accidents end."""

from __future__ import annotations

import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

from game import __version__, cli, crash
from game.__main__ import main
from game.arguments import Parser
from game.cli.display import SENTENCE, has_display

ROOT = Path(__file__).resolve().parent.parent


class Called:
    """Stands in for the modules behind the commands and remembers what they were given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[str, list[str]]] = []
        for name in [command.module for command in cli.COMMANDS.values()] + [cli.WINDOW]:
            module = types.ModuleType(name)
            module.main = self._remember(name)  # type: ignore[attr-defined]  # a module made up here
            monkeypatch.setitem(sys.modules, name, module)

    def _remember(self, name: str) -> object:
        def remember(arguments: list[str]) -> int:
            self.calls.append((name, arguments))
            return 7

        return remember


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> Called:
    return Called(monkeypatch)


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


def test_the_title_reads_the_rules_and_cards_of_no_game(tmp_path: Path) -> None:
    code = (
        "import sys; from game import app; options = app.parse([]); made = app.App(options); made.open(options); "
        "made.window.turn(0.1); import game.catalog as c; ends = '.rules', '.content'; "
        "sys.exit(', '.join(n for n in sys.modules if n.endswith(ends) and n.split('.')[1] in c.GAMES))"
    )
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "CROWN_AND_COIN_HOME": str(tmp_path)}
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, **quiet}, capture_output=True, text=True, check=False
    )
    assert found.stderr.strip() == ""


def test_garbage_is_looked_for_again_once_the_first_frame_is_seen(tmp_path: Path) -> None:
    code = (
        "import gc, sys; from game import app, cli; opened = app.App.open\n"
        "def watch(self, *words):\n"
        "    opened(self, *words); before = gc.isenabled(); self.window.turn(0.1); print(before, gc.isenabled())\n"
        "    self.window.stop()\n"
        "    self.window.run = lambda: None\n"
        "app.App.open = watch\n"
        "cli.run([])"
    )
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "CROWN_AND_COIN_HOME": str(tmp_path)}
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, **quiet}, capture_output=True, text=True, check=False
    )
    assert found.stdout.split()[-2:] == ["False", "True"]


@pytest.mark.parametrize(
    ("environment", "system", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"SDL_VIDEODRIVER": "dummy"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
        ({}, "freebsd14", False),
    ],
)
def test_what_counts_as_a_display(environment: dict[str, str], system: str, expected: bool) -> None:
    assert has_display(environment, system) is expected


def test_without_a_command_the_window_opens(called: Called, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seed", "5"]) == 7
    assert called.calls == [("game.app", ["--seed", "5"])]
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("no_display")
def test_without_a_display_one_sentence_and_the_text_game(called: Called, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 7
    assert called.calls == [("game.cli.text", [])]
    assert capsys.readouterr() == ("", SENTENCE + "\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
@pytest.mark.parametrize("named", [{"DISPLAY": ":4242"}, {"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-4242"}])
def test_a_display_where_nobody_listens_is_no_display(named: dict[str, str], tmp_path: Path) -> None:
    """SDL would draw into memory there, and the game would run without anybody seeing it."""
    kept = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    surroundings = {**kept, **named, "CROWN_AND_COIN_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "game", "--seed", "5", "--players", "2"]
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        timeout=60,
    )  # fmt: skip
    assert done.stderr.count(SENTENCE) == 1
    assert "Round 1 begins." in done.stdout
    assert done.returncode == 0


def test_a_display_that_opens_no_window_is_no_display(
    called: Called, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(arguments: list[str]) -> int:
        raise crash.NoWindowError

    monkeypatch.setattr(sys.modules[cli.WINDOW], "main", refuse)
    assert main([]) == 7
    assert called.calls == [("game.cli.text", [])]
    assert capsys.readouterr() == ("", SENTENCE + "\n")


@pytest.mark.usefixtures("no_display")
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["-h"], ["simulate", "--games", "3"], ["nonsense"]])
def test_a_command_says_nothing_about_displays(
    arguments: list[str], called: Called, capsys: pytest.CaptureFixture[str]
) -> None:
    main(arguments)
    assert "display, so" not in "".join(capsys.readouterr())


@pytest.mark.parametrize("word", list(cli.COMMANDS))
def test_every_command_gets_its_arguments(word: str, called: Called) -> None:
    assert main([word, "--a", "b"]) == 7
    assert called.calls == [(cli.COMMANDS[word].module, ["--a", "b"])]


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(word in text for word in cli.COMMANDS)


def test_an_unknown_command_is_named_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulat"]) == 2
    assert "no command 'simulat'. Did you mean simulate?" in capsys.readouterr().err


def test_an_unknown_option_is_named_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser(prog="python -m game text")
    parser.add_argument("--players", type=int)
    parser.add_argument("--lang", choices=["en", "de"])
    with pytest.raises(SystemExit) as end:
        parser.parse_args(["--plyers=4"])
    assert end.value.code == 2
    assert "Did you mean --players?" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        parser.parse_args(["--lang", "dee"])
    assert "Did you mean de?" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        parser.parse_args(["--play", "4"])  # never a guess at a shortened word


def raising(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def fail(arguments: list[str]) -> int:
        raise error

    monkeypatch.setattr(cli, "dispatch", fail)


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    raising(monkeypatch, KeyboardInterrupt())
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_an_accident_leaves_a_report_and_one_sentence(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raising(monkeypatch, ZeroDivisionError("division by the crown"))
    monkeypatch.setattr("game.paths.in_checkout", lambda: False)
    assert main([]) == 1
    said = capsys.readouterr().err
    (report,) = (home / "logs").iterdir()
    assert str(report) in said
    assert "Traceback" not in said
    text = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: division by the crown" in text
    assert __version__ in text


def test_whoever_builds_the_game_reads_at_once_where_it_happened(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a checkout, and anywhere with --debug."""
    raising(monkeypatch, ZeroDivisionError("division by the crown"))
    assert main([]) == 1
    assert "Traceback" in capsys.readouterr().err
    monkeypatch.setattr("game.paths.in_checkout", lambda: False)
    monkeypatch.setattr("sys.argv", ["crown-and-coin", "--debug"])
    assert main(["--debug"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_a_report_finds_another_folder_when_the_logs_refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert str(tmp_path / "crown-and-coin-crash-") in crash.report(ValueError("x"))


def test_the_start_is_light() -> None:
    heavy = "{'pygame', 'yaml', 'msgspec', 'multiprocessing', 'game.bots', 'game.ui', 'game.app'}"
    code = f"import sys; from game.__main__ import main; main(['--version']); assert not {heavy} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@pytest.mark.skipif(os.name == "nt", reason="pipes break differently there")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "game", "--help"]
    done = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")
