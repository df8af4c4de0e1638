"""Which buttons the prompt shows: what is confirmed, what can be done besides, and the end of the turn."""

from __future__ import annotations

from game.citadels.rules.box import TYPES
from game.citadels.table.flow import Flow
from game.citadels.table.marks import HARMFUL
from game.citadels.table.names import Names
from game.citadels.table.offers import BUTTON, CITY, Offer, Offers, Spot
from game.citadels.table.prompt_bar import KEYS, Choice
from game.citadels.table.reasons import reason
from game.kernel.options import kind
from game.ui.lang import _, sentence

MOST_BUTTONS = 8
REACTIONS = ("reveal", "bribe", "refuse")  # what is asked for in another player's turn
CONFIRM_KEYS = ("build", "build_other")


def choices_for(offers: Offers | None, selected: Spot | None, flow: Flow, names: Names) -> list[Choice]:
    """The buttons of the moment, the most important first."""
    if offers is None:
        return _waiting(flow)
    shown = _confirming(offers, selected)
    bare = offers.buttons
    if len(bare) > MOST_BUTTONS:
        first = [offer for offer in bare if kind(offer.option) in ("pass", "done", "end")]
        return [
            *shown,
            Choice("options", _("Choose …"), "gold", "options"),
            *(_bare(offer, offers, shown) for offer in first),
        ]
    shown += _only_thing(offers, selected)
    shown += [_bare(offer, offers, shown) for offer in bare if offer.option not in ("end", "pass")]
    shown += _uses(offers)
    shown += [_bare(offer, offers, shown) for offer in bare if offer.option == "pass"]  # doing without comes last
    if offers.ask.step == "turn.chosen":
        shown.append(_end(offers, flow, names, alone=not shown))
    if selected is not None and offers.ask.step in HARMFUL:
        shown.insert(1, Choice("unselect", _("Other target")))
    return shown


def _waiting(flow: Flow) -> list[Choice]:
    found = []
    if flow.bots_turn and not flow.match.over:
        found.append(Choice("skip", _("Skip ahead"), "ghost", "hurry"))
    return found


def _confirming(offers: Offers, selected: Spot | None) -> list[Choice]:
    if selected is None:
        return []
    kind_ = "danger" if offers.ask.step in HARMFUL else "gold"
    found = offers.at(*selected)
    return [
        Choice(offer.option, offer.label, kind_ if index == 0 else "ghost", CONFIRM_KEYS[index] if index < 2 else "")
        for index, offer in enumerate(found)
    ]


def _only_thing(offers: Offers, selected: Spot | None) -> list[Choice]:
    """If only one thing on the table can be picked, it need not be searched for."""
    spots = [spot for spot in offers.by_spot if spot[0] != BUTTON]
    if selected is not None or len(spots) != 1 or offers.ask.step == "turn.chosen" or offers.ask.group:
        return []
    return [
        Choice(offer.option, offer.label, "gold" if index == 0 else "ghost")
        for index, offer in enumerate(offers.at(*spots[0]))
        if offer.place != CITY or kind(offer.option) != "use"
    ]


def _bare(offer: Offer, offers: Offers, shown: list[Choice]) -> Choice:
    word = offer.option
    important = (not shown and (word in ("gold", "cards", "done") or kind(word) == "amount")) or word in REACTIONS
    if offers.ask.step == "turn.chosen":
        important = word in ("gold", "cards")
    icon = f"ui/gem_{TYPES[offer.thing]}" if kind(word) == "type" else ""
    return Choice(word, offer.label, "gold" if important or word == "done" else "ghost", KEYS.get(word, ""), icon=icon)


def _uses(offers: Offers) -> list[Choice]:
    """Districts of the own city that can be used have a button as well."""
    found = [offer for offer in offers.offers if kind(offer.option) == "use" and offer.place == "city"]
    look = "ghost" if offers.ask.step == "turn.chosen" else "gold"  # in a reaction it is what is asked
    return [Choice(o.option, o.label, look, "use" if i == 0 else "use_other") for i, o in enumerate(found)]


def _end(offers: Offers, flow: Flow, names: Names, *, alone: bool) -> Choice:
    offer = offers.of("end")
    if offer is not None:
        only = not any(kind(o.option) == "build" for o in offers.offers) and alone
        return Choice("end", offer.label, "gold" if only else "ghost", KEYS["end"])
    why = reason(flow.why_not("end"), "end", flow.view, names)
    return Choice("end", _("End turn"), "ghost", KEYS["end"], sentence(why))
