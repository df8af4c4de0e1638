"""One turn (rulebook p. 4): the character is revealed, then its player chooses in any order what the menu offers."""

from __future__ import annotations

from game.citadels.rules import build, gather, goods, queries
from game.citadels.rules.characters.thief import take_purse
from game.citadels.rules.state import NOBODY, Game
from game.citadels.rules.words import ABILITY, CARDS, END, GOLD, INCOME, USE
from game.kernel.options import kind, value, way
from game.kernel.steps import Problem, Seat, named, step


@step
def begin(g: Game, me: Seat) -> None:
    """Reveal, then the Thief, then what the character brings with it; then the player chooses (CIT-4)."""
    character = g.box.characters[g.rank]
    g.shown[g.rank] = me
    g.seat = me
    g.gathered = False
    g.builds = character.builds
    g.used = []
    g.tell("revealed", seat=me, rank=g.rank)
    if g.rank == g.robbed:
        take_purse(g, me)
    character.revealed(g, me)
    g.do(me, menu)


@step
def menu(g: Game, me: Seat) -> None:
    """All that can be done now. Ending the turn is always an act of its own."""
    words = []
    if gather.gold_problem(g, me) is None:
        words.append(GOLD)
    if gather.cards_problem(g, me) is None:
        words.append(CARDS)
    if income_problem(g, me) is None:
        words.append(INCOME)
    if ability_problem(g, me) is None:
        words.append(ABILITY)
    usable = g.box.usable
    words += [USE[card] for card in g.city[me] if card in usable and use_problem(g, me, card) is None]
    if g.gathered and g.builds:
        words += build.offers(g, me)
    if end_problem(g, me) is None:
        words.append(END)
    g.stack.append([chosen.named, me, words, problem.named, {}])  # type: ignore[attr-defined]  # set by @step


@named
def problem(g: Game, me: Seat, word: str) -> Problem | None:
    """Why the menu does not offer this."""
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
    if by is not None and queries.answering(g, "ways").get(card) != by:
        return "no_such_way"
    return build.problem(g, me, card, by)


def income_problem(g: Game, me: Seat) -> Problem | None:
    if g.box.characters[g.rank].income is None:
        return "no_income"
    return "used" if "income" in g.used else None


def ability_problem(g: Game, me: Seat) -> Problem | None:
    if "ability" in g.used:
        return "used"
    refused: Problem | None = g.box.characters[g.rank].ability_problem(g, me)
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
    g.do(me, menu)
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
        case "end":
            g.stack.pop()
            end(g, me)


def collect_income(g: Game, me: Seat) -> None:
    """1 gold per district of the character's type, once a turn, counted now (CIT-99)."""
    g.used.append(INCOME)
    amount = queries.income(g, me, g.box.characters[g.rank].income)
    goods.pay(g, goods.BANK, me, amount, "income")
    g.tell("income", seat=me, amount=amount)


def end(g: Game, me: Seat) -> None:
    """What the character must do happens now at the latest (CIT-47)."""
    g.box.characters[g.rank].turn_ends(g, me)
    g.tell("turn_ended", seat=me, rank=g.rank)
    g.seat = NOBODY
