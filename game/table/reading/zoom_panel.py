"""The zoomed card with its rules, what can be done with it, and what that leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.table.asking.mark import Subject, ZoomModel
from game.table.asking.things import Action
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.draw.theme import Style
from game.ui.glossary import with_words
from game.ui.lang import _, sentence
from game.ui.screens.reading import BigCard
from game.ui.widgets import Button, Column, Layer, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.base import Toolkit

RULES = Style("text", 20.5, theme.INK_BODY, leading=1.12)
SIZES = (20.5, 18.0, 16.0)  # in which the rules are set, until they fit: breaking long ones takes milliseconds
SMALLEST_READ, SMALLEST_READ_PIXELS = 250.0, 212.0  # units, pixels: on a narrower card no rules are read
CARD_SHARE = 0.66  # of the height, which the card has at least
MOST_BUTTONS = 2  # below the card; the large zoom has all
IDLE = 104.0  # units: how high the sheet is at least while nothing is read
LOW = 300.0  # units: in a lower panel buttons stand beside one another, however long their words are


def action_button(action: Action, choose: Callable[[str], None]) -> Button:
    """A button that answers; greyed out, it says why it does not."""
    kind = "danger" if action.danger else "gold"
    button = Button(action.words, partial(choose, action.option), kind, f"do:{action.option}")
    button.tip, button.caption = escape(action.leads_to), action.heard
    return button.disable(sentence(action.why_not) if action.why_not else "")


class ZoomPanel(Widget):
    """A card as large as there is room, its rules on parchment, and buttons for what can be done with it."""

    role = "zoom"
    heard_as = "part"
    bleed = 30.0

    def __init__(self, choose: Callable[[str], None], *, words_alone: bool = False) -> None:
        """With `words_alone` it has no picture: the table shows that already."""
        super().__init__("zoom")
        self.choose, self.words_alone = choose, words_alone
        self.idle = _("Point at a card to read it.")  # what it says while nothing is read
        self.model: ZoomModel | None = None
        self._card = self._rules = Box(0, 0, 0, 0)
        self._set = RULES  # as large as the words fit
        self.text = RichText("", RULES, name="zoom_text")
        self.scroll = ScrollArea(self.text, "zoom_scroll", on_paper=True)

    @property
    def value(self) -> str:
        return self.model.subject.id if self.model else ""

    @property
    def spoken(self) -> str:
        return plain(self.model.title) if self.model else ""

    @property
    def described(self) -> str:
        return plain(f"{self.model.text} {self.model.note}").replace("\n", " ") if self.model else ""

    def heard_children(self) -> Sequence[Widget]:
        """Its buttons: the words are its own."""
        return self.children[1:]

    def show(self, model: ZoomModel | None) -> None:
        if model == self.model:
            return
        self.model = model
        self.invalidate()
        self.children = []
        if model is not None:
            self.add(self.scroll)
        for action in model.buttons[:MOST_BUTTONS] if model and not self.words_alone else ():
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
        fits = (size for size in SIZES if self._high(RULES.at(size), room.w) <= room.h)
        size = next(fits, 0.0)
        self.scroll.visible = not size
        self._set = RULES.at(size or SIZES[0])
        line = self.ui.text.paragraph("x", RULES, room.w).height / self.ui.scale.k
        self.scroll.arrange(room.cut_top(max(line, room.h // line * line))[0])  # no line is cut at the lower edge

    def _share(self, rest: Box) -> None:
        """What the card gets, and what its rules: the card is large, rules that are longer than their rest scroll."""
        if self.words_alone:
            self._card, self._rules = Box(rest.x, rest.y, 0, 0), rest
            return
        if rest.w > rest.h * 1.2:
            self._card = Box(rest.x, rest.y, rest.h / 1.4, rest.h)
            self._rules = Box(self._card.right + 10, rest.y, rest.right - self._card.right - 10, rest.h)
            return
        most = min(rest.h * CARD_SHARE, rest.w * 1.4 * 0.94)
        self._rules, upper = rest.cut_bottom(min(self._needed(RULES, rest.w - 36), rest.h - most - 10), 10)
        high = min(upper.h, rest.w * 1.4 * 0.94)
        self._card = Box(upper.cx - high / 2.8, upper.y + (upper.h - high) / 2, high / 1.4, high)

    def _layout(self, card: str) -> str:
        """The large card, unless the words on it would be too small."""
        wordless = self.ui.cards.face(card).kind == "basic"
        wide = self._card.w >= SMALLEST_READ and self._card.w * self.ui.scale.k >= SMALLEST_READ_PIXELS
        return "card" if wide or (wordless and self._card.w >= SMALLEST_READ) else "small"

    def _high(self, style: Style, width: float) -> float:
        """How high the words are, set like this."""
        return self.ui.text.paragraph(self._words(), style, width).height / self.ui.scale.k

    def _needed(self, style: Style, width: float) -> float:
        """How high the rules are on their parchment; few sizes, for each is a picture in the cache."""
        need = self._high(style, width) + 30
        return max(64.0, -(-need // 22) * 22)

    def _words(self) -> str:
        if self.model is None:
            return ""
        if self.words_alone:
            return self._told(self.model)
        named = self.model.title != self.ui.cards.face(self.model.subject.id).name  # else the card says it
        found = [f"[b|{escape(self.model.title)}]"] if named else []
        found += [f"[i|{escape(self.model.note)}]"] if self.model.note else []  # first: long rules are scrolled
        return "\n".join([*found, with_words(escape(self.model.text), self.ui.game)])

    def _told(self, model: ZoomModel) -> str:
        """The name of what is meant, what it says, and what can be done with it."""
        found = [f"[h|{escape(model.title)}]", with_words(escape(model.text), self.ui.game)]
        return "\n".join([*filter(None, found), *([f"[i|{escape(model.note)}]"] if model.note else [])])

    @property
    def _idle(self) -> Box:
        """Where it says that nothing is read."""
        words = self.ui.text.paragraph(self.idle, theme.ON_PARCHMENT_DIM, self.box.w - 36).height / self.ui.scale.k
        return self.box.cut_top(min(self.box.h, max(IDLE, words + 24)))[0]

    def draw(self, canvas: Canvas) -> None:
        if self.model is None:
            canvas.skin("sheet", self._idle)
            canvas.paragraph(self.idle, self._idle.inset(18, 10), theme.ON_PARCHMENT_DIM, "center", "middle")
            return
        subject = self.model.subject
        if not self.words_alone:
            self.ui.cards.draw(canvas, subject.id, self._layout(subject.id), self._card)
        canvas.skin("sheet", self._rules)
        if not self.scroll.visible:
            canvas.paragraph(self._words(), self._rules.inset(18, 12), self._set, "left", "middle")


# A card as large as the window allows.

MOST_HEIGHT, WIDEST = 820.0, 720.0  # units, of the card and of the parchment
GAP = 20.0
EDGE, MARGIN = 30.0, 26.0  # units of parchment beside the words, and above and below them
HEAD, FOOT, LEAST = 62.0, 76.0, 330.0  # units: the title; the buttons below with some air; the lowest sheet
LEADS_TO = theme.ON_PARCHMENT_DIM.at(20)
REFUSED = theme.ON_PARCHMENT_DIM.at(20).of(theme.DANGER_DARK)

Show = Callable[[Subject], ZoomModel]


class ZoomedCard(Widget):
    """One of several cards that lie together; left and right go through them. A click beside it puts it away."""

    role = "zoomed"
    bleed = 40.0

    def __init__(
        self, subjects: Sequence[Subject], at: int, show: Show, choose: Callable[[str], None],
        close: Callable[[], None], game: str,
    ) -> None:  # fmt: skip
        super().__init__("zoomed")
        self.game = game
        self.subjects, self.at, self.show = list(subjects), at, show
        self._choose, self.close = choose, close
        self._outside = False
        self.panel = Box(0, 0, 0, 0)
        self._fill()

    @property
    def value(self) -> str:
        return self.model.subject.id

    @property
    def takes_pointer(self) -> bool:
        return True

    def _fill(self) -> None:
        self.model = self.show(self.subjects[self.at])
        self.card = BigCard(self.model.subject.id)
        self.rules_at = f"card:{self.model.subject.id}"
        words = RichText(with_words(escape(self.model.text), self.game), RULES.at(22), name="zoomed_text")
        rows: list[Widget] = [words]
        for action in self.model.actions:
            rows.append(action_button(action, self._choose))
            told = sentence(action.why_not) if action.why_not else action.leads_to
            if told:
                style = REFUSED if action.why_not else LEADS_TO
                rows.append(RichText(escape(told), style, name=f"about:{action.option}"))
        if not self.model.actions and self.model.note:
            rows.append(RichText(escape(self.model.note), REFUSED, name="about"))
        self.rows = Column(rows, gap=10)
        self.scroll = ScrollArea(self.rows, "zoomed_scroll", on_paper=True)
        back = Button(_("Back"), self.close, "ghost", "zoomed_back")
        several = len(self.subjects) > 1
        around = [
            Button("‹", lambda: self.step(-1), "ghost", "zoomed_before").called(_("The card before")).sized(width=56),
            Button("›", lambda: self.step(1), "ghost", "zoomed_after").called(_("The next card")).sized(width=56),
        ]
        self.bar = Row([*(around if several else ()), Spacer(), back.sized(width=170)], gap=10)
        self.children = []
        for child in (self.card, self.scroll, self.bar):
            self.add(child)

    def step(self, by: int) -> None:
        """The next card of those that lie beside it."""
        self.at = (self.at + by) % len(self.subjects)
        name = self.ui.focus.name if self.ui.focus is not None else ""
        self._fill()
        self.arrange(self.box)
        self.invalidate()
        layer = self.layer
        found = [widget for widget in layer.focusables() if widget.name == name] if layer is not None else []
        self.ui.focus = found[0] if found else self.first_focus()

    def first_focus(self) -> Widget:
        """The first thing that can be done, else the way back."""
        return next((w for w in self.walk() if isinstance(w, Button) and w.enabled), self.bar.children[-1])

    def arrange(self, box: Box) -> None:
        self.box = box
        high = min(MOST_HEIGHT, box.h - 60)
        wide = high / 1.4
        words = min(WIDEST, box.w - 48 - wide - GAP)
        whole = box.centered(wide + GAP + words, high)
        card, beside = whole.cut_left(wide, GAP)
        self.card.arrange(card)
        needed = self.rows.natural(beside.w - 2 * EDGE)[1] + 2 * MARGIN + HEAD + FOOT
        self.panel = beside.cut_bottom(min(beside.h, max(needed, LEAST)))[0]  # "‹" and "›" stay where they are
        low, room = self.panel.inset(EDGE, MARGIN).cut_bottom(54, 14)
        self.bar.arrange(low)
        self.scroll.arrange(room.cut_top(HEAD)[1])

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.panel)
        head = Box(self.panel.x + 30, self.panel.y + 20, self.panel.w - 60, 44)
        canvas.text_in(self.model.title, head, theme.Style("head", 30, theme.INK_HEAD), "center")
        canvas.ornament(head.cx, head.bottom + 8, min(380.0, head.w * 0.7), theme.GOLD_DARK)

    # -- input -----------------------------------------------------------------------------------------------------
    def press(self, x: float, y: float) -> None:
        self._outside = not self.panel.contains(x, y) and not self.card.box.contains(x, y)

    def activate(self) -> None:
        if self._outside:
            self.close()

    def activate_secondary(self) -> None:
        self.close()

    def key(self, event: pygame.event.Event) -> bool:
        meant = self.ui.keys.means(event, "left", "right", "zoom")
        if meant == "zoom":
            self.close()
        elif meant and len(self.subjects) > 1:
            self.step(1 if meant == "right" else -1)
        return bool(meant)


def open_zoomed(ui: Toolkit, subjects: Sequence[Subject], at: int, show: Show, choose: Callable[[str], None]) -> Layer:
    """Shows the card over the screen; what is chosen there puts it away first."""

    def close() -> None:
        ui.stack.close_layer(layer)

    def take(option: str) -> None:
        close()
        choose(option)

    card = ZoomedCard(subjects, at, show, take, close, ui.game)
    layer = Layer(ui, card, modal=True, name="layer:zoomed")
    layer.on_escape = close
    layer.first_focus = card.first_focus()
    ui.stack.open_layer(layer)
    return layer
