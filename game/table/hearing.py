"""What a game tells where nobody sees the table, in the text game and to a screen reader: what can be looked at, what
the things on it are called, and what has to be said beside a choice. No pygame here. Everything has a default for a
game that says nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.table.default_words import bare
from game.table.names import N, V
from game.ui.lang import N_, _, joined


class Looked(NamedTuple, Generic[V, N]):
    """What somebody looks at the table with: the own View, the game's names and figures, and how much is wanted."""

    view: V
    names: N
    progress: str  # how far the game has come
    standing: tuple[Mapping[str, int], ...]  # the figures of each seat that everybody may count
    seat: int  # whose things, where a player was named; else one's own
    explained: bool  # with what everything does
    players: Sequence[str]  # who plays each seat, if that is wanted
    rest: str = ""  # what was typed behind the word, of a look that takes anything


class LookAt(NamedTuple, Generic[V, N]):
    """A word one can type to look at something. `words` are all its forms, the long one first; with `about`, a player
    may follow, with `typed` anything that the game understands."""

    name: str
    words: str
    help: str
    tell: Callable[[Looked[V, N]], list[str]]
    about: bool = False
    typed: bool = False


class Lying(NamedTuple):
    """A thing on the table: where it lies and which it is there (as `Words.place` has it), and of what it is a picture
    (`game.table.pieces.Subject`; "" and -1 for none)."""

    place: str
    thing: int
    kind: str = ""
    number: int = -1
    id: str = ""
    seat: int = -1


class Hearing(Generic[V, N]):
    """For a game that says nothing."""

    unspoken: Collection[str | None] = (None, "not_now")  # reasons that everybody expects

    @property
    def looks(self) -> tuple[LookAt[V, N], ...]:
        """What can be looked at, each answered with a list of lines in a fixed order, one thing a line."""
        return PLAIN_LOOKS

    def number(self, option: str) -> int | None:
        """The number by which a choice is called, where it has one of its own: another one than its place among the
        choices of the question. No two choices of a question share one."""
        return None

    def order(self, options: Sequence[str], view: V) -> Sequence[str]:
        """The choices of a question in the order in which they are said, each of them once."""
        return options

    def alike(self, option: str, view: V) -> str:
        """What choices that are the same to most people have in common; "" for none. Whoever types a name that fits
        several of them gets the first."""
        return ""

    def headings(self, option: str, view: V, names: N) -> tuple[str, ...]:
        """What a choice has in common with others, the widest first ("Farm", "Farm in Lucca"): where there are many,
        these are said in their place. Each can be typed."""
        return ()

    def further(self, option: str, view: V, names: N) -> Sequence[str]:
        """More names by which a choice can be typed."""
        return ()

    def thing(self, option: str, view: V, names: N) -> str:
        """The name of the thing an option is about; "" for a bare word."""
        number = value(option)
        return str(names.plain_seat(number)) if kind(option) == "seat" and number >= 0 else ""

    def beside(self, option: str, view: V, names: N) -> str:
        """What has to be known about a choice besides its words, as it stands behind them."""
        return ""

    def price(self, amount: int) -> str:
        """What a choice costs, as it stands behind it, where its button shows "−3"."""
        return _(", price {number}").format(number=amount)

    def about(self, option: str, view: V, names: N) -> str:
        """What the thing of a choice does, in one or two sentences; "" where nothing needs to be explained."""
        return ""

    def wishes(self, ask: Ask, view: V, names: N) -> tuple[list[str], list[str]]:
        """The options somebody may want and ask why not: bare words, and those about things."""
        return [], [f"seat:{seat}" for seat in range(len(names.seats))]

    def expected(self, option: str, ask: Ask) -> bool:
        """Whether an option that is not offered is told of when somebody asks why for everything."""
        return kind(option) in {kind(offered) for offered in ask.options}

    def typed(self, text: str, view: V) -> str:
        """A sentence of a prompt for somebody who types, where it speaks of clicking."""
        return text

    def pressed(self, text: str, view: V) -> str:
        """The same for somebody who goes from thing to thing by keys, and hears what each says."""
        return self.typed(text, view)

    def own(self, view: V) -> str:
        """What one has, told before each question; "" for nothing."""
        return ""

    def chosen(self, ask: Ask, names: N) -> str:
        """What was chosen so far in a group; "" for nothing."""
        return ""

    def counted(self, ask: Ask, view: V) -> tuple[int, int]:
        """How many of a group are chosen so far, and how many there must be (0: as many as one likes), where one is
        picked after the other."""
        return len(ask.memo.get("chosen", ())), 0

    def called(self, lying: Lying, view: V, names: N) -> str:
        """What a thing on the table is called, with all that eyes see on it but how it stands to the question: price,
        type, owner. "" leaves it to the title of its picture, or to what stands on it."""
        return ""

    def does(self, lying: Lying, view: V, names: N) -> str:
        """Its rule; "" leaves it to the text of its picture."""
        return ""

    def score(self, view: V, seat: int, names: N) -> list[tuple[str, int]]:
        """What the points of a finished game are made of: words and points."""
        return []

    def playing(self, view: V) -> Sequence[str]:
        """The ids of the cards of the game that is open: they are meant first."""
        return ()


def figures(seat: int, looked: Looked[V, N]) -> str:
    """Everybody's figures of a seat in a row."""
    if seat >= len(looked.standing):
        return ""
    return joined([f"{bare(word)} {number}" for word, number in looked.standing[seat].items()])


def _where(looked: Looked[V, N]) -> list[str]:
    me = int(looked.view.viewer)
    found = [f"{looked.progress}.", _("You are {name}.").format(name=looked.names.plain_seat(me))]
    return [*found, f"{own}."] if (own := figures(me, looked)) else found


def _players(looked: Looked[V, N]) -> list[str]:
    found = []
    for seat, name in enumerate(looked.names.seats):
        told = joined([one for one in (figures(seat, looked), *looked.players[seat : seat + 1]) if one])
        found.append(f"{name}: {told}." if told else f"{name}.")
    return found


PLAIN_LOOKS: tuple[LookAt[Any, Any], ...] = (
    LookAt("where", N_("where, w, where am I"), N_("how far the game is, and what you have"), _where),
    LookAt("players", N_("players, p"), N_("everybody at the table"), _players),
)
