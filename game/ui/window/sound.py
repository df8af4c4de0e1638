"""Sound effects. A computer without a sound device, or a missing or damaged file, is silence and never an error."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

import pygame

from game import paths
from game.paths import assets_dir

# Music, one quiet loop at a time.

# Seconds each lasts: a piece goes on where it was left. Those of all games; a game brings its own, "<game>/<name>".
PIECES = {"menu": 68.571, "draft": 65.455, "play": 70.0, "end": 65.455}
KEEP, SILENCE = "", "silence"  # what a screen may wish besides a piece
OUT_SECONDS, IN_SECONDS = 0.7, 1.4
BACK, AMBIENCE_BACK = 0.5, 0.355  # 6 and 9 dB less for a fanfare or a moment,
BACK_SECONDS, FORTH_SECONDS = 0.08, 0.6  # ... and how fast
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
        self._share = stepped_back(self._share, BACK, seconds, back=self._fanfare > 0)
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


# What is heard of a place: one loop, far below everything else.

AMBIENCE_FADE = 2.0  # seconds


def ambience_file(place: str) -> Path:
    """The file of the ambience of a place, "GAME/NAME"."""
    game, _slash, own = place.partition("/")
    return paths.assets_dir() / game / "ambience" / f"{own}.ogg"


class Ambience:
    """On a channel that nothing else takes. `volume` is 0 to 100; `step` is called only while the device is open."""

    def __init__(self, volume: int) -> None:
        self.volume = volume
        self.damaged: dict[str, str] = {}  # places whose loop could not be played, and why
        self._wish = SILENCE
        self._playing = SILENCE
        self._loop: pygame.mixer.Sound | None = None
        self._level, self._share, self._back, self._set = 0.0, 1.0, 0.0, -1.0

    @property
    def playing(self) -> str:
        """The place that is heard, "GAME/NAME", or SILENCE."""
        return self._playing

    def wish(self, place: str) -> None:
        """What shall be heard: "GAME/NAME", SILENCE, or KEEP for what is heard now."""
        if place != KEEP:
            self._wish = place

    def step_back(self, seconds: float) -> None:
        """Quieter for so long."""
        self._back = max(self._back, seconds)

    def rest(self) -> None:
        """Falls silent at once; the next `step` begins anew."""
        self._change(SILENCE)

    def step(self, seconds: float) -> None:
        """Time passes: fades out, changes the place, fades in."""
        wanted = self._wish if self.volume > 0 else SILENCE
        self._back = max(0.0, self._back - seconds)
        if self._playing == wanted:
            self._level = min(1.0, self._level + seconds / AMBIENCE_FADE)
        else:
            self._level = max(0.0, self._level - seconds / AMBIENCE_FADE)
            if self._level <= 0 or self._playing == SILENCE:
                self._change(wanted)
        self._share = stepped_back(self._share, AMBIENCE_BACK, seconds, back=self._back > 0)
        volume = self.volume / 100 * self._level * self._share
        if self._loop is not None and (abs(volume - self._set) >= SMALLEST_CHANGE or (volume == 0) != (self._set == 0)):
            self._loop.set_volume(volume)
            self._set = volume

    def _change(self, place: str) -> None:
        self._level, self._set = 0.0, 0.0
        if self._loop is not None:
            self._loop.stop()
        self._loop, self._playing = None, SILENCE
        if place == SILENCE or place in self.damaged:
            return
        try:
            loop = pygame.mixer.Sound(ambience_file(place))
            loop.set_volume(0.0)
            pygame.mixer.Channel(AMBIENCE_CHANNEL).play(loop, -1)
        except (OSError, pygame.error) as error:
            self.damaged[place] = str(error)
            return
        self._loop, self._playing = loop, place


def stepped_back(share: float, lowest: float, seconds: float, *, back: bool) -> float:
    """How much of its volume something has (`lowest` to 1) after so long, while it steps back or comes forth."""
    if back:
        return max(lowest, share - seconds * (1 - lowest) / BACK_SECONDS)
    return min(1.0, share + seconds * (1 - lowest) / FORTH_SECONDS)


# How many files there are of each: assets/sounds/NAME_1.ogg and on. They take turns, so that none follows itself.
# Those of all games; a game brings its own, which are called "<game>/<name>".
EFFECTS = {
    "card_deal": 4, "card_draw": 4, "card_place": 4, "shuffle": 2, "coin": 4, "build": 3, "reveal": 3, "crown": 1,
    "round": 1, "your_turn": 1, "press": 4, "error": 1, "curtain": 2, "destroy": 2,
    "win": 1, "lost": 1, "lesson_done": 1, "solved": 1, "achieved": 1, "deal_of_day": 1,
}  # fmt: skip
# For so many seconds the music steps back.
FANFARES = {
    "crown": 0.9, "your_turn": 0.7, "round": 1.2, "win": 2.4, "lost": 2.4, "lesson_done": 1.1, "solved": 1.2,
    "achieved": 1.4, "deal_of_day": 1.2,
}  # fmt: skip
CHANNELS, AMBIENCE_CHANNEL = 17, 0
BUFFER = 1024  # samples: 23 ms late at most; half of it costs twice the mixing
AGAIN_SECONDS = 0.045  # the same effect sooner than that would only be louder
FADE_AWAY_MS = 150
_log = logging.getLogger(__name__)


def files_of(name: str, count: int) -> list[str]:
    """The files of an effect, below assets/."""
    game, slash, own = name.rpartition("/")
    return [f"{game}{slash}sounds/{own}_{number}.ogg" for number in range(1, count + 1)]


class Sound:
    """Volumes are 0 to 100. The device is opened at the first sound or in a quiet moment: silence costs nothing."""

    def __init__(self, effects: int = 70, music: int = 40, ambience: int = 0, *, mute: bool = False) -> None:
        self.effects, self.mute = effects, mute
        self.music = Music(0 if mute else music)
        self.ambience = Ambience(0 if mute else ambience)
        self.available: bool | None = None
        self.damaged: list[str] = []  # files that could not be used so far, each named once in the log
        self._known = dict(EFFECTS)
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._turns: dict[str, int] = {}
        self._last: dict[str, float] = {}
        self._now = 0.0
        self._away = False

    # -- what the game says ----------------------------------------------------------------------------------------
    def bring(self, game: str, effects: Mapping[str, int], pieces: Mapping[str, float]) -> None:
        """From now on the effects of a game are known, too: assets/<game>/sounds/NAME_1.ogg and on, so many of each;
        and its pieces of music: assets/<game>/music/NAME.ogg, and how many seconds each lasts."""
        self._known.update({f"{game}/{name}": count for name, count in effects.items()})
        self.music.pieces.update({f"{game}/{name}": seconds for name, seconds in pieces.items()})

    def play(self, name: str, take: int = -1) -> None:
        """Plays an effect if it can be played: its next variant, or the one of this number from 0 (the last one for
        anything beyond)."""
        if self.effects <= 0 or self.mute or self._away or name not in self._known:
            return
        if self._now - self._last.get(name, -1.0) < AGAIN_SECONDS or not self._open():
            return
        variants = self._find(name)
        if not variants:
            return
        turn = self._turns.get(name, 0) % len(variants) if take < 0 else min(take, len(variants) - 1)
        self._turns[name], self._last[name] = turn + 1, self._now
        sound = variants[turn]
        sound.set_volume(self.effects / 100)
        sound.play()
        if name in FANFARES:
            self.step_back(FANFARES[name])

    def step_back(self, seconds: float) -> None:
        """Music and ambience are quieter for so long: something happens that is to be heard, or somebody speaks."""
        self.music.step_back(seconds)
        self.ambience.step_back(seconds)

    def set_volumes(self, effects: int, music: int, ambience: int = 0, *, mute: bool = False) -> None:
        """Takes effect at once."""
        if mute and not self.mute and self.available:
            pygame.mixer.fadeout(FADE_AWAY_MS)
        self.effects, self.mute = effects, mute
        self.music.volume = 0 if mute else music
        self.ambience.volume = 0 if mute else ambience

    def rest(self, away: bool) -> None:
        """Falls silent while the person is elsewhere, and goes on where it was."""
        if away == self._away:
            return
        self._away = away
        if away and self.available:
            pygame.mixer.fadeout(FADE_AWAY_MS)
            self.music.rest()
            self.ambience.rest()

    def step(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds
        if self.available and not self._away:
            self.music.step(seconds)
            self.ambience.step(seconds)
            for name, why in (*self.music.damaged.items(), *self.ambience.damaged.items()):
                self._report(f"{name}.ogg", why)

    # -- preparing -------------------------------------------------------------------------------------------------
    def open_ahead(self) -> bool:
        """Opens the device, if anything shall be heard and nobody has tried yet; whether it did."""
        audible = not self.mute and max(self.effects, self.music.volume, self.ambience.volume) > 0
        if self.available is not None or not audible:
            return False
        self._open()
        return True

    def load_ahead(self) -> None:
        """Loads one more effect, if there is one left: a millisecond or two."""
        name = next((name for name in self._known if name not in self._loaded), "") if self.available else ""
        if name:
            self._find(name)

    def _open(self) -> bool:
        if self.available is None:
            try:
                pygame.mixer.init(44100, -16, 2, BUFFER)
                pygame.mixer.set_num_channels(CHANNELS)
                pygame.mixer.set_reserved(AMBIENCE_CHANNEL + 1)
                self.available = True
            except (pygame.error, NotImplementedError) as error:
                _log.warning("no sound: %s", error)
                self.available = False
        return self.available

    def _find(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._loaded:
            paths = [assets_dir() / file for file in files_of(name, self._known[name])]
            self._loaded[name] = [sound for path in paths if (sound := self._load(path)) is not None]
        return self._loaded[name]

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(path)
        except (OSError, pygame.error) as error:
            self._report(path.name, str(error))
            return None

    def _report(self, name: str, why: str) -> None:
        if name not in self.damaged:
            self.damaged.append(name)
            _log.warning("the sound %s cannot be used (%s); the game goes on without it", name, why)
