"""Was it better otherwise? Cases of `company.py` played on from the true position many times after each of two options,
or asked again.

A single true position proves little, because it holds what nobody at the table knew; the mean over many positions is
what a choice is worth, for the other option is named by what could be known.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from typing import Any

from studies.company import GAME, Kept, cases, start

SAMPLES = 1500  # of the search that says which option of the other sort is the best
WORLDS = 400  # for guesses who holds what


def look(kept: list[Kept], options: argparse.Namespace) -> None:
    """For each case how often its seat wins after what it chose, and after the best option of the other sort."""
    games = {game["seed"]: game for game in kept}
    gains: list[float] = []
    for case in cases(kept, options.look, hits=options.hits):
        if len(gains) == options.cases:
            break
        gain = _gain(games[case["seed"]], case, options)
        if gain is not None:
            gains.append(gain)
    if len(gains) > 1:
        error = statistics.stdev(gains) / len(gains) ** 0.5
        print(f"{len(gains)} cases: the other sort gains {statistics.mean(gains):+.1%} (standard error {error:.1%})")


def again(kept: list[Kept], options: argparse.Namespace) -> None:
    """Ask the level anew in each case: how often is it the same?"""
    from tools.audit import Moment
    from tools.audit.citadels.company import looked_at
    from tools.sparring import make_bot

    games = {game["seed"]: game for game in kept}
    found = [case for case in cases(kept, options.again, hits=options.hits) if case["kind"] != "ender"]
    same = 0
    for case in found:
        rules, state, _ = _position(games[case["seed"]], case)
        ask = state.pending
        view = rules.observe(state, ask.seat)
        chosen = make_bot(options.level, case["seed"] * 8 + ask.seat, GAME).decide(view, ask)
        counted = {one.kind: one.hit for one in looked_at(Moment(state, view, ask, chosen))}
        same += counted.get(case["kind"]) == case["hit"]
    print(f"{options.again}: {same} of {len(found)} again")


def _gain(game: Kept, case: Kept, options: argparse.Namespace) -> float | None:
    """What the other sort of answer wins more; None if there was none."""
    rules, state, number = _position(game, case)
    ask, chosen = state.pending, game["answers"][number]
    other = ALTERNATIVES[case["kind"]](rules.observe(state, ask.seat), ask, chosen)
    if other in (None, chosen):
        return None
    said = _expected(rules.observe(state, ask.seat), ask, game["seed"], chosen)
    before, after = (_won(rules, state, word, options) for word in (chosen, other))
    where = f"seed {case['seed']}, answer {number}, seat {ask.seat + 1}: {case['text']}"
    print(f"{where}; {chosen} {before:.1%} (it expected {said:.1%}), {other} {after:.1%}", flush=True)
    return after - before


def _expected(view: Any, ask: Any, seed: int, chosen: str) -> float:
    """What `hard` thinks its chance is after the answer that was given."""
    from game.citadels.bot.search.player import HardBot

    judged = HardBot(seed * 8 + ask.seat).judged(view, ask)
    return max((one.chance for one in judged if one.option == chosen), default=0.0)


def _position(game: Kept, case: Kept) -> tuple[Any, Any, int]:
    """The rules, the state before the answer in question, and that answer's number. Of whoever ended the game it is the
    answer that completed the city."""
    rules, state = start(game["players"], game["seed"])
    for number, word in enumerate(game["answers"]):
        if number == case["answer"]:
            return rules, state, number
        before = state.clone() if case["kind"] == "ender" else state
        state.choose(word)
        if case["kind"] == "ender" and state.completed:
            return rules, before, number
    raise ValueError(f"game {game['seed']} has no answer {case['answer']}")


def _won(rules: Any, state: Any, word: str, options: argparse.Namespace) -> float:
    """The share of games that whoever is asked wins from here after this answer; other cards come each time."""
    from game.kernel.rng import Rng
    from tools.sparring import make_bot

    seat = state.pending.seat
    whole = 0.0
    for number in range(options.times):
        copy: Any = state.clone()
        rng = Rng(number + 1)
        rng.shuffle(copy.deck)
        copy.rng = rng.branch()
        bots = [make_bot(options.by, number * 8 + at, GAME) for at in range(copy.box.players)]
        copy.choose(word)
        while (ask := copy.pending) is not None:
            copy.choose(bots[ask.seat].decide(rules.observe(copy, ask.seat), ask))
        winners = rules.winners(copy)
        whole += 1 / len(winners) if seat in winners else 0.0
    times: int = options.times
    return whole / times


# -- what else could have been chosen ----------------------------------------------------------------------------------
Alternative = Callable[[Any, Any, str], str | None]


def _searched(ask: Any, view: Any, words: list[str]) -> str | None:
    """The best of these options as a search with many samples sees it."""
    from game.bots.search import Effort
    from game.citadels.bot.search.player import SearchBot

    if len(words) < 2:
        return words[0] if words else None
    return SearchBot(1, Effort(SAMPLES)).decide(view, ask._replace(options=words))


def _of_other_sort(sort: Callable[[Any, str], bool]) -> Alternative:
    """The best option of those that are of another sort than the chosen one."""

    def find(view: Any, ask: Any, chosen: str) -> str | None:
        was = sort(view, chosen)
        return _searched(ask, view, [word for word in ask.options if word != "pass" and sort(view, word) != was])

    return find


def _is_stopper(view: Any, word: str) -> bool:
    from game.kernel.options import value
    from tools.audit.citadels.company import STOPPERS

    return view.box.setup.cast[value(word) - 1] in STOPPERS


def _is_short(view: Any, word: str) -> bool:
    """Whether a seat, or the owner of a district, is one district short of the end."""
    from game.kernel.options import kind, value
    from game.kernel.steps import Seat
    from tools.audit.citadels.company import one_short

    seat = Seat(value(word) if kind(word) == "seat" else view.owner(value(word)))
    return seat != view.viewer and one_short(view, seat)


def _is_leader(view: Any, word: str) -> bool:
    from game.kernel.options import value
    from tools.audit.citadels.company import leaders

    return view.owner(value(word)) in leaders(view)


def _is_own(view: Any, word: str) -> bool:
    from game.kernel.options import value

    return bool(view.owner(value(word)) == view.viewer)


def _is_build(view: Any, word: str) -> bool:
    from game.kernel.options import kind

    return kind(word) == "build"


def _may_be_held(view: Any, word: str) -> bool:
    from game.citadels.bot.beliefs import may_be_held
    from game.kernel.options import value

    return value(word) in may_be_held(view)


def _likeliest_of_short(view: Any, ask: Any, chosen: str) -> str | None:
    """The rank that somebody one district short most probably holds."""
    from game.citadels.bot.search.models import pick_model
    from game.citadels.bot.search.naming import Outlook
    from game.citadels.bot.search.posterior import Roles
    from game.citadels.bot.search.prior import prior_model
    from game.kernel.options import value
    from game.kernel.rng import Rng
    from tools.audit.citadels.company import short_others

    believed = Roles(view, Outlook(view, pick_model(), prior_model()).kinds, Rng(1), WORLDS).beliefs()
    short = short_others(view)
    words: list[str] = [word for word in ask.options if word != "pass"]
    return max(words, key=lambda word: sum(believed[seat].get(value(word), 0.0) for seat in short))


def _end(view: Any, ask: Any, chosen: str) -> str | None:
    return "end" if "end" in ask.options else None


ALTERNATIVES: dict[str, Alternative] = {
    "stopper": _of_other_sort(_is_stopper), "murder": _likeliest_of_short, "strike": _of_other_sort(_is_short),
    "gift": _of_other_sort(_is_short), "crown": _of_other_sort(_is_short), "last_strike": _of_other_sort(_is_leader),
    "open_leader": _of_other_sort(_is_leader), "unheld": _of_other_sort(_may_be_held),
    "marks": _of_other_sort(_may_be_held), "own_city": _of_other_sort(_is_own), "idle": _of_other_sort(_is_build),
    "ender": _end,
}  # fmt: skip
