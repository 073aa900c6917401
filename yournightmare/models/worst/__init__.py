"""Models of the screens of Your Worst Nightmare."""
