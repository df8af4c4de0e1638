"""What lies on characters, and what the lines of a score are called, in words. No pygame here."""

from __future__ import annotations

from game.citadels.lang import _, listed
from game.citadels.rules.state import BLANK, NO_MARK, REAL, View
from game.citadels.words.names import Names


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
