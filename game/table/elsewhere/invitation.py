"""The invitation over the table: how phones come in, who sits where, and who may come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.table.elsewhere.hands import Hands
from game.table.elsewhere.picture import QrPicture
from game.table.elsewhere.service import Knock, Place
from game.table.pieces import draw_phone
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _, native_name
from game.ui.people import in_sentences
from game.ui.widgets import Button, Choice, Column, Crest, IconButton, Label, Layer, RichText, Row, Spacer, Widget
from game.ui.widgets.modal import Dialog, confirm, open_dialog
from game.ui.widgets.scroll import ScrollArea

WIDE, HIGH = 1500.0, 930.0  # units, where there is room
LEAST = 0.66  # everything is so much smaller where there is little
MARGIN, PICTURE = 44.0, 470.0
SEAL, BUTTON, ROOM = 62.0, 58.0, 270.0  # of a seat's line: its signs, its buttons, the least of its words


class Act(NamedTuple):
    """A button: what it says and does, its name and its kind."""

    text: str
    act: Callable[[], None]
    name: str
    kind: str = "ghost"


class Seal(Widget):
    """A phone where there is one, else the place for it."""

    def __init__(self, place: Place, size: float) -> None:
        super().__init__()
        self.place = place
        self.width = self.height = size

    def draw(self, canvas: Canvas) -> None:
        radius = min(self.box.w, self.box.h) / 2
        if self.place.where == "phone" or (self.place.where == "lost" and not self.place.free):
            draw_phone(canvas, self.box.cx, self.box.cy, radius, lost=self.place.where == "lost")
        else:
            canvas.rounded(self.box.centered(2 * radius, 2 * radius), None, 0, radius, theme.HAIRLINE, 90, 1.4)


class SeatLine(Widget):
    """Somebody's seat, where the hand is, and what can be done about it. A knock stands in a line like it."""

    role = "row"
    heard_as = "together"

    def __init__(
        self, name: str, signs: Sequence[Widget], words: Widget, buttons: Sequence[Widget], size: float
    ) -> None:
        self.signs, self.words, self.buttons, self.size = list(signs), words, list(buttons), size
        super().__init__(name, [*self.signs, words, *self.buttons])
        self.lit = False

    @property
    def _wide(self) -> float:
        return sum(button.wanted(600)[0] + 10 for button in self.buttons)

    @property
    def _before(self) -> float:
        """What the signs take."""
        return sum((sign.width or 0.0) + 12 for sign in self.signs)

    def _below(self, width: float) -> bool:
        """Whether the buttons stand below the words."""
        return width - 28 - self._before - self._wide < ROOM * self.size

    def natural(self, width: float) -> tuple[float, float]:
        below = self._below(width)
        room = width - 28 - self._before - (0.0 if below else self._wide)
        high = max(SEAL * self.size, self.words.wanted(room)[1])
        return width, high + 16 + (self._low if below and self.buttons else 0.0)

    @property
    def _low(self) -> float:
        return max((button.height or 0.0 for button in self.buttons), default=0.0) + 6

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.inset(14, 8)
        if self._below(box.w) and self.buttons:
            low, room = room.cut_bottom(self._low - 6, 6)
            self._in_row(low, low.x)
        else:
            right, room = room.cut_right(self._wide, 0)
            self._in_row(right, right.x + 10)
        for sign in self.signs:
            wide = sign.width or 0.0
            cell, room = room.cut_left(wide, 12)
            sign.arrange(cell.centered(wide, wide))
        self.words.arrange(room.centered(room.w, min(room.h, self.words.wanted(room.w)[1])))

    def _in_row(self, row: Box, x: float) -> None:
        for button in self.buttons:
            wide, high = button.wanted(600)
            wide = min(wide, max(60.0, row.right - x))
            button.arrange(Box(x, row.cy - high / 2, wide, high))
            x += wide + 10

    def draw(self, canvas: Canvas) -> None:
        line, alpha = (theme.GOLD, 255) if self.lit else (theme.HAIRLINE, 80)
        canvas.rounded(self.box, theme.INDIGO_LIGHT if self.lit else theme.PANEL, 200, 11, line, alpha, 1.5)


class InvitationPanel(Widget):
    """All of it; built anew when something is different."""

    role = "dialog"
    bleed = 30.0

    def __init__(self, elsewhere: Hands) -> None:
        super().__init__("invitation")
        self.elsewhere, self.table = elsewhere, elsewhere.table
        self.scrolled = 0.0

    @property
    def value(self) -> str:
        return _("Hands on phones")

    def show(self) -> None:
        """Takes over what is different. The focus stays where it is, if that is still there."""
        ui, focus = self.table.ui, self.table.ui.focus
        old = next((child for child in self.walk() if child.name == "invited"), None)
        self.scrolled = old.offset if isinstance(old, ScrollArea) else self.scrolled
        self.replace([self._content()])
        if focus is not None and focus.name and focus is not self:
            ui.focus = next((one for one in self.walk() if one.name == focus.name), self.find("to_table"))
        ui.top.all()

    # -- the tree ----------------------------------------------------------------------------------------------------
    @property
    def size(self) -> float:
        """Of everything, 1 where there is room for all."""
        bounds = self.table.ui.scale.bounds
        return max(LEAST, min(1.0, bounds.w / (WIDE + 40), bounds.h / (HIGH + 40)))

    def arrange(self, _box: Box) -> None:
        box = self.table.ui.scale.bounds  # never its own from before: it would become smaller with each change
        self.box = box.centered(min(WIDE, box.w - 32), min(HIGH, box.h - 24))
        for child in self.children:
            child.arrange(self.box.inset(MARGIN * self.size, 30 * self.size))

    def natural(self, width: float) -> tuple[float, float]:
        return WIDE, HIGH

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.PANEL, 240, 14)
        canvas.skin("wood", self.box)

    def _content(self) -> Widget:
        size = self.size
        close = IconButton("×", _("Close"), self.leave, "close_invitation", 62 * size)
        title = Label(self.value, theme.SCREEN_TITLE.at(45 * size))
        head = Row([title.sized(grow=1), close], align="middle")
        area = ScrollArea(Column(self._right(), gap=12 * size), "invited")
        area.offset = self.scrolled
        left = Column(self._left(PICTURE * size), gap=6 * size, align="center")
        columns = Row([left.sized(width=PICTURE * size), area.sized(grow=1)], gap=44 * size)
        return Column([head, columns.sized(grow=1), *self._foot()], gap=16 * size)

    def _left(self, side: float) -> list[Widget]:
        found, size = self.elsewhere.invitation, self.size
        picture = QrPicture(found.qr if found.door_open else ()).sized(width=side, height=side)
        plain = found.shown.removeprefix("http://").removesuffix("/")
        parts: list[Widget] = [picture, Label(plain, Style("bold", 40 * size, theme.TEXT), "center", "address")]
        if found.door_open:
            code = Label("  ".join(found.code), Style("head", 46 * size, theme.FOCUS), "center", "code")
            parts.append(Row([Label(_("code"), _at(theme.ASIDE, 28 * size)), code], gap=16, align="middle"))
        if len(found.addresses) > 1:
            every = [(one, one) for one in found.addresses]
            choice = Choice("", every, found.address, self._move, "addresses").called(_("Address of this computer"))
            parts.append(choice.sized(width=min(320.0, side)))
        return parts

    def _right(self) -> list[Widget]:
        lead = _("Point a phone's camera at the picture, or type the address and the four signs. The phone must be in "
                 "this network.")  # fmt: skip
        if not self.elsewhere.invitation.door_open:
            lead = _("Nobody else comes in while the door is closed. Phones that are in stay, and find their way back.")
        beware = _("While a phone is in, its person's secrets travel through this network unencrypted: whoever shares "
                   "it could read them.")  # fmt: skip
        lines = [self._knock(one) for one in self.elsewhere.knocking]
        lines += [self._seat(one) for one in self.elsewhere.places if self._shown(one)]
        told = RichText(beware, _at(theme.ASIDE, 23 * self.size), name="beware")
        return [RichText(lead, _at(theme.BODY, 27 * self.size)), *lines, told]

    def _shown(self, place: Place) -> bool:
        flow = self.table.flow
        return flow.match.is_human(place.seat) or place.seat in flow.away

    def _foot(self) -> list[Widget]:
        open_ = self.elsewhere.invitation.door_open
        door = self._button(_("Close the door") if open_ else _("Open the door"), self._door, "door")
        end = self._button(_("No more phones …"), self._end, "no_phones")
        no_way = self._button(_("It does not open …"), self._no_way, "no_way")
        back = self._button(_("To the table"), self.leave, "to_table", "gold")
        if self.size < 0.8:
            upper, lower = [door.sized(grow=1), end.sized(grow=1)], [no_way.sized(grow=1), back.sized(grow=1)]
            return [Row(upper, gap=8), Row(lower, gap=8)]
        return [Row([end, no_way, door, Spacer(), back], gap=14, align="middle")]

    def _button(self, text: str, act: Callable[[], None], name: str, kind: str = "ghost") -> Button:
        high = max(44.0, (BUTTON + 12) * self.size)
        return Button(text, act, kind, name, height=high, style=_at(theme.BUTTON, 27 * self.size))

    # -- lines -------------------------------------------------------------------------------------------------------
    def _line(
        self, name: str, signs: Sequence[Widget], title: str, told: str, acts: Sequence[Act], *, lit: bool
    ) -> Widget:
        size = self.size
        head, below = Label(title, Style("head", 28 * size, theme.TEXT)), RichText(told, _at(theme.ASIDE, 24 * size))
        high, style = max(42.0, BUTTON * size), _at(theme.BUTTON, 24 * size)
        buttons = [Button(one.text, one.act, one.kind, one.name, height=high, style=style) for one in acts]
        line = SeatLine(name, signs, Column([head, below], gap=0), buttons, size)
        line.lit = lit
        return line.called(title)

    def _knock(self, knock: Knock) -> Widget:
        told = _("A phone at {address} has typed the code.").format(address=escape(knock.address))
        let_in = Act(_("Let in"), partial(self.elsewhere.let_in, knock), f"let_in:{knock.phone}", "gold")
        away = Act(_("Turn away"), partial(self.elsewhere.turn_away, knock), f"turn_away:{knock.phone}")
        return self._line(f"knock:{knock.phone}", (), _("Somebody knocks"), told, [let_in, away], lit=True)

    def _seat(self, place: Place) -> Widget:
        side = SEAL * self.size
        signs = [Seal(place, side), Crest(self.table.flow.seats[place.seat].crest, side)]
        told, acts = self._state(place)
        name, lit = in_sentences(place.name), place.where == "phone"
        return self._line(f"place:{place.seat}", signs, name, escape(told), acts, lit=lit)

    def _state(self, place: Place) -> tuple[str, list[Act]]:
        """Where the hand is, and what can be done."""
        away, seat = self.elsewhere, place.seat
        here = Act(_("To this screen"), partial(away.to_screen, seat), f"here:{seat}")
        go = Act(_("Let go"), partial(away.let_go, seat), f"let_go:{seat}")
        if place.where == "computer":
            return _("a computer plays until the phone is back"), [go, here]
        if place.where == "screen":
            return _("at this screen"), [Act(_("To a phone"), partial(away.offer, seat), f"offer:{seat}")]
        if place.free:
            return _("waits for a phone"), [here]
        if place.where == "lost":
            return _("the phone is gone, and comes back by itself when it wakes up"), [go, here]
        on = _("on a phone · {language}").format(language=native_name(place.lang)) if place.lang else _("on a phone")
        return on, [go, here]

    # -- acts --------------------------------------------------------------------------------------------------------
    def _door(self) -> None:
        self.elsewhere.let_door(not self.elsewhere.invitation.door_open)

    def _move(self, address: str) -> None:
        self.elsewhere.move_to(address)

    def leave(self) -> None:
        assert isinstance(self.layer, Layer)
        self.table.ui.stack.close_layer(self.layer)
        self.elsewhere.changed = None

    def _end(self) -> None:
        def end() -> None:
            self.leave()
            self.elsewhere.end()

        confirm(
            self.table.ui, _("No more phones?"),
            _("All hands come to this screen, and phones that are in are sent away. Nothing of the game is lost."),
            _("Bring all hands here"), _("Keep the phones"), end,
        )  # fmt: skip

    def _no_way(self) -> None:
        found = self.elsewhere.invitation
        port = found.shown.rstrip("/").rpartition(":")[2]
        told = [
            _("[b|The same network.] Computer and phone must be in the same one. Mobile data or a VPN leads elsewhere: "
              "switch it off for a moment."),
            _("[b|Guest networks] often keep all devices apart. Use the usual network of the house, or let one phone "
              "open a hotspot for all."),
            _("[b|A firewall] on this computer may ask, or refuse without asking. Allow it for private networks; the "
              "port is {port}."),
            _("[b|The address] begins with “http://”, not with “https://”: some browsers change it."),
            _("[b|Several addresses] to choose from? Try another one."),
        ]  # fmt: skip
        words = RichText("\n\n".join(told).format(port=port), theme.ON_PARCHMENT.at(22), name="no_way_told")
        layer: list[Layer] = []
        back = Button(_("Back"), lambda: self.table.ui.stack.close_layer(layer[0]), "gold", "close")
        dialog = Dialog(_("It does not open"), words, [back.sized(width=220), Spacer()], 880)
        layer.append(open_dialog(self.table.ui, dialog, first=back))


def _at(style: Style, size: float) -> Style:
    return style.at(max(theme.SMALLEST, size))


def open_invitation(elsewhere: Hands) -> Layer:
    """Opens it over the table; what lay open there is covered, as others look now."""
    table = elsewhere.table
    table.flow.cover()
    table.refresh()
    panel = InvitationPanel(elsewhere)
    layer = Layer(table.ui, panel, modal=True, name="layer:invitation")
    panel.show()
    layer.on_escape = panel.leave
    layer.first_focus = panel.find("to_table")
    elsewhere.changed = panel.show
    table.ui.stack.open_layer(layer)
    return layer
