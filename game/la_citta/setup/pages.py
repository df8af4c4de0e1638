"""The pages of the new-game screen. Each makes widgets from the options; the screen keeps what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.la_citta.lang import _
from game.la_citta.setup import choice
from game.la_citta.setup.map_picture import MapPicture
from game.la_citta.setup.words import (
    castello_words,
    game_text,
    landscape_words,
    map_names,
    overview_text,
    switch_texts,
)  # fmt: skip
from game.ui.choosing import start_names, starter
from game.ui.draw import theme
from game.ui.screens.page import roomy, tight
from game.ui.widgets import Choice, Column, Divider, Grid, Panel, RichText, Row, ScrollArea, Toggle, Widget

if TYPE_CHECKING:
    from game.la_citta.setup.page import CittaPage


def picture(page: CittaPage) -> MapPicture:
    """The map that will be played on."""
    options = page.options
    found, landscape = choice.shown(options)
    castellos = [(site, options.seats[seat].crest) for site, seat in choice.castellos(options)]
    return MapPicture(found, landscape, choice.in_play(options), castellos, overview_text(options))


# -- players and overview ----------------------------------------------------------------------------------------------
def players(page: CittaPage) -> Widget:
    """Who plays; with room enough also everything else at a glance."""
    bounds = page.ui.scale.bounds
    rows = page.seat_rows()
    if not roomy(bounds):
        return Panel(ScrollArea(Grid(rows, 2 if bounds.w > 1150 else 1, gap=10, fill=True), "seats"), padding=14)
    seats = Panel(Grid(rows, 1, gap=9, fill=True), page.screen.players_title(), padding=18)
    shown = Panel(picture(page), _("Map"), padding=18)
    said = Panel(ScrollArea(_game(page), "game_area"), skin="parchment", padding=30)
    options = Panel(Column([_starter(page), page.seed()], gap=12), _("Options"), padding=20)
    low = Row([said.sized(grow=1), options.sized(width=bounds.w * 0.24)], gap=14).sized(height=bounds.h * 0.26)
    right = Column([shown.sized(grow=1), low], gap=14)
    return Row([seats.sized(width=bounds.w * 0.3125), right.sized(grow=1)], gap=16)


def _game(page: CittaPage) -> Widget:
    airy = roomy(page.ui.scale.bounds)
    return RichText(game_text(page.options), theme.ON_PARCHMENT.at(22 if airy else 20), name="game")


def _starter(page: CittaPage) -> Widget:
    """Who begins."""
    entries = [(str(seat), text) for seat, text in start_names(page.options)]
    return Choice(_("Who begins"), entries, str(starter(page.options)), page.set_start, "start_player")


# -- map ---------------------------------------------------------------------------------------------------------------
def country(page: CittaPage) -> Widget:
    """Map, landscape and castellos, each explained in a line, beside the picture."""
    bounds, chosen = page.ui.scale.bounds, page.options.country
    wide = roomy(bounds)
    maps = Choice(_("Map"), list(map_names().items()), chosen.map, page.set_map, "map")
    rows: list[Widget] = [
        maps,
        *_explained(page, _("Landscape"), landscape_words(), chosen.landscape, page.set_landscape, "landscape"),
        *_explained(page, _("Castellos"), castello_words(), chosen.castellos, page.set_castellos, "castellos"),
    ]
    if tight(bounds):
        rows += page.actions()
    left = Panel(ScrollArea(Column(rows, gap=14 if wide else 8), "country"), _("Set-up") if wide else "", padding=20)
    side: list[Widget] = [left.sized(grow=1)]
    if wide:
        said = Panel(ScrollArea(_game(page), "game_area"), skin="parchment", padding=30)
        side.append(said.sized(height=bounds.h * 0.34))
    shown = Panel(picture(page), padding=14 if wide else 8)
    share = 0.27 if wide else 0.34
    return Row([Column(side, gap=14).sized(width=bounds.w * share), shown.sized(grow=1)], gap=16 if wide else 10)


def _explained(
    page: CittaPage, title: str, words: dict[str, tuple[str, str]], chosen: str, change: Callable[[str], None],
    name: str,
) -> list[Widget]:  # fmt: skip
    """A list, and a line about what is chosen."""
    entries = [(word, text) for word, (text, _meaning) in words.items()]
    style = theme.BODY.at(20 if roomy(page.ui.scale.bounds) else 18).of(theme.TEXT_DIM)
    return [Choice(title, entries, chosen, change, name), RichText(words[chosen][1], style)]


# -- rules -------------------------------------------------------------------------------------------------------------
def rules(page: CittaPage) -> Widget:
    """Who begins, the seed and the switches, each explained in a line."""
    bounds = page.ui.scale.bounds
    airy = roomy(bounds)
    rows: list[Widget] = [_starter(page), page.seed(), Divider()]
    for word, (title, meaning) in switch_texts().items():
        toggle = Toggle(title, word in page.options.rules, partial(page.set_rule, word), f"rule:{word}")
        rows += [toggle, RichText(meaning, theme.BODY.at(20 if airy else 19).of(theme.TEXT_DIM)), Divider()]
    left = Panel(ScrollArea(Column(rows[:-1], gap=13 if airy else 6), "switches"), _("Rules"), padding=22)
    right: Widget = Panel(ScrollArea(_game(page), "game_area"), skin="parchment", padding=34 if airy else 26)
    if airy:
        shown = Panel(picture(page), _("Map"), padding=18)
        right = Column([right.sized(height=bounds.h * 0.36), shown.sized(grow=1)], gap=14)
    return Row([left.sized(grow=1), right.sized(width=bounds.w * 0.42)], gap=14)


PAGES = {"players": players, "map": country, "rules": rules}
