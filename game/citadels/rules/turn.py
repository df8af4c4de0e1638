"""One turn (rulebook p. 4): the character is revealed, then its player chooses in any order what the menu offers."""

from __future__ import annotations

from typing import Final

from game.citadels.rules import asked, build, gather, queries
from game.citadels.rules import queries as windows
from game.citadels.rules.characters.thief import take_purse
from game.citadels.rules.state import NOBODY, Game
from game.citadels.rules.words import ABILITY, END, GOLD, INCOME, USE
from game.kernel.options import kind, value, way
from game.kernel.steps import NAME_OF, NO_MEMO, SHORT, Problem, Seat, named, step

ATTACKER = 8  # the Warlord's rank


@step
def begin(g: Game, me: Seat) -> None:
    """Reveal, then the Thief, then what the character brings with it (CIT-4); then the player chooses.

    Bewitched, threatened and some other characters gather before they may do anything else (CIT-101).
    """
    character = g.box.characters[g.rank]
    g.shown[g.rank] = me
    take_seat(g, me)
    if g.log is not None:
        g.tell("revealed", seat=me, rank=g.rank)
    if g.rank == g.robbed:
        take_purse(g, me)
    if g.rank == g.bewitched:
        g.do(me, gather_only, short_turn_ends)
        return
    if g.box.revealed[g.rank] is not None:
        g.box.revealed[g.rank](g, me)
    if g.threats[g.rank]:
        g.do(me, gather_only, after_gathering, menu)
    elif character.gathers_first:
        g.do(me, gather_only, character_goes_on)
    elif g.box.gather_first:
        g.do(me, gather_only, menu)
    else:
        g.do(me, menu)


def take_seat(g: Game, me: Seat) -> None:
    """Everything about a turn starts anew for this seat."""
    g.seat = me
    g.gathered = g.resumed = False
    g.builds = g.box.build_limits[g.rank]
    g.used = []
    g.spent = g.paid_builds = 0


@step
def resume(g: Game, me: Seat) -> None:
    """The Witch plays on as the bewitched character, with her own hand, gold and city (CIT-28, CIT-36, CIT-104)."""
    take_seat(g, me)
    g.gathered = g.resumed = True
    g.tell("resumed", seat=me, rank=g.rank)
    g.box.characters[g.rank].revealed(g, me)
    g.do(me, menu)


@step
def gather_only(g: Game, me: Seat) -> None:
    """Nothing but gathering is possible now."""
    g.ask(gather_chosen, me, gather.offers(g, me))


@step
def gather_chosen(g: Game, me: Seat, word: str) -> None:
    gather.gold(g, me) if word == GOLD else gather.cards(g, me)


@step
def after_gathering(g: Game, me: Seat) -> None:
    for step_in in windows.AFTER_GATHER:
        step_in(g, me)


@step
def character_goes_on(g: Game, me: Seat) -> None:
    g.box.characters[g.rank].gathered(g, me)


@step
def short_turn_ends(g: Game, me: Seat) -> None:
    """A bewitched player reveals and gathers, nothing else; then the Witch plays on (CIT-28, CIT-83)."""
    g.box.characters[g.rank].bewitched_turn_ends(g, me)
    g.tell("turn_ended", seat=me, rank=g.rank)
    g.seat = NOBODY
    g.do(Seat(g.shown[1]), resume)


@step
def menu(g: Game, me: Seat) -> None:
    """All that can be done now. Ending the turn is always an act of its own."""
    if g.box.classic and attacked(g):
        g.offer(chosen, me, [END], problem)
        return
    box, rank, used = g.box, g.rank, g.used
    usable = box.usable
    words = [] if g.gathered else gather.offers(g, me)
    if INCOME not in used and box.incomes[rank] is not None:  # most often it is used up
        words.append(INCOME)
    if ABILITY not in used and box.ability_problems[rank](g, me) is None:
        words.append(ABILITY)
    if usable:
        words += [USE[card] for card in g.city[me] if card in usable and use_problem(g, me, card) is None]
    if g.gathered:
        if box.build_limits[rank]:
            build.add_offers(g, me, words)
        words.append(END)
    g.stack.append([CHOSEN, me, words, PROBLEM, NO_MEMO])


def attacked(g: Game) -> bool:
    """The classic Warlord attacks at the end of his turn: nothing follows but its end."""
    return g.box.classic and g.rank == ATTACKER and "ability" in g.used


@named
def problem(g: Game, me: Seat, word: str) -> Problem | None:
    """Why the menu does not offer this."""
    if attacked(g) and word != END:
        return "attack_was_last"
    return _problem_of(g, me, word)


def _problem_of(g: Game, me: Seat, word: str) -> Problem | None:
    match kind(word):
        case "gold":
            return gather.gold_problem(g, me)
        case "cards":
            return gather.cards_problem(g, me)
        case "income":
            return income_problem(g, me)
        case "ability":
            return ability_problem(g, me)
        case "use":
            return use_problem(g, me, value(word))
        case "build":
            return _build_problem(g, me, value(word), way(word))
        case "end":
            return end_problem(g, me)
    return "not_now"


def _build_problem(g: Game, me: Seat, card: int, by: str | None) -> Problem | None:
    if card not in g.hand[me]:
        return "not_in_hand"
    if by is not None and by not in build.ways(g, me, card):
        return "no_such_way"
    return build.problem(g, me, card, by)


def income_problem(g: Game, me: Seat) -> Problem | None:
    if g.box.incomes[g.rank] is None:
        return "no_income"
    return "used" if "income" in g.used else None


def ability_problem(g: Game, me: Seat) -> Problem | None:
    if "ability" in g.used:
        return "used"
    refused: Problem | None = g.box.ability_problems[g.rank](g, me)
    return refused


def use_problem(g: Game, me: Seat, card: int) -> Problem | None:
    if card not in g.box.usable:
        return "nothing_to_use"
    if card not in g.city[me]:
        return "not_in_city"
    if g.box.kind[card] in g.used:
        return "used"
    refused: Problem | None = g.box.usable[card](g, me)
    return refused


def end_problem(g: Game, me: Seat) -> Problem | None:
    """A turn cannot end without gathering (CIT-101)."""
    return None if g.gathered else "not_gathered"


@step
def chosen(g: Game, me: Seat, word: str) -> None:
    """Do what was chosen, and come back to the menu afterwards."""
    if word == END:  # the commonest answer
        end(g, me)
        return
    g.stack.append([MENU, me])
    match kind(word):
        case "build":
            build.build(g, me, value(word), way(word))
        case "gold":
            gather.gold(g, me)
        case "cards":
            gather.cards(g, me)
        case "income":
            collect_income(g, me)
        case "ability":
            g.box.characters[g.rank].ability(g, me)
        case "use":
            g.box.answers["use"][value(word)](g, me)


def collect_income(g: Game, me: Seat) -> None:
    """Once a turn, for the districts of the character's type, counted now (CIT-99)."""
    g.used.append(INCOME)
    character = g.box.characters[g.rank]
    character.collect(g, me, queries.income(g, me, character.income))


def end(g: Game, me: Seat) -> None:
    """First what the character must do (CIT-47), then the effects of the turn's end (CIT-82)."""
    g.stack.append([CLOSE, me])
    if g.box.turn_ends[g.rank] is not None:
        duties(g, me)


@step
def duties(g: Game, me: Seat) -> None:
    if g.box.turn_ends[g.rank] is not None:
        g.box.turn_ends[g.rank](g, me)


@step
def close(g: Game, me: Seat) -> None:
    effects = g.box.answers.get("turn_end")
    if effects:
        for card in g.city[me]:
            if card in effects:
                effects[card](g, me)
    if g.box.turn_is_over[g.rank] is not None:
        g.box.turn_is_over[g.rank](g, me)
    if g.log is not None:
        g.tell("turn_ended", seat=me, rank=g.rank)
    g.seat = NOBODY


def _gather_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(me == g.seat, not g.gathered)
    gather_only(g, me)


def _menu_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(me == g.seat)
    menu(g, me)


def _ask_anew(g: Game, me: Seat) -> None:
    """Which of a turn's questions it is only its seat knows; the first that is possible here stands for all."""
    waiting = SHORT[g.stack[-1][0]] if g.stack else ""
    gathers_first = waiting in asked.COURSES or waiting in ("turn.after_gathering", "turn.character_goes_on")
    g.do(me, gather_only if gathers_first and not g.gathered else menu)


MENU: Final[str] = NAME_OF[menu]
CHOSEN: Final[str] = NAME_OF[chosen]
PROBLEM: Final[str] = NAME_OF[problem]
CLOSE: Final[str] = NAME_OF[close]
asked.question(gather_chosen, _gather_again, gathering=True)
asked.question(chosen, _menu_again, at=(asked.CALLED,))
asked.COURSES["turn.short_turn_ends"] = lambda g: g.rank == g.bewitched and not g.resumed
asked.ANEW["turn"] = _ask_anew
