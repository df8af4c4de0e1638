"""Small things of the table: nuns, rats, discs, candles, a file each."""
