"""The one-sentence reason of each hint, out of what the options lead to. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.citadels.table.labels import label
from game.citadels.table.names import Names
from game.kernel.options import PASS
from game.kernel.steps import Ask
from game.ui.lang import _, ngettext

LEAST = 0.03  # worth in the fitted value below which a difference is not spoken of
SAFER = 0.12  # share of worlds
PAYABLE = 0.2
RIVAL = 0.015  # chance to win


class Hint(NamedTuple):
    """One of the best options: what its button says, the chance to win, why."""

    option: str
    text: str
    chance: float
    reason: str


def hints(answer: dict[str, Any], ask: Ask, view: Any, names: Names) -> list[Hint]:
    """The first three options of an answer of `bot.advice.judged`, best first."""
    found = []
    ends = answer.get("ends", [])
    best = answer["judged"][0]
    for number, (option, _chance, _samples, gain, _doubt) in enumerate(answer["judged"][: max(1, len(ends))]):
        chance = best[1] - best[3] + gain  # compared in the same worlds: not all options are tried equally often
        beside = _Beside(ends, number, int(ask.seat), names)
        reason = beside.words() if len(ends) > 1 else _("Nothing else can be done.")
        found.append(Hint(option, _name(option, ask, view, names), max(0.0, min(1.0, chance)), reason))
    return found


def _name(option: str, ask: Ask, view: Any, names: Names) -> str:
    return _("Do without") if option == PASS else label(option, ask, view, names)


class _Beside:
    """One option beside another: the first beside the second, all others beside the first."""

    def __init__(self, ends: Sequence[dict[str, Any]], number: int, me: int, names: Names) -> None:
        self.end, self.me, self.names = ends[number], me, names
        self.other = ends[0 if number else min(1, len(ends) - 1)]
        self.other_name = _("the first choice") if number else _("the second choice")

    def words(self) -> str:
        """What speaks for this option, and what for the other."""
        gains, losses = self._gains(self.end, self.other), self._gains(self.other, self.end)
        if gains and losses and gains[0][0] < losses[0][0] * 2:
            text = _("This {gain}; {other} {loss}.")
            return text.format(gain=gains[0][1], other=self.other_name, loss=losses[0][1])
        if gains:
            both = gains[0][1] if len(gains) < 2 else _("{one} and {two}").format(one=gains[0][1], two=gains[1][1])
            return _("This {gain}.").format(gain=both)
        if losses:
            found = _("{other} {loss}.").format(other=self.other_name, loss=losses[0][1])
            return found[:1].upper() + found[1:]
        return _("This comes to nearly the same as {other}.").format(other=self.other_name)

    def _gains(self, end: dict[str, Any], other: dict[str, Any]) -> list[tuple[float, str]]:
        """How this end is the better one: (worth, words), weightiest first."""
        found = []
        for family, worth in end["worth"].items():
            more = worth - other["worth"][family]
            words = _family(family, end, other, self.names) if more >= LEAST else ""
            if words:
                found.append((more, words))
        safer = other["danger"] - end["danger"]
        if safer >= SAFER:
            found.append((4 * safer, _("keeps your districts safer")))
        chances = other["rivals"]
        leader = max((seat for seat in range(len(chances)) if seat != self.me), key=lambda seat: chances[seat])
        held = chances[leader] - end["rivals"][leader]
        if held >= RIVAL:
            found.append((4 * held, _("holds {name} back").format(name=self.names.plain_seat(leader))))
        return sorted(found, key=lambda one: -one[0])


def _family(family: str, end: dict[str, Any], other: dict[str, Any], names: Names) -> str:
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
    return {"types": _("adds to your types of districts"), "crown": _("makes the crown more likely yours")}[family]


def _payable(end: dict[str, Any], other: dict[str, Any], names: Names) -> str:
    """The dearest card of the hand that can be paid for more often."""
    before = dict(map(tuple, other["payable"]))
    better = [card for card, often in end["payable"] if often - before.get(card, 0.0) >= PAYABLE]
    if not better:
        return _("keeps a dearer district within reach")
    dearest = max(better, key=lambda card: (names.box.cost[card], card))
    return _("keeps the {card} payable").format(card=names.plain_card(dearest))
