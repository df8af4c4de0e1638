"""The cards as typed facts. What a building does is code in the rules; what it is, gives and says is here."""

from __future__ import annotations

import msgspec

from game.content.text import Text

ESTATES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")
FOLLOWERS = 14  # of each estate
KINDS = {"joker": 15, "sword": 12, "flute": 12, "pass": 12, "gold": 15}  # kind -> copies in the box, in their order
COPIES = "abcde"  # of each building card
MOST_NUNS = 4
HOUSE = "house"  # the edition of buildings that the box does not have


class Nuns(msgspec.Struct, frozen=True):
    """How many nuns the 14 followers of every estate show, in the order of their numbers (P1)."""

    id: str
    numbers: tuple[int, ...]


class Marker(msgspec.Struct, frozen=True):
    """A victory-point marker: what one is worth (P3), and how many there are."""

    id: str
    value: int
    copies: int


class Supply(msgspec.Struct, frozen=True):
    """A supply action: cards drawn, rats discarded, looks at the nun row, done in this order (RAT-50).

    It stands on the `copy` (a to e) of every building, or of one `building` alone, for which it then counts (P5).
    """

    id: str
    copy: str
    draw: int
    rats: int
    look: int
    building: str | None = None


class Estate(msgspec.Struct, frozen=True):
    """One of the six estates."""

    id: str
    name: Text


class Follower(msgspec.Struct, frozen=True):
    """One of the faces of an `estate`: who is seen on its followers with so many `nuns`."""

    id: str
    estate: str
    nuns: tuple[int, ...]
    name: Text
    short: Text
    rules: Text


class Special(msgspec.Struct, frozen=True):
    """Jokers, and the four kinds of special cards; `short_for_two` and `rules_for_two` are what one does with two
    players, where that is not the same."""

    id: str
    copies: int
    name: Text
    short: Text
    rules: Text
    short_for_two: Text | None = None
    rules_for_two: Text | None = None

    def short_at(self, players: int) -> Text:
        """What it does in short, at a table of so many."""
        return self.short_for_two if players == 2 and self.short_for_two is not None else self.short

    def rules_at(self, players: int) -> Text:
        """What it does in full, likewise."""
        return self.rules_for_two if players == 2 and self.rules_for_two is not None else self.rules


class Building(msgspec.Struct, frozen=True):
    """A building, of which there are five copies: its `estate`, and how far its two actions go (`premium`, `normal`):
    cards, markers, rats or looks; the Brewery: points for a card; the Hospital: cards exchanged; Guard Tower: cards
    taken. `makes` is the kind of card that it hands out, which is then in the game. With fewer than `min_players`
    chance leaves it out (RAT-66). One of the `edition` house is not of the box.
    """

    id: str
    estate: str
    premium: int
    normal: int
    name: Text
    premium_short: Text
    normal_short: Text
    rules: Text
    makes: str | None = None
    min_players: int = 2
    edition: str | None = None


class Cards(msgspec.Struct, frozen=True):
    """Everything in the card file, in its order, by id. `file` and `lines` say where an entry stands."""

    nuns: dict[str, Nuns]
    markers: dict[str, Marker]
    supplies: dict[str, Supply]
    estates: dict[str, Estate]
    followers: dict[str, Follower]
    specials: dict[str, Special]
    buildings: dict[str, Building]
    file: str = ""
    lines: dict[str, int] = {}

    @property
    def box(self) -> Cards:
        """Without the buildings of the house."""
        buildings = {name: one for name, one in self.buildings.items() if one.edition != HOUSE}
        return msgspec.structs.replace(self, buildings=buildings)

    @property
    def ids(self) -> list[str]:
        """The ids of all cards: faces of followers, Jokers and special cards, buildings."""
        return [*self.followers, *self.specials, *self.buildings]

    @property
    def marker(self) -> Marker:
        """The victory-point markers."""
        return next(iter(self.markers.values()))

    @property
    def nuns_of_an_estate(self) -> tuple[int, ...]:
        """The nuns on the 14 followers of each estate."""
        return next(iter(self.nuns.values())).numbers

    def supply_of(self, building: str, copy: str) -> Supply:
        """The supply action on this card: its own, or the one that all buildings have on this copy."""
        fitting = [one for one in self.supplies.values() if one.copy == copy and one.building in (None, building)]
        return max(fitting, key=lambda one: one.building is not None)
