"""`release.py` in a small project of its own: what it refuses and why, what it commits and tags."""

from __future__ import annotations

import datetime
import os
import shutil
from pathlib import Path

import pytest

import release
from release import Project

TODAY = datetime.date(2026, 11, 21)
GIT = shutil.which("git")
CHANGES = """\
# Changelog

## 0.3.0 (2026-11-21)

Play without Python.

### New

- Packages for three systems.

## 0.2.0

- Everything that is in the box.
"""

pytestmark = pytest.mark.skipif(GIT is None, reason="needs git")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project at 0.2.0 with everything ready for 0.3.0."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Matilda")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "matilda@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").write_text('"""The game."""\n\n__version__ = "0.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    made = Project(tmp_path, TODAY, lambda _root: True)
    made.git("init", "--quiet", "--initial-branch=main")
    commit(made)
    return made


def commit(project: Project) -> None:
    project.git("add", "--all")
    project.git("commit", "--quiet", "--message", "Change something")


def change(project: Project, before: str, after: str) -> None:
    """Another changelog, committed."""
    path = project.root / "CHANGELOG.md"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    commit(project)


def refusal(project: Project, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said; nothing may have happened."""
    head = project.git("rev-parse", "HEAD")
    assert release.main([*(words or ("0.3.0", "--tests-passed"))], project) == 1
    assert project.git("rev-parse", "HEAD") == head
    assert project.git("tag", "--list", "v0.3.0") in ("", "v0.3.0")
    return capsys.readouterr().err


def test_a_release_is_a_commit_and_an_annotated_tag(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["0.3.0", "--tests-passed"], project) == 0
    assert project.version == "0.3.0"
    assert project.git("status", "--porcelain") == ""
    assert project.git("log", "-1", "--format=%s") == "Release version 0.3.0"
    assert project.git("diff", "--stat", "HEAD~1", "--name-only") == "game/__init__.py"
    assert project.git("cat-file", "-t", "v0.3.0") == "tag"
    assert project.git("rev-parse", "v0.3.0^{commit}") == project.git("rev-parse", "HEAD")
    message = project.git("tag", "--list", "--format=%(contents)", "v0.3.0")
    assert message.startswith("Crown & Coin 0.3.0\n\nPlay without Python.")
    assert "### New" in message
    assert "in the box" not in message
    assert "git push --follow-tags origin main" in capsys.readouterr().out


def test_a_version_that_stands_there_already_is_only_tagged(project: Project) -> None:
    project.write_version("0.3.0")
    commit(project)
    head = project.git("rev-parse", "HEAD")
    assert release.main(["0.3.0", "--tests-passed"], project) == 0
    assert project.git("rev-parse", "HEAD") == head == project.git("rev-parse", "v0.3.0^{commit}")


def test_a_dry_run_changes_nothing(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    head = project.git("rev-parse", "HEAD")
    assert release.main(["0.3.0", "--tests-passed", "--dry-run"], project) == 0
    said = capsys.readouterr().out
    assert "write 0.3.0 into game/__init__.py (now 0.2.0)" in said
    assert "annotated tag v0.3.0" in said
    assert (project.version, project.git("rev-parse", "HEAD"), project.git("tag")) == ("0.2.0", head, "")
    assert project.git("status", "--porcelain") == ""


def test_everything_that_is_wrong_is_said_at_once(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.git("switch", "--quiet", "--create", "idea")
    (project.root / "new.txt").write_text("x")
    (project.root / "CHANGELOG.md").write_text(CHANGES + "\n", encoding="utf-8")
    project.catalogue_is_current = lambda _root: False
    said = refusal(project, capsys, "0.4.0")
    for wanted in (
        "this is idea: run `git switch main`",
        "not clean (2 changed: CHANGELOG.md, new.txt)",
        "add `## 0.4.0 (2026-11-21)`",
        "run `python3 build_scripts/translate.py`",
        "then add --tests-passed",
        "5 to mend. Nothing was changed.",
    ):
        assert wanted in said


@pytest.mark.parametrize("version", ["v0.3.0", "0.3", "0.3.0rc1", "0.03.0", "next"])
def test_a_version_is_three_numbers(version: str, project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert "such as 0.3.0" in refusal(project, capsys, version, "--tests-passed")


def test_a_release_does_not_go_back(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot go back to 0.1.9" in refusal(project, capsys, "0.1.9", "--tests-passed")


def test_a_tag_is_never_made_twice(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.git("tag", "v0.3.0")
    assert "tag v0.3.0 already" in refusal(project, capsys)


@pytest.mark.parametrize("heading", ["## 0.3.0", "## 0.3.0 (2026-11-20)"])
def test_the_changelog_bears_today_s_date(heading: str, project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    change(project, "## 0.3.0 (2026-11-21)", heading)
    assert "its heading must be `## 0.3.0 (2026-11-21)`" in refusal(project, capsys)


def test_a_longer_version_is_another_one(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    change(project, "## 0.3.0 (", "## 0.3.01 (")
    assert "says nothing about 0.3.0" in refusal(project, capsys)


def test_players_are_told_something(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    change(project, "- Packages for three systems.", "")
    assert "no line for players below 0.3.0" in refusal(project, capsys)


def test_git_speaks_for_itself_when_it_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    assert release.main(["0.3.0", "--tests-passed"], Project(tmp_path, TODAY, lambda _root: True)) == 1
    assert "`git rev-parse` failed" in capsys.readouterr().err


def test_the_notes_of_a_tag_are_its_part_of_the_changelog(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write_version("0.3.0")
    assert release.main(["--notes", "v0.3.0"], project) == 0
    assert capsys.readouterr().out.startswith("Play without Python.")
    assert release.main(["--notes", "v0.2.0"], project) == 1
    assert "is not the version of the game (0.3.0)" in capsys.readouterr().err


def test_either_a_version_or_notes(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["0.3.0", "--notes", "v0.3.0"]):
        with pytest.raises(SystemExit) as end:
            release.main(words, project)
        assert end.value.code == 2
    assert "give a version" in capsys.readouterr().err


def test_it_never_pushes() -> None:
    source = Path(release.__file__).read_text(encoding="utf-8")
    assert '"push"' not in source
