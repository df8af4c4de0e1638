#!/usr/bin/env python3
"""Check everything: `python3 build_scripts/test.py [arguments for pytest]`.

Sets up `.venv` with the test tools, then runs in this order, each to its end: format, lint, size of files and
functions, types, layers, card data, tests. The exit code is 0 when all of them passed.
"""

import os
import subprocess
import sys
import time

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

CHECKS = {
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "size": [os.path.join("build_scripts", "check_size.py")],
    "types": ["-m", "mypy"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    "card data": ["-m", "game", "check-data"],
}


# The tests of the rules run in one process, because their last one counts what ran; all others on all processors, file
# by file, and one more at once, because whoever plays in a real window often waits. Those begin, as they take longest.
# With arguments pytest runs as it is told.
RULES = "citadels"
LONG = ["window", "ui", "bots"]
PROCESSES = str(min(4, (os.cpu_count() or 1) + 1))
OTHERS = ["-n", PROCESSES, "--dist", "loadfile", "--no-loadscope-reorder"]


def others() -> list[str]:
    """The folders and files of all other tests, one by one: pytest would put folders of a named folder in its order."""
    folder, known = os.path.join(ROOT, "tests"), {RULES, "__pycache__", *LONG}
    rest = sorted(name for name in os.listdir(folder) if name not in known and not name.startswith("."))
    tests = [name for name in rest if name.startswith("test_") or os.path.isdir(os.path.join(folder, name))]
    return [f"tests/{name}" for name in [*LONG, *tests]]


def main(arguments: list[str]) -> int:
    """Run all checks, then pytest; 0 when everything passed."""
    if "--help" in arguments or "-h" in arguments:
        print(__doc__)
        return 0
    failed = [name for name, command in CHECKS.items() if run(name, command) != 0]
    # tests/conftest.py repeats these just above pytest's last line, where nobody overlooks them.
    more = {"CROWN_AND_COIN_FAILED_CHECKS": ", ".join(failed)}
    if arguments:
        code = run("tests", ["-m", "pytest", *arguments], more)
    else:
        of_the_rules = run("tests of the rules", ["-m", "pytest", f"tests/{RULES}"])
        code = run("tests", ["-m", "pytest", *OTHERS, *others()], more) or of_the_rules
    return code or int(bool(failed))


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
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
