"""Every finished game is kept: the database of the person who plays (ADR 10), figures and ratings out of it.

When the end is shown, or the match is left after it, the last state goes to a thread (`errands`), which plays the
answers once more for the game's `ledger` and writes game, sums and ratings in one transaction. At the start finished
saves that are not recorded yet are taken in. Screens only ask (`reading`). Lessons and puzzles are not recorded.
`build_scripts/benches/history.py` measures with 100,000 games, `build_scripts/torture.py --histories N` spoils files.
"""
