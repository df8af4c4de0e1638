"""Hidden Numbers: a whole game on the kernel in one file, to test what knows no game, and as a template for new ones.

Cards 0..9; each seat holds two, the rest is the deck. On its turn a seat either takes the top card, pays 1 coin to look
at another seat's hand, plays a card (one above all cards played so far, or anything for 2 coins), shuffles the deck, or
rests for a coin from the bank. After `rounds` turns each, the sum of the cards one has played wins.
"""

from __future__ import annotations

import hashlib
from typing import Any

from game.kernel.events import Event
from game.kernel.options import option, value
from game.kernel.rng import Rng, seeded, shuffled
from game.kernel.rules import DamagedState, SetupError, SomeRules, some
from game.kernel.saving import TRANSIENT, is_plain, slots
from game.kernel.steps import Problem, Seat, StackData, StackState, find, named, public_title, step, titled

CARDS = 10
HAND = 2
UNKNOWN = -1
BANK = -1
WORDS = ("took", "shuffled", "looked", "played", "gold")  # of all events


class Table(StackData):
    """What a state and a View have in common; a View has -1 for what its seat does not know."""

    __slots__ = ("coins", "deck", "hand", "knows", "played", "turns")

    coins: list[int]
    deck: list[int]  # the bottom first
    hand: list[list[int]]
    played: list[list[int]]
    knows: list[int]  # per card the seats (as bits) that looked at it
    turns: int  # how many are still to come


class Game(Table, StackState):
    """The whole game."""

    __slots__ = ()

    def clone(self) -> Game:
        g = Game.__new__(Game)
        g.stack, g.answered, g.rng, g.log = self.stack[:], self.answered, self.rng, None
        g.coins, g.deck, g.knows, g.turns = self.coins[:], self.deck[:], self.knows[:], self.turns
        g.hand = [hand[:] for hand in self.hand]
        g.played = [cards[:] for cards in self.played]
        return g


class View(Table):
    """What one seat may know."""

    __slots__ = ("asked", "title", "viewer")

    viewer: Seat
    asked: Seat
    title: str

    def same(self, other: object) -> bool:
        return isinstance(other, View) and all(getattr(self, s) == getattr(other, s) for s in slots(View))


@step
def turn(g: Game, me: Seat) -> None:
    g.turns -= 1
    if g.turns:
        g.do(Seat((me + 1) % len(g.hand)), turn)
    menu(g, me)


def menu(g: Game, me: Seat) -> None:
    others = [option("look", seat) for seat in range(len(g.hand)) if seat != me]
    cards = [option("card", card) for card in sorted(g.hand[me])]
    g.offer(chosen, me, ["take", *others, *cards, *[f"{card}/coins" for card in cards], "shuffle", "rest"], problem)


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    if wanted == "take" and not g.deck:
        return "deck_empty"
    if wanted.startswith("look") and not g.coins[me]:
        return "no_coin"
    if wanted.startswith("card"):
        if value(wanted) not in g.hand[me]:
            return "not_yours"
        if wanted.endswith("/coins"):
            return None if g.coins[me] >= 2 else "no_coin"
        return None if value(wanted) > highest(g) else "too_low"
    return None


def highest(g: Table) -> int:
    return max((card for cards in g.played for card in cards), default=-1)


@titled("your_turn")
def chosen(g: Game, me: Seat, choice: str) -> None:
    if choice == "take":
        card = g.deck.pop()
        g.hand[me].append(card)
        g.tell("took", {me: {"card": card}}, seat=me)
    elif choice.startswith("look"):
        look(g, me, Seat(value(choice)))
    elif choice.startswith("card"):
        play_card(g, me, value(choice), 2 if choice.endswith("/coins") else 0)
    elif choice == "shuffle":
        g.rng = shuffled(g.rng, g.deck)
        for card in g.deck:
            g.knows[card] = 0
        g.tell("shuffled", seat=me)
    else:
        pay(g, Seat(BANK), me, 1)


def look(g: Game, me: Seat, other: Seat) -> None:
    pay(g, me, Seat(BANK), 1)
    for card in g.hand[other]:
        g.knows[card] |= 1 << me
    g.tell("looked", {me: {"cards": sorted(g.hand[other])}}, seat=me, other=other)


def play_card(g: Game, me: Seat, card: int, price: int) -> None:
    pay(g, me, Seat(BANK), price)
    g.ask(place, me, ["left", "right"], card=card, group="play")  # where it lies means nothing: a second question


@step
def place(g: Game, me: Seat, side: str, card: int, group: str) -> None:
    g.hand[me].remove(card)
    g.played[me].insert(0 if side == "left" else len(g.played[me]), card)
    g.tell("played", seat=me, card=card, side=side)


def pay(g: Game, source: Seat, target: Seat, amount: int) -> None:
    for seat, change in ((source, -amount), (target, amount)):
        if seat != BANK:
            g.coins[seat] += change
    if amount:
        g.tell("gold", source=source, target=target, amount=amount, why="turn")


class HiddenNumbers:
    """The rules object."""

    id = "hidden_numbers"
    version = 1
    seats = range(2, 5)

    def setup(self, players: int, choice: dict[str, Any], seed: int) -> dict[str, Any]:
        return {"players": players, **choice}

    def new(self, setup: dict[str, Any], seed: int) -> Game:
        players, rounds = setup.get("players"), setup.get("rounds", 4)
        if players not in (2, 3, 4):
            raise SetupError("players", f"{players} players: this game seats 2 to 4.")
        g = Game()
        g.stack, g.answered, g.log, g.rng = [], 0, None, seeded(seed)
        g.deck = list(range(CARDS))
        g.rng = shuffled(g.rng, g.deck)
        g.hand = [[g.deck.pop() for _ in range(HAND)] for _ in range(players)]
        g.played = [[] for _ in range(players)]
        g.coins, g.knows, g.turns = [1] * players, [0] * CARDS, rounds * players
        g.do(Seat(0), turn)
        g.run()
        return g

    def load(self, setup: dict[str, Any], saved: dict[str, Any]) -> Game:
        g = self.new(setup, 0)
        wanted = [name for name in slots(Game) if name not in TRANSIENT]
        if sorted(saved) != sorted(wanted) or not is_plain(saved):
            raise DamagedState("fields are missing, or there are unknown ones")
        for name in wanted:
            if type(saved[name]) is not type(getattr(g, name)):
                raise DamagedState(f"'{name}' is not what it should be")
            setattr(g, name, saved[name])
        numbers = [g.turns, g.answered, *g.coins, *g.deck, *g.knows, *(card for hand in g.hand for card in hand)]
        if any(type(number) is not int or abs(number) >= 1 << 62 for number in numbers):
            raise DamagedState("a number is none")
        if not 0 <= g.turns <= setup.get("rounds", 4) * len(g.hand) or len(g.knows) != CARDS:
            raise DamagedState("a number cannot be that high or low")
        if any(not isinstance(frame, list) for frame in saved["stack"]) or any(len(frame) < 2 for frame in g.stack):
            raise DamagedState("what is asked cannot be read")
        if not len(g.hand) == len(g.played) == len(g.coins) == setup.get("players"):
            raise DamagedState("it is of another number of players")
        if sorted(card for zone in (g.deck, *g.hand, *g.played) for card in zone) != list(range(CARDS)):
            raise DamagedState("a card is missing or lies in two places")
        try:
            for frame in g.stack:
                find(frame[0])
        except (LookupError, TypeError) as error:
            raise DamagedState(str(error)) from error
        return g

    def unfit(self, state: Game, event: Event) -> str | None:
        return None if event.word in WORDS else "not a word of this game"

    def observe(self, state: Game, seat: Seat | None) -> View:
        v = View.__new__(View)
        bit = 0 if seat is None else 1 << seat
        v.viewer = Seat(-1) if seat is None else seat
        v.log, v.rng, v.coins, v.turns = None, 0, state.coins[:], state.turns
        v.played = [cards[:] for cards in state.played]
        v.deck = [card if state.knows[card] & bit else UNKNOWN for card in state.deck]
        v.hand = [sorted(card if state.knows[card] & bit else UNKNOWN for card in hand) for hand in state.hand]
        if seat is not None:
            v.hand[seat] = state.hand[seat][:]
        v.knows = [known & bit for known in state.knows]
        top = state.stack[-1] if state.stack else None
        v.asked, v.title = (top[1], public_title(top[0])) if top else (Seat(-1), "")
        v.stack = state.stack[:] if v.asked == seat else state.stack[:-1]
        v.answered = state.answered if v.asked == seat else -1
        return v

    def opened(self, state: Game, seat: Seat) -> View:
        v = self.observe(state, seat)
        v.hand = [hand[:] for hand in state.hand]
        return v

    def read_view(self, setup: dict[str, Any], saved: dict[str, Any]) -> View:
        v = View.__new__(View)
        v.log = None
        for name, thing in saved.items():
            setattr(v, name, thing)
        return v

    def determinize(self, view: View, rng: Rng) -> Game:
        g = Game()
        seen = {card for zone in (view.deck, *view.hand, *view.played) for card in zone}
        hidden = [card for card in range(CARDS) if card not in seen]
        rng.shuffle(hidden)
        g.log, g.rng, g.answered, g.turns = None, rng.branch(), view.answered, view.turns
        g.deck = [hidden.pop() if card == UNKNOWN else card for card in view.deck]
        g.hand = [[hidden.pop() if card == UNKNOWN else card for card in hand] for hand in view.hand]
        g.played, g.coins, g.knows = [cards[:] for cards in view.played], view.coins[:], view.knows[:]
        g.stack = view.stack[:]
        if view.asked in (view.viewer, -1):
            return g
        if view.title == "your_turn":
            menu(g, view.asked)
        else:
            g.ask(place, view.asked, ["left", "right"], card=rng.choice(g.hand[view.asked]), group="play")
        return g

    def learnt(self, before: Game, after: Game) -> bool:
        drawn = len(after.deck) < len(before.deck)
        return drawn or any(new & ~old for old, new in zip(before.knows, after.knows, strict=True))

    def progress(self, table: Table) -> tuple[str, int]:
        return "turn", table.turns

    def scores(self, state: Game) -> list[int]:
        return [sum(cards) for cards in state.played]

    def winners(self, state: Game) -> list[Seat]:
        totals = self.scores(state)
        return [Seat(seat) for seat, total in enumerate(totals) if total == max(totals)]

    def version_of(self, setup: dict[str, Any]) -> int:
        return self.version

    def renewed(self, setup: dict[str, Any]) -> dict[str, Any]:
        return setup

    def facts_hash(self, setup: dict[str, Any]) -> str:
        return hashlib.sha256(str(CARDS).encode()).hexdigest()[:16]


def find_rules(game: str) -> SomeRules:
    """Rules by name, as a worker process asks for them. Raises KeyError."""
    return {"hidden_numbers": some(HiddenNumbers())}[game]
