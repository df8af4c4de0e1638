"""One match as one file: JSON that can be copied and shared.

The snapshot of the state is authoritative: loading does not replay. The journal is there for replays, the checksum so
that damage is noticed whatever it hits. Whatever is wrong with a file becomes a SaveFault with a sentence.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from game import __version__
from game.kernel.events import Event
from game.kernel.rules import DamagedState, Rules, SetupError
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat
from game.session.agents import Bots
from game.session.match import Match, Seating
from game.session.notices import Notice, SaveFault
from game.session.setup import MatchSetup
from game.session.undo import points_from

FORMAT = 3  # 2: the set-up has the salt of the sealed seed; 3: who took over which seat
PROGRAM = "Crown & Coin"
MAX_BYTES = 2_000_000
MAX_DEPTH = 24
KEPT_EVENTS = 600  # the log of the last rounds comes back after a reload

FindRules = Callable[[str], Rules[Any, Any]]  # raises KeyError for a game it does not know
Migration = Callable[[dict[str, Any]], dict[str, Any]]

# What makes a file of an older format one of the next; `tests/saves` holds a file of every format ever released.
MIGRATIONS: dict[int, Migration] = {1: lambda data: data, 2: lambda data: data}

Line = Annotated[str, msgspec.Meta(max_length=160)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Header(msgspec.Struct):
    """What can be said about a save of any format without reading it whole."""

    format: Annotated[int, msgspec.Meta(ge=0)]
    program: str
    program_version: str
    game: str
    name: str = ""  # empty for the autosave
    date: str = ""
    round: int = 0
    over: bool = False
    players: tuple[str, ...] = ()


class SavedPoint(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to which the last answers can be taken back."""

    seat: Count
    state: dict[str, Any]
    events: Count


class SavedEvent(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """An event; private facts as (seat, facts), because JSON has no numbers as keys."""

    word: str
    public: dict[str, Any]
    private: tuple[tuple[Count, dict[str, Any]], ...] = ()


class SaveFile(Header, forbid_unknown_fields=True, kw_only=True):
    """A save of today's format."""

    rules_version: int
    facts: str
    setup: MatchSetup
    digest: str
    state: dict[str, Any]
    journal: tuple[Line, ...]
    undo: tuple[SavedPoint, ...] = ()
    events: tuple[SavedEvent, ...] = ()
    seatings: tuple[Seating, ...] = ()
    checksum: str = ""


class Snapshot(NamedTuple):
    """A match at one moment. Taking one is cheap; a writer thread makes the file from it."""

    rules: Rules[Any, Any]
    setup: MatchSetup
    state: Any  # a clone
    journal: tuple[str, ...]
    undo: list[dict[str, Any]]
    events: tuple[Event, ...]
    seatings: tuple[Seating, ...] = ()

    def save_file(self, name: str, date: str) -> SaveFile:
        """The content of the file. `date` is shown in the list of saves as it is given."""
        cut = max(0, len(self.events) - KEPT_EVENTS)
        return SaveFile(
            format=FORMAT,
            program=PROGRAM,
            program_version=__version__,
            game=self.rules.id,
            name=name,
            date=date,
            round=getattr(self.state, "round", 0),  # not every game counts rounds
            over=not self.state.stack,
            players=tuple(seat.name for seat in self.setup.seats),
            rules_version=self.rules.version,
            facts=self.rules.facts_hash(self.setup.rules_setup),
            setup=self.setup,
            digest=digest(self.state),
            state=to_json(self.state),
            journal=self.journal,
            undo=tuple(SavedPoint(p["seat"], p["state"], max(0, p["events"] - cut)) for p in self.undo),
            events=tuple(SavedEvent(e.word, e.public, tuple(e.for_seat.items())) for e in self.events[cut:]),
            seatings=tuple(msgspec.structs.replace(one, told=max(0, one.told - cut)) for one in self.seatings),
        )


def snapshot(match: Match) -> Snapshot:
    """The match as it stands; what happens later does not reach the result."""
    return Snapshot(
        match.rules,
        match.setup,
        match.state.clone(),
        tuple(match.journal),
        match.undoing.to_json(),
        tuple(match.events),
        tuple(match.seatings),
    )


def for_report(taken: Snapshot) -> bytes:
    """The bytes of a save that can be given away and replayed: seats have numbers in place of names."""
    seats = tuple(msgspec.structs.replace(one, name=f"Seat {i}") for i, one in enumerate(taken.setup.seats))
    seatings = tuple(msgspec.structs.replace(one, name=seats[one.seat].name, told=0) for one in taken.seatings)
    setup = msgspec.structs.replace(taken.setup, seats=seats)
    nameless = taken._replace(setup=setup, undo=[], events=(), seatings=seatings)
    return encode(nameless.save_file("", ""))


# --- to bytes and back ---


def checksum(plain: dict[str, Any]) -> str:
    """Over everything but itself, whatever the order of keys and the white space in the file."""
    content = {key: value for key, value in plain.items() if key != "checksum"}
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:32]


def encode(save: SaveFile) -> bytes:
    """The bytes of the file, with its checksum."""
    plain = msgspec.to_builtins(save)
    return msgspec.json.encode(plain | {"checksum": checksum(plain)}) + b"\n"


def read_bytes(path: Path) -> bytes:
    """The whole file. Raises SaveFault: missing, unreadable, too large."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise SaveFault("missing", path.name) from error
    except (OSError, ValueError) as error:
        raise SaveFault("unreadable", path.name, reason=getattr(error, "strerror", None) or str(error)) from error
    if len(content) > MAX_BYTES:
        raise SaveFault("too_large", path.name)
    return content


def header(content: bytes, file: str) -> Header:
    """What a save of any format says about itself. Raises SaveFault: not a save, or of a newer program."""
    return _header(_plain(content, file), file)


def decode(content: bytes, file: str) -> SaveFile:
    """A save, brought to today's format. Raises SaveFault. The state is not checked yet: `check` does that."""
    data = _plain(content, file)
    old = _header(data, file).format
    try:
        if data.get("checksum") != checksum(data):
            raise SaveFault("damaged", file, "its content does not fit its checksum")
        for number in range(old, FORMAT):
            data = MIGRATIONS[number](data) | {"format": number + 1}
        return msgspec.convert(data, SaveFile)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise SaveFault("damaged", file, str(error)) from error


def _header(data: dict[str, Any], file: str) -> Header:
    try:
        found = msgspec.convert(data, Header)
    except msgspec.MsgspecError as error:
        raise SaveFault("not_a_save", file, str(error)) from error
    if found.program != PROGRAM:
        raise SaveFault("not_a_save", file)
    if found.format > FORMAT:
        raise SaveFault("newer_program", file, version=found.program_version[:40])
    return found


def _plain(content: bytes, file: str) -> dict[str, Any]:
    """The file as plain data, if it is an object of bearable depth. Raises SaveFault."""
    if _depth(content) > MAX_DEPTH:
        raise SaveFault("not_a_save", file, "it is nested too deeply")
    try:
        return msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise SaveFault("not_a_save", file, str(error)) from error


_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


def _depth(content: bytes) -> int:
    """How deeply lists and objects are nested, without reading them: readers may not survive what is too deep."""
    depth = deepest = 0
    for byte in _TEXT.sub(b"", content).translate(None, _NO_BRACKETS):
        depth += 1 if byte in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def rules_of(save: SaveFile, find_rules: FindRules, file: str) -> Rules[Any, Any]:
    """The rules it was played by. Raises SaveFault if this program has no such rules, or others."""
    try:
        rules = find_rules(save.game)
    except KeyError as error:
        raise SaveFault("unknown_game", file, game=save.game[:40]) from error
    if save.rules_version != rules.version:
        raise SaveFault("other_rules", file, version=str(save.rules_version))
    if save.facts != rules.facts_hash(save.setup.rules_setup):
        raise SaveFault("other_cards", file)
    return rules


def check(save: SaveFile, find_rules: FindRules, file: str) -> Any:
    """The state of a save, checked whole by its rules. Raises SaveFault."""
    rules = rules_of(save, find_rules, file)
    if save.setup.game != save.game:
        raise SaveFault("damaged", file, "set-up and save name different games")
    try:
        state = rules.load(save.setup.rules_setup, save.state)
    except (DamagedState, SetupError) as error:
        raise SaveFault("damaged", file, str(error)) from error
    if any(one.seat >= len(save.setup.seats) or one.answered > len(save.journal) for one in save.seatings):
        raise SaveFault("damaged", file, "somebody took over a seat that there is not, or too late")
    if state.answered != len(save.journal) or digest(state) != save.digest:
        raise SaveFault("damaged", file, "state, journal and digest do not fit together")
    return state


def resume(save: SaveFile, find_rules: FindRules, bots: Bots | None = None) -> Match:
    """A match that goes on where this save was made. Raises SaveFault, also for a bot level that does not exist.

    A computer player of a personality that does not exist plays on without it, and a notice says so.
    """
    rules = rules_of(save, find_rules, save.name)
    state = check(save, find_rules, save.name)
    points = [msgspec.structs.asdict(point) for point in save.undo]
    setup, notices = _known_players(save.setup, bots)
    try:
        match = Match(rules, setup, state, bots)
    except ValueError as error:
        raise SaveFault("unknown_player", save.name, str(error)) from error
    match.tell(notices)
    match.journal = list(save.journal)
    match.events = [Event(e.word, e.public, dict(e.private)) for e in save.events]
    match.seatings = list(save.seatings)
    match.undoing.points = points_from(points, rules, save.setup.rules_setup, state)
    return match


def _known_players(setup: MatchSetup, bots: Bots | None) -> tuple[MatchSetup, list[Notice]]:
    """The same seats; a bot LEVEL:PERSONALITY that cannot be made is its plain level."""
    notices = []
    for number, seat in enumerate(setup.seats):
        level, colon, personality = seat.player.partition(":")
        if not colon or bots is None:
            continue
        try:
            bots.agent(Seat(number), setup)
        except ValueError:
            setup = setup.seated(number, level or seat.player)
            notices.append(Notice("unknown_personality", {"name": seat.name}, personality))
    return setup, notices
