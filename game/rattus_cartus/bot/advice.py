"""What the searching player thinks of a decision, as plain data: for hints, for the review after a game, and to show
what a computer player reckoned with. Everything here starts from one seat's View.
"""

from __future__ import annotations

from game.bots.search import Effort, Judged
from game.kernel.options import kind, value
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import Ask, Seat
from game.rattus_cartus.bot.habits import LAY
from game.rattus_cartus.bot.nuns import ROW, public_chances, row_chances, survival, unseen
from game.rattus_cartus.bot.search.player import EXPERT, HARD, MASTER, Line, SearchBot, ends
from game.rattus_cartus.rules.state import UNKNOWN, View

EFFORTS = {"hard": HARD, "expert": EXPERT, "master": MASTER}
SHOWN = 3  # options that are explained
DUEL = Effort(240, rounds=1)  # what was chosen against what would be better
ENOUGH = 90  # samples


def judged(view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
    """The options of `SearchBot.judged`, best first, and what the first ones lead to.

    `judged`: [option, chance, samples, gain, doubt] each; `ends`: see `search.ends`. With an option that was `chosen`,
    `duel` has in place of them the chances of the best option and of this one, from the same worlds; it is empty if
    they are one, or if there is nothing to compare.
    Raises ModelFault, and Impossible.
    """
    bot = SearchBot(seed, EFFORTS.get(level, EXPERT))
    lines = [_laid(bot, view, ask)] if ask.step == LAY else bot.compared(view, ask)
    best: dict[str, Judged] = {}
    for one in lines:
        best.setdefault(one.option.partition(" ")[0], one)
    found = {word: one._replace(option=word) for word, one in best.items()}
    answer: Plain = {"judged": [list(one) for one in found.values()]}
    if chosen:
        answer["duel"] = _duel(bot, view, ask, best, _of_the_same_sort(view, chosen, list(found)))
    else:
        first = [one.option for one in list(best.values())[:SHOWN]]
        answer["ends"] = ends(view, ask, first, bot.judge(view), bot.nuns(view, ask.seat), _rng(bot.seed, ask, 2))
    return answer


def _laid(bot: SearchBot, view: View, ask: Ask) -> Judged:
    """Which card is laid next belongs to a plan that was compared before."""
    return Judged(bot.decide(view, ask), 0.0, 0)


def _duel(bot: SearchBot, view: View, ask: Ask, best: dict[str, Judged], chosen: str) -> list[float]:
    first = next(iter(best))
    if chosen == first or ask.step == LAY:
        return []
    other = best.get(chosen)
    top = best[first]
    if other is not None and other.samples >= ENOUGH:  # compared in the same worlds
        return [top.chance, top.chance - top.gain + other.gain]
    line: Line = tuple(other.option.split(" ")) if other is not None else (chosen,)
    again = bot.compare(view, ask, [line, tuple(top.option.split(" "))], DUEL, _rng(bot.seed, ask, 3))
    chances = {one.option: one.chance for one in again}
    return [chances[top.option], chances[" ".join(line)]]


def _of_the_same_sort(view: View, word: str, options: list[str]) -> str:
    """The option that was judged in place of this one: two cards with one face are the same."""
    sort = view.box.sort
    if word in options or kind(word) != "card":
        return word
    return next((one for one in options if kind(one) == "card" and sort[value(one)] == sort[value(word)]), word)


def beliefs(view: View, ask: Ask, seed: int, level: str) -> Plain:
    """What a player of this level reckons of rats and nuns.

    `row`: for each position of the nun row [nuns, chance] each; `total`: the same for the whole row; `alive`: for each
    seat the chance that its rats of now are survived; `rats`: those rats; `looked`: per seat the positions it has
    looked at. `how` says by what: "counted" (normal and above: every follower seen elsewhere is taken out), or "open"
    for those who keep no account: there all that do not lie on the discard pile are equally likely.
    """
    counting = level not in ("random", "easy")
    chances = row_chances(view, ask.seat) if counting else public_chances(view)
    return {
        "how": "counted" if counting else "open",
        "row": [_position(view, ask.seat, place, counting) for place in range(ROW)],
        "total": [[nuns, chance] for nuns, chance in enumerate(chances) if chance > 0.0],
        "alive": [survival(chances, float(rats)) for rats in view.rats],
        "rats": view.rats[:],
        "looked": [places[:] for places in view.looked],
    }


def _position(view: View, me: Seat, place: int, counting: bool) -> list[list[float]]:
    card = view.nun_row[place]
    if card != UNKNOWN and place in view.looked[me] and counting:
        return [[view.box.nuns[card], 1.0]]
    counts = unseen(view, me)
    whole = sum(counts)
    return [[nuns, count / whole] for nuns, count in enumerate(counts) if count]


def _rng(seed: int, ask: Ask, stream: int) -> Rng:
    """Stream 0 is the one from which the searching player deals its worlds."""
    return Rng(((seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 4 + stream)
