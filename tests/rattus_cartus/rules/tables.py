"""Tables that many tests sit down at, set in words: "magic 4", "joker x2", "farm a"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.rattus_cartus.content import COPIES, ESTATES, own_cards
from game.rattus_cartus.rules import RattusCartus, enter, setups, supply
from game.rattus_cartus.rules.box import FOLLOWERS_END
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import CARD, ENTER, NUMBER

A, B, C, D, E = (Seat(n) for n in range(5))
LETTERS = "ABCDE"
WAYS = ("first_game", "random", "mixed")


@cache
def rules() -> RattusCartus:
    """The rules with the game's own cards."""
    return RattusCartus(own_cards())


@cache
def box_rules() -> RattusCartus:
    """Those of the box alone: a set-up by chance stays what it is when a building of the house comes."""
    return RattusCartus(own_cards().box)


def begun(players: int = 4, buildings: Any = "first_game", seed: int = 1, **more: Any) -> Game:
    """A new game at its first question, with a log."""
    return rules().new(rules().setup(players, {"buildings": buildings, **more}, seed), seed)


def random_answers(g: Game, rng: Rng) -> Iterator[str]:
    """Answers by chance to the end of the game; each is yielded before it is given."""
    while g.stack:
        word = rng.choice(g.stack[-1][2])
        yield word
        g.choose(word)


# -- a position --------------------------------------------------------------------------------------------------------
def table(
    row: Sequence[str],
    hands: Mapping[str, str] | None = None,
    *,
    players: int = 4,
    start: Seat = A,
    last: bool = False,
    rats: Mapping[str, int] | None = None,
    options: Sequence[str] = (),
    now: str = "enter",
) -> Game:
    """A position at the beginning of phase C ("enter") or B ("supply") of the first round, or of the last: this row of
    buildings, these hands (nothing, where none is said); who has what in the nun row and the pile is left to chance.
    """
    named = [entry.partition(" ")[0] for entry in row]
    hands = dict(hands or {})
    makers = [one.id for one in own_cards().buildings.values() if one.makes and one.makes in " ".join(hands.values())]
    g = begun(players, _buildings([*named, *makers]), start=int(start), options=list(options))
    for _ in range(g.box.rounds - 1 if last else 0):
        _skip_round(g)
    g.start = start
    _put_row(g, list(row))
    for hand in g.hand:
        g.deck += [card for card in hand if card < FOLLOWERS_END]
        hand.clear()
    g.seen = [0] * FOLLOWERS_END
    for letter, words in hands.items():
        deal(g, Seat(LETTERS.index(letter)), words)
    for letter, count in (rats or {}).items():
        g.rats[LETTERS.index(letter)] = count
    g.clear_round()
    g.phase, g.stack, g.log = "supply", [], []
    if now == "enter":
        g.supplied = [0] * players
        enter.begin(g)
    else:
        supply.ask(g, g.start)
    return g


def _buildings(named: list[str]) -> list[Any]:
    """Six buildings, of which those that are named take the place of the others of their estate."""
    found: list[Any] = []
    cards = own_cards()
    for estate, usual in zip(ESTATES, setups.FIRST_GAME, strict=True):
        wanted = list(dict.fromkeys(name for name in named if cards.buildings[name].estate == estate)) or [usual]
        if len(wanted) == 1:
            found.append([wanted[0], COPIES])
        else:
            found += [[wanted[0], "abc"], [wanted[1], "de"]]
    return found


def _skip_round(g: Game) -> None:
    g.spent, g.row = [*g.spent, *g.row], g.building_deck[-g.box.row :]
    g.building_deck = g.building_deck[: -g.box.row]
    g.round += 1


def _put_row(g: Game, row: list[str]) -> None:
    """These building cards lie there, in exchange for those that did."""
    for slot, words in enumerate(row):
        name, _, copy = words.partition(" ")
        number = g.box.rank_of(name)
        wanted = [card for card in g.box.building_cards if g.box.building_of[card] == number]
        if copy:
            wanted = [number * len(COPIES) + COPIES.index(copy)]
        found = next(card for card in wanted if card not in g.row[:slot])
        for pile in ("row", "building_deck", "replacement", "spent"):
            cards = getattr(g, pile)[:]
            if found in cards:
                cards[cards.index(found)] = g.row[slot]
                setattr(g, pile, cards)
        g.row = [*g.row[:slot], found, *g.row[slot + 1 :]]


def deal(g: Game, seat: Seat, words: str) -> list[int]:
    """Gives these cards to a hand, from the pile, the nun row (which gets others) or their stacks."""
    dealt = []
    for entry in filter(None, (part.strip() for part in words.split(","))):
        face, _, times = entry.partition(" x")
        for _ in range(int(times or 1)):
            card = next(one for one in [*reversed(g.deck), *sum(g.stock.values(), [])] if is_a(g, one, face))
            if card < FOLLOWERS_END:
                g.deck.remove(card)
                g.seen[card] |= 1 << seat
            else:
                kind = g.box.kind[card]
                g.stock[kind] = [one for one in g.stock[kind] if one != card]
                g.knows[card] = g.box.everybody
            g.hand[seat].append(card)
            dealt.append(card)
    return dealt


def is_a(g: Game, card: int, face: str) -> bool:
    """Whether a card is meant by "magic", "magic 4" or "joker"."""
    name, _, nuns = face.partition(" ")
    if name not in ESTATES:
        return g.box.kind[card] == name
    return g.box.estate[card] == ESTATES.index(name) and (not nuns or g.box.nuns[card] == int(nuns))


# -- playing -----------------------------------------------------------------------------------------------------------
def say(g: Game, *choices: str | int) -> None:
    """Answers, one after the other: options of the rules, cards by their faces, or announced numbers."""
    for choice in choices:
        assert g.pending is not None, "nobody is asked any more"
        g.choose(word_for(g, choice))


def word_for(g: Game, choice: str | int) -> str:
    """The option that is meant."""
    assert g.pending is not None
    if isinstance(choice, int):
        return NUMBER[choice]
    if choice in g.pending.options or ":" in choice:
        return choice
    return next(word for word in g.pending.options if word[:4] == "card" and is_a(g, int(word[5:]), choice))


def enters(g: Game, slot: int, *cards: str) -> None:
    """The one who is asked enters the building in this place, counted from 1, and lays these cards."""
    say(g, ENTER[slot - 1], len(cards), *cards)


def faces(g: Game, cards: Sequence[int]) -> list[str]:
    """Cards in words without their nuns, sorted."""
    return sorted(g.box.kind[card] if g.box.estate[card] < 0 else ESTATES[g.box.estate[card]] for card in cards)


def why_not(g: Game, choice: str) -> str | None:
    """Why the one who is asked cannot answer this; a card of no hand by its face."""
    assert g.pending is not None
    if ":" in choice or choice in ("play_pass", "use", "decline", "done"):
        return g.why_not(g.pending.seat, choice)
    mine = g.hand[g.pending.seat]
    card = next((one for one in mine if is_a(g, one, choice)), None)
    if card is None:
        card = next(one for one in range(len(CARD)) if one not in mine and is_a(g, one, choice))
    return g.why_not(g.pending.seat, CARD[card])


def asked(g: Game) -> tuple[Seat, str]:
    """Who is asked, and what."""
    assert g.pending is not None
    return g.pending.seat, g.pending.step


def told(g: Game, word: str) -> list[dict[str, Any]]:
    """The public facts of all events of this word, without the building cards that lie in a slot."""
    assert g.log is not None
    found = [event.public for event in g.log if event.word == word]
    return [{name: fact for name, fact in facts.items() if name != "card"} for facts in found]
