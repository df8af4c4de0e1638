"""What the rules of a game can say, read off their sources: the words of their events, problems, asks and
announcements."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType


class RuleWords:
    """The sources of one package of rules."""

    def __init__(self, rules: ModuleType) -> None:
        folder = Path(rules.__file__ or "").parent
        self.trees = [(path.stem, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(folder.rglob("*.py"))]

    def _functions(self) -> Iterator[tuple[str, ast.FunctionDef]]:
        for name, tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    yield name, node

    def calls(self, *names: str) -> Iterator[tuple[str, ast.Call]]:
        """Every call of a method `g.name(...)`, with the file it stands in."""
        for file, tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
                    yield file, node

    def events(self) -> set[str]:
        """The words of all events: the first argument of every `g.tell(...)`."""
        found = (call.args[0] for _file, call in self.calls("tell") if call.args)
        return {str(one.value) for one in found if isinstance(one, ast.Constant)}

    def titles(self) -> set[str]:
        """What asks of other seats are announced as."""
        return {
            str(decorator.args[0].value)
            for _name, node in self._functions()
            for decorator in node.decorator_list
            if isinstance(decorator, ast.Call) and decorator.args and isinstance(decorator.args[0], ast.Constant)
        }

    def titled(self) -> set[str]:
        """The steps that wait for an answer, as they are called within the game."""
        return {
            f"{name}.{node.name}"
            for name, node in self._functions()
            if any(isinstance(one, ast.Call) and ast.unparse(one.func) == "titled" for one in node.decorator_list)
        }

    def problems(self) -> set[str]:
        """Every problem that a function of the rules can return."""
        found: set[str] = set()
        for _name, node in self._functions():
            if node.returns and "Problem" in ast.unparse(node.returns):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found.update(_texts(inner.value))
        return found


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression can become."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from _texts(first)
            yield from _texts(second)
        case ast.BoolOp(values=values):
            for value in values:
                yield from _texts(value)
