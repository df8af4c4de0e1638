"""Computer players. Each is a pure function of its level, its seed, the View of its seat and the ask.

Nothing is remembered between decisions (what a seat has learnt is in its View), so a bot decides the same in this
process, in a worker, after a crash and after a reload. They have chance of their own and count their effort in samples,
never in seconds. If one cannot answer, the level below does, within two seconds (docs/opponents.md).

What changes nothing (an income for no district) is never ranked, recommended or numbered: `effect` finds it for any
game, by the rules, in games that fit the View; a pack only names fields that tally what was done (`AI.tallies`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from game import catalog
from game.arguments import did_you_mean
from game.bots.bot import LEVELS, QUICK, Bot, SomeBot, decision_rng

__all__ = [
    "LEVELS", "QUICK", "SEARCH", "Bot", "SomeBot", "check_name", "decision_rng", "levels", "make_bot", "personalities",
    "split",
]  # fmt: skip

SEARCH = "search"  # plays any game: nobody is offered it where a game has levels of its own


def make_bot(name: str, seed: int, game: str = catalog.USUAL) -> SomeBot:
    """The bot called LEVEL or LEVEL:PERSONALITY for this game. Raises ValueError with a sentence if there is none."""
    from game.bots.ai import ai

    level, personality = split(name)
    if level not in (*LEVELS, SEARCH):
        hint = f"; there are: {', '.join(LEVELS)}." if not personality else "."
        raise ValueError(f"There is no computer player called '{level}'{hint}")
    _check_personality(level, personality, game)
    if level == LEVELS[0]:
        from game.bots.random_bot import RandomBot

        return RandomBot(seed)
    known = ai(game)
    if level == SEARCH:
        from game.bots.search import SearchBot

        return cast("SomeBot", SearchBot(seed, known.search()))
    if level not in known.players:
        raise ValueError(f"There is no computer player '{level}' for the game '{game}'.")
    return cast("SomeBot", known.player(level, seed, personality))


def split(name: str) -> tuple[str, str]:
    """The level and the personality in LEVEL:PERSONALITY; the latter is empty if none is named."""
    level, _, personality = name.partition(":")
    return level, personality


def levels(game: str = catalog.USUAL) -> tuple[str, ...]:
    """The levels that play this game for people, weakest first."""
    from game.bots.ai import ai

    own = tuple(level for level in LEVELS if level in ai(game).players)
    return (LEVELS[0], *(own or (SEARCH,)))


def personalities(game: str = catalog.USUAL) -> tuple[str, ...]:
    """The names of the styles in which a level may play."""
    from game.bots.ai import ai

    return tuple(ai(game).styles)


def check_name(name: str, known: Collection[str]) -> None:
    """Raise ValueError with a sentence, and what was probably meant, for a bot that is not one of the known."""
    if name in known:
        return
    hint = did_you_mean(name, known) or f" There are: {', '.join(known)}."
    raise ValueError(f"there is no computer player called '{name}'.{hint}")


def _check_personality(level: str, personality: str, game: str) -> None:
    if personality and (level in (LEVELS[0], SEARCH) or personality not in personalities(game)):
        known = ", ".join(personalities(game)) or "none yet"
        styled = level not in (LEVELS[0], SEARCH)
        what = f"has no style called '{personality}'; there are: {known}" if styled else "plays in no style"
        raise ValueError(f"The computer player '{level}' {what}.")
