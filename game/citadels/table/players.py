"""The other players: name, purse, hand, crown, points, character and city, in five densities."""

from __future__ import annotations

from game.citadels.cards.tones import TYPES
from game.citadels.table.badges import draw_sign, draw_signs
from game.citadels.table.lots import draw_lot, houses, steps
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
from game.table.asking.mark import PLAIN, Subject
from game.table.faces import Face
from game.table.pieces import Picks, Spot
from game.table.words import Reminder
from game.ui.cards import CardState
from game.ui.cards import Face as Face_
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.opponents import kind_words
from game.ui.widgets import Widget

SIGN = {"wide": 50.0, "big": 50.0, "row": 46.0, "mini": 44.0, "strip": 68.0}  # units: height of the cloth with the name
FIGURES = {"wide": 26.0, "big": 25.0, "row": 25.0, "mini": 25.0, "strip": 23.0, "tight": 16.0}
ROLE = {"wide": 0.19, "big": 0.19, "row": 0.1, "mini": 0.135}  # of the quarter's width: one character that stands there
TWO_ROLES = 0.15
CROWN = 34.0  # units
LEDGE = 8.0  # units of the terrace that are seen above the cloth
CHIPS, CHIP = 20.0, 25.0  # units: the line of costs where houses have no room, and the widest one of it
COUNTED = 400.0  # units: a folded quarter so wide has the number of its districts as well


class RoleSpot(Spot):
    """A character card in front of a player, or its back."""

    def __init__(self, name: str, table: Picks) -> None:
        super().__init__(name, table, "role", -1)
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
        look = CardState("legal" if self.hovered and self.rank else "focus" if self.playing else "")
        if not self.rank:
            self.ui.cards.draw_back(canvas, "character", self.box, look)
            canvas.explain(self.back, self.box)
            return
        self.ui.cards.draw(canvas, self.card, role_layout(self.box.w), self.box, look)
        if "killed" in self.signs:
            canvas.rounded(self.box, theme.INK, 150, self.box.w * 0.07)
        draw_signs(canvas, list(self.signs), self.signs_box)
        if self.known_to_me:
            corner = min(30.0, self.box.h * 0.4)
            canvas.picture(
                "citadels/ui/back_character", Box(self.box.right - corner / 1.4, self.box.y, corner / 1.4, corner)
            )
            canvas.explain("aside_mine", self.box)

    @property
    def signs_box(self) -> Box:
        """Where the signs lie: in the middle, but not on the name, which may take two lines."""
        place = self.box.centered(self.box.w - 6, self.box.w * 0.6)
        if not self.signs:
            return place
        share = self.ui.cards.name_share(self.card, role_layout(self.box.w), self.box.w)
        return place.moved(0, min(0.0, self.box.y + self.box.h * share - place.bottom))


def signs_on(rank: int, model: PlayerModel) -> tuple[str, ...]:
    """What lies on a character card in front of its player."""
    if rank <= 0:
        return ()
    return tuple(name for name in ("killed", "bewitched", "robbed") if getattr(model, name) == rank)


class PlayerPanel(Spot):
    """One opponent. The whole panel is picked when a player is asked for."""

    role = "player"
    heard_as = "part"
    bleed = 30.0

    def __init__(self, table: Picks, model: PlayerModel, style: str) -> None:
        super().__init__(f"seat:{model.seat}", table, "seat", model.seat)
        self.model, self.style = model, style
        self.named = False  # districts as tiles with their names, for high contrast
        places = range(model.characters)
        self.roles = [RoleSpot(f"role:{model.seat}" + (f":{i}" if i else ""), table) for i in places]
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
            spot = self.plots.get(plot.card) or PlotSpot(self.table, plot, self.model.seat, "tile")
            spot.parent = self
            kept[plot.card] = spot
        self.plots = kept
        self.children = [*self.roles, *kept.values(), self.face]
        for plot in self.model.city:
            if plot.card in kept:
                kept[plot.card].show(plot, kept[plot.card].layout)

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def sign(self) -> Box:
        """The cloth with name and figures, below the houses."""
        high = SIGN.get(self.style, self.box.h)
        return Box(self.box.x, self.box.bottom - high, self.box.w, high)

    @property
    def _feet(self) -> float:
        """Where the houses stand."""
        return self.sign.y - LEDGE

    def arrange(self, box: Box) -> None:
        self.box, self.named = box, self.ui.sight.high
        spots = [self.plots[plot.card] for plot in self.model.city if plot.card in self.plots]
        for spot, cell in zip(spots, self.cells(len(spots)), strict=False):
            spot.layout = self.layout(cell)
            spot.arrange(cell)
        for index, role in enumerate(self.roles):
            role.arrange(self.role_box(index))
        self.face.arrange(self._face_box())

    def layout(self, cell: Box) -> str:
        """How a district is drawn there."""
        return city_layout(cell) if self.named else "house"

    def _face_box(self) -> Box:
        """Where the portrait or the shield is."""
        if self.style == "tight":
            role = self.role_box(self.model.characters - 1)
            return Box(role.right, role.bottom - 9, 0, 0).inset(-10.6)
        sign = self.sign
        left = self.role_box(0).right + 4 if self.style == "strip" else sign.x
        middle = sign.y + (sign.h * 0.27 if self.style == "strip" else sign.h / 2)
        return Box(left + 27, middle, 0, 0).inset(-min(21.0, sign.h * 0.4 if self.style != "strip" else 15.0))

    @property
    def speech_room(self) -> Box:
        """Where something said may lie: name, purse and crown stay in sight where there is room."""
        if self.style == "tight":  # there is no room but its own
            return self.box.inset(2)
        return Box(self.box.x, self.box.y, self.box.w, self.sign.y - self.box.y).inset(12, 0)

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

    @property
    def _line_high(self) -> float:
        """The part of a folded quarter that has name and figures."""
        return self.box.h - CHIPS - 4

    def _first_role(self) -> Box:
        box = self.box
        if self.style == "tight":
            high = box.h - 12
            return Box(box.x + 7, box.y + 6, high / 1.4, high)
        if self.style == "strip":  # on the sign
            sign = self.sign
            high = sign.h - 10
            return Box(sign.x + 8, sign.y + 5, high / 1.4, high)
        share = ROLE[self.style] if self.model.characters < 2 else TWO_ROLES
        high = min(self._feet - box.y, box.w * share * 1.4)
        return Box(box.x + 6, self._feet + 3 - high, high / 1.4, high)

    def cells(self, count: int) -> list[Box]:
        """Places for that many districts and for those to come."""
        box = self.box
        left = box.x + 4 if self.style == "strip" else self.role_box(self.model.characters - 1).right + 14
        area = Box(left, box.y + 2, box.right - 4 - left, self._feet - box.y - 2)
        if self.named:
            return opponents_city(area, count, self.model.limit)
        return houses(area, count, self.model.limit)

    @property
    def purse(self) -> Box:
        """Where coins land."""
        x, y = self._stat_places()[0]
        return Box(x, y - 12, 24, 24)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        model, sign = self.model, self.sign
        if self.style != "tight":
            self._terrace(canvas)
        canvas.skin(f"cloth_{model.info.crest % 8}", sign)
        self._name(canvas)
        self._stats(canvas)
        if self.style == "tight":
            self._chips(canvas)
        if self.mark.line:
            canvas.skin(
                {"legal": "glow_legal", "target": "glow_target", "focus": "glow_focus"}[self.mark.line], self.box
            )
        elif model.turn or (model.asked and not model.roles):
            canvas.rounded(sign.inset(-1), None, 0, 5, theme.FOCUS, 240, 3.0)
        elif self.hovered and self.interactive:
            canvas.skin("glow_legal", sign)

    def _terrace(self, canvas: Canvas) -> None:
        """The step of the upper row, and the lots."""
        cells = self.cells(len(self.model.city))
        ledge = steps(cells) if not self.named else None
        if ledge is not None:
            canvas.skin("masonry", ledge)
        for order, cell in enumerate(cells[len(self.model.city) :]):
            if self.named:
                draw_plot_place(canvas, cell, order)
            else:
                draw_lot(canvas, cell)

    def _name(self, canvas: Canvas) -> None:
        name, style = self._name_place()
        canvas.text_in(self.model.info.name, name, style)

    def draw_over(self, canvas: Canvas) -> None:
        if self.model.crown and ("crown", self.model.seat) not in self.table.lag.things:
            canvas.picture("ui/crown", self.crown_spot)
        super().draw_over(canvas)

    def _name_place(self) -> tuple[Box, Style]:
        """Where and how the name is written."""
        if self.style == "tight":
            left, right = self._tight_left + 4, self._stat_places()[0][0] - 4
            return Box(left, self.box.y + 2, right - left, self._line_high), Style("head", 18, theme.TEXT, floor=False)
        sign, left = self.sign, self._face_box().right + 9
        if self.style == "strip":
            name = Box(left, sign.y + 3, sign.right - 12 - left, sign.h * 0.48)
            return name, Style("head", 22, theme.TEXT)
        return Box(left, sign.y, self._stat_places()[0][0] - left - 10, sign.h), Style("head", 23, theme.TEXT)

    @property
    def crown_spot(self) -> Box:
        """Where the crown lies, or would lie: on the portrait or the shield; at the end of a folded quarter."""
        if self.style == "tight":
            return Box(self.box.right - 28, self.box.bottom - CHIPS - 7, 23, 23)
        face = self._face_box()
        return Box(face.cx - CROWN / 2, face.y - CROWN * 0.7, CROWN, CROWN)

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
        """The left ends of gold, hand, city and points, and their middle."""
        if self.style == "tight":
            y, right = self.box.y + 2 + self._line_high / 2, self.box.right - 8
            return [(right - dx, y) for dx in ((184, 140, 104, 44) if self._counts else (116, 75, 42, 42))]
        size, sign = FIGURES[self.style], self.sign
        wide = [size * 1.2 + 4 + size * digits * 0.53 for digits in (2, 1.4, 3.4, 2)]
        if self.style == "strip":
            left = self._face_box().x + 4
            gap, y = max(4.0, (sign.right - 10 - left - sum(wide)) / 3), sign.y + sign.h * 0.73
        else:
            gap, y = size * 0.42, sign.y + sign.h / 2
            left = sign.right - 14 - sum(wide) - 3 * gap
        return [(left + sum(wide[:at]) + at * gap, y) for at in range(4)]

    @property
    def _counts(self) -> bool:
        """Whether a folded quarter has room for the number of districts beside its line of them."""
        return self.box.w >= COUNTED

    def _chips(self, canvas: Canvas) -> None:
        """The districts of a folded quarter: each with its cost and the sign of its type, in that type's colour."""
        city = self.model.city
        left = self._tight_left + 8
        room = Box(left, self.box.bottom - CHIPS - 5, self.box.right - 30 - left, CHIPS)
        step = min(2 * CHIP, room.w / max(self.model.limit, len(city)))
        for at, plot in enumerate(city):
            draw_chip(canvas, self.ui.cards.face(plot.id), Box(room.x + at * step, room.y, step - 2, room.h))

    def _stats(self, canvas: Canvas) -> None:
        m, lag = self.model, self.table.lag
        gold, hand = m.gold - lag.of("gold")[m.seat], m.hand - lag.of("hand")[m.seat]
        texts = (str(gold), str(hand), f"{len(m.city)}/{m.limit}", str(m.points))
        for (x, y), kind, text in zip(self._stat_places(), ("gold", "hand", "city", "points"), texts, strict=True):
            if kind == "city" and self.style == "tight" and not self._counts:
                continue
            draw_stat(canvas, x, y, kind, text, FIGURES[self.style])


def draw_chip(canvas: Canvas, face: Face_, box: Box) -> None:
    """A district in a line: cost and type."""
    kind = face.type or "unique"
    canvas.rounded(box, theme.mix(TYPES[kind].dark, theme.INK, 0.25), 255, 4, TYPES[kind].main, 255, 1.4)
    side = min(box.h - 3, box.w * 0.55)
    wide = box.w >= 1.7 * side
    cost = Box(box.x + 3, box.y, box.w - (side + 4 if wide else 6), box.h)
    canvas.text_in(face.number, cost, Style("xb", 16, theme.ON_CARD, floor=False), "center")
    if wide:
        gem = Box(box.right - side - 1, box.cy - side / 2, side, side)
        canvas.picture(f"citadels/ui/gem_{kind}", gem.inset(-side * 0.16))
        canvas.explain(kind, gem)


def player_kind(player: str) -> str:
    """Who plays a seat, in words."""
    return kind_words(player)


class Opponents(Widget):
    """All other players, clockwise from the viewer's left."""

    def __init__(self, table: Picks, model: TableModel, style: str) -> None:
        super().__init__("opponents", [PlayerPanel(table, model.players[seat], style) for seat in model.order])
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
FATE_SIGN, GAP, LEFT = 28.0, 8.0, 8.0


class Fate(Widget):
    """A row of ribbons beside the cloth with the own name; nothing where nothing happened."""

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
            room = right - left - FATE_SIGN - 3 * GAP
            if room < 40:
                return
            style = canvas.pens.text.fit(one.words, WORDS, room)
            wide = min(room, canvas.pens.text.width(one.words, style))
            ribbon = Box(right - wide - FATE_SIGN - 3 * GAP, self.box.y + 5, wide + FATE_SIGN + 3 * GAP, 32)
            canvas.rounded(ribbon, theme.DANGER_DARK, 235, 9, theme.DANGER, 255, 1.4)
            draw_sign(canvas, one.sign, Box(ribbon.x + GAP, ribbon.cy - FATE_SIGN / 2, FATE_SIGN, FATE_SIGN))
            words = Box(ribbon.x + FATE_SIGN + 2 * GAP, ribbon.y, wide + 2, ribbon.h)
            canvas.text_in(one.words, words, style)
            right = ribbon.x - 10
