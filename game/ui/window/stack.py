"""The stack of screens: what comes, what goes, and what was opened aside."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.ui.draw.motion import Animation, Tween, linear
from game.ui.widgets.base import Pile, Shown, Toolkit, Widget
from game.ui.window.jobs import Job

FADE_MS = 300.0
NOTICED = 0.4  # seconds in the dark after which a person would like to know that something goes on


@dataclass
class _Aside:
    """A screen that was opened aside, and what the one below needs to go on as if nothing had been."""

    screen: Shown
    moving: list[Animation]
    focus: Widget | None
    since: float
    built: int


class ScreenStack(Pile):
    """The top screen is shown; `fade` is 0 (nothing) to 1 (all ink) while one replaces another.

    `patience` is how many seconds a frame may spend on preparing the screen that comes (without end: all at once).
    """

    def __init__(self, ui: Toolkit, clock: Callable[[], float] = time.perf_counter) -> None:
        super().__init__(ui)
        self.patience = math.inf
        self._clock = clock
        self._coming: tuple[Shown, deque[Job], Callable[[Shown], None]] | None = None
        self._to_do, self._dark = 0, 0.0  # jobs for the screen that comes; seconds for which all has been ink
        self.fade = 0.0
        self._fading: Animation | None = None
        self._asides: list[_Aside] = []
        self._built = 0  # counts how often everything was built anew

    def push(self, screen: Shown) -> None:
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

    def open_aside(self, screen: Shown) -> None:
        """Shows a screen above the present one, which keeps everything until the other is left: what moves stands
        still, dialogs stay open, the focus is where it was."""
        if self._fading is not None:
            self.ui.motion.finish(self._fading)
        self.ui.note_presses()
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

    def replace(self, screen: Shown) -> None:
        """Shows a screen instead of the present one."""
        self._leave()
        if self.screens:
            left = self.screens.pop()
            for aside in self._asides:
                aside.screen = screen if aside.screen is left else aside.screen
        self.screens.append(screen)
        self._enter()

    def reset(self, screen: Shown) -> None:
        """Shows a screen with nothing below it (the title)."""
        self._leave()
        self._asides.clear()
        self.screens = [screen]
        self._enter()

    def reset_after(self, jobs: Iterable[Job], screen: Shown) -> None:
        """Like `reset`, once the jobs are done; the screen before fades into ink meanwhile and takes no input."""
        self._come(jobs, screen, self.reset)

    def push_after(self, jobs: Iterable[Job], screen: Shown) -> None:
        """Like `push`, once the jobs are done, as with `reset_after`."""
        self._come(jobs, screen, self.push)

    def _come(self, jobs: Iterable[Job], screen: Shown, show: Callable[[Shown], None]) -> None:
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
        self.ui.note_presses()
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

    def _focus_of(self, screen: Shown) -> Widget | None:
        """Who plays by keys or gamepad finds the focus where it was left, and always somewhere."""
        if not self.ui.ring_visible or screen.root is None:
            return screen.first_focus()
        left = screen.root.focusable_named(screen.left_focus)
        return left or screen.first_focus() or next(iter(screen.root.focusables()), None)

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
        """Language, scale or window changed: the top screen is built anew, others when they return. Its dialogs stay:
        nobody has answered them yet."""
        self._built += 1
        screen = self.top
        if screen is None:
            return
        dialogs, focus = [layer for layer in screen.layers if layer.stays], self.ui.focus
        screen.layers.clear()
        screen.stage.clear()
        screen.rebuild()
        for layer in dialogs:
            layer.previous_focus = self._now(layer.previous_focus, screen)
            screen.layers.append(layer)
            layer.arrange(self.ui.scale.bounds)
        if dialogs and (focus is None or not focus.within(dialogs[-1])):
            self.ui.focus = dialogs[-1].first_focus

    @staticmethod
    def _now(widget: Widget | None, screen: Shown) -> Widget | None:
        """What has the place of a widget since its tree was built anew."""
        if widget is None or screen.root is None or any(widget.within(layer) for layer in screen.layers):
            return widget
        return screen.root.focusable_named(widget.name)

    def relayout(self) -> None:
        """The same trees are arranged again: buttons name other keys and are as wide as those."""
        if self.top is not None:
            self.top.relayout()
            for layer in self.top.layers:
                layer.arrange(self.ui.scale.bounds)
        self.ui.top.all()
