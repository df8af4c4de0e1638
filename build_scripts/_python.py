"""Refuses a Python that is too old, in words that even such a Python can read. Import this first."""

import sys

OLDEST = (3, 11)


def complaint(version: "tuple[int, ...]") -> str:
    """The sentence for a Python of that version, empty when it is new enough."""
    if version >= OLDEST:
        return ""
    return (
        "Crown & Coin needs Python 3.11 or newer, and this is Python %d.%d: "
        "install a newer one from your system or python.org and start again with it." % version[:2]
    )


if complaint(sys.version_info[:2]):
    sys.exit(complaint(sys.version_info[:2]))
