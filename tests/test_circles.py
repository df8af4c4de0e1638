"""No modules know each other in a circle, type hints and imports inside functions counted."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import game

PACKAGE = Path(game.__file__).resolve().parent


@cache
def modules() -> dict[str, tuple[list[ast.stmt], list[ast.stmt]]]:
    """Of each module its statements at the top that import, and those anywhere. The trees themselves take 270 MB."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        name = ".".join(("game", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[name] = importing(tree.body), importing(ast.walk(tree))
    return found


def importing(nodes: Iterable[ast.AST]) -> list[ast.stmt]:
    return [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]


def imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    known = modules()
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                inner = f"{node.module}.{one.name}"
                yield inner if inner in known else node.module


@cache
def arrows(*, whole: bool) -> dict[str, set[str]]:
    """Who imports whom: at the start, or with `whole` anywhere and for whatever."""
    known = modules()
    return {name: {one for one in imported(found[whole]) if one in known} - {name} for name, found in known.items()}


def circles(found: dict[str, set[str]]) -> list[set[str]]:
    """The largest sets of modules each of which leads to all the others (Kosaraju)."""
    order: list[str] = []
    seen: set[str] = set()

    def follow(start: str, ways: dict[str, set[str]], met: list[str]) -> None:
        stack = [(start, iter(sorted(ways[start])))]
        seen.add(start)
        while stack:
            at, rest = stack[-1]
            following = next((one for one in rest if one not in seen), None)
            if following is None:
                met.append(at)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(sorted(ways[following]))))

    for name in sorted(found):
        if name not in seen:
            follow(name, found, order)
    back: dict[str, set[str]] = defaultdict(set)
    for name, others in found.items():
        for other in others:
            back[other].add(name)
    seen.clear()
    made: list[set[str]] = []
    for name in reversed(order):
        if name not in seen:
            together: list[str] = []
            follow(name, back, together)
            made.append(set(together))
    return [one for one in made if len(one) > 1]


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [{"a", "b", "c"}]


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True], ids=["while they are imported", "for whatever"])
def test_nobody_knows_each_other_in_a_circle(whole: bool) -> None:
    for circle in circles(arrows(whole=whole)):
        pytest.fail(f"these know each other in a circle: {', '.join(sorted(circle))}")
