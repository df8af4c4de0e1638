"""What the load screen is made of: a line for each save, the chosen one in full, and what stands there without any."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec
import pygame

from game.ui.doors import open_door, there
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Colour
from game.ui.keepsakes import Keepsakes, draw_keepsake
from game.ui.lang import N_, _
from game.ui.screens.list_rows import GAP, PICTURED, ListRow, ListTile, Sheet, columns_of
from game.ui.screens.reading import page, roomy
from game.ui.screens.save_words import day, describe, moment, short_of, title_of, titles_of
from game.ui.screens.shelf import CASTLE
from game.ui.services import SavedSeat, SaveInfo, SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Grid, Label, Ornament, Panel, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.field import ask_text
from game.ui.widgets.modal import confirm, tell
from game.ui.window.screen import Screen

# The signs in front of saves.

State = Literal["unfinished", "finished", "elsewhere", "damaged"]
SIZE = 40.0
INKS: dict[State, Colour] = {
    "unfinished": theme.GOLD_LIGHT, "finished": theme.TEXT_DIM, "elsewhere": theme.TEXT_DIM,
    "damaged": theme.REASON_TEXT,
}  # fmt: skip


def state_of(save: SaveInfo) -> State:
    """What the sign says."""
    if save.trouble:
        return "damaged"
    if save.elsewhere:
        return "elsewhere"
    return "finished" if save.finished else "unfinished"


def draw_sign(canvas: Canvas, save: SaveInfo, cx: float, cy: float) -> None:
    """A small medal with the sign, around that middle."""
    state, side = state_of(save), canvas.scale.px(SIZE)
    ink = canvas.pens.text.sight.ink(INKS[state])

    def make() -> pygame.Surface:
        return shapes.supersampled(side, side, lambda surface, _factor: _paint(surface, state, ink))

    made = canvas.pens.assets.keep(("save sign", state, side, ink), make)
    box = Box(cx - SIZE / 2, cy - SIZE / 2, SIZE, SIZE)
    canvas.surface_at(made, box.x, box.y)


def _paint(surface: pygame.Surface, state: State, ink: Colour) -> None:
    side = surface.get_width()
    middle, thick = side / 2, max(1, round(side * 0.075))
    pygame.draw.circle(surface, (*theme.INK, 255), (middle, middle), side * 0.49)
    pygame.draw.circle(surface, (*ink, 255), (middle, middle), side * 0.49, max(1, round(side * 0.045)))

    def at(x: float, y: float) -> tuple[float, float]:
        return side * x, side * y

    if state == "unfinished":  # an hourglass
        pygame.draw.polygon(surface, ink, [at(0.33, 0.27), at(0.67, 0.27), at(0.5, 0.5)])
        pygame.draw.polygon(surface, ink, [at(0.5, 0.5), at(0.67, 0.73), at(0.33, 0.73)])
        for y in (0.25, 0.75):
            pygame.draw.line(surface, ink, at(0.29, y), at(0.71, y), thick)
    elif state == "finished":  # a tick
        pygame.draw.lines(surface, ink, False, [at(0.29, 0.52), at(0.44, 0.67), at(0.72, 0.34)], round(thick * 1.5))
    elif state == "elsewhere":  # two windows
        for x, y in ((0.28, 0.28), (0.42, 0.42)):
            pygame.draw.rect(surface, theme.INK, (*at(x, y), side * 0.32, side * 0.32))
            pygame.draw.rect(surface, ink, (*at(x, y), side * 0.32, side * 0.32), thick)
    else:
        pygame.draw.line(surface, ink, at(0.5, 0.24), at(0.5, 0.58), round(thick * 1.5))
        pygame.draw.circle(surface, ink, at(0.5, 0.73), side * 0.062)


NARROW = 560.0  # units below which a line says only the name, the date and the players


class SaveRow(ListRow):
    """One save in the list."""

    def __init__(self, save: SaveInfo, screen: LoadScreen, height: float) -> None:
        super().__init__(f"save:{save.key}", height)
        self.save, self.screen = save, screen

    @property
    def value(self) -> str:
        return title_of(self.save)

    @property
    def spoken(self) -> str:
        if self.save.trouble:
            damaged, why = _("Damaged"), _("cannot be loaded")
            return f"{title_of(self.save)}. {damaged}: {why}"
        said = _("Open in another window") if self.save.elsewhere else describe(self.save) if self.save.seats else ""
        return ", ".join(one for one in (title_of(self.save), said, moment(self.save.saved_at)) if one)

    @property
    def described(self) -> str:
        return ", ".join(seat.name for seat in self.save.seats)

    @property
    def chosen(self) -> bool:
        return self.screen.chosen == self.save.key

    def choose(self) -> None:
        self.screen.choose(self.save.key)

    def open(self) -> None:
        if self.save.trouble:
            self.choose()
        else:
            self.screen.load()

    def draw_on(self, canvas: Canvas) -> None:
        if self.save.known != "whole":
            self.screen.to_look_at.append(self)
        room = self._picture(canvas)
        narrow = room.w < NARROW
        upper, lower = room.cut_top(room.h * 0.52)
        beside = 0.0 if narrow and not self.save.trouble else min(330.0, room.w * 0.42)
        self._title(canvas, upper.cut_right(beside, 16)[1] if beside else upper)
        right = upper.cut_right(beside)[0]
        if self.save.trouble:
            canvas.text_in(_("Damaged"), right, theme.STRONG.of(theme.REASON_TEXT), "right")
            canvas.text_in(_("cannot be loaded"), lower, theme.ASIDE.of(theme.REASON_TEXT))
            return
        if not narrow and self.save.seats:
            said = _("Open in another window") if self.save.elsewhere else describe(self.save)
            canvas.text_in(said, right, theme.BODY, "right")
        step = 32.0
        canvas.text_in(moment(self.save.saved_at), lower.cut_right(step * len(self.save.seats), 8)[1], theme.ASIDE)
        for i, seat in enumerate(reversed(self.save.seats)):
            canvas.picture(f"ui/crest_{seat.crest % 8}", Box(lower.right - 30 - i * step, lower.cy - 15, 32, 32))

    def _picture(self, canvas: Canvas) -> Box:
        """The table in small, with the sign on it, or the sign alone; what is left beside it."""
        made = None
        if self.box.w - self.pictured >= NARROW and not self.save.trouble:
            made = self.screen.keepsake(self.save)
        if made is None:
            draw_sign(canvas, self.save, self.box.x + 14 + SIZE / 2, self.box.cy)
            return self.box.inset(14, 10).cut_left(SIZE, 14)[1]
        box = self.draw_picture(canvas, made)
        draw_sign(canvas, self.save, box.x + SIZE / 2 + 2, box.bottom - SIZE / 2 - 2)
        return Box(box.right + 14, self.box.y + 10, self.box.right - box.right - 28, self.box.h - 20)

    def _title(self, canvas: Canvas, room: Box) -> None:
        """Its name, or as many of the players as there is room for."""
        smallest = theme.STRONG.at(theme.SMALLEST)
        titles = titles_of(self.save)
        fitting = (title for title in titles if canvas.pens.text.width(title, smallest) <= room.w)
        canvas.text_in(next(fitting, titles[-1]), room, theme.STRONG.at(23))


INK_TITLE, INK_ASIDE = theme.Style("bold", 20, theme.INK_HEAD), theme.ON_PARCHMENT_DIM.at(17)
TWO_LINES = theme.Style("bold", 17, theme.INK_HEAD, leading=1.0)  # of a long name
CREST = 28.0


class SaveTile(ListTile):
    """One save in the wall."""

    def __init__(self, save: SaveInfo, screen: LoadScreen) -> None:
        super().__init__(f"save:{save.key}")
        self.save, self.screen = save, screen

    value = SaveRow.value
    spoken = SaveRow.spoken
    described = SaveRow.described
    chosen = SaveRow.chosen
    choose = SaveRow.choose
    open = SaveRow.open

    @property
    def made(self) -> pygame.Surface | None:
        return None if self.save.trouble else self.screen.keepsake(self.save)

    @property
    def whose(self) -> str:
        return self.save.game

    def draw_on(self, canvas: Canvas) -> None:
        if self.save.known != "whole":
            self.screen.to_look_at.append(self)
        box = self.picture_box
        draw_sign(canvas, self.save, box.x + SIZE / 2 + 4, box.bottom - SIZE / 2 - 4)

    def draw_foot(self, canvas: Canvas, room: Box) -> None:
        upper, lower = room.cut_top(room.h * 0.56)
        titles = titles_of(self.save)
        fitting = (title for title in titles if canvas.pens.text.width(title, INK_TITLE) <= upper.w)
        title = next(fitting, titles[-1])
        if canvas.pens.text.width(title, INK_TITLE.at(theme.SMALLEST)) <= upper.w:
            canvas.text_in(title, upper, canvas.pens.text.fit(title, INK_TITLE, upper.w))
        else:
            canvas.paragraph(escape(title), upper, TWO_LINES, "left", "middle")
        if self.save.trouble:
            canvas.text_in(_("Damaged"), lower, INK_TITLE.of(theme.DANGER_DARK))
            return
        seats = () if self.save.elsewhere else self.save.seats  # that it is open takes the whole line
        step = min(30.0, (lower.w * 0.55 - CREST) / max(1, len(seats) - 1))
        crests, left = lower.cut_right(step * (len(seats) - 1) + CREST, 8) if seats else (lower, lower)
        for at, seat in enumerate(seats):
            canvas.picture(f"ui/crest_{seat.crest % 8}", Box(crests.x + at * step, crests.cy - 14, CREST, CREST))
        said = _("Open in another window") if self.save.elsewhere else short_of(self.save)
        for words in (f"{said}, {day(self.save.saved_at)}", said):
            if canvas.pens.text.width(words, INK_ASIDE) <= left.w:
                break
        canvas.text_in(words, left, INK_ASIDE)


class SeatLine(Widget):
    """One player of a save: shield, name, person or bot."""

    role = "row"

    def __init__(self, seat: SavedSeat, next_to_play: bool) -> None:
        super().__init__()
        self.seat, self.next_to_play = seat, next_to_play
        self.height = 44.0

    @property
    def value(self) -> str:
        return f"{self.seat.name}, {self._kind()}"

    @property
    def spoken(self) -> str:
        playing = _("to play")
        return f"{self.value}, {playing}" if self.next_to_play else self.value

    def _kind(self) -> str:
        return _("person") if self.seat.human else _("bot")

    def draw(self, canvas: Canvas) -> None:
        ground = theme.SEATS[self.seat.crest % 8]
        line = theme.FOCUS if self.next_to_play else ground
        canvas.rounded(self.box, ground, 30, 7, line, 200 if self.next_to_play else 60, 1.2)
        left, rest = self.box.inset(8, 0).cut_left(38, 10)
        canvas.picture(f"ui/crest_{self.seat.crest % 8}", left.centered(36, 36).moved(0, 2))
        said = _("to play") if self.next_to_play else self._kind()
        wide = min(rest.w * 0.45, canvas.pens.text.width(said, theme.ASIDE) + 8)
        right, name = rest.inset(4, 0).cut_right(wide, 8)
        canvas.text_in(self.seat.name, name, theme.STRONG)
        canvas.text_in(said, right, theme.ASIDE.of(theme.GOLD_LIGHT) if self.next_to_play else theme.ASIDE, "right")


class Scene(Widget):
    """The table of a game, or the city of the title, in whatever height is left, for the eye; nothing where that is too
    little."""

    role = "picture"

    def __init__(self, veil: int = 40, table: Callable[[], pygame.Surface | None] = lambda: None) -> None:
        super().__init__()
        self.veil, self.table = veil, table

    def draw(self, canvas: Canvas) -> None:
        if self.box.h < 90:
            return
        made = self.table()
        if made is not None:
            wide = min(self.box.w, self.box.h * PICTURED)
            box = self.box.centered(wide, wide / PICTURED)
            draw_keepsake(canvas, made, box)
            canvas.rounded(box, None, 0, 4, theme.HAIRLINE, 150, 1.4)
        else:
            canvas.cover("ui/title", self.box, CASTLE)
            canvas.veil(self.box, theme.INK, self.veil)
            canvas.rounded(self.box, None, 0, 4, theme.HAIRLINE, 130, 1.4)


def chosen_save(save: SaveInfo, screen: LoadScreen, wide: bool) -> Widget:
    """What is known about a save, and what can be done with it."""
    high = 50.0 if wide else 44.0
    when = moment(save.saved_at)
    if save.automatic:
        when = _("{when}. Kept automatically after every decision.").format(when=when)
    head, below = (describe(save), "") if save.automatic else (save.name, describe(save))
    lines: list[Widget] = [RichText(text, theme.LEAD) for text in (below, _open_elsewhere(save)) if text]
    lines += [RichText(when, theme.ASIDE), Spacer(6.0)]
    lines += [SeatLine(seat, bool(seat.name) and seat.name == save.waiting_for) for seat in save.seats]
    load = Button(_load_words(save), screen.load, "gold", "load", height=70 if wide else 54)
    film = Button(_("Replay"), screen.replay, "ghost", "film", height=70 if wide else 54)
    begin = Row([load.sized(grow=3), film.sized(grow=2)], gap=10) if there("film") else load
    keep = Button(_("Keep under a name"), screen.copy, "ghost", "copy", height=high)
    delete = Button(_("Delete"), screen.delete, "danger", "delete", height=high)
    others: list[Widget] = [
        Button(_("Rename"), screen.rename, "ghost", "rename", height=high),
        Button(_("Copy"), screen.copy, "ghost", "copy", height=high),
        delete,
    ]
    if save.automatic:
        others = [keep, delete]
    lines_of = [others] if wide else [others[:2], others[2:]]
    actions: list[Widget] = [Grid(line, len(line), gap=10) for line in lines_of]
    if save.automatic:  # one button has far longer words than the other
        actions = [Row([one.sized(grow=1) for one in others], gap=10)]
    facts = ScrollArea(Column(lines, gap=7), "facts")
    title = Label(head, theme.HEADING.at(30 if wide else 26), name="save_name")
    if wide:
        column: list[Widget] = [
            title,
            Ornament(420),
            facts,
            Scene(table=lambda: screen.keepsake(save)).sized(grow=1),
            begin,
            *actions,
        ]
    else:
        column = [title, facts.sized(grow=1), begin, *actions]
    return Panel(Column(column, gap=12 if wide else 8), padding=26 if wide else 16)


def _load_words(save: SaveInfo) -> str:
    if save.elsewhere:
        return _("Play on in a copy")
    return _("Show the scores") if save.finished else _("Load")


def _open_elsewhere(save: SaveInfo) -> str:
    return _("Another window plays this game now.") if save.elsewhere else ""


def damaged(save: SaveInfo, screen: LoadScreen, wide: bool) -> Widget:
    """A damaged file can still be put away; whatever is wrong is said in full."""
    rows: list[Widget] = [
        Label(save.name, theme.HEADING.at(28), name="save_name"),
        RichText("[h|" + _("Damaged") + "]", theme.LEAD.of(theme.REASON_TEXT)),
        RichText(escape(save.trouble), theme.LEAD.of(theme.REASON_TEXT), name="trouble"),
        RichText(_("Nothing of it is lost: the file stays as it is until you delete it."), theme.ASIDE),
    ]
    delete = Button(_("Delete"), screen.delete, "danger", "delete", height=54)
    facts: Widget = ScrollArea(Column(rows, gap=14), "facts")
    room = [facts, Scene(150).sized(grow=1)] if wide else [facts.sized(grow=1)]
    return Panel(Column([*room, delete], gap=14), padding=26)


def nothing(screen: LoadScreen) -> Widget:
    """No save yet: the way to the first one."""
    said = _("Every game keeps itself after each decision, and waits for you here and under “Continue”.")
    start = Button(_("Play at once"), screen.play_at_once, "gold", "quick_game", height=62)
    return Sheet([_("Nothing has been saved yet."), said], start)


# The save folder.

LONGEST_PATH = 400
BESIDE_LIST = 150.0  # units of frames and of the bar of a list
PATIENCE = 0.004  # seconds of a frame in which files are read
SHELVES: list[tuple[str, Callable[[SaveInfo], bool]]] = [
    (N_("Unfinished games"), lambda save: save.automatic and not save.finished),
    (N_("Saved under a name"), lambda save: not save.automatic),
    (N_("Finished games"), lambda save: save.automatic and save.finished),
]


class LoadScreen(Screen):
    """The list to the left, the chosen save and what can be done with it to the right."""

    name = "load"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.chosen = ""
        self.entries: list[SaveInfo] = []
        self._offset = 0.0
        self.keepsakes = Keepsakes(ui)
        self.to_look_at: list[SaveRow | SaveTile] = []  # seen on the screen, their files not read yet

    # -- actions ---------------------------------------------------------------------------------------------------
    @property
    def save(self) -> SaveInfo | None:
        return next((entry for entry in self.entries if entry.key == self.chosen), None)

    def choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self._offset = self.list.offset
            self.rebuild()

    def load(self) -> None:
        save = self.save
        if save is not None and not save.trouble:
            try:
                self.ui.host.games.load(save.key)
            except SaveRefused as refused:
                tell(self.ui, _("That did not work"), str(refused))

    def replay(self) -> None:
        """The chosen game as a film: whatever can be read of it, finished or not."""
        save = self.save
        if save is not None:
            self._show_film(save.key)

    def _show_film(self, key: str) -> None:
        self._try(lambda: open_door("film", self.ui, self.ui.host.saves.read(key)))

    def ask_for_file(self) -> None:
        """A save that lies somewhere else: its path is typed or pasted; it can be dropped on the window, too."""
        ask_text(
            self.ui, _("Open a file"), _("Where it lies"), "", _("Open"), _("Cancel"),
            lambda text: self.open_file(Path(text.strip("\"'")).expanduser()), LONGEST_PATH,
        )  # fmt: skip

    def open_file(self, path: Path) -> None:
        """Puts a copy of a save, or of the game in a report of an error, among the others and chooses it."""

        def bring() -> None:
            self.chosen = self.ui.host.saves.bring(path)

        self._try(bring)

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE and not self.layers:
            self.open_file(Path(event.file))
            return True
        return super().process_event(event)

    def play_at_once(self) -> None:
        """There is nothing to load: a game instead."""
        self._try(self.ui.host.games.quick_game)

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")
        if self.ui.stack.top is self:
            self.rebuild()

    def rename(self) -> None:
        save = self.save
        if save is not None:
            ask_text(
                self.ui, _("Rename"), _("New name"), save.name, _("Rename"), _("Cancel"),
                lambda text: self._try(lambda: self.ui.host.saves.rename(save.key, text)),
            )  # fmt: skip

    def copy(self) -> None:
        save = self.save
        if save is not None:
            name = f"{describe(save)}" if save.automatic else _("{name} (copy)").format(name=save.name)
            title, act = (_("Keep under a name"), _("Keep")) if save.automatic else (_("Copy"), _("Copy"))
            label = _("Name of the save") if save.automatic else _("Name of the copy")
            ask_text(
                self.ui, title, label, name[:40], act, _("Cancel"),
                lambda text: self._try(lambda: self.ui.host.saves.copy(save.key, text)),
            )  # fmt: skip

    def delete(self) -> None:
        save = self.save
        if save is not None:
            question = _("“{name}” will be gone for good.").format(name=escape(title_of(save)))
            confirm(
                self.ui, _("Delete this save?"), question, _("Delete"), _("Keep it"),
                lambda: self._try(lambda: self.ui.host.saves.delete(save.key)),
            )  # fmt: skip

    def update(self, seconds: float) -> None:
        """Reads the files of the saves that are seen, as many as a frame has time for."""
        super().update(seconds)
        if self.keepsakes.update() and self.root is not None:
            self.root.invalidate()
        end = time.perf_counter() + PATIENCE
        while self.to_look_at and time.perf_counter() < end:
            row = self.to_look_at.pop()
            if row.save.known != "whole":
                self._looked_at(row, self.ui.host.saves.look(row.save, closely=True))

    def _looked_at(self, row: SaveRow | SaveTile, found: SaveInfo) -> None:
        before, row.save = row.save, found
        self.entries = [found if entry.key == found.key else entry for entry in self.entries]
        if msgspec.structs.replace(before, known="whole") == found:
            return
        row.invalidate()
        if found.key == self.chosen and self.ui.stack.top is self:
            self._offset = self.list.offset
            self.rebuild()

    def keepsake(self, save: SaveInfo) -> pygame.Surface | None:
        """The table of a save in small, as soon as there is a picture of it."""
        return self.keepsakes.of_save(save)

    def pause(self) -> None:
        self.keepsakes.forget()

    @property
    def still(self) -> bool:
        return not self.to_look_at and not self.keepsakes.busy

    def key(self, event: pygame.event.Event) -> bool:
        if self.ui.keys.means(event, "delete") and self.save is not None:
            self.delete()
            return True
        return False

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        found = self.ui.host.saves.list()
        self.entries = [entry for _title, belongs in SHELVES for entry in found if belongs(entry)]
        if self.save is None:
            self.chosen = self.entries[0].key if self.entries else ""
        wide = roomy(bounds)
        high = 92.0 if wide else 84.0
        share = min(620.0, bounds.w * 0.31) if wide else bounds.w * 0.4
        across = columns_of(bounds.w - share - BESIDE_LIST, self.ui.scale.k)
        self.list = ScrollArea(Column(self._rows(high, across), gap=10), "saves")
        self.list.offset = self._offset
        self.background, self.veil = ("ui/table", 0) if self.entries else ("ui/title", 150)
        body = self._shelves(wide, share) if self.entries else nothing(self)
        folder = _("The saves lie in {folder}. Put files from others there to load them here.").format(
            folder=escape(str(self.ui.host.saves.folder()))
        )
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        other = Button(_("Open a file …"), self.ask_for_file, "ghost", "open_file", height=66)
        hint = RichText(folder, theme.ASIDE, "left", "middle", "folder")
        return page(_("Load a game"), body, [back.sized(width=200 if wide else 150), hint.sized(grow=1), other], bounds)

    def _rows(self, high: float, across: int) -> list[Widget]:
        """The saves under what they have in common, as a wall of pictures where there is room for one."""
        rows: list[Widget] = []
        for title, belongs in SHELVES:
            found = [entry for entry in self.entries if belongs(entry)]
            if not found:
                continue
            rows.append(Label(_(title), theme.LABEL, name=f"shelf:{title}"))
            if across > 1:
                rows.append(Grid([SaveTile(entry, self) for entry in found], across, gap=GAP))
            else:
                rows += [SaveRow(entry, self, high) for entry in found]
        return rows

    def _shelves(self, wide: bool, share: float) -> Widget:
        save = self.save
        assert save is not None
        details = damaged(save, self, wide) if save.trouble else chosen_save(save, self, wide)
        return Row([Panel(self.list, padding=18).sized(grow=1), details.sized(width=share)], gap=16)

    def first_focus(self) -> Widget | None:
        return self.find(f"save:{self.chosen}") if self.entries else None
