"""What of a table is heard, and in which order: the question first, then what can be chosen, the hand, the own things,
the other players, what all share, the chronicle, the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.aloud.areas import Area, Heard, Region, Regions
from game.table.aloud.news import News
from game.table.board import Board, Table
from game.table.motion.motions import Motions
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.lang import _, ngettext
from game.ui.speech import ended, speakable
from game.ui.widgets import Button, Free, Layer, RichText, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

NEWEST = 5  # lines of the chronicle


class Aloud:
    """A table for ears. Its areas are put together anew when they are asked for after something has changed."""

    def __init__(self, table: Table, motions: Motions[Board]) -> None:
        self.table = table
        self.news = News(table, motions)
        self._regions: Regions | None = None
        self._stale = True

    def root(self, widgets: Sequence[Widget], place: Callable[[Box], None], more: Sequence[Widget]) -> Widget:
        """All widgets of the table, drawn in their order and heard in another one; `more` lies beside it."""
        made = HeardTable(self, widgets, place, more)
        self._regions, self._stale = Regions(made), True
        return made

    @property
    def holds_up(self) -> bool:
        """Whether computer players wait for what is being said."""
        return self.table.ui.settings.values.wait_for_words and self.news.speaking

    def changed(self) -> None:
        """Something on the table is another one now."""
        self._stale = True
        self.table.called.changed()

    @property
    def regions(self) -> list[Region]:
        """The parts of the table, in the order of hearing."""
        if self._regions is None:
            return []
        if self._stale:
            self._stale = False
            self._regions.show(self.areas())
        return self._regions.shown

    def area_of(self, widget: Widget | None) -> Region | None:
        """The part in which a widget is."""
        return next((region for region in self.regions if region.holds(widget)), None)

    def areas(self) -> list[Area]:
        """All parts with what is in them."""
        table = self.table
        first, then = table.board.heard()
        tabs = [table.tabs] if table.tabs.visible else []
        return [
            Area(_("Question"), [table.prompt], self.question, kind="nothing"),
            *first,
            Area(_("Hand"), [table.hand] if table.hand.children else [], self.hand),
            *then,
            Area(_("Card"), [table.zoom] if table.zoom.model is not None else []),
            Area(_("Chronicle"), [table.log.button], self.chronicle, seen=[table.log]),
            Area(_("Menu"), [*tabs, table.corner], self.supply, kind="nothing"),
        ]

    # -- lines -----------------------------------------------------------------------------------------------------
    def question(self) -> list[Heard]:
        """Title, why and reminders, a sentence each; how many are chosen of a group."""
        prompt = self.table.prompt
        said = [Heard("title", ended(prompt.prompt.title), "heading")] if prompt.prompt.title else []
        why = self.table.called.pressed(prompt.prompt.why)
        said += [Heard("why", ended(why), "text")] if why else []
        chosen = self.chosen
        said += [Heard("chosen", chosen, "text")] if chosen else []
        reminders = [Heard(f"reminder:{at}", ended(one.words), "text") for at, one in enumerate(prompt.reminders)]
        return [*said, *reminders]

    def hand(self) -> list[Heard]:
        """Where nothing is held."""
        hand = self.table.hand
        return [] if hand.children or not hand.visible else [Heard("none", ended(hand.nothing), "text")]

    @property
    def chosen(self) -> str:
        """How many things of a group are chosen; "" where nothing is picked by the group."""
        table = self.table
        if table.offers is None:
            return ""
        count, most = table.board.plan.counted()
        if not count and not most:
            count, most = table.words.hearing.counted(table.offers.ask, table.flow.view)
        if not count and not table.offers.ask.group:
            return ""
        if most > 0:
            return _("{count} of {most} chosen.").format(count=count, most=most)
        return ngettext("{count} chosen.", "{count} chosen.", count).format(count=count) if count else ""

    def chronicle(self) -> list[Heard]:
        """The newest lines, the newest last."""
        lines = self.table.log.lines.lines
        found = [(at, line) for at, line in enumerate(lines) if not line.heading][-NEWEST:]
        return [Heard(str(at), plain(line.text)) for at, line in found]

    def supply(self) -> list[Heard]:
        """What the corner tells besides its buttons."""
        told = self.table.corner.supply
        if told is None:
            return []
        return [
            Heard("progress", ended(told.progress), "text"),
            Heard("supply", f"{told.title}: {told.count}.", "text"),
        ]

    # -- where am I ------------------------------------------------------------------------------------------------
    def where(self) -> str:
        """How far the game is and what one has; then where the focus is."""
        focus = self.table.ui.focus
        here = self.area_of(focus)
        at = _("The focus is on {thing}, in {area}.")
        told = (
            [at.format(thing=focus.spoken.removesuffix("."), area=here.title)]
            if focus is not None and here is not None
            else []
        )
        return speakable(" ".join([*self.table.called.look("where"), *told]))

    def say_where(self) -> None:
        """Says it; in a window, which every screen reader reads when it opens, where the game has no voice."""
        ui, said = self.table.ui, self.where()
        if ui.ears.voice:
            ui.ears.say(said, urgent=True)
            return
        layer: list[Layer] = []
        back = Button(_("Back"), lambda: ui.stack.close_layer(layer[0]), "gold", "close")
        told = RichText(escape(said), theme.ON_PARCHMENT, "center")
        dialog = Dialog(_("Where am I?"), told, [Spacer(), back, Spacer()], 640)
        layer.append(open_dialog(ui, dialog, first=back))


class HeardTable(Free):
    """The root of a table."""

    def __init__(
        self, aloud: Aloud, widgets: Sequence[Widget], place: Callable[[Box], None], more: Sequence[Widget]
    ) -> None:
        super().__init__(widgets, place, "table")
        self.aloud, self.more, self._first = aloud, more, len(widgets)

    def heard_children(self) -> Sequence[Widget]:
        """What lies over the table first, for it is meant to be read now; then the areas."""
        table = self.aloud.table
        added = self.children[self._first :]  # by a table that is more than a table
        over = (*added, *self.more, table.message, table.first_time, table.hint_panel)
        return [*(one for one in over if one.visible), *self.aloud.regions]
