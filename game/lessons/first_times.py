"""What one person meets for the first time: which of the sentences of a game fit what has just happened.

Only the person's own eyes count: their half of the events, their question, their View.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.catalog import PackFault
from game.content import ContentError
from game.content.book import book
from game.content.first_times import ANOTHER, ME, Fact, FirstTime, FirstTimes
from game.kernel.events import Json
from game.kernel.options import kind
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.session.match import Shown

_log = logging.getLogger(__name__)


class Met(NamedTuple):
    """A sentence whose occasion has come, and the facts of the event it tells of."""

    entry: FirstTime
    facts: Mapping[str, Json] = {}


@cache
def first_times(game: str) -> FirstTimes:
    """The sentences of a game; none where its file cannot be used, which the log of the program says."""
    try:
        return book(game).first_times()
    except (ContentError, PackFault, KeyError) as error:
        _log.warning("what is told when it happens first in the game %s cannot be used: %s", game, error)
        return FirstTimes()


def key(game: str, entry: FirstTime) -> str:
    """By which it is remembered that somebody has been told."""
    return f"{game}/{entry.id}"


def untold(game: str, told: Collection[str], players: int) -> list[FirstTime]:
    """The sentences of a game that somebody who was told these has not heard, of those for a table of so many."""
    fitting = (entry for entry in first_times(game).entries if not entry.players or players in entry.players)
    return [entry for entry in fitting if key(game, entry) not in told]


def met(
    entries: Sequence[FirstTime], news: Sequence[Shown], ask: Ask | None, view: ViewData, aimed: Callable[[Shown], bool]
) -> list[Met]:
    """Those of the entries whose occasion has come for the viewer of this View, in the order of the file: by an event
    since the last look (each brings one sentence at most), by the question that waits for the viewer, or by what the
    View shows. `aimed`: whether an event means the viewer though it does not say so.
    """
    me, found = int(view.viewer), []
    told: set[int] = set()  # events
    for entry in entries:
        if any(len(getattr(view, part)) != count for part, count in entry.counts.items()):
            continue
        if entry.event:
            fitting = (one for one in news if one.number not in told and _tells(entry, one, me))
            happened = next((one for one in fitting if not entry.aimed or aimed(one)), None)
            if happened is not None:
                told.add(happened.number)
                found.append(Met(entry, happened.facts))
        elif (entry.asked and _asked(entry, ask, me)) or (entry.seen and _seen(entry, view, me)):
            found.append(Met(entry))
    return found


def _tells(entry: FirstTime, event: Shown, me: int) -> bool:
    if event.word != entry.event:
        return False
    return all(_is(event.facts.get(name), wanted, me) for name, wanted in entry.facts.items())


def _is(fact: Json, wanted: Fact, me: int) -> bool:
    if wanted == ME:
        return me in fact if isinstance(fact, list) else _same(fact, me)
    if wanted == ANOTHER:
        return type(fact) is int and fact >= 0 and fact != me
    return _same(fact, wanted)


def _same(fact: Json, wanted: Fact) -> bool:
    """A yes is no number."""
    return bool(fact == wanted) and isinstance(fact, bool) == isinstance(wanted, bool)


def _asked(entry: FirstTime, ask: Ask | None, me: int) -> bool:
    if ask is None or ask.seat != me or ask.step != entry.asked:
        return False
    return not entry.offers or any(entry.offers in (option, kind(option)) for option in ask.options)


def _seen(entry: FirstTime, view: ViewData, me: int) -> bool:
    part = getattr(view, entry.seen, None)
    if entry.mine and isinstance(part, list):
        part = part[me] if 0 <= me < len(part) else None
    if isinstance(part, list | dict | str):
        return len(part) <= entry.count
    return isinstance(part, int) and part <= entry.count
