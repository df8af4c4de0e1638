"""The log: events drawn together by turns, in the words of `narrate`, as one viewer may know them. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.citadels.rules.box import Box
from game.citadels.table.models import SeatInfo
from game.citadels.table.names import Names
from game.citadels.table.narrate import tell
from game.citadels.table.narrate_goods import takes
from game.citadels.table.speech import Said, Speech, quoted
from game.content import Cards
from game.kernel.events import Facts
from game.session.match import Shown
from game.ui import theme
from game.ui.lang import _, listed
from game.ui.markup import escape

NOBODY = -1
OWN_LINE = ("revealed", "character_kept")
TOLD_IN_SUMMARY = frozenset({
    "killed", "theft_announced", "robbed", "built", "destroyed", "hands_swapped", "crown_moved", "completed",
    "heir_revealed", "killed_revealed", "beautified", "revealed", "bewitched", "warrants_placed", "threats_placed",
    "bribed", "refused", "threat_revealed", "confiscated", "seized", "swapped", "razed", "sacrificed", "saved", "spied",
    "looked_at_hand", "card_moved", "characters_swapped",
})  # fmt: skip
LOST_BY = {  # events that cost somebody a district, a hand or a character, and the fact that says whom
    "destroyed": "owner", "razed": "owner", "seized": "owner", "swapped": "owner", "confiscated": "other",
    "hands_swapped": "other", "characters_swapped": "other",
}  # fmt: skip
BUILDING, GOODS, ATTACKS, CHARACTERS, TALK, NOTES = "building", "goods", "attacks", "characters", "talk", "notes"
KINDS = {
    BUILDING: ("built", "beautified", "completed", "saved", "sacrificed"),
    GOODS: ("gold", "income", "drew", "put_under", "tucked", "card_moved"),
    ATTACKS: (
        "killed", "bewitched", "theft_announced", "robbed", "warrants_placed", "threats_placed", "bribed", "refused",
        "threat_revealed", "destroyed", "razed", "seized", "swapped", "confiscated", "spied", "looked_at_hand",
        "hands_swapped",
    ),
}  # fmt: skip
TAKEN_FROM_YOU = ("spy", "abbot", "emperor", "loan")


@dataclass(frozen=True)
class About:
    """What a line speaks of: exactly the players, cards and ranks that stand in it, and the kinds of its events."""

    seats: frozenset[int] = frozenset()
    cards: frozenset[int] = frozenset()
    ranks: frozenset[int] = frozenset()
    kinds: frozenset[str] = frozenset()

    def __or__(self, other: About) -> About:
        return About(
            self.seats | other.seats, self.cards | other.cards, self.ranks | other.ranks, self.kinds | other.kinds
        )

    def has(self, kind: str, number: int) -> bool:
        """Whether a thing stands in it: a "seat", "card" or "rank"."""
        return number in {"seat": self.seats, "card": self.cards, "rank": self.ranks}[kind]


NOTHING = About()


@dataclass(frozen=True)
class Line:
    """A line of the log: marked-up text, whose shield stands before it (-1: none), or a heading."""

    text: str
    crest: int = -1
    heading: bool = False
    loss: bool = False  # the viewer lost something
    about: About = NOTHING


class MarkedNames(Names):
    """Names as the log shows them: players in their colours, cards and characters bold."""

    def __init__(self, seats: Sequence[SeatInfo], box: Box, cards: Cards | None = None) -> None:
        super().__init__([seat.name for seat in seats], box, cards)
        self.infos = list(seats)
        self._mentioned: set[tuple[str, int]] = set()

    def listen(self) -> None:
        """From now on remember what is named."""
        self._mentioned = set()

    def mentioned(self, kind: str) -> About:
        """What was named since, as something of this kind."""
        found = self._mentioned
        seats, cards, ranks = (frozenset(n for what, n in found if what == word) for word in ("seat", "card", "rank"))
        return About(seats, cards, ranks, frozenset((kind,)))

    def seat(self, seat: int) -> str:
        self._mentioned.add(("seat", seat))
        colour = theme.mix(theme.SEATS[self.infos[seat].crest], (255, 255, 255), 0.35)
        return f"[#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}|{escape(self.plain_seat(seat))}]"

    def card(self, card: int) -> str:
        self._mentioned.add(("card", card))
        return f"[b|{escape(self.plain_card(card))}]" if card >= 0 else self.plain_card(card)

    def rank(self, rank: int) -> str:
        self._mentioned.add(("rank", rank))
        return f"[b|{escape(self.plain_rank(rank))}]" if rank >= 1 else self.plain_rank(rank)


def actor(word: str, facts: Facts) -> int:
    """Who acts in an event; -1 if nobody does."""
    if word == "robbed":
        return int(facts["thief"])
    if word == "card_moved" and takes(facts):
        return int(facts["other"])
    if word == "gold":
        return int(facts["target"] if facts["target"] >= 0 else facts["source"])
    return int(facts.get("seat", -1))


def is_loss(word: str, facts: Facts, viewer: int | None) -> bool:
    """Whether the viewer lost something by it: a district, a purse, a hand."""
    if viewer is None:
        return False
    if word in LOST_BY:
        return bool(facts[LOST_BY[word]] == viewer and facts["seat"] != viewer)
    return (
        (word == "robbed" and facts["seat"] == viewer and facts["amount"] > 0)
        or (word == "threat_revealed" and facts["other"] == viewer and facts["amount"] > 0)
        or (word == "card_moved" and takes(facts) and facts["seat"] == viewer)
        or (word == "gold" and facts["why"] in TAKEN_FROM_YOU and facts["source"] == viewer)
    )


class Chronicle:
    """The log as it grows. Acts of one player in a row become one line, and so do characters nobody answers for, and
    players who choose one after the other in secret."""

    def __init__(self, names: MarkedNames, viewer: int | None, speech: Speech | None = None) -> None:
        self.names, self.viewer, self.speech = names, viewer, speech
        self.lines: list[Line] = []
        self.said: list[Said] = []  # by the opponents
        self._actor = NOBODY
        self._silent: list[int] = []
        self._choosing: list[int] = []

    def add(self, events: Iterable[Shown]) -> None:
        """Takes in what has happened since."""
        for event in events:
            if event.word == "silent":
                self._nobody_answers(event.facts["rank"])
            elif event.word == "character_kept" and "rank" not in event.facts:
                self._chooses(event)
            else:
                self._tell(event)
            for said in self.speech.after(event) if self.speech else ():
                self._quote(said)

    def _quote(self, said: Said) -> None:
        self.said.append(said)
        self.names.listen()
        line = _("{who}: {line}").format(who=self.names.seat(said.seat), line=f"[i|{escape(quoted(said.text))}]")
        self._add_alone(line, said.seat, TALK)

    def note(self, text: str, seat: int) -> None:
        """A word about the game that is no event of it, beside a player's shield."""
        self.names.listen()
        self._add_alone(f"[i|{escape(text)}]", seat, NOTES)

    def _add_alone(self, text: str, seat: int, kind: str) -> None:
        """A line that nothing is joined to."""
        about = self.names.mentioned(kind) | About(seats=frozenset((seat,)))
        self.lines.append(Line(text, self.names.infos[seat].crest, about=about))
        self._actor, self._silent, self._choosing = NOBODY, [], []

    def _chooses(self, event: Shown) -> None:
        if self._choosing:
            self.lines.pop()
        self._choosing.append(event.facts["seat"])
        self.names.listen()
        text = tell(event.word, event.facts, self.names) or ""
        if len(self._choosing) > 1:
            who = listed([self.names.seat(seat) for seat in self._choosing])
            text = _("{names} choose a character each.").format(names=who)
        self.lines.append(Line(text, about=self.names.mentioned(kind_of(event.word))))
        self._actor, self._silent = NOBODY, []

    def _nobody_answers(self, rank: int) -> None:
        if self._silent:
            self.lines.pop()
        self._silent.append(rank)
        self._choosing = []
        self.names.listen()
        text = silence(self._silent, self.names)
        self.lines.append(Line(text, about=self.names.mentioned(kind_of("silent"))))
        self._actor = NOBODY

    def _tell(self, event: Shown) -> None:
        word, facts = event.word, event.facts
        self.names.listen()
        if word == "round_started":
            self.lines.append(Line(_("Round {round}").format(round=facts["round"]), heading=True))
            text: str | None = _("{who} wears the crown.").format(who=self.names.seat(facts["crown"]))
        else:
            text = tell(word, facts, self.names)
        about = self.names.mentioned(kind_of(word))
        if text is None:
            return
        self._silent, self._choosing = [], []
        who, loss = actor(word, facts), is_loss(word, facts, self.viewer)
        if who >= 0 and who == self._actor and not loss and not self.lines[-1].loss and word not in OWN_LINE:
            last = self.lines.pop()
            joined_text = _joined(last.text, text, self.names.seat(who))
            self.lines.append(Line(joined_text, last.crest, about=last.about | about))
        else:
            self.lines.append(Line(text, self.names.infos[who].crest if who >= 0 else -1, loss=loss, about=about))
        self._actor = who if word != "heir_revealed" else NOBODY


def kind_of(word: str) -> str:
    """Under which kind an event is found: the draft, the calling of ranks and the crown where nothing else is said."""
    return next((kind for kind, words in KINDS.items() if word in words), CHARACTERS)


def lines(events: Iterable[Shown], names: MarkedNames, viewer: int | None) -> list[Line]:
    """The log of these events."""
    chronicle = Chronicle(names, viewer)
    chronicle.add(events)
    return chronicle.lines


def silence(ranks: Sequence[int], names: MarkedNames) -> str:
    """The sentence for ranks in a row for which nobody answers."""
    if len(ranks) == 1:
        return _("{character} is called: nobody answers.").format(character=names.rank(ranks[0]))
    words = listed([names.rank(rank) for rank in ranks])
    return _("{characters} are called: nobody answers.").format(characters=words)


def _joined(first: str, then: str, who: str) -> str:
    """'A is the King.' and 'A takes 2 gold.' become 'A is the King, takes 2 gold.'"""
    rest = then[len(who) + 1 :] if then.startswith(who + " ") else then
    if rest == then:
        return f"{first} {then}"
    # Translators: two acts of one player in one sentence, "Odo is the King, takes 2 gold."
    return _("{first}, {rest}").format(first=first.removesuffix("."), rest=rest)


def summary(events: Sequence[Shown], names: MarkedNames, viewer: int) -> list[Line]:
    """What happened since the viewer's last turn, losses first."""
    told = [event for event in events if event.word in TOLD_IN_SUMMARY and actor(event.word, event.facts) != viewer
            or is_loss(event.word, event.facts, viewer)]  # fmt: skip
    worth = {actor(e.word, e.facts) for e in told if e.word != "revealed" and not is_loss(e.word, e.facts, viewer)}
    told = [e for e in told if e.word != "revealed" or actor(e.word, e.facts) in worth]
    found = [line for line in lines(told, names, viewer) if not line.heading]
    return [line for line in found if line.loss] + [line for line in found if not line.loss]


def since_last_turn(events: Sequence[Shown], viewer: int) -> Sequence[Shown]:
    """The events after the end of the viewer's last turn (all of them before the first)."""
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if event.word == "turn_ended" and event.facts.get("seat") == viewer:
            return events[place + 1 :]
    return events


def losses(events: Iterable[Shown], names: MarkedNames, viewer: int, roles: Sequence[int]) -> list[str]:
    """Sentences about what the viewer has just lost, in plain words, for the message in the middle."""
    plain = Names(names.seats, names.box, names.cards)
    found: list[str] = []
    for event in events:
        if event.word == "killed" and event.facts["rank"] in roles and event.facts["seat"] != viewer:
            text = _("You are the {character}: you were killed and miss this round's turn.")
            found.append(text.format(character=plain.rank(event.facts["rank"])))
        elif event.word == "bewitched" and event.facts["rank"] in roles and event.facts["seat"] != viewer:
            text = _("You are the {character}: you were bewitched. You only gather; the Witch plays your turn.")
            found.append(text.format(character=plain.rank(event.facts["rank"])))
        elif is_loss(event.word, event.facts, viewer):
            text_or_none = tell(event.word, event.facts, plain)
            if text_or_none:
                found.append(text_or_none)
    return found
