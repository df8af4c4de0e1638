"""A deal as a short code: whoever types it in plays the same set-up with the same cards against the same opponents.

`C1G…`: C for this program, the way the code is written, the number of groups of four signs; then the deal as one number
(`digits`), two signs against mistakes at the end. In the number: a mark of the game, the version of its rules, a
fingerprint of everything, the players, the seed, and what the game itself packs (`packing`). The fingerprint holds what
the cards are: with other cards, or other rules, a code is refused instead of dealing something else. Names, shields and
the salt of the seal are not part of it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from game import catalog
from game.catalog import PackFault
from game.content import ContentError, people
from game.kernel.rules import Plain, SetupError, SomeRules
from game.session import digits as signs
from game.session.digits import Digits
from game.session.notices import N_
from game.session.setup import HUMAN, SHIELDS, MatchSetup, SeatSetup

# How the set-up of a game becomes part of a code.

MOST_BYTES = 64  # of a set-up that no game packs


class DayDeal(NamedTuple):
    """What is played on one day: how many sit there, what `Rules.setup` is told, and the level of the others. `styled`:
    they are people of the city, who play in their own ways."""

    players: int
    choice: Plain
    level: str = "normal"
    styled: bool = True


class Packing:
    """Packs any set-up, and says what is played as the deal of a day; to be overridden."""

    def __init__(self, game: str) -> None:
        self.game = game

    def put(self, digits: Digits, setup: Plain, seed: int) -> None:
        """Everything of a set-up but players and version; what follows from the seed need not be said. Raises
        ValueError for one that cannot be packed, such as a position that was set up by hand."""
        bare = {word: value for word, value in setup.items() if word not in ("players", "version")}
        packed = zlib.compress(msgspec.json.encode(bare, order="sorted"), 9, -15) if bare else b""
        if len(packed) > MOST_BYTES:
            raise ValueError("the set-up is too long.")
        digits.put(len(packed), MOST_BYTES + 1)
        digits.put(int.from_bytes(packed), 1 << 8 * len(packed))

    def take(self, digits: Digits, players: int, seed: int) -> Plain:
        """What was put, without players and version. Raises ValueError or LookupError for what nobody put."""
        size = digits.take(MOST_BYTES + 1)
        packed = digits.take(1 << 8 * size).to_bytes(size)
        try:
            unpacked = zlib.decompressobj(-15).decompress(packed, 8192) if size else b"{}"
            return msgspec.json.decode(unpacked, type=Plain)
        except (zlib.error, msgspec.DecodeError, msgspec.ValidationError) as error:
            raise ValueError(str(error)) from error

    def of_day(self, number: int) -> DayDeal:
        """The deal of a day; `number` is its chance, 0 to 2**32 - 1."""
        seats = catalog.rules(self.game).seats
        return DayDeal(seats[number % len(seats)], {}, "search", styled=False)


def packing(game: str) -> Packing:
    """How a game is packed. Raises KeyError for one that is not in the catalog, PackFault for one that is of no use."""
    found: Packing | None = catalog.part(game, "packing")
    return Packing(game) if found is None else found


MARK, WAY, HEAD = "C", "1", 3
GROUP = 4
MOST_TYPED = 2_000  # letters of a text that are looked at
GAMES, VERSIONS, PRINTS, MOST_SEATS = 1 << 8, 1 << 4, 1 << 14, 16
PLAYERS = ("master", "random", "easy", "normal", "hard", "expert", "search")
"""The computer players, by their digit: an order that never changes, or codes of today would mean others tomorrow. The
first place was that of people once, who need no digit."""
ORIGIN = "code"

SENTENCES = {
    "empty": N_("There is no code yet: type it, or paste it."),
    "sign": N_("“{sign}” cannot stand in a code: there are only digits and letters, and U is none of them."),
    "foreign": N_("This is no code of a deal: those begin with C."),
    "newer": N_("This code comes from a newer version of the program, which writes codes in another way."),
    "cut": N_("The code is cut off: {there} of its {all} signs are there."),
    "long": N_("The code is too long: it should have {all} signs, and here are {there}."),
    "mistyped": N_("A sign of the code is wrong, or two are swapped: compare it with the one you were given."),
    "no_game": N_("This code is of a game that is not in this program."),
    "other": N_("This code was made with other rules or other cards of {game}: both need the same version."),
    "unfit": N_("The deal of this code does not fit the rules of {game}."),
    "unpacked": N_("There is no code for this deal: its set-up was made by hand."),
}
UNUSABLE = (PackFault, ContentError)  # a game that is there and cannot be opened


class CodeFault(ValueError):
    """A code that cannot be used, or a deal without one: a word of SENTENCES, and the facts of its sentence."""

    def __init__(self, word: str, **facts: str) -> None:
        self.word, self.facts = word, facts
        super().__init__(self.text())

    def text(self, translate: Callable[[str], str] = str) -> str:
        """The sentence, in the language of the translating function."""
        return translate(SENTENCES[self.word]).format(**self.facts)


# -- writing -----------------------------------------------------------------------------------------------------------
def write(setup: MatchSetup) -> str:
    """The code of this deal, in groups of four. Raises CodeFault for one that has none."""
    if setup.practice:
        raise CodeFault("unpacked")
    rules = catalog.rules(setup.game)
    try:
        rest = Digits()
        _put(rest, setup)
        again = _taken(Digits(rest.number), setup.game, rules, rules.version_of(setup.rules_setup))
        whole = Digits()
        whole.put(_mark(setup.game), GAMES)
        whole.put(rules.version_of(setup.rules_setup), VERSIONS)
        whole.put(_fingerprint(rules, again), PRINTS)
        number = whole.number + rest.number * GAMES * VERSIONS * PRINTS
    except (ValueError, LookupError, OverflowError) as error:
        raise CodeFault("unpacked") from error
    body = signs.spelt(number)
    groups = -(-(HEAD + len(body) + signs.CHECKS) // GROUP)
    if groups >= signs.BASE:
        raise CodeFault("unpacked")
    text = MARK + WAY + signs.SIGNS[groups] + body.rjust(groups * GROUP - HEAD - signs.CHECKS, "0")
    return grouped(text + signs.check_of(text))


def grouped(code: str) -> str:
    """The signs of a code in groups of four."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def _put(digits: Digits, setup: MatchSetup) -> None:
    count = len(setup.seats)
    digits.put(count, MOST_SEATS + 1)
    _put_players(digits, [seat.player for seat in setup.seats])
    digits.put_whole(setup.seed)
    packing(setup.game).put(digits, setup.rules_setup, setup.seed)


def _put_players(digits: Digits, players: list[str]) -> None:
    """Where people sit; one level for all others, or one each; then who they are, if they are anybody."""
    levels, people_ids = _levels_and_people(players)
    digits.put(sum(1 << seat for seat, level in enumerate(levels) if level == HUMAN), 1 << len(players))
    bots = [seat for seat, level in enumerate(levels) if level != HUMAN]
    kinds = {levels[seat] for seat in bots}
    digits.put(int(len(kinds) > 1), 2)
    for seat in bots if len(kinds) > 1 else bots[:1]:
        digits.put_word(levels[seat], PLAYERS)
    known = ["", *people().opponents]
    named = any(people_ids[seat] for seat in bots)
    digits.put(int(named), 2)
    for seat in bots if named else []:
        digits.put_word(people_ids[seat], known)


def _levels_and_people(players: list[str]) -> tuple[list[str], list[str]]:
    parts = [player.partition(":") for player in players]
    return [level for level, _colon, _who in parts], [who for _level, _colon, who in parts]


# -- reading -----------------------------------------------------------------------------------------------------------
def read(text: str) -> MatchSetup:
    """The match of a code: people without names, computer players named where they are somebody. Raises CodeFault."""
    body = _body(signs.cleaned(text[:MOST_TYPED]))
    digits = Digits(signs.value(body))
    mark, version, printed = digits.take(GAMES), digits.take(VERSIONS), digits.take(PRINTS)
    game, rules, name = _rules_of(mark)
    try:
        setup = _taken(digits, game, rules, version)
        fits = _fingerprint(rules, setup) == printed and not digits.number
    except (ValueError, LookupError, OverflowError, SetupError) as error:
        raise CodeFault("other", game=name) from error
    if not fits:
        raise CodeFault("other", game=name)
    try:
        rules.new(setup.rules_setup, setup.seed)
    except (SetupError, LookupError) as error:
        raise CodeFault("unfit", game=name) from error
    return setup


def looks_like_one(text: str) -> bool:
    """Whether a text, such as that of the clipboard, is a whole code."""
    try:
        _body(signs.cleaned(text[:MOST_TYPED]))
    except CodeFault:
        return False
    return True


def _body(code: str) -> str:
    """What stands between head and check of a code that is whole. Raises CodeFault."""
    if not code:
        raise CodeFault("empty")
    if not code.startswith(MARK):
        raise CodeFault("foreign")
    wrong = next((sign for sign in code if sign not in signs.SIGNS), "")
    if wrong:
        raise CodeFault("sign", sign=wrong)
    if code[1:2] not in ("", WAY):
        raise CodeFault("newer")
    if len(code) < HEAD:
        raise CodeFault("cut", there=str(len(code)), all="?")
    wanted = signs.SIGNS.index(code[2]) * GROUP
    if len(code) != wanted and wanted:
        raise CodeFault("cut" if len(code) < wanted else "long", there=str(len(code)), all=str(wanted))
    if len(code) < 2 * GROUP or signs.check_of(code[: -signs.CHECKS]) != code[-signs.CHECKS :]:
        raise CodeFault("mistyped")
    return code[HEAD : -signs.CHECKS]


def _rules_of(mark: int) -> tuple[str, SomeRules, str]:
    game = next((one for one in catalog.games() if _mark(one) == mark), "")
    if not game:
        raise CodeFault("no_game")
    try:
        return game, catalog.rules(game), catalog.pack(game).name
    except UNUSABLE as error:
        raise CodeFault("no_game") from error


def _taken(digits: Digits, game: str, rules: SomeRules, version: int) -> MatchSetup:
    count = digits.take(MOST_SEATS + 1)
    if count not in rules.seats:
        raise ValueError(f"{count} players.")
    seats = _seats(digits, count)
    seed = digits.take_whole()
    plain = packing(game).take(digits, count, seed)
    unnamed = {**plain, "players": count}
    named = unnamed if rules.version_of(unnamed) == version else {**unnamed, "version": version}
    if rules.version_of(named) != version or not version:
        raise ValueError(f"rules of version {version}.")
    return MatchSetup(game, named, seed, seats, origin=ORIGIN)


def _seats(digits: Digits, count: int) -> tuple[SeatSetup, ...]:
    humans = digits.take(1 << count)
    bots = [seat for seat in range(count) if not humans >> seat & 1]
    each = digits.take(2)
    levels = {seat: digits.take_word(PLAYERS) for seat in (bots if each else bots[:1])}
    named = digits.take(2)
    known = ["", *people().opponents]
    found = []
    for seat in range(count):
        if seat not in bots:
            found.append(SeatSetup("", seat % SHIELDS))
            continue
        level, who = levels.get(seat, levels[bots[0]]), digits.take_word(known) if named else ""
        name = people().opponents[who].name if who else ""
        found.append(SeatSetup(name, seat % SHIELDS, f"{level}:{who}" if who else level))
    return tuple(found)


# -- what it stands for ------------------------------------------------------------------------------------------------
def _mark(game: str) -> int:
    return int.from_bytes(hashlib.sha256(f"crown-and-coin game {game}".encode()).digest()[:4]) % GAMES


def _fingerprint(rules: SomeRules, setup: MatchSetup) -> int:
    """Of the whole deal, the players and the facts of its cards."""
    players = [seat.player for seat in setup.seats]
    facts = rules.facts_hash(setup.rules_setup)
    told = json.dumps([setup.game, setup.rules_setup, setup.seed, players, facts], sort_keys=True)
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:4]) % PRINTS
