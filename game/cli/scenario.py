"""`python -m game scenario PATH...`: check rule scenarios (docs/scenarios.md)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.arguments import Parser
from game.content import ContentError, Fault
from game.content.yaml_reader import shown
from game.kernel.rules import Plain
from game.scenario import Broken, Outcome, Scenario, play, read_file
from game.scenario.language import scenario_language
from game.scenario.playing import who_is_asked

SUFFIXES = (".yaml", ".yml")
OK, FAILED, WRONG = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Report:
    """What is to be said about one entry of a file, or about a file that cannot be read."""

    code: int
    record: Plain
    lines: list[str]


def main(argv: Sequence[str]) -> int:
    """0: everything came out as written; 1: something did not; 2: something could not be read or played."""
    arguments = parser().parse_args(argv)
    files, missing = find_files(arguments.path)
    for fault in missing:
        say(_about_faults("", [fault], fault.file), as_json=arguments.json)
    codes = [WRONG] if missing else []
    counts = [0, 0, 0]
    try:
        for file in files:
            for report in check_file(file):
                codes.append(report.code)
                counts[report.code] += 1
                say(report, as_json=arguments.json)
    except ContentError as error:
        print(error, file=sys.stderr)
        return WRONG
    if not arguments.json and files:
        print(summary(len(files), counts))
    return max(codes, default=WRONG)


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="python -m game scenario",
        description="Check rule scenarios: a position, choices in readable words, and the result. "
        "docs/scenarios.md explains how to write them.",
        epilog="Exit code 0: all as written; 1: something came out differently; 2: something cannot be read or played.",
    )
    made.add_argument(
        "path", metavar="PATH", nargs="+", help="a scenario file, or a folder with *.yaml files anywhere below"
    )
    made.add_argument("--json", action="store_true", help="one JSON record on a line for each scenario")
    return made


def find_files(paths: Sequence[str]) -> tuple[list[Path], list[Fault]]:
    """The files meant, each once, and a fault for each path that leads to none."""
    files: list[Path] = []
    missing = []
    for name in paths:
        path = Path(name)
        try:
            found = [path]
            if path.is_dir():
                found = sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES and p.is_file())
            elif not path.exists():
                missing.append(Fault(name, 0, "", "there is no such file or folder"))
                continue
        except (OSError, ValueError) as error:
            missing.append(Fault(name, 0, "", f"it cannot be read: {getattr(error, 'strerror', None) or error}"))
            continue
        if not found:
            missing.append(Fault(name, 0, "", "no *.yaml file is in this folder"))
        files += found
    return list(dict.fromkeys(files)), missing


def check_file(file: Path) -> Iterator[Report]:
    """Play everything in a file that can be played. Raises ContentError for a faulty card file."""
    for entry in read_file(file):
        if isinstance(entry, Broken):
            yield _about_faults(entry.name, entry.faults, shown(file))
        else:
            yield _about(play(entry))


def say(report: Report, *, as_json: bool) -> None:
    """Print one report: for other programs, or for people, who hear of failures only."""
    if as_json:
        print(json.dumps(report.record, ensure_ascii=False))
        return
    for line in report.lines:
        print(line)


def summary(files: int, counts: list[int]) -> str:
    """The last line."""
    scenarios = sum(counts)
    parts = [
        f"{scenarios} {'scenario' if scenarios == 1 else 'scenarios'} in {files} {'file' if files == 1 else 'files'}"
    ]
    parts.append(f"{counts[OK]} ok")
    if counts[FAILED]:
        parts.append(f"{counts[FAILED]} came out differently")
    if counts[WRONG]:
        parts.append(f"{counts[WRONG]} cannot be read or played")
    return f"{parts[0]}: {', '.join(parts[1:])}."


def _about(outcome: Outcome) -> Report:
    scenario, failure = outcome.scenario, outcome.failure
    if outcome.fault is not None:
        return _about_faults(scenario.name, [outcome.fault], scenario.file)
    record = _record(scenario, scenario.line, ok=failure is None)
    if failure is None:
        return Report(OK, record, [])
    record.update(line=failure.line, expected=failure.expected, found=failure.found)
    place = f"{scenario.file}:{failure.line}: {scenario.name}"
    lines = [f"{place}: expected {failure.expected}, found {failure.found}"]
    if failure.game is not None:
        at = scenario_language(scenario.game)
        lines += [f"    {line}" for line in (*at.picture(failure.game), who_is_asked(at, failure.game))]
    return Report(FAILED, record, lines)


def _record(scenario: Scenario, line: int, *, ok: bool) -> Plain:
    return {"name": scenario.name, "ok": ok, "file": scenario.file, "line": line}


def _about_faults(name: str, faults: list[Fault], file: str) -> Report:
    first = faults[0]
    record = {
        "name": name, "ok": False, "file": file, "line": first.line,
        "expected": first.suggestion or "a scenario that can be read and played", "found": first.message,
        "faults": [str(fault) for fault in faults],
    }  # fmt: skip
    return Report(WRONG, record, [str(fault) for fault in faults])
