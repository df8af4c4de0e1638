"""One match as one file: JSON that can be copied and shared.

Everything in a file is believed only within limits: lengths, ranges, depth, letters. `decode` holds it against the
schema, `check` against the rules; what `resume` gives back can be shown and played.

The snapshot of the state is authoritative: loading does not replay. The journal is there for replays, the checksum so
that damage is noticed whatever it hits. Whatever is wrong with a file becomes a SaveFault with a sentence.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game import __version__, files
from game.content import usable
from game.kernel.events import Event, Json
from game.kernel.rules import DamagedState, Plain, SetupError, SomeRules
from game.kernel.saving import digest, named_in_full, to_json
from game.kernel.steps import Seat, StackState
from game.session import journal
from game.session.agents import Bots
from game.session.match import Match, Seating
from game.session.notices import Notice, SaveFault
from game.session.setup import PLAIN, MatchSetup, Name, plain
from game.session.undo import points_from

# 2: the set-up has the salt of the sealed seed; 3: who took over which seat; 4: steps are named in full; 5: the set-up
# says where the match comes from.
FORMAT = 5
PROGRAM = "Crown & Coin"
MAX_BYTES = 2_000_000
MAX_DEPTH = 24
KEPT_EVENTS = 600  # the log of the last rounds comes back after a reload
MOST_EVENTS = 5_000  # in a file, also of other versions
MOST_ANSWERS = 50_000
HIGHEST = 2**31 - 1

FindRules = Callable[[str], SomeRules]  # raises KeyError for a game it does not know
Migration = Callable[[Plain], Plain]


def _steps_in_full(data: Plain) -> Plain:
    """What waits in the state, and in the moments to go back to, is named with the game."""
    game, state, undo = data["game"], data["state"], data.get("undo", [])
    points = [point | {"state": named_in_full(point["state"], game)} for point in undo]
    return data | {"state": named_in_full(state, game), "undo": points}


# What makes a file of an older format one of the next; `tests/saves` holds a file of every format ever released.
MIGRATIONS: dict[int, Migration] = {1: lambda data: data, 2: lambda data: data, 3: _steps_in_full, 4: lambda data: data}

Line = Annotated[str, msgspec.Meta(max_length=160, pattern=r"\A[ -~]*\Z")]
Short = Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]
Count = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]


class Header(msgspec.Struct):
    """What can be said about a save of any format without reading it whole."""

    format: Count
    program: Short
    program_version: Short
    game: Short
    name: Name = ""  # empty for the autosave
    date: Short = ""
    round: Count = 0  # how far the game has come
    progress: Short = "round"  # ... and in what that is counted
    over: bool = False
    players: Annotated[tuple[Name, ...], msgspec.Meta(max_length=16)] = ()


class SavedPoint(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to which the last answers can be taken back."""

    seat: Count
    state: Plain
    events: Count


class SavedEvent(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """An event; private facts as (seat, facts), because JSON has no numbers as keys."""

    word: Short
    public: dict[Short, Json]
    private: Annotated[tuple[tuple[Count, dict[Short, Json]], ...], msgspec.Meta(max_length=16)] = ()


class SaveFile(Header, forbid_unknown_fields=True, kw_only=True):
    """A save of today's format."""

    rules_version: Count
    facts: Short
    setup: MatchSetup
    digest: Short
    state: Plain
    journal: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_ANSWERS)]
    undo: Annotated[tuple[SavedPoint, ...], msgspec.Meta(max_length=64)] = ()
    events: Annotated[tuple[SavedEvent, ...], msgspec.Meta(max_length=MOST_EVENTS)] = ()
    seatings: Annotated[tuple[Seating, ...], msgspec.Meta(max_length=MOST_EVENTS)] = ()
    checksum: Short = ""


class Snapshot(NamedTuple):
    """A match at one moment. Taking one is cheap; a writer thread makes the file from it."""

    rules: SomeRules
    setup: MatchSetup
    state: StackState  # a clone
    journal: tuple[str, ...]
    undo: list[Plain]
    events: tuple[Event, ...]
    seatings: tuple[Seating, ...] = ()

    def save_file(self, name: str, date: str) -> SaveFile:
        """The content of the file. `date` is shown in the list of saves as it is given."""
        cut = max(0, len(self.events) - KEPT_EVENTS)
        setup = _plain_names(self.setup)
        word, number = self.rules.progress(self.state)
        return SaveFile(
            format=FORMAT,
            program=PROGRAM,
            program_version=__version__,
            game=self.rules.id,
            name=plain(name),
            date=date,
            round=min(max(0, number), HIGHEST),
            progress=word,
            over=not self.state.stack,
            players=tuple(seat.name for seat in setup.seats),
            rules_version=self.rules.version_of(self.setup.rules_setup),
            facts=self.rules.facts_hash(self.setup.rules_setup),
            setup=setup,
            digest=digest(self.state),
            state=to_json(self.state),
            journal=self.journal,
            undo=tuple(SavedPoint(p["seat"], p["state"], max(0, p["events"] - cut)) for p in self.undo),
            events=tuple(SavedEvent(e.word, e.public, tuple(e.for_seat.items())) for e in self.events[cut:]),
            seatings=tuple(
                msgspec.structs.replace(one, told=max(0, one.told - cut), name=plain(one.name)) for one in self.seatings
            ),
        )


def _plain_names(setup: MatchSetup) -> MatchSetup:
    """The set-up with names that a save may hold, whoever gave them."""
    seats = tuple(msgspec.structs.replace(one, name=plain(one.name)) for one in setup.seats)
    return msgspec.structs.replace(setup, seats=seats)


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


def checksum(plain: Plain) -> str:
    """Over everything but itself, whatever the order of keys and the white space in the file."""
    content = {key: value for key, value in plain.items() if key != "checksum"}
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:32]


def encode(save: SaveFile) -> bytes:
    """The bytes of the file, with its checksum."""
    plain = msgspec.to_builtins(save)
    return msgspec.json.encode(plain | {"checksum": checksum(plain)}) + b"\n"


def read_bytes(path: Path) -> bytes:
    """The whole file. Raises SaveFault: missing, no file but something else, too large, unreadable."""
    try:
        return files.read(path, MAX_BYTES)
    except FileNotFoundError as error:
        raise SaveFault("missing", path.name) from error
    except files.NoFile as error:
        raise SaveFault("no_file", path.name) from error
    except files.TooLarge as error:
        raise SaveFault("too_large", path.name) from error
    except (OSError, ValueError) as error:
        raise SaveFault("unreadable", path.name, reason=getattr(error, "strerror", None) or str(error)) from error


def header(content: bytes, file: str) -> Header:
    """What a save of any format says about itself. Raises SaveFault: not a save, or of a newer program."""
    return _header(_as_data(content, file), file)


def decode(content: bytes, file: str) -> SaveFile:
    """A save, brought to today's format. Raises SaveFault. The state is not checked yet: `check` does that."""
    data = _as_data(content, file)
    old = _header(data, file).format
    try:
        if data.get("checksum") != checksum(data):
            raise SaveFault("damaged", file, "its content does not fit its checksum")
        for number in range(old, FORMAT):
            data = MIGRATIONS[number](data) | {"format": number + 1}
        return msgspec.convert(data, SaveFile)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, ArithmeticError, RecursionError) as error:
        raise SaveFault("damaged", file, str(error)) from error


def _header(data: Plain, file: str) -> Header:
    try:
        found = msgspec.convert(data, Header)
    except msgspec.MsgspecError as error:
        raise SaveFault("not_a_save", file, str(error)) from error
    if found.program != PROGRAM:
        raise SaveFault("not_a_save", file)
    if found.format > FORMAT:
        raise SaveFault("newer_program", file, version=found.program_version[:40])
    return found


def _as_data(content: bytes, file: str) -> Plain:
    """The file as plain data, if it is an object of bearable depth and numbers. Raises SaveFault."""
    bare = _TEXT.sub(b"", content)
    if _depth(bare) > MAX_DEPTH:
        raise SaveFault("not_a_save", file, "it is nested too deeply")
    if _LONG_NUMBER.search(bare):
        raise SaveFault("not_a_save", file, "a number in it is too long")
    try:
        return msgspec.json.decode(content, type=Plain)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise SaveFault("not_a_save", file, str(error)) from error


_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_LONG_NUMBER = re.compile(rb"[0-9]{21}")  # 64 bits have 20 digits at most; readers take long over long ones
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


def _depth(bare: bytes) -> int:
    """How deeply lists and objects are nested, without reading them: readers may not survive what is too deep."""
    depth = deepest = 0
    for byte in bare.translate(None, _NO_BRACKETS):
        depth += 1 if byte in b"[{" else -1
        if depth > deepest:
            deepest = depth
            if deepest > MAX_DEPTH:
                break
    return deepest


def rules_of(save: SaveFile, find_rules: FindRules, file: str) -> SomeRules:
    """The rules it was played by. Raises SaveFault if this program has no such rules, or others."""
    try:
        rules = find_rules(save.game)
    except KeyError as error:
        raise SaveFault("unknown_game", file, game=save.game[:40]) from error
    except usable.CANNOT as error:
        raise SaveFault("unreadable", file, reason=usable.told(save.game, error)) from error
    if save.rules_version != rules.version_of(save.setup.rules_setup):
        raise SaveFault("other_rules", file, version=str(save.rules_version))
    if save.facts != rules.facts_hash(save.setup.rules_setup):
        raise SaveFault("other_cards", file)
    return rules


def check(save: SaveFile, find_rules: FindRules, file: str) -> StackState:
    """The state of a save, checked whole by its rules. Raises SaveFault."""
    try:
        rules = rules_of(save, find_rules, file)
        if save.setup.game != save.game:
            raise SaveFault("damaged", file, "set-up and save name different games")
        state = rules.load(save.setup.rules_setup, save.state)
        if any(frame[1] not in range(len(save.setup.seats)) for frame in state.stack):
            raise SaveFault("damaged", file, "somebody is asked who does not play")
    except SaveFault:
        raise
    except (DamagedState, SetupError) as error:
        raise SaveFault("damaged", file, str(error)) from error
    except Exception as error:  # whatever the rules did not foresee: nobody shall meet it in the window
        raise SaveFault("damaged", file, f"{type(error).__name__}: {error}") from error
    fault = _journal_fault(save)
    if fault:
        raise SaveFault("damaged", file, fault)
    if state.answered != len(save.journal) or digest(state) != save.digest:
        raise SaveFault("damaged", file, "state, journal and digest do not fit together")
    return state


def _journal_fault(save: SaveFile) -> str | None:
    """What is wrong with the answers, or with who gave them."""
    seats = len(save.setup.seats)
    if any(one.seat >= seats or one.answered > len(save.journal) for one in save.seatings):
        return "somebody took over a seat that there is not, or too late"
    if any(later.answered < one.answered for one, later in pairwise(save.seatings)):
        return "seats were taken over in another order than answers were given"
    try:
        fits = all(journal.parse(line).seat < seats for line in save.journal)
    except ValueError as error:
        return str(error)
    return None if fits else "a seat that there is not has answered"


def resume(save: SaveFile, find_rules: FindRules, bots: Bots | None = None) -> Match:
    """A match that goes on where this save was made. Raises SaveFault, also for a bot level that does not exist.

    A computer player of a personality that does not exist plays on without it, and a notice says so.
    """
    state = check(save, find_rules, save.name)
    rules = rules_of(save, find_rules, save.name)
    setup, notices = _known_players(save.setup, bots)
    try:
        match = Match(rules, setup, state, bots)
    except ValueError as error:
        raise SaveFault("unknown_player", save.name, str(error)) from error
    match.tell(notices)
    match.journal = list(save.journal)
    match.events = _events(save, rules, state)
    told = len(match.events)
    match.seatings = [msgspec.structs.replace(one, told=min(one.told, told)) for one in save.seatings]
    points = [{**msgspec.structs.asdict(point), "events": min(point.events, told)} for point in save.undo]
    match.undoing.points = points_from(points, rules, save.setup.rules_setup, state, match.journal)
    return match


def _events(save: SaveFile, rules: SomeRules, state: StackState) -> list[Event]:
    """What was told so far; nothing if part of it cannot be read: the log is a comfort, not the game."""
    events = [Event(e.word, e.public, dict(e.private)) for e in save.events]
    return [] if any(rules.unfit(state, event) for event in events) else events


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
