"""Map, castellos, who begins and the switches on the new-game screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

import pygame

from game.la_citta.content import Map
from game.la_citta.lang import _
from game.la_citta.setup import choice
from game.la_citta.setup.choice import Castellos, CittaOptions, Landscape
from game.la_citta.setup.words import (
    advice,
    castello_words,
    game_text,
    landscape_words,
    map_names,
    overview_text,
    problem_with,
    switch_texts,
    way_key,
    way_names,
)
from game.la_citta.table.map.geometry import Geometry, geometry
from game.la_citta.table.map.ground import Frame, Ground, Land
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.screens.keeping import KeepingPage
from game.ui.screens.new_game import NewGameScreen, people_text
from game.ui.screens.reading import roomy, tight
from game.ui.set_up import Problem, start_names, starter
from game.ui.widgets import Button, Choice, Column, Divider, Grid, Panel, RichText, Row, ScrollArea, Toggle, Widget

# The map of a new game, as it will lie on the table.

MARGIN = 1.0  # radii around the map
CREST = 1.5  # radii: a shield over a castello


class MapPicture(Widget):
    """`castellos` are (site, crest). What it says in words is `value`."""

    role = "picture"

    def __init__(
        self, found: Map, landscape: tuple[str, ...], playing: Sequence[int], castellos: Sequence[tuple[int, int]],
        said: str,
    ) -> None:  # fmt: skip
        super().__init__("map_picture")
        self.found, self.landscape, self.playing = found, landscape, frozenset(playing)
        self.castellos, self.said = tuple(castellos), said

    @property
    def value(self) -> str:
        return self.said

    def natural(self, width: float) -> tuple[float, float]:
        places = geometry(self.found)
        return width, width * places.height / places.width

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.scale.rect(self.box)
        if rect.w < 24 or rect.h < 24:
            return
        key = ("la_citta new game", self.found.id, self.landscape, self.playing, self.castellos, rect.size,
               canvas.pens.text.sight.high)  # fmt: skip
        made = canvas.pens.assets.keep(key, lambda: self._made(canvas, rect.size))
        canvas.surface.blit(made, rect)

    def _made(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        places = geometry(self.found)
        s = min(size[0] / (places.width + 2 * MARGIN), size[1] / (places.height + 2 * MARGIN))
        left = places.left - (size[0] / s - places.width) / 2
        top = places.top - (size[1] / s - places.height) / 2
        frame = Frame(left, top, s, s, size, (0, 0), *size)
        ground = Ground(canvas.pens.assets, Land(places, self.landscape, self.playing), frame)
        ground.high_contrast = canvas.pens.text.sight.high
        made = pygame.Surface(size)
        ground.draw(made, made.get_rect())
        self._castellos(canvas, made, places, frame, ground)
        rounded = pygame.Surface(size, pygame.SRCALPHA)
        rounded.blit(made, (0, 0))
        corners = shapes.rounded(size, 8 * canvas.k, (*theme.WHITE, 255))
        rounded.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return rounded

    def _castellos(
        self, canvas: Canvas, made: pygame.Surface, places: Geometry, frame: Frame, ground: Ground
    ) -> None:  # fmt: skip
        k, side = canvas.k, max(16.0, CREST * frame.s)
        for site, crest in sorted(self.castellos, key=lambda one: places.order.index(one[0])):
            x, y = frame.pixel(places.centres[site])
            made.blit(ground.pictures.building("castello"), ground.pictures.building_at(x, y))
            box = Box((x - side / 2) / k, (y - frame.s * 1.35 - side) / k, side / k, side / k)
            shield = canvas.pens.assets.scaled(f"ui/crest_{crest % 8}", (round(side), round(side)))
            made.blit(shield, (round(box.x * k), round(box.y * k)))


# The pages of the new-game screen.


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


class CittaPage(KeepingPage):
    """La Città's part of the new-game screen: what is shown follows from the options."""

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.found: Problem | None = None

    @property
    def options(self) -> CittaOptions:
        options: CittaOptions = self.screen.options
        return options

    @property
    def problem(self) -> Problem | None:
        return self.found

    @property
    def saved(self) -> str:
        return self.options.country.saved

    @saved.setter
    def saved(self, key: str) -> None:
        self.options.country.saved = key

    @property
    def worth_keeping(self) -> bool:
        """A map by chance may be worth playing again."""
        return choice.way(self.options) != choice.WAYS[0] or bool(self.options.rules)

    # -- choosing --------------------------------------------------------------------------------------------------
    def choose_way(self, key: str) -> None:
        """The first map, chance, or a stored choice."""
        kind, _colon, name = key.partition(":")
        if kind == "stored":
            self.keeping.use(name)
        elif kind in choice.WAYS:
            choice.go(self.options, kind)
        self.screen.rebuild()

    def set_map(self, name: str) -> None:
        self.options.country.map = name
        self._changed()

    def set_landscape(self, name: str) -> None:
        self.options.country.landscape = cast(Landscape, name)
        self._changed()

    def set_castellos(self, name: str) -> None:
        self.options.country.castellos = cast(Castellos, name)
        self._changed()

    def draw_again(self) -> None:
        """Another landscape by chance."""
        self.options.country.drawn = choice.new_draw()
        self._changed()

    def set_start(self, seat: str) -> None:
        """Who begins: a seat, or the lot."""
        self.options.start = int(seat)
        self.screen.rebuild()

    def set_rule(self, word: str, on: bool) -> None:
        self.options.rules = [one for one in choice.switched(self.options) if one != word] + ([word] if on else [])
        self.options.rules = choice.switched(self.options)
        self._changed()

    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if choice.by_chance(self.options):
            self.screen.rebuild()

    def _changed(self) -> None:
        """What was chosen is no stored choice any more."""
        self.saved = ""
        self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def help_place(self, tab: str) -> str:
        return {"rules": "topic:options", "map": "topic:map"}.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("map", _("Map")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return PAGES[tab](self)

    def chooser(self) -> Widget:
        """By which of the usual ways is played."""
        entries = way_names(self.options, self.keeping.usable())
        return Choice(_("Set-up"), entries, way_key(self.options), self.choose_way, "setup_choice")

    def actions(self) -> list[Widget]:
        """What can be done with the choice as a whole."""
        high = 54.0 if roomy(self.ui.scale.bounds) else 44.0
        made: list[Widget] = []
        if choice.by_chance(self.options):
            again = Button(_("Draw again"), self.draw_again, name="draw_again", height=high)
            if self.options.seed is not None:
                again.disable(_("The seed decides what is drawn: empty that field first."))
            made.append(again)
        return [*made, *self.keeping.buttons(high)]

    def overview(self) -> str:
        return f"{advice(self.options) or overview_text(self.options)} {people_text(self.options)}"

    def examine(self) -> None:
        self.found = problem_with(self.options)
