"""The scroll that says who must do what and why, with the buttons of the moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.table.asking.things import END, Choice
from game.table.pieces import draw_crest, draw_phone
from game.table.words import Prompt, Reminder
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import with_words
from game.ui.speech import priced
from game.ui.widgets import Button, Widget

# Where the buttons of one's own turn lie.

GAP = 12.0
MARGIN = 34.0  # beside the rolled end
SIGN = 62.0  # where the middle of the sign is
LEAST = 150.0  # units: how wide the place at the right end is
SHARES = (1.0, 0.86, 0.74, 0.7)  # rather narrower buttons than words without room; the last ones show no keys


class PromptButton(Button):
    """A button of the prompt. `own_place` is "high" or "low" where it has one; one that is `passing` leaves its place
    to the next as soon as it goes."""

    own_place = ""
    passing = False


@dataclass
class Slots:
    """The places of one turn's buttons: two in a column, columns from the right, one alone below, beside the end of the
    turn; a name keeps its place."""

    names: list[str] = field(default_factory=list)  # "" for a place that was never used
    widths: dict[float, list[float]] = field(default_factory=dict)  # of the columns, for each share
    before: set[str] = field(default_factory=set)  # what was there at the last look and keeps its place for a while

    def take(self, buttons: Sequence[Button], wide: dict[str, float], share: float) -> dict[str, int]:
        """The place of each of these buttons; new ones take one where nothing was a moment ago."""
        shown = [button.name for button in buttons]
        if not self.names:
            pairs = [shown[i : i + 2] for i in range(0, len(shown), 2)]
            self.names = [name for pair in reversed(pairs) for name in (pair if len(pair) > 1 else ["", *pair])]
        for name in shown:
            if name not in self.names:
                self._settle(name, shown)
        self.before = {button.name for button in buttons if not (isinstance(button, PromptButton) and button.passing)}
        columns = -(-len(self.names) // 2)
        widths = self.widths.setdefault(share, [])
        widths += [0.0] * (columns - len(widths))
        found = {name: self.names.index(name) for name in shown}
        for name, place in found.items():
            widths[place // 2] = max(widths[place // 2], wide[name])
        return found

    def _settle(self, name: str, shown: list[str]) -> None:
        free = [i for i, old in enumerate(self.names) if old not in shown and old not in self.before]
        if free:
            self.names[free[0]] = name
        else:
            self.names += ["", name]


def has_own_place(button: Button) -> str:
    """ "low": the end of the turn; "high": what does harm, say; "" for all others."""
    if button.kind == "danger":
        return "high"
    if button.name == END:
        return "low"
    return button.own_place if isinstance(button, PromptButton) else ""


def rows(box: Box) -> tuple[Box, Box]:
    """The upper and the lower row of buttons."""
    high = max(40.0, min(50.0, (box.h - 22) / 2 - 3))
    gap = max(4.0, min(8.0, (box.h - 2 * high) / 3))
    top = box.cy - high - gap / 2
    return Box(box.x, top, box.w, high), Box(box.x, top + high + gap, box.w, high)


def lay(box: Box, buttons: Sequence[Button], wide: dict[str, float], slots: Slots | None, share: float) -> float:
    """Gives every button its place; the x where the leftmost one begins. With `slots` they keep theirs. `wide` is how
    wide each would be at this share of its natural width."""
    own = [button for button in buttons if has_own_place(button)]
    others = [button for button in buttons if not has_own_place(button)]
    end = max(LEAST, *(wide[button.name] for button in own if button.name == END), 0.0)
    left = _own_places(box, own, wide, end)
    ends = any(button.name == END for button in buttons)
    start = box.right - MARGIN - (end + GAP if ends else 0.0)  # the place of the end of the turn stays free in a turn
    if slots is not None:
        places = slots.take(others, wide, share)
        return min(left, _in_slots(rows(box), others, places, slots.widths[share], start))
    upper = min((button.box.x - GAP for button in own if has_own_place(button) == "high"), default=start)
    return min(left, _in_rows(rows(box), others, wide, (upper, start), box.w * 0.6))


def _own_places(box: Box, own: Sequence[Button], wide: dict[str, float], end: float) -> float:
    upper, lower = rows(box)
    left = box.right
    for button in own:
        high = has_own_place(button) == "high"
        here = max(end, wide[button.name]) if high else end
        row = upper if high else lower
        button.arrange(Box(box.right - MARGIN - here, row.y, here, row.h))
        left = min(left, button.box.x)
    return left


def _in_slots(
    two: tuple[Box, Box], buttons: Sequence[Button], places: dict[str, int], widths: Sequence[float], right: float
) -> float:
    left = right
    for button in buttons:
        column, row = divmod(places[button.name], 2)
        x = right - sum(wide + GAP for wide in widths[: column + 1]) + GAP
        button.arrange(Box(x, two[row].y, widths[column], two[row].h))
        left = min(left, x)
    return left


def _in_rows(
    two: tuple[Box, Box], buttons: Sequence[Button], wide: dict[str, float], rights: tuple[float, float], most: float
) -> float:
    """The lower row first; the upper one too where the lower is too short for all."""
    whole = sum(wide[button.name] + GAP for button in buttons)
    cut = 0 if whole <= most - 150 else -(-len(buttons) // 2)
    left = rights[1]
    for row, line, right in ((two[0], buttons[:cut], rights[0]), (two[1], buttons[cut:], rights[1])):
        x = right
        for button in reversed(line):
            button.arrange(Box(x - wide[button.name], row.y, wide[button.name], row.h))
            x -= wide[button.name] + GAP
        left = min(left, x + GAP)
    return left


MARK = 98.0  # units that crest or seal take at least
EDGE = 38.0  # from the edge to the words
LOW = 90.0  # units: a lower bar has its buttons in one row, and its reminders in the row of the title
LEAST_WORDS = 120.0  # units: rather narrower buttons than words below them
Rows = list[list[tuple[Button, float]]]  # buttons with their widths
DrawSign = Callable[[Canvas, str, Box], None]


def no_sign(canvas: Canvas, sign: str, box: Box) -> None:
    """For a game without signs."""


class PromptBar(Widget):
    """Buttons flow in one or two rows on the right; the words take what is left."""

    role = "prompt"
    bleed = 30.0
    ground = "scroll"

    def __init__(
        self, on_press: Callable[[str], None], explain: Callable[[str], str], draw_sign: DrawSign = no_sign
    ) -> None:
        """`explain` tells what a button leads to, in marked-up text; asked when somebody points at it. `draw_sign`
        draws the signs of reminders."""
        super().__init__("prompt")
        self.on_press, self.explain, self.draw_sign = on_press, explain, draw_sign
        self.instead: Callable[[], tuple[Prompt, int, list[Choice]]] | None = (
            None  # says something in place of questions
        )
        self.heard_price: Callable[[int], str] | None = None  # how "−3" at the end of a button is read
        self.reminders: tuple[Reminder, ...] = ()
        self.prompt = Prompt("", "")
        self.crest = -1
        self.choices: tuple[Choice, ...] = ()
        self._words = Box(0, 0, 0, 0)
        self.hidden = False  # the words, while they are on their way
        self.turn = ""  # whose turn of which round goes on, if it is one's own: buttons then keep their places
        self.menu = False  # whether these are the buttons of the turn itself
        self._slots, self._slots_of = Slots(), ""

    @property
    def value(self) -> str:
        return " ".join([self.prompt.title, self.prompt.why, *(one.words for one in self.reminders)])

    @property
    def names(self) -> tuple[str, ...]:
        """The answers on its buttons."""
        return tuple(one.name for one in self.choices)

    def show(
        self, prompt: Prompt, crest: int, choices: list[Choice], reminders: tuple[Reminder, ...] = ()
    ) -> None:  # fmt: skip
        now = (prompt, crest, tuple(choices), reminders)
        if now == (self.prompt, self.crest, self.choices, self.reminders):
            return
        if self.turn != self._slots_of:
            self._slots, self._slots_of = Slots(), self.turn
        same = [c.name for c in self.choices] == [c.name for c in choices]
        self.prompt, self.crest, self.choices, self.reminders = prompt, crest, tuple(choices), reminders
        self.tip = escape("\n".join(one.words for one in reminders))
        self.invalidate()
        if same:
            for button, choice in zip(self.children, choices, strict=True):
                self._refresh(button, choice)
        else:
            old = {child.name: child for child in self.children}
            self.children = []
            for choice in choices:
                button = old.get(choice.name) or self._button(choice)
                self._refresh(button, choice)
                self.add(button)
        self.arrange(self.box)
        self.invalidate()

    def _button(self, choice: Choice) -> Button:
        button = PromptButton(choice.text, lambda: self.on_press(choice.name), choice.kind, choice.name)

        def attend(on: bool) -> None:
            button.tip = button.explanation() if on else button.why_not

        button.on_tell = lambda: button.why_not or self.explain(choice.name)
        button.on_attention = attend
        return button

    def _refresh(self, button: Widget, choice: Choice) -> None:
        assert isinstance(button, PromptButton)
        button.own_place, button.passing = choice.own_place, choice.passing
        button.text, button.kind, button.shortcut, button.icon = choice.text, choice.kind, choice.action, choice.icon
        if self.heard_price is not None:
            button.caption = priced(choice.text, self.heard_price)
        button.disable(choice.why_not)
        if not choice.why_not:
            button.tip = ""

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _low(self) -> bool:
        return self.box.h < LOW

    @property
    def _icon(self) -> float:
        return 0.0 if not self.prompt.sign and self.crest < 0 else max(MARK, min(104.0, self.box.h * 0.86 + 12))

    @property
    def _seal(self) -> float:
        """What the seal with the phone takes at the right end."""
        return 2 * self._seal_radius + 8 if self.prompt.on_phone else 0.0

    @property
    def _seal_radius(self) -> float:
        return max(17.0, min(26.0, self.box.h * 0.36))

    def arrange(self, box: Box) -> None:
        self.box = box
        left = max(EDGE, self._icon)
        self._words = Box(box.x + left, box.y + 10, box.w - left - EDGE - self._seal, box.h - 20)
        if self.reminders and not self._low:
            self._words = self._words.cut_bottom(REMINDER_HEIGHT)[1]
        if self.layer is None or not self.children:
            return
        if self.turn or any(has_own_place(button) for button in self._buttons):
            self._lay_turn()
            return
        for button in self._buttons:
            button.bare = False
        limit = box.w * (0.62 if len(self.children) > 3 else 0.55)
        room = self._words
        for rows in self._flows(limit):
            self._lay(rows, room)
            if self._has_room():
                return

    @property
    def _buttons(self) -> list[Button]:
        return [child for child in self.children if isinstance(child, Button)]

    def _lay_turn(self) -> None:
        """The buttons of a turn, each in its place; narrower ones where the words would find no room."""
        room = self._words
        buttons = self._buttons
        for share in SHARES:
            for button in buttons:
                button.bare = share == SHARES[-1]
            natural = {button.name: wide for button, wide in self._sized(self.box.w * 0.5, 24)}
            wide = {button.name: max(button.least, natural[button.name] * share) for button in buttons}
            left = lay(self.box, buttons, wide, self._slots if self.menu else None, share)
            self._words = Box(room.x, room.y, max(LEAST_WORDS, left - 16 - room.x), room.h)
            if self._has_room():
                return

    def _lay(self, rows: Rows, room: Box) -> None:
        """Puts the buttons on the right; the words get what is left of their room."""
        box = self.box
        high = 54.0 if len(rows) == 1 else min(50.0, (box.h - 22) / 2 - 3)
        high = max(40.0, high)
        gap = 10.0 if len(rows) == 1 else max(4.0, min(8.0, (box.h - 2 * high) / 3))
        y = box.cy - (len(rows) * high + (len(rows) - 1) * gap) / 2
        left = box.right
        for row in rows:
            x = box.right - MARGIN - self._seal
            most = x - room.x - LEAST_WORDS
            share = min(1.0, (most - 12 * (len(row) - 1)) / max(1.0, sum(wide for _, wide in row)))
            for button, wide in ((button, wide * share) for button, wide in reversed(row)):
                button.arrange(Box(x - wide, y, wide, high))
                button.style = theme.BUTTON.at(22 if high > 50 else 20)
                x -= wide + 12
            left = min(left, x)
            y += high + gap
        self._words = Box(room.x, room.y, max(LEAST_WORDS, left - 4 - room.x), room.h)

    def _flows(self, limit: float) -> list[Rows]:
        """One row where it is short enough, two rows, and two rows of narrow buttons: more and more room for the
        words."""
        sized = self._sized(limit, 14 if len(self.children) > 2 else 0)
        if len(sized) < 2:
            return [[sized]]
        narrow = self._sized(limit, 28)
        if self._low:
            return [[sized], [narrow]]
        return [*([[sized]] if _width(sized) <= limit else []), _halves(sized), _halves(narrow)]

    def _sized(self, limit: float, less: float) -> list[tuple[Button, float]]:
        found = []
        for child in self.children:
            assert isinstance(child, Button)
            child.style = theme.BUTTON.at(20)
            found.append((child, max(96.0, child.natural(limit)[0] - less)))
        return found

    @property
    def _why(self) -> str:
        """The reason, with the words that can be explained."""
        return with_words(self.prompt.why, self.ui.game)

    def _has_room(self) -> bool:
        """Whether the words fit beside the buttons."""
        text, words = self.ui.text, self._words
        style = theme.PROMPT_TITLE.at(18)
        if max([text.width(word, style) for word in self.prompt.title.split()], default=0.0) > words.w:
            return False
        title = text.paragraph(self.prompt.title, style, words.w + 2).height
        why = text.paragraph(self._why, self._body.at(17), words.w).height if self._why else 0
        return title + why + 2 <= words.h * self.ui.scale.k

    def _reason_fits(self, high: float) -> bool:
        made = self.ui.text.paragraph(self._why, self._body.at(16), self._words.w)
        return made.height <= (high + 1) * self.ui.scale.k

    @property
    def _body(self) -> Style:
        return Style("med", 20.5, theme.UMBER, leading=1.06 if self.box.h < 120 else 1.18)

    # -- drawing ---------------------------------------------------------------------------------------------------
    @property
    def words_box(self) -> Box:
        """Where all the words stand, the reminders too."""
        words = self._words
        below = REMINDER_HEIGHT if self.reminders and not self._low else 0.0
        return Box(words.x, words.y, words.w, words.h + below)

    @property
    def picture(self) -> pygame.Surface:
        """The words alone, without the parchment."""
        box = self.words_box
        made = pygame.Surface((self.ui.px(box.w + 2), self.ui.px(box.h)), pygame.SRCALPHA)
        self._say(self.ui.canvas(made), self._words.moved(-box.x, -box.y))
        return made

    def _remind(self, canvas: Canvas, row: Box) -> None:
        """Signs with their words in a row of their own; words that find no room stand in the tip alone."""
        x, step = row.x, REMINDER_HEIGHT + 4
        for place, one in enumerate(self.reminders):
            self.draw_sign(canvas, one.sign, Box(x, row.cy - REMINDER_HEIGHT / 2, REMINDER_HEIGHT, REMINDER_HEIGHT))
            x += step
            room = row.right - x - step * (len(self.reminders) - 1 - place)
            wide = canvas.pens.text.width(one.words, REMINDER)
            if wide <= room or len(self.reminders) == 1:
                canvas.text_in(self._fitting(canvas, one, room), Box(x, row.y, room, row.h), REMINDER)
                x += wide + 18

    def _fitting(self, canvas: Canvas, one: Reminder, room: float) -> str:
        """The words, or where they would be cut only whom it is about: the sign says the rest, and so does the tip."""
        whole = canvas.pens.text.width(one.words, REMINDER.at(theme.SMALLEST)) <= room
        return one.words if whole or not one.short else one.short

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("scroll", box)
        if self.prompt.sign:
            self.draw_sign(
                canvas, self.prompt.sign, Box(box.x + SIGN, box.cy - 2, 0, 0).inset(-min(25.0, box.h * 0.25))
            )
        elif self.crest >= 0:
            draw_crest(canvas, box.x + SIGN, box.cy - 2, min(24.0, box.h * 0.24), self.crest)
        if self.prompt.on_phone:
            radius = self._seal_radius
            draw_phone(canvas, box.right - MARGIN - radius + 4, box.cy - 1, radius, lost=self.prompt.lost)
        if not self.hidden:
            self._say(canvas, self._words)

    def _say(self, canvas: Canvas, words: Box) -> None:
        low = self.box.h < 120
        title_style = theme.PROMPT_TITLE.at(21) if low else theme.PROMPT_TITLE
        body = self._body
        text = canvas.pens.text
        if text.width(self.prompt.title, title_style.at(18)) <= words.w:
            title_style = text.fit(self.prompt.title, title_style, words.w)  # rather smaller than in two lines
        else:
            title_style = title_style.at(18)
        share = 0.6 if self._has_room() else 1.0  # where the reason finds no room, the title has all of it
        title = text.paragraph_fit(
            with_words(self.prompt.title, self.ui.game), title_style, words.w + 2, words.h * share
        )
        why_room = words.h - title.height / canvas.k - 2
        told = self._why if self._reason_fits(why_room) else ""  # rather what to do alone than both cut off
        why = text.paragraph_fit(told, body, words.w, why_room) if told else None
        high = title.height + (why.height + round(2 * canvas.k) if why else 0)
        rect = canvas.scale.rect(words)
        top = rect.y + (rect.h - high) // 2
        if not self._low:
            self._remind(canvas, Box(words.x, words.bottom, words.w, REMINDER_HEIGHT))
        elif self.reminders:
            left = words.x + title.width / canvas.k + 28
            self._remind(canvas, Box(left, top / canvas.k, words.right - left, title.height / canvas.k))
        canvas.lines(title, (rect.x, top), self.prompt.title)
        if why:
            canvas.lines(why, (rect.x, top + title.height + round(2 * canvas.k)), told)


def _halves(sized: list[tuple[Button, float]]) -> Rows:
    """Two rows of about the same length."""
    best = min(range(1, len(sized)), key=lambda cut: max(_width(sized[:cut]), _width(sized[cut:])))
    return [sized[:best], sized[best:]]


def _width(row: list[tuple[Button, float]]) -> float:
    return sum(wide + 12 for _button, wide in row)


REMINDER_HEIGHT = 27.0
REMINDER = Style("bold", 17.5, theme.DANGER_DARK)
