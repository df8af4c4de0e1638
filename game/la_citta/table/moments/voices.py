"""The voices are heard: the four cards hang from a rod, one after the other is turned, beside them it is counted."""

from __future__ import annotations

from collections import Counter

import pygame

from game.kernel.events import Facts
from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules.box import VOICES, WISHES
from game.la_citta.table.map.badges import draw_sign
from game.la_citta.table.moments import stage
from game.la_citta.table.moments.stage import OnStage, names_of, tells
from game.la_citta.table.motions.cards import voice_face
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Flight, Sprite
from game.ui.draw.theme import Style

WIDE, HIGH, GAP = 138.0, 197.0, 18.0  # units: of a card on the rod
TURNS = (0.06, 0.30, 0.54)  # shares at which the second, third and fourth card turn
TURN, TOLD = 0.17, 0.76  # how long that takes, and when it is clear what they want
DRUM = 0.19  # before the last one turns, the drum
COUNT = Style("black", 46, theme.TEXT)


def revealed(s: OnStage, event: Shown) -> Show:
    """Card by card; the last one decides, and it grows dark outside."""
    voices, wishes = event.facts["voices"], event.facts["wishes"]
    if s.size != "small":
        s.darken()
    room = stage.land(s)
    places = _places(room)
    _rod(s, places)
    cards = [_card(s, wish, number, place) for number, (wish, place) in enumerate(zip(voices, places, strict=True))]
    tally = _Tally(s, voices, Box(room.cx - 300, places[0].bottom + 30, 600, 60))
    stage.words(s, places[0].bottom + 140, start=TOLD)
    s.how_to_go_on()
    s.at(TOLD, tells(s, event))
    s.hear("la_citta/last_voice", TURNS[-1] - DRUM)
    for start, wish in zip(TURNS, voices[1:], strict=True):
        s.hear(f"la_citta/voice_{WISHES[wish]}", start)

    def show(t: float) -> None:
        for number, card in enumerate(cards):
            wins = voices[number] in wishes
            card.alpha = 255 if t < TOLD or wins else round(255 - 150 * part(t, TOLD, TOLD + 0.1))
        tally.show(1 + sum(t >= start + TURN * 0.6 for start in TURNS))

    return show


def _places(room: Box) -> list[Box]:
    whole = VOICES * WIDE + (VOICES - 1) * GAP
    left, top = room.cx - whole / 2, room.y + max(40.0, (room.h - HIGH - 200) * 0.42)
    return [Box(left + at * (WIDE + GAP), top, WIDE, HIGH) for at in range(VOICES)]


def _rod(s: OnStage, places: list[Box]) -> None:
    """The gold rod from which the cards hang."""
    wide = places[-1].right - places[0].x + 90
    made = pygame.Surface((s.ui.px(wide), s.ui.px(26)), pygame.SRCALPHA)
    canvas = s.ui.canvas(made)
    canvas.rounded(Box(8, 8, wide - 16, 10), theme.GOLD, 255, 5, theme.INK, 255, 2.0)
    for x in (4.0, wide - 26):
        canvas.rounded(Box(x, 2, 22, 22), theme.GOLD_LIGHT, 255, 11, theme.INK, 255, 2.0)
    s.put(made, (places[0].x + places[-1].right) / 2, places[0].y - 10)


def _card(s: OnStage, wish: int, number: int, place: Box) -> Sprite:
    """A voice; all but the first lie with their backs up until their turn."""
    front = s.m.face(voice_face(wish), "small", place)
    sprite = s.put(front, place.cx, place.cy)
    if not number:
        return sprite
    start = TURNS[number - 1]
    flight = Flight([front], place, place, 0, back=[s.ui.cards.back("voice", place.w)])

    def show(t: float) -> None:
        flight.at(part(t, start, start + TURN), sprite)

    s.also(show)
    return sprite


class _Tally:
    """How many voices each wish has so far."""

    def __init__(self, s: OnStage, voices: list[int], box: Box) -> None:
        self.pictures = [self._made(s, voices[:count], box) for count in range(1, VOICES + 1)]
        self.sprite = s.put(self.pictures[0], box.cx, box.cy)

    def show(self, count: int) -> None:
        """So many are turned."""
        self.sprite.picture = self.pictures[count - 1]

    @staticmethod
    def _made(s: OnStage, heard: list[int], box: Box) -> pygame.Surface:
        made = pygame.Surface((s.ui.px(box.w), s.ui.px(box.h)), pygame.SRCALPHA)
        canvas = s.ui.canvas(made)
        canvas.watched = False
        counts = Counter(heard)
        for cell, (at, wish) in zip(Box(0, 0, box.w, box.h).columns(len(WISHES), 0), enumerate(WISHES), strict=True):
            draw_sign(canvas, f"arch_{wish}", cell.cx - 26, cell.cy, 46, 255 if counts[at] else 110)
            canvas.figure(str(counts[at]), cell.cx + 26, cell.cy, COUNT.size, theme.TEXT, theme.INK)
        return made


def _said(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    wishes = [names.plain_wish(wish) for wish in facts["wishes"]]
    title = _("They want {wishes}.").format(wishes=listed(wishes))
    if len(wishes) > 1:
        return Said(title, _("Two voices each: every city follows one of them."))
    count = Counter(facts["voices"])[facts["wishes"][0]]
    text = ngettext("{count} of four voices.", "{count} of four voices.", count)
    return Said(title, text.format(count=count))


MOMENTS = (
    Staged(
        "voices", ("revealed",), revealed, still=0.95, said=_said, full=1500, short=900, moves="instead", beats=True
    ),
)
