"""The books of Citadels: where points came from, which characters and districts were chosen, and what they brought.

A character brings the gold and cards that came in while one was this character: in its own turn, and what the others
had to hand over. A district brings the points for which it stands in the own city at the end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from game.citadels.content import own_cards
from game.citadels.rules.box import Box
from game.citadels.rules.state import Game
from game.kernel.events import Event
from game.kernel.rules import Plain
from game.session.ledger import Ledger, Sources, Used

CHARACTER, DISTRICT = "character", "district"
LINES = ("districts", "colours", "first", "complete")  # of the score, beside those of unique districts
Count = dict[str, list[int]]  # id -> how many times, and what it brought


class CitadelsLedger(Ledger[Game]):
    """From the lines of the score, and from the events."""

    def sources(self, state: Game) -> tuple[Sources, ...]:
        return tuple({name: points for name, points in line.items() if name != "total"} for line in state.scores)

    def known_sources(self) -> Collection[str]:
        return (*LINES, *(name for name, one in own_cards().districts.items() if one.type == "unique"))

    def chosen(self, state: Game, journal: Sequence[str], events: Sequence[Event]) -> tuple[tuple[Used, ...], ...]:
        characters, districts = _characters(state.box, events), _districts(state, events)
        return tuple(
            (*_used(CHARACTER, characters[seat]), *_used(DISTRICT, districts[seat]))
            for seat in range(state.box.players)
        )

    def cast(self, rules_setup: Plain) -> str:
        return ",".join(rules_setup["cast"])


def _used(kind: str, count: Count) -> Iterable[Used]:
    return (Used(kind, name, times, brought) for name, (times, brought) in sorted(count.items()))


def _characters(box: Box, events: Sequence[Event]) -> list[Count]:
    """Per seat its characters of all rounds."""
    found: list[Count] = [{} for _ in range(box.players)]
    mine: list[list[int]] = [[] for _ in range(box.players)]  # the ranks of this round
    acting = (-1, 0)  # whose turn it is, and as whom
    for event in events:
        facts = event.public
        if event.word == "round_started":
            mine = [[] for _ in range(box.players)]
        elif event.word == "character_kept":
            seat = facts["seat"]
            rank = event.for_seat[seat]["rank"]
            mine[seat].append(rank)
            found[seat].setdefault(box.characters[rank].id, [0, 0])[0] += 1
        elif event.word in ("revealed", "resumed"):
            acting = (facts["seat"], facts["rank"])
        elif event.word == "turn_ended":
            acting = (-1, 0)
        for seat, amount in _came_in(event):
            rank = acting[1] if acting[0] == seat and acting[1] in mine[seat] else next(iter(mine[seat]), 0)
            if rank:
                found[seat][box.characters[rank].id][1] += amount
    return found


def _came_in(event: Event) -> list[tuple[int, int]]:
    """Who got how many gold and cards."""
    facts = event.public
    if event.word == "gold":
        return [(facts["target"], facts["amount"])] if facts["target"] >= 0 else []
    if event.word == "drew":
        return [(facts["seat"], facts["count"])]
    if event.word == "card_moved":
        return [(facts["other"], 1)]
    if event.word == "hands_swapped":
        known = event.for_seat[facts["seat"]]
        more = len(known["got"]) - len(known["gave"])
        return [(facts["seat"], max(0, more)), (facts["other"], max(0, -more))]
    return []


def _districts(state: Game, events: Sequence[Event]) -> list[Count]:
    """Per seat the districts it built."""
    box = state.box
    found: list[Count] = [{} for _ in range(box.players)]
    for event in events:
        if event.word == "built":
            found[event.public["seat"]].setdefault(box.kind[event.public["card"]], [0, 0])[0] += 1
    for seat, city in enumerate(state.city):
        for card in city:
            name = box.kind[card]
            if name in found[seat]:
                found[seat][name][1] += state.cost(card) + state.scores[seat].get(name, 0)
    return found
