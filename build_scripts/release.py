#!/usr/bin/env python3
"""Make a release of this project: `python3 build_scripts/release.py 0.3.0 --tests-passed [--dry-run]`.

Looks at everything first and names all that is not ready. Then it writes the version into game/__init__.py, commits
that, and makes the annotated tag v0.3.0. It never pushes. `--dry-run` changes nothing and says what would be done.
`--notes v0.3.0` prints what CHANGELOG.md says about the version of that tag, for the page of the release.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT

BRANCH = "main"
VERSION_FILE = Path("game") / "__init__.py"
CHANGELOG = "CHANGELOG.md"
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
VERSION_LINE = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)


class Refused(Exception):
    """The release cannot be made; the text says why and what to do."""


class Project:
    """The project in `root`; `today` and `catalogue_is_current` are given by tests."""

    def __init__(
        self,
        root: Path,
        today: datetime.date | None = None,
        catalogue_is_current: Callable[[Path], bool] | None = None,
    ) -> None:
        self.root = root
        self.today = today or datetime.date.today()  # noqa: DTZ011  the day the calendar on the wall shows
        self.catalogue_is_current = catalogue_is_current or catalogue_check

    def git(self, *words: str) -> str:
        """What git says. Raises Refused with its own words when it fails."""
        try:
            done = subprocess.run(["git", "-C", str(self.root), *words], capture_output=True, text=True, check=False)
        except OSError as error:
            raise Refused(f"git cannot be started ({error.strerror or error}): install it.") from error
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip()
            raise Refused(f"`git {words[0]}` failed: {said}")
        return done.stdout.rstrip()

    @property
    def version(self) -> str:
        """The version in game/__init__.py. Raises Refused."""
        found = VERSION_LINE.search(self._text(VERSION_FILE))
        if found is None:
            raise Refused(f'{VERSION_FILE.as_posix()} has no line `__version__ = "..."`.')
        return found[1]

    def write_version(self, version: str) -> None:
        path = self.root / VERSION_FILE
        text = VERSION_LINE.sub(f'__version__ = "{version}"', path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8", newline="\n")

    def section(self, version: str) -> tuple[str, str] | None:
        """What stands behind the version in its heading of CHANGELOG.md, and the text below it; None if there is no
        such heading."""
        heading = re.compile(rf"^## {re.escape(version)}(?![\w.])(.*)$", re.MULTILINE)
        text = self._text(Path(CHANGELOG))
        found = heading.search(text)
        if found is None:
            return None
        following = re.search(r"^## ", text[found.end() :], re.MULTILINE)
        end = found.end() + following.start() if following else len(text)
        return found[1].strip(), text[found.end() : end].strip()

    def _text(self, path: Path) -> str:
        try:
            return (self.root / path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Refused(f"{path.as_posix()} cannot be read: {error}") from error


def catalogue_check(root: Path) -> bool:
    """Whether the catalogues have every text they must have, and are compiled."""
    command = [sys.executable, str(root / "build_scripts" / "translate.py"), "--check"]
    return subprocess.run(command, cwd=root, stdout=subprocess.DEVNULL, check=False).returncode == 0


# --- what must be right ---


def complaints(project: Project, version: str, tests_passed: bool) -> Iterator[str]:
    """Everything that is not ready, each with what to do."""
    yield from _about_version(project, version)
    yield from _about_tree(project, version)
    yield from _about_changelog(project, version)
    if not project.catalogue_is_current(project.root):
        yield "A catalogue is not current: run `python3 build_scripts/translate.py` and write what it lists."
    if not tests_passed:
        yield "Nobody says that the tests pass: run `python3 build_scripts/test.py`, then add --tests-passed."


def _about_version(project: Project, version: str) -> Iterator[str]:
    wanted = VERSION.fullmatch(version)
    if wanted is None:
        yield f"{version!r} is no version: write three numbers with dots, such as 0.3.0."
        return
    present = VERSION.fullmatch(project.version)
    if present is not None and _numbers(wanted) < _numbers(present):
        yield f"The game is at version {project.version} already: a release cannot go back to {version}."


def _numbers(found: re.Match[str]) -> tuple[int, ...]:
    return tuple(int(part) for part in found.groups())


def _about_tree(project: Project, version: str) -> Iterator[str]:
    branch = project.git("rev-parse", "--abbrev-ref", "HEAD")
    if branch != BRANCH:
        yield f"Releases are made on the branch {BRANCH}, this is {branch}: run `git switch {BRANCH}`."
    changed = project.git("status", "--porcelain").splitlines()
    if changed:
        names = ", ".join(line[3:] for line in changed[:3]) + (" ..." if len(changed) > 3 else "")
        yield f"The tree is not clean ({len(changed)} changed: {names}): commit or put aside what is there."
    if project.git("tag", "--list", f"v{version}"):
        yield f"There is a tag v{version} already: take the next version, a tag that was pushed is never moved."


def _about_changelog(project: Project, version: str) -> Iterator[str]:
    wanted = f"## {version} ({project.today.isoformat()})"
    found = project.section(version)
    if found is None:
        yield f"{CHANGELOG} says nothing about {version}: add `{wanted}` and what players notice."
        return
    behind, text = found
    if behind != f"({project.today.isoformat()})":
        yield f"{CHANGELOG} does not give today's date to {version}: its heading must be `{wanted}`."
    if not re.search(r"^- \S", text, re.MULTILINE):
        yield f"{CHANGELOG} has no line for players below {version}: write at least one, beginning with `- `."


# --- doing it ---


def release(project: Project, version: str, *, tests_passed: bool, dry_run: bool) -> int:
    """Check, then commit and tag; 0 when that was done (or could be), 1 with all reasons why not."""
    found = list(complaints(project, version, tests_passed))
    for complaint in found:
        print(f"- {complaint}", file=sys.stderr)
    if found:
        print(f"Not released: {len(found)} to mend. Nothing was changed.", file=sys.stderr)
        return 1
    bump = project.version != version
    if dry_run:
        print(f"Everything is ready for {version}. Without --dry-run this would:")
        if bump:
            print(f"- write {version} into {VERSION_FILE.as_posix()} (now {project.version}) and commit it")
        print(f"- make the annotated tag v{version}")
        return 0
    if bump:
        project.write_version(version)
        project.git("commit", "--quiet", "--message", f"Release version {version}", "--", VERSION_FILE.as_posix())
    notes = (project.section(version) or ("", ""))[1]
    message = f"Crown & Coin {version}\n\n{notes}\n"
    project.git("tag", "--annotate", "--cleanup=verbatim", f"v{version}", "--message", message)
    print(f"Released {version} as the tag v{version}, here only. To publish it: git push --follow-tags origin {BRANCH}")
    return 0


def notes(project: Project, tag: str) -> int:
    """Print what players read about the version of that tag. Raises Refused if the tree is not that version."""
    version = tag.removeprefix("v")
    if tag != f"v{project.version}":
        raise Refused(f"The tag {tag} is not the version of the game ({project.version}): tag the right commit.")
    found = project.section(version)
    if found is None or not found[1]:
        raise Refused(f"{CHANGELOG} says nothing about {version}.")
    print(found[1])
    return 0


def main(arguments: list[str], project: Project | None = None) -> int:
    """The exit code: 0 done, 1 refused, 2 wrong arguments."""
    parser = argparse.ArgumentParser(prog="build_scripts/release.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", nargs="?", help="three numbers, such as 0.3.0")
    parser.add_argument("--tests-passed", action="store_true", help="the checklist of CONTRIBUTING.md was gone through")
    parser.add_argument("--dry-run", action="store_true", help="change nothing, say what would be done")
    parser.add_argument("--notes", metavar="TAG", help="print what CHANGELOG.md says about the version of a tag")
    options = parser.parse_args(arguments)
    if (options.version is None) == (options.notes is None):
        parser.error("give a version such as 0.3.0, or --notes with a tag")
    project = project or Project(Path(ROOT))
    try:
        if options.notes is not None:
            return notes(project, options.notes)
        return release(project, options.version, tests_passed=options.tests_passed, dry_run=options.dry_run)
    except Refused as refused:
        print(f"Not released. {refused}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
