"""What happened, for those who watch: a public half, and what single seats may know besides."""

from __future__ import annotations

from typing import Any, NamedTuple

Json = Any  # plain data: words, numbers, lists and tables of them; who reads it knows its shape. Nothing else is Json
Facts = dict[str, Json]


class Event(NamedTuple):
    """One thing that happened. `word` says what; `public` holds what everybody saw."""

    word: str
    public: Facts
    for_seat: dict[int, Facts]

    def seen_by(self, seat: int | None) -> Facts:
        """The facts this seat may know; None gives the public half alone."""
        if seat is None or seat not in self.for_seat:
            return self.public
        return {**self.public, **self.for_seat[seat]}
