"""The players: lute, psaltery, recorder, hurdy-gurdy drone, frame drum and tambour. Pitches are MIDI numbers."""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy import signal

from sound import kit
from sound.kit import RATE, Samples


def hertz(pitch: float) -> float:
    """69 is A at 440 Hz."""
    return float(440.0 * 2 ** ((pitch - 69) / 12))


@cache
def lute(pitch: int, seconds: float = 2.4, soft: float = 0.5, seed: int = 0) -> Samples:
    """A plucked gut string (Karplus and Strong): noise that runs round a line as long as the period, and loses its
    edge on every turn. `soft` 0 is the nail near the bridge, 1 the flesh of the thumb. The body answers below."""
    frequency = hertz(pitch)
    period = RATE / frequency - 0.5  # the mean of two samples delays by half a one
    whole = int(period)
    part = period - whole
    length = kit.count(seconds)
    pluck = kit.dice(1000 + pitch * 17 + seed).uniform(-1, 1, whole + 1)
    pluck = kit.low_passed(pluck, 6500 - 4800 * soft)
    pluck -= np.mean(pluck)
    comb = max(1, round((whole + 1) * (0.13 + 0.15 * soft)))  # where the finger plucks
    pluck = pluck - np.roll(pluck, comb)
    source = np.zeros(length)
    source[: len(pluck)] = pluck / np.max(np.abs(pluck))
    keep = 0.5 ** (1.0 / (frequency * (0.34 + 60.0 / frequency)))  # lower strings ring longer
    around = keep * np.array([0.5 * (1 - part), 0.5, 0.5 * part])
    line = np.zeros(whole + 3)
    line[0] = 1
    line[whole : whole + 3] -= around
    made = signal.lfilter([1.0], line, source)
    body = signal.sosfilt(signal.butter(1, (95, 420), "bandpass", fs=RATE, output="sos"), made)
    made = kit.high_passed(made + 0.7 * body, 70, 1)
    made *= kit.decay(seconds, 1e9, 0.0015)
    fade = kit.count(0.25)
    made[length - fade :] *= np.linspace(1, 0, fade) ** 2
    return made / (4.5 * np.sqrt(np.mean(made[: kit.count(0.25)] ** 2)))  # as strong on every string


@cache
def psaltery(pitch: int, seconds: float = 2.0, seed: int = 0) -> Samples:
    """Thin metal strings struck in pairs: brighter than the lute, slightly stiff, the pair a hair apart."""
    base = hertz(pitch)
    partials = [
        (base * n * np.sqrt(1 + 0.0004 * n * n) * (1 + 0.0006 * twin), 0.5 / n**1.25, 0.85 / n**0.75)
        for n in range(1, 10)
        for twin in (-1, 1)
        if base * n < 9000
    ]
    struck = kit.noise(seconds, 1800, 6000, 50 + seed) * kit.decay(seconds, 0.004, 0.0005)
    made = kit.ended(kit.ring(seconds, partials, 0.0012, pitch + seed) + 0.12 * struck, 0.3)
    return made / np.max(np.abs(made))


@cache
def recorder(pitch: int, seconds: float, seed: int = 0) -> Samples:
    """A soft wooden flute: odd partials before even ones, a breath of wind, a chiff, vibrato only on long notes."""
    t = kit.clock(seconds + 0.09)
    base = hertz(pitch)
    late = np.clip((t - 0.28) / 0.5, 0, 1)
    wander = kit.dice(pitch * 31 + seed).uniform(-0.0012, 0.0012)
    bend = 1 + wander + 0.0035 * late * np.sin(2 * np.pi * 4.7 * t) - 0.012 * np.exp(-t / 0.02)
    phase = 2 * np.pi * np.cumsum(base * bend) / RATE
    made = sum(level * np.sin(n * phase) for n, level in ((1, 1.0), (2, 0.11), (3, 0.2), (4, 0.035), (5, 0.05)))
    wind = kit.noise(len(t) / RATE, base * 1.5, base * 4, seed + pitch)[: len(t)]
    chiff = kit.noise(len(t) / RATE, base * 2, base * 5, seed + pitch + 9)[: len(t)] * np.exp(-t / 0.022)
    shape = np.minimum(1, t / 0.045) * np.clip((seconds + 0.09 - t) / 0.09, 0, 1)
    swell = 0.86 + 0.14 * np.sin(np.pi * np.clip(t / seconds, 0, 1))
    return (made + 0.018 * wind + 0.05 * chiff) * shape * swell / 1.3


def drone(pitches: tuple[int, ...], length: int, *, breath: int, seed: int = 3) -> Samples:
    """A hurdy-gurdy's drone strings for a loop of so many samples. Every partial and the wheel's slow swell (`breath`
    times in the loop) make whole turns in it, so its end meets its beginning exactly."""
    seconds = length / RATE
    t = np.arange(length) / RATE
    made = np.zeros(length)
    phases = kit.dice(seed)
    for pitch in pitches:
        for n in range(1, 13):
            turns = round(hertz(pitch) * n * (1 + phases.uniform(-0.0004, 0.0004)) * seconds)
            if turns / seconds > 3200:
                continue
            waver = 1 + 0.22 * np.sin(2 * np.pi * (breath * (1 + n % 3)) * t / seconds + phases.uniform(0, 6.28))
            made += waver / n**1.35 * np.sin(2 * np.pi * turns / seconds * t + phases.uniform(0, 6.28))
    swell = 0.8 + 0.2 * np.sin(2 * np.pi * breath * t / seconds - np.pi / 2)
    made *= swell
    return made / np.max(np.abs(made))


@cache
def frame_drum(stroke: str, seed: int = 0) -> Samples:
    """ "dum" in the middle of the skin, "tak" at the rim, "brush" a finger over the skin."""
    if stroke == "dum":
        return kit.low_passed(kit.knock(74, 0.6, 0.16, 40 + seed, 0.35), 900)
    if stroke == "tak":
        return kit.low_passed(kit.knock(310, 0.16, 0.03, 60 + seed, 0.1), 3600)
    return kit.noise(0.2, 900, 3400, 80 + seed) * kit.hump(0.2, 0.06, 0.035) * 0.35


@cache
def jingles(seed: int = 0) -> Samples:
    """The small discs of a tambour, touched once."""
    chosen = kit.dice(90 + seed)
    partials = [(chosen.uniform(3600, 7800), 0.12, chosen.uniform(0.02, 0.06)) for _ in range(12)]
    return kit.ring(0.22, partials, 0.002, seed)
