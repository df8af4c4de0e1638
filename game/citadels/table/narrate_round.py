"""Sentences for the course of a round: the draft, the calls, the crown, the end. No pygame here."""

from __future__ import annotations

from game.citadels.table.names import Names
from game.kernel.events import Facts
from game.ui.lang import _, listed


def _round_started(facts: Facts, names: Names) -> str:
    who = names.seat(facts["crown"])
    return _("Round {round} begins. {who} wears the crown.").format(round=facts["round"], who=who)


def _characters_dealt(facts: Facts, names: Names) -> str:
    up = [names.rank(rank) for rank in sorted(facts["face_up"])]
    if up:
        return _("Set aside face up: {characters}. One more lies face down.").format(characters=listed(up))
    if facts["face_down"]:
        return _("One character is set aside face down.")
    return _("No character is set aside before the first choice.")


def _character_kept(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} secretly chooses {character}.").format(who=who, character=names.rank(facts["rank"]))
    return _("{who} chooses a character.").format(who=who)


def _character_put_aside(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} discards a character face down: {character}.").format(
            who=who, character=names.rank(facts["rank"])
        )
    return _("{who} discards a character face down.").format(who=who)


def _theater_declined(facts: Facts, names: Names) -> str:
    source = names.source("theater")
    return _("{who} swaps no characters ({source}).").format(who=names.seat(facts["seat"]), source=source)


def _characters_swapped(facts: Facts, names: Names) -> str:
    who, other, source = names.seat(facts["seat"]), names.seat(facts["other"]), names.source("theater")
    if "got" not in facts:
        return _("{who} swaps characters with {other} ({source}).").format(who=who, other=other, source=source)
    text = _("{who} swaps characters with {other} ({source}). Received: {got}. Given away: {gave}.")
    got, gave = names.rank(facts["got"]), names.rank(facts["gave"])
    return text.format(who=who, other=other, source=source, got=got, gave=gave)


def _nobody_answers(facts: Facts, names: Names) -> str:
    return _("{character} is called: nobody answers.").format(character=names.rank(facts["rank"]))


def _killed_revealed(facts: Facts, names: Names) -> str:
    return _("{who} was the killed {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


def _revealed(facts: Facts, names: Names) -> str:
    return _("{who} is the {character}.").format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


def _resumed(facts: Facts, names: Names) -> str:
    text = _("{who} plays on in place of the bewitched {character}.")
    return text.format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


def _crown_moved(facts: Facts, names: Names) -> str:
    return _("{who} receives the crown.").format(who=names.seat(facts["seat"]))


def _completed(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if facts["first"]:
        return _("{who} is the first to complete a city; the game ends after this round.").format(who=who)
    return _("{who} completes a city.").format(who=who)


def _game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        return _("{who} share the victory with {points} points.").format(who=who, points=points)
    return _("{who} wins with {points} points.").format(who=who, points=points)


TELLERS = {
    "round_started": _round_started,
    "characters_dealt": _characters_dealt,
    "character_kept": _character_kept,
    "character_put_aside": _character_put_aside,
    "theater_declined": _theater_declined,
    "characters_swapped": _characters_swapped,
    "silent": _nobody_answers,
    "heir_revealed": _killed_revealed,
    "killed_revealed": _killed_revealed,
    "revealed": _revealed,
    "resumed": _resumed,
    "crown_moved": _crown_moved,
    "completed": _completed,
    "game_over": _game_over,
}
