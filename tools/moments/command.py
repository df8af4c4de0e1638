"""`python -m tools moments`: film strips of what is staged, how long a round has of it, and what its frames cost."""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import catalog
from game.ui.draw.scaling import smoothscale
from tools.shots.command import SIZE

if TYPE_CHECKING:
    import pygame

    from game.table.motion.staging import Played
    from game.table.screen import TableScreen
    from game.ui.window.shell import Shell

    Seen = Callable[[TableScreen, Played], None]

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
SETTLING = 2  # frames
LAST = 0.985  # of the picture at the end: a frame later nothing is left


def main(argv: Sequence[str]) -> int:
    """Exit code 0; 2 for wrong arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools moments", description=__doc__)
    parser.add_argument("what", choices=("strips", "rounds", "cost"))
    parser.add_argument("--game", choices=catalog.games(), default=catalog.USUAL)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--people", type=int, default=1, help="that share the screen")
    parser.add_argument("--games", type=int, default=20, help="played by chance, from seed 1 on")
    parser.add_argument("--level", default="random", help="of the computer players")
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--moments", choices=("full", "short"), default="full")
    parser.add_argument("--reduced", action="store_true")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="these moments alone")
    parser.add_argument("--out", default=".", metavar="DIR", help="folder of the strips")
    options = parser.parse_args(argv)
    if SIZE.fullmatch(options.size) is None:
        parser.error(f"no size: {options.size}")
    {"strips": strips, "rounds": rounds, "cost": cost}[options.what](options)
    return 0


def _shell(options: argparse.Namespace) -> Shell:
    from tools.moments.playing import shell_of

    found = SIZE.fullmatch(options.size)
    assert found is not None
    return shell_of(
        (int(found[1]), int(found[2])), language=options.lang, animation=options.speed, ui_scale=options.scale,
        reduced_motion=options.reduced, high_contrast=options.high_contrast, moments=options.moments,
    )  # fmt: skip


def _games(options: argparse.Namespace, seen: Seen) -> Iterator[Shell]:
    """Each frame of each game; `seen` is told of each moment and its table."""
    from tools.moments.playing import frames, match_of, table_of

    shell = _shell(options)
    for seed in range(1, options.games + 1):
        match = match_of(options.game, options.players, seed, people=options.people, level=options.level)
        table = table_of(shell, match)
        shell.draw(_window())
        for _frame in frames(shell, table, seed, partial(seen, table)):
            yield shell


def _window() -> pygame.Surface:
    import pygame

    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def strips(options: argparse.Namespace) -> None:
    """The first moment of each kind, size and mood: its picture at five shares of its time."""

    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    done: dict[str, list[pygame.Surface]] = {}
    now: list[Played] = []

    def seen(_table: TableScreen, played: Played) -> None:
        scene = played.scene
        name = f"{played.moment.name}_{scene.size}{f'_{scene.mood}' if scene.mood else ''}"
        if name not in done and (not options.only or played.moment.name in options.only):
            done[name] = []
            now[:] = [played]

    for shell in _games(options, seen):
        if not now:
            continue
        name, film = next(reversed(done.items()))
        if len(film) < len(SHARES) and now[0].share >= min(SHARES[len(film)], LAST):
            shell.draw(_window())
            film.append(_window().copy())
        if now[0].share >= 1.0:
            _sheet(film, folder / f"{name}.png")
            print(folder / f"{name}.png", f"{now[0].ms:.0f} ms", flush=True)
            now.clear()


def _sheet(film: list[pygame.Surface], path: Path) -> None:
    import pygame

    small = [smoothscale(one, (one.get_width() // 2, one.get_height() // 2)) for one in film]
    wide, high = small[0].get_size()
    sheet = pygame.Surface((wide * 2, high * -(-len(small) // 2)))
    for at, one in enumerate(small):
        sheet.blit(one, (at % 2 * wide, at // 2 * high))
    pygame.image.save(sheet, path)


def rounds(options: argparse.Namespace) -> None:
    """Milliseconds of moments in each round, at normal speed."""
    found: dict[tuple[int, object], float] = defaultdict(float)
    kinds: dict[str, list[float]] = defaultdict(list)

    def seen(table: TableScreen, played: Played) -> None:
        found[id(table), table.motions.staging.ration.round] += played.ms
        kinds[played.moment.name].append(played.ms)

    for _frame in _games(options, seen):
        pass
    sums = sorted(found.values())
    if not sums:
        print("nothing is staged")
        return
    print(f"{options.game}, {options.players} players, {len(sums)} rounds with moments: "
          f"median {statistics.median(sums):.0f} ms, largest {sums[-1]:.0f} ms")  # fmt: skip
    for name, each in sorted(kinds.items()):
        print(f"  {name:<20}{len(each):>6} times, {min(each):.0f} to {max(each):.0f} ms")


def cost(options: argparse.Namespace) -> None:
    """Processor time of the frames that draw anything while a moment is seen, and apart from them of the first two of
    each, in which the table takes the new state over."""
    from game.ui.window.window import BASE_SECONDS

    spent: dict[str, list[float]] = defaultdict(list)
    first: dict[str, list[float]] = defaultdict(list)
    now: list[Played] = []
    age = 0

    def seen(_table: TableScreen, played: Played) -> None:
        nonlocal age
        now[:], age = [played], 0

    start = time.thread_time()
    for shell in _games(options, seen):
        shell.renderer.patience = BASE_SECONDS
        drawn = shell.draw(_window())
        taken = (time.thread_time() - start) * 1000
        if now:
            if drawn:
                (first if age < SETTLING else spent)[now[0].moment.name].append(taken)
            age += 1
            if now[0].share >= 1.0:
                now.clear()
        else:
            shell.work_ahead()
        start = time.thread_time()
    every = sorted(one for each in spent.values() for one in each)
    for name, each in [*sorted(spent.items()), ("all", every)]:
        each.sort()
        middle, high, most = each[len(each) // 2], each[int(len(each) * 0.99)], max(first.get(name, [0.0]))
        print(f"  {name:<20}{len(each):>6} frames: median {middle:.2f} ms, p99 {high:.2f}, longest {each[-1]:.2f}; "
              f"first ones up to {most:.1f}")  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
