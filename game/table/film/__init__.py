"""A game that was played as a film at the real table: forward and back, through whose eyes it may be seen with.

It is a table of a match in which nobody can answer (`FilmMatch`), seen through a `FilmFlow`. Of a game that is over
`Rules.opened` may show everything; of another one only its people's eyes exist. `build_scripts/benches/film.py`
measures.
"""
