"""The sounds of the table, each as a function of its variant. Close, dry, wooden and metallic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sound import kit
from sound.instruments import frame_drum, lute, psaltery
from sound.kit import Samples

Maker = Callable[[int], Samples]


@dataclass(frozen=True)
class Effect:
    """`variants` files NAME_1.ogg ...; `loud` the level in LUFS of its loudest 100 ms; `centroid` the band in Hz in
    which the middle of its spectrum must lie."""

    name: str
    variants: int
    loud: float
    centroid: tuple[float, float]
    make: Maker


EFFECTS: dict[str, Effect] = {}


def effect(name: str, variants: int, loud: float, centroid: tuple[float, float]) -> Callable[[Maker], Maker]:
    """Enters a function as the maker of a sound."""

    def enter(make: Maker) -> Maker:
        EFFECTS[name] = Effect(name, variants, loud, centroid, make)
        return make

    return enter


def pitch(variant: int, spread: float = 0.06) -> float:
    """A factor around 1 that differs from one variant to the next."""
    return 1 + spread * (0.0, 0.8, -0.7, 0.4, -0.4, 1.0)[variant % 6]


def paper(seconds: float, middle: float, wide: float, seed: int, height: float = 1.0) -> Samples:
    """A card brushes over another: noise at 2 to 5 kHz with the grain of the pasteboard."""
    hiss = kit.noise(seconds, 2000 * height, 5000 * height, seed)
    grain = 0.75 + 0.25 * kit.low_passed(kit.noise(seconds, 40, 400, seed + 1), 300)
    return hiss * np.abs(grain) * kit.hump(seconds, middle, wide)


# -- cards -----------------------------------------------------------------------------------------------------------
@effect("card_deal", 4, -26, (2200, 5200))
def card_deal(v: int) -> Samples:
    snap = kit.noise(0.09, 1400, 6000, 20 + v) * kit.decay(0.09, 0.006, 0.0008)
    return kit.place([(0, 1.0, paper(0.09, 0.036, 0.02, 10 + v, pitch(v))), (0.056, 0.8, snap)], 0.09)


@effect("card_draw", 4, -26, (2000, 4800))
def card_draw(v: int) -> Samples:
    """Longer than dealing, and it ends open: the card is lifted."""
    height = pitch(v)
    return kit.place(
        [
            (0, 0.7, paper(0.13, 0.045, 0.028, 30 + v, height * 0.9)),
            (0.02, 0.5, paper(0.11, 0.06, 0.02, 34 + v, height * 1.2)),
        ],
        0.13,
    )


@effect("card_place", 4, -24, (300, 3200))
def card_place(v: int) -> Samples:
    wood = kit.knock(180 * pitch(v), 0.11, 0.026, 40 + v, 0.1)
    return kit.place(
        [(0, 0.5, paper(0.09, 0.03, 0.016, 44 + v, pitch(v))), (0.03, 0.8, kit.low_passed(wood, 2400))], 0.14
    )


@effect("shuffle", 2, -26, (2000, 5000))
def shuffle(v: int) -> Samples:
    """Whole hands change places: many cards, one after the other."""
    chosen = kit.dice(60 + v)
    parts = [
        (
            0.03 * i + chosen.uniform(0, 0.012),
            chosen.uniform(0.5, 1),
            paper(0.07, 0.026, 0.012, 64 + 20 * v + i, pitch(i)),
        )
        for i in range(13)
    ]
    return kit.place(parts, 0.5)


# -- metal -----------------------------------------------------------------------------------------------------------
def one_coin(v: int, height: float = 1.0, seconds: float = 0.16) -> Samples:
    """Two partials at 3.1 and 4.7 kHz, their fainter fellows, and the touch."""
    h = height * pitch(v, 0.045)
    parts = [
        (3100 * h, 1.0, 0.045),
        (4700 * h, 0.7, 0.034),
        (3130 * h, 0.5, 0.04),
        (7450 * h, 0.14, 0.014),
        (1850 * h, 0.1, 0.02),
    ]
    touch = kit.noise(seconds, 2500, 9000, 70 + v) * kit.decay(seconds, 0.003, 0.0004)
    return kit.ring(seconds, parts, 0.0006, v) + 0.25 * touch


@effect("coin", 4, -25, (2900, 5200))
def coin(v: int) -> Samples:
    second = 0.028 + 0.006 * v
    return kit.place([(0, 1.0, one_coin(v)), (second, 0.4, one_coin(v + 2, 1.06, 0.13))], 0.16)


@effect("robbed", 2, -24, (2200, 5000))
def robbed(v: int) -> Samples:
    """A purse is emptied: coins in a cascade, ever lower and closer together."""
    chosen = kit.dice(80 + v)
    parts, moment = [], 0.0
    for i in range(11):
        parts.append((moment, 0.9 - 0.04 * i, one_coin(i, 1.18 - 0.045 * i, 0.14)))
        moment += 0.052 - 0.0028 * i + chosen.uniform(0, 0.01)
    return kit.place(parts, 0.5)


@effect("theft", 1, -24, (1200, 4200))
def theft(v: int) -> Samples:
    """The Thief names a victim: a leather purse is weighed in the hand."""
    leather = kit.noise(0.4, 500, 2200, 90) * kit.hump(0.4, 0.09, 0.05)
    parts = [(0.08, 0.5, one_coin(1, 0.92)), (0.13, 0.35, one_coin(3, 0.86)), (0.2, 0.45, one_coin(2, 0.9))]
    return kit.place([(0, 0.35, leather), *parts], 0.4)


@effect("tax", 1, -25, (1500, 4600))
def tax(v: int) -> Samples:
    """Two coins on a wooden counter."""
    return kit.place(
        [(0, 0.8, kit.low_passed(kit.knock(240, 0.1, 0.02, 96), 2500)), (0.005, 0.7, one_coin(0)),
         (0.13, 0.6, kit.low_passed(kit.knock(255, 0.1, 0.02, 97), 2500)), (0.135, 0.7, one_coin(3))], 0.3
    )  # fmt: skip


# -- stone -----------------------------------------------------------------------------------------------------------
def stone(v: int) -> Samples:
    """A mason's tap: short, without a pitch one could sing."""
    h = pitch(v, 0.05)
    parts = [(1240 * h, 1.0, 0.014), (1910 * h, 0.7, 0.01), (2830 * h, 0.5, 0.008), (640 * h, 0.6, 0.02)]
    grit = kit.noise(0.09, 1200, 5200, 100 + v) * kit.decay(0.09, 0.009, 0.0005)
    return kit.ring(0.09, parts, 0.0005, v) + 0.5 * grit


@effect("build", 3, -21, (250, 2200))
def build(v: int) -> Samples:
    """Three taps of the hammer, then the stone sits."""
    thud = kit.low_passed(kit.knock(86 * pitch(v, 0.04), 0.25, 0.07, 110 + v, 0.3), 700)
    gap = 0.083 + 0.004 * v
    taps = [(gap * i, level, stone(v + i)) for i, level in enumerate((0.45, 0.55, 0.7))]
    return kit.in_room(kit.place([*taps, (gap * 2 + 0.085, 1.5, thud)], 0.45), 0.1)


@effect("destroy", 2, -20, (150, 1800))
def destroy(v: int) -> Samples:
    """The wall gives way, and rubble comes to rest."""
    chosen = kit.dice(120 + v)
    fall = kit.noise(0.9, 60, 420, 121 + v) * kit.hump(0.9, 0.16, 0.13)
    parts = [(0.0, 1.3, kit.low_passed(kit.knock(62, 0.5, 0.13, 122 + v, 0.5), 600)), (0, 0.5, fall)]
    for i in range(16):
        low = chosen.uniform(300, 1100)
        burst = kit.noise(0.09, low, low * 3, 140 + 20 * v + i) * kit.decay(0.09, chosen.uniform(0.008, 0.025), 0.001)
        parts.append((0.03 + 0.62 * chosen.uniform() ** 1.4, chosen.uniform(0.12, 0.5) * (1 - i / 24), burst))
    return kit.in_room(kit.place(parts, 0.9), 0.12)


@effect("seize", 1, -21, (200, 2400))
def seize(v: int) -> Samples:
    """A gavel, twice, and a sheet of parchment."""
    blow = kit.low_passed(kit.knock(205, 0.2, 0.04, 170, 0.08), 2600)
    return kit.in_room(
        kit.place([(0, 1, blow), (0.16, 0.8, blow), (0.26, 0.35, paper(0.2, 0.07, 0.04, 171))], 0.48), 0.12
    )


# -- what is announced -----------------------------------------------------------------------------------------------
@effect("reveal", 3, -23, (500, 3400))
def reveal(v: int) -> Samples:
    """A page is turned, and a small bell says D."""
    page = kit.place(
        [(0, 0.8, paper(0.16, 0.05, 0.034, 180 + v, 0.85)), (0.09, 0.9, paper(0.1, 0.03, 0.015, 184 + v))], 0.2
    )
    strike = kit.low_passed(kit.bell(587.33 * (1, 2, 1.5)[v], 0.4, 186 + v, 0.85), 5000)
    return kit.in_room(kit.place([(0, 0.5, page), (0.1, 0.5, strike)], 0.5), 0.1)


@effect("crown", 1, -21, (450, 2000))
def crown(v: int) -> Samples:
    """Two bells, D and A."""
    both = [(0.0, 0.7, kit.bell(587.33, 0.9, 190)), (0.09, 0.6, kit.bell(880.0, 0.8, 191))]
    return kit.in_room(kit.place(both, 0.9), 0.15)


@effect("kill", 1, -21, (150, 2600))
def kill(v: int) -> Samples:
    """A blade is drawn backwards through time, then a muffled thud."""
    parts = [(2210.0, 0.5, 0.09), (3370.0, 0.4, 0.07), (4480.0, 0.25, 0.06), (1490.0, 0.3, 0.1)]
    blade = kit.ring(0.34, parts, 0.001, 200)[::-1] * np.linspace(0, 1, kit.count(0.34)) ** 1.5
    thud = kit.low_passed(kit.knock(98, 0.28, 0.06, 201, 0.4), 700)
    return kit.place([(0, 0.62, blade), (0.33, 1.0, thud)], 0.6)


@effect("bewitch", 1, -24, (500, 2600))
def bewitch(v: int) -> Samples:
    """Glass and a tone that bends away."""
    t = kit.clock(0.7)
    bent = 587.33 * 2 ** (-0.5 * (t / 0.7) ** 2)
    tone = np.sin(2 * np.pi * np.cumsum(bent) / kit.RATE) * np.exp(-t / 0.22) * np.minimum(1, t / 0.05)
    glass = kit.ring(0.7, [(1244.5, 0.5, 0.2), (1864.7, 0.35, 0.16), (3729.3, 0.12, 0.08)], 0.004, 210)
    return kit.in_room(kit.place([(0, 0.6, tone), (0.02, 0.6, glass)], 0.7), 0.15)


@effect("warrant", 1, -24, (300, 2800))
def warrant(v: int) -> Samples:
    """Sealing wax: paper, and the stamp."""
    stamp = kit.low_passed(kit.knock(130, 0.16, 0.035, 220, 0.12), 1500)
    return kit.place([(0, 0.5, paper(0.17, 0.06, 0.035, 221, 0.9)), (0.17, 1.1, stamp)], 0.36)


@effect("threat", 1, -24, (150, 1400))
def threat(v: int) -> Samples:
    """A low string, twice, a semitone apart."""
    return kit.in_room(kit.place([(0, 0.9, lute(45, 0.5, 0.9)), (0.17, 0.9, lute(46, 0.5, 0.9))], 0.6), 0.1)


@effect("round", 1, -22, (250, 1500))
def round_bell(v: int) -> Samples:
    """The tower's bell, far off, once."""
    return kit.in_room(kit.low_passed(kit.ended(kit.bell(293.66, 1.5, 230, 0.8), 0.3), 2600), 0.25, 0.6)


@effect("your_turn", 1, -21, (1000, 3600))
def your_turn(v: int) -> Samples:
    """A hand bell, once."""
    clapper = kit.noise(0.05, 2500, 7000, 240) * kit.decay(0.05, 0.004, 0.0004)
    return kit.in_room(kit.place([(0, 1, kit.ended(kit.bell(1174.66, 0.7, 241), 0.1)), (0, 0.12, clapper)], 0.7), 0.12)


# -- hands on the furniture ------------------------------------------------------------------------------------------
@effect("press", 4, -29, (500, 2800))
def press(v: int) -> Samples:
    """A wooden tick."""
    return kit.low_passed(kit.knock(620 * pitch(v), 0.04, 0.008, 250 + v, 0.05), 4200)


@effect("error", 1, -26, (180, 1200))
def error(v: int) -> Samples:
    """Two dull knocks on a closed door."""
    blow = kit.low_passed(kit.knock(215, 0.13, 0.03, 260, 0.1), 1600)
    return kit.place([(0, 1, blow), (0.1, 0.8, blow)], 0.25)


@effect("curtain", 2, -28, (500, 2600))
def curtain(v: int) -> Samples:
    """Heavy cloth on a rail: first one way, then the other."""
    cloth = kit.noise(0.5, 350, 1900, 270 + v) * kit.hump(0.5, (0.17, 0.3)[v], 0.11)
    rings = [(0.05 + 0.055 * i, 0.1, one_coin(i, 0.62, 0.08)) for i in range(6)]
    return kit.place([(0, 0.6, cloth), *rings], 0.5)


# -- the end ---------------------------------------------------------------------------------------------------------
@effect("win", 1, -20, (350, 2200))
def win(v: int) -> Samples:
    """Lute and psaltery run up to the final, drum and bells under it."""
    parts = [(0.11 * i, 0.5, lute(tone, 1.6, 0.35)) for i, tone in enumerate((62, 65, 69, 72, 74))]
    parts += [(0.11 * i, 0.22, psaltery(tone + 12, 1.4)) for i, tone in enumerate((62, 65, 69, 72, 74))]
    last = 0.66
    parts += [(last + 0.012 * i, 0.5, lute(tone, 1.8, 0.4)) for i, tone in enumerate((50, 57, 62, 69, 74))]
    parts += [
        (last, 0.5, frame_drum("dum")),
        (last, 0.25, kit.bell(587.33, 1.4, 280)),
        (last + 0.05, 0.2, kit.bell(880, 1.3, 281)),
    ]
    return kit.in_room(kit.ended(kit.place(parts, 2.4), 0.5), 0.2, 0.5)


@effect("lost", 1, -23, (120, 1200))
def lost(v: int) -> Samples:
    """The lute walks down to the final, without bitterness."""
    parts = [(0.24 * i, 0.6, lute(tone, 1.4, 0.8)) for i, tone in enumerate((69, 67, 65, 64))]
    parts += [(0.98 + 0.02 * i, 0.55, lute(tone, 1.6, 0.85)) for i, tone in enumerate((50, 57, 62))]
    return kit.in_room(kit.ended(kit.place(parts, 2.4), 0.5), 0.2, 0.5)
