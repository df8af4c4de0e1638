"""Making, storing and judging: the levels every file is brought to, and the bounds it must keep."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import sound.effects_moments  # noqa: F401  enters its effects
from sound import effects_citadels, effects_citta, effects_rattus, music_citadels, music_citta, music_rattus, vorbis
from sound.ambience import AMBIENCES
from sound.effects import EFFECTS
from sound.kit import RATE, Samples
from sound.measure import Measured, loudest, lufs, measured
from sound.music import PIECES

EFFECT_QUALITY, MUSIC_QUALITY, PLAIN_QUALITY = 0.2, 0.1, 0.0  # the last of loops that are many
MUSIC_LUFS, AMBIENCE_LUFS = -24.0, -34.0
# Effects and pieces that only one game has; all others are shared.
OF = dict.fromkeys(("robbed", "theft", "tax", "seize", "kill", "bewitch", "warrant", "threat", "call"), "citadels")
OF |= {name: "citadels" for name, one in EFFECTS.items() if one.make.__module__ == effects_citadels.__name__}
OF |= {name: "citadels" for name, make in PIECES.items() if make.__module__ == music_citadels.__name__}
OF |= {name: game for name, (game, _make) in AMBIENCES.items()}
OWN = {"rattus_cartus": (effects_rattus, music_rattus), "la_citta": (effects_citta, music_citta)}
for game, (effects, music) in OWN.items():
    OF |= {name: game for name, one in EFFECTS.items() if one.make.__module__ == effects.__name__}
    OF |= {name: game for name, make in PIECES.items() if make.__module__ == music.__name__}
CALLED = {"citta_bell": "bell"}  # the file of an effect, where two games have one of that name
HIGHEST_PEAK = -3.0  # dBFS, after decoding
LOUDNESS_OFF = 1.5  # LU
SHORTEST_PIECE = 60.0  # seconds
MUSIC_CENTROID, AMBIENCE_CENTROID = (150.0, 1400.0), (100.0, 1600.0)  # Hz
ROUGHEST_SEAM = 1.0
MOST_BYTES = 5_600_000


def files(name: str, assets: Path) -> list[Path]:
    """The files of an effect, or the one of a piece."""
    home = assets / OF.get(name, "")
    if name in AMBIENCES:
        return [home / "ambience" / f"{name}.ogg"]
    if name in PIECES:
        return [home / "music" / f"{name}.ogg"]
    folder = home / "sounds"
    return [folder / f"{CALLED.get(name, name)}_{number}.ogg" for number in range(1, EFFECTS[name].variants + 1)]


def make(name: str, assets: Path) -> None:
    """Makes every file of a name, at its loudness."""
    if name in AMBIENCES:
        made = AMBIENCES[name][1]()
        vorbis.write(files(name, assets)[0], louder(made, AMBIENCE_LUFS - lufs(made)), PLAIN_QUALITY)
        return
    if name in PIECES:
        made = PIECES[name]()
        quality = PLAIN_QUALITY if PIECES[name].__module__ == music_citadels.__name__ else MUSIC_QUALITY
        vorbis.write(files(name, assets)[0], louder(made, MUSIC_LUFS - lufs(made)), quality)
        return
    effect = EFFECTS[name]
    for variant, path in enumerate(files(name, assets)):
        made = effect.make(variant)
        vorbis.write(path, louder(made, effect.loud - loudest(made)), EFFECT_QUALITY)


def louder(sound: Samples, decibels: float) -> Samples:
    """By so many decibels, but never above full scale less 4 dB: the codec needs some room."""
    made = sound * 10 ** (decibels / 20)
    return made * min(1.0, 10 ** (-4 / 20) / float(np.max(np.abs(made))))


def faults(name: str, found: Measured) -> list[str]:
    """What is outside its bounds."""
    said = []
    if found.peak > HIGHEST_PEAK:
        said.append(f"peak {found.peak:.1f} dBFS")
    if name in AMBIENCES:
        level, wanted, band = found.lufs, AMBIENCE_LUFS, AMBIENCE_CENTROID
        if found.seam > ROUGHEST_SEAM:
            said.append(f"a seam of {found.seam:.2f}")
    elif name in PIECES:
        level, wanted, band = found.lufs, MUSIC_LUFS, MUSIC_CENTROID
        if found.seconds < SHORTEST_PIECE:
            said.append(f"only {found.seconds:.1f} s")
        if found.seam > ROUGHEST_SEAM:
            said.append(f"a seam of {found.seam:.2f}")
    else:
        level, wanted, band = found.loudest, EFFECTS[name].loud, EFFECTS[name].centroid
    if abs(level - wanted) > LOUDNESS_OFF:
        said.append(f"{level:.1f} instead of {wanted:.0f} LUFS")
    if not band[0] <= found.centroid <= band[1]:
        said.append(f"centroid {found.centroid:.0f} Hz outside {band[0]:.0f} to {band[1]:.0f}")
    return said


def report(names: list[str], assets: Path) -> int:
    """Prints a table of the finished files; how many are outside their bounds."""
    print("| file | seconds | peak dBFS | LUFS | loudest 100 ms | centroid Hz | seam | bytes |")
    print("|---|---|---|---|---|---|---|---|")
    total, bad = 0, 0
    for name in names:
        for path in files(name, assets):
            found = measured(vorbis.read(path))
            size = path.stat().st_size
            said = faults(name, found)
            seam = f"{found.seam:.2f}" if name in PIECES or name in AMBIENCES else ""
            print(
                f"| {path.stem} | {found.seconds:.2f} | {found.peak:.1f} | {found.lufs:.1f} | {found.loudest:.1f} "
                f"| {found.centroid:.0f} | {seam} | {size} |" + "".join(f" **{fault}**" for fault in said)
            )
            total, bad = total + size, bad + bool(said)
    print(f"\n{total} bytes at {RATE} samples a second")
    if total > MOST_BYTES:
        print(f"**more than {MOST_BYTES} bytes**")
    return bad + (total > MOST_BYTES)
