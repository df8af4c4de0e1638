"""Samples to OGG Vorbis and back, always the same bytes for the same samples."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import soundfile

from sound.kit import RATE, Samples

SERIAL = 1  # libsndfile dices one for every file
_REVERSED = bytes(int(f"{i:08b}"[::-1], 2) for i in range(256))


def write(path: Path, samples: Samples, quality: float) -> None:
    """Writes one voice (mono) at a Vorbis quality from 0 to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(path, "w", RATE, 1, subtype="VORBIS", format="OGG", compression_level=1 - quality) as file:
        for start in range(0, len(samples), RATE):  # libsndfile overflows its stack on long single writes
            file.write(samples[start : start + RATE])
    path.write_bytes(with_serial(path.read_bytes(), SERIAL))


def read(path: Path) -> Samples:
    """The samples as a player hears them. Raises RuntimeError for what is no sound."""
    samples, rate = soundfile.read(path, dtype="float64", always_2d=True)
    if rate != RATE:
        raise RuntimeError(f"{path} has {rate} samples a second")
    return samples.mean(axis=1)


def with_serial(data: bytes, serial: int) -> bytes:
    """The same stream under another serial number; every page has its checksum anew."""
    pages, at = [], 0
    while at < len(data):
        segments = data[at + 26]
        end = at + 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at:end])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(bytes(page)))
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def _checksum(page: bytes) -> int:
    """Ogg's CRC: the polynomial of zlib, but most significant bit first and without inversion at either end."""
    # zlib's register after `page` from an inverted start, which cancels its own inversion, on bytes turned round
    turned = zlib.crc32(page.translate(_REVERSED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{turned:032b}"[::-1], 2)
