"""What the load screen is made of: a line for each save, the chosen one in full, and what stands there without any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.doors import there
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.screens.save_signs import SIZE, draw_sign
from game.ui.screens.save_words import describe, moment, title_of, titles_of
from game.ui.screens.title import CASTLE
from game.ui.services import SavedSeat, SaveInfo
from game.ui.widgets import Button, Column, Grid, Label, Ornament, Panel, RichText, Row, ScrollArea, Spacer, Widget

if TYPE_CHECKING:
    from game.ui.screens.load import LoadScreen

NARROW = 560.0  # units below which a line says only the name, the date and the players


class SaveRow(Widget):
    """One save in the list."""

    role = "row"
    focusable = True
    bleed = 4.0

    def __init__(self, save: SaveInfo, screen: LoadScreen, height: float) -> None:
        super().__init__(f"save:{save.key}")
        self.save, self.screen = save, screen
        self.height = height

    @property
    def value(self) -> str:
        return title_of(self.save)

    def activate(self) -> None:
        if self.screen.chosen == self.save.key and not self.save.trouble:
            self.screen.load()
        else:
            self.screen.choose(self.save.key)

    def attention(self, on: bool) -> None:
        if on and self.ui.ring_visible and self.ui.focus is self:
            self.screen.choose(self.save.key)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.screen.chosen == self.save.key
        line = theme.FOCUS if chosen else theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if chosen else theme.WELL
        ground = theme.mix(ground, theme.GOLD_PALE, 0.05) if self.hovered else ground
        canvas.rounded(self.box, ground, 235, 9, line, 255 if chosen else 110, 2.2 if chosen else 1.2)
        if self.save.known != "whole":
            self.screen.to_look_at.append(self)
        room = self.box.inset(14, 10).cut_left(SIZE, 14)[1].inset(0, 0)
        draw_sign(canvas, self.save, self.box.x + 14 + SIZE / 2, self.box.cy)
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

    def _title(self, canvas: Canvas, room: Box) -> None:
        """Its name, or as many of the players as there is room for."""
        smallest = theme.STRONG.at(theme.SMALLEST)
        titles = titles_of(self.save)
        fitting = (title for title in titles if canvas.pens.text.width(title, smallest) <= room.w)
        canvas.text_in(next(fitting, titles[-1]), room, theme.STRONG.at(23))


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
    """The city of the title in whatever height is left, for the eye; nothing where that is too little."""

    role = "picture"

    def __init__(self, veil: int = 40) -> None:
        super().__init__()
        self.veil = veil

    def draw(self, canvas: Canvas) -> None:
        if self.box.h >= 90:
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
        column: list[Widget] = [title, Ornament(420), facts, Scene().sized(grow=1), begin, *actions]
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


class Nothing(Widget):
    """No save yet: a quiet picture and the way to the first one."""

    bleed = 40.0

    def __init__(self, screen: LoadScreen) -> None:
        self.screen = screen
        self.words = RichText("[h|" + _("Nothing has been saved yet.") + "]", theme.ON_PARCHMENT.at(26), "center")
        self.words.name = "nothing"
        said = _("Every game keeps itself after each decision, and waits for you here and under “Continue”.")
        self.more = RichText(said, theme.ON_PARCHMENT.at(20), "center")
        self.start = Button(_("Play at once"), screen.play_at_once, "gold", "quick_game", height=66)
        super().__init__("", [self.words, self.more, self.start])

    def arrange(self, box: Box) -> None:
        self.box = box
        wide = min(720.0, box.w)
        self.picture_size = min(190.0, box.h * 0.28)
        inner = wide - 100
        first, second = self.words.natural(inner)[1], self.more.natural(inner)[1]
        high = min(box.h, 36 + self.picture_size + 18 + first + 14 + second + 26 + 66 + 36)
        self.sheet = box.centered(wide, high)
        y = self.sheet.y + 36 + self.picture_size + 18
        self.words.arrange(Box(self.sheet.x + 50, y, inner, first))
        self.more.arrange(Box(self.sheet.x + 50, y + first + 14, inner, second))
        self.start.arrange(Box(box.cx - 170, self.sheet.bottom - 36 - 66, 340, 66))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.sheet)
        size = self.picture_size
        canvas.picture("ui/crown", Box(self.sheet.cx - size / 2, self.sheet.y + 30, size, size))
