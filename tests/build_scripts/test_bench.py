"""The measurements: which words they take, and that those without any measure everything."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

import accelerate
import bench
import bench_window
from tests.helpers import window as helpers


def test_without_words_the_window_s_figures_stand_beside_their_targets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "window_figures", lambda game: {"first_frame_s": 0.5, "idle_cpu_percent": None})
    assert bench_window.main([]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.split() == ["first_frame_s", "0.5", *bench.TARGETS["first_frame_s"].split()]
    assert second.split()[:2] == ["idle_cpu_percent", "-"]


def test_without_a_display_to_measure_on_there_are_no_figures_and_no_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(helpers, "missing_tools", lambda: ["Xvfb"])
    assert bench_window.main([]) == 0
    said = capsys.readouterr()
    assert "Xvfb missing" in said.err
    assert {line.split()[1] for line in said.out.splitlines()} == {"-"}


@pytest.mark.parametrize(
    ("words", "measured"),
    [
        (["first-frame", "12.5"], ("first_frame", (12.5,))),
        (["round", "3840x2160"], ("play_round", ("3840x2160", "citadels"))),
        (["round"], ("play_round", (bench_window.ORDINARY, "citadels"))),
        (["--game", "la_citta", "round"], ("play_round", (bench_window.ORDINARY, "la_citta"))),
        (["idle", "table"], ("idle", ("table", "citadels"))),
        (["--game", "rattus_cartus", "idle"], ("idle", ("table", "rattus_cartus"))),
        (["idle", "title"], ("idle", ("title", "citadels"))),
    ],
)
def test_each_measurement_has_its_words(
    words: list[str],
    measured: tuple[str, tuple[object, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    called: list[tuple[str, tuple[object, ...]]] = []

    def measure(name: str, *what: object) -> dict[str, float]:
        called.append((name, what))
        return {"figure": 1.0}

    monkeypatch.setenv("CROWN_AND_COIN_HOME", "")
    for name in ("first_frame", "play_round", "idle"):
        monkeypatch.setattr(bench_window, name, lambda *what, name=name: measure(name, *what))
    assert bench_window.main(words) == 0
    assert called == [measured]
    assert json.loads(capsys.readouterr().out) == {"figure": 1.0}


@pytest.mark.parametrize(
    "words", [["jump"], ["first-frame"], ["first-frame", "soon"], ["idle", "cellar"], ["--game", "chess"]]
)
def test_wrong_words_end_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        bench_window.main(words)
    assert end.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_figures_of_the_compiled_copy_are_asked_of_a_process_that_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(words: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        asked.append(words)
        return subprocess.CompletedProcess(words, 0, json.dumps({"clone_us": 1.5}) + "\n", "")

    with monkeypatch.context() as patch:
        patch.setattr(accelerate, "is_current", lambda: True)
        patch.setattr(subprocess, "run", run)
        assert bench.compiled_figures(7) == {"compiled_clone_us": 1.5}
    assert asked[0][2:] == ["--compiled", "--json", "--games", "7"]
    told = subprocess.run([*asked[0][:2], "--help"], capture_output=True, text=True, check=True)
    assert "--compiled" in told.stdout
