"""Played by ear: the tree of what is shown, for the reader of the system (Orca, NVDA, VoiceOver ...).

`hearing` has the words widgets are made of for ears (kinds and states), `ears` what is said the moment it happens.
"""
