"""The window: its loop, the stack of screens, settings and sound."""
