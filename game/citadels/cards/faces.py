"""The faces of the cards of Citadels (`game.ui.cards.Faces`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.citadels.cards.call_tile import call_tile, plaque
from game.citadels.cards.layouts import layouts
from game.citadels.cards.maker import CardFace, FaceMaker
from game.citadels.cards.stand_ins import gem, seal
from game.citadels.content import own_cards
from game.citadels.lang import _, language
from game.ui.cards import Faces

if TYPE_CHECKING:
    import pygame

    from game.ui.ui import Ui

UNIQUE = "unique"


class CitadelsFaces(Faces):
    """Picture, baked frame, numerals, name and text; the layouts are card, small, mini, tile, call and plaque."""

    free = ("tile", "call", "plaque")

    def face(self, card: str) -> CardFace:
        cards, code = own_cards(), language()
        if card in cards.characters:
            one = cards.characters[card]
            number, frame, texts = str(one.rank), f"rank{one.rank}", (one.name.get(code), one.short.get(code))
            return CardFace(card, "rank", *texts, number, one.type, frame)
        district = cards.districts[card]
        kind = UNIQUE if district.type == UNIQUE else "basic"
        number = "" if district.cost is None else str(district.cost)
        texts = district.name.get(code), district.short.get(code) if district.short else ""
        return CardFace(card, kind, *texts, number, district.type, district.type)

    def emblem(self, card: str) -> str:
        return f"citadels/cards/emblem_{self.face(card).frame}"

    def picture(self, card: str) -> str:
        return f"citadels/cards/{card}"

    def files(self) -> list[str]:
        faces = [self.face(card) for card in own_cards().ids]
        return [
            f"citadels/frames/{layout}_{face.frame}"
            for face in faces
            for layout in layouts()
            if face.kind != "rank" or layout != "tile"
        ]

    def height(self, layout: str, width: float) -> float:
        plan = layouts().get(layout)
        return 92.0 if plan is None else width * plan.height / plan.width

    def samples(self) -> Sequence[str]:
        return (
            "king", "castle", "cathedral", "market", "fortress", "library",
            "queen", "manor", "monastery", "harbor", "watchtower", "observatory",
        )  # fmt: skip

    def sample_words(self) -> tuple[str, str]:
        said = _(
            "The crown {crown} goes round, gold {gold} changes hands, and somewhere in the dark a knife is waiting."
        )
        return _("Night falls"), said

    def stand_in(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        sign, _, which = name.rsplit("/", 1)[-1].partition("_")
        side = max(4, min(size))
        return gem(which, side) if sign == "gem" else seal(int(which), side) if sign == "seal" else None

    def compose(self, ui: Ui, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        made = {"call": call_tile, "plaque": plaque}.get(layout)
        face = self.face(card)
        if made is not None:
            return made(ui, face, size, picture)
        return FaceMaker(ui, face, layouts()[layout], size, picture).compose()
