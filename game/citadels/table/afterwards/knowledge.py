"""What did they know? Steps through a computer player's decisions about characters, with what it saw and believed."""

from __future__ import annotations

from functools import partial

import pygame

from game.citadels.lang import _, listed
from game.citadels.rules.state import View
from game.citadels.table.afterwards.belief_table import BeliefTable, rows_of
from game.citadels.words.asking.labels import label
from game.citadels.words.names import Names
from game.citadels.words.telling.plain import marks
from game.kernel.options import kind, value
from game.session.decisions import Decision
from game.session.setup import HUMAN
from game.table.advice.lookback import Known
from game.table.flow import Flow
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.screens.page import back_page, roomy
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Free, Panel, RichText, Row, ScrollArea, Spacer, TabBar, Widget
from game.ui.widgets.keys import Line
from game.ui.window.screen import Screen

LIST_WIDTH = 400.0


def bots_of(flow: Flow) -> list[int]:
    """The seats that computer players held at the end."""
    return [seat for seat, one in enumerate(flow.match.setup.seats) if one.player != HUMAN]


class KnowledgeScreen(Screen):
    """After the game: decisions on the left, beliefs on the right. The arrow keys step through."""

    name = "knowledge"
    rules_at = "topic:hidden"
    background = "ui/table"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.flow = flow
        self.names = Names([seat.name for seat in flow.seats], flow.view.box)
        self.seat = bots_of(flow)[0]
        self.scroll: ScrollArea | None = None
        self.known: dict[int, Known] = {}
        self.places = dict.fromkeys(bots_of(flow), 0)

    @property
    def now(self) -> Known:
        if self.seat not in self.known:
            self.known[self.seat] = Known(self.flow.match, self.seat)
        return self.known[self.seat]

    @property
    def place(self) -> int:
        return self.places[self.seat]

    @property
    def decision(self) -> Decision | None:
        found = self.now.back.decisions
        return found[self.place] if self.place < len(found) else None

    # -- time and keys ---------------------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        return self.now.back.ready and not self.now.adviser.busy

    def update(self, seconds: float) -> None:
        if self.now.update(self.place) and (self.now.back.ready or self.now.back.played % 40 == 0):
            self.rebuild()

    def pause(self) -> None:
        for one in self.known.values():
            one.close()

    def key(self, event: pygame.event.Event) -> bool:
        step = {"page_up": -1, "page_down": 1}.get(self.ui.keys.means(event, "page_up", "page_down"), 0)
        if step:
            self.show(self.place + step)
        return bool(step)

    def keys(self) -> list[Line]:
        return [(("page_up", "page_down"), _("the decision before, the next one"))]

    def show(self, place: int) -> None:
        """Another decision."""
        if 0 <= place < len(self.now.back.decisions):
            self.places[self.seat] = place
            self.rebuild()
            self._in_sight()

    def _use_seat(self, key: str) -> None:
        self.now.close()
        self.seat = int(key)
        self.rebuild()

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        tabs = TabBar([(str(seat), self.names.plain_seat(seat)) for seat in bots_of(self.flow)], str(self.seat),
                      self._use_seat, "tabs")  # fmt: skip
        wide = roomy(self.ui.scale.bounds)
        entries = [
            Button(self._title(one), partial(self.show, place), "gold" if place == self.place else "ghost",
                   f"decision:{place}", height=46, style=theme.BUTTON.at(19))
            for place, one in enumerate(self.now.back.decisions)
        ]  # fmt: skip
        offset = self.scroll.offset if self.scroll is not None else 0.0
        self.scroll = scroll = ScrollArea(Column(entries, gap=6), "decisions")
        scroll.offset = offset
        side = Panel(scroll, padding=16).sized(width=LIST_WIDTH)
        shown = self._shown()
        below = Row([side, shown.sized(grow=1)], gap=16) if wide else ScrollArea(shown, "shown")
        body = Column([tabs, below.sized(grow=1)], gap=12)
        back = Button("‹", partial(self.show, self.place - 1), name="before", height=66)
        forth = Button("›", partial(self.show, self.place + 1), name="after", height=66)
        count = len(self.now.back.decisions)
        text = _("Decision {number} of {count}").format(number=min(self.place + 1, count), count=count)
        where = RichText(text, theme.LEAD, "center", "middle")
        foot = [Spacer(), back.sized(width=80), where.sized(width=280, height=66), forth.sized(width=80)]
        return back_page(self, _("What did they know?"), body, foot)

    def _in_sight(self) -> None:
        if not roomy(self.ui.scale.bounds):
            return  # there the list has no room
        box = self.find(f"decision:{self.place}").box
        if self.scroll is not None and not self.scroll.box.holds(box):
            self.scroll.scroll_to(self.scroll.offset + box.cy - self.scroll.box.cy)

    def _title(self, one: Decision) -> str:
        return _("Round {round}: {choice}").format(round=one.view.round, choice=self._choice(one))

    def _choice(self, one: Decision) -> str:
        return _("None") if kind(one.option) == "pass" else label(one.option, one.ask, one.view, self.names)

    def _shown(self) -> Widget:
        one = self.decision
        if one is None:
            words = _("Dealing the game again …") if not self.now.back.ready else _("There was nothing to decide.")
            return Panel(RichText(words, theme.ON_PARCHMENT.at(24), "center", "middle"), skin="parchment")
        answer = self.now.beliefs.get(self.place, {})
        rows = rows_of(one, answer, self.flow.seats, self.names)
        named = value(one.option) if kind(one.option) == "rank" else 0
        table = BeliefTable(rows, one.view.box.ranks, named, self.names)
        essence = _Essence(one, self.names)
        text = RichText(self._sentences(one, answer), theme.ON_PARCHMENT.at(21), valign="middle", name="sentences")
        told = Panel(text, skin="parchment", padding=22)
        if not roomy(self.ui.scale.bounds):
            high = BeliefTable.HEAD + len(rows) * BeliefTable.ROW + 50
            return Column([essence.sized(height=176), table.sized(height=high), told], gap=12)
        return Free([essence, table, told], partial(_three, essence, table, told))

    def _sentences(self, one: Decision, answer: dict[str, object]) -> str:
        name = escape(self.names.plain_seat(self.seat))
        lines = [_("[b|{name}] chose: [b|{choice}].").format(name=name, choice=escape(self._choice(one)))]
        rank = value(one.option) if kind(one.option) == "rank" else 0
        if rank > 0 and not one.ask.step.startswith("draft"):
            lines[0] += " " + self._truth(one, rank)
        how = {
            "posterior": _(
                "The figures are this player's reckoning: how others choose, weighed with all that was seen here."
            ),
            "heuristic": _("The figures are this player's estimate, from what was seen here and what attracts whom."),
            "open": _("This player keeps no account; the figures say what was still possible."),
        }
        lines.append(how.get(str(answer.get("how", "")), _("Thinking …")))
        lines.append(_("A golden frame marks the truth, which this player did not know."))
        return "\n".join(lines)

    def _truth(self, one: Decision, rank: int) -> str:
        holder = next((seat for seat, ranks in enumerate(one.state.roles) if rank in ranks), -1)
        if holder < 0:
            return _("In truth nobody held that character.")
        return _("In truth {name} held that character.").format(name=escape(self.names.plain_seat(holder)))


def _three(essence: Widget, table: Widget, words: Widget, box: Box) -> None:
    """Places what it saw, the table, and the sentences."""
    top, rest = box.cut_top(min(210.0, box.h * 0.3), 14)
    low, middle = rest.cut_bottom(min(136.0, rest.h * 0.3), 14)
    essence.arrange(top)
    table.arrange(middle)
    words.arrange(low)


class _Essence(Widget):
    """What that seat saw: its hand, and what lay open."""

    role = "picture"
    bleed = 30.0

    def __init__(self, one: Decision, names: Names) -> None:
        super().__init__("essence")
        self.ask, self.names = one.ask, names
        self.view: View = one.view

    @property
    def value(self) -> str:
        return " ".join(self._lines())

    def _lines(self) -> list[str]:
        view, names, me = self.view, self.names, self.view.viewer
        found = [_("Round {round}, {gold} gold.").format(round=view.round, gold=view.gold[me])]
        if view.roles[me]:
            own = listed([names.plain_rank(rank) for rank in sorted(view.roles[me])])
            found.append(_("Own character: {character}.").format(character=own))
        if view.phase == "draft":
            pool = listed([names.plain_rank(value(word)) for word in self.ask.options])
            found.append(_("To choose from: {characters}.").format(characters=pool))
        if view.face_up:
            up = listed([names.plain_rank(rank) for rank in sorted(view.face_up)])
            found.append(_("Set aside face up: {characters}.").format(characters=up))
        return found + marks(view, names)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        inner = self.box.inset(20, 14)
        hand = self.view.hand[self.view.viewer]
        high = inner.h - 34
        step = min(high / 1.4 + 10, inner.w * 0.55 / max(1, len(hand)))
        canvas.text(_("In hand"), inner.x, inner.y + 12, theme.LABEL)
        for number, card in enumerate(hand):
            place = Box(inner.x + number * step, inner.y + 32, high / 1.4, high)
            self.ui.cards.draw(canvas, self.view.box.kind[card], "small" if high >= 110 else "mini", place)
        if not hand:
            canvas.text(_("nothing"), inner.x, inner.y + 60, theme.ASIDE)
        left = inner.x + max(150.0, max(0, len(hand) - 1) * step + high / 1.4) + 28
        words = Box(left, inner.y, inner.right - left, inner.h)
        canvas.paragraph("\n".join(escape(line) for line in self._lines()), words, theme.BODY.at(21), "left", "middle")
