"""A game of the list in full: what was played, and where everybody's points came from."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.history.played import PlayedGame, PlayedSeat
from game.ui import opponents
from game.ui.doors import there
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, joined, ngettext
from game.ui.plots import Bar, Bars, Head, Part
from game.ui.plots.base import share_words
from game.ui.screens.history.words import (
    cast_words,
    gathered,
    in_order,
    kind_words,
    main_sources,
    place_words,
    source_words,
    span_words,
)  # fmt: skip
from game.ui.screens.page import tight
from game.ui.screens.save_words import moment
from game.ui.widgets import Button, Column, Grid, Label, Panel, RichText, ScrollArea, Widget

if TYPE_CHECKING:
    from game.ui.screens.history.games import GamesPage


def game_details(game: PlayedGame, page: GamesPage, *, wide: bool) -> Widget:
    """What is known about a game, and what can be done with it."""
    title = Label(name_of(game.game), theme.HEADING.at(30 if wide else 26), name="played_game")
    facts = [RichText(escape(line), theme.BODY) for line in facts_of(game)]
    acts = _acts(page, 50.0 if wide else 46.0)
    if tight(page.screen.ui.scale.bounds):  # all of it scrolls where every line counts
        known = ScrollArea(Column([title, *facts[:1], *acts, *facts[1:], points_of(game)], gap=8), "facts")
        return Panel(known, padding=14)
    known = ScrollArea(Column([*facts, points_of(game)], gap=8), "facts")
    return Panel(Column([title, known.sized(grow=1), *acts], gap=10), padding=22 if wide else 14)


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
    return Bars(Head(_("Points by source"), said, "points"), bars, legend=legend if len(legend) > 1 else ())


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
