"""What happens when a computer player cannot answer: the level below does, so that a game always goes on.

Only games that people play have this net. Measurements (`tools.arena`) make their bots themselves: an error ends
them, a missing model file is refused, and no clock is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots import LEVELS, QUICK, SEARCH, SomeBot, make_bot, split
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.session.notices import Notice

if TYPE_CHECKING:
    from game.bots.learnt import ModelFault

# How long a level may think about one answer in play, in seconds. A budget is a number of samples and mostly used up in
# a fraction of this, so the clock never decides on a machine that is fast enough. Whoever chooses a master chooses to
# wait: an answer that a clock cuts short is that of a level which answers at once, and no master's any more. So its net
# is wide enough for a slow machine without compiled parts.
NET_SECONDS = {
    "random": 1.0, "easy": 1.0, "normal": 1.0, "hard": 1.5, "expert": 1.8, "master": 6.0, "search": 1.8,
}  # fmt: skip
GOES_ON = 2.0  # the game goes on within so many seconds, whatever happens,
LEFT = 0.2  # ... or, for whoever has a wider net, so long after it: somebody who hangs holds up nobody for longer
SLOWEST_QUICK = QUICK[-1]  # the best level that answers so fast that it may think beside the window


def net_seconds(name: str) -> float:
    """How long this bot may think about one answer in play."""
    return NET_SECONDS.get(split(name)[0], NET_SECONDS["normal"])


def goes_on(name: str) -> float:
    """Within how many seconds the game goes on, whatever happens while this bot thinks."""
    return max(GOES_ON, net_seconds(name) + LEFT)


def below(name: str) -> str:
    """The next lower level in the same style; nobody is below `random`."""
    level, personality = split(name)
    if level == SEARCH:
        return LEVELS[0]
    if level not in LEVELS:
        return SLOWEST_QUICK
    lower = LEVELS[max(0, LEVELS.index(level) - 1)]
    return f"{lower}:{personality}" if personality and lower != LEVELS[0] else lower


def quick(name: str) -> str:
    """This bot, or in its place the best one that answers at once, in the same style."""
    while split(name)[0] not in QUICK:
        name = below(name)
    return name


def playable(name: str, seed: int, game: str) -> tuple[SomeBot, str, list[Notice]]:
    """The bot of this name, or the best one below whose files can be used: the bot, its name, and what is to be told
    of files that cannot be used, those that it does without among them.

    Raises ValueError for a name that means no bot.
    """
    from game.bots.ai import ai
    from game.bots.learnt import ModelFault

    try:
        bot = make_bot(name, seed, game)
    except ModelFault as fault:
        lower = quick(name)
        return make_bot(lower, seed, game), lower, [_notice("model_unusable", fault)]
    return bot, name, [_notice("model_left_out", fault) for fault in ai(game).faults(split(name)[0])]


def decide_at_once(name: str, seed: int, game: str, view: ViewData | None, ask: Ask) -> tuple[str, str]:
    """What the best quick bot from this one downwards answers, and the name of the one that did: each that meets an
    error leaves the answer to the next. `random` always has one."""
    name = quick(name)
    while name != LEVELS[0]:
        try:
            option = make_bot(name, seed, game).decide(view, ask)
        except Exception:  # noqa: BLE001  whatever it is, the game goes on; the first error was reported
            name = below(name)
            continue
        if option in ask.options:
            return option, name
        name = below(name)
    return make_bot(name, seed, game).decide(None, ask), name


def _notice(word: str, fault: ModelFault) -> Notice:
    return Notice(word, {"file": fault.path.name, "reason": fault.reason}, str(fault))
