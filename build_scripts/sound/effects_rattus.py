"""The sounds that only Rattus Cartus has: rats, discs on their tracks, blades and flutes, the bell and the candles."""

from __future__ import annotations

import numpy as np

from sound import kit
from sound.effects import effect, paper, pitch
from sound.instruments import hertz, psaltery, recorder
from sound.kit import Samples

TRACK = (64, 65, 67, 69, 71, 72, 74, 76)  # E phrygian, upwards: the pitch of each step


def squeak(v: int, seconds: float, bend: float) -> Samples:
    """A rat at 1.9 kHz: a thin whistle with its octave that bends by a factor, torn a little."""
    t = kit.clock(seconds)
    way = t / seconds
    tone = 1900 * pitch(v, 0.07) * (1 + (bend - 1) * way + 0.09 * np.sin(np.pi * way))
    phase = 2 * np.pi * np.cumsum(tone) / kit.RATE
    torn = 0.78 + 0.22 * np.sin(2 * np.pi * (74 + 6 * v) * t)
    made = np.sin(phase) + 0.32 * np.sin(2 * phase + 0.4) + 0.1 * np.sin(3 * phase)
    return made * torn * np.sin(np.pi * np.clip(way, 0, 1)) ** 0.6


@effect("rat_gained", 4, -27, (1700, 3000))
def rat(v: int) -> Samples:
    """A rat arrives: it squeaks upwards, and its claws touch the wood."""
    claws = [(0.075 + 0.02 * i, 0.16, kit.knock(900 + 90 * i, 0.03, 0.005, 400 + v + i, 0.05)) for i in range(2)]
    return kit.place([(0, 0.9, squeak(v, 0.08, 1.12)), *claws], 0.15)


@effect("rat_lost", 3, -28, (1100, 2600))
def rat_gone(v: int) -> Samples:
    """A rat leaves: the squeak falls, twice, the second farther away."""
    return kit.place([(0, 0.8, squeak(v, 0.11, 0.66)), (0.13, 0.34, squeak(v + 1, 0.09, 0.6))], 0.24)


@effect("disc", 3, -24, (250, 1800))
def disc(v: int) -> Samples:
    """A wooden disc is set down and settles."""
    first = kit.low_passed(kit.knock(330 * pitch(v, 0.05), 0.1, 0.02, 420 + v, 0.08), 2600)
    after = kit.low_passed(kit.knock(410 * pitch(v, 0.05), 0.06, 0.012, 424 + v, 0.05), 3000)
    return kit.place([(0, 1.0, first), (0.058, 0.32, after)], 0.14)


@effect("step", 8, -28, (500, 3000))
def track(v: int) -> Samples:
    """One step on the track: a small wooden tick, higher with each."""
    return kit.low_passed(kit.knock(hertz(TRACK[v % 8] + 12), 0.06, 0.013, 430 + v, 0.02), 5200)


@effect("sword", 2, -23, (1400, 5200))
def sword(v: int) -> Samples:
    """A blade leaves its sheath and rings."""
    drawn = kit.noise(0.26, 2400, 7600, 440 + v) * kit.hump(0.26, 0.15, 0.07)
    parts = [(2310.0, 0.6, 0.28), (3470.0, 0.45, 0.22), (5120.0, 0.25, 0.14), (1540.0, 0.3, 0.2)]
    height = (1.0, 1.07)[v]
    rung = kit.ring(0.62, [(h * height, level, fall) for h, level, fall in parts], 0.002, 442 + v)
    return kit.in_room(kit.place([(0, 0.42, drawn), (0.17, 0.6, kit.ended(rung, 0.1))], 0.78), 0.12)


@effect("flute", 1, -24, (500, 1800))
def flute(v: int) -> Samples:
    """Three notes of a minor scale, and something runs."""
    notes = [(0.0, 0.6, recorder(76, 0.16)), (0.17, 0.6, recorder(79, 0.16)), (0.34, 0.7, recorder(78, 0.36))]
    run = [(0.2 + 0.05 * i, 0.05, kit.knock(700 + 40 * (i % 3), 0.03, 0.005, 450 + i, 0.05)) for i in range(9)]
    return kit.in_room(kit.ended(kit.place([*notes, *run], 0.86), 0.12), 0.16)


@effect("pass", 1, -25, (500, 3800))
def wax(v: int) -> Samples:
    """A letter's seal cracks, and the paper opens."""
    crack = kit.noise(0.05, 1200, 5200, 460) * kit.decay(0.05, 0.006, 0.0003)
    again = kit.noise(0.04, 900, 4200, 461) * kit.decay(0.04, 0.005, 0.0003)
    thud = kit.low_passed(kit.knock(260, 0.1, 0.018, 462, 0.1), 1800)
    fold = paper(0.2, 0.07, 0.04, 463, 0.8)
    return kit.place([(0, 0.9, crack), (0.004, 0.8, thud), (0.05, 0.6, again), (0.1, 0.4, fold)], 0.34)


@effect("premium", 1, -23, (400, 2200))
def premium(v: int) -> Samples:
    """Two small bells, E and B: a crown is set down."""
    both = [(0.0, 0.7, kit.bell(659.26, 0.8, 465)), (0.08, 0.6, kit.bell(987.77, 0.75, 466))]
    return kit.in_room(kit.place(both, 0.85), 0.15)


def sung(pitches: tuple[int, ...], seconds: float, seed: int) -> Samples:
    """Voices on "oo": soft partials under two formants, each voice with its own slow waver."""
    t = kit.clock(seconds)
    chosen = kit.dice(seed)
    made = np.zeros(len(t))
    for tone in pitches:
        for _voice in range(3):
            base = hertz(tone) * (1 + chosen.uniform(-0.003, 0.003))
            wave = 1 + 0.004 * np.sin(2 * np.pi * chosen.uniform(4.6, 5.6) * t + chosen.uniform(0, 6.28))
            phase = 2 * np.pi * np.cumsum(base * wave) / kit.RATE
            for n in range(1, 9):
                height = base * n
                level = np.exp(-(((height - 380) / 260) ** 2)) + 0.35 * np.exp(-(((height - 850) / 240) ** 2))
                made += (level + 0.02) / n**0.4 * np.sin(n * phase + chosen.uniform(0, 6.28))
    way = t / seconds
    return made * np.sin(np.pi * np.clip(way, 0, 1)) ** 0.8


@effect("nun_look", 2, -27, (300, 1100))
def choir(v: int) -> Samples:
    """A nun is looked at: a soft vowel, far off."""
    return kit.in_room(kit.ended(sung(((64, 71), (65, 72))[v], 0.5, 470 + v), 0.1), 0.4, 0.6)


@effect("bell", 5, -20, (80, 700))
def toll(v: int) -> Samples:
    """The plague bell, low, with its long tail; each stroke a semitone below the one before."""
    strike = kit.low_passed(kit.knock(140 * 2 ** (-v / 12), 0.12, 0.03, 480, 0.15), 1200)
    tail = kit.low_passed(kit.ended(kit.bell(220.0 * 2 ** (-v / 12), 2.9, 481, 0.82), 0.9), 1900)
    return kit.in_room(kit.place([(0, 0.3, strike), (0, 1.0, tail)], 2.9), 0.3, 0.9)


@effect("door", 3, -26, (180, 1500))
def door(v: int) -> Samples:
    """The leaves of a gate creak open, and a bolt falls."""
    t = kit.clock(0.34)
    way = t / 0.34
    tone = (210 + 24 * v) * (1 + 0.5 * way + 0.06 * np.sin(2 * np.pi * 17 * t))
    torn = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (38 + 5 * v) * t * (1 - 0.4 * way)))
    creak = np.sin(2 * np.pi * np.cumsum(tone) / kit.RATE) * torn * np.sin(np.pi * np.clip(way, 0, 1)) ** 0.7
    bolt = kit.low_passed(kit.knock(230 * pitch(v, 0.05), 0.14, 0.02, 484 + v, 0.1), 1600)
    return kit.in_room(kit.place([(0, 0.8, bolt), (0.04, 0.34, kit.low_passed(creak, 1500))], 0.45), 0.12)


@effect("candle", 2, -27, (350, 1900))
def breath(v: int) -> Samples:
    """A candle is blown out."""
    wind = kit.noise(0.62, 300, 1700, 490 + v) * kit.hump(0.62, 0.2, (0.11, 0.13)[v])
    hiss = kit.noise(0.4, 1500, 4200, 494 + v) * kit.decay(0.4, 0.09, 0.02)
    return kit.place([(0, 1.0, wind), (0.24, 0.12, hiss)], 0.66)


@effect("inherit", 1, -20, (300, 2200))
def inherit(v: int) -> Samples:
    """A fanfare of two bells over a struck chord."""
    bells = [(0.0, 0.6, kit.bell(329.63, 1.7, 500)), (0.42, 0.6, kit.bell(493.88, 1.6, 501)),
             (0.84, 0.5, kit.bell(659.26, 1.5, 502))]  # fmt: skip
    chord = [(0.84 + 0.02 * i, 0.3, psaltery(tone, 1.5)) for i, tone in enumerate((52, 59, 64, 68, 71))]
    return kit.in_room(kit.ended(kit.place([*bells, *chord], 2.5), 0.6), 0.25, 0.6)
