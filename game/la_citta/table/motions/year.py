"""The course of a year: the start player, the voices, the rounds of politics, the evening."""

from __future__ import annotations

from functools import partial

import pygame

from game.la_citta.cards import tones
from game.la_citta.rules import scoring
from game.la_citta.rules.box import WISHES
from game.la_citta.table.motions.cards import voice_face
from game.la_citta.table.motions.means import Maker, Means, seen, told, voiced
from game.la_citta.table.sounds import of_year, own
from game.session.match import Shown
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Chain, Hold, Parallel
from game.ui.draw.sprites import Flight, Sprite

TURN_MS, TURN_STAGGER, LAY_MS, DUSK_MS, READ_MS = 350.0, 250.0, 300.0, 600.0, 500.0
FULL_STAGGER, FULL_MS = 160.0, 700.0
DUSK = tones.DUSK


def year_started(m: Means, event: Shown) -> Animation | None:
    """The coin of the year turns, and the start player is in the light."""
    seat, year = event.facts["start"], event.facts["year"]
    return Chain([told(m, event), m.sound(event), seen(m, event), partial(_coin_turns, m, year),
                  partial(_light, m, seat)])  # fmt: skip


def _coin_turns(m: Means, year: int) -> Animation:
    place = m.board.year_coin(year)
    if place.w <= 1:
        return Hold(0)
    side = m.ui.px(min(place.w, place.h))
    coin = m.ui.assets.scaled("ui/coin", (side, side))
    return m.fly(Flight([coin], place, place, DUSK_MS, spins=2))


def _light(m: Means, seat: int) -> Animation:
    place = m.board.panel_of(seat)
    return m.glow("glow_focus", place, lambda t: min(1.0, 6 * t, 3 * (1 - t))) if place.w > 1 else Hold(0)


def voices_laid(m: Means, event: Shown) -> Animation | None:
    """Four voices are laid out, the first of them open."""
    return Chain([told(m, event), m.sound(event), partial(_laid, m, event), seen(m, event)])


def _laid(m: Means, event: Shown) -> Animation:
    flights: list[Animation] = []
    for number in range(4):
        place = m.board.voice(number)
        if place.w <= 1:
            continue
        start = place.moved(0, -place.h - 20)
        if number:
            flights.append(m.card(m.ui.cards.back("voice", place.w), start, place, LAY_MS, arc=0))
        else:
            face = m.face(voice_face(event.facts["wish"]), "small", place)
            flights.append(m.card(face, start, place, LAY_MS, arc=0, back="voice"))
    return Parallel(flights, stagger=90)


def round_started(m: Means, event: Shown) -> Animation | None:
    """The next lozenge fills."""
    return Chain([told(m, event), m.sound(event), seen(m, event), partial(_lozenge, m, event.facts["round"])])


def _lozenge(m: Means, number: int) -> Animation:
    place = m.board.lozenge(number)
    if place.w <= 1:
        return Hold(0)
    return m.glow("glow_focus", place, lambda t: min(1.0, 6 * t, 3 * (1 - t)))


# -- the wish --------------------------------------------------------------------------------------------------------
def revealed(m: Means, event: Shown) -> Animation | None:
    """The hidden voices turn one after the other; those that have their wish glow."""
    return Chain([partial(_turning, m, event), told(m, event), seen(m, event), partial(_glowing, m, event),
                  Hold(READ_MS)])  # fmt: skip


def _turning(m: Means, event: Shown) -> Animation:
    turns = list[Animation]()
    for at, number in enumerate(range(1, 4)):
        place, wish = m.board.voice(number), event.facts["voices"][number]
        call = voiced(m, own(f"voice_{WISHES[wish]}"))
        if place.w <= 1:
            turns.append(call)
            continue
        front, back = m.face(voice_face(wish), "small", place), m.ui.cards.back("voice", place.w)
        turn = m.fly(Flight([front], place, place, TURN_MS, back=[back]))
        stays = (TURN_MS + TURN_STAGGER) * (3 - at)
        turns.append(Chain([call, turn, partial(m.fade, front, place, stays, lambda _t: 1.0)]))
    return Parallel(turns, stagger=TURN_STAGGER + TURN_MS * 0.4)


def _glowing(m: Means, event: Shown) -> Animation:
    winning = [number for number, wish in enumerate(event.facts["voices"]) if wish in event.facts["wishes"]]
    places = [m.board.voice(number) for number in winning]
    return Parallel([m.glow("glow_legal", place, lambda t: min(1.0, 6 * t, 2 * (1 - t))) for place in places
                     if place.w > 1])  # fmt: skip


# -- the evening -----------------------------------------------------------------------------------------------------
def year_ended(m: Means, event: Shown) -> Animation | None:
    """Dusk goes over the map once, and the bell strikes the years."""
    return Chain([told(m, event), voiced(m, *of_year(event.facts["year"])), partial(_dusk, m), seen(m, event)])


def _dusk(m: Means) -> Animation:
    place = m.board.pane.box
    if place.w <= 1 or m.ui.motion.reduced:
        return Hold(0)
    sprite = Sprite(_shade(m, place), place.cx, place.cy, m.k)

    def apply(t: float) -> None:
        sprite.alpha = round(150 * min(1.0, 3 * t, 2.4 * (1 - t)))

    return m.table.stage.show_for(sprite, DUSK_MS, apply)


def _shade(m: Means, place: Box) -> pygame.Surface:
    """Violet as large as the map."""
    size = (m.ui.px(place.w), m.ui.px(place.h))

    def make() -> pygame.Surface:
        made = pygame.Surface(size)
        made.fill(DUSK)
        return made

    return m.ui.assets.keep(("dusk", size), make)


def game_over(m: Means, event: Shown) -> Animation | None:
    """Full cities light up one after the other before the numbers come, on a screen of their own."""
    return Chain([partial(_full_cities, m)])


def _full_cities(m: Means) -> Animation:
    view, pane = m.board.view, m.board.pane
    full = [city[0] for cities in view.cities for city in cities if scoring.complete(view, city)]
    pane.mark(dict.fromkeys(full, "full"))
    badges = [pane.badge(city) for city in full]
    lights = [m.glow("glow_focus", badge, lambda t: min(1.0, 5 * t, 2 * (1 - t))) for badge in badges if badge.w > 1]
    return Chain([Parallel(lights, stagger=FULL_STAGGER), Hold(FULL_MS)])


MAKERS: dict[str, Maker] = {
    "year_started": year_started, "voices_laid": voices_laid, "round_started": round_started, "revealed": revealed,
    "year_ended": year_ended, "game_over": game_over,
}  # fmt: skip
