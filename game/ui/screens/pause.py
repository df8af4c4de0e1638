"""The game rests: go on, save under a name, settings, cards and rules, leave."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.geometry import Box
from game.ui.input.actions import NUMBERS, Line
from game.ui.lang import _
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Free, Grid, Label, Layer, Ornament, Panel, RichText, Spacer, Widget
from game.ui.widgets.field import ask_text
from game.ui.widgets.modal import Dialog, open_dialog
from game.ui.window.screen import Screen

WIDTH = 560.0
LOW, ROOMY = 700.0, 960.0  # units: below the first the buttons stand in two columns, below the second close together


class PauseScreen(Screen):
    """Lies above the table; nothing of the table is drawn, so nobody's cards are seen."""

    name = "pause"
    veil = 165

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.background = title_picture(ui.assets.has, ui.host.games.game())

    def build(self) -> Widget:
        low = self.ui.scale.bounds.h < LOW
        entries = [
            ("resume", _("Back to the game"), self.back, "gold"),
            ("save_as", _("Save as …"), self._save_as, "ghost"),
            ("players", _("Who plays?"), self._players, "ghost"),
            ("again", _("Start again …"), self._again, "ghost"),
            ("reference", _("Cards and rules"), self._reference, "ghost"),
            ("settings", _("Settings"), self._settings, "ghost"),
            ("fairness", _("Was it fair?"), self._fairness, "ghost"),
            ("deal_code", _("Code of this deal"), self._code, "ghost"),
            ("main_menu", _("Main menu"), self._leave, "ghost"),
            ("quit", _("Quit"), self.ui.host.quit, "ghost"),
        ]
        roomy = self.ui.scale.bounds.h >= ROOMY
        high = 58.0 if roomy else 44.0
        buttons = [Button(text, action, kind, name, height=high) for name, text, action, kind in entries]
        self.numbered = [*buttons]
        note = RichText(_("The game is kept after every decision."), theme.ASIDE, "center", name="note")
        head = Label(_("Paused"), theme.SCREEN_TITLE, "center", "title", gold=True)
        head.role = "title"
        where = Label(self.ui.host.games.suggested_name(), theme.LEAD.of(theme.TEXT_DIM), "center", "where")
        shown: list[Widget] = [buttons[0], Grid(buttons[1:], 2, gap=8)] if low else [*buttons]
        rows: list[Widget] = [head, Ornament(380, "center"), where, *shown, note]
        self.panel = Panel(Column(rows, gap=14 if roomy else 8), padding=44 if roomy else 22)
        return Free([self.panel], self._place)

    def key(self, event: pygame.event.Event) -> bool:
        """What began the pause also ends it."""
        if self.ui.keys.means(event, "pause"):
            self.back()
            return True
        return False

    def keys(self) -> list[Line]:
        return [(NUMBERS[: len(self.numbered)], _("Press that button"))]

    def _place(self, box: Box) -> None:
        wide = min(WIDTH, box.w - 40)
        high = min(self.panel.natural(wide)[1], box.h - 16)
        self.panel.arrange(box.centered(wide, high))

    def _players(self) -> None:
        from game.ui.screens.players import PlayersScreen

        self.ui.stack.push(PlayersScreen(self.ui))

    def _again(self) -> None:
        """The same people and cards from the beginning; that leaves the present game, so it is asked."""
        layer: list[Layer] = []

        def close() -> None:
            self.ui.stack.close_layer(layer[0])

        def begin(same_deal: bool) -> None:
            close()
            self.ui.host.games.rematch(False, same_deal)

        keep = Button(_("Go on playing"), close, "gold", "no")
        buttons = [
            Button(_("New deal"), partial(begin, False), "danger", "new_deal"),
            Button(_("Same deal"), partial(begin, True), "danger", "same_deal"),
        ]
        words = _("The game so far is kept: it waits under “Load a game”. Players, levels and cards stay; the same "
                  "deal also shuffles everything as it was.")  # fmt: skip
        text = RichText(words, theme.ON_PARCHMENT.at(21), "center")
        layer.append(open_dialog(self.ui, Dialog(_("Start again?"), text, [keep, *buttons, Spacer()], 760), first=keep))

    def _fairness(self) -> None:
        """The seal while the game is played; it is opened where the scores are shown."""
        seal = self.ui.host.games.seal()
        lines = [
            _("Computer players see only what you would see in their seat. What is shuffled, drawn and discarded "
              "follows from one number that was fixed before the first card was dealt."),
            "",
        ]  # fmt: skip
        if seal:
            lines += ["[b|" + _("Seal of that number (SHA-256)") + "]", seal, ""]
            lines.append(_("When the game is over, “Was it fair?” opens it and deals the game again. Whoever writes "
                           "down the seal now can compare."))  # fmt: skip
        else:
            lines.append(_("This game began without a seal."))
        layer: list[Layer] = []
        back = Button(_("Back"), lambda: self.ui.stack.close_layer(layer[0]), "gold", "close")
        text = RichText("\n".join(lines), theme.ON_PARCHMENT.at(19), name="seal")
        layer.append(open_dialog(self.ui, Dialog(_("Was it fair?"), text, [back, Spacer()], 900), first=back))

    def _code(self) -> None:
        from game.ui.screens.challenges.sharing import open_code

        open_code(self.ui, self.ui.host.games.code)

    def _save_as(self) -> None:
        games = self.ui.host.games
        ask_text(
            self.ui, _("Save as …"), _("Name of the save"), games.suggested_name(), _("Save"), _("Cancel"), self._save
        )

    def _save(self, name: str) -> None:
        try:
            self.ui.host.games.save_as(name)
            self.ui.toasts.show(_("Saved as “{name}”.").format(name=name))
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")

    def _settings(self) -> None:
        from game.ui.screens.settings import SettingsScreen

        self.ui.stack.push(SettingsScreen(self.ui))

    def _reference(self) -> None:
        from game.ui.screens.reference import open_reference

        open_reference(self.ui)

    def _leave(self) -> None:
        self.ui.host.games.leave()
