"""Card faces put together at run time in the player's language, each as its game draws it, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from game import catalog
from game.content.book import book
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Style, Tones
from game.ui.lang import _, language

if TYPE_CHECKING:
    from game.ui.draw.easel import Easel


@dataclass(frozen=True)
class CardState:
    """The state of a drawn card: `line` is "", legal, focus or target; `reason` puts a veil and a chip over it."""

    line: str = ""
    reason: str = ""
    veil: int = 0
    shadow: bool = True


PLAIN_STATE = CardState()
SAMPLES = 12
PLAIN_BACK = "plain"  # the kind of back of cards whose game has no picture of one
SHORT_NAME, SMALLEST_WITH_CORNERS = 3, 56.0  # letters; units
MOST_SHARES = 500  # that are kept
MULTIPLIED = pygame.BLEND_RGBA_MULT
PLATE = 0.2  # share of a small card that its name takes: it stays readable under a veil


@dataclass(frozen=True)
class Face:
    """What is written on a card: its name, what it says in short, the figure on it; `type` is the word of its type, if
    it has one."""

    id: str
    kind: str
    name: str
    short: str = ""
    number: str = ""
    type: str | None = None

    @property
    def tones(self) -> theme.Tones:
        """The colours of the card."""
        return theme.PLAIN_TONES


class Faces:
    """The faces of a game that draws none: the name, and below it what the card says in short. To be overridden.

    A card is one of the book; a game that tells some of them more closely ("witch/4") may draw those, too.
    """

    free: Sequence[str] = ()  # layouts whose height is as one likes
    rim: Sequence[tuple[float, float]] = ()  # outline of its medals, in a square of 1 from the upper left; () is round
    backed = False  # whether its pictures have the back of a game that tells nothing but zones

    def __init__(self, game: str) -> None:
        self.game = game

    def face(self, card: str) -> Face:
        """What is written on a card, in the current language. Raises KeyError."""
        cards, code = book(self.game).cards(), language()
        if not cards:  # a game that has no book
            return Face(card, "card", _(card.replace("_", " ").capitalize()))
        one = cards[card]
        return Face(card, one.kind, one.name.get(code), one.short.get(code) if one.short else "")

    def picture(self, card: str) -> str:
        """The picture file of a card."""
        return f"{self.game}/cards/{card}"

    def emblem(self, card: str) -> str:
        """What stands in for a picture that is not there."""
        return self.picture(card)

    def files(self) -> list[str]:
        """Files that faces are made of, besides the pictures."""
        return []

    def height(self, layout: str, width: float) -> float:
        """How high a face of that width is."""
        return width * 1.4

    def veiled(self, card: str, layout: str) -> float:
        """The share of a face's height that a veil covers; the name below it stays readable."""
        return 1 - PLATE if layout == "small" else 1.0

    def name_top(self, easel: Easel, card: str, layout: str, size: tuple[int, int]) -> int:
        """Where the plate of the name begins on a face of `size` pixels whose veil ends above it."""
        return round(size[1] * self.veiled(card, layout))

    def back(self, kind: str) -> str:
        """The picture file of the back of such cards."""
        return f"{self.game}/ui/back_{kind}"

    def samples(self) -> Sequence[str]:
        """Cards that show in the settings how large everything is: two rows of six at most; none for a game without."""
        return list(book(self.game).cards())[:SAMPLES]

    def sample_words(self) -> tuple[str, str]:
        """A heading and a marked-up sentence beside them."""
        return _("Once more"), _(
            "The cards are shuffled, the first one lies on the table, and somebody smiles already."
        )

    def stand_in(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """What is drawn in the place of a picture of the game that is missing; None for what does for any game."""
        return None

    def compose(self, easel: Easel, card: str, layout: str, size: tuple[int, int], picture: str) -> pygame.Surface:
        """A face of `size` pixels with that picture, which may be damaged."""
        face, k = self.face(card), easel.scale.k
        made = pygame.Surface(size, pygame.SRCALPHA)
        box, canvas = Box(0, 0, size[0] / k, size[1] / k), easel.canvas(made)
        canvas.watched = False
        if not book(self.game).cards():
            _plain_face(canvas, face.name, box)
            return made
        canvas.rounded(box, theme.PARCHMENT, 255, box.w * 0.07, theme.GOLD_DEEP, 255, 2.0)
        name, rest = box.inset(box.w * 0.06).cut_top(box.h * 0.3)
        canvas.paragraph(escape(face.name), name, theme.ON_PARCHMENT_STRONG, "center", "middle")
        if rest.h > 60:
            canvas.paragraph(escape(face.short), rest, theme.ON_PARCHMENT, "center", "middle")
        return made


def _plain_face(canvas: Canvas, name: str, box: Box) -> None:
    """Parchment with a line of gold, the name large in the middle and in two corners if it is short."""
    canvas.rounded(box, theme.PARCHMENT, 255, box.w * 0.07, theme.GOLD_DEEP, 255, 2.0)
    edge = box.inset(box.w * 0.055)
    canvas.rounded(edge, theme.PARCHMENT_LIGHT, 120, box.w * 0.05, theme.GOLD_DEEP, 150, 1.2)
    if len(name) > SHORT_NAME:  # its first letter stands for it, and below the whole name, which no veil covers
        initial = Style("black", box.w * 0.5, theme.GOLD_DEEP, floor=False)
        canvas.text(name[0], box.cx, box.y + box.h * 0.42, initial, "center")
        plate = edge.cut_bottom(box.h * PLATE)[0].inset(box.w * 0.04, 0)
        style = theme.ON_PARCHMENT_STRONG.at(max(theme.SMALLEST, box.w * 0.12))
        if canvas.pens.text.width(name, style) <= plate.w:
            canvas.text_in(name, plate, style, "center")
        else:
            canvas.paragraph(escape(name), plate, theme.ON_PARCHMENT_STRONG.at(theme.SMALLEST), "center", "middle")
        return
    large = Style("black", box.w * 0.46, theme.INK_HEAD, floor=False)
    canvas.text(name, box.cx, box.cy, large, "center")
    if box.w >= SMALLEST_WITH_CORNERS:
        canvas.ornament(box.cx, box.cy + box.w * 0.36, box.w * 0.5, theme.GOLD_DEEP)
        small = Style("xb", box.w * 0.15, theme.INK_DIM, floor=False)
        canvas.text(name, edge.x + box.w * 0.05, edge.y + box.w * 0.11, small)
        canvas.text(name, edge.right - box.w * 0.05, edge.bottom - box.w * 0.11, small, "right")


def _plain_back(easel: Easel, width: float) -> pygame.Surface:
    """Dark cloth with a line of gold and the crown of the house."""
    size, k = (easel.px(width), easel.px(width * 1.4)), easel.scale.k
    made = pygame.Surface(size, pygame.SRCALPHA)
    box, canvas = Box(0, 0, size[0] / k, size[1] / k), easel.canvas(made)
    canvas.watched = False
    canvas.rounded(box, theme.INDIGO, 255, box.w * 0.07, theme.GOLD_DEEP, 255, 2.0)
    canvas.rounded(box.inset(box.w * 0.08), theme.INDIGO_LIGHT, 255, box.w * 0.05, theme.GOLD, 170, 1.2)
    side = box.w * 0.5
    canvas.picture("ui/crown", Box(box.cx - side / 2, box.cy - side * 0.4, side, side * 0.8))
    return made


def faces(game: str) -> Faces:
    """How the cards of a game look. Raises KeyError for one that is not in the catalog, PackFault for one that cannot
    be used."""
    found: Faces | None = catalog.part(game, "faces")
    return Faces(game) if found is None else found


class CardPainter:
    """The faces of one game by id, layout and width; every size is composed once and kept within the bound of the
    pictures."""

    def __init__(self, easel: Easel, game: str) -> None:
        self.easel, self.game, self.faces = easel, game, faces(game)
        self._shares: dict[tuple[object, ...], float] = {}  # of the height of faces that a veil covers

    def face(self, card: str) -> Face:
        """What is written on a card, in the current language. Raises KeyError."""
        return self.faces.face(card)

    def picture(self, card: str) -> str:
        """The picture file, or what stands in for it; a card of the house may be without, and nobody is warned."""
        name, assets = self.faces.picture(card), self.easel.assets
        if not book(self.game).cards():
            return name  # nobody draws cards for a game that has none to read
        one = book(self.game).cards().get(card)  # none: a card of the book told more closely
        without = one is not None and one.house and not assets.has(name)
        return self.faces.emblem(card) if without or not assets.usable(name) else name

    def picture_files(self) -> list[str]:
        """What faces are made of, and the pictures of all cards."""
        return list(dict.fromkeys([*self.faces.files(), *map(self.picture, book(self.game).cards())]))

    def surface(self, card: str, layout: str, width: float, height: float | None = None) -> pygame.Surface:
        """A face at `width` units; some layouts have a height of their own."""
        size = self.pixels(layout, width, height)
        return self.easel.assets.keep(self._key(card, layout, size), lambda: self._compose(card, layout, size))

    def in_box(self, card: str, layout: str, box: Box) -> pygame.Surface:
        """A face as wide as the box, and as high where its layout may be."""
        return self.surface(card, layout, box.w, box.h if layout in self.faces.free else None)

    def pixels(self, layout: str, width: float, height: float | None = None) -> tuple[int, int]:
        """The size of a face in pixels."""
        px = self.easel.px
        if height is None:
            height = self.faces.height(layout, width)
        return max(8, px(width)), max(8, px(height))

    def ready(self, card: str, layout: str, width: float, height: float | None = None) -> bool:
        """Whether `surface` would give the face at once."""
        return self.easel.assets.kept(self._key(card, layout, self.pixels(layout, width, height)))

    def back(self, kind: str, width: float) -> pygame.Surface:
        """The back of such a card."""
        if kind == PLAIN_BACK and not self.faces.backed:
            key = ("plain_back", self.easel.px(width))
            return self.easel.assets.keep(key, lambda: _plain_back(self.easel, width))
        return self.easel.assets.scaled(self.faces.back(kind), (self.easel.px(width), self.easel.px(width * 1.4)))

    def draw(self, canvas: Canvas, card: str, layout: str, box: Box, look: CardState = PLAIN_STATE) -> None:
        """A face in a box with its shadow and state."""
        made = self.in_box(card, layout, box)
        veiled = self.veiled(card, layout, made.get_size()) if look.veil or look.reason else 1.0
        self.draw_ready(canvas, made, box, look, veiled)

    def veiled(self, card: str, layout: str, size: tuple[int, int]) -> float:
        """The share of the height of a face of `size` pixels that a veil covers: down to its name, which may take two
        lines."""
        whole = self.faces.veiled(card, layout)
        return whole if whole == 1.0 else min(whole, self._name_share(card, layout, size))

    def name_share(self, card: str, layout: str, width: float) -> float:
        """The share of the height of a face so many units wide that is above its name."""
        return self._name_share(card, layout, self.pixels(layout, width))

    def _name_share(self, card: str, layout: str, size: tuple[int, int]) -> float:
        key = self._key(card, layout, size)
        if key not in self._shares:
            if len(self._shares) >= MOST_SHARES:
                self._shares.clear()
            self._shares[key] = self.faces.name_top(self.easel, card, layout, size) / size[1]
        return self._shares[key]

    def draw_back(self, canvas: Canvas, kind: str, box: Box, look: CardState = PLAIN_STATE) -> None:
        self.draw_ready(canvas, self.back(kind, box.w), box, look)

    def draw_ready(self, canvas: Canvas, made: pygame.Surface, box: Box, look: CardState, veiled: float = 1.0) -> None:
        """A composed card in a box with shadow, veil (over that share of its height), reason chip and line."""
        small = box.w < 70
        if look.shadow and not small:
            canvas.skin("shadow", box)
        canvas.surface_at(made, box.x, box.y)
        radius = max(4.0, box.w * 0.07)
        if look.veil or look.reason:
            dim = Box(box.x, box.y, box.w, box.h * veiled)
            canvas.rounded(dim, theme.INK, look.veil or 150, radius)
        if look.reason:
            self._chip(canvas, box, look.reason)
        if look.line:
            canvas.skin({"legal": "glow_legal", "focus": "glow_focus", "target": "glow_target"}[look.line], box)

    def _chip(self, canvas: Canvas, box: Box, reason: str) -> None:
        style = Style("bold", 17, theme.REASON_TEXT, leading=1.12)
        made = canvas.pens.text.paragraph(reason, style, max(70.0, box.w - 14))
        high = made.height / canvas.k + 14
        chip = Box(box.x + 3, box.cy - high / 2, box.w - 6, high)
        canvas.rounded(chip, theme.REASON_GROUND, 235, 6, theme.REASON_TEXT, 110, 1.2)
        canvas.paragraph(reason, chip.inset(4, 6), style, "center", "middle")

    # -- composing -------------------------------------------------------------------------------------------------
    def _compose(self, card: str, layout: str, size: tuple[int, int]) -> pygame.Surface:
        with self.easel.about(self.game):  # its symbols, whatever is on top
            return self.faces.compose(self.easel, card, layout, size, self.picture(card))

    def _key(self, card: str, layout: str, size: tuple[int, int]) -> tuple[object, ...]:
        return ("face", self.game, card, layout, size, language())


# What faces of cards are put together of.

NAME = Style("xb", 20, theme.ON_CARD, None, 0.95, floor=False)
BODY_UPPER, BODY_LOWER = theme.PARCHMENT_LIGHT, theme.mix(theme.PARCHMENT, theme.PARCHMENT_MID, 0.6)


def plate(tones: Tones) -> tuple[theme.Colour, theme.Colour]:
    """The upper and the lower colour of a name plate; both are dark enough for the name on them."""
    upper = theme.mix(tones.main, tones.dark, 0.45)
    while theme.contrast(theme.ON_CARD, upper) < 5.0:
        upper = theme.mix(upper, tones.dark, 0.2)
    return upper, theme.mix(tones.dark, theme.INK, 0.1)


def gradient(surface: pygame.Surface, rect: pygame.Rect, upper: theme.Colour, lower: theme.Colour) -> None:
    """Fills a rectangle from one colour to another."""
    if rect.w < 1 or rect.h < 1:
        return
    strip = pygame.Surface((1, 2))
    strip.set_at((0, 0), upper)
    strip.set_at((0, 1), lower)
    surface.blit(smoothscale(strip, rect.size), rect)


def plated(easel: Easel, canvas: Canvas, box: Box, tones: Tones) -> None:
    """The ground of a name, between two lines of gold."""
    rect = canvas.scale.rect(box)
    upper, lower = plate(tones)
    if easel.sight.high:
        upper = lower = theme.strong_plate(tones.dark)
    gradient(canvas.surface, rect, upper, lower)
    thick = max(1, round(1.4 * easel.scale.k))
    for y in (rect.top, rect.bottom - thick):
        canvas.surface.fill(theme.GOLD_DEEP, pygame.Rect(rect.x, y, rect.w, thick))


def parchment(easel: Easel, canvas: Canvas, box: Box) -> None:
    """The ground of what a card says."""
    upper, lower = (theme.PARCHMENT_LIGHT,) * 2 if easel.sight.high else (BODY_UPPER, BODY_LOWER)
    gradient(canvas.surface, canvas.scale.rect(box), upper, lower)


def picture(easel: Easel, canvas: Canvas, name: str, box: Box, heart: float = 0.42) -> bool:
    """A picture that fills the box, with the part around `heart` (a share of its height) in view. False: it cannot be
    used."""
    rect = canvas.scale.rect(box)
    source = easel.assets.picture(name, rect.w)
    if source is None or rect.w < 1 or rect.h < 1:
        return False
    wide, high = source.get_size()
    factor = max(rect.w / wide, rect.h / high)
    size = min(wide, round(rect.w / factor)), min(high, round(rect.h / factor))
    top = max(0, min(high - size[1], round(high * heart - size[1] / 2)))
    part = source.subsurface(pygame.Rect((wide - size[0]) // 2, top, *size))
    canvas.surface.blit(smoothscale(part, rect.size), rect)
    return True


def stand_in(easel: Easel, canvas: Canvas, sign: str, box: Box, tones: Tones) -> None:
    """What is drawn where a picture is missing: the colours of the card, and its sign."""
    gradient(canvas.surface, canvas.scale.rect(box), tones.main, tones.dark)
    side = min(box.w, box.h) * 0.56
    canvas.picture(sign, box.centered(side, side))


def framed(easel: Easel, surface: pygame.Surface, tones: Tones) -> None:
    """Round corners and an edge of gold over a face, with a fine line of its colour around."""
    size = surface.get_size()
    edge = max(1.0, size[0] * 0.008)
    surface.blit(easel.assets.keep(("face_corners", size), lambda: _round(size, theme.WHITE)), (0, 0), None, MULTIPLIED)
    surface.blit(easel.assets.keep(("face_edge", size), lambda: _round(size, theme.INK, edge)), (0, 0))
    surface.blit(easel.assets.keep(("face_leaf", size), lambda: _leaf(easel, size, edge)), (0, 0))
    surface.blit(easel.assets.keep(("face_edge", size, tones.dark), lambda: _round(size, tones.dark, edge)), (0, 0))


def _round(size: tuple[int, int], colour: theme.Colour, line: float = 0.0) -> pygame.Surface:
    """A face's shape in one colour: all of it, or a line so wide around it."""
    radius, ink = max(3.0, size[0] * 0.06), (*colour, 255)
    return shapes.rounded(size, radius, None, ink, line) if line else shapes.rounded(size, radius, ink)


def _leaf(easel: Easel, size: tuple[int, int], edge: float) -> pygame.Surface:
    """A ring of gold leaf within the edge."""
    leaf = pygame.Surface(size, pygame.SRCALPHA)  # also where no display says so
    leaf.blit(smoothscale(easel.assets.scaled("ui/gold_leaf", (256, 256)), size), (0, 0))
    ring = _round(size, theme.WHITE, edge + max(1.4, size[0] * 0.02))
    leaf.blit(ring, (0, 0), None, MULTIPLIED)
    return leaf


def inner(size: Box) -> Box:
    """What the frame leaves."""
    return size.inset(size.w * 0.027)


def plate_high(easel: Easel, name: str, wide: float, high: float) -> float:
    """How high a plate of usually `high` must be for this name: higher where it takes two lines to be read."""
    least = _least(easel)
    one_line = easel.text.fit(name, NAME.at(max(high * 0.74, least)), wide * 0.94).size >= least - 0.5
    return high if one_line or " " not in name else max(high, 2.4 * least)


def low_plate(easel: Easel, high: float) -> float:
    """How high the plate of a name in one line must be on a small card, usually `high`: letters find room on it."""
    return max(high, LINE_SHARE * _least(easel))


def _least(easel: Easel) -> float:
    """Units: the smallest type in which names of cards are read."""
    return theme.SMALLEST_PIXELS * 0.85 / easel.scale.k


def written(easel: Easel, canvas: Canvas, name: str, box: Box, most: float) -> None:
    """A name on its plate: one line, smaller if need be; two lines where that would be too small to read, or cut."""
    least = _least(easel)
    style, room = NAME.at(max(min(most, box.h * 0.74), least)), box.inset(box.w * 0.03, 0)
    if easel.text.fit(name, style, room.w).size >= least - 0.5:
        canvas.text_in(name, room, style, "center")
    elif box.h >= 2 * least and " " in name:
        canvas.paragraph(escape(name), room, NAME.at(min(style.size, box.h * 0.46)), "center", "middle")
    else:
        canvas.text(easel.text.shortened(name, NAME.at(least), room.w), room.cx, room.cy, NAME.at(least), "center")


# What the faces of all games have in common that put theirs together of a ground, a picture, a plate and a frame.

LARGE = "card"
LINE_SHARE = 1.4  # of the size of the letters: the least height of a plate
STRIP = 0.36  # of the height of a tile: its name
FaceT = TypeVar("FaceT", bound=Face)


class CardMaker(Generic[FaceT]):
    """One face of `size` pixels; to be overridden. Boxes are in units; `whole` is the card, `inside` what its frame
    leaves. `source` is its picture, or `emblem` if there is none."""

    def __init__(
        self, easel: Easel, face: FaceT, layout: str, size: tuple[int, int], picture: str, emblem: str
    ) -> None:  # fmt: skip
        self.easel, self.face, self.layout, self.source, self.emblem = easel, face, layout, picture, emblem
        self.made = pygame.Surface(size, pygame.SRCALPHA)
        self.made.fill((*theme.INK, 255))
        self.canvas = easel.canvas(self.made)
        self.canvas.watched = False
        self.whole = Box(0, 0, size[0] / easel.scale.k, size[1] / easel.scale.k)
        self.inside = inner(self.whole)

    @property
    def large(self) -> bool:
        return self.layout == LARGE

    def compose(self) -> pygame.Surface:
        if self.layout == "tile":
            self.tile()
        else:
            self.parts()
        framed(self.easel, self.made, self.face.tones)
        return self.made

    def parts(self) -> None:
        """Everything inside the frame; to be overridden."""

    def tile(self) -> None:
        """A strip of the picture above the name."""
        low, top = self.inside.cut_bottom(max(self.inside.h * STRIP, 19.0))
        self.picture(top)
        self.name(low)
        self.marks(top)

    def marks(self, top: Box) -> None:
        """The signs on the picture of a tile; to be overridden."""

    def picture(self, box: Box, heart: float = 0.42) -> None:
        """The picture, or what stands in for it."""
        drawn = self.source != self.emblem and picture(self.easel, self.canvas, self.source, box, heart)
        if not drawn:
            self.stand_in(box)

    def stand_in(self, box: Box) -> None:
        """What is drawn where the picture is missing: the colours of the card, and its sign."""
        stand_in(self.easel, self.canvas, self.emblem, box, self.face.tones)

    def name(self, box: Box, most: float = 20.0) -> None:
        plated(self.easel, self.canvas, box, self.face.tones)
        written(self.easel, self.canvas, self.face.name, box, most)
