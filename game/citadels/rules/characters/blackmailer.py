from __future__ import annotations

from game.citadels.rules import asked, goods, queries
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import BLANK, NO_MARK, REAL, Game
from game.citadels.rules.words import RANK
from game.kernel.options import PASS, option, value
from game.kernel.steps import Problem, Seat, named, step, titled

BRIBE, REFUSE, REVEAL = option("bribe"), option("refuse"), option("reveal")
THREATS = 2


@character
class Blackmailer(Character):
    """Threaten 2 characters: each pays you half its gold, or risks all of it if its threat is the real one."""

    id = "blackmailer"
    traces = ("threats", "threats_open")

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        """The one with the flower first; nobody knows before both lie (CIT-21)."""
        g.offer(place, me, [PASS, *_ranks(g)], threat_problem, placed=[], group="threats")


def _ranks(g: Game) -> list[str]:
    return [RANK[r] for r in range(1, g.box.ranks + 1)]


@named
def threat_problem(g: Game, me: Seat, target: str, placed: list[int], group: str) -> Problem | None:
    """Two different ranks, not 1 and 2, not the killed or bewitched (CIT-21, CIT-26, CIT-102)."""
    rank = value(target)
    if rank in (1, g.rank):
        return "rank_1" if rank == 1 else "own_rank"
    if rank > 0 and rank in (g.killed, g.bewitched):
        return "killed" if rank == g.killed else "bewitched"
    return "marked" if rank in placed else None


@step
def place(g: Game, me: Seat, target: str, placed: list[int], group: str) -> None:
    if target == PASS:
        return
    placed = [*placed, value(target)]
    if len(placed) < THREATS:
        g.offer(place, me, _ranks(g), threat_problem, placed=placed, group=group)
        return
    spend(g)
    g.blackmailer = me
    g.threats[placed[0]], g.threats[placed[1]] = REAL, BLANK
    g.tell("threats_placed", {me: {"flower": placed[0]}}, seat=me, ranks=sorted(placed))


def step_in(g: Game, victim: Seat) -> None:
    """A threatened player has gathered. A threat to oneself is simply taken off (CIT-21)."""
    if not g.threats[g.rank]:
        return
    if victim == g.blackmailer:
        g.threats[g.rank] = NO_MARK
    else:
        g.do(victim, ask_victim)


@step
def ask_victim(g: Game, me: Seat) -> None:
    g.ask(bribe_or_refuse, me, [BRIBE, REFUSE])


@titled("threat")
def bribe_or_refuse(g: Game, me: Seat, choice: str) -> None:
    """Half the gold, rounded down; with 0 or 1 gold the bribe is 0 (CIT-22)."""
    if choice == BRIBE:
        amount = g.gold[me] // 2
        goods.pay(g, me, g.blackmailer, amount, "bribe")
        g.threats[g.rank] = NO_MARK
        g.tell("bribed", seat=me, other=g.blackmailer, amount=amount)
    else:
        g.tell("refused", seat=me, rank=g.rank)
        g.do(g.blackmailer, ask_blackmailer)


@step
def ask_blackmailer(g: Game, me: Seat) -> None:
    """Asked after every refusal, whatever the threat is (CIT-23, CIT-108)."""
    g.ask(reveal, me, [PASS, REVEAL])


@titled("blackmail")
def reveal(g: Game, me: Seat, choice: str) -> None:
    """With the flower it takes all gold; in any case the threat is over (CIT-23)."""
    real, victim = g.threats[g.rank] == REAL, g.seat
    g.threats[g.rank] = NO_MARK
    if choice == PASS:
        return
    g.threats_open = REAL if real else BLANK
    amount = g.gold[victim] if real else 0
    g.tell("threat_revealed", seat=me, other=victim, flower=int(real), amount=amount)
    goods.pay(g, victim, me, amount, "blackmail")


queries.AFTER_GATHER.append(step_in)


def _threatened_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    step_in(g, g.seat)


def _reveal_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(g.threats[g.rank], me == g.blackmailer != g.seat)
    ask_blackmailer(g, me)


asked.question(place, asked.placing(place))
asked.question(bribe_or_refuse, _threatened_again)
asked.question(reveal, _reveal_again)
asked.ANEW.update({"threat": ask_victim, "blackmail": ask_blackmailer})
