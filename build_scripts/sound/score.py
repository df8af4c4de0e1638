"""From written notes to a seamless loop: a small notation, voices, and a buffer that goes round."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from sound import kit
from sound.kit import RATE, Samples

NOTE = re.compile(r"([_=^]?)([A-Ga-gz])([,']*)(\d*)(?:/(\d+))?")
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
CHORDS = {  # from the bass up, as a lute of six courses plays them
    "Dm": (50, 57, 62, 65), "D5": (50, 57, 62, 69), "C": (48, 55, 60, 64), "Am": (45, 57, 60, 64),
    "F": (53, 60, 65, 69), "G": (43, 55, 59, 62), "Em": (52, 59, 64, 67), "A5": (45, 57, 64, 69), "A": (45, 57, 61, 64),
    "E5": (40, 52, 59, 64), "G5": (43, 55, 62, 67), "C2": (48, 60, 64, 67), "F2": (41, 57, 60, 65),
}  # fmt: skip


@dataclass(frozen=True)
class Note:
    """Start and length in units of the notation (eighths), pitch as a MIDI number."""

    start: float
    length: float
    pitch: int


def melody(text: str, bar: int) -> list[Note]:
    """Reads bars such as `A4 d2 | e3 f e2 |`: capital letters from middle C, small ones an octave higher, `'` and `,`
    another octave, the number the length in eighths, `z` a rest, `^` and `_` sharp and flat.
    Raises ValueError for a bar that is not `bar` eighths long."""
    notes, at = [], 0.0
    for number, written in enumerate(filter(str.strip, text.split("|"))):
        begun = at
        for sign, letter, octave, upper, lower in NOTE.findall(written):
            length = int(upper or 1) / int(lower or 1)
            if letter != "z":
                pitch = 60 + STEPS[letter.upper()] + 12 * (letter.islower() + octave.count("'") - octave.count(","))
                notes.append(Note(at, length, pitch + {"^": 1, "_": -1}.get(sign, 0)))
            at += length
        if abs(at - begun - bar) > 1e-6:
            raise ValueError(f"bar {number + 1} has {at - begun} eighths instead of {bar}: {written}")
    return notes


def chords(text: str, bar: int) -> Iterator[tuple[float, float, tuple[int, ...]]]:
    """Reads bars such as `Dm | C | Dm Am |`: (start, length, pitches) of each, bars shared evenly."""
    for number, written in enumerate(filter(str.strip, text.split("|"))):
        names = written.split()
        for index, name in enumerate(names):
            yield number * bar + index * bar / len(names), bar / len(names), CHORDS[name]


def broken(text: str, bar: int, pattern: Sequence[int | None]) -> list[Note]:
    """A chord in every bar, its strings plucked in the order of the pattern, one each eighth (None rests)."""
    notes = []
    for start, length, strings in chords(text, bar):
        for step in range(int(length)):
            string = pattern[step % len(pattern)]
            if string is not None:
                notes.append(Note(start + step, 3, strings[string]))
    return notes


def moved(notes: Sequence[Note], eighths: float, steps: int = 0) -> list[Note]:
    """Later, and higher by semitones."""
    return [Note(one.start + eighths, one.length, one.pitch + steps) for one in notes]


@dataclass
class Loop:
    """A loop of whole bars; what sounds beyond its end sounds at its beginning."""

    bars: int
    bar: int  # eighths
    quarter: float  # quarters (of two eighths) a minute
    seed: int
    _made: Samples = field(init=False)

    def __post_init__(self) -> None:
        self._made = np.zeros(round(self.bars * self.bar * self.eighth * RATE))
        self._hand = kit.dice(self.seed)

    @property
    def eighth(self) -> float:
        """Seconds."""
        return 30.0 / self.quarter

    @property
    def length(self) -> int:
        return len(self._made)

    def add(self, eighths: float, level: float, sound: Samples, late: float = 0.0) -> None:
        """Lays a sound at a moment, going round."""
        start = round((eighths * self.eighth + late) * RATE) % self.length
        end = start + len(sound)
        first = min(end, self.length) - start
        self._made[start : start + first] += level * sound[:first]
        if end > self.length:
            self._made[: end - self.length] += level * sound[first:]

    def play(self, notes: Sequence[Note], level: float, player: Callable[[Note, int], Samples]) -> None:
        """A voice: each note a little early or late, a little stronger or weaker, stronger where a bar begins."""
        for index, note in enumerate(notes):
            weight = 1.0 if note.start % self.bar == 0 else 0.86 if note.start % 2 == 0 else 0.74
            touch = weight * self._hand.uniform(0.9, 1.06)
            self.add(note.start, level * touch, player(note, index % 3), self._hand.normal(0, 0.006))

    def beat(
        self, pattern: str, bars: Sequence[int], level: float, strokes: dict[str, Callable[[int], Samples]]
    ) -> None:
        """A drum: one letter an eighth, `.` rests, capital letters louder; in these bars (0 is the first)."""
        for bar in bars:
            for step, letter in enumerate(pattern):
                if letter != ".":
                    loud = 1.0 if letter.isupper() else 0.6
                    sound = strokes[letter.lower()]((bar + step) % 3)
                    self.add(bar * self.bar + step, level * loud * self._hand.uniform(0.85, 1.05), sound,
                             self._hand.normal(0, 0.005))  # fmt: skip

    def under(self, sound: Samples, level: float) -> None:
        """Lays a sound as long as the loop below everything."""
        self._made += level * sound

    def finished(self, *, dark: float = 7000.0) -> Samples:
        """In the room, without rumble and hiss, all of it going round."""
        made = kit.in_room(self._made, 0.22, 0.9, circular=True)
        spectrum = np.fft.rfft(made)
        hertz = np.fft.rfftfreq(len(made), 1 / RATE)
        spectrum *= 1 / np.sqrt(1 + (hertz / dark) ** 6) / np.sqrt(1 + (45 / np.maximum(hertz, 1)) ** 6)
        return np.fft.irfft(spectrum, len(made))
