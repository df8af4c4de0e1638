"""The level `normal`: one value for whole turns, and rules of thumb for everything else."""

from __future__ import annotations

from game.bots import decision_rng
from game.kernel.options import option, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from game.rattus_cartus.bot import habits, standing
from game.rattus_cartus.bot.habits import ENTER, HABITS, LAY, NUMBER
from game.rattus_cartus.bot.nuns import row_chances
from game.rattus_cartus.bot.plans import Plan, Planner
from game.rattus_cartus.bot.standing import Outlook, stakes
from game.rattus_cartus.bot.style import NEUTRAL, Style, style_of
from game.rattus_cartus.rules.state import Table, View

WHIM = 0.35  # points within which plans are near equals
WAITS = 0.45  # points by which the best plan must lead over the next building's, or a Pass is played
PLAY_PASS = option("play_pass")


class NormalBot:
    """A player by rules of thumb. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, style: Style = NEUTRAL, personality: str = "") -> None:
        self.seed = seed
        self.style = style_of(personality) if personality else style

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        if len(ask.options) == 1:
            return ask.options[0]
        look = self.outlook(view, ask.seat)
        if ask.step == ENTER:
            return self._enter(look, ask)
        if ask.step == NUMBER:
            return option("number", len(self.plans(look, [ask.memo["slot"]])[0].cards))
        if ask.step == LAY:
            return laying(look, ask, self.plans(look, [slot_of(view, ask.seat)]))
        habit = HABITS[ask.step]
        chosen = habit(look, ask.options, ask.memo)
        return chosen if chosen in ask.options else decision_rng(self.seed, ask).choice(ask.options)

    def outlook(self, view: View, me: Seat) -> Outlook:
        """The table in the eyes of this player."""
        chances = row_chances(view, me)
        return Outlook(view, me, chances, self.style, stakes(view, chances)[me])

    def _enter(self, look: Outlook, ask: Ask) -> str:
        plans = self.plans(look, None)
        if PLAY_PASS in ask.options and waits(look, plans):
            return PLAY_PASS
        return option("enter", plans[0].slot)

    def plans(self, look: Outlook, slots: list[int] | None) -> list[Plan]:
        """All plans that do not mean certain death, best first; near equals in an order by chance. It is the same at
        each question of a turn: chance knows the round and the plan alone."""
        laid = tuple(look.t.laid[look.me])
        found = living(look, Planner(look, laid).plans(slots))
        return sorted(found, key=lambda plan: -(plan.worth + self._whim(look, plan)))

    def _whim(self, look: Outlook, plan: Plan) -> float:
        rng = Rng(
            ((self.seed * 41 + look.me) * 41 + look.t.round) * 4001
            + plan.slot * 997
            + sum(plan.cards)
            + len(plan.cards)
        )
        return rng.random() * WHIM * look.style.whim


def living(look: Outlook, plans: list[Plan]) -> list[Plan]:
    """The plans that do not mean certain death; all of them if there are none, or if the seat is lost anyway."""
    most = standing.allowed(look.t, look.me, look.chances) - look.t.rats[look.me]
    if most < 0:
        return plans
    return [plan for plan in plans if plan.rats <= most] or plans


def slot_of(t: Table, me: Seat) -> int:
    """The building a seat has entered."""
    return next(slot for slot, seats in enumerate(t.entered) if me in seats)


def waits(look: Outlook, plans: list[Plan]) -> bool:
    """Whether it is worth a Pass to see first what the others do: the best plans of two buildings are close."""
    t = look.t
    if not look.rest or len(t.waiting) < 2:
        return False
    others = [plan.worth for plan in plans if plan.slot != plans[0].slot]
    return bool(others) and plans[0].worth - max(others) < WAITS * look.style.passes


def laying(look: Outlook, ask: Ask, plans: list[Plan]) -> str:
    """The next card of the best plan with the number that was announced, and with what is laid already."""
    t, me = look.t, look.me
    laid, number = t.laid[me], t.numbers[me]
    sort, word = t.box.sort, {value(one): one for one in ask.options}
    for plan in plans:
        if len(plan.cards) != number:
            continue
        left = list(plan.cards)
        for card in laid:
            same = next((one for one in left if sort[one] == sort[card]), None)
            if same is None:
                break
            left.remove(same)
        else:
            for card in left:
                same = next((one for one in word if sort[one] == sort[card]), None)
                if same is not None:
                    return word[same]
    return habits.gift(look, ask.options)
