"""`python -m game`, `crown-and-coin` and the frozen build start here. Light: neither pygame nor bots are imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game import machine_code


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default those of this process) say; the exit code."""
    if getattr(sys, "frozen", False):
        # A frozen build starts its worker processes by starting itself; those must not get any further than this.
        import multiprocessing

        multiprocessing.freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    if machine_code.PURE in arguments:  # before anything is imported that there is as machine code
        arguments.remove(machine_code.PURE)
        machine_code.CODE.stay_pure()
    from game.cli import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
