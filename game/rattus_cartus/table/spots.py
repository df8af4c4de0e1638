"""Where the things of the table lie, for what moves over it (`game.table.motion.flight.Places`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.buildings import BuildingRow
from game.rattus_cartus.table.hand import GroupedHand
from game.rattus_cartus.table.influence import DISC, InfluenceBoard, disc_height
from game.rattus_cartus.table.layout import Places
from game.rattus_cartus.table.models import TableModel
from game.rattus_cartus.table.nun_row import NunRow, NunTable
from game.rattus_cartus.table.players import Players
from game.rattus_cartus.table.resolving.scene import ResolveScene
from game.rattus_cartus.table.time_bar import TimeBar
from game.table.board import Lay, Table
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget


class BoardPlaces:
    """The part of the board that says where things lie. What is out of sight has a small place near it."""

    model: TableModel
    time: TimeBar
    influence: InfluenceBoard
    nuns: NunRow
    nun_table: NunTable
    row: BuildingRow
    scene: ResolveScene
    players: Players
    hand: GroupedHand
    places: Places
    table: Table

    @property
    def view(self) -> View:
        raise NotImplementedError

    # -- players ---------------------------------------------------------------------------------------------------
    def panel_of(self, seat: int) -> Box:
        """Everything of a player."""
        return self.players.panels[seat].box

    def rats_of(self, seat: int) -> Box:
        """The rats of a player."""
        return self._small(self.players.panels[seat].figure_box(1))

    def hand_of(self, seat: int) -> Box:
        """Where cards of a player come to: for the viewer the end of the hand."""
        if seat == self.model.viewer and self.hand.visible and self.hand.cards:
            return self.hand.slot(-1)
        return self._small(self.players.panels[seat].figure_box(0))

    def markers_of(self, seat: int) -> Box:
        """The points of a player."""
        return self._small(self.players.panels[seat].figure_box(2))

    @staticmethod
    def _small(cell: Box) -> Box:
        return Box(cell.x, cell.cy - 13, 26, 26)

    # -- influence -------------------------------------------------------------------------------------------------
    def disc(self, estate: int, seat: int, points: int = -1) -> Box:
        """Where the disc of a seat lies on a track; with `points` where it would lie there, on top of the others."""
        if not self.influence.visible:
            return self._small(self.time.box)
        if points < 0:
            return self.influence.disc_place(estate, seat)
        x, y = self.influence.spot(estate, points)
        track = self.influence.model.tracks[estate]
        below = next((stack for stack in self.influence.stacks(track) if stack.number == points), None)
        others = [one for one in below.seats if one != seat] if below is not None else []
        up = below.height_of(len(others)) if below is not None else 0.0
        return Box(x - DISC / 2, y - up - 9, DISC, disc_height(DISC))

    def track(self, estate: int) -> Box:
        """The whole row of an estate."""
        return self.influence.row_box(estate) if self.influence.visible else self._small(self.time.box)

    # -- piles -----------------------------------------------------------------------------------------------------
    def deck(self) -> Box:
        """The draw pile."""
        return self.time.deck_box

    def building_pile(self) -> Box:
        """The building deck."""
        return self.time.building_box

    def stock(self, kind: str) -> Box:
        """An open stack."""
        return self.time.stack_box(kind)

    # -- what tutorials name ---------------------------------------------------------------------------------------
    def reveal(self, word: str, seat: int) -> None:
        """Turns to the tab behind which such a place lies, or the things of such a place."""
        tab = self._tab_of(word)
        if tab and self.places.tabbed:
            self.table.use_tab(tab)

    @staticmethod
    def _tab_of(word: str) -> str:
        if word == "influence" or word in ESTATES:
            return "influence"
        if word in ("nuns", "look"):
            return "nuns"
        return "row" if word.partition(" ")[0] in ("row", "building") else ""

    def lit(self, word: str, seat: int) -> Sequence[Box]:
        """A place of this name (`RattusLanguage.lights`), of this seat; nothing for one out of sight."""
        wholes: Mapping[str, Sequence[Widget]] = {
            "row": (self.row, self.scene), "influence": (self.influence,), "nuns": (self.nuns, self.nun_table),
            "round": (self.time,),
        }  # fmt: skip
        if word in wholes:
            return [one.box for one in wholes[word] if one.visible]
        if word in ESTATES:
            return [self.track(ESTATES.index(word))] if self.influence.visible else []
        kind, _space, number = word.partition(" ")
        if kind == "building":
            return [self.building(int(number) - 1)] if self.row.visible else []
        cell = self.players.panels[seat].figure_box({"cards": 0, "rats": 1}.get(word, 2))
        return [Box(cell.x - 6, cell.cy - 17, cell.w, 34)]

    # -- cards -----------------------------------------------------------------------------------------------------
    def nun(self, position: int) -> Box:
        """A card of the nun row."""
        if self.nun_table.visible:
            return self.nun_table.spots[position].box
        return self.nuns.spots[position].box if self.nuns.visible else self._small(self.time.box)

    def building(self, slot: int) -> Box:
        """A building of the row."""
        card = self.row.card(slot)
        return card.box if card is not None else self.row.box

    def coming(self, kind: str, seat: int, slot: int) -> Callable[[], None]:
        """A disc ("space": of somebody who enters, "supply": of somebody who takes it) is not seen at its house until
        this is called."""
        card, things = self.row.card(slot), self.table.lag.things
        things.add((kind, seat))

        def landed() -> None:
            things.discard((kind, seat))
            if card is not None:
                card.invalidate()

        if card is not None:
            card.invalidate()
        return landed

    def slot_at(self, at: tuple[float, float]) -> int:
        """The building of the row that lies there; -1 for none."""
        if not self.row.visible:
            return -1
        return next((slot for slot, card in enumerate(self.row.cards) if card.box.contains(*at)), -1)

    def fan(self, slot: int, seat: int) -> Box:
        """Where the cards lie that a player laid in a building."""
        card = self.row.card(slot)
        return card.fan_box(seat) if card is not None else self.row.box

    def space(self, slot: int, seat: int) -> Box:
        """Where the disc of a player lies in a building."""
        card = self.row.card(slot)
        return card.space_box(seat) if card is not None else self.row.box

    def card_id(self, card: int) -> str:
        """The face of a card; "" for an unknown one."""
        return face_of(self.view.box, card) if card >= 0 else ""

    @property
    def estate_names(self) -> list[str]:
        """What the estates are called."""
        from game.rattus_cartus.cards.estates import estate_name

        return [estate_name(track.id) for track in self.model.influence.tracks]

    def lies(self) -> Mapping[int, Lay]:
        """Cards of the nun row that the viewer has seen, in the place where they lie."""
        return {}
