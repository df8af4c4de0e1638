"""The actions of the buildings, premium and normal. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.rattus_cartus.lang import N_, _, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names, cards_counted, here, place_of
from game.rattus_cartus.words.records import (
    CARDS,
    PLACES,
    POINTS,
    announced,
    other_of,
    problem,
    question,
    told,
)
from game.rattus_cartus.words.resolve import giving, own_action
from game.table.words import Prompt


# -- what is asked ---------------------------------------------------------------------------------------------------
def use_label(option: str, ask: Ask, view: View, names: Names) -> str:
    """What the building does for this player."""
    return own_action(view, names)


@question(
    "action.chosen", labels={"use": use_label, "decline": N_("Do without")}, waiting="action", help="topic:actions"
)  # fmt: skip
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
    text = (
        _("{building}: the premium action is yours") if premium_is_mine(view) else _("{building}: your normal action")
    )
    return Prompt(text.format(building=here(view, names)), _("You may do without."))


def premium_is_mine(view: View) -> bool:
    return bool(view.premium == view.viewer)


@announced("action", help="topic:actions")
def waiting_action(who: str, view: View, names: Names) -> Prompt:
    text = _("{name} may use the action of the building")
    why = _("The premium action comes first, then the others in the order in which they entered.")
    return Prompt(text.format(name=who), why)


@question("guard_tower.given", waiting="give", at_once=True, help="card:guard_tower")
def tower_given(ask: Ask, view: View, names: Names) -> Prompt:
    return giving(ask, names, _("The Guard Tower demands it. Nobody but the two of you learns which cards they are."))


@question(
    "hospital.exchanged", labels={"card": N_("Discard {card} and 1 rat"), "done": N_("No more")},
    waiting="exchange", at_once=True, help="card:hospital",
)  # fmt: skip
def exchanged_ask(ask: Ask, view: View, names: Names) -> Prompt:
    left = ask.memo["left"]
    text = ngettext("Discard up to {count} card for a rat", "Discard up to {count} cards for as many rats", left)
    return Prompt(text.format(count=left), _("Each card that you discard takes a rat with it."))


@announced("exchange", help="card:hospital")
def waiting_exchange(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} exchanges cards for rats").format(name=who), _("In the Hospital."))


# -- why not ---------------------------------------------------------------------------------------------------------
problem("not_now", N_("not possible now"))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("acted", kind=PLACES, own_line=True, sound="press", weight=1)
def acted(facts: Facts, names: Names) -> str:
    text = _("{who} uses {building} (premium).") if facts["premium"] else _("{who} uses {building}.")
    return text.format(who=names.seat(facts["seat"]), building=place_of(facts, names))


@told("declined", kind=PLACES, own_line=True)
def declined(facts: Facts, names: Names) -> str:
    text = _("{who} does without the action of {building}.")
    return text.format(who=names.seat(facts["seat"]), building=place_of(facts, names))


@told("took", kind=CARDS, sound="card_draw", weight=1)
def took(facts: Facts, names: Names) -> str | None:
    """Open to all (RAT-57)."""
    if not facts["cards"]:
        return None
    return _("{who} takes {cards}.").format(who=names.seat(facts["seat"]), cards=names.cards(facts["cards"]))


@told("markers", kind=POINTS, sound="coin", weight=1)
def markers(facts: Facts, names: Names) -> str:
    count = facts["count"]
    text = ngettext("{who} takes {count} victory-point marker.", "{who} takes {count} victory-point markers.", count)
    return text.format(who=names.seat(facts["seat"]), count=count)


@told("exchanged", kind=CARDS, sound="card_place", weight=1)
def exchanged(facts: Facts, names: Names) -> str:
    """The card is open to all (RAT-57)."""
    return _("{who} discards {card}.").format(who=names.seat(facts["seat"]), card=names.card(facts["card"]))


def ambushed(facts: Facts) -> list[tuple[int, str]]:
    """The same occasions as with Swords."""
    return [(facts["other"], "ambushed"), (facts["seat"], "ambushing")] if facts["count"] else []


@told("tower", kind=CARDS, loser=other_of("other"), own_line=True, stands_alone=True, weight=2, remarks=ambushed)
def tower(facts: Facts, names: Names) -> str:
    text = _("{who} demands {cards} of {other} (Guard Tower).")
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return text.format(who=who, other=other, cards=cards_counted(facts["count"]))


@told("short", kind=CARDS)
def short(facts: Facts, names: Names) -> str:
    """A stack is empty (RAT-22), or there are no cards left to draw (RAT-46)."""
    who, thing = names.seat(facts["seat"]), names.stack(facts["kind"])
    text = ngettext("{who} gets {count} less: no more of {thing}.", "{who} gets {count} less: no more of {thing}.",
                    facts["missing"])  # fmt: skip
    return text.format(who=who, count=facts["missing"], thing=thing)
