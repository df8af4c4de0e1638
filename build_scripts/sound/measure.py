"""Numbers instead of ears: length, peak, loudness, middle of the spectrum, and the seam of a loop."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import signal

from sound.kit import RATE, Samples

# The two filters of ITU-R BS.1770 for 48 kHz, moved to our rate by their analogue parameters.
SHELF = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
CUT = (38.13547087602444, 0.5003270373238773)


@dataclass(frozen=True)
class Measured:
    """Seconds, peak in dBFS, loudness in LUFS (gated), the loudest 100 ms in LUFS, centroid in Hz, and `seam`."""

    seconds: float
    peak: float
    lufs: float
    loudest: float
    centroid: float
    seam: float


def measured(sound: Samples) -> Measured:
    peak = 20 * np.log10(max(1e-9, np.max(np.abs(sound))))
    return Measured(len(sound) / RATE, float(peak), lufs(sound), loudest(sound), centroid(sound), seam(sound))


def weighted(sound: Samples) -> Samples:
    """As loud as the head hears it (K-weighting)."""
    hertz, gain, q = SHELF
    k, high = np.tan(np.pi * hertz / RATE), 10 ** (gain / 20)
    band = high**0.4996667741545416
    base = 1 + k / q + k * k
    b = [(high + band * k / q + k * k) / base, 2 * (k * k - high) / base, (high - band * k / q + k * k) / base]
    a = [1, 2 * (k * k - 1) / base, (1 - k / q + k * k) / base]
    made = signal.lfilter(b, a, sound)
    hertz, q = CUT
    k = np.tan(np.pi * hertz / RATE)
    base = 1 + k / q + k * k
    return signal.lfilter([1, -2, 1], [1, 2 * (k * k - 1) / base, (1 - k / q + k * k) / base], made)


def _blocks(sound: Samples, seconds: float) -> Samples:
    """Mean power of blocks that overlap by three quarters; a shorter sound is one block with silence behind it."""
    power: Samples = weighted(sound) ** 2
    size = round(seconds * RATE)
    power = np.pad(power, (0, max(0, size - len(power))))
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - size + 1, max(1, size // 4))
    return (total[starts + size] - total[starts]) / size


def _level(power: float) -> float:
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def lufs(sound: Samples) -> float:
    """Integrated loudness with both gates of BS.1770."""
    power = _blocks(sound, 0.4)
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    if not len(power):
        return -70.0
    power = power[power > 0.1 * np.mean(power)]
    return _level(float(np.mean(power)))


def loudest(sound: Samples) -> float:
    """The loudest 100 ms, which is how loud a short sound seems."""
    return _level(float(np.max(_blocks(sound, 0.1))))


def centroid(sound: Samples) -> float:
    """The middle of the spectrum in Hz, weighted by magnitude below 12 kHz."""
    size = np.abs(np.fft.rfft(sound))
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    heard = hertz < 12_000
    return float(np.sum(hertz[heard] * size[heard] ** 2) / max(1e-12, np.sum(size[heard] ** 2)))


def seam(sound: Samples) -> float:
    """How the jump from the last sample to the first compares with the largest within the 50 ms around it: up to 1 it
    is no more than what the music does anyway."""
    edge = round(0.05 * RATE)
    around = np.concatenate([sound[-edge:], sound[:edge]])
    steps = np.abs(np.diff(around))
    inside: Samples = np.delete(steps, edge - 1)
    return float(steps[edge - 1] / max(1e-9, np.max(inside)))
