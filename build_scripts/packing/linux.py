"""Packages for Linux: what a desktop wants to know, the .deb, the AppImage, and the oldest system that will do."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from packing.archives import tar, tree, xz
from packing.plan import BUNDLE_ID, NAME, NOTICES, ROOT, Release

HERE = Path(__file__).resolve().parent
ICONS = f"../../../../../../opt/{NAME}/_internal/assets/ui"  # seen from usr/share/icons/hicolor/SIZE/apps
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
Entries = list[tuple[str, Path | bytes | str]]

# What pygame-ce's SDL opens when it is there; the game needs a window from X11 or Wayland.
DEPENDS = "libc6 (>= {glibc}), libgcc-s1, libstdc++6"
RECOMMENDS = "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxfixes3, libxss1, libxkbcommon0"
SUGGESTS = "libwayland-client0, libdecor-0-0, libpulse0 | libasound2 | libasound2t64"
DESCRIPTION = """\
Citadels, Rattus Cartus and La Città, against bots or with friends
 Whole games in a window, in English and German: Citadels, by Bruno Faidutti, for
 2 to 8 players, Rattus Cartus, by Åse and Henrik Berg, and La Città, by Gerd
 Fenchel, both for 2 to 5; friends at one screen or computer players. With
 guided first games, puzzles, a deal of the day, replays and a history of what
 was played. An unofficial fan work; it never connects to the internet.
"""


def filled(name: str, release: Release, **more: str) -> str:
    """A file of packing/linux/ or packing/windows/ with its @WORDS@ filled in. Raises ValueError for one left over."""
    text = (HERE / name).read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(release.epoch))
    for word, value in {"VERSION": release.version, "DATE": date, "ID": BUNDLE_ID, **more}.items():
        text = text.replace(f"@{word}@", value)
    if left := re.search(r"@[A-Z]+@", text):
        raise ValueError(f"{name}: nothing known for {left[0]}")
    return text


def add_to_folder(folder: Path, release: Release) -> None:
    """What lies beside the executable for people who unpack the archive themselves."""
    (folder / "README.txt").write_text(filled("linux/README.txt", release), encoding="utf-8")
    (folder / f"{NAME}.desktop").write_text(filled("linux/crown-and-coin.desktop", release, EXEC=NAME), "utf-8")
    shutil.copyfile(ROOT / "assets" / "ui" / "icon_256.png", folder / f"{NAME}.png")
    script = folder / "add-to-menu.sh"
    script.write_text(filled("linux/add-to-menu.sh", release), encoding="utf-8")
    script.chmod(0o755)


def shared_files(release: Release) -> dict[str, Path | bytes | str]:
    """What desktops look for under usr/share: menu entry, description, and icons as links to those of the game."""
    desktop = filled("linux/crown-and-coin.desktop", release, EXEC=NAME)
    found: dict[str, Path | bytes | str] = {
        f"applications/{NAME}.desktop": desktop.encode(),
        f"metainfo/{BUNDLE_ID}.metainfo.xml": filled("linux/metainfo.xml", release).encode(),
    }
    for size in ICON_SIZES:
        found[f"icons/hicolor/{size}x{size}/apps/{NAME}.png"] = f"{ICONS}/icon_{size}.png"
    return found


def deb(folder: Path, target: Path, release: Release, glibc: str) -> Path:
    """Write a Debian package of the folder: /opt/crown-and-coin, a command and a menu entry."""
    shared = shared_files(release)
    shared[f"doc/{NAME}/copyright"] = folder / "_internal" / NOTICES
    entries = _with_folders([
        *((f"./usr/share/{name}", content) for name, content in shared.items()),
        (f"./usr/bin/{NAME}", f"../../opt/{NAME}/{NAME}"),
        *tree(folder, f"./opt/{NAME}")[1:],
    ])  # fmt: skip
    control = _control(entries, release, glibc)
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": xz(tar(control, release.epoch)),
        "data.tar.xz": xz(tar(entries, release.epoch)),
    }
    target.write_bytes(_ar(members, release.epoch))
    return target


def _with_folders(entries: Entries) -> Entries:
    """Sorted, each folder before what is in it."""
    folders = {parent.as_posix() for name, _ in entries for parent in Path(name).parents}
    made: dict[str, Path | bytes | str] = {f"./{one}" if one != "." else ".": HERE for one in folders}
    return sorted({**made, **dict(entries)}.items())


def _control(entries: Entries, release: Release, glibc: str) -> Entries:
    contents = [(name, content) for name, content in entries if isinstance(content, bytes)]
    contents += [
        (name, content.read_bytes())
        for name, content in entries
        if isinstance(content, Path) and content.is_file() and not content.is_symlink()
    ]
    sums = "".join(
        f"{hashlib.md5(data, usedforsecurity=False).hexdigest()}  {name[2:]}\n" for name, data in sorted(contents)
    )
    fields = {
        "Package": NAME,
        "Version": release.version,
        "Architecture": ARCHITECTURES.get(release.machine, release.machine),
        "Maintainer": "The Crown & Coin contributors <crown-and-coin@example.org>",
        "Installed-Size": str(-(-sum(len(data) for _, data in contents) // 1024)),
        "Depends": DEPENDS.format(glibc=glibc),
        "Recommends": RECOMMENDS,
        "Suggests": SUGGESTS,
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    text = "".join(f"{key}: {value.rstrip()}\n" for key, value in fields.items())
    return [(".", HERE), ("./control", text.encode()), ("./md5sums", sums.encode())]


def _ar(members: dict[str, bytes], epoch: int) -> bytes:
    """The archive format around a .deb."""
    out = b"!<arch>\n"
    for name, data in members.items():
        out += f"{name:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode() + data
        out += b"\n" * (len(data) % 2)
    return out


def app_image(folder: Path, target: Path, work: Path, release: Release) -> Path | None:
    """One file that runs without being unpacked; None where appimagetool is not installed."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    inside = work / f"{NAME}.AppDir"
    shutil.rmtree(inside, ignore_errors=True)
    shutil.copytree(folder, inside / "opt" / NAME, symlinks=True)
    for name, content in shared_files(release).items():
        path = inside / "usr" / "share" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, str):
            path.symlink_to(content)
        else:
            path.write_bytes(content.read_bytes() if isinstance(content, Path) else content)
    for name in (f"{NAME}.desktop", f"{NAME}.png"):
        shutil.copyfile(folder / name, inside / name)
    run = inside / "AppRun"
    run.write_text(f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/opt/{NAME}/{NAME}" "$@"\n', encoding="utf-8")
    run.chmod(0o755)
    runtime = ["--runtime-file", given] if (given := os.environ.get("APPIMAGE_RUNTIME")) else []
    variables = {**os.environ, "ARCH": {"arm64": "aarch64"}.get(release.machine, release.machine)}
    subprocess.run([tool, "--no-appstream", *runtime, str(inside), str(target)], env=variables, check=True)
    return target


def needed_glibc(folder: Path) -> tuple[str, str]:
    """The newest glibc that any program or library in the folder asks for, and which one does."""
    newest, who = (0, 0), ""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF":
            listed = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=True).stdout
            for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", listed):
                if (int(major), int(minor)) > newest:
                    newest, who = (int(major), int(minor)), path.relative_to(folder).as_posix()
    return f"{newest[0]}.{newest[1]}", who
