"""The end: points, and who has won. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.la_citta.lang import _, listed, ngettext
from game.la_citta.words.names import Names
from game.la_citta.words.records import PEOPLE, nobody, told


@told("game_over", kind=PEOPLE, actor=nobody, urgent=True, winners="winners", weight=2,
      still="the points are counted on a screen of their own")  # fmt: skip
def game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        text = ngettext(
            "{who} share the victory with {count} point.", "{who} share the victory with {count} points.", points
        )
    else:
        text = ngettext("{who} wins with {count} point.", "{who} wins with {count} points.", points)
    return text.format(who=who, count=points)


def score_line(word: str) -> str:
    """What a line of the score is called."""
    return {
        "citizens": _("Fed citizens"), "bonus": _("Cities with all three kinds of arches"),
        "penalty": _("Hunger in the last year"),
    }.get(word, word)  # fmt: skip
