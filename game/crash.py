"""Unexpected errors: a report in the log folder, and a sentence that says where it is."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from game import __version__, paths


class NoWindowError(Exception):
    """Raised by `game.app` when the system promises a display but opens no window; the game then goes on as text."""


def report(error: BaseException) -> str:
    """Write a report of that error; the sentence for the person. Never raises for want of a writable folder."""
    what = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    path = _write(_text(error))
    if path is None:
        traceback.print_exception(error)
        return f"Crown & Coin met an unexpected error ({what}) and found no folder to write a report to."
    return f"Crown & Coin met an unexpected error ({what}). A report is in {path}; nothing was sent anywhere."


def _text(error: BaseException) -> str:
    facts = [
        f"Crown & Coin {__version__}",
        f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}",
        f"arguments: {sys.argv[1:]}",
        f"time: {datetime.now(UTC).isoformat(timespec='seconds')}",
    ]
    return "\n".join([*facts, "", *traceback.format_exception(error)])


def _write(text: str) -> Path | None:
    """The file that now holds the text; in the temporary folder if the log folder refuses it, None if that does too."""
    name = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    for folder in _folders():
        try:
            path = folder / name
            path.write_text(text, encoding="utf-8", errors="backslashreplace")
        except OSError:
            continue
        return path
    return None


def _folders() -> Iterator[Path]:
    yield paths.user_dir("logs")
    yield Path(tempfile.gettempdir())
