"""What keys and the buttons of a gamepad do at the table, and the sheet that shows them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kernel.options import kind
from game.table.asking.focus import numbered, to_selected
from game.table.board_theme import BoardTheme
from game.table.served_table import ServedTable
from game.table.side import faster
from game.ui.input.actions import NUMBERS, Line, of_game
from game.ui.lang import _
from game.ui.screens.keys import open_keys

PRESSES = (
    "help", "where", "takeover", "cover", "hint", "options", "zoom", "filter", "speed", "pause",
)  # fmt: skip  # also buttons of the table
REFUSALS = ("pass", "done", "stay", "end")
SHEET = ("build", "build_other", "done", "without", "end", "options", "undo", "skip", "whole", "hurry", "zoom",
         "takeover", "hint", "where", "filter", "speed", "cover")  # fmt: skip


def before_widgets(table: ServedTable, event: pygame.event.Event) -> bool:
    """Presses that count whatever has the focus: a message goes away first, Space hurries bots on. Whoever listens has
    heard what the message says, and Enter is for what has the focus."""
    if table.layers:
        return event.type == pygame.KEYUP and table.board.event(event)
    keys = table.ui.keys
    away = ("back", "skip") if table.ui.ears.listening else ("confirm", "back", "skip")
    if table.message.visible and keys.means(event, *away):
        table.message.activate()
        return True
    if keys.means(event, "back") and (table.first_times.close() or table.hinting.close_by_key()):
        return True
    if table.board.event(event) or (keys.means(event, "whole", "hurry") and ahead(table)):
        return True
    if table.offers is None and keys.means(event, "skip"):
        table.flow.skip()
        table.aloud.news.hush()
        return True
    if keys.means(event, "undo"):
        table.take_back()
        return True
    plan = table.board.plan
    planned = keys.means(event, *plan.keys) if table.offers is not None else ""
    if planned and plan.key(planned, shift=bool(event.mod & pygame.KMOD_SHIFT)):
        return True
    return keys.pad_used and bool(keys.means(event, "back")) and to_refusal(table)


def to_refusal(table: ServedTable) -> bool:
    """With a gamepad, "back" first leads to the button that says no or ends; pressing it stays a matter of its own.
    Whether it was not there yet."""
    if table.selected is not None:
        return False
    buttons = {button.name: button for button in table.prompt.children if button.interactive}
    wanted = next((buttons[name] for name in REFUSALS if name in buttons), None)
    if wanted is None or wanted is table.ui.focus:
        return False
    table.ui.focus = wanted
    table.ui.top.all()
    return True


def after_widgets(table: ServedTable, event: pygame.event.Event) -> bool:
    """Presses nothing else wanted."""
    asked = table.ui.keys.means(event, *PRESSES, *NUMBERS)
    if asked in NUMBERS:
        return by_number(table, NUMBERS.index(asked) + 1)
    if asked:
        table.press(asked)
    return bool(asked)


def by_number(table: ServedTable, number: int) -> bool:
    """The thing of that number is picked as if clicked; where nothing can be, the amount."""
    spots = numbered(table)
    if not spots and table.offers is not None:
        amounts = [offer for offer in table.offers.buttons if kind(offer.option) == "amount"]
        found = next((offer for offer in amounts if offer.thing == number), None)
        if found is not None:
            table.choose(found.option)
        return found is not None
    if not 1 <= number <= len(spots):
        return False
    table.pick(*spots[number - 1])
    to_selected(table)
    return True


# -- buttons ----------------------------------------------------------------------------------------------------------
def press(table: ServedTable, name: str) -> None:
    """A button of the prompt, the corner or the log: what the table does itself, else an answer."""
    acts: dict[str, Callable[[], object]] = {
        "undo": table.take_back, "pause": table.rest, "help": lambda: open_sheet(table), "skip": lambda: hurry(table),
        "unselect": table.unselect, "cover": table.cover, "takeover": lambda: table.open("seats"),
        "options": lambda: table.open("options"), "filter": lambda: table.open("filter"),
        "hint": table.hinting.toggle, "zoom": table.looking.enlarge_pointed, "stay": table.picking.stay,
        "where": table.aloud.say_where,
        "speed": lambda: next_speed(table), "next_step": lambda: next_step(table),
        "see_whole": lambda: pass_over(table), "seen": table.done_looking,
    }  # fmt: skip
    if name in acts:
        acts[name]()
    elif table.elsewhere.press(name):
        return
    elif table.offers is not None:
        table.picking.end() if name == "end" else table.choose(name)


def ahead(table: ServedTable) -> bool:
    """On to the next choice of whoever is before the screen: to the end of what is shown step by step, else past all
    that the others do; whether there was anything on the way."""
    if table.board.passage:
        return pass_over(table)
    waits = table.motions.telling or (table.flow.bots_turn and not table.flow.over)
    if waits:
        hurry(table)
    return waits


def hurry(table: ServedTable) -> None:
    """Nobody waits for the others until the own turn."""
    table.flow.hurry = True
    table.ui.motion.finish_all()


def next_step(table: ServedTable) -> None:
    """What is told goes on at once. A click has completed the present step before it comes here."""
    if table.ui.ring_visible:
        table.ui.motion.complete()


def pass_over(table: ServedTable) -> bool:
    """What is shown step by step is at its end, and what computer players still do in it is not waited for; whether
    there was anything of the kind."""
    board = table.board
    passage = board.passage
    told = table.motions.telling
    if passage:
        table.flow.passing = lambda: board.passage == passage
    table.motions.stop()
    return told or bool(passage and table.flow.bots_turn)


def next_speed(table: ServedTable) -> None:
    """Everything moves, and the others play, at the next speed."""
    values = table.ui.settings.values
    if not values.animation:  # whoever wants nothing to move does not get it by this
        table.ui.toasts.show(_("Movement is switched off in the settings."), at=table.corner.speed.box)
        return
    values.animation = faster(values.animation)
    table.ui.apply_settings()
    table.corner.speed.invalidate()


# -- the sheet --------------------------------------------------------------------------------------------------------
def sheet(look: BoardTheme) -> list[Line]:
    """What the table of a game adds to the keys that work everywhere."""
    numbers: list[Line] = [(NUMBERS[:9], _(look.numbers))] if look.numbers else []
    groups: list[Line] = [(tuple(actions), _(text)) for actions, text in look.key_groups]
    told = {action for actions, _text in look.key_groups for action in actions} | set(look.unused)
    single = [*(action.id for action in of_game(look.game)), *SHEET]
    return [*numbers, "confirm", *groups, *(action for action in single if action not in told)]


def open_sheet(table: ServedTable) -> None:
    """Shows the keys."""
    open_keys(table.ui, sheet(table.theme_of_game))
