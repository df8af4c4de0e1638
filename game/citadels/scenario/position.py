"""Reading a position of Citadels: the words below `table`, `seats`, `deck`, `marks` and `now`."""

from __future__ import annotations

from collections.abc import Mapping

from game.citadels.rules import Citadels
from game.citadels.rules import round as rounds
from game.citadels.rules.box import Box
from game.citadels.rules.casting import OPTIONS, Setup
from game.citadels.rules.state import BLANK, REAL, Game
from game.citadels.scenario.fields import CitadelsFields
from game.citadels.scenario.story import Marks, Now, SeatSetting, Setting
from game.content.yaml_reader import Node
from game.kernel.rules import SetupError
from game.kernel.steps import Seat
from game.scenario.fields import seats_of
from game.scenario.story import SEATS, Refused

# The box of a scenario.

FIRST_GAME, CLASSIC = "first_game", "classic"
ROYALS = ("king", "patrician")
MAKERS = {  # whoever sets these marks takes part
    "killed": "assassin", "bewitched": "witch", "warrants": "magistrate", "robbed": "thief", "threats": "blackmailer",
    "tax": "tax_collector",
}  # fmt: skip


def box_of(rules: Citadels, s: Setting) -> Box:
    """What is in the box. Raises Refused."""
    table = s.table
    players = table.players or max([4, *(seat + 1 for seat in s.seats)])
    try:
        usual = CLASSIC if CLASSIC in table.options else FIRST_GAME
        if isinstance(table.cast, list):
            preset = rules.cards.presets[usual]
            cast, options = tuple(table.cast), tuple(table.options)
        else:
            preset = rules.cards.presets[table.cast or usual]
            nine = table.nine if table.nine is not None else _names_rank_nine(rules, s)
            chosen = rules.preset(players, preset.id, nine=nine)
            cast = chosen.cast[:8] if table.nine is False else chosen.cast
            if table.cast is None:
                cast = _with_named(rules, s, cast)
            options = tuple(dict.fromkeys((*chosen.options, *table.options)))
        return rules.box(Setup(players, cast, _uniques(rules, s, tuple(preset.uniques)), -1, options))
    except SetupError as error:
        raise Refused(error.word, str(error), table.line) from None


def placed(s: Setting) -> list[str]:
    """The characters the position puts somewhere or marks, and those who set the marks; in a fixed order."""
    marks = s.marks
    names = [name for _, seat in sorted(s.seats.items()) for name in seat.roles]
    names += [*s.table.face_up, *s.table.face_down]
    if s.now and s.now.role:
        names.append(s.now.role)
    marked = [marks.killed, marks.robbed, marks.bewitched, *marks.warrants, *marks.threats]
    makers = [maker for word, maker in MAKERS.items() if getattr(marks, word)]
    return list(dict.fromkeys([*names, *(name for name in marked if name), *makers]))


def _names_rank_nine(rules: Citadels, s: Setting) -> bool:
    """A scenario that puts the character of rank 9 somewhere plays with it, unless that is what it wants refused."""
    return not s.refused and any(rules.cards.characters[name].rank == 9 for name in placed(s))


def _with_named(rules: Citadels, s: Setting, cast: tuple[str, ...]) -> tuple[str, ...]:
    """Where no cast is said, the characters a scenario names take part: first those that hold a place."""
    by_rank: dict[int, str] = {}
    for name in [*placed(s), *sorted(s.characters)]:
        by_rank.setdefault(rules.cards.characters[name].rank, name)
    return tuple(by_rank.get(rank, name) for rank, name in enumerate(cast, 1))


def _uniques(rules: Citadels, s: Setting, preset: tuple[str, ...]) -> tuple[str, ...]:
    """A unique district named anywhere takes part; it replaces one of the preset that is not named."""
    named = sorted(name for name in s.named if name in rules.cards.districts and name not in preset)
    named = [name for name in named if rules.cards.districts[name].type == "unique"]
    spare = [name for name in preset if name not in s.named]
    if len(named) > len(spare):
        raise Refused("uniques", f"more than {len(preset)} unique districts are named", s.line)
    leaving = spare[len(spare) - len(named) :]
    return (*(name for name in preset if name not in leaving), *named)


# The marks of a round in a position.

WORDS = ("killed", "robbed", "bewitched", "warrants", "threats", "tax", "first")
WARRANT_WORDS, THREAT_WORDS = ("signed", "blank"), ("flower", "blank")
LOWEST = {"killed": 2, "bewitched": 2, "warrants": 2, "robbed": 3, "threats": 3}  # the lowest rank each may mark


def read_mark(f: CitadelsFields, node: Node, marks: Marks) -> None:
    """The words below `marks`."""
    marks.line = node.line
    words = f.words(node, "`marks`", WORDS)
    for word in ("killed", "robbed", "bewitched"):
        if word in words:
            setattr(marks, word, f.character_or_none(words[word], f"`{word}`"))
    if "first" in words:
        marks.first = f.seat_or_nobody(words["first"], "`first`")
    if "tax" in words:
        marks.tax = f.number(words["tax"], "`tax`", 0, 999)
    if "warrants" in words:
        parts = f.words(words["warrants"], "`warrants`", WARRANT_WORDS)
        marks.signed = f.character(parts["signed"], "`signed`") if "signed" in parts else None
        marks.blank_warrants = f.characters(parts["blank"], "`blank`") if "blank" in parts else []
    if "threats" in words:
        parts = f.words(words["threats"], "`threats`", THREAT_WORDS)
        marks.flower = f.character(parts["flower"], "`flower`") if "flower" in parts else None
        marks.blank_threat = f.character(parts["blank"], "`blank`") if "blank" in parts else None


def put(g: Game, s: Setting) -> None:
    """Lay the marks. Raises Refused where they cannot lie."""
    marks = s.marks
    g.killed = _rank(g, s, "killed", marks.killed)
    g.bewitched = _rank(g, s, "bewitched", marks.bewitched)
    g.robbed = _rank(g, s, "robbed", marks.robbed)
    warrants = [_rank(g, s, "warrants", name) for name in marks.warrants]
    threats = [_rank(g, s, "threats", name) for name in marks.threats]
    for ranks, word in ((warrants, "warrants"), (threats, "threats")):
        if len(set(ranks)) != len(ranks):
            raise Refused(word, f"each of the {word} lies at another character", marks.line)
    for rank in (g.robbed, *threats):
        if rank and rank in (g.killed, g.bewitched):
            name = g.box.setup.cast[rank - 1]
            raise Refused(name, f"the {name} cannot be killed or bewitched and robbed or threatened", marks.line)
    for rank, name in zip(warrants, marks.warrants, strict=True):
        g.warrants[rank] = REAL if name == marks.signed else BLANK
    for rank, name in zip(threats, marks.threats, strict=True):
        g.threats[rank] = REAL if name == marks.flower else BLANK
    g.thief = _maker(g, s, 2) if g.robbed else g.thief
    g.blackmailer = _maker(g, s, 2) if threats else g.blackmailer
    if g.bewitched or warrants:
        _maker(g, s, 1)
    if marks.tax and "tax_collector" not in g.box.setup.cast:
        raise Refused("tax_collector", "there are taxes only if the tax_collector takes part", marks.line)
    g.tax = marks.tax


def _rank(g: Game, s: Setting, mark: str, name: str | None) -> int:
    """The rank of a marked character, 0 for nobody."""
    if not name:
        return 0
    line, cast = s.marks.line, g.box.setup.cast
    if MAKERS[mark] not in cast:
        raise Refused(MAKERS[mark], f"`{mark}` needs the {MAKERS[mark]}, who does not take part", line)
    if name not in cast:
        raise Refused(name, f"the {name} does not take part", line)
    rank = g.box.rank_of(name)
    if rank < LOWEST[mark]:
        raise Refused(name, f"the {name} cannot be marked by the {MAKERS[mark]}", line)
    return rank


def _maker(g: Game, s: Setting, rank: int) -> Seat:
    """The seat that set a mark: who holds that rank, or the Witch who plays on in its place."""
    seat = rounds.holder_of(g, 1 if g.bewitched == rank else rank)
    if seat < 0:
        name = g.box.setup.cast[rank - 1]
        raise Refused(name, f"there are marks of the {name}, so a seat must hold that character", s.marks.line)
    return seat


TABLE = ("game", "players", "cast", "nine", "seed", "crown", "round", "face_up", "face_down", "options")
SEAT = ("role", "roles", "revealed", "gold", "hand", "city")
_MOST_PLAYERS = len(SEATS)


def read(node: Node, parts: Mapping[str, Node], fields: CitadelsFields) -> Setting:
    """The position of an entry, with every fault noted."""
    return _Reader(fields).read(node, parts)


class _Reader:
    """Reads one position."""

    def __init__(self, fields: CitadelsFields) -> None:
        self.fields = fields
        self.setting = Setting()

    def read(self, node: Node, parts: Mapping[str, Node]) -> Setting:
        f, s = self.fields, self.setting
        s.line = node.line
        self._table(parts["table"], seats_of(node))
        for key, child in f.words(parts["seats"], "`seats`", SEATS).items():
            s.seats[f.seat(Node(child.line, key), "a seat")] = self._seat(child, key)
        self._deck(parts["deck"])
        read_mark(f, parts["marks"], s.marks)
        if parts["now"].value is not None:
            s.now = self._now(parts["now"])
        return s

    def _table(self, node: Node, seats_named: int) -> None:
        f, t = self.fields, self.setting.table
        t.line = node.line
        words = f.words(node, "`table`", TABLE)
        if "players" in words:
            t.players = f.number(words["players"], "`players`", 2, _MOST_PLAYERS)
        f.players = t.players or max(4, seats_named)
        if "cast" in words:
            t.cast = self._cast(words["cast"])
        if "nine" in words:
            t.nine = f.truth(words["nine"], "`nine`")
        if "seed" in words:
            t.seed = f.number(words["seed"], "`seed`", -(10**17), 10**17)
        if "crown" in words:
            t.crown = f.seat(words["crown"], "`crown`")
        if "round" in words:
            t.round = f.number(words["round"], "`round`", 1)
        if "face_up" in words:
            t.face_up = f.characters(words["face_up"], "`face_up`")
        if "face_down" in words:
            t.face_down = f.characters(words["face_down"], "`face_down`")
        if "options" in words:
            t.options = [f.word(item, "`options`", OPTIONS) for item in f.items(words["options"])]

    def _cast(self, node: Node) -> str | list[str]:
        if isinstance(node.value, list):
            return self.fields.characters(node, "`cast`")
        name = self.fields.text(node, "`cast`")
        problem = self.fields.known.cast_problem(name) if name else None
        if problem:
            self.fields.fault(node, *problem)
        return name

    def _seat(self, node: Node, name: str) -> SeatSetting:
        f, seat = self.fields, SeatSetting(node.line)
        words = f.words(node, f"seat {name}", SEAT)
        if "role" in words:
            seat.roles = [f.character(words["role"], "`role`")]
        if "roles" in words:
            seat.roles += f.characters(words["roles"], "`roles`")
        if "gold" in words:
            seat.gold = f.number(words["gold"], "`gold`", 0, 999)
        if "hand" in words:
            seat.hand = f.districts(words["hand"], "`hand`")
        if "city" in words:
            seat.city = f.city(words["city"], "`city`")
        if "revealed" in words:
            seat.revealed = self._revealed(words["revealed"], seat)
        return seat

    def _revealed(self, node: Node, seat: SeatSetting) -> bool | list[str]:
        """True, or the characters already called."""
        if isinstance(node.value, bool):
            return node.value
        names = self.fields.characters(node, "`revealed`")
        if not seat.roles:
            seat.roles = names[:]
        for name in names:
            if name not in seat.roles:
                self.fields.fault(node, f"{name} is not this seat's character", "`revealed: true` will do")
        return names or False

    def _deck(self, node: Node) -> None:
        f, deck = self.fields, self.setting.deck
        deck.line = node.line
        words = f.words(node, "`deck`", ("top", "bottom", "only", "rest"))
        if "top" in words:
            deck.top = f.districts(words["top"], "`top`")
        if "bottom" in words:
            deck.bottom = f.districts(words["bottom"], "`bottom`")
        if "only" in words:
            deck.only = f.districts(words["only"], "`only`")
            if "rest" not in words:
                f.fault(words["only"], "`only` needs `rest`", "say in whose hand all other cards are: rest: SEAT")
        if "rest" in words:
            deck.rest = f.seat(words["rest"], "`rest`")
            if "only" not in words:
                f.fault(words["rest"], "`rest` needs `only`", "say which cards the deck has: only: [...]")
        if deck.only is not None and (deck.top or deck.bottom):
            f.fault(words["only"], "`only` says the whole deck", "list its cards there, the topmost first")

    def _now(self, node: Node) -> Now:
        f, now = self.fields, Now(node.line)
        words = f.words(node, "`now`", ("seat", "role", "gathered", "used", "phase"))
        if "phase" in words:
            now.phase = f.word(words["phase"], "`phase`", ("draft", "action", "scoring"))
        if "seat" in words:
            now.seat = f.seat(words["seat"], "`seat`")
        if "role" in words:
            now.role = f.character(words["role"], "`role`")
        if "gathered" in words:
            now.gathered = f.truth(words["gathered"], "`gathered`")
        if "used" in words:
            now.used = [self._used(item) for item in f.items(words["used"])]
        turn = now.seat is None and bool(now.role or now.begun)
        if turn or (now.phase in ("draft", "scoring") and bool(now.role or now.begun)):
            f.fault(node, "`role`, `gathered` and `used` belong to the turn of a seat", "add `seat: SEAT`")
        return now

    def _used(self, node: Node) -> str:
        return str(node.value) if node.value in ("income", "ability") else self.fields.district(node, "`used`")


# A position as a small table of letters, for those who read that a scenario failed.

HEAD = ("seat", "character", "gold", "hand", "city")


def picture(g: Game) -> list[str]:
    """The lines of the table."""
    rows = [HEAD, *(_row(g, seat) for seat in range(g.box.players))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    table = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return [_first_line(g), *table]


def _first_line(g: Game) -> str:
    cast = g.box.setup.cast
    called = f", called {cast[g.rank - 1]}" if g.rank else ""
    named = (("killed", g.killed), ("bewitched", g.bewitched), ("robbed", g.robbed))
    marks = "".join(f", {word} {cast[rank - 1]}" for word, rank in named if rank)
    for word, plates in (("warrants", g.warrants), ("threats", g.threats)):
        lying = [cast[rank - 1] + " (real)" * (mark == REAL) for rank, mark in enumerate(plates) if mark]
        marks += f", {word} {' '.join(lying)}" if lying else ""
    marks += f", tax {g.tax}" if g.tax else ""
    up = ", ".join(cast[rank - 1] for rank in g.face_up) or "none"
    return f"round {g.round}, {g.phase}{called}{marks}, deck {len(g.deck)}, face up: {up}"


def _row(g: Game, seat: int) -> tuple[str, ...]:
    cast, kind = g.box.setup.cast, g.box.kind
    roles = ", ".join(cast[r - 1] + ("" if g.shown[r] == seat else " (hidden)") for r in g.roles[seat])
    city = ", ".join(kind[card] + ("+1" if card in g.beautified else "") for card in g.city[seat])
    hand = ", ".join(kind[card] for card in g.hand[seat][:12]) + (" ..." if len(g.hand[seat]) > 12 else "")
    marks = (" (crown)" if g.crown == seat else "") + (" (first)" if g.completed[:1] == [seat] else "")
    return (SEATS[seat] + marks, roles or "-", str(g.gold[seat]), hand or "-", city or "-")
