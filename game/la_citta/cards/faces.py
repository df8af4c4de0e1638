"""The faces of the cards of La Città (`game.ui.cards.Faces`).

| layout | what it is | height |
|---|---|---|
| `card` | everything: picture, name, words, signs | 1.4 of the width |
| `small` | picture, name, price and arches, as the table shows it | as one likes; FLAT in the display |
| `tile` | a strip of the picture above the name | as one likes |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.la_citta import GAME
from game.la_citta.cards import tones
from game.la_citta.cards.built import BuildingFace, LandscapeFace, PoliticsFace
from game.la_citta.cards.face import CardFace
from game.la_citta.cards.names import ACTION, BACKS, BUILDING, LANDSCAPE, POLITICS, VOICE, building_of, told
from game.la_citta.cards.plain import ActionFace, VoiceFace
from game.la_citta.cards.tones import BRONZE, GREEN, VIOLET, WISH
from game.la_citta.content import WISHES, own_cards
from game.la_citta.lang import _, language
from game.ui.cards import Faces
from game.ui.draw import theme
from game.ui.draw.shapes import supersampled

if TYPE_CHECKING:
    from game.ui.cards import CardMaker
    from game.ui.draw.easel import Easel


# What is drawn in the place of pictures of La Città that are missing.

Drawing = Callable[[pygame.Surface], None]
BONE = theme.IVORY
CARDS = ("politics", "voice", "action")


def drawn(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The drawing for a sign of this name, or None if any will do."""
    if name.startswith("back_"):
        return supersampled(*size, lambda surface, _factor: _back(surface, name[5:]))
    made = _drawing(name)
    if made is None:
        return None
    side = max(4, min(size))
    return supersampled(side, side, lambda surface, _factor: made(surface))


def _drawing(name: str) -> Drawing | None:
    kind, _, wish = name.partition("_")
    if kind in ("arch", "wish") and wish in WISH:
        return lambda surface: _arch(surface, wish)
    if name in CARDS:
        return lambda surface: _card(surface, name)
    signs: dict[str, Drawing] = {
        "citizen": lambda surface: _pawn(surface, BONE), "figure": lambda surface: _pawn(surface, VIOLET.light),
        "food": _wheat, "gold": _coin, "castello": _castello, "year": _coin, "round": _lozenge, "penalty": _cross,
    }  # fmt: skip
    return signs.get(name)


def _arch(surface: pygame.Surface, wish: str) -> None:
    """Pointed, round or flat, in the colour of the wish."""
    full, tones = surface.get_width(), WISH[wish]
    for edge, colour in ((0.0, theme.INK), (0.05, tones.light), (0.11, tones.main)):
        left, right, low, top = (full * part for part in (0.2 + edge, 0.8 - edge, 0.92 - edge, 0.08 + edge))
        middle, spring = full / 2, full * 0.46
        if wish == "culture":
            points = [(left, low), (left, spring), (middle, top), (right, spring), (right, low)]
            pygame.draw.polygon(surface, colour, points)
        elif wish == "education":
            pygame.draw.circle(surface, colour, (middle, spring), (right - left) / 2)
            pygame.draw.rect(surface, colour, pygame.Rect(left, spring, right - left, low - spring))
        else:
            pygame.draw.rect(surface, colour, pygame.Rect(left, top + full * 0.06, right - left, low - top))


def _pawn(surface: pygame.Surface, colour: theme.Colour) -> None:
    full = surface.get_width()
    for edge, tone in ((0.0, theme.INK), (0.05, colour)):
        body = [(full * (0.36 + edge), full * 0.4), (full * (0.64 - edge), full * 0.4),
                (full * (0.8 - edge), full * (0.94 - edge)), (full * (0.2 + edge), full * (0.94 - edge))]  # fmt: skip
        pygame.draw.polygon(surface, tone, body)
        pygame.draw.circle(surface, tone, (full / 2, full * 0.28), full * (0.22 - edge))


def _wheat(surface: pygame.Surface) -> None:
    full = surface.get_width()
    pygame.draw.line(surface, GREEN.dark, (full / 2, full * 0.95), (full / 2, full * 0.3), max(2, full // 12))
    for step in range(4):
        y = full * (0.2 + 0.16 * step)
        for side in (-1, 1):
            grain = pygame.Rect(0, 0, full * 0.26, full * 0.18)
            grain.center = round(full / 2 + side * full * 0.16), round(y)
            pygame.draw.ellipse(surface, theme.INK, grain.inflate(4, 4))
            pygame.draw.ellipse(surface, theme.GOLD_LIGHT, grain)


def _coin(surface: pygame.Surface) -> None:
    full = surface.get_width()
    for share, colour in ((0.47, theme.INK), (0.43, theme.GOLD_DEEP), (0.37, theme.GOLD)):
        pygame.draw.circle(surface, colour, (full / 2, full / 2), full * share)


def _castello(surface: pygame.Surface) -> None:
    full = surface.get_width()
    for edge, colour in ((0.0, theme.INK), (0.04, BRONZE.light)):
        for left, top, right in ((0.12, 0.2, 0.34), (0.66, 0.2, 0.88), (0.3, 0.36, 0.7)):
            rect = (left + edge, top + edge, right - left - 2 * edge, 0.94 - top - 2 * edge)
            pygame.draw.rect(surface, colour, pygame.Rect(*(full * part for part in rect)))


def _lozenge(surface: pygame.Surface) -> None:
    c = surface.get_width() / 2
    for share, colour in ((0.94, theme.INK), (0.78, theme.GOLD)):
        r = c * share
        pygame.draw.polygon(surface, colour, [(c, c - r), (c + r, c), (c, c + r), (c - r, c)])


def _cross(surface: pygame.Surface) -> None:
    full = surface.get_width()
    for thick, colour in ((0.26, theme.INK), (0.16, theme.DANGER)):
        for a, b in (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))):
            ends = (full * a[0], full * a[1]), (full * b[0], full * b[1])
            pygame.draw.line(surface, colour, *ends, max(2, round(full * thick)))


def _card(surface: pygame.Surface, kind: str) -> None:
    """A back, upright in a square."""
    full = surface.get_width()
    back = pygame.Surface((round(full * 0.66), round(full * 0.92)), pygame.SRCALPHA)
    _back(back, kind)
    surface.blit(back, (full * 0.17, full * 0.04))


def _back(surface: pygame.Surface, kind: str) -> None:
    """Umber with a castello, night blue with a lozenge, bronze with a crest's place."""
    wide, high = surface.get_size()
    around = round(wide * 0.06)
    ground = {"voice": tones.VOICE_BACK, "politics": tones.POLITICS_BACK}.get(kind, BRONZE.dark)
    for inset, colour in ((0, theme.INK), (wide // 40, theme.GOLD), (wide // 11, ground)):
        pygame.draw.rect(surface, colour, surface.get_rect().inflate(-inset, -inset), border_radius=around)
    small = pygame.Surface((round(wide * 0.5),) * 2, pygame.SRCALPHA)
    (_lozenge if kind == "voice" else _castello)(small)
    surface.blit(small, small.get_rect(center=(wide / 2, high / 2)))


TALL, FLAT = 1.4, 1.08  # height of a card in its width; of a politics card in the display


MAKERS: dict[str, type[CardMaker[CardFace]]] = {
    BUILDING: BuildingFace, POLITICS: PoliticsFace, VOICE: VoiceFace, ACTION: ActionFace, LANDSCAPE: LandscapeFace,
}  # fmt: skip


class LaCittaFaces(Faces):
    """The layouts are card, small and tile."""

    rim = ((0.5, 0.02), (0.92, 0.26), (0.92, 0.74), (0.5, 0.98), (0.08, 0.74), (0.08, 0.26))
    free = ("small", "tile")

    def face(self, card: str) -> CardFace:
        cards, code = own_cards(), language()
        name = told(card).card
        if building := building_of(name):
            one = cards.buildings[building]
            kind = BUILDING if name == building else POLITICS
            number = str(one.cost) if kind == POLITICS else ""
            return CardFace(card, kind, one.name.get(code), one.short.get(code), number, one.size)
        if name in cards.politics:
            deed = cards.politics[name]
            return CardFace(card, POLITICS, deed.name.get(code), deed.short.get(code), str(deed.prices[0]))
        if name in cards.landscapes:
            land = cards.landscapes[name]
            return CardFace(card, LANDSCAPE, land.name.get(code), land.short.get(code))
        said = cards.wishes.get(name) or cards.actions[name]
        return CardFace(card, VOICE if name in WISHES else ACTION, said.name.get(code), said.short.get(code))

    def picture(self, card: str) -> str:
        name = told(card).card
        if name in WISHES:
            return f"{GAME}/cards/voice_{name}"
        if name in own_cards().landscapes:
            return f"{GAME}/cards/land_{name}"
        return f"{GAME}/cards/{building_of(name) or name}"

    def emblem(self, card: str) -> str:
        face = self.face(card)
        sign = f"wish_{face.id}" if face.kind == VOICE else {ACTION: "action", POLITICS: "politics"}.get(face.kind, "")
        return f"{GAME}/ui/{sign or ('castello' if face.kind == BUILDING else 'food')}"

    def files(self) -> list[str]:
        signs = ("citizen", "figure", "food", "gold", "castello", "voice", *(f"back_{kind}" for kind in BACKS))
        return [f"{GAME}/ui/{sign}" for sign in (*signs, *(f"arch_{wish}" for wish in WISHES))]

    def height(self, layout: str, width: float) -> float:
        return width * (0.72 if layout == "tile" else TALL)

    def veiled(self, card: str, layout: str) -> float:
        return 1.0 if self.face(card).kind == ACTION else super().veiled(card, layout)

    def samples(self) -> Sequence[str]:
        return (
            "palazzo_card", "great_builder", "culture", "cathedral_card", "golden_times", "health",
            "hospital_card", "rich_harvest", "education", "university_card", "closeness", "action",
        )  # fmt: skip

    def sample_words(self) -> tuple[str, str]:
        said = _("Citizens {citizen} come in by the gate, gold {gold} goes out, and tomorrow they want a cathedral.")
        return _("Morning in the city"), said

    def stand_in(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        return drawn(name.rsplit("/", 1)[-1], size)

    def compose(self, easel: Easel, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        face = self.face(card)
        return MAKERS[face.kind](easel, face, layout, size, picture, self.emblem(card)).compose()
