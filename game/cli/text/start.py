"""The command line of the text game: the menu, a game at once, or bots that are watched."""

from __future__ import annotations

import sys
from argparse import Namespace

from game.arguments import Parser
from game.bots import check_name, levels, make_bot, split
from game.bots.inline import InlineBots
from game.catalog import games, rules
from game.cli.choices import add_choice_options, add_game_option, choice_of, chooses
from game.cli.simulate import usual_level
from game.cli.text.console import Console, Ended, Leave
from game.cli.text.lessons import learn
from game.cli.text.playing import Terminal
from game.cli.text.program import Program, greeting
from game.cli.text.services import Services
from game.content import usable
from game.kernel.rules import SetupError
from game.session import daily
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.ui.deals import by_code, new_seed, of_day, today
from game.ui.lang import _, languages, set_language, system_language
from game.ui.people import own_name
from game.ui.services import SaveRefused
from game.ui.window.settings import SettingsFile

NAMES = ("Matilda", "Odo", "Isabeau", "Ysolde", "Bertrand", "Raoul", "Guiscard", "Adela")
OF_A_GAME = ("players", "bots", "humans", "seed")  # any of these begins a game at once, as its own choices do


def main(argv: list[str]) -> int:
    """Play; the exit code."""
    options = _parser(argv).parse_args(argv)
    interactive = sys.stdin is not None and (options.interactive or sys.stdin.isatty()) and options.humans != 0
    services = services_of(options)
    try:
        usable.check_any()
        rules(options.game)
        setup = _deal(services, options) or (
            None if interactive and not _wants_game(options) else _setup(options, interactive)
        )
        if not interactive and setup is not None:
            for seat in range(len(setup.seats)):
                setup = setup.seated(seat, usual_level(setup.game)) if setup.seats[seat].player == HUMAN else setup
            Terminal(Match.new(rules(setup.game), setup, InlineBots()), services).play()
            return 0
        return _play(services, options, setup)
    except (SetupError, SaveRefused, *usable.CANNOT, ValueError) as error:
        print(f"text: {error}", file=sys.stderr)
        return 2
    finally:
        services.close()


def _play(services: Services, options: Namespace, setup: MatchSetup | None) -> int:
    """The menu, or the game that the command line wants; the exit code."""
    program = Program(services, options.address if options.phones else None)
    say = services.console.say
    try:
        if services.settings.trouble:
            say(services.settings.trouble)
        say(*filter(None, map(usable.trouble, games())))
        if options.learn is not None:
            learn(services, options.learn)
        elif options.go_on:
            program.go_on()
        elif setup is not None:
            say(greeting(services.game), _("Type help to hear what you can type."))
            program.begin(setup)
        else:
            program.menu()
    except Leave:
        pass
    except Ended:
        say(_("The input has ended. A game that was open is kept; continue goes on with it."))
        return 0
    except KeyboardInterrupt:
        say(_("Interrupted. A game that was open is kept; continue goes on with it."))
        raise
    say(_("Goodbye."))
    return 0


def _parser(argv: list[str]) -> Parser:
    parser = Parser(
        prog="python -m game text",
        description="Play in the terminal, choices numbered: the menu, or with options of a game that game at once. "
        "Without a terminal bots play, and the game is narrated.",
    )
    parser.add_argument("--continue", dest="go_on", action="store_true", help="go on with the last game, without menu")
    add_game_option(parser)
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default 4)")
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL...]", help="levels, repeated around the table (default normal)")
    parser.add_argument("--humans", type=int, metavar="N", help="people at this terminal (default 1; 0: watch)")
    parser.add_argument(
        "--phones", action="store_true", help="the hands of all people are on phones, and the terminal is the table"
    )
    parser.add_argument("--address", default="", help="with --phones: the address of this computer to listen at")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    add_choice_options(parser, argv)
    hint = "the guided games of this game; ID is one of them, as in data/GAME/tutorial.yaml"
    parser.add_argument("--learn", nargs="?", const="", metavar="ID", help=hint)
    parser.add_argument("--code", metavar="CODE", help="play the deal of this code")
    parser.add_argument("--daily", action="store_true", help="play the deal of the day of this game")
    parser.add_argument("--lang", choices=languages(), help="language (default: that of the settings)")
    parser.add_argument("--verbosity", type=int, choices=(1, 2, 3), help="1 short, 2 usual, 3 with explanations")
    parser.add_argument("--interactive", action="store_true", help="ask although the input is no terminal but a pipe")
    parser.add_argument(
        "--clear", action="store_true", help="between two people clear the screen, in place of scrolling it away"
    )
    return parser


def services_of(options: Namespace) -> Services:
    """The terminal in the language and at the level of the command line, or else of the settings."""
    settings = SettingsFile()
    wanted = options.lang or settings.values.language
    set_language(wanted if wanted in languages() else system_language())
    terminal = sys.stdin is not None and sys.stdin.isatty()
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="surrogateescape")  # bytes of another encoding are read later, not refused
    console = Console(sys.stdin, sys.stdout, echo=not terminal, clear=options.clear)
    return Services(console, settings, options.verbosity or settings.values.text_verbosity, options.game)


def _deal(services: Services, options: Namespace) -> MatchSetup | None:
    """The deal that the command line names by its code, or that of the day. Raises SaveRefused."""
    own = own_name(services.settings.values)
    if options.code is not None:
        return by_code(options.code, own)
    if options.daily:
        try:
            return of_day(daily.checked(today(), today()), options.game, own)
        except daily.DateFault as fault:
            raise SaveRefused(fault.text(_)) from fault
    return None


def _wants_game(options: Namespace) -> bool:
    return chooses(options) or any(getattr(options, name) is not None for name in OF_A_GAME)


def _setup(options: Namespace, interactive: bool) -> MatchSetup:
    game = rules(options.game)
    players = min(4, game.seats[-1]) if options.players is None else options.players
    humans = 1 if options.humans is None else options.humans
    names = (options.bots or usual_level(options.game)).split(",")
    for level in names:
        check_name(split(level)[0], levels(options.game))
        make_bot(level, 1, options.game)
    if not 0 <= humans <= players:
        raise ValueError(f"--humans {humans}: there are {players} seats.")
    seed = new_seed() if options.seed is None else options.seed
    chosen = game.setup(players, choice_of(options), seed)
    game.new(chosen, seed)  # before anything is said
    people = humans if interactive else 0
    seats = tuple(
        SeatSetup(NAMES[seat], seat, HUMAN if seat < people else names[(seat - people) % len(names)])
        for seat in range(players)
    )
    return MatchSetup(options.game, chosen, seed, seats)
