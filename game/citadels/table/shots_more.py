"""Fixed positions with something over the table: messages, dialogs, a card read closely, the curtain, the scoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.citadels.scenario.story import Now
from game.citadels.table import curtain_moves, keys, messages
from game.citadels.table.curtain import CurtainScreen
from game.citadels.table.desk import TableScreen
from game.citadels.table.final import ScoringScreen
from game.citadels.table.pieces import Subject
from game.citadels.table.positions import asked_at, play_until, search, setup
from game.citadels.table.shots_base import Opened, Shot, flow_of, seat, staged, table
from game.citadels.table.shots_tables import building
from game.citadels.table.telling import steps
from game.session.match import Match
from game.ui.screen import Screen
from game.ui.screens.shots_gallery import explained
from game.ui.ui import Ui


# -- over the table ---------------------------------------------------------------------------------------------------
def _summary(ui: Ui) -> Screen:
    """The first seat's turn begins, and something was lost."""

    def wanted(match: Match) -> bool:
        lost = any(event.word == "destroyed" and event.public["owner"] == 0 for event in match.events[-60:])
        return lost and asked_at("turn.chosen", since=3, districts=2)(match) and not match.state.gathered

    screen = table(ui, search(lambda seed: setup(5, seed), wanted, 1))
    screen.summed = (0, 0)
    return screen


def _told(ui: Ui) -> Screen:
    """The herald says what somebody else has just done."""

    def tell(screen: TableScreen) -> None:
        told = [step for step in steps(screen.flow.log(), screen.marked, None) if step.text and step.actor > 0]
        last = max(told[-12:], key=lambda step: len(step.text))
        screen.herald.say(last.text, screen.model.players[last.actor].info.crest)

    return Opened(ui, building(5, 13), tell)


def _loss(ui: Ui) -> Screen:
    """A district of the viewer was destroyed a moment ago."""

    def wanted(match: Match) -> bool:
        lost = any(event.word == "destroyed" and event.public["owner"] == 0 for event in match.events[-2:])
        return lost and match.state.round > 3

    def tell(screen: TableScreen) -> None:
        messages.announce(screen, screen.flow.log()[-3:], 0)

    return Opened(ui, search(lambda seed: setup(5, seed), wanted, 1), tell)


def _keys(ui: Ui) -> Screen:
    return Opened(ui, building(4, 9), keys.open_sheet)


def _seats(ui: Ui) -> Screen:
    match = play_until(setup(4, 21, humans=(0, 1, 2)), asked_at("turn.chosen", since=3, districts=1))
    screen = Opened(ui, match, messages.open_seats)
    screen.flow.lift(0)
    return screen


def _card(ui: Ui) -> Screen:
    """A card with long rules is read."""
    magistrate = setup(6, 3, cast=("magistrate",))
    screen = table(ui, play_until(magistrate, asked_at("turn.chosen", since=4, districts=2)))
    screen.subject = Subject("rank", 1, "magistrate")
    return screen


def _word(ui: Ui) -> Screen:
    """A word of the prompt is explained."""
    return explained(TableScreen(ui, flow_of(building(4, 9))), 2)


def _pause(ui: Ui) -> Screen:
    def pause(screen: TableScreen) -> None:
        screen.selected = None
        screen.back()

    return Opened(ui, building(4, 9), pause)


# -- the curtain ------------------------------------------------------------------------------------------------------
def _curtain_at(step: str, humans: Sequence[int], seat_: int) -> tuple[Match, int]:
    return play_until(setup(4, 21, humans=humans), asked_at(step, seat_, since=3, districts=1)), seat_


def _curtain(step: str, humans: Sequence[int], ui: Ui) -> Screen:
    match, asked = _curtain_at(step, humans, 1)
    return CurtainScreen(ui, TableScreen(ui, flow_of(match)), asked)


def _curtain_opens(ui: Ui) -> Screen:
    """Isabeau has confirmed: the halves part before her cards."""

    def part(screen: TableScreen) -> None:
        parts = curtain_moves.halves(screen)
        for sprite in parts:
            screen.stage.add(sprite)
        curtain_moves.draw_apart(screen, parts, 0.55)

    match, asked = _curtain_at("draft.keep", (0, 1), 1)
    screen = Opened(ui, match, part)
    screen.flow.lift(asked)
    return screen


# -- the end ----------------------------------------------------------------------------------------------------------
def _scoring(players: int, seed: int, ui: Ui) -> Screen:
    return ScoringScreen(ui, flow_of(play_until(setup(players, seed, nine=players > 7), lambda match: match.over)))


def _scoring_tie(ui: Ui) -> Screen:
    """Five players, two of them with equal points: the character of the last round decides."""
    first = ("manor", "castle", "tavern", "temple", "watchtower", "keep", "palace")
    second = ("manor", "castle", "tavern", "temple", "watchtower", "smithy", "palace")
    seats = {
        0: seat("merchant", city=first), 1: seat("king", city=second), 2: seat("thief", city=("docks", "harbor")),
        3: seat("architect", city=("library", "town_hall", "monastery")), 4: seat("bishop", city=("market",)),
    }  # fmt: skip
    return ScoringScreen(ui, flow_of(staged(5, seats, Now(phase="scoring"))))


MORE_TABLE_SHOTS: dict[str, Shot] = {
    "table_summary": _summary,
    "table_loss": _loss,
    "table_told": _told,
    "table_keys": _keys,
    "table_seats": _seats,
    "table_card": _card,
    "table_word": _word,
    "table_pause": _pause,
    "curtain": partial(_curtain, "turn.chosen", (0, 1, 2, 3)),
    "curtain_draft": partial(_curtain, "draft.keep", (0, 1)),
    "curtain_opens": _curtain_opens,
    "scoring": partial(_scoring, 4, 33),
    "scoring_2": partial(_scoring, 2, 4),
    "scoring_5": _scoring_tie,
    "scoring_8": partial(_scoring, 8, 6),
}
