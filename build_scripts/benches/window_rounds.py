"""What is played in the real window while its frames are measured: a course of movements for each game."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.app import App
    from game.ui.draw.geometry import Box

FRAME = 1 / 60
STALL_SECONDS = 0.03
LONGEST_SECONDS = 240.0
ROUNDS = {"citadels": 2, "rattus_cartus": 2, "la_citta": 1}  # that are played by the computer
SEATS = {"citadels": 7, "rattus_cartus": 4, "la_citta": 4}
LATE, SEED, HANDED_TO = 4, 5, "normal"  # the year of La Città in which cities are large enough
REST = 14  # frames that a zoom takes, and some more

Course = Iterator[str]  # one frame each; the name of what is measured with it, "" for nothing


class Frames:
    """Takes the time of frames by what is done in them: `wall` as it passes, `own` that of the processor in the thread
    that draws, which says something on a loaded machine, too."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.drawn: dict[str, list[tuple[float, float]]] = defaultdict(list)
        self.longest = self.stalls = 0.0

    def frame(self, part: str) -> None:
        """One turn of the window; it is counted to a part if it drew anything, or put that off."""
        import pygame

        window, shell = self.app.window, self.app.shell
        before = shell.renderer.frames
        wall, own = time.perf_counter(), time.thread_time()
        for event in pygame.event.get():
            window.process(event)
        window.turn(FRAME)
        wall, own = time.perf_counter() - wall, time.thread_time() - own
        if part:
            self.longest = max(self.longest, wall)
            self.stalls += own > STALL_SECONDS
            if shell.renderer.frames > before or shell.renderer.unfinished:
                self.drawn[part].append((wall, own))
        match: Any = self.app.games.match
        if match is not None and match.thinking:
            time.sleep(0.001)  # the bots' process needs a core too

    def figures(self) -> dict[str, float]:
        """Milliseconds: the 99th percentile of all drawn frames and of each part, and the longest frame."""
        every = [frame for frames in self.drawn.values() for frame in frames]
        found = {"frames": len(every), "frame_longest_ms": self.longest * 1000, "stalls": self.stalls}
        parts = {"frame": every, **(self.drawn if len(self.drawn) > 1 else {})}
        for part, frames in parts.items():
            found[f"{part}_p99_ms"] = highest(wall for wall, _own in frames)
            found[f"{part}_p99_own_ms"] = highest(own for _wall, own in frames)
        return found


def highest(seconds: Iterator[float]) -> float:
    """The 99th percentile in milliseconds."""
    found = sorted(seconds)
    return found[int(len(found) * 0.99)] * 1000 if found else 0.0


def begin(app: App, game: str) -> None:
    """Starts the usual game with one person. Raises SaveRefused."""
    from game.ui.quick import quick_options

    app.games.start(quick_options(app.shell.ui.settings.values, game, SEATS[game], SEED))


def course(app: App, game: str) -> Course:
    """All that is measured of a game, frame by frame."""
    yield from until(lambda: _table(app))
    if game == "la_citta":
        yield from _late(app)
        yield from _map(app)
        yield from _year(app)
        return
    match: Any = app.games.match
    match.hand_over(0, HANDED_TO)
    progress = match.rules.progress
    yield from ("frame" for _ in until(lambda: match.over or progress(match.whole)[1] > ROUNDS[game]))


def until(done: Callable[[], bool]) -> Course:
    """Frames that are not counted, until something has happened, but not for ever."""
    end = time.perf_counter() + LONGEST_SECONDS
    while not done() and time.perf_counter() < end:
        yield ""


def calm(app: App) -> Course:
    """Until nothing moves and everything is prepared."""
    shell = app.shell
    yield from until(lambda: shell.calm and not shell.ui.jobs and not shell.ui.motion.busy)


def _table(app: App) -> bool:
    """Whether somebody is asked at the table. A curtain before it is lifted."""
    top: Any = app.shell.ui.stack.top
    if top is not None and top.name == "curtain":
        app.shell.ui.stack.pop()
    return top is not None and top.name == "table" and top.offers is not None


# -- La Città --------------------------------------------------------------------------------------------------------
def _late(app: App) -> Course:
    """The first years are played by chance."""
    from random import Random

    match: Any = app.games.match
    rng, end = Random(SEED), time.perf_counter() + LONGEST_SECONDS
    while (match.whole.year < LATE or match.whole.phase != "politics" or not _mine(match)) and not match.over:
        if _mine(match):
            match.answer(match.pending.number, rng.choice(match.pending.options))
        match.step()
        assert time.perf_counter() < end, "the game stands still"
    table: Any = app.shell.ui.stack.top
    table.flow.cover()
    table.flow.news(None)
    table.refresh()
    yield from until(lambda: _table(app))
    yield from calm(app)


def _mine(match: Any) -> bool:
    return match.pending is not None and match.is_human(match.pending.seat)


def _map(app: App) -> Course:
    table: Any = app.shell.ui.stack.top
    pane = table.board.pane
    for _twice in range(2):
        yield from _zoomed(app, pane.box, 2)
        yield from _panned(app, pane.box)
        yield from _pointed(app, pane)
        yield from _zoomed(app, pane.box, -2)
        yield from _pointed(app, pane)
        yield from calm(app)


def _zoomed(app: App, box: Box, steps: int) -> Course:
    """By the wheel, over a place beside the middle; then it becomes sharp."""
    import pygame

    _move(app, box.x + box.w * 0.4, box.y + box.h * 0.45)
    for _step in range(abs(steps)):
        wheel = {"x": 0, "y": 1 if steps > 0 else -1, "precise_x": 0.0, "precise_y": float(1 if steps > 0 else -1)}
        app.window.process(pygame.event.Event(pygame.MOUSEWHEEL, {**wheel, "flipped": False, "which": 0}))
        for _frame in range(REST):
            yield "zoom"
    yield from ("zoom" for _frame in range(REST))


def _panned(app: App, box: Box, frames: int = 150) -> Course:
    """The map is dragged about with the left button."""
    x, y = box.cx, box.cy
    _move(app, x, y)
    _button(app, x, y, down=True)
    for frame in range(frames):
        turn = frame / frames * 2 * math.pi
        _move(app, x + box.w * 0.4 * math.sin(turn), y + box.h * 0.4 * math.sin(2 * turn), held=True)
        yield "pan"
    _button(app, x, y, down=False)
    yield "pan"


def _pointed(app: App, pane: Any) -> Course:
    """One city after the other is pointed at, and what lies between them."""
    for city in [*pane.cities][:8]:
        box = pane.place(city)
        for frame in range(8):
            _move(app, box.cx + (frame - 4) * box.w / 4, box.cy)
            yield "point"


def _year(app: App) -> Course:
    """The computer plays on: its turns, then voices, migration, demolition and feeding are told."""
    match: Any = app.games.match
    match.hand_over(0, HANDED_TO)
    table: Any = app.shell.ui.stack.top
    year = match.whole.year
    for _frame in until(lambda: match.over or match.whole.year > year + ROUNDS["la_citta"]):
        yield "tell" if table.board.scene.telling and table.board.scene.live else "turns"


def _move(app: App, x: float, y: float, held: bool = False) -> None:
    import pygame

    k = app.shell.ui.scale.k
    at = round(x * k), round(y * k)
    motion = {"pos": at, "rel": (1, 1), "buttons": (int(held), 0, 0), "touch": False}
    app.window.process(pygame.event.Event(pygame.MOUSEMOTION, motion))


def _button(app: App, x: float, y: float, down: bool) -> None:
    import pygame

    k, kind = app.shell.ui.scale.k, pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    app.window.process(pygame.event.Event(kind, {"pos": (round(x * k), round(y * k)), "button": 1, "touch": False}))
