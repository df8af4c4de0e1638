"""Libraries for formats that the game never opens: songs of trackers, MIDI, MP3, FLAC, Opus, WavPack and TIFF.

pygame asks for them by name when it starts, so an empty library stands where each of them would be: it has the
functions that are asked for, and each of these answers 0. What only they need is left out, too. Linux alone; elsewhere,
and where there is no C compiler, a package keeps all that pygame brings.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from packing.plan import Entry

# Beginnings of file names. The game has pictures in WebP, PNG and JPEG, sounds in Ogg Vorbis, typefaces without Brotli.
UNOPENED = ("libfluidsynth", "libxmp", "libmpg123", "libFLAC", "libopusfile", "libwavpack", "libtiff", "libbrotlidec",
            "libsharpyuv")  # fmt: skip
ONLY_FOR_THEM = ("libsndfile", "libvorbisenc", "libopus-", "libopus.", "libbrotlicommon")
# A line of objdump begins with an address and flags; section, size, perhaps a version, and the name follow.
SYMBOL, AFTER_FLAGS = re.compile(r"[0-9a-f]{16} "), 24
SIZE_AND_NAME = 2
FLAGS = ("-shared", "-nostdlib", "-Os", "-s", "-w", "-fno-asynchronous-unwind-tables", "-Wl,--build-id=none",
         "-Wl,-z,noseparate-code", "-Wl,--hash-style=gnu")  # fmt: skip


def compiler() -> str:
    """The C compiler that can make empty libraries here; nothing if there is none, or if none are needed."""
    found = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return found if sys.platform == "linux" and shutil.which(found) and shutil.which("objdump") else ""


def without_unopened(entries: list[Entry], work: Path) -> list[Entry]:
    """The same list with empty libraries, made in the folder `work`, for those that the game never needs."""
    if not compiler():
        return entries
    work.mkdir(parents=True, exist_ok=True)
    left_out = (*UNOPENED, *ONLY_FOR_THEM)
    users = [Path(file) for name, file, _ in entries if not Path(name).name.startswith(left_out)]
    kept = []
    for name, file, kind in entries:
        base = Path(name).name
        if base.startswith(UNOPENED) and ".so" in base:
            kept.append((name, str(emptied(Path(file), users, work / base)), kind))
        elif not base.startswith(ONLY_FOR_THEM):
            kept.append((name, file, kind))
    return kept


def emptied(library: Path, users: Iterable[Path], target: Path) -> Path:
    """Writes a library of that name whose functions, those of them that `users` ask for, all answer 0."""
    wanted = {name for user in users if _is_program(user) for name, _ in functions(user, asked=True)}
    found = sorted(one for one in functions(library) if one[0] in wanted)
    source, script = target.with_suffix(".c"), target.with_suffix(".map")
    source.write_text("".join(f"long {name}(void) {{ return 0; }}\n" for name, _ in found), encoding="ascii")
    versions = sorted({version for _, version in found if version})
    blocks = [f"{one} {{ global: {' '.join(f'{name};' for name, of in found if of == one)} }};\n" for one in versions]
    script.write_text("".join(blocks), encoding="ascii")
    command = [compiler(), *FLAGS, f"-Wl,-soname,{library.name}", "-o", str(target), str(source)]
    subprocess.run([*command, *([f"-Wl,--version-script,{script}"] if versions else [])], check=True)
    return target


def functions(file: Path, *, asked: bool = False) -> set[tuple[str, str]]:
    """Name and version (mostly none) of what a library has, or of what is `asked` of others."""
    listed = subprocess.run(["objdump", "-T", str(file)], capture_output=True, text=True, check=True).stdout
    found = set()
    for line in filter(SYMBOL.match, listed.splitlines()):
        section, *more = line[AFTER_FLAGS:].split()
        if section != "*ABS*" and (section == "*UND*") == asked:  # the former are names of versions
            version = more[1].strip("()") if len(more) > SIZE_AND_NAME else ""
            found.add((more[-1], "" if version == "Base" else version))
    return found


def _is_program(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"
