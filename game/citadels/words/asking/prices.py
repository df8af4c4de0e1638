"""What an answer costs in gold, read off a View: for buttons, cards and reasons. No pygame here."""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.words.records import COSTS, QUESTIONS
from game.kernel.events import Facts
from game.kernel.options import kind, option, value, way


def price_of(wanted: str, view: View) -> int | None:
    """What choosing this option costs its seat in gold; None where no gold is paid, or none would help. Reads only
    what the seat sees."""
    chosen, number = kind(wanted), value(wanted)
    if number < 0:
        return None
    if chosen == "build":
        return queries.price(view, view.viewer, number) if way(wanted) is None else None
    if chosen == "use":
        return COSTS.get(view.box.kind[number])
    return _district_price(number, view) if chosen == "district" else None


def _district_price(card: int, view: View) -> int | None:
    question = QUESTIONS.get(asked_step(view))
    if question is None or question.price is None or view.owner_or_nobody(card) < 0:
        return None
    if view.why_not(view.viewer, option("district", card)) not in (None, "gold_short"):
        return None  # no gold buys what cannot be had
    return question.price(card, view, _asked(view)[1])


def gold_missing(wanted: str, view: View) -> int:
    """How much gold is missing; 0 if that cannot be told."""
    me = view.viewer
    mine = view.gold[me]
    if kind(wanted) == "build" and way(wanted) == "cards":
        return max(0, queries.price(view, me, value(wanted)) - mine - (len(view.hand[me]) - 1))
    price = price_of(wanted, view)
    if price is None:
        return 1 if kind(wanted) == "ability" and not mine else 0
    return max(0, price - mine)


def asked_step(view: View) -> str:
    """The short name of the step that the viewer's own ask waits for; empty while somebody else is asked."""
    return _asked(view)[0]


def _asked(view: View) -> tuple[str, Facts]:
    """That step, and its memo."""
    if not view.stack or len(view.stack[-1]) != 5:
        return "", {}
    step, _seat, _options, _problem, memo = view.stack[-1]
    return step.rpartition("/")[2], memo
