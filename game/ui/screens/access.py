"""Reading aloud, switches and dwelling: for whoever plays without eyes, or with few movements."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.lang import _
from game.ui.reader.voice import program
from game.ui.screens.reading import back_page
from game.ui.ui import Ui
from game.ui.widgets import Choice, Column, Panel, RichText, Row, ScrollArea, Toggle, Widget
from game.ui.window.screen import Screen

PACES = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)  # seconds


class AccessScreen(Screen):
    """Reached from the settings; everything takes effect and is stored at once."""

    name = "access"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.speaks = bool(program())

    def build(self) -> Widget:
        ear = Panel(Column(self._by_ear(), gap=18), _("By ear"), padding=24, name="by_ear").sized(grow=1)
        hand = Panel(Column(self._by_switch(), gap=18), _("With few movements"), padding=24, name="by_switch")
        both: list[Widget] = [ear, hand.sized(grow=1)]
        wide = self.ui.scale.bounds.w > 1000
        body = Row(both, gap=16) if wide else Column(both, gap=16)
        return back_page(self, _("Reading aloud, switches"), ScrollArea(body, "access_list"))

    def _by_ear(self) -> list[Widget]:
        values = self.ui.settings.values

        def aloud(on: bool) -> None:
            values.read_aloud = on
            self.ui.apply_settings()

        def wait(on: bool) -> None:
            values.wait_for_words = on
            self.ui.apply_settings()

        reading = Toggle(_("Read aloud"), values.read_aloud, aloud, "read_aloud")
        if not self.speaks:
            reading.enabled = False
            reading.tip = _("No program that speaks was found on this system.")
        told = self.ui.keys.told
        return [
            reading,
            _note(_("By the voice of the system, for whoever has no screen reader, or an older one. With several "
                    "people at one screen headphones keep secrets.")),
            Toggle(_("Others wait for what is said"), values.wait_for_words, wait, "wait_for_words"),
            _note(told(_("Computer players go on when it has been read, or with {key:skip}."))),
            _note(told(_("At the table {key:area_next} leads from area to area, {key:where} says where you are."))),
        ]  # fmt: skip

    def _by_switch(self) -> list[Widget]:
        values = self.ui.settings.values

        def scan(value: str) -> None:
            values.scan_seconds = float(value)
            self.ui.apply_settings()

        def by_groups(on: bool) -> None:
            values.scan_groups = on
            self.ui.apply_settings()

        def dwell(value: str) -> None:
            values.dwell_seconds = float(value)
            self.ui.apply_settings()

        told = self.ui.keys.told
        return [
            Choice(_("The focus goes on by itself"), _paces(), f"{values.scan_seconds:g}", scan, "scan_seconds"),
            _note(told(_("With one switch: {key:confirm} takes what the focus is on. With two, one is {key:next} and "
                         "the other {key:confirm}; both are set under keys and gamepad."))),
            Toggle(_("From group to group first"), values.scan_groups, by_groups, "scan_groups"),
            _note(told(_("Where there is much, the ring goes round whole groups; {key:confirm} leads into one, and "
                         "after two rounds there it goes on with the groups."))),
            Choice(_("A resting pointer presses"), _paces(), f"{values.dwell_seconds:g}", dwell, "dwell_seconds"),
            _note(_("It presses once, and again when it has moved. A ring that closes shows how long it still has to "
                    "rest.")),
        ]  # fmt: skip


def _paces() -> list[tuple[str, str]]:
    text = _("after {seconds} s")
    return [(f"{pace:g}", text.format(seconds=f"{pace:g}") if pace else _("off")) for pace in PACES]


def _note(text: str) -> Widget:
    return RichText(text, theme.ASIDE)
