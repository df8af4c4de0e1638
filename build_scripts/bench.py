#!/usr/bin/env python3
"""Measure speed and memory: `python3 build_scripts/bench.py [--engine] [--json]`.

Prints random_games_per_second, clone_us (both also of Rattus Cartus, rattus_..., and of La Città, la_citta_..., whose
la_citta_plays_us is the time to find all plays of a turn), the same of machine code (compiled_...; null unless
`accelerate.py` made it of these sources), normal_bot_p95_ms, first_frame_s, idle_cpu_percent (of the
table; of the title idle_title_cpu_percent), and of two rounds of seven players at 1080p and at 4K frame_p99_ms,
frame_longest_ms, stalls (frames over 30 ms) and rss_mb; besides, `loop_msteps_per_second` tells how fast a bare loop
runs here, to compare machines. The window's figures need Xvfb and are null without it. `--engine` measures games,
clones and hard_bot_mean_ms alone, in processor time; `--compiled` those of the compiled copy alone.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import ROOT, enter

REFERENCE_LOOP = 48.0  # million steps a second of the machine the targets were written for
TARGETS = {
    "random_games_per_second": ">= 1100 x loop / 48",
    "clone_us": "<= 3 x 48 / loop",
    "rattus_random_games_per_second": ">= 1000 x loop / 48",
    "rattus_clone_us": "<= 4 x 48 / loop",
    "la_citta_random_games_per_second": ">= 150 x loop / 48",
    "la_citta_clone_us": "<= 12 x 48 / loop",
    "la_citta_plays_us": "<= 300 x 48 / loop",
    "compiled_random_games_per_second": ">= 1500 x loop / 48",
    "compiled_clone_us": "<= 2 x 48 / loop",
    "normal_bot_p95_ms": "<= 10",
    "first_frame_s": "<= 1.0",
    "idle_cpu_percent": "<= 1 x 33 / loop",
    "idle_title_cpu_percent": "<= 1 x 33 / loop",
    "frame_p99_ms_1080p": "<= 8",
    "rss_mb_1080p": "<= 350",
    "frame_p99_ms_4k": "<= 16",
    "rss_mb_4k": "<= 600",
    "stalls_1080p": "0",
    "stalls_4k": "0",
}
RATTUS, CITTA = "rattus_cartus", "la_citta"
MIDDLE = {RATTUS: ("buildings", 6), CITTA: ("politics", 4)}  # phase, and the round or the year
WINDOWS = {"1080p": "1920x1080", "4k": "3840x2160"}


def loop_speed() -> float:
    """Million steps a second of a bare loop."""

    def count(steps: int) -> float:
        start, total = time.process_time(), 0
        for i in range(steps):
            total += i
        return steps / (time.process_time() - start) / 1e6

    return max(count(4_000_000) for _ in range(3))


def random_games(games: int) -> float:
    """Games a second of four random players, first-game cast and districts, in one process: the best of three."""
    from game.citadels.deals import citadels, deals_of

    return _rate(deals_of(citadels().preset(4)), games)


def _rate(deals: Any, games: int) -> float:
    from game.bots.simulation import play_games

    def once(seed: int) -> float:
        start = time.process_time()
        play_games(deals, ["random"] * 4, range(seed, seed + games))
        return games / (time.process_time() - start)

    play_games(deals, ["random"] * 4, range(50))
    return max(once(seed) for seed in (1, 2, 3))


def clone_us() -> float:
    """Microseconds to clone a game in the middle of its sixth round."""
    import timeit

    from game.bots.simulation import chooser
    from game.citadels.deals import citadels

    rules = citadels()
    g = rules.start(rules.preset(4), 5)
    choose = chooser(rules, ["normal"] * 4, 5)
    while g.round < 6:
        g.choose(choose(g))
    return min(timeit.repeat(g.clone, number=20_000, repeat=3, timer=time.process_time)) / 20_000 * 1e6


def games_of(game: str, games: int) -> float:
    """The same of another game, in its first set-up."""
    from game import catalog
    from game.bots.simulation import Deals

    return _rate(Deals(game, 4, plain=catalog.rules(game).setup(4, {}, 1)), games)


def clone_us_of(game: str) -> float:
    """Microseconds to clone a game of another kind in its middle."""
    import timeit

    g = _in_the_middle(game)
    return min(timeit.repeat(g.clone, number=20_000, repeat=3, timer=time.process_time)) / 20_000 * 1e6


def plays_us() -> float:
    """Microseconds to find all plays of a turn of La Città, on every site of the map."""
    import timeit

    from game.la_citta.rules import politics_round

    g = _in_the_middle(CITTA)
    return min(timeit.repeat(lambda: politics_round.plays(g, g.stack[-1][1]), number=2_000, repeat=3)) / 2_000 * 1e6


def _in_the_middle(game: str) -> Any:
    from game import catalog
    from game.bots.simulation import chooser
    from game.kernel.saving import facts

    rules, (phase, number) = catalog.rules(game), MIDDLE[game]
    g = rules.new(rules.setup(4, {}, 5), 5)
    g.log = None
    choose = chooser(rules, ["random"] * 4, 5)
    while facts(g)["phase"] != phase or rules.progress(g)[1] < number:
        g.choose(choose(g))
    return g


def normal_bot_p95_ms(games: int) -> float:
    """The 95th percentile of one decision of `normal`, its View included, in games of 4 and of 8."""
    from game.bots import make_bot
    from game.citadels.deals import citadels
    from game.kernel.steps import Seat

    rules = citadels()
    took = []
    for players in (4, 8):
        for seed in range(games):
            g = rules.start(rules.preset(players), seed)
            bots = [make_bot("normal", seed * 8 + seat) for seat in range(players)]
            while (ask := g.pending) is not None:
                start = time.perf_counter()
                word = bots[ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask)
                took.append(time.perf_counter() - start)
                g.choose(word)
    return statistics.quantiles(took, n=20)[-1] * 1000


def hard_bot_mean_ms() -> float:
    """The mean of one answer of `hard` that is a choice, in a game of four, in processor time."""
    from game.bots import make_bot
    from game.citadels.deals import citadels
    from game.kernel.steps import Seat

    rules = citadels()
    g, took = rules.start(rules.preset(4), 1), []
    bots = [make_bot("hard", seat) for seat in range(4)]
    while (ask := g.pending) is not None:
        view, start = rules.observe(g, Seat(ask.seat)), time.process_time()
        word = bots[ask.seat].decide(view, ask)
        if len(ask.options) > 1:
            took.append(time.process_time() - start)
        g.choose(word)
    return statistics.mean(took) * 1000


def window_figures(game: str = "citadels") -> dict[str, float | None]:
    """Figures of the real window under Xvfb, each measured in a process of its own."""
    from tests.helpers.window import missing_tools, open_display

    if missing_tools():
        print(f"no window figures: {', '.join(missing_tools())} missing", file=sys.stderr)
        names = ("first_frame_s", "idle_cpu_percent", "idle_title_cpu_percent", "frame_p99_ms_1080p", "rss_mb_1080p")
        return dict.fromkeys(names)
    script = str(Path(ROOT) / "build_scripts" / "bench_window.py")
    with open_display("3840x2160x24") as display:

        def run(*words: str) -> dict[str, float]:
            done = subprocess.run(
                [sys.executable, script, "--game", game, *words],
                env=display.environment(),
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode:
                sys.exit(f"bench: the window ended with code {done.returncode}:\n{done.stderr}")
            found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
            return found

        run("first-frame", str(time.time()))  # warms the disk's cache
        frames = [run("first-frame", str(time.time()))["first_frame_s"] for _ in range(5)]
        figures = {"first_frame_s": statistics.median(frames), **run("idle", "table"), **run("idle", "title")}
        for name, size in WINDOWS.items():
            figures.update({f"{key}_{name}": value for key, value in run("round", size).items()})
    return {key: round(value, 3) for key, value in figures.items()}


def engine_figures(games: int) -> dict[str, float | None]:
    """Random games and clones of all games, and answers of `hard`, in processor time."""
    return {
        "random_games_per_second": round(random_games(games), 1),
        "clone_us": round(clone_us(), 2),
        "rattus_random_games_per_second": round(games_of(RATTUS, games), 1),
        "rattus_clone_us": round(clone_us_of(RATTUS), 2),
        "la_citta_random_games_per_second": round(games_of(CITTA, games // 4), 1),
        "la_citta_clone_us": round(clone_us_of(CITTA), 2),
        "la_citta_plays_us": round(plays_us(), 1),
        "hard_bot_mean_ms": round(hard_bot_mean_ms(), 2),
    }


def compiled_figures(games: int) -> dict[str, float | None]:
    """The same of the compiled copy, by a process of its own; each None if there is none of these sources."""
    import accelerate  # here: it brings the checkout's game along, and the process that runs the copy wants the copy's

    if not accelerate.is_current():
        print("no compiled figures: run `python3 build_scripts/accelerate.py` first", file=sys.stderr)
        return dict.fromkeys(["compiled_random_games_per_second", "compiled_clone_us"])
    words = [sys.executable, __file__, "--compiled", "--json", "--games", str(games)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: the compiled copy ended with code {done.returncode}:\n{done.stderr}")
    return {f"compiled_{name}": value for name, value in json.loads(done.stdout.splitlines()[-1]).items()}


def measure(options: argparse.Namespace) -> dict[str, float | None]:
    """All figures that are wanted."""
    figures = engine_figures(options.games)
    if options.compiled:
        return figures
    figures |= compiled_figures(options.games)
    if not options.engine:
        figures["normal_bot_p95_ms"] = round(normal_bot_p95_ms(options.bot_games), 3)
        figures |= window_figures()
    figures["loop_msteps_per_second"] = round(loop_speed(), 1)
    return figures


def show(figures: dict[str, float | None]) -> None:
    """The figures beside their targets, line by line."""
    for name, value in figures.items():
        print(f"{name:<32}{'-' if value is None else value:>10}   {TARGETS.get(name, '')}")


def main() -> int:
    """Measure and print; the exit code."""
    parser = argparse.ArgumentParser(description="Measure speed and memory.")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--games", type=int, default=1000, metavar="G", help="random games (default 1000)")
    parser.add_argument(
        "--bot-games", type=int, default=200, metavar="G", help="games of bots for 4 and 8 (default 200)"
    )
    parser.add_argument("--engine", action="store_true", help="games, clones and answers of hard alone")
    parser.add_argument("--compiled", action="store_true", help="those of the compiled copy alone")
    figures = measure(parser.parse_args())
    if "--json" in sys.argv:
        print(json.dumps(figures))
        return 0
    show(figures)
    scale = REFERENCE_LOOP / (figures["loop_msteps_per_second"] or REFERENCE_LOOP)
    rows = {"Citadels": "random_games_per_second", "Rattus Cartus": "rattus_random_games_per_second"}
    rows["La Città"] = "la_citta_random_games_per_second"
    scaled = ", ".join(f"{(figures[row] or 0.0) * scale:.0f} random games of {game}" for game, row in rows.items())
    print(f"\nscaled to a loop of 48 million steps, per second: {scaled}")
    return 0


if __name__ == "__main__":
    enter(__file__, "test")
    sys.path.insert(0, ROOT)
    if "--compiled" in sys.argv:
        use_copy()
    sys.exit(main())
