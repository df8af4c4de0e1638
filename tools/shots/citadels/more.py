"""Fixed positions with something over the table: messages, dialogs, a card read closely, the curtain, the scoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import count

from game.citadels.rules.state import View
from game.citadels.scenario.story import Now
from game.citadels.table.afterwards.final import ScoringScreen
from game.citadels.table.board import board_of
from game.citadels.words.telling.hearing import was_killed
from game.kernel.rules import of
from game.session.match import Match
from game.table import keys, messages
from game.table.asking.mark import Subject
from game.table.curtain import CurtainScreen
from game.table.log.chronicle import steps
from game.table.log.recap import last_turn_end
from game.table.motion import curtain_moves
from game.table.screen import TableScreen
from game.table.words import words
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Opened, Shot, flow_of, seat, staged, table
from tools.shots.citadels.positions import asked_at, play_until, search, setup
from tools.shots.citadels.tables import building
from tools.shots.gallery import explained
from tools.shots.moments import the_end


# -- over the table ---------------------------------------------------------------------------------------------------
def _summary(ui: Ui) -> Screen:
    """The first seat's turn begins, and something was lost."""

    def wanted(match: Match) -> bool:
        lost = any(event.word == "destroyed" and event.public["owner"] == 0 for event in match.events[-60:])
        return lost and asked_at("turn.chosen", since=3, districts=2)(match) and not match.whole.gathered

    screen = table(ui, search(lambda seed: setup(5, seed), wanted, 1))
    screen.summed = ""
    return screen


def _murdered(match: Match) -> bool:
    log = match.events_since(0, 0)
    return bool(was_killed(log, 0, last_turn_end(words("citadels"), log, 0)))


def _summary_long(ui: Ui) -> Screen:
    """A turn begins after one that was lost, among seven: more has happened than there is room for."""

    def wanted(match: Match) -> bool:
        begins = asked_at("turn.chosen", since=4, districts=2)(match) and not match.whole.gathered
        return begins and not match.whole.used and _murdered(match)

    screen = table(ui, search(lambda seed: setup(7, seed), wanted, 1))
    screen.summed = ""
    return screen


def _summary_draft(ui: Ui) -> Screen:
    """The draft after a round in which the first seat's character was killed."""

    def wanted(match: Match) -> bool:
        return asked_at("draft.keep", since=4, districts=2)(match) and _murdered(match)

    screen = table(ui, search(lambda seed: setup(7, seed), wanted, 1))
    screen.summed = ""
    return screen


def _fate(mark: str, ui: Ui) -> Screen:
    """Others play on after the first seat's character was killed or robbed."""

    def wanted(match: Match) -> bool:
        state = match.whole
        rank = getattr(state, mark)
        done = rank in state.roles[0] and state.rank > max(rank, 5) and state.round > 3 and state.thief != 0
        return done and (mark == "killed" or state.shown[rank] == 0)

    return table(ui, search(lambda seed: setup(6, seed), wanted, 20))


def _told(ui: Ui) -> Screen:
    """The herald says what somebody else has just done."""

    def tell(screen: TableScreen) -> None:
        told = [step for step in steps(screen.flow.log(), screen.marked, None) if step.text and step.actor > 0]
        last = max(told[-12:], key=lambda step: len(step.text))
        screen.herald.say(last.text, board_of(screen).model.players[last.actor].info.crest)

    return Opened(ui, building(5, 18), tell)


def _loss(ui: Ui) -> Screen:
    """A district of the viewer was destroyed a moment ago."""

    def wanted(match: Match) -> bool:
        lost = any(event.word == "destroyed" and event.public["owner"] == 0 for event in match.events[-2:])
        return lost and match.whole.round > 3

    def tell(screen: TableScreen) -> None:
        messages.announce(screen, screen.flow.log()[-3:], 0)

    return Opened(ui, search(lambda seed: setup(5, seed), wanted, 1), tell)


def _keys(ui: Ui) -> Screen:
    return Opened(ui, building(4, 9), keys.open_sheet)


def _seats(ui: Ui) -> Screen:
    match = play_until(setup(4, 21, humans=(0, 1, 2)), asked_at("turn.chosen", since=3, districts=1))
    screen = Opened(ui, match, lambda table: table.open("seats"))
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
def _scoring(players: int, first: int, ui: Ui) -> Screen:
    """The first game from that seed on that points decide, however computer players play by now."""
    games = (play_until(setup(players, seed, nine=players > 7), the_end) for seed in count(first))
    return ScoringScreen(ui, flow_of(next(filter(_decided_by_points, games))))


def _decided_by_points(match: Match) -> bool:
    best, second, *_others = sorted((line["total"] for line in of(View, match.view(0)).scores), reverse=True)
    return bool(best > second)


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
    "table_summary_long": _summary_long,
    "table_summary_draft": _summary_draft,
    "table_fate_killed": partial(_fate, "killed"),
    "table_fate_robbed": partial(_fate, "robbed"),
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
    "scoring_2": partial(_scoring, 2, 8),
    "scoring_5": _scoring_tie,
    "scoring_8": partial(_scoring, 8, 6),
}
