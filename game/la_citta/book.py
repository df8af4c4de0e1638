"""The book of La Città: its cards, rules, rulings and words as the house reads them. No pygame here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path

from game.content.book import CardText, Limit, Sound, Value
from game.content.first_times import Known, known
from game.content.library import Kept, Library
from game.content.yaml_reader import shown
from game.la_citta.cards.names import ACTION, BUILDING, LANDSCAPE, POLITICS, VOICE
from game.la_citta.content import (
    WISHES,
    Cards,
    load_map,
    own_cards,
    own_maps,
    own_towns,
)
from game.la_citta.content.card_checks import NAME_LENGTH, SHORT, card_name
from game.la_citta.content.cards import OF_BUILDING, Building
from game.la_citta.content.files import OCCASIONS, PREFIX, SYMBOLS, file_of
from game.la_citta.content.map_loading import SECTIONS as OF_A_MAP
from game.la_citta.content.maps import TOWNS, load_towns
from game.la_citta.rules.asked import QUESTIONS
from game.la_citta.rules.event_shapes import SHAPES
from game.la_citta.rules.state import View
from game.la_citta.shelf import LaCittaShelf
from game.la_citta.validated_cards import checked_cards


class LaCittaBook(Library):
    """Everything in `data/la_citta`."""

    prefix = PREFIX
    symbols = SYMBOLS
    occasions = OCCASIONS
    counted = "citta_"
    card_limits = {
        "name": Limit(card_name, f"at most {NAME_LENGTH} letters"),
        "short": Limit(SHORT.check, f"at most {SHORT.lines} lines on the card, about 65 letters"),
    }

    def cards(self) -> Mapping[str, CardText]:
        return _own_card_texts()

    def card_ids(self) -> Collection[str]:
        return own_cards().ids

    def known(self) -> Known:
        return known(SHAPES, QUESTIONS, View)

    def shelf(self) -> LaCittaShelf:
        return LaCittaShelf(self, own_cards())

    def check_cards(self, file: Path | None) -> Sound:
        return _sound_cards(checked_cards(file))

    def check_maps(self, file: Path | None) -> Sound:
        """All its maps, or that in the file; the file named is that of the first."""
        maps = own_maps() if file is None else {"": load_map(file)}
        sites = " and ".join(f"{len(one.hexes)} sites ({one.id})" for one in maps.values())
        return Sound(next(iter(maps.values())).file, {"maps": len(maps)}, f"{sites}.")

    def check_towns(self, file: Path | None) -> Sound:
        """What cities are called."""
        towns = own_towns() if file is None else load_towns(file)
        return Sound(shown(file or file_of(TOWNS)), {"towns": len(towns)}, f"{len(towns)} towns.")

    def files(self) -> Sequence[Kept]:
        cards, *texts = super().files()
        return (cards, Kept(OF_A_MAP, self.check_maps), Kept((TOWNS,), self.check_towns), *texts)


# -- cards -------------------------------------------------------------------------------------------------------------
def card_texts(cards: Cards) -> dict[str, CardText]:
    """Buildings, politics cards, voices, the action card, landscapes. A politics card that builds says what its
    building does."""
    found = [_building(one, one.id, BUILDING) for one in cards.buildings.values()]
    found += [
        _building(one, f"{one.id}{OF_BUILDING}", POLITICS) for one in cards.buildings.values() if one.politics
    ]  # fmt: skip
    found += [CardText(one.id, POLITICS, one.name, one.rules, one.short) for one in cards.politics.values()]
    found += [
        CardText(one.id, VOICE, one.name, one.rules, one.short, {"wish": one.id}) for one in cards.wishes.values()
    ]  # fmt: skip
    found += [CardText(one.id, ACTION, one.name, one.rules, one.short) for one in cards.actions.values()]
    found += [CardText(one.id, LANDSCAPE, one.name, one.rules, one.short) for one in cards.landscapes.values()]
    return {one.id: one for one in found}


def _building(one: Building, name: str, kind: str) -> CardText:
    """Its wish is that of most of its arches; of equals the first."""
    arches = one.arches
    marks: dict[str, Value] = {"wish": WISHES[arches.index(max(arches))]} if max(arches) else {}
    return CardText(name, kind, one.name, one.rules, one.short, {**marks, "size": one.size})


@cache
def _own_card_texts() -> dict[str, CardText]:
    return card_texts(own_cards())


# -- what was found sound ----------------------------------------------------------------------------------------------
def _sound_cards(cards: Cards) -> Sound:
    politics, voices = sum(cards.politics_kinds.values()), sum(one.copies for one in cards.wishes.values())
    tiles = sum(one.tiles for one in cards.landscapes.values())
    counts = {"citta_buildings": len(cards.buildings), "citta_politics": politics, "voices": voices, "tiles": tiles}
    said = f"{len(cards.buildings)} buildings, {politics} politics cards, {voices} voices, {tiles} landscapes."
    return Sound(cards.file, counts, said)
