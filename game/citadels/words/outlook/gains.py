"""Why a hint prefers one option to another, out of what they lead to (`game.citadels.bot.search.last_round`)."""

from __future__ import annotations

from collections.abc import Mapping

from game.citadels.lang import _, ngettext
from game.citadels.words.names import Names
from game.kernel.events import Json

PAYABLE = 0.2  # share of worlds
End = Mapping[str, Json]


def gain(family: str, end: End, other: End, names: Names) -> str:
    """How one end is better than another in a family of figures, as the end of a sentence."""
    if family == "points":
        points = round(end["has"]["points"] - other["has"]["points"])
        text = ngettext("brings {count} point more", "brings {count} points more", points)
        return text.format(count=points) if points > 0 else _("brings more points of unique districts")
    if family == "gold":
        gold = round(end["has"]["gold"] - other["has"]["gold"])
        text = ngettext("leaves you {count} gold more", "leaves you {count} gold more", gold)
        return text.format(count=gold) if gold > 0 else ""
    if family == "cards":
        cards = round(end["has"]["cards"] - other["has"]["cards"])
        text = ngettext("leaves you {count} card more", "leaves you {count} cards more", cards)
        return text.format(count=cards) if cards > 0 else _("leaves you better cards to build")
    if family == "reach":
        return _payable(end, other, names)
    if family == "districts":
        return _("makes your city grow faster")
    if family == "tempo":
        done = end["has"]["complete"] - other["has"]["complete"]
        return _("completes your city sooner") if done > 0 else _("brings your city closer to its end")
    if family == "danger":
        return _("keeps your districts safer")
    return {"types": _("adds to your types of districts"), "crown": _("makes the crown more likely yours")}[family]


def _payable(end: End, other: End, names: Names) -> str:
    """The dearest card of the hand that can be paid for more often."""
    before = dict(map(tuple, other["payable"]))
    better = [card for card, often in end["payable"] if often - before.get(card, 0.0) >= PAYABLE]
    if not better:
        return _("keeps a dearer district within reach")
    dearest = max(better, key=lambda card: (names.box.cost[card], card))
    return _("keeps the {card} payable").format(card=names.plain_card(dearest))
