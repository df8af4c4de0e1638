#!/usr/bin/env python3
"""Complain about files and functions that nobody can take in at once: `python build_scripts/check_size.py`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("game", "tools", "art", "build_scripts", "tests")
FILE_LINES = 700
FUNCTION_LINES = 60


def complaints(root: Path) -> Iterator[str]:
    """`path:line: what is too long`, for every Python file in the folders of the project at `root`."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            where = path.relative_to(root).as_posix()
            yield from complaints_about(where, path.read_text(encoding="utf-8"))


def complaints_about(where: str, source: str) -> Iterator[str]:
    """The same for the text of one file."""
    lines = len(source.splitlines())
    if lines > FILE_LINES:
        yield f"{where}:1: the file has {lines} lines, more than {FILE_LINES}: split it by what its parts are about"
    for node in ast.walk(ast.parse(source, where)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                too_long = f"{node.name} has {length} lines, more than {FUNCTION_LINES}"
                yield f"{where}:{node.lineno}: {too_long}: give its steps names of their own"


def main() -> int:
    """Print every complaint; 1 when there is one."""
    found = list(complaints(ROOT))
    print("\n".join(found) if found else f"No file over {FILE_LINES} lines, no function over {FUNCTION_LINES}.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
