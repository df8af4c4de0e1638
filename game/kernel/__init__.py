"""What every game is made of: a stack of asks and dos in plain data (`steps`), words that answer (`options`), what
happened (`events`), chance (`rng`). It knows no word of any rulebook.

An answer is an option and the number of its ask, which is how many answers were given so far. After an undo, a load or
the death of a bot's worker a late answer carries an old number and is refused. An option is never an index: an index
means something else in another version. Its kind, the word before the colon, is what the default panel, the text game,
the journal, the log and a bot's search read.

Legality and its reason are one function: it takes game, seat and option and returns the first obstacle as a constant,
or None. `g.offer` filters candidates with it and remembers its name in the frame; `g.why_not` calls it again for
something that is not offered. Where all candidates are known to be allowed `g.put` asks without filtering, and names
the function all the same. A test plays random games: offered if and only if without problem. A reason may use only what
the seat can see. A choice of several things is made one by one and ends with `done`; such asks carry a `group`, and the
table shows them as one dialog. Where skipping a question would tell the others something it is asked, even if only
`pass` can be answered.

House rules for steps:

1. A step is straight-line and short, and ends by asking, by `do`, or by being finished.
2. A memo holds numbers and words. Frames are never changed once pushed, so clones can share them.
3. A step never changes frames it did not push. An interruption changes the state, and the waiting step looks at it.
4. One verb in reading order: `g.do(me, a, b)` means a, then b.
5. The state is JSON-shaped: lists, string keys, whole numbers, words. No tuples, enums, number keys or sets.
6. Names of steps and problems are part of the save format; renaming one keeps an alias. Digests leave the game's name
   out, so those of before are true; saves up to format 3 had no game in their frames and get it when they are read.
7. Standing exceptions ("this can never be touched") are answers to queries, never an `if` inside a card.
8. Who may interrupt is a window. Rules import modules rather than names from siblings: no import runs in a circle.
9. The gate raises real exceptions. `assert` disappears under optimisation.
10. A loaded state is checked whole: every card in one place, ranges, known names, the memo fits the step, the pending
    options are those the rules would offer. Anything else is a damaged save.

A memo holds only what the asked seat may know, a do-frame only public facts; what is hidden from the asked seat stays
in the state. No View holds another seat's options, how many they are, the name of the waiting step or its memo. A test
fails when a field of the state has no decision in `observe`.

Clarity wins over speed, and still a game of four random bots takes less than a millisecond, by five habits: the name of
a step is made once, when it is registered; what never changes in a game is worked out once, in its box, shared by all
clones and never saved; things without an effect of their own stand in no table of effects; a View, an event, a journal
line is made only when somebody reads it (simulations use `play(state, choose)` around the same gate); what is kept
of a position lies outside the state, together with what it was worked out from, and is used only after comparing that
with what is there now (La Città's `Board.spread`): so nobody has to remember to throw it away, and any clone may ask.
"""
