"""The option words of Citadels, made once."""

from __future__ import annotations

from game.kernel.options import option

GOLD = option("gold")
CARDS = option("cards")
INCOME = option("income")
ABILITY = option("ability")
END = option("end")

TYPE = [option("type", n) for n in range(5)]  # the types in the order of box.TYPES
AMOUNT = [option("amount", n) for n in range(20)]
CARD = [option("card", n) for n in range(90)]
SEAT = [option("seat", n) for n in range(8)]
RANK = [option("rank", n) for n in range(10)]
DISTRICT = [option("district", n) for n in range(90)]
BUILD = [option("build", n) for n in range(90)]
USE = [option("use", n) for n in range(90)]
