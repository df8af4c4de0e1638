"""The real window: opening it well, resizing, full screen, presenting fast, and the loop around the shell."""

from __future__ import annotations

import logging
import math
import os
import sys
import time
from collections.abc import Callable
from typing import Protocol

import pygame

from game import signals
from game.ui.input.cursor import Pointer
from game.ui.reader.bridge import Bridge
from game.ui.window import memory, placing
from game.ui.window.driver import RETURNS_WITHIN, has_card, open_driver
from game.ui.window.settings import Settings
from game.ui.window.shell import Shell

ACTIVE_RATE, IDLE_RATE, CALM_RATE, BACKGROUND_RATE = 60, 30, 2, 5
LOOK_RATE = 15  # so often a second it is seen whether there is an event, where nothing else goes on
RESIZE_REST_SECONDS, MOVE_REST_SECONDS = 0.12, 0.5
SLOW_PRESENT_SECONDS = 0.006  # up to so many pixels; a larger window is copied for longer by any card
JUDGED_PIXELS = 2560 * 1440
BASE_SECONDS = 0.003  # a frame spends no more on drawing the table anew ...
PREPARING_SECONDS = 0.008  # ... and no more on the pictures of the screen that comes
SHORT_TURN_SECONDS = 0.003  # with a picture that is put together besides, it takes no longer than others
TIDY_SECONDS = 60.0  # between two looks for what nobody needs any more: each takes as long as some frames
MOST_UNTIDIED = 4  # screens that come into use between two such looks
MOST_PUT_OFF = 2  # turns in a row: a phone shows within a tenth of a second what another one has answered
HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_log = logging.getLogger(__name__)


class Clock(Protocol):
    """Real time in the window, made-up time in tests."""

    def now(self) -> float: ...

    def rest(self, rate: int) -> None: ...

    def wait(self, rate: int, called: Callable[[], bool]) -> None: ...


class RealClock:
    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        return time.perf_counter()

    def rest(self, rate: int) -> None:
        """Sleeps; never spins, never waits for events."""
        self._clock.tick(rate)

    def wait(self, rate: int, called: Callable[[], bool]) -> None:
        """Sleeps as well, but wakes for an event or a call no later than `rest(LOOK_RATE)` would: a look whether there
        is one costs less than a turn. (Waiting for one costs more: pygame then looks every millisecond.)"""
        end = self.now() + 1 / rate
        while self.now() < end and not pygame.event.peek() and not called():
            self._clock.tick(LOOK_RATE)


def open_display(settings: Settings, *, again: bool = False) -> pygame.Surface:
    """Opens the window as the settings say; a size no monitor has room for is corrected. `again`: one was closed a
    moment ago.

    Raises pygame.error where nobody would see it.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    if HINT not in os.environ and (settings.renderer == "cpu" or _is_slow_here(settings)):
        os.environ[HINT] = "0"
    open_driver(RETURNS_WITHIN if again else 0.0)
    pygame.display.set_caption("Crown & Coin")
    _set_icon()
    return placing.open_window(settings)


def _is_slow_here(settings: Settings) -> bool:
    return settings.renderer == "auto" and (settings.renderer_found == "cpu" or not has_card())


def _set_icon() -> None:
    from game.paths import assets_dir

    try:
        pygame.display.set_icon(pygame.image.load(assets_dir() / "ui" / "icon_64.png"))
    except (OSError, pygame.error) as error:
        _log.warning("no window icon (%s): installing again helps", error)


def is_slow(seconds: float, pixels: int) -> bool:
    """Whether a window of so many pixels is presented so slowly that only software can be at work."""
    return seconds > SLOW_PRESENT_SECONDS * max(1.0, pixels / JUDGED_PIXELS)


class Window:
    """Owns the display surface and the loop."""

    def __init__(self, shell: Shell, surface: pygame.Surface, clock: Clock | None = None) -> None:
        self.shell, self.surface = shell, surface
        self.pointer = Pointer(shell.ui)
        self.reader = Bridge(shell)
        self.clock = clock or RealClock()
        self.running = True
        self.on_close: Callable[[], None] = self.stop
        self._resized_at: float | None = None
        self._moved_at: float | None = None
        self._hidden = False
        self._typing = self._calm = False
        self._put_off = 0  # turns in which nothing was made of what goes on beside
        self._presents: list[float] = []
        self._tidied = -math.inf  # when it was looked for what nobody needs
        self._seen: object = None  # the screen that was drawn last
        self._untidied = 0  # screens since then
        shell.ui.display_changed = self.reopen
        shell.renderer.patience = BASE_SECONDS
        shell.pieces_later = True
        shell.ui.stack.patience = PREPARING_SECONDS
        shell.ui.assets.pictures.patient = False
        values = shell.ui.settings.values
        self._judging = values.renderer == "auto" and not values.renderer_found and HINT not in os.environ

    def stop(self) -> None:
        self.running = False

    def run(self) -> None:
        """Until the window is closed."""
        last = self.clock.now()
        if sys.platform in ("win32", "darwin"):
            self.reader.open()  # there it has to come before the first frame
        while self.running:
            signals.check()
            for event in pygame.event.get():
                self.process(event)
            now = self.clock.now()
            self.turn(min(0.25, now - last))
            last = now
            self.reader.open()
            self._rest_a_turn()

    def _rest_a_turn(self) -> None:
        if self.shell.calm and not self._hidden and self._resized_at is None:
            self.clock.wait(self.rate, lambda: self.shell.called or self.reader.called)
        else:
            self.clock.rest(self.rate)

    @property
    def rate(self) -> int:
        """Turns a second, unless an event ends the rest before the next one."""
        if self._hidden:
            return BACKGROUND_RATE
        if self.shell.active:
            return ACTIVE_RATE
        return CALM_RATE if self.shell.calm else IDLE_RATE

    def turn(self, seconds: float) -> None:
        """One pass of the loop: time, then a frame if anything changed, or what is left of a short turn to prepare."""
        begun = self.clock.now()
        self.shell.step(seconds)
        self._repeat_keys()
        mouse = self.shell.ui.mouse
        self.pointer.follow(mouse.hovered, hidden=not mouse.in_use)
        if self._moved_at is not None and self.clock.now() - self._moved_at >= MOVE_REST_SECONDS:
            self._moved_at = None
            if placing.remember(self.shell.ui.settings.values):
                self.shell.ui.settings.save()
            self.reader.follow()
        changed: list[pygame.Rect] = []
        if not self._hidden and not self._stretching():
            changed = self.shell.draw(self.surface)
            if changed:
                self._present(changed)
                self.reader.touch()
                self._look_away()
            busy, unfinished = self.shell.ui.motion.busy, self.shell.renderer.unfinished
            if not unfinished and (self._has_time(begun) if busy else not changed):
                self.shell.work_ahead()
        self.reader.turn(self.clock.now())
        self._go_on_beside(begun, drawn=bool(changed))
        self._come_to_rest()

    def _look_away(self) -> None:
        """A screen is seen for the first time: all that it is made of stays for a while. What of others is lost by then
        stays with it, so only a few may come until all is looked through."""
        if self.shell.ui.stack.top is not self._seen:
            self._seen = self.shell.ui.stack.top
            self._untidied += 1
            if self._untidied <= MOST_UNTIDIED:
                memory.look_away()

    def _has_time(self, begun: float) -> bool:
        """Whether a picture may be put together although something moves: the turn was short, and in a window of that
        size it does not take too long."""
        size = self.surface.get_size()
        return self.clock.now() - begun < SHORT_TURN_SECONDS and size[0] * size[1] <= JUDGED_PIXELS

    def _go_on_beside(self, begun: float, *, drawn: bool) -> None:
        """After the frame was shown: pieces of what goes on beside the screens, as long as the turn is short. A turn
        that drew much puts them off, but not many in a row."""
        beside = self.shell.ui.beside
        if beside is None:
            return
        may = not drawn or self._put_off >= MOST_PUT_OFF
        while (may or self.clock.now() - begun < SHORT_TURN_SECONDS) and beside.piece():
            may, self._put_off = False, -1
        self._put_off += 1

    def _come_to_rest(self) -> None:
        """When nothing happens any more, once: what nobody needs goes, and memory that is free is given back."""
        before, self._calm = self._calm, self.shell.calm
        if self._calm and not before:
            self.shell.ui.assets.forget_wide()
            if self.clock.now() - self._tidied >= TIDY_SECONDS or self._untidied > MOST_UNTIDIED:
                self._tidied, self._untidied = self.clock.now(), 0
                memory.tidy_up()
            memory.give_back()

    def process(self, event: pygame.event.Event) -> None:
        """Window events here, everything else to the shell."""
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.reader.attend(event.type == pygame.WINDOWFOCUSGAINED)
        self.reader.touch()
        if event.type == pygame.QUIT:
            self.on_close()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._hidden = True
            self._rest(True, hidden=True)
            self._show_at_once()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._rest(True)
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            if event.type == pygame.WINDOWRESTORED and not self._hidden:
                self._maximised(False)
            self._hidden = False
            if event.type != pygame.WINDOWEXPOSED:
                self._rest(False)
            self.shell.ui.top.all()
        elif event.type == pygame.WINDOWMAXIMIZED:
            self._maximised(True)
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized_at = self.clock.now()
        elif event.type == pygame.WINDOWMOVED:
            self._moved_at = self.clock.now()
        else:
            self.shell.process(event)

    def _show_at_once(self) -> None:
        """The system may keep the last picture, for its list of windows and for the moment of coming back."""
        renderer = self.shell.renderer
        patience, renderer.patience = renderer.patience, math.inf
        if changed := self.shell.draw(self.surface):
            self._present(changed)
        renderer.patience = patience

    def _rest(self, away: bool, *, hidden: bool = False) -> None:
        """Sound and game rest while the person is elsewhere, unless set otherwise."""
        self.shell.rest(away, hidden=hidden)
        self.shell.ui.sound.rest(away and not self.shell.ui.settings.values.sound_unfocused)

    def _repeat_keys(self) -> None:
        """Held keys repeat while text is typed, and only then: a held Enter must not end turn after turn."""
        focus = self.shell.ui.focus
        typing = focus is not None and focus.role == "field"
        if typing != self._typing:
            self._typing = typing
            pygame.key.set_repeat(*((400, 40) if typing else (0, 0)))

    # -- sizes -----------------------------------------------------------------------------------------------------
    def reopen(self) -> None:
        """Settings about the display changed."""
        settings = self.shell.ui.settings
        self.surface = placing.change(settings.values)
        pygame.event.clear(pygame.WINDOWRESTORED)  # by ourselves
        settings.save()
        self.pointer.forget()
        self.shell.ui.use_size(self.surface.get_size())
        self.reader.follow()

    def _maximised(self, on: bool) -> None:
        """Larger than its own size by the system's button, or back; what the full screen does to it is no wish."""
        values = self.shell.ui.settings.values
        if not values.full_screen and values.maximised != on:
            values.maximised = on
            self.shell.ui.settings.save()

    def _stretching(self) -> bool:
        """Whether the last frame is stretched: until another size has rested, then everything is laid out once."""
        current = pygame.display.get_surface()
        if current is None or self._resized_at is None:
            return False
        self.surface = current
        scale, size = self.shell.ui.scale, current.get_size()
        known = size == (scale.width, scale.height)
        if self.clock.now() - self._resized_at < RESIZE_REST_SECONDS:
            if not known:
                current.blit(pygame.transform.scale(self.shell.renderer.base, size), (0, 0))
                pygame.display.flip()
            return not known
        self._resized_at = None
        settings = self.shell.ui.settings
        self.reader.follow()
        if placing.remember_size(settings.values, size):
            settings.save()
        if known:
            self.shell.ui.top.all()  # the system may have left parts of it empty
        else:
            self.shell.ui.use_size(size)
        return False

    # -- presenting ------------------------------------------------------------------------------------------------
    def _present(self, changed: list[pygame.Rect]) -> None:
        pygame.display.update(changed)
        if self._judging:
            self._judging = False
            self._judge()

    def _judge(self) -> None:
        """Presents the first frame five times more: if that is slow (a software GL), the CPU presents from now on."""
        for _ in range(5):
            start = time.perf_counter()
            pygame.display.flip()
            self._presents.append(time.perf_counter() - start)
        values = self.shell.ui.settings.values
        width, height = self.surface.get_size()
        slow = is_slow(sorted(self._presents)[2], width * height)
        values.renderer_found = "cpu" if slow else "gpu"
        self.shell.ui.settings.save()
        if slow:
            _log.info("presenting takes %.1f ms: switching to plain frame buffers", sorted(self._presents)[2] * 1000)
            os.environ[HINT] = "0"
            pygame.display.quit()
            self.surface = open_display(values, again=True)
            self.pointer.forget()
            if self.surface.get_size() != (width, height):
                self.shell.ui.use_size(self.surface.get_size())
            self.reader.follow()
            self.shell.ui.top.all()
