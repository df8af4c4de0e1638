"""The sounds of the staged moments of Citadels: cut cloth, crossing hands, fire, a brush, a city complete, the end."""

from __future__ import annotations

import numpy as np

from sound import kit
from sound.effects import effect, paper, pitch
from sound.instruments import frame_drum, lute, psaltery, recorder
from sound.kit import Samples


@effect("struck", 1, -20, (200, 3200))
def struck(v: int) -> Samples:
    """A blade, cloth that tears from end to end, and a low string."""
    blade = kit.ring(0.26, [(2780.0, 0.5, 0.05), (4150.0, 0.3, 0.035), (1870.0, 0.3, 0.07)], 0.001, 700)
    chosen = kit.dice(701)
    tear = []
    for i in range(38):
        thread = kit.noise(0.03, 900 + 25 * i, 5200, 702 + i) * kit.decay(0.03, 0.006, 0.001)
        tear.append((0.14 + 0.011 * i, float(chosen.uniform(0.3, 1.0)) * (1 - i / 60), thread))
    low = kit.low_passed(lute(38, 1.1, 0.9), 900)
    return kit.in_room(kit.ended(kit.place([(0, 0.5, blade), *tear, (0.5, 1.2, low)], 1.5), 0.3), 0.14)


@effect("swap", 1, -24, (600, 5000))
def swap(v: int) -> Samples:
    """Two fans of cards cross: one sweep up, one down, and glass where they meet."""
    up = [(0.028 * i, 0.35 + 0.06 * i, paper(0.06, 0.022, 0.01, 740 + i, pitch(i))) for i in range(9)]
    down = [(0.46 + 0.03 * i, 0.85 - 0.06 * i, paper(0.06, 0.022, 0.01, 752 + i, pitch(8 - i))) for i in range(9)]
    glass = kit.ring(0.6, [(1174.7, 0.5, 0.16), (1760.0, 0.35, 0.13), (2637.0, 0.15, 0.09)], 0.02, 760)
    return kit.in_room(kit.place([*up, (0.3, 0.35, glass), *down], 0.95), 0.14)


@effect("fire", 1, -24, (150, 2600))
def fire(v: int) -> Samples:
    """Flames catch: a breath that grows, and wood that cracks."""
    chosen = kit.dice(770)
    breath = kit.noise(0.9, 90, 900, 771) * kit.hump(0.9, 0.45, 0.28)
    parts = [(0.0, 0.55, breath)]
    for i in range(20):
        crack = kit.noise(0.03, 1200, 6000, 772 + i) * kit.decay(0.03, float(chosen.uniform(0.002, 0.007)), 0.0004)
        parts.append((0.05 + 0.8 * float(chosen.uniform()), float(chosen.uniform(0.1, 0.6)), crack))
    parts += [(0.22, 0.4, kit.knock(190, 0.1, 0.02, 795, 0.2)), (0.58, 0.3, kit.knock(260, 0.08, 0.016, 796, 0.2))]
    return kit.in_room(kit.place(parts, 0.95), 0.1)


@effect("brush", 1, -27, (900, 5200))
def brush(v: int) -> Samples:
    """Three strokes of a wet brush, and one small string."""
    strokes = [(0.17 * i, 0.8 - 0.15 * i, kit.noise(0.15, 1500 - 200 * i, 6200, 800 + i) * kit.hump(0.15, 0.06, 0.04))
               for i in range(3)]  # fmt: skip
    return kit.in_room(kit.place([*strokes, (0.42, 0.3, psaltery(81, 0.6))], 0.8), 0.12)


@effect("complete", 1, -21, (300, 3000))
def complete(v: int) -> Samples:
    """A small fanfare: drum, recorder and psaltery climb a fifth and an octave, and bells answer."""
    tones = ((0.0, 62, 0.2), (0.16, 69, 0.2), (0.32, 74, 0.2), (0.48, 69, 0.2), (0.62, 74, 0.9))
    parts = [(at, 0.5, recorder(tone + 12, seconds)) for at, tone, seconds in tones]
    parts += [(at, 0.3, psaltery(tone + 12, 1.0)) for at, tone, _seconds in tones]
    parts += [(at, 0.5, frame_drum("dum")) for at in (0.0, 0.32, 0.62)]
    parts += [(0.66 + 0.16 * i, 0.32, kit.bell(tone, 1.1, 820 + i)) for i, tone in enumerate((587.33, 880.0, 1174.66))]
    return kit.in_room(kit.ended(kit.place(parts, 2.0), 0.5), 0.2, 0.5)


@effect("last_round", 1, -22, (60, 1200))
def last_round(v: int) -> Samples:
    """A deep bell over a drone, twice, the second from farther away."""
    deep = kit.low_passed(kit.bell(146.83, 1.7, 840, 0.85), 1800)
    far = kit.low_passed(kit.bell(146.83, 1.1, 841, 0.7), 1100)
    low = np.asarray(_drone(1.9))
    return kit.in_room(kit.ended(kit.place([(0, 0.9, deep), (0.75, 0.5, far), (0, 0.22, low)], 1.9), 0.6), 0.24, 0.6)


def _drone(seconds: float) -> Samples:
    t = kit.clock(seconds)
    made = sum(level * np.sin(2 * np.pi * 73.42 * part * t) for part, level in ((1, 1.0), (2, 0.6), (3, 0.4), (4, 0.2)))
    return np.asarray(made) * np.minimum(1, t / 0.3) * np.minimum(1, (seconds - t) / 0.5).clip(0)
