"""Puzzles at the terminal: chosen from a list, answered by the usual means, judged, and played out in lines."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.inline import InlineBots
from game.cli.text.answering import Answering, Then
from game.cli.text.choices import label
from game.cli.text.console import forms
from game.cli.text.playing import Terminal
from game.cli.text.services import Services
from game.kernel.options import PASS
from game.kernel.steps import Ask
from game.puzzles import judging
from game.puzzles import judging as solving
from game.puzzles.judging import Rated, Verdict
from game.puzzles.puzzle import OTHERS, YOURS, Puzzle, in_words, known_level, match_of, own_puzzles, position
from game.session.match import Match
from game.ui.lang import N_, _, language
from game.ui.people import own_name
from game.ui.puzzle_words import difficulty_words, state_words
from game.ui.speech import ended

# The question of a puzzle at the terminal.

GIVE_UP = N_("solution, give up")


class PuzzleTerminal(Terminal):
    """One question. `asked_view` is what its seat sees."""

    def __init__(self, match: Match, services: Services, said: Callable[[str], str]) -> None:
        super().__init__(match, services)
        self.told = match.event_count
        self.hinted = self.given_up = False
        self.said = said
        ask = match.pending
        assert ask is not None
        self.asked_view = match.view(ask.seat)
        self.answers = PuzzleAnswering(self)
        self.answering = self.answers

    def put_it(self) -> tuple[Then, str]:
        """Put the question until it is answered, and tell what the answer did; the answer, "" for none."""
        ask = self.match.pending
        assert ask is not None
        self.console.space()
        self.put(ask)
        self.console.say(_("Type hint for a hint, solution to give up."))
        then = Then.ASK_AGAIN
        while then is Then.ASK_AGAIN:
            then = self.answers.answer(self.console.ask(_("Your choice?")), ask)
        if then is not Then.GO_ON or self.given_up:
            return then, ""
        given = self.answers.given
        self.match.step()
        self.tell()
        return then, given


class PuzzleAnswering(Answering):
    """There is nothing to save, and a hint gives nothing away."""

    def __init__(self, terminal: PuzzleTerminal) -> None:
        super().__init__(terminal)
        self.puzzle_terminal = terminal
        self.given = ""
        for word in ("save", "load", "level", "undo"):
            self._acts[word] = self._not_here
        self._acts["hint"] = self._puzzle_hint

    def answer(self, typed: str, ask: Ask) -> Then:
        if typed.strip().casefold() in forms(GIVE_UP):
            self.puzzle_terminal.given_up = True
            return Then.GO_ON
        return super().answer(typed, ask)

    def _choose(self, option: str, ask: Ask) -> Then:
        self.given = option
        return super()._choose(option, ask)

    def _sure(self) -> bool:
        return True

    def _not_here(self, _rest: str, _ask: Ask) -> None:
        self.say(_("This cannot be done in a puzzle."))

    def _puzzle_hint(self, _rest: str, _ask: Ask) -> None:
        self.puzzle_terminal.hinted = True
        self.say(self.puzzle_terminal.said("hint"))


SHOWN = 6  # answers of the solution
MOST = 80  # decisions of a line


class Puzzling:
    """The puzzles of one game."""

    def __init__(self, services: Services, game: str) -> None:
        """Raises ContentError for a file that cannot be used."""
        self.services, self.say, self.game = services, services.say, game
        self.puzzles = own_puzzles(game)

    @property
    def own(self) -> str:
        """What the person is called."""
        return own_name(self.services.settings.values)

    # -- the list --------------------------------------------------------------------------------------------------
    def listed(self) -> list[str]:
        """All of them under their themes, with the names under which they are begun."""
        lines = []
        for theme_id, theme in self.puzzles.themes.items():
            lines.append(f"{theme.name.get(language())}: {theme.about.get(language())}")
            lines += [f"{one.id}, {self._line(one)}" for one in self.puzzles.of_theme(theme_id)]
        return lines or [_("This game brings no puzzles along.")]

    def _line(self, puzzle: Puzzle) -> str:
        title = in_words(puzzle.told.title, language(), [self.own, *OTHERS])
        found = solving.noted(self.services.history, puzzle)
        difficulty = puzzle.told.difficulty
        states = dict.fromkeys([difficulty_words(difficulty), state_words(found, difficulty)])
        return ended(f"{', '.join(states)}: {title}")

    def menu(self) -> None:
        """A theme, a puzzle of it, and on from there, until somebody goes back. Raises Leave, Ended."""
        themes = list(self.puzzles.themes.values())
        while themes:
            names = [f"{one.name.get(language())}: {one.about.get(language())}" for one in themes]
            place = self.services.dialogs.pick(_("Puzzles"), names)
            if place is None:
                return
            found = self.puzzles.of_theme(themes[place].id)
            chosen = self.services.dialogs.pick(names[place], [self._line(one) for one in found])
            if chosen is not None:
                self.from_here(found[chosen])
        if not themes:
            self.say(_("This game brings no puzzles along."))

    def from_here(self, puzzle: Puzzle | None) -> None:
        """This one, then the next ones, until somebody has enough. Raises PuzzleFault, Leave, Ended."""
        while puzzle is not None:
            puzzle = Try(self, puzzle).until_done()


class Try:
    """One puzzle, tried until it is solved, shown or left."""

    def __init__(self, puzzling: Puzzling, puzzle: Puzzle) -> None:
        self.puzzling, self.puzzle, self.services = puzzling, puzzle, puzzling.services
        self.say, self.history = puzzling.say, puzzling.services.history
        self.at = position(puzzle)
        self.hinted = False

    def until_done(self) -> Puzzle | None:
        """The puzzle that is wanted next; None for none."""
        while True:
            terminal = PuzzleTerminal(self._match(), self.services, self._said)
            self.say(self._said("title"), difficulty_words(self.puzzle.told.difficulty) + ".", self._said("question"))
            then, option = terminal.put_it()
            self.hinted |= terminal.hinted
            if then is Then.LEAVE:
                return None
            judged = self._judged(terminal, option) if option else None
            solved = judged is not None and judged.solved
            if option or terminal.given_up:
                solving.note(self.history, self.puzzle, solved=solved, hint=self.hinted)
            if solved or terminal.given_up:
                return self._solution(terminal, judged, option)
            assert judged is not None
            ways = [_("Try again"), _("With a hint"), _("The solution"), _("All puzzles")]
            place = self.services.dialogs.pick(self._wrong(judged), ways, back=False)
            if place == 1:
                self.hinted = True
                self.say(self._said("hint"))
            elif place == 2:
                return self._solution(terminal, None, option)
            elif place == 3:
                return None

    def _match(self) -> Match:
        return match_of(self.puzzle, self.at, self.puzzling.own, InlineBots())

    def _said(self, word: str) -> str:
        return in_words(getattr(self.puzzle.told, word), language(), [seat.name for seat in self._match().setup.seats])

    # -- judging ---------------------------------------------------------------------------------------------------
    def _judged(self, terminal: PuzzleTerminal, option: str) -> Verdict:
        answer = self._search(terminal, option) if judging.needs_search(self.puzzle, self.at, option) else None
        return judging.verdict(self.puzzle, self.at, option, answer)

    def _search(self, terminal: PuzzleTerminal, option: str = "") -> dict[str, object]:
        seed = terminal.match.setup.bot_seed(self.at.seat)
        return judging.judged_here(self.puzzle, terminal.asked_view, self.at.ask, seed, option)

    def _wrong(self, judged: Verdict) -> str:
        if judged.best is not None and judged.chosen is not None:
            said = _("After your answer the chance to win is {mine}, after the best one {best}.")
            more = said.format(mine=_percent(judged.chosen), best=_percent(judged.best))
        elif self.puzzle.told.forced:
            more = _("After this the win is not sure any more, however well you go on.")
        else:
            more = _("There is a better answer.")
        wrong = _("Not this one")
        return f"{wrong}. {more}"

    # -- the solution ----------------------------------------------------------------------------------------------
    def _solution(self, terminal: PuzzleTerminal, judged: Verdict | None, option: str) -> Puzzle | None:
        heads = {"right": _("Right!"), "equal": _("Just as good!")}
        self.say(heads.get(judged.word if judged is not None else "", _("The solution") + "."))
        if judged is not None and judged.word == "equal":
            self.say(_("Your answer comes to the same as what was looked for: it counts."))
        self.say(self._said("why"))
        found = self._answers(terminal)
        self.say(*(f"{_percent(one.chance)}: {ended(self._label(terminal, one.option))}" for one in found))
        while True:
            ways = [_("Next puzzle"), *(_("Play out: {answer}").format(answer=self._label(terminal, one.option))
                                        for one in found), _("All puzzles")]  # fmt: skip
            place = self.services.dialogs.pick(_("And now?"), ways, back=False)
            if place == 0:
                return solving.following(self.history, self.puzzling.puzzles, self.puzzle)
            if place is None or place == len(ways) - 1:
                return None
            self.play_out(found[place - 1].option)

    def _answers(self, terminal: PuzzleTerminal) -> list[Rated]:
        """What was compared, each label once; where nothing was, what is right."""
        figures = judging.rated(self.puzzle, self.at, self._search(terminal))
        figures = figures or [Rated(option, 1.0, 0) for option in sorted(self.at.right)]
        found: dict[str, Rated] = {}
        for one in figures:
            found.setdefault(self._label(terminal, one.option), one)
        return list(found.values())[:SHOWN]

    def _label(self, terminal: PuzzleTerminal, option: str) -> str:
        if option == PASS:
            return _("Do without")
        return label(option, self.at.ask, terminal.asked_view, terminal.names, terminal.words)

    def play_out(self, option: str) -> None:
        """What follows after this answer, told to the end of the game or of its round."""
        match = self._match()
        terminal = PuzzleTerminal(match, self.services, self._said)
        terminal.told = match.event_count
        match.answer(self.at.ask.number, option)
        match.step()
        match.hand_over(self.at.seat, known_level(self.puzzle.game, YOURS))
        terminal.tell()
        begun, left = match.progress, MOST
        while not match.over and match.progress == begun and left:
            match.step()
            terminal.tell()
            left -= 1
        if match.over:
            terminal.scores()
            self.say(_("Won") + "." if self.at.seat in match.winners else _("Lost") + ".")
        else:
            self.say(_("So far this line: from here on everything is open again."))


def _percent(chance: float) -> str:
    return _("{number} %").format(number=round(100 * chance))
