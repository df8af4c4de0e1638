"""A text of the data files, in every language."""

from __future__ import annotations

import msgspec

from game.content.languages import INLINE, SHARED, catalogue

DATA = "data"  # context of what stands in the data files: "Keep" is a district there and a button in the code


class Text(msgspec.Struct, frozen=True):
    """What is read on a card or in the rules: written out in the languages of INLINE, in others looked up by the
    English in the catalogue of their game, their `domain`."""

    en: str
    de: str
    domain: str = SHARED

    def get(self, language: str, context: str = DATA) -> str:
        """The text in a language; the English one where that language has none. The context tells texts apart that are
        the same in English only."""
        if language in INLINE:
            text: str = getattr(self, language)
            return text
        return catalogue(language, self.domain).pgettext(context, self.en) if self.en else ""
