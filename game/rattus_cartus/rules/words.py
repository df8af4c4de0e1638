"""The option words of Rattus Cartus, made once, and the lists of them that are offered again and again.

A list that is offered is never changed.
"""

from __future__ import annotations

from game.kernel.options import option
from game.rattus_cartus.rules.box import CARDS, NUN_ROW

PLAY_PASS = option("play_pass")
USE, DECLINE = option("use"), option("decline")
MOST_ROW = 3  # buildings in a row

SUPPLY = [option("supply", n) for n in range(MOST_ROW)]
ENTER = [option("enter", n) for n in range(MOST_ROW)]
LOOK = [option("look", n) for n in range(NUN_ROW)]
NUMBER = [option("number", n) for n in range(CARDS + 1)]
CARD = [option("card", n) for n in range(CARDS)]
SEAT = [option("seat", n) for n in range(5)]

SUPPLIES = [SUPPLY[:n] for n in range(MOST_ROW + 1)]  # by the length of the row
ENTERS = [ENTER[:n] for n in range(MOST_ROW + 1)]
ENTERS_OR_PASS = [[*ENTER[:n], PLAY_PASS] for n in range(MOST_ROW + 1)]
NUMBERS = [NUMBER[: n + 1] for n in range(CARDS + 1)]  # 0 to n
LOOKS = [[word for n, word in enumerate(LOOK) if n != barred] for barred in range(-1, NUN_ROW)]  # LOOKS[barred + 1]
USE_OR_DECLINE = [USE, DECLINE]
