"""Arrows run one way. import-linter checks the imports (`build_scripts/test.py`); here is what it cannot see."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def layered_modules() -> set[str]:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (contract,) = (one for one in contracts if one["type"] == "layers" and "containers" not in one)
    return {name.strip(" ()") for layer in contract["layers"] for name in layer.replace("|", ":").split(":")}


def test_every_module_of_the_game_has_its_layer() -> None:
    found = {f"game.{path.stem}" for path in (ROOT / "game").iterdir() if is_module(path)}
    games = {name.rpartition(".")[0] for name in layered_modules()} - {"game", ""}
    for game in games:
        folder = ROOT / game.replace(".", "/")
        found |= {f"{game}.{path.stem}" for path in folder.iterdir() if is_module(path)}
    assert found - games <= layered_modules()


def is_module(path: Path) -> bool:
    return path.name != "__init__.py" and (path.suffix == ".py" or (path / "__init__.py").exists())


@pytest.mark.long
@pytest.mark.parametrize("folder", ["game/kernel", "game/citadels/rules", "game/citadels/rules/characters"])
@pytest.mark.parametrize("line", ["import random", "import time", "from copy import deepcopy", "import datetime"])
def test_rules_may_not_import_chance_clock_or_copies(folder: str, line: str) -> None:
    assert "TID251" in ruff_codes(f"{folder}/new.py", line)


def test_bots_may_have_dice_of_their_own() -> None:
    assert "TID251" not in ruff_codes("game/bots/new.py", "import random")


def ruff_codes(path: str, source: str) -> list[str]:
    command = [sys.executable, "-m", "ruff", "check", "--output-format=json", "--stdin-filename", path, "-"]
    done = subprocess.run(command, cwd=ROOT, input=source, capture_output=True, text=True, check=False)
    return [fault["code"] for fault in json.loads(done.stdout)]


@pytest.mark.long
@pytest.mark.parametrize(
    "module",
    ["game.kernel", "game.content", "game.citadels.rules", "game.citadels.words", "game.session", "game.bots"],
)
def test_no_layer_below_the_interface_loads_pygame(module: str) -> None:
    code = f"import sys, pkgutil, importlib, {module} as m\n"
    code += "for one in pkgutil.walk_packages(m.__path__, m.__name__ + '.'): importlib.import_module(one.name)\n"
    code += "assert 'pygame' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


STAGED = ("positions", "scenes")  # files that set the table of a picture, as a test does


def test_whoever_draws_or_thinks_does_not_read_the_whole_state() -> None:
    """The session may (saves, proofs after the end), who sets the stage of a picture, and a tutorial, which knows all
    that will happen; nobody else."""
    readers = re.compile(r"\b(match|again|still)\.(whole|_state|state)\b")
    found = {path for path in (ROOT / "game").rglob("*.py") if readers.search(path.read_text(encoding="utf-8"))}
    stages = {path for path in found if {*path.parts, path.stem.partition("_")[0]} & {*STAGED}}
    readers_by_right = stages | {path for path in found if {"session", "lessons"} & {*path.parts}}
    assert {path.relative_to(ROOT).as_posix() for path in found - readers_by_right} == set()
