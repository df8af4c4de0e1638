"""Cities before everybody's eyes: houses rise and fall, are carried off and painted, and a city is complete."""

from __future__ import annotations

from functools import partial

import pygame

from game.citadels.lang import _
from game.citadels.table.moments.banner import ribbon
from game.citadels.table.moments.calls import shine
from game.citadels.table.moments.means import S, names_of, spot_of, view_of
from game.citadels.table.plots import PlotSpot
from game.kernel.events import Facts
from game.session.match import Shown
from game.table.motion.effects import DUST_SIZE, SMOKE_SIZE
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import back_out, bump, ease_in_out, ease_out
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sprites import Sprite
from game.ui.draw.theme import Style

GREAT = 5  # gold: districts from this cost on take longer to rise
RISES = 0.4  # of the moment: a card is on its way to its lot until then
FLAMES, MOST_LANTERNS = 4, 8
HIGH_CLOTH = 96.0


# -- built -------------------------------------------------------------------------------------------------------------
def built(s: S, event: Shown) -> Show | None:
    """The card comes to its lot; the house rises from it, and dust around."""
    seat, card = event.facts["seat"], event.facts["card"]
    spot = spot_of(s, seat, card)
    if spot is None or spot.box.w < 8:
        return None
    show_again = s.hide(spot)
    s.at(1.0, show_again)
    face = s.m.face(spot.plot.id, spot.layout, spot.box)
    lay = s.m.lay.get(card)
    hand = s.board.hand_of(seat)
    start = lay.box if lay is not None else hand.centered(hand.w / 2, hand.h / 2)
    flying = s.put(s.m.back(54) if lay is None else face)
    house = s.put(face)
    dust = max(DUST_SIZE * 0.7, min(DUST_SIZE * 1.3, spot.box.w * 0.8))
    s.puffs("dust", spot.box, dust, RISES, 1.0)
    if is_great(event.facts, s.eyes):
        s.puffs("spark", spot.box, 54, 0.6, 1.0)

    def show(t: float) -> None:
        comes = ease_in_out(part(t, 0.0, RISES))
        flying.visible = t < RISES
        flying.x = start.cx + (spot.box.cx - start.cx) * comes
        flying.y = start.cy + (spot.box.cy - start.cy) * comes - 60 * bump(comes)
        flying.squash = 1.0 - 0.5 * comes
        _risen(house, face, spot.box, back_out(part(t, RISES, 0.92)))

    return show


def _risen(house: Sprite, face: pygame.Surface, box: Box, share: float) -> None:
    """So much of the house stands above its lot."""
    house.visible = share > 0.01
    wide, high = face.get_size()
    pixels = max(1, min(high, round(high * min(1.0, share))))
    house.picture = face.subsurface((0, 0, wide, pixels))
    over = max(0.0, share - 1.0) * box.h
    house.x, house.y = box.cx, box.bottom - pixels / house.k / 2 - over


def is_great(facts: Facts, eyes: Eyes) -> bool:
    return view_of(eyes).cost(facts["card"]) >= GREAT


def _built(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    return Said(_("{name} builds: {district}.").format(
        name=names.plain_seat(facts["seat"]), district=names.plain_card(facts["card"])))  # fmt: skip


def _builder(facts: Facts, _eyes: Eyes) -> Whom:
    return Whom(gains=(facts["seat"],))


# -- destroyed ---------------------------------------------------------------------------------------------------------
def burning(s: S, event: Shown) -> Show | None:
    """Fire at the foot of the house, and smoke; it falls when this is over."""
    lay = s.m.lay.get(event.facts["card"])
    if lay is None or lay.place != "city" or lay.box.w < 10:
        return None
    box = lay.box
    if s.mood == "loss":
        s.darken(lit=[box.inset(-6)])
        s.words(_words_at(s, box), 0.1)
        s.how_to_go_on()
        standing = s.put(s.m.face(lay.id, lay.layout, box), box.cx, box.cy)
        s.also(partial(_shakes, standing, box))
    s.puffs("smoke", box, max(SMOKE_SIZE * 0.6, min(SMOKE_SIZE, box.w * 1.1)), 0.2, 1.0)
    high = max(26.0, box.h * 0.62)
    for at in range(FLAMES):
        flame = s.put(s.picture("citadels/ui/stage_flame", high * 0.7, high))
        x = box.x + box.w * (at + 0.5) / FLAMES
        s.also(partial(_flickers, flame, x, box.bottom, high, at))
    return lambda _t: None


def _words_at(s: S, box: Box) -> float:
    """Where a line is read that tells of a place: below it, or above where it lies low."""
    return box.bottom + 90 if box.bottom < s.bounds.h * 0.62 else box.y - 130


def _shakes(standing: Sprite, box: Box, t: float) -> None:
    standing.x = box.cx + 3 * (1 if int(t * 26) % 2 else -1) * (t > 0.3)


def _flickers(flame: Sprite, x: float, bottom: float, high: float, at: int, t: float) -> None:
    grown = ease_out(part(t, 0.06 * at, 0.35 + 0.06 * at))
    flame.visible = grown > 0
    flame.squash = 0.82 + 0.18 * (int(t * 24 + at * 1.7) % 2)
    flame.angle = 6.0 * ((int(t * 18) + at) % 3 - 1)
    flame.alpha = round(255 * min(1.0, grown * 1.5))
    flame.x, flame.y = x, bottom - high * (0.1 + 0.36 * grown) + 3 * (int(t * 20 + at) % 2)


def _falls(facts: Facts, eyes: Eyes) -> Said:
    names, owner = names_of(eyes), facts.get("owner", facts["seat"])
    who, district = names.plain_seat(facts["seat"]), names.plain_card(facts["card"])
    if eyes.me == owner and owner != facts["seat"]:
        return Said(
            _("{district} falls").format(district=district), _("{name} tears down your house.").format(name=who)
        )
    return Said(_("{name} tears down: {district}.").format(name=who, district=district))


def _owner(facts: Facts, _eyes: Eyes) -> Whom:
    owner = int(facts["owner"] if "owner" in facts else facts["seat"])
    return Whom(loses=(owner,)) if owner != facts["seat"] else Whom(gains=(owner,))


# -- carried off -------------------------------------------------------------------------------------------------------
def _robbed_of_it(facts: Facts) -> int:
    """Whose district it was."""
    return int(facts["owner"] if "owner" in facts else facts["other"])


def carried(s: S, event: Shown) -> Show | None:
    """Houses are lifted, carried from quarter to quarter, and set down in dust."""
    facts = event.facts
    owner = _robbed_of_it(facts)
    pairs = [(facts["card"], facts["seat"]), *([(facts["own"], owner)] if "own" in facts else [])]
    shows = [one for card, seat in pairs if (one := _carried(s, card, seat, owner)) is not None]
    if not shows:
        return None
    if s.mood == "loss":
        s.words(s.bounds.bottom - 150, 0.15)
        s.how_to_go_on()

    def show(t: float) -> None:
        for each in shows:
            each(t)

    return show


def _carried(s: S, card: int, seat: int, owner: int) -> Show | None:
    spot: PlotSpot | None = spot_of(s, seat, card)
    if spot is None or spot.box.w < 8:
        return None
    lay, end = s.m.lay.get(card), spot.box
    start = lay.box if lay is not None else s.board.seat_box(owner)
    s.at(0.9, s.hide(spot))
    wide = max(start.w if lay is not None else 0.0, end.w, 90.0) * (1.25 if s.large else 1.0)
    house = s.put(s.m.face(spot.plot.id, "small", Box(0, 0, wide, wide * 1.4)))
    s.puffs("dust", end, DUST_SIZE, 0.78, 1.0)

    def show(t: float) -> None:
        lifts, away = ease_out(part(t, 0.0, 0.2)), ease_in_out(part(t, 0.18, 0.85))
        house.visible = t < 0.9
        house.x = start.cx + (end.cx - start.cx) * away
        house.y = start.cy + (end.cy - start.cy) * away - 46 * lifts * (1 - part(t, 0.78, 0.9)) - 70 * bump(away)
        house.angle = 5 * bump(away) * (1 if end.cx < start.cx else -1)

    return show


def _carried_off(facts: Facts, eyes: Eyes) -> Said:
    names, owner = names_of(eyes), _robbed_of_it(facts)
    who, district = names.plain_seat(facts["seat"]), names.plain_card(facts["card"])
    if "own" in facts:
        own = names.plain_card(facts["own"])
        if eyes.me == owner:
            line = _("{name} takes it and leaves you: {district}.")
            return Said(_("{district} is exchanged").format(district=district), line.format(name=who, district=own))
        return Said(_("{name} exchanges: {own} for {district}.").format(name=who, own=own, district=district))
    if eyes.me == owner:
        return Said(
            _("{district} is taken").format(district=district), _("It stands with {name} now.").format(name=who)
        )
    return Said(_("{name} takes over: {district}.").format(name=who, district=district))


def _taken_from(facts: Facts, _eyes: Eyes) -> Whom:
    return Whom(loses=(_robbed_of_it(facts),), gains=(facts["seat"],))


def confiscated(s: S, event: Shown) -> Show:
    """Whoever loses a district to a warrant reads it, while the sheet is turned and the gavel falls."""
    if s.mood == "loss":
        s.words(s.bounds.bottom - 150, 0.1)
        s.how_to_go_on()
    box = s.board.seat_box(event.facts["other"])
    glow = s.put(s.m.framed("glow_target", box), box.cx, box.cy)

    def show(t: float) -> None:
        glow.visible = 0.1 < t < 0.95

    return show


def _confiscated(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    who, district = names.plain_seat(facts["seat"]), names.plain_card(facts["card"])
    if eyes.me == facts["other"]:
        return Said(_("The warrant was signed"), _("{name} gets your new house.").format(name=who))
    return Said(_("{name} had signed it, and gets: {district}.").format(name=who, district=district))


# -- painted -----------------------------------------------------------------------------------------------------------
def painted(s: S, event: Shown) -> Show | None:
    """A brush goes over the house, and a gold edge stays."""
    spot = spot_of(s, event.facts["seat"], event.facts["card"])
    if spot is None or spot.box.w < 8:
        return None
    box = spot.box
    glow = s.put(s.m.framed("glow_focus", box), box.cx, box.cy)
    side = max(60.0, min(120.0, box.w))
    brush = s.put(s.picture("citadels/ui/stage_brush", side))
    s.puffs("spark", box, 44, 0.6, 1.0)

    def show(t: float) -> None:
        strokes = part(t, 0.05, 0.75)
        brush.visible = t < 0.85
        brush.x = box.x + box.w * (0.5 + 0.5 * (1 - 2 * abs(1 - (strokes * 3) % 2))) * 0.9 + side * 0.4
        brush.y = box.y + box.h * strokes - side * 0.4
        glow.visible = t > 0.3
        glow.alpha = round(255 * part(t, 0.3, 0.8))

    return show


def _painted(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    text = _("{name} has it painted: {district}.")
    return Said(text.format(name=names.plain_seat(facts["seat"]), district=names.plain_card(facts["card"])))


# -- complete ----------------------------------------------------------------------------------------------------------
def complete(s: S, event: Shown) -> Show:
    """A cloth in the seat's colours unrolls over all its houses, bells, and lights."""
    seat = event.facts["seat"]
    home = s.board.seat_box(seat)
    if s.large:
        s.darken(lit=[home.inset(-4)])
    info = s.m.table.flow.seats[seat]
    high = HIGH_CLOTH * (1.0 if s.large else 0.7)
    wide = min(s.bounds.w - 60, max(home.w, high * 7))
    x = max(wide / 2 + 10, min(s.bounds.right - wide / 2 - 10, home.cx))
    y = max(home.cy, 130.0)
    shine(s, Box(x, y, 0, 0), 0.1, 0.92)
    whole = hanging(s, wide, high, info.crest, names_of(s.eyes).plain_seat(seat))
    cloth = s.put(whole)
    s.puffs("spark", Box(x - wide * 0.5, y - high * 0.7, wide, high * 1.4), 70, 0.3, 0.7)
    s.puffs("spark", Box(x - wide * 0.3, y - high * 0.8, wide * 0.6, high * 1.6), 60, 0.55, 1.0)
    if s.large:
        low = max(y + high / 2, home.bottom) + 56
        s.words(low if low < s.bounds.bottom - 150 else min(y - high / 2, home.y) - 120, 0.3)
        s.how_to_go_on()

    def show(t: float) -> None:
        open_now = ease_out(part(t, 0.0, 0.35)) * (1 - ease_in_out(part(t, 0.9, 1.0)))
        pixels = max(2, round(whole.get_width() * open_now / 2) * 2)
        cloth.visible = open_now > 0.02
        cloth.picture = whole.subsurface(((whole.get_width() - pixels) // 2, 0, pixels, whole.get_height()))
        cloth.x, cloth.y = x, y

    return show


def hanging(s: S, wide: float, high: float, crest: int, name: str) -> pygame.Surface:
    """A cloth over a whole city: the seat's colour, its shield at both ends, and who it is."""
    size = (s.ui.px(wide), s.ui.px(high))

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        middle = ribbon(s.ui, name, crest, wide)
        scaled = smoothscale(middle, size)
        made.blit(scaled, (0, 0))
        return made

    return s.ui.assets.keep(("hanging", size, crest, name), make)


def _complete(facts: Facts, eyes: Eyes) -> Said:
    first = facts["first"]
    line = _("It is the first one: this is the last round.") if first else _("All lots are built on.")
    if eyes.me == facts["seat"]:
        return Said(_("Your city is complete"), line)
    return Said(_("The city of {name} is complete").format(name=names_of(eyes).plain_seat(facts["seat"])), line)


def last_round(s: S, _event: Shown) -> Show:
    """Lanterns are lit from left to right, and a scroll says what it is."""
    s.darken()
    y = s.bounds.h * 0.2
    count = max(3, min(MOST_LANTERNS, int(s.bounds.w / 220)))
    for at in range(count):
        lantern = s.put(s.picture("citadels/ui/stage_lantern", 96, 144), s.bounds.w * (at + 0.5) / count, y)
        s.also(partial(_lights, lantern, y, 0.08 + 0.5 * at / count))
    wide = min(760.0, s.bounds.w - 80)
    scroll = s.put(_scroll(s, wide, 150.0), s.bounds.cx, s.bounds.h * 0.46)
    s.told = True
    s.how_to_go_on()

    def show(t: float) -> None:
        opens = ease_out(part(t, 0.05, 0.3))
        scroll.visible = opens > 0
        scroll.alpha = round(255 * opens)
        scroll.y = s.bounds.h * 0.46 + 26 * (1 - opens)

    return show


def _lights(lantern: Sprite, y: float, since: float, t: float) -> None:
    lit = ease_out(part(t, since, since + 0.1))
    lantern.visible = t >= since
    lantern.alpha = round(255 * lit)
    lantern.y = y - 30 * (1 - lit)


def _scroll(s: S, wide: float, high: float) -> pygame.Surface:
    margin = 30.0
    made = pygame.Surface((s.ui.px(wide + 2 * margin), s.ui.px(high + 2 * margin)), pygame.SRCALPHA)
    canvas, said = s.ui.canvas(made), s.said
    canvas.watched = False
    box = Box(margin, margin, wide, high)
    canvas.skin("scroll", box)
    canvas.text_in(said.title, Box(box.x + 50, box.y + 22, wide - 100, 60), Style("head", 46, theme.INK_HEAD), "center")
    line = Box(box.x + 50, box.y + 84, wide - 100, 40)
    canvas.text_in(said.line, line, Style("it", 26, theme.INK_BODY), "center")
    return made


def _last(facts: Facts, eyes: Eyes) -> Said:
    name = names_of(eyes).plain_seat(facts["seat"])
    return Said(_("The last round"), _("{name} has built the first complete city.").format(name=name))


LAST_ROUND = Staged(
    "last_round", ("completed",), last_round, still=0.8, full=1400, said=_last, heard="citadels/last_round",
    weighty=True,
)  # fmt: skip

MOMENTS = (
    Staged(
        "great_build", ("built",), built, still=1.0, full=900, others=600, said=_built, whom=_builder, when=is_great,
        moves="instead",
    ),
    Staged("build", ("built",), built, still=1.0, full=600, others=450, said=_built, whom=_builder, moves="instead"),
    Staged(
        "fire", ("destroyed", "razed", "sacrificed"), burning, still=0.6, full=850, others=400, said=_falls,
        whom=_owner, heard="citadels/fire",
    ),
    Staged(
        "carried_off", ("seized", "swapped"), carried, still=0.4, full=1000, others=700, said=_carried_off,
        whom=_taken_from, moves="instead",
    ),
    Staged(
        "confiscated", ("confiscated",), confiscated, still=0.5, full=1300, others=900, said=_confiscated,
        whom=_taken_from, moves="with",
    ),
    Staged(
        "painted", ("beautified",), painted, still=0.8, full=600, others=400, said=_painted, whom=_builder,
        heard="citadels/brush", moves="with",
    ),
    Staged(
        "first_complete", ("completed",), complete, still=0.6, full=1500, short=700, said=_complete,
        when=lambda facts, _eyes: facts["first"], heard="citadels/complete", moves="instead", weighty=True,
        then=(LAST_ROUND,),
    ),
    Staged(
        "complete", ("completed",), complete, still=0.6, full=1500, others=1200, said=_complete, whom=_builder,
        heard="citadels/complete", moves="instead",
    ),
)  # fmt: skip
