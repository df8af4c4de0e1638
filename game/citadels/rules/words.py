"""The option words of Citadels, made once."""

from __future__ import annotations

from typing import Final

from game.kernel.options import option

GOLD: Final = option("gold")
CARDS: Final = option("cards")
INCOME: Final = option("income")
ABILITY: Final = option("ability")
END: Final = option("end")

TYPE: Final = [option("type", n) for n in range(5)]  # the types in the order of box.TYPES
AMOUNT: Final = [option("amount", n) for n in range(20)]
CARD: Final = [option("card", n) for n in range(90)]
SEAT: Final = [option("seat", n) for n in range(8)]
RANK: Final = [option("rank", n) for n in range(10)]
DISTRICT: Final = [option("district", n) for n in range(90)]
BUILD: Final = [option("build", n) for n in range(90)]
USE: Final = [option("use", n) for n in range(90)]
