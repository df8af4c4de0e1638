"""The table's toolkit: everything about playing at one screen that is the same for every game.

The table screen owns the course of the match (`flow`), what is offered and selected, and the parts that every game has.
What is a game's own comes from its `Look`: a `Board` (`board`: its widgets, the places of everything, what they show,
where the things of a seat lie) and, for each event, what moves. A game without a look gets the board of its zones
(`zones`), or `PlainBoard`. A default panel presents any ask from the kinds of its options, so a new rule needs no new
widget to be playable. A click, a key and a button all call the same action: answer an option. A screen that is opened
is imported where it is opened, or named in `routes`.

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
