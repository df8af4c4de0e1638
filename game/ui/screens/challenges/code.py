"""A deal by its code: typed or pasted, looked at, played."""

from __future__ import annotations

from game.session import deal_code
from game.session.deal_code import CodeFault
from game.session.setup import MatchSetup
from game.ui import clipboard, deals
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.screens.challenges.parts import seat_grid
from game.ui.screens.challenges.table import Picture, table_of
from game.ui.screens.challenges.words import title_of
from game.ui.screens.player import own_name
from game.ui.screens.reading import page, roomy
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Panel, RichText, Row, Spacer, TextField, Widget
from game.ui.window.screen import Screen

LONGEST = 200
WRONG = theme.code_of(theme.REASON_TEXT)


class CodeScreen(Screen):
    """What is typed is read at once: either the deal is shown, or what is wrong with the code."""

    name = "deal_code"
    rules_at = "topic:game"

    def __init__(self, ui: Ui, code: str = "") -> None:
        super().__init__(ui)
        self.code = code
        found = clipboard.pasted() if not code else ""
        if deal_code.looks_like_one(found):
            self.code = found.strip()[:LONGEST]
        self._read()

    def _read(self) -> None:
        self.setup: MatchSetup | None = None
        self.wrong = self.game = ""
        try:
            self.setup = deals.named(deal_code.read(self.code), own_name(self.ui))
            self.game = self.setup.game
        except CodeFault as fault:
            self.wrong = fault.text(_)

    def build(self) -> Widget:
        wide = roomy(self.ui.scale.bounds)
        self.field = TextField(_("Code"), self.code, self._typed, "code", LONGEST, "C170-…", on_enter=self.play)
        paste = Button(_("Paste"), self._paste, name="paste", height=60)
        told = _("A code is the whole deal: the game, its cards, who sits where and how everything is shuffled. "
                 "Small letters, spaces and O for 0 do not matter. Friends with the same version play the same; who "
                 "makes more of it?")  # fmt: skip
        entry = Row([self.field.sized(grow=1), paste.sized(width=190)], gap=12, align="middle")
        self.start = Button(_("Play this deal"), self.play, "gold", "play", height=66)
        self.start.disable(self.wrong)
        self.deal = Column([self._shown().sized(grow=1)])
        rows = [RichText(told, theme.LEAD, name="told"), entry, self.deal.sized(grow=1)]
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        start = self.start.sized(width=360 if wide else 280)
        foot = [back.sized(width=200 if wide else 150), Spacer(), start]
        return page(_("Deal by code"), Panel(Column(rows, gap=18), padding=28), foot, self.ui.scale.bounds)

    def _shown(self) -> Widget:
        if self.setup is None:
            ink = WRONG if self.code.strip() else "i"
            wrong = RichText(f"[{ink}|{escape(self.wrong)}]", theme.LEAD, name="wrong")
            return Column([wrong, Picture().sized(grow=1)], gap=14)
        title = RichText(f"[b|{escape(title_of(self.setup))}]", theme.LEAD.at(26), name="title_of_deal")
        return Column([title, seat_grid(self.setup), table_of(self.ui, self.setup).sized(grow=1)], gap=14)

    def first_focus(self) -> Widget | None:
        return self.start if self.setup is not None else self.field

    def _typed(self, text: str) -> None:
        self.code = text
        self._read()
        self.start.disable(self.wrong)
        self.start.invalidate()
        self.deal.replace([self._shown().sized(grow=1)])

    def _paste(self) -> None:
        found = clipboard.pasted().strip()
        if not found:
            self.ui.toasts.show(_("There is nothing to paste."))
            return
        self.field.set(found[:LONGEST])
        self._typed(found[:LONGEST])

    def play(self) -> None:
        """Begins exactly this deal."""
        if self.setup is None:
            self.start.activate()
            return
        try:
            self.ui.host.games.deal(self.setup)
        except SaveRefused as refused:
            self.ui.toasts.show(escape(str(refused)), "danger")
