"""The gate: what is asked can be answered, once, by what is offered; nothing else changes a game."""

from __future__ import annotations

import pytest

from game.kernel.saving import digest
from game.kernel.steps import (
    IllegalChoice,
    Seat,
    UnknownStep,
    find,
    game_of,
    is_known,
    named,
    play,
    public_title,
)
from tests.games.hidden_numbers.rules import Game, HiddenNumbers, menu

RULES = HiddenNumbers()


def new_game(seed: int = 1) -> Game:
    return RULES.new({"players": 3, "rounds": 2}, seed)


def test_the_pending_ask_counts_the_answers_given() -> None:
    g = new_game()
    first = g.pending
    assert first is not None
    assert (first.number, first.seat, first.step) == (0, 0, "rules.chosen")
    g.answer(0, "rest")
    second = g.pending
    assert second is not None
    assert (second.number, second.seat) == (1, 1)


def test_a_late_answer_is_refused_and_changes_nothing() -> None:
    g = new_game()
    g.answer(0, "rest")
    before = digest(g)
    with pytest.raises(IllegalChoice, match="answers ask 0, but ask 1 is pending"):
        g.answer(0, "rest")
    assert digest(g) == before


@pytest.mark.parametrize("word", ["pass", "", "card:99", "REST"])
def test_what_is_not_offered_is_refused_and_changes_nothing(word: str) -> None:
    g = new_game()
    before = digest(g)
    with pytest.raises(IllegalChoice):
        g.choose(word)
    assert digest(g) == before


def test_a_finished_game_takes_no_answer() -> None:
    g = play(new_game(), lambda state: "rest")
    assert g.pending is None
    assert g.answered == 6
    with pytest.raises(IllegalChoice):
        g.choose("rest")


def test_a_memo_reaches_the_step_and_groups_asks() -> None:
    g = new_game()
    g.coins[0] = 2
    g.stack.pop()
    menu(g, Seat(0))
    card = g.hand[0][0]
    g.choose(f"card:{card}/coins")
    ask = g.pending
    assert ask is not None
    assert ask.group == "play"
    assert ask.memo["card"] == card
    g.choose("left")
    assert g.played[0] == [card]


def test_why_not_speaks_to_the_asked_seat_alone() -> None:
    g = new_game()
    g.coins[0] = 0
    assert g.why_not(Seat(0), "look:1") == "no_coin"
    assert g.why_not(Seat(1), "look:0") is None
    assert g.why_not(Seat(0), "rest") is None


def test_why_not_is_silent_about_words_its_rule_does_not_know() -> None:
    @named
    def whose_card(g: Game, me: Seat, wanted: str) -> str | None:
        return "mine" if g.hand[int(wanted)] else None

    g = new_game()
    g.stack[-1] = [*g.stack[-1][:3], "kernel/test_steps.whose_card", {}]
    assert g.why_not(Seat(0), "0") == "mine"
    assert g.why_not(Seat(0), "99") is None
    assert g.why_not(Seat(0), "seat") is None


def test_two_functions_of_one_name_are_refused() -> None:
    def menu(g: Game, me: Seat) -> None: ...

    named(menu)
    assert is_known("kernel/test_steps.menu")

    def again(g: Game, me: Seat) -> None: ...

    again.__name__ = "menu"
    with pytest.raises(ValueError, match=r"two functions are called kernel/test_steps\.menu"):
        named(again)


def test_two_games_may_both_have_a_step_of_the_same_file_and_name() -> None:
    def begin(g: Game, me: Seat) -> None: ...

    def begin_too(g: Game, me: Seat) -> None: ...

    begin_too.__name__ = "begin"
    for fn, module in ((begin, "game.one.rules.turn"), (begin_too, "elsewhere.two.rules.turn")):
        fn.__module__ = module
        named(fn)
    assert find("one/turn.begin") is begin
    assert find("two/turn.begin") is begin_too


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("game.citadels.rules.turn", "citadels"),
        ("game.citadels.rules.characters.thief", "citadels"),
        ("tests.games.hidden_numbers.rules", "hidden_numbers"),
        ("caravan.rules", "caravan"),
        ("tests.kernel.test_steps", "kernel"),
        ("rules", "rules"),
    ],
)
def test_a_step_belongs_to_the_game_in_whose_folder_the_rules_lie(module: str, game: str) -> None:
    assert game_of(module) == game


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "nowhere/turn.begin",
            "There is no step 'turn.begin' of the game 'nowhere': no game of this name is known here.",
        ),
        ("hidden_numbers/rules.gone", "The game 'hidden_numbers' has no step called 'rules.gone'."),
        ("rules.chosen", "'rules.chosen' names no step: the game is missing before it, as in 'game/file.function'."),
    ],
)
def test_a_step_that_there_is_not_is_named_with_its_game(name: str, sentence: str) -> None:
    assert not is_known(name)
    with pytest.raises(UnknownStep) as error:
        find(name)
    assert str(error.value) == sentence


def test_a_titled_step_is_announced_and_others_are_not() -> None:
    assert public_title("hidden_numbers/rules.chosen") == "your_turn"
    assert public_title("hidden_numbers/rules.place") == "turn"


def test_events_cost_nothing_until_somebody_reads_them() -> None:
    g = new_game()
    g.choose("rest")
    assert g.log is None
    g.log = []
    g.choose("take")
    (event,) = g.log
    assert event.word == "took"
    assert event.seen_by(None) == event.seen_by(Seat(0)) == {"seat": 1}
    assert event.seen_by(Seat(1)) == {"seat": 1, "card": g.hand[1][-1]}
    assert g.clone().log is None
