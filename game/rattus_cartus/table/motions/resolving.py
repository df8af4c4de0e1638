"""How a building is resolved: it opens, cards turn, discs hop, blades sweep, the crown drops, the cards leave."""

from __future__ import annotations

from functools import partial

import pygame

from game.rattus_cartus.table.art import BACK
from game.rattus_cartus.table.motions.means import (
    DISC,
    Maker,
    Means,
    back,
    disc_picture,
    row,
    row_box,
    seen,
    small,
    voiced,
)
from game.rattus_cartus.table.sounds import own
from game.session.match import Shown
from game.table.motion.flight import in_flight
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, back_out, bump
from game.ui.draw.sprites import Flight

OPEN_MS, NOBODY_MS = 380.0, 900.0
TURN_MS, TURN_STAGGER, ROW_READ = 380.0, 80.0, 260.0
HOP_MS, MOST_HOPS_MS, HOP_ARC = 160.0, 900.0, 14.0
SWORD_MS, CROWN_MS, CROWN_DROP = 700.0, 500.0, 90.0
SWEEP_MS, CLOSE_MS = 320.0, 240.0
FLASH_MS = 380.0
STEPS_HEARD = 8


def opened(m: Means, event: Shown) -> Animation | None:
    """The building comes; if nobody came, that is read for a moment."""
    slot = event.facts["slot"]
    empty = not m.board.view.entered[slot] if slot < len(m.board.view.entered) else False
    empty = not m.board.following.course.entered.get(slot) and (empty or m.board.following.course.live)
    return Chain([seen(m, event), m.sound(event), Hold(NOBODY_MS if empty else OPEN_MS)])


def revealed(m: Means, event: Shown) -> Animation | None:
    """The cards of a row turn from left to right."""
    return Chain([seen(m, event), m.sound(event), partial(_turn, m, event), Hold(ROW_READ)])


def _turn(m: Means, event: Shown) -> Animation:
    found = row(m, event.facts["seat"])
    if found is None or found.model.cards is None or not found.model.cards:
        return Hold(0)
    show, faces, places = m.hide(found), found.model.cards, found.card_boxes()
    parts: list[Animation] = []
    for at, (face, place) in enumerate(zip(faces, places, strict=True)):
        wide = m.ui.px(place.w)
        front = in_flight(m.ui, m.face(face, "small", place), wide)
        reverse = in_flight(m.ui, m.ui.cards.back(BACK, place.w), wide)
        turns = m.fly(Flight([front], place, place, TURN_MS, back=[reverse], waits=True))
        stays = TURN_STAGGER * (len(faces) - 1 - at) + 1  # until the row itself shows them all
        parts.append(Chain([turns, partial(m.fade, front, place, stays, lambda _t: 1.0)]))
    return Chain([Parallel(parts, stagger=TURN_STAGGER), Call(show)])


# -- influence -------------------------------------------------------------------------------------------------------
def influence(m: Means, event: Shown) -> Animation | None:
    """The disc hops along its track, a tick for each step, and lands on what lies there."""
    facts = event.facts
    seat, estate, amount, points = facts["seat"], facts["estate"], facts["amount"], facts["points"]
    lands = m.owe(f"points{estate}", seat, amount)
    picture = disc_picture(m, seat)
    places = [m.board.disc(estate, seat, number) for number in range(points - amount, points + 1)]
    if any(place.w <= 1 for place in places):
        return Chain([seen(m, event), m.sound(event), Hold(CLOSE_MS), Call(lands)])
    ms = min(HOP_MS, MOST_HOPS_MS / max(1, amount))
    hops: list[Animation] = []
    if m.ui.motion.reduced:
        hops = [m.fly(Flight([picture], places[0], places[-1], ms), lands)]
    else:
        for at, (start, end) in enumerate(zip(places, places[1:], strict=False)):
            last = at == amount - 1
            tick = voiced(m, own("step"), min(STEPS_HEARD - 1, (points - amount + at) % STEPS_HEARD))
            hops.append(Chain([m.fly(Flight([picture], start, end, ms, HOP_ARC), lands if last else None), tick]))
    flashes = [] if m.ui.motion.reduced else _overtaken(m, estate, seat, points - amount, points, ms)
    return Chain([seen(m, event), Parallel([Chain([*hops, voiced(m, own("disc"))]), *flashes])])


def _overtaken(m: Means, estate: int, seat: int, start: int, end: int, ms: float) -> list[Animation]:
    """The discs that are passed flash once, each when the other one hops over it."""
    track = m.board.influence.model.tracks[estate]
    shown = track.shown(m.board.influence.tracks[estate].missing)
    passed = [(one, points) for one, points in enumerate(shown) if one != seat and max(1, start) <= points < end]
    found: list[Animation] = []
    for one, points in passed:
        place = m.board.disc(estate, one)
        flash = m.fade(m.framed("glow_focus", place), place, FLASH_MS, bump)
        found.append(Chain([Hold(ms * (points - start)), flash]))
    return found


# -- Swords ----------------------------------------------------------------------------------------------------------
def sword(m: Means, event: Shown) -> Animation | None:
    """A blade sweeps from the winner's row to the loser's."""
    facts = event.facts
    start, end = row_box(m, facts["seat"]), row_box(m, facts["other"])
    blade = _blade(m)
    side = blade.get_width() / m.k
    begin = Box(start.x + start.w * 0.3, start.cy - side / 2, side, side)
    finish = Box(end.x + end.w * 0.5, end.cy - side / 2, side, side)
    sweep = m.fly(Flight([blade], begin, finish, SWORD_MS, 30, turn=-70, lean=40))
    return Chain([seen(m, event), m.sound(event), sweep])


def _blade(m: Means) -> pygame.Surface:
    name = "rattus_cartus/ui/sword"
    side = m.ui.px(110)
    if m.ui.assets.usable(name):
        return m.ui.assets.scaled(name, (side, side))
    return m.face("sword", "small", Box(0, 0, 78, 110))


# -- the premium -----------------------------------------------------------------------------------------------------
def premium(m: Means, event: Shown) -> Animation | None:
    """The crown drops on the row."""
    seat = event.facts["seat"]
    return Chain([partial(_crown, m, seat), m.sound(event), seen(m, event)])


def _crown(m: Means, seat: int) -> Animation:
    found = row(m, seat)
    if found is None:
        return Hold(0)
    place = found.crown
    picture = m.ui.assets.scaled("ui/crown", (m.ui.px(place.w), m.ui.px(place.h)))
    return m.fly(Flight([picture], place.moved(0, -CROWN_DROP), place, CROWN_MS, ease=back_out))


def acted(m: Means, event: Shown) -> Animation | None:
    """Light round the row of whoever acts."""
    seat = event.facts["seat"]
    return Chain(
        [seen(m, event), lambda: m.glow("glow_focus", row_box(m, seat), lambda t: min(1.0, 5 * t, 3 * (1 - t)))]
    )


def plain(m: Means, event: Shown) -> Animation | None:
    """It is read in the row."""
    return Chain([seen(m, event), m.sound(event), Hold(CLOSE_MS)])


# -- the end of a building -------------------------------------------------------------------------------------------
def discarded(m: Means, event: Shown) -> Animation | None:
    """The cards leave for the pile."""
    return Chain([partial(_swept, m), m.sound(event), seen(m, event), Hold(CLOSE_MS)])


def _swept(m: Means) -> Animation:
    flights: list[Animation] = []
    pile = small(m.board.deck(), DISC * 1.5)
    for found in m.board.scene.rows:
        if found.model.cards is None or found.box.w < 20:
            continue
        flights += [m.card(back(m, place.w), place, pile, SWEEP_MS, arc=20) for place in found.card_boxes()]
    if flights:
        for found in m.board.scene.rows:
            m.hide(found)
    return Parallel(flights, stagger=30)


def ended(m: Means, event: Shown) -> Animation | None:
    """The round is over: the row of buildings comes back."""
    return Chain([Hold(CLOSE_MS), seen(m, event)])


MAKERS: dict[str, Maker] = {
    "building_opened": opened, "revealed": revealed, "influence": influence, "sword": sword, "premium": premium,
    "acted": acted, "declined": plain, "tower": plain, "short": plain, "bonus": plain, "discarded": discarded,
    "round_ended": ended,
}  # fmt: skip
