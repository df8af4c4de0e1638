"""Set-ups of La Città in the codes of deals: the map, and the landscape of its areas."""

from __future__ import annotations

from hashlib import sha256

from game import catalog
from game.kernel.rules import Plain
from game.la_citta.content import own_cards, own_maps
from game.la_citta.rules.box import OPTIONS
from game.la_citta.rules.setups import CASTELLOS
from game.session.deal_code import DayDeal, Packing
from game.session.digits import Digits

MAPS = 1 << 10
OLDER = OPTIONS[:3]  # which codes of earlier versions know; switches that came later stand at the end of a code
LATER = OPTIONS[3:]
FIRST, FROM_THE_SEED, LAID = range(3)
WAYS = ("first_map", "random")


class LaCittaPacking(Packing):
    """A map is marked by its name, so that maps of one's own take part; a landscape that was drawn from the seed, or is
    the first one of the map, need not be said."""

    def put(self, digits: Digits, setup: Plain, seed: int) -> None:
        if setup.get("pieces"):
            raise ValueError("pieces are missing: it was set up by hand.")
        digits.put(_mark(setup["map"]), MAPS)
        digits.put_word(setup["castellos"], CASTELLOS)
        digits.put(setup["start"] + 1, setup["players"] + 1)
        digits.put_words([word for word in setup["options"] if word in OLDER], OLDER)
        drawn = [self._landscape(way, setup["map"], setup["players"], seed) for way in WAYS]
        way = drawn.index(setup["landscape"]) if setup["landscape"] in drawn else LAID
        digits.put(way, 3)
        if way == LAID:
            digits.put_arrangement(setup["landscape"], _tiles())
        for word in LATER:
            digits.put(word in setup["options"], 2)

    def take(self, digits: Digits, players: int, seed: int) -> Plain:
        mark = digits.take(MAPS)
        found = next(name for name in (*own_maps(), None) if name is None or _mark(name) == mark)
        if found is None:
            raise ValueError("the map is not there.")
        castellos, start = digits.take_word(CASTELLOS), digits.take(players + 1) - 1
        options, way = digits.take_words(OLDER), digits.take(3)
        laid = digits.take_arrangement(_tiles()) if way == LAID else self._landscape(WAYS[way], found, players, seed)
        options += [word for word in LATER if digits.take(2)]
        return {"map": found, "landscape": laid, "castellos": castellos, "start": start, "options": options}

    def of_day(self, number: int) -> DayDeal:
        """Three or four players, on either map, with any landscape; in every third the castellos are placed."""
        maps = [*own_maps()][:2]
        choice = {"map": maps[number // 2 % 2], "landscape": "random", "castellos": CASTELLOS[number // 4 % 3 == 0]}
        return DayDeal(3 + number % 2, choice)

    def _landscape(self, way: str, name: str, players: int, seed: int) -> list[str]:
        setup = catalog.rules(self.game).setup(players, {"map": name, "landscape": way}, seed)
        landscape: list[str] = setup["landscape"]
        return landscape


def _mark(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:4]) % MAPS


def _tiles() -> dict[str, int]:
    """How often each landscape is in the box."""
    return {name: one.tiles for name, one in own_cards().landscapes.items()}
