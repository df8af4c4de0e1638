"""What lies over the table or beside it in every game, as widgets: they know words and pictures, and no table."""
