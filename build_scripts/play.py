#!/usr/bin/env python3
"""Play Crown & Coin: `python3 build_scripts/play.py`.

Sets up `.venv` on the first start, then hands everything after the script's name to `python -m game`
(`python3 build_scripts/play.py --help` lists it). With `--watch` the window takes over files that change: see
CONTRIBUTING.md.
"""

import os
import sys

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter


def main() -> None:
    """Do what `python -m game` does, from any folder."""
    # Without it all 360 modules would be compiled anew at each start, which takes as long as the start itself.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    enter(__file__, "run")
    import runpy

    sys.path[0] = ROOT
    if "--watch" in sys.argv:  # for whoever develops: changed files are taken over, and F12 opens a panel
        sys.argv[1:] = ["window", *(word for word in sys.argv[1:] if word != "--watch")]
        runpy.run_module("tools", run_name="__main__", alter_sys=True)
        return
    runpy.run_module("game", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
