"""The lock files are exact, complete, and agree with pyproject.toml."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lock import Unknown, logical_lines, renewed, version_of, without_hashes
from lock import locked as locked_line

ROOT = Path(__file__).resolve().parent.parent.parent
LOCKS = ("pip", "run", "test", "build", "package", "accelerate")
PLATFORMS = ("linux", "win32", "darwin")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def lines(lock: str) -> list[str]:
    """The requirements of that lock file itself."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return [
        bare for line in logical_lines(text) if (bare := without_hashes(line)) and not bare.startswith(("#", "-r "))
    ]


def locked(lock: str) -> dict[str, Requirement]:
    """Everything that the lock installs, by canonical name."""
    every = lines(lock) + ([] if lock == "run" else lines("run"))
    return {str(canonicalize_name(one.name)): one for one in map(Requirement, every)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_has_the_checksums_of_its_files(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    for line in logical_lines(text):
        if not line or line.startswith(("#", "-r ")):
            continue
        hashes = re.findall(r" --hash=sha256:([0-9a-f]{64})(?= |$)", line)
        assert hashes, line
        assert hashes == sorted(set(hashes)), line
        assert without_hashes(line).count("--hash") == 0


def test_a_package_in_two_locks_is_the_same_in_both() -> None:
    found: dict[str, str] = {}
    for lock in LOCKS:
        for line in logical_lines((ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")):
            if "==" in line and not line.startswith("#"):
                name = str(canonicalize_name(Requirement(without_hashes(line)).name))
                assert found.setdefault(name, line) == line


class StandIn:
    """An index with two files of a==1."""

    def hashes(self, name: str, version: str) -> list[str]:
        return ["f" * 64, "0" * 64, "0" * 64] if (name, version) == ("a", "1") else []


@pytest.mark.parametrize(
    "old", ["a==1", "a==1 --hash=sha256:12", "a==1 \\\n    --hash=sha256:34 \\\n    --hash=sha256:56"]
)
def test_renewing_keeps_all_but_the_checksums(old: str, tmp_path: Path) -> None:
    lock = tmp_path / "x.lock"
    lock.write_text(f"# Why.\n-r run.lock\n{old}\n", encoding="utf-8")
    text = renewed(lock, StandIn())  # type: ignore[arg-type]  # all that is asked of an index
    zero, last = "0" * 64, "f" * 64
    assert text == f"# Why.\n-r run.lock\na==1 \\\n    --hash=sha256:{zero} \\\n    --hash=sha256:{last}\n"
    lock.write_text(text, encoding="utf-8")
    assert renewed(lock, StandIn()) == text  # type: ignore[arg-type]


@pytest.mark.parametrize(("line", "sentence"), [("a", "write name==version"), ("b==1", "has no files of b 1")])
def test_what_cannot_be_locked_is_said(line: str, sentence: str) -> None:
    with pytest.raises(Unknown, match=sentence):
        locked_line(line, StandIn())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("filename", "version"),
    [("a-1.2-py3-none-any.whl", "1.2"), ("pygame_ce-2.5.8.tar.gz", "2.5.8"), ("a-1.2.exe", ""), ("a-1.tar.bz2", "")],
)
def test_the_version_of_a_file_is_in_its_name(filename: str, version: str) -> None:
    assert version_of(filename) == version


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
