"""Showing a folder in the system's file manager."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

_log = logging.getLogger(__name__)
_started: list[subprocess.Popen[bytes]] = []  # held, so that none is complained about while it runs


def open_folder(folder: Path) -> bool:
    """Whether the system took the wish; what became of it is the system's affair. Never raises, never waits."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606  a folder of our own
        else:
            command = "open" if sys.platform == "darwin" else "xdg-open"
            _started.append(subprocess.Popen(
                [command, str(folder)], env=outside(os.environ), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, start_new_session=True,
            ))  # fmt: skip
    except (OSError, ValueError) as error:
        _log.info("the folder %s was not opened: %s", folder, error)
        return False
    return True


def outside(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables for programs of the system: a packaged game brings libraries that must not become theirs."""
    kept = dict(environment)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            kept.pop(name, None)
            if original := environment.get(f"{name}_ORIG"):
                kept[name] = original
    return kept
