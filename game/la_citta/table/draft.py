"""The play that is being put together: its kind, its parts, what is open, and where it may go. No pygame here."""

from __future__ import annotations

from typing import Any

from game.la_citta.rules.state import View
from game.la_citta.table import plays
from game.la_citta.table.plays import COUNT, Plays


class Draft:
    """Of what kind the play is ("": none has been begun), and what is chosen of its parts."""

    def __init__(self) -> None:
        self.what, self.card = "", -1
        self.chosen: dict[str, Any] = {}
        self.by_hand: list[str] = []  # parts in the order in which somebody chose them
        self.voices: list[int] = []
        self._legal: tuple[object, list[int]] = ((), [])

    @property
    def view(self) -> View:
        """What the rules say now."""
        raise NotImplementedError

    @property
    def turn(self) -> bool:
        """Whether a card is used."""
        raise NotImplementedError

    @property
    def plays(self) -> Plays:
        """What can be answered."""
        raise NotImplementedError

    @property
    def part(self) -> str:
        """What has to be chosen next: a part of a play; "" when nothing is open, or no play has been begun."""
        return self.plays.open_part(self.what, self.chosen) if self.what else ""

    @property
    def option(self) -> str:
        """The answer that is meant; "" while something is open."""
        return self.plays.answer(self.what, self.chosen) if self.what else ""

    def open_choices(self, part: str) -> list[Any]:
        """What can be chosen for a part of the play."""
        return self.plays.choices(self.what, self._but(part), part)

    def _but(self, part: str) -> dict[str, Any]:
        """What is chosen before a part: what comes later follows from it."""
        order = plays.parts_of(self.what)
        if part not in order:
            return {}
        before = order[: order.index(part)]
        return {name: one for name, one in self.chosen.items() if name in before}

    def _fill(self) -> None:
        """Chooses what leaves no choice, and a number to begin with."""
        while part := self.part:
            found = self.open_choices(part)
            if part == COUNT or len(found) == 1 and not (part == plays.SITE and not self.turn):
                self.chosen[part] = found[0]
            else:
                return

    def choose(self, part: str, one: Any) -> None:
        """Chooses a part; what was chosen after it and does not go with it is open again."""
        order = list(plays.parts_of(self.what))
        self.chosen[part] = one
        for later in order[order.index(part) + 1 :]:
            if later in self.chosen and self.chosen[later] not in self.open_choices(later):
                self._drop(later)
        if part != COUNT:
            self.by_hand = [*(name for name in self.by_hand if name != part), part]
        self._fill()

    def _drop(self, part: str) -> None:
        self.chosen.pop(part, None)
        self.by_hand = [name for name in self.by_hand if name != part]

    # -- the sites and cities that can be chosen -------------------------------------------------------------------
    @property
    def legal_sites(self) -> list[int]:
        """Sites on which something can be chosen now; none where no site is asked for. Worked out once for all sites
        that ask."""
        key = (self.plays, self.what, tuple(self.chosen.items()))
        if self._legal[0] != key:
            self._legal = key, self._sites()
        return self._legal[1]

    def _sites(self) -> list[int]:
        for part in (plays.SITE, plays.CITY):
            if self.what and part in plays.parts_of(self.what) and self._due(part):
                return self.open_choices(part)
        return []

    def _due(self, part: str) -> bool:
        order = plays.parts_of(self.what)
        open_before = [name for name in order[: order.index(part)] if name not in self.chosen]
        return not [name for name in open_before if self.open_choices(name)]

    @property
    def site(self) -> int:
        """The site or city that is chosen; -1 for none."""
        return int(self.chosen.get(plays.SITE, self.chosen.get(plays.CITY, -1)))

    @property
    def building(self) -> int:
        """The building that would stand on a site; -1 for none."""
        if self.what in (plays.FOUND, plays.PLACE):
            return 0
        if self.what in (plays.BUILD, plays.BUILDER):
            return int(self.chosen.get(plays.BUILDING, -1))
        ids = self.view.box.building_ids
        return ids.index(self.what) if self.what in ids else -1

    def option_at(self, site: int) -> str:
        """The answer that choosing this site or city leads to, as far as it is known; "" for none."""
        if not self.what or site not in self.legal_sites:
            return ""
        part = plays.CITY if plays.CITY in plays.parts_of(self.what) else plays.SITE
        found = self.plays.fitting(self.what, {**self._but(part), part: site})
        meant = [one for one in found if one.fits(self.what, {**self._but(part), **self._kept(part)})] or found
        return meant[0].option if meant else ""

    def _kept(self, part: str) -> dict[str, Any]:
        return {name: one for name, one in self.chosen.items() if name not in (part, plays.SITE, plays.CITY)}
