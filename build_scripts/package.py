#!/usr/bin/env python3
"""Build what people without Python start: `python3 build_scripts/package.py [--one-file] [--folder-only]`.

Builds for the system it runs on. The folder goes to dist/crown-and-coin/, everything else to dist/archives/. The tools
are installed into an environment of their own, build/venv. The exit code is 0 when everything keeps to its limits:
sizes, notices for all that is brought along, and on Linux the oldest system the README promises.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
import accelerate
from _venv import Trouble, enter
from packing import archives, linux, macos, notices, plan, windows

ENVIRONMENT = "build/venv"
SPEC = plan.ROOT / "build_scripts" / f"{plan.NAME}.spec"
DIST = plan.ROOT / "dist"
ARCHIVES = DIST / "archives"
WORK = plan.ROOT / "build" / "package"
FOLDER = DIST / plan.NAME


def main(options: argparse.Namespace) -> int:
    """Build, pack, check; 0 when nothing is to be complained about."""
    release = plan.this_release()
    prepare(release)
    build(release)
    made: list[Path] = []
    if not options.folder_only:
        made += pack(release)
    if options.one_file:
        made.append(build_one_file(release))
    if made:
        made.append(archives.checksums(made, ARCHIVES / f"{release.stem}.sha256"))
    return report(release, made)


def prepare(release: plan.Release) -> None:
    """Empty folders, and the files that are made for this build."""
    for folder in (FOLDER, DIST / f"{plan.TITLE}.app", ARCHIVES, WORK):
        shutil.rmtree(folder, ignore_errors=True)
    ARCHIVES.mkdir(parents=True)
    WORK.mkdir(parents=True)
    write(WORK / plan.NOTICES, notices.notices())
    write(WORK / plan.MANIFEST, manifest())
    write(WORK / "version_info.txt", windows.version_info(release))
    bring_machine_code(WORK / plan.MACHINE_CODE)


def write(path: Path, text: str) -> None:
    """The same bytes on every system."""
    path.write_text(text, encoding="utf-8", newline="\n")


def bring_machine_code(folder: Path) -> None:
    """The library for this system and Python; where nothing can be compiled, the package is pure Python."""
    try:
        accelerate.accelerate()
    except Trouble as trouble:
        print(f"No machine code: {trouble}")
        return
    shutil.copytree(accelerate.OUT / accelerate.LIBRARY, folder)


def manifest() -> str:
    """The digest of every file of assets and data; --self-test compares them."""
    lines = [f"{archives.sha256(path)}  {folder}/{path.name}\n" for path, folder in plan.brought_along()]
    return "".join(lines)


def build(release: plan.Release) -> None:
    """Fill dist/crown-and-coin/."""
    run_pyinstaller(DIST, release)
    if release.system == "linux":
        linux.add_to_folder(FOLDER, release)
    elif release.system == "windows":
        write(FOLDER / "README.txt", linux.filled("windows/README.txt", release))
    archives.settle(FOLDER, release.epoch)


def build_one_file(release: plan.Release) -> Path:
    """One executable that unpacks itself at each start: slower, and easier to hand over."""
    run_pyinstaller(ARCHIVES, release, "--one-file")
    return ARCHIVES / (release.stem + (".exe" if release.system == "windows" else ""))


def run_pyinstaller(target: Path, release: plan.Release, *options: str) -> None:
    """Build what the spec says into that folder; ends the process with PyInstaller's own words when that fails."""
    variables = {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(release.epoch),
        "PYINSTALLER_CONFIG_DIR": str(plan.ROOT / "build" / "pyinstaller"),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONNODEBUGRANGES": "1",  # reports of errors name lines; columns would be a quarter of all modules, packed
    }
    if "--one-file" not in options:
        # What was packed one by one hardly gets smaller together: with plain modules an archive is a fifteenth smaller.
        variables["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"]
    command += ["--distpath", str(target), "--workpath", str(WORK / "work"), str(SPEC), "--", *options]
    code = subprocess.run(command, cwd=plan.ROOT, env=variables, check=False).returncode
    if code != 0:
        sys.exit(f"PyInstaller failed (exit code {code}).")


def pack(release: plan.Release) -> list[Path]:
    """Write the archives of this system; what cannot be made here is named in a sentence."""
    base = ARCHIVES / release.stem
    if release.system == "windows":
        script = windows.installer_script(ARCHIVES, release)
        setup = or_say(windows.installer(script, release), "No installer: Inno Setup (iscc) is not installed.")
        return [archives.zipped(FOLDER, named(base, ".zip"), release.epoch), *setup]
    if release.system == "macos":
        app = DIST / f"{plan.TITLE}.app"
        image = or_say(macos.disk_image(app, named(base, ".dmg")), "No disk image: hdiutil is not there.")
        return [macos.zipped(app, named(base, ".zip")), *image]
    return pack_linux(release, base)


def pack_linux(release: plan.Release, base: Path) -> list[Path]:
    """The tar.xz and the .deb side by side (packing takes its time), then the AppImage."""
    works: list[Callable[[], Path]] = [
        lambda: archives.tar_xz(FOLDER, named(base, ".tar.xz"), release.epoch),
        lambda: linux.deb(FOLDER, named(base, ".deb"), release, plan.OLDEST_GLIBC),
    ]
    with ThreadPoolExecutor() as pool:
        made = [work.result() for work in [pool.submit(one) for one in works]]
    image = linux.app_image(FOLDER, named(base, ".AppImage"), WORK, release)
    return [*made, *or_say(image, "No AppImage: appimagetool is not installed.")]


def named(base: Path, ending: str) -> Path:
    """The version in the name has dots of its own, so nothing may be replaced behind the last one."""
    return base.with_name(base.name + ending)


def or_say(made: Path | None, sentence: str) -> list[Path]:
    """The file in a list; an empty list and a sentence for the person when there is none."""
    if made is None:
        print(sentence)
    return [made] if made else []


def report(release: plan.Release, made: list[Path]) -> int:
    """Print sizes and needs; 1 if anything is over its limit."""
    assets = FOLDER / "_internal" / "assets"
    whole, art = size(FOLDER), size(assets) - sum(size(assets / name) for name in plan.NO_ART)
    print(
        f"{FOLDER.relative_to(plan.ROOT)}: {megabytes(whole)} unpacked, {megabytes(whole - art)} of it besides the art"
    )
    for path in made:
        print(f"{path.relative_to(plan.ROOT)}: {megabytes(path.stat().st_size)}")
    found = [
        *size_complaints(whole - art, made),
        *unnamed(),
        *pure(),
        *(glibc_complaints() if release.system == "linux" else []),
    ]
    for complaint in found:
        print(f"NOT AS PROMISED: {complaint}", file=sys.stderr)
    return int(bool(found))


def size_complaints(besides_art: int, made: list[Path]) -> list[str]:
    """What is larger than promised."""
    found = []
    if besides_art > plan.MOST_BESIDES_ART:
        found.append(f"besides the art, the folder has {megabytes(besides_art)} unpacked")
    found += [f"{path.name} is too large" for path in made if path.stat().st_size > plan.MOST_PER_ARCHIVE]
    both = sum(path.stat().st_size for path in made if path.suffix in (".xz", ".deb"))
    if both > plan.MOST_ALL_ARCHIVES:
        found.append(f"the archives together have {megabytes(both)}")
    return found


def unnamed() -> list[str]:
    """Libraries without a notice."""
    return [f"{name} has no notice in packing/libraries.toml" for name in notices.unnamed_libraries(FOLDER)]


def pure() -> list[str]:
    """Whether the machine code is missing."""
    found = (WORK / plan.MACHINE_CODE).is_dir()
    return [] if found else ["it has no machine code, so computer players think more than twice as long"]


def glibc_complaints() -> list[str]:
    """Prints the oldest glibc that will do; a complaint if the README promises an older one."""
    needed, who = linux.needed_glibc(FOLDER)
    print(f"needs glibc {needed} or newer (because of {who})")
    if tuple(map(int, needed.split("."))) <= tuple(map(int, plan.OLDEST_GLIBC.split("."))):
        return []
    return [f"it needs glibc {needed}, but promised is {plan.OLDEST_GLIBC}: build on an older system to give it away"]


def size(folder: Path) -> int:
    """Bytes of all files in it."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def megabytes(count: int) -> str:
    """As people read it; a megabyte has a million bytes."""
    return f"{count / 1e6:.1f} MB"


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options; --help ends the process."""
    parser = argparse.ArgumentParser(prog="build_scripts/package.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--one-file", action="store_true", help="build the single self-unpacking executable, too")
    parser.add_argument("--folder-only", action="store_true", help="build dist/crown-and-coin/ and no archives")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    chosen = parse(sys.argv[1:])
    enter(__file__, "package", folder=ENVIRONMENT)
    sys.exit(main(chosen))
