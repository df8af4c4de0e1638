"""`python -m tools shots`: every screen from a fixed position into picture files, without a display."""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import catalog
from game.content.languages import languages
from tools.shots.names import AFTER, BEFORE, GALLERY, HISTORY, PHONES, shots_of
from tools.shots.names import NAMES as AROUND_NAMES

if TYPE_CHECKING:
    import pygame

    from game.ui.window.shell import Shell

OF_GAMES = [shots_of(game) for game in catalog.games()]
SOURCES = {
    "tools.shots.around": AROUND_NAMES,
    **{shots.module: shots.names for shots in OF_GAMES if shots.names},
    "tools.shots.gallery": GALLERY,
    "tools.shots.history": HISTORY,
    "tools.shots.phones": PHONES,
}
ORDER = (*BEFORE, *(name for shots in OF_GAMES for name in shots.names), *AFTER, *GALLERY, *HISTORY, *PHONES)
SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")
SMALLEST, LARGEST = (640, 360), (3840, 2160)


def main(argv: Sequence[str]) -> int:
    """Exit code 0 when every picture was written, 2 for wrong arguments or a folder that cannot be written to."""
    options = _parse(argv)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    folder = Path(options.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in draw_all(folder, options.size, options.lang, options.scale, options.only, options.high_contrast):
            print(folder / f"{name}.png")
    except OSError as error:
        print(f"shots: {folder} cannot be written to: {error.strerror or error}", file=sys.stderr)
        return 2
    return 0


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools shots", description="Draw every screen into picture files.")
    parser.add_argument("--out", required=True, metavar="DIR", help="folder for NAME.png (made if it is missing)")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="in pixels, default 1920x1080")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the screens, default en")
    parser.add_argument("--scale", type=int, choices=range(80, 201), default=100, metavar="PERCENT", help="80 to 200")
    parser.add_argument("--high-contrast", action="store_true", help="as the setting of that name")
    parser.add_argument("--only", nargs="+", choices=ORDER, metavar="NAME", help=f"some of: {' '.join(ORDER)}")
    return parser.parse_args(argv)


def _size(text: str) -> tuple[int, int]:
    match = SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write for example 1920x1080")
    size = int(match[1]), int(match[2])
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        raise argparse.ArgumentTypeError(f"{text} is outside 640x360 to 3840x2160")
    return size


def factories(wanted: Sequence[str]) -> dict[str, Callable[[Any], Any]]:
    """Name -> function that makes the screen from the services; only the registries that are needed are read."""
    found: dict[str, Callable[[Any], Any]] = {}
    for module, names in SOURCES.items():
        if set(names) & set(wanted):
            found |= importlib.import_module(module).SHOTS
    return found


def draw_all(
    folder: Path, size: tuple[int, int], lang: str, scale: int, only: Sequence[str] | None = None,
    high_contrast: bool = False,
) -> list[str]:  # fmt: skip
    """Writes NAME.png for each of the screens (all of them by default); the names written. Raises OSError."""
    import pygame

    pygame.display.init()
    target = pygame.display.set_mode(size)
    names = [name for name in ORDER if not only or name in only]
    made = factories(names)
    for name in names:
        draw_one(made[name], target, lang, scale, high_contrast)
        pygame.image.save(target, folder / f"{name}.png")
    return names


def draw_one(
    factory: Callable[[Any], Any], target: pygame.Surface, lang: str, scale: int = 100, high_contrast: bool = False
) -> Shell:
    """Draws one screen as it looks when everything has come to rest; the shell it lives in."""
    from game.ui.window.settings import Settings, SettingsFile
    from game.ui.window.shell import Shell
    from tools.shots.demo_host import DemoHost

    settings = SettingsFile(Path(os.devnull, "settings.json"))  # can neither be read nor written
    settings.values = Settings(
        language=lang, ui_scale=scale, animation=0, high_contrast=high_contrast, tell_first_times=False
    )
    settings.trouble = ""
    shell = Shell(target.get_size(), settings, DemoHost())
    shell.ui.stack.reset(factory(shell.ui))
    for _turn in range(3):
        shell.step(0.1)
        shell.ui.motion.finish_all()
    shell.draw(target)
    return shell
