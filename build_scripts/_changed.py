"""Which files of tests a change can touch: those that reach a changed file through imports, through the names of
modules and files in their texts, or through the fixtures of their folders; tests of another game are not among them.
Nothing is imported for it.

What the program itself imports only inside a function, or by a name in a text, is not followed: through the catalogue
of games everything would need everything. For that there is the folder of tests that mirrors the changed file's, and
the whole run. Standard library and git alone.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

FOLDERS = ("game", "tools", "tests", "build_scripts")
# Whoever changes one of these changes how every test is run.
OF_ALL = ("pyproject.toml", "requirements/", "tests/conftest.py")
# These are named with their ending, but for those of a game: without it they are words that stand everywhere.
WHOLE = (".md", ".txt", ".yaml")
LONGEST_NAME = 200  # characters; longer texts name no file
READERS = ("", "/book", "/content")  # folders of a game's tests that read its data
GAME = "game/*/game.py"  # a game's table of contents
_A_MODULE = re.compile(r"[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)+")


class GitFailed(Exception):
    """What differs cannot be told; the text is one sentence for the person who asked."""


def changed_files(root: Path) -> list[str]:
    """Paths that differ from where this branch left `main` (without such a branch: from HEAD), new ones included.

    Raises GitFailed outside a checkout.
    """
    try:
        base = _git(root, "merge-base", "main", "HEAD")[0]
    except GitFailed:
        base = "HEAD"
    differs = _git(root, "diff", "--name-only", "--no-renames", base)
    return sorted({*differs, *_git(root, "ls-files", "--others", "--exclude-standard")})


def _git(root: Path, *words: str) -> list[str]:
    try:
        done = subprocess.run(
            ["git", "-c", "core.quotepath=off", *words],
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise GitFailed("git cannot tell what changed here; run the tests without --changed") from error
    return done.stdout.splitlines()


def noticing(root: Path, changed: Iterable[str]) -> list[str]:
    """Paths of the test files that can notice a change of these; `["tests"]` where every one can."""
    changed = list(changed)
    return ["tests"] if any(path.startswith(OF_ALL) for path in changed) else Graph(root).noticing(changed)


class Graph:
    """Who needs whom under `root`, read from the texts of its Python files."""

    def __init__(self, root: Path) -> None:
        found = sorted(path for folder in FOLDERS for path in (root / folder).rglob("*.py"))
        self._files = {path.relative_to(root).as_posix(): Source(path.read_text(encoding="utf-8")) for path in found}
        self._modules = {_module(path): path for path in self._files}

    def noticing(self, changed: list[str]) -> list[str]:
        """As the function of this name."""
        touched = self._touched(changed)
        near = {folder for path in changed for folder in self._mirrored(path)}
        foreign = self._foreign(changed)
        return [
            path
            for path in self._files
            if _is_test(path)
            and not path.startswith(foreign)
            and (path in touched or self._fixtures(path) & touched or near & {str(PurePosixPath(path).parent)})
        ]

    def _foreign(self, changed: Iterable[str]) -> tuple[str, ...]:
        """Where only one game was changed, the folders of tests about the others: no game needs another one."""
        games = {PurePosixPath(path).parts[1] for path in self._files if PurePosixPath(path).match(GAME)}
        of = {next((name for name in PurePosixPath(path).parts[1:2] if name in games), "") for path in changed}
        return tuple(f"tests/{one}/" for one in games - of) if len(of) == 1 and "" not in of else ()

    def _touched(self, changed: list[str]) -> set[str]:
        """The changed files and all that need them, however far away."""
        needed_by: dict[str, set[str]] = defaultdict(set)
        for path, source in self._files.items():
            for needed in self._needs(source.modules if path.startswith("tests/") else source.at_top):
                needed_by[needed].add(path)
        touched = {found for path in changed for found in self._begun(path)}
        left = list(touched)
        while left:
            new = needed_by[left.pop()] - touched
            touched |= new
            left.extend(new)
        return touched

    def _needs(self, modules: Iterable[str]) -> Iterator[str]:
        for module in modules:
            parts = module.split(".")
            for end in range(1, len(parts) + 1):
                if found := self._modules.get(".".join(parts[:end])):
                    yield found

    def _begun(self, path: str) -> set[str]:
        """The file itself; of one that is gone, whoever needs it still; of another kind, whoever names it or else the
        nearest folder around it, within its own game where it is of one."""
        if path in self._files:
            return {path}
        place = PurePosixPath(path)
        if place.suffix == ".py":
            gone = _module(path) + "."
            return {
                each
                for each, source in self._files.items()
                if any(f"{module}.".startswith(gone) for module in source.modules)
            }
        inside = place.relative_to(place.parts[0]) if len(place.parts) > 1 else place
        own = [folder for name in place.parts[1:-1] for folder in (f"game/{name}/", f"tests/{name}/")]
        called = {path, place.name, str(inside)}
        if place.suffix not in WHOLE or any(each.startswith(tuple(own)) for each in self._files):
            called.add(str(inside.with_suffix("")))
        folders = [{folder.name} for folder in place.parents if folder.name]
        for names in (called, *folders):
            found = {each for each, source in self._files.items() if names & source.names}
            if found:
                return {each for each in found if each.startswith(tuple(own))} or found
        return set()

    def _mirrored(self, path: str) -> Iterator[str]:
        """The nearest folder of tests that mirrors a file of the program: a game is known by name alone to most. Of
        what a game reads, and of its scenarios, the folders that read them."""
        parts = PurePosixPath(path).parts
        if parts[0] == "game":
            mirrors = ["/".join(("tests", *parts[1:end])) for end in range(len(parts) - 1, 1, -1)]
            folders = {str(PurePosixPath(test).parent) for test in self._files if _is_test(test)}
            yield from [mirror for mirror in mirrors if mirror in folders][:1]
        elif parts[0] == "data" or parts[:2] == ("tests", "scenarios"):
            yield from (f"tests/{name}{reader}" for name in parts[1:-1] for reader in READERS)

    def _fixtures(self, test: str) -> set[str]:
        """What the folders of a test bring it: what their conftest files import, and the fixtures it asks for."""
        asked = self._files[test].words
        found: set[str] = set()
        for folder in PurePosixPath(test).parents:
            path = (folder / "conftest.py").as_posix()
            if source := self._files.get(path):
                if path != "tests/conftest.py":
                    found |= {path, *self._needs(source.at_top)}
                for name, modules in source.inside.items():
                    if name in asked:
                        found |= set(self._needs(modules))
        return found


class Source:
    """What one Python file says. `at_top`: modules it imports as it is imported itself; `inside`: those each of its
    functions needs; `modules`: all of these, and those its texts name; `names`: words that may be names of files."""

    def __init__(self, text: str) -> None:
        self.at_top: set[str] = set()
        self.inside: dict[str, set[str]] = {}
        self.modules: set[str] = set()
        self.names: set[str] = set()
        self.words: set[str] = set(re.findall(r"\w+", text))
        for node in ast.parse(text).body:
            self._look(node, None)
        self.modules = self.modules.union(self.at_top, *self.inside.values())

    def _look(self, node: ast.AST, within: set[str] | None) -> None:
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            return  # hints do nothing when a test runs
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and within is None:
            within = self.inside.setdefault(node.name, set())
        needed = self.at_top if within is None else within
        if isinstance(node, ast.Import):
            needed.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            needed.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) <= LONGEST_NAME:
            self.names |= {node.value, *node.value.split("/")}
            if _A_MODULE.fullmatch(module := node.value.partition(":")[0]):
                self.modules.add(module)
        for child in ast.iter_child_nodes(node):
            self._look(child, within)


def _module(path: str) -> str:
    parts = PurePosixPath(path).with_suffix("").parts
    if parts[0] == "build_scripts":
        parts = parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and PurePosixPath(path).name.startswith("test_")
