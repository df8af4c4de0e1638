"""`python -m game text`: the same game in a terminal, choices numbered. Without one, bots play and it narrates."""

from __future__ import annotations

import sys
from argparse import Namespace

from game.arguments import Parser
from game.bots import LEVELS, check_name, make_bot, split
from game.bots.inline import InlineBots
from game.catalog import checked_cards, rules
from game.citadels.rules import Citadels
from game.citadels.rules.citadels import to_plain
from game.citadels.table import plain, prompts
from game.citadels.table.names import Names
from game.citadels.table.narrate import tell
from game.citadels.table.reasons import reason
from game.cli.simulate import CAST_HELP, NINE_HELP, RANDOM
from game.content import ContentError
from game.kernel.rules import SetupError
from game.kernel.steps import Ask
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.ui.lang import LANGUAGES, _, set_language, system_language

NAMES = ("Matilda", "Odo", "Isabeau", "Ysolde", "Bertrand", "Raoul", "Guiscard", "Adela")
LEAVE = ("q", "quit", "exit")


def main(argv: list[str]) -> int:
    """Play one game; the exit code."""
    options = _parser().parse_args(argv)
    set_language(options.lang or system_language())
    interactive = sys.stdin is not None and sys.stdin.isatty()
    try:
        checked_cards()
        match = Match.new(rules("citadels"), _setup(options, interactive), InlineBots())
    except (SetupError, ContentError, ValueError) as error:
        print(f"text: {error}", file=sys.stderr)
        return 2
    return Terminal(match).play()


def _parser() -> Parser:
    parser = Parser(
        prog="python -m game text",
        description="Play in the terminal, choices numbered. Without a terminal bots play, and the game is narrated.",
    )
    parser.add_argument("--players", type=int, default=4, metavar="N", help="2 to 8 (default 4)")
    parser.add_argument(
        "--bots", default="normal", metavar="LEVEL[,LEVEL...]", help="levels, repeated around the table"
    )
    parser.add_argument("--humans", type=int, default=1, metavar="N", help="people at this terminal (default 1)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--cast", default="first_game", metavar="ID", help=CAST_HELP)
    parser.add_argument("--nine", action="store_true", help=NINE_HELP)
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: the system's)")
    return parser


def _setup(options: Namespace, interactive: bool) -> MatchSetup:
    levels = options.bots.split(",")
    for level in levels:
        check_name(split(level)[0], LEVELS)
        make_bot(level, 1)
    if not 0 <= options.humans <= options.players:
        raise ValueError(f"--humans {options.humans}: there are {options.players} seats.")
    game = rules("citadels")
    assert isinstance(game, Citadels)
    seed = _seed(options.seed)
    if options.cast == RANDOM:
        chosen = game.random_setup(options.players, seed, nine=options.nine)
    else:
        chosen = game.preset(options.players, options.cast, nine=options.nine)
    game.box(chosen)
    people = options.humans if interactive else 0
    seats = tuple(
        SeatSetup(NAMES[seat], seat, HUMAN if seat < people else levels[(seat - people) % len(levels)])
        for seat in range(options.players)
    )
    return MatchSetup("citadels", to_plain(chosen), seed, seats)


def _seed(wanted: int | None) -> int:
    if wanted is not None:
        return wanted
    import secrets

    return secrets.randbelow(1 << 31)


class Terminal:
    """One match told and asked in lines of text."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = Names([seat.name for seat in match.setup.seats], match.state.box)
        self.told = 0
        self.people = [seat for seat in range(len(match.setup.seats)) if match.is_human(seat)]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> int:
        """To the end, or until the person leaves."""
        print(_("Crown & Coin: Citadels. Seed {seed}.").format(seed=self.match.setup.seed))
        while not self.match.over:
            self.tell()
            ask = self.match.pending
            if ask is not None and self.match.is_human(ask.seat) and not self.ask(ask):
                print(_("Goodbye."))
                return 0
            self.match.step()
        self.tell()
        for line in plain.score_sheet(self.match.view(0), self.names):
            print(f"  {line}")
        return 0

    def tell(self) -> None:
        """What happened since the last time, as the person at the terminal may know it."""
        for shown in self.match.events_since(self.told, self.viewer):
            sentence = tell(shown.word, shown.facts, self.names)
            if sentence:
                print(f"\n{sentence}" if shown.word in ("round_started", "revealed") else sentence)
        self.told = self.match.event_count

    def ask(self, ask: Ask) -> bool:
        """Put the question until it is answered; False when the person leaves."""
        self._hand_over(ask.seat)
        self._show(ask)
        while True:
            line = _read(_("Your choice (number, or h for help): "))
            if line is None or line in LEAVE:
                return False
            if line == "u" and self.match.undo(ask.seat):
                self.told = self.match.event_count
                print(_("Taken back."))
                return True
            if line.isdigit() and 1 <= int(line) <= len(ask.options):
                return self.match.answer(ask.number, ask.options[int(line) - 1])
            self._command(line, ask)

    def _hand_over(self, seat: int) -> None:
        """With several people, nothing private is shown before the right one is there."""
        if len(self.people) < 2 or self.viewer == seat:
            return
        self.viewer = seat
        print("\n" * 40 + _("{name}, it is your turn; everybody else looks away.").format(name=self.names.seats[seat]))
        _read(_("Press Enter when you are ready. "))
        for line in plain.table(self.match.view(seat), self.names):
            print(line)

    def _show(self, ask: Ask) -> None:
        view = self.match.view(ask.seat)
        asked = prompts.prompt(ask, view, self.names)
        stop = "" if asked.title.endswith("?") else "."
        print(f"\n{asked.title}{stop} {asked.why}")
        for number, option in enumerate(ask.options, start=1):
            print(f"  {number}  {prompts.label(option, ask, view, self.names)}")

    def _command(self, line: str, ask: Ask) -> None:
        view = self.match.view(ask.seat)
        if line in ("t", ""):
            for text in plain.table(view, self.names):
                print(text)
            self._show(ask)
        elif line == "c":
            for text in plain.card_texts(view, self.names):
                print(text)
        elif line == "w":
            self._say_why_not(ask)
        elif line == "u":
            print(_("There is nothing to take back: somebody has learnt something, or another player has answered."))
        elif line == "h":
            print(_("A number chooses. t: the table. c: what the cards do. w: what is not possible, and why. "
                    "u: take back. q: leave."))  # fmt: skip
        else:
            print(_("There is no choice '{line}' here.").format(line=line))

    def _say_why_not(self, ask: Ask) -> None:
        """Everything in the own hand and city that is not offered, with the reason."""
        view = self.match.view(ask.seat)
        wanted = [f"build:{card}" for card in view.hand[ask.seat]] + [f"use:{card}" for card in view.city[ask.seat]]
        wanted += [f"district:{card}" for city in view.city for card in city]
        for option in ("gold", "cards", "income", "ability", "end", *wanted):
            problem = self.match.why_not(ask.seat, option)
            if option not in ask.options and problem not in (None, "nothing_to_use", "not_now"):
                label = prompts.label(option, ask, view, self.names)
                print(f"  {label}: {reason(problem, option, view, self.names)}")


def _read(question: str) -> str | None:
    """One line in lower case; None at the end of the input."""
    try:
        return input(question).strip().lower()
    except EOFError:
        print()
        return None
