"""`python -m game`, `crown-and-coin` and the frozen build start here. Light: neither pygame nor bots are imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game import machine_code
from game.processes import be_one_if_meant


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default those of this process) say; the exit code."""
    be_one_if_meant(sys.argv[1:])
    arguments = list(sys.argv[1:] if argv is None else argv)
    if machine_code.PURE in arguments:  # before anything is imported that there is as machine code
        arguments.remove(machine_code.PURE)
        machine_code.CODE.stay_pure()
    from game.cli import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
