"""Qt models over sessions: what screens show and what they may ask. No rules live here."""
