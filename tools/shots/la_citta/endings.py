"""The second half of a year half told, and the end of the game, in fixed positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from game.bots.inline import InlineBots
from game.kernel.rules import of
from game.la_citta.rules.state import View
from game.la_citta.table.afterwards.final import ScoringScreen
from game.la_citta.table.afterwards.knowledge import KnowledgeScreen
from game.la_citta.table.board import board_of
from game.session.match import Match, Shown
from game.session.setup import HUMAN, MatchSetup
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.film import shot
from tools.shots.la_citta.positions import LEVEL, MOST_DECISIONS, MOST_SEEDS, play_until, rules, setup
from tools.shots.moments import the_end

Moment = Callable[[list[Shown]], int]  # of the events of one decision: which of them is being told, -1 for none


def _flow(match: Match) -> Flow:
    return Flow(match, lambda: "normal")


# -- half told -------------------------------------------------------------------------------------------------------
class Told(TableScreen):
    """A table at which the pictures have come to an event of the last decision."""

    def __init__(self, ui: Ui, match: Match, before: View, first: int, event: Shown) -> None:
        super().__init__(ui, _flow(match))
        self.summed = self.words.recap_due(self.flow.view, self.flow.log, small=False)
        self._at: tuple[View, int, Shown] | None = (before, first, event)

    def update(self, seconds: float) -> None:
        at, self._at = self._at, None
        if at is not None:
            board = board_of(self)
            board.following.stop_at(*at)
            self.show()
        super().update(seconds)


@cache
def half_told(moment: Moment, players: int, since: int) -> tuple[Match, View, int, Shown]:
    """The first decision from that year on whose events are wanted, after which the first seat is asked: the match
    after it, the View before it, the number of its first event, the event that is being told. Raises LookupError."""
    for seed in range(1, MOST_SEEDS):
        found = _half_told(moment, setup(players, seed), since)
        if found is not None:
            return found
    raise LookupError("nothing of the kind happens")


def _half_told(moment: Moment, chosen: MatchSetup, since: int) -> tuple[Match, View, int, Shown] | None:
    match = Match.new(rules(), chosen.seated(0, LEVEL), InlineBots())
    for _count in range(MOST_DECISIONS):
        if match.over:
            return None
        first, view = match.event_count, of(View, match.view(0))
        match.step()
        if match.whole.year < since or match.pending is None or match.pending.seat:
            continue
        news = match.events_since(first, 0)
        at = moment(news)
        if at >= 0:
            match.hand_over(0, HUMAN)
            match.seatings.clear()
            return match, view, first, news[at]
    return None


def told(moment: Moment, players: int, since: int, ui: Ui) -> Screen:
    """A table at which something is half told."""
    return Told(ui, *half_told(moment, players, since))


def drawn(least: int, news: list[Shown]) -> int:
    """The first of so many citizens whom one city draws, after the voices were turned."""
    cities = [event.facts["city"] if event.word == "moved" else -1 for event in news]
    return next((at for at, city in enumerate(cities) if city >= 0 and cities.count(city) >= least), -1)


def of_word(word: str, least: int, news: list[Shown]) -> int:
    """The last of at least so many events of this word."""
    found = [at for at, event in enumerate(news) if event.word == word]
    return found[-1] if len(found) >= least else -1


def revealed(wishes: int, news: list[Shown]) -> int:
    """The voices were turned, and so many wishes are in force."""
    return next(
        (at for at, one in enumerate(news) if one.word == "revealed" and len(one.facts["wishes"]) == wishes), -1
    )


# -- the end ---------------------------------------------------------------------------------------------------------
def over(players: int, seed: int = 1, level: str = LEVEL) -> Match:
    """A finished game."""
    return play_until(setup(players, seed, level=level), the_end, level)


def scoring(players: int, seed: int, ui: Ui) -> Screen:
    """The cities are judged."""
    return ScoringScreen(ui, _flow(over(players, seed)))


def knowledge(ui: Ui) -> Screen:
    """What somebody who counts knew late in the game, after a look at the voices."""
    match = over(4, 5)
    for seat in (1, 2, 3):
        match.hand_over(seat, "normal")
    screen = KnowledgeScreen(ui, _flow(match))
    while not screen.now.back.ready:
        screen.now.back.go_on()
    found = screen.now.back.decisions
    screen.places[screen.seat] = max(
        range(len(found)), key=lambda at: (len(of(View, found[at].view).looked[screen.seat]), at)
    )
    while screen.place not in screen.now.beliefs:
        screen.now.update(screen.place)
    return screen


ENDINGS: dict[str, Callable[[Ui], Screen]] = {
    "citta_scoring": partial(scoring, 4, 5),
    "citta_scoring_5": partial(scoring, 5, 8),
    "citta_scoring_2": partial(scoring, 2, 3),
    "citta_knowledge": knowledge,
    "citta_film": shot(partial(over, 4, 5), 0.5, opened=True),
}
_ONE_WISH: Moment = partial(revealed, 1)
_MANY: Moment = partial(drawn, 3)
_SOME: Moment = partial(drawn, 2)
_TORN: Moment = partial(of_word, "demolished", 1)
_HUNGRY: Moment = partial(of_word, "starved", 1)
TOLD: dict[str, Callable[[Ui], Screen]] = {
    "citta_told_voices": partial(told, _ONE_WISH, 4, 2),
    "citta_told_migration": partial(told, _MANY, 4, 2),
    "citta_told_migration_5": partial(told, _SOME, 5, 4),
    "citta_told_demolition": partial(told, _TORN, 4, 3),
    "citta_told_feeding": partial(told, _HUNGRY, 4, 3),
}
