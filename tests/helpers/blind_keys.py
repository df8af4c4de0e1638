"""Keys of somebody who sees nothing of the window: what can answer the question that the kept game waits with. Not each
of them does, and nothing bad comes of those that do not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.session.setup import HUMAN
from tests.helpers.kept import newest_kept

# What answers a question of Citadels, by an option it has; anything else is chosen by a digit, and by the same digit
# confirmed. A turn in which something is left to be had is ended by the second "e".
BY_OPTION = {"gold": ("g",), "end": ("e", "e"), "pass": ("n",), "done": ("d",)}
ARROWS = ("Left", "Right", "Up", "Down")
ROWS = "gkb"  # gold, found, build: the action cards of La Città
OFTEN = 8
BACK = ("Escape", "Return")  # out of what lies above; where nothing does, a pause begins, and ends
ALL = 10**9  # more answers than any game has
CARDS = "qweruijk"  # the groups of Rattus Cartus' hand


class Blind:
    """Somebody at the keys, who goes back a step where nothing has come of many presses."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home, self.rng = home, Random(seed)
        self._answered, self._in_vain = -1, 0

    def presses(self) -> Iterator[str]:
        """What may answer the question, key by key; no more of them once it is answered, and none if somebody else is
        asked. A key for a question that is gone would mean something else: on the scores, another game."""
        for key in self._keys():
            if self._answers() > self._answered:
                return
            yield key

    def _answers(self) -> int:
        """How many have been given in the game on disk; more than can be if there is none, or it is over."""
        try:
            kept = newest_kept(self.home)
            return ALL if kept["over"] else len(kept["journal"])
        except (OSError, ValueError, LookupError):
            return ALL

    def _keys(self) -> tuple[str, ...]:
        try:
            kept = newest_kept(self.home)
            step, seat, options, _problem, _memo = kept["state"]["stack"][-1]
            answered = len(kept["journal"])
        except (OSError, ValueError, LookupError):
            return ()
        if kept["setup"]["seats"][seat]["player"] != HUMAN:
            return ()
        self._in_vain = self._in_vain + 1 if answered == self._answered else 0
        self._answered = answered
        if self._in_vain and self._in_vain % OFTEN == 0:
            return BACK
        return OF_GAME[kept["game"]](step, options, self.rng)


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


OF_GAME = {"citadels": _citadels, "rattus_cartus": _rattus_cartus, "la_citta": _la_citta}
