"""Saves that somebody changed: each is refused with a sentence, or is a position that can be played to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.kernel.rng import Rng
from game.kernel.rules import DamagedState
from game.kernel.saving import to_json
from tests.la_citta.rules.tables import TABLES, played, rules

STRANGE: list[Any] = [None, -1, 0, 1, 3, 81, 10**6, "x", [], [[]], {}, True, [1, 1]]
BIG = ("building", "city", "owner", "people")  # a number for each site: some of them will do


def places(thing: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in plain data."""
    yield way
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, one in inner:
        yield from places(one, (*way, key))


@pytest.mark.parametrize(("players", "name", "way"), TABLES[::3])
@pytest.mark.parametrize("answers", [3, 40, 90])
def test_a_strange_value_anywhere_does_no_harm(players: int, name: str, way: str, answers: int) -> None:
    setup, rng = rules().setup(players, {"map": name, "setup": way}, 1), Rng(answers)
    g = rules().new(setup, answers)
    for _ in range(answers):
        if g.stack:
            g.choose(rng.choice(g.stack[-1][2]))
    text = json.dumps(to_json(g))
    ways = [one for one in places(json.loads(text)) if one and (one[0] not in BIG or rng.below(40) == 0)]
    refused = 0
    for _ in range(60):
        saved = json.loads(text)
        way_there, value = rng.choice(ways), rng.choice(STRANGE)
        inner = saved
        for key in way_there[:-1]:
            inner = inner[key]
        inner[way_there[-1]] = value
        try:
            loaded = rules().load(setup, saved)
        except DamagedState as fault:
            refused += bool(str(fault))
        else:
            assert played(loaded, 1).phase == "over"
    assert refused
