"""Every sound and all music of the game, made by code. See docs/sound.md."""
