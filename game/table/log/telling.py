"""What a decision brought, told one step after the other: which events belong together, and the sentence they share.

No pygame here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.session.match import Shown
from game.table.log.marked import MarkedNames
from game.table.words import NOBODY


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
    words, found, waiting = names.words, list[Step](), list[Shown]()
    for event in words.in_order(news):
        text = names.tell(event.word, event.facts)
        together = _with_last(found, (*waiting, event), names)
        if together is not None:
            found[-1] = together
        elif text is None and found and words.trails(event.word, event.facts):
            found.append(replace(found.pop(), then=(event,)))
            continue
        elif text is None:
            waiting.append(event)
            continue
        else:
            who = words.actor(event.word, event.facts)
            hit = words.hit(event.word, event.facts)
            found.append(Step((*waiting, event), "" if who == decider else text, who, hit if hit != who else NOBODY))
        waiting = []
    if waiting:
        found.append(Step(tuple(waiting)))
    return found


def _with_last(found: Sequence[Step], events: tuple[Shown, ...], names: MarkedNames) -> Step | None:
    """The last step together with what came since, if one sentence tells both."""
    word = events[-1].word
    if not found or found[-1].events[-1].word != word:
        return None
    whole = (*found[-1].events, *events)
    text = names.together(word, [event.facts for event in whole if event.word == word])
    return Step(whole, text) if text is not None else None
