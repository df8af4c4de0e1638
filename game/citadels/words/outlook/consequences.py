"""What an answer leads to, in a sentence or two: gold left, points then, what others lose. No pygame here."""

from __future__ import annotations

from game.citadels.lang import _, joined, ngettext
from game.citadels.rules import queries
from game.citadels.rules.gather import GOLD_GATHERED
from game.citadels.rules.state import NOBODY, Game, View
from game.citadels.words.contents import PROBLEMS, question
from game.citadels.words.names import Names
from game.citadels.words.outlook.outcomes import Outcome, Standing, dead_end, outcome
from game.citadels.words.records import MENU
from game.kernel.options import kind
from game.kernel.rules import Rules
from game.kernel.steps import Ask, Seat
from game.table.asking.outlook import Outlook


class Consequences(Outlook[View]):
    """Tells what the options of one ask lead to; each is worked out when somebody first wants to know."""

    def __init__(self, ask: Ask | None, view: View, names: Names, rules: Rules[Game, View]) -> None:
        super().__init__(ask, view, rules)
        self.names, self.own_rules = names, rules
        self._outcomes: dict[str, Outcome | None] = {}
        self._told: dict[str, str] = {}
        self._dead_ends: dict[str, str] = {}

    def outcome(self, option: str) -> Outcome | None:
        """The figures; None for what is not offered."""
        if self.ask is None or option not in self.ask.options:
            return None
        if option not in self._outcomes:
            self._outcomes[option] = outcome(option, self.view, self.own_rules)
        return self._outcomes[option]

    def words(self, option: str) -> str:
        """The sentences; empty where there is nothing to tell before it is done."""
        if option not in self._told:
            found = self.outcome(option)
            told = [] if found is None else [self._named(option), _drawn(found), self._afterwards(option, found)]
            if found is not None and found.if_let and told[-1]:
                told.append(_("Somebody may still step in."))
            self._told[option] = " ".join(sentence for sentence in told if sentence)
        return self._told[option]

    def dead_end(self, option: str) -> str:
        """Why there is nothing to choose, where using it only leads to a question that must be declined: words that
        may stand within a sentence."""
        if self.ask is None or self.ask.step != MENU or kind(option) not in ("ability", "use"):
            return ""
        if option not in self._dead_ends:
            problem = dead_end(option, self.view)
            self._dead_ends[option] = ""
            if problem is not None:
                self._dead_ends[option] = _("there is nothing to choose: {reason}").format(
                    reason=_(PROBLEMS[problem].sentence)
                )
        return self._dead_ends[option]

    def is_final(self, option: str) -> bool:
        """Whether the answer cannot be taken back; unknown ones are taken to be final."""
        found = self.outcome(option)
        return found is None or found.final

    def gains(self, option: str) -> bool:
        """Whether it brings gold or cards and costs nothing at all."""
        found = self.outcome(option)
        if found is None:
            return False
        before, after = found.before[self.view.viewer], found.after[self.view.viewer]
        changes = [_change(before.gold, after.gold), _change(before.hand, after.hand)]
        return min(changes) >= 0 and max(changes) > 0 and _change(before.points, after.points) >= 0

    def opens(self, option: str) -> str:
        """The dearest district of the hand that its gold is enough for, in this turn or with that of the next one."""
        found = self.outcome(option)
        before, after = (None, None) if found is None else self._gold(found)
        if before is None or after is None or after <= before:
            return ""
        now = self._dearest(before, after) if self.view.builds > 0 else ""
        if now:
            return _("It is enough for the {card} in this turn.").format(card=now)
        later = self._dearest(before + GOLD_GATHERED, after + GOLD_GATHERED)
        return _("The {card} can follow next turn.").format(card=later) if later else ""

    def _gold(self, found: Outcome) -> tuple[int | None, int | None]:
        me = self.view.viewer
        return found.before[me].gold, found.after[me].gold

    def _dearest(self, too_little: int, enough: int) -> str:
        """The dearest card of the own hand whose price lies between, and which the own city has not got."""
        view, me = self.view, Seat(self.view.viewer)
        sort = view.box.sort
        standing = set() if queries.may_duplicate(view, me) else {sort[card] for card in view.city[me]}
        prices = {card: queries.price(view, me, card) for card in view.hand[me] if sort[card] not in standing}
        fitting = [card for card, price in prices.items() if too_little < price <= enough]
        return self.names.plain_card(max(fitting, key=lambda card: (prices[card], -card))) if fitting else ""

    # -- sentences -------------------------------------------------------------------------------------------------
    def _afterwards(self, option: str, found: Outcome) -> str:
        me = self.view.viewer
        building = kind(option) == "build"
        facts = self._own_facts(found.before[me], found.after[me], building=building)
        if found.crown != NOBODY:
            crown = _("the crown is yours") if found.crown == me else _("the crown goes to {name}")
            facts.append(crown.format(name=self.names.plain_seat(found.crown)))
        parts = [joined(facts)] if facts else []
        for seat, (before, after) in enumerate(zip(found.before, found.after, strict=True)):
            changed = _changed_facts(before, after) if seat != me else []
            if changed:
                parts.append(f"{self.names.plain_seat(seat)}: {joined(changed)}")
        if not parts:
            return ""
        heads = {"build": _("After building: {facts}."), "end": _("After your turn: {facts}.")}
        return heads.get(kind(option), _("Afterwards: {facts}.")).format(facts="; ".join(parts))

    def _own_facts(self, before: Standing, after: Standing, *, building: bool) -> list[str]:
        """Whoever builds wants to know gold and points in any case, and a card less goes without saying."""
        if not building:
            return _changed_facts(before, after)
        always = Standing(None, None, None if before.hand is None else before.hand - 1)
        return _changed_facts(always, after)

    def _named(self, option: str) -> str:
        """What no figure shows: whether somebody may play the character that is named, and what it would bring."""
        leads_to = question(self.ask.step).leads_to if self.ask is not None else None
        return leads_to(option, self.view) if leads_to is not None else ""


def _drawn(found: Outcome) -> str:
    if not found.looks_at:
        return ""
    text = ngettext("You look at {count} card.", "You look at {count} cards and keep 1.", found.looks_at)
    return text.format(count=found.looks_at)


def _change(before: int | None, after: int | None) -> int:
    return 0 if before is None or after is None else after - before


def _changed_facts(before: Standing, after: Standing) -> list[str]:
    """Gold, points and cards as far as they are known and other than before."""
    facts = []
    if after.gold is not None and after.gold != before.gold:
        facts.append(ngettext("{count} gold", "{count} gold", after.gold).format(count=after.gold))
    if after.points is not None and after.points != before.points:
        facts.append(ngettext("{count} point", "{count} points", after.points).format(count=after.points))
    if after.hand is not None and after.hand != before.hand:
        facts.append(ngettext("{count} card in hand", "{count} cards in hand", after.hand).format(count=after.hand))
    return facts
