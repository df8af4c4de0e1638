"""Whatever is told at a table is so for as many players as sit there: with two there is one premium action in a round,
no third place in an estate, and no second one for Gold."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.content.languages import INLINE
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.lessons.first_times import first_times, untold
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.specials import gold
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.models import influence_model
from game.rattus_cartus.words.names import SENTENCES, Names
from game.ui.lang import set_language
from tests.helpers import reading_aloud

GAME, PLAYERS = "rattus_cartus", range(2, 6)
# what only a table of three or more may be told, and what only one of two
OF_MORE = re.compile(
    r"10, 5 (and|und) 2|\bthird\b|drittmeist|three highest|drei höchsten|second most 3|zweitmeiste 3|am zweitmeisten"
    r"|most followers and Jokers (here|in this building)|hier die meisten Anhänger|in diesem Gebäude die meisten"
    r"|everybody else in this building|alle anderen in diesem Gebäude"
)
OF_TWO = re.compile(
    r"[Oo]ne premium action|one each round|wherever you are|in any building\b.*premium|eine Premiumaktion|eine je Runde"
    r"|gleich wo|the other player gets none|die andere Person bekommt keine|and the other none|one of you two"
)


def told_at(players: int) -> Iterator[str]:
    """Everything that can be told at a table of so many, while a game with all buildings is played."""
    reader = reading_aloud.Reader(GAME, players, {"buildings": "mixed"}, players, ())
    said, names, rng = reader.said, of(Names, reader.names), Rng(players)
    view = of(View, reader.rules.observe(reader.g, reader.g.pending.seat))
    yield from (said.symbol(key, view) for key in SENTENCES)
    for card in range(len(view.box.kind)):
        yield from (names.text_of(card), names.short_of(card))
    yield from (entry.says.get(code) for entry in untold(GAME, [], players) for code in INLINE)
    seen: set[str] = set()
    while reader.g.stack:
        ask = reader.g.pending
        if ask.step not in seen or reader.g.building_deck == []:
            seen.add(ask.step)
            view = of(View, reader.rules.observe(reader.g, ask.seat))
            prompt, outlook = said.prompt(ask, view, names), said.outlook(ask, view, names, reader.rules)
            yield from (prompt.title, prompt.why, *reader.table(view), *map(outlook.words, ask.options))
            yield from (one.words for one in said.reminders(view, names, list, asked=True, small=False))
        reader.g.choose(rng.choice(ask.options))
        for event in reader.g.log:
            yield said.tell(event.word, event.seen_by(None), names) or ""
        reader.g.log.clear()


@pytest.mark.parametrize("code", INLINE)
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_told_that_is_so_for_other_numbers_only(players: int, code: str) -> None:
    set_language(code)
    try:
        told = set(told_at(players))
    finally:
        set_language("en")
    wrong = OF_MORE if players == 2 else OF_TWO
    assert not [text for text in told if wrong.search(text)]
    assert [text for text in told if (OF_TWO if players == 2 else OF_MORE).search(text)], "nothing was looked for"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_figures_told_are_those_of_the_rules(players: int) -> None:
    """What the second of an estate and the second in Gold get, reckoned by the rules."""
    reader = reading_aloud.Reader(GAME, players, {"buildings": "first_game"}, 1, ())
    view = of(View, reader.rules.observe(reader.g, reader.g.pending.seat))
    view.points[0] = list(range(1, players + 1))
    paid = tuple(sorted(filter(None, scoring.of_estate(view, 0)), reverse=True))
    assert influence_model(view).prizes == paid
    influence = next(one for one in untold(GAME, [], players) if one.event == "influence").says.en
    assert [int(number) for number in re.findall(r"\d+", influence)] == list(paid)
    of_gold = sorted(filter(None, gold.points(list(range(players)))), reverse=True)
    first = next(one for one in untold(GAME, [], players) if one.facts.get("kind") == "gold").says.en
    special = own_cards().specials["gold"].short_at(players).en
    for text in (first, special, reader.said.symbol("gold", view)):
        assert [int(number) for number in re.findall(r"\d", text)] == of_gold


def test_every_first_time_is_told_at_every_table() -> None:
    """A sentence for some numbers of players has its twin for the others, and nobody is told both."""
    entries = [one for one in first_times(GAME).entries if one.players]
    assert len(entries) >= 8
    occasions = {(one.event, tuple(one.facts.items()), one.asked, one.seen) for one in entries}
    for occasion in occasions:
        twins = [
            one for one in first_times(GAME).entries
            if (one.event, tuple(one.facts.items()), one.asked, one.seen) == occasion
        ]  # fmt: skip
        numbers = sorted(number for one in twins for number in one.players)
        assert numbers == list(PLAYERS), occasion
