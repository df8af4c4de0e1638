"""Why something cannot be done now: a sentence for every problem the rules can name. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules import build, queries
from game.citadels.rules.districts.building import CROWDED
from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.citadels.table.prices import gold_missing, price_of
from game.kernel.options import kind, value, way
from game.kernel.steps import Problem, Seat
from game.ui.lang import N_, _, ngettext

__all__ = ["SENTENCES", "build_problem", "gold_missing", "price_of", "reason"]

SENTENCES: dict[Problem, str] = {
    "attack_was_last": N_("after the attack only the end of the turn is left"),
    "beautified": N_("there is gold on it already"),
    "bewitched": N_("this character is bewitched"),
    "bishop": N_("protected by the Bishop"),
    "build_limit": N_("no more districts this turn"),
    "cannot_be_built": N_("this card can never be built"),
    "city_complete": N_("this city is complete: it is safe"),
    "city_too_big": N_("not in a city of 5 or more districts"),
    "deck_empty": N_("the deck is empty"),
    "duplicate": N_("already in your city"),
    "gathered": N_("you have gathered already"),
    "gold_short": N_("not enough gold"),
    "hand_empty": N_("you have no cards in hand"),
    "hands_empty": N_("both hands are empty"),
    "has_crown": N_("this player wears the crown already"),
    "itself": N_("it cannot name itself"),
    "keep": N_("the Keep cannot be touched"),
    "killed": N_("this character was killed"),
    "marked": N_("this character has one already"),
    "no_ability": N_("this ability works by itself"),
    "no_building": N_("this character cannot build"),
    "no_cards": N_("you have too few other cards to give"),
    "no_district": N_("there is no district in your city"),
    "no_income": N_("this character has no income"),
    "no_lender": N_("no other player has the missing gold"),
    "no_loan_needed": N_("your own gold is enough"),
    "no_such_way": N_("it cannot be paid for in this way"),
    "no_target": N_("there is no district it could destroy"),
    "no_taxes": N_("there are no taxes to take"),
    "not_beside": N_("you do not sit next to the player of rank 4"),
    "not_gathered": N_("gather gold or cards first"),
    "not_in_city": N_("this district is not in your city"),
    "not_in_hand": N_("this card is not in your hand"),
    "not_now": N_("not possible now"),
    "not_revealed": N_("rank 4 has not been revealed"),
    "nothing_to_beautify": N_("every district here has its gold already"),
    "nothing_to_give": N_("none of your districts can be given for it"),
    "nothing_to_use": N_("this district has nothing to use"),
    "own_city": N_("this district is in your own city"),
    "own_rank": N_("this is your own character"),
    "own_seat": N_("this is you"),
    "rank_1": N_("rank 1 cannot be chosen"),
    "richest": N_("no other player has more gold than you"),
    "too_dear": N_("costs more than 3"),
    "used": N_("already used this turn"),
    "yourself": N_("these are your own cards"),
}
ANY_CITY = ("warlord.destroy", "marshal.seize", "diplomat.choose_own", "actions.raze")


def reason(problem: Problem | None, option: str, view: View, names: Names) -> str:
    """The sentence for a problem, with numbers where they help ('1 gold short')."""
    writer = WITH_NUMBERS.get(problem or "")
    found = writer(option, view, names) if writer is not None else ""
    return found or _(SENTENCES.get(problem or "not_now", SENTENCES["not_now"]))


def _gold_short(option: str, view: View, names: Names) -> str:
    missing = gold_missing(option, view)
    return ngettext("{count} gold short", "{count} gold short", missing).format(count=missing) if missing > 0 else ""


def _build_limit(option: str, view: View, names: Names) -> str:
    limit = view.acting().builds if view.rank else 1
    return ngettext("only {count} district a turn", "only {count} districts a turn", limit).format(count=limit)


def _bewitched(option: str, view: View, names: Names) -> str:
    if view.resumed and kind(option) == "ability":
        return _("the crown does not come to the Witch")
    return ""


def _hand_empty(option: str, view: View, names: Names) -> str:
    return _("this player has no cards in hand") if kind(option) == "seat" else ""


def _hands_empty(option: str, view: View, names: Names) -> str:
    return _("no hand has any cards") if kind(option) == "ability" else ""


def _city_complete(option: str, view: View, names: Names) -> str:
    if kind(option) in ("use", "build"):
        return _("your city is complete: none of its districts can be destroyed")
    return ""


def _not_in_city(option: str, view: View, names: Names) -> str:
    return _("this district is in no city") if _step(view) in ANY_CITY else ""


def _rank_1(option: str, view: View, names: Names) -> str:
    texts = {
        "thief.rob": _("rank 1 cannot be robbed"),
        "magistrate.place": _("rank 1 gets no warrant"),
        "blackmailer.place": _("rank 1 cannot be threatened"),
    }
    return texts.get(_step(view), "")


def _marked(option: str, view: View, names: Names) -> str:
    texts = {
        "magistrate.place": _("this character has a warrant already"),
        "blackmailer.place": _("this character has a threat already"),
    }
    return texts.get(_step(view), "")


def _duplicate(option: str, view: View, names: Names) -> str:
    if _step(view) == "diplomat.swap":
        return _("one of the two cities would have a district twice")
    return ""


def _too_dear(option: str, view: View, names: Names) -> str:
    return _("costs {cost}: more than 3").format(cost=view.cost(value(option)))


def _city_too_big(option: str, view: View, names: Names) -> str:
    count = len(view.city[view.viewer])
    text = _("your city has {count} districts: at most {most} are allowed for it")
    return text.format(count=count, most=CROWDED - 1)


def _no_cards(option: str, view: View, names: Names) -> str:
    if way(option) != "loan":
        return _("you have no other cards to pay with")
    missing = queries.price(view, view.viewer, value(option)) - view.gold[view.viewer]
    text = ngettext(
        "{count} gold short: you would need {count} other card to give",
        "{count} gold short: you would need {count} other cards to give",
        missing,
    )
    return text.format(count=missing)


def _no_lender(option: str, view: View, names: Names) -> str:
    missing = queries.price(view, view.viewer, value(option)) - view.gold[view.viewer]
    text = ngettext(
        "{count} gold short: no other player has as much",
        "{count} gold short: no other player has as much",
        missing,
    )
    return text.format(count=missing)


WITH_NUMBERS: dict[Problem, Callable[[str, View, Names], str]] = {
    "bewitched": _bewitched,
    "build_limit": _build_limit,
    "city_complete": _city_complete,
    "city_too_big": _city_too_big,
    "duplicate": _duplicate,
    "gold_short": _gold_short,
    "hand_empty": _hand_empty,
    "hands_empty": _hands_empty,
    "marked": _marked,
    "no_cards": _no_cards,
    "no_lender": _no_lender,
    "not_in_city": _not_in_city,
    "rank_1": _rank_1,
    "too_dear": _too_dear,
}


def _step(view: View) -> str:
    """The step that the viewer's own ask waits for; empty while somebody else is asked."""
    return str(view.stack[-1][0]) if view.stack and len(view.stack[-1]) == 5 else ""


def build_problem(view: View, card: int) -> Problem | None:
    """What keeps the viewer from building a hand card, read off the View (also outside the own turn)."""
    seat: Seat = view.viewer
    if view.seat != seat:
        return "not_now"
    return build.problem(view, seat, card)  # type: ignore[arg-type]  # it reads only what a View has too
