"""What goes into a package: the spec on each system, nothing superfluous, nothing missing, a notice for everything."""

from __future__ import annotations

import ast
import importlib.metadata
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import processes
from game.cli import self_test
from packing import notices, plan

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "build_scripts" / "crown-and-coin.spec"
SYSTEMS = ("linux", "win32", "darwin")


# What PyInstaller runs at the start of a program that uses multiprocessing, inspect and pkgutil, and the program.
HOOKS = ("pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing")
SCRIPTS = [*((name, f"/hooks/{name}.py", "PYSOURCE") for name in HOOKS), ("__main__", "/game/__main__.py", "PYSOURCE")]


class Recorder:
    """Plays the parts of PyInstaller that a spec calls, and remembers with what."""

    def __init__(self) -> None:
        self.calls: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {}

    def part(self, name: str) -> Any:
        def call(*values: Any, **named: Any) -> Any:
            self.calls.setdefault(name, []).append((values, named))
            return type(name, (), {"pure": [], "scripts": list(SCRIPTS), "datas": [], "binaries": []})()

        return call


def run_spec(monkeypatch: pytest.MonkeyPatch, system: str, *options: str) -> Recorder:
    """The spec as PyInstaller runs it on that system."""
    recorder = Recorder()
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "argv", [str(SPEC), *options])
    names = {name: recorder.part(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    code = compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec")
    exec(code, {**names, "SPECPATH": str(SPEC.parent)})
    return recorder


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_folder_is_built_on_every_system(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = run_spec(monkeypatch, system).calls
    ((_, folder),) = calls["COLLECT"]
    assert folder["name"] == "crown-and-coin"
    programs = {named["name"]: named for _, named in calls["EXE"]}
    assert programs["crown-and-coin"]["console"] is (system == "linux")
    assert ("crown-and-coin-console" in programs) is (system == "win32")
    assert all(named["upx"] is False and named["exclude_binaries"] for named in programs.values())
    assert all((named["version"] is not None) is (system == "win32") for named in programs.values())
    assert ("BUNDLE" in calls) is (system == "darwin")


def test_the_bundle_says_which_version_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    ((_, bundle),) = run_spec(monkeypatch, "darwin").calls["BUNDLE"]
    assert bundle["name"] == "Crown & Coin.app"
    assert bundle["version"] == bundle["info_plist"]["CFBundleShortVersionString"] == plan.version()
    assert bundle["icon"].endswith("icon.icns")


def test_one_file_is_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = run_spec(monkeypatch, "linux", "--one-file").calls
    assert "COLLECT" not in calls
    ((_, program),) = calls["EXE"]
    assert program["name"].startswith("crown-and-coin-")


def test_every_module_of_the_game_goes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    ((_, analysis),) = run_spec(monkeypatch, "linux").calls["Analysis"]
    names = set(analysis["hiddenimports"])
    assert {"game", "game.app", "game.cli.text", "game.cli.self_test"} <= names
    assert all(importlib.util.find_spec(name) for name in names)
    assert not any(name.partition(".")[0] in ("tools", "tests", "build_scripts") for name in names)


def test_a_package_does_nothing_at_its_start_but_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """What PyInstaller does for processes beside the program is a module, which these ask for."""
    calls = run_spec(monkeypatch, "linux").calls
    ((program, _),), ((modules, _),) = calls["EXE"], calls["PYZ"]
    assert program[1] == [("__main__", "/game/__main__.py", "PYSOURCE")]
    assert modules[0] == [("pyi_rth_multiprocessing", "/hooks/pyi_rth_multiprocessing.py", "PYMODULE")]
    assert processes.FROZEN == plan.LATER_HOOK


def test_a_package_that_could_start_no_computer_player_is_not_built() -> None:
    with pytest.raises(ValueError, match="pyi_rth_multiprocessing"):
        plan.at_start([one for one in SCRIPTS if one[0] != "pyi_rth_multiprocessing"])


def test_assets_and_data_lie_where_the_game_looks_for_them() -> None:
    found = {f"{folder}/{path.name}" for path, folder in plan.brought_along()}
    assert {"assets/ui/coin.webp", "assets/fonts/OFL-Cinzel.txt", "data/cards.yaml"} <= found
    assert {f"assets/locale/de/LC_MESSAGES/{domain}.mo" for domain in ("crown", "citadels")} <= found
    assert not [name for name in found if name.endswith((".po", ".ico", ".icns", ".py"))]


@pytest.mark.long
def test_the_game_imports_nothing_that_is_left_out() -> None:
    somewhere = re.compile("|".join(rf"\b{re.escape(one.rpartition('.')[2])}\b" for one in plan.EXCLUDES))
    for path in (ROOT / "game").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name in imported(ast.parse(text)) if somewhere.search(text) else []:
            left_out = [one for one in plan.EXCLUDES if name == one or name.startswith(one + ".")]
            assert not left_out, f"{path.relative_to(ROOT)} imports {name}"


def test_what_phones_are_reached_with_loads_nothing_that_is_left_out() -> None:
    code = "import sys, game.hands.server, segno; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = [name for name in done.stdout.split() if name.startswith(("websockets", "segno", "multiprocessing"))]
    assert "websockets.asyncio.server" in loaded
    for name in loaded:
        assert not [one for one in plan.EXCLUDES if name == one or name.startswith(one + ".")], name


def imported(tree: ast.AST) -> list[str]:
    """Every module that some code imports, inside functions too."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


def test_the_self_test_reads_the_list_that_is_packed() -> None:
    assert self_test.MANIFEST == plan.MANIFEST


# --- notices ---


def test_every_package_of_the_game_is_in_the_notices() -> None:
    lock = (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8").splitlines()
    names = {line.partition("==")[0] for line in lock if "==" in line and not line.startswith("#")}
    assert names <= set(notices.PACKAGES)


def test_every_licence_that_is_named_is_there_and_in_use() -> None:
    named = {one.licence for one in notices.libraries()}
    there = {path.stem for path in notices.TEXTS.glob("*.txt")}
    assert named | {"PSF-2.0"} == there


def test_the_libraries_of_pygame_all_have_a_notice() -> None:
    pygame_home = Path(str(importlib.metadata.distribution("pygame-ce").locate_file("")))
    folders = [pygame_home / "pygame_ce.libs", pygame_home / "pygame"]
    assert [name for folder in folders if folder.is_dir() for name in notices.unnamed_libraries(folder)] == []


def test_an_unknown_library_is_noticed(tmp_path: Path) -> None:
    for name in (
        "libSDL2-2.0.so.0",
        "libmystery.so.3",
        "mystery.dll",
        "_json.cpython-311-x86_64-linux-gnu.so",
        "a.txt",
    ):
        (tmp_path / name).touch()
    assert notices.unnamed_libraries(tmp_path) == ["libmystery.so.3", "mystery.dll"]


def test_the_notices_hold_everything_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tuple(name for name in notices.PACKAGES if name != "pyinstaller")  # which only build/venv has
    monkeypatch.setattr(notices, "PACKAGES", installed)
    text = notices.notices()
    for words in (
        "Copyright (c) 2026 The Crown & Coin contributors",
        "Reserved Font Name 'Cinzel'",
        "The Alegreya Project Authors",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "https://github.com/pygame-community/pygame-ce",
        "Sam Lantinga",
        "The FreeType Project LICENSE",
        "Independent JPEG Group",
        "Kirill Simonov",
        "Jim Crist-Harif",
    ):
        assert words in text, words


def test_the_readme_names_the_oldest_linux() -> None:
    assert f"glibc {plan.OLDEST_GLIBC}" in (ROOT / "README.md").read_text(encoding="utf-8")
