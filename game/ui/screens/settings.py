"""Settings: everything takes effect at once and is stored at once."""

from __future__ import annotations

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import LANGUAGES, NATIVE_NAMES, _
from game.ui.screen import Screen
from game.ui.screens.page import page, roomy
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Panel, RichText, Row, ScrollArea, Slider, Spacer, Toggle, Widget

SPEEDS = ("0", "0.5", "1", "2", "4")


class Sample(Widget):
    """Some cards and a sentence at the present size."""

    role = "picture"
    bleed = 30.0
    CARDS = ("king", "castle", "cathedral", "market", "fortress", "library")

    def draw(self, canvas: Canvas) -> None:
        wide = min(190.0, self.box.h / 1.4, (self.box.w * 0.7) / len(self.CARDS) - 18)
        for i, card in enumerate(self.CARDS):
            self.ui.cards.draw(canvas, card, "small", Box(self.box.x + i * (wide + 18), self.box.y, wide, wide * 1.4))
        left = self.box.x + len(self.CARDS) * (wide + 18) + 20
        note = Box(left, self.box.y, self.box.right - left, min(self.box.h, wide * 1.4))
        canvas.skin("parchment", note)
        text = _(
            "The crown {crown} goes round, gold {gold} changes hands, and somewhere in the dark a knife is waiting."
        )
        canvas.paragraph(text, note.inset(26), theme.ON_PARCHMENT.at(22), "left", "middle")


class SettingsScreen(Screen):
    """Reached from the title and from the pause screen."""

    name = "settings"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.scale_wanted = ui.settings.values.ui_scale

    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        panels: list[Widget] = [
            Panel(Column(self._display(), gap=20), _("Display"), padding=24, name="display"),
            Panel(Column(self._pace(), gap=20), _("Pace"), padding=24, name="pace"),
            Panel(Column(self._sound(), gap=20), _("Sound"), padding=24, name="sound"),
        ]
        if roomy(bounds):
            controls = Row([panel.sized(grow=1) for panel in panels], gap=16)
            body: Widget = Column(
                [controls, Panel(Sample(), _("This is how it looks"), padding=24).sized(grow=1)], gap=16
            )
        else:
            body = ScrollArea(Column(panels, gap=14))
        back = Button(_("Back"), self.back, "gold", "back", height=66)
        return page(_("Settings"), body, [back.sized(width=220), Spacer()], bounds)

    # -- display ---------------------------------------------------------------------------------------------------
    def _display(self) -> list[Widget]:
        values = self.ui.settings.values
        languages = [("", _("As the system")), *((code, NATIVE_NAMES[code]) for code in LANGUAGES)]
        renderers = [("auto", _("Automatic")), ("cpu", _("Processor")), ("gpu", _("Graphics card"))]
        scale = Slider(
            _("Size of text and cards"), self.scale_wanted, 80, 200, 10, self._want_scale, _percent, "ui_scale"
        )
        scale.on_release = self._use_scale
        note = _("Automatic measures which is faster here. A change is used from the next start on.")
        return [
            Choice(_("Language"), languages, values.language, self.ui.use_language, "language"),
            scale,
            Toggle(_("Full screen (F11)"), values.full_screen, self._full_screen, "full_screen"),
            Choice(_("Drawn by"), renderers, values.renderer, self._renderer, "renderer"),
            RichText(f"[i|{note}]"),
        ]  # fmt: skip

    def _want_scale(self, percent: float) -> None:
        self.scale_wanted = round(percent)

    def _use_scale(self) -> None:
        """Only when the slider is let go: the whole screen changes size."""
        values = self.ui.settings.values
        if values.ui_scale != self.scale_wanted:
            values.ui_scale = self.scale_wanted
            self.ui.apply_settings()
            self.ui.use_size((self.ui.scale.width, self.ui.scale.height))

    def _full_screen(self, on: bool) -> None:
        self.ui.settings.values.full_screen = on
        self.ui.apply_settings()
        self.ui.display_changed()

    def _renderer(self, value: str) -> None:
        values = self.ui.settings.values
        values.renderer = "cpu" if value == "cpu" else "gpu" if value == "gpu" else "auto"
        values.renderer_found = ""
        self.ui.apply_settings()

    # -- pace ------------------------------------------------------------------------------------------------------
    def _pace(self) -> list[Widget]:
        values = self.ui.settings.values
        speeds = list(zip(SPEEDS, (_("Off"), _("Half"), _("Normal"), _("Double"), _("Fourfold")), strict=True))
        chosen = min(SPEEDS, key=lambda text: abs(float(text) - values.animation))
        paces = [("relaxed", _("Relaxed")), ("normal", _("Normal")), ("fast", _("Fast")), ("instant", _("At once"))]
        return [
            Choice(_("Animation speed"), speeds, chosen, self._speed, "animation"),
            Toggle(_("Reduced motion: fade instead of flying"), values.reduced_motion, self._reduced, "reduced_motion"),
            Choice(_("Bots play"), paces, values.bot_pace, self._bots, "bot_pace"),
        ]

    def _speed(self, value: str) -> None:
        self.ui.settings.values.animation = float(value)
        self.ui.apply_settings()

    def _reduced(self, on: bool) -> None:
        self.ui.settings.values.reduced_motion = on
        self.ui.apply_settings()

    def _bots(self, value: str) -> None:
        values = self.ui.settings.values
        for pace in ("relaxed", "normal", "fast", "instant"):
            if pace == value:
                values.bot_pace = pace
        self.ui.apply_settings()

    # -- sound -----------------------------------------------------------------------------------------------------
    def _sound(self) -> list[Widget]:
        values = self.ui.settings.values
        effects = Slider(_("Effects"), values.effects_volume, 0, 100, 5, self._effects, _percent, "effects")
        effects.on_release = self._play_sample
        music = Slider(_("Music"), values.music_volume, 0, 100, 5, self._music, _percent, "music")
        music.on_release = self.ui.apply_settings
        return [effects, music]

    def _effects(self, percent: float) -> None:
        self.ui.settings.values.effects_volume = round(percent)

    def _music(self, percent: float) -> None:
        self.ui.settings.values.music_volume = round(percent)

    def _play_sample(self) -> None:
        self.ui.apply_settings()
        self.ui.sound.play("coin")


def _percent(number: float) -> str:
    return f"{number:.0f} %" if number else _("off")
