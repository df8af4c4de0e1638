"""Citadels, by Bruno Faidutti: the table of contents of the game. Each part is read only when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.citadels.ai import CitadelsAI
    from game.citadels.hands.form import CitadelsForm
    from game.citadels.ledger import CitadelsLedger
    from game.citadels.rules import Citadels
    from game.citadels.scenario.language import CitadelsLanguage
    from game.citadels.setup.page import CitadelsPage
    from game.citadels.setup.set_up import CitadelsSetUp
    from game.citadels.table.board_theme import CitadelsTheme
    from game.citadels.words.words import CitadelsWords
    from game.content.book import Book
    from game.session.deal_code import Packing
    from game.ui.cards import Faces
    from game.ui.input.actions import Action


class CitadelsPack:
    """The parts of Citadels (`game.catalog.GamePack`)."""

    id = "citadels"
    name = "Citadels"
    pitch = "Gather gold. Hide your face. Raise a city."
    author = "Bruno Faidutti"
    seats = range(2, 9)
    ahead = ("game.citadels.bot.normal", "game.citadels.table.models", "game.citadels.words.asking.choices")

    def rules(self) -> Citadels:
        """Rules with the cards of `data/cards.yaml`. Raises ContentError for a bad file."""
        from game.citadels.rules import Citadels
        from game.citadels.validated_cards import checked_cards

        return Citadels(checked_cards())

    def book(self) -> Book:
        """What is read about it."""
        from game.citadels.book import CitadelsBook

        return CitadelsBook(self.id)

    def faces(self) -> Faces:
        """How its cards look."""
        from game.citadels.cards.faces import CitadelsFaces

        return CitadelsFaces(self.id)

    def ai(self) -> CitadelsAI:
        """How computers play it."""
        from game.citadels.ai import CitadelsAI

        return CitadelsAI(self.id)

    def packing(self) -> Packing:
        """Its set-ups in the codes of deals."""
        from game.citadels.packing import CitadelsPacking

        return CitadelsPacking(self.id)

    def ledger(self) -> CitadelsLedger:
        """What a finished game tells for looking back."""
        from game.citadels.ledger import CitadelsLedger

        return CitadelsLedger(self.id)

    def set_up(self) -> CitadelsSetUp:
        """What people choose for a new game."""
        from game.citadels.setup.set_up import CitadelsSetUp

        return CitadelsSetUp(self.id)

    def set_up_page(self) -> type[CitadelsPage]:
        """Its part of the new-game screen."""
        from game.citadels.setup.page import CitadelsPage

        return CitadelsPage

    def scenario_language(self) -> CitadelsLanguage:
        """How its rule scenarios are written."""
        from game import catalog
        from game.citadels.rules import Citadels
        from game.citadels.scenario.language import CitadelsLanguage
        from game.kernel.rules import of

        rules = of(Citadels, catalog.rules(self.id))
        return CitadelsLanguage(rules)

    def words(self) -> CitadelsWords:
        """What its questions and events are in words."""
        from game.citadels.words.words import CitadelsWords

        return CitadelsWords(self.id)

    def keys(self) -> Sequence[Action]:
        """What is done by keys in no other game."""
        from game.citadels.table.keys import KEYS

        return KEYS

    def board_theme(self) -> CitadelsTheme:
        """Its table in the window."""
        from game.citadels.table.board_theme import CitadelsTheme

        return CitadelsTheme(self.id)

    def hands(self) -> CitadelsForm:
        """The page of a seat on a phone."""
        from game.citadels.hands.form import CitadelsForm

        return CitadelsForm(self.id)
