"""The file that says whose everything in a package is, and on which terms."""

from __future__ import annotations

import importlib.metadata
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import NamedTuple

from packing.plan import ROOT, TITLE, is_from_the_system

HERE = Path(__file__).resolve().parent
TEXTS = HERE / "licences"
LINE = "=" * 100
# The start program of PyInstaller is inside every executable (its exception to the GPL is in the same file), and what
# compiled modules share, which mypy brings, in the machine code.
PACKAGES = (
    "accesskit", "msgspec", "mypy", "platformdirs", "pygame-ce", "PyYAML", "pyinstaller", "segno", "websockets",
)  # fmt: skip
LIBRARY_ENDINGS = (".so", ".dll", ".dylib")


class Library(NamedTuple):
    """One row of libraries.toml."""

    name: str
    files: tuple[str, ...]
    copyright: str
    licence: str
    source: str


def libraries() -> list[Library]:
    """All libraries we have notices for."""
    rows = tomllib.loads((HERE / "libraries.toml").read_text(encoding="utf-8"))["library"]
    return [Library(**{**row, "files": tuple(row["files"])}) for row in rows]


def notices(root: Path = ROOT) -> str:
    """The whole file. Raises OSError or PackageNotFoundError where a text is missing."""
    parts = [_head(), _part(TITLE, (root / "LICENSE").read_text(encoding="utf-8"))]
    fonts = sorted((root / "assets" / "fonts").glob("OFL-*.txt"))
    parts += [_part(f"Typeface {font.stem[4:]}", font.read_text(encoding="utf-8")) for font in fonts]
    parts.append(_part(f"Python {sys.version_info[0]}.{sys.version_info[1]}", _python_licence()))
    parts += [_part(_title(name), _package_licence(name)) for name in PACKAGES]
    parts.append(_libraries())
    for name in sorted({one.licence for one in libraries()}):
        parts.append(_part(f"Text of the licence {name}", (TEXTS / f"{name}.txt").read_text(encoding="utf-8")))
    return "\n".join(parts)


def _head() -> str:
    return (
        f"{TITLE}: what is in this package, who made it, and on which terms\n\n"
        "The game itself is under the MIT licence. Everything it brings along keeps its own, given below in full.\n"
        "The libraries under the GNU Lesser General Public License lie as separate files in the folder and may be\n"
        "replaced by other versions; their sources are at the addresses named with them.\n"
    )


def _part(title: str, text: str) -> str:
    return f"{LINE}\n{title}\n{LINE}\n\n{text.strip()}\n"


def _title(package: str) -> str:
    return f"{package} {importlib.metadata.version(package)}"


def _package_licence(package: str) -> str:
    """From the package's own files; pygame-ce names the LGPL 2.1, whose text is ours to add once."""
    if package == "pygame-ce":
        home = "https://github.com/pygame-community/pygame-ce"
        return f"GNU Lesser General Public License 2.1, text below. (c) the pygame and pygame-ce contributors, {home}"
    found = [
        Path(str(path.locate()))
        for path in importlib.metadata.files(package) or []
        if ".dist-info" in str(path) and path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
    ]
    if not found:
        raise FileNotFoundError(f"the package {package} brings no licence text along")
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in sorted(found))


def _python_licence() -> str:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path(sys.base_prefix) / "share" / "doc")
    for place in places:
        if (place / "LICENSE.txt").is_file():
            return (place / "LICENSE.txt").read_text(encoding="utf-8")
    return (TEXTS / "PSF-2.0.txt").read_text(encoding="utf-8")


def _libraries() -> str:
    rows = [
        f"{one.name}\n    {one.copyright}\n    Licence: {one.licence} (text below). Source: {one.source}"
        for one in libraries()
    ]
    return _part("Libraries; which of them are there depends on the system", "\n\n".join(rows))


def unnamed_libraries(folder: Path) -> list[str]:
    """Libraries in a build that no notice speaks of. What belongs to Python, its packages and the system is known."""
    known = tuple(start.lower() for one in libraries() for start in one.files)
    return [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*"))
        if is_library(path) and not _is_covered(path) and not library_name(path).startswith(known)
    ]


def is_library(path: Path) -> bool:
    """Whether the file is a shared library, by its name."""
    return path.is_file() and any(path.name.endswith(end) or f"{end}." in path.name for end in LIBRARY_ENDINGS)


def library_name(path: Path) -> str:
    """File name in lower case without the "lib" before it."""
    return path.name.lower().removeprefix("lib")


def _is_covered(path: Path) -> bool:
    """Modules of Python and of the packages above; Microsoft's run-time library; what the system brings."""
    name = path.name.lower()
    module = ".cpython-" in name or ".abi3." in name or name.endswith(".pyd") or "lib-dynload" in path.parts
    microsoft = name.startswith(("vcruntime", "msvcp", "ucrtbase", "api-ms-win", "concrt"))
    python = name.startswith(("libpython", "python3")) or name == "python"
    return module or microsoft or python or is_from_the_system(path.name)
