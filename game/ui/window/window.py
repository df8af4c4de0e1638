"""The real window: opening it well, resizing, full screen, presenting fast, and the loop around the shell."""

from __future__ import annotations

import logging
import os
import time
import warnings
from collections.abc import Callable
from typing import Protocol

import pygame

from game import signals
from game.ui.draw.geometry import MINIMUM_WINDOW
from game.ui.input.cursor import Pointer
from game.ui.window import memory, placing
from game.ui.window.driver import open_driver
from game.ui.window.settings import Settings
from game.ui.window.shell import Shell

ACTIVE_RATE, IDLE_RATE, CALM_RATE, BACKGROUND_RATE = 60, 30, 5, 5
RESIZE_REST_SECONDS, MOVE_REST_SECONDS = 0.12, 0.5
SLOW_PRESENT_SECONDS = 0.006
BASE_SECONDS = 0.003  # a frame spends no more on drawing the table anew ...
PREPARING_SECONDS = 0.008  # ... and no more on the pictures of the screen that comes
JUDGED_PIXELS = 2560 * 1440
HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_log = logging.getLogger(__name__)


class Clock(Protocol):
    """Real time in the window, made-up time in tests."""

    def now(self) -> float: ...

    def rest(self, rate: int) -> None: ...

    def wait(self, rate: int) -> None: ...


class RealClock:
    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        return time.perf_counter()

    def rest(self, rate: int) -> None:
        """Sleeps; never spins, never waits for events."""
        self._clock.tick(rate)

    def wait(self, rate: int) -> None:
        """Sleeps as well, but wakes for an event no later than `rest(IDLE_RATE)` would: a look whether there is one
        costs far less than a turn. (Waiting for one costs more: pygame then looks every millisecond.)"""
        end = self.now() + 1 / rate
        while self.now() < end and not pygame.event.peek():
            self._clock.tick(IDLE_RATE)


def open_display(settings: Settings) -> pygame.Surface:
    """Opens the window as the settings say; a size no monitor has room for is corrected.

    Raises pygame.error where nobody would see it.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    if HINT not in os.environ and (settings.renderer == "cpu" or _found_slow(settings)):
        os.environ[HINT] = "0"
    open_driver()
    pygame.display.set_caption("Crown & Coin")
    _set_icon()
    surface = set_mode(settings)
    if not settings.full_screen:
        placing.put_back(settings)
    return surface


def _found_slow(settings: Settings) -> bool:
    return settings.renderer == "auto" and settings.renderer_found == "cpu"


def _set_icon() -> None:
    from game.paths import assets_dir

    try:
        pygame.display.set_icon(pygame.image.load(assets_dir() / "ui" / "icon_64.png"))
    except (OSError, pygame.error) as error:
        _log.warning("no window icon (%s): installing again helps", error)


def set_mode(settings: Settings) -> pygame.Surface:
    """One surface in the window's own resolution."""
    desktops = pygame.display.get_desktop_sizes()
    if settings.full_screen:
        surface = pygame.display.set_mode(desktops[0] if desktops else (1920, 1080), pygame.FULLSCREEN)
    else:
        with warnings.catch_warnings():
            # a system without window manager may give another size than asked for; whatever it is, we lay out for it
            warnings.simplefilter("ignore", RuntimeWarning)
            surface = pygame.display.set_mode(fitting(settings.window, desktops), pygame.RESIZABLE)
        _set_minimum()
    return surface


def fitting(wanted: list[int], desktops: list[tuple[int, int]]) -> tuple[int, int]:
    """The wanted size, at most that of the largest desktop less its borders, at least the minimum."""
    width, height = wanted
    if desktops:
        widest, highest = max(desktops, key=lambda size: size[0] * size[1])
        width, height = min(width, widest), min(height, highest)
    return max(MINIMUM_WINDOW[0], width), max(MINIMUM_WINDOW[1], height)


def _set_minimum() -> None:
    """Some systems let the window shrink below what the layout needs unless told; older libraries cannot tell."""
    try:
        with warnings.catch_warnings():  # the library means to replace the call, not the wish
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = MINIMUM_WINDOW
    except (AttributeError, pygame.error, ValueError) as error:
        _log.info("no minimum window size: %s", error)


class Window:
    """Owns the display surface and the loop."""

    def __init__(self, shell: Shell, surface: pygame.Surface, clock: Clock | None = None) -> None:
        self.shell, self.surface = shell, surface
        self.pointer = Pointer(shell.ui)
        self.clock = clock or RealClock()
        self.running = True
        self.on_close: Callable[[], None] = self.stop
        self._resized_at: float | None = None
        self._moved_at: float | None = None
        self._hidden = False
        self._typing = self._calm = False
        self._presents: list[float] = []
        shell.ui.display_changed = self.reopen
        shell.renderer.patience = BASE_SECONDS
        shell.ui.stack.patience = PREPARING_SECONDS
        shell.ui.assets.pictures.patient = False
        values = shell.ui.settings.values
        self._judging = values.renderer == "auto" and not values.renderer_found and HINT not in os.environ

    def stop(self) -> None:
        self.running = False

    def run(self) -> None:
        """Until the window is closed."""
        last = self.clock.now()
        while self.running:
            signals.check()
            for event in pygame.event.get():
                self.process(event)
            now = self.clock.now()
            self.turn(min(0.25, now - last))
            last = now
            self._rest_a_turn()

    def _rest_a_turn(self) -> None:
        if self.shell.calm and not self._hidden and self._resized_at is None:
            self.clock.wait(self.rate)
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
        """One pass of the loop: time, then a frame if anything changed."""
        self.shell.step(seconds)
        self._repeat_keys()
        router = self.shell.router
        self.pointer.follow(router.hovered, hidden=not router.by_pointer)
        if self._moved_at is not None and self.clock.now() - self._moved_at >= MOVE_REST_SECONDS:
            self._moved_at = None
            if placing.remember(self.shell.ui.settings.values):
                self.shell.ui.settings.save()
        if self._resized_at is not None:
            self._follow_resize()
        elif not self._hidden:
            changed = self.shell.draw(self.surface)
            if changed:
                self._present(changed)
            else:
                self.shell.work_ahead()
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        """When nothing happens any more, once: memory that is free is given back."""
        before, self._calm = self._calm, self.shell.calm
        if self._calm and not before:
            memory.give_back()

    def process(self, event: pygame.event.Event) -> None:
        """Window events here, everything else to the shell."""
        if event.type == pygame.QUIT:
            self.on_close()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._hidden = True
            self._rest(True)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._rest(True)
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self._hidden = False
            if event.type != pygame.WINDOWEXPOSED:
                self._rest(False)
            self.shell.ui.top.all()
        elif event.type == pygame.VIDEORESIZE:
            self._resized_at = self.clock.now()
        elif event.type == pygame.WINDOWMOVED:
            self._moved_at = self.clock.now()
        else:
            self.shell.process(event)

    def _rest(self, away: bool) -> None:
        """Sound and game rest while the person is elsewhere, unless set otherwise."""
        self.shell.rest(away)
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
        self.surface = set_mode(self.shell.ui.settings.values)
        self.pointer.forget()
        self.shell.ui.use_size(self.surface.get_size())

    def _follow_resize(self) -> None:
        """The last frame is stretched until the size has rested, then everything is laid out once."""
        current = pygame.display.get_surface()
        if current is None or self._resized_at is None:
            return
        self.surface = current
        if self.clock.now() - self._resized_at < RESIZE_REST_SECONDS:
            stretched = pygame.transform.scale(self.shell.renderer.base, current.get_size())
            current.blit(stretched, (0, 0))
            pygame.display.flip()
            return
        self._resized_at = None
        size = current.get_size()
        if size != (self.shell.ui.scale.width, self.shell.ui.scale.height):
            values = self.shell.ui.settings.values
            if not values.full_screen:
                values.window = list(size)
                self.shell.ui.settings.save()
            self.shell.ui.use_size(size)

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
        slow = sorted(self._presents)[2] > SLOW_PRESENT_SECONDS and width * height <= JUDGED_PIXELS
        values.renderer_found = "cpu" if slow else "gpu"
        self.shell.ui.settings.save()
        if slow:
            _log.info("presenting takes %.1f ms: switching to plain frame buffers", sorted(self._presents)[2] * 1000)
            os.environ[HINT] = "0"
            pygame.display.quit()
            self.surface = open_display(values)
            self.pointer.forget()
            if self.surface.get_size() != (width, height):
                self.shell.ui.use_size(self.surface.get_size())
            self.shell.ui.top.all()
