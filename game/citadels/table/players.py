"""The other players: name, purse, hand, crown, points, character and city, in five densities."""

from __future__ import annotations

from game.citadels.cards.tones import TYPES
from game.citadels.table.badges import draw_sign, draw_signs
from game.citadels.table.models import PlayerModel, TableModel
from game.citadels.table.plots import (
    PlotSpot,
    city_layout,
    draw_plot_place,
    draw_stat,
    opponents_city,
    role_layout,
    stat_width,
)
from game.table.faces import Face
from game.table.pieces import PLAIN, Picks, Spot, Subject
from game.table.words import Reminder
from game.ui.cards import Look
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.opponents import kind_words
from game.ui.widgets import Widget

HEADS = {"wide": 46.0, "big": 46.0, "row": 36.0, "mini": 34.0}  # units
GEM_STEP, GEM_SIDE, ROOM_FOR_GEMS = 20.0, 25.0, 400.0
STRIP_HEAD = 218.0  # a strip has its name and figures beside the city


class RoleSpot(Spot):
    """A character card in front of a player, or its back."""

    def __init__(self, name: str, desk: Picks) -> None:
        super().__init__(name, desk, "role", -1)
        self.rank, self.card = 0, ""
        self.signs: tuple[str, ...] = ()
        self.playing = False  # this character's turn is going on
        self.known_to_me = False  # face down for everybody else
        self.hidden = False  # while its card is still in flight
        self.back = "role_down"  # what its back stands for

    def show(self, rank: int, card: str, seat: int, model: PlayerModel | None = None) -> None:
        """A character, or 0 for one that is face down; the model says what lies on it."""
        signs = signs_on(rank, model) if model is not None else ()
        playing = model is not None and rank > 0 and model.playing == rank and model.characters > 1
        now = (rank, card, signs, playing)
        self.thing = rank or -1 - seat  # what is pressed: the character, or face down whose it is
        if now != (self.rank, self.card, self.signs, self.playing):
            self.rank, self.card, self.signs, self.playing = now
            self.subject = Subject("rank", rank, card, seat) if rank else None
            self.invalidate()

    @property
    def value(self) -> str:
        return self.card or "face down"

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 8 or self.hidden:
            return
        look = Look("legal" if self.hovered and self.rank else "focus" if self.playing else "")
        if not self.rank:
            self.ui.cards.draw_back(canvas, "character", self.box, look)
            canvas.explain(self.back, self.box)
            return
        self.ui.cards.draw(canvas, self.card, role_layout(self.box.w), self.box, look)
        if "killed" in self.signs:
            canvas.rounded(self.box, theme.INK, 150, self.box.w * 0.07)
        side = self.box.w * 0.6
        draw_signs(canvas, list(self.signs), self.box.centered(self.box.w - 6, side))
        if self.known_to_me:
            corner = min(30.0, self.box.h * 0.4)
            canvas.picture(
                "citadels/ui/back_character", Box(self.box.right - corner / 1.4, self.box.y, corner / 1.4, corner)
            )
            canvas.explain("aside_mine", self.box)


def signs_on(rank: int, model: PlayerModel) -> tuple[str, ...]:
    """What lies on a character card in front of its player."""
    if rank <= 0:
        return ()
    return tuple(name for name in ("killed", "bewitched", "robbed") if getattr(model, name) == rank)


class PlayerPanel(Spot):
    """One opponent. The whole panel is picked when a player is asked for."""

    role = "player"
    bleed = 30.0

    def __init__(self, desk: Picks, model: PlayerModel, style: str) -> None:
        super().__init__(f"seat:{model.seat}", desk, "seat", model.seat)
        self.model, self.style = model, style
        self.k = 1.0  # pixels per unit
        places = range(model.characters)
        self.roles = [RoleSpot(f"role:{model.seat}" + (f":{i}" if i else ""), desk) for i in places]
        for spot in self.roles:
            self.add(spot)
        self.face = Face(model.seat, model.info)
        self.add(self.face)
        self.plots: dict[int, PlotSpot] = {}
        self._fill()

    @property
    def value(self) -> str:
        m = self.model
        return f"{m.info.name} gold {m.gold} hand {m.hand} city {len(m.city)} points {m.points}" + (
            " crown" if m.crown else ""
        )

    @property
    def interactive(self) -> bool:
        return super().interactive and (self.style == "tight" or self.mark != PLAIN)

    @property
    def takes_pointer(self) -> bool:
        return self.interactive

    def show(self, model: PlayerModel) -> None:
        if model != self.model:
            self.model = model
            self._fill()
            self.arrange(self.box)
            self.invalidate()
        for plot in self.plots.values():
            plot.update()
        self.update()

    def _fill(self) -> None:
        for index, role in enumerate(self.roles):
            dealt = index < len(self.model.roles)
            rank, card = self.model.roles[index] if dealt else (0, "")
            role.show(rank, card, self.model.seat, self.model)
            role.visible = dealt
        self.face.show(self.model.info)
        kept: dict[int, PlotSpot] = {}
        for plot in self.model.city if self.style != "tight" else ():
            spot = self.plots.get(plot.card) or PlotSpot(self.desk, plot, self.model.seat, "tile")
            spot.parent = self
            kept[plot.card] = spot
        self.plots = kept
        self.children = [*self.roles, *kept.values(), self.face]
        for plot in self.model.city:
            if plot.card in kept:
                kept[plot.card].show(plot, kept[plot.card].layout)

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _head(self) -> float:
        return HEADS.get(self.style, 0.0)

    def arrange(self, box: Box) -> None:
        self.box, self.k = box, self.ui.scale.k
        spots = [self.plots[plot.card] for plot in self.model.city if plot.card in self.plots]
        for spot, cell in zip(spots, self.cells(len(spots)), strict=False):
            spot.layout = city_layout(cell)
            spot.arrange(cell)
        for index, role in enumerate(self.roles):
            role.arrange(self.role_box(index))
        self.face.arrange(self._face_box())

    def _face_box(self) -> Box:
        """Where the portrait or the shield is."""
        box = self.box
        if self.style == "strip":
            return Box(box.x + 30, box.cy, 0, 0).inset(-21)
        if self.style == "tight":
            return Box(self._tight_left + 11, box.y + 6 + (box.h - 12) * 0.24, 0, 0).inset(-10.6)
        return Box(box.x + 30, box.y + 6 + self._head / 2, 0, 0).inset(-22 if self.style in ("wide", "big") else -17)

    @property
    def speech_room(self) -> Box:
        """Where something said may lie: name, purse and crown stay in sight where there is room."""
        box = self.box
        if self.style == "strip":
            return box.inset(6).cut_left(STRIP_HEAD + 8)[1]
        if self.style == "tight":  # there is no room but its own
            return box.inset(2)
        return box.cut_top(self._head + 18)[1].inset(12, 0)

    def role_spot(self, rank: int) -> RoleSpot:
        """Where the character of this rank lies; the first place if it is not known here."""
        return next((spot for spot in self.roles if spot.rank == rank), self.roles[0])

    def role_box(self, index: int = 0) -> Box:
        """The place of the first or second character."""
        box = self._first_role()
        return box.moved(index * (box.w + (4 if self.style == "tight" else 8)), 0)

    @property
    def _tight_left(self) -> float:
        """Where name and purse begin, right of the characters."""
        last = self.role_box(self.model.characters - 1)
        return last.right + 6

    def _first_role(self) -> Box:
        box = self.box
        if self.style == "strip":
            high = box.h - 14
            return Box(box.x + STRIP_HEAD + 8, box.y + 7, high / 1.4, high)
        if self.style == "tight":
            high = box.h - 12
            return Box(box.x + 7, box.y + 6, high / 1.4, high)
        top, high = box.y + 6 + self._head + 7, box.h - self._head - 22
        if self.style == "big":  # the city needs the width more
            high = min(high, box.w * (0.203 if self.model.characters < 2 else 0.155) * 1.4)
        elif self.style == "mini":
            high = min(high, box.w * 0.155 * 1.4)
        return Box(box.x + 12, top, high / 1.4, high)

    def cells(self, count: int) -> list[Box]:
        """Places for that many districts and for those to come."""
        role, box = self.role_box(self.model.characters - 1), self.box
        left = role.right + 10
        area = Box(left, role.y, box.right - 12 - left, box.bottom - 9 - role.y)
        if self.style == "strip":
            area = Box(left, box.y + 6, area.w, box.h - 12)
        if self.style == "row":
            return [_tile(cell) for cell in area.columns(max(count, self.model.limit), 7)]
        if self.style == "wide":
            count = max(count, self.model.limit)
            wide = min(area.h / 1.4, (area.w - 8 * (count - 1)) / count)
            step = min(wide + 20, (area.w - wide) / max(1, count - 1))
            return [Box(area.x + 8 + i * step, area.cy - wide * 0.7, wide, wide * 1.4) for i in range(count)]
        return opponents_city(area, count, self.model.limit, self.k)

    @property
    def purse(self) -> Box:
        """Where coins land."""
        x, y = self._stat_places()[0]
        return Box(x, y - 12, 24, 24)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box, model = self.box, self.model
        canvas.skin("panel", box)
        crest = model.info.crest
        tint = theme.SEATS[crest % 8]
        if self.style in ("strip", "tight"):
            canvas.rounded(
                Box(box.x + 5, box.y + 5, STRIP_HEAD if self.style == "strip" else box.w - 10, box.h - 10), tint, 38, 7
            )
        else:
            canvas.rounded(Box(box.x + 6, box.y + 6, box.w - 12, self._head), tint, 40, 7)
        self._name(canvas)
        self._stats(canvas)
        if self.style == "tight":
            self._gems(canvas)
        else:
            for order, cell in enumerate(self.cells(len(model.city))[len(model.city) :]):
                draw_plot_place(canvas, cell, order)
        if self.mark.line:
            canvas.skin({"legal": "glow_legal", "target": "glow_target", "focus": "glow_focus"}[self.mark.line], box)
        elif model.turn or (model.asked and not model.roles):
            canvas.rounded(box.inset(-1), None, 0, 12, theme.FOCUS, 230, 2.4)
        elif self.hovered:
            canvas.skin("glow_legal", box)

    def _name(self, canvas: Canvas) -> None:
        box, info, crown = self.box, self.model.info, self.model.crown
        name, style, _side = self._name_place(crown)
        canvas.text_in(info.name, name, style)
        if crown and ("crown", self.model.seat) not in self.desk.lag.things:
            canvas.picture("ui/crown", self.crown_spot)
        if self.style in ("wide", "big"):
            words, aside = player_kind(info.player), Style("it", 16, theme.TEXT_DIM)
            if canvas.pens.text.width(words, aside) <= name.w + (40 if crown else 0):
                canvas.text(words, name.x, box.y + 6 + self._head * 0.75, aside)

    def _name_place(self, crowned: bool) -> tuple[Box, Style, float]:
        """Where and how the name is written, and how large the crown is beside it."""
        box, left = self.box, self.box.x + 56
        if self.style in ("strip", "tight"):
            room = STRIP_HEAD - 62
            if self.style != "strip":
                left = self._tight_left + 24
                room = box.right - 8 - left
                room -= self._gems_width
            name = Box(left, box.y + 6, room - (34 if crowned else 0), (box.h - 12) * 0.48)
            return name, Style("head", 18, theme.TEXT, floor=False), 26.0
        big = self.style in ("wide", "big")
        room = self._stat_places()[0][0] - left - 12 - (40 if crowned else 0)
        name = Box(left, box.y + 7, room, self._head * (0.56 if big else 1.0))
        return name, Style("head", 21 if big else 18, theme.TEXT), 34.0 if big else 28.0

    @property
    def crown_spot(self) -> Box:
        """Where the crown lies, or would lie."""
        name, style, side = self._name_place(crowned=True)
        text = self.ui.text
        wide = min(name.w, text.width(self.model.info.name, text.fit(self.model.info.name, style, name.w)))
        return Box(name.x + wide + 6, name.cy - side / 2, side, side)

    @property
    def stats_box(self) -> Box:
        """Where all the figures stand."""
        places = self._stat_places()
        return Box(places[0][0] - 4, places[0][1] - 18, places[2][0] - places[0][0] + 4, 36)

    @property
    def hand_spot(self) -> Box:
        """Where cards for the hand land."""
        x, y = self._stat_places()[1]
        return Box(x, y - 12, 24, 24)

    def _stat_places(self) -> list[tuple[float, float]]:
        box = self.box
        if self.style == "strip":
            y = box.y + box.h * 0.70
            return [(box.x + dx, y) for dx in (46, 84, 122, 172)]
        if self.style == "tight":
            y, left = box.y + box.h * 0.72, self._tight_left
            room = (box.right - 4 - left) / 4.3
            return [(left + i * room, y) for i in (0, 1, 2, 3.25)]
        y = box.y + 6 + self._head / 2
        right = box.right - 16
        return [(right - dx, y) for dx in (252, 190, 136, 66)]

    @property
    def _gems_width(self) -> float:
        """What the types of the districts take beside the name, where no city is shown and there is room."""
        return len(self.model.city) * GEM_STEP + 6 if self.box.w >= ROOM_FOR_GEMS else 0.0

    def _gems(self, canvas: Canvas) -> None:
        """The types of the districts in place of their cards."""
        if not self._gems_width:
            return
        x, cy = self.box.right - self._gems_width, self.box.y + 6 + (self.box.h - 12) * 0.24
        kinds = (self.ui.cards.face(plot.id).type for plot in self.model.city)
        for kind in sorted((kind for kind in kinds if kind), key=list(TYPES).index):
            gem = Box(x + GEM_STEP / 2, cy, 0, 0).inset(-GEM_SIDE / 2)
            canvas.picture(f"citadels/ui/gem_{kind}", gem)
            canvas.explain(kind, gem)
            x += GEM_STEP

    def _stats(self, canvas: Canvas) -> None:
        m, lag = self.model, self.desk.lag
        gold, hand = m.gold - lag.of("gold")[m.seat], m.hand - lag.of("hand")[m.seat]
        texts = (str(gold), str(hand), f"{len(m.city)}/{m.limit}", str(m.points))
        size = {"wide": 21.0, "big": 21.0, "row": 20.0, "mini": 19.0, "strip": 17.0, "tight": 16.0}[self.style]
        for (x, y), kind, text in zip(self._stat_places(), ("gold", "hand", "city", "points"), texts, strict=True):
            draw_stat(canvas, x, y, kind, text, size)


def _tile(cell: Box) -> Box:
    """A tile is never higher than its frame was drawn for."""
    return cell.centered(cell.w, min(cell.h, cell.w * 80 / 88))


def player_kind(player: str) -> str:
    """Who plays a seat, in words."""
    return kind_words(player)


class Opponents(Widget):
    """All other players, clockwise from the viewer's left."""

    def __init__(self, desk: Picks, model: TableModel, style: str) -> None:
        super().__init__("opponents", [PlayerPanel(desk, model.players[seat], style) for seat in model.order])
        self.cells: list[Box] = []

    def show(self, model: TableModel) -> None:
        for child, seat in zip(self.children, model.order, strict=True):
            assert isinstance(child, PlayerPanel)
            child.show(model.players[seat])

    def arrange(self, box: Box) -> None:
        self.box = box
        for child, cell in zip(self.children, self.cells, strict=False):
            child.arrange(cell)

    def panel(self, seat: int) -> PlayerPanel | None:
        return next((c for c in self.children if isinstance(c, PlayerPanel) and c.model.seat == seat), None)


__all__ = ["Opponents", "PlayerPanel", "RoleSpot", "player_kind", "stat_width"]


# What was done to the viewer's own characters this round, in words at the own seat until the round ends.

WORDS = Style("med", 18, theme.TEXT)
SIGN, GAP, LEFT = 28.0, 8.0, 260.0  # the name and its figures stand to the left


class Fate(Widget):
    """A row of ribbons at the right end of the own city's title; nothing where nothing happened."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("fate")
        self.told: tuple[Reminder, ...] = ()

    @property
    def value(self) -> str:
        return ". ".join(one.words for one in self.told)

    def show(self, told: tuple[Reminder, ...]) -> None:
        if told != self.told:
            self.invalidate()
            self.told = told
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        right, left = self.box.right - 14, self.box.x + LEFT
        for one in reversed(self.told):
            room = right - left - SIGN - 3 * GAP
            if room < 40:
                return
            style = canvas.pens.text.fit(one.words, WORDS, room)
            wide = min(room, canvas.pens.text.width(one.words, style))
            ribbon = Box(right - wide - SIGN - 3 * GAP, self.box.y + 5, wide + SIGN + 3 * GAP, 32)
            canvas.rounded(ribbon, theme.DANGER_DARK, 235, 9, theme.DANGER, 255, 1.4)
            draw_sign(canvas, one.sign, Box(ribbon.x + GAP, ribbon.cy - SIGN / 2, SIGN, SIGN))
            words = Box(ribbon.x + SIGN + 2 * GAP, ribbon.y, wide + 2, ribbon.h)
            canvas.text_in(one.words, words, style)
            right = ribbon.x - 10
