"""What the program knows of the person in front of it: the name and the language. Asked on the first start and in the
settings."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import people
from game.ui.draw import theme
from game.ui.lang import _, languages, native_name
from game.ui.people import LONGEST_NAME, suggested_name
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Layer, RichText, Spacer, TextField
from game.ui.widgets.modal import Dialog, open_dialog

__all__ = ["LONGEST_NAME", "ask_name", "language_choice", "name_field", "own_name"]


def own_name(ui: Ui) -> str:
    """The player's name, at most as long as a name field takes."""
    return people.own_name(ui.settings.values)


def name_field(ui: Ui, keep: Callable[[], None]) -> TextField:
    """The player's name; `keep` is called after each change."""

    def change(text: str) -> None:
        ui.settings.values.player_name = text.strip()
        keep()

    name = ui.settings.values.player_name
    return TextField(_("Your name"), name, change, "player_name", LONGEST_NAME, suggested_name())


def language_choice(ui: Ui) -> Choice:
    """The language of the window."""
    offered = [("", _("As the system")), *((code, native_name(code)) for code in languages())]
    return Choice(_("Language"), offered, ui.settings.values.language, ui.use_language, "language")


def ask_name(ui: Ui, then: Callable[[], None] = lambda: None) -> None:
    """Asks the person what to call them, once; whoever passes it by takes the suggestion."""
    layer: list[Layer] = []

    def done() -> None:
        ui.stack.close_layer(layer[0])
        take()

    def take() -> None:
        ui.settings.values.player_name = field.text.strip() or suggested_name()
        ui.apply_settings()
        then()

    field = TextField(
        _("Your name"),
        "",
        lambda _text: None,
        "first_name",
        LONGEST_NAME,
        suggested_name(),
        on_enter=done,
    )
    field.suggests = True
    said = RichText(
        _("What shall the others at the table call you? The name can be changed at any time."),
        theme.ON_PARCHMENT.at(21), "center", name="first_name_text",
    )  # fmt: skip
    go_on = Button(_("That is me"), done, "gold", "name_given")
    dialog = Dialog(_("Welcome"), Column([said, field], gap=18), [go_on.sized(width=240), Spacer()], 560)
    layer.append(open_dialog(ui, dialog, on_escape=take, first=field))
