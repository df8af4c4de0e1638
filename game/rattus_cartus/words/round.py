"""The course of a round: its beginning, the buildings of the row, its end. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.rattus_cartus.lang import _, listed, ngettext
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.records import CARDS, PLACES, told, untold
from game.table.words import NOBODY, Chapter


def chapter(facts: Facts, names: Names) -> Chapter:
    """The log begins a new part with each round."""
    number = facts["round"]
    heading = _("Round {round}, the last") if number == names.box.rounds else _("Round {round}")
    start = _("{who} is the start player.").format(who=names.seat(facts["start"]))
    return Chapter(number, heading.format(round=number), start)


@told("round_started", actor=lambda _facts: NOBODY, chapter=chapter, sound="round")
def round_started(facts: Facts, names: Names) -> str:
    """Of the last round what is other than in all before it (RAT-48)."""
    number, who = facts["round"], names.seat(facts["start"])
    begun = _("Round {round} begins. {who} is the start player.").format(round=number, who=who)
    if number != names.box.rounds:
        return begun
    return begun + " " + _("It is the last round: the buildings have no actions.")


@told("row_revealed", actor=lambda _facts: NOBODY, kind=PLACES, sound="card_deal")
def row_revealed(facts: Facts, names: Names) -> str:
    row = [names.building(card, slot) for slot, card in enumerate(facts["row"])]
    return _("The buildings of this round: {buildings}.").format(buildings=listed(row))


@told("replaced", actor=lambda _facts: NOBODY, kind=PLACES, sound="card_place")
def replaced(facts: Facts, names: Names) -> str:
    """All revealed buildings were the same (RAT-23, RAT-24)."""
    old, new = names.building(facts["old"]), names.building(facts["new"])
    if names.box.building_of[facts["old"]] == names.box.building_of[facts["new"]]:
        return _("All buildings are the same, and so is the replacement ({building}).").format(building=new)
    return _("All buildings are the same ({old}): the last is replaced ({new}).").format(old=old, new=new)


@told("reshuffled", actor=lambda _facts: NOBODY, kind=CARDS, sound="shuffle")
def reshuffled(facts: Facts, names: Names) -> str:
    count = facts["count"]
    text = ngettext(
        "The discard pile is shuffled, {count} card.", "The discard pile is shuffled, {count} cards.", count
    )  # fmt: skip
    return text.format(count=count)


untold("discarded", actor=lambda _facts: NOBODY, still="whoever resolves a building sees its cards go")
untold("round_ended", actor=lambda _facts: NOBODY, still="the next row, or the plague, shows it")
