"""The plague, and who inherits. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.rattus_cartus.lang import _, joined, listed, ngettext
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.pieces import rats_counted
from game.rattus_cartus.words.records import RATS, told
from game.table.words import NOBODY

ESTATE_LINES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")


@told("nuns_revealed", kind=RATS, actor=lambda _facts: NOBODY, sound="rattus_cartus/bell", weight=2, urgent=True)
def nuns_revealed(facts: Facts, names: Names) -> str:
    found = [names.box.nuns[card] for card in facts["cards"]]
    row = joined([str(nuns) for nuns in found])
    text = ngettext("The nun row is revealed: {row}, together {count} nun.",
                    "The nun row is revealed: {row}, together {count} nuns.", sum(found))  # fmt: skip
    return text.format(row=row, count=sum(found))


@told("died", kind=RATS, loser="seat", own_line=True, sound="rattus_cartus/candle", weight=2, urgent=True,
      remarks=lambda facts: [(facts["seat"], "dying")])  # fmt: skip
def died(facts: Facts, names: Names) -> str:
    text = _("{who} dies of the plague ({rats}).")
    return text.format(who=names.seat(facts["seat"]), rats=rats_counted(facts["rats"]))


@told("game_over", actor=lambda _facts: NOBODY, urgent=True, winners="winners", weight=2,
      still="the points are counted on a screen of their own")  # fmt: skip
def game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    if not winners:
        return _("The plague has taken everybody: nobody inherits.")
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        text = ngettext(
            "{who} share the victory with {count} point.", "{who} share the victory with {count} points.", points
        )
    else:
        text = ngettext("{who} wins with {count} point.", "{who} wins with {count} points.", points)
    return text.format(who=who, count=points)


def score_line(word: str, names: Names) -> str:
    """What a line of the score is called."""
    if word in ESTATE_LINES:
        return names.plain_estate(ESTATE_LINES.index(word))
    return {
        "hand": _("Followers and Jokers in hand"), "sword": _("Swords in hand"), "flute": _("Flutes in hand"),
        "pass": _("Passes in hand"), "gold": _("Gold"), "markers": _("Victory-point markers"),
    }.get(word, word)  # fmt: skip
