"""The square below the city, on which the table of Citadels lies: a sky, rows of houses, flagstones.

Four hours from dawn to night, and four densities of the houses: what is built in the game grows on the horizon. Every
denser city has all the houses of the one before at the same places.
"""
