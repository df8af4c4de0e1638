"""What every building is unless its own file says otherwise."""

from __future__ import annotations

from typing import TypeVar

CODED: dict[str, Building] = {}
B = TypeVar("B", bound="type[Building]")


class Building:
    """One building. Instances hold no data: arches, costs, chips and the need of water are in the card data."""

    id: str
    feeds: bool = False  # gives the food of the farmland beside it
    harvested: bool = False  # a Rich Harvest counts for it
    mines: bool = False  # brings gold of the mountains beside it
    opens: bool = False  # lifts the first limit of growth; one in a city, manned from the supply
    lifts: bool = False  # lifts the second limit


def building(cls: B) -> B:
    """Register a building."""
    CODED[cls.id] = cls()
    return cls
