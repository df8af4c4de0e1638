"""What each character asks, tells and says on its buttons; one file each, like the rules. `contents` lists them."""
