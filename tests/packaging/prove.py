#!/usr/bin/env python3
"""Proof that the packages run where there is no Python: `python3 tests/packaging/prove.py` (Linux, root, minutes).

Builds in a clean copy of this project, and once more in another folder to compare. Unpacks the archive into a read-only
folder with spaces and umlauts in its name. As a new user with an empty home and without Python, every command runs and
whole games are played under Xvfb by keyboard and mouse. Prints a table; the exit code is 0 when every line passed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from _venv import enter  # noqa: E402  after the line above


def main(options: argparse.Namespace) -> int:
    """Do all of it; 0 when all is proven, 2 when it cannot be tried here."""
    from tests.helpers.window import missing_tools, open_display
    from tests.packaging import proof_build, proof_doors, proof_play, proof_start
    from tests.packaging.proof import Proof, newcomer

    if sys.platform != "linux" or os.geteuid() != 0 or missing_tools():
        print("This proof needs Linux, root (for a new user), Xvfb and xdotool.", file=sys.stderr)
        return 2
    work = Path(tempfile.mkdtemp(prefix="crown-and-coin-proof-"))
    work.chmod(0o755)
    proof = Proof()
    try:
        folder = proof_build.install(proof, work, options)
        before = proof_build.digests(folder)
        with newcomer(work) as person, open_display() as display:
            proof_doors.doors(proof, person, folder, work)
            proof_play.commands(proof, person, folder)
            proof_play.games(proof, person, folder, display)
            proof_start.measure(proof, person, folder, work)
            proof_play.traces(proof, person, folder, before)
    except Exception as error:
        proof.note("went to its end", False, f"{type(error).__name__}: {error}")
        raise
    finally:
        proof.print_table()
        if not options.keep:
            shutil.rmtree(work, ignore_errors=True)
    return int(not proof.passed)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options; --help ends the process."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--once", action="store_true", help="do not build a second time to compare")
    parser.add_argument("--keep", action="store_true", help="leave the folders where they are")
    parser.add_argument("--archive", type=Path, metavar="TAR.XZ", help="prove this archive instead of building one")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    chosen = parse(sys.argv[1:])
    enter(__file__, "test")
    sys.exit(main(chosen))
