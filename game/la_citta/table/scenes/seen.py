"""What a table of La Città looked like after each event: a View is carried on, event by event, to the next one.

The state of the match is always ahead of the pictures; what is drawn is the View before a decision and those of its
events that have been seen. No pygame here.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable

from game.kernel.events import Facts
from game.la_citta.rules.box import ACTIONS, FOUNDERS, HARVEST, WISHES, YEARS
from game.la_citta.rules.state import NOBODY, UNKNOWN, View
from game.session.match import Shown

LISTS = (
    "building", "city", "owner", "people", "cities", "towns", "gold", "actions", "played", "blind", "founded",
    "penalty", "figures", "chips", "display", "deck", "discard", "voice", "voice_deck", "voice_out", "wishes", "looked",
    "done", "scores",
)  # fmt: skip  # what an event may change; lists in them are replaced, never changed


def own(view: View) -> View:
    """The same View once more, to be changed."""
    made = copy.copy(view)
    for name in LISTS:
        setattr(made, name, list(getattr(view, name)))
    return made


def for_all(view: View) -> View:
    """The same without what only its viewer has seen of the voices."""
    made = own(view)
    if not made.wishes:
        made.voice[1:] = [UNKNOWN] * len(made.voice[1:])
    return made


class Seen:
    """The View so far. `view` is replaced at every call, so that whoever has one keeps it as it is."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.taken = UNKNOWN  # the card for which the next one of the display has not come yet

    def follow(self, events: Iterable[Shown]) -> None:
        """Carries the View on over these events."""
        self.view = view = own(self.view)
        for event in events:
            maker = _MAKERS.get(event.word)
            if maker is not None:
                maker(view, event.facts)
            elif event.word == "taken":
                self._take(view, event.facts)
            elif event.word == "displayed":
                self._display(view, event.facts)

    def _take(self, v: View, facts: Facts) -> None:
        seat, card = facts["seat"], facts["card"]
        v.played[seat] = [*v.played[seat], card]
        self.taken = card

    def _display(self, v: View, facts: Facts) -> None:
        if self.taken in v.display:
            v.display[v.display.index(self.taken)] = facts["card"]
        self.taken = UNKNOWN
        del v.deck[-1:]


# -- the course of a year --------------------------------------------------------------------------------------------
def _year_started(v: View, facts: Facts) -> None:
    v.phase, v.year, v.start = "new_year", facts["year"], facts["start"]


def _voices_laid(v: View, facts: Facts) -> None:
    v.phase, v.voice, v.wishes = "voice", [facts["wish"], UNKNOWN, UNKNOWN, UNKNOWN], []
    del v.voice_deck[-len(v.voice) :]


def _round_started(v: View, facts: Facts) -> None:
    v.phase, v.round = "politics", facts["round"]


def _revealed(v: View, facts: Facts) -> None:
    v.phase, v.round = "reveal", 0
    v.voice, v.wishes = list(facts["voices"]), list(facts["wishes"])


def _year_ended(v: View, facts: Facts) -> None:
    v.phase = "year_end"
    v.voice_out, v.voice, v.wishes = [*v.voice_out, *v.voice], [], []
    v.discard = [*v.discard, *(card for cards in v.played for card in cards)]
    v.buried = [*v.buried, *(entry for cards in v.blind for entry in cards)]
    v.figures, v.done = [], []
    players = len(v.gold)
    v.actions, v.founded = [ACTIONS] * players, [0] * players
    v.played, v.looked = [[] for _ in range(players)], [[] for _ in range(players)]
    v.blind = [[] for _ in range(players)]
    if v.year < YEARS:
        v.year += 1


def _game_over(v: View, facts: Facts) -> None:
    v.phase, v.scores = "over", [dict(line) for line in facts["scores"]]
    v.asked, v.title = NOBODY, ""


# -- cities ----------------------------------------------------------------------------------------------------------
def _founded(v: View, facts: Facts) -> None:
    seat, site, source = facts["seat"], facts["site"], facts["source"]
    moved = int(source >= 0)
    if moved:
        v.people[source] -= 1
        v.founded[seat] = 1
    v.building[site], v.city[site], v.owner[site], v.people[site] = 0, site, seat, FOUNDERS
    v.citizens -= FOUNDERS - moved
    v.cities[seat] = [*v.cities[seat], [site]]
    v.towns.append(site)


def _built(v: View, facts: Facts) -> None:
    seat, city, site = facts["seat"], facts["city"], facts["site"]
    number = v.box.building_ids.index(facts["building"])
    v.building[site], v.city[site], v.owner[site] = number, city, seat
    v.cities[seat] = [[*one, site] if one[0] == city else one for one in v.cities[seat]]
    v.chips[v.box.stack[number]] -= 1
    if number == v.box.market:
        v.people[city] += 1
        v.citizens -= 1


def _grown(v: View, facts: Facts) -> None:
    if facts["why"] == "growth":
        v.phase = "growth"
    v.people[facts["city"]] += facts["count"]
    v.citizens -= facts["count"]


def _figures(v: View, facts: Facts) -> None:
    site, what = facts["site"], [*WISHES, "harvest"].index(facts["what"])
    assert what <= HARVEST
    there = sum(one[2] for one in v.figures if one[:2] == [site, what])
    rest = [one for one in v.figures if one[:2] != [site, what]]
    v.figures = sorted([*rest, [site, what, there + facts["count"]]])


def _moved(v: View, facts: Facts) -> None:
    v.phase = "migration"
    v.people[facts["source"]] -= 1
    if facts["kept"]:
        v.people[facts["city"]] += 1
    else:
        v.citizens += 1
    if facts["city"] not in v.done:
        v.done = [*v.done, facts["city"]]
    if v.box.migration_penalty and v.year < YEARS:
        v.penalty[facts["other"]] = 1


def _demolished(v: View, facts: Facts) -> None:
    if v.phase != "feeding":
        v.phase = "demolition"
    seat, city, site = facts["seat"], facts["city"], facts["site"]
    number = v.building[site]
    if number:
        v.cities[seat] = [[at for at in one if at != site] if one[0] == city else one for one in v.cities[seat]]
        v.chips[v.box.stack[number]] += 1
    else:
        v.cities[seat] = [one for one in v.cities[seat] if one[0] != city]
    v.building[site] = v.city[site] = UNKNOWN
    v.owner[site] = NOBODY
    v.figures = [one for one in v.figures if one[0] != site]


def _starved(v: View, facts: Facts) -> None:
    if v.phase != "feeding":
        v.phase, v.done = "feeding", []
    v.people[facts["city"]] -= 1
    v.citizens += 1
    v.penalty[facts["seat"]] = 1


# -- cards and gold --------------------------------------------------------------------------------------------------
def _gold(v: View, facts: Facts) -> None:
    if facts["why"] == "income":
        v.phase = "income"
    v.gold[facts["seat"]] += facts["change"]


def _action(v: View, facts: Facts) -> None:
    v.actions[facts["seat"]] -= 1


def _flipped(v: View, facts: Facts) -> None:
    v.penalty[facts["seat"]] = 0
    v.actions[facts["seat"]] -= 1


def _drew(v: View, facts: Facts) -> None:
    v.blind[facts["seat"]] = [*v.blind[facts["seat"]], [UNKNOWN, v.era]]
    del v.deck[-1:]


def _reshuffled(v: View, facts: Facts) -> None:
    v.shuffled, v.deck, v.discard, v.buried = sorted(v.discard), [UNKNOWN] * facts["count"], [], []
    v.era += 1


def _looked(v: View, facts: Facts) -> None:
    seat, places = facts["seat"], facts["places"]
    v.looked[seat] = sorted({*v.looked[seat], *places})
    for place, wish in zip(places, facts.get("voices", ()), strict=False):
        v.voice[place] = wish


_MAKERS: dict[str, Callable[[View, Facts], None]] = {
    "year_started": _year_started, "voices_laid": _voices_laid, "round_started": _round_started, "revealed": _revealed,
    "year_ended": _year_ended, "game_over": _game_over, "founded": _founded, "built": _built, "grown": _grown,
    "figures": _figures, "moved": _moved, "demolished": _demolished, "starved": _starved, "gold": _gold,
    "action": _action, "flipped": _flipped, "drew": _drew, "reshuffled": _reshuffled, "looked": _looked,
}  # fmt: skip
