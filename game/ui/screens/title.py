"""The first screen: continue, play at once, and everything else in one column."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game import __version__, catalog
from game.content import usable
from game.ui import deals, learning
from game.ui.doors import PLACES, open_door, there
from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.game_words import APP_NAME, author_of, name_of
from game.ui.input.actions import NUMBERS, Line
from game.ui.input.keynames import draw_input, width_of
from game.ui.keepsakes import Keepsakes, draw_keepsake
from game.ui.lang import _
from game.ui.last_set_ups import last_game
from game.ui.screens.player import language_choice, name_field
from game.ui.screens.save_words import describe, moment
from game.ui.screens.shelf import CASTLE, PLATE_HIGH, ROW_HIGH, ChosenGame, Shelf, emblem, trouble
from game.ui.services import SaveInfo, SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Free, Label, Panel, RichText, Widget
from game.ui.widgets.modal import tell
from game.ui.window.screen import Screen
from game.ui.window.sound import SILENCE

Entry = tuple[str, str, Callable[[], None]]  # name, text, action
COLUMN_WIDE = 420.0
SAVED_WIDE, SAVED_HIGH, TABLE_HIGH = 316.0, 192.0, 168.0  # the card of a saved game, and its picture above the words
LEAST_GAP = 8.0  # between its buttons, however many there are
PAIRS = (("load", "history"), ("settings", "about"))  # buttons with short words
HINT_STYLE = theme.BODY.of(theme.TEXT_DIM)


class SavedCard(Widget):
    """What "Continue" goes on with: its table in small, round, players, whose turn."""

    role = "card"
    bleed = 28.0

    def __init__(self, save: SaveInfo, table: Callable[[], pygame.Surface | None]) -> None:
        super().__init__("saved_game")
        self.save, self.table = save, table

    @property
    def value(self) -> str:
        return f"{describe(self.save)}, {moment(self.save.saved_at)}"

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.box)
        picture, room = self.box.inset(22, 16).cut_top(self.box.h - SAVED_HIGH, 0)
        self._picture(canvas, Box(picture.x - 6, picture.y - 2, picture.w + 12, picture.h - 8))
        top, rest = room.cut_top(26, 4)
        canvas.text_in(_("Saved game"), top, theme.LABEL)
        if self.save.game and len(catalog.games()) > 1:
            emblem(canvas, self.save.game, Box(room.right - 44, room.y - 6, 44, 44))
        line, rest = rest.cut_top(30, 8)
        canvas.text_in(describe(self.save), line, theme.STRONG.at(23))
        crests, rest = rest.cut_top(40, 6)
        step = min(46.0, crests.w / max(1, len(self.save.seats)))
        for i, seat in enumerate(self.save.seats):
            canvas.picture(f"ui/crest_{seat.crest % 8}", Box(crests.x - 3 + i * step, crests.y, 40, 40))
        foot = theme.ASIDE.of(theme.GOLD_LIGHT)
        if self.save.waiting_for:
            text = _("{name} to play").format(name=self.save.waiting_for)
            canvas.text_in(text, Box(room.x, room.bottom - 54, room.w, 26), foot)
        canvas.text_in(moment(self.save.saved_at), Box(room.x, room.bottom - 26, room.w, 26), theme.ASIDE)

    def _picture(self, canvas: Canvas, box: Box) -> None:
        """The table; until it was made, and where it cannot be shown, the place of its game."""
        made = self.table()
        if made is not None:
            draw_keepsake(canvas, made, box)
        else:
            canvas.cover(title_picture(canvas.pens.assets.has, self.save.game), box, CASTLE)
        canvas.rounded(box, None, 0, 4, theme.HAIRLINE, 150, 1.4)


class Welcome(Panel):
    """For the first start: who is playing, and in which language."""

    def __init__(self, ui: Ui) -> None:
        said = _("“Play at once” seats you with four bots; there is nothing to set up. {key} explains every card.")
        rows: list[Widget] = [
            RichText(said.format(key=f"[b|{ui.keys.label('rules')}]"), theme.BODY, name="welcome_text"),
            name_field(ui, ui.apply_settings),
            language_choice(ui),
        ]
        super().__init__(Column(rows, gap=14), _("Welcome"), padding=22, name="welcome")


class TitleScreen(Screen):
    """The column offers "Continue" first if there is something to continue; one button is gold. Picture, line and what
    is begun here belong to the chosen game, which the shelf of games changes."""

    name = "title"
    rules_at = "topic:game"
    music = "menu"
    ambience = SILENCE

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        values = ui.settings.values
        self.first_start = not values.last_games and not values.player_name
        self.faults = {game: trouble(game, thorough=False) for game in catalog.games()}  # why it cannot be played
        self.keepsakes, self._pictured = Keepsakes(ui), False
        self._show_game()

    def _show_game(self) -> None:
        self.game = last_game(self.ui.settings.values)
        self.background = title_picture(self.ui.assets.has, self.game)

    def build(self) -> Widget:
        self._show_game()
        self.saved = self.ui.host.games.last()
        entries = self._entries()
        self.buttons: list[Widget] = [
            Button(text, action, "gold" if i == 0 else "ghost", name, height=62, style=theme.BUTTON.at(27))
            for i, (name, text, action) in enumerate(entries)
        ]
        self.logo = Label(APP_NAME, theme.LOGO.at(128), name="logo", gold=True)
        self.logo.role = "title"
        self.chosen_game = ChosenGame(self.game)
        self.shelf = Shelf(self.game, self._choose, self.faults) if len(catalog.games()) > 1 else None
        self.numbered = [] if self.shelf else self.buttons  # with several games the numbers belong to the shelf
        self.card: Widget | None = SavedCard(self.saved, self._table_of_saved) if self.saved else None
        if self.saved is None and self.first_start:
            self.card = Welcome(self.ui)
        self.version = Label(
            _("Version {number}").format(number=__version__), theme.BODY.of(theme.TEXT_DIM), name="version"
        )
        self.fan = Label(self._credit(), theme.BODY.of(theme.TEXT_DIM), "right", name="credit")
        self.key_hint = KeyHints([("full_screen", _("full screen")), ("help", _("keys"))])
        self.streak = Label("", theme.ASIDE.of(theme.GOLD_LIGHT), name="streak")
        self.streak.visible = False
        others = [one for one in (self.card, self.shelf, self.streak) if one is not None]
        self.ui.jobs.add(self, [self._look_for_faults, self._work_ahead, self._count_days])
        return Free(
            [_Ground(), self.logo, self.chosen_game, *self.buttons, *others, self.version, self.fan, self.key_hint],
            self._place,
        )

    def _entries(self) -> list[Entry]:
        games, stack = self.ui.host.games, self.ui.stack
        entries: list[Entry] = [
            ("quick_game", _("Play at once"), lambda: self._try(games.quick_game)),
            ("new_game", _("New game"), self._new_game),
            ("challenges", _("Challenges"), lambda: open_door("challenges", self.ui)),
            ("load", _("Load a game"), lambda: stack.push(self._screen("load"))),
            ("history", _("History"), lambda: open_door("history", self.ui)),
            ("reference", _("Cards and rules"), self._reference),
            ("settings", _("Settings"), lambda: stack.push(self._screen("settings"))),
            ("about", _("About"), lambda: stack.push(self._screen("about"))),
            ("quit", _("Quit"), self.ui.host.quit),
        ]
        entries = [entry for entry in entries if entry[0] not in PLACES or there(entry[0])]
        waits = learning.waits(self.ui, self.game) if there("learn") else None
        if waits is not None:
            names = [name for name, _text, _action in entries]
            entries.insert(0 if self.first_start else names.index("reference"), self._learn(waits))
        if self.saved is not None:
            entries.insert(0, ("continue", _("Continue"), lambda: self._try(games.continue_last)))
        return entries

    def _learn(self, waits: learning.Waits) -> Entry:
        """It stays until all lessons are done; then they are found under "Cards and rules"."""
        tutorial, lesson = waits.tutorial, waits.lesson
        if tutorial is not None:
            said = _("Go on learning (lesson {number})").format(number=lesson + 1)
            return "learn", said, lambda: open_door("lesson", self.ui, tutorial, lesson)
        said = _("Go on learning") if waits.begun else _("Learn the game")
        return "learn", said, lambda: open_door("learn", self.ui, self.game)

    def _credit(self) -> str:
        author = author_of(self.game)
        said = _("An unofficial fan work after {game} by {author}")
        return said.format(game=name_of(self.game), author=author) if author else ""

    def _choose(self, game: str) -> None:
        """The first click on a game chooses it, the next one goes on to its set-up."""
        if game == self.game:
            self._new_game()
            return
        self.ui.settings.values.last = game
        self.ui.apply_settings()
        self.ui.sound.play("card_place")
        self.rebuild()
        self.ui.focus = self.find(f"shelf:{game}")

    def _new_game(self) -> None:
        from game.ui.screens.new_game import NewGameScreen

        if said := usable.trouble(self.game):
            tell(self.ui, _("That did not work"), said)
            return
        self.ui.stack.push(NewGameScreen(self.ui, self.game))

    def _reference(self) -> None:
        from game.ui.screens.reference import open_reference

        open_reference(self.ui)

    def _screen(self, name: str) -> Screen:
        """The other screens are imported when they are wanted: the first frame does not wait for them."""
        if name == "load":
            from game.ui.screens.saves import LoadScreen

            return LoadScreen(self.ui)
        if name == "settings":
            from game.ui.screens.settings import SettingsScreen

            return SettingsScreen(self.ui)
        from game.ui.screens.about import AboutScreen

        return AboutScreen(self.ui)

    def _look_for_faults(self) -> None:
        """While nobody clicks, it is looked up which games can be played: their rules are read for that."""
        self.ui.jobs.add(self, [partial(self._look_at, game) for game in catalog.games()])

    def _look_at(self, game: str) -> None:
        found = trouble(game)
        if found != self.faults.get(game):
            self.faults[game] = found
            self.rebuild()

    def _work_ahead(self) -> None:
        """While nobody clicks, the pictures of the new-game screen are made ready."""
        if self.ui.stack.top is self:
            from game.ui.screens.prepare_pictures import prepare

            prepare(self)
            self._pictured = True
            if self.card is not None:
                self.card.invalidate()
            self.ui.assets.backdrop_ahead("ui/table")

    def _table_of_saved(self) -> pygame.Surface | None:
        """The table of the saved game in small, as soon as there is time for it."""
        save = self.saved
        if save is None or not self._pictured:
            return None
        return self.keepsakes.of_save(save)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.keepsakes.update() and self.card is not None:
            self.card.invalidate()

    def pause(self) -> None:
        self.keepsakes.forget()

    @property
    def still(self) -> bool:
        return not self.keepsakes.busy

    def _count_days(self) -> None:
        """While nobody clicks, it is looked up how many days in a row the deal of the day was played."""
        from game.history import days
        from game.ui.people import own_name
        from game.ui.screens.challenges.words import streak_words

        played, today = days.in_time(self.ui.host.history, own_name(self.ui.settings.values)), deals.today()
        self.streak.text = streak_words(days.running_streak(played, today), waits=today not in played)
        self.streak.visible = bool(self.streak.text)
        self.streak.invalidate()

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except SaveRefused as refused:
            tell(self.ui, _("That did not work"), str(refused))

    def keys(self) -> list[Line]:
        if self.shelf is None:
            return [(NUMBERS[: len(self.buttons)], _("Press that button"))]
        return [(NUMBERS[: len(self.shelf.children)], _("Choose that game; again: a new game"))]

    def back(self) -> None:
        """Esc goes to "Quit" rather than out of the program at once."""
        self.ui.focus = self.buttons[-1]
        self.ui.ring_visible = True
        self.ui.base.all()

    # -- layout ----------------------------------------------------------------------------------------------------
    def _place(self, box: Box) -> None:
        self.root_box = box
        ground = self.root.children[0].children[0] if self.root else None
        if ground is not None:
            ground.arrange(box)
        low = box.h < 900
        left = 60.0 if low else 120.0
        size = min(128.0, (box.w - 2 * left) / 8.6, box.h * 0.15)
        self.logo.style = self.logo.style.at(size)
        top = 26.0 if low else 130.0 + (box.h - 1080) * 0.25
        self.logo.arrange(Box(left - 14, top, box.w - 2 * left, size * 1.25))
        self.chosen_game.visible = not low
        self.chosen_game.arrange(Box(left, top + size * 1.26, min(900.0, box.w - left - 40), 72))
        start = top + size * 1.35 + (10 if low else 96)
        foot = box.bottom - (44 if low else 66)
        room = Box(left, start, box.w - 2 * left, foot - start - 20)
        if self.shelf is not None:
            room = self._place_shelf(self.shelf, box, room, low)
        self._place_buttons(room, low)
        self._place_foot(Box(left, foot, box.right - left - (48 if low else 60), 26))

    def _place_shelf(self, shelf: Shelf, box: Box, room: Box, low: bool) -> Box:
        """In whole plates beside the column where there is room, as a row of names elsewhere; gives the room that is
        left for the buttons."""
        if low:
            row, left = room.cut_bottom(ROW_HIGH, 12)
            shelf.arrange(row)
            return left
        beside = Box(room.x + COLUMN_WIDE + 24, room.y, box.right - 36 - room.x - COLUMN_WIDE - 24, room.h)
        high = PLATE_HIGH if beside.w >= shelf.wide else ROW_HIGH
        lift = (box.h - 1080) * 0.25
        wide = min(shelf.wide, beside.w)
        shelf.arrange(Box(beside.right - wide, box.bottom - 78 - lift - high, wide, high))
        return room

    def _place_foot(self, room: Box) -> None:
        """Version to the left, the rest from the right as far as there is room."""
        wide = self.version.natural(room.w)[0]
        self.version.arrange(Box(room.x, room.y, wide, room.h))
        left, right = room.x + wide + 40, room.right
        for label in (self.key_hint, self.fan):
            wide = label.natural(room.w)[0]
            label.visible = right - wide >= left
            label.arrange(Box(right - wide, room.y, wide, room.h))
            right -= wide + 60

    def _place_buttons(self, room: Box, low: bool) -> None:
        if not low:
            self._place_column(room)
            return
        wide = min(330.0, (room.w - 16) / 2)
        rows = (len(self.buttons) + 1) // 2
        high = min(62.0, (room.h - 10 * (rows - 1)) / rows)
        for i, button in enumerate(self.buttons):
            column, row = divmod(i, rows)
            button.arrange(Box(room.x + column * (wide + 16), room.y + row * (high + 10), wide, high))
        if self.card is not None:
            self.card.visible = False

    def _place_column(self, room: Box) -> None:
        """One under the other; those of PAIRS share a line."""
        names = [button.name for button in self.buttons]
        second = [i for i in range(1, len(names)) if (names[i - 1], names[i]) in PAIRS]
        lines = len(names) - len(second)
        wide, spare = COLUMN_WIDE, max(0.0, room.h - 640)
        high = min(78.0, 62.0 + spare * 0.06, room.h / lines - LEAST_GAP)
        gap = min(20.0 + spare * 0.04, (room.h - high * lines) / lines)
        boxes = [Box(room.x, room.y + i * (high + gap), wide, high) for i in range(lines)]
        for i in second:
            boxes[i - 1 : i] = boxes[i - 1].columns(2, 14)
        for button, box in zip(self.buttons, boxes, strict=True):
            button.arrange(box)
        broad, tall = SAVED_WIDE, 0.0  # to the left of the castle
        if self.card is not None:
            tall = SAVED_HIGH + TABLE_HIGH if self.saved else self.card.natural(broad)[1]
            self.card.arrange(Box(room.x + wide + 24, room.y, broad, tall))
        at = next(button for button in self.buttons if button.name == "challenges").box
        beside = Box(room.x + wide + 24, max(at.y, room.y + tall + 10), broad + 120, at.h)
        self.streak.arrange(beside)


class KeyHints(Widget):
    """A few actions with their keys, in one line; those without a key are left out."""

    role = "text"
    GAP = 10.0

    def __init__(self, hints: list[tuple[str, str]]) -> None:
        super().__init__("key_hints")
        self.hints = hints

    @property
    def value(self) -> str:
        return ", ".join(f"{self.ui.keys.label(action)}: {meaning}" for action, meaning in self.hints)

    def _known(self) -> list[tuple[str, str, float, float]]:
        """Key, meaning, and how wide each is."""
        keys, text = self.ui.keys, self.ui.text
        found = [(keys.shown(action), meaning) for action, meaning in self.hints if keys.shown(action)]
        return [(key, meaning, width_of(text, key, pad=keys.pad_used), text.width(meaning, HINT_STYLE))
                for key, meaning in found]  # fmt: skip

    def natural(self, width: float) -> tuple[float, float]:
        return sum(cap + self.GAP + wide + 26 for _key, _meaning, cap, wide in self._known()) - 26, 28.0

    def draw(self, canvas: Canvas) -> None:
        x = self.box.x
        for key, meaning, cap, wide in self._known():
            place = Box(x, self.box.y, cap, self.box.h)
            draw_input(canvas, place, key, theme.TEXT_DIM, pad=self.ui.keys.pad_used)
            canvas.text(meaning, x + cap + self.GAP, self.box.cy, HINT_STYLE)
            x += cap + self.GAP + wide + 26


SHINE = 280.0  # width of the light round the crown


class _Ground(Widget):
    """The darkened left side that carries the column, and the gold frame of the window."""

    role = "picture"

    def draw(self, canvas: Canvas) -> None:
        foot = self.box.cut_bottom(150)[0]
        canvas.surface_at(_dusk(canvas, foot), foot.x, foot.y)
        canvas.skin("window_frame", self.box)
        if self.box.h < 900:
            return
        lift = (self.box.h - 1080) * 0.25
        crown = Box(self.box.x + 118, self.box.y + 36 + lift, 122, 122)
        canvas.surface_at(self._shine(canvas), crown.cx - SHINE / 2, crown.cy - SHINE / 2)
        canvas.picture("ui/crown", crown)
        canvas.ornament(self.box.x + 120 + 300, self.box.y + 376 + lift, 600)

    @staticmethod
    def _shine(canvas: Canvas) -> pygame.Surface:
        """A soft light behind the crown."""
        side = canvas.scale.px(SHINE)

        def make() -> pygame.Surface:
            rings = 48
            light = pygame.Surface((2 * rings, 2 * rings), pygame.SRCALPHA)
            for radius in range(rings, 0, -1):
                strength = (1 - radius / rings) ** 2
                pygame.draw.circle(light, (*theme.GOLD_LIGHT, round(105 * strength)), (rings, rings), radius)
            return smoothscale(light, (side, side))

        return canvas.pens.assets.keep(("shine", side), make)


def _dusk(canvas: Canvas, box: Box) -> pygame.Surface:
    """Darkness that rises from the lower edge, so that the small print can be read."""
    size = canvas.scale.rect(box).size

    def make() -> pygame.Surface:
        steps = pygame.Surface((1, 16), pygame.SRCALPHA)
        for row in range(16):
            steps.set_at((0, row), (*theme.INK, round(190 * (row / 15) ** 1.3)))
        return smoothscale(steps, size)

    return canvas.pens.assets.keep(("dusk", size), make)
