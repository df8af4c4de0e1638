"""La Città, by Gerd Fenchel: the table of contents of the game. Each part is read only when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.content.book import Book
    from game.hands.pictures import Painter
    from game.la_citta.ai import LaCittaAI
    from game.la_citta.hands.form import CittaForm
    from game.la_citta.ledger import LaCittaLedger
    from game.la_citta.rules import LaCitta
    from game.la_citta.scenario.language import CittaLanguage
    from game.la_citta.setup.page import CittaPage
    from game.la_citta.setup.set_up import CittaSetUp
    from game.la_citta.table.board_theme import CittaTheme
    from game.la_citta.words.words import LaCittaWords
    from game.session.deal_code import Packing
    from game.table.flow import Flow
    from game.ui.cards import Faces
    from game.ui.input.actions import Action


class LaCittaPack:
    """The parts of La Città (`game.catalog.GamePack`)."""

    id = "la_citta"
    name = "La Città"
    pitch = "Six years, one people, and it moves."
    author = "Gerd Fenchel"
    seats = range(2, 6)
    ahead = ("game.la_citta.bot.normal", "game.la_citta.table.models", "game.la_citta.words.words")

    def rules(self) -> LaCitta:
        """Rules with the cards and maps of `data/la_citta`. Raises ContentError for a bad file."""
        from game.la_citta.content import own_maps
        from game.la_citta.rules import LaCitta
        from game.la_citta.validated_cards import checked_cards

        return LaCitta(checked_cards(), own_maps())

    def ai(self) -> LaCittaAI:
        """How computers play it."""
        from game.la_citta.ai import LaCittaAI

        return LaCittaAI(self.id)

    def packing(self) -> Packing:
        """Its set-ups in the codes of deals."""
        from game.la_citta.packing import LaCittaPacking

        return LaCittaPacking(self.id)

    def scenario_language(self) -> CittaLanguage:
        """How its rule scenarios are written."""
        from game import catalog
        from game.kernel.rules import of
        from game.la_citta.rules import LaCitta
        from game.la_citta.scenario.language import CittaLanguage

        rules = of(LaCitta, catalog.rules(self.id))
        return CittaLanguage(rules)

    def words(self) -> LaCittaWords:
        """What its questions and events are in words."""
        from game.la_citta.words.words import LaCittaWords

        return LaCittaWords(self.id)

    def book(self) -> Book:
        """What is read about it."""
        from game.la_citta.book import LaCittaBook

        return LaCittaBook(self.id)

    def keys(self) -> Sequence[Action]:
        """What is done by keys in no other game."""
        from game.la_citta.table.keys import KEYS

        return KEYS

    def board_theme(self) -> CittaTheme:
        """Its table in the window."""
        from game.la_citta.table.board_theme import CittaTheme

        return CittaTheme(self.id)

    def faces(self) -> Faces:
        """How its cards look."""
        from game.la_citta.cards.faces import LaCittaFaces

        return LaCittaFaces(self.id)

    def ledger(self) -> LaCittaLedger:
        """What a finished game tells for looking back."""
        from game.la_citta.ledger import LaCittaLedger

        return LaCittaLedger(self.id)

    def set_up(self) -> CittaSetUp:
        """What people choose for a new game."""
        from game.la_citta.setup.set_up import CittaSetUp

        return CittaSetUp(self.id)

    def set_up_page(self) -> type[CittaPage]:
        """Its part of the new-game screen."""
        from game.la_citta.setup.page import CittaPage

        return CittaPage

    def hands(self) -> CittaForm:
        """The page of a seat on a phone."""
        from game.la_citta.hands.form import CittaForm

        return CittaForm(self.id)

    def hand_pictures(self) -> Callable[[Flow], Painter]:
        """The map of its pages."""
        from game.la_citta.table.hand_map import MapPainter

        return MapPainter
