"""What the parchment of the table says now, and whether its buttons belong to one's own turn."""

from __future__ import annotations

from typing import Protocol

from game.table.asking.marks import Marks
from game.table.asking.picking import Picking
from game.table.asking.prompt_bar import PromptBar
from game.table.asking.spots import Offers
from game.table.asking.things import Choice
from game.table.board import Board
from game.table.flow import Flow
from game.table.names import Names
from game.table.words import Prompt, SomeWords
from game.ui.lang import _


class Asks(Protocol):
    """What the parchment needs of the table."""

    @property
    def flow(self) -> Flow: ...
    @property
    def words(self) -> SomeWords: ...
    @property
    def names(self) -> Names: ...
    @property
    def offers(self) -> Offers | None: ...
    @property
    def marks(self) -> Marks: ...
    @property
    def prompt(self) -> PromptBar: ...
    @property
    def picking(self) -> Picking: ...
    @property
    def board(self) -> Board: ...
    @property
    def small(self) -> bool:
        """Whether there is no room for what the own seat shows elsewhere."""
        ...


def show(table: Asks) -> None:
    """What is asked once more or planned, else the question of the person before the screen, or what the others are
    about."""
    flow, words, view = table.flow, table.words, table.flow.view
    told = table.board.told()
    if told is not None:
        table.prompt.turn, table.prompt.menu = "", False
        table.prompt.show(*told)
        return
    if flow.unseen:
        table.prompt.turn, table.prompt.menu = "", False
        table.prompt.show(_to_be_seen(), flow.seats[flow.viewer].crest, [Choice("seen", _("Seen"), "gold")])
        return
    if table.prompt.instead is not None:
        table.prompt.turn, table.prompt.menu = "", False
        table.prompt.show(*table.prompt.instead())
        return
    again = table.picking.question()
    planned = table.board.plan.said() if again is None and table.offers is not None else None
    if (said_now := again or planned) is not None:
        tell_turn(table)
        table.prompt.menu = False
        reminders = words.reminders(view, table.names, flow.log, asked=True, small=table.small) if planned else ()
        table.prompt.show(said_now[0], flow.seats[flow.viewer].crest, said_now[1], reminders)
        return
    asked = flow.asked
    if table.offers is not None:
        said = words.prompt(table.offers.ask, view, table.names)
        crest = flow.seats[flow.viewer].crest
        choices = table.marks.choices()
    elif asked is None:
        said, crest, choices = Prompt(_("The game is over"), ""), -1, _waiting(flow)
    elif flow.behind or flow.paused:
        said, crest, choices = Prompt(words.progress(view), ""), -1, _waiting(flow)
    else:
        said = words.waiting(asked[0], asked[1], view, table.names)
        crest, choices = flow.seats[asked[0]].crest, _waiting(flow)
    tell_turn(table)
    reminders = words.reminders(view, table.names, flow.log, asked=table.offers is not None, small=table.small)
    table.prompt.show(said, crest, choices, reminders)


def _to_be_seen() -> Prompt:
    """What comes before the curtain falls over something new."""
    return Prompt(_("Only you have seen this"), _("Look at it as long as you like. Then the curtain falls."))


def _waiting(flow: Flow) -> list[Choice]:
    skips = flow.bots_turn and not flow.over
    return [Choice("skip", _("Skip ahead"), "ghost", "hurry")] if skips else []


def tell_turn(table: Asks) -> None:
    """In one's own turn buttons keep their places."""
    steady = table.offers is not None and table.board.steady_buttons
    table.prompt.turn = table.words.own_turn(table.flow.view) if steady else ""
    table.prompt.menu = table.marks.own_turn
