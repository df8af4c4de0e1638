"""The faces of the cards of Rattus Cartus (`game.ui.cards.Faces`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards import stand_ins
from game.rattus_cartus.cards.building import BuildingFace
from game.rattus_cartus.cards.names import told
from game.rattus_cartus.cards.people import FollowerFace, SpecialFace
from game.rattus_cartus.cards.tones import ESTATES, SPECIALS
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.lang import _, language
from game.ui.cards import Face, Faces
from game.ui.draw import theme

if TYPE_CHECKING:
    from game.ui.ui import Ui

FOLLOWER, SPECIAL, BUILDING = "follower", "special", "building"  # kinds of cards
TALL = 1.4  # height of a card in its width
ROW = 381 / 318  # height of a building in the row, without the spaces to enter, in its width


@dataclass(frozen=True)
class CardFace(Face):
    """`kind` is follower, special (Jokers included) or building; `type` the estate. A building says what its two
    actions are."""

    premium: str = ""
    normal: str = ""

    @property
    def tones(self) -> theme.Tones:
        return ESTATES[self.type] if self.type else SPECIALS[told(self.id).card]


class RattusCartusFaces(Faces):
    """The layouts are card, small, building and tile; the height of the last two is as one likes."""

    free = ("building", "tile")

    def face(self, card: str) -> CardFace:
        cards, code, (name, _nuns, _copy, two) = own_cards(), language(), told(card)
        if name in cards.buildings:
            one = cards.buildings[name]
            premium, normal = one.premium_short.get(code), one.normal_short.get(code)
            return CardFace(
                card, BUILDING, one.name.get(code), f"{premium} / {normal}", "", one.estate, premium, normal
            )
        if name in cards.specials:
            special = cards.specials[name]
            short = special.short_at(2) if two else special.short
            return CardFace(card, SPECIAL, special.name.get(code), short.get(code))
        person = cards.followers[name]
        return CardFace(card, FOLLOWER, person.name.get(code), person.short.get(code), "", person.estate)

    def picture(self, card: str) -> str:
        name = told(card).card
        person = own_cards().followers.get(name)
        if person is None:
            return f"{self.game}/cards/{name}"
        faces = [one.id for one in own_cards().followers.values() if one.estate == person.estate]
        return f"{self.game}/cards/{person.estate}_{faces.index(name) + 1}"

    def emblem(self, card: str) -> str:
        estate = self.face(card).type
        return f"{self.game}/ui/estate_{estate}" if estate else f"{self.game}/ui/{told(card).card}"

    def files(self) -> list[str]:
        signs = [*(f"estate_{estate}" for estate in ESTATES), "nun", "nun_none", "rat_token", "back_follower"]
        return [f"{self.game}/ui/{sign}" for sign in signs]

    def height(self, layout: str, width: float) -> float:
        return width * (ROW if layout == "building" else 0.72 if layout == "tile" else TALL)

    def veiled(self, card: str, layout: str) -> float:
        return 1.0 if self.face(card).kind == BUILDING else super().veiled(card, layout)

    def samples(self) -> Sequence[str]:
        return (
            "witch", "monk", "knight", "burgher", "henwife", "prince",
            "farmhand", "abbess", "squire", "baker", "star_gazer", "dowager",
        )  # fmt: skip

    def sample_words(self) -> tuple[str, str]:
        said = _("A nun {nun} keeps the sick company, a rat {rat} waits below the stairs, and the bells fall silent.")
        return _("Night falls"), said

    def stand_in(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        return stand_ins.drawn(name.rsplit("/", 1)[-1], size)

    def compose(self, ui: Ui, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        face = self.face(card)
        makers = {FOLLOWER: FollowerFace, SPECIAL: SpecialFace, BUILDING: BuildingFace}
        return makers[face.kind](ui, face, layout, size, picture, self.emblem(card)).compose()
