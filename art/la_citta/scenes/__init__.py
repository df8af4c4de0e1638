"""Pictures as large as a screen or a page."""
