"""The faces of the cards of La Città: pictures, frames, signs, names and texts put together at run time."""
