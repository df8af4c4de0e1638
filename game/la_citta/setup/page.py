"""Map, castellos, who begins and the switches on the new-game screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kernel.rules import of
from game.la_citta.content import Map
from game.la_citta.hands.geometry import Geometry, geometry
from game.la_citta.lang import _
from game.la_citta.setup import choice, fields
from game.la_citta.setup.choice import CittaOptions
from game.la_citta.setup.words import (
    advice,
    game_text,
    overview_text,
    problem_with,
)
from game.la_citta.table.map.ground import Frame, Ground, Land
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.forms import OneOf
from game.ui.screens import form
from game.ui.screens.keeping import KeepingPage
from game.ui.screens.new_game import people_text
from game.ui.screens.reading import roomy, tight
from game.ui.set_up import start_field
from game.ui.widgets import Column, Divider, Grid, Panel, RichText, Row, ScrollArea, Widget

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
    options = Panel(
        Column([form.choice(start_field(page.options), page.again), page.seed()], gap=12), _("Options"), padding=20
    )
    low = Row([said.sized(grow=1), options.sized(width=bounds.w * 0.24)], gap=14).sized(height=_low(page))
    right = Column([shown.sized(grow=1), low], gap=14)
    return Row([seats.sized(width=bounds.w * 0.3125), right.sized(grow=1)], gap=16)


def _low(page: CittaPage) -> float:
    """How high what is said below the map is: as its words need, as long as most of the map is left."""
    bounds = page.ui.scale.bounds
    wide = bounds.w * (1 - 0.3125 - 0.24) - 2 * 32 - 16 - 14 - 2 * 30
    told = page.ui.text.paragraph(game_text(page.options), theme.ON_PARCHMENT.at(22), wide)
    high = told.height / page.ui.scale.k + 2 * 30 + 2
    return min(max(bounds.h * 0.26, high), bounds.h * 0.33)


def _game(page: CittaPage) -> Widget:
    airy = roomy(page.ui.scale.bounds)
    return RichText(game_text(page.options), theme.ON_PARCHMENT.at(22 if airy else 20), name="game")


# -- map ---------------------------------------------------------------------------------------------------------------
def country(page: CittaPage) -> Widget:
    """Map, landscape and castellos, each explained in a line, beside the picture."""
    bounds = page.ui.scale.bounds
    wide = roomy(bounds)
    size = 20 if wide else 18
    rows: list[Widget] = [form.choice(fields.map_field(page.options), page.again)]
    for found in (fields.landscape_field(page.options), fields.castello_field(page.options)):
        rows += form.explained(found, page.again, size)
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


# -- rules -------------------------------------------------------------------------------------------------------------
def rules(page: CittaPage) -> Widget:
    """Who begins, the seed and the switches, each explained in a line."""
    bounds = page.ui.scale.bounds
    airy = roomy(bounds)
    rows: list[Widget] = [form.choice(start_field(page.options), page.again), page.seed(), Divider()]
    rows += form.switches(fields.switch_field(page.options), page.again, 20 if airy else 19)
    left = Panel(ScrollArea(Column(rows, gap=13 if airy else 6), "switches"), _("Rules"), padding=22)
    right: Widget = Panel(ScrollArea(_game(page), "game_area"), skin="parchment", padding=34 if airy else 26)
    if airy:
        shown = Panel(picture(page), _("Map"), padding=18)
        right = Column([right.sized(height=bounds.h * 0.36), shown.sized(grow=1)], gap=14)
    return Row([left.sized(grow=1), right.sized(width=bounds.w * 0.42)], gap=14)


PAGES = {"players": players, "map": country, "rules": rules}


class CittaPage(KeepingPage):
    """La Città's part of the new-game screen: what is shown follows from the options."""

    @property
    def options(self) -> CittaOptions:
        return of(CittaOptions, self.screen.options)

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
    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if choice.by_chance(self.options):
            self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def help_place(self, tab: str) -> str:
        return {"rules": "topic:options", "map": "topic:map"}.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("map", _("Map")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return PAGES[tab](self)

    def ways(self) -> OneOf:
        return fields.way_field(self.options, self.keeping.usable())

    def overview(self) -> str:
        return f"{advice(self.options) or overview_text(self.options)} {people_text(self.options)}"

    def examine(self) -> None:
        self.found = problem_with(self.options)
