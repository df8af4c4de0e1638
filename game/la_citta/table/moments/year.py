"""The year: its coin turns and the season is named; cities grow; at its end citizens and food are weighed."""

from __future__ import annotations

import pygame

from game.kernel.events import Facts
from game.la_citta.lang import _, ngettext
from game.la_citta.rules.box import LIMITS
from game.la_citta.table import seasons
from game.la_citta.table.moments import stage
from game.la_citta.table.moments.stage import OnStage, names_of, view_of
from game.la_citta.table.motions.means import GAIN, citizen
from game.la_citta.table.signs import figure, figure_width
from game.la_citta.table.sounds import own
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import ease_in_out
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Style

COIN = 150.0
SUM = Style("xb", 30, theme.TEXT)


# -- a new year ------------------------------------------------------------------------------------------------------
def begins(s: OnStage, event: Shown) -> Show:
    """The coin of the year turns over the land and goes to its place on the beam."""
    board = s.board
    board.following.tell(event)
    board.following.see(event)
    if seasons.season(event.facts["year"]) == seasons.WINTER:
        s.hear(own("winter"), 0.05)
    room = stage.land(s)
    place = Box(room.cx, room.y + room.h * 0.3, 0, 0).inset(-COIN / 2)
    stage.words(s, place.bottom + 60, start=0.1, end=0.9)
    coin = s.picture("ui/coin", COIN)
    end = board.year_coin(event.facts["year"])
    s.flight(Flight([coin], place.moved(0, 30), place, 0, spins=2), 0.0, 0.55)
    if end.w > 1:
        small = [s.picture("ui/coin", COIN + (end.w - COIN) * share / 6) for share in range(7)]
        s.flight(Flight(small, place, end, 0, arc=60), 0.55, 0.95)
    s.ui.assets.backdrop_ahead(board.backdrop)

    def show(_t: float) -> None:
        board.pane.use_air()  # the colours of the season come as soon as they are ready, from the left

    return show


def _begins_said(facts: Facts, eyes: Eyes) -> Said:
    title = _("Year {year}: {season}.").format(year=facts["year"], season=seasons.season_words(facts["year"]))
    start = names_of(eyes).plain_seat(facts["start"])
    return Said(title, _("{name} is the start player.").format(name=start))


# -- growth ----------------------------------------------------------------------------------------------------------
def grow(s: OnStage, event: Shown) -> Show:
    """A figure steps out of every gate; where none can come it is said why."""
    board, pane = s.board, s.board.pane
    board.following.tell(event)
    picture = citizen(s.m, stage.figure_high(s))
    high = picture.get_height() / s.k
    rising = []
    for one in s.events:
        gate = stage.gate(s, one.facts["city"])
        if stage.in_sight(s, gate):
            rising.append((s.put(picture, *gate), gate))
            stage.change(s, f"+{one.facts['count']}", GAIN, stage.beside(s, one.facts["city"]), 0.45)
    grown = {one.facts["city"] for one in s.events}
    for town in pane.model.towns:
        place = stage.gate(s, town.city)
        if town.city not in grown and town.full and stage.in_sight(s, place):
            made = stage.words_plate(s, _why_not(town.limit))
            stage.shown_from(s, s.put(made, place[0], place[1] + 20), 0.15)
    s.at(0.45, stage.sees(s, *s.events))

    def show(t: float) -> None:
        for sprite, (x, y) in rising:
            sprite.x, sprite.y = x, y - high * (0.2 + 0.7 * ease_in_out(part(t, 0.0, 0.5)))
            sprite.alpha = round(255 * min(1.0, 4 * t, 5 * (1 - t)))

    return show


def _why_not(limit: int) -> str:
    """What a city lacks that has no room for more."""
    text = _("no market: {limit}") if limit <= LIMITS[0] else _("no water: {limit}")
    return text.format(limit=limit)


def _grow_said(facts: Facts, eyes: Eyes) -> Said:
    return Said(_("The cities grow."), _("One citizen each, where there is room."))


# -- the end of a year -----------------------------------------------------------------------------------------------
def ends(s: OnStage, event: Shown) -> Show:
    """Citizens and food of every player on one line, by lamplight."""
    board, view = s.board, view_of(s)
    board.following.tell(event)
    s.hear(own("year"), 0.01)
    room = stage.land(s)
    strip = s.put(_weighed(s, [(view.people_of(seat), view.food(seat)) for seat in range(view.box.players)], room.w))
    strip.x, strip.y = room.cx, room.y + room.h * 0.42
    stage.words(s, strip.y - 130)  # its second line above the slate
    s.at(0.95, stage.sees(s, event))

    def show(t: float) -> None:
        strip.alpha = round(255 * min(1.0, 5 * t))

    return show


def _weighed(s: OnStage, sums: list[tuple[int, int]], room: float) -> pygame.Surface:
    """A slate with a cell for each player."""
    cell = min(250.0, (room - 80) / len(sums))
    wide, high, margin = cell * len(sums) + 30, 84.0, 24.0
    made = pygame.Surface((s.ui.px(wide + 2 * margin), s.ui.px(high + 2 * margin)), pygame.SRCALPHA)
    canvas = s.ui.canvas(made)
    canvas.watched = False
    canvas.skin("slate", Box(margin, margin, wide, high))
    for seat, (people, food) in enumerate(sums):
        x, cy = margin + 15 + seat * cell, margin + high / 2
        style = SUM.at(min(SUM.size, cell * 0.13))
        style = style.of(theme.REASON_TEXT if people > food else theme.TEXT)
        side = style.size * 1.15
        whole = 44 + sum(figure_width(canvas, str(one), side, style, 4) for one in (people, food)) + 14
        x += (cell - whole) / 2
        draw_crest(canvas, x + 18, cy, 16, s.m.table.flow.seats[seat].crest)
        x = figure(canvas, "citizen", str(people), x + 44, cy, side, style, 4) + 14
        figure(canvas, "food", str(food), x, cy, side, style, 4)
    return made


def _ends_said(facts: Facts, eyes: Eyes) -> Said:
    year = facts["year"]
    text = ngettext("{count} year is over.", "{count} years are over.", year).format(count=year)
    return Said(_("The lamps are lit."), text)


MOMENTS = (
    Staged("year_begins", ("year_started",), begins, still=0.5, said=_begins_said, full=1200, moves="instead"),
    Staged(
        "growth", ("grown",), grow, still=0.7, said=_grow_said, full=900, short=500, together=True, moves="instead",
        when=lambda facts, _eyes: facts["why"] == "growth",
    ),
    Staged("year_ends", ("year_ended",), ends, still=0.8, said=_ends_said, full=1100, short=600, moves="instead"),
)  # fmt: skip
