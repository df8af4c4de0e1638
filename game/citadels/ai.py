"""What Citadels brings along so that computers can play it."""

from __future__ import annotations

import hashlib
import json

from game.bots.ai import AI, Guesses, Hidden
from game.bots.learnt import Lesson, ModelFault
from game.citadels.content import own_cards
from game.citadels.rules.casting import OPTIONS
from game.citadels.rules.state import UNKNOWN, Game, View
from game.kernel.options import kind, value
from game.kernel.rules import Plain
from game.kernel.steps import Ask

ONE_EACH = 4  # players from which on each has one character
NAMING = frozenset({"assassin.kill", "witch.bewitch", "thief.rob"})


class CitadelsAI(AI[Game, View]):
    """Five levels and the styles of the named opponents."""

    players = {
        "easy": "easy.EasyBot",
        "normal": "normal.NormalBot",
        "hard": "search.player.HardBot",
        "expert": "search.player.ExpertBot",
        "master": "search.player.MasterBot",
    }
    tallies = ("used",)

    def deal(self, players: int, name: str, number: int) -> Plain:
        """By chance another cast and other unique districts in every deal, and with 4 to 7 players rank 9 in every
        second one."""
        if name == "random":
            return {"cast": name, "nine": 3 < players < 8 and number % 2 == 1}
        return {"cast": name}

    def variety(self, players: int, number: int) -> Plain:
        """Every third is the first game's cast, every seventh the classic edition, the others take any of all cards;
        rank 9 in every second, and any switches of the rules."""
        nine = number % 2 == 0 and players > 2
        if number % 3 == 0 and not (players == 2 and number % 2 == 0):
            return {"cast": "first_game", "nine": nine}
        if number % 7 == 6 and players < 8:
            return {"cast": "classic"}
        switches = [word for place, word in enumerate(OPTIONS) if word != "classic" and number >> place + 2 & 1]
        return {"cast": "random", "nine": nine, "options": switches}

    def accounts(self, state: Game) -> list[int]:
        return list(state.gold)

    def lesson(self) -> Lesson[Game]:
        from game.citadels.bot.search import learnt, models

        shared = (*learnt.NUMBERS.values(), *sorted(own_cards().characters))
        names = (*learnt.OWN, *learnt.AROUND)
        return Lesson(self.fitted / models.LEARNT_FILE, names, shared, learnt.moment, learnt.see)

    def faults(self, level: str) -> list[ModelFault]:
        from game.citadels.bot.search import player

        return player.faults(player.PARTS_OF.get(level, ()))

    def facts(self) -> str:
        """Ids, ranks, costs, types and copies of all cards."""
        cards = own_cards()
        facts: list[list[object]] = [[c.id, c.rank, c.type] for c in cards.characters.values()]
        facts += [[d.id, d.cost, d.type, d.copies] for d in cards.districts.values()]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]

    def judged(self, view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
        from game.citadels.bot import advice

        return advice.judged(view, ask, seed, level, chosen)

    def beliefs(self, view: View, ask: Ask, seed: int, level: str) -> Plain:
        from game.citadels.bot import advice

        return advice.beliefs(view, ask, seed, level)

    def guesses(self, view: View, ask: Ask, seed: int, level: str) -> Guesses:
        """Which character each of the others has chosen and not shown, where everybody has one."""
        if view.box.players < ONE_EACH:
            return {}
        rows = self.beliefs(view, ask, seed, level)["rows"]
        hidden = [seat for seat, ranks in enumerate(view.roles) if ranks == [UNKNOWN]]
        return {_character(seat): {str(rank): chance for rank, chance in rows[seat]} for seat in hidden}

    def hidden(self, state: Game) -> dict[Hidden, str]:
        return {_character(seat): str(ranks[0]) for seat, ranks in enumerate(state.roles) if ranks}

    def aims(self, state: Game, view: View, ask: Ask) -> dict[str, bool]:
        """Murders, spells and thefts: whether another seat holds the character."""
        if ask.step not in NAMING:
            return {}
        rows = self.beliefs(view, ask, 1, "easy")["rows"]
        held = {rank for seat, ranks in enumerate(state.roles) if seat != view.viewer for rank in ranks}
        open_ = {rank for seat, row in enumerate(rows) if seat != view.viewer for rank, _chance in row}
        ranks = [(word, value(word)) for word in ask.options if kind(word) == "rank"]
        return {word: rank in held for word, rank in ranks if rank in open_}


def _character(seat: int) -> Hidden:
    return Hidden("character", str(seat))
