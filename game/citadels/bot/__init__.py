"""What a computer player knows about Citadels. Everything here sees a View, never the state."""
