"""The rules of the game by topic, with every ruling under its topics."""

from __future__ import annotations

from collections.abc import Callable

from game.content import Topic
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.lang import _, language
from game.ui.markup import escape
from game.ui.screens.gallery.blocks import BODY, paragraphs, ruling_rows
from game.ui.screens.gallery.sheet import Page
from game.ui.screens.gallery.source import rulings
from game.ui.ui import Ui
from game.ui.widgets import Choice, Column, Ornament, Panel, RichText, Row, ScrollArea, Widget

LIST_WIDTH = 330.0
ENTRY = theme.STRONG.at(21)


class TopicEntry(Widget):
    """A topic in the list; the one in focus is shown."""

    role = "topic"
    focusable = True
    bleed = 4.0

    def __init__(self, topic: Topic, page: RulesPage) -> None:
        super().__init__(f"topic:{topic.id}")
        self.topic, self.page = topic, page
        self.height = 42.0

    @property
    def value(self) -> str:
        return self.topic.name.get(language())

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.page.open(self.topic.id)

    def attention(self, on: bool) -> None:
        if on and self.ui.focus is self and self.ui.ring_visible:
            self.page.open(self.topic.id)
        super().attention(on)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.page.topic == self.topic.id
        if chosen or self.hovered:
            canvas.rounded(self.box.inset(0, 1), theme.GOLD_DEEP, 150 if chosen else 60, 7)
        style = ENTRY.of(theme.TEXT if chosen or self.hovered else theme.TEXT_LOG)
        canvas.text_in(self.value, self.box.inset(16, 0), style)


class RulesPage(Widget):
    """A list of topics beside the text of one; on a small page the list is a choice above it."""

    def __init__(
        self, topic: str, list_width: float, spread: bool, on_topic: Callable[[str], None],
        on_card: Callable[[str], None],
    ) -> None:  # fmt: skip
        """`list_width` of 0 makes the list a choice; `spread` sets the rulings beside the text."""
        self.topic, self.spread, self.on_topic, self.on_card = topic, spread, on_topic, on_card
        topics = rulings().topics
        self.page = self._sheet()
        self.holder = Widget("", [self.page])
        self.entries: list[TopicEntry] = []
        if list_width:
            self.entries = [TopicEntry(one, self) for one in topics.values()]
            listed = Panel(ScrollArea(Column(self.entries, gap=0), "topics"), padding=16)
            body: Widget = Row([listed.sized(width=list_width), self.holder.sized(grow=1)], gap=18)
        else:
            options = [(one.id, one.name.get(language())) for one in topics.values()]
            body = Column([Choice(_("Topic"), options, topic, self.open, "topics"), self.holder.sized(grow=1)], gap=10)
        super().__init__("rules_page", [body])

    def open(self, topic: str) -> None:
        """Shows another topic."""
        if topic == self.topic:
            return
        self.topic = topic
        self.on_topic(topic)
        self.page = self._sheet()
        self.holder.replace([self.page])
        for one in self.entries:
            one.invalidate()

    def _sheet(self) -> Page:
        topic, code = rulings().topics.get(self.topic), language()
        if topic is None:
            return Page([RichText(_("The rules cannot be read: their file is damaged."), BODY.at(24))], [], False)
        name = RichText(escape(topic.name.get(code)), theme.Style("head", 36, theme.INK_HEAD, None, 1.12), name="topic")
        text = RichText(paragraphs(topic.text.get(code)), BODY.at(24), name="topic_text")
        found = rulings().about_topic(self.topic)
        answers = ruling_rows(found, "", self.on_card, "") if found else []
        return Page([name, Ornament(300), text], answers, self.spread and bool(found))


def list_width(ui: Ui) -> float:
    """What the list of topics needs."""
    names = [one.name.get(language()) for one in rulings().topics.values()]
    return max([LIST_WIDTH, *(ui.text.width(name, ENTRY) + 32 + 50 for name in names)])
