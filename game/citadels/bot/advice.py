"""What the searching player thinks of a decision, as plain data: for hints, for the review after a game, and to show
what a computer player believed. Everything here starts from one seat's View.
"""

from __future__ import annotations

from game.bots.search import Effort, Judged
from game.citadels.bot.beliefs import beliefs as weighed_by_eye
from game.citadels.bot.search.flat import judge
from game.citadels.bot.search.last_round import ends
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.player import EVERYTHING, EXPERT, HARD, MASTER, PARTS_OF, SUPPOSING, SearchBot
from game.citadels.bot.search.posterior import Roles
from game.citadels.rules.state import View
from game.kernel.options import kind, value, way
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import Ask, Seat

EFFORTS = {"hard": HARD, "expert": EXPERT, "master": MASTER}
SHOWN = 3  # options that are explained
DUEL = Effort(240)  # what was chosen against what would be better
ENOUGH = 90  # samples
GUESSES = 240


def judged(view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
    """The options of `SearchBot.judged`, best first, and what the first ones lead to.

    `judged`: [option, chance, samples, gain, doubt] each; `ends`: see `search.ends`. With an option that was `chosen`,
    `duel` has in place of them the chances of the best option and of this one, from the same worlds; it is empty if
    they are one.
    Raises ModelFault, and Impossible.
    """
    bot = _player(seed, level)
    found = bot.judged(view, ask)
    answer: Plain = {"judged": [list(one) for one in found]}
    if chosen:
        answer["duel"] = _duel(bot, view, ask, found, _of_the_same_sort(view, chosen, [one.option for one in found]))
    else:
        first = [one.option for one in found[:SHOWN]]
        answer["ends"] = ends(view, ask, first, bot.mind(view, ask), _rng(seed, ask, 2))
    return answer


def _player(seed: int, level: str) -> SearchBot:
    parts = PARTS_OF.get(level, EVERYTHING)
    return SearchBot(seed, EFFORTS.get(level, EXPERT), parts=parts, supposes=level in SUPPOSING)


def _duel(bot: SearchBot, view: View, ask: Ask, found: list[Judged], chosen: str) -> list[float]:
    best = found[0]
    other = next((one for one in found if one.option == chosen), None)
    if chosen == best.option:
        return []
    if other is not None and other.samples >= ENOUGH:  # compared in the same worlds
        return [best.chance, best.chance - best.gain + other.gain]
    again = judge(view, ask, [best.option, chosen], chosen, DUEL, bot.mind(view, ask), _rng(bot.seed, ask, 3))
    chances = {one.option: one.chance for one in again}
    return [chances[best.option], chances[chosen]]


def _of_the_same_sort(view: View, word: str, options: list[str]) -> str:
    """The option that was judged in place of this one: two copies of a card are the same."""
    sort = view.box.sort
    if word in options or kind(word) not in ("build", "card"):
        return word
    for other in options:
        if (kind(other), way(other)) == (kind(word), way(word)) and sort[value(other)] == sort[value(word)]:
            return other
    return word


def beliefs(view: View, ask: Ask, seed: int, level: str) -> Plain:
    """How likely each seat holds each rank, as a player of this level reckons: `rows` by seat, [rank, chance] each.

    `how` says by what: "posterior" (hard and above), "heuristic" (normal), or "open" for those who keep no account:
    there the chances are of what was still possible. Raises ModelFault, and Impossible.
    """
    rng = _rng(seed, ask, 0)
    if level == "normal":
        found = weighed_by_eye(view)
        rows = [found.get(Seat(seat), {}) for seat in range(view.box.players)]
        how = "heuristic"
    elif level in EFFORTS:
        mind = _player(seed, level).mind(view, ask)
        rows = mind.roles(view, Outlook(view, mind.picks, mind.prior), rng, GUESSES).beliefs()
        how = "posterior"
    else:
        rows = Roles(view, [], rng, GUESSES).beliefs()
        how = "open"
    rows[view.viewer] = dict.fromkeys(view.roles[view.viewer], 1.0)
    return {"how": how, "rows": [[[rank, row[rank]] for rank in sorted(row)] for row in rows]}


def _rng(seed: int, ask: Ask, stream: int) -> Rng:
    """Stream 0 is the one from which the searching player deals its worlds."""
    return Rng(((seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 4 + stream)
