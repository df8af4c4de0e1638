"""What a typed line does while a question waits: a choice by number or name, or one of the commands."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

from game.bots import split
from game.catalog import rules
from game.cli.text import choices, console, news, pin
from game.cli.text import choices as choosing
from game.cli.text.choices import Choice, Named, Whys, matching, named, numbered, the_same
from game.cli.text.news import card_lines
from game.cli.text.telling import Telling
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.advice.adviser import AdviceWanted, Adviser
from game.table.advice.hint_words import hints
from game.table.hearing import LookAt, Looked
from game.table.log.news import EXPLAINED
from game.table.names import Names
from game.ui import opponents
from game.ui.lang import N_, _, listed, ngettext
from game.ui.speech import ended, priced, quoted

# What is typed ahead.

THEN = ";"  # between lines that are typed at once


class Ahead:
    """Belongs to one seat and its questions; whatever else comes in between makes it void."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._picked: list[str] = []
        self._seat = -1
        self._dialog = ""

    def first(self, typed: str, ask: Ask) -> str:
        """The first of the lines that were typed at once; the others wait."""
        first, *rest = (one.strip() for one in typed.split(THEN))
        if rest:
            self._lines, self._seat = [one for one in rest if one], ask.seat
        return first

    def pick(self, options: list[str], ask: Ask) -> None:
        """These wait for the further questions of the same dialog."""
        self._picked, self._seat, self._dialog = options, ask.seat, ask.step

    def option(self, ask: Ask) -> str:
        """What was picked for this question; "" for nothing."""
        if self._picked and (ask.seat, ask.step) == (self._seat, self._dialog) and self._picked[0] in ask.options:
            return self._picked.pop(0)
        self._picked = []
        return ""

    def line(self, ask: Ask) -> str:
        """What was typed for this question; "" for nothing."""
        if self._lines and ask.seat == self._seat:
            return self._lines.pop(0)
        self._lines = []
        return ""

    def forget(self) -> None:
        """Something went otherwise than it was thought to."""
        self._lines, self._picked = [], []


def several(typed: str, found: list[Choice]) -> tuple[list[str], str]:
    """The options that a line names, by numbers or names with commas between them (numbers alone also with spaces), and
    the first part that names none or several. No options if it is not a line of that sort."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    if len(parts) == 1 and len(typed.split()) > 1 and all(part.isdigit() for part in typed.split()):
        parts = typed.split()
    if len(parts) < 2:
        return [], ""
    options: list[str] = []
    for part in parts:
        option = _one(part, [one for one in found if one.option not in options])
        if not option:
            return [], part
        options.append(option)
    return options, ""


def _one(part: str, left: list[Choice]) -> str:
    """The option of this number or name among those that are left; "" if none or several are meant."""
    meant = numbered(part, left)
    if meant is not None:
        return meant.option
    keys = matching(part, named(left))
    fitting = [one for one in left if one.option in keys]
    return fitting[0].option if fitting and the_same(fitting) else ""


LOG_LINES = 10
MOST_LOG_LINES = 999
HINTS_FROM = "expert"
ON, OFF, FIGURES = N_("on"), N_("off"), N_("figures")


class Then(Enum):
    """What follows a typed line."""

    ASK_AGAIN, GO_ON, LEAVE, OTHER = range(1, 5)


class Answering:
    """Belongs to the game that is open; every line refers to its pending question."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.match, self.services = telling.match, telling.services
        self.say = telling.console.say
        self.words, self.hearing = telling.words, telling.words.hearing
        self.ahead = Ahead()
        self._looks: dict[str, Callable[[ViewData, str], list[str]]] = {
            **{look.name: partial(self._look, look) for look in self.hearing.looks},
            "card": self._card,
            "log": self._log,
        }
        self._acts: dict[str, Callable[[str, Ask], Then | None]] = {
            "help": self._help,
            "repeat": lambda _rest, _ask: telling.console.repeat(),
            "what": lambda _rest, ask: telling.put(ask),
            "why": self._why,
            "if": self._if,
            "hint": self._hint,
            "explain": self._explains,
            "pin": self._pin,
            "save": self._save,
            "level": self._level,
            "undo": self._undo,
            "load": self._load,
            "quit": self._quit,
        }

    @property
    def _explained(self) -> bool:
        return self.services.level >= EXPLAINED

    def answer(self, typed: str, ask: Ask) -> Then:
        """Do what was typed."""
        typed = self.ahead.first(typed, ask)
        if not typed:
            self.telling.put(ask)
            return Then.ASK_AGAIN
        meant = choices.numbered(typed, self.telling.choices(ask))
        if meant is not None:
            return self._choose(meant.option, ask)
        command = console.understood(typed, self.hearing.looks)
        if command is not None:
            return self._command(command.name, command.rest, ask)
        return self._several(typed, ask) or self._by_name(typed, ask)

    def ahead_of(self, ask: Ask) -> Then:
        """Answers a question by what was typed ahead; ASK_AGAIN if that was nothing, or does not fit."""
        option = self.ahead.option(ask)
        if option:
            return self._choose(option, ask)
        line = self.ahead.line(ask)
        then = self.answer(line, ask) if line else Then.ASK_AGAIN
        if then is Then.ASK_AGAIN:
            self.ahead.forget()
        return then

    def _several(self, typed: str, ask: Ask) -> Then | None:
        """Several cards of one dialog; None if that is not what was typed."""
        found = self.telling.choices(ask)
        options, wrong = several(typed, found) if ask.group else ([], "")
        if options:
            self.ahead.pick(options[1:], ask)
            return self._choose(options[0], ask)
        if not wrong or typed.startswith(wrong):  # a name with a comma in it, more likely
            return None
        self.say(_("There is no choice '{typed}' here.").format(typed=quoted(wrong)))
        return Then.ASK_AGAIN

    def glances(self, typed: str) -> bool:
        """Looks at something, or explains, where nobody is asked; whether somebody wants to leave, and means it."""
        command = console.understood(typed, self.hearing.looks)
        if command is None:
            self.say(_("There is no choice '{typed}' here.").format(typed=quoted(typed)))
        elif command.name in self._looks:
            view = self.telling.view(min(self.telling.seating.people, default=0))
            self.say(*self._looks[command.name](view, command.rest))
        elif command.name == "quit":
            return self._sure()
        elif command.name == "help":
            self._help("", None)
        else:
            self.services.common(command)
        return False

    def leaves(self, typed: str) -> bool:
        """Whether this is the wish to leave, and it is meant."""
        command = console.understood(typed, self.hearing.looks)
        return command is not None and command.name == "quit" and self._sure()

    def _sure(self) -> bool:
        return self.services.dialogs.confirmed(_("Leave the game? It is kept."))

    def _choose(self, option: str, ask: Ask) -> Then:
        self.match.answer(ask.number, option)
        return Then.GO_ON

    # -- by name ---------------------------------------------------------------------------------------------------
    def _by_name(self, typed: str, ask: Ask) -> Then:
        offered = self.telling.choices(ask)
        found = choosing.matching(typed, choices.named(offered))
        fitting = [one for one in offered if one.option in found]
        fitting = choices.offered(fitting) or fitting[:1]
        if choices.the_same(fitting):
            return self._choose(fitting[0].option, ask)
        if fitting:
            self.say(_("Several choices fit '{typed}'.").format(typed=quoted(typed)))
            self.say(*news.choice_lines(fitting, min(self.services.level, EXPLAINED - 1)))
            return Then.ASK_AGAIN
        self._explain(typed, ask, offered)
        return Then.ASK_AGAIN

    def _explain(self, typed: str, ask: Ask, offered: list[choices.Choice]) -> None:
        """Nothing offered is called so: why, or what was probably meant."""
        whys = Whys(self.match, ask, self.telling.names, self.words, offered).about(typed)
        if whys:
            self.say(*whys)
            return
        self.say(_("There is no choice '{typed}' here.").format(typed=quoted(typed)))
        words = [Named(one.name, tuple(console.forms(one.words))) for one in console.of_game(self.hearing.looks)]
        like = choosing.alike(typed, [*choices.named(offered), *words])
        if like:
            self.say(_("Did you mean {name}?").format(name=like))
        count = len(choices.offered(offered))
        text = ngettext("There is {count} choice.", "There are {count} choices.", count)
        self.say(text.format(count=count), _("Type what to hear them, or help."))

    # -- commands --------------------------------------------------------------------------------------------------
    def _command(self, name: str, rest: str, ask: Ask) -> Then:
        if name in self._looks:
            self.say(*self._looks[name](self.telling.view(ask.seat), rest))
        elif name in self._acts:
            return self._acts[name](rest, ask) or Then.ASK_AGAIN
        else:
            self.services.common(console.Typed(name, rest))
        return Then.ASK_AGAIN

    def _help(self, _rest: str, _ask: Ask | None) -> None:
        self.say(_("A number chooses, or a name, or the beginning of one."),
                 _("Several cards of one dialog fit in a line, with commas between them."),
                 _("After a semicolon stands the answer to the next question."),
                 *console.help_lines(self.hearing.looks))  # fmt: skip

    def _why(self, rest: str, ask: Ask) -> None:
        self.say(*Whys(self.match, ask, self.telling.names, self.words, self.telling.choices(ask)).told(rest))

    def _if(self, rest: str, ask: Ask) -> None:
        """What a choice would lead to, of several each."""
        found = self.telling.choices(ask)
        meant = choices.numbered(rest, found)
        keys = choosing.matching(rest, choices.named(found)) if meant is None else [meant.option]
        if not keys:
            self.say(_("Type if and the number or the name of a choice."))
            return
        outlook = self.words.outlook(ask, self.match.view(ask.seat), self.telling.names, rules(self.match.setup.game))
        for one in [one for one in found if one.option in keys][: choices.MOST]:
            leads_to = outlook.words(one.option) or _("More cannot be told.")
            number = f"{one.number}: " if one.number != choices.NONE else ""
            self.say(f"{number}{ended(one.text)} {leads_to}")

    def _undo(self, _rest: str, ask: Ask) -> Then:
        if not self.match.undo(ask.seat):
            self.say(_("There is nothing to take back: somebody has learnt something, or another player has answered."))
            return Then.ASK_AGAIN
        while (now := self.match.pending) is not None and self.telling.forced(now) and self.match.undo(ask.seat):
            pass  # nobody stays at what would be answered by itself at once
        self.telling.told = self.match.event_count
        self.say(_("Taken back."))
        return Then.GO_ON

    def _quit(self, _rest: str, _ask: Ask) -> Then:
        return Then.LEAVE if self._sure() else Then.ASK_AGAIN

    def _load(self, rest: str, _ask: Ask) -> Then:
        found = self.services.pick_save(rest)
        if found is None:
            return Then.ASK_AGAIN
        if found.key == self.services.playing:
            self.say(_("That is the game you are playing."))
            return Then.ASK_AGAIN
        return Then.OTHER if self.services.open_save(found) else Then.ASK_AGAIN

    def _save(self, name: str, _ask: Ask) -> None:
        if not name:
            usual = self.services.suggested_name(self.match)
            name = self.services.dialogs.text(_("Under which name?"), usual) or ""
        if name:
            self.services.save_as(name, self.match)

    def _level(self, rest: str, _ask: Ask) -> None:
        """Another level for a computer player, which keeps its character."""
        who, _space, wanted = rest.rpartition(" ")
        known = opponents.levels(self.match.setup.game)
        names = [Named(level, (opponents.level_words(level), level)) for level in known]
        level, seat = choosing.matching(wanted, names), self._seat(who)
        if len(level) != 1 or seat is None or self.match.is_human(seat):
            said = listed([opponents.level_words(one) for one in known])
            self.say(_("Type level, the name of a computer player and one of these: {levels}.").format(levels=said))
            return
        character = split(self.match.setup.seats[seat].player)[1]
        self.match.hand_over(seat, f"{level[0]}:{character}" if character else level[0])
        self.say(_("{name} plays on at the level {level}.").format(
            name=self.telling.names.plain_seat(seat), level=opponents.level_words(level[0])))  # fmt: skip

    def _hint(self, rest: str, ask: Ask) -> None:
        values = self.services.settings.values
        if rest and not console.is_one_of(rest, FIGURES):
            wanted = console.is_one_of(rest, ON)
            if not wanted and not console.is_one_of(rest, OFF):
                self.say(_("Type hint, hint figures, hint on or hint off."))
                return
            values.hints = wanted
            self.services.keep_settings()
            self.say(_("Hints are on.") if wanted else _("Hints are off."))
        elif not values.hints:
            self.say(_("Hints are off. Type hint on to allow them."))
        else:
            self._give_hints(ask, figures=bool(rest))

    def _pin(self, _rest: str, ask: Ask) -> None:
        pin.change(self.services, self.match.setup.seats[ask.seat].name)
        self.telling.put(ask)

    def _explains(self, rest: str, _ask: Ask) -> None:
        first = self.telling.first_times
        if console.is_one_of(rest, OFF):
            self.say(first.no_more())
        else:
            self.say(first.again() if console.is_one_of(rest, ON) else _("Type explain on or explain off."))

    def _give_hints(self, ask: Ask, *, figures: bool) -> None:
        """The best choice and why, in a sentence; with `figures` the best three and their chances."""
        view = self.match.view(ask.seat)
        adviser = Adviser(self.match)
        adviser.ask([AdviceWanted("judge", ask, view, HINTS_FROM)])
        adviser.poll()
        answer = adviser.answers[0] if adviser.answers else {}
        if not answer:
            self.say(_("There is no hint for this."))
            return
        numbers = {one.option: one.number for one in self.telling.choices(ask)}
        numbered = {option: _("choice {number}").format(number=number) for option, number in numbers.items()}
        outlook = self.words.outlook(ask, view, self.telling.names, rules(self.match.setup.game))
        found = hints(answer, ask, view, self.telling.names, self.words, lambda option: numbered[option], outlook.opens)
        if figures:
            self.say(_("From what you can see alone: your chance to win after each choice."))
        for one in found if figures else found[:1]:
            text = _("Choice {number}: {choice}.")
            if figures and one.chance is not None:
                text = _("Choice {number}, {percent} percent: {choice}.")
            said = {
                "number": numbers[one.option],
                "percent": round(100 * (one.chance or 0)),
                "choice": priced(one.text, self.hearing.price).strip(),
            }
            self.say(text.format(**said), one.reason if figures else one.advice)
        if not figures:
            self.say(_("Type hint figures for the best three choices and their chances."))

    # -- looking ---------------------------------------------------------------------------------------------------
    def _seat(self, typed: str) -> int | None:
        """The player of this name; None, and a sentence, if there is none."""
        seats = [Named(str(seat), (name,)) for seat, name in enumerate(self.telling.names.seats)]
        found = choosing.matching(typed, seats)
        return int(found[0]) if len(found) == 1 else None

    def _look(self, look: LookAt[ViewData, Names], view: ViewData, rest: str) -> list[str]:
        """What a game shows to whoever types this word."""
        rest, typed = ("", rest) if look.typed else (rest, "")
        seat = self._seat(rest) if rest else int(view.viewer)
        if seat is None:
            return [_("There is no single player called '{name}'.").format(name=rest)]
        seats = self.match.setup.seats if self._explained else ()
        players = [opponents.kind_words(one.player) for one in seats]
        words, names = self.words, self.telling.names
        looked = Looked(view, names, words.progress(view), words.standing(view), seat, self._explained, players, typed)
        return look.tell(looked)

    def _card(self, view: ViewData, rest: str) -> list[str]:
        ask = self.telling.question
        meant = choices.numbered(rest, self.telling.choices(ask)) if ask is not None else None
        if meant is not None:
            rest = self.hearing.thing(meant.option, view, self.telling.names)
        if not rest:
            return [_("Type card and the name of a card.")]
        return card_lines(rest, self.match.setup.game, self.hearing.playing(view))

    def _log(self, _view: ViewData, rest: str) -> list[str]:
        count = choosing.number_in(rest, MOST_LOG_LINES)
        seat = self._seat(rest) if rest and count is None else None
        if rest and count is None and seat is None:
            return [_("There is no single player called '{name}'.").format(name=rest)]
        found = self.telling.news.log(self.telling.seating.eyes, seat, self.telling.last)
        return found[-(count or LOG_LINES) :] or [_("Nothing has happened yet.")]
