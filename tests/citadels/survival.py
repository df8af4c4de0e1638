"""What must hold after every answer of any game: nothing gets lost, and every change of gold is an event."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.rules import Game
from game.citadels.rules.goods import TOKEN
from game.kernel.events import Event


def assert_everything_is_somewhere(g: Game) -> None:
    """Each card lies in one place, the Museum and the building site included; nobody owes gold."""
    site = [g.site] if g.site >= 0 else []
    cards = sorted(card for zone in (g.deck, site, g.museum, *g.hand, *g.city) for card in zone)
    assert cards == list(range(len(g.box.kind)))
    ranks = sorted(rank for zone in (g.pool, g.face_up, g.face_down, *g.roles) for rank in zone)
    assert ranks == list(range(1, g.box.ranks + 1))
    assert min(g.gold) >= 0
    assert g.tax >= 0
    assert 4 not in g.face_up
    assert not g.museum or any("museum" in (g.box.kind[card] for card in city) for city in g.city)
    assert not any(g.box.kind[card] == "secret_vault" for city in g.city for card in city)


def accounts(g: Game) -> list[int]:
    """The purses, and last the Tax Collector's token."""
    return [*g.gold, g.tax]


def accounts_after(before: list[int], events: Sequence[Event]) -> list[int]:
    """What the gold events say about purses and token."""
    after = before[:]
    for event in events:
        if event.word == "gold":
            facts = event.public
            for place, sign in ((facts["source"], -1), (facts["target"], 1)):
                if place >= 0:
                    after[place] += sign * facts["amount"]
                elif place == TOKEN:
                    after[-1] += sign * facts["amount"]
            assert facts["amount"] > 0
            assert facts["source"] != facts["target"]
            assert facts["why"]
    return after
