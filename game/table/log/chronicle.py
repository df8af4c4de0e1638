"""The log: events drawn together by turns, in the words of a game, as one viewer may know them. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.kernel.events import Facts
from game.kernel.rules import ViewData
from game.session.match import Shown
from game.table.log.marked import About, MarkedNames
from game.table.log.speech import Said, Speech, quoted
from game.table.words import NOBODY, SomeWords
from game.ui.draw.markup import escape
from game.ui.lang import _

TALK, NOTES = "talk", "notes"  # kinds of lines besides those of a game's events


@dataclass(frozen=True)
class Line:
    """A line of the log: marked-up text, whose shield stands before it (-1: none), or a heading."""

    text: str
    crest: int = -1
    heading: bool = False
    loss: bool = False  # the viewer lost something
    about: About = About()
    events: tuple[int, ...] = ()  # the numbers of those it tells


class Chronicle:
    """The log as it grows. Acts of one player in a row become one line, and so do events of one sort that are told
    together."""

    def __init__(self, names: MarkedNames, viewer: int | None, speech: Speech | None = None) -> None:
        self.names, self.words, self.viewer, self.speech = names, names.words, viewer, speech
        self.lines: list[Line] = []
        self.said: list[Said] = []  # by the opponents
        self.memory = self.words.memory(viewer)
        self._actor = NOBODY
        self._run: list[Shown] = []  # the events that the last line tells together

    def add(self, events: Iterable[Shown]) -> None:
        """Takes in what has happened since."""
        for event in events:
            self.memory.follow(event)
            if not self._runs_on(event):
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
        about = self.names.mentioned(kind) | About(frozenset((("seat", seat),)))
        self.lines.append(Line(text, self.names.infos[seat].crest, about=about))
        self._actor, self._run = NOBODY, []

    def _runs_on(self, event: Shown) -> bool:
        """Whether an event is told together with others of its sort; a line that tells those is told anew."""
        word = event.word
        if self.words.told(word).together is None:
            return False
        run = [*self._run, event] if self._run and self._run[-1].word == word else [event]
        self.names.listen()
        text = self.names.together(word, [one.facts for one in run])
        if text is None:
            return False
        if len(run) > 1:
            self.lines.pop()
        actors = {self.words.actor(word, one.facts) for one in run}
        who = actors.pop() if len(actors) == 1 else NOBODY
        loss = any(is_loss(self.words, word, one.facts, self.viewer) for one in run)
        about = self.names.mentioned(self.words.kind_of(word))
        crest, numbers = self.names.infos[who].crest if who >= 0 else -1, tuple(one.number for one in run)
        self.lines.append(Line(text, crest, loss=loss, about=about, events=numbers))
        self._actor, self._run = NOBODY, run
        return True

    def _tell(self, event: Shown) -> None:
        word, facts, told = event.word, event.facts, self.words.told(event.word)
        self.names.listen()
        text: str | None
        if told.chapter is not None:
            chapter = told.chapter(facts, self.names.names)
            self.lines.append(Line(chapter.heading, heading=True))
            text = chapter.text or None
        else:
            text = self.names.tell(word, facts)
        about = self.names.mentioned(self.words.kind_of(word))
        if text is None:
            return
        self._run = []
        aside = self.memory.aside(event)
        text = f"{text} {aside}" if aside else text
        who, loss = self.words.actor(word, facts), bool(aside) or is_loss(self.words, word, facts, self.viewer)
        joins = who >= 0 and who == self._actor and not loss and not told.own_line
        if joins and not self.lines[-1].loss and not _closed(self.lines[-1].text):
            last = self.lines.pop()
            joined_text = _joined(last.text, text, self.names.seat(who))
            numbers = (*last.events, event.number)
            self.lines.append(Line(joined_text, last.crest, about=last.about | about, events=numbers))
        else:
            crest = self.names.infos[who].crest if who >= 0 else -1
            self.lines.append(Line(text, crest, loss=loss, about=about, events=(event.number,)))
        self._actor = NOBODY if told.stands_alone else who


def is_loss(words: SomeWords, word: str, facts: Facts, viewer: int | None) -> bool:
    """Whether the viewer lost something by it: a thing, money, cards."""
    return viewer is not None and words.loser(word, facts) == viewer != words.actor(word, facts)


def lines(events: Iterable[Shown], names: MarkedNames, viewer: int | None) -> list[Line]:
    """The log of these events."""
    chronicle = Chronicle(names, viewer)
    chronicle.add(events)
    return chronicle.lines


def _closed(text: str) -> bool:
    """Whether a line says more than one thing already: what followed with a comma would belong to its last words."""
    return any(end in text for end in (". ", "; "))


def _joined(first: str, then: str, who: str) -> str:
    """'A comes.' and 'A takes 2 gold.' become 'A comes, takes 2 gold.'"""
    rest = then[len(who) + 1 :] if then.startswith(who + " ") else then
    if rest == then:
        return f"{first} {then}"
    # Translators: two acts of one player in one sentence, "Odo is the King, takes 2 gold."
    return _("{first}, {rest}").format(first=first.removesuffix("."), rest=rest)


def losses(events: Iterable[Shown], names: MarkedNames, viewer: int, view: ViewData | None) -> list[str]:
    """Sentences about what the viewer has just lost, in plain words, for the message in the middle. `view`: what is
    seen now by whoever lost it, for what was aimed without a name; None if that is long ago."""
    words, found = names.words, list[str]()
    for event in events:
        aimed = words.aimed(event.word, event.facts, view, names.plain) if view is not None else ""
        if aimed:
            found.append(aimed)
        elif is_loss(words, event.word, event.facts, viewer):
            text = words.tell(event.word, event.facts, names.plain)
            if text:
                found.append(text)
    return found


# What a decision brought, told one step after the other.


@dataclass(frozen=True)
class Step:
    """Events that are shown together and those that follow from them, the sentence that tells them ("" if nobody needs
    it), who acts, and whom it hits (-1: nobody)."""

    events: tuple[Shown, ...]
    text: str = ""
    actor: int = NOBODY
    hit: int = NOBODY
    then: tuple[Shown, ...] = ()


def steps(news: Sequence[Shown], names: MarkedNames, decider: int | None) -> list[Step]:
    """The events of a decision in steps. What the person before the screen did, if it was their decision, needs no
    words: whoever did it knows."""
    words, found, waiting = names.words, list[Step](), list[Shown]()
    for event in words.in_order(news):
        text = names.tell(event.word, event.facts)
        together = _with_last(found, (*waiting, event), names)
        if together is not None:
            found[-1] = together
        elif text is None and found and words.trails(event.word, event.facts):
            found.append(replace(found.pop(), then=(event,)))
            continue
        elif text is None:
            waiting.append(event)
            continue
        else:
            who = words.actor(event.word, event.facts)
            hit = words.hit(event.word, event.facts)
            found.append(Step((*waiting, event), "" if who == decider else text, who, hit if hit != who else NOBODY))
        waiting = []
    if waiting:
        found.append(Step(tuple(waiting)))
    return found


def _with_last(found: Sequence[Step], events: tuple[Shown, ...], names: MarkedNames) -> Step | None:
    """The last step together with what came since, if one sentence tells both."""
    word = events[-1].word
    if not found or found[-1].events[-1].word != word:
        return None
    whole = (*found[-1].events, *events)
    text = names.together(word, [event.facts for event in whole if event.word == word])
    return Step(whole, text) if text is not None else None
