"""What stands on each page of the rules: a topic, a card, a list, the words, or what was found."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.content.book import book
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import capital, glossary, with_words
from game.ui.lang import _, folded, language, ngettext
from game.ui.screens.gallery import places
from game.ui.screens.gallery.blocks import BODY, Subheading, paragraphs, ruling_rows
from game.ui.screens.gallery.chips import CardLink, Flow
from game.ui.screens.gallery.linked import Follow, LinkedText, PlaceLink, rich
from game.ui.screens.gallery.source import damaged, rules, rulings
from game.ui.screens.reading import CardThumb
from game.ui.widgets import Column, Ornament, RichText, Widget

TITLE = Style("head", 36, theme.INK_HEAD, None, 1.12)
TEXT = BODY.at(23)
THUMB, GAP = 190.0, 30.0  # units: the card beside its rules
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
    """A card, and beside it what is said about it; below it where there is no room."""

    def __init__(self, thumb: Widget, told: Widget) -> None:
        super().__init__("", [thumb, told])

    def _room(self, width: float) -> float:
        """The width of the text beside the card, 0 if it stands below."""
        beside = width - THUMB - GAP
        return beside if beside >= LEAST else 0.0

    def natural(self, width: float) -> tuple[float, float]:
        room = self._room(width)
        high = self.children[1].wanted(room or width)[1]
        return width, max(THUMB * 1.4, high) if room else THUMB * 1.4 + GAP + high

    def arrange(self, box: Box) -> None:
        self.box = box
        thumb, told = self.children
        thumb.arrange(Box(box.x, box.y, THUMB, THUMB * 1.4))
        if self._room(box.w):
            told.arrange(box.cut_left(THUMB, GAP)[1])
        else:
            told.arrange(box.cut_top(THUMB * 1.4, GAP)[1])


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
    found = rulings(game).about_topic(name)
    return made, ruling_rows(game, found, "", _open_card(follow), "") if found else []


def _card(game: str, name: str, follow: Follow, zoom: Callable[[str], None]) -> Rows:
    one, code = book(game), language()
    card = one.cards()[name]
    thumb = CardThumb(name, lambda _card: None, partial(zoom, name))
    told = [
        *_head(card.name.get(code)), RichText(one.shelf().facts(name), theme.ON_PARCHMENT_STRONG.at(20), name="facts"),
        RichText(with_words(paragraphs(card.rules.get(code)), game), BODY.at(22), name="rules"),
    ]  # fmt: skip
    made: list[Widget] = [Beside(thumb, Column(told, 10))]
    sections = rules(game).about_card(name)
    if sections:
        links = Flow([PlaceLink(f"section:{section.id}", follow) for section in sections])
        made += [Subheading(_("In the rules")), links]
    alike = one.shelf().relatives(name)
    if alike:
        made += [Subheading(_("See also")), _card_links(alike, follow)]
    found = rulings(game).about_card(name)
    return made, ruling_rows(game, found, name, _open_card(follow), _("No question about this card had to be decided."))


# -- lists -------------------------------------------------------------------------------------------------------------
def _card_links(cards: list[str], follow: Follow) -> Widget:
    return Flow([CardLink(card, f"to:card:{card}", _open_card(follow)) for card in cards])


def _listed(game: str, page: str, follow: Follow) -> list[Widget]:
    parts = book(game).shelf().listed(page)
    return [widget for head, cards in parts for widget in (Subheading(head), _card_links(cards, follow))]


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
