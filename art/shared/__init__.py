"""Pictures that all games share: screens, panels, pointers, effects, and the portraits of the opponents."""
