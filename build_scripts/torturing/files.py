"""Spoil saves, card files and scenarios; the commands that read them must end with code 2 and one sentence."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rng import Rng
from game.kernel.saving import digest_of
from game.session import save
from game.session.match import Match
from torturing.child import go_on, setup_for
from torturing.spoil import SPOILERS, change_one

ROOT = Path(__file__).resolve().parents[2]
RUNNER = Path(__file__).with_name("runner.py")
SIGNED = "changed and signed"
SECONDS = 30.0  # for one file, on a busy machine


class Outcome(NamedTuple):
    """What a command did with a file."""

    code: int
    output: str
    errors: str


@dataclass
class Files:
    """The result of many spoiled files."""

    files: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    refused: int = 0  # exit code 2
    harmless: int = 0  # exit code 0: what was changed does not matter, such as a letter of a name
    differs: int = 0  # exit code 1: readable, but not what it says (a replay, a scenario)
    failures: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        kinds = {"kinds": dict(self.kinds)}
        return {
            "files": self.files,
            **kinds,
            "refused": self.refused,
            "harmless": self.harmless,
            "differs": self.differs,
        }


class Material(NamedTuple):
    """One sound file and the command that reads such files."""

    kind: str
    command: tuple[str, ...]
    content: bytes
    suffix: str


class Runner:
    """Runs commands in one process that may be killed by what it reads; then another takes its place."""

    def __init__(self, home: Path) -> None:
        self.environment = {**os.environ, "CROWN_AND_COIN_HOME": str(home), "PYTHONPATH": str(ROOT)}
        self.process: subprocess.Popen[str] | None = None
        self.answers: queue.Queue[str] = queue.Queue()
        self.listener: threading.Thread | None = None

    def run(self, arguments: list[str]) -> Outcome | None:
        """What the command did; None if it took the process with it or never ended."""
        process = self._started()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(arguments) + "\n")
            process.stdin.flush()
            answer = self.answers.get(timeout=SECONDS)
        except (OSError, queue.Empty):
            answer = ""
        if not answer:
            self.close()
            return None
        return Outcome(*json.loads(answer))

    def close(self) -> None:
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        if self.listener is not None:
            self.listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self.process = None

    def _started(self) -> subprocess.Popen[str]:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, str(RUNNER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                env=self.environment,
            )
            self.answers = queue.Queue()
            self.listener = threading.Thread(target=self._listen, args=(self.process, self.answers), daemon=True)
            self.listener.start()
        return self.process

    @staticmethod
    def _listen(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            answers.put(line)
        answers.put("")


def torture_files(files: int, seed: int, home: Path, game: str = catalog.USUAL) -> Files:
    """Spoil so many files and give them to their commands."""
    result, rng, runner = Files(), Rng(seed), Runner(home)
    sound = materials(game)
    folder = home / "spoiled"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for number in range(files):
            _one(sound[number % len(sound)], folder / f"spoiled-{number}", rng, runner, result)
    finally:
        runner.close()
    return result


def materials(game: str = catalog.USUAL) -> list[Material]:
    """Saves of several moments, the card file, and the scenarios of the tests."""
    found = []
    for answers in (0, 40, 10_000):
        found.append(Material("save", ("replay",), _save(answers, game), ".json"))
        found.append(Material("cards", ("check-data",), (ROOT / "data" / "cards.yaml").read_bytes(), ".yaml"))
    scenarios = sorted((ROOT / "tests" / "scenarios" / game).rglob("*.yaml"))
    some = scenarios[:: max(1, len(scenarios) // 3)][:3]
    return found + [Material("scenario", ("scenario",), path.read_bytes(), ".yaml") for path in some]


def _save(answers: int, game: str) -> bytes:
    match = Match.new(catalog.rules(game), setup_for(4, game), InlineBots())
    while not match.over and match.whole.answered < answers:
        go_on(match)
    return save.encode(save.snapshot(match).save_file("spoiled", "today"))


def _one(material: Material, path: Path, rng: Rng, runner: Runner, result: Files) -> None:
    name, content = spoil(material, rng)
    path = path.with_suffix(material.suffix)
    path.write_bytes(content)
    outcome = runner.run([*material.command, str(path)])
    result.files += 1
    result.kinds[material.kind] += 1
    problem = judge(material, outcome, result)
    if not problem and outcome is not None and outcome.code == 0 and material.kind == "save" and name != SIGNED:
        problem = "" if _says_the_same(content, material.content) else "a spoiled save was taken for a sound one"
    if problem:
        result.failures.append(f"{material.kind}, {name}: {problem} ({path.name} is kept)")
    else:
        path.unlink()


def _says_the_same(one: bytes, other: bytes) -> bool:
    """Whether two files hold the same JSON: white space may be spoiled."""
    same: bool = json.loads(one) == json.loads(other)
    return same


def spoil(material: Material, rng: Rng) -> tuple[str, bytes]:
    """The name of a way to spoil a file, and the file spoiled by it."""
    if material.kind == "save" and rng.below(2):
        return SIGNED, _signed(material.content, rng)
    name = rng.choice(sorted(SPOILERS))
    return name, SPOILERS[name](material.content, rng)


def _signed(content: bytes, rng: Rng) -> bytes:
    """A save whose facts were changed by somebody who knows the checksums: the rules themselves must find the fault."""
    data = json.loads(content)
    change_one(data[rng.choice(["state", "setup", "state", "journal", "undo", "events"])], rng)
    try:
        data["digest"] = digest_of(data["state"])
        data["checksum"] = save.checksum(data)
    except (UnicodeEncodeError, TypeError, OverflowError):
        pass
    return json.dumps(data).encode()


def judge(material: Material, outcome: Outcome | None, result: Files) -> str:
    """What is wrong with how the command took the file; empty if nothing is."""
    if outcome is None:
        return "the process died or never ended"
    if "Traceback" in outcome.errors or "unexpected error" in outcome.errors:
        return f"an unexpected error: {outcome.errors.strip()[-300:]}"
    if outcome.code == 0:
        result.harmless += 1
        return ""
    if outcome.code == 1 and material.kind != "cards":
        result.differs += 1
        return ""
    result.refused += 1
    if outcome.code != 2:
        return f"exit code {outcome.code}"
    if material.kind != "save":  # card files and scenarios are told all their faults at once
        return "" if (outcome.errors + outcome.output).strip() else "it was refused without a word"
    said = outcome.errors.splitlines()
    return "" if len(said) == 1 else f"{len(said)} lines where one sentence was due: {said[:3]}"
