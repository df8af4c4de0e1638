"""What of a character never changes: all that the box must know of it. What it does is in its own file."""

from __future__ import annotations


class CharacterFacts:
    """These hold unless the character's own file says otherwise."""

    id: str
    income: int | None = None  # the district type that pays it
    builds = 1  # districts it may build in its turn; 0: none at all, in no way
    unlimited: int | None = None  # a district type that does not use the build limit
    may_duplicate = False  # may build districts the city already has
    way: str | None = None  # a way to pay for any district (build.WAYS)
    interrupts_builds = False  # something happens between the payment of a district and its standing
    traces: tuple[str, ...] = ()  # fields of the table that are empty without this character
    gathers_first = False  # gathers before anything else, and goes on with `gathered`
