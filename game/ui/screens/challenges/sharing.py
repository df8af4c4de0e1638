"""The code of a deal, to be given to somebody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui import clipboard
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.services import SaveRefused, ToldCode
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, RichText, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog, tell

CODE, SENTENCE = theme.ON_PARCHMENT_STRONG.at(30), theme.ON_PARCHMENT.at(21)
Act = tuple[str, Callable[[], None], str, bool]  # words, what happens, name, whether it closes the dialog


def open_code(ui: Ui, find: Callable[[], ToldCode], *, other: bool = False) -> None:
    """Shows what `find` gives, which may raise SaveRefused with a sentence, after what has to be read before; `other`
    offers to type one in, too."""
    try:
        told = find()
    except SaveRefused as refused:
        if other:
            _open(ui, [RichText(escape(str(refused)), SENTENCE, "center", name="refused")], [], other=True)
        else:
            tell(ui, _("Code of this deal"), str(refused))
        return
    if not told.beware:
        _show(ui, told.code, other=other)
        return
    words = RichText(escape(told.beware), SENTENCE, "center", name="beware")
    _open(ui, [words], [(_("Show the code"), partial(_show, ui, told.code, other=other), "show", True)], other=other)


def _show(ui: Ui, code: str, *, other: bool) -> None:
    words = _("Whoever enters it under “Challenges”, with the same version, plays exactly this deal: the same set-up, "
              "the same cards, the same opponents.")  # fmt: skip
    rows: list[Widget] = [
        RichText(escape(code), CODE, "center", name="deal_code"),
        RichText(words, theme.ON_PARCHMENT.at(19), "center"),
    ]

    def copy() -> None:
        clipboard.copy(ui, code, _("Copied: send it to whoever shall play the same."))

    _open(ui, rows, [(_("Copy"), copy, "copy", False)], other=other)


def _open(ui: Ui, rows: list[Widget], acts: list[Act], *, other: bool) -> None:
    """A dialog with a way back, those buttons, and with `other` the way to somebody else's code."""
    from game.ui.screens.challenges.code import CodeScreen

    layer: list[Layer] = []

    def close(then: Callable[[], None] | None = None) -> None:
        ui.stack.close_layer(layer[0])
        if then is not None:
            then()

    back = Button(_("Back"), close, name="close")
    buttons: list[Widget] = [back]
    for text, act, name, ends in acts:
        buttons.append(Button(text, partial(close, act) if ends else act, "ghost" if ends else "gold", name))
    if other:
        enter = partial(close, lambda: ui.stack.push(CodeScreen(ui)))
        buttons.append(Button(_("Enter a code …"), enter, name="enter_code"))
    dialog = Dialog(_("Code of this deal"), Column(rows, gap=18), [*buttons, Spacer()], 820)
    first = buttons[1] if acts and not acts[0][-1] else back
    layer.append(open_dialog(ui, dialog, first=first))
