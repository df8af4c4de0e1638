"""Events as sentences, as one viewer may know them. For the log, the text game and the replay; no pygame here.

Every sentence begins with who acts, so that the log can draw the acts of one turn together. What only some may know
is in the facts of the viewer alone: a sentence tells it if it is there.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.content import Cards
from game.citadels.lang import _, listed
from game.citadels.rules.box import Box
from game.citadels.rules.state import BLANK, NO_MARK, REAL, View
from game.citadels.words.contents import EVENTS
from game.citadels.words.names import Names
from game.kernel.events import Facts


def narrate(word: str, facts: Facts, names: Sequence[str], box: Box, cards: Cards | None = None) -> str | None:
    """The sentence for an event of the rules; None for one that needs no words, or that is not known.

    `facts` is what the viewer may know (`event.seen_by(viewer)`), `names` the players by seat.
    """
    return tell(word, facts, Names(names, box, cards))


def tell(word: str, facts: Facts, names: Names) -> str | None:
    """Like `narrate`, with names made ready (the log marks them up)."""
    record = EVENTS.get(word)
    return record.sentence(facts, names) if record is not None and record.sentence is not None else None


# What lies on characters, and what the lines of a score are called, in words.


def marks(view: View, names: Names) -> list[str]:
    """What lies on the characters in this round: who is killed, bewitched, robbed, has a warrant or a threat."""
    lines = []
    if view.killed:
        lines.append(_("Killed: {character}.").format(character=names.plain_rank(view.killed)))
    if view.bewitched:
        lines.append(_("Bewitched: {character}.").format(character=names.plain_rank(view.bewitched)))
    if view.robbed:
        lines.append(_("To be robbed: {character}.").format(character=names.plain_rank(view.robbed)))
    for marked, text, real in (
        (view.warrants, _("Warrants: {characters}."), _("{character} (signed)")),
        (view.threats, _("Threats: {characters}."), _("{character} (with the flower)")),
    ):
        bare = "{character}" if REAL in marked else _("{character} (blank)")  # once the other one is gone, all know
        found = [_marked(rank, mark, real, bare, names) for rank, mark in enumerate(marked) if mark != NO_MARK]
        if found:
            lines.append(text.format(characters=listed(found)))
    if view.tax:
        lines.append(_("Gold in taxes: {gold}.").format(gold=view.tax))
    return lines


def _marked(rank: int, mark: int, real: str, blank: str, names: Names) -> str:
    text = {REAL: real, BLANK: blank}.get(mark, "{character}")
    return text.format(character=names.plain_rank(rank))


def score_line(word: str, names: Names) -> str:
    """What a line of the score is called."""
    words = {
        "districts": _("districts"), "colours": _("all five types"), "first": _("first complete city"),
        "complete": _("complete city"),
    }  # fmt: skip
    return words.get(word) or names.source(word)


# Which sound an event has.

# The effects that no other game has, and how many files there are of each.
OWN = {
    "robbed": 2, "theft": 1, "tax": 1, "seize": 1, "kill": 1, "bewitch": 1, "warrant": 1, "threat": 1, "call": 9,
    "struck": 1, "swap": 1, "fire": 1, "brush": 1, "complete": 1, "last_round": 1,
}  # fmt: skip


def cue(word: str, facts: Facts) -> str:
    """The name of the effect for an event, or nothing. Only public facts are looked at."""
    sound = EVENTS[word].sound if word in EVENTS else ""
    name = sound if isinstance(sound, str) else sound(facts)
    return f"citadels/{name}" if name in OWN else name
