"""What La Città brings along so that computers can play it."""

from __future__ import annotations

import json
from hashlib import sha256

from game.bots import QUICK
from game.bots.ai import AI, Guesses, Hidden
from game.bots.learnt import Lesson, ModelFault, faults
from game.kernel.events import Event
from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.la_citta import variety
from game.la_citta.content import own_cards, own_maps
from game.la_citta.rules import setups
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import UNKNOWN, Game, Table, View


class LaCittaAI(AI[Game, View]):
    """Levels, and the styles of the named opponents."""

    players = {
        "easy": "normal.EasyBot",
        "normal": "normal.NormalBot",
        "hard": "search.player.HardBot",
        "expert": "search.player.ExpertBot",
        "master": "search.player.MasterBot",
    }

    def deal(self, players: int, name: str, number: int) -> Plain:
        """A set-up by name; by chance every other one the advanced set-up, and both maps in turn."""
        if name == "random":
            return {"map": variety.MAPS[number % 2], "setup": ("beginner", "advanced")[number // 2 % 2]}
        return {"setup": name}

    def variety(self, players: int, number: int) -> Plain:
        return variety.variety(players, number)

    def accounts(self, state: Game) -> list[int]:
        return variety.accounts(state)

    def booked(self, event: Event) -> list[tuple[int, int]]:
        return variety.booked(event)

    def judged(self, view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
        from game.la_citta.bot import advice

        return advice.judged(view, ask, seed, level, chosen)

    def beliefs(self, view: View, ask: Ask, seed: int, level: str) -> Plain:
        from game.la_citta.bot import advice

        return advice.beliefs(view, ask, seed, level)

    def lesson(self) -> Lesson[Game]:
        from game.la_citta.bot.search import learnt, models, player

        shared = (*learnt.NUMBERS.values(), *learnt.YEAR[2:])
        return Lesson(self.fitted / models.LEARNT_FILE, learnt.NAMES, shared, player.moment, player.see)

    def faults(self, level: str) -> list[ModelFault]:
        from game.la_citta.bot.search import models

        return [] if level in QUICK else faults([models.learnt_network])

    def facts(self) -> str:
        """What the rules know of cards and maps."""
        told = [setups.facts(own_cards(), found) for found in own_maps().values()]
        return sha256(json.dumps(told).encode()).hexdigest()[:16]

    def guesses(self, view: View, ask: Ask, seed: int, level: str) -> Guesses:
        """The voices that its seat has not seen, those that somebody else has looked at apart from the others."""
        voices = self.beliefs(view, ask, seed, level)["voices"]
        hidden = [place for place, wish in enumerate(view.voice) if wish == UNKNOWN]
        return {_voice(view, place): dict(voices[place]) for place in hidden}

    def hidden(self, state: Game) -> dict[Hidden, str]:
        return {_voice(state, place): WISHES[wish] for place, wish in enumerate(state.voice)}


def _voice(t: Table, place: int) -> Hidden:
    looked = any(place in places for places in t.looked)
    return Hidden("voice that somebody has looked at" if looked else "voice that nobody has looked at", str(place))
