"""What the prompt says: what is asked once more or planned, else the question of the person before the screen, or what
the others are about."""

from __future__ import annotations

from game.table.asking.picking import Picking
from game.table.asking.things import Choice
from game.table.board import Table
from game.table.elsewhere.elsewhere import Elsewhere
from game.table.flow import Flow
from game.table.words import Prompt
from game.ui.lang import _


def show(table: Table, picking: Picking, elsewhere: Elsewhere) -> None:
    """Shows it, with its choices and what one must not forget."""
    flow, words, view, prompt = table.flow, table.words, table.flow.view, table.prompt
    told = table.board.told()
    if told is not None:
        prompt.turn, prompt.menu = "", False
        prompt.show(*told)
        return
    if flow.unseen:
        prompt.turn, prompt.menu = "", False
        prompt.show(_to_be_seen(), flow.seats[flow.viewer].crest, [Choice("seen", _("Seen"), "gold")])
        return
    if prompt.instead is not None:
        prompt.turn, prompt.menu = "", False
        prompt.show(*prompt.instead())
        return
    again = picking.question()
    planned = table.board.plan.said() if again is None and table.offers is not None else None
    if (said_now := again or planned) is not None:
        _tell_turn(table)
        prompt.menu = False
        reminders = words.reminders(view, table.names, flow.log, asked=True, small=table.small) if planned else ()
        prompt.show(said_now[0], flow.seats[flow.viewer].crest, said_now[1], reminders)
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
        said = elsewhere.told(words.waiting(asked[0], asked[1], view, table.names))
        crest, choices = flow.seats[asked[0]].crest, [*_waiting(flow), *elsewhere.choices()]
    _tell_turn(table)
    asked_here = table.offers is not None
    idle = flow.nobody_here or asked is None  # nobody forgets anything when the game is over
    reminders = () if idle else words.reminders(view, table.names, flow.log, asked=asked_here, small=table.small)
    prompt.show(said, crest, choices, reminders)


def _tell_turn(table: Table) -> None:
    """In one's own turn buttons keep their places."""
    steady = table.offers is not None and table.board.steady_buttons
    table.prompt.turn = table.words.own_turn(table.flow.view) if steady else ""
    table.prompt.menu = table.marks.own_turn


def _to_be_seen() -> Prompt:
    """What comes before the curtain falls over something new."""
    return Prompt(_("Only you have seen this"), _("Look at it as long as you like. Then the curtain falls."))


def _waiting(flow: Flow) -> list[Choice]:
    skips = flow.bots_turn and not flow.over
    return [Choice("skip", _("Skip ahead"), "ghost", "hurry")] if skips else []
