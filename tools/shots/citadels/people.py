"""Fixed positions with people of the city at the table: their portraits, and one of them saying something."""

from __future__ import annotations

from functools import partial

from game.citadels.table.afterwards.final import ScoringScreen
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup
from game.table.screen import TableScreen
from game.ui import opponents
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Opened, Shot, flow_of, table
from tools.shots.citadels.positions import asked_at, play_until, search, setup
from tools.shots.moments import the_end


def _peopled(players: int, seed: int) -> MatchSetup:
    """The first seat is a person's; the others play in the order of the opponents' file, from one on."""
    chosen = setup(players, seed, nine=players == 8)
    known = list(opponents.people().values())
    seats = [chosen.seats[0]]
    for index in range(1, players):
        one = known[(index + seed) % len(known)]
        seats.append(SeatSetup(one.name, index, f"{opponents.USUAL_LEVEL}:{one.id}"))
    return MatchSetup(chosen.game, chosen.rules, chosen.seed, tuple(seats))


def _playing(players: int, first: int) -> Match:
    return search(lambda seed: _peopled(players, seed), asked_at("turn.chosen", since=4, districts=3), first)


def _speak(screen: TableScreen) -> None:
    """The last things said, said now."""
    screen.speak_again()


def _people(players: int, first: int, ui: Ui) -> Screen:
    return Opened(ui, _playing(players, first), _speak)


def _seats(ui: Ui) -> Screen:
    return Opened(ui, _playing(4, 9), lambda table: table.open("seats"))


def _draft_wait(ui: Ui) -> Screen:
    """Two of four have chosen, and two characters lie face up."""

    def wanted(match: Match) -> bool:
        state, ask = match.whole, match.pending
        return ask is not None and ask.step == "draft.keep" and ask.seat == 3 and state.round > 2 and state.picked == 2

    return table(ui, search(lambda seed: _peopled(4, seed), wanted, 2))


def _scoring(ui: Ui) -> Screen:
    return ScoringScreen(ui, flow_of(play_until(_peopled(6, 3), the_end)))


PEOPLE_SHOTS: dict[str, Shot] = {
    "table_people": partial(_people, 4, 9),
    "table_people_2": partial(_people, 2, 3),
    "table_people_6": partial(_people, 6, 4),
    "table_people_8": partial(_people, 8, 3),
    "table_people_seats": _seats,
    "draft_wait_people": _draft_wait,
    "scoring_people": _scoring,
}
