"""Processes of the program beside its own. A frozen build starts them by starting itself once more.

What PyInstaller does for them (its module `pyi_rth_multiprocessing`) it would do at each start; here it is done when
the first of them is needed, and in themselves: a title that is looked at needs none (`packing/plan.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext

FROZEN = "pyi_rth_multiprocessing"
WORKER, HELPER = "--multiprocessing-fork", "-c"  # by which Python starts a worker, and what tidies up after workers


def spawning() -> SpawnContext:
    """How processes are started, on every system in the same way."""
    import multiprocessing

    _freeze()
    return multiprocessing.get_context("spawn")


def be_one_if_meant(arguments: Sequence[str]) -> None:
    """In a frozen build, before anything else: whoever was started as such a process gets no further than this."""
    if getattr(sys, "frozen", False) and (WORKER in arguments or HELPER in arguments):
        import multiprocessing

        _freeze()
        multiprocessing.freeze_support()


def _freeze() -> None:
    if getattr(sys, "frozen", False):
        import_module(FROZEN)
