"""The sound workshop: every sound of the house, reckoned out of oscillators and noise."""
