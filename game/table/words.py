"""What a game brings along so that its questions and events can be read: by people at the table, in the text game, in
a replay. No pygame here.

Everything has a default out of the words of the rules themselves, so that a game with nothing but rules can be played;
a game overrides what it says better. What a question or an event means stands in one record each (`QuestionText`,
`EventText`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Generic, NamedTuple, cast

from game import catalog
from game.content.book import book
from game.kernel.events import Event, Facts, Json
from game.kernel.options import kind, value
from game.kernel.rules import SomeRules, ViewData
from game.kernel.steps import Ask, Problem, Seat
from game.session.match import Shown
from game.table import zones as zone_things
from game.table.asking.outlook import Outlook
from game.table.asking.spots import BUTTON
from game.table.asking.things import Things
from game.table.default_words import SEATS, acting, event_in, event_plainly, option_plainly
from game.table.hearing import Hearing
from game.table.names import N, Names, V
from game.table.zones import zones
from game.ui.game_words import in_words
from game.ui.lang import _, language

NOBODY = -1
Log = Callable[[], Sequence[Shown]]  # all events so far, as the viewer may know them


@dataclass(frozen=True)
class Prompt:
    """What the parchment says. `sign` is drawn on it by `Look.sign` ("" for none); `on_phone`: what is asked is
    answered there."""

    title: str
    why: str
    sign: str = ""
    on_phone: bool = False
    lost: bool = False  # and that phone is gone


@dataclass(frozen=True)
class Reminder:
    """A sign (`Look.sign` draws it) and what it means in a few words; where these are too long `short` stands beside
    the sign."""

    sign: str
    words: str
    short: str = field(default="", compare=False)


class Chapter(NamedTuple):
    """A part of the log, as the event with which it begins tells it: its number from 1, its heading, and the sentence
    below that ("" for none)."""

    number: int
    heading: str
    text: str = ""


class Memory:
    """What one viewer can tell from events beyond what each says by itself. In a plain game that is nothing."""

    def follow(self, event: Shown) -> None:
        """Takes in one event after the other."""

    def copy(self) -> Memory:
        """The same once more, to go on by itself."""
        return self

    def hit_by(self, event: Shown) -> bool:
        """Whether it is aimed at the viewer, though it does not say so."""
        return False

    def aside(self, event: Shown) -> str:
        """What the viewer wants to hear besides; "" for nothing."""
        return ""


@dataclass(frozen=True)
class QuestionText(Generic[V, N]):
    """What a step that asks means to people. The key in `Words.questions` is the step's short name ("thief.rob")."""

    prompt: Callable[[Ask, V, N], Prompt] | None = None  # ask, View, names -> who must do what, and why
    title: str = ""  # in place of `prompt` where the same words always do
    waiting: str = ""  # the public title under which others see it
    labels: Mapping[str, Any] = field(default_factory=dict)  # kind of option -> text or maker, where it is special here
    harmful: bool = False  # it takes or destroys: red, and never by one press
    own_turn: bool = False  # part of the own turn's menu: its buttons keep their places
    secret: bool = False  # an own secret is chosen: never by one press, whatever the settings say
    at_once: bool = False  # a thing of the hand that is pressed begins a group: no second press
    about: str = ""  # the kind of things it is about, for when every candidate is refused
    believes: bool = False  # answered by what one believes of the secrets of others: worth a look after the game
    help: str = ""  # the place in the rules that F1 opens


@dataclass(frozen=True)
class EventText(Generic[N]):
    """What an event means to people. The key in `Words.events` is its word ("robbed")."""

    sentence: Callable[[Facts, N], str | None] | None = None  # None, or a result of None: it needs no words
    actor: str | Callable[[Facts], int] = "seat"  # the fact that says who acts
    loser: str | Callable[[Facts], int] = ""  # the fact that says who loses something by it
    hit: str | Callable[[Facts], int] = ""  # whom it hits though nothing is lost; default: the loser
    kind: str = ""  # for the log's filter
    sound: str | Callable[[Facts], str] = ""
    weight: int = 0  # how much a recap needs it: 0 not at all, 1 beside what else its actor did, 2 for itself
    urgent: bool = False  # told even to whoever wants to hear least
    chapter: Callable[[Facts, N], Chapter] | None = None  # a new part of the log begins with it
    together: Callable[[Sequence[Facts], N], str | None] | None = None  # the sentence for several in a row;
    # None, or a result of None: each has its own
    own_line: bool = False  # never drawn together with what its actor did before
    stands_alone: bool = False  # nothing that its actor does next is drawn together with it
    turn_begins: bool = False
    turn_ends: bool = False
    winners: str = ""  # the fact that lists who has won, of the event that ends the game
    remarks: Callable[[Facts], list[tuple[int, str]]] | None = None  # who might say something, and on which occasion
    still: str = ""  # why nothing moves on the table for it
    shows: Sequence[str] | None = None  # the facts that name whom it shows what that seat has not seen before, so that
    # it is looked at before a curtain hides it; None: whoever is told more than the others
    trails: bool | Callable[[Facts], bool] = False  # whether, without words, it follows from the event before


@dataclass(frozen=True)
class Announced(Generic[V, N]):
    """What the others read while somebody is asked something of this public title; `prompt` takes the name of who is
    asked, the View and the names."""

    prompt: Callable[[str, V, N], Prompt]
    help: str


@dataclass(frozen=True)
class Refused(Generic[V, N]):
    """Why something cannot be done: the plain sentence, and a writer for where more can be said (of one option; ""
    where the plain sentence says it)."""

    sentence: str
    writer: Callable[[str, V, N], str] | None = None


class Words(Generic[V, N]):
    """The words of a game that says nothing about itself; to be overridden."""

    questions: Mapping[str, QuestionText[V, N]] = {}
    events: Mapping[str, EventText[N]] = {}
    announcements: Mapping[str, Announced[V, N]] = {}  # by the public title of a question
    problems: Mapping[str, Refused[V, N]] = {}
    kinds: Mapping[str, str] = {}  # kinds of events for the log's filter -> their title (N_)
    who: Sequence[str] = SEATS  # facts that name a player
    usual_kind = ""  # of an event whose record names none
    chances: Mapping[str, int] = {}  # occasion on which an opponent may say something -> how often, of a hundred

    def __init__(self, game: str) -> None:
        self.game = game

    # -- further parts ---------------------------------------------------------------------------------------------
    @property
    def things(self) -> Things[V, N]:
        """What presses on the things of the table mean."""
        told = zones(self.game)
        return Things(self.game) if told is None else zone_things.ZonedThings(self.game, told)

    @property
    def hearing(self) -> Hearing[V, N]:
        """What the text game tells besides."""
        told = zones(self.game)
        return Hearing() if told is None else zone_things.ZonedHearing(self.game, told)

    def outlook(self, ask: Ask | None, view: V, names: N, rules: SomeRules) -> Outlook[V]:
        """What the options of an ask lead to."""
        return Outlook[V](ask, view, rules, self.standing)

    # -- names -----------------------------------------------------------------------------------------------------
    def names(self, seats: Sequence[str], view: V) -> N:
        """What everything in one match is called."""
        return cast("N", Names(seats))  # a game with names of its own makes them

    # -- questions -------------------------------------------------------------------------------------------------
    def question(self, step: str) -> QuestionText[V, N]:
        """The record of a step; that of a question nobody wrote words for if there is none."""
        return self.questions.get(step, PLAIN_QUESTION)

    def prompt(self, ask: Ask, view: V, names: N) -> Prompt:
        """For the player who is asked."""
        record = self.question(ask.step)
        if record.prompt is not None:
            return record.prompt(ask, view, names)
        return Prompt(_(record.title) if record.title else _("Make a choice"), "")

    def waiting(self, seat: Seat, title: str, view: V, names: N) -> Prompt:
        """For the others, while somebody is asked: only what everybody may know."""
        found = self.announcements.get(title)
        if found is not None:
            return found.prompt(names.plain_seat(seat), view, names)
        return Prompt(_("{name} is choosing").format(name=names.seat(seat)), "")

    def label(self, option: str, ask: Ask, view: V, names: N) -> str:
        """The words on the button that gives this answer."""
        told = zones(self.game)
        said = zone_things.label(self.game, told, option, view, names) if told is not None else ""
        return said or option_plainly(option, names)

    def reason(self, problem: Problem, option: str, view: V, names: N) -> str:
        """Why this cannot be chosen, as the end of a sentence."""
        found = self.problems.get(problem) or self.problems.get("not_now")
        if found is None:
            return problem.replace("_", " ")
        return (found.writer(option, view, names) if found.writer is not None else "") or _(found.sentence)

    def price(self, option: str, view: V) -> int | None:
        """What the answer costs, in the game's money; None where that is no matter."""
        return None

    def place(self, option: str, view: V) -> tuple[str, int]:
        """Where on the table the option is picked, and which thing it is there."""
        told = zones(self.game)
        found = told.place(option, view) if told is not None else None
        return (BUTTON, value(option)) if found is None else found

    def wanted(self, place: str, thing: int, ask: Ask) -> list[str]:
        """The options somebody may mean by a press on a thing that is not offered: the rules say why not."""
        told = zones(self.game)
        if told is not None:
            return told.wanted(place, thing)
        return [f"{word}:{thing}" for word in sorted({kind(option) for option in ask.options}) if thing >= 0]

    def may_skip(self, ask: Ask, view: V) -> bool:
        """Whether the only answer there is may be given by itself (unless the settings say otherwise)."""
        return not ask.group

    def pace(self, title: str, view: V) -> float:
        """How long computer players pause over a question with this public title, as a share of the usual; `view` is
        what everybody may know."""
        return 1.0

    def own_turn(self, view: V) -> str:
        """Names the viewer's own turn while it goes on: another word for each, "" while there is none. Buttons keep
        their places in it, and with several people at a screen only then an answer is given by itself."""
        return ""

    def keeps_secrets(self, view: V, seats: Sequence[int]) -> bool:
        """Whether one of these seats knows what the others must not see: then a curtain falls when another of them
        comes before the screen. `view` is what everybody may know."""
        return True

    def shows(self, event: Event, seat: int) -> bool:
        """Whether the event shows this seat something that the others do not see, and that it did not choose itself."""
        if seat not in event.for_seat:
            return False
        record = self.events.get(event.word)
        if record is None or record.shows is None:
            return True
        return any(event.public.get(fact) == seat for fact in record.shows)

    def reminders(self, view: V, names: N, log: Log, *, asked: bool, small: bool) -> tuple[Reminder, ...]:
        """What the person before the screen may have forgotten, beside the prompt. `asked`: that is who is asked now;
        `small`: there is no room elsewhere."""
        return ()

    def recap_due(self, view: V, log: Log, *, small: bool) -> str:
        """Names the moment at which the one who is asked is told what happened since the last own turn; "" for no such
        moment. At the same one it is told once."""
        return ""

    def help_place(self, ask: Ask | None, title: str, view: V) -> str:
        """The place in the rules that F1 opens: about the question of the person before the screen, or (`ask` None)
        about what somebody else is asked under this public title."""
        if ask is not None:
            return self.question(ask.step).help or self.help_now(view)
        return self.announcements[title].help if title in self.announcements else self.help_now(view)

    def help_now(self, view: V) -> str:
        """The place about what is going on, where no question has one of its own."""
        return ""

    # -- events ----------------------------------------------------------------------------------------------------
    def told(self, word: str) -> EventText[N]:
        """The record of an event; that of an event nobody wrote words for if there is none."""
        return self.events.get(word, PLAIN_EVENT)

    def tell(self, word: str, facts: Facts, names: N) -> str | None:
        """The sentence for an event, as one viewer may know it; None for one that needs no words."""
        if word not in self.events:
            told = zones(self.game)
            known = zone_things.readable(self.game, told, word, facts) if told is not None else facts
            return event_plainly(word, known, names)
        teller = self.told(word).sentence
        return teller(facts, names) if teller is not None else None

    def kind_of(self, word: str) -> str:
        """Under which kind an event is found in the log's filter."""
        return self.told(word).kind or self.usual_kind

    def actor(self, word: str, facts: Facts) -> int:
        """Who acts in an event; -1 if nobody does."""
        return _fact(self.told(word).actor if word in self.events else acting(facts), facts)

    def loser(self, word: str, facts: Facts) -> int:
        """Who loses something by an event; -1 if nobody does."""
        return _fact(self.told(word).loser, facts)

    def hit(self, word: str, facts: Facts) -> int:
        """Who loses by an event, or is looked at; -1 if nobody is."""
        return _fact(self.told(word).hit, facts) if self.told(word).hit else self.loser(word, facts)

    def memory(self, viewer: int | None) -> Memory:
        """What a viewer (None: nobody) comes to know from one event after the other."""
        return Memory()

    def aimed(self, word: str, facts: Facts, view: V, names: N) -> str:
        """What it means for the viewer of this View if an event of the chapter that goes on was aimed at them though
        it does not name them; "" if it was not."""
        return ""

    def in_order(self, news: Sequence[Shown]) -> list[Shown]:
        """The events of one decision in the order in which they are shown."""
        return list(news)

    def told_at_the_end(self, word: str) -> bool:
        """Whether the screen of the end tells this event, so that the table does not tell it before."""
        return bool(self.told(word).winners)

    def trails(self, word: str, facts: Facts) -> bool:
        """Whether an event without words follows from the one before, rather than leading to the next."""
        found = self.told(word).trails
        return found if isinstance(found, bool) else found(facts)

    def occasions(self, word: str, facts: Facts) -> list[tuple[int, str]]:
        """Who might say something about an event, and on which occasion; only what everybody knows by it."""
        found = self.told(word).remarks
        return found(facts) if found is not None else []

    def cue(self, word: str, facts: Facts) -> str:
        """The sound of an event, or nothing. Only public facts are looked at."""
        sound = self.told(word).sound
        return sound if isinstance(sound, str) else sound(facts)

    # -- the table -------------------------------------------------------------------------------------------------
    def symbol(self, key: str, view: V) -> str:
        """What a symbol stands for at this table, in one short sentence; "" if it is not known."""
        return ""

    def in_play(self, view: ViewData) -> Sequence[str]:
        """The cards of the book, by id, that are in the game which is played; none: there is no such choice among them.
        `view` is what everybody may know."""
        return ()

    def progress(self, view: V) -> str:
        """How far the game has come, in a word or two."""
        return in_words(*catalog.rules(self.game).progress(view))

    def gain(self, family: str, end: Mapping[str, Json], other: Mapping[str, Json], names: N) -> str:
        """How one end that a hint compares (`game.bots.advice`) is better than another in a family of figures, as the
        end of a sentence that begins with it; "" for nothing to speak of."""
        return ""

    def standing(self, view: V) -> tuple[Mapping[str, int], ...]:
        """The figures of each seat that everybody may count ("points", "gold"): for captions and outcomes."""
        return ()

    # -- looking back ----------------------------------------------------------------------------------------------
    def card(self, card: str) -> str:
        """What a card is called, by its id."""
        found = book(self.game).cards().get(card)
        return found.name.get(language()) if found is not None else card.replace("_", " ").capitalize()

    def source(self, name: str) -> str:
        """What a source of points is called (`game.session.ledger.Ledger.sources`), as a title."""
        return self.card(name)

    def chosen(self, kind: str) -> str:
        """What several things of a kind are called that seats choose (`Used.kind`), as a title."""
        return book(self.game).shelf().kinds().get(kind, kind.replace("_", " ").capitalize())

    def brought(self, kind: str) -> str:
        """What is counted of that they brought (`Used.brought`), as a title; "" where nothing is."""
        return ""


PLAIN_QUESTION: QuestionText[Any, Any] = QuestionText()
PLAIN_EVENT: EventText[Any] = EventText()


def _fact(which: str | Callable[[Facts], int], facts: Facts) -> int:
    if not isinstance(which, str):
        return which(facts)
    return int(facts.get(which, NOBODY)) if which else NOBODY


SomeWords = Words[ViewData, Names]  # of whatever game


def words(game: str) -> SomeWords:
    """What a game says. Raises KeyError for one that is not in the catalog, PackFault for one that cannot be used."""
    found: SomeWords | Mapping[str, str] = catalog.part(game, "words")
    return found if isinstance(found, Words) else _of_titles(game, tuple(found.items()))


@cache
def _of_titles(game: str, titles: tuple[tuple[str, str], ...]) -> SomeWords:
    """For a pack with a title for each step that asks, and sentences for events, whose words have no dot."""
    made: SomeWords = Words(game)
    made.questions = {step: QuestionText(title=title) for step, title in titles if "." in step}
    made.events = {word: EventText(partial(_event, game, word, text)) for word, text in titles if "." not in word}
    return made


def _event(game: str, word: str, template: str, facts: Facts, names: Names) -> str:
    told = zones(game)
    known = zone_things.readable(game, told, word, facts) if told is not None else facts
    return event_in(told.say(template) if told is not None else _(template), known, names)
