"""The tune of the square in five lights, all in D dorian: one melody of two strains, told anew at every hour."""

from __future__ import annotations

from sound.instruments import drone
from sound.kit import Samples
from sound.music import FINGER, STROKES, THUMB, blown, piece, struck
from sound.score import Loop, broken, melody, moved

TUNE = "d2 A2 d2 e2 | f3 e d2 c2 | d2 e2 c2 A2 | G2 A6 | d2 A2 d2 e2 | f2 g2 a4 | g2 f e d2 c2 | d8 |"
ANSWER = "a3 g f2 e2 | f2 d2 A4 | c3 B A2 G2 | A8 | a3 g f2 e2 | f2 a2 d'4 | c'2 b a g2 e2 | d8 |"
ADORNED = (
    "d e d A d c d e | f3 g f e d c | d c d e c B A G | G2 A4 z2 | d e d A d2 e2 | f g f g a4 | g a g f e d c2 | d8 |"
)
UNDER_TUNE = "Dm | Dm | F C | G Am | Dm | F | C | D5 |"
UNDER_ANSWER = "Dm | Dm | Am G | Am | Dm | F | C G | D5 |"
STRAIN = 64  # eighths


@piece
def square_dawn() -> Samples:
    """Nobody is up yet: the lute alone, the tune, its answer, the tune with a breath between the bars."""
    loop = Loop(24, 8, 88, seed=101)
    still, waking = (0, None, None, None, 2, None, None, None), (0, None, 2, None, 1, None, 3, None)
    for start, ground, pattern in ((0, UNDER_TUNE, still), (8, UNDER_ANSWER, waking), (16, UNDER_TUNE, still)):
        loop.play(moved(broken(ground, 8, pattern), 8 * start), 0.24, THUMB)
    loop.play(melody(TUNE, 8), 0.46, FINGER)
    loop.play(moved(melody(ANSWER, 8), STRAIN, -12), 0.44, FINGER)
    loop.play(moved(melody(TUNE, 8), 2 * STRAIN), 0.46, FINGER)
    loop.under(drone((38, 45), loop.length, breath=6), 0.07)
    return loop.finished(dark=6200)


@piece
def square_noon() -> Samples:
    """The square is full: the recorder takes the answer, the tune comes back adorned, a tambour walks along."""
    loop = Loop(24, 8, 96, seed=102)
    steps = (0, None, 2, 3, 1, None, 3, 2)
    for start, ground in ((0, UNDER_TUNE), (8, UNDER_ANSWER), (16, UNDER_TUNE)):
        loop.play(moved(broken(ground, 8, steps), 8 * start), 0.26, THUMB)
    loop.play(melody(TUNE, 8), 0.48, FINGER)
    loop.play(moved(melody(ANSWER, 8), STRAIN), 0.15, blown(loop))
    loop.play(moved(melody(ANSWER, 8), STRAIN, -12), 0.27, FINGER)
    loop.play(moved(melody(ADORNED, 8), 2 * STRAIN), 0.44, FINGER)
    loop.play(moved(melody(TUNE, 8), 2 * STRAIN), 0.1, blown(loop))
    loop.under(drone((38, 50), loop.length, breath=7), 0.1)
    loop.beat("..j...j.", range(8, 24), 0.4, STROKES)
    loop.beat("d...d...", range(16, 24), 0.2, STROKES)
    return loop.finished(dark=6800)


@piece
def square_evening() -> Samples:
    """The lamps are lit: the psaltery has the tune, the lute answers low, a drum goes home."""
    loop = Loop(24, 8, 92, seed=103)
    steps, slow = (0, None, 2, None, 1, None, 3, 2), (0, None, None, 2, None, None, 1, None)
    for start, ground, pattern in ((0, UNDER_TUNE, slow), (8, UNDER_ANSWER, steps), (16, UNDER_TUNE, steps)):
        loop.play(moved(broken(ground, 8, pattern), 8 * start), 0.27, THUMB)
    loop.play(moved(melody(TUNE, 8), 0, 12), 0.19, struck)
    loop.play(moved(melody(ANSWER, 8), STRAIN, -12), 0.46, FINGER)
    loop.play(moved(melody(TUNE, 8), 2 * STRAIN, 12), 0.17, struck)
    loop.play(moved(melody(TUNE, 8), 2 * STRAIN, -12), 0.32, FINGER)
    loop.under(drone((38, 50), loop.length, breath=6), 0.115)
    loop.beat("d..bd.b.", range(4, 24), 0.24, STROKES)
    return loop.finished(dark=5800)


@piece
def square_night() -> Samples:
    """Few windows are lit: a drone, the tune in the bass, single high strings that remember it."""
    loop = Loop(20, 8, 76, seed=104)
    loop.play(moved(melody(TUNE, 8), 0, -12), 0.5, FINGER)
    loop.play(moved(melody(ANSWER, 8), STRAIN, -12), 0.42, FINGER)
    loop.play(
        moved(broken("D5 | Am | G | D5 |", 8, (0, None, None, None, 2, None, None, None)), 2 * STRAIN), 0.3, THUMB
    )
    loop.play(moved(melody("z4 d'4 | z8 | z8 | a8 | z8 | z4 c'4 | z8 | d'8 |", 8), 0), 0.09, struck)
    loop.play(moved(melody("z8 | a8 | g8 | e8 | z8 | f8 | g4 e4 | d8 |", 8), STRAIN), 0.09, blown(loop))
    loop.under(drone((26, 38, 45), loop.length, breath=5), 0.17)
    loop.beat("D.......", range(0, 20, 2), 0.16, STROKES)
    return loop.finished(dark=4800)


@piece
def square_last() -> Samples:
    """The last round: the drum in two, the tune short of breath, the drone a fifth higher in the middle."""
    loop = Loop(24, 8, 95, seed=105)
    hurried = "d2 A d2 e f2 | e d c2 d4 | d2 e c2 A G2 | A8 | d2 A d2 e f2 | g2 a6 | g f e d c2 e2 | d8 |"
    for start, ground in ((0, UNDER_TUNE), (8, UNDER_ANSWER), (16, UNDER_TUNE)):
        loop.play(moved(broken(ground, 8, (0, 2, None, 0, 3, None, 0, 2)), 8 * start), 0.26, THUMB)
    loop.play(moved(melody(hurried, 8), 0, -12), 0.48, FINGER)
    loop.play(moved(melody(ANSWER, 8), STRAIN), 0.13, blown(loop))
    loop.play(moved(melody(hurried, 8), 2 * STRAIN), 0.44, FINGER)
    loop.play(moved(melody(hurried, 8), 2 * STRAIN, 12), 0.12, struck)
    loop.under(drone((38, 45, 50), loop.length, breath=8), 0.13)
    loop.beat("D..dD...", range(24), 0.3, STROKES)
    loop.beat("..t...t.", range(8, 24), 0.16, STROKES)
    return loop.finished(dark=6000)
