"""The loop of whoever develops: the real window that takes over what changes in the checkout, and a panel over it.

`command` opens it, `watching` finds changed files, `reading_anew` takes them over, `panel` shows what goes on, and
`scenarios` sets a table as a rule scenario says. Nothing of this is shipped.
"""
