"""The faces of the cards of La Città (`game.ui.cards.Faces`).

| layout | what it is | height |
|---|---|---|
| `card` | everything: picture, name, words, signs | 1.4 of the width |
| `small` | picture, name, price and arches, as the table shows it | as one likes; FLAT in the display |
| `tile` | a strip of the picture above the name | as one likes |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.la_citta.cards import stand_ins
from game.la_citta.cards.built import BuildingFace, LandscapeFace, PoliticsFace
from game.la_citta.cards.face import CardFace
from game.la_citta.cards.names import ACTION, BACKS, BUILDING, LANDSCAPE, POLITICS, VOICE, building_of, told
from game.la_citta.cards.plain import ActionFace, VoiceFace
from game.la_citta.content import WISHES, own_cards
from game.la_citta.content.cards import GAME
from game.la_citta.lang import _, language
from game.ui.cards import Faces

if TYPE_CHECKING:
    from game.ui.card_maker import CardMaker
    from game.ui.ui import Ui

TALL, FLAT = 1.4, 1.08  # height of a card in its width; of a politics card in the display


MAKERS: dict[str, type[CardMaker[CardFace]]] = {
    BUILDING: BuildingFace, POLITICS: PoliticsFace, VOICE: VoiceFace, ACTION: ActionFace, LANDSCAPE: LandscapeFace,
}  # fmt: skip


class LaCittaFaces(Faces):
    """The layouts are card, small and tile."""

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
        return stand_ins.drawn(name.rsplit("/", 1)[-1], size)

    def compose(self, ui: Ui, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        face = self.face(card)
        return MAKERS[face.kind](ui, face, layout, size, picture, self.emblem(card)).compose()
