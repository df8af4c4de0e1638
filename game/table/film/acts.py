"""What the buttons and keys of a film do besides playing: whose eyes, what somebody knew, playing on, and export."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from game.session.setup import HUMAN
from game.table.advice.review import Reviews, ReviewScreen
from game.table.film import export
from game.table.flow import Flow
from game.table.look import look
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.screens.pin import ask_pin
from game.ui.services import SaveRefused
from game.ui.widgets import Button, Column, Layer, Spacer, Widget
from game.ui.widgets.modal import Dialog, confirm, open_dialog, tell

if TYPE_CHECKING:
    from game.table.film.screen import FilmTable

Act = Callable[["FilmTable"], object]


def _moved(where: Callable[[Any], int]) -> Act:
    """Goes to the moment that the film, or its story, finds."""

    def go(table: FilmTable) -> None:
        table.playing = False
        table.go(where(table))

    return go


def _open_list(
    table: FilmTable, title: str, ways: list[tuple[str, str, Callable[[], object]]], chosen: str = ""
) -> None:
    """A choice of things to do, each closing the list."""
    layer: list[Layer] = []

    def then(act: Callable[[], object]) -> None:
        table.ui.stack.close_layer(layer[0])
        act()

    rows: list[Widget] = [
        Button(text, partial(then, act), "gold" if name == chosen else "ghost", name, height=50)
        for name, text, act in ways
    ]
    close = Button(_("Back"), lambda: table.ui.stack.close_layer(layer[0]), "gold", "close")
    dialog = Dialog(title, Column(rows, gap=8), [close, Spacer()], 560)
    layer.append(open_dialog(table.ui, dialog, first=next((row for row in rows if row.name == chosen), rows[0])))


# -- whose eyes -------------------------------------------------------------------------------------------------------
def choose_eyes(table: FilmTable) -> None:
    """A list of the seats, and whether everything lies open."""
    flow = table.flow
    ways: list[tuple[str, str, Callable[[], object]]] = [
        (f"eyes:{seat}", info.name, partial(table.see_with, seat)) for seat, info in enumerate(flow.seats)
    ]
    if table.film.over:
        ways.append(("eyes:all", _("Of whoever decides"), table.look_with_deciders))
        text = _("Only what this seat sees") if flow.opened else _("Lay everything open")
        ways.append(("lay_open", text, table.lay_open))
    _open_list(table, _("Through whose eyes?"), ways, "eyes:all" if flow.follows else f"eyes:{flow.viewer}")


def ask_who_looks(table: FilmTable, seat: int) -> None:
    """Several people share an unfinished game: each looks alone."""
    name = table.names.plain_seat(seat)
    question = _("Now the cards of [b|{name}] are seen. Is nobody else looking?").format(name=escape(name))
    confirm(table.ui, _("The game is not over yet"), question, _("I am {name}").format(name=name), _("Back"),
            lambda: ask_pin(table.ui, table.flow.seats[seat].name, partial(table.look_from, seat)), "gold")  # fmt: skip


# -- what somebody knew -----------------------------------------------------------------------------------------------
def finished(table: FilmTable) -> Flow:
    """The whole match at its end, for those who look back on it."""
    return Flow(table.film.ended(), lambda: "normal")


def show_knowledge(table: FilmTable) -> None:
    """What whoever decides here knew: a computer player's beliefs beside the truth where it believes something that
    matters, else the table through its eyes."""
    film, ask = table.film, table.flow.match.pending
    if not film.over or ask is None:
        table.ui.toasts.show(_("What others knew is told when the game is over."))
        return
    table.playing = False
    knows = look(film.save.game).knowledge
    bot = film.setup(film.length).seats[ask.seat].player != HUMAN
    if knows is not None and bot and table.words.question(ask.step).believes and len(ask.options) > 1:
        screen: Any = knows(table.ui, finished(table))
        screen.look_for(int(ask.seat), film.at)
        table.ui.stack.push(screen)
        return
    table.flow.open(False)
    table.look_from(int(ask.seat))
    said = _("This is what {name} could see here.").format(name=table.names.plain_seat(ask.seat))
    table.ui.toasts.show(escape(said))


def show_turning_points(table: FilmTable) -> None:
    """The review of the people of this game; each of its moments leads back here."""
    flow = finished(table)
    if not flow.owners:
        flow.owners = {table.flow.viewer}
    table.ui.stack.push(ReviewScreen(table.ui, Reviews(flow)))


# -- a game of its own ------------------------------------------------------------------------------------------------
def join(table: FilmTable) -> None:
    """Asks, and begins a game at this moment."""
    if table.flow.match.pending is None:
        table.ui.toasts.show(_("The game is over here: go back to a moment before."))
        return
    table.playing = False
    question = _(
        "A new game begins at this moment, with the same players. It is kept beside this one, which stays as it is. "
        "Its result counts for no rating."
    )
    confirm(table.ui, _("Play on from here?"), question, _("Play on"), _("Back"), partial(_join, table), "gold")


def _join(table: FilmTable) -> None:
    try:
        table.ui.host.games.play_on(table.film.save, table.film.at, table.flow.viewer)
    except SaveRefused as refused:
        tell(table.ui, _("That did not work"), str(refused))


# -- more -------------------------------------------------------------------------------------------------------------
def open_more(table: FilmTable) -> None:
    """All that can be done with a film besides moving through it."""
    ways: list[tuple[str, str, Callable[[], object]]] = [
        ("film_join", _("Play on from here"), partial(join, table)),
        ("film_hint", _("Hint"), table.hint),
        ("film_eyes", _("Through whose eyes?"), partial(choose_eyes, table)),
    ]
    if table.film.over:
        ways.append(("film_knew", _("What did it know?"), partial(show_knowledge, table)))
    if table.film.over and table.film.trouble is None:
        ways.append(("review", _("Turning points"), partial(show_turning_points, table)))
    ways += [
        ("film_text", _("Write it down as text"), partial(export.as_text, table)),
        ("film_file", _("Save it as a file for others"), partial(export.as_file, table)),
    ]
    _open_list(table, _("Replay"), ways)


ACTS: Mapping[str, Act] = {
    "film_play": lambda table: table.toggle(),
    "film_step": lambda table: table.step(),
    "film_back": _moved(lambda table: table.film.at - 1),
    "film_turn": _moved(lambda table: table.film.turn(1)),
    "film_turn_before": _moved(lambda table: table.film.turn(-1)),
    "film_round": _moved(lambda table: table.film.round(1)),
    "film_round_before": _moved(lambda table: table.film.round(-1)),
    "film_first": _moved(lambda _table: 0),
    "film_last": _moved(lambda table: table.film.length),
    "film_mine": _moved(lambda table: table.film.decision(1, table.flow.viewer)),
    "film_mine_before": _moved(lambda table: table.film.decision(-1, table.flow.viewer)),
    "film_big": _moved(lambda table: table.story.big(1)),
    "film_big_before": _moved(lambda table: table.story.big(-1)),
    "film_eyes": choose_eyes,
    "film_open": lambda table: table.lay_open(),
    "film_hint": lambda table: table.hint(),
    "hint": lambda table: table.hint(),
    "film_knew": show_knowledge,
    "film_join": join,
    "film_more": open_more,
}
AT_ONCE = (  # actions that come before what has the focus
    "film_play", "film_step", "film_back", "film_turn", "film_turn_before", "film_mine", "film_mine_before",
    "film_big", "film_big_before", "film_eyes", "film_open", "film_knew", "film_join", "film_more",
)  # fmt: skip
KEYED: Mapping[str, str] = {  # actions that nothing else wanted -> what they do here
    "page_up": "film_round_before", "page_down": "film_round", "first": "film_first", "last": "film_last",
    "hint": "film_hint",
}  # fmt: skip
