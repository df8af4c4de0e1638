"""The pictures of Citadels; `files.py` is their table of contents."""
