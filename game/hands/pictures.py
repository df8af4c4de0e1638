"""The pictures of a table's pages as JPEG: faces of cards, and what else a game draws for them. The one file of hands
that needs pygame.

At most one picture is made at a turn, all faces of the game in the order of its book, whoever holds what; they are
named by their bytes and told of when all of a language are there. So no name, size or time says anything about a hand.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO

import pygame

from game import catalog
from game.content.book import book
from game.hands.form import Pictures, form
from game.kernel.rules import ViewData
from game.table.flow import Flow
from game.ui.draw import theme
from game.ui.draw.scaling import smoothscale
from game.ui.lang import speaking
from game.ui.widgets.base import Toolkit
from game.ui.window.settings import SettingsFile

SMALL, LARGE = 240, 480  # pixels wide: in a hand, and to be read
LAYOUT = "card"
KEPT = 6  # older pictures of a thing that changes, for phones that are still fetching one


class Painter:
    """What a game draws for the pages of one table besides faces (the part `hand_pictures` of its pack makes it); to be
    overridden."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow

    def keys(self, view: ViewData) -> Sequence[tuple[str, Hashable]]:
        """The words of its pictures (`Pictures.drawn`), each with what it shows now: it is drawn anew when that has
        changed. `view` is what everybody may know."""
        return ()

    def paint(self, ui: Toolkit, key: str, view: ViewData) -> pygame.Surface:
        """One of them."""
        raise NotImplementedError


class Gallery:
    """All pictures of one table. Everything happens in the thread of the match, but for `find`."""

    def __init__(self, flow: Flow, ui: Toolkit) -> None:
        self.flow, self.ui = flow, ui
        self.game = flow.match.setup.game
        make: Callable[[Flow], Painter] | None = catalog.part(self.game, "hand_pictures")
        self.painter = (make or Painter)(flow)
        self.revision = 0  # grows when pages have other pictures than before
        self._made: dict[str, bytes] = {}
        self._spoken: dict[str, Spoken] = {}
        self._jobs: deque[tuple[Spoken, str]] = deque()  # language and card; "" when all cards of it are done
        self._painted: dict[str, tuple[Hashable, list[str]]] = {}  # what each shows, and its names, the newest last

    def spoken(self, lang: str) -> Pictures:
        """Those of a language; they come one after the other."""
        if lang not in self._spoken:
            found = self._spoken[lang] = Spoken(self, lang)
            cards = self._cards()
            self._jobs += [(found, card) for card in (*cards, "")]
            painter = self.ui.cards_of(self.game)
            self.ui.assets.pictures.ahead(painter.picture(card) for card in cards)
        return self._spoken[lang]

    def _cards(self) -> list[str]:
        """The cards of the book that are in this game, in its order."""
        inside = set(form(self.game).pictures(self.flow.match.view(None)))
        return [card for card in book(self.game).cards() if not inside or card in inside]

    def find(self, name: str) -> bytes | None:
        """The picture of that name; None where there is none. From any thread."""
        return self._made.get(name)

    @property
    def busy(self) -> bool:
        """Whether the next turn makes one: not while something moves in the window, whose frames it would hold up."""
        return not self.ui.motion.busy and (bool(self._jobs) or self._stale() is not None)

    def _stale(self) -> tuple[str, Hashable] | None:
        """A picture that does not show any more what it is of."""
        found = ((key, shows) for key, shows in self.painter.keys(self.flow.view_of(None))
                 if self._painted.get(key, ((), []))[0] != shows)  # fmt: skip
        return next(found, None)

    def turn(self) -> bool:
        """Makes one picture, if one is wanted and nothing moves in the window: whether it did."""
        if self.ui.motion.busy:
            return False
        stale = self._stale()
        if stale is not None:
            self._paint(*stale, self.flow.view_of(None))
            return True
        if not self._jobs or not self._decoded(self._jobs[0][1]):
            return False
        spoken, card = self._jobs.popleft()
        spoken.make(card) if card else spoken.complete()
        return True

    def _decoded(self, card: str) -> bool:
        """Whether the picture of a card was read in the background, or need not be waited for."""
        pictures = self.ui.assets.pictures
        return not card or pictures.has(self.ui.cards_of(self.game).picture(card)) or not pictures.busy

    def _paint(self, key: str, shows: Hashable, view: ViewData) -> None:
        names = self._painted.get(key, ((), []))[1]
        with self.ui.about(self.game):
            names = [*names, self.keep(self.painter.paint(self.ui, key, view))]
        for name in names[:-KEPT]:
            if name not in names[-KEPT:]:
                self._made.pop(name, None)
        self._painted[key] = shows, names[-KEPT:]
        self.revision += 1

    def painted(self, key: str) -> str:
        """The newest picture of a thing; "" while there is none."""
        names = self._painted.get(key, ((), []))[1]
        return names[-1] if names else ""

    def keep(self, surface: pygame.Surface) -> str:
        """Its name, under which it is found from now on."""
        data = jpeg(surface)
        name = hashlib.sha256(data).hexdigest()[:16]
        self._made[name] = data
        return name


class Spoken(Pictures):
    """The pictures of one language. None has a name before all have one."""

    def __init__(self, gallery: Gallery, lang: str) -> None:
        self.gallery, self.lang = gallery, lang
        self._small: dict[str, str] = {}
        self._large: dict[str, str] = {}
        self._complete = False

    def make(self, card: str) -> None:
        """Puts a face together."""
        gallery = self.gallery
        painter = gallery.ui.cards_of(gallery.game)
        size = LARGE, round(painter.faces.height(LAYOUT, LARGE))
        with speaking(self.lang), gallery.ui.about(gallery.game), impatient(gallery.ui):
            made = painter.faces.compose(gallery.ui, card, LAYOUT, size, painter.picture(card))
        self._large[card] = gallery.keep(made)
        small = SMALL, round(SMALL * size[1] / size[0])
        self._small[card] = gallery.keep(smoothscale(made, small))

    def complete(self) -> None:
        """All are there."""
        self._complete = True
        self.gallery.revision += 1

    def of(self, card: str) -> str:
        return self._small.get(card, "") if self._complete else ""

    def large(self, card: str) -> str:
        return self._large.get(card, "") if self._complete else ""

    def drawn(self, key: str) -> str:
        return self.gallery.painted(key)

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self._small.values())) if self._complete else ()


@contextmanager
def impatient(ui: Toolkit) -> Iterator[None]:
    """Meanwhile pictures that were read in the background, at half their size, do: nothing waits for a file."""
    pictures = ui.assets.pictures
    before, pictures.patient = pictures.patient, False
    try:
        yield
    finally:
        pictures.patient = before


def jpeg(surface: pygame.Surface) -> bytes:
    """A picture as JPEG, on night where it is clear."""
    ground = pygame.Surface(surface.get_size())
    ground.fill(theme.INK)
    ground.blit(surface, (0, 0))
    data = BytesIO()
    pygame.image.save(ground, data, "picture.jpg")
    return data.getvalue()


def unseen() -> Toolkit:
    """What pictures are made with where there is no window: in the text game."""
    pygame.font.init()
    return Toolkit((1280, 720), SettingsFile())
