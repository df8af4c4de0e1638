"""What is easily forgotten, said beside the prompt. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator

from game.rattus_cartus.content.cards import MOST_NUNS
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import FOLLOWERS_END
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import rats_counted
from game.table.words import Reminder


def reminders(view: View) -> tuple[Reminder, ...]:
    """The last round, and the plague as far as it can be told."""
    return tuple(_found(view))


def _found(view: View) -> Iterator[Reminder]:
    if view.phase == "over":
        return
    if view.last_round():
        yield Reminder(
            "last_round", _("Last round: 1 influence for the premium instead of the actions"), _("Last round")
        )
    seen, hidden = seen_nuns(view)
    rats = view.rats[view.viewer]
    if rats > seen + MOST_NUNS * hidden:
        text = _("{rats}: more than there can be nuns").format(rats=rats_counted(rats))
        yield Reminder("rat", text, rats_counted(rats))
        return
    expected = round(seen + hidden * mean_nuns(view))
    if rats > expected:
        text = ngettext("{rats}, but only {count} nun to be expected", "{rats}, but only {count} nuns to be expected",
                        expected)  # fmt: skip
        yield Reminder("nun", text.format(rats=rats_counted(rats), count=expected), rats_counted(rats))


def mean_nuns(view: View) -> float:
    """On a follower of whom nothing is known."""
    return sum(view.box.nuns) / FOLLOWERS_END


def seen_nuns(view: View) -> tuple[int, int]:
    """The nuns that the viewer has seen in the row, and how many of its cards are still unknown."""
    known = [card for card in view.nun_row if card >= 0]
    return sum(view.box.nuns[card] for card in known), len(view.nun_row) - len(known)
