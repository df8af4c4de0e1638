"""The page with the list of games, fifty at a time, and the chosen one beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from game import catalog
from game.history.played import ALL, PlayedGame, PlayedSeat, Wanted
from game.history.store import History
from game.session.notices import SaveFault
from game.session.save import SaveFile
from game.ui import opponents
from game.ui.deals import code_of
from game.ui.doors import open_door, there
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.game_words import name_of
from game.ui.keepsakes import draw_keepsake
from game.ui.lang import _, joined, ngettext
from game.ui.plots import Bar, Bars, Head, Part
from game.ui.plots.base import share_words
from game.ui.screens.challenges.sharing import open_code
from game.ui.screens.history.exports import write_game
from game.ui.screens.history.nothing import no_games, none_fits
from game.ui.screens.history.pages import PagesOfGames
from game.ui.screens.history.words import (
    KINDS,
    cast_words,
    count_words,
    gathered,
    in_order,
    kind_words,
    main_sources,
    place_words,
    prepare,
    source_words,
    span_words,
)
from game.ui.screens.list_rows import GAP, PICTURED, ListRow, ListTile, columns_of
from game.ui.screens.reading import roomy, tight
from game.ui.screens.save_words import day, moment
from game.ui.screens.shelf import emblem
from game.ui.services import SaveRefused, ToldCode
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Grid,
    IconButton,
    Label,
    Panel,
    RichText,
    Row,
    ScrollArea,
    Spacer,
    TextField,
    Widget,
)
from game.ui.widgets.modal import Dialog, confirm, open_dialog, tell

# A game of the list in full.


def game_details(game: PlayedGame, page: GamesPage, *, wide: bool) -> Widget:
    """What is known about a game, and what can be done with it."""
    title = Label(name_of(game.game), theme.HEADING.at(30 if wide else 26), name="played_game")
    facts = [RichText(escape(line), theme.BODY) for line in facts_of(game)]
    acts = _acts(page, 50.0 if wide else 46.0)
    if tight(page.screen.ui.scale.bounds):  # all of it scrolls where every line counts
        known = ScrollArea(Column([title, *facts[:1], *acts, *facts[1:], points_of(game)], gap=8), "facts")
        return Panel(known, padding=14)
    table: list[Widget] = [TableAtEnd(game, page)] if wide else []
    known = ScrollArea(Column([*table, *facts, points_of(game)], gap=8), "facts")
    return Panel(Column([title, known.sized(grow=1), *acts], gap=10), padding=22 if wide else 14)


class TableAtEnd(Widget):
    """The table of a game at its end, as large as there is room."""

    role = "picture"

    def __init__(self, game: PlayedGame, page: GamesPage) -> None:
        super().__init__()
        self.game, self.page = game, page

    def natural(self, width: float) -> tuple[float, float]:
        return width, min(width / PICTURED, HIGHEST) if self.page.screen.keepsake(self.game) is not None else 0.0

    def draw(self, canvas: Canvas) -> None:
        made = self.page.screen.keepsake(self.game)
        if made is not None and self.box.h > 1:
            box = self.box.centered(min(self.box.w, self.box.h * PICTURED), self.box.h)
            draw_keepsake(canvas, made, box)
            canvas.rounded(box, None, 0, 4, theme.HAIRLINE, 150, 1.4)


def _acts(page: GamesPage, high: float) -> list[Widget]:
    """What can be done with it."""
    watch = Button(_("Watch the game"), page.watch, "gold", "watch", height=high + 8)
    if not there("film"):
        watch.disable(_("Games cannot be watched here."))
    again = Button(_("Play this deal again"), page.play_again, name="same_deal", height=high)
    code = Button(_("Code"), page.tell_code, name="deal_code", height=high)
    code.tip = _("Somebody else can play the same deal with it.")
    export = Button(_("Export"), page.export, name="export_game", height=high)
    delete = Button(_("Delete"), page.delete, "danger", "delete", height=high)
    return [watch, again, Grid([code, export, delete], 3, gap=10)]


def facts_of(game: PlayedGame) -> list[str]:
    """When, of which kind, how long, with what."""
    players = ngettext("{count} player", "{count} players", game.players).format(count=game.players)
    facts = [joined([moment(game.played_at), players]), joined([kind_words(game.origin), *_length(game)])]
    cast = cast_words(game.game, game.cast)
    return [*facts, _("With: {cards}").format(cards=joined(cast))] if cast else facts


def _length(game: PlayedGame) -> list[str]:
    """How long it was, in whatever is known."""
    said = [ngettext("{count} decision", "{count} decisions", game.length).format(count=game.length)]
    return [*said, span_words(game.seconds)] if game.seconds >= 30 else said


def points_of(game: PlayedGame) -> Widget:
    """Everybody's points by their sources, the winner on top."""
    totals: Counter[str] = Counter()
    for seat in game.seats:
        totals.update(seat.sources)
    sources = main_sources(totals)
    inks = {name: i for i, name in enumerate(sources)}
    bars = [
        Bar(f"{seat.place}. {seat.name}", _parts(game, seat, inks), str(seat.points), f"ui/crest_{seat.seat % 8}")
        for seat in in_order(game)
    ]
    legend = [(inks[name], source_words(game.game, name)) for name in sources]
    said = _("How everybody came to their points.")
    return Bars(
        Head(_("Points by source"), said, "points", each=_("Player"), counts=_("Total")),
        bars,
        legend=legend if len(legend) > 1 else (),
    )


def _parts(game: PlayedGame, seat: PlayedSeat, inks: dict[str, int]) -> tuple[Part, ...]:
    who = _("{name} ({kind}), {place}").format(
        name=seat.name, kind=opponents.kind_words(seat.player), place=place_words(seat.place)
    )
    if not any(points > 0 for points in seat.sources.values()):
        points = ngettext("{count} point", "{count} points", seat.points).format(count=seat.points)
        return (Part(0, max(0, seat.points), f"{who}: {points}"),)
    points_by = gathered(seat.sources, list(inks))
    return tuple(
        Part(inks[name], max(0, points), f"{who}: {_piece(game, seat, name, points)}")
        for name, points in points_by.items()
    )


def _piece(game: PlayedGame, seat: PlayedSeat, name: str, points: int) -> str:
    said = ngettext("{source} {count} point of {whole}", "{source} {count} points of {whole}", points)
    whole = said.format(source=source_words(game.game, name), count=points, whole=seat.points)
    share = share_words(points / seat.points) if seat.points > 0 and points > 0 else ""
    return f"{whole} ({share})" if share else whole


# Which games.

OF_GAMES = ("game", "person", "players", "level", "origin", "won", "text")
OF_FIGURES = ("game", "person", "players", "level", "origin")
OF_RATINGS = ("game",)
WANTED_MOST, CHIPS = ("game", "person", "won", "origin"), 3
CHIP = 48.0  # units high
LONGEST = 40
USUAL = "usual"  # the kind "" in a list where "" is every kind
MOST_SEATS = 8
Options = list[tuple[str, str]]


def count_of(wanted: Wanted, names: Sequence[str]) -> int:
    """How many of these filters are set."""
    return sum(getattr(wanted, name) != getattr(ALL, name) for name in names)


def only(wanted: Wanted, names: Sequence[str]) -> Wanted:
    """The same without what these pages cannot filter by."""
    return Wanted(**{name: getattr(wanted, name) for name in names})


def filter_row(screen: PagesOfGames, names: Sequence[str], more: Sequence[Widget] = ()) -> Widget:
    """The choices that are wanted most side by side and a button that opens the rest, or where there is little room
    all of them; `more` beside the few of the ratings."""
    if names == OF_RATINGS:  # there are but two
        two = [*controls(screen, names), *more]
        return Row([*(one.sized(width=min(420.0, screen.ui.scale.bounds.w * 0.29)) for one in two), Spacer()], gap=10)
    if roomy(screen.ui.scale.bounds):
        return _chips(screen, names)
    set_now = count_of(screen.wanted, names)
    said = ngettext("{count} filter", "{count} filters", set_now).format(count=set_now) if set_now else _("All games")
    button = Button(_("Filters"), lambda: _open(screen, names), name="filters", height=44)
    return Row([button.sized(width=150), Label(said, theme.ASIDE)], gap=14, align="middle")


def _chips(screen: PagesOfGames, names: Sequence[str]) -> Widget:
    """Three choices that say what they are by what is chosen; the others fold out, and the search stands beside."""
    first = [name for name in WANTED_MOST if name in names][:CHIPS]
    rest = [name for name in names if name not in first and name != "text"]
    chips: list[Widget] = []
    for name in first:
        label, options, change = _KNOWN[name](screen)
        chips.append(Choice("", options, _chosen(screen.wanted, name), change, f"filter:{name}").called(label))
    set_now = count_of(screen.wanted, rest)
    said = ngettext("{count} more filter", "{count} more filters", set_now).format(count=set_now)
    kind = "gold" if set_now else "ghost"
    fold = Button(said if set_now else _("More filters"), lambda: _open(screen, rest), kind, "filters", height=CHIP)
    search = _search(screen).sized(grow=1) if "text" in names else Spacer()
    return Row([*chips, fold, search], gap=10, align="middle")


def controls(screen: PagesOfGames, names: Sequence[str]) -> list[Widget]:
    """The choices of these names."""
    return [_search(screen) if name == "text" else _choice(screen, name) for name in names]


def _open(screen: PagesOfGames, names: Sequence[str]) -> None:
    def close() -> None:
        screen.ui.stack.close_layer(layer)

    def clear() -> None:
        close()
        screen.want(ALL)

    rows = controls(screen, names)
    done = Button(_("Show"), close, "gold", "filters_done")
    buttons: list[Widget] = [Button(_("Clear filters"), clear, name="filters_clear"), done.sized(width=180), Spacer()]
    layer = open_dialog(screen.ui, Dialog(_("Filters"), Column(rows, gap=10), buttons, 560), first=rows[0])


def _search(screen: PagesOfGames) -> TextField:
    def typed(text: str) -> None:
        screen.want(replace(screen.wanted, text=text))

    if screen.search is None or screen.search.label != _("Search"):
        screen.search = TextField(_("Search"), screen.wanted.text, typed, "search", LONGEST, _("a name, a card"))
    screen.search.set(screen.wanted.text)
    return screen.search


def _choice(screen: PagesOfGames, name: str) -> Choice:
    label, options, change = _KNOWN[name](screen)
    return Choice(label, options, _chosen(screen.wanted, name), change, f"filter:{name}")


def _chosen(wanted: Wanted, name: str) -> str:
    """How the filter stands, as the value of its choice."""
    value = getattr(wanted, name)
    if name == "origin":
        return "" if value is None else value or USUAL
    if name == "won":
        return "" if value is None else "won" if value else "lost"
    return str(value or "")


Made = tuple[str, Options, Callable[[str], None]]


def _game(screen: PagesOfGames) -> Made:
    games = [(game, name_of(game)) for game in catalog.games()]
    every = [("", _("All games"))] if screen.tab != "ratings" else []
    return _("Game"), [*every, *games], lambda value: screen.want(replace(screen.wanted, game=value))


def _person(screen: PagesOfGames) -> Made:
    names = list(dict.fromkeys([*screen.people, *filter(None, [screen.wanted.person])]))
    options = [("", _("Everybody")), *((name, name) for name in names)]
    return _("Person"), options, lambda value: screen.want(replace(screen.wanted, person=value))


def _players(screen: PagesOfGames) -> Made:
    def words(count: int) -> str:
        return ngettext("{count} player", "{count} players", count).format(count=count)

    options = [("", _("Any number")), *((str(count), words(count)) for count in range(2, MOST_SEATS + 1))]
    return _("Players"), options, lambda value: screen.want(replace(screen.wanted, players=int(value or 0)))


def _level(screen: PagesOfGames) -> Made:
    known = opponents.levels(screen.wanted.game or catalog.USUAL)
    options = [("", _("Any")), *((level, opponents.level_words(level)) for level in known)]
    return _("Strongest opponent"), options, lambda value: screen.want(replace(screen.wanted, level=value))


def _origin(screen: PagesOfGames) -> Made:
    options = [("", _("Every kind")), *((kind or USUAL, kind_words(kind)) for kind in KINDS)]

    def change(value: str) -> None:
        screen.want(replace(screen.wanted, origin=None if not value else "" if value == USUAL else value))

    return _("Kind"), options, change


def _won(screen: PagesOfGames) -> Made:
    options = [("", _("Won or lost")), ("won", _("Won")), ("lost", _("Lost"))]

    def change(value: str) -> None:
        screen.want(replace(screen.wanted, won=None if not value else value == "won"))

    return _("Result"), options, change


_KNOWN: dict[str, Callable[[PagesOfGames], Made]] = {
    "game": _game, "person": _person, "players": _players, "level": _level, "origin": _origin, "won": _won,
}  # fmt: skip

__all__ = ["OF_FIGURES", "OF_GAMES", "OF_RATINGS", "controls", "count_of", "filter_row", "only"]


# A game in the list.

EMBLEM, SMALL_EMBLEM = 60.0, 36.0
HIGHEST = 330.0  # units of the picture beside the list
BESIDE_LIST = 140.0  # units of frames and of the bar of a list
LEAST_BESIDE = 560.0  # units that its words need
NAMED = 118.0  # units that a player needs to be named
POINTS = Style("xb", 19, theme.TEXT)
TITLE = theme.STRONG.at(22)
NAME = Style("text", 18, theme.TEXT_LOG)


def own_seat(game: PlayedGame, person: str) -> PlayedSeat | None:
    """Where the person sat, or the best of the people; None where only computer players sat."""
    return next((one for one in in_order(game) if one.human and person in ("", one.key)), None)


def title_of(game: PlayedGame) -> str:
    """Who won, in the fewest words."""
    winners = joined([one.name for one in in_order(game) if one.won])
    return _("{names} won").format(names=winners) if winners else _("Nobody won")


class GameRow(ListRow):
    """One game; the first click chooses it, the next one watches it."""

    def __init__(self, game: PlayedGame, page: GamesPage, height: float) -> None:
        super().__init__(f"game:{game.id}", height)
        self.game, self.page = game, page

    @property
    def value(self) -> str:
        seats = joined([f"{one.name} {one.points}" for one in in_order(self.game)])
        return f"{name_of(self.game.game)}, {moment(self.game.played_at)}: {seats}"

    @property
    def chosen(self) -> bool:
        return self.page.chosen == self.game.id

    def choose(self) -> None:
        self.page.choose(self.game.id)

    def open(self) -> None:
        self.page.watch()

    def draw_on(self, canvas: Canvas) -> None:
        room = self._picture(canvas)
        upper, lower = room.cut_top(room.h * 0.48)
        self._first_line(canvas, upper)
        self._players(canvas, lower)

    def _picture(self, canvas: Canvas) -> Box:
        """The table at the end with the emblem of its game, or the emblem alone; what is left beside it."""
        emblem = f"{self.game.game}/ui/emblem"
        made = self.page.screen.keepsake(self.game) if self.box.w - self.pictured >= LEAST_BESIDE else None
        if made is None:
            left, room = self.box.inset(14, 8).cut_left(EMBLEM, 16)
            canvas.picture(emblem, left.centered(EMBLEM, EMBLEM))
            return room
        box = self.draw_picture(canvas, made)
        canvas.picture(emblem, Box(box.x + 3, box.bottom - SMALL_EMBLEM - 3, SMALL_EMBLEM, SMALL_EMBLEM))
        return Box(box.right + 16, self.box.y + 8, self.box.right - box.right - 30, self.box.h - 16)

    def _first_line(self, canvas: Canvas, room: Box) -> None:
        """How it went for the person, where it came from, and when."""
        when = moment(self.game.played_at)
        wide = min(canvas.pens.text.width(when, theme.ASIDE) + 4, room.w * 0.4)
        right, room = room.cut_right(wide, 14)
        canvas.text_in(when, right, theme.ASIDE, "right")
        origin = kind_words(self.game.origin) if self.game.origin else ""
        if origin and room.w > 420:
            wide = canvas.pens.text.width(origin, theme.LABEL) + 4
            right, room = room.cut_right(min(wide, room.w * 0.45), 14)
            canvas.text_in(origin, right, theme.LABEL.of(theme.TEXT_HEAD), "right")
        own = own_seat(self.game, self.page.screen.wanted.person)
        if own is not None and own.won:
            crown, room = room.cut_left(28, 8)
            canvas.picture("ui/crown", crown.centered(28, 28))
        title = title_of(self.game)
        wide = min(room.w, canvas.pens.text.width(title, TITLE) + 4)
        canvas.text_in(title, room.cut_left(wide)[0], TITLE)
        beside = room.cut_left(wide, 14)[1]
        if own is not None and not own.won and beside.w > 120:
            said = _("{name}: {place}").format(name=own.name, place=place_words(own.place))
            canvas.text_in(said, beside, theme.ASIDE)

    def _players(self, canvas: Canvas, room: Box) -> None:
        """The players by place: shield, name and points; without names where there is no room for them."""
        seats = in_order(self.game)
        step = min(230.0, room.w / max(1, len(seats)))
        for i, seat in enumerate(seats):
            self._player(canvas, seat, Box(room.x + i * step, room.y, step - 6, room.h), named=step >= NAMED)

    @staticmethod
    def _player(canvas: Canvas, seat: PlayedSeat, box: Box, *, named: bool) -> None:
        shield, room = box.cut_left(28, 6)
        canvas.picture(f"ui/crest_{seat.seat % 8}", shield.centered(30, 30))
        points = str(seat.points)
        figures, rest = room.cut_left(canvas.pens.text.width(points, POINTS) + 2, 8)
        canvas.text_in(points, figures, POINTS.of(theme.TEXT_HEAD if seat.won else theme.TEXT))
        if named:
            canvas.text_in(seat.name, rest, NAME.of(theme.TEXT if seat.human else theme.TEXT_DIM))


INK_TITLE, INK_ASIDE = Style("bold", 21, theme.INK_HEAD), theme.ON_PARCHMENT_DIM.at(17)
INK_POINTS = Style("xb", 19, theme.INK_BODY)
ROOMY_STEP, LEAST_STEP = 46.0, 35.0  # units from player to player


class GameTile(ListTile):
    """One game in the wall."""

    def __init__(self, game: PlayedGame, page: GamesPage) -> None:
        super().__init__(f"game:{game.id}")
        self.game, self.page = game, page

    value = GameRow.value
    chosen = GameRow.chosen
    choose = GameRow.choose
    open = GameRow.open

    @property
    def made(self) -> pygame.Surface | None:
        return self.page.screen.keepsake(self.game)

    @property
    def whose(self) -> str:
        return self.game.game

    def draw_on(self, canvas: Canvas) -> None:
        box, own = self.picture_box, own_seat(self.game, self.page.screen.wanted.person)
        emblem(canvas, self.game.game, Box(box.x + 5, box.bottom - SMALL_EMBLEM - 4, SMALL_EMBLEM, SMALL_EMBLEM))
        if own is not None and own.won:
            ground = Box(box.right - 45, box.bottom - 42, 40, 38)
            canvas.rounded(ground, theme.INK, 190, 8)
            canvas.picture("ui/crown", ground.centered(30, 30))

    def draw_foot(self, canvas: Canvas, room: Box) -> None:
        own = own_seat(self.game, self.page.screen.wanted.person)
        upper, lower = room.cut_top(room.h * 0.5)
        title, when = title_of(self.game), day(self.game.played_at)
        style = canvas.pens.text.fit(title, INK_TITLE, upper.w)
        wide = canvas.pens.text.width(title, style)
        canvas.text_in(title, upper, style)
        if upper.w - wide - 14 >= canvas.pens.text.width(when, INK_ASIDE):
            canvas.text_in(when, upper, INK_ASIDE, "right")
        seats = in_order(self.game)
        step = min(64.0, lower.w / max(1, len(seats)))
        for at, seat in enumerate(seats):
            cell = Box(lower.x + at * step, lower.y, step, lower.h)
            side = 26.0 if step >= ROOMY_STEP else 21.0
            canvas.picture(f"ui/crest_{seat.seat % 8}", Box(cell.x - 3, cell.cy - side / 2, side, side))
            ink = INK_POINTS.of(theme.DANGER_DARK if seat is own else theme.INK_BODY)
            if step >= LEAST_STEP:
                style = ink if step >= ROOMY_STEP else ink.at(16)
                canvas.text(str(seat.points), cell.x + side - 2, cell.cy, style)


SIZE = 50  # games on a page


class Found:
    """An answer of the history: how many games there are of those, and one page of them."""

    def __init__(self, history: History, wanted: Wanted, offset: int) -> None:
        self.games = history.games(wanted, offset, SIZE)
        if len(self.games) < SIZE and (self.games or offset == 0):  # the last page says how many there are
            self.count, self.offset = offset + len(self.games), offset
            return
        self.count = history.count(wanted)
        self.offset = min(offset, max(0, self.count - 1) // SIZE * SIZE)
        if self.offset != offset:
            self.games = history.games(wanted, self.offset, SIZE)


class GamesPage:
    """What the screen keeps of the list: the page that is shown and the game that is chosen."""

    def __init__(self, screen: PagesOfGames) -> None:
        self.screen = screen
        self.offset, self.count = 0, 0
        self.games: list[PlayedGame] = []
        self.chosen = 0
        self.known = False  # whether the history has answered
        self._place = 0.0  # how far the list is scrolled
        self.list = ScrollArea(Column([]), "games")
        self.beside = Widget()
        self._prepared: set[str] = set()  # games whose words are at hand
        self._pictured = 0  # the game beside the list that is shown with its table
        self._built: object = None  # what the list shows

    # -- asking ----------------------------------------------------------------------------------------------------
    def ask(self) -> None:
        """Asks for the page anew."""
        history, wanted, offset = self.screen.history, self.screen.wanted, self.offset
        self.screen.asking.ask("games", lambda: Found(history, wanted, offset), self._show)

    def _show(self, found: Found) -> None:
        self.known = True
        self.offset, self.count, self.games = found.offset, found.count, found.games
        for game in sorted({one.game for one in self.games}):
            self._prepare(game)
        if not any(one.id == self.chosen for one in self.games):
            self.chosen = self.games[0].id if self.games else 0

    def turn_to(self, offset: int) -> None:
        """Another page of the list."""
        self.offset, self.chosen = max(0, offset), 0
        self.ask()

    def show_only(self, game: PlayedGame) -> None:
        """This game alone, until something else is asked for."""
        self.known, self.offset, self.count, self.games = True, 0, 1, [game]
        self.chosen = game.id

    @property
    def game(self) -> PlayedGame | None:
        return next((one for one in self.games if one.id == self.chosen), None)

    def choose(self, number: int) -> None:
        if number == self.chosen:
            return
        self.chosen = number
        if self.game is not None:  # the list stays as it is
            self.list.invalidate()
            self.beside.replace([self._details(self.game)])

    def pictured(self) -> None:
        """There is one more picture of a table."""
        self.list.invalidate()
        if self.game is not None and self._pictured != self.chosen and self.screen.keepsake(self.game) is not None:
            self._pictured = self.chosen
            self.beside.replace([self._details(self.game)])

    # -- acting ----------------------------------------------------------------------------------------------------
    def watch(self) -> None:
        """The game as a film."""
        if there("film"):
            self._with_save(lambda save: open_door("film", self.screen.ui, save))

    def play_again(self) -> None:
        """The same people, the same deal."""

        def start(save: SaveFile) -> None:
            try:
                self.screen.ui.host.games.deal(save.setup.rematch(rotate=False, seed=save.setup.seed))
            except SaveRefused as refused:
                tell(self.screen.ui, _("That did not work"), str(refused))

        self._with_save(start)

    def tell_code(self) -> None:
        """The deal as a code for somebody else."""
        self._with_save(lambda save: open_code(self.screen.ui, lambda: ToldCode(code_of(save.setup))))

    def export(self) -> None:
        """The game as a file that somebody else can open."""
        game = self.game
        if game is not None:
            self._with_save(lambda save: write_game(self.screen.ui, self.screen.asking, game, save))

    def _with_save(self, act: Callable[[SaveFile], None]) -> None:
        """Does something with the whole game, once it is read."""
        history, number = self.screen.history, self.chosen

        def read() -> SaveFile | SaveFault:
            try:
                return history.save(number)
            except SaveFault as fault:
                return fault

        def take(found: SaveFile | SaveFault) -> None:
            if isinstance(found, SaveFile):
                act(found)
            else:
                tell(self.screen.ui, _("That did not work"), found.notice.text(_))

        self.screen.asking.ask("save", read, take)

    def delete(self) -> None:
        """Forgets one game, after asking."""
        game = self.game
        if game is None:
            return

        def forget() -> None:
            self.screen.asking.ask("delete", lambda: self.screen.history.delete(game.id), lambda _none: self.again())

        question = _("It leaves the list, and the figures are told without it.")
        confirm(self.screen.ui, _("Delete this game?"), question, _("Delete"), _("Keep it"), forget)

    def again(self) -> None:
        """Something was deleted: everything is asked anew."""
        self.screen.ask_all()

    # -- the tree --------------------------------------------------------------------------------------------------
    def remember(self) -> None:
        """The tree is built anew: the list stays where it is."""
        self._place = self.list.offset if self._built == (self.offset, self.screen.wanted) else 0.0

    def build(self) -> Widget:
        """The list and the chosen game, or what stands there without any."""
        screen, bounds = self.screen, self.screen.ui.scale.bounds
        if not self.known:
            return Panel(Label(_("The games are being looked up …"), theme.LEAD, "center"), name="looking")
        game = self.game
        if game is None:
            return none_fits(screen) if count_of(screen.wanted, OF_GAMES) else no_games(screen)
        wide = roomy(bounds)
        share = min(600.0, bounds.w * 0.34) if wide else bounds.w * 0.42
        across = columns_of(bounds.w - share - BESIDE_LIST, screen.ui.scale.k)
        if across > 1:
            wall: Widget = Grid([GameTile(one, self) for one in self.games], across, gap=GAP)
        else:
            wall = Column([GameRow(one, self, 96.0 if wide else 88.0) for one in self.games], gap=9)
        self.list, self._built = ScrollArea(wall, "games"), (self.offset, screen.wanted)
        self.list.offset = self._place
        column = Column([self.list.sized(grow=1), self._pager()], gap=10)
        self.beside = Widget("beside", [self._details(game)])
        self.beside.bleed = Panel.bleed
        return Row([Panel(column, padding=16).sized(grow=1), self.beside.sized(width=share)], gap=16)

    def _details(self, game: PlayedGame) -> Widget:
        """The chosen game, as soon as it is known what its game says."""
        if game.game in self._prepared:
            return game_details(game, self, wide=roomy(self.screen.ui.scale.bounds))
        self._prepare(game.game)
        return Panel(Label("…", theme.LEAD, "center"))

    def _prepare(self, game: str) -> None:
        """Has read what a game says, in the thread, once."""
        if game not in self._prepared:
            self.screen.asking.ask(f"words:{game}", lambda: prepare(game), lambda _none: self._prepared.add(game))

    def _pager(self) -> Widget:
        """Which games these are, and the ways to the others."""
        last = max(0, self.count - 1) // SIZE * SIZE
        said = _("{first} to {last} of {count} games").format(
            first=count_words(self.offset + 1), last=count_words(self.offset + len(self.games)),
            count=count_words(self.count),
        )  # fmt: skip
        label = Label(said, theme.ASIDE, name="which_games")
        if self.count <= SIZE:
            return Row([label.sized(grow=1)]).sized(height=34)
        newer, older = self.offset - SIZE, self.offset + SIZE
        buttons = [
            self._turn("«", _("The newest games"), 0, "newest", self.offset > 0),
            self._turn("‹", _("Newer games"), newer, "newer", self.offset > 0),
            self._turn("›", _("Older games"), older, "older", self.offset < last),
            self._turn("»", _("The oldest games"), last, "oldest", self.offset < last),
        ]  # fmt: skip
        return Row([label, Spacer(), *buttons], gap=8, align="middle").sized(height=46)

    def _turn(self, sign: str, label: str, offset: int, name: str, there_is: bool) -> Widget:
        button = IconButton(sign, label, lambda: self.turn_to(offset), name)
        return button if there_is else button.disable(_("There are no more in this direction."))
