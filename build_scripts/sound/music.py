"""The four pieces, all in D dorian, all ours: menu, draft, play and end. Written in the notation of `score`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sound.instruments import drone, frame_drum, jingles, lute, psaltery, recorder
from sound.kit import Samples
from sound.score import Loop, Note, broken, melody, moved

PIECES: dict[str, Callable[[], Samples]] = {}


def piece(make: Callable[[], Samples]) -> Callable[[], Samples]:
    """Enters a function as the maker of the piece of its name."""
    PIECES[make.__name__] = make
    return make


def plucked(note: Note, variant: int, soft: float = 0.5) -> Samples:
    return lute(note.pitch, 2.4, soft, variant)


def struck(note: Note, variant: int) -> Samples:
    return psaltery(note.pitch, 2.0, variant)


def blown(loop: Loop) -> Callable[[Note, int], Samples]:
    """Long enough to reach the next note, with a breath in between."""
    return lambda note, variant: recorder(note.pitch, round(note.length * loop.eighth * 0.93, 3), variant)


THUMB = partial(plucked, soft=0.85)
FINGER = partial(plucked, soft=0.6)
STROKES: dict[str, Callable[[int], Samples]] = {
    "d": partial(frame_drum, "dum"), "t": partial(frame_drum, "tak"), "b": partial(frame_drum, "brush"), "j": jingles,
}  # fmt: skip


@piece
def menu() -> Samples:
    """The lamplit hall: a slow dance in three. The lute alone, then with the recorder; a middle part that climbs to
    the high a; the first strain again, adorned. Strains end open on a, then closed by c and d."""
    loop = Loop(32, 6, 84, seed=11)
    opened = "A4 d2 | e3 f e2 | d4 c2 | A6 | F4 G2 | A3 B c2 | B2 A2 G2 | A6 |"
    closed = "A4 d2 | e3 f g2 | f2 e2 d2 | e6 | f3 e d2 | c3 d e2 | d3 e c2 | d6 |"
    middle = "a4 a2 | g3 f e2 | f4 d2 | e4 c2 | d3 e f2 | g3 a g2 | f2 e2 d2 | e6 |"
    adorned = "A3 B c d | e2 f e d e | f g f e d2 | e4 c2 | f2 g f e d | c2 d c B c | d2 e d c2 | d6 |"
    grounds = (
        "Dm | C | Dm | Am | F | C | G | Am |", "Dm | C | Dm | Am | F | C | Am | D5 |",
        "Dm | C | Dm | C | F | G | Dm | Am |", "Dm | C | Dm | Am | F | C | Am | D5 |",
    )  # fmt: skip
    patterns = ((0, None, 2, None, 3, None), (0, 2, 3, 2, 1, 2), (0, 2, 1, 3, 2, 3), (0, 2, 3, 2, 1, 2))
    for part, (ground, pattern) in enumerate(zip(grounds, patterns, strict=True)):
        loop.play(moved(broken(ground, 6, pattern), 48 * part), 0.26, THUMB)
    loop.play(melody(opened, 6), 0.5, FINGER)
    for part, strain in ((1, closed), (2, middle), (3, adorned)):
        loop.play(moved(melody(strain, 6), 48 * part), 0.16, blown(loop))
    loop.play(moved(melody(middle, 6), 96, -12), 0.32, FINGER)
    loop.under(drone((38, 50, 57), loop.length, breath=8), 0.14)
    loop.beat("d..b.b", range(16, 32), 0.3, STROKES)
    return loop.finished()


@piece
def draft() -> Samples:
    """Cards are passed in silence: a ground of eight bars three times. First bare strings, then the psaltery thinks
    aloud over it, then lute divisions against a slow recorder."""
    loop = Loop(24, 8, 88, seed=22)
    ground = "D5 | C | Dm | Am | F | C | Dm Am | D5 |"
    theme = "z4 d2 e2 | c4 z2 G2 | A2 B2 c2 d2 | A6 z2 | z4 c2 d2 | e3 d c2 G2 | A2 F2 E2 C2 | D6 z2 |"
    division = (
        "d e f e d2 A2 | c d e d c2 G2 | d c d e f2 d2 | e d c B A4 | f e f g a2 f2 | g f e d c2 e2 |"
        "f e d c B A G2 | A2 d6 |"
    )
    slow = "a8 | g6 e2 | f4 a4 | e8 | c4 f4 | e4 g4 | f4 e4 | d8 |"
    bare = (0, None, None, None, 1, None, None, 2)
    for part, pattern in enumerate((bare, (0, None, 2, None, 1, None, 3, None), (0, None, 1, None, 2, None, 1, None))):
        loop.play(moved(broken(ground, 8, pattern), 64 * part), 0.32, THUMB)
    loop.play(moved(melody(theme, 8), 64, 12), 0.2, struck)
    loop.play(moved(melody(theme, 8), 0, 0), 0.37, FINGER)
    loop.play(moved(melody(division, 8), 128), 0.41, FINGER)
    loop.play(moved(melody(slow, 8), 128), 0.13, blown(loop))
    loop.under(drone((38, 45), loop.length, breath=12), 0.13)
    loop.beat("d.......", range(24), 0.26, STROKES)
    loop.beat("....b...", range(8, 24), 0.3, STROKES)
    return loop.finished(dark=6000)


@piece
def play() -> Samples:
    """Work in the town, unhurried: two strains for the lute in two voices, the second with the recorder, the first
    again an octave lower, and four bars of drum and drone in which to think."""
    loop = Loop(28, 8, 96, seed=33)
    first = "d2 e f g2 f e | d2 c A c4 | d2 e f g2 a2 | e6 z2 | f2 e d c2 d e | A2 c2 d2 e2 | f e d c A2 c2 | d6 z2 |"
    second = (
        "a2 g f g2 e2 | f2 e d e2 c2 | d2 f2 a2 g f | g4 e4 | a2 b c' b2 a g | a2 g f e2 d c | d2 f e d2 c2 | d6 z2 |"
    )
    under_first = "Dm | C | Dm | C | F Am | C | F Am | D5 |"
    under_second = "Dm C | Dm C | Dm | C | Am G | F C | Dm Am | D5 |"
    steps = (0, None, 2, None, 1, None, 3, 2)
    for start, ground in ((0, under_first), (8, under_second), (16, under_first)):
        loop.play(moved(broken(ground, 8, steps), 8 * start), 0.27, THUMB)
    loop.play(melody(first, 8), 0.51, FINGER)
    loop.play(moved(melody(second, 8), 64), 0.16, blown(loop))
    loop.play(moved(melody(second, 8), 64, -12), 0.29, FINGER)
    loop.play(moved(melody(first, 8), 128, -12), 0.54, FINGER)
    rest = "A4 d4 | c4 A4 | G2 A2 c2 B2 | A6 z2 |"
    loop.play(moved(melody(rest, 8), 192), 0.39, FINGER)
    loop.play(moved(broken("D5 | Am | G | A5 |", 8, (0, None, None, None, 2, None, None, None)), 192), 0.27, THUMB)
    loop.under(drone((38, 50), loop.length, breath=7), 0.115)
    loop.beat("d..td.t.", (*range(4, 8), *range(12, 24)), 0.24, STROKES)
    loop.beat("D...d...", range(24, 28), 0.2, STROKES)
    loop.beat("..j...j.", range(8, 16), 0.45, STROKES)
    return loop.finished(dark=6500)


@piece
def end() -> Samples:
    """An estampie for the finished city: two puncta, each first with an open ending, then with a closed one, and four
    bars of dance that lead back."""
    loop = Loop(36, 6, 99, seed=44)
    one = "d2 e f2 d | e2 c A2 c | d2 e f2 g | a4 g f | e2 f g2 e | f2 d e2 c |"
    two = "a2 b c'2 a | b2 g a2 f | g2 e f2 d | e2 f g2 e | a2 g f2 e | d2 e c2 A |"
    opened, closed = " d2 c B2 c | A6 |", " A2 c B c2 | d6 |"
    ground_one, ground_two = "Dm | Am | Dm | F | C | Dm |", "Am | G | C Dm | C | F | Dm |"
    ends = (" G | Am |", " Am | D5 |")
    for part in range(4):
        strain, ground = (one, ground_one) if part < 2 else (two, ground_two)
        written = melody(strain + (opened, closed)[part % 2], 6)
        chords = ground + ends[part % 2]
        at = 48 * part
        loop.play(moved(broken(chords, 6, (0, None, 2, 1, None, 3)), at), 0.27, THUMB)
        if part in (0, 2):
            loop.play(moved(written, at), 0.44, FINGER)
        else:
            loop.play(moved(written, at), 0.16, blown(loop))
            loop.play(moved(written, at, -12 if part == 3 else 0), 0.29, FINGER)
        if part == 2:
            loop.play(moved(written, at, 0), 0.1, struck)
    loop.play(moved(melody("d2 A d2 A | c2 G c2 G | d2 A f2 e | d6 |", 6), 192), 0.44, FINGER)
    loop.play(moved(broken("D5 | C | Dm | D5 |", 6, (0, None, None, 1, None, 2)), 192), 0.27, THUMB)
    loop.under(drone((38, 50, 57), loop.length, breath=9), 0.12)
    loop.beat("d.td.t", (*range(8, 16), *range(24, 36)), 0.3, STROKES)
    loop.beat("d..d..", (*range(8), *range(16, 24)), 0.26, STROKES)
    loop.beat("..j..j", range(24, 36), 0.45, STROKES)
    return loop.finished()
