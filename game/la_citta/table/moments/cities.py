"""What cities lose: citizens who go hungry leave the land, and a city in which nobody lives falls apart."""

from __future__ import annotations

import pygame

from game.kernel.events import Facts
from game.la_citta.lang import _
from game.la_citta.table.moments import stage
from game.la_citta.table.moments.stage import OnStage, names_of
from game.la_citta.table.motions.means import LOSS
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sprites import Flight

LAMP, CARD = 150.0, 96.0  # units
GONE_AT = 0.3  # share of the moment: what a city was called, with a cross
TITLE_AT = 0.17  # share of the map's height at which the words stand


def hunger(s: OnStage, event: Shown) -> Show:
    """Figures leave their gates for the edge of the map."""
    board, pane = s.board, s.board.pane
    board.following.tell(event)
    room = pane.box
    walkers = []
    counts: dict[int, int] = {}
    for number, one in enumerate(s.events):
        city = one.facts["city"]
        counts[city] = counts.get(city, 0) + 1
        x, y = stage.gate(s, city)
        if not stage.in_sight(s, (x, y)):
            continue
        out = room.x + 10 if x < room.cx else room.right - 10
        start = stage.ARRIVED + 0.06 * min(number, 6)
        walkers.append(stage.walker(s, [(x, y), ((x + out) / 2, y + 26), (out, y + 16)], start, min(0.97, start + 0.7)))
        s.at(start + 0.1, stage.sees(s, one))
    for city, count in counts.items():
        stage.change(s, f"−{count}", LOSS, stage.beside(s, city), stage.ARRIVED + 0.1)
        _goes_out(s, city)
    if s.size != "small":
        stage.words(s, room.y + room.h * TITLE_AT)
        if any(one.facts.get("costs") == "card" for one in s.events):
            _lost_card(s, room)

    def show(t: float) -> None:
        for walks in walkers:
            walks(t)

    return show


def _goes_out(s: OnStage, city: int) -> None:
    """The lamp over the pill of a city flickers and goes out."""
    pill = s.board.pane.badge(city)
    if not stage.in_sight(s, (pill.cx, pill.cy)):
        return
    glow = s.put(s.ui.assets.keep(("lamp", s.ui.px(LAMP)), lambda: _lamp(s.ui.px(LAMP))), pill.cx, pill.y - 8)

    def show(t: float) -> None:
        place = s.board.pane.badge(city)
        glow.x, glow.y = place.cx, place.y - 8
        flickers = 0.75 + 0.25 * (int(t * 22) % 2)
        glow.alpha = round(255 * (1 - part(t, 0.3, 0.62)) * (1.0 if t < 0.25 else flickers))

    s.also(show)


def _lamp(side: int) -> pygame.Surface:
    """A round light, strongest in the middle."""
    small = pygame.Surface((32, 32), pygame.SRCALPHA)
    for x in range(32):
        for y in range(32):
            away = (((x - 15.5) / 16) ** 2 + ((y - 15.5) / 16) ** 2) ** 0.5
            small.set_at((x, y), (*theme.CANDLELIGHT, round(235 * max(0.0, 1 - away) ** 1.6)))
    return smoothscale(small, (side, side))


def _lost_card(s: OnStage, room: Box) -> None:
    """An action card comes down below the words and turns its back: it stays turned next year."""
    end = Box(room.cx, room.y + room.h * TITLE_AT + 176, 0, 0)
    front, back = s.picture("la_citta/ui/action", CARD, CARD), s.ui.cards.back("action", CARD)
    flight = Flight([back], end.moved(0, -40), end, 0, back=[front])
    s.flight(flight, 0.25, 0.62, stays=True)


def _hunger_said(facts: Facts, eyes: Eyes) -> Said:
    name = names_of(eyes).plain_seat(facts["seat"])
    line = {
        "card": _("An action card of next year stays turned."), "points": _("That costs 5 points."),
    }.get(facts.get("costs", ""), _("They leave the land."))  # fmt: skip
    return Said(_("Hunger in the cities of {name}.").format(name=name), line)


def falls(s: OnStage, event: Shown) -> Show:
    """Smoke over the castello while its houses sink, and words above."""
    board = s.board
    board.following.tell(event)
    ground = board.pane.place(event.facts["site"])
    s.hear("la_citta/bell", 0.3)
    room = board.pane.box
    if s.size != "small":
        stage.words(s, room.y + room.h * TITLE_AT)
    for start in (0.2, 0.45, 0.65):
        s.puffs("smoke", ground.inset(-20 * start * 2), 90, start, min(0.98, start + 0.34))
    told = "†" if s.size != "small" else f"† {_town(s.eyes, event.facts)}"
    gone = s.put(s.text(told, stage.CHANGE.of(LOSS)), ground.cx, ground.y - 10)
    half = gone.picture.get_width() / s.k / 2
    gone.x = min(max(gone.x, room.x + half), room.right - half)

    def show(t: float) -> None:
        gone.visible = t > GONE_AT
        gone.alpha = round(255 * part(t, GONE_AT, GONE_AT + 0.15))

    return show


def _town(eyes: Eyes, facts: Facts) -> str:
    """What the city was called."""
    names = names_of(eyes)
    names.towns[facts["city"]] = facts["town"]
    return names.plain_city(facts["city"])


def _falls_said(facts: Facts, eyes: Eyes) -> Said:
    return Said(_("{city} falls apart.").format(city=_town(eyes, facts)), _("Nobody lives there any more."))


def _of_seat(facts: Facts, _eyes: Eyes) -> Whom:
    return Whom(loses=(facts["seat"],))


MOMENTS = (
    Staged(
        "hunger", ("starved",), hunger, still=0.5, said=_hunger_said, full=1200, others=800, short=500, whom=_of_seat,
        together=True, moves="instead",
    ),
    Staged(
        "city_falls", ("demolished",), falls, still=0.75, said=_falls_said, full=1500, others=900, whom=_of_seat,
        moves="with", when=lambda facts, _eyes: facts["site"] == facts["city"],
    ),
)  # fmt: skip
