#!/usr/bin/env python3
"""How copies of a level treat each other: `python3 build_scripts/studies/company.py --games 160 --out games.jsonl`.

Plays games of four copies, casts by chance, and counts what they made of their chances to stop whoever is about to end
the game and the like (`tools.audit.citadels.company`). Finished games are kept in `--out` with their answers, so the
next sitting goes on.

`--list KIND` names single cases. `--look KIND` plays them on from the true position, many times after what was chosen
and after the best option of the other sort, and says how often the seat wins. `--again KIND` asks anew in each of them.
`--compiled` uses the copy that `accelerate.py` made.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import enter

GAME = "citadels"
Kept = dict[str, Any]  # a finished game: seed, answers and cases


def main(arguments: list[str]) -> int:
    """Play what is missing and tell; always 0."""
    options = _options(arguments)
    if options.compiled:
        use_copy()
    kept = list(_games(options))
    if options.look:
        from studies.company_look import look

        look(kept, options)
    elif options.again:
        from studies.company_look import again

        again(kept, options)
    elif options.list:
        for one in cases(kept, options.list, hits=options.hits):
            print(f"seed {one['seed']}, answer {one['answer']}, seat {one['seat'] + 1}: {one['text']}")
    else:
        print_table(kept, options.level)
    return 0


# -- playing -----------------------------------------------------------------------------------------------------------
def _games(options: argparse.Namespace) -> Iterator[Kept]:
    known: dict[int, Kept] = {}
    if options.out and options.out.exists():
        lines = [json.loads(line) for line in options.out.read_text(encoding="utf-8").splitlines()]
        known = {one["seed"]: one for one in lines if one["level"] == options.level}
    for number, seed in enumerate(range(options.seed, options.seed + options.games), 1):
        if seed not in known:
            known[seed] = play(options.level, options.players, seed)
            if options.out:
                with options.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(known[seed]) + "\n")
        yield known[seed]
        if sys.stderr.isatty():
            print(f"\r{number} of {options.games} games", end="", file=sys.stderr, flush=True)


def start(players: int, seed: int) -> tuple[Any, Any]:
    """The rules, and the first position of the game of that seed."""
    from game import catalog
    from tools.arena.games import RANDOM_CAST, deals_of

    rules = catalog.rules(GAME)
    state = rules.new(deals_of(GAME, players, RANDOM_CAST, seed).setup(seed), seed)
    state.log = None
    return rules, state


def play(level: str, players: int, seed: int) -> Kept:
    """One game: what was answered, and what it counts for."""
    from tools.audit import Moment
    from tools.audit.citadels.company import ended_by, looked_at
    from tools.sparring import make_bot

    rules, state = start(players, seed)
    bots = [make_bot(level, seed * 8 + seat, GAME) for seat in range(players)]
    answers: list[str] = []
    found: list[Kept] = []
    while (ask := state.pending) is not None:
        view = rules.observe(state, ask.seat)
        chosen = bots[ask.seat].decide(view, ask)
        found += [{**case._asdict(), "answer": len(answers)} for case in looked_at(Moment(state, view, ask, chosen))]
        answers.append(chosen)
        state.choose(chosen)
    found += [{**case._asdict(), "answer": len(answers)} for case in ended_by(state)]
    return {"seed": seed, "level": level, "players": players, "answers": answers, "cases": found}


# -- telling -----------------------------------------------------------------------------------------------------------
def cases(kept: list[Kept], kind: str, *, hits: str) -> list[Kept]:
    """The cases of a kind with the seeds of their games; only hits, only misses, or all."""
    wanted = {"yes": (True,), "no": (False,), "all": (True, False)}[hits]
    every = ({**case, "seed": game["seed"]} for game in kept for case in game["cases"] if case["kind"] == kind)
    return [case for case in every if case["hit"] in wanted]


def print_table(kept: list[Kept], level: str) -> None:
    """Each kind: hits of chances."""
    from tools.audit.citadels.company import KINDS

    print(f"{len(kept)} games of {level}")
    for kind, meaning in KINDS.items():
        found = cases(kept, kind, hits="all")
        print(f"{kind:<12}{sum(case['hit'] for case in found):>5} of {len(found):<5} {meaning}")


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="company.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=160, metavar="N", help="how many (default 160)")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="how many of them in a game (default 4)")
    parser.add_argument("--level", default="hard", metavar="BOT", help="who plays in all seats (default hard)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="finished games, which the next sitting goes on with")
    parser.add_argument("--compiled", action="store_true", help="play with the copy that accelerate.py made")
    parser.add_argument("--list", metavar="KIND", help="name the single cases of this kind instead")
    parser.add_argument("--hits", choices=("yes", "no", "all"), default="yes", help="which of them (default yes)")
    parser.add_argument("--look", metavar="KIND", help="play cases of this kind on instead, after every option")
    parser.add_argument("--again", metavar="KIND", help="ask anew in each case of this kind instead")
    parser.add_argument("--cases", type=int, default=15, metavar="N", help="so many of them (default 15)")
    parser.add_argument("--times", type=int, default=100, metavar="N", help="so often each (default 100)")
    parser.add_argument("--by", default="normal", metavar="BOT", help="who plays them on (default normal)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
