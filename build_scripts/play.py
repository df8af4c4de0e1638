#!/usr/bin/env python3
"""Play Crown & Coin: `python3 build_scripts/play.py`.

Sets up `.venv` on the first start, then hands everything after the script's name to `python -m game`
(`python3 build_scripts/play.py --help` lists it).
"""

import sys

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter


def main() -> None:
    """Do what `python -m game` does, from any folder."""
    enter(__file__, "run")
    import runpy

    sys.path[0] = ROOT
    runpy.run_module("game", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
