"""What `styles.py` plays and counts: a personality in one seat against neutral players, and its neutral twin."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.bots.simulation import Deals
from game.citadels.bot.normal import NormalBot
from game.citadels.bot.style import NEUTRAL, Style, style_of, wrongs
from game.citadels.bot.threat import leader
from game.citadels.bot.turn import character_value
from game.citadels.content import own_cards
from game.citadels.rules import Citadels, Game
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import View
from game.kernel.options import PASS, kind, value
from game.kernel.steps import Ask, Seat, play

MURDERS, THEFTS = ("assassin.kill", "witch.bewitch"), ("thief.rob", "blackmailer.place")
ATTACKS = ("warlord.destroy", "marshal.seize", "diplomat.swap")


@dataclass
class Watched:
    """What one seat did in one game or in many; sums, to be divided by `games` or by their own count."""

    games: int = 0
    wins: float = 0.0
    gold: int = 0
    rounds: int = 0
    districts: int = 0
    cost: int = 0
    uniques: int = 0
    cards: int = 0  # how often it gathered cards
    gathered: int = 0
    drafted: dict[str, int] = field(default_factory=dict)
    murdered: dict[str, int] = field(default_factory=dict)  # the character named
    robbed: dict[str, int] = field(default_factory=dict)
    attacks: int = 0
    aimed: int = 0  # murders, thefts and attacks that have a target
    at_leader: int = 0
    at_crown: int = 0
    at_wrongdoer: int = 0
    surprises: int = 0  # characters chosen although another one is worth more to a neutral player

    def add(self, other: Watched) -> None:
        """Takes in what another one counted."""
        for name, mine in vars(self).items():
            theirs = getattr(other, name)
            if isinstance(mine, dict):
                for key, count in theirs.items():
                    mine[key] = mine.get(key, 0) + count
            else:
                setattr(self, name, mine + theirs)


def game_of(rules: Citadels, table: Any, seed: int, seat: int, style: Style) -> list[Watched]:
    """What every seat does in a game with this style in one seat and neutral players in the others."""
    players = table.players
    bots = [NormalBot(seed * 8 + s, style if s == seat else NEUTRAL) for s in range(players)]
    seats = [Watched(games=1) for _ in range(players)]

    def choose(g: Game) -> str:
        ask = g.pending
        assert ask is not None
        view = rules.observe(g, ask.seat)
        word = bots[ask.seat].decide(view, ask)
        _watch(seats[ask.seat], g, view, ask, word)
        return word

    g = play(rules.new(table.setup(seed), seed), choose)
    winners = rules.winners(g)
    for place, watched in enumerate(seats):
        city = g.city[place]
        watched.wins = 1 / len(winners) if place in winners else 0.0
        watched.gold, watched.rounds, watched.districts = g.gold[place], g.round, len(city)
        watched.cost = sum(g.box.cost[card] for card in city)
        watched.uniques = sum(g.box.type[card] == UNIQUE for card in city)
    return seats


def _watch(w: Watched, g: Game, v: View, ask: Ask, word: str) -> None:
    step, options = ask.step, ask.options
    if word == PASS:
        return
    cast = g.box.setup.cast
    if step == "draft.keep":
        _count(w.drafted, cast[value(word) - 1])
        best = max(character_value(v, value(option)) for option in options)
        w.surprises += character_value(v, value(word)) < best
    elif step in MURDERS or step in THEFTS:
        if kind(word) == "rank":
            _count(w.murdered if step in MURDERS else w.robbed, cast[value(word) - 1])
            _aim(w, v, next((s for s in v.others(v.viewer) if value(word) in g.roles[s]), None))
    elif step in ATTACKS and kind(word) == "district":
        w.attacks += 1
        _aim(w, v, v.owner_or_nobody(value(word)) if step != "diplomat.swap" else None)
    elif step.startswith("turn.") and word in ("gold", "cards"):
        w.gathered += 1
        w.cards += word == "cards"


def _aim(w: Watched, v: View, target: Seat | None) -> None:
    if target is None or target < 0:
        return
    w.aimed += 1
    w.at_leader += target == leader(v, v.viewer)
    w.at_crown += target == v.crown
    w.at_wrongdoer += wrongs(v, v.viewer, target) > 0


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


@dataclass
class Compared:
    """A personality and its neutral twin over the same deals; `differences` of the twins' wins, one a deal: the mean
    over the seats."""

    watched: Watched = field(default_factory=Watched)
    differences: list[float] = field(default_factory=list)


def deals(players: int, seeds: range, names: list[str], cast: str) -> tuple[Watched, dict[str, Compared]]:
    """The neutral player and each personality in every seat of each deal."""
    rules = Citadels(own_cards())
    table = Deals(rules.id, players, {"cast": cast})
    twin, found = Watched(), {name: Compared() for name in names}
    for seed in seeds:
        plain = game_of(rules, table, seed, 0, NEUTRAL)
        for one in plain:
            twin.add(one)
        for name, compared in found.items():
            total = 0.0
            for seat in range(players):
                own = game_of(rules, table, seed, seat, style_of(name))[seat]
                compared.watched.add(own)
                total += own.wins - plain[seat].wins
            compared.differences.append(total / players)
    return twin, found
