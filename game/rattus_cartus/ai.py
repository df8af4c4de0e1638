"""What Rattus Cartus brings along so that computers can play it."""

from __future__ import annotations

import json
from hashlib import sha256

from game.bots import QUICK
from game.bots.ai import AI, Guesses, Hidden
from game.bots.learnt import Lesson, ModelFault, faults
from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.rattus_cartus import variety
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.rules import scoring, setups
from game.rattus_cartus.rules.state import Game, View

NUNS = Hidden("nuns of the row")


class RattusCartusAI(AI[Game, View]):
    """Five levels and the styles of the named opponents."""

    players = {
        "easy": "easy.EasyBot",
        "normal": "normal.NormalBot",
        "hard": "search.player.HardBot",
        "expert": "search.player.ExpertBot",
        "master": "search.player.MasterBot",
    }

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
        from game.rattus_cartus.bot.search import learnt, models, player

        shared = (*learnt.NUMBERS.values(), *learnt.REST)
        return Lesson(self.fitted / models.LEARNT_FILE, learnt.NAMES, shared, player.moment, player.see)

    def faults(self, level: str) -> list[ModelFault]:
        from game.rattus_cartus.bot.search import models

        return [] if level in QUICK else faults([models.learnt_network])

    def facts(self) -> str:
        """What the rules know of the cards."""
        return sha256(json.dumps(setups.facts(own_cards())).encode()).hexdigest()[:16]

    def judged(self, view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
        from game.rattus_cartus.bot import advice

        return advice.judged(view, ask, seed, level, chosen)

    def beliefs(self, view: View, ask: Ask, seed: int, level: str) -> Plain:
        from game.rattus_cartus.bot import advice

        return advice.beliefs(view, ask, seed, level)

    def guesses(self, view: View, ask: Ask, seed: int, level: str) -> Guesses:
        """The nuns of the row, and each card that lies face down: as the levels that search deal it, or evenly."""
        from game.rattus_cartus.bot import advice, guesses

        found = {NUNS: guesses.nuns(view, counting=level not in ("random", "easy"))}
        covered = guesses.covered(view)
        if covered and level in advice.EFFORTS:
            dealt = guesses.laid_as_dealt(view, Rng(seed * 1000 + ask.number))
            return found | {_laid(seat, place): dealt[seat] for seat, place in covered}
        evenly = guesses.laid_evenly(view) if covered else {}
        return found | {_laid(seat, place): evenly for seat, place in covered}

    def hidden(self, state: Game) -> dict[Hidden, str]:
        from game.rattus_cartus.bot.guesses import face

        cards = [(seat, place, card) for seat, laid in enumerate(state.laid) for place, card in enumerate(laid)]
        laid = {_laid(seat, place): face(state.box, card) for seat, place, card in cards}
        return {NUNS: str(scoring.nuns(state)), **laid}


def _laid(seat: int, place: int) -> Hidden:
    return Hidden("card that lies face down", f"{seat}, {place}")
