"""The page of a seat: made out of that seat's View in the thread of the match, and what a touch on it does.

A page tells what the table has shown (`Flow.told`, `Flow.released`), and never more than its seat may know. What was
selected or half planned is kept here, so a phone that comes back finds it again. Texts are plain ones in the language
of the page: whatever a game has only marked for its catalogue is said here. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.bots.advice import without_effect
from game.content.book import book
from game.hands.desk import SeatDesk, paused
from game.hands.form import Form, Pictures, form
from game.hands.messages import Area, Button, CardText, Fact, Look, Page, Question, Refused, Thing, Waiting, Where, Who
from game.hands.telling import Telling
from game.kernel.options import DONE, PASS
from game.kernel.rules import ViewData
from game.table.asking.plan import NO_PLAN
from game.table.asking.spots import BUTTON, HAND, TRAY, Offer, Spot
from game.table.asking.things import END, Choice
from game.table.flow import Flow
from game.table.names import Names
from game.table.words import Prompt, words
from game.ui.draw.markup import plain
from game.ui.lang import _, joined, speaking
from game.ui.screens.gallery.places import plain_text
from game.ui.screens.gallery.source import rules, rulings

NOBODY = -1
TOPIC = "topic:"  # what a page of the rules is asked for by, and its name
MANY, UNSELECT, STAY = "options", "unselect", "stay"  # buttons that are no answers
LOOKS: dict[str, Look] = {"gold": "gold", "danger": "danger", "ghost": "ghost"}


class SeatPages:
    """The pages of one seat (-1: nobody), in its own language. A touch that does nothing is answered by a sentence, one
    that does something by ""."""

    def __init__(
        self, flow: Flow, seat: int, lang: str, where: Callable[[int], Where],
        spoken: Callable[[str], Pictures] = lambda _lang: Pictures(),
    ) -> None:  # fmt: skip
        """`spoken`: the pictures of a language. Raises ValueError for one there is no catalogue for."""
        self.flow, self.seat, self.where = flow, seat, where
        self.game = flow.match.setup.game
        self.words = words(self.game)
        self.form: Form[ViewData, Names] = form(self.game)
        self._spoken = spoken
        self.desk = SeatDesk(flow, flow.hand_of(seat) if seat >= 0 else None, seat)
        self.desk.plan = self.form.plan(self.desk)
        self._ending: tuple[int, int] | None = None  # the question whose turn is about to be ended
        self._called = False
        self._shown: set[tuple[str, int]] = set()  # what lies on the page that was made last
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """From now on in this language: the chronicle begins anew, and what is selected or planned stays. Raises
        ValueError for one we have no catalogue for."""
        with speaking(lang):
            self.lang = lang
            self.pictures = self._spoken(lang)
            self.telling = Telling(self.flow, self.seat if self.seat >= 0 else None)

    # -- what is seen ------------------------------------------------------------------------------------------------
    def _take(self) -> None:
        """Everything of this moment."""
        flow = self.flow
        present = flow.match.view(self.seat if self.seat >= 0 else None)
        self.telling.take(present)
        self.desk.take(flow.view_of(self.seat if self.seat >= 0 else None), self.telling.names, self.lang)

    def call(self) -> bool:
        """Whether the phone calls now: its person is asked, and others were before."""
        asked = self.desk.ask is not None
        calls = asked and not self._called
        self._called = asked
        return calls

    # -- the page ----------------------------------------------------------------------------------------------------
    def page(self, number: int) -> Page:
        """All that this seat sees now."""
        with speaking(self.lang):
            self._take()
            return self._page(number)

    def _page(self, number: int) -> Page:
        flow, desk, words = self.flow, self.desk, self.words
        mine = self.seat >= 0
        question = self._question()
        areas = (*self._areas(), *(self._scores() if flow.over else ()))
        own = words.hearing.own(desk.view) if mine else ""
        shown = self.form.map(desk, self.pictures)
        self._shown = {(one.place, one.thing) for area in areas for one in area.things}
        self._shown |= {(one.place, thing) for area in areas for one in area.things for _number, thing in one.also}
        self._shown |= {(place, thing) for _number, _x, _y, place, thing in (shown.places if shown is not None else ())}
        return Page(
            page=number, game=self.game, lang=self.lang, seat=self.seat, title=self._title(question),
            progress=_plain(words.progress(desk.view)), undo=desk.hand is not None and desk.hand.can_undo,
            over=flow.over, who=self._who(), ask=question, waiting=self._waiting() if question is None else None,
            crumbs=tuple(_plain(one) for one in self.form.crumbs(desk)) if question is not None else (),
            areas=areas, map=shown, own=(_plain(own),) if own else (),
            reminders=self._reminders(asked=question is not None) if mine else (), recap=self.telling.recap(),
            news=self.telling.news(), faces=self.pictures.all,
            paused=paused() if flow.at_rest and not flow.over else "",
        )  # fmt: skip

    def _title(self, question: Question | None) -> str:
        name = self.flow.seats[self.seat].name if self.seat >= 0 else _("The table")
        return f"● {question.title}" if question is not None else str(name)

    def _who(self) -> tuple[Who, ...]:
        flow = self.flow
        facts = self.form.facts(self.desk.view, self.telling.names)
        asked = int(flow.asked[0]) if flow.asked is not None and not flow.over else NOBODY
        return tuple(
            Who(seat, str(one.name), one.crest, self.where(seat), seat == self.seat, seat == asked,
                tuple(map(_fact, facts[seat])) if seat < len(facts) else ())
            for seat, one in enumerate(flow.seats)
        )  # fmt: skip

    def _waiting(self) -> Waiting | None:
        """Whom the table waits for: only what everybody may know."""
        asked = self.flow.asked
        if asked is None or self.flow.over:
            return None
        prompt = self.words.waiting(asked[0], asked[1], self.desk.view, self.telling.names)
        return Waiting(int(asked[0]), _plain(prompt.title), _plain(prompt.why))

    def _reminders(self, *, asked: bool) -> tuple[str, ...]:
        if self.flow.over:
            return ()
        found = self.words.reminders(self.desk.view, self.telling.names, self.telling.log, asked=asked, small=True)
        return tuple(_plain(one.words) for one in found)

    def _scores(self) -> tuple[Area, ...]:
        """The end: everybody's points, the best first, and what they are made of."""
        match, hearing = self.flow.match, self.words.hearing
        view, names = match.public_view(0), self.telling.names
        things = []
        for seat in sorted(range(len(match.scores)), key=lambda one: -match.scores[one]):
            info = self.flow.seats[seat]
            made_of = [f"{words} {points}" for words, points in hearing.score(view, seat, names)]
            state = "focus" if seat in match.winners else ""
            things.append(Thing("score", seat, str(info.name), more=_plain(joined(made_of)), crest=info.crest,
                                number=match.scores[seat], text=_("Winner") if state else ""))  # fmt: skip
        return (Area("scores", _("Final points"), "rows", tuple(things)),)

    def _areas(self) -> tuple[Area, ...]:
        found = [*self.form.areas(self.desk, self.pictures)]
        many = self._many()
        if many:
            things = tuple(
                Thing(
                    BUTTON, at, _one_line(offer.label), state="focus" if offer.option == self.desk.option else "legal"
                )
                for at, offer in many
            )
            found.insert(0, Area(BUTTON, _("Choose …"), "rows", things))
        return tuple(_resolved(area) for area in found)

    def _many(self) -> list[tuple[int, Offer]]:
        """Answers that lie nowhere and are too many for buttons."""
        said = self.desk.said()
        if said is None or self.desk.offers is None or all(one.name != MANY for one in said[1]):
            return []
        shown = {one.name for one in said[1]}
        offers = enumerate(self.desk.offers.offers)
        return [(at, one) for at, one in offers if one.place == BUTTON and one.option not in (*shown, PASS, DONE)]

    # -- the question ------------------------------------------------------------------------------------------------
    def _said(self) -> tuple[Prompt, list[Choice]] | None:
        """The question with all its buttons."""
        desk = self.desk
        said = desk.said()
        if said is None or desk.offers is None:
            return None
        prompt, choices = said
        if self._ending is not None and self._ending == desk.question:
            told = _("You could still: {things}. An ended turn cannot be taken back.")
            prompt = Prompt(_("End your turn?"), told.format(things=joined(self._left())), prompt.sign)
            return prompt, [Choice(END, _("End turn"), "danger"), Choice(STAY, _("Not yet"), "gold")]
        if desk.option:
            chosen = desk.offers.of(desk.option)
            look = "danger" if desk.marks.harmful else "gold"
            first = [Choice(desk.option, chosen.label, look)] if chosen is not None else []
            choices = [*first, *choices]
        return prompt, [one for one in choices if one.name != MANY]

    def _question(self) -> Question | None:
        said = self._said()
        if said is None:
            return None
        prompt, choices = said
        desk = self.desk
        assert desk.offers is not None
        ask = desk.offers.ask
        picked = self.words.hearing.chosen(ask, self.telling.names) if ask.group else ""
        return Question(
            _plain(prompt.title), _plain(self.form.touched(prompt.why)), self.form.seal(prompt.sign),
            desk.marks.harmful, _plain(picked), tuple(self._button(one) for one in choices), desk.revision,
        )  # fmt: skip

    def _button(self, one: Choice) -> Button:
        desk = self.desk
        leads, final = "", False
        if not one.why_not and self._confirms(one.name):
            leads, final = desk.marks.outlook.words(one.name), desk.marks.outlook.is_final(one.name)
        return Button(
            one.name, _one_line(one.text), LOOKS.get(one.kind, ""), _plain(leads), _said(one.why_not), final,
        )  # fmt: skip

    def _confirms(self, name: str) -> bool:
        """Whether a button gives the answer that is selected: of others it is not worked out what they lead to."""
        desk = self.desk
        if desk.offers is None:
            return False
        selected = desk.offers.at(*desk.selected) if desk.selected is not None else []
        return name == desk.option or any(offer.option == name for offer in selected)

    def _left(self) -> list[str]:
        """What could still be done in a turn that is about to be ended."""
        desk = self.desk
        if desk.offers is None or not desk.marks.outlook.is_final(END):
            return []
        ask = desk.offers.ask
        return desk.marks.things.left(desk.marks, without_effect(self.game, self.flow.known(ask.seat), ask))

    # -- touches -----------------------------------------------------------------------------------------------------
    def pick(self, place: str, thing: int, all: bool = False) -> str:  # noqa: A002  the word of the message
        """A touch on a thing; `all` on a pile means all of it, or none."""
        with speaking(self.lang):
            self._take()
            return self._done(self._pick(place, thing, whole=all))

    def _pick(self, place: str, thing: int, *, whole: bool) -> bool:
        desk = self.desk
        if desk.offers is None:
            desk.refused = self._nothing_asked()
            return False
        if (place, thing) not in self._shown:
            return False
        desk.whole = whole
        if desk.plan is not NO_PLAN and desk.plan.pick(place, thing):
            return not desk.refused
        if place == BUTTON:
            return self._pick_button(thing)
        chosen = desk.offers.chosen
        if place in (HAND, TRAY) and thing in chosen:
            return desk.hand is not None and desk.hand.retract(thing, chosen)
        spot, found = desk.marks.found(place, thing)
        if not found:
            desk.refuse(place, thing, desk.marks.refusal(place, thing))
            return False
        if desk.marks.at_once(place):
            return desk.give(found[0].option)
        self._select(spot)
        return True

    def _select(self, spot: Spot) -> None:
        """A first touch selects, a second one lets go again: what is meant is said by the button below."""
        self._ending = None
        self.desk.select(None if spot == self.desk.selected else spot)

    def _pick_button(self, at: int) -> bool:
        offer = next((one for place, one in self._many() if place == at), None)
        if offer is None:
            return False
        option = "" if self.desk.option == offer.option else offer.option
        self.desk.select(None)
        self.desk.option = option
        return True

    def press(self, press: str) -> str:
        """A touch on a button of the question."""
        with speaking(self.lang):
            self._take()
            return self._done(self._press(press))

    def _press(self, name: str) -> bool:
        desk, said = self.desk, self._said()
        if said is None:
            desk.refused = self._nothing_asked()
            return False
        button = next((one for one in said[1] if one.name == name), None)
        if button is None or button.why_not:
            desk.refused = _plain(button.why_not) if button is not None else ""
            return False
        if name == STAY:
            self._ending = None
            return True
        if name == UNSELECT:
            desk.select(None)
            return True
        if name == END and self._ending != desk.question and self._left():
            self._ending = desk.question
            return True
        if desk.plan is not NO_PLAN and desk.plan.press(name):
            return not desk.refused
        return desk.give(name)

    def undo(self) -> str:
        """Takes back the last answer of this seat."""
        with speaking(self.lang):
            self._take()
            hand, plan = self.desk.hand, self.desk.plan
            done = hand is not None and hand.undo()
            while done and hand is not None and hand.ask is not None and plan.began_before(hand.ask) and hand.undo():
                pass
            late = _("That cannot be taken back any more.")
            self.desk.refused = "" if done else self.desk.unable() if self.flow.at_rest else late
            return self._done(done)

    def _nothing_asked(self) -> str:
        asked = self.flow.asked
        if asked is None:
            return _("The game is over.")
        return _("Now {name} is asked.").format(name=self.telling.names.plain_seat(int(asked[0])))

    def _done(self, done: bool) -> str:
        """ "" if it was, else why not."""
        why, self.desk.refused = self.desk.refused, ""
        if done:
            self._ending = self._ending if self._ending == self.desk.question else None
            return ""
        return str(why or self.desk.unable())

    # -- reading -----------------------------------------------------------------------------------------------------
    def read(self, card: str) -> CardText | Refused:
        """A card, or a page of the rules, with its text and all that was ruled about it. Everybody may read all of the
        game."""
        with speaking(self.lang):
            if card.startswith(TOPIC):
                return self._rules(card.removeprefix(TOPIC))
            found = book(self.game).cards().get(card)
            if found is None:
                return Refused(_("There is no such card."))
            about = [one.text.get(self.lang) for one in rulings(self.game).about_card(card)]
            texts = [*book(self.game).shelf().told(card), found.rules.get(self.lang)]
            text = "\n".join(_plain(one) for one in texts if one.strip())
            return CardText(card, found.name.get(self.lang), text, self.pictures.large(card), tuple(map(_plain, about)))

    def _rules(self, topic: str) -> CardText | Refused:
        """All that the rules say under a topic; headings of sections stand between `**`."""
        found = rulings(self.game).topics.get(topic)
        if found is None:
            return Refused(_("There is no such page."))
        told = self._lines(found.text.get(self.lang))
        for section in rules(self.game).of_topic(topic):
            told += [f"**{section.name.get(self.lang)}**", *self._lines(section.text.get(self.lang))]
        about = tuple(
            plain_text(one.text.get(self.lang), self.game) for one in rulings(self.game).about_topic(topic)
        )  # fmt: skip
        return CardText(f"{TOPIC}{topic}", found.name.get(self.lang), "\n".join(told), "", about)

    def _lines(self, text: str) -> list[str]:
        """The paragraphs of a text of the rules, and the items of its lists."""
        lines = [line for line in text.split("\n") if line.strip()]
        return [("• " if line.startswith("- ") else "") + plain_text(line, self.game) for line in lines]


def _plain(text: str) -> str:
    """Without mark-up, as an ordinary string in the language that is spoken."""
    return plain(_(text)) if type(text) is not str else plain(text)


def _said(text: str) -> str:
    """Plain words as an ordinary string in the language that is spoken."""
    return str(_(text)) if type(text) is not str else text


def _one_line(label: str) -> str:
    """The words of a button, whose prices stand apart by two spaces."""
    return " ".join(_said(label).split())


def _fact(one: Fact) -> Fact:
    """The same in plain words."""
    return Fact(one.sign, _said(one.words), one.number)


def _resolved(area: Area) -> Area:
    """The same in plain texts alone."""
    fields = ("name", "text", "more", "leads", "why_not")
    things = [
        msgspec.structs.replace(one, **{field: _said(text) for field in fields if (text := getattr(one, field))})
        for one in area.things
    ]
    return Area(area.name, _said(area.title), area.kind, tuple(things))
