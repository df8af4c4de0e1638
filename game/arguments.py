"""The command line parser of every command: clear errors that name what was probably meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """` Did you mean X?` for a word close to a known one, else nothing."""
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), n=1)
    return f" Did you mean {close[0]}?" if close else ""


class Parser(argparse.ArgumentParser):
    """An argument parser that ends with code 2 and one sentence, and never guesses at shortened options."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        settings.setdefault("allow_abbrev", False)
        super().__init__(*arguments, **settings)

    def error(self, message: str) -> NoReturn:
        """End the program: what is wrong, what was probably meant, where to read more."""
        hint = self._hint(message)
        sentence = message.rstrip(".")
        self.exit(2, f"{self.prog}: {sentence}.{hint} `{self.prog} --help` lists the options.\n")

    def _hint(self, message: str) -> str:
        if message.startswith("unrecognized arguments:"):
            options = [option for action in self._actions for option in action.option_strings]
            for word in message.partition(":")[2].split():
                if hint := did_you_mean(word.partition("=")[0], options):
                    return hint
        if choice := re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message):
            return did_you_mean(choice[1], [word.strip("'") for word in choice[2].split(", ")])
        return ""
