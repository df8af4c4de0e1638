"""The table's toolkit: everything about playing at one screen that is the same for every game.

It is built in layers, and none knows one above it, not even for a type:

1. What is shown and asked now: the course of the match (`flow`), `words` and `names`, offers and marks (`asking`), the
   lines of the `log`; and widgets that know no table (`hand`, `side`, `faces`, `panels`).
2. The contract (`board`): `Table`, a table as everything on it knows it, with all that can be seen and done there, and
   `Board`, what a game lays on it. What else is a game's own comes with its `BoardTheme`: for each event, what moves. A
   game without a look gets the board of its zones (`zones`), or one with the seats in a row (`boards`).
3. Who serves a table, each an object that lasts as long as it: looking closely (`reading`), picking and dragging
   (`asking`), movements (`motion`), the table for ears (`aloud`), hints (`advice`), hands on phones (`elsewhere`),
   `first_times`, `messages`, `curtain`. Whoever needs another of them is given it.
4. The table with all of them (`served_table`): it takes over each moment, acts, and lets the match go on. `keys` leads
   keys and buttons to it.
5. The table in the window (`screen`) puts the parts in their places; above it stand those of `lessons`, `puzzles` and
   `film`.

A default panel presents any ask from the kinds of its options, so a new rule needs no new widget to be playable. A
click, a key and a button all call the same action: answer an option. A screen that is opened is imported where it is
opened, or named in `routes`.

The stage is the one clock for all that tells. A decision takes effect in the match at once; what it brought is shown in
steps (`log.telling`), and each step is a moment (`motion.motions`). `Flow.begin` releases its events: from then on
View, question and asked seat are those of that moment. `Flow.end`, when everything has landed, lets log, opponents,
losses and first-time tips know of them. Whoever draws or tells at a table asks the flow (`view`, `asked`, `released`,
`told`, `log`, `my_ask`), never the match; `Flow.present` is for names alone. The View of a moment costs nothing until
somebody looks: the answer is given once more to a clone of the state before it (`game.session.moments`), so a rule
tells an event as soon as it has changed the state for it, and not before. Whatever happens meanwhile (another answer,
*Skip ahead*, another window) releases everything; so does a movement that is switched off or fails. Saves, undo and
rules know nothing of it. What the screen of the end tells (`Words.told_at_the_end`) the table never releases.
`tests/games/test_stage.py` watches whole games of all games.

While a curtain is down the table shows what everybody may know (`Match.public_view`). Log, movements and sentences read
the half of an event that is the viewer's: the person's behind the lifted curtain, otherwise the public one. What a
decision showed its own seat alone (`EventText.shows`) waits for "Seen" before the curtain takes it (`Flow.unseen`). The
curtain falls as well while nobody is there (`Screen.left_alone`), and whoever wants enters a PIN before it is lifted.

A question with one answer is answered by itself only where nobody can learn anything from it (`Flow.forced`).
"""
