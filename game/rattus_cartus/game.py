"""Rattus Cartus, by Åse and Henrik Berg: the table of contents of the game. Each part is read only when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.content.book import Book
    from game.rattus_cartus.ai import RattusCartusAI
    from game.rattus_cartus.hands.form import RattusForm
    from game.rattus_cartus.ledger import RattusCartusLedger
    from game.rattus_cartus.rules import RattusCartus
    from game.rattus_cartus.scenario.language import RattusLanguage
    from game.rattus_cartus.setup.page import RattusPage
    from game.rattus_cartus.setup.set_up import RattusSetUp
    from game.rattus_cartus.table.board_theme import RattusTheme
    from game.rattus_cartus.words.words import RattusWords
    from game.session.deal_code import Packing
    from game.ui.cards import Faces
    from game.ui.input.actions import Action


class RattusCartusPack:
    """The parts of Rattus Cartus (`game.catalog.GamePack`)."""

    id = "rattus_cartus"
    name = "Rattus Cartus"
    pitch = "Win the estates. Beware of the rats."
    author = "Åse & Henrik Berg"
    seats = range(2, 6)
    ahead = ("game.rattus_cartus.bot.normal", "game.rattus_cartus.table.models", "game.rattus_cartus.words.words")

    def rules(self) -> RattusCartus:
        """Rules with the cards of `data/rattus_cartus/cards.yaml`. Raises ContentError for a bad file."""
        from game.rattus_cartus.rules import RattusCartus
        from game.rattus_cartus.validated_cards import checked_cards

        return RattusCartus(checked_cards())

    def ai(self) -> RattusCartusAI:
        """How computers play it."""
        from game.rattus_cartus.ai import RattusCartusAI

        return RattusCartusAI(self.id)

    def packing(self) -> Packing:
        """Its set-ups in the codes of deals."""
        from game.rattus_cartus.packing import RattusCartusPacking

        return RattusCartusPacking(self.id)

    def scenario_language(self) -> RattusLanguage:
        """How its rule scenarios are written."""
        from game import catalog
        from game.kernel.rules import of
        from game.rattus_cartus.rules import RattusCartus
        from game.rattus_cartus.scenario.language import RattusLanguage

        rules = of(RattusCartus, catalog.rules(self.id))
        return RattusLanguage(rules)

    def words(self) -> RattusWords:
        """What its questions and events are in words."""
        from game.rattus_cartus.words.words import RattusWords

        return RattusWords(self.id)

    def book(self) -> Book:
        """What is read about it."""
        from game.rattus_cartus.book import RattusCartusBook

        return RattusCartusBook(self.id)

    def faces(self) -> Faces:
        """How its cards look."""
        from game.rattus_cartus.cards.faces import RattusCartusFaces

        return RattusCartusFaces(self.id)

    def ledger(self) -> RattusCartusLedger:
        """What a finished game tells for looking back."""
        from game.rattus_cartus.ledger import RattusCartusLedger

        return RattusCartusLedger(self.id)

    def set_up(self) -> RattusSetUp:
        """What people choose for a new game."""
        from game.rattus_cartus.setup.set_up import RattusSetUp

        return RattusSetUp(self.id)

    def set_up_page(self) -> type[RattusPage]:
        """Its part of the new-game screen."""
        from game.rattus_cartus.setup.page import RattusPage

        return RattusPage

    def keys(self) -> Sequence[Action]:
        """What is done by keys in no other game."""
        from game.rattus_cartus.table.keys import KEYS

        return KEYS

    def board_theme(self) -> RattusTheme:
        """Its table in the window."""
        from game.rattus_cartus.table.board_theme import RattusTheme

        return RattusTheme(self.id)

    def hands(self) -> RattusForm:
        """The page of a seat on a phone."""
        from game.rattus_cartus.hands.form import RattusForm

        return RattusForm(self.id)
