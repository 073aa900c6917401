"""Models of the screens of the trick game."""
