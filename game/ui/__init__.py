"""Layer 5: everything that is drawn and clicked (pygame lives here and in the tables of the games, nowhere else).

Only the main thread touches pygame's surfaces.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is ours
