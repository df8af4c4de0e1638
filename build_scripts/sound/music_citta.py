"""The two pieces of La Città, both in G mixolydian: the hills by day, and the evening of the last years."""

from __future__ import annotations

from sound.instruments import drone
from sound.kit import Samples
from sound.music import FINGER, STROKES, THUMB, blown, piece, struck
from sound.score import Loop, broken, melody, moved


@piece
def hills() -> Samples:
    """Light on the hills: the lute alone, then recorder and lute in turn, then the first strain again with the
    psaltery above it. Every strain touches the flat seventh and comes home to g."""
    loop = Loop(24, 8, 80, seed=77)
    first = "d2 G2 B c d2 | e2 d c B4 | c2 B A F2 A2 | G6 z2 | g2 f e d2 e f | e2 c2 d4 | c B A G F2 A2 | G6 z2 |"
    second = "b2 a g a2 f2 | g4 d4 | e2 f g a2 g f | d6 z2 | g2 a b c'2 b a | g2 f2 e2 c2 | d e f d c2 A2 | G6 z2 |"
    under_first = "G5 | C G | F | G5 | G F | C G | F | G5 |"
    under_second = "G F | G5 | C F | G5 | G C | G C | Dm F | G5 |"
    steps = (0, None, 2, 3, 1, None, 3, 2)
    open_steps = (0, None, 2, None, 1, None, 3, None)
    for start, ground, pattern in ((0, under_first, open_steps), (8, under_second, steps), (16, under_first, steps)):
        loop.play(moved(broken(ground, 8, pattern), 8 * start), 0.26, THUMB)
    loop.play(melody(first, 8), 0.5, FINGER)
    loop.play(moved(melody(second, 8), 64), 0.14, blown(loop))
    loop.play(moved(melody(second, 8), 64, -12), 0.3, FINGER)
    loop.play(moved(melody(first, 8), 128), 0.42, FINGER)
    bells = "z4 b4 | c'4 b4 | a4 f4 | z2 g2 b2 z2 | z4 b4 | g4 a4 | a4 f4 | g8 |"
    loop.play(moved(melody(bells, 8), 128), 0.12, struck)
    loop.under(drone((43, 50, 55), loop.length, breath=6), 0.12)
    loop.beat("d...b...", range(8, 24), 0.22, STROKES)
    loop.beat("..j...j.", range(16, 24), 0.35, STROKES)
    return loop.finished(dark=6400)


@piece
def evening() -> Samples:
    """The same hills when the sun is low: slower, the tune in the bass of the lute, long notes of the recorder above
    it, and bars in which only the drone stays."""
    loop = Loop(24, 8, 72, seed=88)
    low = "D2 G,2 B,2 D2 | E4 D4 | C2 B,2 A,2 F,2 | G,8 | G4 F2 E2 | D4 E4 | F2 E2 C2 A,2 | G,8 |"
    long = "z8 | g8 | f4 e4 | d8 | z4 d4 | e4 g4 | f8 | d8 |"
    thinking = "z4 d2 e2 | f8 | z4 e2 d2 | B8 | z4 c2 d2 | e4 c4 | d4 A4 | G8 |"
    ground, ground_two = "G5 | C G | F | G5 | G F | G C | F | G5 |", "G5 | F | C | G5 | C | Am | Dm | G5 |"
    still = (0, None, None, 2, None, None, 1, None)
    for start, chords in ((0, ground), (8, ground_two), (16, ground)):
        loop.play(moved(broken(chords, 8, still), 8 * start), 0.25, THUMB)
    loop.play(moved(melody(low, 8), 0, 12), 0.46, FINGER)
    loop.play(moved(melody(thinking, 8), 64), 0.44, FINGER)
    loop.play(moved(melody(low, 8), 128), 0.5, FINGER)
    loop.play(moved(melody(long, 8), 128), 0.1, blown(loop))
    loop.play(moved(melody("z8 | z4 d'4 | c'8 | z8 | z8 | z4 c'4 | a8 | z8 |", 8), 64), 0.08, struck)
    loop.under(drone((31, 43, 50), loop.length, breath=5), 0.15)
    loop.beat("D.......", range(0, 24, 2), 0.18, STROKES)
    return loop.finished(dark=5000)
