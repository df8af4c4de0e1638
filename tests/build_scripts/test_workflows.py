"""The workflows of GitHub: they parse, run on the systems and versions we promise, and name commands that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from packing import plan

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = ("ubuntu", "windows", "macos")


def read(name: str) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    return found


def events(workflow: dict[Any, Any]) -> dict[str, Any]:
    """What starts it; YAML reads the word `on` as true."""
    found: dict[str, Any] = workflow[True]
    return found


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_foreign_actions_are_named_by_commit_with_their_version(path: Path) -> None:
    """A tag can be moved to other code; a commit cannot."""
    named = re.findall(r"uses: *(.+)", path.read_text(encoding="utf-8"))
    assert named
    for one in named:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", one), one


def test_there_are_two() -> None:
    assert [path.name for path in WORKFLOWS] == ["check.yml", "release.yml"]


def test_every_push_is_checked_on_three_systems_with_the_oldest_and_the_newest_python() -> None:
    workflow = read("check.yml")
    assert events(workflow)["push"]["branches"] == ["**"]
    matrix = workflow["jobs"]["check"]["strategy"]["matrix"]
    assert [system.partition("-")[0] for system in matrix["system"]] == list(SYSTEMS)
    assert matrix["python"] == ["3.11", "3.14"]
    assert any(step.get("run") == "python build_scripts/test.py" for step in steps(workflow))


def test_a_tag_builds_tries_and_uploads_on_three_systems() -> None:
    workflow = read("release.yml")
    assert events(workflow) == {"push": {"tags": ["v*"]}}
    built = workflow["jobs"]["build"]["strategy"]["matrix"]["include"]
    assert {one["system"].partition("-")[0] for one in built} == set(SYSTEMS)
    assert built[0]["system"] == "ubuntu-22.04", "an older C library, an older system it runs on"
    for one in built:
        assert Path(one["program"]).stem == plan.NAME
        assert f"{plan.TITLE}.app/Contents/MacOS/" in one["program"] or one["name"].partition("-")[0] != "macos"
    commands = "\n".join(step.get("run", "") for step in steps(workflow))
    for wanted in (
        "build_scripts/package.py",
        "accelerate.py --compare",
        '"$PROGRAM" --version',
        '"$PROGRAM" --self-test',
        "sha256sum --check",
        "appimagetool",
        "dist/archives/*.AppImage",
        '"$image" --version',
        "python -m cibuildwheel",
        "build_scripts/stores.py archives/SHA256SUMS",
    ):
        assert wanted in commands


def test_what_is_fetched_is_compared_with_a_checksum() -> None:
    for step in steps(read("release.yml")):
        fetched = re.findall(r"https://\S+/(\S+)", step["run"]) if "curl" in step.get("run", "") else []
        for name in fetched:
            assert re.search(rf"[0-9a-f]{{64}}  {re.escape(name)}", step["run"]), name


def test_only_archives_are_offered() -> None:
    jobs = read("release.yml")["jobs"]
    built = [step["with"]["name"] for step in jobs["build"]["steps"] if "/upload-artifact" in step.get("uses", "")]
    taken = [
        step["with"]["pattern"] for step in jobs["publish"]["steps"] if "/download-artifact" in step.get("uses", "")
    ]
    assert built == ["archives-${{ matrix.name }}"]
    assert taken == ["archives-*"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_read_and_no_more(path: Path) -> None:
    workflow = read(path.name)
    assert workflow["permissions"] == {"contents": "read"}
    writing = [name for name, job in workflow["jobs"].items() if "write" in str(job.get("permissions", ""))]
    assert writing in ([], ["publish"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_github_s_own_and_pinned(path: Path) -> None:
    used = [step["uses"] for step in steps(read(path.name)) if "uses" in step]
    assert used
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@(v\d+|[0-9a-f]{40})", one)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_scripts_and_locks_that_are_named_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    scripts = set(re.findall(r"build_scripts/[\w/.-]+\.py", text))
    assert scripts
    assert [script for script in sorted(scripts) if not (ROOT / script).is_file()] == []
    assert list(ROOT.glob("requirements/*.lock"))
