"""What sounds are made of: noise in bands, partials that ring and die, plucked strings, envelopes, a small dry room.

A sound is a float array at RATE samples a second, around -1 to 1. Every dice is given by a seed, so the same source
makes the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from scipy import signal

RATE = 44_100
Samples: TypeAlias = Any  # an array of numpy, which the checks do without


def count(seconds: float) -> int:
    """How many samples that long is."""
    return round(seconds * RATE)


def clock(seconds: float) -> Samples:
    """The time of every sample, in seconds."""
    return np.arange(count(seconds)) / RATE


def dice(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two frequencies in Hz, at a root mean square of 1."""
    white = dice(seed).standard_normal(count(seconds) + 2048)
    bounds = (max(20.0, low), min(RATE / 2 - 500, high))
    made = signal.sosfilt(signal.butter(2, bounds, "bandpass", fs=RATE, output="sos"), white)[2048:]
    return made / np.sqrt(np.mean(made**2))


def low_passed(sound: Samples, hertz: float, order: int = 2) -> Samples:
    return signal.sosfilt(signal.butter(order, hertz, "lowpass", fs=RATE, output="sos"), sound)


def high_passed(sound: Samples, hertz: float, order: int = 2) -> Samples:
    return signal.sosfilt(signal.butter(order, hertz, "highpass", fs=RATE, output="sos"), sound)


def decay(seconds: float, fall: float, rise: float = 0.002) -> Samples:
    """Rises at once, then falls to a third every `fall` seconds, and ends in silence."""
    t = clock(seconds)
    shape = np.minimum(1, t / rise) * np.exp(-t / fall)
    tail = min(len(t), count(0.012))
    shape[len(t) - tail :] *= np.linspace(1, 0, tail)
    return shape


def hump(seconds: float, middle: float, wide: float) -> Samples:
    """A soft swell around a moment, both in seconds; zero at both ends."""
    t = clock(seconds)
    edge = np.minimum(1, np.minimum(t, seconds - t) / 0.004).clip(0)
    return np.exp(-(((t - middle) / wide) ** 2)) * edge


def ring(seconds: float, partials: Sequence[tuple[float, float, float]], rise: float = 0.001, seed: int = 1) -> Samples:
    """Partials that die away, each as (Hz, level, fall in seconds)."""
    t = clock(seconds)
    phases = dice(seed).uniform(0, 2 * np.pi, len(partials))
    made = np.zeros(len(t))
    for (hertz, level, fall), phase in zip(partials, phases, strict=True):
        made += level * np.exp(-t / fall) * np.sin(2 * np.pi * hertz * t + phase)
    return made * decay(seconds, 1e9, rise)


def knock(hertz: float, seconds: float, fall: float, seed: int, drop: float = 0.25) -> Samples:
    """Something wooden or heavy is struck: a tone that sinks a little, its two inharmonic fellows, and the blow."""
    t = clock(seconds)
    made = np.zeros(len(t))
    for ratio, level, length in ((1.0, 1.0, 1.0), (2.31, 0.35, 0.5), (3.87, 0.16, 0.3)):
        sinking = hertz * ratio * (1 + drop * np.exp(-t / (fall * 0.4)))
        made += level * np.exp(-t / (fall * length)) * np.sin(2 * np.pi * np.cumsum(sinking) / RATE)
    blow = noise(seconds, hertz * 2, hertz * 12, seed) * decay(seconds, fall * 0.18, 0.0005)
    return (made + 0.3 * blow) * decay(seconds, 1e9, 0.0008)


def bell(hertz: float, seconds: float, seed: int = 1, bright: float = 1.0) -> Samples:
    """A small bell: hum, prime, tierce, quint and nominal as founders name them, and a few above."""
    parts = [
        (hertz * ratio * (1 + 0.0008 * twin), level * bright**index / 2, seconds * length)
        for index, (ratio, level, length) in enumerate(
            ((0.5, 0.30, 0.40), (1.0, 1.0, 0.33), (1.19, 0.22, 0.22), (1.5, 0.24, 0.2), (2.0, 0.55, 0.18),
             (2.66, 0.2, 0.1), (3.01, 0.22, 0.08), (4.1, 0.14, 0.05), (5.43, 0.08, 0.03))
        )
        for twin in (-1, 1)
    ]  # fmt: skip
    return ring(seconds, parts, 0.0012, seed)


def place(parts: Sequence[tuple[float, float, Samples]], seconds: float) -> Samples:
    """Lays sounds over each other, each as (moment in seconds, level, sound); what is later than the end is cut."""
    made = np.zeros(count(seconds))
    for moment, level, sound in parts:
        start = count(moment)
        room = min(len(sound), len(made) - start)
        if room > 0:
            made[start : start + room] += level * sound[:room]
    return ended(made)


def ended(sound: Samples, fade: float = 0.01) -> Samples:
    """Ends without a click."""
    tail = min(len(sound), count(fade))
    made = np.array(sound)
    made[len(made) - tail :] *= np.linspace(1, 0, tail) ** 2
    return made


def faster(sound: Samples, factor: float) -> Samples:
    """Higher and shorter by that factor: how one recording becomes several."""
    old = np.arange(len(sound))
    return np.interp(np.arange(0, len(sound) - 1, factor), old, sound)


@cache
def _room(seconds: float, seed: int) -> Samples:
    """The answer of a small panelled room: a few early walls, then a short dark tail."""
    t = clock(seconds)
    tail = low_passed(dice(seed).standard_normal(len(t)), 3200, 1) * np.exp(-t / (seconds / 5))
    walls = np.zeros(len(t))
    for delay, level in ((0.0071, 0.5), (0.0113, -0.4), (0.0178, 0.33), (0.0262, -0.24)):
        walls[count(delay)] = level
    return walls + 0.5 * tail / np.sqrt(np.sum(tail**2))


def in_room(sound: Samples, share: float = 0.12, seconds: float = 0.35, *, circular: bool = False) -> Samples:
    """Puts a sound into the room; of a loop, the tail goes round to its beginning."""
    answer = _room(seconds, 7)
    wet = np.convolve(sound, answer)[: len(sound)] if len(sound) < 4000 else None
    if circular:
        wet = np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(answer, len(sound)), len(sound))
    elif wet is None:
        wet = signal.fftconvolve(sound, answer)[: len(sound)]
    return sound + share * wet
