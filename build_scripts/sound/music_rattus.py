"""The two pieces of Rattus Cartus, both in E phrygian: the feast inside, and the plague outside the window."""

from __future__ import annotations

import numpy as np

from sound import kit
from sound.instruments import drone
from sound.kit import RATE, Samples
from sound.music import FINGER, STROKES, THUMB, blown, piece, struck
from sound.score import Loop, broken, melody, moved


@piece
def feast() -> Samples:
    """A slow feast over a hurdy-gurdy: the lute has the tune, then lute and recorder answer each other, then the tune
    an octave lower with the psaltery above it, and four bars in which only the wheel turns and a finger thinks."""
    loop = Loop(28, 8, 92, seed=55)
    tune = "e2 f e d2 e2 | B2 c d e4 | f2 e d e2 c2 | B6 z2 | e2 f g a2 g f | e2 d c d2 B2 | c2 A2 B c d2 | e6 z2 |"
    answer = "b4 c'2 b a | g2 f e f4 | e2 g2 a2 f2 | e6 z2 | a2 g f e2 d2 | f2 e d c2 d2 | e2 f2 d2 c2 | B6 z2 |"
    under_tune = "Em | E5 Dm | F Am | E5 | Em F | Em G | Am G | E5 |"
    under_answer = "Em | F | Am F | E5 | Am | Dm F | Am F | E5 |"
    steps = (0, None, 2, None, 1, None, 3, None)
    for start, ground in ((0, under_tune), (8, under_answer), (16, under_tune)):
        loop.play(moved(broken(ground, 8, steps), 8 * start), 0.27, THUMB)
    loop.play(melody(tune, 8), 0.5, FINGER)
    loop.play(moved(melody(answer, 8), 64), 0.15, blown(loop))
    loop.play(moved(melody(answer, 8), 64, -12), 0.3, FINGER)
    loop.play(moved(melody(tune, 8), 128, -12), 0.52, FINGER)
    loop.play(moved(melody("z4 b2 a2 | g4 f4 | z4 a2 g2 | e8 | z4 e2 f2 | g4 f4 | e4 d4 | e8 |", 8), 128), 0.12, struck)
    loop.play(moved(melody("E4 F4 | E4 D4 | E2 F2 G2 F2 | E6 z2 |", 8), 192), 0.4, FINGER)
    loop.play(moved(broken("E5 | F | Dm | E5 |", 8, (0, None, None, None, 2, None, None, None)), 192), 0.26, THUMB)
    loop.under(drone((40, 52, 59), loop.length, breath=7), 0.13)
    loop.beat("d...b...", (*range(4, 8), *range(16, 24)), 0.24, STROKES)
    loop.beat("d..td.t.", range(8, 16), 0.2, STROKES)
    loop.beat("D.......", range(24, 28), 0.2, STROKES)
    return loop.finished(dark=6200)


@piece
def plague() -> Samples:
    """Wind under a low drone; now and then a lute string, and a recorder that does not finish its phrase."""
    loop = Loop(16, 8, 60, seed=66)
    loop.play(melody("E8 | F8 | E8 | D8 | E8 | F4 G4 | F8 | E8 |", 8), 0.34, THUMB)
    loop.play(moved(melody("E,8 | z8 | F,8 | z8 | E,8 | z8 | D,8 | E,8 |", 8), 64), 0.42, THUMB)
    loop.play(moved(melody("z8 | e4 f4 | e8 | z8 | z4 g2 f2 | e4 d4 | f8 | e8 |", 8), 32), 0.085, blown(loop))
    loop.under(drone((28, 40, 47), loop.length, breath=5), 0.2)
    loop.under(wind(loop.length, seed=67), 0.13)
    loop.beat("D.......", range(0, 16, 4), 0.3, STROKES)
    return loop.finished(dark=4200)


def wind(length: int, seed: int) -> Samples:
    """Wind for a loop of so many samples: made of waves that all turn round in it whole, so that it meets itself."""
    chosen = kit.dice(seed)
    hertz = np.fft.rfftfreq(length, 1 / RATE)
    shape = np.exp(-((np.log(np.maximum(hertz, 1) / 320) / 0.62) ** 2))
    made = np.fft.irfft(shape * np.exp(2j * np.pi * chosen.uniform(0, 1, len(hertz))), length)
    t = np.arange(length) / length
    gusts = 0.55 + 0.28 * np.sin(2 * np.pi * 3 * t) + 0.17 * np.sin(2 * np.pi * 7 * t + 1.1)
    made *= gusts
    return made / np.max(np.abs(made))
