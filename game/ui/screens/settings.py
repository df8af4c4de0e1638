"""Settings: everything takes effect at once and is stored at once."""

from __future__ import annotations

from game.content import usable
from game.ui import people
from game.ui.cards import CardState, faces
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _
from game.ui.screens.player import language_choice, name_field
from game.ui.screens.reading import back_page, roomy
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Grid, Panel, Row, ScrollArea, Slider, Toggle, Widget
from game.ui.window.screen import Screen
from game.ui.window.settings import Plays

LOW_NOTE = 150.0  # height in units of a sample below which its sentence needs every line
BARE_NOTE = 100.0  # ... and below which it has no room for a heading
LARGE = 170.0  # width of a card in units from which a second row is worth it
SPEEDS = ("0", "0.5", "1", "2", "4")


class Sample(Widget):
    """Some cards and a sentence at the present size; of a game that cannot be opened the sentence that says why."""

    role = "picture"
    bleed = 30.0
    ACROSS = 6  # cards in a row
    GAP = 18.0

    def __init__(self, game: str) -> None:
        super().__init__("sample")
        self.game, self.trouble = game, usable.trouble(game)
        self.cards = () if self.trouble else faces(game).samples()

    @property
    def words(self) -> tuple[str, str]:
        """A heading and a marked-up sentence."""
        return (name_of(self.game), escape(self.trouble)) if self.trouble else faces(self.game).sample_words()

    @property
    def value(self) -> str:
        return self.trouble

    def _width(self, rows: int) -> float:
        """How wide the cards can be in so many rows."""
        across = (self.box.w * 0.78 - self.GAP * (self.ACROSS - 1)) / self.ACROSS
        return min(across, (self.box.h - self.GAP * (rows - 1)) / rows / 1.4, 300.0)

    def _rows(self) -> list[list[Box]]:
        """One row of cards, or two where there are so many and they are still large; none without cards."""
        if not self.cards:
            return []
        rows = 2 if len(self.cards) > self.ACROSS and self._width(2) >= LARGE else 1
        wide = self._width(rows)
        high = wide * 1.4
        top = self.box.cy - (rows * high + self.GAP * (rows - 1)) / 2
        return [
            [
                Box(self.box.x + i * (wide + self.GAP), top + row * (high + self.GAP), wide, high)
                for i in range(self.ACROSS)
            ]
            for row in range(rows)
        ]

    def draw(self, canvas: Canvas) -> None:
        rows = self._rows()
        places = [box for row in rows for box in row]
        for card, box in zip(self.cards, places, strict=False):
            self.ui.cards_of(self.game).draw(canvas, card, "small", box, CardState())
        note = self.box
        if places:
            shown = places[: len(self.cards)]
            left = max(box.right for box in shown) + 26
            note = Box(left, shown[0].y, self.box.right - left, shown[-1].bottom - shown[0].y)
        canvas.skin("parchment", note)
        heading, text = self.words
        low = note.h < LOW_NOTE
        head, body = note.inset(30, 20 if low else 28).cut_top(34 if low else 40, 4 if low else 10)
        if note.h < BARE_NOTE:
            body = note.inset(30, 12)
        else:
            canvas.text_in(heading, head, theme.PANEL_TITLE.of(theme.INK_HEAD))
        canvas.paragraph(text, body, theme.ON_PARCHMENT.at(28 if len(rows) > 1 or note.w > 500 else 22), "left", "top")


class SettingsScreen(Screen):
    """Reached from the title and from the pause screen."""

    name = "settings"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.scale_wanted = ui.settings.values.ui_scale

    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        groups = [
            ("player", _("You"), self._player()),
            ("display", _("Display"), self._display()),
            ("pace", _("Pace"), self._pace()),
            ("sound", _("Sound and other windows"), self._sound()),
        ]
        panels: list[Widget] = [
            Panel(Column(rows, gap=20), title, padding=24, name=name).sized(grow=1) for name, title, rows in groups
        ]
        if roomy(bounds):
            controls = Row([panel.sized(width=(bounds.w - 112) / 4) for panel in panels], gap=16)
            sample = Panel(Sample(self.ui.game), _("This is how it looks"), padding=24)
            body: Widget = Column([controls, sample.sized(grow=1)], gap=14)
        else:
            body = ScrollArea(Grid(panels, 2 if bounds.w > 1000 else 1, gap=14), "settings_list")
        return back_page(self, _("Settings"), body)

    # -- the person ------------------------------------------------------------------------------------------------
    def _player(self) -> list[Widget]:
        told = self.ui.keys.told
        name = name_field(self.ui, self.ui.apply_settings)
        name.tip = _("So you are called at the table when you play at once.")
        return [
            name,
            language_choice(self.ui),
            self._switch(_("Quill as the mouse pointer"), "own_pointer"),
            self._switch(told(_("Hints when you ask for them ({key:hint})")), "hints"),
            self._one_press(),
            self._switch(_("Ask before a turn ends early"), "ask_end"),
            Button(_("Keys and gamepad"), self._keys, "ghost", "keys", height=48),
            Button(_("Reading aloud, switches"), self._access, "ghost", "access", height=48),
        ]

    def _first_times(self) -> Toggle:
        """Whoever switches it on again is told everything once more."""

        def change(on: bool) -> None:
            people.tell_again(self.ui.settings.values, on=on)
            self.ui.apply_settings()

        told = Toggle(_("Explain what happens first"), self.ui.settings.values.tell_first_times, change, "first_times")
        told.tip = _("One sentence when you are robbed for the first time, and the like. Switched on again: all anew.")
        return told

    def _keys(self) -> None:
        from game.ui.screens.keys import KeysScreen

        self.ui.stack.push(KeysScreen(self.ui))

    def _access(self) -> None:
        from game.ui.screens.access import AccessScreen

        self.ui.stack.push(AccessScreen(self.ui))

    def _one_press(self) -> Choice:
        """For those who know what a card or a tile does: without a second press."""
        plays: list[tuple[Plays, str]] = [
            ("nothing", _("nothing")), ("undoable", _("what can be undone")), ("everything", _("everything")),
        ]  # fmt: skip

        def change(value: str) -> None:
            self.ui.settings.values.one_press = next(word for word, _text in plays if word == value)
            self.ui.apply_settings()

        choice = Choice(_("One press plays"), plays, self.ui.settings.values.one_press, change, "one_press")
        choice.tip = _("A press on a card or tile selects it, a second one confirms; or one press does both.")
        return choice

    # -- display ---------------------------------------------------------------------------------------------------
    def _display(self) -> list[Widget]:
        values = self.ui.settings.values
        renderers = [("auto", _("Automatic")), ("cpu", _("Processor")), ("gpu", _("Graphics card"))]
        scale = Slider(
            _("Size of text and cards"), self.scale_wanted, 80, 200, 10, self._want_scale, _percent, "ui_scale"
        )
        scale.on_release = self._use_scale
        whole = self.ui.keys.told(_("Full screen ({key:full_screen})"))
        letters = Toggle(_("Letters beside colours and signs"), values.letters_on_types, self._letters, "type_letters")
        letters.tip = _("High contrast always has them.")
        drawn_by = Choice(_("Drawn by"), renderers, values.renderer, self._renderer, "renderer")
        drawn_by.tip = _("Automatic measures which is faster here. A change is used from the next start on.")
        return [
            scale,
            Toggle(whole, values.full_screen, self._full_screen, "full_screen"),
            Toggle(_("High contrast"), values.high_contrast, self._high_contrast, "high_contrast"),
            Toggle(_("Thick ring round the focus"), values.thick_ring, self._thick_ring, "thick_ring"),
            letters,
            self._quiet(),
            drawn_by,
            self._curtain(),
        ]

    def _quiet(self) -> Toggle:
        """For those who want a plain table."""

        def change(on: bool) -> None:
            self.ui.settings.values.quiet_table = on
            self._look_anew()

        found = Toggle(_("Quiet table"), self.ui.settings.values.quiet_table, change, "quiet_table")
        found.tip = _("A plain ground without scenery: no hours or seasons, no fog, no rats. Moments stay as they are.")
        return found

    def _want_scale(self, percent: float) -> None:
        self.scale_wanted = round(percent)

    def _use_scale(self) -> None:
        """Only when the slider is let go: the whole screen changes size."""
        values = self.ui.settings.values
        if values.ui_scale != self.scale_wanted:
            values.ui_scale = self.scale_wanted
            self.ui.apply_settings()
            self.ui.use_size((self.ui.scale.width, self.ui.scale.height))

    def _full_screen(self, _on: bool) -> None:
        self.ui.toggle_full_screen()

    def _high_contrast(self, on: bool) -> None:
        self.ui.settings.values.high_contrast = on
        self._look_anew()

    def _thick_ring(self, on: bool) -> None:
        self.ui.settings.values.thick_ring = on
        self._look_anew()

    def _letters(self, on: bool) -> None:
        self.ui.settings.values.letters_on_types = on
        self._look_anew()

    def _look_anew(self) -> None:
        self.ui.apply_settings()
        self.ui.use_sight()

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
        reduced = self._switch(_("Reduced motion"), "reduced_motion")
        reduced.tip = self.ui.keys.told(_("Cards fade in instead of flying. A click or {key:skip} ends any movement."))
        return [
            Choice(_("Animation speed"), speeds, chosen, self._speed, "animation"),
            reduced,
            self._moments(),
            self._switch(_("Fireworks for the winner"), "fireworks"),
            Choice(_("Bots play"), paces, values.bot_pace, self._bots, "bot_pace"),
            self._switch(_("Skip questions with one answer"), "skip_forced"),
            self._switch(_("Opponents speak"), "opponents_speak"),
            self._first_times(),
        ]

    def _moments(self) -> Choice:
        """How much is seen of what is staged: a call, a theft, a fall."""
        values = self.ui.settings.values
        forms = [("full", _("full")), ("short", _("short")), ("none", _("none"))]

        def change(value: str) -> None:
            for form in ("full", "short", "none"):
                if form == value:
                    values.moments = form
            self.ui.apply_settings()

        chosen = Choice(_("Moments"), forms, people.moments(values, people.own_name(values)), change, "moments")
        said = _("What happens is staged: a call, a theft, a fall. After {count} finished games short is usual.")
        chosen.tip = said.format(count=people.BEGINNERS_GAMES)
        return chosen

    def _curtain(self) -> Choice:
        """When several people share the screen."""
        falls = [("off", _("never")), ("minimised", _("when minimised")), ("minute", _("also after a minute")),
                 ("once", _("also at once"))]  # fmt: skip

        def change(value: str) -> None:
            values = self.ui.settings.values
            for when in ("off", "minimised", "minute", "once"):
                if when == value:
                    values.curtain_away = when
            self.ui.apply_settings()

        chosen = Choice(_("Curtain while away"), falls, self.ui.settings.values.curtain_away, change, "curtain_away")
        chosen.tip = _("With several people at one screen: it falls when the window is minimised, and if wanted also "
                       "behind another window.")  # fmt: skip
        return chosen

    def _switch(self, text: str, name: str) -> Toggle:
        """A switch for the setting of that name."""

        def change(on: bool) -> None:
            setattr(self.ui.settings.values, name, on)
            self.ui.apply_settings()

        return Toggle(text, getattr(self.ui.settings.values, name), change, name)

    def _speed(self, value: str) -> None:
        self.ui.settings.values.animation = float(value)
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
        ambience = Slider(_("Ambience"), values.ambience_volume, 0, 100, 5, self._ambience, _percent, "ambience")
        ambience.on_release = self.ui.apply_settings
        silence = Toggle(_("Silence"), values.mute, self._mute, "mute")
        silence.tip = _("Without a sound device it is silent, and nothing else changes.")
        return [
            silence,
            effects,
            music,
            ambience,
            Toggle(_("Music when sharing the screen"), values.music_shared, self._shared, "music_shared"),
            Toggle(_("Sound behind other windows"), values.sound_unfocused, self._behind, "sound_unfocused"),
            self._switch(_("Pause behind other windows"), "pause_unfocused"),
        ]

    def _mute(self, on: bool) -> None:
        self.ui.settings.values.mute = on
        self.ui.apply_settings()

    def _shared(self, on: bool) -> None:
        self.ui.settings.values.music_shared = on
        self.ui.apply_settings()

    def _behind(self, on: bool) -> None:
        self.ui.settings.values.sound_unfocused = on
        self.ui.apply_settings()

    def _effects(self, percent: float) -> None:
        self.ui.settings.values.effects_volume = round(percent)

    def _music(self, percent: float) -> None:
        self.ui.settings.values.music_volume = round(percent)
        self.ui.use_volumes()  # heard while it moves

    def _ambience(self, percent: float) -> None:
        self.ui.settings.values.ambience_volume = round(percent)
        self.ui.use_volumes()

    def _play_sample(self) -> None:
        self.ui.apply_settings()
        self.ui.sound.play("coin")


def _percent(number: float) -> str:
    return f"{number:.0f} %" if number else _("off")
