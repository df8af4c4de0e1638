"""What is heard of moments: the motif of every rank, and the small joys of learning and collecting."""

from __future__ import annotations

from sound import kit
from sound.effects import effect
from sound.instruments import frame_drum, lute, psaltery, recorder
from sound.kit import Samples

# Three notes for each rank from 1 to 9: instrument, pitches, when each begins (seconds).
MOTIFS = (
    ("lute", (50, 51, 45), (0.0, 0.2, 0.42)),
    ("lute", (62, 69, 65), (0.0, 0.11, 0.22)),
    ("psaltery", (74, 81, 86), (0.0, 0.1, 0.24)),
    ("recorder", (69, 74, 81), (0.0, 0.2, 0.34)),
    ("psaltery", (69, 67, 69), (0.0, 0.22, 0.44)),
    ("lute", (62, 66, 69), (0.0, 0.14, 0.28)),
    ("lute", (57, 62, 69), (0.0, 0.1, 0.2)),
    ("drum", (38, 38, 45), (0.0, 0.12, 0.36)),
    ("recorder", (74, 72, 74), (0.0, 0.16, 0.3)),
)


def _note(instrument: str, pitch: int, seed: int) -> Samples:
    if instrument == "psaltery":
        return psaltery(pitch, 0.6, seed)
    if instrument == "recorder":
        return 0.8 * recorder(pitch, 0.3, seed)
    if instrument == "drum":
        return 0.7 * frame_drum("dum", seed) + 0.4 * kit.ended(lute(pitch, 0.6, 0.8, seed), 0.2)
    return kit.ended(lute(pitch, 0.7, 0.4, seed), 0.2)


@effect("call", 9, -26, (60, 2600))
def call(v: int) -> Samples:
    """Three notes on one instrument, by which a rank is known."""
    instrument, pitches, moments = MOTIFS[v % 9]
    notes = [(at, 0.8 + 0.1 * number, _note(instrument, pitch, number))
             for number, (at, pitch) in enumerate(zip(moments, pitches, strict=True))]  # fmt: skip
    return kit.in_room(kit.place(notes, 0.95), 0.2, 0.5)


def _rising(pitches: tuple[int, ...], gap: float, seconds: float, *, bells: bool = False) -> Samples:
    notes = []
    for number, pitch in enumerate(pitches):
        struck = (
            kit.bell(440.0 * 2 ** ((pitch - 69) / 12), 1.0, number) * 0.6 if bells else psaltery(pitch, 1.0, number)
        )
        notes += [(gap * number, 0.9, struck), (gap * number, 0.5, kit.ended(lute(pitch - 12, 0.9, 0.6, number), 0.2))]
    return kit.in_room(kit.place(notes, seconds), 0.25, 0.6)


@effect("lesson_done", 1, -25, (300, 2400))
def lesson_done(v: int) -> Samples:
    """A page is turned and the last chord comes home."""
    return _rising((62, 69, 74), 0.16, 1.2)


@effect("solved", 1, -24, (300, 2600))
def solved(v: int) -> Samples:
    """It fits: four quick steps up."""
    return _rising((69, 71, 74, 81), 0.11, 1.3)


@effect("achieved", 1, -24, (300, 3200))
def achieved(v: int) -> Samples:
    """A medal is laid down: two small bells above a chord."""
    return _rising((74, 81), 0.22, 1.5, bells=True)


@effect("deal_of_day", 1, -25, (200, 2400))
def deal_of_day(v: int) -> Samples:
    """The same cards for everybody: an open fifth, and its octave."""
    return _rising((50, 57, 62), 0.2, 1.3)
