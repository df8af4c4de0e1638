"""Keys of somebody who sees nothing of the window: what can answer the question that the kept game waits with. Not each
of them does, and nothing bad comes of those that do not."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.session.setup import HUMAN
from tests.helpers.kept import newest_kept

# What answers a question of Citadels, by an option it has; anything else is chosen by a digit, and by the same digit
# confirmed. A turn in which something is left to be had is ended by the second "e".
BY_OPTION = {"gold": ("g",), "end": ("e", "e"), "pass": ("n",), "done": ("d",)}
ARROWS = ("Left", "Right", "Up", "Down")
ROWS = "gkb"  # gold, found, build: the action cards of La Città
CARDS = "qweruijk"  # the groups of Rattus Cartus' hand


def keys_for(home: Path, rng: Random) -> tuple[str, ...]:
    """What may answer the question; nothing if somebody else is asked."""
    try:
        kept = newest_kept(home)
        step, seat, options, _problem, _memo = kept["state"]["stack"][-1]
    except (OSError, ValueError, LookupError):
        return ()
    if kept["setup"]["seats"][seat]["player"] != HUMAN:
        return ()
    return {"citadels": _citadels, "rattus_cartus": _rattus_cartus, "la_citta": _la_citta}[kept["game"]](
        step, options, rng
    )


def _citadels(_step: str, options: list[str], rng: Random) -> tuple[str, ...]:
    digit = rng.choice("12345678")
    return next((keys for option, keys in BY_OPTION.items() if option in options), (digit, digit))


def _rattus_cartus(step: str, options: list[str], rng: Random) -> tuple[str, ...]:
    digit = rng.choice("123456")
    if step.endswith("enter.chosen"):
        return digit, "m", "Return"
    if step.endswith("supply.chosen"):
        return digit, "Return"
    return rng.choice([(*rng.sample(CARDS, 2), "Return"), (digit, "Return"), ("b",), ("n",)])


def _la_citta(step: str, _options: list[str], rng: Random) -> tuple[str, ...]:
    way = (*rng.choices(ARROWS, k=rng.randint(0, 3)), "Return", "Return")
    if step.endswith("politics_round.chosen"):
        return rng.choice(ROWS + "123456789"), *way, rng.choice("12345"), "Return"
    return rng.choice([way, (rng.choice("1234"), "Return")])
