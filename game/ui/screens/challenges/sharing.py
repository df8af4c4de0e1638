"""The code of a deal, to be given to somebody else."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import clipboard
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, RichText, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog, tell

CODE = theme.ON_PARCHMENT_STRONG.at(30)


def open_code(ui: Ui, find: Callable[[], str], *, other: bool = False) -> None:
    """Shows what `find` gives, which may raise SaveRefused with a sentence; `other` offers to type one in, too."""
    try:
        code = find()
    except SaveRefused as refused:
        tell(ui, _("Code of this deal"), str(refused))
        return
    layer: list[Layer] = []

    def close() -> None:
        ui.stack.close_layer(layer[0])

    def copy() -> None:
        clipboard.copy(ui, code, _("Copied: send it to whoever shall play the same."))

    def enter() -> None:
        from game.ui.screens.challenges.code import CodeScreen

        close()
        ui.stack.push(CodeScreen(ui))

    told = _("Whoever enters it under “Challenges”, with the same version, plays exactly this deal: the same set-up, "
             "the same cards, the same opponents.")  # fmt: skip
    rows: list[Widget] = [
        RichText(escape(code), CODE, "center", name="deal_code"),
        RichText(told, theme.ON_PARCHMENT.at(19), "center"),
    ]
    first = Button(_("Copy"), copy, "gold", "copy")
    buttons: list[Widget] = [Button(_("Back"), close, name="close"), first]
    if other:
        buttons.append(Button(_("Enter a code …"), enter, name="enter_code"))
    dialog = Dialog(_("Code of this deal"), Column(rows, gap=18), [*buttons, Spacer()], 820)
    layer.append(open_dialog(ui, dialog, first=first))
