"""`python -m game advise SCENARIO.yaml`: what a computer player answers in a position, and what it saw there."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from game.arguments import Parser
from game.bots import make_bot, split
from game.bots.ai import ai
from game.content import ContentError, Fault
from game.content.yaml_reader import shown
from game.kernel.rules import Impossible, Plain
from game.kernel.steps import Ask, StackState
from game.scenario import Broken, Scenario, play, read_file
from game.scenario.language import scenario_language
from game.scenario.story import SEATS

OK, WRONG = 0, 2
SHOWN = 12  # options of the text


class NoAdvice(Exception):
    """There is nothing to answer; the text says where and why."""


def main(argv: Sequence[str]) -> int:
    """0: answered; 2: the file, the position or the level cannot be used."""
    options = _parser().parse_args(argv)
    try:
        asked = positions(options.scenario)
        records = [advise(entry, options.level, options.seed) for entry in asked]
    except (ContentError, ValueError, NoAdvice) as error:
        print(error, file=sys.stderr)
        return WRONG
    for game in dict.fromkeys(entry.game for entry in asked):
        for fault in ai(game).faults(split(options.level)[0]):
            print(fault, file=sys.stderr)
    for record in records:
        print(json.dumps(record, ensure_ascii=False) if options.json else as_text(record))
    return OK


def _parser() -> Parser:
    made = Parser(
        prog="python -m game advise",
        description="Ask a computer player what it answers in the position of a scenario. It is told what the "
        "seat that is asked may know, and nothing else. The scenario's `play` may be left out. docs/scenarios.md tells "
        "how to write a position.",
    )
    made.add_argument("scenario", metavar="SCENARIO.yaml", type=Path, help="a file with one position or more")
    made.add_argument("--level", required=True, metavar="BOT", help="LEVEL or LEVEL:PERSONALITY")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="the bot's seed (default 1)")
    made.add_argument("--json", action="store_true", help="one JSON record on a line for each position")
    return made


def positions(file: Path) -> list[Scenario]:
    """All positions of a file. Raises NoAdvice that names every fault."""
    if not file.is_file():
        raise NoAdvice(str(Fault(shown(file), 0, "", "there is no such file")))
    found, faults = [], []
    for entry in read_file(file, positions=True):
        if isinstance(entry, Broken):
            faults += entry.faults
        else:
            found.append(entry)
    if faults:
        raise NoAdvice("\n".join(str(fault) for fault in faults))
    return found


def position(scenario: Scenario) -> tuple[StackState, Ask]:
    """The game after the scenario's last step, and who is asked what there. Raises NoAdvice."""
    outcome = play(scenario)
    if outcome.fault is not None:
        raise NoAdvice(str(outcome.fault))
    if outcome.failure is not None:
        failure = outcome.failure
        raise NoAdvice(f"{scenario.file}:{failure.line}: expected {failure.expected}, found {failure.found}")
    if outcome.game is None or outcome.game.pending is None:
        raise NoAdvice(f"{scenario.file}:{scenario.line}: {scenario.name}: nobody is asked anything there")
    return outcome.game, outcome.game.pending


def advise(scenario: Scenario, level: str, seed: int = 1) -> Plain:
    """What that computer player answers at the end of the scenario: a plain record, the same every time.

    `values` are the chances to win it saw, best first, with the number of samples behind each; levels that do not
    compare numbers have none. Raises NoAdvice, and ValueError for a level that cannot play.
    """
    at = scenario_language(scenario.game)
    bot = make_bot(level, seed, scenario.game)
    g, ask = position(scenario)
    try:
        view = at.rules.observe(g, ask.seat)
        option = bot.decide(view if bot.needs_view else None, ask)
        judged = bot.judged(view, ask) if hasattr(bot, "judged") and len(ask.options) > 1 else []
    except Impossible as error:
        raise NoAdvice(f"{scenario.file}:{scenario.line}: {scenario.name}: {error}") from error
    return {
        "name": scenario.name, "file": scenario.file, "line": scenario.line, "level": level, "seed": seed,
        "seat": SEATS[ask.seat], "step": ask.step, "option": option, "answer": at.describe(option, g),
        "options": list(ask.options), "best": [choice.text for choice in scenario.best],
        "values": [
            {"option": one.option, "answer": at.describe(one.option, g), "value": one.chance, "samples": one.samples}
            for one in judged
        ],
    }  # fmt: skip


def as_text(record: Plain) -> str:
    """The record for people."""
    lines = [
        f"{record['file']}:{record['line']}: {record['name']}",
        f"  {record['level']} in seat {record['seat']} answers: {record['answer']}",
    ]
    if record["best"]:
        lines.append(f"  best according to the file: {', '.join(record['best'])}")
    values = record["values"]
    width = max((len(one["answer"]) for one in values), default=0)
    lines += [
        f"    {one['answer']:<{width}}  {one['value']:7.1%}  of {one['samples']} samples" for one in values[:SHOWN]
    ]
    if len(values) > SHOWN:
        lines.append(f"    ... and {len(values) - SHOWN} more")
    if not values:
        single = len(record["options"]) == 1
        level = split(record["level"])[0]
        lines.append("    nothing else can be answered" if single else f"    {level} compares no chances to win")
    return "\n".join(lines)
