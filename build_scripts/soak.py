#!/usr/bin/env python3
"""Random games with every promise checked after every answer: `python3 build_scripts/soak.py --games 100`.

    --game NAME     what is played (default citadels)
    --games G       how many (default 100)
    --players A-B   numbers of players, in turn (default: all that can play); what else there is comes from the seed
    --checks LIST   survival,secrecy,journal,undo (default all)
    --every N       one game in N is checked so (default 1: all); the others are played and looked at twice: they end,
                    load as they are, and their accounts are what the events make them
    --seed S        of the first game; each next has one more (default 1)
    --json          print the result as one line of JSON

survival: clone and JSON round trip after every answer, each card in one place, each change of gold an event.
secrecy:  a world made from a seat's View shows that seat the same View, ask, reasons and events; its bots
          decide alike in both.
journal:  save, load and replay lead to the same game.
undo:     where it is allowed it leads back exactly, and nobody has learnt anything.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from _venv import ROOT, enter

KNOWN = ("survival", "secrecy", "journal", "undo")


def main(arguments: list[str]) -> int:
    """Play the games; 0 if every promise held, 1 if one was broken."""
    options = _options(arguments)
    start = time.monotonic()
    wanted = (options.games, options.players, options.checks, options.seed, options.game, options.every)
    try:
        result = soak(*wanted, progress=sys.stderr.isatty())
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    result["seconds"] = round(time.monotonic() - start, 1)
    print(json.dumps(result) if options.json else _as_text(result))
    return int(bool(result["failures"]))


def soak(
    games: int,
    players: list[int],
    checks: list[str],
    seed: int,
    game: str = "citadels",
    every: int = 1,
    *,
    progress: bool = False,
) -> dict[str, Any]:
    """The counts of what was checked, and every failure with the command that shows it again. Raises ValueError for a
    game there is not, and for numbers of players that cannot play it."""
    players = _seated(game, players)
    counts: dict[str, int] = {}
    failures: list[dict[str, Any]] = []
    answers = 0
    for number in range(games):
        one = (game, seed + number, players[number % len(players)])
        played, failure = _one(*one, checks if number % every == 0 else [], counts)
        answers += played
        if failure:
            failures.append({"seed": one[1], "players": one[2], **failure, "again": _again(*one, failure["check"])})
        if progress and (number + 1) % 20 in (0, games % 20):
            print(f"\r{number + 1} of {games} games, {len(failures)} failures", end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    return {"games": games, "answers": answers, "checked": counts, "failures": failures}


def _seated(game: str, players: list[int]) -> list[int]:
    """The numbers of players that are wanted; all that can play if none is."""
    from game import catalog
    from game.bots.ai import ai

    ai(game)  # says what games there are
    seats = catalog.rules(game).seats
    if not set(players) <= set(seats):
        raise ValueError(f"{seats[0]} to {seats[-1]} can play the game '{game}'.")
    return players or list(seats)


def _one(
    name: str, seed: int, players: int, checks: list[str], counts: dict[str, int]
) -> tuple[int, dict[str, Any] | None]:
    from game import catalog
    from game.bots import QUICK, levels, make_bot
    from game.bots.ai import ai
    from game.kernel.rules import DamagedState
    from game.session.notices import SaveFault
    from game.session.replay import Differs
    from game.session.setup import MatchSetup, SeatSetup
    from soak_checks import Broken, Soak

    rules, known = catalog.rules(name), ai(name)
    plain = rules.setup(players, known.variety(players, seed), seed)
    if not checks:
        return _just_played(rules, plain, seed, known, counts)
    setup = MatchSetup(name, plain, seed, tuple(SeatSetup(f"Seat {i}", i) for i in range(players)))
    bots = [make_bot(level, seed, name) for level in QUICK if level in levels(name)]
    game = Soak(rules, setup, checks, bots=bots, accounts=known.accounts, booked=known.booked)
    failure: dict[str, Any] | None = None
    try:
        game.run()
    except Broken as broken:
        failure = {"check": broken.check, "message": str(broken)}
    except (DamagedState, SaveFault, Differs) as broken:
        failure = {"check": "journal" if isinstance(broken, Differs) else "survival", "message": str(broken)}
    for check, count in game.counts.items():
        counts[check] = counts.get(check, 0) + count
    answered: int = game.match.whole.answered
    if failure:
        failure["answer"] = answered
    return answered, failure


def _just_played(
    rules: Any, plain: dict[str, Any], seed: int, known: Any, counts: dict[str, int]
) -> tuple[int, dict[str, Any] | None]:
    from soak_checks import Broken, just_played

    counts["played"] = counts.get("played", 0) + 1
    try:
        return just_played(rules, plain, seed, known.accounts, known.booked), None
    except (Broken, ValueError) as broken:  # of the rules: DamagedState and the like
        return 0, {"check": "survival", "message": str(broken), "answer": -1}


def _again(game: str, seed: int, players: int, check: str) -> str:
    return f"python3 build_scripts/soak.py --game {game} --games 1 --players {players} --seed {seed} --checks {check}"


def _as_text(result: dict[str, Any]) -> str:
    checked = ", ".join(f"{name} {count:,}" for name, count in result["checked"].items())
    lines = [f"{result['games']} games, {result['answers']:,} answers in {result['seconds']} s. Checked: {checked}."]
    lines += [f"{b['check']}: answer {b['answer']}: {b['message']}\n    {b['again']}" for b in result["failures"]]
    lines.append(f"{len(result['failures'])} failures." if result["failures"] else "Every promise held.")
    return "\n".join(lines)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="soak.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100, metavar="G")
    parser.add_argument("--game", default="citadels", metavar="NAME")
    parser.add_argument("--players", type=_players, default=[], metavar="A-B")
    parser.add_argument("--checks", type=_checks, default=",".join(KNOWN), metavar="LIST")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def _players(text: str) -> list[int]:
    first, _, last = text.partition("-")
    if not first.isdigit() or not (last or first).isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor a range such as 4-8")
    found = list(range(int(first), int(last or first) + 1))
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is an empty range")
    return found


def _checks(text: str) -> list[str]:
    found = text.split(",")
    for name in found:
        if name not in KNOWN:
            raise argparse.ArgumentTypeError(f"{name!r} is no check; there are {', '.join(KNOWN)}")
    return found


if __name__ == "__main__":
    enter(__file__, "run")
    sys.path.insert(0, ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
