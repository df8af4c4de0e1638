"""Computer players. Each is a pure function of its level, its seed, the View of its seat and the ask.

Nothing is remembered between decisions (what a seat has learnt is in its View), so a bot decides the same in this
process, in a worker, after a crash and after a reload.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from typing import Any, Protocol

from game.arguments import did_you_mean
from game.kernel.rng import Rng
from game.kernel.steps import Ask

LEVELS = ("random", "easy", "normal", "hard", "expert")  # weakest first
QUICK = LEVELS[:3]  # those that answer without searching
SPARRING = "rule"  # `rule:NAME`: bots of other making, to measure against; nobody is offered them

# What plays a level of a game: a module and its class, called with the seed, and with `personality` if one is wanted.
_PLAYERS = {
    "citadels": {
        "easy": "game.citadels.bot.easy:EasyBot",
        "normal": "game.citadels.bot.normal:NormalBot",
        "hard": "game.citadels.bot.search.player:HardBot",
        "expert": "game.citadels.bot.search.player:ExpertBot",
    },
}


class Bot(Protocol):
    """A computer player of one seat."""

    @property
    def needs_view(self) -> bool:
        """Whether `decide` reads the View; if not, nobody makes one for it."""
        ...

    def decide(self, view: Any, ask: Ask) -> str:
        """One of the ask's options. `view` is None for a bot that needs none."""
        ...


def make_bot(name: str, seed: int, game: str = "citadels") -> Bot:
    """The bot called LEVEL or LEVEL:PERSONALITY for this game. Raises ValueError with a sentence if there is none."""
    level, personality = split(name)
    if level == SPARRING:
        return _sparring_partner(personality, seed, game)
    if level not in LEVELS:
        hint = f"; there are: {', '.join(LEVELS)}." if not personality else "."
        raise ValueError(f"There is no computer player called '{level}'{hint}")
    _check_personality(level, personality)
    if level == "random":
        from game.bots.random_bot import RandomBot

        return RandomBot(seed)
    where = _PLAYERS.get(game, {}).get(level)
    if where is None:
        raise ValueError(f"There is no computer player '{level}' for the game '{game}'.")
    module, _, maker = where.partition(":")
    style = {"personality": personality} if personality else {}
    bot: Bot = getattr(import_module(module), maker)(seed, **style)
    return bot


def split(name: str) -> tuple[str, str]:
    """The level and the personality in LEVEL:PERSONALITY; the latter is empty if none is named."""
    level, _, personality = name.partition(":")
    return level, personality


def levels(game: str = "citadels") -> tuple[str, ...]:
    """The levels that can play this game, weakest first."""
    return tuple(level for level in LEVELS if level == "random" or level in _PLAYERS.get(game, {}))


def personalities() -> tuple[str, ...]:
    """The names of the styles in which a level may play."""
    from game.citadels.bot.personality import STYLES

    return tuple(STYLES)


def sparring_partners(game: str = "citadels") -> tuple[str, ...]:
    """The bots of other making, as `make_bot` knows them."""
    if game != "citadels":
        return ()
    from game.citadels.sparring import NAMES

    return tuple(f"{SPARRING}:{name}" for name in NAMES)


def check_name(name: str, known: Collection[str]) -> None:
    """Raise ValueError with a sentence, and what was probably meant, for a bot that is not one of the known."""
    if name in known:
        return
    hint = did_you_mean(name, known) or f" There are: {', '.join(known)}."
    raise ValueError(f"there is no computer player called '{name}'.{hint}")


def decision_rng(seed: int, ask: Ask) -> Rng:
    """The generator for one decision: the same for the same bot, seat and ask number, wherever it is made."""
    return Rng((seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number)


def _check_personality(level: str, personality: str) -> None:
    if personality and (level == "random" or personality not in personalities()):
        known = ", ".join(personalities()) or "none yet"
        what = "plays in no style" if level == "random" else f"has no style called '{personality}'; there are: {known}"
        raise ValueError(f"The computer player '{level}' {what}.")


def _sparring_partner(name: str, seed: int, game: str) -> Bot:
    from game.citadels.sparring import PARTNERS

    if game != "citadels" or name not in PARTNERS:
        known = ", ".join(sparring_partners(game)) or "none"
        raise ValueError(f"There is no sparring partner '{name}' for the game '{game}'; there are: {known}.")
    return PARTNERS[name](seed)
