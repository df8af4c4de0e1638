"""Movement: what is staged, what flies over the table, and what is not shown before it lands.

Movements come from events alone, never from comparing states (`BoardTheme.moves`, made of `flight` over the board).
Within a moment, what is still on its way is hidden or not counted yet (`lag`), and whatever happens meanwhile simply
lets everything land. A click or Space completes one step. A board that shows a whole stretch event by event follows
the pictures (`following`): that of La Città draws the View before the stretch, carried on by the events seen so far,
and says on the parchment what they mean (`Board.told`, `Board.tells`). A loss is said once: what the board tells no
message says, and what a message says the herald does not.

**Staged moments.** What matters is seen for a second before it stands in the chronicle. Each moment is one record
(`staged.Staged`), and `BoardTheme.moments` names those of a game; the first that takes an event is its moment. It
plays when its step begins: the table has taken the state over with all that is on its way hidden, then the moment is
seen, then the event's movement (`BoardTheme.moves`), and log, quips and messages follow. The house decides how long it
lasts and how large it is (`staging`): full for what is mine or everybody's, small and quicker between two others, of
middle size where several share the screen; less from the third of its kind in a round on; at most 8 s a round of four;
less or none as the setting says. A moment is a function of a share from 0 to 1, so it never needs to know any of that,
nor a clock:

    def robbed(s: Scene[MyBoard], event: Shown) -> Show | None:
        purse, end = s.board.purse(event.facts["seat"]), s.board.purse(event.facts["thief"])
        if s.large:
            s.darken(lit=[end.inset(-8)])       # first of all: the table as it is, darkened once
            s.words(y=760, start=0.2)           # `said`, in letters with an edge of ink
            s.how_to_go_on()
        s.flight(Flight([s.picture("mine/ui/purse", 120 if s.large else 60)], purse, end, 0, arc=90), 0.1, 0.8)
        s.puffs("spark", end.centered(60, 60), 44, 0.75, 1.0)
        figure = s.put(s.text("+5", FIGURE), end.cx, end.cy)

        def show(t: float) -> None:             # called with rising shares, at last with the one that ends it
            figure.visible = t > 0.75           # a picture that is not there yet is not `visible`
            figure.y = end.cy - 30 * part(t, 0.75, 1.0)

        return show                             # None: all that moves was given to the scene

    ROBBED = Staged(
        name="robbed", words=("robbed",), seen=robbed, still=0.8, full=1200, others=700, heard="mine/robbed",
        whom=lambda facts, eyes: Whom(loses=(facts["seat"],), gains=(facts["thief"],)),
        said=lambda facts, eyes: Said(_("The purse is gone"), _("{name} has it.").format(...)),
        when=lambda facts, eyes: facts["amount"] > 0,
    )

* **Nothing secret**: `said`, `whom` and `seen` read the facts and the View of the eyes before the screen, as all
  movements do; picture, sound and length must be the same for what others may not tell apart.
* **Reduced motion** shows `show(still)` as a still for 700 ms (1100 for what is mine): choose the share whose picture
  says all. High contrast: `s.plain` is true, leave rays, fog and shining out.
* **Cheap**: pictures are made in `seen` at their final size (`s.picture`, `assets.keep`), never in `show`; no whole
  window is blended but by `darken`, which does it once. Moving area below a third of the window.
* What moves besides: `moves="after"` (usual), `"with"`, or `"instead"` where the moment itself shows it (`shows`: of
  which other events of the step, too). Then it holds back what the table would show too soon (`s.hide`, `m.owe`,
  `lag`) and lets it go by `s.at(share, ...)`.
* `together` makes several events of a step one moment, `then` lets others follow it, `first` is its length the first
  time in a game (`s.first`), and what `beats` is seen each time in a round.
* A moment that fails is over at once, with a line in the log; so is one that is switched off or has no time left: then
  the movement and its sound remain. `tests/games/test_moments.py` holds every record of every game against this.
"""
