"""How the window lies on the screen: in its place, maximised, or over all of it. Size and place are those of the window
alone: they are remembered from before it was maximised or filled the screen, and come back with it. A place is
forgotten when the monitors are others than then."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Sequence

import pygame

from game.ui.draw.geometry import MINIMUM_WINDOW
from game.ui.window.manager import manages_windows
from game.ui.window.settings import STANDARD_WINDOW, Settings

SEEN = 160  # pixels of the window that stay on the desktop, so that it can be caught
FRAME = 80  # pixels of height that its title and the system's bars may take
_log = logging.getLogger(__name__)


def fitting_place(
    at: Sequence[int], size: Sequence[int], then: Sequence[Sequence[int]], now: Sequence[Sequence[int]]
) -> tuple[int, int] | None:
    """Where a window goes that was there while the desktops had the sizes `then`; None lets the system choose.

    Of several monitors it is not known how they lie, so that only the same ones bring the place back.
    """
    if len(at) != 2 or not now or [list(one) for one in then] != [list(one) for one in now]:
        return None
    x, y = at
    if len(now) > 1:
        return x, y
    width, height = now[0]
    if size[0] >= width and size[1] >= height:
        return None  # whatever it hung over was not chosen
    return min(max(x, SEEN - size[0]), width - SEEN), min(max(y, 0), height - SEEN)


def fitting(wanted: Sequence[int], desktops: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The wanted size, at most that of the largest desktop, at least the minimum."""
    width, height = wanted
    if desktops:
        widest, highest = max(desktops, key=lambda size: size[0] * size[1])
        width, height = min(width, widest), min(height, highest)
    return max(MINIMUM_WINDOW[0], width), max(MINIMUM_WINDOW[1], height)


def has_room(wanted: Sequence[int], desktops: Sequence[Sequence[int]]) -> bool:
    """Whether a window of that size lies on the largest desktop with its frame. A size somebody chose may fill the
    desktop to the pixel; that of the first start leaves room for the system's bars."""
    if not desktops:
        return True
    width, height = max(desktops, key=lambda size: size[0] * size[1])
    bars = FRAME if tuple(wanted) == STANDARD_WINDOW else 0
    return wanted[0] <= width and wanted[1] + bars <= height


def open_window(settings: Settings) -> pygame.Surface:
    """The window as the settings say, maximised where it has no room. It is opened in its place first, even to fill the
    screen: so the system knows what it comes back to. Raises pygame.error."""
    with warnings.catch_warnings():
        # a system without window manager may give another size than asked for; whatever it is, we lay out for it
        warnings.simplefilter("ignore", RuntimeWarning)
        surface = pygame.display.set_mode(fitting(settings.window, _desktops()), pygame.RESIZABLE)
    _set_minimum()
    put_back(settings)
    if settings.full_screen:
        _fill_screen()
    else:
        settings.maximised |= not has_room(settings.window, _desktops()) and manages_windows()
        if settings.maximised:
            _maximise()
    return pygame.display.get_surface() or surface


def change(settings: Settings) -> pygame.Surface:
    """Between the window and all of the screen, as the settings say now. Raises pygame.error without a window."""
    try:
        if settings.full_screen:
            if settings.maximised:
                window_handle().restore()  # or it comes back in a corner
            else:
                _keep(settings)
                settings.window = list(pygame.display.get_window_size())
            _fill_screen()
        else:
            _leave_screen(settings)
    except pygame.error as error:
        _log.warning("the window stays as it is: %s", error)
    surface = pygame.display.get_surface()
    if surface is None:
        raise pygame.error("there is no window")
    return surface


def put_back(settings: Settings) -> None:
    """Moves the open window to where it was when the game was played last."""
    try:
        place = fitting_place(settings.window_at, settings.window, settings.desktops, _desktops())
        if place is not None:
            pygame.display.set_window_position(place)
    except (AttributeError, pygame.error, ValueError) as error:
        _log.info("the window stays where it is: %s", error)


def remember(settings: Settings) -> bool:
    """Takes over where the window is now; whether that is something new."""
    return _is_own_place(settings) and _keep(settings)


def remember_size(settings: Settings, size: tuple[int, int]) -> bool:
    """Takes over how large the window is now; whether that is something new."""
    if not _is_own_place(settings) or settings.window == list(size):
        return False
    settings.window = list(size)
    return True


def _is_own_place(settings: Settings) -> bool:
    """Whether the window lies where it was put, and not where it fills something."""
    return not settings.full_screen and not settings.maximised and not pygame.display.is_fullscreen()


def _keep(settings: Settings) -> bool:
    """The place of the window, unless it is maximised; whether that is something new."""
    try:
        found = [int(number) for number in pygame.display.get_window_position()], _desktops()
    except (AttributeError, pygame.error) as error:
        _log.info("nobody knows where the window is: %s", error)
        return False
    if settings.maximised or found == (settings.window_at, settings.desktops):
        return False
    settings.window_at, settings.desktops = found
    return True


# -- the window itself -------------------------------------------------------------------------------------------------
def window_handle() -> pygame.Window:
    """The window of the display itself."""
    with warnings.catch_warnings():  # the library means to replace the call, not the wish
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _fill_screen() -> None:
    """All of the monitor the window is on, in that monitor's own resolution."""
    window = window_handle()
    if manages_windows():
        window.set_fullscreen(True)
    else:
        window.position, window.size = (0, 0), pygame.display.get_desktop_sizes()[0]


def _leave_screen(settings: Settings) -> None:
    window = window_handle()
    if manages_windows():
        window.set_windowed()  # size and place are the system's affair: it counts frame and title bar in
    else:
        window.size = fitting(settings.window, _desktops())
        put_back(settings)
    if settings.maximised:
        window.maximize()


def _maximise() -> None:
    try:
        window_handle().maximize()
    except (AttributeError, pygame.error) as error:
        _log.info("the window is not maximised: %s", error)


def _set_minimum() -> None:
    """Some systems let the window shrink below what the layout needs unless told; older libraries cannot tell."""
    try:
        window_handle().minimum_size = MINIMUM_WINDOW
    except (AttributeError, pygame.error, ValueError) as error:
        _log.info("no minimum window size: %s", error)


def _desktops() -> list[list[int]]:
    return [list(size) for size in pygame.display.get_desktop_sizes()]
