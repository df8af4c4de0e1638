"""Which buttons the prompt shows: what is confirmed, what can be done besides, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.citadels.lang import N_, _, language, sentence
from game.citadels.rules import build
from game.citadels.rules.box import TYPES
from game.citadels.rules.characters import Character
from game.citadels.rules.draft import last_takes_both
from game.citadels.rules.plans import KEEP, LOSE_ONE
from game.citadels.rules.state import View
from game.citadels.words import goods, turn
from game.citadels.words.asking.places import CITY, TRACK
from game.citadels.words.asking.prices import asked_step, gold_missing, price_of
from game.citadels.words.contents import ANNOUNCED, PROBLEMS, QUESTIONS, WAYS, question
from game.citadels.words.names import Names, minus, seal, type_title
from game.citadels.words.outlook.consequences import Consequences
from game.citadels.words.records import MENU, Maker
from game.citadels.words.turn import income_of
from game.kernel.options import kind, option, value, way
from game.kernel.steps import Ask, Problem, Seat
from game.table.asking import things
from game.table.asking.spots import BUTTON, HAND, SEAT, Offer, Offers, Spot
from game.table.asking.things import MOST_BUTTONS, Action, Asked, Choice, Subject, confirming
from game.table.words import Prompt

REACTIONS = ("reveal", "bribe", "refuse")  # what is asked for in another player's turn
KEYS = {**things.KEYS, "gold": "gold", "cards": "cards", "income": "income", "ability": "ability"}


def choices_for(asked: Asked[View, Names]) -> list[Choice]:
    """The buttons of the moment, the most important first. What shows something has a place of its own, and one way to
    build makes room for another."""
    return [
        replace(one, own_place="high" if one.name == "reveal" else "", passing=kind(one.name) == "build")
        for one in _choices(asked)
    ]


def _choices(asked: Asked[View, Names]) -> list[Choice]:
    offers, view = asked.offers, asked.view
    if offers is None:
        return []
    shown = confirming(asked)
    bare = [offer for offer in offers.buttons if offer.option != "income" or income_of(view)]
    if len(bare) > MOST_BUTTONS:
        first = [offer for offer in bare if kind(offer.option) in ("pass", "done", "end")]
        return [
            *shown,
            Choice("options", _("Choose …"), "gold", "options"),
            *(_bare(offer, offers, shown) for offer in first),
        ]
    shown += _only_thing(offers, asked)
    shown += [_bare(offer, offers, shown) for offer in bare if offer.option not in ("end", "pass")]
    shown += _uses(offers)
    shown += [_bare(offer, offers, shown) for offer in bare if offer.option == "pass"]  # doing without comes last
    if offers.ask.step == MENU:
        ends = {one.name: asked.outlook.dead_end(one.name) for one in shown}
        shown = [replace(one, why_not=sentence(ends[one.name]) if ends[one.name] else "") for one in shown]
        shown.append(_end(offers, asked, alone=all(one.why_not for one in shown)))
    elif view.rank and view.seat == view.viewer:
        shown.append(Choice("end", _("End turn"), "ghost", KEYS["end"], _("First answer the question.")))
    if asked.selected is not None and asked.harmful:
        shown.insert(1, Choice("unselect", _("Other target")))
    return shown


def _only_thing(offers: Offers, asked: Asked[View, Names]) -> list[Choice]:
    """If only one thing on the table can be picked, it need not be searched for."""
    spots = [spot for spot in offers.by_spot if spot[0] != BUTTON]
    if asked.selected is not None or len(spots) != 1 or offers.ask.step == MENU or offers.ask.group:
        return []
    if spots[0][0] == TRACK or asked.harmful:  # that is never done by one press
        return []
    return [
        Choice(offer.option, offer.label, "gold" if index == 0 else "ghost")
        for index, offer in enumerate(offers.at(*spots[0]))
        if offer.place != CITY or kind(offer.option) != "use"
    ]


def _bare(offer: Offer, offers: Offers, shown: list[Choice]) -> Choice:
    word = offer.option
    important = (not shown and (word in ("gold", "cards", "done") or kind(word) == "amount")) or word in REACTIONS
    if offers.ask.step == MENU:
        important = word in ("gold", "cards")
    icon = f"citadels/ui/gem_{TYPES[offer.thing]}" if kind(word) == "type" else ""
    return Choice(word, offer.label, "gold" if important or word == "done" else "ghost", KEYS.get(word, ""), icon=icon)


def _uses(offers: Offers) -> list[Choice]:
    """Districts of the own city that can be used have a button as well."""
    found = [offer for offer in offers.offers if kind(offer.option) == "use" and offer.place == "city"]
    look = "ghost" if offers.ask.step == MENU else "gold"  # in a reaction it is what is asked
    return [Choice(o.option, o.label, look, "use" if i == 0 else "use_other") for i, o in enumerate(found)]


def _end(offers: Offers, asked: Asked[View, Names], *, alone: bool) -> Choice:
    offer = offers.of("end")
    if offer is not None:
        only = not any(kind(o.option) == "build" for o in offers.offers) and alone
        return Choice("end", offer.label, "gold" if only else "ghost", KEYS["end"])
    why = asked.reason(asked.why_not("end"), "end")
    return Choice("end", _("End turn"), "ghost", KEYS["end"], sentence(why))


# The words on the button that gives an answer, with its price where gold is paid.


def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words on the button that gives this answer: those of the question, or those of every question."""
    special, names_a_thing = question(ask.step).labels.get(kind(option)), value(option) >= 0
    if callable(special):
        words: str = special(option, ask, view, names)
        return words
    if special is not None and ("{" in special) == names_a_thing:  # "card" is a word by itself, too
        return _(special) if not names_a_thing else _with_name(special, option, view, names)
    maker = (THINGS if names_a_thing else WORDS).get(kind(option))
    if maker is None:
        return option.replace("_", " ").capitalize()
    return _(maker) if isinstance(maker, str) else maker(option, ask, view, names)


def _with_name(text: str, option: str, view: View, names: Names) -> str:
    number = value(option)
    if kind(option) == "seat":
        return _(text).format(name=names.plain_seat(number), gold=view.gold[number])
    if kind(option) == "rank":
        return _(text).format(character=names.plain_rank(number))
    return _(text).format(card=names.plain_card(number)) + minus(price_of(option, view))


# -- things ----------------------------------------------------------------------------------------------------------
def _card(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_card(value(option))


def _seat(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_seat(value(option))


def _rank(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_rank(value(option))


def _type(option: str, ask: Ask, view: View, names: Names) -> str:
    return type_title(TYPES[value(option)])


def _amount(option: str, ask: Ask, view: View, names: Names) -> str:
    return str(value(option))


def _district(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_card(value(option)) + minus(price_of(option, view))


def _use(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Use {card}").format(card=names.plain_card(value(option))) + minus(price_of(option, view))


def _build(option: str, ask: Ask, view: View, names: Names) -> str:
    name, by = names.plain_card(value(option)), way(option)
    if by is None:
        return _("Build {card}").format(card=name) + minus(price_of(option, view))
    text = WAYS.get(by)
    if text is None:
        return _("Build {card} ({way})").format(card=name, way=by)
    return _(text).format(card=name) if isinstance(text, str) else text(option, ask, view, names)


THINGS: dict[str, str | Maker] = {
    "card": _card,
    "seat": _seat,
    "rank": _rank,
    "type": _type,
    "amount": _amount,
    "district": _district,
    "use": _use,
    "build": _build,
}
WORDS: dict[str, str | Maker] = {
    "gold": goods.gold_words,
    "cards": goods.cards_words,
    "income": turn.income_words,
    "ability": turn.ability_words,
    "end": N_("End turn"),
    "done": N_("Done"),
    "pass": N_("Not now"),
    "reveal": N_("Reveal"),
    "card": N_("Take 1 card"),
    "loan": N_("Take the missing gold …"),
}


# Why something cannot be done now.

__all__ = ["build_problem", "gold_missing", "price_of", "reason"]


def reason(problem: Problem | None, option: str, view: View, names: Names) -> str:
    """The sentence for a problem, with numbers where they help ('1 gold short')."""
    special = question(asked_step(view)).reasons.get(problem or "")
    if special:
        return _(special)
    found = PROBLEMS.get(problem or "not_now", PROBLEMS["not_now"])
    return (found.writer(option, view, names) if found.writer is not None else "") or _(found.sentence)


def build_problem(view: View, card: int) -> Problem | None:
    """What keeps the viewer from building a hand card, read off the View (also outside the own turn)."""
    seat: Seat = view.viewer
    if view.seat != seat:
        return "not_now"
    return build.problem(view, seat, card)


# What can be done with one card now, and why the rest cannot.

NO_ASK = Ask(-1, -1, MENU, [], {})  # type: ignore[arg-type]  # nobody: words for what cannot be done now
UNSPOKEN = (
    None,
    "not_now",
    "no_such_way",
    "nothing_to_use",
    "no_ability",
    "no_income",
    "not_in_hand",
    "no_loan_needed",
)
OF_THE_TURN = ("build", "income", "ability", "use")
OF_CHARACTER = ("income", "ability")


def spot_of(subject: Subject) -> Spot:
    """Where on the table the subject is picked."""
    if subject.kind == "rank":
        return TRACK, subject.number
    return subject.place or HAND, subject.number


GENERAL = {"income": lambda: _("Collect the income"), "ability": lambda: _("Use ability")}  # of whichever character


class CardActions:
    """The actions of cards under one ask (or none)."""

    def __init__(
        self, offers: Offers | None, view: View, names: Names, why_not: Callable[[str], Problem | None],
        consequences: Consequences, *, danger: bool,
    ) -> None:  # fmt: skip
        self.offers, self.view, self.names, self.why_not = offers, view, names, why_not
        self.consequences, self.danger = consequences, danger

    def of(self, subject: Subject) -> list[Action]:
        """What is offered first, then what is not, each with its reason."""
        words = list(dict.fromkeys(self._candidates(subject)))
        offered = set(self.offers.ask.options) if self.offers is not None else set()
        if subject.kind == "rank" and self._my_turn and subject.number != self.view.rank:
            offered -= set(OF_CHARACTER)  # those of the character whose turn it is
        found = [self._offered(word) for word in words if word in offered]
        refused = [
            action for word in words if word not in offered and (action := self._refused(word, subject)) is not None
        ]
        return [*found, *refused]

    def _candidates(self, subject: Subject) -> Iterator[str]:
        if self.offers is not None:
            place, thing = spot_of(subject)
            yield from (offer.option for offer in self.offers.at(place, thing))
            owner = self.view.owner_or_nobody(thing) if place == CITY else -1
            yield from (offer.option for offer in self.offers.at(SEAT, owner))
        if subject.kind == "rank":
            yield from self._of_character(subject)
        elif subject.number in self.view.hand[self.view.viewer]:
            yield from self._of_hand_card(subject.number)
        elif subject.place == CITY:
            yield option("district", subject.number)
            if subject.number in self.view.city[self.view.viewer] and subject.number in self.view.box.usable:
                yield option("use", subject.number)

    def _of_character(self, subject: Subject) -> Iterator[str]:
        yield option("rank", subject.number)
        acting = self._my_turn and self.view.rank == subject.number
        waiting = subject.number in self.view.roles[self.view.viewer] and self.view.shown[subject.number] < 0
        if acting or waiting:
            character = self.view.box.characters[subject.number]
            yield from ("income",) if character.income is not None else ()
            yield from ("ability",) if type(character).ability is not Character.ability else ()

    def _of_hand_card(self, card: int) -> Iterator[str]:
        yield option("card", card)
        yield option("build", card)
        if self._my_turn:
            yield from (option("build", card, by) for by in build.ways(self.view, self.view.viewer, card))

    def _offered(self, word: str) -> Action:
        assert self.offers is not None
        found = self.offers.of(word)
        words = found.label if found is not None else word
        nothing = self.consequences.dead_end(word)
        return Action(word, words, self.danger, nothing, "" if nothing else self.consequences.words(word))

    def _refused(self, word: str, subject: Subject) -> Action | None:
        """Greyed out with its reason; nothing where nobody would expect it."""
        if word in OF_CHARACTER and self._my_turn and subject.number != self.view.rank:
            return Action(word, GENERAL[word](), why_not=_("only in the turn of this character"))
        if kind(word) in OF_THE_TURN and not self._my_turn:
            return Action(word, self._label(word), why_not=_("only in your turn"))
        problem = self.why_not(word) if self._is_asked_for(word) else None
        if problem in UNSPOKEN:
            return None
        return Action(word, self._label(word), why_not=reason(problem, word, self.view, self.names))

    def _is_asked_for(self, word: str) -> bool:
        """Whether the rules can say anything about this word now: under another question its number means nothing."""
        if self.offers is None:
            return False
        ask = self.offers.ask
        if kind(word) in OF_THE_TURN:
            return ask.step == MENU
        return kind(word) in {kind(offered) for offered in ask.options} or (
            kind(word) == "district" and question(ask.step).any_city
        )

    @property
    def _my_turn(self) -> bool:
        return self.view.rank > 0 and self.view.seat == self.view.viewer

    def _label(self, word: str) -> str:
        if word in OF_CHARACTER and not self._my_turn:
            return GENERAL[word]()
        return label(word, self.offers.ask if self.offers is not None else NO_ASK, self.view, self.names)


# Why a character is not among those to choose from.

DRAFT_STEPS = tuple(step for step, record in QUESTIONS.items() if record.waiting == "draft")


def not_in_draft(rank: int, view: View) -> str:
    """Where this character is, as far as the one who is asked knows it."""
    me = view.viewer
    if rank in view.face_up:
        return _("set aside face up: nobody has this character this round")
    if rank in view.roles[me]:
        return _("you have chosen this character already")
    if rank in view.aside[me]:
        return _("you have discarded this character yourself: nobody has it this round")
    if view.picked == 0:
        if last_takes_both(view):
            return _("it lies face down: only the last to choose can still take it")
        return _("it lies face down: nobody has this character this round")
    return _taken(view) if _is_taken(rank, view) else _("another player has chosen it, or it lies face down")


def _taken(view: View) -> str:
    return _("the other player has chosen it") if view.box.players == 2 else _("another player has chosen it")


def _is_taken(rank: int, view: View) -> bool:
    """Whether it must be in somebody's hand: no card lies face down, or it was seen, and none went aside since."""
    if not view.face_down:
        return True
    seen = view.seen[view.viewer]
    known = len(seen) > 1 and rank in seen[0]
    return known and all(act == KEEP or (act != LOSE_ONE and view.order[place] == view.viewer)
                         for place, act in view.box.plan[: view.picked])  # fmt: skip


# The prompt.

__all__ = ["Prompt", "label", "prompt", "waiting"]


def prompt(ask: Ask, view: View, names: Names) -> Prompt:
    """For the player who is asked."""
    writer = question(ask.step).prompt
    if writer is not None:
        return writer(ask, view, names)
    return Prompt(_generic_title(ask), _generic_why(ask), seal(view.rank))


def waiting(seat: int, title: str, view: View, names: Names) -> Prompt:
    """While somebody else is asked; `title` is the public one of the ask."""
    who = names.plain_seat(seat)
    if title in ANNOUNCED:
        return ANNOUNCED[title].prompt(who, view, names)
    if view.rank:
        return _turn(who, view, names)
    return Prompt(_("{name} is deciding").format(name=who), "")


def _turn(who: str, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    why = names.character(view.rank).short.get(language())
    if view.resumed:
        text = _("{name} plays on in place of the bewitched {character}")
        return Prompt(text.format(name=who, character=character), why, seal(view.rank))
    if view.rank == view.bewitched and not view.gathered:
        text = _("The {character} is bewitched and only gathers; then the Witch plays on.")
        why = text.format(character=character)
    return Prompt(_("{name} plays the {character}").format(name=who, character=character), why, seal(view.rank))


def _generic_title(ask: Ask) -> str:
    kinds = {kind(word) for word in ask.options} - {"pass", "done"}
    titles = {
        "card": _("Choose a card"),
        "seat": _("Choose a player"),
        "rank": _("Choose a character"),
        "district": _("Choose a district"),
        "type": _("Choose a type of district"),
        "build": _("Build which district?"),
        "use": _("Use which district?"),
        "amount": _("How many?"),
    }
    if len(kinds) == 1:
        return titles.get(next(iter(kinds)), _("Make a choice"))
    return _("Make a choice")


def _generic_why(ask: Ask) -> str:
    words = set(ask.options)
    if "done" in words and ask.group:
        return _("Choose one after the other; confirm when you are done.")
    if "pass" in words:
        return _("Choose something that is offered. You may also do without.")
    return _("Choose something that is offered.")
