"""What unique districts ask and tell, in files like those of the rules. `contents` lists them."""
