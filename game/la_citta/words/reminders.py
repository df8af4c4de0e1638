"""What is easily forgotten, said beside the prompt. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator

from game.la_citta.lang import _, ngettext
from game.la_citta.rules import feeding
from game.la_citta.rules.box import YEARS
from game.la_citta.rules.state import View
from game.la_citta.words.names import citizens, food
from game.table.words import Reminder


def reminders(view: View) -> tuple[Reminder, ...]:
    """Hunger that threatens, the last year, the card that hunger costs."""
    return tuple(_found(view)) if view.viewer >= 0 else ()


def _found(view: View) -> Iterator[Reminder]:
    if view.phase in ("over", "scoring", "placement"):
        return
    me = view.viewer
    hungry = feeding.hungry(view, me)
    if hungry > 0:
        text = ngettext("{count} of your citizens has no food", "{count} of your citizens have no food", hungry)
        short = _("{food} for {citizens}").format(food=food(view.food(me)), citizens=citizens(view.people_of(me)))
        yield Reminder("food", text.format(count=hungry), short)
    due = feeding.costs(view) if view.penalty[me] else ""
    if due == "now":
        yield Reminder("penalty", _("Hunger costs you an action card this year"), _("One card less this year"))
    if view.year == YEARS:
        text = _("The last year: whoever starves costs 5 points, and gold only breaks ties")
        yield Reminder("year", text, _("Last year"))
    elif due == "next":
        yield Reminder("penalty", _("Next year hunger costs you an action card"), _("One card less next year"))
