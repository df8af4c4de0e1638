"""The first part of the proof: clean copies, two builds that must be equal, and the archive unpacked."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

from packing import plan
from tests.packaging.proof import PROGRAM, Proof

ROOT = Path(__file__).resolve().parents[2]
PLACE = "Spiele für zwölf Gäste/Krone & Münze ßé"
IGNORED = shutil.ignore_patterns(
    ".git", ".venv", ".venv.lock", "build", "dist", "__pycache__", ".*_cache", ".hypothesis"
)


def install(proof: Proof, work: Path, options: argparse.Namespace) -> Path:
    """The folder of the game, unpacked from a fresh archive and read-only."""
    archive = options.archive or _built(proof, work, twice=not options.once)
    place = work / PLACE
    place.mkdir(parents=True)
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="tar")
    folder = place / PROGRAM
    for path in [place, folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o555 | 0o444)
    proof.note("archive unpacked, folder made read-only", (folder / PROGRAM).is_file(), f"“{place.relative_to(work)}”")
    return folder


def _built(proof: Proof, work: Path, *, twice: bool) -> Path:
    """The tar.xz of a build in a clean copy; a second build elsewhere must come out the same."""
    first, second = work / "a" / "copy", work / "another folder with a longer name" / "and spaces"
    _copy(first)
    shutil.copytree(first, second)  # at once: the project may be worked on meanwhile
    seconds = _build(first)
    archives = {path.name: path for path in sorted((first / "dist" / "archives").iterdir())}
    for name, path in archives.items():
        proof.note(f"built {name}", True, f"{path.stat().st_size / 1e6:.1f} MB")
    proof.note("built in a clean copy", True, f"{seconds:.0f} s, {_size(first)}")
    if twice:
        _build(second)
        _compare(proof, first / "dist", second / "dist")
        shutil.rmtree(second)
    for name, path in archives.items():
        if name.endswith(".deb") and shutil.which("dpkg-deb"):
            _try_deb(proof, path, work / "deb")
    (archive,) = (path for name, path in archives.items() if name.endswith(".tar.xz"))
    return archive


def _try_deb(proof: Proof, deb: Path, target: Path) -> None:
    """Debian's own tool unpacks it, and the command in it leads to the program."""
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(target)], check=True)
    command = [str(target / "usr" / "bin" / PROGRAM), "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    links = [path for path in (target / "usr").rglob("*") if path.is_symlink()]
    broken = [path.name for path in links if not path.exists()]
    proof.note("the .deb unpacked, its command run", done.returncode == 0 and not broken, done.stdout.strip())


def _copy(target: Path) -> None:
    """What git knows and what it does not ignore; where there is no git, everything but what builds leave behind."""
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-coz", "--exclude-standard"], capture_output=True, check=False
    )
    if listed.returncode != 0:
        shutil.copytree(ROOT, target, ignore=IGNORED)
        return
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def _build(copy: Path) -> float:
    """Seconds that `package.py` took there, the download of its tools included."""
    start = time.monotonic()
    variables = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}
    variables["SOURCE_DATE_EPOCH"] = str(plan.epoch(ROOT))
    command = [sys.executable, str(copy / "build_scripts" / "package.py")]
    subprocess.run(command, cwd=copy, env=variables, check=True)
    return time.monotonic() - start


def _size(copy: Path) -> str:
    folder = copy / "dist" / PROGRAM
    sizes = {path: path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()}
    art = sum(size for path, size in sizes.items() if "assets" in path.parts)
    return f"{sum(sizes.values()) / 1e6:.1f} MB unpacked, {(sum(sizes.values()) - art) / 1e6:.1f} MB besides the art"


def _compare(proof: Proof, first: Path, second: Path) -> None:
    one, other = digests(first), digests(second)
    different = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    detail = f"{len(one)} files" if not different else f"{len(different)} differ, such as {different[0]}"
    proof.note("a second build in another folder is the same", not different, detail)


def digests(folder: Path) -> dict[str, str]:
    """Digest of every file below the folder, by name; links give where they lead."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = str(path.readlink())
        elif path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found
