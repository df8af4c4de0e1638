"""What an answer of La Città leads to, as far as its seat can know: figures before and after, hints side by side."""
