"""Staged moments outside the window: seen in film strips, measured in rounds and in frames."""
