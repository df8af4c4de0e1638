"""The copy of the game that `accelerate.py` compiles, for scripts that play many games. Standard library alone."""

import sys
from pathlib import Path

from _venv import ROOT

COPY = Path(ROOT) / "build" / "accelerated"


def use_copy() -> None:
    """Import the game from that copy from now on. Ends the script with a sentence if there is none."""
    if not COPY.is_dir():
        sys.exit(f"There is no {COPY}; run build_scripts/accelerate.py first.")
    sys.path.insert(0, str(COPY))
