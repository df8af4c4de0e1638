"""The lock files are exact, complete, and agree with pyproject.toml."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent.parent
LOCKS = ("run", "test", "build", "package", "accelerate")
PLATFORMS = ("linux", "win32", "darwin")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def lines(lock: str) -> list[str]:
    """The requirements of that lock file itself."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith(("#", "-r "))]


def locked(lock: str) -> dict[str, Requirement]:
    """Everything that the lock installs, by canonical name."""
    every = lines(lock) + ([] if lock == "run" else lines("run"))
    return {str(canonicalize_name(one.name)): one for one in map(Requirement, every)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_names_one_exact_version(lock: str) -> None:
    for line in lines(lock):
        assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9.]+( ; .+)?", line), line


@pytest.mark.parametrize("lock", ["test", "build", "package"])
def test_every_other_lock_includes_what_the_game_needs(lock: str) -> None:
    assert "-r run.lock" in (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("lock", ["run", "test"])
def test_whatever_a_locked_package_needs_is_locked_too(lock: str) -> None:
    names = locked(lock)
    for name in names.keys() - {"colorama"}:  # installed on Windows only; it needs nothing
        for text in importlib.metadata.requires(name) or []:
            need = Requirement(text)
            if is_needed_somewhere(need):
                found = names.get(canonicalize_name(need.name))
                assert found is not None, f"{name} needs {text}: add it to requirements/{lock}.lock"
                (version,) = found.specifier
                assert need.specifier.contains(version.version), f"{name} needs {text}, locked is {found}"


def is_needed_somewhere(need: Requirement) -> bool:
    """Whether any supported system and Python needs it (extras are nobody's)."""
    marker = need.marker
    if marker is None:
        return True
    systems = {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}
    return any(
        marker.evaluate(
            {
                "python_version": version,
                "python_full_version": version + ".0",
                "sys_platform": platform,
                "platform_system": systems[platform],
                "implementation_name": "cpython",
                "platform_python_implementation": "CPython",
                "extra": "",
            }
        )
        for version in VERSIONS
        for platform in PLATFORMS
    )


def test_the_game_needs_what_is_locked_for_it_and_nothing_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {str(canonicalize_name(one.name)): one for one in map(Requirement, project["dependencies"])}
    assert needed.keys() == locked("run").keys()
    for name, requirement in locked("run").items():
        (version,) = requirement.specifier
        assert needed[name].specifier.contains(version.version), name
