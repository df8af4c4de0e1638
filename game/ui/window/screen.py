"""Screens and the stack they lie on; layers (dialogs, lists) above the top screen."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Tween, linear
from game.ui.draw.sprites import Stage
from game.ui.input.presses import Answers
from game.ui.widgets.base import Layer, Widget
from game.ui.window.sound import KEEP

if TYPE_CHECKING:
    from game.history.feats import Feat
    from game.ui.input.actions import Line
    from game.ui.ui import Ui
    from game.ui.widgets.places import Float

FADE_MS = 300.0
NOTICED = 0.4  # seconds in the dark after which a person would like to know that something goes on
QUICK_PIXELS = 1_600_000  # of what lies at the very bottom, as most of a window of 1920 x 1080: more takes its time
Job = Callable[[], object]


class Screen:
    """One full screen. Override `build`; keep what the player has entered on the screen object, because `build` is
    called again whenever language, scale or window change.

    `rules_at` is the place in the rules about it; `name` is unique; `background` a picture that covers the window;
    `veil` darkens it (0 to 255); `music` one of `music.PIECES` or of the game's, SILENCE, or KEEP for what was heard
    before; time stands still on a screen that `waits` while another window is in front.
    """

    name = "screen"
    background = "ui/table"
    veil = 0
    waits = False
    messages_high = False  # short messages stand at the upper edge: the lower one has the buttons
    offers_in_part = False  # only what it keeps clear is an answer now, not all that can be pressed
    explains = False  # its symbols, to the focus, too
    rules_at = ""
    game = ""  # the game it is about; "" leaves it to the screen below

    @property
    def tells_the_end(self) -> bool:
        """Whether it is just being told how a game ended: what gives that away waits (`Toasts.later`)."""
        return False

    def award(self, feats: list[Feat]) -> None:
        """It is told that these were just earned; a screen may show their medals."""

    @property
    def music(self) -> str:
        return KEEP

    @property
    def ambience(self) -> str:
        """What is heard of the place: "GAME/NAME", SILENCE, or KEEP for what was heard before."""
        return KEEP

    @property
    def covered(self) -> bool:
        """Whether the background is hidden."""
        return any(one.visible and one.covers for one in self.grounds())

    def is_quick(self, rect: pygame.Rect) -> bool:
        """Whether this part of the window (pixels) is drawn in a moment, although it is large."""
        if rect.w * rect.h > QUICK_PIXELS:
            return False
        rects = (self.ui.scale.rect(one.box) for one in self.grounds() if one.visible and one.covers)
        return any(one.contains(rect) for one in rects)

    @property
    def still(self) -> bool:
        """Whether `update` has nothing to do before somebody acts; otherwise it is called often."""
        return True

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        # what lies at the very bottom of its tree; if that `covers`, it hides the background, and is drawn quickly
        self.grounds: Callable[[], Sequence[Widget]] = tuple
        self.layers: list[Layer] = []
        self.stage = Stage()
        self.root: Layer | None = None
        self.left_focus = ""  # what had the focus when another screen came above
        self.numbered: list[Widget] = []  # what the keys 1 to 9 press; `build` may fill it

    def build(self) -> Widget:
        """The widget tree for the present language and bounds; called each time the screen comes to the top."""
        raise NotImplementedError

    def first_focus(self) -> Widget | None:
        """Where the keyboard starts; None: the first in order."""
        return None

    def resume(self) -> None:
        """It is on top now (again)."""

    def pause(self) -> None:
        """Something else is on top now, or it is leaving."""

    def went_aside(self, seconds: float) -> None:
        """Back from a screen that was opened aside: for so long nothing moved here."""

    @property
    def secret(self) -> bool:
        """Whether something is shown that only one of several people before this screen may see."""
        return False

    def left_alone(self) -> None:
        """Nobody may be before the screen: what is `secret` is hidden at once. It need not be on top."""

    def help_place(self) -> str:
        """The place in the rules that is in question here, as "topic:draft" or "card:witch"; "" leaves it to the screen
        below. Nothing private is told by it."""
        return self.rules_at

    def reference_cards(self) -> Sequence[str] | None:
        """The cards, by id, of the game that is played or set up here, which the gallery shows first; None leaves it to
        the screen below."""
        return None

    def update(self, seconds: float) -> None:
        """Called about 30 to 60 times a second while on top, more rarely when everything rests and it is `still`."""

    def process_event(self, event: pygame.event.Event) -> bool:
        """Sees every event before the widgets; True keeps it from them."""
        return False

    def takes_click(self, widget: Widget) -> bool:
        """Whether a click on this widget means more than that something moving shall be at its end."""
        return True

    def click_nothing(self) -> None:
        """A click where no widget is."""

    def answers(self) -> Answers | None:
        """What presses do now, to be compared when something else is there; None: not told, it may be anything."""
        return None

    def key(self, event: pygame.event.Event) -> bool:
        """A key no widget wanted; whether it was used."""
        return False

    def keys(self) -> list[Line]:
        """What the screen adds to the sheet of keys: actions, or several with what they do together here."""
        return []

    def areas(self) -> Sequence[Widget]:
        """What one steps between with the shoulders of a gamepad; none: tabs if there are any, else panels."""
        return ()

    def back(self) -> None:
        """Esc: by default back to the screen below."""
        if len(self.ui.stack.screens) > 1:
            self.ui.stack.pop()

    def moment(self) -> object:
        """What pop-ups belong to: they go when it is another one (a question was answered)."""
        return None

    def kept_clear(self) -> list[Box]:
        """Where nothing may float, whatever it says: what can be chosen now, or is lit."""
        return []

    def rather_clear(self) -> list[Box]:
        """Where something floats only if there is no other room: what is offered and not meant."""
        return []

    def message_room(self) -> Box:
        """The part of the window over which short messages stand, if it is wide enough for them."""
        return self.ui.scale.bounds

    def floats(self) -> Sequence[Float]:
        """What floats over it, in the order in which it is given places; what is `weighty` comes before short
        messages."""
        return ()

    def symbol(self, key: str) -> str:
        """What a symbol stands for, in a sentence; "" leaves it without."""
        return ""

    # -- for the stack and the screens themselves ------------------------------------------------------------------
    def rebuild(self) -> None:
        """Builds and arranges the tree anew; the focus stays on the widget of the same name."""
        focus = self.ui.focus
        mine = focus is not None and self.root is not None and focus.within(self.root)
        name = focus.name if mine and focus is not None else ""
        self.root = Layer(self.ui, self.build(), cached=True, name=f"screen:{self.name}")
        self.root.numbered = self.numbered
        self.root.arrange(self.ui.scale.bounds)
        if mine:
            self.ui.focus = next((w for w in self.root.focusables() if name and w.name == name), None)
        self.ui.base.all()

    def relayout(self) -> None:
        """Arranges the same tree again (something became visible, a text changed its height)."""
        if self.root is not None:
            self.root.arrange(self.ui.scale.bounds)
            self.ui.base.all()

    def find(self, name: str) -> Widget:
        """The visible widget of that name, layers first. Raises KeyError."""
        for layer in reversed(self.layers):
            for widget in layer.walk():
                if widget.name == name:
                    return widget
        if self.root is None:
            raise KeyError(name)
        return self.root.find(name)

    @property
    def scope(self) -> Layer | None:
        """The tree that takes keys and focus: the top layer, or the screen."""
        return self.layers[-1] if self.layers else self.root


@dataclass
class _Aside:
    """A screen that was opened aside, and what the one below needs to go on as if nothing had been."""

    screen: Screen
    moving: list[Animation]
    focus: Widget | None
    since: float
    built: int


class ScreenStack:
    """The top screen is shown; `fade` is 0 (nothing) to 1 (all ink) while one replaces another.

    `patience` is how many seconds a frame may spend on preparing the screen that comes (without end: all at once).
    """

    def __init__(self, ui: Ui, clock: Callable[[], float] = time.perf_counter) -> None:
        self.ui = ui
        self.patience = math.inf
        self._clock = clock
        self._coming: tuple[Screen, deque[Job], Callable[[Screen], None]] | None = None
        self._to_do, self._dark = 0, 0.0  # jobs for the screen that comes; seconds for which all has been ink
        self.screens: list[Screen] = []
        self.fade = 0.0
        self._fading: Animation | None = None
        self._asides: list[_Aside] = []
        self._built = 0  # counts how often everything was built anew
        ui.stack = self

    @property
    def top(self) -> Screen | None:
        return self.screens[-1] if self.screens else None

    def showing(self, widget: Widget) -> Screen | None:
        """The screen in which a widget hangs; None for one that is drawn apart from all."""
        layer = widget.layer
        return next((one for one in self.screens if layer is not None and layer in (one.root, *one.layers)), None)

    def push(self, screen: Screen) -> None:
        """Shows a screen above the present one."""
        self._leave()
        self.screens.append(screen)
        self._enter()

    def pop(self) -> None:
        """Back to the screen below (the last one stays)."""
        if len(self.screens) > 1:
            aside = self._asides.pop() if self._asides and self._asides[-1].screen is self.top else None
            self._leave()
            self.screens.pop()
            if aside is None or not self._go_on(aside):
                self._enter()

    def open_aside(self, screen: Screen) -> None:
        """Shows a screen above the present one, which keeps everything until the other is left: what moves stands
        still, dialogs stay open, the focus is where it was."""
        if self._fading is not None:
            self.ui.motion.finish(self._fading)
        self.ui.presses.note()
        self._asides.append(_Aside(screen, self.ui.motion.suspend(), self.ui.focus, self.ui.now, self._built))
        self.ui.focus = None
        self.screens.append(screen)
        self._enter()

    def left_alone(self) -> None:
        """Nobody may be before the screen: what is secret is hidden, and whatever was opened aside to read about it."""
        secret = [screen for screen in self.screens if screen.secret]
        if not secret:
            return
        while self.top is not secret[-1] and self._asides and self._asides[-1].screen is self.top:
            self.pop()
        for screen in secret:
            screen.left_alone()

    def _go_on(self, aside: _Aside) -> bool:
        """Whether the screen below goes on as it was; not when everything was built anew since."""
        screen = self.top
        self.ui.motion.go_on(aside.moving)
        if screen is None or aside.built != self._built:
            self.ui.motion.finish_all()
            if screen is not None:
                screen.layers.clear()
                screen.stage.clear()
            return False
        self.ui.focus = aside.focus
        screen.went_aside(self.ui.now - aside.since)
        self.ui.base.all()
        self.ui.top.all()
        return True

    def replace(self, screen: Screen) -> None:
        """Shows a screen instead of the present one."""
        self._leave()
        if self.screens:
            left = self.screens.pop()
            for aside in self._asides:
                aside.screen = screen if aside.screen is left else aside.screen
        self.screens.append(screen)
        self._enter()

    def reset(self, screen: Screen) -> None:
        """Shows a screen with nothing below it (the title)."""
        self._leave()
        self._asides.clear()
        self.screens = [screen]
        self._enter()

    def reset_after(self, jobs: Iterable[Job], screen: Screen) -> None:
        """Like `reset`, once the jobs are done; the screen before fades into ink meanwhile and takes no input."""
        self._come(jobs, screen, self.reset)

    def push_after(self, jobs: Iterable[Job], screen: Screen) -> None:
        """Like `push`, once the jobs are done, as with `reset_after`."""
        self._come(jobs, screen, self.push)

    def _come(self, jobs: Iterable[Job], screen: Screen, show: Callable[[Screen], None]) -> None:
        self._coming = screen, deque(jobs), show
        self._to_do, self._dark = len(self._coming[1]), 0.0
        self.ui.assets.backdrop_ahead(screen.background)
        if self.patience == math.inf or self.top is None or not self._fades:
            self.prepare(math.inf)

    @property
    def changing(self) -> bool:
        """Whether a screen is being prepared."""
        return self._coming is not None

    @property
    def prepared(self) -> float | None:
        """How much of the screen that comes is ready, 0 to 1; None unless it keeps somebody waiting in the dark."""
        if self._coming is None or self._dark < NOTICED or not self._to_do:
            return None
        return 1 - len(self._coming[1]) / self._to_do

    def prepare(self, seconds: float) -> None:
        """A slice of the work for the screen that comes; it is shown when nothing is left and all is ink."""
        if self._coming is None:
            return
        screen, jobs, show = self._coming
        start = self._clock()
        while jobs:
            with self.ui.about(screen.game):
                jobs.popleft()()
            if seconds != math.inf and self._clock() - start > self.patience:
                break
        self._dark += seconds if self.fade >= 1 else 0.0
        self.fade = min(1.0, self.fade + seconds * self.ui.motion.speed * 2000 / FADE_MS)
        self.ui.top.all()
        if not jobs and self.fade >= 1:
            self._coming = None
            self.fade = 0.0
            show(screen)

    @property
    def _fades(self) -> bool:
        return self.ui.now > 0.2 and self.ui.motion.speed > 0

    def _leave(self) -> None:
        self.ui.motion.finish_all()
        self.ui.presses.note()
        if self.top is not None:
            self.top.left_focus = self.ui.focus.name if self.ui.focus is not None else ""
            self.top.pause()
            self.top.layers.clear()
            self.top.stage.clear()
        self.ui.focus = None

    def _enter(self) -> None:
        screen = self.top
        assert screen is not None
        self.ui.assets.backdrop_ahead(screen.background)  # decoded while the tree is built
        screen.rebuild()
        self.ui.focus = self._focus_of(screen)
        screen.resume()
        self.ui.base.all()
        self._fade_in()

    def _focus_of(self, screen: Screen) -> Widget | None:
        """Who plays by keys or gamepad finds the focus where it was left, and always somewhere."""
        if not self.ui.ring_visible or screen.root is None:
            return screen.first_focus()
        widgets = screen.root.focusables()
        left = next((one for one in widgets if one.name and one.name == screen.left_focus), None)
        return left or screen.first_focus() or next(iter(widgets), None)

    def _fade_in(self) -> None:
        if self._fading is not None:
            self.ui.motion.finish(self._fading)

        def apply(t: float) -> None:
            self.fade = 1.0 - t
            self.ui.top.all()

        if len(self.screens) and self._fades:
            self.fade = 1.0
            self._fading = self.ui.motion.start(Tween(FADE_MS / 2, apply, linear))

    def rebuild(self) -> None:
        """Language, scale or window changed: the top screen is built anew, others when they return."""
        self._built += 1
        if self.top is not None:
            self.top.layers.clear()
            self.top.stage.clear()
            self.top.rebuild()
            self.ui.toasts.arrange()

    def relayout(self) -> None:
        """The same trees are arranged again: buttons name other keys and are as wide as those."""
        if self.top is not None:
            self.top.relayout()
            for layer in self.top.layers:
                layer.arrange(self.ui.scale.bounds)
        self.ui.top.all()

    # -- layers ----------------------------------------------------------------------------------------------------
    def open_layer(self, layer: Layer) -> None:
        """Puts a layer above the top screen and gives it the focus."""
        screen = self.top
        assert screen is not None
        self.ui.presses.note()
        layer.previous_focus = self.ui.focus
        screen.layers.append(layer)
        layer.arrange(self.ui.scale.bounds)
        focusables = layer.focusables()
        self.ui.focus = layer.first_focus or (focusables[0] if focusables else None)
        self.ui.top.all()

    def close_layer(self, layer: Layer) -> None:
        """Takes a layer away; the focus returns to where it was."""
        self.ui.presses.note()
        for screen in self.screens:
            if layer in screen.layers:
                screen.layers.remove(layer)
                if screen is self.top:
                    self.ui.focus = layer.previous_focus
                self.ui.top.all()
