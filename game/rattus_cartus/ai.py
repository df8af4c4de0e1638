"""What Rattus Cartus brings along so that computers can play it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from game.bots import QUICK, Bot
from game.bots.ai import AI, Maker
from game.bots.learnt import Lesson, ModelFault, faults
from game.kernel.events import Event
from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.paths import assets_dir
from game.rattus_cartus import variety
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.rules import setups
from game.rattus_cartus.rules.state import Game, View

HEURISTIC = ("rattus_cartus/bot/*.py",)
SEARCHING = (*HEURISTIC, "rattus_cartus/bot/search/**/*.py", "bots/search.py", "bots/network.py", "bots/learnt.py")
MODELS = "rattus_cartus/models"  # the folder of the fitted numbers, under assets/


def _of(module: str, name: str) -> Maker[View]:
    """Read only when such a player is wanted: a game of weak ones needs no models."""

    def make(seed: int, style: str) -> Bot[View]:
        player: Callable[..., Bot[View]] = getattr(import_module(f"game.rattus_cartus.bot.{module}"), name)
        return player(seed, personality=style) if style else player(seed)

    return make


class RattusCartusAI(AI[Game, View]):
    """Four levels and the styles of the named opponents."""

    makers = {
        "easy": _of("easy", "EasyBot"),
        "normal": _of("normal", "NormalBot"),
        "hard": _of("search.player", "HardBot"),
        "expert": _of("search.player", "ExpertBot"),
    }
    sources: Mapping[str, tuple[str, ...]] = {
        "easy": HEURISTIC,
        "normal": HEURISTIC,
        "hard": SEARCHING,
        "expert": SEARCHING,
    }
    below_all = ("rattus_cartus/rules/**/*.py",)

    @property
    def styles(self) -> tuple[str, ...]:  # type: ignore[override]  # made when asked for
        """The styles of `bot.personality`."""
        from game.rattus_cartus.bot.style import STYLES

        return tuple(STYLES)

    def deal(self, players: int, name: str, number: int) -> Plain:
        """By chance one building of each estate, and in every fourth deal any five of an estate's ten cards."""
        if name == "random":
            return {"buildings": "mixed" if number % 4 == 3 else "random"}
        return {"buildings": name}

    def variety(self, players: int, number: int) -> Plain:
        return variety.variety(players, number)

    def accounts(self, state: Game) -> list[int]:
        return variety.accounts(state)

    def booked(self, event: Event) -> list[tuple[int, int]]:
        return variety.booked(event)

    def lesson(self) -> Lesson[Game]:
        from game.rattus_cartus.bot.search import learnt, player

        shared = (*learnt.NUMBERS.values(), *learnt.REST)
        return Lesson(assets_dir() / MODELS / player.LEARNT_FILE, learnt.NAMES, shared, player.moment, player.see)

    def faults(self, level: str) -> list[ModelFault]:
        from game.rattus_cartus.bot.search import player

        return [] if level in QUICK else faults([player.learnt_network])

    def models(self) -> list[Path]:
        return [path for path in (assets_dir() / MODELS).glob("**/*") if path.is_file()]

    def facts(self) -> str:
        """What the rules know of the cards."""
        return sha256(json.dumps(setups.facts(own_cards())).encode()).hexdigest()[:16]

    def judged(self, view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
        from game.rattus_cartus.bot import advice

        return advice.judged(view, ask, seed, level, chosen)

    def beliefs(self, view: View, ask: Ask, seed: int, level: str) -> Plain:
        from game.rattus_cartus.bot import advice

        return advice.beliefs(view, ask, seed, level)
