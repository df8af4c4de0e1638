"""What a decision brought, told one step after the other: which events belong together, and the sentence they share.

No pygame here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.citadels.table.chronicle import LOST_BY, NOBODY, MarkedNames, actor, silence
from game.citadels.table.narrate import tell
from game.kernel.events import Facts
from game.session.match import Shown

AFTERWARDS = frozenset({"blackmail"})  # why gold moves that an event just told about; other gold comes before its event
LOST_SEAT = {**LOST_BY, "robbed": "seat", "threat_revealed": "other", "spied": "other", "looked_at_hand": "other"}


@dataclass(frozen=True)
class Step:
    """Events that are shown together and those that follow from them, the sentence that tells them ("" if nobody needs
    it), who acts, and whom it hits (-1: nobody)."""

    events: tuple[Shown, ...]
    text: str = ""
    actor: int = NOBODY
    hit: int = NOBODY
    then: tuple[Shown, ...] = ()


def steps(news: Sequence[Shown], names: MarkedNames, decider: int | None) -> list[Step]:
    """The events of a decision in steps. What the person before the screen did, if it was their decision, needs no
    words: whoever did it knows."""
    found: list[Step] = []
    waiting: list[Shown] = []
    for event in _in_order(news):
        text = tell(event.word, event.facts, names)
        if event.word == "silent" and found and found[-1].events[-1].word == "silent":
            found.append(_silent((*found.pop().events, *waiting, event), names))
        elif text is None and found and event.facts.get("why") in AFTERWARDS:
            found.append(replace(found.pop(), then=(event,)))
            continue
        elif text is None:
            waiting.append(event)
            continue
        else:
            who = actor(event.word, event.facts)
            told = "" if who == decider else text
            found.append(Step((*waiting, event), told, who, _hit(event.word, event.facts, who)))
        waiting = []
    if waiting:
        found.append(Step(tuple(waiting)))
    return found


def _in_order(news: Sequence[Shown]) -> list[Shown]:
    """First the warrant is shown, then its victim gets the gold back."""
    back = [event for event in news if event.facts.get("why") == "refund"]
    found: list[Shown] = []
    for event in news:
        if event not in back:
            found += [event, *back] if event.word == "confiscated" else [event]
    return found if len(found) == len(news) else list(news)


def _silent(events: tuple[Shown, ...], names: MarkedNames) -> Step:
    return Step(events, silence([event.facts["rank"] for event in events if event.word == "silent"], names))


def _hit(word: str, facts: Facts, who: int) -> int:
    """Who loses by an event, or is looked at."""
    if word in LOST_SEAT:
        seat = int(facts[LOST_SEAT[word]])
    elif word == "gold" and facts["source"] >= 0 and facts["target"] >= 0:
        seat = int(facts["source"])
    elif word == "card_moved":
        seat = int(facts["seat"])
    else:
        return NOBODY
    return seat if seat != who else NOBODY
