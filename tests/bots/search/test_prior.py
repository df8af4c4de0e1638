"""What is known of how searching players choose characters, and what the search makes of it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from game.bots.learnt import ModelFault
from game.bots.search import ln, softmax
from game.citadels.bot.search import models, prior
from game.citadels.bot.search.naming import CHANCES, Outlook, choose_character
from game.citadels.bot.search.posterior import Roles
from game.citadels.rules.state import View
from game.citadels.rules.words import RANK
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.paths import assets_dir
from tests.bots.search.test_search import by_chance, citadels, seen_by_the_asked
from tests.citadels.tables import box_rules


@pytest.fixture(scope="module")
def view() -> View:
    """Four players, in the draft of a later round."""
    answers = next(n for n in range(60, 400) if _at_a_choice(by_chance(4, 9, n)))
    return seen_by_the_asked(by_chance(4, 9, answers))


def _at_a_choice(g: Any) -> bool:
    return g.pending is not None and g.pending.step == "draft.keep" and g.picked == 2


def outlook(view: View) -> Outlook:
    return Outlook(view, models.pick_model(), prior.prior_model())


@pytest.mark.parametrize("x", [1.0, 0.99, 0.5, 0.1, 1e-6])
def test_ln_is_the_true_one(x: float) -> None:
    assert math.isclose(ln(x), math.log(x), abs_tol=1e-12)


@pytest.mark.parametrize("players", range(2, 9))
def test_every_seat_has_chances_that_add_up_to_one(players: int) -> None:
    seen = seen_by_the_asked(by_chance(players, players, 60))
    look = outlook(seen)
    for row in look.drawn:
        closed = [row[rank] for rank in range(1, seen.box.ranks + 1) if rank not in seen.face_up]
        assert math.isclose(math.fsum(closed), 1.0)
        assert min(closed) > 0.0


def test_a_table_is_read_by_the_features_that_are_named(view: View) -> None:
    plain = Outlook(view, models.pick_model())
    scene = prior.Scene(view, plain.draft, plain.attraction, models.pick_model())
    assert {len(row) for row in scene.seats} == {len(prior.SEAT_NAMES)}
    assert {len(row) for rows in scene.ranks for row in rows} == {len(prior.RANK_NAMES)}


def test_of_the_others_only_what_the_viewer_sees_counts(view: View) -> None:
    """Another game that looks the same from this seat: other hands, roles and deck."""
    other = citadels().observe(citadels().determinize(view, Rng(5)), view.viewer)
    assert outlook(other).drawn == outlook(view).drawn


def test_characters_are_chosen_as_often_as_the_prior_says(view: View) -> None:
    look, below, times = outlook(view), Rng(3).below, 3000
    seat, ranks = Seat((view.viewer + 1) % 4), [rank for rank in range(1, 9) if rank not in view.face_up][:4]
    options = [RANK[rank] for rank in ranks]
    found = dict.fromkeys(options, 0)
    for _ in range(times):
        found[choose_character(look, seat, options, [below(CHANCES) / CHANCES for _ in range(9)])] += 1
    whole = math.fsum(look.drawn[seat][rank] for rank in ranks)
    for rank, option in zip(ranks, options, strict=True):
        assert found[option] / times == pytest.approx(look.drawn[seat][rank] / whole, abs=0.04)


def test_several_kinds_of_players_are_believed_in_by_their_shares(view: View) -> None:
    """Whoever is surely of one kind is believed to choose as that kind does."""
    (_, plain), (_, searching) = outlook(view).kinds
    alone, sure = (Roles(view, kinds, Rng(2), 60) for kinds in ([(1.0, searching)], [(0.0, plain), (1.0, searching)]))
    assert alone.beliefs() == sure.beliefs()
    assert Roles(view, outlook(view).kinds, Rng(2), 60).beliefs() != alone.beliefs()


def test_a_rank_is_scored_by_its_character(view: View) -> None:
    """By hand: one hidden unit, bent by x / (1 + |x|), a straight part and a bias."""
    plain = Outlook(view, models.pick_model())
    scene = prior.Scene(view, plain.draft, plain.attraction, models.pick_model())
    name = view.box.setup.cast[2]
    seats, ranks = [0.0] * len(prior.SEAT_NAMES), [0.0] * len(prior.RANK_NAMES)
    seats[prior.SEAT_NAMES.index("players")] = 5.0
    ranks[prior.RANK_NAMES.index("behind the first")] = 2.0
    net = models.PriorNet((tuple(seats),), (tuple(ranks),), {name: (1.25,)}, (3.0,), tuple(ranks), {name: 0.5})
    found = prior.scores(net, view, scene, Seat(0))
    assert found[3] == pytest.approx(0.5 + 2 * 3 / 8 + 3.0 * (0.75 + 1.25) / (1 + 0.75 + 1.25))
    assert found[1] == pytest.approx(2 / 8 + 3.0 * 0.25 / 1.25)
    assert len(softmax(found[1:])) == 8


# -- the file --------------------------------------------------------------------------------------------------------
def _content() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(assets_dir().joinpath("citadels/models", models.PRIOR_FILE).read_bytes())
    return found


@pytest.mark.parametrize("what", ["version", "seat_names", "unit", "character", "bias"])
def test_a_foreign_prior_is_refused(tmp_path: Path, what: str) -> None:
    content = _content()
    if what == "version":
        content["version"] = 99
    elif what == "seat_names":
        content["seat_names"][0] = "silver"
    elif what == "unit":
        content["hidden"]["rank"][3].pop()
    elif what == "character":
        content["known"]["characters"]["king"].pop()
    else:
        del content["known"]["bias"]["king"]
    (tmp_path / models.PRIOR_FILE).write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(ModelFault) as refused:
        prior.prior_model(tmp_path)
    assert models.PRIOR_FILE in str(refused.value)


def test_the_prior_knows_every_character() -> None:
    found = prior.prior_model()
    names = set(box_rules().cards.characters)
    assert set(found.hidden.characters) == set(found.known.characters) == names
