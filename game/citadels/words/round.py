"""The course of a round: its beginning, the calls, the crown, the end. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.lang import _, listed
from game.citadels.words.names import Names
from game.citadels.words.records import told, untold
from game.kernel.events import Facts
from game.table.words import Chapter


def chapter(facts: Facts, names: Names) -> Chapter:
    """The log begins a new part with each round."""
    number = facts["round"]
    crown = _("{who} wears the crown.").format(who=names.seat(facts["crown"]))
    return Chapter(number, _("Round {round}").format(round=number), crown)


@told("round_started", chapter=chapter, sound="round")
def round_started(facts: Facts, names: Names) -> str:
    who = names.seat(facts["crown"])
    return _("Round {round} begins. {who} wears the crown.").format(round=facts["round"], who=who)


def all_silent(found: Sequence[Facts], names: Names) -> str | None:
    """Ranks in a row for which nobody answers."""
    if len(found) == 1:
        return silent(found[0], names)
    words = listed([names.rank(facts["rank"]) for facts in found])
    return _("{characters} are called: nobody answers.").format(characters=words)


@told("silent", together=all_silent)
def silent(facts: Facts, names: Names) -> str:
    return _("{character} is called: nobody answers.").format(character=names.rank(facts["rank"]))


def murdered(facts: Facts) -> list[tuple[int, str]]:
    """Until now nobody might know who was murdered."""
    return [(facts["seat"], "murdered")]


@told("heir_revealed", stands_alone=True, sound="reveal", weight=2, remarks=murdered)
@told("killed_revealed", sound="reveal", weight=2, remarks=murdered)
def killed_revealed(facts: Facts, names: Names) -> str:
    return _("{who} was the killed {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


@told("crown_moved", sound="crown", weight=2)
def crown_moved(facts: Facts, names: Names) -> str:
    return _("{who} receives the crown.").format(who=names.seat(facts["seat"]))


@told("crown_kept", still="nothing moves")
def crown_kept(facts: Facts, names: Names) -> str:
    return _("{who} keeps the crown.").format(who=names.seat(facts["seat"]))


untold("round_ended", still="the sweep of the next round, or the count of the points, shows it")


@told("game_over", urgent=True, winners="winners", still="the points are counted on a screen of their own")
def game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        return _("{who} share the victory with {points} points.").format(who=who, points=points)
    return _("{who} wins with {points} points.").format(who=who, points=points)
