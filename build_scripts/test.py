#!/usr/bin/env python3
"""Check everything: `python3 build_scripts/test.py [--quick] [--changed] [--proofs] [--weigh] [arguments for pytest]`.

Sets up `.venv` with the test tools, then runs in this order, each to its end: format, lint, size of files and
functions, layers, card data, tests; types are checked beside them. The exit code is 0 when all of them passed. With
--quick the long tests are left out: those marked so, and the dear ones of tests/costs.txt; with --changed, too, and of
the others those run that a change since `main` can touch (build_scripts/_changed.py). CI runs all of these. With
--proofs, as before a release, whole games in real time are played that are otherwise played in one of the games. With
--weigh everything runs, and tests/costs.txt is written anew; with arguments for pytest, what ran gets new costs in it
and all else keeps its own. --set-up-only ends where the checks would begin.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _changed import GitFailed, changed_files, noticing
from _venv import ROOT, enter

CHECKS = {
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "size": [os.path.join("build_scripts", "check_size.py")],
    "layers": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    "card data": ["-m", "game", "check-data"],
}


# Takes longest by far where nothing was checked before, and on one processor only.
TYPES = ["-m", "mypy"]

# On all processors, and one more at once, because whoever plays in a real window often waits. Whoever has nothing left
# to do takes over half of what somebody else has before him; long tests come first (tests/conftest.py). With arguments
# pytest runs as it is told.
PROCESSORS = os.cpu_count() or 1
TOGETHER = ["-n", str(min(4, PROCESSORS + 1)), "--dist", "worksteal"]
QUICK = ["-m", "not long"]
QUICKLY = ["-n", str(min(4, PROCESSORS)), "--dist", "worksteal"]  # no window of its own waits among the quick ones
NOTHING_RAN = 5  # pytest's exit code


def main(arguments: list[str]) -> int:
    """Run all checks, then pytest; 0 when everything passed."""
    if "--help" in arguments or "-h" in arguments:
        print(__doc__)
        return 0
    # The tests start hundreds of programs, and each would compile all code anew, three times as slowly.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    told = [word for word in arguments if word not in ("--quick", "--changed", "--proofs", "--weigh")]
    if "--proofs" in arguments:
        os.environ["CROWN_AND_COIN_PROOFS"] = "1"
    if "--weigh" in arguments:
        os.environ["CROWN_AND_COIN_WEIGH"] = os.path.join(ROOT, "tests", "costs.txt")
    quick = QUICK if {"--quick", "--changed"} & set(arguments) else []
    spread = told or (QUICKLY if quick else TOGETHER)
    try:
        touched = touched_tests() if "--changed" in arguments else None
    except GitFailed as error:
        print(error)
        return 2
    types = Beside("types", TYPES)
    failed = [name for name, command in CHECKS.items() if run(name, command) != 0]
    if types.ended() and types.end() != 0:
        failed.append("types")
    # tests/conftest.py repeats these just above pytest's last line, where nobody overlooks them.
    more = {"CROWN_AND_COIN_FAILED_CHECKS": ", ".join(failed)}
    code = 0
    if touched != []:
        code = run("tests", ["-m", "pytest", *spread, *quick, *(touched or [])], more)
    if touched is not None and code == NOTHING_RAN:
        print("All tests that this change can touch are long ones: run without --changed.")
        code = 0
    of_types = types.end()
    return code or int(bool(failed)) or int(of_types != 0)


def touched_tests() -> list[str]:
    """Files of tests that what was changed here can touch, told; raises GitFailed."""
    changed = changed_files(Path(ROOT))
    touched = noticing(Path(ROOT), changed)
    print(f"{len(changed)} files changed, {'all' if touched == ['tests'] else len(touched)} files of tests can notice")
    return touched


class Beside:
    """A check that runs beside all others; what it says is shown when it is over."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self.told = False

    def ended(self) -> bool:
        """Whether it is over already."""
        return self.process.poll() is not None

    def end(self) -> int:
        """Wait for it, show once what it said; its exit code."""
        if not self.told:
            self.told = True
            said, _nothing = self.process.communicate()
            print(f"\n=== {self.name} ===\n{said.decode(errors='replace')}", end="")
            result = "passed" if self.process.returncode == 0 else "FAILED"
            print(f"--- {self.name}: {result} within {time.monotonic() - self.start:.1f} s", flush=True)
        return self.process.returncode


def run(name: str, command: list[str], more: dict[str, str] | None = None) -> int:
    """Run one check under a heading; its exit code."""
    print(f"\n=== {name} ===", flush=True)
    start = time.monotonic()
    code = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env={**os.environ, **(more or {})}, check=False
    ).returncode
    if name != "tests":  # pytest's own summary is the last line
        print(f"--- {name}: {'passed' if code == 0 else 'FAILED'} in {time.monotonic() - start:.1f} s", flush=True)
    return code


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "test")
    if "--set-up-only" in sys.argv[1:]:
        sys.exit(0)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
