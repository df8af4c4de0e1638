"""Rules broken on purpose: one line of a function is changed as long as somebody looks what comes of it."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, NamedTuple

from game.scenario import Scenario, play


class Break(NamedTuple):
    """The ruling that is broken, the function in which it stands, the text in it that is changed, and into what."""

    ruling: int
    function: Callable[..., Any]
    text: str
    broken: str


@contextmanager
def broken(fault: Break) -> Iterator[None]:
    """The rule is broken as long as this lasts, for everybody who calls the function."""
    whole = fault.function.__code__
    fault.function.__code__ = _changed(fault)
    try:
        yield
    finally:
        fault.function.__code__ = whole


def _changed(fault: Break) -> CodeType:
    source = textwrap.dedent(inspect.getsource(fault.function))
    assert source.count(fault.text) >= 1, f"{fault.function.__qualname__} does not say {fault.text!r} any more"
    tree = ast.parse(source.replace(fault.text, fault.broken))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []  # it is registered already
    names: dict[str, Any] = {}
    exec(compile(tree, "<broken>", "exec"), fault.function.__globals__ | {}, names)
    code: CodeType = names[definition.name].__code__
    return code


def comes_out(scenario: Scenario) -> bool:
    """As it is written, without a fault or an exception on the way."""
    try:
        return play(scenario).ok
    except Exception:  # noqa: BLE001  whatever a broken rule may lead to
        return False
