"""What is heard of a place while nothing happens there: loops of 24 seconds, far below everything else."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sound import kit
from sound.effects_citta import voice
from sound.kit import RATE, Samples
from sound.score import Loop

SECONDS = 24
AMBIENCES: dict[str, tuple[str, Callable[[], Samples]]] = {}  # name -> the game it belongs to, and its maker


def ambience(game: str) -> Callable[[Callable[[], Samples]], Callable[[], Samples]]:
    """Enters a function as the maker of the loop of its name, of one game."""

    def enter(make: Callable[[], Samples]) -> Callable[[], Samples]:
        AMBIENCES[make.__name__] = (game, make)
        return make

    return enter


def _circle(seed: int) -> Loop:
    """A buffer that goes round; one eighth of it is half a second."""
    return Loop(SECONDS // 4, 8, 60, seed)


def air(length: int, low: float, high: float, seed: int, waves: int = 3, depth: float = 0.35) -> Samples:
    """Moving air between two frequencies (Hz), which swells `waves` times in the loop and has no seam."""
    hertz = np.fft.rfftfreq(length, 1 / RATE)
    shape = 1 / np.sqrt(1 + (hertz / high) ** 4) / np.sqrt(1 + (low / np.maximum(hertz, 1)) ** 4)
    phases = kit.dice(seed).uniform(0, 2 * np.pi, len(hertz))
    made = np.fft.irfft(shape * np.exp(1j * phases), length)
    t = np.arange(length) / length
    swell = 1 + depth * np.sin(2 * np.pi * waves * t + seed) + 0.5 * depth * np.sin(2 * np.pi * (waves * 2 + 1) * t)
    return swell * made / np.sqrt(np.mean(made**2))


def far(sound: Samples, hertz: float) -> Samples:
    """As it is heard from some way off."""
    return kit.in_room(kit.low_passed(sound, hertz), 0.5, 0.9)


def coo(seed: int) -> Samples:
    """A pigeon: two soft swells that roll."""
    t = kit.clock(0.9)
    bend = 1 + 0.06 * np.sin(2 * np.pi * 1.1 * t) + 0.01 * kit.dice(seed).uniform(-1, 1)
    tone = np.sin(2 * np.pi * np.cumsum(430 * bend) / RATE) * (0.75 + 0.25 * np.sin(2 * np.pi * 21 * t))
    return tone * (kit.hump(0.9, 0.22, 0.12) + 0.8 * kit.hump(0.9, 0.58, 0.16))


def bark(seed: int) -> Samples:
    """A dog, streets away."""
    return far(voice(290 + 20 * seed, 0.16, (700, 1150, 2300), 300 + seed, 0.4), 1100)


def step(seed: int) -> Samples:
    """A shoe on stone."""
    return kit.low_passed(kit.knock(190, 0.12, 0.02, 500 + seed, 0.1), 1800) + 0.2 * kit.noise(
        0.12, 900, 2800, 520 + seed
    ) * kit.decay(0.12, 0.015)


def bird(seed: int) -> Samples:
    """Three short notes that rise."""
    parts = []
    for number in range(3):
        t = kit.clock(0.09)
        base = 2500 + 260 * number + 90 * (seed % 3)
        sung = np.sin(2 * np.pi * np.cumsum(base * (1 + 1.6 * t)) / RATE) * kit.hump(0.09, 0.045, 0.025)
        parts.append((0.14 * number, 1.0, sung))
    return kit.place(parts, 0.5)


@ambience("citadels")
def square_by_day() -> Samples:
    """Air over roofs, steps across the paving, pigeons, a hammer on a building site."""
    loop = _circle(201)
    loop.under(air(loop.length, 120, 700, 3), 0.2)
    for number, at in enumerate((3.0, 4.1, 5.2, 6.4, 27.0, 28.2, 29.3, 30.6, 31.7)):
        loop.add(at, 0.22, far(step(number), 1400))
    for number, at in enumerate((10.0, 22.6, 39.2)):
        loop.add(at, 0.2, far(coo(number), 900))
    for at in (15.0, 16.4, 17.8, 33.6, 35.0):
        loop.add(at, 0.13, far(kit.knock(640, 0.2, 0.03, 77, 0.05), 1300))
    return loop.finished(dark=3200)


@ambience("citadels")
def square_by_night() -> Samples:
    """Cooler air, a dog, a bell in another quarter, one late step."""
    loop = _circle(202)
    loop.under(air(loop.length, 90, 420, 5, waves=2), 0.2)
    for number, at in enumerate((9.0, 9.7, 31.0)):
        loop.add(at, 0.3, bark(number))
    loop.add(19.0, 0.16, far(kit.bell(330, 4.0, 4, 0.6), 900))
    for number, at in enumerate((38.0, 39.4, 40.9)):
        loop.add(at, 0.14, far(step(number + 9), 1000))
    return loop.finished(dark=2600)


@ambience("rattus_cartus")
def street() -> Samples:
    """Wind in an alley, a gutter that drips, something that squeaks behind a wall."""
    loop = _circle(203)
    loop.under(air(loop.length, 150, 520, 8, waves=2, depth=0.6), 0.22)
    for number, at in enumerate((2.0, 8.5, 11.0, 17.5, 24.0, 26.4, 33.0, 41.5)):
        t = kit.clock(0.12)
        drop = np.sin(2 * np.pi * np.cumsum(900 + 140 * (number % 3) + 2600 * t) / RATE) * kit.decay(0.12, 0.02, 0.004)
        loop.add(at, 0.13, far(drop, 2200))
    for number, at in enumerate((14.0, 14.5, 36.0)):
        t = kit.clock(0.1)
        squeak = np.sin(2 * np.pi * np.cumsum(2100 + 300 * number + 3500 * t) / RATE) * kit.hump(0.1, 0.05, 0.025)
        loop.add(at, 0.05, far(squeak, 3000))
    return loop.finished(dark=3600)


@ambience("la_citta")
def fields() -> Samples:
    """Wind over corn, a bird, sheep on the next hill."""
    loop = _circle(204)
    loop.under(air(loop.length, 180, 900, 11, waves=3, depth=0.5), 0.2)
    for number, at in enumerate((4.0, 12.5, 13.7, 29.0, 42.0)):
        loop.add(at, 0.1, far(bird(number), 3600))
    for number, at in enumerate((20.0, 21.6, 36.5)):
        loop.add(at, 0.2, far(voice(240 + 22 * number, 0.55, (600, 1300, 2500), 400 + number, 0.92), 1300))
    return loop.finished(dark=3600)
