"""The end of the game: what gave points, the winner's city by night on its two terraces, and everybody else's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.citadels.cards import tones
from game.citadels.cards.type_mark import draw_letter
from game.citadels.lang import _, ngettext
from game.citadels.rules.state import View
from game.citadels.table.models import PlotModel, plots
from game.citadels.table.plots import draw_coin
from game.citadels.words.asking.places import CITY
from game.citadels.words.asking.things import described
from game.citadels.words.names import Names
from game.citadels.words.telling.hearing import tie_words
from game.kernel.rules import of
from game.table.asking.mark import Subject, ZoomModel
from game.table.flow import SeatInfo
from game.table.pieces import draw_crest
from game.table.reading.zoom_panel import open_zoomed
from game.table.score_sheet.final import FinalScreen
from game.table.score_sheet.panorama import Panorama
from game.table.score_sheet.sheet import NONE, Line, Sheet, decisive, ranked
from game.table.score_sheet.tour import Station
from game.table.score_sheet.towers import tinted
from game.table.score_sheet.words import own_places
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import ease_out
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour, Style
from game.ui.lang import listed
from game.ui.people import in_sentences
from game.ui.widgets import Widget

CITY_ICONS = {"first": "1", "complete": "2"}  # the golden city of the first, the silver one of those after it
KNOWN = ("districts", "colours", "first", "complete")
STONES = dict(zip(KNOWN, tones.SCORE_STONES, strict=True))


# -- the sheet -----------------------------------------------------------------------------------------------------
def result(view: View, seats: Sequence[SeatInfo], winners: Sequence[int], names: Names, owners: Sequence[int] = ()
           ) -> Sheet:  # fmt: skip
    """What the sheet shows. `view.scores` must be filled."""
    scores = view.scores
    columns = ranked(seats, [line["total"] for line in scores], winners)
    lines = _lines(view, [one.seat for one in columns], names)
    best = columns[0]
    many = sum(one.won for one in columns)
    told = _("rules the city with {points} points") if many == 1 else _("rule the city together with {points} points")
    crowned = listed([in_sentences(one.info.name) for one in columns[:many]])
    title = f"{crowned} {told.format(points=best.total)}."
    sheet = Sheet(_("The chronicle of points"), columns, lines, title, "")
    if [one.total for one in columns].count(best.total) > 1:
        tied = [one.seat for one in columns if one.total == best.total]
        return replace(sheet, told=tie_words(view, tied, names), own=own_places(sheet, owners))
    at, lead = decisive(lines)
    verdict = ngettext("What decided: {line}, {count} point ahead of {name}.",
                       "What decided: {line}, {count} points ahead of {name}.", lead)  # fmt: skip
    verdict = verdict.format(line=lines[at].title, count=lead, name=names.plain_seat(columns[1].seat))
    return replace(sheet, told=verdict, decisive=at, own=own_places(sheet, owners))


def _lines(view: View, order: Sequence[int], names: Names) -> tuple[Line, ...]:
    """What gave points, the unique districts last."""
    texts = {
        "districts": (_("Cost of the districts"), _("1 point for each gold")),
        "colours": (_("All five types"), _("at least one district of each")),
        "first": (_("First complete city"), _("before all others")),
        "complete": (_("City completed later"), _("in the same round")),
    }
    uniques = list(dict.fromkeys(key for line in view.scores for key in line if key not in (*KNOWN, "total")))
    stones = STONES | {key: tones.UNIQUE_STONES[at % len(tones.UNIQUE_STONES)] for at, key in enumerate(uniques)}
    found = []
    for key in (*KNOWN, *uniques):
        title, aside = texts[key] if key in texts else (names.source(key), _("unique district"))
        points = tuple(view.scores[seat].get(key, 0) for seat in order)
        found.append(Line(key, title, points, stones[key], aside))
    return tuple(found)


def draw_city_icon(canvas: Canvas, key: str, box: Box) -> None:
    """A complete city: golden for the first, of silver for those that were completed later in the round."""
    size = canvas.scale.rect(box).size
    picture = canvas.pens.assets.scaled("citadels/ui/stat_city", size)
    if key != "first":
        picture = canvas.pens.assets.keep(("silver city", size), lambda: pygame.transform.grayscale(picture))
    canvas.surface_at(picture, box.x, box.y)
    canvas.figure(CITY_ICONS[key], box.cx, box.y + box.h * 0.66, box.h * 0.5, theme.TEXT, theme.NUMERAL)


def draw_sign(canvas: Canvas, key: str, box: Box) -> None:
    """The sign of a line of the sheet."""
    if key == "districts":
        draw_coin(canvas, box.cx, box.cy, box.w * 0.46, "")
    elif key == "colours":
        third = box.w * 0.62
        for gem, dx, dy in (("religious", 0.0, 0.0), ("trade", 0.42, 0.0), ("military", 0.21, 0.4)):
            canvas.picture(f"citadels/ui/gem_{gem}", Box(box.x + dx * box.w, box.y + dy * box.h - 2, third, third))
    elif key in CITY_ICONS:
        draw_city_icon(canvas, key, box)
    else:
        canvas.picture("citadels/ui/gem_unique", box)


# -- the city ------------------------------------------------------------------------------------------------------
TALL, GABLE, BAND, EAVES = 1.2, 0.17, 0.19, 0.05  # height of a house, and shares of its height
WIDEST, FLAG = 216.0, 26.0  # units
TERRACE, CAP = 26.0, 8.0
PEAK = 0.42  # which part of a picture the house shows
NAMED = 84.0  # units: a house so wide has its name on it in high contrast
LOOKED_MS, MOST_LOOKED_MS, RISES = 420.0, 2600.0, 64.0  # at a house, at all of them; units its points rise


class House(Widget):
    """A district as the front of a house; a click shows its card closely."""

    role = "card"
    focusable = True
    bleed = RISES + 24

    def __init__(self, plot: PlotModel, enlarge: Callable[[], None]) -> None:
        super().__init__(f"city:{plot.card}")
        self.plot = plot
        self.looked = 1.0  # the share of the look at it that is over
        self.rules_at = f"card:{plot.id}"
        self._enlarge = enlarge

    @property
    def value(self) -> str:
        return self.plot.id

    @property
    def spoken(self) -> str:
        return self.ui.cards.face(self.plot.id).name

    @property
    def described(self) -> str:
        return ""

    def explanation(self) -> str:
        self.tip = self.ui.cards.face(self.plot.id).name
        return self.tip

    def attention(self, on: bool) -> None:
        self.explanation()
        self.invalidate()
        super().attention(on)

    def activate(self) -> None:
        self._enlarge()

    def activate_secondary(self) -> None:
        self._enlarge()

    def look(self, share: float) -> None:
        """It is looked at: lit, while what it gives rises from its roof."""
        self.looked = share
        self.invalidate()

    def draw_over(self, canvas: Canvas) -> None:
        if self.looked < 1:
            size = max(26.0, self.box.w * 0.34)
            y = self.box.y + self.box.h * GABLE - RISES * ease_out(self.looked)
            canvas.figure(f"+{self.plot.cost}", self.box.cx, y, size, theme.GOLD_PALE, theme.INK)

    def draw(self, canvas: Canvas) -> None:
        face, rect = self.ui.cards.face(self.plot.id), canvas.scale.rect(self.box.inset(-self.box.w * EAVES))
        rect = pygame.Rect(rect.x, canvas.scale.rect(self.box).y, rect.w, canvas.scale.rect(self.box).h)
        lit, picture = self.hovered or self.looked < 1, self.ui.cards.picture(self.plot.id)
        key = ("house front", picture, face.tones, rect.size, lit)
        made = canvas.pens.assets.keep(key, lambda: self._front(canvas, picture, rect.size, lit=lit))
        canvas.surface.blit(made, rect)
        band = Box(self.box.x, self.box.bottom - self.box.h * BAND, self.box.w, self.box.h * BAND)
        radius = max(12.0, self.box.w * 0.135)
        draw_coin(canvas, band.x + radius * 1.05, band.cy, radius, str(self.plot.cost))
        gem = Box(band.right - radius * 2.15, band.cy - radius, 2 * radius, 2 * radius)
        canvas.rounded(gem.inset(-1.5), theme.INK, 255, radius + 2)
        canvas.picture(f"citadels/ui/gem_{face.type}", gem)
        if canvas.pens.text.sight.letters and face.type:
            at = (gem.x - radius * 0.7) * canvas.k, band.cy * canvas.k
            draw_letter(canvas.pens, canvas.surface, face.type, at, round(radius * 1.2 * canvas.k))
        if canvas.pens.text.sight.high and self.box.w >= NAMED:
            name = Box(band.x + 2, band.y - 24, band.w - 4, 24)
            canvas.rounded(name, theme.INK, 255, 2)
            canvas.text_in(face.name, name.inset(4, 0), Style("bold", 18, theme.TEXT), "center")

    def _front(self, canvas: Canvas, picture: str, size: tuple[int, int], *, lit: bool) -> pygame.Surface:
        """The picture in the outline of a house, a band of its type below, gold round all."""
        tones, wide, high = self.ui.cards.face(self.plot.id).tones, *size
        out = round(wide * EAVES / (1 + 2 * EAVES))
        walls = pygame.Rect(out, 0, wide - 2 * out, high)
        source = self.ui.assets.picture(picture, walls.w)
        made = pygame.Surface(size, pygame.SRCALPHA)
        gable, band = round(high * GABLE), round(high * BAND)
        room = pygame.Rect(walls.x, 0, walls.w, high - band)
        if source is not None:
            part = pygame.Rect(
                0, 0, source.get_width(), min(source.get_height(), round(source.get_width() * room.h / room.w))
            )
            part.y = max(0, min(source.get_height() - part.h, round(source.get_height() * PEAK - part.h / 2)))
            made.blit(smoothscale(source.subsurface(part), room.size), room)
        else:
            made.fill(tones.main, room)
        for row in range(band):
            shade = theme.mix(tones.main, tones.dark, row / max(1, band - 1))
            pygame.draw.line(made, shade, (walls.x, high - band + row), (walls.right - 1, high - band + row))
        outline = [
            (walls.x, gable),
            (wide / 2, 0),
            (walls.right - 1, gable),
            (walls.right - 1, high - 1),
            (walls.x, high - 1),
        ]
        mask = shapes.supersampled(wide, high, partial(_filled, outline=outline))
        made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        edge = theme.FOCUS if lit else theme.GOLD
        lines = partial(_edged, outline=outline, sill=high - band, edge=edge, roof=tones.main, k=canvas.k)
        made.blit(shapes.supersampled(wide, high, lines), (0, 0))
        return made


def _filled(surface: pygame.Surface, factor: int, *, outline: Sequence[tuple[float, float]]) -> None:
    pygame.draw.polygon(surface, theme.WHITE, [(x * factor, y * factor) for x, y in outline])


def _edged(surface: pygame.Surface, factor: int, *, outline: Sequence[tuple[float, float]], sill: int, edge: Colour,
           roof: Colour, k: float) -> None:  # fmt: skip
    """The lines of a house: ink, gold inside it, the band's upper edge, and eaves in the colour of its type."""
    points = [(x * factor, y * factor) for x, y in outline]
    thin = max(1, round(1.5 * k * factor))
    pygame.draw.polygon(surface, theme.INK, points, 3 * thin)
    pygame.draw.polygon(surface, edge, points, thin)
    pygame.draw.line(surface, theme.INK, (points[0][0], sill * factor), (points[2][0], sill * factor), thin)
    left, top, right = points[:3]
    out = left[0] * 0.9
    eaves = [(left[0] - out, left[1] + out * 0.9), (top[0], top[1] + thin), (right[0] + out, right[1] + out * 0.9)]
    for colour, width in ((theme.INK, 5 * thin), (theme.mix(roof, theme.GOLD_PALE, 0.3), 3 * thin)):
        for start, end in ((eaves[0], eaves[1]), (eaves[1], eaves[2])):
            pygame.draw.line(surface, colour, start, end, width)


class CityPanorama(Panorama):
    """A city on two terraces, the dearest districts above; the winner's, or that of whoever is picked."""

    def __init__(self, sheet: Sheet, view: View, names: Names) -> None:
        best = sheet.columns[0]
        super().__init__(sheet, _("Who will rule the city?"), sheet.title)
        self.view, self.names = view, names
        self.seat = best.seat
        self.select(best.seat)

    # -- whose city ------------------------------------------------------------------------------------------------
    def select(self, seat: int) -> None:
        self.seat = seat
        city = sorted(plots(self.view, seat), key=lambda one: -one.cost)
        self.subjects = [Subject("card", plot.card, plot.id, seat, CITY) for plot in city]
        houses = [House(plot, partial(self.enlarge, index)) for index, plot in enumerate(city)]
        if self.layer is None:
            self.children = []
            for house in houses:
                self.add(house)
        else:
            self.replace(houses)
        self._show_houses()

    def enlarge(self, index: int) -> None:
        """One of the cards; the others lie beside it."""
        open_zoomed(self.ui, self.subjects, index, self._described, lambda _option: None)

    def _described(self, subject: Subject) -> ZoomModel:
        return ZoomModel(subject, *described(subject, self.names))

    @property
    def info(self) -> SeatInfo:
        """Whose city it is."""
        return self.sheet.column_of(self.seat).info

    @property
    def cards(self) -> list[str]:
        """The districts, by id, in the order in which they stand."""
        return [subject.id for subject in self.subjects]

    def hide(self) -> None:
        super().hide()
        self._show_houses()

    def show(self, *, crowned: bool) -> None:
        super().show(crowned=crowned)
        self._show_houses()

    def stations(self) -> Sequence[Station]:
        """Every house of the winner, from the cheapest to the dearest."""
        houses = [one for one in reversed(self.children) if isinstance(one, House)]
        ms = min(LOOKED_MS, MOST_LOOKED_MS / max(1, len(houses)))
        return [Station(ms, one.look, "coin") for one in houses]

    def _show_houses(self) -> None:
        """The winner's city would tell who that is."""
        for house in self.children:
            house.visible = self.shown

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        super().arrange(box)
        self.terraces: list[Box] = []
        place = self.place.inset(min(20.0, self.place.w * 0.02), 0)
        many = len(self.children)
        if not many:
            return
        rows = 1 if many <= 3 or place.h < 190 else 2
        upper = many // rows
        counts = [upper, many - upper] if rows == 2 else [many]
        high = place.h / rows
        flag = FLAG if high > 150 else 0.0
        left = self.children
        for row, count in enumerate(counts):
            here, left = left[:count], left[count:]
            room = Box(place.x, place.y + row * high, place.w, high)
            wall = min(TERRACE, high * 0.11)
            tall = high - wall - 6 - flag * 0.2
            gap = min(26.0, place.w * 0.03)
            wide = min(
                WIDEST, tall / TALL, (room.w * (0.8 if row == 0 and rows == 2 else 0.98) - gap * (count - 1)) / count
            )
            across = wide * count + gap * (count - 1)
            foot = room.bottom - wall
            for at, house in enumerate(here):
                tall_of = wide * TALL
                house.arrange(Box(room.cx - across / 2 + at * (wide + gap), foot - tall_of, wide, tall_of))
            self.terraces.append(Box(room.cx - across / 2 - 34, foot, across + 68, wall))

    # -- drawing ---------------------------------------------------------------------------------------------------
    def scenery(self, canvas: Canvas) -> None:
        if not self.shown:
            return
        for terrace in self.terraces:
            wall = canvas.scale.rect(terrace)
            canvas.surface.blit(tinted(canvas, STONES["districts"], wall.size), wall)
            canvas.rounded(terrace, None, 0, 1, theme.INK, 235, 1.6)
            cap = Box(terrace.x - 4, terrace.y - CAP / 2, terrace.w + 8, CAP)
            canvas.rounded(cap, theme.mix(STONES["districts"], theme.WHITE, 0.3), 255, 2, theme.INK, 230, 1.4)
            for x in (terrace.x + 10, terrace.right - 10):
                self._flag(canvas, x, terrace.y)
        if not self.children:
            canvas.rounded(self.place.centered(min(420.0, self.place.w), 54), theme.PANEL, 190, 10)
            canvas.text_in(_("No districts"), self.place.inset(16, 0), theme.ASIDE.at(22), "center")

    def _flag(self, canvas: Canvas, x: float, foot: float) -> None:
        """The arms of whoever lives there, on a pole."""
        high = min(86.0, self.place.h * 0.22)
        canvas.line(x, foot - high, x, foot, theme.GOLD_DARK, 255, 4)
        canvas.rounded(Box(x - 4, foot - high - 4, 8, 8), theme.GOLD_LIGHT, 255, 4)
        draw_crest(canvas, x, foot - high + 16, min(13.0, high * 0.22), self.info.crest)

    @property
    def _name(self) -> str:
        if not self.shown or self.seat == self.sheet.columns[0].seat:
            return super()._name
        return _("The city of {name}").format(name=in_sentences(self.info.name))


class ScoringScreen(FinalScreen):
    """The winner's city by night; every other is picked by its tower."""

    lit = True

    def result(self) -> Sheet:
        view, winners = of(View, self.flow.match.view(self.flow.viewer)), [int(one) for one in self.flow.match.winners]
        return result(view, self.flow.seats, winners, of(Names, self.names), sorted(self.flow.owners))

    def panorama(self, sheet: Sheet) -> Panorama:
        return CityPanorama(sheet, of(View, self.flow.match.view(self.flow.viewer)), of(Names, self.names))

    def shows_seats(self) -> bool:
        return True

    def sign(self, canvas: Canvas, key: str, box: Box) -> bool:
        draw_sign(canvas, key, box)
        return True


__all__ = ["NONE", "CityPanorama", "ScoringScreen", "draw_city_icon", "result"]
