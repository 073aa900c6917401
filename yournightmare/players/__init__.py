"""Computer players, and games they play among themselves. They see a view, never a state."""
