"""A running game: match, agents, undo, saves, replay. Knows no game by name and draws nothing.

A match goes round: pending ask, agent of that seat, answer, events; it never blocks. A person is an agent that waits
for the table; a bot is one in a process of its own that gets a View and an ask and returns an option. `Match.whole` is
for the session, for tests and for whoever sets the stage of a picture; whoever draws or thinks reads Views,
`Match.public_view`, `Match.progress` and `Match.answered`, and a test looks for others.

In a save the snapshot decides. The journal comes along for replays, and so does who took over which seat when
(`Match.seatings`): from the first players, these changes and the answers of people everything follows again, without
any code of bots. With them go the version of the rules and a hash of the rule facts (a mended translation spoils no
save). After every decision the snapshot goes to one writer thread, which writes the newest one: temporary file, flush
to the disk, rename, keep the previous. Loading does not replay. A right checksum proves nothing: whatever a file says
is held against a schema with limits (`save`), then the rules hold field against field and ask the waiting question once
more. Events that do not fit the table of their shapes cost the log, not the game.

Every game keeps itself in a file of its own (`kept`), finished ones too; of more than 20 the oldest go, finished ones
first. A game being played belongs to one program (`claims`); a second one plays on in a copy. Opening a save writes,
renames and deletes nothing until the table stands. Lists look at saves briefly (`brief`) and read whole only what is
seen. A save is also a film (`film`): a clone of the state is kept every 24 answers, so that any moment is less than a
millisecond of rules away; *Play on from here* is the save of that moment, with the journal up to there and the origin
"film".

The crown, casts and opponents by chance and what opponents say come from the game's own generator in its turn, or from
a salted hash of the seed: no public number shares a seed with a hidden card, and `tests/test_public_chance.py` measures
it.
"""
