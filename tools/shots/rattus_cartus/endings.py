"""The end of the game in fixed positions: the plague half told and at its end, and the inheritance."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.kernel.rules import of
from game.rattus_cartus.rules.state import Game, View
from game.rattus_cartus.table.afterwards.final import InheritanceScreen
from game.rattus_cartus.table.afterwards.knowledge import KnowledgeScreen
from game.rattus_cartus.table.afterwards.plague import PlagueScreen
from game.session.match import Match
from game.table.flow import Flow
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.film import shot
from tools.shots.moments import the_end
from tools.shots.rattus_cartus.positions import play_until, setup

MOST_SEEDS = 200
BEGUN = {2: 142, 3: 207, 4: 58, 5: 58}  # by players: the game with which the search begins, for there it ended last


def over(players: int, dead: Callable[[int], bool], first: int = 1) -> Match:
    """The first finished game in which so many are lost to the plague. Raises LookupError."""
    for seed in range(first, first + MOST_SEEDS):
        match = play_until(setup(players, seed), the_end)
        if dead(sum(line["dead"] for line in match.whole.scores)):
            return match
    raise LookupError("no game ends like that")


def some_die(players: int, many: int) -> bool:
    """Somebody is lost, and somebody is not."""
    return 0 < many < players


def _some_lost(players: int) -> Match:
    return over(players, partial(some_die, players), BEGUN[players])


def _flow(match: Match) -> Flow:
    return Flow(match, lambda: "normal")


def plague(players: int, turned: int, ui: Ui) -> Screen:
    """The nun row, so many cards of it open."""
    flow = _flow(_some_lost(players))
    screen = PlagueScreen(ui, flow, lambda: InheritanceScreen(ui, flow))
    screen.turned = turned
    return screen


def inheritance(players: int, ui: Ui) -> Screen:
    """Who inherits, of those whom the plague has left."""
    return InheritanceScreen(ui, _flow(_some_lost(players)))


def all_lost(ui: Ui) -> Screen:
    """Nobody inherits."""
    return InheritanceScreen(ui, _flow(over(4, lambda many: many == 4, 8)))


def knowledge(ui: Ui) -> Screen:
    """What somebody who counts knew late in the game, with a look at the nun row behind it."""
    match = _some_lost(4)
    for seat in (1, 2, 3):
        match.hand_over(seat, "normal")
    screen = KnowledgeScreen(ui, _flow(match))
    while not screen.now.back.ready:
        screen.now.back.go_on()
    found = screen.now.back.decisions

    def told(at: int) -> tuple[int, int]:
        return len(of(View, found[at].view).looked[screen.seat]), len(set(of(Game, found[at].state).rats))

    screen.places[screen.seat] = max(range(len(found)), key=told)
    while screen.place not in screen.now.beliefs:
        screen.now.update(screen.place)
    return screen


ENDINGS: dict[str, Callable[[Ui], Screen]] = {
    "rattus_plague": partial(plague, 4, 2),
    "rattus_plague_5": partial(plague, 5, 3),
    "rattus_plague_over": partial(plague, 3, 5),
    "rattus_scoring": partial(inheritance, 4),
    "rattus_scoring_5": partial(inheritance, 5),
    "rattus_scoring_2": partial(inheritance, 2),
    "rattus_all_lost": all_lost,
    "rattus_knowledge": knowledge,
    "rattus_film": shot(partial(over, 4, lambda many: many == 4, 8), 0.5, opened=True),
}
