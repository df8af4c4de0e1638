"""A secret is in the sentence of those who may know it, and in nobody else's; rats are covered until the end."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import ViewData, of, some
from game.kernel.steps import Seat
from game.rattus_cartus.deals import rattus_cartus
from game.rattus_cartus.words.names import Names
from game.table.hearing import Looked
from game.table.names import Names as PlainNames
from game.table.words import words

GAME = "rattus_cartus"
RULES, SAID = rattus_cartus(), words(GAME)
PEOPLE = ("Ada", "Bo", "Cleo", "Dov")
TENT = 4 * 9 + 9  # any building card
EVENTS = [
    (Event("drew", {"seat": 1, "count": 2, "why": "farm"}, {1: {"cards": [0, 60]}}), "Magic"),
    (Event("looked", {"seat": 2, "position": 3}, {2: {"card": 28}}), "Church (4 nuns)"),
    (Event("laid", {"seat": 0, "slot": 1, "card": TENT, "count": 1}, {0: {"cards": [42]}}), "Chivalry (4 nuns)"),
    (Event("given", {"seat": 0, "other": 3, "why": "sword"}, {0: {"card": 99}, 3: {"card": 99}}), "Sword"),
]


def game(*options: str, players: int = 4, seed: int = 3, answers: int = 30) -> Any:
    """So far into a game by chance."""
    g = RULES.new(RULES.setup(players, {"options": list(options)}, seed), seed)
    rng = Rng(seed)
    for _ in range(answers):
        if (ask := g.pending) is not None:
            g.choose(rng.choice(ask.options))
    return g


def names(g: Any) -> Names:
    return of(Names, SAID.names(PEOPLE[: g.box.players], RULES.observe(g, Seat(0))))


def heard(g: Any, seat: int) -> str:
    """What the text game says of a table to somebody who asks for everything."""
    view = RULES.observe(g, Seat(seat))
    looked: Looked[ViewData, PlainNames] = Looked(
        view, names(g), SAID.progress(view), SAID.standing(view), seat, True, ()
    )
    return "\n".join(line for look in SAID.hearing.looks for line in look.tell(looked))


@pytest.mark.parametrize(("event", "secret"), EVENTS, ids=[event.word for event, _secret in EVENTS])
def test_only_those_who_know_read_it(event: Event, secret: str) -> None:
    said = names(game())
    for viewer in (None, 0, 1, 2, 3):
        sentence = SAID.tell(event.word, event.seen_by(viewer), said) or ""
        assert (secret in sentence) == (viewer in event.for_seat)


def test_several_cards_given_in_a_row_become_one_sentence() -> None:
    said = names(game())
    together = SAID.told("given").together
    assert together is not None
    facts = {"seat": 0, "other": 1, "why": "sword"}
    assert together([facts, facts, facts], said) == "Ada gives Bo 3 cards."
    known = [{**facts, "card": card} for card in (56, 57, 99)]
    assert together(known, said) == "Ada gives Bo 2 Magic and 1 Sword."
    assert together([facts, {**facts, "other": 2}], said) is None


def test_rats_of_others_are_covered() -> None:
    g = game()
    mine, others = heard(g, 0).splitlines(), [line for line in heard(g, 0).splitlines() if line.startswith("Bo: ")]
    assert any(line.startswith("Ada: ") and "rat" in line for line in mine)
    assert others
    assert not any("rat" in line for line in others)
    assert ["rats" in one for one in SAID.standing(RULES.observe(g, Seat(0)))] == [True, False, False, False]


def test_rats_of_others_are_told_where_they_lie_open() -> None:
    g = game("open_rats")
    assert all("rats" in one for one in SAID.standing(RULES.observe(g, Seat(0))))
    assert any(line.startswith("Bo: ") and "rat" in line for line in heard(g, 0).splitlines())


def test_rats_of_all_are_told_at_the_end() -> None:
    g = game(answers=5_000)
    assert not g.stack
    assert all("rats" in one for one in SAID.standing(RULES.observe(g, Seat(0))))


def test_the_outlook_tells_no_rats_of_others_either() -> None:
    for covered in (True, False):
        told = []
        g = game(*([] if covered else ["open_rats"]), answers=0)
        rng = Rng(2)
        while g.stack:
            ask = g.pending
            view = RULES.observe(g, ask.seat)
            if ask.step in ("flute.victim", "action.chosen"):
                told += [SAID.outlook(ask, view, names(g), some(RULES)).words(one) for one in ask.options]
            g.choose(rng.choice(ask.options))
        others = [part for one in told for part in one.split("; ") if any(f"{name}: " in part for name in PEOPLE)]
        assert not covered or not [part for part in others if "rat" in part]


def test_the_nun_row_is_told_to_those_who_looked() -> None:
    g = game(answers=0)
    g.looked[2] = [1]
    g.knows[g.nun_row[1]] |= 1 << 2
    card = names(g).plain_card(g.nun_row[1])
    assert f"Card 2: {card}." in heard(g, 2)
    assert "Card 2: face down, seen by Cleo." in heard(g, 0)


def test_danger_is_reminded_of_by_what_one_has_seen_oneself() -> None:
    g = game(answers=0)
    view = RULES.observe(g, Seat(0))
    said = names(g)

    def told(rats: int, *seen: int) -> list[str]:
        view.rats = [rats, 30, 30, 30]
        view.nun_row = [*seen, *[-1] * (5 - len(seen))]
        return [one.words for one in SAID.reminders(view, said, list, asked=True, small=False)]

    none, four = (next(card for card in range(84) if g.box.nuns[card] == nuns) for nuns in (0, 4))
    assert told(10) == []
    assert told(11) == ["11 rats, but only 10 nuns to be expected"]
    assert told(11, four) == []
    assert told(9, none, none) == ["9 rats, but only 6 nuns to be expected"]
    assert told(13, none, none) == ["13 rats: more than there can be nuns"]
