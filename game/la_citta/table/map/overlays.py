"""What follows the pointer and the moment, above the painted layers: darkness round a scene, ribbons, the site in
focus with its ghost, marks, food that is eaten, badges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import Point, boundary
from game.la_citta.rules.state import View
from game.la_citta.table import seasons
from game.la_citta.table.map import badges as tags
from game.la_citta.table.map.bare_pane import BarePane
from game.la_citta.table.map.houses import Standing
from game.la_citta.table.map.labels import Change, Labels
from game.la_citta.table.map.lanes import draw_lanes, draw_plates
from game.la_citta.table.map.pictures import round_line
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style


def food_of(view: View) -> dict[int, list[tuple[int, int]]]:
    """Per area the castellos and farms that eat from it, as (site, seat)."""
    box = view.box
    found: dict[int, list[tuple[int, int]]] = {}
    for seat, cities in enumerate(view.cities):
        for city in cities:
            for site in city:
                if box.feeds[view.building[site]]:
                    for area in box.board.borders[site]:
                        if box.landscape[area].startswith("F"):
                            found.setdefault(area, []).append((site, seat))
    return found


@dataclass(frozen=True)
class Yield:
    """What a site gives: a sign, and how much (-1: it is simply there)."""

    sign: str
    count: int

    @property
    def food(self) -> bool:
        """Whether it can be eaten."""
        return self.sign == "food"


def yields(view: View, site: int) -> list[Yield]:
    """All that a free site has: food for castellos and farms, gold for quarries, water."""
    box = view.box
    found = [Yield(sign, count) for sign, count in (("food", box.food[site]), ("gold", box.gold[site])) if count]
    return [*found, *([Yield("arch_health", -1)] if box.water >> site & 1 else [])]


def yields_for(view: View, site: int, building: int) -> list[Yield]:
    """What a site gives to one building: nothing is told of those that have nothing of their sites."""
    box = view.box
    if box.feeds[building]:
        return [Yield("food", box.food[site])]
    return [Yield("gold", box.gold[site])] if box.mines[building] else []


YIELD = 20.3  # units: how high the number is at least
RINGS = {"focus": theme.FOCUS, "chosen": theme.FOCUS, "target": theme.TARGET}
PARCHMENT_EDGE = 36.0  # units that its shadow reaches
DARK, DARK_AT_NIGHT = 138, 84  # alpha of the darkness round what a scene speaks of, by day and later
RIBBON, RIBBON_EDGE = tones.RIBBON, tones.RIBBON_EDGE
WARNED = tones.WARNING_EDGE
CHIP = Style("bold", 18.5, theme.TEXT)
FOOD = Style("black", 20.0, theme.TEXT)


class Overlays:
    """Draws on the pane whatever is not kept in pieces."""

    def __init__(self, pane: BarePane) -> None:
        self.pane = pane
        self.labels = Labels(pane)
        self._said: tuple[tuple[int, str, tuple[str, ...], Box, Box], Box] | None = (
            None  # what the parchment said of which site, and where it lay
        )

    @property
    def told(self) -> dict[int, Change]:
        """Per neighbour of the city that is pointed at, who would draw from whom."""
        return self.labels.told

    # -- all of it -------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, moving: bool) -> None:
        """Everything above the painted layers; while the map is zoomed only what can be told without details."""
        pane = self.pane
        if not moving:
            standing = pane.standing()
            if pane.bright is not None:
                self._draw_dark(canvas, standing)
            draw_lanes(canvas, pane, pane.compared)
            self._draw_marks(canvas)
            for city, state in pane.picked.items():
                self._ring(canvas, pane_sites(pane, city), RINGS.get(state, theme.SELECTABLE), 2.6)
            if pane.city >= 0:
                self._draw_ribbons(canvas, pane.city)
                self._draw_city(canvas, standing, pane.city)
            if pane.food_held:
                self._draw_food(canvas)
            self._draw_yields(canvas)
            self._draw_lit(canvas)
            if pane.chosen >= 0 and pane.focus not in pane.legal_set:
                self._draw_focus(canvas, standing, pane.chosen)
            if pane.focus >= 0:
                self._draw_focus(canvas, standing, pane.focus)
        elif pane.bright is not None:
            canvas.veil(pane.box, theme.INK, self._dark)
        self.labels.draw(canvas)
        if not moving:
            draw_plates(canvas, pane, pane.compared)
        if pane.focus >= 0 and not moving:
            self._draw_words(canvas)

    @property
    def _dark(self) -> int:
        return DARK if self.pane.store.air.light == seasons.DAY else DARK_AT_NIGHT

    def _on_screen(self) -> pygame.Rect:
        """The window's upper left corner in the pixels of the map, with the size of all that is drawn."""
        pane = self.pane
        window = pane.layers.window(pane.camera.look)
        place = pane.ui.scale.rect(pane.box)
        return pygame.Rect(window.x - place.x, window.y - place.y, place.right, place.bottom)

    def _draw_dark(self, canvas: Canvas, standing: Standing) -> None:
        """The map lies in the dark; the bright cities do not."""
        pane, rect = self.pane, self._on_screen()
        assert pane.bright is not None
        canvas.veil(pane.box, tones.OVERLAY, self._dark)
        standing.draw_paving(canvas.surface, rect, pane.bright)
        sites = [site for _seat, paved in pane.model.paved if paved[0] in pane.bright for site in paved]
        self._draw_houses(canvas, standing, frozenset(sites))
        for site in pane.legal_set.intersection(sites):
            standing.draw_round(canvas.surface, self._on_screen(), site)

    # -- cities ----------------------------------------------------------------------------------------------------
    def _draw_city(self, canvas: Canvas, standing: Standing, city: int) -> None:
        """A thin light round the city that is pointed at, behind its buildings."""
        sites = pane_sites(self.pane, city)
        self._ring(canvas, sites, theme.FOCUS, 2.0)
        self._draw_houses(canvas, standing, frozenset(sites))

    def _draw_houses(self, canvas: Canvas, standing: Standing, sites: frozenset[int]) -> None:
        rect = self._on_screen()
        houses = {house.site: house for house in self.pane.model.houses if house.site in sites}
        for site in self.pane.found.order:
            if site in houses:
                standing.draw_house(canvas.surface, rect, houses[site])

    def _ring(self, canvas: Canvas, sites: list[int], colour: theme.Colour, width: float) -> None:
        pane, k = self.pane, canvas.k
        for ring in boundary([pane.found.cells[site] for site in sites]):
            places = [pane.camera.at(place) for place in (*ring, ring[0])]
            round_line(canvas.surface, colour, [(x * k, y * k) for x, y in places], max(1.5, width * k))

    def _draw_ribbons(self, canvas: Canvas, city: int) -> None:
        """Along the free sites to each neighbour."""
        for other in self.told:
            draw_ribbon(canvas, self.pane.ribbon(city, other), self.pane.camera.look.s)

    # -- marks -----------------------------------------------------------------------------------------------------
    def _draw_marks(self, canvas: Canvas) -> None:
        pane = self.pane
        for thing, mark in pane.marks.items():
            if mark == "leaves":
                self._hexagon(canvas, thing, WARNED, 2.8, tones.WARNED_FILL)
            elif mark in ("hungry", "full"):
                colour = theme.TARGET if mark == "hungry" else theme.FOCUS
                self._ring(canvas, pane_sites(pane, thing), colour, 3.0)

    def _draw_lit(self, canvas: Canvas) -> None:
        """What stands in the line of the log that is pointed at."""
        for spot in (*self.pane.sites, *self.pane.cities.values()):
            if spot.lit and spot.place == "city":
                self._ring(canvas, pane_sites(self.pane, spot.thing), theme.FOCUS, 3.0)
            elif spot.lit:
                self._hexagon(canvas, spot.thing, theme.FOCUS, 3.0)

    def _hexagon(
        self, canvas: Canvas, site: int, line: theme.Colour, width: float, fill: tuple[int, int, int, int] | None = None
    ) -> None:
        pane, k = self.pane, canvas.k
        pictures = pane.standing().pictures
        x, y = pane.camera.at(pane.found.centres[site])
        if fill is not None:
            made = pictures.hexagon(fill[:3], fill[3], 0.97)
            canvas.surface.blit(made, made.get_rect(center=(round(x * k), round(y * k))))
        made = pictures.outlined(line, max(1.6, width * k), 0.95, theme.INK)
        canvas.surface.blit(made, made.get_rect(center=(round(x * k), round(y * k))))

    # -- food ------------------------------------------------------------------------------------------------------
    def _draw_food(self, canvas: Canvas) -> None:
        """Who eats from which field, and what the sites beside fields give."""
        pane, box = self.pane, self.pane.view.box
        if pane.building == 0 and pane.legal:
            self._draw_kept_apart(canvas)
        eaters = food_of(pane.view)
        for area, found in eaters.items():
            middle = pane.camera.at(pane.found.middle(pane.found.areas[area]))
            for site, seat in found:
                colour = theme.SEATS[pane.table.flow.seats[seat].crest % len(theme.SEATS)]
                line = [middle, pane.camera.at(pane.found.centres[site])]
                draw_line(canvas, line, theme.INK, 6.0)
                draw_line(canvas, line, colour, 3.2)
        for area, cells in enumerate(pane.found.areas):
            x, y = pane.camera.at(pane.found.middle(cells))
            if box.landscape[area].startswith("F") and pane.box.contains(x, y):
                disc = Box(x - 13, y - 13, 26, 26)
                canvas.rounded(disc, theme.PANEL, 235, 13, theme.HAIRLINE, 200, 1.4)
                canvas.text(box.landscape[area][1:], x, y, FOOD, "center")

    # -- what sites give -------------------------------------------------------------------------------------------
    def _draw_yields(self, canvas: Canvas) -> None:
        """What a castello or a farm, a quarry, a well would have of each free site: of all of them while that is asked
        for, of those that can be chosen as soon as a building is chosen."""
        pane, box = self.pane, self.pane.view.box
        if pane.legal and pane.building >= 0:
            for site in pane.legal:
                self._draw_yield(canvas, site, yields_for(pane.view, site, pane.building))
        elif pane.sites_held or pane.food_held:
            for site, building in enumerate(pane.view.building):
                if building < 0 and box.zone >> site & 1:
                    found = yields(pane.view, site)
                    self._draw_yield(canvas, site, found if pane.sites_held else [one for one in found if one.food])

    def _draw_yield(self, canvas: Canvas, site: int, given: Sequence[Yield]) -> None:
        """Sign and number, one below the other where there are several."""
        pane = self.pane
        x, y = pane.camera.at(pane.found.centres[site])
        if not given or not pane.box.contains(x, y):
            return
        size = min(30.0, max(YIELD, pane.camera.look.s * 0.5)) * (1.0 if len(given) == 1 else 0.86)
        top = y - size * 0.56 * (len(given) - 1)
        for at, one in enumerate(given):
            cy = top + at * size * 1.12
            if one.count < 0:
                tags.draw_sign(canvas, one.sign, x, cy, size * 1.1)
                continue
            tags.draw_sign(canvas, one.sign, x - size * 0.42, cy, size * 1.06)
            canvas.figure(str(one.count), x + size * 0.44, cy, size, tones.FOOD if one.count else theme.TEXT, theme.INK)

    def _draw_kept_apart(self, canvas: Canvas) -> None:
        """While a city is founded: sites that lie too near to another one."""
        pane, k, view = self.pane, canvas.k, self.pane.view
        made = pane.standing().pictures.hexagon(tones.IN_REACH, 96, 0.97)
        for site, building in enumerate(view.building):
            if building < 0 and site not in pane.legal_set and view.box.zone >> site & 1:
                x, y = pane.camera.at(pane.found.centres[site])
                canvas.surface.blit(made, made.get_rect(center=(round(x * k), round(y * k))))

    # -- the site in focus -----------------------------------------------------------------------------------------
    def _draw_focus(self, canvas: Canvas, standing: Standing, site: int) -> None:
        pane = self.pane
        if site in pane.legal_set:
            self._hexagon(canvas, site, theme.FOCUS, max(3.0, pane.ui.sight.ring), tones.FOCUSED_FILL)
            if pane.building >= 0 and pane.view.building[site] < 0:
                self._draw_ghost(canvas, standing, site)
        elif pane.legal and pane.view.building[site] < 0:
            self._hexagon(canvas, site, WARNED, 2.4)

    def _draw_ghost(self, canvas: Canvas, standing: Standing, site: int) -> None:
        """The building that would stand there, behind what stands before it."""
        pane, k = self.pane, canvas.k
        x, y = pane.camera.at(pane.found.centres[site])
        made = standing.pictures.building(pane.view.box.building_ids[pane.building], "ghost")
        canvas.surface.blit(made, standing.pictures.building_at(round(x * k), round(y * k)))
        rect = self._on_screen()
        for house in standing.in_front(site):
            standing.draw_house(canvas.surface, rect, house)

    def _draw_words(self, canvas: Canvas) -> None:
        """What choosing the site leads to, or why it cannot be chosen."""
        pane, site = self.pane, self.pane.focus
        if site in pane.legal_set:
            self._draw_parchment(canvas, site)
            return
        why = self._why(site)
        if not why:
            return
        chip = self._chip(site, why)
        canvas.rounded(chip, theme.REASON_GROUND, 245, 15, WARNED, 255, 1.8)
        canvas.text(why, chip.cx, chip.cy, CHIP.of(theme.REASON_TEXT), "center")

    def _why(self, site: int) -> str:
        """Why a site cannot be chosen, while others can."""
        return self.pane.reason(site) if self.pane.legal else ""

    def _chip(self, site: int, why: str) -> Box:
        here = self.pane.place(site)
        wide = self.pane.ui.text.width(why, CHIP) + 30
        return clamped(Box(here.cx - wide / 2, here.bottom + 4, wide, 31), self.pane.box)

    def words_box(self, site: int) -> Box:
        """Where the words about a site are written."""
        told = self.pane.consequences(site) if site in self.pane.legal_set else None
        if told is not None:
            return self.parchment_box(site, *told).inset(-PARCHMENT_EDGE)
        why = "" if site in self.pane.legal_set else self._why(site)
        return self._chip(site, why) if why else self.pane.place(site)

    def _draw_parchment(self, canvas: Canvas, site: int) -> None:
        told = self.pane.consequences(site)
        if told is None:
            return
        box = self.parchment_box(site, told[0], told[1])
        canvas.skin("shadow", box)
        canvas.skin("parchment", box)
        inner = box.inset(18, 12)
        canvas.text_in(told[0], Box(inner.x, inner.y, inner.w, 26), theme.PROMPT_TITLE.at(22))
        canvas.paragraph("\n".join(told[1]), Box(inner.x, inner.y + 31, inner.w, inner.h - 31), theme.ON_PARCHMENT)

    def parchment_box(self, site: int, title: str, lines: list[str]) -> Box:
        """Beside the site where it hides no other that can be chosen, and lies under nothing that floats, if there is
        such a place; it stays there while it says the same."""
        said = (site, title, tuple(lines), self.pane.place(site), self.pane.box)
        if self._said is None or self._said[0] != said:
            self._said = said, self._parchment_place(site, title, lines)
        return self._said[1]

    def spoken(self) -> Sequence[Box]:
        """Where the parchment of the site in focus lies, if it has one."""
        if self._said is None or self.pane.focus not in self.pane.legal_set:
            return ()
        return (self._said[1],) if self._said[0][0] == self.pane.focus else ()

    def _parchment_place(self, site: int, title: str, lines: list[str]) -> Box:
        pane, text = self.pane, self.pane.ui.text
        wide = min(400.0, max(300.0, text.width(title, theme.PROMPT_TITLE.at(22)) + 44))
        high = text.paragraph("\n".join(lines), theme.ON_PARCHMENT, wide - 36).height / pane.ui.scale.k + 62
        here = pane.place(site)
        gap = pane.camera.look.s * 0.5
        tries = [
            Box(here.right + gap, here.cy - high / 2, wide, high),
            Box(here.x - gap - wide, here.cy - high / 2, wide, high),
            Box(here.cx - wide / 2, here.y - pane.camera.look.s * 1.5 - high, wide, high),
            Box(here.cx - wide / 2, here.bottom + gap, wide, high), Box(here.right + gap, here.y - high, wide, high),
            Box(here.x - gap - wide, here.y - high, wide, high), Box(here.right + gap, here.bottom, wide, high),
            Box(here.x - gap - wide, here.bottom, wide, high),
        ]  # fmt: skip
        tries = [clamped(one, pane.box) for one in tries]
        others = [*(pane.place(one).inset(6) for one in pane.legal), *pane.table.ui.floating.boxes() * 2]
        ghost = pane.sprite(site).inset(pane.camera.look.s * 0.4, pane.camera.look.s * 0.3)
        return min(tries, key=lambda one: sum(one.overlaps(other) for other in others) + 3 * one.overlaps(ghost))


def pane_sites(pane: BarePane, city: int) -> list[int]:
    """The sites of a city as it is drawn."""
    town = pane.model.town(city)
    return list(town.sites) if town is not None else []


def clamped(box: Box, bounds: Box) -> Box:
    """The box moved into the bounds."""
    x = min(max(box.x, bounds.x + 6), bounds.right - box.w - 6)
    return Box(x, min(max(box.y, bounds.y + 6), bounds.bottom - box.h - 6), box.w, box.h)


def draw_line(canvas: Canvas, line: list[Point], colour: theme.Colour, width: float) -> None:
    """A line with round corners; places and width in units."""
    k = canvas.k
    round_line(canvas.surface, colour, [(x * k, y * k) for x, y in line], max(1.0, width * k))


def draw_ribbon(canvas: Canvas, line: list[Point], s: float) -> None:
    """A ribbon along a way."""
    if len(line) < 2:
        return
    draw_line(canvas, line, theme.INK, s * 0.26)
    draw_line(canvas, line, RIBBON_EDGE, s * 0.2)
    draw_line(canvas, line, RIBBON, s * 0.13)
