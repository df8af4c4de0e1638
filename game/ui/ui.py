"""The services every screen and widget reaches through `ui`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui import lang
from game.ui.assets import Assets
from game.ui.canvas import Canvas, Pens
from game.ui.damage import Damage
from game.ui.fonts import Fonts
from game.ui.geometry import Scale
from game.ui.keymap import KeyMap
from game.ui.motion import Motion
from game.ui.settings import SettingsFile
from game.ui.sight import THICK_RING, THIN_RING, Sight
from game.ui.skins import Skins
from game.ui.sound import Sound
from game.ui.text import TextSetter
from game.ui.toasts import Toasts
from game.ui.word_popup import WordPopup

if TYPE_CHECKING:
    from game.ui.cards import CardPainter
    from game.ui.screen import ScreenStack
    from game.ui.services import Host
    from game.ui.widgets.base import Widget


class Ui:
    """One per window. `base` damage redraws the cached screen, `top` damage only what lies above it."""

    def __init__(self, size: tuple[int, int], settings: SettingsFile, host: Host) -> None:
        self.settings = settings
        self.host = host
        values = settings.values
        self.scale = Scale(*size, values.ui_scale / 100)
        self.assets = Assets()
        self.assets.use_window(*size)
        self.sight = self._wanted_sight()
        self.skins = Skins(self.assets, self.sight)
        self.fonts = Fonts()
        self.text = TextSetter(self.fonts, self.scale, self._icon, self.sight)
        self.text.use_gold(lambda: self.assets.scaled("ui/gold_leaf", (self.px(512), self.px(512))))
        self.pens = Pens(self.assets, self.skins, self.text, lambda: self.scale)
        self.motion = Motion(values.animation, values.reduced_motion)
        self.sound = Sound(values.effects_volume, values.music_volume, mute=values.mute)
        self.toasts = Toasts(self)
        self.words = WordPopup(self)
        self.keys = KeyMap(values.keys, values.pad)
        self.base, self.top = Damage(size), Damage(size)
        self.jobs: deque[Callable[[], object]] = deque()  # short preparations for moments when nothing moves
        self.now = 0.0  # seconds since the start, from the injected clock
        self.focus: Widget | None = None
        self.ring_visible = False
        self.stack: ScreenStack
        self.display_changed: Callable[[], None] = lambda: None  # the window reacts to full screen and renderer
        self._cards: CardPainter | None = None

    @property
    def cards(self) -> CardPainter:
        """Composes card faces (made when first used: the title needs none)."""
        if self._cards is None:
            from game.ui.cards import CardPainter

            self._cards = CardPainter(self)
        return self._cards

    @property
    def damaged(self) -> list[str]:
        """Files of the game that could not be used so far."""
        return sorted(self.assets.missing | self.fonts.missing)

    def px(self, units: float) -> int:
        return self.scale.px(units)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        return Canvas(surface, self.pens)

    def _icon(self, name: str, height: int) -> pygame.Surface:
        file = {"gold": "ui/coin", "crown": "ui/crown", "card": "ui/stat_hand", "city": "ui/stat_city",
                "points": "ui/stat_points"}.get(name)  # fmt: skip
        if file is None:
            file = f"ui/gem_{name}" if not name[-1].isdigit() else f"ui/{_seal_or_crest(name)}"
        return self.assets.scaled(file, (height, height))

    def use_size(self, size: tuple[int, int]) -> None:
        """Another window size or user scale: everything is laid out and drawn anew."""
        self.scale = Scale(*size, self.settings.values.ui_scale / 100)
        self.text.use(self.scale)
        self.assets.use_window(*size)
        self.base, self.top = Damage(size), Damage(size)
        self.jobs.clear()
        self.refresh()

    def _wanted_sight(self) -> Sight:
        values = self.settings.values
        thick = values.thick_ring or values.high_contrast
        return Sight(values.high_contrast, values.type_letters, THICK_RING if thick else THIN_RING)

    def use_sight(self) -> None:
        """Other contrast, letters or ring: everything is drawn anew."""
        wanted = self._wanted_sight()
        self.sight.high, self.sight.letters, self.sight.ring = wanted.high, wanted.letters, wanted.ring
        self.use_size((self.scale.width, self.scale.height))

    def refresh(self) -> None:
        """Builds the open screens again (language or scale changed)."""
        self.stack.rebuild()
        if self.focus is not None:  # what was just set stays in sight
            self.focus.reveal(self.focus)
        self.base.all()

    def apply_settings(self) -> None:
        """Takes over changed settings at once and stores them; a failure becomes a toast."""
        values = self.settings.values
        self.motion.speed, self.motion.reduced = values.animation, values.reduced_motion
        self.sound.set_volumes(values.effects_volume, values.music_volume, mute=values.mute)
        if not self.settings.save():
            self.toasts.show(self.settings.trouble, "danger")

    def toggle_full_screen(self) -> None:
        """A window, or all of the screen."""
        self.settings.values.full_screen = not self.settings.values.full_screen
        self.apply_settings()
        self.display_changed()

    def use_keys(self) -> None:
        """Takes over a changed key map and stores it."""
        values = self.settings.values
        values.keys, values.pad = self.keys.keys.kept(), self.keys.pad.kept()
        self.apply_settings()

    def use_language(self, code: str) -> None:
        """Switches the language of the window ("" follows the system) and stores it."""
        self.settings.values.language = code
        lang.set_language(chosen_language(code))
        self.apply_settings()
        self.refresh()


def chosen_language(code: str) -> str:
    """The language for a setting: that of the system for "", or for one that is not there (any more)."""
    return code if code in lang.languages() else system_language()


def system_language() -> str:
    """The system's language as the window library reports it."""
    try:
        found = [entry["language"] for entry in pygame.system.get_pref_locales()]
    except (AttributeError, KeyError, pygame.error):
        found = []
    return lang.system_language(found)


def _seal_or_crest(name: str) -> str:
    return f"seal_{name[-1]}" if name.startswith("rank") else f"crest_{name[-1]}"
