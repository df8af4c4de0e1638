"""Movement: what flies over the table, and what is not shown before it lands.

Movements come from events alone, never from comparing states (`Look.moves`, made of `flight` over the board). Within a
moment, what is still on its way is hidden or not counted yet (`lag`), and whatever happens meanwhile simply lets
everything land. A click or Space completes one step. A board that shows a whole stretch event by event follows the
pictures (`following`): that of La Città draws the View before the stretch, carried on by the events seen so far, and
says on the parchment what they mean (`Board.told`, `Board.tells`). A loss is said once: what the board tells no message
says, and what a message says the herald does not.
"""
