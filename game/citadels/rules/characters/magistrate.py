from __future__ import annotations

from game.citadels.rules import asked, build, goods, queries
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import BLANK, NO_MARK, REAL, Game
from game.citadels.rules.words import RANK
from game.kernel.options import PASS, option, value
from game.kernel.steps import Problem, Seat, named, step, titled

REVEAL = option("reveal")
WARRANTS = 3
TAKEN = -2  # the building site of a confiscated district


@character
class Magistrate(Character):
    """Assign 3 warrants, 1 of them signed: you may take the first district its player pays gold for."""

    id = "magistrate"
    traces = ("warrants",)
    interrupts_builds = True

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        """The signed one first; nobody knows before all three lie (CIT-8, CIT-132)."""
        g.offer(place, me, [PASS, *_ranks(g)], place_problem, placed=[], group="warrants")


def _ranks(g: Game) -> list[str]:
    return [RANK[r] for r in range(1, g.box.ranks + 1)]


@named
def place_problem(g: Game, me: Seat, target: str, placed: list[int], group: str) -> Problem | None:
    """Three different ranks, 2 and higher, absent ones too (CIT-8, CIT-102)."""
    if value(target) == 1:
        return "rank_1"
    return "marked" if value(target) in placed else None


@step
def place(g: Game, me: Seat, target: str, placed: list[int], group: str) -> None:
    if target == PASS:
        return
    placed = [*placed, value(target)]
    if len(placed) < WARRANTS:
        g.offer(place, me, _ranks(g), place_problem, placed=placed, group=group)
        return
    spend(g)
    for rank in placed:
        g.warrants[rank] = BLANK
    g.warrants[placed[0]] = REAL
    g.tell("warrants_placed", {me: {"signed": placed[0]}}, seat=me, ranks=sorted(placed))


def step_in(g: Game, builder: Seat) -> None:
    """The first district paid with gold in a warranted turn; nobody confiscates from himself (CIT-10, CIT-105).

    Once the signed warrant was shown the blank ones are no secret, and nothing is asked (CIT-136).
    """
    judge = Seat(g.shown[1])
    exposed = g.warrants[g.rank] and g.site_price and g.paid_builds == 1
    if exposed and judge != builder and REAL in g.warrants:
        g.do(judge, ask)


@step
def ask(g: Game, me: Seat) -> None:
    """Asked with a blank one too, so that the pause tells nothing (CIT-108)."""
    words = [PASS]
    if g.warrants[g.rank] == REAL and confiscate_problem(g, me) is None:
        words.append(REVEAL)
    g.ask(confiscate, me, words)


def confiscate_problem(g: Game, me: Seat) -> Problem | None:
    """It is built in the Magistrate's city: no duplicate there, no Monument among too many (CIT-17)."""
    wanted = g.box.sort[g.site]
    if any(g.box.sort[own] == wanted for own in g.city[me]):
        return "duplicate"
    own_rule = g.box.answers.get("build_problem", {}).get(g.site) if g.box.type[g.site] == UNIQUE else None
    refused: Problem | None = own_rule(g, me, None) if own_rule else None
    return refused


@titled("warrant")
def confiscate(g: Game, me: Seat, choice: str) -> None:
    if choice == PASS:
        return
    builder, card = g.seat, g.site
    goods.pay(g, goods.BANK, builder, g.site_price, "refund")  # all gold really paid (CIT-13)
    g.spent -= g.site_price  # refunded once only (CIT-20)
    g.warrants = [BLANK if mark == BLANK and _blank_ones_stay(g) else NO_MARK for mark in g.warrants]
    g.site = TAKEN
    g.city[me].append(card)
    g.tell("confiscated", seat=me, other=builder, card=card)
    build.note_completion(g, me)
    for levy in queries.AFTER_CONFISCATION:
        levy(g, me)


def _blank_ones_stay(g: Game) -> bool:
    """Until the end of the round (CIT-136); in games that began with older rules they went at once."""
    return g.box.setup.version > 2


queries.ON_BUILD.append(step_in)


def _confiscate_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(g.gathered, g.site >= 0)
    step_in(g, g.seat)


asked.question(place, asked.placing(place))
asked.question(confiscate, _confiscate_again, at=((*asked.MENU, "build.taxes", "build.finish"),))
asked.ANEW["warrant"] = ask
