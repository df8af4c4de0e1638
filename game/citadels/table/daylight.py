"""The hour over the square, and how dense the city behind it stands: both follow what is built.

The light goes with whoever is nearest to a complete city, the houses with what all have built. It changes from round to
round, never backwards, and the last round is played at night.
"""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View

HOURS = ("dawn", "noon", "evening", "night")
WORDS = {"dawn": N_("dawn"), "noon": N_("noon"), "evening": N_("evening"), "night": N_("night")}
UNTIL = {"dawn": 0.25, "noon": 0.55, "evening": 0.85}  # share of a complete city that the foremost player has
PIECES = {  # the tune of the square at each hour and in the last round: seconds
    "square_dawn": 65.4545, "square_noon": 60.0, "square_evening": 62.6087, "square_night": 63.1579,
    "square_last": 60.6316,
}  # fmt: skip
AMBIENCES = ("square_by_day", "square_by_night")
DENSITIES = {"dawn": (0, 1), "noon": (0, 2), "evening": (1, 3), "night": (1, 3)}  # the fewest and most houses painted
DEAR, PLACES = 5, 10  # from that cost on a district has a great building on the horizon; so many are seen


def hour_of(view: View) -> str:
    """The hour that the cities of this moment would have."""
    if view.completed:
        return "night"
    share = max(len(city) for city in view.city) / view.box.complete
    return next((hour for hour, until in UNTIL.items() if share < until), "night")


def density_of(view: View, hour: str) -> int:
    """How much of all lots is built, in quarters, as far as that hour shows it."""
    goal = view.box.complete
    built = sum(min(goal, len(city)) for city in view.city)
    fewest, most = DENSITIES[hour]
    return min(most, max(fewest, int(4 * built / (goal * len(view.city)))))


class Daylight:
    """The hour of the round that is shown."""

    def __init__(self) -> None:
        self.hour, self.density = "", 0
        self.last = False  # whether the last round is played
        self._round = 0
        self._risen: dict[int, int] = {}  # dear district: the place of its great building on the horizon

    @property
    def landmarks(self) -> dict[int, int]:
        """For every dear district that stands, as far as there are places, the one of its great building."""
        return self._risen

    def _rise(self, view: View) -> None:
        """A great building for each new one; what was destroyed makes room."""
        dear = [card for city in view.city for card in city if view.box.cost[card] >= DEAR]
        self._risen = {card: place for card, place in self._risen.items() if card in dear}
        for card in dear:
            free = [place for place in range(PLACES) if place not in self._risen.values()]
            if card not in self._risen and free:
                self._risen[card] = free[0]

    def follow(self, view: View) -> None:
        """Another moment is shown: of the same round, of a later one, or (taken back, or in a film) of an earlier."""
        self._rise(view)
        self.last = bool(view.completed)
        last = self.last and self.hour != "night"
        if self.hour and view.round == self._round and not last:
            return
        hour = hour_of(view)
        on = self.hour and view.round >= self._round
        self.hour = max(self.hour, hour, key=HOURS.index) if on else hour
        self.density = max(self.density if on else 0, density_of(view, self.hour))
        self._round = view.round

    @property
    def words(self) -> str:
        """The hour in the language of the table."""
        return _(WORDS[self.hour])

    @property
    def piece(self) -> str:
        """The tune of the square as it is played at this hour."""
        return f"citadels/square_{'last' if self.last else self.hour}"

    @property
    def ambience(self) -> str:
        """What is heard in the square while nothing happens."""
        return f"citadels/square_by_{'day' if self.hour in ('dawn', 'noon') else 'night'}"

    @property
    def ground(self) -> str:
        """The full-screen picture of the square."""
        return f"citadels/grounds/{self.hour}_{self.density}"
