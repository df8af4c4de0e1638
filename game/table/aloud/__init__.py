"""The table for ears: what everything on it is called, in which order it is heard, and what is said as it happens.

`areas` has the parts of a table in the order of hearing, `called` the words of its things, `news` what is said the
moment it is shown. All of it goes by the View of the stage, as the pictures do: nothing is heard before it is shown,
and nothing that the person before the screen may not see.
"""
