"""The faces of the cards of Citadels: pictures, frames, numerals, names and texts put together at run time.

A type of district is said by outline and sign besides its colour, in high contrast or by a setting by its letter, too
(`type_mark`).
"""
