"""What an answer leads to: told from the rules themselves, and nothing of it from what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.inline import InlineBots
from game.citadels.deals import citadels
from game.citadels.rules import Citadels
from game.citadels.rules.state import NOBODY, View
from game.citadels.scenario.story import Marks, Now
from game.citadels.words.names import Names
from game.citadels.words.outlook.consequences import Consequences
from game.citadels.words.outlook.outcomes import Outcome, outcome
from game.kernel.options import kind
from game.kernel.rules import of
from game.session.match import Match
from game.ui.lang import set_language
from tools.shots.citadels.base import seat, staged
from tools.shots.citadels.positions import asked_at, play_until, search, setup


def told(match: Match) -> Consequences:
    ask = match.pending
    assert ask is not None
    view = of(View, match.view(ask.seat))
    return Consequences(ask, view, Names([one.name for one in match.setup.seats], view.box), of(Citadels, match.rules))


def words(match: Match, option: str) -> str:
    set_language("en")
    return told(match).words(option)


def building(gold: int = 6, **marks: object) -> Match:
    """The first seat, as the Merchant, has gathered and may build a Castle (4) or a Tavern (1)."""
    seats = {
        0: seat("merchant", gold=gold, hand=("castle", "tavern"), city=("market",)), 1: seat("bishop", gold=3),
        2: seat("thief", gold=5), 3: seat("warlord", gold=2),
    }  # fmt: skip
    return staged(4, seats, Now(seat=0, gathered=True), marks=Marks(**marks))  # type: ignore[arg-type]  # by name


def card_of(match: Match, name: str) -> int:
    return next(card for card in range(len(match.whole.box.kind)) if match.whole.box.kind[card] == name
                and card in [*match.whole.hand[0], *(one for city in match.whole.city for one in city)])  # fmt: skip


def test_a_build_says_gold_and_points() -> None:
    match = building()
    castle = card_of(match, "castle")
    assert words(match, f"build:{castle}") == "After building: 2 gold, 6 points."


def test_what_is_told_is_what_happens() -> None:
    """In many positions of whole games: whatever is told comes true, whatever was hidden."""
    compared = 0
    for seed in range(1, 9):
        match = Match.new(citadels(), setup(4 + seed % 3, seed), InlineBots())
        dice = Random(seed)
        while not match.over and match.whole.round < 7:
            ask = match.pending
            assert ask is not None
            if not match.is_human(ask.seat):
                match.step()
                continue
            view, option = of(View, match.view(ask.seat)), dice.choice(ask.options)
            found = outcome(option, view, of(Citadels, match.rules))
            assert found is not None
            assert match.answer(ask.number, option)
            match.step()
            now = match.pending
            if now is not None and match.whole.seat == ask.seat == now.seat and not ask.group:
                compared += compare(found, match, ask.seat)
    assert compared > 60


def compare(found: Outcome, match: Match, me: int) -> int:
    """The figures of the seat that answered, and everybody's gold."""
    for at, one in enumerate(found.after):
        assert one.gold in (None, match.whole.gold[at])
        assert one.hand in (None, len(match.whole.hand[at]))
    if found.crown != NOBODY:
        assert found.crown == match.whole.crown
    assert found.after[me].points in (None, match.rules.scores(match.whole)[me])
    return 1


def test_nothing_hidden_changes_what_is_told() -> None:
    """Other hands, another deck and other secret characters: the same words for every option."""
    match = play_until(setup(5, 11), lambda m: asked_at("turn.chosen", since=3, districts=2)(m) and m.whole.rank < 6)
    before = [words(match, option) for option in match.pending.options]  # type: ignore[union-attr]  # asked
    state = match.whole
    state.deck.reverse()
    cards = [card for hand in state.hand[1:] for card in hand][::-1]
    for hand in state.hand[1:]:
        hand[:], cards = cards[: len(hand)], cards[len(hand) :]
    state.knows = [0] * len(state.knows)
    match._views.clear()
    assert [words(match, option) for option in match.pending.options] == before  # type: ignore[union-attr]  # asked


def test_a_theft_names_what_it_may_bring() -> None:
    seats = {0: seat("thief", gold=2), 1: seat("king", gold=1), 2: seat("bishop", gold=7), 3: seat("warlord", gold=4)}
    match = staged(4, seats, Now(seat=0), face_up=("magician", "merchant"))
    match.answer(match.whole.answered, "ability")
    match.step()
    assert match.pending is not None
    assert match.pending.step == "thief.rob"
    assert "from 1 to 7" in words(match, "rank:8")
    assert words(match, "rank:6") == "Nobody plays this character in this round."


def test_an_attack_says_what_is_left_and_what_the_other_loses() -> None:
    def wanted(match: Match) -> bool:
        return asked_at("warlord.destroy", since=4, districts=3)(match) and match.whole.gold[0] >= 4

    match = search(lambda seed: setup(5, seed), wanted, 1)
    ask, state = match.pending, match.whole
    assert ask is not None
    found = [int(option.split(":")[1]) for option in ask.options if option.startswith("district")]
    option = next(card for card in found if card not in state.city[0])
    owner, said = int(state.owner(option)), words(match, f"district:{option}")
    match.answer(ask.number, f"district:{option}")
    match.step()
    assert f"{match.whole.gold[0]} gold" in said
    assert f"{match.setup.seats[owner].name}: {match.rules.scores(match.whole)[owner]} points" in said


def test_who_may_step_in_is_said() -> None:
    """A warrant lies on the character: its gold is paid, but the district may be taken."""
    seats = {
        0: seat("merchant", gold=6, hand=("castle",)), 1: seat("magistrate", revealed=True), 2: seat("thief"),
        3: seat("warlord"),
    }  # fmt: skip
    marks = Marks(signed="bishop", blank_warrants=["merchant", "warlord"])
    cast = ("magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    match = staged(4, seats, Now(seat=0, gathered=True), cast=cast, marks=marks)
    said = words(match, f"build:{card_of(match, 'castle')}")
    assert said.startswith("After building: 2 gold, 4 points.")
    assert said.endswith("Somebody may still step in.")


@pytest.mark.parametrize(("option", "final"), [("build", False), ("end", True)])
def test_what_cannot_be_taken_back_is_known_before(option: str, final: bool) -> None:
    match = building()
    found = told(match)
    wanted = next(word for word in match.pending.options if kind(word) == option)  # type: ignore[union-attr]  # asked
    assert found.is_final(wanted) == final
    match.answer(match.whole.answered, wanted)
    match.step()
    assert match.can_undo(0) != final


def test_drawing_says_how_many_are_seen() -> None:
    seats = {0: seat("merchant", gold=1), 1: seat("bishop"), 2: seat("thief"), 3: seat("warlord")}
    match = staged(4, seats, Now(seat=0))
    assert words(match, "cards") == "You look at 2 cards and keep 1."
    assert words(match, "gold") == "Afterwards: 3 gold."
    assert told(match).is_final("cards")


def gathering(gold: int, *hand: str, city: tuple[str, ...] = ("market",)) -> Match:
    """The first seat, as the Merchant, has not gathered yet."""
    seats = {
        0: seat("merchant", gold=gold, hand=hand, city=city), 1: seat("bishop", gold=3),
        2: seat("thief", gold=5), 3: seat("warlord", gold=2),
    }  # fmt: skip
    return staged(4, seats, Now(seat=0))


def opens(match: Match, option: str) -> str:
    set_language("en")
    return told(match).opens(option)


def test_gold_says_what_it_is_enough_for() -> None:
    assert opens(gathering(2, "castle", "tavern"), "gold") == "It is enough for the Castle in this turn."
    assert opens(gathering(2, "palace", "tavern"), "gold") == "The Palace can follow next turn."


def test_gold_promises_nothing_that_was_in_reach_before_stands_already_or_stays_too_dear() -> None:
    assert opens(gathering(5, "castle"), "gold") == ""
    assert opens(gathering(2, "castle", city=("castle",)), "gold") == ""
    assert opens(gathering(0, "palace"), "gold") == ""
    assert opens(gathering(2, "castle"), "cards") == ""
