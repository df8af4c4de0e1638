"""Where the things of the table lie, for what moves over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.la_citta.table.cards import Actions, Display
from game.la_citta.table.layout import Places
from game.la_citta.table.map.pane import MapPane
from game.la_citta.table.models import TableModel
from game.la_citta.table.players import PlayerPanel, Players
from game.la_citta.table.time_bar import TimeBar
from game.la_citta.table.voices import Voices
from game.table.board import Table
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget


class BoardPlaces:
    """The part of the board that says where things lie. What is out of sight has a small place near it."""

    model: TableModel
    time: TimeBar
    pane: MapPane
    voices: Voices
    actions: Actions
    display: Display
    players: Players
    places: Places
    table: Table

    # -- players ---------------------------------------------------------------------------------------------------
    def panel(self, seat: int) -> PlayerPanel:
        """The panel of a player."""
        return self.players.panels[seat]

    def panel_of(self, seat: int) -> Box:
        """Everything of a player."""
        return self.panel(seat).box

    def gold_of(self, seat: int) -> Box:
        """The gold of a player."""
        return self.panel(seat).gold_box

    def actions_of(self, seat: int) -> Box:
        """The action cards of a player: for the viewer the one that lies open."""
        if seat == self.table.flow.own_seat and self.actions.visible:
            return self.actions.card(max(0, self.model.me.actions - 1))
        return self.panel(seat).actions_box

    def castelli_of(self, seat: int) -> Box:
        """The castellos that a player has left."""
        return self.panel(seat).castelli_box

    def played(self, seat: int) -> Box:
        """Where a politics card goes that a player has used."""
        return self.panel(seat).cards_box

    def figures(self, seat: int) -> Sequence[Box]:
        """What is drawn again when a figure of a player changes."""
        return [self.panel(seat).box, self.time.box]

    # -- cards and piles -------------------------------------------------------------------------------------------
    def politics(self, place: int) -> Box:
        """A card of the display."""
        return self.display.slot(place) if self.display.visible else _small(self.time.deck_box)

    def politics_deck(self) -> Box:
        """The draw pile."""
        return self.time.deck_box

    def supply_place(self) -> Box:
        """The supply of citizens."""
        return self.time.supply_box

    def voice(self, place: int) -> Box:
        """A voice of the people."""
        return self.voices.card_box(place) if self.voices.visible else _small(self.time.box)

    # -- time ------------------------------------------------------------------------------------------------------
    def year_coin(self, year: int) -> Box:
        """The coin of a year."""
        return self.time.coin_box(year)

    def lozenge(self, round_: int) -> Box:
        """The lozenge of a round of politics."""
        return self.time.lozenge_box(round_)

    # -- what tutorials name ---------------------------------------------------------------------------------------
    def reveal(self, word: str, seat: int) -> None:
        """Turns to the tab behind which such a place lies, or the things of such a place."""
        tab = self._tab_of(word)
        if tab and self.places.tabbed:
            self.table.use_tab(tab)

    def _tab_of(self, word: str) -> str:
        low = self.places.low
        if word in ("politics", "actions", "action", "voice", "voices"):
            return "cards" if low else ""
        return "map" if word.partition(" ")[0] in ("map", "site", "tile", "city", "cities") else ""

    def lit(self, word: str, seat: int) -> Sequence[Box]:
        """A place of this name (`CittaLanguage.lights`), of this seat; nothing for one out of sight."""
        wholes: Mapping[str, Widget] = {
            "map": self.pane, "voices": self.voices, "actions": self.actions, "politics": self.display,
            "year": self.time,
        }  # fmt: skip
        if word in wholes:
            return [wholes[word].box] if wholes[word].visible else []
        if word == "supply":
            return [self.supply_place().inset(-8)]
        if word == "gold":
            return [self.gold_of(seat).inset(-8)]
        return [self._whole_city(city) for city in self._named_cities(word, seat)] if self.pane.visible else []

    def _named_cities(self, word: str, seat: int) -> Sequence[Sequence[int]]:
        """All cities of a seat, or the one of a number, as their sites."""
        cities = self.pane.view.cities[seat]
        number = word.partition(" ")[2]
        return cities[int(number) - 1 : int(number)] if number else cities

    def _whole_city(self, sites: Sequence[int]) -> Box:
        """Badge and buildings of a city."""
        boxes = [self.pane.badge(sites[0]), *(self.pane.place(site) for site in sites)]
        left, top = min(one.x for one in boxes), min(one.y for one in boxes)
        right, bottom = max(one.right for one in boxes), max(one.bottom for one in boxes)
        return Box(left, top, right - left, bottom - top)


def _small(box: Box) -> Box:
    return box.centered(26, 26)
