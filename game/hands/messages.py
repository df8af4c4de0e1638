"""All that goes between the program and a phone, typed both ways. No pygame, and no word of any game, in here.

Texts for people are finished sentences in the language of the phone, plain or in the markup of `game.ui.draw.markup`
(fields named `text` of `Line`); the page turns it into nodes. Absent fields have their default.
"""

from __future__ import annotations

from typing import Literal

import msgspec

MOST_UP = 16_384  # bytes of a message from a phone
VERSION = 1  # of these messages; a page that was loaded from another one is asked to load again

Where = Literal["screen", "phone", "lost", "computer"]  # where the hand of a seat is; lost: a phone that is gone
State = Literal["", "legal", "focus", "target", "chosen"]  # focus: selected; target: selected, and it does harm
Look = Literal["", "gold", "ghost", "danger"]


class Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a message."""


# -- down: a page ------------------------------------------------------------------------------------------------------
class Fact(Part, frozen=True):
    """A figure that everybody may know: its sign (a name of `assets/hands/`), its words and its number."""

    sign: str
    words: str
    number: int


class Who(Part, frozen=True):
    """Somebody at the table, as everybody may know them. `crest`: 0..7."""

    seat: int
    name: str
    crest: int
    hand: Where
    me: bool = False
    asked: bool = False
    facts: tuple[Fact, ...] = ()


class Line(Part, frozen=True):
    """A sentence of the chronicle, with markup. `crest` -1: of nobody."""

    text: str
    crest: int = -1
    loss: bool = False
    head: bool = False  # a heading: a new round begins
    number: int = 0  # grows by one from line to line


class Button(Part, frozen=True):
    """`press` comes back in `Press`. `final`: it cannot be taken back."""

    press: str
    text: str
    look: Look = ""
    leads: str = ""
    why_not: str = ""
    final: bool = False


class Question(Part, frozen=True):
    """What this seat is asked. `seal`: the figure on the parchment (a rank), -1 for none."""

    title: str
    why: str
    seal: int = -1
    harmful: bool = False
    picked: str = ""  # of a group that is being picked: "2 of 3 chosen"
    buttons: tuple[Button, ...] = ()
    number: int = 0  # of this seat's questions: as long as it is the same, what was offered before is the same question


class Waiting(Part, frozen=True):
    """Whom the table waits for, and for what (its public title)."""

    seat: int
    title: str
    why: str = ""


class Thing(Part, frozen=True):
    """Something in an area: a card, a building, a pile, a site, somebody's district. (`place`, `thing`) come back in
    `Pick`; `face` is a name under `/face/`, `card` what `Read` asks for."""

    place: str
    thing: int
    name: str
    face: str = ""
    card: str = ""
    text: str = ""  # what choosing it does: "Build Tavern −1"
    more: str = ""  # words below the name: the rule on a card, who is inside a building
    number: int = -1  # on the map, or how many there are; -1: none
    state: State = ""
    leads: str = ""
    why_not: str = ""
    crest: int = -1  # whose it is, where it is somebody's
    chosen: int = 0  # of a pile: how many of it are chosen
    also: tuple[tuple[int, int], ...] = ()  # all that stand in this row, if several: number on the map, thing


Kind = Literal["large", "hand", "rows", "piles", "sites", "seats", "cards"]


class Area(Part, frozen=True):
    """Things that lie together. `large`: cards to choose from, with their words; `hand`: three a row; `rows`: broad
    rows; `piles`: cards of a kind with how many are chosen; `sites`: rows with numbers on the map; `seats`: people;
    `cards`: small ones, of a city or set aside."""

    name: str
    title: str
    kind: Kind
    things: tuple[Thing, ...]


class Map(Part, frozen=True):
    """A picture with numbered places. `picture`: a name under `/face/`; the places and what is shown of it first, in
    thousandths of its width and height."""

    picture: str
    places: tuple[tuple[int, int, int, str, int], ...]  # number, x, y, place, thing
    high: int = 500  # thousandths of its width
    cut: tuple[int, int, int, int] = (0, 0, 1000, 1000)  # left, top, width, height: what is on offer, and its country


class Page(Part, frozen=True, tag="page", tag_field="is"):
    """The whole page of one seat, counted per seat from 1. `seat` -1: of nobody, for all to see."""

    page: int
    game: str
    lang: str
    seat: int
    title: str  # of the browser's tab: calls when asked
    progress: str = ""
    undo: bool = False
    over: bool = False
    who: tuple[Who, ...] = ()
    ask: Question | None = None
    waiting: Waiting | None = None
    crumbs: tuple[str, ...] = ()  # steps of a plan that were chosen already
    areas: tuple[Area, ...] = ()
    map: Map | None = None
    own: tuple[str, ...] = ()
    reminders: tuple[str, ...] = ()
    recap: tuple[Line, ...] = ()  # what happened since the last own turn, losses first
    news: tuple[Line, ...] = ()  # the chronicle, the newest last
    faces: tuple[str, ...] = ()  # all pictures of this game, to be fetched when the table is quiet
    paused: str = ""  # why nothing is done at the moment; looking, selecting and planning are


# -- down: the door, and other words -----------------------------------------------------------------------------------
class Seat(Part, frozen=True):
    """A seat at the door: `free` to sit down at, else where its hand is."""

    seat: int
    name: str
    crest: int
    free: bool
    hand: Where = "screen"


class Door(Part, frozen=True, tag="door", tag_field="is"):
    """*Who are you?* `asked`: the table has been asked to let this phone in."""

    game: str
    lang: str
    languages: tuple[tuple[str, str], ...]  # code, its own name
    seats: tuple[Seat, ...]
    words: dict[str, str]  # texts of the page itself by key, in this language
    asked: bool = False


class Sat(Part, frozen=True, tag="sat", tag_field="is"):
    """This phone has a seat (-1: it watches); the token brings it back to it. `cards`: all that can be read, by what
    `Read` asks for and by name."""

    seat: int
    token: str
    words: dict[str, str]
    cards: tuple[tuple[str, str], ...] = ()
    rules: tuple[tuple[str, str], ...] = ()  # the same of the pages of the rules
    languages: tuple[tuple[str, str], ...] = ()  # code, its own name


class CardText(Part, frozen=True, tag="told", tag_field="is"):
    """A card or a rule to read."""

    card: str
    title: str
    text: str
    face: str = ""
    rulings: tuple[str, ...] = ()


class Refused(Part, frozen=True, tag="refused", tag_field="is"):
    """Why something was not done, as a sentence. `fatal`: the connection ends, and coming again brings nothing."""

    why: str
    fatal: bool = False


Down = Page | Door | Sat | CardText | Refused


# -- up ----------------------------------------------------------------------------------------------------------------
class Come(Part, frozen=True, tag="come", tag_field="is"):
    """The first message. One of: the secret of the QR code, the typed code, the token of a seat, or nothing of these
    for somebody who only watches. `lang`: what the browser asks for."""

    version: int
    secret: str = ""
    code: str = ""
    token: str = ""
    watch: bool = False
    lang: str = ""


class Sit(Part, frozen=True, tag="sit", tag_field="is"):
    seat: int


class Leave(Part, frozen=True, tag="leave", tag_field="is"):
    """This phone gives its seat up: another one may take it."""


class Speak(Part, frozen=True, tag="speak", tag_field="is"):
    lang: str


class Pick(Part, frozen=True, tag="pick", tag_field="is"):
    page: int
    place: str
    thing: int
    all: bool = False  # of a pile: all or none of it


class Press(Part, frozen=True, tag="press", tag_field="is"):
    page: int
    press: str


class Undo(Part, frozen=True, tag="undo", tag_field="is"):
    page: int


class Read(Part, frozen=True, tag="read", tag_field="is"):
    card: str


Up = Come | Sit | Leave | Speak | Pick | Press | Undo | Read
_UP: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)


def encoded(message: Down) -> bytes:
    """A message to a phone, as JSON."""
    return msgspec.json.encode(message)


def decoded(data: bytes | str) -> Up:
    """A message of a phone. Raises msgspec.DecodeError (a ValidationError where the JSON itself is good) for anything
    else."""
    return _UP.decode(data)
