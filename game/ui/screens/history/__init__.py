"""Looking back: the games that were played, and the figures of them."""
