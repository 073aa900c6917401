"""The house's drawing room: one ink language, written as plain SVG (see README.md)."""
