#!/usr/bin/env python3
"""Film strips of the table's movements: `python build_scripts/strips.py NAME... --out DIR`, all of them without names.

Each strip is a sheet of twelve moments of one movement, from a fixed position and with a clock of its own, cut to
where something moves: the same picture every time. The scenes are those of `tools.shots.citadels.scenes`, the count of
the points (`scoring`) and the curtain (`curtain`).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from _venv import ROOT, enter

if TYPE_CHECKING:
    import pygame
    from pygame import Surface

    from game.table.screen import TableScreen
    from game.ui.window.screen import Screen
    from game.ui.window.shell import Shell

FRAMES, COLUMNS = 12, 3
STEP = 1 / 60
LONGEST = 1200  # frames of 1/60 s
GAP, LABEL, SHEET = 10, 26, 1900
KEPT = 400  # moments kept in half size


def main(arguments: list[str]) -> int:
    """Draw the strips asked for; 2 for a name that is none."""
    sys.path.insert(0, str(ROOT))
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tools.shots.citadels.scenes import SCENES
    from tools.shots.command import SIZE

    others: dict[str, Callable[[Shell], Surface | None]] = {"deal": _deal, "scoring": _scoring, "curtain": _curtain}
    parser = argparse.ArgumentParser(description="Draw film strips of the table's movements.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {' '.join([*SCENES, *others])}")
    parser.add_argument("--out", required=True, metavar="DIR", help="folder for NAME.png (made if it is missing)")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--speed", type=float, default=1.0, help="0.5 to 4")
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in (*SCENES, *others)]
    match = SIZE.fullmatch(options.size)
    if unknown or match is None:
        print(f"strips: no such scene or size: {' '.join(unknown) or options.size}", file=sys.stderr)
        return 2
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    for name in options.names or [*SCENES, *others]:
        shell = _shell((int(match[1]), int(match[2])), options.lang, options.speed, options.reduced)
        first = others[name](shell) if name in others else _scene(shell, name)
        _sheet(_film(shell, first), folder / f"{name}.png")
        print(folder / f"{name}.png", flush=True)
    return 0


def _shell(size: tuple[int, int], lang: str, speed: float, reduced: bool) -> Shell:
    import pygame

    from game.ui.window.settings import Settings, SettingsFile
    from game.ui.window.shell import Shell
    from tools.shots.demo_host import DemoHost

    pygame.display.init()
    pygame.display.set_mode(size)
    settings = SettingsFile(Path(os.devnull, "settings.json"))
    settings.values = Settings(language=lang, animation=speed, reduced_motion=reduced, opponents_speak=False)
    settings.trouble = ""
    return Shell(size, settings, DemoHost())


# -- what is filmed ----------------------------------------------------------------------------------------------------
def _show(shell: Shell, screen: Screen) -> None:
    """On the screen, and at rest."""
    shell.ui.stack.reset(screen)
    shell.ui.motion.finish_all()
    shell.draw(_window())


def _table(shell: Shell, match: object) -> TableScreen:
    from game.table.flow import Flow
    from game.table.screen import TableScreen

    return TableScreen(shell.ui, Flow(match, lambda: "normal"))  # type: ignore[arg-type]  # a Match


def _scene(shell: Shell, name: str) -> Surface:
    """The table before the decision, which has just been made."""
    from tools.shots.citadels.scenes import SCENES, act, before

    match, option = before(SCENES[name])
    table = _table(shell, match)
    _show(shell, table)
    table.message.close()
    shell.draw(_window())
    first = _half(_window())
    eyes = table.flow.eyes
    act(table.flow, option)
    if table.flow.match.whole.answered > 0 and table.flow.my_ask is None:
        shell.step(STEP)
    if not shell.ui.motion.busy:
        table.stepped(eyes)  # the person's own answer, given without the screen
    return first


def _deal(shell: Shell) -> Surface | None:
    from tools.shots.citadels.scenes import first_deal

    shell.ui.stack.reset(_table(shell, first_deal()))
    return None


def _scoring(shell: Shell) -> Surface | None:
    from tools.shots.citadels.shots import SHOTS

    shell.ui.stack.reset(SHOTS["scoring"](shell.ui))
    return None


def _curtain(shell: Shell) -> Surface | None:
    from tools.shots.citadels.scenes import first_deal

    match = first_deal()
    match.hand_over(1, "human")
    match.hand_over(2, "human")
    _show(shell, _table(shell, match))
    return _half(_window())


# -- the film ----------------------------------------------------------------------------------------------------------
def _window() -> Surface:
    import pygame

    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def _half(picture: Surface) -> Surface:
    from game.ui.draw.scaling import smoothscale

    return smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))


def _film(shell: Shell, first: Surface | None) -> list[tuple[int, Surface]]:
    """(milliseconds, picture in half size) of every other frame, until nothing moves any more."""
    target = _window()
    film: list[tuple[int, Surface]] = [(-1, first)] if first is not None else []
    top = shell.ui.stack.top
    for frame in range(LONGEST):
        shell.draw(target)
        if frame % 2 == 0 and len(film) < KEPT:
            film.append((round(frame * STEP * 1000), _half(target)))
        if (not shell.ui.motion.busy and frame > 2) or shell.ui.stack.top is not top:
            break
        _pass(shell)
    return film


def _pass(shell: Shell) -> None:
    """Time for what moves; nobody decides anything meanwhile."""
    shell.ui.now += STEP
    shell.ui.motion.update(STEP)


def _sheet(film: list[tuple[int, Surface]], path: Path) -> None:
    """Twelve moments side by side, cut to where something moves."""
    import pygame

    from game.ui.draw import theme
    from game.ui.draw.fonts import Fonts
    from game.ui.draw.scaling import smoothscale

    picked = [film[round(index * (len(film) - 1) / (FRAMES - 1))] for index in range(FRAMES)]
    place = _where_it_moves([picture for _ms, picture in film])
    wide = (SHEET - GAP * (COLUMNS + 1)) // COLUMNS
    share = min(2.0, wide / place.w)
    cell = (round(place.w * share), round(place.h * share))
    rows = -(-FRAMES // COLUMNS)
    sheet = pygame.Surface((COLUMNS * (cell[0] + GAP) + GAP, rows * (cell[1] + GAP + LABEL) + GAP))
    sheet.fill(theme.INK)
    font = Fonts().get("bold", 20)
    for index, (ms, picture) in enumerate(picked):
        row, column = divmod(index, COLUMNS)
        x, y = GAP + column * (cell[0] + GAP), GAP + row * (cell[1] + GAP + LABEL)
        sheet.blit(font.render("before" if ms < 0 else f"{ms} ms", True, theme.TEXT_HEAD), (x, y))
        sheet.blit(smoothscale(picture.subsurface(place), cell), (x, y + LABEL))
    pygame.image.save(sheet, path)


def _where_it_moves(pictures: list[Surface]) -> pygame.Rect:
    import pygame

    whole = pictures[0].get_rect()
    found: list[pygame.Rect] = []
    for one, other in zip(pictures, pictures[1:], strict=False):
        mask = pygame.mask.from_threshold(one, (0, 0, 0), (6, 6, 6, 255), other)
        mask.invert()
        found += mask.get_bounding_rects()
    if not found:
        return whole
    return found[0].unionall(found[1:]).inflate(24, 24).clip(whole)


if __name__ == "__main__":
    enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
