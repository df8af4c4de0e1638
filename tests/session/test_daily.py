"""The deal of the day: one for everybody, another one each day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game import catalog
from game.kernel.saving import digest
from game.session import daily
from game.session.daily import DateFault
from game.session.setup import HUMAN

DAY = date(2026, 11, 23)


@pytest.mark.parametrize("game", catalog.games())
def test_a_day_gives_the_same_deal_to_everybody(game: str) -> None:
    setup, rules = daily.setup(DAY, game), catalog.rules(game)
    assert setup == daily.setup(DAY, game)
    assert [one.player == HUMAN for one in setup.seats].count(True) == 1
    assert len({one.name for one in setup.seats}) == len(setup.seats)
    assert setup.origin == "daily:2026-11-23"
    assert rules.new(setup.rules_setup, setup.seed).stack


def test_the_deal_of_one_day_stays_what_it_is() -> None:
    """Whoever changes how days are drawn takes yesterday's deal from everybody: then this changes, too."""
    found = {game: (daily.setup(DAY, game).seed, daily.own_seat(daily.setup(DAY, game))) for game in catalog.GAMES}
    assert found == EXPECTED


EXPECTED = {
    "citadels": (3162677572057415, 1), "rattus_cartus": (1402762661155965, 2), "la_citta": (7683271453816570, 3),
}  # fmt: skip


@pytest.mark.parametrize("game", catalog.games())
def test_days_differ(game: str) -> None:
    setups = [daily.setup(DAY + timedelta(days), game) for days in range(30)]
    assert len({one.seed for one in setups}) == 30
    assert len({daily.own_seat(one) for one in setups}) > 2
    assert len({len(one.seats) for one in setups}) > 1
    rules = catalog.rules(game)
    assert len({digest(rules.new(one.rules_setup, one.seed)) for one in setups[:8]}) == 8


def test_a_date_is_read_or_refused_in_a_sentence() -> None:
    assert daily.read(" 2026-11-22 ", DAY) == DAY - timedelta(1)
    for text, word in (("yesterday", "no_date"), ("2026-02-30", "no_date"), ("0001-01-01", "too_early"),
                       ("2026-11-24", "to_come"), ("9999-12-31", "to_come")):  # fmt: skip
        with pytest.raises(DateFault) as fault:
            daily.read(text, DAY)
        assert fault.value.word == word
        assert fault.value.text().endswith(".")


def test_a_clock_before_the_first_day_is_named() -> None:
    with pytest.raises(DateFault, match="1970-01-01"):
        daily.checked(date(1970, 1, 1), date(1970, 1, 1))
    assert daily.last_days(date(1970, 1, 1), 14) == []


def test_the_last_days_begin_with_the_first_deal() -> None:
    assert daily.last_days(DAY, 3) == [DAY, DAY - timedelta(1), DAY - timedelta(2)]
    assert daily.last_days(daily.FIRST + timedelta(1), 14) == [daily.FIRST + timedelta(1), daily.FIRST]
    assert daily.last_days(date(9999, 12, 31), 2)[0].year == 9999


def test_an_origin_names_its_day() -> None:
    assert daily.day_of(daily.origin(DAY)) == DAY
    assert daily.day_of("daily:soon") is daily.day_of("film") is daily.day_of("") is None
