"""Why something cannot be done now: a sentence for every problem the rules can name. No pygame here."""

from __future__ import annotations

from game.citadels.rules import build, queries
from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.kernel.options import kind, value, way
from game.kernel.steps import Problem, Seat
from game.ui.lang import N_, _, ngettext

SENTENCES: dict[Problem, str] = {
    "beautified": N_("there is gold on it already"),
    "bishop": N_("protected by the Bishop"),
    "build_limit": N_("no more districts this turn"),
    "city_complete": N_("this city is complete: it is safe"),
    "deck_empty": N_("the deck is empty"),
    "duplicate": N_("already in your city"),
    "gathered": N_("you have gathered already"),
    "gold_short": N_("not enough gold"),
    "hand_empty": N_("you have no cards in hand"),
    "hands_empty": N_("both hands are empty"),
    "keep": N_("the Keep cannot be touched"),
    "killed": N_("this character was murdered"),
    "no_ability": N_("this ability works by itself"),
    "no_cards": N_("you have no other cards to pay with"),
    "no_income": N_("this character has no income"),
    "no_such_way": N_("it cannot be paid for in this way"),
    "not_gathered": N_("gather gold or cards first"),
    "not_in_city": N_("this district is not in your city"),
    "not_in_hand": N_("this card is not in your hand"),
    "not_now": N_("not possible now"),
    "nothing_to_beautify": N_("every district here has its gold already"),
    "nothing_to_use": N_("this district has nothing to use"),
    "own_rank": N_("this is your own character"),
    "rank_1": N_("rank 1 cannot be robbed"),
    "used": N_("already used this turn"),
    "yourself": N_("you cannot choose yourself"),
}


def reason(problem: Problem | None, option: str, view: View, names: Names) -> str:
    """The sentence for a problem, with numbers where they help ('1 gold short')."""
    if problem == "gold_short":
        missing = gold_missing(option, view, names)
        if missing > 0:
            return ngettext("{count} gold short", "{count} gold short", missing).format(count=missing)
    return _(SENTENCES.get(problem or "not_now", SENTENCES["not_now"]))


def price_of(option: str, view: View) -> int | None:
    """What choosing this option costs its seat in gold; None where no gold is paid. Reads only what the seat sees."""
    chosen, number = kind(option), value(option)
    if chosen == "build" and number >= 0:
        full = queries.price(view, view.viewer, number)
        return full if way(option) is None else None
    if chosen == "district":
        step = view.stack[-1][0] if view.stack and len(view.stack[-1]) == 5 else ""
        if step == "warlord.destroy":
            return view.cost(number) - 1
        if step == "artist.beautify":
            return 1
    if chosen == "use" and number >= 0 and view.box.kind[number] == "smithy":
        return 2
    return None


def gold_missing(option: str, view: View, names: Names) -> int:
    """How much gold is missing; 0 if that cannot be told."""
    mine = view.gold[view.viewer]
    if kind(option) == "build" and way(option) is not None:
        others = len(view.hand[view.viewer]) - 1
        return max(0, queries.price(view, view.viewer, value(option)) - mine - others)
    price = price_of(option, view)
    if price is None:
        return 1 if kind(option) == "ability" and not mine else 0
    return max(0, price - mine)


def build_problem(view: View, card: int) -> Problem | None:
    """What keeps the viewer from building a hand card, read off the View (also outside the own turn)."""
    seat: Seat = view.viewer
    if view.seat != seat:
        return "not_now"
    return build.problem(view, seat, card)  # type: ignore[arg-type]  # it reads only what a View has too
