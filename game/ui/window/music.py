"""Music, one quiet loop at a time: streamed from its file, faded when it changes, stepping back for fanfares."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import paths

# Seconds each lasts: a piece goes on where it was left. Those of all games; a game brings its own, "<game>/<name>".
PIECES = {"menu": 68.571, "draft": 65.455, "play": 70.0, "end": 65.455}
KEEP, SILENCE = "", "silence"  # what a screen may wish besides a piece
OUT_SECONDS, IN_SECONDS = 0.7, 1.4
BACK, BACK_SECONDS, FORTH_SECONDS = 0.5, 0.1, 0.8  # 6 dB less for a fanfare, and how fast
SMALLEST_CHANGE = 1 / 128  # the mixer knows no finer volumes


def file_of(piece: str) -> Path:
    """The file of a piece."""
    game, slash, own = piece.rpartition("/")
    return paths.assets_dir() / f"{game}{slash}music/{own}.ogg"


class Music:
    """`volume` is 0 to 100. Nothing here opens the device; `step` is called only while it is open."""

    def __init__(self, volume: int) -> None:
        self.volume = volume
        self.pieces = dict(PIECES)
        self.damaged: dict[str, str] = {}  # pieces that could not be played, and why
        self._wish = SILENCE
        self._playing = SILENCE
        self._left: dict[str, float] = {}  # where each piece was left, in seconds
        self._level = 0.0  # 0 to 1: fading in and out
        self._share = 1.0  # 1, or less for a fanfare
        self._fanfare = 0.0
        self._set = -1.0

    @property
    def playing(self) -> str:
        """The piece that is heard, or SILENCE."""
        return self._playing

    def wish(self, piece: str) -> None:
        """What shall be heard: one of `pieces`, SILENCE, or KEEP for what is heard now."""
        if piece != KEEP:
            self._wish = piece

    def step_back(self, seconds: float) -> None:
        """Quieter for so long."""
        self._fanfare = max(self._fanfare, seconds)

    def rest(self) -> None:
        """Falls silent at once; the next `step` goes on from there. (The mixer's own pause waits for its lock and lets
        nobody else run, and a sound that ends at that moment waits with the lock for its turn: for ever.)"""
        self._change(SILENCE)

    def step(self, seconds: float) -> None:
        """Time passes: fades, changes the piece when the one before is no longer heard, sets the volume."""
        wanted = self._wish if self.volume > 0 else SILENCE
        self._fanfare = max(0.0, self._fanfare - seconds)
        if self._playing != SILENCE:
            self._left[self._playing] = (self._left.get(self._playing, 0.0) + seconds) % self.pieces[self._playing]
        if self._playing == wanted:
            self._level = min(1.0, self._level + seconds / IN_SECONDS)
        else:
            self._level = max(0.0, self._level - seconds / OUT_SECONDS)
            if self._level <= 0 or self._playing == SILENCE:
                self._change(wanted)
        if self._fanfare:
            self._share = max(BACK, self._share - seconds * (1 - BACK) / BACK_SECONDS)
        else:
            self._share = min(1.0, self._share + seconds * (1 - BACK) / FORTH_SECONDS)
        self._use_volume()

    def _use_volume(self) -> None:
        volume = self.volume / 100 * self._level * self._share if self._playing != SILENCE else 0.0
        if abs(volume - self._set) >= SMALLEST_CHANGE or (volume == 0.0) != (self._set == 0.0):
            pygame.mixer.music.set_volume(volume)
            self._set = volume

    def _change(self, piece: str) -> None:
        self._level = 0.0
        if self._playing != SILENCE:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
        self._playing = SILENCE
        if piece not in self.pieces or piece in self.damaged:
            return
        pygame.mixer.music.set_volume(0.0)
        self._set = 0.0
        try:
            pygame.mixer.music.load(file_of(piece))
            pygame.mixer.music.play(-1, start=self._left.get(piece, 0.0))
        except (OSError, pygame.error) as error:
            self.damaged[piece] = str(error)
            return
        self._playing = piece
