"""What stands on each page of the rules: a topic, a card, a list, the words, or what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.content import Ruling
from game.content.book import book
from game.content.rules import Section, references
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import WORD, escape
from game.ui.draw.theme import Style
from game.ui.glossary import capital, glossary, with_words
from game.ui.lang import _, folded, language, ngettext
from game.ui.screens.gallery import places
from game.ui.screens.gallery.board import CardLink, Flow
from game.ui.screens.gallery.places import said, target, title
from game.ui.screens.gallery.source import damaged, rules, rulings
from game.ui.screens.reading import CardThumb
from game.ui.widgets import Column, Ornament, RichText, Widget
from game.ui.widgets.base import SMALLEST_TARGET

# Rulings on parchment, each with links to the cards it speaks of.

BODY = theme.ON_PARCHMENT.at(21)
SUB = theme.Style("head", 23, theme.INK_HEAD, None, 1.15)
NUMBER_WIDTH = 86.0


class Subheading(Widget):
    """A heading within a page of parchment, with a fine rule under it."""

    role = "label"
    heard_as = "heading"

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.height = 50.0

    @property
    def value(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        canvas.text_in(self.text, self.box.cut_bottom(40)[0], SUB)
        canvas.line(self.box.x, self.box.bottom - 3, self.box.right, self.box.bottom - 3, theme.GOLD_DEEP, 150, 1.4)


class RulingBlock(Widget):
    """Number to the left, text and links to the right of it; on a narrow page the number stands above."""

    role = "ruling"
    heard_as = "together"

    def __init__(self, game: str, ruling: Ruling, here: str, on_open: Callable[[str], None]) -> None:
        """`here` is the card whose page this is: no link leads to where one is."""
        self.cited = f"{book(game).prefix}-{ruling.number}"
        text = RichText(with_words(escape(ruling.text.get(language())), game), BODY)
        links = [CardLink(card, f"link:{ruling.number}:{card}", on_open) for card in ruling.cards if card != here]
        self.body = Column([text, *([Flow(links)] if links else [])], gap=4)
        super().__init__(f"ruling:{ruling.number}", [self.body])

    @property
    def value(self) -> str:
        return self.cited

    @staticmethod
    def _beside(width: float) -> bool:
        return width > 520

    def natural(self, width: float) -> tuple[float, float]:
        if self._beside(width):
            return width, self.body.wanted(width - NUMBER_WIDTH)[1] + 8
        return width, self.body.wanted(width)[1] + 36

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.cut_left(NUMBER_WIDTH)[1] if self._beside(box.w) else box.cut_top(28)[1]
        self.body.arrange(Box(room.x, room.y, room.w, self.body.wanted(room.w)[1]))

    def draw(self, canvas: Canvas) -> None:
        line = canvas.pens.text.line_height(BODY)
        style = theme.Style("sc", 18, theme.INK_DIM)
        canvas.text(self.value, self.box.x, self.box.y + line / 2, style)


def ruling_rows(
    game: str, rulings: Sequence[Ruling], here: str, on_open: Callable[[str], None], none: str
) -> list[Widget]:
    """A heading and all rulings, or a word that there are none."""
    count = len(rulings)
    if not count:
        return [Subheading(_("Rulings")), RichText(none, theme.ON_PARCHMENT_DIM.at(20))]
    head = ngettext("{count} ruling", "{count} rulings", count).format(count=count)
    return [Subheading(head), *(RulingBlock(game, one, here, on_open) for one in rulings)]


def paragraphs(text: str) -> str:
    """A text of the data files as it is set: marked up, with room between its paragraphs."""
    return "\n\n".join(escape(part.strip()) for part in text.split("\n") if part.strip())


# Texts of the rules with their links.

BULLET = "•\u2002"
Follow = Callable[[str], None]


def rich(text: str, game: str) -> str:
    """A text of the rules marked up: its links, its symbols, the words with pop-ups, and room between paragraphs."""
    made, at = [], 0
    for ref in references(text, book(game).prefix):
        made.append(escape(text[at : ref.start]))
        if ref.kind == "symbol":
            made.append(f"{{{ref.target}}}")
        elif said(ref, game):
            made.append(f"[b|[@{target(ref, game)}|{escape(said(ref, game))}]]")
        at = ref.end
    made.append(escape(text[at:]))
    return with_words(_spaced("".join(made)), game)


def _spaced(text: str) -> str:
    """Room between paragraphs, less of it between the items of a list."""
    parts = [part.strip() for part in text.split("\n") if part.strip()]
    made = ""
    for before, part in zip(["", *parts], parts, strict=False):
        items = part.startswith("- ") and before.startswith("- ")
        made += "" if not before else "\n" if items else "\n\n"
        made += BULLET + part[2:] if part.startswith("- ") else part
    return made


class LinkedText(RichText):
    """A paragraph whose links can be clicked and reached with the keyboard."""

    def __init__(self, source: str, style: Style, follow: Follow, name: str = "") -> None:
        super().__init__(source, style, name=name)
        self.follow = follow
        self._set_for: tuple[object, ...] = ()

    def arrange(self, box: Box) -> None:
        moved = box.x - self.box.x, box.y - self.box.y
        self.box = box
        if self._set_for == (self.source, box.w, self.ui.scale.k):
            for child in self.children:
                child.arrange(child.box.moved(*moved))
            return
        self._set_for = (self.source, box.w, self.ui.scale.k)
        text, rect = self.ui.text, self.ui.scale.rect(box)
        made = text.paragraph_fit(self.source, self.style, box.w, box.h)
        self.children = []
        for link, place in text.links(made, rect.x, rect.y):
            if not link.startswith(WORD):
                self.add(LinkSpot(link, self.follow)).arrange(place)


class LinkSpot(Widget):
    """A link within a text."""

    role = "link"
    focusable = True
    bleed = 4.0

    def __init__(self, place: str, follow: Follow) -> None:
        super().__init__(f"to:{place}")
        self.place, self.rules_at, self.follow = place, place, follow

    @property
    def value(self) -> str:
        return title(self.place, self.ui.game)

    def hit(self, x: float, y: float) -> Widget | None:
        """Its surroundings belong to it where nothing else is: the letters alone would be hard to hit."""
        room = self.box.centered(max(SMALLEST_TARGET, self.box.w), max(SMALLEST_TARGET, self.box.h))
        return self if self.visible and room.contains(x, y) else None

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.follow(self.place)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.veil(self.box.inset(-2, 1), theme.GOLD_DEEP, 70)


class PlaceLink(Widget):
    """A place in the rules to go to, on parchment."""

    role = "link"
    focusable = True
    bleed = 4.0
    STYLE = Style("bold", 18, theme.INK_HEAD)

    def __init__(self, place: str, follow: Follow) -> None:
        super().__init__(f"to:{place}")
        self.place, self.rules_at, self.follow = place, place, follow
        self.height = SMALLEST_TARGET

    @property
    def value(self) -> str:
        return title(self.place, self.ui.game)

    def natural(self, width: float) -> tuple[float, float]:
        return self.ui.text.width(self.value, self.STYLE) + 30, SMALLEST_TARGET

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.follow(self.place)

    def draw(self, canvas: Canvas) -> None:
        fill = theme.PARCHMENT_LIGHT if self.hovered or self.ui.focus is self else theme.PARCHMENT
        canvas.rounded(self.box.inset(0, 3), fill, 255, 8, theme.GOLD_DEEP, 255, 1.4)
        canvas.text_in(self.value, self.box.inset(12, 0), self.STYLE, "center")


TITLE = Style("head", 36, theme.INK_HEAD, None, 1.12)
TEXT = BODY.at(23)
PICTURED, MOST_PICTURED = 104.0, 7  # units: a card below the section that speaks of it, and how many at most
TILE = 132.0  # units: how wide a card of a list is
THUMB, GAP = 190.0, 30.0  # units: the card beside its rules
LARGE_THUMB = 300.0  # units: of a card without rulings
LEAST = 420.0  # a text that is narrower stands below the card
Rows = tuple[list[Widget], list[Widget]]  # the page, and its rulings


def rows(game: str, place: str, follow: Follow, zoom: Callable[[str], None]) -> Rows:
    """The page of a place in the rules of a game (see `places.page_of`). `follow` goes to another place, `zoom`
    shows a card large."""
    if damaged(game):
        return [RichText(_("The rules cannot be read: their file is damaged."), BODY.at(24))], []
    kind, name = places.split(place)
    if kind == "card":
        return _card(game, name, follow, zoom)
    if kind == "find":
        return _found(game, name, follow), []
    if kind == "list":
        made = _words(game, follow) if name == places.WORDS else _listed(game, name, follow)
        return [*_head(places.title(place, game)), *made], []
    return _topic(game, name, follow) if name in rulings(game).topics else ([], [])


class Beside(Widget):
    """A card, and beside it what is said about it; below it where there is no room. `wide`: of the card, in units."""

    def __init__(self, thumb: Widget, told: Widget, wide: float = THUMB) -> None:
        super().__init__("", [thumb, told])
        self.wide = wide

    def _room(self, width: float) -> float:
        """The width of the text beside the card, 0 if it stands below."""
        beside = width - self.wide - GAP
        return beside if beside >= LEAST else 0.0

    def natural(self, width: float) -> tuple[float, float]:
        room, card = self._room(width), self.wide * 1.4
        high = self.children[1].wanted(room or width)[1]
        return width, max(card, high) if room else card + GAP + high

    def arrange(self, box: Box) -> None:
        self.box = box
        thumb, told = self.children
        thumb.arrange(Box(box.x, box.y, self.wide, self.wide * 1.4))
        if self._room(box.w):
            told.arrange(box.cut_left(self.wide, GAP)[1])
        else:
            told.arrange(box.cut_top(self.wide * 1.4, GAP)[1])


def _head(text: str) -> list[Widget]:
    return [RichText(escape(text), TITLE, name="topic"), Ornament(300)]


def _open_card(follow: Follow) -> Callable[[str], None]:
    return lambda card: follow(f"card:{card}")


# -- topics and cards --------------------------------------------------------------------------------------------------
def _topic(game: str, name: str, follow: Follow) -> Rows:
    topic, code = rulings(game).topics[name], language()
    made = _head(topic.name.get(code))
    made.append(RichText(with_words(paragraphs(topic.text.get(code)), game), TEXT, name="topic_text"))
    for section in rules(game).of_topic(name):
        heading = Subheading(section.name.get(code))
        heading.name = f"section:{section.id}"
        made += [heading, LinkedText(rich(section.text.get(code), game), BODY.at(22), follow, f"text:{section.id}")]
        pictured = pictures_of(game, section)
        if pictured:
            made.append(Flow([Pictured(card, section.id, follow) for card in pictured], gap=14))
    found = rulings(game).about_topic(name)
    return made, ruling_rows(game, found, "", _open_card(follow), "") if found else []


def pictures_of(game: str, section: Section) -> list[str]:
    """The cards that a section speaks of, in its order; of many the first."""
    spoken = [ref.target for ref in references(section.text.en, book(game).prefix) if ref.kind == "card"]
    known = book(game).cards()
    return [card for card in dict.fromkeys(spoken) if card in known][:MOST_PICTURED]


class Pictured(CardThumb):
    """A card that a section of the rules speaks of; it leads to its page."""

    def __init__(self, card: str, section: str, follow: Follow) -> None:
        super().__init__(card, lambda _card: None, lambda: follow(f"card:{card}"))
        self.name = f"pictured:{section}:{card}"
        self.rules_at = f"card:{card}"

    def natural(self, width: float) -> tuple[float, float]:
        return PICTURED, PICTURED * 1.4


class Tile(CardThumb):
    """A card in a list of many; it leads to its page."""

    def __init__(self, card: str, follow: Follow) -> None:
        super().__init__(card, lambda _card: None, lambda: follow(f"card:{card}"))
        self.name = f"to:card:{card}"
        self.rules_at = f"card:{card}"

    def natural(self, width: float) -> tuple[float, float]:
        return TILE, TILE * 1.4


def _card(game: str, name: str, follow: Follow, zoom: Callable[[str], None]) -> Rows:
    one, code = book(game), language()
    card = one.cards()[name]
    thumb = CardThumb(name, lambda _card: None, partial(zoom, name))
    told = [
        *_head(card.name.get(code)), RichText(one.shelf().facts(name), theme.ON_PARCHMENT_STRONG.at(20), name="facts"),
        RichText(with_words(paragraphs(card.rules.get(code)), game), BODY.at(22), name="rules"),
    ]  # fmt: skip
    found = rulings(game).about_card(name)
    made: list[Widget] = [Beside(thumb, Column(told, 10), THUMB if found else LARGE_THUMB)]
    sections = rules(game).about_card(name)
    if sections:
        links = Flow([PlaceLink(f"section:{section.id}", follow) for section in sections])
        made += [Subheading(_("In the rules")), links]
    alike = one.shelf().relatives(name)
    if alike:
        pictured = Flow([Tile(card, follow) for card in alike], 14)
        made += [Subheading(_("See also")), _card_links(alike, follow) if found else pictured]
    return made, ruling_rows(game, found, name, _open_card(follow), _("No question about this card had to be decided."))


# -- lists -------------------------------------------------------------------------------------------------------------
def _card_links(cards: list[str], follow: Follow) -> Widget:
    return Flow([CardLink(card, f"to:card:{card}", _open_card(follow)) for card in cards])


def _listed(game: str, page: str, follow: Follow) -> list[Widget]:
    parts = book(game).shelf().listed(page)
    return [
        widget
        for head, cards in parts
        for widget in (Subheading(head), Flow([Tile(card, follow) for card in cards], 14))
    ]


def _words(game: str, follow: Follow) -> list[Widget]:
    """From A to Z in the language in use."""
    code = language()
    made: list[Widget] = []
    for word in sorted(glossary(game).words.values(), key=lambda one: folded(one.name.get(code))):
        see = places.place_of(word.see, game)
        name = escape(capital(word.name.get(code)))
        said = f"[b|{name}]\n{escape(word.text.get(code))} [b|[@{see}|→\u2009{escape(places.title(see, game))}]]"
        made.append(LinkedText(said, BODY.at(21), follow, f"word:{word.id}"))
    return made


# -- search ------------------------------------------------------------------------------------------------------------
class FoundRow(Widget):
    """A place that was found, and how it begins."""

    role = "link"
    focusable = True
    bleed = 4.0
    TITLE, TEXT = Style("bold", 21, theme.INK_HEAD), theme.ON_PARCHMENT_DIM.at(18)

    def __init__(self, found: places.Found, wanted: str, follow: Follow) -> None:
        super().__init__(f"found:{found.place}")
        self.found, self.rules_at, self.follow = found, found.place, follow
        self.text = found.near(wanted)
        self.height = 64.0

    @property
    def value(self) -> str:
        return self.found.title

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.follow(self.found.place)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.ui.focus is self:
            canvas.rounded(self.box, theme.PARCHMENT_LIGHT, 255, 8, theme.GOLD_DEEP, 200, 1.4)
        upper, lower = self.box.inset(12, 5).cut_top(28)
        text = canvas.pens.text
        kind, upper = upper.cut_right(text.width(self.found.kind, self.TEXT), 16)
        canvas.text(self.found.kind, kind.x, kind.cy, self.TEXT)
        canvas.text_in(self.found.title, upper, self.TITLE)
        words = text.shortened(self.text, self.TEXT, lower.w)
        canvas.text(words, lower.x, lower.cy, self.TEXT)


def _found(game: str, text: str, follow: Follow) -> list[Widget]:
    found = places.find(text, game)
    count = len(found)
    said = (
        ngettext("{count} place", "{count} places", count).format(count=count) if count else _("Nothing is like that.")
    )
    return [*_head(_("“{text}”").format(text=text)), RichText(said, theme.ON_PARCHMENT_DIM.at(20), name="found"),
            *(FoundRow(one, text, follow) for one in found)]  # fmt: skip
