#!/usr/bin/env python3
"""Renew the checksums in `requirements/*.lock`: `python3 build_scripts/lock.py [--check]`.

Versions are chosen by people: write `name==version` into a lock, with a marker if not every system needs it, and start
this. Each package gets the SHA-256 of every file of that version, for all systems and Pythons, as the package index
lists them; comments and order stay. With `--check` nothing is written, and the exit code is 1 if something would be.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

FOLDER = Path(ROOT) / "requirements"
PINNED = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[A-Za-z0-9.+!]+)(?P<marker> ; .+)?")
CONTINUED = " \\\n    "


class Unknown(Exception):
    """What cannot be locked; the text is one sentence."""


def logical_lines(text: str) -> list[str]:
    """The lines of a lock, each with what continues it."""
    return text.replace("\\\n", "").splitlines()


def without_hashes(line: str) -> str:
    """The requirement alone."""
    return re.sub(r"\s+--hash=\S+", "", line).strip()


def locked(line: str, index: "Index") -> str:
    """A line with today's checksums; comments and included locks stay as they are."""
    bare = without_hashes(line)
    if not bare or bare.startswith(("#", "-r ")):
        return line
    found = PINNED.fullmatch(bare)
    if found is None:
        raise Unknown(f"{bare!r} is no line of a lock: write name==version.")
    hashes = sorted(set(index.hashes(found["name"], found["version"])))
    if not hashes:
        raise Unknown(f"The package index has no files of {found['name']} {found['version']}.")
    return CONTINUED.join([bare, *(f"--hash=sha256:{one}" for one in hashes)])


class Index:
    """The package index that pip uses here, asked through pip itself: the one of `requirements/pip.lock`. Mirrors and
    folders of a person's settings are left out."""

    def __init__(self) -> None:
        from pip._internal.commands import create_command

        self._known: dict[str, list[tuple[str, str]]] = {}
        self._command: Any = create_command("index")  # pip promises nothing about its inside
        self._options, _ = self._command.parse_args(["versions", "any"])
        self._options.extra_index_urls, self._options.find_links = [], []

    def hashes(self, name: str, version: str) -> Iterator[str]:
        """The SHA-256 of each file of that version."""
        if name not in self._known:
            with self._command.main_context():
                self._known[name] = list(self._files(name))
        return (figure for of, figure in self._known[name] if of == version)

    def _files(self, name: str) -> Iterator[tuple[str, str]]:
        """Version and SHA-256 of all files."""
        from pip._internal.index.collector import parse_links
        from pip._internal.models.link import Link

        session = self._command._build_session(self._options)
        finder = self._command._build_package_finder(self._options, session)
        for place in finder._link_collector.search_scope.get_index_urls_locations(name):
            page = finder._link_collector.fetch_response(Link(place))
            for link in parse_links(page) if page is not None else ():
                version = version_of(link.filename)
                if version and link.hash_name == "sha256" and not link.is_yanked:
                    yield version, link.hash or ""


def version_of(filename: str) -> str:
    """The version in the name of a file; "" if it is none that pip installs."""
    from packaging.utils import InvalidSdistFilename, InvalidWheelFilename, parse_sdist_filename, parse_wheel_filename

    try:
        if filename.endswith(".whl"):
            return str(parse_wheel_filename(filename)[1])
        return str(parse_sdist_filename(filename)[1])
    except (InvalidWheelFilename, InvalidSdistFilename):
        return ""


def renewed(path: Path, index: Index) -> str:
    """The text of that lock with today's checksums."""
    return "\n".join(locked(line, index) for line in logical_lines(path.read_text(encoding="utf-8"))) + "\n"


def main(words: list[str]) -> int:
    """Renew all locks; the exit code."""
    parser = argparse.ArgumentParser(description="Renew the checksums in requirements/*.lock.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if something is not up to date")
    options, index, old = parser.parse_args(words), Index(), []
    try:
        for path in sorted(FOLDER.glob("*.lock")):
            text = renewed(path, index)
            if text != path.read_text(encoding="utf-8"):
                old.append(path.name)
                if not options.check:
                    path.write_text(text, encoding="utf-8", newline="\n")
    except Unknown as unknown:
        sys.exit(str(unknown))
    print(f"{'Old' if options.check else 'Renewed'}: {', '.join(old)}." if old else "All locks are up to date.")
    return int(options.check and bool(old))


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "test")
    sys.exit(main(sys.argv[1:]))
