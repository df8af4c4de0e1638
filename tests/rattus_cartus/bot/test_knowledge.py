"""What a player reckons: nuns, ranks, what is certain death, and what it tells of that."""

from __future__ import annotations

import pytest

from game.bots import advice
from game.bots.simulation import chooser
from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.steps import Ask
from game.rattus_cartus.bot import nuns, standing
from game.rattus_cartus.deals import deals_of, rattus_cartus
from game.rattus_cartus.rules.state import UNKNOWN, Game, View
from tools.audit import Moment
from tools.audit.rattus_cartus import DETECTORS, watcher
from tools.audit.rattus_cartus.rats import survivable

GAME = "rattus_cartus"


def asked_at(step: str, round_: int, players: int = 4, seed: int = 3) -> tuple[Game, View, Ask]:
    """The first question of this kind in that round."""
    rules = rattus_cartus()
    g = rules.new(deals_of(players, "first_game").setup(seed), seed)
    choose = chooser(rules, ["normal"] * players, seed)
    while g.stack:
        ask = g.pending
        assert ask is not None
        if g.round == round_ and ask.step == step and len(ask.options) > 1:
            return g, rules.observe(g, ask.seat), ask
        g.choose(choose(g))
    raise AssertionError(step)


def test_five_unknown_cards_have_ten_nuns_in_the_mean() -> None:
    _, view, ask = asked_at("enter.chosen", 1)
    chances = nuns.row_chances(view, ask.seat)
    assert sum(chances) == pytest.approx(1)
    assert 9 < sum(total * chance for total, chance in enumerate(chances)) < 11
    assert nuns.survival(chances, 0) == 1
    assert nuns.survival(chances, 4) > nuns.survival(chances, 9) > nuns.survival(chances, 12.5) > 0
    assert nuns.survival(chances, 21) == 0


def test_what_was_looked_at_is_reckoned_with_exactly() -> None:
    """All five positions seen: there is one number left."""
    rules = rattus_cartus()
    g = rules.new(deals_of(4, "first_game").setup(1), 1)
    g.looked = [[0, 1, 2, 3, 4], [], [], []]
    for card in g.nun_row:
        g.knows[card] |= 1
    view = rules.observe(g, g.stack[-1][1].__class__(0))
    chances = nuns.row_chances(view, view.viewer)
    assert chances[sum(g.box.nuns[card] for card in g.nun_row)] == 1


def test_ranks_are_exact_when_nothing_moves_any_more() -> None:
    """Leads count twice, and one more for the lower disc."""
    assert standing.paid(standing.EXACT, False, [1, 3, 5]) == 10
    assert standing.paid(standing.EXACT, False, [-1, 3, 5]) == 5
    assert standing.paid(standing.EXACT, False, [-1, -3, 5]) == 2
    assert standing.paid(standing.EXACT, False, [-1, -3, -5]) == 0
    assert standing.paid(standing.EXACT, True, [-1]) == 5


def test_ranks_are_open_while_buildings_are_to_come() -> None:
    early, late = standing.spread_of(4.0), standing.spread_of(0.5)
    assert 10 > standing.paid(late, False, [3, 3, 3]) > standing.paid(early, False, [3, 3, 3]) > 17 / 4


def test_the_detector_of_certain_death_reckons_as_the_player_does() -> None:
    """Two ways to the same number."""
    for round_ in (1, 5, 8):
        _, view, ask = asked_at("enter.chosen", round_)
        assert standing.allowed(view, ask.seat, nuns.row_chances(view, ask.seat)) == survivable(view)


def test_a_rat_too_many_is_found() -> None:
    g, view, ask = asked_at("enter.announced", 8)
    slot = ask.memo["slot"]
    matching = sum(
        1 for card in view.hand[ask.seat] if view.box.estate[card] == view.box.building_estate[view.building(slot)]
    )
    jokers = sum(1 for card in view.hand[ask.seat] if view.box.kind[card] == "joker")
    most = max(ask.options, key=value)
    view.rats[ask.seat] = survivable(view)
    found = watcher()(Moment(g, view, ask, most))
    assert [one.detector for one in found] == ["certain_death"] * (value(most) > matching + jokers)
    assert watcher()(Moment(g, view, ask, ask.options[0])) == []
    assert {"certain_death", "laid_alone"} <= set(DETECTORS)


@pytest.mark.long
@pytest.mark.parametrize("step", ["supply.chosen", "enter.chosen", "enter.announced", "action.chosen"])
def test_a_hint_judges_options_and_tells_where_they_lead(step: str) -> None:
    _, view, ask = asked_at(step, 4)
    found = advice.judged(GAME, view, ask, 1, "hard")
    assert {one[0] for one in found["judged"]} <= set(ask.options)
    assert found["ends"][0]["option"] == found["judged"][0][0]
    assert {"points", "cards", "rats"} <= set(found["ends"][0]["worth"])
    assert sum(found["ends"][0]["rivals"]) <= 1.0001
    assert advice.judged(GAME, view, ask, 1, "hard") == found


@pytest.mark.long
def test_a_review_compares_what_was_chosen_with_the_best() -> None:
    _, view, ask = asked_at("enter.chosen", 3)
    first = advice.judged(GAME, view, ask, 1, "hard")["judged"][0][0]
    assert advice.judged(GAME, view, ask, 1, "hard", chosen=first)["duel"] == []
    other = next(word for word in ask.options if word != first)
    duel = advice.judged(GAME, view, ask, 1, "hard", chosen=other)["duel"]
    assert len(duel) == 2
    assert all(0 <= chance <= 1 for chance in duel)


@pytest.mark.parametrize(("level", "how"), [("easy", "open"), ("normal", "counted"), ("expert", "counted")])
def test_beliefs_tell_rats_and_nuns(level: str, how: str) -> None:
    _, view, ask = asked_at("enter.chosen", 6)
    found = advice.beliefs(GAME, view, ask, 1, level)
    assert found["how"] == how
    assert len(found["row"]) == 5
    assert sum(chance for _, chance in found["total"]) == pytest.approx(1)
    assert found["rats"] == view.rats
    assert all(0 <= chance <= 1 for chance in found["alive"])


def fitting(g: Game, seat: int) -> float:
    """The share of what a seat has laid that is of the estate of its building."""
    estate, laid = g.box.building_estate[g.building(g.slot_of(seat))], g.laid[seat]
    return sum(g.box.estate[card] == estate for card in laid) / len(laid)


def test_what_lies_face_down_is_supposed_to_fit_about_as_often_as_it_does() -> None:
    """Whoever enters a building has cards for it: seven of ten fit, and the worlds that are searched say so."""
    rules, rng = rattus_cartus(), Rng(1)
    true, supposed = list[float](), list[float]()
    for seed in range(6):
        g = rules.new(deals_of(4, "random", seed).setup(seed), seed)
        choose = chooser(rules, ["normal"] * 4, seed)
        while g.stack:
            ask = g.pending
            assert ask is not None
            if ask.step == "enter.chosen":
                view = rules.observe(g, ask.seat)
                covered = [seat for seat in range(4) if UNKNOWN in view.laid[seat]]
                true += [fitting(g, seat) for seat in covered]
                world = rules.determinize(view, rng)
                supposed += [fitting(world, seat) for seat in covered]
            g.choose(choose(g))
    assert len(true) > 100
    assert abs(sum(true) - sum(supposed)) / len(true) < 0.1
