"""How cities come, grow and go: buildings drop, citizens walk in, what stands empty sinks into dust."""

from __future__ import annotations

from functools import partial

from game.la_citta.rules.box import FOUNDERS, WISHES
from game.la_citta.table.motions.means import (
    LOSS,
    Maker,
    Means,
    arrived,
    building,
    citizen,
    in_sight,
    info,
    lands,
    rising,
    seen,
    small,
    told,
    vanish,
    voiced,
    walk,
)
from game.la_citta.table.sounds import of_building, own
from game.session.match import Shown
from game.table.motion import effects
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, linear
from game.ui.draw.sprites import Flight, Sprite

BUILD_MS, DROP, MOVE_IN_MS, GROW_MS, BADGE_MS = 420.0, 30.0, 300.0, 250.0, 320.0
YIELD, MOST_YIELDS, YIELD_MS, YIELD_STAGGER = 44.0, 5, 380.0, 90.0  # units; how many signs fly
SHAKE_MS, SINK_MS, SINK, GONE_MS = 200.0, 450.0, 36.0, 700.0
FIGURES_MS, FIGURE_STAGGER = 380.0, 90.0


# -- building --------------------------------------------------------------------------------------------------------
def built(m: Means, event: Shown) -> Animation | None:
    """The building comes from the card on an arc, drops on its site in dust, a citizen moves in, and what it yields
    flies to the pill of its city."""
    facts = event.facts
    return Chain([told(m, event), partial(_comes, m, event, facts["building"], facts["site"]),
                  partial(_begins_work, m, facts["city"], facts["site"], facts["building"])])  # fmt: skip


def _begins_work(m: Means, city: int, site: int, name: str) -> Animation:
    return Parallel([_moves_in(m, city, site), _yields(m, city, site, name)])


def _yields(m: Means, city: int, site: int, name: str) -> Animation:
    """The signs of food and arches go from the site to the pill, one after the other."""
    box, start, pill = m.board.view.box, m.board.pane.place(site), m.board.pane.badge(city)
    if not in_sight(m, start) or not in_sight(m, pill):
        return Hold(0)
    building_of = box.building_ids.index(name)
    signs = ["food"] * (box.food[site] if box.feeds[building_of] else 0)
    signs += [
        f"arch_{wish}" for wish, count in zip(WISHES, box.arches[building_of], strict=True) for _one in range(count)
    ]
    side = m.ui.px(YIELD)
    flights = [
        m.fly(Flight([m.ui.assets.scaled(f"la_citta/ui/{sign}", (side, side))], start, pill, YIELD_MS, 50))
        for sign in signs[:MOST_YIELDS]
    ]
    return Parallel(flights, stagger=YIELD_STAGGER)


def _comes(m: Means, event: Shown, name: str, site: int, sound: str = "") -> Animation:
    seat, pane = event.facts["seat"], m.board.pane
    end = pane.sprite(site)
    if not in_sight(m, pane.place(site)):
        return Chain([voiced(m, sound or of_building(name)), seen(m, event)])
    start = small(m.board.played(seat) if m.board.played(seat).w > 1 else m.board.panel_of(seat))
    picture = building(m, name, end)
    flight = Flight([picture], start, end.moved(0, -DROP), BUILD_MS, 60)
    drop = Flight([picture], end.moved(0, -DROP), end, 110)
    ground = pane.place(site)
    foot = Box(ground.x, ground.y + ground.h * 0.1, ground.w, ground.h * 0.8)
    landing = Chain(
        [seen(m, event), voiced(m, sound or of_building(name)), Parallel(m.optional(effects.dust(m, foot)))]
    )
    return Chain([m.fly(flight), m.fly(drop), landing])


def _moves_in(m: Means, city: int, site: int) -> Animation:
    """Somebody walks from the castello to the new building."""
    pane = m.board.pane
    if m.ui.motion.reduced or not in_sight(m, pane.place(site)):
        return Hold(0)
    start, end = pane.gate(city), pane.figure(site)
    return walk(m, citizen(m, end.h), [(start.cx, start.cy), (end.cx, end.cy)], MOVE_IN_MS, hops=3)


def founded(m: Means, event: Shown) -> Animation | None:
    """The castello drops, and its citizens come: one from another city, the others out of the supply."""
    facts = event.facts
    return Chain([told(m, event), partial(_comes, m, event, "castello", facts["site"], own("found")),
                  partial(_settlers, m, facts["site"], facts["source"])])  # fmt: skip


def _settlers(m: Means, site: int, source: int) -> Animation:
    pane = m.board.pane
    if m.ui.motion.reduced or not in_sight(m, pane.place(site)):
        return Hold(0)
    end, supply = pane.gate(site), m.board.supply_place()
    picture = citizen(m, max(14.0, end.h))
    walkers: list[Animation] = []
    for at in range(FOUNDERS):
        start = pane.gate(source) if source >= 0 and not at else supply
        if start.w > 0:
            line = [(start.cx, start.cy), (end.cx, end.cy)]
            walkers.append(walk(m, picture, line, MOVE_IN_MS * 1.8, hops=6))
    return Parallel(walkers, stagger=FIGURE_STAGGER)


# -- growing ---------------------------------------------------------------------------------------------------------
def grown(m: Means, event: Shown) -> Animation | None:
    """Figures rise out of the gate."""
    return Chain([told(m, event), partial(_rise, m, event)])


def _rise(m: Means, event: Shown) -> Animation:
    facts, gate = event.facts, m.board.pane.gate(event.facts["city"])
    if not in_sight(m, gate):
        return Chain([m.sound(event), seen(m, event)])
    picture, count = citizen(m, max(14.0, gate.h)), facts["count"]
    ups: list[Animation] = []
    for at in range(count):
        sprite = Sprite(picture, gate.cx + 8 * at, gate.cy, m.k)

        def apply(t: float, sprite: Sprite = sprite) -> None:
            sprite.alpha = round(255 * min(1.0, 2 * t))
            sprite.y = gate.cy - (0 if m.ui.motion.reduced else gate.h * 0.9 * t)

        ups.append(m.table.stage.show_for(sprite, GROW_MS, apply))
    number = rising(m, f"+{count}", m.board.pane.badge(facts["city"]), theme.GOLD_LIGHT)
    return Chain([m.sound(event), Parallel(ups, stagger=80), seen(m, event), *([number] if count > 1 else [])])


def supply_short(m: Means, event: Shown) -> Animation | None:
    """Nobody is left: the badge glows red."""
    return Chain([seen(m, event), m.sound(event), partial(_badge_glows, m, event.facts["city"], "glow_target")])


def _badge_glows(m: Means, city: int, skin: str) -> Animation:
    badge = m.board.pane.badge(city)
    if not in_sight(m, badge):
        return Hold(0)
    return m.glow(skin, badge, lambda t: min(1.0, 5 * t, 3 * (1 - t)))


# -- coloured figures ------------------------------------------------------------------------------------------------
def figures(m: Means, event: Shown) -> Animation | None:
    """Figures in the colour of their owner come to the building."""
    return Chain([told(m, event), partial(_figures_come, m, event)])


def _figures_come(m: Means, event: Shown) -> Animation:
    facts, pane = event.facts, m.board.pane
    seat, place = facts["seat"], pane.place(facts["site"])
    if not in_sight(m, place):
        return Chain([m.sound(event), seen(m, event)])
    start = m.board.panel_of(seat)
    picture = citizen(m, max(18.0, place.h * 0.5), theme.SEATS[info(m, seat).crest % len(theme.SEATS)])
    flights = [
        m.fly(Flight([picture], start.centered(1, 1), place.moved(place.w * 0.25 + 6 * at, 0).centered(1, 1),
                     FIGURES_MS, 40))
        for at in range(facts["count"])
    ]  # fmt: skip
    return Chain([Parallel(flights, stagger=FIGURE_STAGGER), m.sound(event), seen(m, event)])


# -- going -----------------------------------------------------------------------------------------------------------
def demolished(m: Means, event: Shown) -> Animation | None:
    """The building shakes and sinks behind dust; of a castello the flag falls first, and its city is gone."""
    return Chain([told(m, event), partial(arrived, m), partial(_sinks, m, event)])


def _sinks(m: Means, event: Shown) -> Animation:
    facts, pane = event.facts, m.board.pane
    place, name = pane.sprite(facts["site"]), facts["building"]
    ground = pane.place(facts["site"])
    if not in_sight(m, ground):
        return Chain([m.sound(event), seen(m, event)])
    picture = building(m, name, place)
    whole, castello = Sprite(picture, place.cx, place.cy, m.k), name == "castello"

    def shake(t: float) -> None:
        whole.x = place.cx + (0 if m.ui.motion.reduced else 3 * (1 if int(t * 10) % 2 else -1))

    shaking = m.table.stage.show_for(whole, SHAKE_MS * (1.6 if castello else 1.0), shake, linear)
    sinking: list[Animation] = [vanish(m, picture, (place.cx, place.cy), GONE_MS if castello else SINK_MS, sinks=SINK)]
    sinking += m.optional(effects.puffs(m, "smoke", ground, min(effects.SMOKE_SIZE, ground.w * 1.4), effects.PUFF_MS))
    return Chain([m.sound(event), shaking, Parallel([Call(lands(m, event)), *sinking])])


def starved(m: Means, event: Shown) -> Animation | None:
    """The badge pulses red, a figure bows and fades."""
    return Chain([told(m, event), partial(arrived, m), partial(_starves, m, event)])


def _starves(m: Means, event: Shown) -> Animation:
    city = event.facts["city"]
    gate, badge = m.board.pane.gate(city), m.board.pane.badge(city)
    if not in_sight(m, gate):
        return Chain([m.sound(event), seen(m, event)])
    pulse = m.glow("glow_target", badge, lambda t: abs(1 - abs(4 * t % 2 - 1)) * min(1.0, 3 * (1 - t)))
    leaves = _bows(m, gate)
    return Chain([m.sound(event), Parallel([pulse, Chain([leaves, seen(m, event)]), rising(m, "−1", badge, LOSS)])])


def _bows(m: Means, gate: Box) -> Animation:
    sprite = Sprite(citizen(m, max(16.0, gate.h)), gate.cx, gate.cy, m.k)

    def apply(t: float) -> None:
        sprite.alpha = round(255 * (1 - max(0.0, 2 * t - 1)))
        if not m.ui.motion.reduced:
            sprite.angle, sprite.y = -30 * min(1.0, 2 * t), gate.cy + 6 * t

    return Chain([m.table.stage.show_for(sprite, 500.0, apply)])


MAKERS: dict[str, Maker] = {
    "built": built, "founded": founded, "grown": grown, "supply_short": supply_short, "figures": figures,
    "demolished": demolished, "starved": starved,
}  # fmt: skip
