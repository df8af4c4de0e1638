"""Hunger that was not needed, reckoned from the rules: not by the numbers with which the bots decide."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.options import kind, value, way
from game.la_citta.rules.box import FOUNDERS
from game.la_citta.rules.state import Game, View
from tools.audit import Finding, Moment

TURN, FEEDING = "politics_round.chosen", "feeding.chosen"
MANY, SOME = 4, 2  # citizens: what nobody overlooks, and how many of them another play would have fed


def relief(v: View, word: str) -> int:
    """Citizens more (or fewer) of a seat that are fed at the end of the year after this play."""
    what, site, box = kind(word), value(word), v.box
    if what == "new_city":
        return box.food[site] - (FOUNDERS - 1)
    if what == "golden_times":
        return -int(way(word) or 0)
    if what == "rich_harvest":
        return box.food[site]
    name = way(word) if what == "great_builder" else what
    if name not in box.building_ids:
        return 0
    number = box.building_ids.index(name)
    if box.feeds[number]:
        return box.food[site]
    return -1 if number == box.market else 0


class Hunger:
    """Follows the years of one game: what each seat could have played, and who starved."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.missed: dict[int, tuple[int, str]] = {}  # per seat the most that another play would have fed, and which
        self.starved: dict[int, int] = {}

    def look(self, moment: Moment, after: Game) -> list[Finding]:
        """What is found once the year is over. `after` is the game after this answer, with what it told."""
        if moment.ask.step == TURN:
            self._turn(moment)
        for event in after.log or []:
            if event.word == "starved":
                seat = event.public["seat"]
                self.starved[seat] = self.starved.get(seat, 0) + 1
        if after.stack and after.year == moment.state.year:
            return []
        found = [one for seat, count in self.starved.items() for one in self._told(moment.state.year, seat, count)]
        self._forget()
        return found

    def _turn(self, moment: Moment) -> None:
        v = moment.view
        done = relief(v, moment.chosen)
        best = max(moment.ask.options, key=lambda word: relief(v, word))
        more = relief(v, best) - done
        if more > self.missed.get(moment.me, (0, ""))[0]:
            self.missed[moment.me] = more, f"{best} and not {moment.chosen}"

    def _told(self, year: int, seat: int, count: int) -> Iterator[Finding]:
        more, plays = self.missed.get(seat, (0, ""))
        told = f"year {year}: seat {seat + 1} lost {count}; {plays} feeds {more} more"
        if more >= count:
            yield Finding("avoidable_hunger", told)
        elif count >= MANY and more >= SOME:
            yield Finding("mass_hunger", told)


def starved_builder(moment: Moment) -> Finding | None:
    """A building that falls, though another city has a citizen to spare."""
    v, ask = moment.view, moment.ask
    if ask.step != FEEDING:
        return None
    spare = {word: v.spare(v.sites_of(value(word))) for word in ask.options}
    if spare[moment.chosen] > 0 or max(spare.values()) <= 0:
        return None
    if v.people[value(moment.chosen)] > len(v.sites_of(value(moment.chosen))):
        return None
    return Finding("starved_builder", f"{moment.chosen} with {spare[moment.chosen]} to spare, of {spare}")
