"""What a build consists of: names, version, time, and what is left out. The spec reads it, too."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "crown-and-coin"
TITLE = "Crown & Coin"
BUNDLE_ID = "io.github.crownandcoin.CrownAndCoin"
SUMMARY = "Citadels, Rattus Cartus and La Città, against bots or with friends"
OLDEST_GLIBC = "2.35"  # the README promises it
OLDEST_MACOS = "11.0"
NO_ART = ("locale", "citadels/models")  # folders of assets that count with the program
MOST_BESIDES_ART = 70_000_000  # bytes, unpacked
MOST_PER_ARCHIVE = 60_000_000
MOST_ALL_ARCHIVES = 90_000_000  # the tar.xz and the .deb together: 30 MB for each game
MANIFEST = "files.sha256"
NOTICES = "LICENCES.txt"
MACHINE_CODE = "machine-code"  # folder of what is made for this build, if anything can be compiled

# Never needed by a player. Without _ssl and _hashlib, Python's own digests do, and OpenSSL stays out: phones in the
# same house are reached without it. Python's own decimal numbers will do, and nothing is read in codes of the Far East.
EXCLUDES = (
    "numpy", "scipy", "PIL", "skia", "fontTools", "babel", "tkinter", "_tkinter", "unittest", "pydoc", "pydoc_data",
    "doctest", "pdb", "test", "tests", "pytest", "hypothesis", "setuptools", "pkg_resources", "pip", "distutils",
    "ensurepip", "venv", "lib2to3", "idlelib", "turtledemo", "curses", "readline", "ssl", "_ssl",
    "_hashlib", "_uuid", "pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera", "pygame.midi",
    "pygame.gfxdraw", "pygame.surfarray", "pygame.sndarray", "pygame.freetype", "pygame.ftfont", "pygame.__pyinstaller",
    "_decimal", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_multibytecodec", "_testcapi", "_testinternalcapi", "_xxsubinterpreters", "websockets.cli", "websockets.legacy",
    "ftplib", "pyexpat", "xml.dom", "xml.etree", "xml.parsers", "xmlrpc", "fractions", "statistics", "_statistics",
    "typing_extensions", "tarfile", "bz2", "_bz2", "lzma", "_lzma", "tomllib", "webbrowser", "tracemalloc",
    "multiprocessing.managers", "multiprocessing.pool", "multiprocessing.dummy", "multiprocessing.sharedctypes",
    "multiprocessing.shared_memory", "multiprocessing.heap", "segno.cli", "segno.helpers",
    "websockets.asyncio.client", "websockets.asyncio.router", "websockets.auth", "websockets.client",
    "websockets.connection", "websockets.http", "websockets.proxy", "websockets.sync", "websockets.trio",
    "websockets.uri", "importlib.resources", "pygame._debug", "pygame.typing",
)  # fmt: skip
# What PyInstaller would do at each start, for modules that ask where their sources lie: nobody here asks that.
NO_HOOKS = ("pyi_rth_inspect", "pyi_rth_pkgutil")
LATER_HOOK = "pyi_rth_multiprocessing"  # a module like others: `game/processes.py` has it done when it is needed
# Every desktop has its own, and the graphics driver needs that one: an older copy of ours would get in its way.
SYSTEM_LIBRARIES = ("libstdc++.so", "libgcc_s.so", "libuuid.so", "libX11.so", "libXau.so", "libXdmcp.so", "libbsd.so",
                    "libmd.so")  # fmt: skip
UNWANTED_FILES = ("*.po", "*.pot", "*.new", "icon.icns", "icon.ico", ".DS_Store", "Thumbs.db")


Entry = tuple[str, str, str]  # name, file, kind: as PyInstaller lists what it packs


@dataclass(frozen=True)
class Release:
    """What is built: version, time in seconds since 1970 that every file gets, system and machine."""

    version: str
    epoch: int
    system: str  # linux, windows, macos
    machine: str  # x86_64, arm64

    @property
    def stem(self) -> str:
        """Beginning of every archive's name."""
        return f"{NAME}-{self.version}-{self.system}-{self.machine}"


def this_release(root: Path = ROOT) -> Release:
    """The release that would be built here and now."""
    systems = {"linux": "linux", "win32": "windows", "darwin": "macos"}
    machines = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}
    machine = platform.machine().lower()
    return Release(version(root), epoch(root), systems.get(sys.platform, sys.platform), machines.get(machine, machine))


def version(root: Path = ROOT) -> str:
    """The version in game/__init__.py. Raises ValueError when there is none."""
    text = (root / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([0-9][^"]*)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("game/__init__.py names no version")
    return found[1]


def epoch(root: Path = ROOT) -> int:
    """The time of the source: SOURCE_DATE_EPOCH, else that of the last commit, else the first day of 2026."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 1_767_225_600


def modules(root: Path = ROOT) -> list[str]:
    """Every module of the game: commands and screens are imported by name, which no analysis finds."""
    found = []
    for path in sorted((root / "game").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in found if name != "game.__main__"]


def machine_code(folder: Path) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The libraries in that folder and the file about them, each with the folder in the build where it goes."""
    target = "game/_compiled"  # where game/machine_code.py looks
    found = [(str(path), target) for path in sorted(folder.glob("*"))]
    return [one for one in found if not one[0].endswith(".txt")], [one for one in found if one[0].endswith(".txt")]


def at_start(scripts: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Of the scripts that PyInstaller would run at each start those that are needed then, and as a module the one that
    is needed later. Raises ValueError where that is not there: no computer player would ever be started."""
    later = [(name, file, "PYMODULE") for name, file, _kind in scripts if name == LATER_HOOK]
    if not later:
        raise ValueError(f"PyInstaller has no {LATER_HOOK}")
    return [one for one in scripts if one[0] not in (*NO_HOOKS, LATER_HOOK)], later


def brought_along(root: Path = ROOT) -> list[tuple[Path, str]]:
    """Every file of assets and data that is shipped, with the folder in the build where it goes."""
    return [
        (path, path.parent.relative_to(root).as_posix())
        for top in ("assets", "data")
        for path in sorted((root / top).rglob("*"))
        if path.is_file() and not any(path.match(pattern) for pattern in UNWANTED_FILES)
    ]


def languages(root: Path = ROOT) -> list[str]:
    """The codes of the languages besides English, for systems that want to know them."""
    return sorted(folder.parent.name for folder in (root / "assets" / "locale").glob("*/LC_MESSAGES"))


def is_from_the_system(name: str) -> bool:
    """Whether that library is left to the system it runs on."""
    return sys.platform == "linux" and Path(name).name.startswith(SYSTEM_LIBRARIES)
