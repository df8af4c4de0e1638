"""The zoomed card with its rules, what can be done with it, and what that leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.citadels.table.actions import Action
from game.citadels.table.names import Names
from game.citadels.table.pieces import Subject
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.glossary import with_words
from game.ui.lang import _, language, sentence
from game.ui.markup import escape
from game.ui.theme import Style
from game.ui.widgets import Button, RichText, ScrollArea, Widget

RULES = Style("text", 18, theme.INK_BODY, leading=1.18)
SMALL_ZOOM, SMALLEST_READ = 330.0, 250.0  # units: below them the card makes room; no rules are read on it
MOST_BUTTONS = 2  # below the card; the large zoom has all
LOW = 300.0  # units: in a lower panel buttons stand beside one another, however long their words are


@dataclass(frozen=True)
class ZoomModel:
    """What the zoom shows. `note` says what the first action leads to, or why there is none."""

    subject: Subject
    title: str
    text: str
    note: str = ""
    actions: tuple[Action, ...] = ()

    @property
    def buttons(self) -> tuple[Action, ...]:
        """The actions that can be taken; without any those that cannot, if something is to be said about them."""
        possible = tuple(action for action in self.actions if not action.why_not)
        return possible or (self.actions if self.note else ())


def described(subject: Subject, names: Names) -> tuple[str, str]:
    """The title of a card, with whose city it stands in, and its rules."""
    if subject.kind == "rank":
        character = names.character(subject.number)
        return character.name.get(language()), character.rules.get(language())
    district = names.district(subject.number)
    title, text = district.name.get(language()), district.rules.get(language())
    if subject.seat >= 0:
        title = _("{card}, city of {name}").format(card=title, name=names.plain_seat(subject.seat))
    return title, text


def action_button(action: Action, choose: Callable[[str], None]) -> Button:
    """A button that answers; greyed out, it says why it does not."""
    kind = "danger" if action.danger else "gold"
    button = Button(action.words, partial(choose, action.option), kind, f"do:{action.option}")
    button.tip = escape(action.leads_to)
    return button.disable(sentence(action.why_not) if action.why_not else "")


class ZoomPanel(Widget):
    """A card as large as there is room, its rules on parchment, and buttons for what can be done with it."""

    role = "zoom"
    bleed = 30.0

    def __init__(self, choose: Callable[[str], None]) -> None:
        super().__init__("zoom")
        self.choose = choose
        self.model: ZoomModel | None = None
        self._card = self._rules = Box(0, 0, 0, 0)
        self._beside = False  # long rules: a small card, and beside it what it is called
        self.text = RichText("", RULES, name="zoom_text")
        self.scroll = ScrollArea(self.text, "zoom_scroll")

    @property
    def value(self) -> str:
        return self.model.subject.id if self.model else ""

    def show(self, model: ZoomModel | None) -> None:
        if model == self.model:
            return
        self.model = model
        self.invalidate()
        self.children = []
        self.add(self.scroll)
        for action in model.buttons[:MOST_BUTTONS] if model else ():
            self.add(action_button(action, self.choose))
        self.arrange(self.box)
        self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        if self.model is None or self.layer is None:
            return
        rest = box
        buttons = self.children[1:]
        if buttons:
            wide = max(button.natural(box.w)[0] for button in buttons) * len(buttons) + 8 * (len(buttons) - 1)
            below = wide > box.w and box.h > LOW
            bar, rest = box.cut_bottom(50 if not below else 42 * len(buttons) + 6, 8)
            cells = bar.rows(len(buttons), 6) if below else bar.columns(len(buttons), 8)
            for button, cell in zip(buttons, cells, strict=True):
                button.arrange(cell)
        self._share(rest)
        self.text.set(self._words())
        room = self._rules.inset(18, 12)
        needed = self.ui.text.paragraph(self._words(), RULES.at(16), room.w).height / self.ui.scale.k
        self.scroll.visible = needed > room.h  # at the largest scales there is room for a few lines only
        self.scroll.arrange(room)

    def _share(self, rest: Box) -> None:
        """What the card gets, and what its rules."""
        box = self.box
        wide = box.w > box.h * 1.2
        style, width = RULES, box.w - 36
        self._beside = False
        if wide:
            self._card = Box(rest.x, rest.y, rest.h / 1.4, rest.h)
            self._rules = Box(self._card.right + 10, rest.y, rest.right - self._card.right - 10, rest.h)
            return
        need = self._needed(style, width)
        if rest.h - need < SMALL_ZOOM and rest.h > 300:
            self._beside = True
            need = self._needed(style, width)  # the name stands beside the card
            upper, self._rules = rest.cut_top(max(116.0, min(236.0, rest.h - need - 10)), 10)
            self._card = Box(upper.x + 2, upper.y, upper.h / 1.4, upper.h)
            return
        self._rules, upper = rest.cut_bottom(min(need, rest.h - 150), 10)
        high = min(upper.h, box.w * 1.4 * 0.94)
        self._card = Box(upper.cx - high / 2.8, upper.y + (upper.h - high) / 2, high / 1.4, high)

    def _needed(self, style: Style, width: float) -> float:
        """How high the rules are on their parchment; few sizes, for each is a picture in the cache."""
        need = self.ui.text.paragraph(self._words(), style, width).height / self.ui.scale.k + 30
        return max(64.0, -(-need // 22) * 22)

    def _words(self) -> str:
        if self.model is None:
            return ""
        found = [] if self._beside else [f"[b|{escape(self.model.title)}]"]
        found += [f"[i|{escape(self.model.note)}]"] if self.model.note else []  # first: long rules are scrolled
        return "\n".join([*found, with_words(escape(self.model.text))])

    def draw(self, canvas: Canvas) -> None:
        if self.model is None:
            canvas.paragraph(_("Point at a card to read it."), self.box.inset(30), theme.ASIDE, "center", "middle")
            return
        subject = self.model.subject
        self.ui.cards.draw(canvas, subject.id, "card" if self._card.w >= SMALLEST_READ else "small", self._card)
        if self._beside:
            self._name(canvas, Box(self._card.right + 16, self._card.y, self.box.right - self._card.right - 18,
                                   self._card.h))  # fmt: skip
        canvas.skin("parchment", self._rules)
        if not self.scroll.visible:
            canvas.paragraph(self._words(), self._rules.inset(18, 12), RULES, "left", "middle")

    def _name(self, canvas: Canvas, room: Box) -> None:
        """The card's name and the short form of its rules."""
        assert self.model is not None
        text, k = canvas.pens.text, canvas.k
        title = text.paragraph_fit(escape(self.model.title), Style("head", 23, theme.TEXT_HEAD), room.w, room.h * 0.5)
        short, style = (
            with_words(self.ui.cards.face(self.model.subject.id).short),
            Style("text", 18, theme.TEXT_LOG, leading=1.16),
        )
        high = text.paragraph(short, style, room.w).height / k + 10 if short else 0.0
        high = high if high + title.height / k <= room.h else 0.0
        rect = canvas.scale.rect(room)
        top = rect.y + (rect.h - title.height - round(high * k)) // 2
        text.draw_paragraph(canvas.surface, title, rect.x, top)
        if high:
            y = (top + title.height) / k + 10
            canvas.paragraph(short, Box(room.x, y, room.w, high), style)
