#!/usr/bin/env python3
"""How many plans of Rattus Cartus are worth comparing: `python3 build_scripts/studies/candidates.py --games 40`.

    --ways WAY[,WAY...]   plans x samples of a turn; the first one plays (default 10x200,20x200,20x400,40x400)
    --games N             games of one such player against three `normal`, its seats in turn (default 40)
    --worlds N            in which answers that differ are judged (default 200)
    --seed S              another seed, other deals (default 1)
    --compiled            from the compiled copy of `accelerate.py` instead of this checkout
    --json                print one line of JSON

Win rates cannot tell such players apart: a hundred games in pairs are good for ten points. So all are asked at each
turn that is a choice, and where they choose different plans these are played on in worlds of their own, the same for
all, and judged as the level `hard` judges: by how much likelier to win a plan is than the first one's. The sum of a
game is told, with a 95 % interval by game. It is as true as that judge, who thinks more of differences than games show:
by him `usual`, the plan of `normal`, loses about 40 points a game, and in games about 30.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import enter

GAME, PLAYERS, USUAL = "rattus_cartus", 4, "usual"
Z = 1.96
Gains = dict[str, float]  # by way, in chances to win


def main(arguments: list[str]) -> int:
    """Play, compare, print a line for each way."""
    options = _options(arguments)
    if options.compiled:
        use_copy()
    games: list[list[Gains]] = []
    with suppress(KeyboardInterrupt):
        for number in range(options.games):
            games.append(one_game(number, options.ways.split(","), options.seed, options.worlds))
            print(f"{number + 1} of {options.games} games", file=sys.stderr)
    if not games:
        print("candidates.py: stopped before the first game was over.", file=sys.stderr)
        return 1
    found = rows(games)
    print(json.dumps(found) if options.json else as_text(found))
    return 0


def one_game(number: int, ways: list[str], seed: int, worlds: int) -> list[Gains]:
    """What the plans of all ways gain at each turn of one game. Raises ValueError for a way that is none."""
    from game import catalog
    from game.kernel.steps import Seat
    from game.rattus_cartus.bot.habits import ENTER
    from tools.arena.games import MOST_DEALS, RANDOM_CAST, deals_of
    from tools.sparring import make_bot

    rules, me, deal = catalog.rules(GAME), number % PLAYERS, seed * MOST_DEALS + number // PLAYERS
    players = {way: _player(way, deal * 8 + me) for way in ways}
    bots = [players[ways[0]] if seat == me else make_bot("normal", deal * 8 + seat, GAME) for seat in range(PLAYERS)]
    state = rules.new(deals_of(GAME, PLAYERS, RANDOM_CAST, number // PLAYERS).setup(deal), deal)
    state.log = None
    found = []
    while (ask := state.pending) is not None:
        view = rules.observe(state, Seat(ask.seat))
        if ask.seat == me and ask.step == ENTER and len(ask.options) > 1:
            found.append(_gains(view, ask, players, worlds))
        state.choose(bots[ask.seat].decide(view, ask))
    return found


def _player(way: str, seed: int) -> Any:
    from game.bots.search import Effort
    from game.rattus_cartus.bot.search.player import SearchBot

    plans, _, samples = way.partition("x")
    if not plans.isdigit() or not samples.isdigit():
        raise ValueError(f"A way is PLANSxSAMPLES, not '{way}'.")
    return SearchBot(seed, Effort(int(samples), rounds=1), plans=int(plans))


def _gains(view: Any, ask: Any, players: dict[str, Any], worlds: int) -> Gains:
    """By how much likelier to win the plan of each way is than that of the first, in worlds that none has seen."""
    from game.kernel.rng import Rng
    from game.rattus_cartus.bot.search.player import Quick, after
    from game.rattus_cartus.bot.standing import stakes
    from game.rattus_cartus.rules.determinize import determinize

    chosen = {way: player.compared(view, ask)[0].option for way, player in players.items()}
    first = next(iter(players.values()))
    chosen[USUAL] = " ".join(first.lines(view, ask)[0])
    plans = sorted(set(chosen.values()))
    sums = dict.fromkeys(plans, 0.0)
    if len(plans) > 1:
        nuns, judge, rng = first.nuns(view, ask.seat), first.judge(view), Rng(first.seed * 31 + ask.number)
        dangers = stakes(view, nuns[ask.seat])
        for _ in range(worlds):
            world, seed = determinize(view, rng), rng.below(1 << 30)
            for plan in plans:
                player, words = Quick(nuns, dangers, seed), tuple(plan.split(" "))
                sums[plan] += after(world.clone(), ask.seat, words, player, view.round + 1, judge)
    base = sums[next(iter(chosen.values()))]
    return {way: (sums[plan] - base) / worlds for way, plan in chosen.items()}


def rows(games: list[list[Gains]]) -> list[dict[str, Any]]:
    """For each way what its plans gain in a game, half of the interval, and in how many turns they are others."""
    turns = [turn for game in games for turn in game]
    found = []
    for way in turns[0]:
        sums = [math.fsum(turn[way] for turn in game) for game in games]
        mean = math.fsum(sums) / len(sums)
        square = math.fsum((one - mean) ** 2 for one in sums) / max(1, len(sums) - 1)
        other = sum(turn[way] != 0.0 for turn in turns) / len(turns)
        half = Z * math.sqrt(square / len(sums))
        found.append({"way": way, "games": len(games), "gain": mean, "half": half, "other": other})
    return found


def as_text(found: list[dict[str, Any]]) -> str:
    """A line for each way."""
    lines = []
    for one in found:
        gain, half = 100 * one["gain"], 100 * one["half"]
        told = f"{gain:+.1f} (± {half:.1f}) points of the chance to win in a game, another plan in {one['other']:.0%}"
        lines.append(f"{one['way']:>10}: {told} of its turns, {one['games']} games")
    return "\n".join(lines)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="candidates.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ways", default="10x200,20x200,20x400,40x400", metavar="WAY[,WAY...]", help="plans x samples")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many games (default 40)")
    parser.add_argument("--worlds", type=int, default=200, metavar="N", help="in which plans are judged (default 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals (default 1)")
    parser.add_argument("--compiled", action="store_true", help="from build/accelerated instead of this checkout")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
