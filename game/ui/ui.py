"""The services every screen and widget reaches through `ui`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game import catalog
from game.content.book import book
from game.ui import lang
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas, Damage, Pens
from game.ui.draw.fonts import Fonts
from game.ui.draw.geometry import Scale
from game.ui.draw.motion import Motion
from game.ui.draw.sight import THICK_RING, THIN_RING, Sight
from game.ui.draw.skins import Skins
from game.ui.draw.text import TextSetter
from game.ui.input.keymap import KeyMap
from game.ui.input.presses import Presses
from game.ui.reader.ears import Ears
from game.ui.widgets.floating import Floating
from game.ui.widgets.popups import Popups
from game.ui.widgets.toasts import Toasts
from game.ui.window.jobs import Jobs
from game.ui.window.settings import SettingsFile
from game.ui.window.sound import Sound

if TYPE_CHECKING:
    from game.ui.cards import CardPainter
    from game.ui.services import Host
    from game.ui.widgets.base import Widget
    from game.ui.window.screen import ScreenStack


class Beside(NamedTuple):
    """What goes on beside the screens, whichever is on top: `turn` is called at every turn of the window's loop, and
    soon again while it is `busy`."""

    turn: Callable[[], None]
    busy: Callable[[], bool]


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
        self.sound = Sound(values.effects_volume, values.music_volume, values.ambience_volume, mute=values.mute)
        self.floating = Floating(self)
        self.toasts = Toasts(self)
        self.popups = Popups(self)
        self.keys = KeyMap(values.keys, values.pad)
        self.base, self.top = Damage(size), Damage(size)
        self.jobs = Jobs(self)
        self.now = 0.0  # seconds since the start, from the injected clock
        self.presses = Presses(self)
        self.ears = Ears()
        self.focus: Widget | None = None
        self.ring_visible = False
        self.ringed: list[Widget] = []  # the group that the ring lies round, instead of the focus alone
        self.dwelling: tuple[float, float, float] | None = None  # a pointer that rests: where, and how far it is
        self.stack: ScreenStack
        self.display_changed: Callable[[], None] = lambda: None  # the window reacts to full screen and renderer
        self.beside: Beside | None = None
        self._cards: dict[str, CardPainter] = {}  # by game
        self._about = ""  # the game that is in question whatever is on top

    @property
    def game(self) -> str:
        """The game in question: of the screen on top, or of the first below that is about one."""
        if self._about:
            return self._about
        found = (screen.game for screen in reversed(self.stack.screens)) if hasattr(self, "stack") else ()
        return next(filter(None, found), catalog.USUAL)

    @contextmanager
    def about(self, game: str) -> Iterator[None]:
        """Meanwhile this game is in question: for what is made while another screen is on top. "" changes nothing."""
        before, self._about = self._about, game or self._about
        try:
            yield
        finally:
            self._about = before

    @property
    def cards(self) -> CardPainter:
        """Composes the faces of the cards of the game in question."""
        return self.cards_of(self.game)

    def cards_of(self, game: str) -> CardPainter:
        """Composes the faces of a game's cards (made when first used: the title needs none)."""
        if game not in self._cards:
            from game.ui.cards import CardPainter

            self._cards[game] = CardPainter(self, game)
        return self._cards[game]

    @property
    def damaged(self) -> list[str]:
        """Files of the game that could not be used so far."""
        return sorted(self.assets.missing | self.fonts.missing)

    def px(self, units: float) -> int:
        return self.scale.px(units)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        return Canvas(surface, self.pens)

    def _icon(self, name: str, height: int) -> pygame.Surface:
        file = book(self.game).symbols.get(name, f"ui/crest_{name[-1]}" if name[-1].isdigit() else f"ui/{name}")
        return self.assets.scaled(file, (height, height))

    def use_size(self, size: tuple[int, int]) -> None:
        """Another window size or user scale: everything is laid out and drawn anew."""
        self.scale = Scale(*size, self.settings.values.ui_scale / 100)
        self.text.use(self.scale)
        self.assets.use_window(*size)
        self.base, self.top = Damage(size), Damage(size)
        self.jobs.forget()
        self.refresh()

    def _wanted_sight(self) -> Sight:
        values = self.settings.values
        thick = values.thick_ring or values.high_contrast
        letters = values.letters_on_types or values.high_contrast
        return Sight(values.high_contrast, letters, THICK_RING if thick else THIN_RING, values.quiet_table)

    def use_sight(self) -> None:
        """Other contrast, letters, ring or scenery: everything is drawn anew."""
        wanted = self._wanted_sight()
        self.sight.high, self.sight.letters, self.sight.ring = wanted.high, wanted.letters, wanted.ring
        self.sight.quiet = wanted.quiet
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
        self.use_volumes()
        if not self.settings.save():
            self.toasts.show(self.settings.trouble, "danger")

    def use_volumes(self) -> None:
        """Takes over how loud everything is."""
        values = self.settings.values
        self.sound.set_volumes(values.effects_volume, values.music_volume, values.ambience_volume, mute=values.mute)

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
