"""What the searching player thinks of a decision, as plain data: for hints, for the review after a game, and to show
what a computer player reckoned with. Everything here starts from one seat's View.
"""

from __future__ import annotations

from game.bots.search import Effort, Judged
from game.kernel.events import Json
from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.la_citta.bot import sight
from game.la_citta.bot.search.player import EXPERT, HARD, MASTER, SearchBot, ends
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import UNKNOWN, View

BUDGETS = {"hard": HARD, "expert": EXPERT, "master": MASTER}
SHOWN = 3  # options that are explained
DUEL = Effort(60, rounds=1)  # what was chosen against what would be better
ENOUGH = 24  # samples


def judged(view: View, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
    """The options of `SearchBot.judged`, best first, and what the first ones lead to.

    `judged`: [option, chance, samples, gain, doubt] each; `ends`: see `search.ends`. With an option that was `chosen`,
    `duel` has in place of them the chances of the best option and of this one, from the same worlds; it is empty if
    they are one, or if there is nothing to compare.
    Raises ModelFault, and Impossible.
    """
    bot = SearchBot(seed, BUDGETS.get(level, EXPERT))
    found = bot.judged(view, ask)
    answer: Plain = {"judged": [list(one) for one in found]}
    if chosen:
        answer["duel"] = _duel(bot, view, ask, found, chosen)
    else:
        shown = [one.option for one in found[:SHOWN]]
        answer["ends"] = ends(view, ask, shown, bot.judge(view), bot.rng(ask, 2))
    return answer


def _duel(bot: SearchBot, view: View, ask: Ask, found: list[Judged], chosen: str) -> list[float]:
    top = found[0]
    other = next((one for one in found if one.option == chosen), None)
    if chosen == top.option or len(ask.options) < 2:
        return []
    if other is not None and other.samples >= ENOUGH:  # compared in the same worlds
        return [top.chance, top.chance - top.gain + other.gain]
    again = bot.compare(view, ask, [chosen, top.option], DUEL, bot.rng(ask, 3))
    by_option = {one.option: one.chance for one in again}
    return [by_option[top.option], by_option[chosen]]


def beliefs(view: View, ask: Ask, seed: int, level: str) -> Plain:
    """What a player of this level reckons of the voices.

    `voices`: for each of the four places [wish, chance] each, 1.0 for what it sees; `in_force`: [wishes, chance] each,
    the wishes that will be in force together; `looked`: per seat the places it has looked at. `how` says by what:
    "counted" (normal and above: every voice card that is used or known is taken out), or "open" for those who keep no
    account: there all wishes are equally likely at every hidden place. Before the voices are laid nothing is told.
    """
    counting = level not in ("random", "easy")
    voice = sight.seen_by(view, ask.seat)
    rest = sight.unseen(view, voice) if counting else (1, 1, 1)
    whole = sum(rest)
    hidden = [[wish, count / whole] for wish, count in zip(WISHES, rest, strict=True) if count]
    return {
        "how": "counted" if counting else "open",
        "voices": [hidden if wish == UNKNOWN else [[WISHES[wish], 1.0]] for wish in voice],
        "in_force": _in_force(view, voice, rest if counting else (1000, 1000, 1000)),
        "looked": [places[:] for places in view.looked],
    }


def _in_force(view: View, voice: list[int], rest: tuple[int, int, int]) -> list[list[Json]]:
    if view.wishes:
        return [[[WISHES[wish] for wish in view.wishes], 1.0]]
    if not voice:
        return []
    known = tuple(voice.count(wish) for wish in range(len(WISHES)))
    found = sight.outcomes(known, rest, voice.count(UNKNOWN))
    return [[[WISHES[wish] for wish in wishes], chance] for wishes, chance in sorted(found, key=lambda one: -one[1])]
