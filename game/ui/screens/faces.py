"""Choosing who plays a bot's seat: a portrait in its row, and a page with all people of the city."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import opponents
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _, language
from game.ui.reader.hearing import State
from game.ui.services import SeatOptions
from game.ui.widgets import Button, Column, Grid, RichText, Spacer, Widget
from game.ui.widgets.base import Toolkit
from game.ui.widgets.modal import Dialog, open_dialog

CARD_HEIGHT = 112.0
TITLE = Style("it", 18, theme.INK_DIM)
SENTENCE = Style("text", 18, theme.INK_BODY, leading=1.12)


def draw_face(canvas: Canvas, personality: str, box: Box) -> None:
    """A portrait, a crown for somebody by chance, or an empty ring for nobody in particular."""
    if personality in opponents.people():
        canvas.picture(opponents.portrait(personality), box)
        return
    ring = box.inset(box.w * 0.05)
    canvas.rounded(ring, theme.WELL, 235, ring.w / 2, theme.HAIRLINE, 150, 1.6)
    if personality == opponents.ANY:
        canvas.text_in("?", ring, Style("head", box.w * 0.5, theme.TEXT_HEAD, floor=False), "center")


def called(personality: str) -> str:
    """A personality in a word or two."""
    found = opponents.people().get(personality)
    if found is not None:
        return found.name
    return _("By chance") if personality == opponents.ANY else _("Without a character")


def told(personality: str, game: str) -> tuple[str, str]:
    """What somebody is, and how they play this game."""
    found = opponents.people().get(personality)
    if found is not None:
        return found.title.get(language()), opponents.manner(personality, game)
    if personality == opponents.ANY:
        return _("Somebody of the city"), _("Drawn from the game's seed, nobody twice.")
    return _("Nobody in particular"), _("Plays evenly, without likes and dislikes, and says nothing.")


def all_faces() -> list[str]:
    """Everybody who can be chosen."""
    return [*opponents.people(), opponents.ANY, ""]


class FaceButton(Widget):
    """The portrait of a bot's seat; a click opens the page of all, left and right take the next."""

    role = "button"
    focusable = True
    bleed = 4.0

    def __init__(self, seat: SeatOptions, choose: Callable[[str], None], name: str, game: str) -> None:
        super().__init__(name)
        self.seat, self.choose, self.game = seat, choose, game
        self.show()

    def show(self) -> None:
        """Takes over who plays there now."""
        self.visible = not self.seat.human
        title, sentence = told(self.seat.personality, self.game)
        self.tip = f"[b|{escape(called(self.seat.personality))}], {escape(title)}\n{escape(sentence)}"
        if self.parent is not None:
            self.parent.invalidate()

    @property
    def value(self) -> str:
        return called(self.seat.personality)

    @property
    def spoken(self) -> str:
        return _("Who: {name}").format(name=called(self.seat.personality))

    @property
    def described(self) -> str:
        title, sentence = told(self.seat.personality, self.game)
        return f"{title}. {sentence}"

    def activate(self) -> None:
        open_faces(self.ui, self.seat.personality, self.choose, self.game)

    def key(self, event: pygame.event.Event) -> bool:
        step = {"left": -1, "right": 1}.get(self.ui.keys.means(event, "left", "right"))
        if step is None:
            return False
        faces = all_faces()
        place = faces.index(self.seat.personality) if self.seat.personality in faces else -1
        self.choose(faces[(place + step) % len(faces)])
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.rounded(self.box, theme.GOLD_PALE, 50, self.box.w / 2)
        side = min(self.box.w, self.box.h) - 2
        draw_face(canvas, self.seat.personality, self.box.centered(side, side))


class FaceCard(Widget):
    """Somebody on the page: portrait, name, what they are, how they play."""

    role = "card"
    heard_as = "option"
    focusable = True
    bleed = 4.0

    def __init__(self, personality: str, chosen: bool, choose: Callable[[str], None], game: str) -> None:
        super().__init__(f"face:{personality or 'none'}")
        self.personality, self.chosen, self.choose, self.game = personality, chosen, choose, game
        self.height = CARD_HEIGHT

    @property
    def value(self) -> str:
        return called(self.personality)

    @property
    def described(self) -> str:
        title, sentence = told(self.personality, self.game)
        return f"{title}. {sentence}"

    @property
    def heard_state(self) -> State:
        return State(selected=self.chosen)

    def activate(self) -> None:
        self.choose(self.personality)

    def draw(self, canvas: Canvas) -> None:
        if self.chosen or self.hovered:
            canvas.rounded(self.box, theme.GOLD_PALE, 150 if self.chosen else 90, 10)
        if self.chosen:
            canvas.rounded(self.box, None, 0, 10, theme.GOLD_DARK, 255, 2.0)
        face, room = self.box.inset(8, 6).cut_left(92, 12)
        draw_face(canvas, self.personality, face.centered(92, 92))
        title, sentence = told(self.personality, self.game)
        head, rest = room.cut_top(28)
        name = Style("head", 20, theme.INK_HEAD)
        canvas.text_in(self.value, head, name)
        wide = min(head.w, canvas.pens.text.width(self.value, name)) + 10
        canvas.text_in(title, Box(head.x + wide, head.y + 1, head.w - wide, head.h), TITLE)
        canvas.paragraph(escape(sentence), rest, SENTENCE)


def open_faces(ui: Toolkit, chosen: str, choose: Callable[[str], None], game: str) -> None:
    """The page of everybody; a click takes one."""

    def take(personality: str) -> None:
        ui.stack.close_layer(layer)
        choose(personality)

    wide = ui.scale.bounds.w
    cards: list[Widget] = [FaceCard(name, name == chosen, take, game) for name in all_faces()]
    columns = 2 if wide > 1100 else 1
    close = Button(_("Back"), lambda: ui.stack.close_layer(layer), "ghost", "close")
    hint = RichText(_("All are equally strong; the level decides how well they play."), theme.ON_PARCHMENT, "center")
    content = Column([hint, Grid(cards, columns, gap=8)], gap=12)
    dialog = Dialog(_("Who plays here?"), content, [close.sized(width=200), Spacer()], 1180 if columns == 2 else 640)
    first = next((card for card in cards if isinstance(card, FaceCard) and card.chosen), None)
    layer = open_dialog(ui, dialog, first=first)


__all__ = ["FaceButton", "FaceCard", "all_faces", "draw_face", "open_faces"]
