"""Every colour has a name, in the theme or among the tones of its game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).resolve().parent
DRAWS = {
    "fill", "rounded", "polygon", "circle", "rect", "line", "lines", "hexagon", "outlined", "glow", "mix", "veil",
    "text", "text_in", "render", "round_line", "Plain", "Style", "of",
}  # fmt: skip
OF_COLOURS = {"theme.py", "tones.py"}
FIGURES = re.compile(r"#[0-9a-fA-F]{6}|\(\s*\d\w*\s*,\s*\d\w*\s*,\s*\d")  # without these there is no colour


def nameless(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of each colour that is written as figures."""
    if not FIGURES.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch("#[0-9a-fA-F]{6}", node.value):
                yield node.lineno, node.value
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in DRAWS:
                yield from ((one.lineno, ast.unparse(one)) for one in node.args if is_colour(one))


def is_colour(node: ast.expr) -> bool:
    """Whether these are three or four figures of a colour, and no place or size."""
    parts = [one.value for one in node.elts if isinstance(one, ast.Constant)] if isinstance(node, ast.Tuple) else []
    whole = [part for part in parts if type(part) is int and 0 <= part <= 255]
    return isinstance(node, ast.Tuple) and 3 <= len(whole) == len(node.elts) <= 4 and max(whole) > 0


@pytest.mark.long
def test_every_colour_has_a_name() -> None:
    found = [
        f"{file.relative_to(ROOT.parent)}:{line}: {text} belongs to the tones of its game, or to the theme"
        for file in sorted(ROOT.rglob("*.py"))
        if file.name not in OF_COLOURS
        for line, text in nameless(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_colour_without_a_name_is_found() -> None:
    source = 'A = rgb("#ff0000")\nsurface.fill((12, 6, 16, 150))\ncanvas.text("x", (3, 4), theme.INK)\n'
    assert sorted(line for line, _text in nameless(source)) == [1, 2]
