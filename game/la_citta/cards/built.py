"""Faces of buildings, of politics cards and of landscapes: a picture, a name, and what it is about in signs."""

from __future__ import annotations

from game.la_citta import GAME
from game.la_citta.cards.face import CardFace
from game.la_citta.cards.names import building_of
from game.la_citta.cards.signs import Sign, arches, row
from game.la_citta.cards.tones import SKY
from game.la_citta.content import own_cards
from game.ui import cards as card_parts
from game.ui.cards import CardMaker
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style

SAID = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)
FLAT = 0.83  # height of the picture of a politics card in its width
SPRITE = 0.8  # width of a building of the map in its height
BOUND = {"castello": "3", "marketplace": "+1"}  # citizens that live there at once: a marketplace brings its own
WATER = Sign("map/land_w_up")
STEPS = {  # what each step of a politics card brings, beside its price
    "great_builder": (Sign("map/farm"), Sign("map/palazzo"), Sign("map/cathedral")),
    "bread_and_games": (Sign("figure"), Sign("figure", 2), Sign("figure", 3)),
    "golden_times": (Sign("citizen"), Sign("citizen", 2), Sign("citizen", 3)),
    "rich_harvest": (Sign("food", 1, "x2"),),
    "closeness": (Sign("voice", 2), Sign("voice", 3)),
}


class PictureFace(CardMaker[CardFace]):
    """Picture above, name below it, on a large card parchment with words and signs."""

    heart = 0.5  # of the picture: what stays in view where it is cut
    said_share = 0.27  # of the height of a large card: the parchment

    def parts(self) -> None:
        wide = self.whole.w
        if not self.large:
            low, top = self.inside.cut_bottom(self._plate())
            self.picture(top, self.heart)
            self.name(low, wide * 0.165)
            self.on_picture(top)
            return
        said, rest = self.inside.cut_bottom(self.whole.h * self.said_share)
        low, top = rest.cut_bottom(self.whole.h * 0.105)
        self.picture(top, self.heart)
        self.name(low, wide * 0.095)
        self.on_picture(top)
        card_parts.parchment(self.easel, self.canvas, said)
        self._said(said.inset(said.w * 0.05, said.h * 0.07))

    def _plate(self) -> float:
        """The height of the name on a small card: a name that would be too small on one line takes two."""
        least, wide = theme.SMALLEST_PIXELS * 0.9 / self.easel.scale.k, self.whole.w
        high = max(self.whole.h * (0.21 if self.whole.h < 1.3 * wide else 0.16), 24.0)
        narrow = self.easel.text.fit(self.face.name, card_parts.NAME.at(least), self.inside.w * 0.94).size < least
        return max(high, 2.3 * least) if narrow and " " in self.face.name else high

    def _said(self, room: Box) -> None:
        signs = self.signs()
        style = SAID.at(SAID.size * self.whole.w / 400)
        if signs:
            line, room = room.cut_bottom(room.h * 0.42)
            row(self.canvas, signs, line, gap=0.3)
        self.canvas.paragraph(escape(self.face.short), room, style, "center", "middle")

    def signs(self) -> list[Sign]:
        """What stands below the words of a large card; to be overridden."""
        return []

    def on_picture(self, top: Box) -> None:
        """What stands on the picture; to be overridden."""

    def marks(self, top: Box) -> None:
        self.on_picture(top)

    def price(self, top: Box, gold: int) -> None:
        """A coin in the upper left corner."""
        side = max(min(self.whole.w * 0.25, top.h * 0.42), 24.0)
        self.canvas.coin(str(gold), Box(top.x + side * 0.06, top.y + side * 0.06, side, side))

    def arched(self, top: Box, counts: tuple[int, ...]) -> None:
        """Arches in the lower right corner."""
        side = max(min(self.whole.w * 0.19, top.h * 0.34), 18.0)
        strip = Box(top.x, top.bottom - side * 1.12, top.w - side * 0.14, side)
        if any(counts):
            row(self.canvas, arches(counts), strip, "right", gap=0.0)

    def on_ground(self, box: Box, name: str, ratio: float, upper: theme.Colour, lower: theme.Colour) -> bool:
        """A picture of the map on a ground that runs from one colour to another. False: it is not there either."""
        card_parts.gradient(self.made, self.canvas.scale.rect(box), upper, lower)
        if not self.easel.assets.usable(name):
            return False
        high = min(box.h * 0.96, box.w * 0.96 / ratio)
        made = self.easel.assets.scaled(name, (self.easel.px(high * ratio), self.easel.px(high)))
        self.made.blit(made, made.get_rect(center=self.canvas.scale.rect(box).center))
        return True


class BuildingFace(PictureFace):
    """A building as it is read: its picture, what it costs, who is bound, its arches."""

    def stand_in(self, box: Box) -> None:
        if not self.on_ground(box, f"{GAME}/map/{building_of(self.face.id)}", SPRITE, *SKY):
            super().stand_in(box)

    def signs(self) -> list[Sign]:
        one = own_cards().buildings[building_of(self.face.id)]
        bound = [Sign("citizen", 1, BOUND.get(one.id, "1"))]
        price = [Sign("coin", 1, str(one.cost))] if one.cost else []
        water = [WATER] if one.water else []
        return [*price, *bound, *arches(one.arches), *water]

    def on_picture(self, top: Box) -> None:
        self.arched(top, own_cards().buildings[building_of(self.face.id)].arches)


class PoliticsFace(PictureFace):
    """A politics card: its price in the corner, arches if it builds, on a large card what each step brings."""

    def stand_in(self, box: Box) -> None:
        name = building_of(self.face.id)
        if not name or not self.on_ground(box, f"{GAME}/map/{name}", SPRITE, *SKY):
            super().stand_in(box)

    def on_picture(self, top: Box) -> None:
        self.price(top, int(self.face.number))
        if self.layout != "tile" and (name := building_of(self.face.id)):
            self.arched(top, own_cards().buildings[name].arches)

    def signs(self) -> list[Sign]:
        cards = own_cards()
        if name := building_of(self.face.id):
            one = cards.buildings[name]
            water = [WATER] if one.water else []
            return [Sign("coin", 1, str(one.cost)), Sign("citizen", 1, "1"), *arches(one.arches), *water]
        steps = STEPS.get(self.face.id, ())
        prices = cards.politics[self.face.id].prices
        return [sign for price, step in zip(prices, steps, strict=True) for sign in (Sign("coin", 1, str(price)), step)]


class LandscapeFace(PictureFace):
    """A landscape as it lies on the map."""

    said_share = 0.2

    def stand_in(self, box: Box) -> None:
        name = f"{GAME}/map/land_{self.face.id.lower()}_up"
        made = self.easel.assets.picture(name, self.easel.px(box.w)) if self.easel.assets.usable(name) else None
        ratio = made.get_width() / made.get_height() if made is not None else 1.0
        if not self.on_ground(box, name, ratio, self.face.tones.dark, theme.INK):
            super().stand_in(box)
