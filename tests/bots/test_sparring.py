"""Sparring partners: own code, every question answered, far better than chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.bots.simulation import play_games
from game.citadels.bot.normal import HABITS
from game.citadels.deals import citadels, deals_of, setup_of
from game.kernel.rng import Rng
from tools.sparring import make_bot, sparring_partners
from tools.sparring.citadels import PARTNERS as EVERY
from tools.sparring.citadels.thumb import Thumb

PARTNERS = [name for name in EVERY if name != "exploiter"]  # it has tests of its own: test_exploiter.py
SOURCES = Path(__file__).resolve().parents[2] / "game" / "citadels" / "sparring"


def test_there_are_at_least_three() -> None:
    assert len(sparring_partners()) >= 3
    assert sparring_partners("hidden_numbers") == ()


def test_they_share_no_code_with_the_computer_players_and_no_search_uses_them() -> None:
    """But for the exploiter, which was written to know theirs."""
    for file in SOURCES.glob("*.py"):
        if file.stem == "exploiter":
            continue
        assert not re.search(r"import.*citadels\.bot|from game\.citadels\.bot", file.read_text(encoding="utf-8"))
    for file in (SOURCES.parent / "bot").rglob("*.py"):
        assert "sparring" not in file.read_text(encoding="utf-8")


def test_every_question_with_a_choice_is_answered_on_purpose() -> None:
    """What none of them knows is declined: a blind swap of characters."""
    unknown = {name for name in HABITS if not hasattr(Thumb, name.replace(".", "_"))}
    assert unknown == {"theater.choose_partner"}


@pytest.mark.parametrize("name", PARTNERS)
def test_they_beat_random_players(name: str) -> None:
    wins = 0.0
    for seed in range(40):
        names = [f"rule:{name}" if seat == seed % 4 else "random" for seat in range(4)]
        wins += play_games(deals_of(setup_of(4, "random", seed, seed)), names, range(seed, seed + 1), make_bot).wins[
            seed % 4
        ]
    assert wins / 40 > 0.7


@pytest.mark.long
@pytest.mark.parametrize("name", PARTNERS)
def test_they_decide_by_their_view_alone_and_come_to_an_end(name: str) -> None:
    game = citadels()
    for number in range(7):
        players = 2 + number
        bot, rng = make_bot(f"rule:{name}", 5), Rng(number)
        g = game.start(setup_of(players, "random", 70 + number, number), number)
        while (ask := g.pending) is not None:
            assert g.answered < 1500
            view = game.observe(g, ask.seat)
            chosen = bot.decide(view, ask)
            assert view.same(game.observe(g, ask.seat)), "the View was changed by thinking"
            other = game.determinize(view, rng)
            asked = other.pending
            assert asked is not None
            assert bot.decide(game.observe(other, ask.seat), asked) == chosen
            g.choose(chosen)


def test_an_unknown_partner_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"no sparring partner 'nobody' .* there are: rule:richard"):
        make_bot("rule:nobody", 1)
