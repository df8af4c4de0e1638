"""What the rules can say, read off their sources: the words of their events, problems, asks and announcements."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import game.citadels.rules

FOLDER = Path(game.citadels.rules.__file__).parent
PROBLEM_TABLES = ("rank8_problem",)  # class attributes that hold a problem


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Every file of the rules, by its name."""
    return tuple((path.stem, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.rglob("*.py")))


def problems() -> set[str]:
    """Every problem that a function of the rules can return, or a class names as its answer."""
    found: set[str] = set()
    for _name, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.returns and "Problem" in ast.unparse(node.returns):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found.update(_texts(inner.value))
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in PROBLEM_TABLES:
                found.update(_texts(node.value))
    return found


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression can become; not those it only compares with or looks up."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from _texts(first)
            yield from _texts(second)
        case ast.BoolOp(values=values):
            for value in values:
                yield from _texts(value)
        case ast.Call(func=ast.Name(id="next")):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                    yield inner.value


def events() -> set[str]:
    """The words of all events: the first argument of every `g.tell(...)`."""
    calls = (node for _name, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" and isinstance(call.args[0], ast.Constant)
    }


def asked_steps() -> set[str]:
    """The steps that an ask or an offer of the rules waits for."""
    found = {"turn.chosen"}  # the menu pushes its ask itself, for speed
    for name, tree in trees():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("ask", "offer", "put")
                and ast.unparse(node.func.value) == "g"
            ):
                found.update(f"{name}.{step}" for step in _names(node.args[0]))
    return found


def _names(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Name(id=name):
            yield name
        case ast.IfExp(body=first, orelse=second):
            yield from _names(first)
            yield from _names(second)


def titles() -> set[str]:
    """What asks of other seats are announced as."""
    return {
        str(decorator.args[0].value)
        for _name, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.args[0], ast.Constant)
    }


def reasons_of_payments() -> set[str]:
    """The reasons given for gold and cards: the last argument of `pay`, `draw`, `put_under`, `hand_over`."""
    found: set[str] = set()
    for _name, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("goods.") and node.args:
                last = node.args[-1]
                if isinstance(last, ast.Constant) and isinstance(last.value, str):
                    found.add(last.value)
    return found
