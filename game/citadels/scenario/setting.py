"""A position: the table as a scenario describes it. What it does not say is dealt from its seed."""

from __future__ import annotations

from game.citadels.rules import Citadels, draft, scoring, turn
from game.citadels.rules import round as rounds
from game.citadels.rules.box import Box, Setup
from game.citadels.rules.setup import CARDS_DEALT, GOLD_DEALT
from game.citadels.rules.state import Game
from game.citadels.rules.words import RANK
from game.citadels.scenario.casting import Casting, Dealer, Refused
from game.citadels.scenario.story import SEATS, Now, Scenario
from game.kernel.events import Event
from game.kernel.rng import Rng, seeded
from game.kernel.rules import SetupError
from game.kernel.steps import Seat

DRAFT, ACTION, SCORING = "draft", "action", "scoring"


def set_up(rules: Citadels, s: Scenario, *, quiet: bool = True) -> tuple[Game, list[Event]]:
    """The game at the scenario's first question, and the list its events go to.

    `quiet=False` deals what was not said without any preference: a good scenario does not mind.
    Raises Refused.
    """
    box = _box(rules, s)
    g = Game(box)
    g.rng = seeded(s.table.seed)
    dice = Rng(s.table.seed)
    _lay_cards(g, s, dice)
    g.gold = [GOLD_DEALT] * box.players
    for number, seat in s.seats.items():
        if seat.gold is not None:
            g.gold[number] = seat.gold
    g.crown = Seat(_crown(s))
    g.round = s.table.round - 1
    dealer = Dealer(s, box, dice, quiet=quiet)
    log: list[Event] = []
    phase = _phase(s)
    if phase == DRAFT:
        _start_draft(g, s, dealer, log)
    else:
        _start_action(g, s, dealer.for_action())
        if phase == SCORING:
            _start_scoring(g)
        else:
            _start_turn(g, s)
        g.log = log
    g.run()
    return g, log


def _box(rules: Citadels, s: Scenario) -> Box:
    table = s.table
    players = table.players or max([4, *(seat + 1 for seat in s.seats)])
    try:
        if isinstance(table.cast, list):
            cast = tuple(table.cast)
            wanted = next(iter(rules.cards.presets.values())).uniques
        else:
            nine = table.nine if table.nine is not None else players == 8 or _names_rank_nine(rules, s)
            preset = rules.cards.presets[table.cast]
            cast = tuple(preset.characters[: 9 if nine else 8])
            wanted = preset.uniques
        return rules.box(Setup(players, cast, _uniques(rules, s, tuple(wanted))))
    except SetupError as error:
        raise Refused(error.word, str(error), table.line) from None


def _names_rank_nine(rules: Citadels, s: Scenario) -> bool:
    """A scenario that puts the character of rank 9 somewhere plays with it, unless that is what it wants refused."""
    placed = {*s.table.face_up, *s.table.face_down, *(seat.role for seat in s.seats.values() if seat.role)}
    if s.now and s.now.role:
        placed.add(s.now.role)
    return not s.refused and any(rules.cards.characters[name].rank == 9 for name in placed)


def _uniques(rules: Citadels, s: Scenario, preset: tuple[str, ...]) -> tuple[str, ...]:
    """A unique district named anywhere takes part; it replaces one of the preset that is not named."""
    named = sorted(name for name in s.named if name in rules.cards.districts and name not in preset)
    named = [name for name in named if rules.cards.districts[name].type == "unique"]
    spare = [name for name in preset if name not in s.named]
    if len(named) > len(spare):
        raise Refused("uniques", f"more than {len(preset)} unique districts are named", s.line)
    leaving = spare[len(spare) - len(named) :]
    return (*(name for name in preset if name not in leaving), *named)


def _crown(s: Scenario) -> int:
    """Where nobody says it, the crown is with the King who was called already, else with seat A."""
    if s.table.crown is not None:
        return s.table.crown
    kings = (n for n, seat in s.seats.items() if seat.revealed and seat.role == "king" and s.marks.killed != "king")
    return next(kings, 0)


def _phase(s: Scenario) -> str:
    """Where nobody says it: the draft is over once anybody is said to hold a character."""
    if s.now:
        return s.now.phase or ACTION
    return ACTION if any(seat.role or seat.revealed for seat in s.seats.values()) else DRAFT


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


def _lay_cards(g: Game, s: Scenario, dice: Rng) -> None:
    stock = _Stock(g.box)
    for number, seat in s.seats.items():
        g.city[number] = stock.take([name for name, _ in seat.city], seat.line)
        g.beautified += [card for card, (_, gold) in zip(g.city[number], seat.city, strict=True) if gold]
        g.hand[number] = stock.take(seat.hand or [], seat.line)
    deck = s.deck
    top = stock.take(deck.only if deck.only is not None else deck.top, deck.line)[::-1]
    bottom = stock.take(deck.bottom, deck.line)[::-1]
    others = sorted(stock.left)
    dice.shuffle(others)
    for number in range(g.box.players):
        seat_said = s.seats.get(number)
        if (seat_said is None or seat_said.hand is None) and not (deck.only is not None and number == deck.rest):
            g.hand[number] = [others.pop() for _ in range(min(CARDS_DEALT, len(others)))]
    if deck.only is not None and deck.rest is not None:
        g.hand[deck.rest] += others
        others = []
    g.deck = bottom + others + top
    _note_complete_cities(g, s)


def _note_complete_cities(g: Game, s: Scenario) -> None:
    complete = [seat for seat in range(g.box.players) if len(g.city[seat]) >= g.box.complete]
    first = s.marks.first
    g.completed = complete if first is None else [first, *(seat for seat in complete if seat != first)]


def _start_draft(g: Game, s: Scenario, dealer: Dealer, log: list[Event]) -> None:
    """The real deal, with the cards changed about that the scenario speaks of; those who have chosen choose."""
    if s.marks.killed or s.marks.robbed:
        raise Refused("marks", "nobody is killed or robbed before the characters are chosen", s.marks.line)
    g.do(g.crown, rounds.start)
    g.run()
    cast = dealer.for_draft()
    g.face_up, g.face_down, g.pool = cast.up, cast.down, sorted([*dealer.free, *cast.roles.values()])
    g.stack.pop()
    g.do(Seat(g.order[0]), draft.ask)
    g.run()
    chosen = _how_many_chose(g, s, cast)
    for seat in g.order[:chosen]:
        later = [rank for other, rank in cast.roles.items() if other != seat]
        _choose(g, dealer, cast.roles.get(seat), later)
    if s.now and s.now.seat is not None and s.now.seat != g.order[chosen]:
        raise Refused("seat", f"seat {SEATS[s.now.seat]} has chosen already", s.now.line)
    g.log = log


def _how_many_chose(g: Game, s: Scenario, cast: Casting) -> int:
    """All seats up to the last one that is said to hold a character, or that come before the one that is asked."""
    places = [g.order.index(seat) + 1 for seat in cast.roles]
    if s.now and s.now.seat is not None:
        places.append(g.order.index(s.now.seat))
    chosen = max(places, default=0)
    if chosen == g.box.players:
        raise Refused("draft", "everybody holds a character: the draft is over", s.line)
    return chosen


def _choose(g: Game, dealer: Dealer, rank: int | None, later: list[int]) -> None:
    options = g.stack[-1][2]
    if rank is None:
        rank = dealer.dice.choice([r for r in g.pool if r not in later])
    if RANK[rank] not in options:
        name = g.box.setup.cast[rank - 1]
        raise Refused(name, f"the {name} is not passed on to that seat", dealer.s.line)
    g.choose(RANK[rank])


def _start_action(g: Game, s: Scenario, cast: Casting) -> None:
    """The draft takes place and ends with the characters where they are said to be."""
    g.do(g.crown, rounds.start)
    g.run()
    first_down, passed = cast.down[0], sorted([*cast.roles.values(), *cast.down[1:]])
    g.face_up, g.face_down, g.pool = cast.up, [first_down], passed
    g.stack = []
    g.do(Seat(g.order[0]), draft.ask)
    g.run()
    for seat in g.order:
        g.choose(RANK[cast.roles[seat]])
    assert g.phase == ACTION
    g.answered = 0
    _put_marks(g, s)


def _put_marks(g: Game, s: Scenario) -> None:
    marks, cast = s.marks, g.box.setup.cast
    for mark, name in (("killed", marks.killed), ("robbed", marks.robbed)):
        if name and name not in cast:
            raise Refused(name, f"the {name} does not take part", marks.line)
        if name and cast.index(name) < (1 if mark == "killed" else 2):
            raise Refused(name, f"the {name} cannot be {mark}", marks.line)
    g.killed = g.box.rank_of(marks.killed) if marks.killed else 0
    g.robbed = g.box.rank_of(marks.robbed) if marks.robbed else 0
    if g.robbed and g.robbed == g.killed:
        raise Refused(marks.robbed or "", "the killed character cannot be robbed", marks.line)
    if g.robbed:
        g.thief = rounds.holder_of(g, 2)
        if g.thief < 0:
            raise Refused(cast[1], "somebody is robbed, so a seat must hold the thief", marks.line)


def _start_turn(g: Game, s: Scenario) -> None:
    """A seat's turn: at its very beginning, or where the scenario says how far it is; or the call for a rank."""
    now = s.now or Now()
    if now.seat is None:
        revealed = [rank for seat, said in s.seats.items() if said.revealed for rank in g.roles[seat]]
        _call_up_to(g, s, max(revealed, default=0) + 1)
        g.rank = max(revealed, default=0)
        g.do(g.crown, rounds.call)
        return
    seat, rank = Seat(now.seat), g.roles[now.seat][0]
    if rank == g.killed:
        raise Refused(g.box.setup.cast[rank - 1], "a killed character has no turn", now.line)
    _call_up_to(g, s, rank)
    g.rank = rank
    g.do(g.crown, rounds.call)
    if not now.begun:
        g.do(seat, turn.begin)
        return
    character = g.box.characters[rank]
    g.shown[rank], g.seat, g.builds = seat, seat, character.builds
    g.gathered = bool(now.gathered)
    g.used = list(now.used or [])
    character.revealed(g, seat)
    g.do(seat, turn.menu)


def _call_up_to(g: Game, s: Scenario, rank: int) -> None:
    """Lower ranks were called: who was not killed has shown the character."""
    for called in range(1, g.box.ranks + 1):
        holder = rounds.holder_of(g, called)
        if holder < 0:
            continue
        said = s.seats.get(holder)
        if called == g.killed:
            if said and said.revealed:
                raise Refused(g.box.setup.cast[called - 1], "a killed character stays hidden", said.line)
        elif called < rank or (said and said.revealed):
            if said and said.role and said.revealed is False:
                raise Refused(g.box.setup.cast[called - 1], "this rank was called already", said.line)
            g.shown[called] = holder
            g.box.characters[called].revealed(g, holder)


def _start_scoring(g: Game) -> None:
    """The last round is over: everybody has shown the character, a killed one only if it is rank 4."""
    for rank in range(1, g.box.ranks + 1):
        if rank != g.killed or rank == draft.ROYAL_RANK:
            g.shown[rank] = rounds.holder_of(g, rank)
    g.do(g.crown, scoring.score)
