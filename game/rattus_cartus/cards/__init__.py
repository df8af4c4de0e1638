"""The faces of the cards of Rattus Cartus: pictures, frames, signs, names and texts put together at run time."""
