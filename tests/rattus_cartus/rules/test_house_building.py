"""A building of one's own, as CONTRIBUTING.md tells: data, a class and a scenario, and it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.kernel.rng import Rng
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat
from game.rattus_cartus.content.loading import file_of
from game.rattus_cartus.rules import RattusCartus, goods
from game.rattus_cartus.rules.buildings import CODED
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.validated_cards import checked_cards
from tests.rattus_cartus.rules.tables import random_answers, rules

CHAPEL = """
- id: chapel
  estate: church
  edition: house
  premium: 1
  normal: 0
  name: {en: Chapel, de: Kapelle}
  premium_short: {en: "Discard a rat for each estate you lead.", de: "Wirf je Stand, den du anführst, eine Ratte ab."}
  normal_short: {en: "No action.", de: "Keine Aktion."}
  rules: {en: "As the card says.", de: "Wie es auf der Karte steht."}
"""


@pytest.fixture
def with_chapel(tmp_path: Path) -> Iterator[RattusCartus]:
    """The rules with a thirteenth building."""

    @building
    class Chapel(Building):
        """Discard a rat for each estate that you lead."""

        id = "chapel"

        def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
            led = [points for points in g.points if points[me] and points[me] == max(points)]
            goods.change_rats(g, me, -number * len(led), "monastery")

    path = tmp_path / "cards.yaml"
    path.write_text(file_of("cards").read_text(encoding="utf-8") + CHAPEL, encoding="utf-8")
    yield RattusCartus(checked_cards(path))
    del CODED["chapel"]


def test_a_building_of_the_house_is_played_and_saved(with_chapel: RattusCartus) -> None:
    wanted = ["farm", "marketplace", "chapel", "castle", "fortune_tellers_tent", "palace"]
    setup, used = with_chapel.setup(3, {"buildings": wanted}, 1), False
    for seed in range(4):
        g = with_chapel.new(setup, seed)
        for number, answer in enumerate(random_answers(g, Rng(seed))):
            here = g.phase == "buildings" and g.box.building_ids[g.building(g.slot)] == "chapel"
            used |= here and answer == "use"
            assert not here or g.pending is None or g.pending.seat == g.premium
            if number % 20 == 0:
                assert digest(with_chapel.load(setup, to_json(g))) == digest(g)
    assert used


def test_it_changes_no_number_of_the_box_and_no_save(with_chapel: RattusCartus) -> None:
    setup = rules().setup(4, {}, 1)
    assert with_chapel.facts_hash(setup) == rules().facts_hash(setup)
    assert digest(with_chapel.new(setup, 5)) == digest(rules().new(setup, 5))


def test_chance_finds_it(with_chapel: RattusCartus) -> None:
    for how in ("random", "mixed"):
        found = [dict(with_chapel.setup(4, {"buildings": how}, seed)["buildings"]) for seed in range(30)]
        assert any("chapel" in buildings for buildings in found)
