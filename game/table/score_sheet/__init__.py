"""The end of a game of any kind: who has won, what for, and what comes next.

A game tells its result as a `Sheet` (columns, lines, title, told, close) and gets all the rest: towers that grow line
by line, the exact figures, two large buttons with the ways back into the game, and a panorama that a game may paint.
What only one game has (the nun row, the growth of the citizens) is a page of the sheet.

Nothing of the result is told before it is counted: the towers stand in the order of the seats, the panorama asks who
will have won, and sentences, crown, sounds and farewells come after the last line.
"""
