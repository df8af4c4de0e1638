"""What lies on the viewer's own characters and is easily forgotten: said on the prompt. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.citadels.rules.state import NO_MARK, View
from game.citadels.table.models import MARKS
from game.citadels.table.names import Names
from game.ui.lang import _


@dataclass(frozen=True)
class Reminder:
    """A sign (`badges`) and what it means in a few words."""

    sign: str
    words: str


def reminders(view: View, names: Names) -> tuple[Reminder, ...]:
    """First what concerns the turn that is being played, then characters that are still to be called."""
    found: list[Reminder] = []
    acting = view.rank if view.rank > 0 and view.seat == view.viewer else 0
    if acting:
        found += _of_this_turn(acting, view, names)
    for rank in sorted(view.roles[view.viewer]):
        if rank > 0 and rank != acting and view.shown[rank] < 0 and (rank > view.rank or view.phase == "draft"):
            found += _of_later(rank, view, names)
    return tuple(found)


def _of_this_turn(rank: int, view: View, names: Names) -> Iterator[Reminder]:
    if view.resumed:
        text = _("You play on for the bewitched {character}")
        yield Reminder("bewitched", text.format(character=names.plain_rank(rank)))
    elif rank == view.bewitched:
        yield Reminder("bewitched", _("You are bewitched"))
    if rank == view.killed:
        yield Reminder("killed", _("You were killed"))
    if rank == view.robbed and not view.resumed and view.thief != view.viewer:
        yield Reminder("robbed", _("You were robbed by {name}").format(name=names.plain_seat(view.thief)))
    if view.warrants[rank] != NO_MARK:
        yield Reminder(f"warrant_{MARKS[view.warrants[rank]]}", _("You carry a warrant"))
    if view.threats[rank] != NO_MARK:
        yield Reminder(f"threat_{MARKS[view.threats[rank]]}", _("You are threatened"))


def _of_later(rank: int, view: View, names: Names) -> Iterator[Reminder]:
    character = names.plain_rank(rank)
    if rank == view.killed:
        yield Reminder("killed", _("Your {character} was killed").format(character=character))
        return
    if rank == view.bewitched:
        yield Reminder("bewitched", _("Your {character} is bewitched").format(character=character))
    if rank == view.robbed and view.thief != view.viewer:
        yield Reminder("robbed", _("Your {character} will be robbed").format(character=character))
    if view.warrants[rank] != NO_MARK:
        mark = f"warrant_{MARKS[view.warrants[rank]]}"
        yield Reminder(mark, _("Your {character} carries a warrant").format(character=character))
    if view.threats[rank] != NO_MARK:
        mark = f"threat_{MARKS[view.threats[rank]]}"
        yield Reminder(mark, _("Your {character} is threatened").format(character=character))
