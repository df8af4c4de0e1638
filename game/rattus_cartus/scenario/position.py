"""A position: the table as a scenario describes it. What it does not say is dealt from its seed."""

from __future__ import annotations

from game.kernel.events import Event
from game.kernel.pcg import Pcg, seeded
from game.kernel.steps import Seat
from game.rattus_cartus.rules import RattusCartus
from game.rattus_cartus.rules.box import COPIES, ESTATES, FOLLOWERS_END, HAND, NUN_ROW, OF_AN_ESTATE, Box, Setup
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.scenario import moments
from game.rattus_cartus.scenario.results import plot_of
from game.rattus_cartus.scenario.setting import REVEAL, Stock, face_of
from game.rattus_cartus.scenario.story import DISCARD, Face, Plot, Setting
from game.rattus_cartus.scenario.vocabulary import KINDS, MOST_NUNS, SPECIALS
from game.scenario.story import SEATS, Refused

# The box of a scenario.


def box_of(rules: RattusCartus, s: Setting, dice: Pcg) -> Box:
    """What is in the box. Raises Refused."""
    table = s.table
    if table.players not in rules.seats:
        why = f"{table.players} cannot play: the game is for {rules.seats[0]} to {rules.seats[-1]}"
        raise Refused("players", why, table.line)
    counts = _chosen(rules, s) if table.buildings is not None else _usual(rules, s)
    named = plots(s)
    for plot, line in named:
        if plot.name not in counts:
            raise Refused(plot.name, f"the {plot.name} takes no part", line)
    buildings = []
    for name in rules.cards.buildings:
        if name in counts:
            copies = _copies(name, counts[name], [(plot, line) for plot, line in named if plot.name == name], dice)
            buildings.append((name, copies))
    box = rules.box(Setup(table.players, tuple(buildings), table.start, tuple(table.options)))
    _check_specials(s, box)
    return box


def plots(s: Setting) -> list[tuple[Plot, int]]:
    """All building cards that the scenario lays somewhere, and where it says so."""
    found = [(plot, s.row_line) for plot in s.row or ()]
    return found + [(plot, pile.line) for pile in (s.building_deck, s.replacement) for plot in pile.top]


def _estate(rules: RattusCartus, building: str) -> str:
    return rules.cards.buildings[building].estate


def _chosen(rules: RattusCartus, s: Setting) -> dict[str, int]:
    """The buildings the scenario lists, with how many cards of each: all five where no number is said."""
    line = s.table.buildings_line
    counts: dict[str, int] = {}
    for name, count in s.table.buildings or ():
        if name in counts:
            raise Refused("buildings", f"the {name} is listed twice", line)
        counts[name] = OF_AN_ESTATE if count is None else count
    for estate in ESTATES:
        total = sum(count for name, count in counts.items() if _estate(rules, name) == estate)
        if total != OF_AN_ESTATE:
            why = f"{total} building cards of {estate} take part, but there are always {OF_AN_ESTATE}"
            raise Refused("buildings", why, line)
    return {name: count for name, count in counts.items() if count}


def _usual(rules: RattusCartus, s: Setting) -> dict[str, int]:
    """The first game, in which whatever is named takes the place of the other one of its estate. Where both are named
    both take part, with as many cards as are named, and of the first game's building those left over."""
    named = [plot.name for plot, _ in plots(s)]
    held = {face.name for seat in s.seats.values() for face in seat.hand or ()}
    makers = [one.id for one in rules.cards.buildings.values() if one.makes in SPECIALS and one.makes in held]
    counts: dict[str, int] = {}
    for usual in FIRST_GAME:
        both = [name for name in rules.cards.buildings if _estate(rules, name) == _estate(rules, usual)]
        wanted = {name: max(1, named.count(name)) for name in both if name in named or name in makers}
        rest = OF_AN_ESTATE - sum(wanted.values())
        if rest < 0 and len(wanted) > 1:
            why = f"more than {OF_AN_ESTATE} cards of {' and '.join(wanted)} would take part"
            raise Refused("buildings", why, s.line)
        taker = usual if usual in wanted or not wanted else next(iter(wanted))
        counts |= wanted
        counts[taker] = wanted.get(taker, 0) + max(rest, 0)
    return counts


def _copies(name: str, count: int, named: list[tuple[Plot, int]], dice: Pcg) -> str:
    """The letters of the copies that take part: those the scenario names, and others by chance."""
    letters = list(dict.fromkeys(plot.copy for plot, _ in named if plot.copy))
    if len(named) > count:
        raise Refused(name, f"there is no {name} left: {count} take part", named[-1][1])
    others = [letter for letter in COPIES if letter not in letters]
    dice.shuffle(others)
    return "".join(sorted([*letters, *others][:count]))


def _check_specials(s: Setting, box: Box) -> None:
    for seat in s.seats.values():
        for face in seat.hand or ():
            if face.name in SPECIALS and face.name not in box.kinds:
                raise Refused(face.name, f"no building that takes part makes a {face.name}", seat.line)


def set_up(rules: RattusCartus, s: Setting) -> tuple[Game, list[Event]]:
    """The game at the scenario's first question, and the list its events go to. Raises Refused."""
    dice = Pcg(s.table.seed)
    box = box_of(rules, s, dice)
    g = Game(box)
    g.rng = seeded(s.table.seed)
    g.start = Seat(s.table.start)
    g.round = moments.round_of(s, box)
    _lay_people(g, s, dice)
    _lay_buildings(g, s, dice)
    _note_seats(g, s)
    _note_influence(g, s)
    log: list[Event] = []
    moments.start(g, s, dice, log)
    g.run()
    return g, log


# -- people and special cards ------------------------------------------------------------------------------------------
def _lay_people(g: Game, s: Setting, dice: Pcg) -> None:
    _check_nun_row(s)
    stock = Stock(g.box, s.exact, dice)
    deck = s.deck
    top: list[int] = []
    for number, seat in s.seats.items():
        stock.wish(seat.hand or [], seat.line, g.hand[number])
    piles = [
        (s.nun_row or [], s.nun_row_line, g.nun_row),
        (deck.top if deck.only is None else deck.only, deck.line, top),
        (s.discard, s.discard_line, g.discard),
    ]
    for faces, line, place in piles:
        _check_people(faces, line)
        stock.wish(faces, line, place)
    stock.meet()
    others = stock.left
    if s.nun_row is None:
        g.nun_row = _dealt(others, NUN_ROW, s.line)
    for number in range(g.box.players):
        said = s.seats.get(number)
        if (said is None or said.hand is None) and not (deck.only is not None and deck.rest == number):
            g.hand[number] = _dealt(others, HAND, s.line)
    g.deck = others + top[::-1]
    if deck.only is not None:
        g.deck = top[::-1]
        (g.discard if deck.rest in (DISCARD, None) else g.hand[deck.rest]).extend(others)
    _note_knowledge(g)


def _check_people(faces: list[Face], line: int) -> None:
    for face in faces:
        if face.name in KINDS:
            raise Refused(face.name, f"only people lie there, no {face.name}", line)


def _check_nun_row(s: Setting) -> None:
    row = s.nun_row
    if row is None:
        return
    if len(row) != NUN_ROW:
        raise Refused("nun_row", f"the nun row has {NUN_ROW} cards, not {len(row)}", s.nun_row_line)
    for face in row:
        if face.nuns is not None and face.nuns > MOST_NUNS:
            raise Refused("nun_row", f"no card has {face.nuns} nuns", s.nun_row_line)


def _dealt(others: list[int], count: int, line: int) -> list[int]:
    """So many people of those that nobody named."""
    if len(others) < count:
        raise Refused("deck", "too few people are left for the hands and the nun row that are not said", line)
    return [others.pop() for _ in range(count)]


def _note_knowledge(g: Game) -> None:
    """Everybody has seen the own hand and the discards; Jokers and special cards were taken openly (RAT-57)."""
    for seat, hand in enumerate(g.hand):
        for card in hand:
            if card < FOLLOWERS_END:
                g.seen[card] = 1 << seat
            else:
                g.knows[card] = g.box.everybody
                kind = g.box.kind[card]
                g.stock[kind] = [one for one in g.stock[kind] if one != card]
    for card in g.discard:
        g.seen[card] = g.box.everybody


# -- building cards ----------------------------------------------------------------------------------------------------
def _lay_buildings(g: Game, s: Setting, dice: Pcg) -> None:
    """The row, the piles, and the cards of earlier rounds."""
    box, lies = g.box, moments.phase_of(s) != REVEAL
    size = box.row
    if s.row is not None:
        _check_row(s, size, lies=lies)
    left = (box.rounds - g.round + (not lies)) * size
    for word, pile, most in (("building_deck", s.building_deck, left), ("replacement", s.replacement, box.replacement)):
        if len(pile.top) > most:
            raise Refused(word, f"only {most} cards are there in round {g.round}", pile.line)
    free = box.building_cards[:]
    dice.shuffle(free)
    places = [
        (s.row or [], s.row_line),
        (s.building_deck.top, s.building_deck.line),
        (s.replacement.top, s.replacement.line),
    ]
    row, top, under = _taken(box, free, places)
    if lies and not row:
        row = _dealt_row(box, free, size)
    g.row = row if lies else []
    g.building_deck = _filled(free, left - len(top)) + top[::-1]
    g.replacement = _filled(free, box.replacement - len(under)) + under[::-1]
    g.spent = free


def _check_row(s: Setting, size: int, *, lies: bool) -> None:
    row = s.row or []
    if not lies:
        raise Refused("row", "the row is still to be revealed: `building_deck` says what comes", s.row_line)
    if len(row) != size:
        raise Refused(
            "row", f"{size} buildings lie in a row with {s.table.players} players, not {len(row)}", s.row_line
        )
    if len({plot.name for plot in row}) == 1:
        raise Refused("row", f"a row never shows the {row[0].name} alone: the last card is replaced", s.row_line)


def _taken(box: Box, free: list[int], places: list[tuple[list[Plot], int]]) -> list[list[int]]:
    """The building cards that are named, taken from the free ones; those with a copy first."""
    found = [[-1] * len(named) for named, _ in places]
    for exact in (True, False):
        for place, (named, line) in enumerate(places):
            for number, plot in enumerate(named):
                if bool(plot.copy) == exact:
                    found[place][number] = _take(box, free, plot, line)
    return found


def _take(box: Box, free: list[int], plot: Plot, line: int) -> int:
    for card in free:
        if box.building_ids[box.building_of[card]] == plot.name and plot.copy in ("", COPIES[card % len(COPIES)]):
            free.remove(card)
            return card
    count = "there is only one" if plot.copy else "no more take part"
    raise Refused(str(plot), f"there is no {plot} left: {count}", line)


def _dealt_row(box: Box, free: list[int], size: int) -> list[int]:
    """A row by chance; as always the last card gives way where all are the same."""
    row = [free.pop() for _ in range(size)]
    while len({box.building_of[card] for card in row}) == 1:
        free.insert(0, row.pop())
        row.append(free.pop())
    return row


def _filled(free: list[int], count: int) -> list[int]:
    return [free.pop() for _ in range(count)]


# -- what seats have ---------------------------------------------------------------------------------------------------
def _note_seats(g: Game, s: Setting) -> None:
    for number, seat in s.seats.items():
        g.rats[number], g.markers[number] = seat.rats, seat.markers
        g.looked[number] = seat.looked[:]
        for position in seat.looked:
            g.knows[g.nun_row[position]] |= 1 << number
    g.markers_left -= sum(g.markers)
    if g.markers_left < 0:
        raise Refused("markers", f"there are only {g.box.markers} markers", s.line)


def _note_influence(g: Game, s: Setting) -> None:
    """Who is named first came to the number first; who has no points never moved."""
    for estate, said in s.influence.items():
        number = ESTATES.index(estate)
        g.points[number] = [said.get(seat, 0) for seat in range(g.box.players)]
        still = [seat for seat in range(g.box.players) if not said.get(seat)]
        g.arrived[number] = still + [seat for seat, points in said.items() if points]


# A position as a small table of letters, for those who read that a scenario failed.

HEAD = ("seat", "rats", "markers", "hand", "laid")
MOST = 12  # cards of a hand


def picture(g: Game) -> list[str]:
    """The lines of the table."""
    rows = [HEAD, *(_row(g, seat) for seat in range(g.box.players))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    table = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return [_first_line(g), *_buildings(g), f"influence: {_influence(g)}", *table]


def _first_line(g: Game) -> str:
    nuns = " ".join(str(g.box.nuns[card]) for card in g.nun_row)
    return f"round {g.round}, {g.phase}, deck {len(g.deck)}, discard {len(g.discard)}, nun row {nuns}"


def _buildings(g: Game) -> list[str]:
    inside = [", ".join(SEATS[seat] for seat in seats) or "nobody" for seats in g.entered]
    return [f"{slot + 1}: {plot_of(g.box, card)}, entered by {inside[slot]}" for slot, card in enumerate(g.row)]


def _influence(g: Game) -> str:
    lines = []
    for number, name in enumerate(ESTATES):
        points = [f"{SEATS[seat]} {g.points[number][seat]}" for seat in g.arrived[number] if g.points[number][seat]]
        if points:
            lines.append(f"{name} {', '.join(points)}")
    return "; ".join(lines) or "none"


def _row(g: Game, seat: int) -> tuple[str, ...]:
    start = " (start)" if g.start == seat else ""
    hand, laid = (_cards(g, zone[seat]) for zone in (g.hand, g.laid))
    return SEATS[seat] + start, str(g.rats[seat]), str(g.markers[seat]), hand, laid


def _cards(g: Game, cards: list[int]) -> str:
    return (", ".join(str(face_of(g.box, card)) for card in cards[:MOST]) or "-") + " ..." * (len(cards) > MOST)
