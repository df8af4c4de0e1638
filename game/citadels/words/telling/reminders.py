"""What lies on the viewer's own characters and is easily forgotten: said on the prompt. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.citadels.lang import _
from game.citadels.rules.state import BLANK, NO_MARK, REAL, UNKNOWN, View
from game.citadels.words.names import Names
from game.citadels.words.telling.hearing import was_killed
from game.session.match import Shown
from game.table.words import Reminder

MARKS = {UNKNOWN: "hidden", NO_MARK: "", BLANK: "blank", REAL: "real"}


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


def lost_turn(events: Sequence[Shown], since: int, view: View, names: Names) -> tuple[Reminder, ...]:
    """In the draft: that the last turn was lost, and as whom. `events`: all of the game, as the viewer knows them;
    `since`: the place after the end of the viewer's last turn."""
    rank = was_killed(events, view.viewer, since)
    if not rank:
        return ()
    text = _("Last round you were killed as {character}")
    return (Reminder("killed", text.format(character=names.plain_rank(rank))),)


def fates(view: View, names: Names) -> tuple[Reminder, ...]:
    """What was done to the viewer's own characters in this round, until it ends."""
    found: list[Reminder] = []
    for rank in sorted(rank for rank in view.roles[view.viewer] if rank > 0):
        character = names.plain_rank(rank)
        if rank == view.killed:
            found.append(Reminder("killed", _("{character}: killed, the turn is lost").format(character=character)))
        if rank == view.bewitched:
            text = _("{character}: bewitched, the Witch plays the turn")
            found.append(Reminder("bewitched", text.format(character=character)))
        if rank == view.robbed and view.thief != view.viewer:
            told = _("{character}: robbed by {name}") if view.shown[rank] >= 0 else _("{character}: {name} will rob it")
            found.append(Reminder("robbed", told.format(character=character, name=names.plain_seat(view.thief))))
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
    if view.warrants[rank] not in (NO_MARK, BLANK):  # a known blank one threatens nobody
        yield Reminder(f"warrant_{MARKS[view.warrants[rank]]}", _("You carry a warrant"))
    if view.threats[rank] != NO_MARK:
        yield Reminder(f"threat_{MARKS[view.threats[rank]]}", _("You are threatened"))


def _of_later(rank: int, view: View, names: Names) -> Iterator[Reminder]:
    character = names.plain_rank(rank)
    if rank == view.killed:
        yield Reminder("killed", _("Your {character} was killed").format(character=character), character)
        return
    if rank == view.bewitched:
        yield Reminder("bewitched", _("Your {character} is bewitched").format(character=character), character)
    if rank == view.robbed and view.thief != view.viewer:
        yield Reminder("robbed", _("Your {character} will be robbed").format(character=character), character)
    if view.warrants[rank] not in (NO_MARK, BLANK):  # a known blank one threatens nobody
        mark = f"warrant_{MARKS[view.warrants[rank]]}"
        yield Reminder(mark, _("Your {character} carries a warrant").format(character=character), character)
    if view.threats[rank] != NO_MARK:
        mark = f"threat_{MARKS[view.threats[rank]]}"
        yield Reminder(mark, _("Your {character} is threatened").format(character=character), character)
