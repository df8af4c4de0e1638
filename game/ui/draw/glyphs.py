"""Which characters a font file can draw, read from its own table of characters. No pygame here."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

from game.paths import assets_dir, locale_dirs

FONT_FILES = (".otf", ".ttf")
WINDOWS = ((3, 1), (3, 10))  # platform and encoding of the tables for Unicode that Windows reads
# Never drawn, or drawn as a space by the library whatever the font has.
BLANK = frozenset("\n\u00a0\u00ad\u202f\u2060\ufeff") | frozenset(map(chr, range(0x2000, 0x200C)))


@cache
def characters(path: Path) -> frozenset[str]:
    """The characters of a font file; empty for a file that cannot be read."""
    try:
        data = path.read_bytes()
        table = _table(data, b"cmap")
        return frozenset(chr(code) for start in _subtables(table) for code in _codes(table, start))
    except (OSError, struct.error, IndexError, ValueError):
        return frozenset()


def brought_by_languages() -> list[Path]:
    """The font files that languages bring along in their folders, for characters our own typefaces lack."""
    folders = [folder for root in locale_dirs() for folder in sorted(root.glob("*")) if folder.is_dir()]
    return [file for folder in folders for file in sorted(folder.iterdir()) if file.suffix.lower() in FONT_FILES]


def undrawable(text: str) -> str:
    """The characters of a text that none of our own font files, nor one that a language brings, can draw."""
    own = [file for file in sorted((assets_dir() / "fonts").iterdir()) if file.suffix.lower() in FONT_FILES]
    known = BLANK.union(*map(characters, [*own, *brought_by_languages()]))
    return "".join(sorted(set(text) - known))


def _table(data: bytes, wanted: bytes) -> bytes:
    (count,) = struct.unpack_from(">H", data, 4)
    for entry in range(count):
        tag, _sum, offset, length = struct.unpack_from(">4sIII", data, 12 + 16 * entry)
        if tag == wanted:
            return data[offset : offset + length]
    raise ValueError(f"no table {wanted!r}")


def _subtables(table: bytes) -> list[int]:
    """Where the tables for Unicode begin."""
    (count,) = struct.unpack_from(">H", table, 2)
    entries = [struct.unpack_from(">HHI", table, 4 + 8 * number) for number in range(count)]
    return [offset for platform, encoding, offset in entries if platform == 0 or (platform, encoding) in WINDOWS]


def _codes(table: bytes, start: int) -> list[int]:
    """The characters of one table; formats 4 and 12 are what fonts of today have."""
    (kind,) = struct.unpack_from(">H", table, start)
    if kind == 12:
        (groups,) = struct.unpack_from(">I", table, start + 12)
        spans = [struct.unpack_from(">II", table, start + 16 + 12 * number) for number in range(groups)]
        return [code for first, last in spans for code in range(first, last + 1)]
    if kind != 4:
        return []
    (double,) = struct.unpack_from(">H", table, start + 6)
    ends = struct.unpack_from(f">{double // 2}H", table, start + 14)
    starts = struct.unpack_from(f">{double // 2}H", table, start + 16 + double)
    return [code for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1) if code < 0xFFFF]
