"""`python -m tools` from a checkout: what people who build the game measure it with and take its pictures with."""

from __future__ import annotations

import sys

from game import cli
from game.cli import Command

PROGRAM = "python -m tools"
COMMANDS = {
    "arena": Command("tools.arena.command", "measure one computer player among copies of another"),
    "ladder": Command("tools.arena.ladder_command", "rate many computer players by games at mixed tables"),
    "window": Command("tools.developing.command", "the window that takes over changed files, with a panel on F12"),
    "moments": Command("tools.moments.command", "film strips of what is staged, and how long and dear it is"),
    "train_value": Command("tools.training.command", "learn from games how likely each seat is to win"),
    "shots": Command("tools.shots.command", "draw every screen into picture files, without a display"),
}


def dispatch(arguments: list[str]) -> int:
    """Hand over to a command, or say which there are."""
    first = arguments[0] if arguments else "--help"
    if first in ("-h", "--help"):
        told = "\n".join(f"  {name:<12}{command.help}" for name, command in COMMANDS.items())
        print(f"usage: {PROGRAM} COMMAND [OPTIONS]\n\ncommands (each has --help):\n{told}")
        return 0
    if first not in COMMANDS:
        return cli.unknown_command(first, PROGRAM, COMMANDS)
    return cli.call(COMMANDS[first].module, arguments[1:])


if __name__ == "__main__":
    sys.exit(cli.run(sys.argv[1:], dispatch))
