"""What an answer costs in gold, read off a View: for buttons, cards and reasons. No pygame here."""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.words.records import COSTS, QUESTIONS
from game.kernel.events import Facts
from game.kernel.options import kind, value, way


def price_of(option: str, view: View) -> int | None:
    """What choosing this option costs its seat in gold; None where no gold is paid. Reads only what the seat sees."""
    chosen, number = kind(option), value(option)
    if number < 0:
        return None
    if chosen == "build":
        return queries.price(view, view.viewer, number) if way(option) is None else None
    if chosen == "use":
        return COSTS.get(view.box.kind[number])
    return _district_price(number, view) if chosen == "district" else None


def _district_price(card: int, view: View) -> int | None:
    question = QUESTIONS.get(asked_step(view))
    if question is None or question.price is None or view.owner_or_nobody(card) < 0:
        return None
    return question.price(card, view, _asked(view)[1])


def gold_missing(option: str, view: View) -> int:
    """How much gold is missing; 0 if that cannot be told."""
    me = view.viewer
    mine = view.gold[me]
    if kind(option) == "build" and way(option) == "cards":
        return max(0, queries.price(view, me, value(option)) - mine - (len(view.hand[me]) - 1))
    price = price_of(option, view)
    if price is None:
        return 1 if kind(option) == "ability" and not mine else 0
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
