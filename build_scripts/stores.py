#!/usr/bin/env python3
"""Write what shops for programs want to know: `python3 build_scripts/stores.py SHA256SUMS --at ADDRESS --home ADDRESS`.

Out of the checksums of a release come a manifest for Flatpak (with the description it names), one for winget and a cask
for Homebrew, in --out (build/stores). `--at` is the folder of the release on the net. Nothing is downloaded or sent
anywhere. Ends with 2 and a sentence where a file of the release is missing or is of another version.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from packing import linux, plan

LINE = re.compile(r"([0-9a-f]{64})  \*?(?:\./)?(\S+)")
ENDINGS = {
    "LINUX": "linux-x86_64.tar.xz",
    "WINDOWS": "windows-x86_64-setup.exe",
    "ARM": "macos-arm64.dmg",
    "INTEL": "macos-x86_64.dmg",
}
MADE = {
    "stores/flatpak.yml": f"{plan.BUNDLE_ID}.yml",
    "linux/metainfo.xml": f"{plan.BUNDLE_ID}.metainfo.xml",
    "stores/winget.yaml": "CrownAndCoin.CrownAndCoin.yaml",
    "stores/homebrew.rb": f"{plan.NAME}.rb",
}  # the template, and what it is called in the shop


class Incomplete(Exception):
    """The checksums do not tell all that is needed; the text is a sentence."""


def sums(text: str, version: str) -> dict[str, str]:
    """The checksum of each file that shops offer. Raises Incomplete."""
    told = {name: digest for digest, name in LINE.findall(text)}
    found = {}
    for word, ending in ENDINGS.items():
        name = f"{plan.NAME}-{version}-{ending}"
        if name not in told:
            raise Incomplete(f"The checksums name no {name}: give those of the whole release of version {version}.")
        found[word] = told[name]
    return found


def write(checksums: Path, at: str, home: str, out: Path) -> list[Path]:
    """The files for the shops; where they are. Raises Incomplete, and OSError for checksums that cannot be read."""
    release = plan.this_release()
    words = {**sums(checksums.read_text(encoding="utf-8"), release.version), "URL": at.rstrip("/"), "HOME": home}
    out.mkdir(parents=True, exist_ok=True)
    made = []
    for template, name in MADE.items():
        path = out / name
        path.write_text(linux.filled(template, release, **words), encoding="utf-8", newline="\n")
        made.append(path)
    return made


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Write manifests for Flatpak, winget and Homebrew.")
    parser.add_argument("checksums", type=Path, help="the file SHA256SUMS of a release")
    parser.add_argument("--at", required=True, metavar="ADDRESS", help="where the files of the release lie")
    parser.add_argument("--home", required=True, metavar="ADDRESS", help="the page of the project")
    parser.add_argument("--out", type=Path, default=plan.ROOT / "build" / "stores", help="where the files are written")
    given = parser.parse_args()
    try:
        made = write(given.checksums, given.at, given.home, given.out)
    except (Incomplete, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("".join(f"{path}\n" for path in made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
