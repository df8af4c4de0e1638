"""The two questions of the screen of keys: which key it shall be, and what to do about a conflict."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.input.actions import by_id, title
from game.ui.input.keynames import chord_of
from game.ui.lang import _, listed
from game.ui.ui import Ui
from game.ui.widgets import Button, Layer, RichText, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

WORDS = theme.ON_PARCHMENT.at(21)


def listen(ui: Ui, kind: str, action: str, heard: Callable[[str], None], take_away: Callable[[], None] | None) -> Layer:
    """Waits for a key ("keys") or a button ("pad") and passes it on. Esc, or the button to go back, ends it; the mouse
    can always do so."""

    def close() -> None:
        ui.stack.close_layer(layer)

    def then(act: Callable[[], None]) -> None:
        close()
        act()

    def hear(event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return True
        if event.type != pygame.KEYDOWN:
            return False
        name = _pressed(kind, event)
        owner = ui.keys.of(kind).owner(name) if name else ""
        if _leaves(ui, kind, event):
            close()
        elif owner not in ("", action):
            said = _("{key} always stands for “{owner}”. Please take another one.")
            text.set(escape(said.format(key=ui.keys.say_as(kind, name), owner=title(owner))))
            ui.sound.play("error")
            ui.top.all()
        elif name:
            then(lambda: heard(name))
        return True

    asked = _("Press the key for “{action}”. Esc leaves everything as it is.")
    if kind == "pad":
        asked = _("Press the button of the gamepad for “{action}”. Esc or a click leaves everything as it is.")
    text = RichText(escape(asked.format(action=title(action))), WORDS, "center", name="asked")
    buttons: list[Widget] = [Button(_("Cancel"), close, name="no")]
    if take_away is not None:
        remove = take_away
        buttons.append(Button(_("Take it away"), lambda: then(remove), "ghost", "take_away"))
    layer = open_dialog(ui, Dialog(_("Set anew"), text.sized(height=96), [*buttons, Spacer()], 680))
    layer.on_event = hear
    return layer


def _pressed(kind: str, event: pygame.event.Event) -> str:
    button = getattr(event, "pad", "")
    return str(button) if kind == "pad" else "" if button else chord_of(event)


def _leaves(ui: Ui, kind: str, event: pygame.event.Event) -> bool:
    """Esc on the keyboard always; the button to go back only where a key is waited for."""
    if getattr(event, "pad", ""):
        return kind == "keys" and bool(ui.keys.means(event, "back"))
    return bool(event.key == pygame.K_ESCAPE)


def ask_about_conflict(
    ui: Ui, kind: str, name: str, action: str, rivals: list[str], take: Callable[[], None] | None,
    both: Callable[[], None],
) -> None:  # fmt: skip
    """The key does something else already: take it from there, leave it in both places, or leave all as it was."""
    layer: list[Layer] = []

    def closing(act: Callable[[], None]) -> Callable[[], None]:
        def closed() -> None:
            ui.stack.close_layer(layer[0])
            act()

        return closed

    done = min((action, *rivals), key=list(by_id()).index)
    said = _("{key} stands for {others} already. If it keeps both meanings, “{done}” is done.")
    words = said.format(key=ui.keys.say_as(kind, name), done=title(done),
                        others=listed([_("“{name}”").format(name=title(one)) for one in rivals]))  # fmt: skip
    no = Button(_("Cancel"), closing(lambda: None), name="no")
    keep = Button(_("Both"), closing(both), "ghost", "both")
    move = [Button(_("Take it from there"), closing(take), "gold", "take")] if take is not None else []
    heading = _("“{name}”").format(name=title(action))
    dialog = Dialog(heading, RichText(escape(words), WORDS, "center"), [no, keep, *move, Spacer()], 760)
    layer.append(open_dialog(ui, dialog, first=move[0] if move else no))
