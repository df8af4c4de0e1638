"""Making, filling and mending `.venv`."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
import threading
from pathlib import Path

import pytest

import _install
from _venv import Trouble
from tests.build_scripts.conftest import Workshop

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in .venv is laid out as on Linux and macOS")
MAKE, RUN, TEST = "make", "pip install run.lock", "pip install test.lock"


def test_the_first_start_makes_and_fills_it_and_the_second_does_nothing(workshop: Workshop) -> None:
    assert workshop.prepare("run") == [MAKE, RUN]
    assert workshop.environment.is_ready("run")
    assert workshop.prepare("run") == []


def test_only_files_that_the_locks_know_are_installed_and_pip_is_one_of_them(workshop: Workshop) -> None:
    workshop.prepare("run")
    making, installing = workshop.words
    assert "--without-pip" in making
    assert "--require-hashes" in installing
    requirements = workshop.environment.lock("pip"), workshop.environment.lock("run")
    assert installing[-4:] == ["-r", requirements[0], "-r", requirements[1]]


@pytest.mark.long
def test_a_new_pip_is_installed_into_what_is_there(workshop: Workshop) -> None:
    workshop.prepare("test")
    Path(workshop.environment.lock("pip")).write_text("pip==10\n")
    assert workshop.prepare("run") == [RUN]
    assert workshop.prepare("test") == [TEST]


@pytest.mark.parametrize("bundled", ["/python/_bundled/pip-1-py3-none-any.whl", ""])
def test_a_new_venv_gets_its_pip_from_the_one_that_python_brings(
    bundled: str, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_install, "bundled_pip", lambda: bundled)
    monkeypatch.setattr(_install, "has_pip", lambda _environment: False)
    workshop.prepare("run")
    making, installing = workshop.words
    assert ("--without-pip" in making) is bool(bundled)
    begins = [workshop.environment.python, "-I", *([str(Path(bundled, "pip"))] if bundled else ["-m", "pip"])]
    assert installing[: len(begins) + 1] == [*begins, "install"]


@pytest.mark.long
@pytest.mark.parametrize("wanted", [False, True])
def test_an_old_setuptools_goes_unless_a_lock_wants_it(wanted: bool, workshop: Workshop) -> None:
    workshop.prepare("run")
    (Path(workshop.environment.folder) / "lib" / "python3.11" / "site-packages" / "setuptools").mkdir(parents=True)
    Path(workshop.environment.lock("run")).write_text("a==2\n" + "setuptools==9\n" * wanted)
    assert workshop.prepare("run") == [RUN, *(["pip uninstall setuptools"] * (not wanted))]


def test_python_s_own_pip_is_found() -> None:
    wheel = _install.bundled_pip()
    assert not wheel or Path(wheel).name.startswith("pip-")


def test_a_changed_lock_is_installed_into_what_is_there(workshop: Workshop) -> None:
    workshop.prepare("run")
    Path(workshop.environment.lock("run")).write_text("a==1.1\n")
    assert not workshop.environment.is_ready("run")
    assert workshop.prepare("run") == [RUN]


def test_who_has_the_test_tools_can_play_at_once(workshop: Workshop) -> None:
    assert workshop.prepare("test") == [MAKE, TEST]
    assert workshop.prepare("run") == []
    assert workshop.prepare("test") == []


@pytest.mark.long
def test_a_changed_game_package_reaches_the_test_tools_too(workshop: Workshop) -> None:
    workshop.prepare("test")
    Path(workshop.environment.lock("run")).write_text("a==1.1\n")
    assert workshop.prepare("run") == [RUN]
    assert workshop.prepare("test") == [TEST]


def test_when_its_python_has_gone_it_is_made_anew(workshop: Workshop, tmp_path: Path) -> None:
    workshop.prepare("run")
    python = Path(workshop.environment.python)
    python.unlink()
    python.symlink_to(tmp_path / "uninstalled")
    assert workshop.prepare("run") == [MAKE, RUN]


def test_when_the_home_of_its_python_has_gone_it_is_made_anew(workshop: Workshop, tmp_path: Path) -> None:
    workshop.prepare("run")
    (tmp_path / ".venv" / "pyvenv.cfg").write_text(f"home = {tmp_path / 'uninstalled'}\n")
    assert workshop.prepare("run") == [MAKE, RUN]


def test_after_a_kill_in_the_middle_it_is_made_anew(workshop: Workshop) -> None:
    workshop.killed_in_pip = True
    with pytest.raises(KeyboardInterrupt):
        workshop.prepare("run")
    assert not workshop.environment.is_ready("run")
    workshop.killed_in_pip = False
    assert workshop.prepare("run") == [MAKE, RUN]


@pytest.mark.parametrize("junk", ["file", "empty folder", "dead link"])
def test_junk_in_its_place_is_replaced(junk: str, workshop: Workshop, tmp_path: Path) -> None:
    place = tmp_path / ".venv"
    if junk == "file":
        place.write_text("?")
    elif junk == "empty folder":
        place.mkdir()
    else:
        place.symlink_to(tmp_path / "nowhere")
    assert workshop.prepare("run") == [MAKE, RUN]


@pytest.mark.long
@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (
            "WARNING: Retrying ... NewConnectionError(...)\nERROR: No matching distribution found for a==1",
            "to the network",
        ),
        ("ERROR: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: Could not find ...\nERROR: No matching distribution found for a==1", "no ready-made package"),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n    a==1 from file:///a-1.whl:\n",
            "downloaded as a==1 is not the file that was tested",
        ),
        ("ERROR: Hashes are required in --require-hashes mode, but ...\n    a==1 --hash=sha256:0", "lock.py adds them"),
        ("ERROR: The moon is full.\n", "pip could not install the packages: The moon is full \\(details"),
        ("", "it said nothing"),
    ],
)
def test_why_pip_failed_is_said_in_one_sentence(output: str, sentence: str, workshop: Workshop) -> None:
    workshop.pip_fails = output or "\n"
    with pytest.raises(Trouble, match=sentence) as trouble:
        workshop.prepare("run")
    assert "\n" not in str(trouble.value)
    assert not workshop.environment.is_ready("run")
    workshop.pip_fails = ""
    assert workshop.prepare("run") == [RUN]  # nothing is wrong with .venv itself


@pytest.mark.parametrize("lacking", ["venv", "ensurepip"])
def test_a_python_without_its_venv_module_is_told_what_to_install(
    lacking: str, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == lacking else found(name))
    with pytest.raises(Trouble, match=rf"lacks its own module `{lacking}`.*apt install python3\.\d+-venv"):
        workshop.prepare("run")
    assert not Path(workshop.environment.folder).exists()


def test_a_failure_to_make_it_leaves_nothing_behind(workshop: Workshop) -> None:
    workshop.venv_fails = "Error: Command '[...]' returned non-zero exit status 1.\n"
    with pytest.raises(Trouble, match=r"could not make \.venv"):
        workshop.prepare("run")
    assert not Path(workshop.environment.folder).exists()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.EACCES, "cannot be written to"), (errno.EROFS, "cannot be written to"), (errno.ENOSPC, "disk is full")],
)
def test_what_the_system_refuses_is_said_in_one_sentence(
    number: int, sentence: str, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: str) -> None:
        raise OSError(number, os.strerror(number), path)

    monkeypatch.setattr(os, "mkdir", refuse)
    with pytest.raises(Trouble, match=sentence):
        workshop.prepare("run")


def test_two_starts_at_once_take_turns(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    with _install.only_one(workshop.environment):
        second = threading.Thread(target=workshop.prepare, args=["run"])
        second.start()
        second.join(0.3)
        assert second.is_alive()
        assert workshop.commands == []
    second.join(5)
    assert workshop.commands == [MAKE, RUN]
    assert "waiting" in capsys.readouterr().err


def test_standard_output_stays_free(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.prepare("run")
    assert capsys.readouterr().out == ""


def test_pip_settings_of_a_person_do_not_redirect_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    code = "import os; print(os.environ.get('PIP_TARGET'), os.environ['PIP_USER'])"
    assert _install.run([sys.executable, "-c", code]).stdout.split() == ["None", "0"]
