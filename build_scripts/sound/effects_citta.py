"""The sounds that only La Città has: buildings and gates, calls of the people, steps, hunger, the year."""

from __future__ import annotations

import numpy as np

from sound import kit
from sound.effects import effect, paper, pitch
from sound.instruments import frame_drum, lute, psaltery, recorder
from sound.kit import RATE, Samples

VOWELS = {  # the first three formants of a called vowel, in Hz: a, e, o
    "culture": (760, 1250, 2600), "education": (480, 1900, 2550), "health": (430, 820, 2500),
}  # fmt: skip


@effect("farm", 2, -26, (1200, 4200))
def hay(v: int) -> Samples:
    """A sheaf is set down: straw rustles twice, and the ground answers."""
    first = paper(0.3, 0.08, 0.06, 600 + v, 0.7 * pitch(v, 0.08))
    second = paper(0.34, 0.12, 0.08, 604 + v, 0.55)
    ground = kit.low_passed(kit.knock(150, 0.12, 0.03, 608 + v, 0.12), 900)
    return kit.place([(0, 0.8, first), (0.16, 0.7, second), (0.05, 0.3, ground)], 0.52)


@effect("well", 2, -26, (350, 2200))
def drop(v: int) -> Samples:
    """A drop falls into the well, deep below, and splashes."""
    t = kit.clock(0.12)
    tone = 620 * pitch(v, 0.08) * (1 + 1.3 * (t / 0.12) ** 2)
    plop = np.sin(2 * np.pi * np.cumsum(tone) / RATE) * kit.decay(0.12, 0.035, 0.004)
    splash = kit.noise(0.3, 700, 3000, 610 + v) * kit.hump(0.3, 0.05, 0.05)
    again = kit.faster(plop, 1.25)
    return kit.in_room(kit.place([(0, 1.0, plop), (0.07, 0.12, splash), (0.22, 0.4, again)], 0.7), 0.4, 0.7)


@effect("citta_bell", 1, -22, (120, 900))
def great_bell(v: int) -> Samples:
    """The cathedral's great bell, once."""
    strike = kit.low_passed(kit.knock(180, 0.1, 0.025, 620, 0.12), 1400)
    tail = kit.low_passed(kit.ended(kit.bell(261.6, 2.2, 621, 0.9), 0.7), 2400)
    return kit.in_room(kit.place([(0, 0.25, strike), (0, 1.0, tail)], 2.2), 0.25, 0.8)


def voice(base: float, seconds: float, formants: tuple[int, int, int], seed: int, fall: float = 0.9) -> Samples:
    """Somebody calls: partials of a falling tone under three formants."""
    t = kit.clock(seconds)
    way = t / seconds
    chosen = kit.dice(seed)
    tone = base * (1 + 0.12 * np.sin(np.pi * np.clip(way * 1.6, 0, 1))) * (1 + (fall - 1) * way**2)
    tone = tone * (1 + 0.006 * np.sin(2 * np.pi * 5.3 * t + chosen.uniform(0, 6.28)))
    phase = 2 * np.pi * np.cumsum(tone) / RATE
    made = np.zeros(len(t))
    for n in range(1, 22):
        height = base * n
        level = sum(share * np.exp(-(((height - at) / wide) ** 2))
                    for at, share, wide in zip(formants, (1.0, 0.5, 0.2), (110, 150, 240), strict=True))  # fmt: skip
        made += (level + 0.012) / n**0.25 * np.sin(n * phase + chosen.uniform(0, 6.28))
    breath = kit.noise(seconds, formants[1] * 0.8, formants[2] * 1.3, seed + 1) * 0.03
    return (made + breath) * np.sin(np.pi * np.clip(way, 0, 1)) ** 0.55


def crowd(seconds: float, seed: int, count: int) -> Samples:
    """Many people speak at once, some way off."""
    chosen = kit.dice(seed)
    words = []
    for index in range(count):
        formants = [*VOWELS.values()][int(chosen.integers(0, 3))]
        spoken = voice(chosen.uniform(105, 235), chosen.uniform(0.09, 0.17), formants, seed + 10 + index, 0.92)
        words.append((chosen.uniform(0, seconds - 0.15), chosen.uniform(0.3, 1.0), spoken))
    swell = np.sin(np.pi * np.clip(kit.clock(seconds) / seconds, 0, 1)) ** 0.7
    return kit.low_passed(kit.place(words, seconds), 2600) * swell


@effect("market", 1, -27, (250, 1600))
def market(v: int) -> Samples:
    """The murmur of a market, and a coin on a board."""
    coin = kit.ring(0.12, [(3100, 0.3, 0.03), (4720, 0.2, 0.02)], 0.001, 631)
    return kit.in_room(kit.place([(0, 1.0, crowd(0.55, 630, 26)), (0.3, 0.08, coin)], 0.62), 0.2)


@effect("creak", 2, -29, (350, 1900))
def gate(v: int) -> Samples:
    """A gate opens: a soft creak, then the latch."""
    t = kit.clock(0.34)
    grind = 150 * pitch(v, 0.1) * (1 + 0.5 * np.sin(np.pi * t / 0.34))
    pulses = np.maximum(0, np.sin(2 * np.pi * np.cumsum(grind) / RATE)) ** 9
    wood = kit.low_passed(pulses * (0.7 + 0.3 * kit.noise(0.34, 60, 300, 640 + v)), 2400) * kit.hump(0.34, 0.17, 0.09)
    latch = kit.low_passed(kit.knock(520 * pitch(v), 0.07, 0.014, 644 + v, 0.06), 3000)
    return kit.place([(0, 0.8, kit.high_passed(wood, 180)), (0.3, 0.4, latch)], 0.42)


def called(wish: str, base: float, seed: int) -> Samples:
    """A card turns, and three voices of the people call one vowel."""
    card = paper(0.11, 0.05, 0.025, seed)
    calls = [(0.08 + 0.025 * at, level, voice(base * factor, 0.42, VOWELS[wish], seed + 5 + at, 0.86))
             for at, (factor, level) in enumerate(((1.0, 0.5), (1.26, 0.36), (0.75, 0.36)))]  # fmt: skip
    return kit.in_room(kit.place([(0, 0.35, card), *calls], 0.62), 0.2, 0.5)


@effect("voice_culture", 1, -25, (350, 2400))
def culture(v: int) -> Samples:
    """ "Ah": as players call."""
    return called("culture", 220, 650)


@effect("voice_education", 1, -25, (350, 2600))
def education(v: int) -> Samples:
    """ "Eh": as pupils call."""
    return called("education", 262, 660)


@effect("voice_health", 1, -25, (250, 2000))
def health(v: int) -> Samples:
    """ "Oh": as water sellers call."""
    return called("health", 175, 670)


@effect("steps", 4, -29, (700, 3600))
def gravel(v: int) -> Samples:
    """A few steps on gravel."""
    chosen = kit.dice(680 + v)
    parts = []
    for index in range(4):
        heel = kit.noise(0.07, 900, 4200, 690 + 5 * v + index) * kit.decay(0.07, 0.014, 0.003)
        weight = kit.low_passed(kit.knock(110, 0.08, 0.018, 710 + index, 0.1), 700)
        at = 0.17 * index + chosen.uniform(0, 0.02)
        parts += [(at, chosen.uniform(0.6, 0.9), heel), (at, 0.4, weight)]
    return kit.place(parts, 0.72)


@effect("sent_away", 1, -26, (250, 1500))
def sent_away(v: int) -> Samples:
    """Two notes downwards: no room here."""
    return kit.in_room(kit.ended(kit.place([(0, 0.5, recorder(67, 0.16)), (0.2, 0.55, recorder(62, 0.34))], 0.68), 0.1))


@effect("hunger", 1, -22, (60, 500))
def hunger(v: int) -> Samples:
    """A hollow drum, twice."""
    return kit.in_room(kit.place([(0, 1.0, frame_drum("dum")), (0.36, 0.8, frame_drum("dum", 1))], 0.95), 0.35, 0.7)


@effect("year", 6, -23, (200, 1500))
def strokes(v: int) -> Samples:
    """A distant bell, as many strokes as the year."""
    one = kit.low_passed(kit.ended(kit.bell(392.0, 1.3, 720, 0.85), 0.4), 2200)
    struck = [(0.42 * at, 1.0, one) for at in range(v + 1)]
    return kit.in_room(kit.ended(kit.place(struck, 1.3 + 0.42 * v), 0.3), 0.5, 0.9)


@effect("found", 1, -22, (200, 2400))
def found(v: int) -> Samples:
    """A city is founded: the lute rises over a fifth, the psaltery answers, the gate's drum below."""
    notes = [(0.0, 0.5, lute(55, 1.2, 0.6)), (0.11, 0.5, lute(62, 1.2, 0.6)), (0.22, 0.55, lute(67, 1.2, 0.6))]
    above = [(0.33 + 0.09 * at, 0.24, psaltery(tone, 1.1)) for at, tone in enumerate((71, 74, 79))]
    drum = [(0.0, 0.4, frame_drum("dum")), (0.33, 0.3, frame_drum("tak"))]
    return kit.in_room(kit.ended(kit.place([*notes, *above, *drum], 1.3), 0.3), 0.25, 0.6)


@effect("arches", 1, -26, (500, 3200))
def arches(v: int) -> Samples:
    """Three arches light up, one after the other: the psaltery climbs a triad, a far bell lies below it."""
    notes = [(0.12 * at, 0.4 + 0.06 * at, psaltery(tone, 1.0)) for at, tone in enumerate((67, 71, 74))]
    far_bell = kit.low_passed(kit.ended(kit.bell(196.0, 1.2, 730, 0.6), 0.4), 1600)
    return kit.in_room(kit.ended(kit.place([*notes, (0.0, 0.2, far_bell)], 1.25), 0.3), 0.3, 0.7)


@effect("last_voice", 1, -25, (60, 700))
def last_voice(v: int) -> Samples:
    """The drum before the voice that decides: five strokes, closer and closer."""
    beats = (0.0, 0.15, 0.27, 0.36, 0.43)
    strokes = [(at, 0.4 + 0.12 * number, frame_drum("dum", number)) for number, at in enumerate(beats)]
    return kit.in_room(kit.ended(kit.place(strokes, 0.95), 0.25), 0.2, 0.6)


@effect("winter", 1, -27, (250, 1800))
def winter(v: int) -> Samples:
    """Wind over snow: it comes, whistles in a gap for a moment, and goes on."""
    seconds = 2.6
    low = kit.noise(seconds, 180, 620, 730) * kit.hump(seconds, 1.05, 0.75)
    high = kit.noise(seconds, 900, 1700, 731) * kit.hump(seconds, 1.3, 0.42)
    t = kit.clock(seconds)
    tone = 520 + 90 * np.sin(2 * np.pi * 0.55 * t + 0.4)
    whistle = np.sin(2 * np.pi * np.cumsum(tone) / RATE) * kit.hump(seconds, 1.35, 0.34)
    return kit.in_room(kit.ended(0.75 * low + 0.22 * high + 0.1 * whistle, 0.5), 0.3, 0.9)
