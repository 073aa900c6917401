"""Your Nightmare: three tabletop games about fear in one box."""

__version__ = "0.1.0"
