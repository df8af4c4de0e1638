"""A deal as a code: it comes back as it was, forgives what people mistake, and says what is wrong with a wrong one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalog
from game.bots.ai import ai
from game.citadels.content import own_cards
from game.content import people
from game.kernel.saving import digest
from game.session import deal_code, digits
from game.session.deal_code import CodeFault
from game.session.setup import HUMAN, MatchSetup, SeatSetup


def deal_of(setup: MatchSetup) -> str:
    """What is dealt."""
    return digest(catalog.rules(setup.game).new(setup.rules_setup, setup.seed))


def setup_of(game: str, players: int, choice: dict[str, Any], seed: int, level: str = "normal") -> MatchSetup:
    seats = tuple(SeatSetup("", seat, level if seat else HUMAN) for seat in range(players))
    return MatchSetup(game, catalog.rules(game).setup(players, choice, seed), seed, seats, origin=deal_code.ORIGIN)


@pytest.fixture(scope="module")
def first() -> str:
    """The code of a usual game."""
    return deal_code.write(setup_of("citadels", 4, {}, 1234567))


LEVELS = ("easy", "normal", "hard", "expert", "master")
PLAYERS = st.sampled_from([HUMAN, *(f"{level}{who}" for level in LEVELS for who in
                                    ("", *(f":{one}" for one in people().opponents)))])  # fmt: skip


def test_a_level_keeps_its_digit_for_ever() -> None:
    """Else a code that somebody wrote down would mean other opponents."""
    digits_of = {level: place for place, level in enumerate(deal_code.PLAYERS)}
    assert digits_of == {"master": 0, "random": 1, "easy": 2, "normal": 3, "hard": 4, "expert": 5, "search": 6}


@st.composite
def setups(draw: st.DrawFn) -> MatchSetup:
    """Any set-up of any game, with any players."""
    game = draw(st.sampled_from(catalog.games()))
    rules = catalog.rules(game)
    players = draw(st.sampled_from(rules.seats))
    drawn, number = draw(st.integers(0, 2**53)), draw(st.integers(0, 255))
    plain = rules.setup(players, ai(game).variety(players, number), drawn)
    seed = draw(st.sampled_from([drawn, 0, -1, 2**63 - 1, -(2**63)]) | st.integers(-(2**63), 2**63 - 1))
    seats = [SeatSetup("", seat, draw(PLAYERS)) for seat in range(players)]
    named = [
        SeatSetup(people().opponents[one.player.partition(":")[2]].name, one.shield, one.player)
        if ":" in one.player else one
        for one in seats
    ]  # fmt: skip
    return MatchSetup(game, plain, seed, tuple(named), origin=deal_code.ORIGIN)


@settings(max_examples=60, deadline=None)
@given(setups(), st.booleans())
def test_any_deal_of_any_game_comes_back(setup: MatchSetup, small: bool) -> None:
    code = deal_code.write(setup)
    again = deal_code.read(code.lower().replace("-", " ") if small else code)
    assert again == setup
    assert deal_of(again) == deal_of(setup)
    assert len(code) <= 95


def test_the_usual_deal_is_short(first: str) -> None:
    assert len(first.replace("-", "")) <= 24


def test_a_cast_in_an_order_of_its_own_is_dealt_in_that_order() -> None:
    usual = setup_of("citadels", 4, {}, 7)
    other = {**usual.rules, "uniques": usual.rules["uniques"][::-1]}
    setup = MatchSetup("citadels", other, 7, usual.seats, origin=deal_code.ORIGIN)
    assert deal_code.read(deal_code.write(setup)) == setup


def test_a_game_that_packs_nothing_has_codes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, "hidden_numbers=tests.games.hidden_numbers.game:HiddenNumbersPack")
    seats = (SeatSetup(""), SeatSetup("", 1, "random"))
    setup = MatchSetup("hidden_numbers", catalog.rules("hidden_numbers").setup(2, {}, 3), 3, seats)
    again = deal_code.read(deal_code.write(setup))
    assert deal_of(again) == deal_of(setup)
    assert again.seats == setup.seats


def test_what_people_mistake_is_forgiven(first: str) -> None:
    wanted = deal_code.read(first)
    worn = first.replace("0", "o").replace("1", "l").lower().replace("-", "  ")
    for text in (worn, worn.replace("l", "I"), f" „{first}“\n", first.replace("-", "\N{EN DASH}")):
        assert deal_code.read(text) == wanted
    assert deal_code.looks_like_one(worn)


def other_sign(sign: str) -> str:
    return digits.SIGNS[(digits.SIGNS.index(sign) + 5) % digits.BASE]


def test_every_wrong_sign_and_every_two_swapped_ones_are_noticed(first: str) -> None:
    code = first.replace("-", "")
    for at in range(3, len(code)):
        wrong = code[:at] + other_sign(code[at]) + code[at + 1 :]
        swapped = code[: at - 1] + code[at] + code[at - 1] + code[at + 1 :]
        for text in (wrong, swapped):
            if text != code and text[:3] == code[:3]:
                assert fault_of(text) == "mistyped"


def fault_of(text: str) -> str:
    with pytest.raises(CodeFault) as fault:
        deal_code.read(text)
    assert fault.value.text().endswith((".", "again."))
    return fault.value.word


def test_each_wrong_code_has_its_sentence(first: str) -> None:
    assert fault_of("  \n") == "empty"
    assert fault_of("7A3F-1111") == "foreign"
    assert fault_of("https://example.org/") == "foreign"
    assert fault_of(first[:-1]) == "cut"
    assert fault_of("C1") == "cut"
    assert fault_of(first + "7") == "long"
    assert fault_of(first[:6] + "%" + first[7:]) == "sign"
    assert fault_of("C2" + first[2:]) == "newer"
    assert fault_of("C" * 100_000) == "newer"
    assert fault_of("C10") == "mistyped"
    assert not deal_code.looks_like_one(first[:-1])


def test_a_code_of_a_game_that_is_not_there_is_refused(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "games", lambda: ("la_citta",))
    assert fault_of(first) == "no_game"


def test_a_code_of_other_rules_or_cards_is_refused(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalog.rules("citadels")
    monkeypatch.setattr(rules, "facts_hash", lambda setup: "other cards")
    assert fault_of(first) == "other"


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("C152-N4CC-S7Q2-88J8-KTF0", ["iterate_starvation", "allow_voluntary_pass"]),
        ("C150-0053-5HJK-BQZG-KTMB", []),
        ("C170-0TTN-NJH0-K1EK-0CFM-PZ9G-KTPR", ["penalty_on_migration"]),
    ],
)
def test_codes_from_before_a_switch_was_added_mean_what_they_meant(code: str, options: list[str]) -> None:
    """Three codes of La Città that an earlier version wrote, when it had three switches."""
    setup = deal_code.read(code)
    assert (setup.rules_setup["version"], setup.rules_setup["options"]) == (2, options)
    assert deal_code.write(setup) == code


def test_a_deal_by_older_rules_is_dealt_by_them() -> None:
    setup = setup_of("citadels", 3, {"cast": "random"}, 99)
    old = MatchSetup("citadels", {**setup.rules, "version": 2}, 99, setup.seats, origin=deal_code.ORIGIN)
    again = deal_code.read(deal_code.write(old))
    assert deal_of(again) == deal_of(old)
    assert deal_of(again) != deal_of(setup)


@pytest.mark.parametrize(("code", "dealt"), [
    ("C150-007D-YEXN-DMMR-XFQE", "d9590dad49b2a5d8"),
    ("C159-K6E7-EQEV-BET8-BT4H", "39dd344dd5fed950"),
    ("C190-002W-PGPR-05E1-S24J-Y6EZ-ZKQE-8W6W-A0XW", "f7ee0e9ed4ffc92e"),
])  # fmt: skip
def test_a_code_that_was_written_before_the_generator_was_a_quicker_one_deals_the_same(code: str, dealt: str) -> None:
    """A cast and a landscape by chance, which the codes do not hold: they follow from the seed."""
    setup = deal_code.read(code)
    assert deal_of(setup) == dealt
    assert catalog.rules(setup.game).version_of(setup.rules_setup) < catalog.rules(setup.game).version
    assert deal_code.write(setup).replace("-", "") == code.replace("-", "")


def test_whatever_else_the_number_says_becomes_a_sentence() -> None:
    """Signs by chance with the right check never end in anything but a fault."""
    for number in range(60):
        text = "C16" + digits.spelt(7919**number * 32, 19)[-19:]
        assert fault_of(text + digits.check_of(text)) in ("no_game", "other", "unfit")


def test_a_position_that_was_set_by_hand_has_no_code() -> None:
    setup = setup_of("la_citta", 2, {}, 1)
    by_hand = MatchSetup("la_citta", {**setup.rules, "pieces": {"citizens": 9}}, 1, setup.seats)
    lesson = MatchSetup("la_citta", setup.rules, 1, setup.seats, origin="lesson:first_turn")
    for found in (by_hand, lesson):
        with pytest.raises(CodeFault, match="made by hand"):
            deal_code.write(found)


def test_every_game_has_a_mark_of_its_own() -> None:
    assert len({deal_code._mark(game) for game in catalog.games()}) == len(catalog.games())
    assert len(own_cards().presets) > 1
