"""Hints at the table, only when somebody asks for one: the three best choices of the searching player, with reasons."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.advice.adviser import AdviceWanted, Adviser
from game.table.advice.hint_words import Hint, hints
from game.table.board import Table
from game.ui.lang import _
from game.ui.widgets.modal import confirm

LEVEL = "expert"
PATIENCE = 0.25  # seconds until the panel says that somebody is thinking


class Hinting:
    """Asks for one hint at a time and shows it; the panel is built anew with the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.adviser = Adviser(table.flow.match)
        self.always = False  # whatever the settings say
        self.number = -1  # of the ask the hint is about; -1 none
        self.found: Sequence[Hint] = ()
        self.figures = False  # asked for as well
        self._asked_at = 0.0

    def toggle(self) -> None:
        """Ask for a hint; when it lies there, for its figures; then put it away."""
        table = self.table
        if not (self.always or table.ui.settings.values.hints):
            self._offer()
            return
        if self.number >= 0:
            if table.hint_panel.brief:
                self.tell_figures()
            else:
                self.close()
            return
        ask = table.flow.my_ask
        if ask is None:
            table.ui.toasts.show(_("A hint can be asked for when it is your turn to choose."))
            return
        self.number, self.found, self.figures, self._asked_at = ask.number, (), False, table.ui.now
        if table.message.aside:  # it has the place of what was told there
            table.message.close()
        self.adviser.ask([AdviceWanted("judge", ask, table.flow.known(ask.seat), LEVEL)])
        self.update()

    def tell_figures(self) -> None:
        """The best three choices, with figures, in place of the sentence."""
        self.figures = True
        self.update()

    def _offer(self) -> None:
        """Hints are off: whoever asks for one may switch them on where they are, and gets it at once."""
        table = self.table

        def switch_on() -> None:
            table.ui.settings.values.hints = True
            table.ui.apply_settings()
            table.rebuild()  # the button for it appears
            self.close()  # one from before they were switched off
            self.toggle()

        confirm(
            table.ui, _("Hints are off"),
            _("A strong player can tell you the three best choices and why, from what you can see alone."),
            _("Switch hints on"), _("Leave them off"), switch_on, "gold", harmless=True,
        )  # fmt: skip

    def close(self) -> None:
        """The person acts, or wants no hint any more: nobody thinks about it further."""
        self.adviser.cancel()
        self.number, self.found = -1, ()
        self.table.hint_panel.close()

    def close_by_key(self) -> bool:
        """Puts the hint away; whether there was one, or one was thought about."""
        was = self.number >= 0
        if was:
            self.close()
        return was

    def update(self) -> None:
        """Called each frame: takes the answer, says that it takes a while, lets go of what is over."""
        if self.number < 0:
            return
        ask, panel = self.table.flow.my_ask, self.table.hint_panel
        if ask is None or ask.number != self.number:
            self.close()
            return
        if self.adviser.poll():
            answer = self.adviser.answers[0]
            if not answer:
                self.close()
                self.table.ui.toasts.show(_("There is no hint for this."), "danger")
                return
            table = self.table
            self.found = hints(answer, ask, table.flow.known(ask.seat), table.names, table.words,
                               opens=table.marks.outlook.opens)  # fmt: skip
        if self.found:
            self._show()
        elif self.table.ui.now - self._asked_at >= PATIENCE and not panel.visible:
            panel.show((), _("Thinking …"))

    def _show(self) -> None:
        panel = self.table.hint_panel
        if panel.visible and panel.hints == self.found and panel.figures == self.figures:
            return
        note = _("From what you can see alone: your chance to win after each choice.")
        if not self.figures:
            key = self.table.ui.keys.label("hint")
            note = _("{key}: the best three choices, with figures").format(key=key)
        panel.more = self.tell_figures
        panel.show(self.found, note, figures=self.figures)
        if not panel.hints:
            panel.close()
