"""The faces of the cards of Citadels: pictures, frames, numerals, names and texts put together at run time."""
