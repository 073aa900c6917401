"""Models of the Endless Nightmare screens."""
