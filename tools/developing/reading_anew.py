"""Takes changed files over into the running window: texts, data, pictures, and code that draws.

What is wrong with a file is told in the window, with its line; what was there before stays. Code is read anew module by
module: functions and classes are put in the place of the old ones wherever a module holds them, and what lies on top is
built again with them. What an object keeps from its `__init__` stays as it is, and so does the rule of a running match.
"""

from __future__ import annotations

import functools
import importlib
import subprocess
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from game import catalog
from game.content import languages, usable
from game.ui import lang
from game.ui.draw.markup import escape
from game.ui.window.shell import Shell
from tools.developing.watching import ROOT

KEPT = ("game.kernel", "game.session", "game.history", "game.bots")  # a running match and its process live here
PICTURES = frozenset((".webp", ".png"))


def read_anew(shell: Shell, paths: Iterable[Path]) -> None:
    """Takes all of them over and says so, or what is wrong."""
    found = sorted(paths)
    done: list[str] = []
    for path in found:
        try:
            trouble = _taken_over(shell, path)
        except Exception as error:  # noqa: BLE001  whatever somebody is about to write: the window stays open
            traceback.print_exc()
            trouble = f"{_short(path)}: {type(error).__name__}: {error}"
        if trouble:
            shell.ui.toasts.show(escape(trouble), "danger")
        else:
            done.append(_short(path))
    if done:
        shell.ui.refresh()
        shell.ui.top.all()
        shell.ui.toasts.show(escape(f"Read anew: {', '.join(done)}"))


def _taken_over(shell: Shell, path: Path) -> str:
    """What prevents it, as a sentence; "" when all is well."""
    if path.suffix == ".yaml":
        return _data(path)
    if path.suffix == ".po":
        return _compiled()
    if path.suffix == ".mo":
        languages.forget()
        forget_what_was_read()
        lang.set_language(lang.language())
    elif path.suffix == ".py":
        return _code(shell, path)
    elif path.suffix in PICTURES:
        shell.ui.assets.read_anew()
    return ""


# -- data and texts ----------------------------------------------------------------------------------------------------
def _data(path: Path) -> str:
    """The file is looked through by a program of its own first: what is read already stays until it is sound."""
    looked = _run(sys.executable, "-m", "game", "check-data")
    if looked.returncode:
        faults = [line for line in (looked.stderr + looked.stdout).splitlines() if path.name in line]
        return faults[0] if faults else (looked.stderr + looked.stdout).strip().splitlines()[0]
    forget_what_was_read()
    return next(filter(None, map(usable.trouble, catalog.games())), "")


def _compiled() -> str:
    """Collects and compiles the texts; the file that this writes is taken over when it changes."""
    made = _run(sys.executable, str(ROOT / "build_scripts" / "translate.py"))
    return made.stderr.strip().splitlines()[-1] if made.returncode and made.stderr.strip() else ""


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def forget_what_was_read() -> None:
    """Everything that functions of the program remember is asked for once more."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("game.") and not name.startswith(KEPT):
            for value in [*vars(module).values()]:
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


# -- code --------------------------------------------------------------------------------------------------------------
def _code(shell: Shell, path: Path) -> str:
    module = sys.modules.get(module_name(path))
    if module is None:
        return ""  # it will be read when it is needed
    try:
        compile(path.read_text(encoding="utf-8"), str(path), "exec")
    except SyntaxError as error:
        return f"{_short(path)}:{error.lineno}: {error.msg}"
    before = {name: value for name, value in vars(module).items() if is_own(value, module)}
    importlib.reload(module)
    put_in_place(before, module)
    for screen in shell.ui.stack.screens:
        for one in (screen, getattr(screen, "board", None)):
            made = before.get(type(one).__name__)
            if one is not None and made is type(one):
                one.__class__ = getattr(module, type(one).__name__)
    return ""


def module_name(path: Path) -> str:
    """`game/ui/lang.py` -> `game.ui.lang`."""
    parts = path.resolve().relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_own(value: object, module: ModuleType) -> bool:
    """Whether that function or class was made in this module."""
    return getattr(value, "__module__", "") == module.__name__ and hasattr(value, "__qualname__")


def put_in_place(before: dict[str, object], module: ModuleType) -> None:
    """Whoever holds a function or class of before gets the new one of its name."""
    new = {id(old): getattr(module, name) for name, old in before.items() if hasattr(module, name)}
    for name, other in [*sys.modules.items()]:
        if name.startswith("game") and other is not module:
            for key, value in [*vars(other).items()]:
                if id(value) in new:
                    setattr(other, key, new[id(value)])


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
