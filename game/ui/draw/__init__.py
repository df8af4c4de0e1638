"""Drawing: pictures, typefaces, text and shapes at their final size, the colours of everything, and what moves.

`theme` names every colour; a game's own stand in its `tones`. It has one table of everything that is written on
anything (`GROUNDS`) and one of signs (`SIGNS`): `tests/ui/draw/test_palette.py` checks them, draws screens, measures
each line of text against the pixels under it and fails on a pair that is not in the table. All letters come onto their
ground in `TextSetter.put`. `sight` turns colours and lines into those of high contrast while they are drawn; screens
know nothing of it. What a colour says, an outline, a sign or a letter says too:
`tests/ui/draw/test_colour_blindness.py` simulates three kinds of colour-blind eyes and looks at the cards without their
letters.
"""
