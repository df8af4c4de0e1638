"""Archives that come out the same, byte for byte, whoever makes them and wherever."""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import platform
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path

WINDOW = 1 << 26  # bytes, as xz -9 has it; unpacking takes as much memory, packing ten times as much
PACK = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": WINDOW}
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")
FILTERS = [{"id": lzma.FILTER_X86}, PACK] if IS_X86 else [PACK]  # jumps in programs pack better when rewritten
FIRST_ZIP_YEAR = 1980


def settle(folder: Path, epoch: int) -> None:
    """Give everything in a folder the same time and plain rights, whatever the umask was."""
    for path in [*sorted(folder.rglob("*"), reverse=True), folder]:
        if path.is_symlink():
            continue
        path.chmod(0o755 if path.is_dir() or path.stat().st_mode & stat.S_IXUSR else 0o644)
        os.utime(path, (epoch, epoch))


def tar(entries: Iterable[tuple[str, Path | bytes | str]], epoch: int) -> bytes:
    """A tar of (name, content): a file or folder of the disk, bytes, or the text that a link points to."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, content in entries:
            info = tarfile.TarInfo(name)
            info.mtime = epoch
            _add(archive, info, content)
    return out.getvalue()


def _add(archive: tarfile.TarFile, info: tarfile.TarInfo, content: Path | bytes | str) -> None:
    if isinstance(content, str) or (isinstance(content, Path) and content.is_symlink()):
        info.type, info.mode = tarfile.SYMTYPE, 0o777
        info.linkname = content if isinstance(content, str) else str(content.readlink())
        archive.addfile(info)
    elif isinstance(content, Path) and content.is_dir():
        info.type, info.mode = tarfile.DIRTYPE, 0o755
        archive.addfile(info)
    else:
        data = content.read_bytes() if isinstance(content, Path) else content
        runs = isinstance(content, Path) and bool(content.stat().st_mode & stat.S_IXUSR)
        info.size, info.mode = len(data), 0o755 if runs else 0o644
        archive.addfile(info, io.BytesIO(data))


def tree(folder: Path, under: str) -> list[tuple[str, Path | bytes | str]]:
    """Entries for `tar`: the folder and all that is in it, in one order everywhere, named `under`."""
    inside = sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())
    return [(under, folder), *((f"{under}/{path.relative_to(folder).as_posix()}", path) for path in inside)]


def xz(data: bytes) -> bytes:
    """Packed as small as xz can."""
    return lzma.compress(data, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=FILTERS)


def tar_xz(folder: Path, target: Path, epoch: int) -> Path:
    """Write a tar.xz that holds that one folder under its own name."""
    target.write_bytes(xz(tar(tree(folder, folder.name), epoch)))
    return target


def zipped(folder: Path, target: Path, epoch: int) -> Path:
    """Write a zip that holds that one folder under its own name."""
    moment = time.gmtime(epoch)[:6]
    moment = moment if moment[0] >= FIRST_ZIP_YEAR else (FIRST_ZIP_YEAR, 1, 1, 0, 0, 0)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in tree(folder, folder.name):
            if isinstance(path, Path) and path.is_file():
                info = zipfile.ZipInfo(name, moment)
                info.compress_type = zipfile.ZIP_DEFLATED
                info.create_system = 3  # the rights below are those of Unix, whoever writes the archive
                info.external_attr = (0o100755 if path.stat().st_mode & stat.S_IXUSR else 0o100644) << 16
                archive.writestr(info, path.read_bytes(), compresslevel=9)
    return target


def sha256(path: Path) -> str:
    """The digest of a file, as sha256sum prints it."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def checksums(files: Iterable[Path], target: Path) -> Path:
    """Write digests and names as `sha256sum --check` reads them."""
    lines = [f"{sha256(path)}  {path.name}\n" for path in sorted(files)]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target
