"""Sound effects and music. A computer without a sound device, or a missing file, is silence and never an error."""

from __future__ import annotations

import logging

import pygame

from game.paths import assets_dir

EFFECTS = (
    "card_deal", "card_place", "coin", "build", "reveal", "crown", "murder", "robbery", "destroy", "your_turn", "press",
)  # fmt: skip
_log = logging.getLogger(__name__)


class Sound:
    """Volumes are 0 to 100. The device is opened at the first sound, so that silence costs no start-up time."""

    def __init__(self, effects: int = 70, music: int = 40) -> None:
        self.effects, self.music = effects, music
        self.available: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}

    def _open(self) -> bool:
        if self.available is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                self.available = True
            except (pygame.error, NotImplementedError) as error:
                _log.warning("no sound: %s", error)
                self.available = False
        return self.available

    def play(self, name: str) -> None:
        """Plays one of EFFECTS if it can be played."""
        if self.effects <= 0:
            return
        sound = self._find(name)
        if sound is not None:
            sound.set_volume(self.effects / 100)
            sound.play()

    def _find(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            path = assets_dir() / "sound" / f"{name}.ogg"
            self._loaded[name] = None
            if path.is_file() and self._open():
                try:
                    self._loaded[name] = pygame.mixer.Sound(path)
                except (OSError, pygame.error) as error:
                    _log.warning("sound %s cannot be used: %s", path, error)
        return self._loaded[name]

    def set_volumes(self, effects: int, music: int) -> None:
        """Takes effect at once."""
        self.effects, self.music = effects, music
        if self.available:
            pygame.mixer.music.set_volume(music / 100)
