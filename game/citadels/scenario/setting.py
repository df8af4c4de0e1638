"""A position: the table as a scenario describes it. What it does not say is dealt from its seed."""

from __future__ import annotations

from game.citadels.rules import Citadels, draft, queries
from game.citadels.rules.box import Box
from game.citadels.rules.setup import CARDS_DEALT, GOLD_DEALT
from game.citadels.rules.state import Game
from game.citadels.scenario import moments
from game.citadels.scenario.casting import Dealer
from game.citadels.scenario.position import ROYALS, box_of
from game.citadels.scenario.story import Built, Setting
from game.kernel.events import Event
from game.kernel.pcg import Pcg, seeded
from game.kernel.steps import Seat
from game.scenario.story import Refused


def set_up(rules: Citadels, s: Setting, *, quiet: bool = True) -> tuple[Game, list[Event]]:
    """The game at the scenario's first question, and the list its events go to.

    `quiet=False` deals what was not said without any preference: a good scenario does not mind.
    Raises Refused.
    """
    box = box_of(rules, s)
    g = Game(box)
    g.rng = seeded(s.table.seed)
    dice = Pcg(s.table.seed)
    _lay_cards(g, s, dice)
    g.gold = [GOLD_DEALT] * box.players
    for number, seat in s.seats.items():
        if seat.gold is not None:
            g.gold[number] = seat.gold
    g.crown = Seat(_crown(s))
    g.round = s.table.round - 1
    dealer = Dealer(s, box, dice, first_down=draft.face_down_first(g), quiet=quiet)
    log: list[Event] = []
    moments.start(g, s, dealer, log)
    g.run()
    return g, log


def _crown(s: Setting) -> int:
    """Where nobody says it, the crown is with the King who was called already, else with seat A."""
    if s.table.crown is not None:
        return s.table.crown
    kings = (
        number
        for number, seat in s.seats.items()
        if seat.revealed and any(name in ROYALS and name != s.marks.killed for name in seat.roles)
    )
    return next(kings, 0)


class _Stock:
    """The cards nobody holds yet, by name."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.left = set(range(len(box.kind)))

    def take(self, names: list[str], line: int) -> list[int]:
        """One copy for each name, lowest number first."""
        return [self._take_one(name, line) for name in names]

    def _take_one(self, name: str, line: int) -> int:
        copies = self.box.cards_of(name)
        free = [card for card in copies if card in self.left]
        if not free:
            raise Refused(name, f"there is no {name} left: the game has {len(copies)}", line)
        self.left.remove(free[0])
        return free[0]


def _lay_cards(g: Game, s: Setting, dice: Pcg) -> None:
    stock = _Stock(g.box)
    for number, seat in s.seats.items():
        g.city[number] = stock.take([built.name for built in seat.city], seat.line)
        g.beautified += [card for card, built in zip(g.city[number], seat.city, strict=True) if built.gold]
        g.hand[number] = stock.take(seat.hand or [], seat.line)
        for built in seat.city:
            if isinstance(built.cards, tuple):
                _hide(g, number, stock.take(list(built.cards), seat.line))
    deck = s.deck
    top = stock.take(deck.only if deck.only is not None else deck.top, deck.line)[::-1]
    bottom = stock.take(deck.bottom, deck.line)[::-1]
    others = sorted(stock.left)
    dice.shuffle(others)
    for number, seat in s.seats.items():
        _hide(g, number, [others.pop() for built in seat.city for _ in range(_unnamed(built))])
    for number in range(g.box.players):
        seat_said = s.seats.get(number)
        if (seat_said is None or seat_said.hand is None) and not (deck.only is not None and number == deck.rest):
            g.hand[number] = [others.pop() for _ in range(min(CARDS_DEALT, len(others)))]
    if deck.only is not None and deck.rest is not None:
        g.hand[deck.rest] += others
        others = []
    g.deck = bottom + others + top
    _note_complete_cities(g, s)


def _unnamed(built: Built) -> int:
    """Cards under a Museum that the scenario only counts."""
    return built.cards if isinstance(built.cards, int) else 0


def _hide(g: Game, owner: int, cards: list[int]) -> None:
    g.museum += cards
    for card in cards:
        g.knows[card] = 1 << owner


def _note_complete_cities(g: Game, s: Setting) -> None:
    complete = [seat for seat in range(g.box.players) if queries.size(g, Seat(seat)) >= g.box.complete]
    first = s.marks.first
    g.completed = complete if first is None else [first, *(seat for seat in complete if seat != first)]
